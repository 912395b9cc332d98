// The forms in which something is typed: what was typed stays, whatever the hall answers and whatever takes the form's place.
"use strict";

// An answer of the hall as a page, and what that says of a request that is refused.
export const read = async (said) => new DOMParser().parseFromString(await said.text(), "text/html");
export const refusal = (page, said, words) => page.querySelector("[role=alert]")?.textContent ?? `${words.error} (${said.status})`;

// Sends these forms from the page that they are on: where one is refused it stays as it was typed, and why stands beside it.
export function sendInPlace(root, selector, words) {
  root.addEventListener("submit", async (event) => {
    const own = event.target;
    if (!own.matches(selector)) return;
    event.preventDefault();
    // Who taps twice sends once.
    if (own.ariaBusy) return;
    own.ariaBusy = "true";
    const body = new URLSearchParams(new FormData(own));
    if (event.submitter?.name) body.set(event.submitter.name, event.submitter.value);
    own.querySelector("[role=alert]")?.remove();
    let why = words.undecided;
    try {
      const said = await fetch(own.action, { method: "POST", body, headers: { Accept: "text/html" } });
      if (said.ok) return location.assign(said.url);
      why = refusal(await read(said), said, words);
    } catch {
      // The network is gone: the sentence is that of this page.
    } finally {
      own.ariaBusy = null;
    }
    const note = document.createElement("p");
    note.className = "need";
    note.setAttribute("role", "alert");
    note.textContent = why;
    own.append(note);
    note.scrollIntoView({ block: "nearest" });
  });
}

// Remembers by its fields what is typed below `root`. Returns what puts it into the fields of a part that takes the place of
// another one, and what forgets it.
export function remember(root) {
  const typed = new Map();
  // Two forms may have fields of one name: their identifiers tell them apart.
  const key = (input) => (input.type === "checkbox" ? `${input.name}=${input.value}` : input.id || input.name);
  root.addEventListener("input", ({ target }) => {
    if (target.name) typed.set(key(target), target.type === "checkbox" ? target.checked : target.value);
  });
  const restore = (part) => {
    for (const input of part.querySelectorAll("input:not([type=hidden], [type=file]), select, textarea")) {
      const value = typed.get(key(input));
      if (value === undefined) continue;
      if (input.type === "checkbox") input.checked = value;
      else if (input.type === "radio") input.checked = input.value === value;
      else input.value = value;
    }
    for (const { id } of root.querySelectorAll("details[open][id]")) part.querySelector(`#${id}`)?.setAttribute("open", "");
  };
  return { restore, forget: () => typed.clear() };
}
