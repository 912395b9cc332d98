// The camera page of a phone: takes pictures, sends those that show something new, and shows what the program answers.
// A picture that cannot be sent is dropped: the next one is newer.
'use strict';

const WHOLE_EVERY = 5000; // Milliseconds after which a whole picture is sent also where nothing has changed.
const SEND_LIMIT = 4000; // How long a picture may take to be sent, in milliseconds.
const RETRY = 700; // The pause after one that could not be sent.
const THUMB = 3 / 16; // The longer side of the picture that is compared, as a part of that of the picture that is sent.
const LEVELS = 16; // A pixel of it has changed where its brightness differs by more, of 255,
const PIXELS = 2; // and the picture where so many have.
const DIM_AFTER = 60000; // Milliseconds without a touch after which the screen is dimmed once the board is found.
const LOW = 0.2; // The charge below which the battery is warned of.

const $ = (id) => document.getElementById(id);
const words = JSON.parse(document.body.dataset.words);
const token = location.hash.slice(1);
const phone = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
const video = $('picture');
const canvas = document.createElement('canvas');
const thumb = document.createElement('canvas');
const thumbPen = thumb.getContext('2d', { willReadFrequently: true });

let track = null;
let side = 1280;
let sent = null; // The brightness of the thumb of the last whole picture.
let sentAt = -Infinity;
let number = 0; // Of the last whole picture. One that is overtaken on its way is known by it.
let touched = performance.now();
let isOther = false; // Another phone is the camera.
let isOver = false; // The recording is.
let isRunning = false;
let isLocked = false;
let wake = null;

const write = (element, text) => { if (element.textContent !== text) element.textContent = text; };
// The dark screen says what the bright one does: what is wrong is not hidden under it.
const darken = () => write($('dark'), [$('state').textContent, $('note').textContent, words.dimmed].filter(Boolean).join('\n'));
const say = (text) => { write($('state'), text); darken(); };
const note = (text) => { $('note').hidden = !text; write($('note'), text); darken(); };
const pause = (time) => new Promise((done) => setTimeout(done, time));

function post(path, body, more) {
  return fetch(path, {
    method: 'POST', body, cache: 'no-store', credentials: 'omit', referrerPolicy: 'no-referrer',
    headers: {
      authorization: `Bearer ${token}`, 'x-phone': phone, 'x-number': number, ...(body ? { 'content-type': 'image/jpeg' } : {}),
    },
    ...more,
  });
}

// Says why nothing comes; also while the page is being closed.
const trouble = (why) => { if (!isOther && !isOver) post(`/trouble/${why}`, null, { keepalive: true }).catch(() => {}); };

async function startCamera() {
  $('again').hidden = true;
  if (!navigator.mediaDevices) { say(words.insecure); return false; }
  try {
    const wanted = { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } };
    const stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
    if (track) { track.onended = null; track.stop(); }
    track = stream.getVideoTracks()[0];
    track.onended = () => { track = null; lost(words.noCamera); };
    video.srcObject = stream;
    await video.play().catch(() => {});
    isLocked = false;
    $('torch').hidden = !(track.getCapabilities && track.getCapabilities().torch);
    $('torch').setAttribute('aria-pressed', 'false');
    return true;
  } catch (error) {
    lost(error.name === 'NotAllowedError' ? words.refused : words.noCamera);
    return false;
  }
}

function lost(why) {
  say(why);
  $('again').hidden = false;
  trouble('no-camera');
}

async function stayAwake() {
  if (!navigator.wakeLock) { note(words.stays); return; }
  try { wake = await navigator.wakeLock.request('screen'); } catch { note(words.stays); }
}

// Focus and exposure stay as they are once the board is found, and are free while it is looked for.
async function lock(isFound) {
  if (isFound === isLocked || !track || !track.getCapabilities) return;
  isLocked = isFound;
  const can = track.getCapabilities();
  const mode = isFound ? 'manual' : 'continuous';
  const set = {};
  for (const what of ['focusMode', 'exposureMode', 'whiteBalanceMode']) if ((can[what] || []).includes(mode)) set[what] = mode;
  if (Object.keys(set).length) await track.applyConstraints({ advanced: [set] }).catch(() => {});
}

function fit(width, height, longest) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return [Math.round(width * scale), Math.round(height * scale)];
}

// The brightness of each pixel of the picture, made small.
function look() {
  const [width, height] = fit(video.videoWidth, video.videoHeight, side * THUMB);
  if (thumb.width !== width || thumb.height !== height) { [thumb.width, thumb.height] = [width, height]; sent = null; }
  thumbPen.imageSmoothingQuality = 'medium';
  thumbPen.drawImage(video, 0, 0, width, height);
  const { data } = thumbPen.getImageData(0, 0, width, height);
  const seen = new Int16Array(width * height);
  for (let i = 0; i < seen.length; i += 1) seen[i] = (data[4 * i] * 3 + data[4 * i + 1] * 6 + data[4 * i + 2]) / 10;
  return seen;
}

function hasChanged(seen) {
  if (!sent || sent.length !== seen.length) return true;
  let changed = 0;
  for (let i = 0; i < seen.length; i += 1) if (Math.abs(seen[i] - sent[i]) > LEVELS && (changed += 1) >= PIXELS) return true;
  return false;
}

async function sendOne() {
  const now = performance.now();
  const seen = look();
  const isWhole = !isOther && (hasChanged(seen) || now - sentAt >= WHOLE_EVERY);
  let picture = null;
  if (isWhole) {
    [canvas.width, canvas.height] = fit(video.videoWidth, video.videoHeight, side);
    canvas.getContext('2d').drawImage(video, 0, 0, canvas.width, canvas.height);
    picture = await new Promise((done) => { canvas.toBlob(done, 'image/jpeg', 0.85); });
    number += 1;
  }
  const answer = await post(isWhole ? '/picture' : '/same', picture, { signal: AbortSignal.timeout(SEND_LIMIT) });
  isOther = answer.status === 409;
  $('take').hidden = !isOther;
  const said = await answer.json().catch(() => ({ say: words.offline, wait: RETRY }));
  if (answer.ok && isWhole) { sent = seen; sentAt = now; }
  if (!answer.ok || said.whole) sent = null;
  side = said.side || side;
  say(said.say);
  if (said.title) { write(document.querySelector('h1'), said.title); document.title = said.title; }
  lock(Boolean(said.found));
  if (said.found && performance.now() - touched > DIM_AFTER) dim(true);
  if (said.over) end();
  return said.wait || RETRY;
}

// The phone may be taken away: its camera and its screen are let go. Where it stays for the next game, a button starts it again.
function end() {
  isOver = true;
  dim(false);
  if (track) { track.onended = null; track.stop(); }
  if (wake) wake.release();
  $('again').hidden = false;
}

async function run() {
  if (isRunning) return;
  isRunning = true;
  while (!isOver) {
    const began = performance.now();
    let wait = RETRY;
    if (track && track.muted) {
      say(words.noCamera);
      trouble('no-camera');
    } else if (track && video.videoWidth && !document.hidden) {
      try { wait = await sendOne(); } catch { say(words.offline); sent = null; }
    }
    await pause(Math.max(0, wait - (performance.now() - began)));
  }
  isRunning = false;
}

function dim(isDark) {
  if (isDark === !$('dark').hidden) return;
  $('dark').hidden = !isDark;
  touched = performance.now();
  (isDark ? $('dark') : $('dim')).focus();
}

async function watchBattery() {
  if (!navigator.getBattery) return;
  const battery = await navigator.getBattery();
  const tell = () => {
    const percent = Math.round(battery.level * 100);
    note(!battery.charging && battery.level <= LOW ? words.battery.replace('{percent}', percent) : '');
  };
  battery.onlevelchange = tell;
  battery.onchargingchange = tell;
  tell();
}

$('again').onclick = async () => {
  if (isOver) stayAwake();
  isOver = false;
  sent = null;
  await startCamera();
  run();
};
$('take').onclick = async () => { await post('/take').catch(() => {}); isOther = false; sent = null; $('take').hidden = true; };
$('dim').onclick = () => dim(true);
$('dark').onclick = () => dim(false);
$('torch').onclick = async () => {
  const isOn = $('torch').getAttribute('aria-pressed') !== 'true';
  try {
    await track.applyConstraints({ advanced: [{ torch: isOn }] });
    $('torch').setAttribute('aria-pressed', String(isOn));
  } catch { $('torch').hidden = true; }
};
for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => { touched = performance.now(); });
addEventListener('pagehide', () => trouble('closed'));
document.addEventListener('visibilitychange', () => {
  if (document.hidden) { trouble('hidden'); return; }
  if (isOver) return;
  stayAwake();
  if (!track || track.readyState === 'ended') startCamera();
});
// The same page with another table's code behind the `#`.
addEventListener('hashchange', () => location.reload());

if (!token) {
  say(words.noToken);
} else {
  stayAwake();
  watchBattery();
  startCamera().then(run);
}
