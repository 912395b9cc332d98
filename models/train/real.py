"""Scenes from photographs whose stones somebody marked with boxes (the set stones-ccby4, CC BY 4.0).

The boxes say nothing about the lattice. It is taken from what an earlier state of the program reads
(`kifuscribe read --json PICTURES`), and a picture is used only where the boxes confirm it: almost every
box stands on a point of its own. Points without a box are empty.
"""

import json
import pathlib

import cv2
import numpy as np

from render import BLACK, EMPTY, HEIGHT, WHITE, WIDTH, Dice, light_and_lens
from truth import apply


def load(folder, readings):
    """The usable pictures of `folder`: image (RGB), lines, homography from cells to pixels, what lies there."""
    scenes = []
    for line in pathlib.Path(readings).read_text().splitlines():
        r = json.loads(line)
        path = pathlib.Path(folder) / pathlib.Path(r["image"]).name
        boxes = json.loads(path.with_suffix(".json").read_text()).get("stones")
        if not r["found"] or not isinstance(boxes, list) or not boxes:
            continue
        n = r["size"]
        cells = np.float32([[0, 0], [n - 1, 0], [n - 1, n - 1], [0, n - 1]])
        h = cv2.getPerspectiveTransform(cells, np.float32(r["corners"])).astype(np.float64)
        at = apply(np.linalg.inv(h), np.array([b[1:3] for b in boxes], float))
        point = np.round(at).astype(int)
        on = (np.abs(at - point).max(1) < 0.42) & (point >= 0).all(1) & (point < n).all(1)
        taken = {tuple(p) for p in point[on]}
        if on.mean() < 0.97 or len(taken) < 0.985 * on.sum():
            continue
        lie = np.full((n, n), EMPTY)
        for (c, row), b in zip(point[on], np.array([b[0] for b in boxes])[on]):
            lie[row, c] = BLACK if b == "X" else WHITE
        # A stone whose box fits no point leaves the points around it undecided.
        unsure = np.zeros((n, n), bool)
        for x, y in at[~on]:
            for c in (int(np.floor(x)), int(np.ceil(x))):
                for row in (int(np.floor(y)), int(np.ceil(y))):
                    if 0 <= c < n and 0 <= row < n:
                        unsure[row, c] = True
        image = cv2.cvtColor(cv2.imread(str(path)), cv2.COLOR_BGR2RGB)
        scenes.append((image, n, h, lie, unsure))
    return scenes


def scene(rng, scenes):
    """One of the pictures as another camera might have framed it, in the form of render.scene."""
    d = Dice(rng)
    image, n, h, lie, unsure = d.pick(scenes)
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
    covered = np.where(unsure, 0.3, 0.0).astype(np.float32)
    out = light_and_lens(d, out) if d.chance(0.6) else np.clip(out, 0, 255).astype(np.uint8)
    mask = np.full((HEIGHT, WIDTH), np.nan, np.float32)
    rows, cols = np.mgrid[0:n, 0:n]
    at = apply(t @ h, np.stack([cols, rows], -1))
    return dict(image=out, n=n, image_from_board=t @ h, at=at, lie=lie, covered=covered, mask=mask)


if __name__ == "__main__":
    import sys
    found = load(sys.argv[1], sys.argv[2])
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
    cv2.imwrite(sys.argv[3], cv2.cvtColor(cv2.resize(sheet, None, fx=0.5, fy=0.5), cv2.COLOR_RGB2BGR))
