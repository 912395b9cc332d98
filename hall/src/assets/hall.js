// The hall at a glance: takes the tiles that change from the stream, and keeps those that need a person first.
"use strict";
import { read as pageOf, sendInPlace } from "/forms.js";

const tiles = document.getElementById("tiles");
const stream = document.body.dataset.events;
const isProjector = document.body.classList.contains("projector");
const template = document.createElement("template");

// The page gives the words in its reader's language.
const words = JSON.parse(document.body.dataset.hallWords ?? "{}");
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

function span(seconds) {
  if (seconds < 120) return filled(words.seconds, { n: seconds });
  if (seconds < 7200) return filled(words.minutes, { n: Math.floor(seconds / 60) });
  return filled(words.hours, { n: Math.floor(seconds / 3600) });
}

// Shows how long ago things happened, counted from when the tile came.
function tick() {
  for (const time of document.querySelectorAll("time[data-seconds]")) {
    time.dataset.came ??= String(Date.now());
    const seconds = Number(time.dataset.seconds) + Math.floor((Date.now() - Number(time.dataset.came)) / 1000);
    const text = span(seconds);
    if (time.textContent !== text) time.textContent = text;
  }
}

function summarise() {
  const summary = document.getElementById("summary");
  if (!summary?.dataset.none) return;
  const count = tiles.querySelectorAll("li.needs").length;
  const text = count === 0 ? summary.dataset.none : filled(summary.dataset.some, { n: count });
  if (summary.textContent !== text) summary.textContent = text;
  document.title = count === 0 ? document.title.replace(/^\(\d+\) /, "") : `(${count}) ${document.title.replace(/^\(\d+\) /, "")}`;
}

function place(item) {
  const order = (tile) => (isProjector ? tile.dataset.projected : tile.dataset.order);
  const before = [...tiles.children].find((other) => other !== item && order(other) > order(item));
  if (item.nextElementSibling !== (before ?? null)) tiles.insertBefore(item, before ?? null);
}

function show(tile) {
  template.innerHTML = tile.html;
  const item = template.content.firstElementChild;
  const old = document.getElementById(item.id);
  const hadFocus = old?.contains(document.activeElement);
  if (old) {
    item.hidden = old.hidden;
    // The picture stays until the next one has come.
    const [picture, next] = [old, item].map((tile) => tile.querySelector("img"));
    if (picture.getAttribute("src") !== next.getAttribute("src")) picture.src = next.getAttribute("src");
    picture.alt = next.alt;
    next.replaceWith(picture);
    old.replaceWith(item);
  } else {
    document.getElementById("empty")?.remove();
    tiles.append(item);
  }
  place(item);
  if (hadFocus) item.querySelector("a").focus();
  summarise();
  if (isProjector) showPage();
}

// The projector shows some boards at a time, and turns to the next.
const perPage = 8;
let shownPage = 0;
function showPage() {
  // Where some tables record, the projector shows those alone.
  const recorded = [...tiles.children].filter((item) => "recorded" in item.dataset);
  const all = recorded.length > 0 ? recorded : [...tiles.children];
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  shownPage %= pages;
  all.forEach((item, i) => { item.hidden = Math.floor(i / perPage) !== shownPage; });
  // The style sheet gives so many boards the whole screen.
  const isSeen = (item) => getComputedStyle(item).display !== "none";
  tiles.dataset.boards = pages > 1 ? perPage : [...tiles.children].filter(isSeen).length;
  document.getElementById("page-number").textContent = pages > 1 ? filled(words.of, { at: shownPage + 1, all: pages }) : "";
}

if (stream) {
  tick();
  setInterval(tick, 1000);
  const events = new EventSource(stream);
  events.addEventListener("tile", (event) => { show(JSON.parse(event.data)); tick(); });
  events.addEventListener("doubts", (event) => fill("pairings-doubts", JSON.parse(event.data), "need"));
  events.addEventListener("results", readSoon);
  events.onerror = () => {
    const summary = document.getElementById("summary");
    if (summary) summary.textContent = words.reconnecting;
  };
  events.onopen = () => { if (tiles) summarise(); };
  if (isProjector) {
    showPage();
    setInterval(() => { shownPage += 1; showPage(); }, 12000);
  }
}

// A list with these texts, which stays as it is where it has them.
function fill(id, texts, kind = "") {
  const list = document.getElementById(id);
  if (!list || JSON.stringify([...list.children].map((item) => item.textContent)) === JSON.stringify(texts)) return;
  list.replaceChildren(...texts.map((text) => {
    const item = document.createElement("li");
    item.className = kind;
    item.textContent = text;
    return item;
  }));
}

// When results change, the list of them is read again, every five seconds at most.
function readSoon() {
  readSoon.waiting ??= setTimeout(() => { readSoon.waiting = null; readAgain(); }, 5000);
}

async function readAgain() {
  const page = await read(location.pathname);
  const [results, fresh] = [document, page].map((of) => of?.getElementById("results"));
  if (!results || !fresh || fresh.innerHTML === results.innerHTML) return;
  const focused = results.contains(document.activeElement) ? document.activeElement.getAttribute("href") : null;
  results.replaceChildren(...fresh.children);
  if (focused) results.querySelector(`a[href="${focused}"]`)?.focus();
  document.getElementById("confirmed").replaceChildren(...page.getElementById("confirmed").childNodes);
}

// A page of the hall as it is at this moment, or null where the hall does not answer.
async function read(path) {
  const answer = await fetch(path).catch(() => null);
  return answer?.ok ? pageOf(answer) : null;
}

// What is typed on the page of one table, and beside what is taken back, stays where it is refused. The page of a result keeps its own fields.
sendInPlace(document.body, "main form.kept", document.body.dataset);

// The page of one table: what the organiser sees beyond the game.
document.addEventListener("game", (event) => {
  const needs = (event.detail.needs ?? []).filter((need) => need.kind !== "question").map((need) => need.text);
  fill("needs", needs);
  fillQuestions(event.detail.open_questions ?? [], event.detail.game);
  followMoves(event.detail.moves.length);
  fillPictures(event.detail.pictures ?? []);
  document.getElementById("unheard")?.toggleAttribute("hidden", !event.detail.unheard);
  document.getElementById("unnamed")?.toggleAttribute("hidden", !event.detail.unnamed);
  fill("standing", event.detail.standing ?? [], "need");
});

// The number of the move whose picture is asked for is the newest one, until somebody has typed another.
const wanted = document.getElementById("picture-move");
wanted?.addEventListener("input", () => { wanted.dataset.typed = "true"; });
function followMoves(moves) {
  if (!wanted) return;
  wanted.max = String(moves);
  if (!wanted.dataset.typed) wanted.value = String(moves);
}

// Times in this browser's own zone, and in the language of the page.
for (const time of document.querySelectorAll("time[datetime]")) {
  const at = new Date(time.dateTime);
  if (!Number.isNaN(at.getTime())) time.textContent = at.toLocaleString(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
}

// The pictures that were asked for: when one has come, the part of the page with them is read again.
let shownPictures = null;
async function fillPictures(pictures) {
  const now = JSON.stringify(pictures);
  const hasChanged = shownPictures !== null && shownPictures !== now;
  shownPictures = now;
  const list = document.getElementById("asked");
  if (!hasChanged || !list) return;
  const fresh = (await read(location.pathname))?.getElementById("asked");
  if (fresh) list.replaceChildren(...fresh.children);
}

// The questions, each with a button for every answer or with what became of the answer, as the page has them when it is loaded.
function fillQuestions(questions, game) {
  const list = document.getElementById("questions");
  const shown = JSON.stringify([game, questions]);
  if (!list || list.dataset.shown === shown) return;
  list.dataset.shown = shown;
  const add = (parent, tag, text) => {
    const child = parent.appendChild(document.createElement(tag));
    child.textContent = text;
    return child;
  };
  list.replaceChildren(...questions.map((question) => {
    const item = document.createElement("li");
    add(item, "p", question.text);
    if (question.note) {
      add(item, "p", question.note).className = "answered";
      return item;
    }
    const form = add(item, "form", "");
    form.className = "choose";
    form.method = "post";
    for (const choice of "answers" in list.dataset ? question.choices : []) {
      const button = add(form, "button", choice.text);
      button.type = "submit";
      button.ariaLabel = choice.name;
      button.formAction = `${document.body.dataset.base}/answer?question=${question.id}&answer=${choice.answer}&game=${game}`;
    }
    if (question.picture) {
      const button = add(form, "button", question.picture_text);
      button.type = "submit";
      button.ariaLabel = question.picture_name;
      button.formAction = `${document.body.dataset.base}/picture?question=${question.id}&game=${game}`;
    }
    return item;
  }));
}

// The page behind the address in a table's QR code shows that address, of which the server knows only a part.
const whole = document.querySelector("#address.whole");
if (whole) whole.value = location.href;

// A link can carry a token behind its #, where no server and no log sees it.
const given = location.pathname === "/login" ? location.hash.slice(1) : "";
if (given) {
  history.replaceState(null, "", "/login");
  document.getElementById("token").value = given;
  document.querySelector("form").requestSubmit();
}

// The script that follows the game may have had it before this one was there.
document.dispatchEvent(new Event("game-wanted"));
