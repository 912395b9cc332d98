// Photographs that are sent to be audited: they are taken by the browser's own camera or chosen, and sent as they are.
"use strict";
import { read, refusal, remember, sendInPlace } from "/forms.js";

const form = document.getElementById("audit");
const state = document.getElementById("state");
const answer = document.getElementById("answer");
const again = document.getElementById("again");
const field = (id) => document.getElementById(id);

// Marks what stands there as the answer to earlier photographs, or to those that are shown.
function mark(isEarlier) {
  answer.classList.toggle("earlier", isEarlier && answer.childElementCount > 0);
  field("earlier").hidden = !answer.classList.contains("earlier");
}

// Offers to send again: the same pictures, or where one of them could not be read, those without it.
function offerAgain(isOffered) {
  again.textContent = leftOut.size > 0 ? form.dataset.without : form.dataset.again;
  again.hidden = !isOffered;
}

// Says in the place of the verdict why there is none; an earlier answer is no longer the one that counts.
function refuse(why) {
  mark(true);
  state.textContent = why;
  state.classList.add("refused");
  offerAgain(taken.length > 0);
  state.focus({ preventScroll: true });
  state.scrollIntoView({ block: "start" });
}

// What a sentence is waited for before sending again is offered, in milliseconds.
const LONG = 15000;

// The pictures of the board as it lies, as their bytes: they vote. The form's button begins with a first one, as stones may have been
// moved since; the answer's button adds one. A phone may delete the file of a picture that it has just taken.
let taken = [];
let sending = null;

// By the names of their inputs: the pictures that were chosen and not read yet, with what takes each back; and those that could not be
// read, with why, without which the others are judged then, as the page and the slip say.
const unread = new Map();
const leftOut = new Map();

const typed = remember(answer);

async function parts() {
  const chosen = [];
  for (const stage of ["before", "compensated"]) {
    const file = field(stage)?.files[0];
    if (file) chosen.push([stage, await file.arrayBuffer()]);
  }
  for (const bytes of taken) chosen.push(["final", bytes]);
  return chosen;
}

// Sends all pictures. What cannot be read is left out of the next; whatever else fails is sent again.
async function send() {
  sending?.abort();
  const own = new AbortController();
  sending = own;
  state.textContent = form.dataset.reading;
  state.classList.remove("refused");
  mark(true);
  form.setAttribute("aria-busy", "true");
  again.hidden = true;
  const long = setTimeout(() => offerAgain(own === sending), LONG);
  try {
    const pictures = await parts();
    const address = new URL(form.dataset.send, location.href);
    address.searchParams.set("parts", pictures.map(([stage, bytes]) => `${stage}:${bytes.byteLength}`).join(","));
    if (leftOut.size > 0) address.searchParams.set("left-out", [...leftOut].map((part) => part.join(":")).join(","));
    for (const input of form.querySelectorAll("[name]")) {
      if (input.value) address.searchParams.set(input.name, input.value);
    }
    const body = new Blob(pictures.map(([, bytes]) => bytes));
    const said = await fetch(address, { method: "POST", body, headers: { Accept: "text/html" }, signal: own.signal });
    const page = await read(said);
    const fresh = page.getElementById("answer");
    if (own !== sending) return;
    if (fresh) {
      unread.clear();
      typed.restore(fresh);
      answer.replaceChildren(...fresh.childNodes);
      mark(false);
      state.textContent = leftOut.size > 0 ? form.dataset.leftOut : "";
      field("verdict")?.focus({ preventScroll: true });
      field("verdict")?.scrollIntoView({ block: "start" });
    } else {
      if (said.status === 413) leaveOut("too-large");
      if (said.status === 415) leaveOut("unreadable");
      refuse(refusal(page, said, document.body.dataset));
    }
  } catch (error) {
    if (own === sending && error.name !== "AbortError") refuse(form.dataset.unsent);
  } finally {
    clearTimeout(long);
    if (own === sending) form.removeAttribute("aria-busy");
  }
}

// Takes the picture that was chosen with an input, beside those of `others`.
async function take(input, others) {
  const file = input.files[0];
  if (!file) return;
  let bytes;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    refuse(form.dataset.unread);
    return;
  }
  // The same picture may be chosen again.
  input.value = "";
  const before = taken;
  taken = [...others, bytes].slice(-4);
  if (field("turn")) field("turn").value = "";
  chosen("final", () => { taken = before; });
  send();
}

// Notes that a picture was chosen with the input of this name, and how it is taken back.
function chosen(name, takeBack) {
  leftOut.delete(name);
  unread.set(name, takeBack);
}

// Takes back what was chosen and cannot be read.
function leaveOut(why) {
  for (const [name, takeBack] of unread) {
    takeBack();
    leftOut.set(name, why);
  }
  unread.clear();
}

if (form) {
  field("final").addEventListener("change", (event) => take(event.target, []));
  answer.addEventListener("change", (event) => { if (event.target.id === "another") take(event.target, taken); });
  again.addEventListener("click", () => send());
  form.addEventListener("submit", (event) => { event.preventDefault(); if (taken.length > 0) send(); });
  form.addEventListener("change", ({ target }) => {
    if (target.id === "final") return;
    if (target.type === "file") chosen(target.id, () => { target.value = ""; });
    if (taken.length > 0) send();
  });
  sendInPlace(answer, "form", document.body.dataset);
  answer.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.turn) {
      field("turn").value = button.dataset.turn;
      send();
    }
    if (button?.dataset.anew) {
      sending?.abort();
      sending = null;
      taken = [];
      unread.clear();
      leftOut.clear();
      typed.forget();
      form.reset();
      form.removeAttribute("aria-busy");
      again.hidden = true;
      state.textContent = "";
      state.classList.remove("refused");
      if (field("turn")) field("turn").value = "";
      answer.replaceChildren();
      mark(false);
      field("final").focus();
      window.scrollTo(0, 0);
    }
  });
}
