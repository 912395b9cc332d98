"""From a scene to what each network is shown and should say."""

import cv2
import numpy as np

from nets import PROPOSER_HEIGHT, PROPOSER_STRIDE, PROPOSER_WIDTH, READER_CELLS, READER_PIXELS
from render import BLACK, COVERED, EMPTY, IGNORE, OUTSIDE

SPREAD = 0.8
OFFSETS = np.stack(np.meshgrid(np.arange(-2, 3), np.arange(-2, 3)), -1).reshape(-1, 2)


def normalised(image):
    """The picture as the networks take it: each channel to mean 0 and deviation 1, (3, h, w)."""
    x = image.astype(np.float32)
    return ((x - x.mean((0, 1))) / (x.std((0, 1)) + 8)).transpose(2, 0, 1)


def apply(h, xy):
    q = np.concatenate([xy, np.ones(xy.shape[:-1] + (1,))], -1) @ h.T
    return q[..., :2] / q[..., 2:]


def splat(heat, positions):
    """Raises `heat` to a small bell around each position."""
    if not len(positions):
        return
    cell = np.floor(positions).astype(int)
    where = cell[:, None] + OFFSETS[None]
    apart = ((where + 0.5 - positions[:, None]) ** 2).sum(-1)
    inside = (where >= 0).all(-1) & (where < [heat.shape[1], heat.shape[0]]).all(-1)
    np.maximum.at(heat, (where[inside][:, 1], where[inside][:, 0]), np.exp(-apart[inside] / (2 * SPREAD ** 2)))


def rectified_view(s, rng):
    """From the pixels of a proposer's view to the scene's: the board roughly as seen from above, as the
    second look of the program sees it once a first lattice is known. `None` where that is impossible."""
    n = s["n"]
    margin = rng.uniform(1.0, 4.0)
    cell = PROPOSER_HEIGHT / (n - 1 + 2 * margin)
    middle = np.array([PROPOSER_WIDTH, PROPOSER_HEIGHT]) / 2 + rng.normal(0, 0.4, 2) * cell
    half = (n - 1) / 2 * cell
    target = middle + half * np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) + rng.normal(0, rng.choice([0.1, 0.5, 1.2]) * cell, (4, 2))
    corners = apply(s["image_from_board"], np.array([[0, 0], [n - 1, 0], [n - 1, n - 1], [0, n - 1]], float))
    t = cv2.getPerspectiveTransform(np.float32(target), np.float32(corners)).astype(np.float64)
    # A view whose horizon crosses it is of no use.
    frame = np.array([[0, 0, 1], [PROPOSER_WIDTH, 0, 1], [PROPOSER_WIDTH, PROPOSER_HEIGHT, 1], [0, PROPOSER_HEIGHT, 1.0]])
    return t if np.isfinite(t).all() and (frame @ t[2] > 0.05 * t[2, 2]).all() else None


def proposer_sample(s, rng):
    t = rectified_view(s, rng) if s["n"] and rng.random() < 0.3 else None
    if t is None:
        t = np.diag([s["image"].shape[1] / PROPOSER_WIDTH, s["image"].shape[0] / PROPOSER_HEIGHT, 1.0])
        # Pixel centres are whole numbers, so a change of scale also shifts.
        t[0, 2], t[1, 2] = (t[0, 0] - 1) / 2, (t[1, 1] - 1) / 2
        image = cv2.resize(s["image"], (PROPOSER_WIDTH, PROPOSER_HEIGHT), interpolation=cv2.INTER_AREA)
    else:
        fill = tuple(float(v) for v in s["image"].mean((0, 1)))
        image = cv2.warpPerspective(s["image"], t, (PROPOSER_WIDTH, PROPOSER_HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderValue=fill)
    maps = np.zeros((5, PROPOSER_HEIGHT // PROPOSER_STRIDE, PROPOSER_WIDTH // PROPOSER_STRIDE), np.float32)
    n = s["n"]
    if n:
        rows, cols = np.mgrid[0:n, 0:n]
        # Pixel centres are whole numbers in the view; the maps count from the corner of a cell.
        at = (apply(np.linalg.inv(t), s["at"]) + 0.5) / PROPOSER_STRIDE
        seen = s["covered"] < 0.45
        # A stone that lies far off its point is marked where it lies.
        marks = (apply(np.linalg.inv(t), s.get("marks", s["at"])) + 0.5) / PROPOSER_STRIDE
        for kind in range(3):
            splat(maps[kind], marks[(s["lie"] == kind) & seen])
        edge = (rows == 0) | (cols == 0) | (rows == n - 1) | (cols == n - 1)
        splat(maps[3], at[edge & seen])
        mask = cv2.warpPerspective(s["mask"], t, (PROPOSER_WIDTH, PROPOSER_HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP)
        maps[4] = cv2.resize(mask, maps.shape[:0:-1], interpolation=cv2.INTER_AREA)
    return image, maps


def reader_sample(s, rng):
    """A rectified window of the scene under a lattice that may be a little off, or off by whole lines."""
    n, g, px = s["n"], READER_CELLS, READER_PIXELS
    h, w = s["image"].shape[:2]
    if not n:
        # No board: whatever lattice is laid over this thing, none of it is a point.
        s = dict(s, covered=np.zeros((1, 1)), lie=np.full((1, 1), EMPTY), at=np.zeros((1, 1, 2)))
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float64) * max(n - 1, 8)
    jitter = rng.normal(size=(4, 2)) * rng.choice([0.02, 0.06, 0.12]) * max(n - 1, 8) / 18
    wobble = cv2.getPerspectiveTransform(np.float32(corners), np.float32(corners + jitter))
    slip = np.zeros(2)
    if rng.random() < 0.3:
        slip = rng.integers(-2, 3, 2).astype(float)
    if not n:
        slip = rng.integers(4, 16, 2).astype(float)
    image_from_lattice = s["image_from_board"] @ wobble
    first = np.floor((n - g) / 2) + slip
    if rng.random() < 0.15:
        first = first + rng.integers(-1, 2, 2)
    # Window pixel (px * (i + 0.5) - 0.5) is lattice position first + i.
    lattice_from_window = np.array([[1 / px, 0, first[0] + (0.5 / px - 0.5)], [0, 1 / px, first[1] + (0.5 / px - 0.5)], [0, 0, 1]])
    t = image_from_lattice @ lattice_from_window
    size = g * px
    image = s["image"]
    at = apply(t, np.array([[size / 2, size / 2], [size / 2 + px, size / 2], [size / 2, size / 2 + px]], float))
    cell = (np.linalg.norm(at[1] - at[0]) + np.linalg.norm(at[2] - at[0])) / 2
    if np.isfinite(cell) and cell > 1.7 * px:
        # Near the horizon of a lattice that is no board, cells may be of any size.
        f = max(1.3 * px / cell, 0.1)
        image = cv2.resize(image, None, fx=f, fy=f, interpolation=cv2.INTER_AREA)
        sx, sy = image.shape[1] / w, image.shape[0] / h
        t = np.array([[sx, 0, (sx - 1) / 2], [0, sy, (sy - 1) / 2], [0, 0, 1]]) @ t
    fill = tuple(float(v) for v in image.mean((0, 1)))
    window = cv2.warpPerspective(image, np.linalg.inv(t), (size, size), flags=cv2.INTER_LINEAR, borderValue=fill)
    rows, cols = np.mgrid[0:g, 0:g]
    lattice = np.stack([cols + first[0], rows + first[1]], -1).astype(int)
    on = ((lattice >= 0) & (lattice < n)).all(-1)
    truth = np.full((g, g), OUTSIDE, np.uint8)
    c, r = (np.clip(lattice[..., axis], 0, max(n - 1, 0)) for axis in (0, 1))
    hidden = s["covered"][r, c]
    truth[on] = s["lie"][r, c][on]
    truth[on & (hidden > 0.2)] = IGNORE
    truth[on & (hidden > 0.33)] = COVERED
    pos = apply(s["image_from_board"], lattice.astype(float))
    pos[on] = s["at"][r, c][on]
    out = (pos[..., 0] < 0) | (pos[..., 1] < 0) | (pos[..., 0] > w - 1) | (pos[..., 1] > h - 1)
    truth[out & on] = COVERED
    truth[out & ~on] = IGNORE
    ahead = (np.concatenate([lattice, np.ones((g, g, 1))], -1) @ s["image_from_board"].T)[..., 2] > 0
    truth[~ahead] = IGNORE
    return window, truth


assert (EMPTY, BLACK) == (0, 1)
