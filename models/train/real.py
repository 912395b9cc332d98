"""Scenes from photographs on which somebody marked boxes (stones-ccby4 and corners-ccby4, both CC BY 4.0).

Boxes say nothing, or not all, about the lattice. It is taken from what an earlier state of the program reads
(`kifuscribe read --json PICTURES`), and a picture is used only where the boxes confirm it. With a box for every
stone, almost every box has to stand on a point of its own, and points without one are empty. With a box for each
corner, all four corners have to lie in them; then the sure readings are taken over, hands and arms among them,
and points in doubt are left open.
"""

import json
import pathlib

import cv2
import numpy as np

from render import BLACK, CIRCLE, EMPTY, HEIGHT, WHITE, WIDTH, Dice, draw_covers, light_and_lens
from truth import apply


def load(folders, readings):
    """The usable pictures of `folders`: image (RGB), lines, homography from cells to pixels, what lies there, how
    much of each point is hidden (0.3 where nobody knows)."""
    scenes = []
    found = [json.loads(line) for line in pathlib.Path(readings).read_text().splitlines()]
    for folder in folders:
        for path in sorted(pathlib.Path(folder).glob("*.jpg")):
            r = next((r for r in found if r["found"] and pathlib.Path(r["image"]).parts[-2:] == path.parts[-2:]), None)
            marks = json.loads(path.with_suffix(".json").read_text())
            if r is None:
                continue
            n = r["size"]
            cells = np.float32([[0, 0], [n - 1, 0], [n - 1, n - 1], [0, n - 1]])
            h = cv2.getPerspectiveTransform(cells, np.float32(r["corners"])).astype(np.float64)
            known = by_corners(r, marks["corner_boxes"]) if "corner_boxes" in marks else by_stones(n, h, marks.get("stones"))
            if known is not None:
                image = cv2.cvtColor(cv2.imread(str(path)), cv2.COLOR_BGR2RGB)
                scenes.append((image, n, h, *known))
    return scenes


def by_stones(n, h, boxes):
    """What lies on the points, by a box for every stone; `None` where they do not fit the lattice."""
    if not isinstance(boxes, list) or not boxes:
        return None
    at = apply(np.linalg.inv(h), np.array([b[1:3] for b in boxes], float))
    point = np.round(at).astype(int)
    on = (np.abs(at - point).max(1) < 0.42) & (point >= 0).all(1) & (point < n).all(1)
    taken = {tuple(p) for p in point[on]}
    if on.mean() < 0.97 or len(taken) < 0.985 * on.sum():
        return None
    lie = np.full((n, n), EMPTY)
    for (c, row), b in zip(point[on], np.array([b[0] for b in boxes])[on]):
        lie[row, c] = BLACK if b == "X" else WHITE
    # A stone whose box fits no point leaves the points around it undecided.
    hidden = np.zeros((n, n), np.float32)
    for x, y in at[~on]:
        for c in (int(np.floor(x)), int(np.ceil(x))):
            for row in (int(np.floor(y)), int(np.ceil(y))):
                if 0 <= c < n and 0 <= row < n:
                    hidden[row, c] = 0.3
    return lie, hidden


def by_corners(r, boxes):
    """What an earlier state of the program is sure of, where all four corners lie in their boxes; else `None`."""
    for x, y in r["corners"]:
        if not any(abs(x - b[0]) <= b[2] / 2 and abs(y - b[1]) <= b[3] / 2 for b in boxes):
            return None
    rows = np.array([list(row) for row in r["rows"]])
    lie = np.select([rows == "X", rows == "O"], [BLACK, WHITE], EMPTY)
    seen = (rows == "?").astype(np.uint8)
    # A hand hides many points; what seems to hide a few may be a lamp's reflection.
    _, parts, stats, _ = cv2.connectedComponentsWithStats(seen, connectivity=8)
    large = (stats[:, cv2.CC_STAT_AREA] >= 9)[parts] & (seen == 1)
    hidden = np.where(large, 1.0, np.where(seen == 1, 0.3, 0.0)).astype(np.float32)
    for name, _ in r["doubt"]:
        column, row = "ABCDEFGHJKLMNOPQRST".index(name[0]), r["size"] - int(name[1:])
        hidden[row, column] = 0.3
    return lie, hidden


def scene(rng, scenes):
    """One of the pictures as another camera might have framed it, in the form of render.scene."""
    d = Dice(rng)
    image, n, h, lie, covered = d.pick(scenes)
    size = np.array(image.shape[1::-1], float)
    corners = np.array([[0, 0], [size[0], 0], size, [0, size[1]]])
    middle = apply(h, np.array([(n - 1) / 2, (n - 1) / 2]))
    # These pictures were squeezed to squares by those who shared them.
    stretch = np.array([d.between(0.8, 1.35), 1.0])
    turn = np.radians(d.pick([0, 90, 180, 270]) + d.rng.normal(0, 8))
    rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    flat = lambda xy: ((xy - middle) * stretch) @ rotation.T
    board = flat(apply(h, np.array([[-1.0, -1], [n, -1], [n, n], [-1, n]])))
    zoom = min(WIDTH / np.ptp(board[:, 0]), HEIGHT / np.ptp(board[:, 1])) * (d.between(0.9, 1.06) if d.chance(0.6) else d.between(0.45, 0.95))
    shift = np.array([WIDTH, HEIGHT]) / 2 - zoom * (board.min(0) + np.ptp(board, axis=0) / 2)
    target = flat(corners) * zoom + shift + d.rng.normal(0, d.pick([0, 8, 30]), (4, 2))
    t = cv2.getPerspectiveTransform(np.float32(corners), np.float32(target)).astype(np.float64)
    if zoom < 0.6:
        f = max(zoom * 1.2, 0.25)
        image = cv2.resize(image, None, fx=f, fy=f, interpolation=cv2.INTER_AREA)
        t = t @ np.diag([size[0] / image.shape[1], size[1] / image.shape[0], 1.0])
    border = d.pick([cv2.BORDER_REPLICATE, cv2.BORDER_CONSTANT])
    fill = tuple(d.between(0, 255, 3).tolist())
    out = cv2.warpPerspective(image, t, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR, borderMode=border, borderValue=fill).astype(np.float32)
    if zoom < 0.6:
        t = t @ np.diag([image.shape[1] / size[0], image.shape[0] / size[1], 1.0])
    rows, cols = np.mgrid[0:n, 0:n]
    if d.chance(0.2):
        # A drawn hand over a photographed board: the board's plane is all that is known of its space.
        p = np.insert(t @ h, 2, 0.0, axis=1)
        corners = apply(t @ h, np.array([[0, 0], [n - 1, 0], [n - 1, n - 1], [0, n - 1]], float))
        cell = np.sqrt(cv2.contourArea(corners.astype(np.float32))) / (n - 1)
        cover = draw_covers(d, out, p, n, 1.0, cell)
        disc = np.concatenate([[[0, 0]], 0.42 * CIRCLE[::2], 0.25 * CIRCLE[::4]])
        ij = np.round(apply(t @ h, np.stack([cols, rows], -1)[:, :, None] + disc)).astype(int)
        ij = np.clip(ij, 0, [WIDTH - 1, HEIGHT - 1])
        covered = np.maximum(covered, cover[ij[..., 1], ij[..., 0]].mean(-1))
    out = light_and_lens(d, out) if d.chance(0.6) else np.clip(out, 0, 255).astype(np.uint8)
    mask = np.full((HEIGHT, WIDTH), np.nan, np.float32)
    at = apply(t @ h, np.stack([cols, rows], -1))
    return dict(image=out, n=n, image_from_board=t @ h, at=at, lie=lie, covered=covered, mask=mask)


if __name__ == "__main__":
    import sys
    found = load(sys.argv[3:], sys.argv[1])
    print(len(found), "pictures")
    rng = np.random.default_rng(3)
    sheet = []
    for _ in range(12):
        s = scene(rng, found)
        im = s["image"].copy()
        rows, cols = np.mgrid[0:s["n"], 0:s["n"]]
        for (x, y), what in zip(apply(s["image_from_board"], np.stack([cols, rows], -1)).reshape(-1, 2), s["lie"].ravel()):
            cv2.circle(im, (int(x), int(y)), 4, [(0, 255, 0), (0, 0, 255), (255, 0, 0)][what], -1)
        sheet.append(im)
    sheet = np.vstack([np.hstack(sheet[i:i + 4]) for i in (0, 4, 8)])
    cv2.imwrite(sys.argv[2], cv2.cvtColor(cv2.resize(sheet, None, fx=0.5, fy=0.5), cv2.COLOR_RGB2BGR))
