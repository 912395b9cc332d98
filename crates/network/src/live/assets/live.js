// Follows the game: takes the newest state from /events, and shows it, or an earlier move while the reader is there.
"use strict";
const by = (id) => document.getElementById(id);
const board = by("board");
// The path below which the game's addresses lie.
const base = document.body.dataset.base ?? "";
// The newest state, and the move that is shown; null: the newest.
let game = null;
let shown = null;
let connected = false;

const players = (g) => JSON.stringify([g.black, g.white, g.black_rank, g.white_rank, g.event, g.round, g.table]);
// The page gives the words in its reader's language. {NAME} is filled in.
const words = JSON.parse(document.body.dataset.words);
const say = (word, values) => words[word].replace(/\{(\w+)\}/g, (_, name) => values[name]);
const played = (m) => say(m.color, { point: m.point === "pass" ? words.pass : m.point });

function status() {
  if (game.waiting_for_referee) return words.waiting;
  const last = game.moves[game.moves.length - 1];
  if (game.state === "playing") return last ? say("move", { move: last.move, played: played(last) }) : words.begins;
  if (game.state === "ended" && game.result) return say("result", { result: game.result });
  return (game.state === "preparing" && by("state").dataset.preparing) || words[game.state];
}

// What a player has captured, and the time used in seconds where it is known, as the page has it without this script.
function captured(prisoners, used) {
  if (used === null) return say("captured", { prisoners });
  const two = (n) => String(n).padStart(2, "0");
  const time = `${Math.floor(used / 3600)}:${two(Math.floor(used / 60) % 60)}:${two(used % 60)}`;
  return say("capturedAndTime", { prisoners, time });
}

// Whether no move comes any more.
const isOver = () => game !== null && ["ended", "counting", "stopped"].includes(game.state);
// Whether moves come at this moment: nothing is live before the game and after it.
const isLive = () => game !== null && game.state !== "preparing" && !isOver() && !game.no_picture_since;

// Says whether the page is live, behind, or without a connection; nothing after the end, when nothing more comes.
function connection() {
  const silence = game?.no_picture_since ? say("noPicture", { time: game.no_picture_since }) : "";
  setText("silence", silence);
  const link = by("link");
  if (!link) return;
  setText("link", !connected ? words.reconnecting : silence || (isOver() ? "" : link.dataset.link));
  link.classList.toggle("lost", !connected || silence !== "");
}

function setText(id, text) {
  const element = by(id);
  if (element && element.textContent !== text) element.textContent = text;
}

function draw() {
  if (!game) return;
  const newest = game.moves.length;
  const at = shown === null ? newest : Math.min(shown, newest);
  const numbers = by("numbers") && by("numbers").checked ? "&numbers=1" : "";
  const source = `${base}/board.svg?version=${game.version}&move=${at}${numbers}`;
  if (board.getAttribute("src") !== source) board.src = source;
  const move = game.moves[at - 1];
  board.alt = move ? say("afterMove", { move: at, played: played(move) }) : words.beforeMoves;
  setText("state", status());
  setText("place", shown !== null ? say("of", { at, all: newest }) : isLive() ? say("live", { at }) : String(at));
  const prisoners = game.captures_after[at];
  ["black", "white"].forEach((color, i) =>
    setText(`captures-${color}`, captured(prisoners[i], game.time_used[color])));
  connection();
  const list = by("moves");
  if (!list) return;
  game.moves.forEach((m, i) => {
    const item = list.children[i] || list.appendChild(document.createElement("li"));
    const text = played(m);
    if (item.textContent !== text) item.textContent = text;
    item.classList.toggle("current", i === at - 1);
  });
  while (list.children.length > newest) list.lastChild.remove();
  const current = list.querySelector(".current");
  if (current) list.scrollTop = current.offsetTop - list.clientHeight / 2;
}

function go(to) {
  if (!game) return;
  const newest = game.moves.length;
  const target = Math.max(0, to);
  shown = target >= newest ? null : target;
  draw();
}

const place = () => (shown === null ? game.moves.length : shown);
const steps = {
  first: () => go(0),
  back: () => game && go(place() - 1),
  forward: () => game && go(place() + 1),
  last: () => go(Infinity),
};
for (const [id, step] of Object.entries(steps)) by(id)?.addEventListener("click", step);
by("numbers")?.addEventListener("change", draw);
const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
document.addEventListener("keydown", (event) => {
  if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey) return;
  // In a field the arrows move its mark.
  if (event.target.matches("input:not([type=checkbox]), textarea, select")) return;
  event.preventDefault();
  steps[keys[event.key]]();
});
let touched = null;
board.addEventListener("touchstart", (event) => {
  // Two fingers zoom.
  touched = event.touches.length === 1 ? event.touches[0] : null;
}, { passive: true });
board.addEventListener("touchend", (event) => {
  if (!touched) return;
  const across = event.changedTouches[0].clientX - touched.clientX;
  const down = event.changedTouches[0].clientY - touched.clientY;
  if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) steps[across > 0 ? "back" : "forward"]();
  touched = null;
}, { passive: true });

// A state that goes on from the one before has the new moves and what has changed alone.
function completed(next) {
  if (next.from === undefined || !game) return next;
  next = { ...game, ...next };
  next.moves = [...game.moves.slice(0, next.from), ...next.moves];
  next.captures_after = [...game.captures_after.slice(0, next.from + 1), ...next.captures_after];
  return next;
}

const events = new EventSource(`${base}/events?moves=new`);
events.addEventListener("state", (event) => {
  connected = true;
  const next = completed(JSON.parse(event.data));
  // Another game: its names are part of the page.
  if (game && players(game) !== players(next)) location.reload();
  game = next;
  draw();
  hand();
});
// Gives the game to the scripts that follow it, also to one that comes later and asks for it.
function hand() {
  if (game) document.dispatchEvent(new CustomEvent("game", { detail: game }));
}
document.addEventListener("game-wanted", hand);
events.onerror = () => { connected = false; connection(); };
events.onopen = () => { connected = true; connection(); };
// Without scripts the buttons do nothing, and are not shown.
const nav = document.querySelector("nav[hidden]");
if (nav) nav.hidden = false;
