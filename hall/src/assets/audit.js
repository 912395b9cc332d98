// Photographs that are sent to be audited: they are taken by the browser's own camera or chosen, and sent as they are.
"use strict";
const form = document.getElementById("audit");
const state = document.getElementById("state");
const answer = document.getElementById("answer");
const field = (id) => document.getElementById(id);

// The pictures of the fill that were taken so far: they vote.
let taken = [];
let sending = null;

// A file may change or go while it is sent: its bytes are read first.
async function parts() {
  const chosen = [];
  for (const stage of ["before", "compensated"]) {
    const file = field(stage)?.files[0];
    if (file) chosen.push([stage, file]);
  }
  for (const file of taken) chosen.push(["final", file]);
  return Promise.all(chosen.map(async ([stage, file]) => [stage, await file.arrayBuffer()]));
}

async function send() {
  sending?.abort();
  const own = new AbortController();
  sending = own;
  state.textContent = form.dataset.reading;
  form.setAttribute("aria-busy", "true");
  try {
    const pictures = await parts();
    const address = new URL(form.dataset.send, location.href);
    address.searchParams.set("parts", pictures.map(([stage, bytes]) => `${stage}:${bytes.byteLength}`).join(","));
    for (const input of form.querySelectorAll("[name]")) {
      if (input.value) address.searchParams.set(input.name, input.value);
    }
    const body = new Blob(pictures.map(([, bytes]) => bytes));
    const said = await fetch(address, { method: "POST", body, headers: { Accept: "text/html" }, signal: own.signal });
    const page = new DOMParser().parseFromString(await said.text(), "text/html");
    const fresh = page.getElementById("answer");
    if (own !== sending) return;
    if (fresh) {
      answer.replaceChildren(...fresh.childNodes);
      state.textContent = "";
      field("verdict")?.focus({ preventScroll: true });
      field("verdict")?.scrollIntoView({ block: "start" });
    } else {
      // What cannot be read is not tried again with the next picture.
      taken.pop();
      answer.replaceChildren();
      state.textContent = page.querySelector("[role=alert]")?.textContent ?? `${form.dataset.error} (${said.status})`;
    }
  } catch (error) {
    if (own === sending && error.name !== "AbortError") state.textContent = form.dataset.unsent;
  } finally {
    if (own === sending) form.removeAttribute("aria-busy");
  }
}

if (form) {
  field("final").addEventListener("change", (event) => {
    const file = event.target.files[0];
    if (!file) return;
    // The same picture may be chosen again.
    taken = [...taken, file].slice(-4);
    event.target.value = "";
    if (field("turn")) field("turn").value = "";
    send();
  });
  form.addEventListener("submit", (event) => { event.preventDefault(); if (taken.length > 0) send(); });
  form.addEventListener("change", (event) => { if (event.target.id !== "final" && taken.length > 0) send(); });
  answer.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.turn) {
      field("turn").value = button.dataset.turn;
      send();
    }
    if (button?.dataset.anew) {
      taken = [];
      form.reset();
      if (field("turn")) field("turn").value = "";
      answer.replaceChildren();
      field("final").focus();
      window.scrollTo(0, 0);
    }
  });
}
