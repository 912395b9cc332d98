// Photographs that are sent to be audited: they are taken by the browser's own camera or chosen, and sent as they are.
"use strict";
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

// Says in the place of the verdict why there is none; an earlier answer is no longer the one that counts.
function refuse(why) {
  mark(true);
  state.textContent = why;
  state.classList.add("refused");
  again.hidden = taken.length === 0;
  state.focus({ preventScroll: true });
  state.scrollIntoView({ block: "start" });
}

// What the page says of a request that is refused.
const refusal = (page, said) => page.querySelector("[role=alert]")?.textContent ?? `${form.dataset.error} (${said.status})`;
const read = async (said) => new DOMParser().parseFromString(await said.text(), "text/html");

// What a sentence is waited for before sending again is offered, in milliseconds.
const LONG = 15000;

// The pictures of the board as it lies, as their bytes: they vote. The form's button begins with a first one, as stones may have been
// moved since; the answer's button adds one. A phone may delete the file of a picture that it has just taken.
let taken = [];
let sending = null;

async function parts() {
  const chosen = [];
  for (const stage of ["before", "compensated"]) {
    const file = field(stage)?.files[0];
    if (file) chosen.push([stage, await file.arrayBuffer()]);
  }
  for (const bytes of taken) chosen.push(["final", bytes]);
  return chosen;
}

// Sends all pictures. `undo` takes back what was chosen last, where that is what cannot be read; whatever else fails is sent again.
async function send(undo) {
  sending?.abort();
  const own = new AbortController();
  sending = own;
  state.textContent = form.dataset.reading;
  state.classList.remove("refused");
  mark(true);
  form.setAttribute("aria-busy", "true");
  again.hidden = true;
  const long = setTimeout(() => { again.hidden = own !== sending; }, LONG);
  try {
    const pictures = await parts();
    const address = new URL(form.dataset.send, location.href);
    address.searchParams.set("parts", pictures.map(([stage, bytes]) => `${stage}:${bytes.byteLength}`).join(","));
    for (const input of form.querySelectorAll("[name]")) {
      if (input.value) address.searchParams.set(input.name, input.value);
    }
    const body = new Blob(pictures.map(([, bytes]) => bytes));
    const said = await fetch(address, { method: "POST", body, headers: { Accept: "text/html" }, signal: own.signal });
    const page = await read(said);
    const fresh = page.getElementById("answer");
    if (own !== sending) return;
    if (fresh) {
      answer.replaceChildren(...fresh.childNodes);
      mark(false);
      state.textContent = "";
      field("verdict")?.focus({ preventScroll: true });
      field("verdict")?.scrollIntoView({ block: "start" });
    } else {
      // What cannot be read is not sent again: the pictures before it are.
      if (undo && (said.status === 413 || said.status === 415)) undo();
      refuse(refusal(page, said));
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
  send(() => { taken = before; });
}

if (form) {
  field("final").addEventListener("change", (event) => take(event.target, []));
  answer.addEventListener("change", (event) => { if (event.target.id === "another") take(event.target, taken); });
  again.addEventListener("click", () => send());
  form.addEventListener("submit", (event) => { event.preventDefault(); if (taken.length > 0) send(); });
  form.addEventListener("change", (event) => {
    const chosen = event.target;
    if (chosen.id === "final" || taken.length === 0) return;
    send(chosen.type === "file" ? () => { chosen.value = ""; } : undefined);
  });
  // What was typed stays where it is refused: why stands beside it.
  answer.addEventListener("submit", async (event) => {
    event.preventDefault();
    const own = event.target;
    const body = new URLSearchParams(new FormData(own));
    if (event.submitter?.name) body.set(event.submitter.name, event.submitter.value);
    own.querySelector("[role=alert]")?.remove();
    let why = form.dataset.undecided;
    try {
      const said = await fetch(own.action, { method: "POST", body, headers: { Accept: "text/html" } });
      if (said.ok) return location.assign(said.url);
      why = refusal(await read(said), said);
    } catch {
      // The network is gone: the sentence is that of this page.
    }
    const note = document.createElement("p");
    note.className = "need";
    note.setAttribute("role", "alert");
    note.textContent = why;
    own.append(note);
    note.scrollIntoView({ block: "nearest" });
  });
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
