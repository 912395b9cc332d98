"""Draws random photographs of Go boards with exact truth, as training pictures for the two networks.

A scene is a picture of WIDTH x HEIGHT pixels with, for a board of N lines, the homography from board
coordinates (cells, the top left intersection is 0, 0) to pixels, what lies on every point, and which
points something hides. Every choice is drawn from the generator that is handed in, so a seed gives the
same scene again.
"""

import math

import cv2
import numpy as np

WIDTH, HEIGHT = 768, 576
EMPTY, BLACK, WHITE, COVERED, OUTSIDE, IGNORE = 0, 1, 2, 3, 4, 255
SIZES = [19] * 12 + [13] * 4 + [9] * 6 + [11, 15, 17]
CIRCLE = np.stack([np.cos(np.linspace(0, 2 * math.pi, 20, endpoint=False)),
                   np.sin(np.linspace(0, 2 * math.pi, 20, endpoint=False))], 1)
WOODS = np.array([(205, 150, 80), (180, 120, 60), (225, 180, 120), (150, 100, 50), (235, 195, 140), (215, 165, 95),
                  (150, 120, 110), (220, 200, 170), (90, 70, 60), (225, 170, 60), (240, 220, 175), (190, 160, 120)], np.float32)
SKINS = np.array([(235, 190, 160), (215, 165, 130), (180, 125, 90), (130, 85, 60), (90, 60, 45), (245, 210, 190)], np.float32)


class Dice:
    """Short names for the draws that a scene is made of."""

    def __init__(self, rng):
        self.rng = rng

    def between(self, low, high, size=None):
        return self.rng.uniform(low, high, size)

    def chance(self, p):
        return self.rng.random() < p

    def pick(self, items):
        return items[int(self.rng.integers(len(items)))]

    def whole(self, low, high):
        """A whole number from low to high, both included."""
        return int(self.rng.integers(low, high + 1))

    def cloud(self, h, w, step, seed_hw=None):
        """Smooth noise of about unit deviation, `step` pixels coarse."""
        gh, gw = seed_hw or (max(2, h // step), max(2, w // step))
        small = self.rng.standard_normal((gh, gw), dtype=np.float32)
        return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC)


def rings(d, h, w):
    """The rings and waves of sawn wood or of a patterned cloth: bands along bent lines, of unit deviation."""
    angle = d.pick([0, math.pi / 2]) + d.rng.normal(0, 0.25)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / max(h, w)
    along, across = xx * math.cos(angle) + yy * math.sin(angle), -xx * math.sin(angle) + yy * math.cos(angle)
    bend = d.between(0.02, 0.3) * d.cloud(h, w, 0, (d.whole(2, 5), d.whole(2, 5)))
    if d.chance(0.3):
        across = np.hypot(along - d.between(0, 1), across - d.between(-0.5, 1.5))
    wave = np.sin((across + bend) * d.between(20, 160))
    return (np.sign(wave) * np.abs(wave) ** d.between(0.4, 2)).astype(np.float32)


def camera(d, n, aspect):
    """A 3x4 projection of a board that fills a random part of the picture, and the camera's elevation."""
    elevation = math.radians(90 - abs(d.rng.normal(0, 26))) if d.chance(0.5) else math.radians(d.between(25, 90))
    if d.chance(0.12):
        elevation = math.radians(d.between(23, 40))
    elevation = max(elevation, math.radians(23))
    quarter = d.pick([0, 0, 90, 180, 270])
    roll = math.radians(quarter + d.rng.normal(0, 12)) if d.chance(0.75) else d.between(0, 2 * math.pi)
    centre = np.array([(n - 1) / 2, aspect * (n - 1) / 2, 0.0])
    # A camera near a small board sees it in strong perspective.
    distance = (n - 1) * d.between(1.05, 3.6) if d.chance(0.8) else (n - 1) * d.between(0.95, 1.4)
    cr, sr, ce, se = math.cos(roll), math.sin(roll), math.cos(elevation), math.sin(elevation)
    turn = np.array([[cr, -sr, 0], [sr, cr, 0], [0, 0, 1]])
    # The camera looks at the centre from the picture's bottom side; image y points down.
    tilt = np.array([[1, 0, 0], [0, se, -ce], [0, -ce, -se]])
    rotation = tilt @ turn
    translation = np.array([0, 0, distance]) - rotation @ centre
    p = np.hstack([rotation, translation[:, None]])
    return p, elevation


def project(p, xyz):
    xyz = np.asarray(xyz, np.float64)
    q = xyz @ p[:, :3].T + p[:, 3]
    return q[..., :2] / np.maximum(q[..., 2:], 1e-3)


def fill(img, poly, colour):
    cv2.fillPoly(img, [np.round(poly * 16).astype(np.int32)], tuple(float(c) for c in colour), cv2.LINE_AA, 4)


def background(d, w, h):
    """A table or floor with clutter; sometimes tiles, checks or keys, which must not be taken for a board."""
    img = np.empty((h, w, 3), np.float32)
    img[:] = d.between(5, 235, 3) if d.chance(0.5) else d.between(5, 235) + d.between(-15, 15, 3)
    rough = d.pick([0.1, 0.3, 1.0])
    for step in (128, 24, 5):
        img += d.cloud(h, w, step)[..., None] * d.between(0, 22 * rough, 3).astype(np.float32)
    if d.chance(0.25):
        img *= (1 + d.between(0.02, 0.2) * d.cloud(h, w, 0, (d.whole(3, 80), 4)))[..., None]
    if d.chance(0.15):
        img *= (1 + d.between(0.05, 0.35) * rings(d, h, w))[..., None]
    if d.chance(0.14):
        periodic(d, img)
    for _ in range(d.whole(0, 9)):
        colour = d.between(0, 255, 3)
        x, y = d.between(-0.1, 1.1) * w, d.between(-0.1, 1.1) * h
        kind = d.rng.random()
        if kind < 0.3:
            ax = d.between(8, 140, 2)
            cv2.ellipse(img, ((x, y), tuple(ax), d.between(0, 180)), tuple(colour.tolist()), -1, cv2.LINE_AA)
            if d.chance(0.4):
                cv2.ellipse(img, ((x, y), tuple(ax * 0.85), 0), tuple((colour * 0.7).tolist()), -1, cv2.LINE_AA)
        elif kind < 0.75:
            box = cv2.boxPoints(((x, y), tuple(d.between(15, 320, 2)), d.between(0, 180)))
            fill(img, box, colour)
            if d.chance(0.4):
                for k in range(d.whole(2, 9)):
                    a, b = box[0] + (box[1] - box[0]) * 0.1, box[0] + (box[1] - box[0]) * d.between(0.4, 0.9)
                    off = (box[3] - box[0]) * (k + 1) / 10
                    cv2.line(img, tuple(np.int32(a + off)), tuple(np.int32(b + off)), tuple((255 - colour).tolist()), 1, cv2.LINE_AA)
        else:
            x2, y2 = d.between(0, w), d.between(0, h)
            cv2.line(img, (int(x), int(y)), (int(x2), int(y2)), tuple(colour.tolist()), d.whole(1, 16), cv2.LINE_AA)
    return img


def periodic(d, img):
    """Tiles, a chequered cloth or a keyboard somewhere in the picture."""
    h, w = img.shape[:2]
    n, m = d.whole(3, 24), d.whole(3, 24)
    quad = np.float32([[0, 0], [w, 0], [w, h], [0, h]]) * np.float32(d.between(0.3, 1.2)) + np.float32(d.rng.normal(0, 60, (4, 2))) \
        + np.float32([d.between(-0.3, 0.5) * w, d.between(-0.3, 0.5) * h])
    a = cv2.getPerspectiveTransform(np.float32([[0, 0], [n, 0], [n, m], [0, m]]), quad)
    if not np.isfinite(a).all():
        return
    at = lambda x, y: cv2.perspectiveTransform(np.float64([[[x, y]]]), a)[0, 0]
    colour, other = d.between(0, 255, 3), d.between(0, 255, 3)
    kind, thick = d.rng.random(), d.whole(1, 4)
    for i in range(n):
        for j in range(m):
            cell = np.array([at(i + u, j + v) for u, v in ((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94))])
            if np.abs(cell).max() > 4000:
                continue
            if kind < 0.35 and (i + j) % 2:
                fill(img, cell, colour)
            elif 0.35 <= kind < 0.65:
                fill(img, cell, colour)
                cv2.line(img, tuple(np.int32(cell[0])), tuple(np.int32(cell.mean(0))), tuple(other.tolist()), 1)
            elif kind >= 0.65:
                cv2.polylines(img, [np.int32(cell)], True, tuple(colour.tolist()), thick, cv2.LINE_AA)


def no_board(d, img):
    """A thing with a lattice that is no Go board; returns the map from its lattice positions to pixels, or None."""
    h, w = img.shape[:2]
    kind = d.pick(["chess", "chess", "graph", "graph", "graph", "keys", "keys", "keys", "sudoku", "rounds", "rounds", "tiles", "discs", "bricks"])
    px = 24
    paper, ink = d.between(150, 255, 3), d.between(0, 150, 3)
    if d.chance(0.6):
        # Most keyboards and papers are grey.
        paper, ink = (c.mean() + d.between(-12, 12, 3) for c in (paper, ink))
    if d.chance(0.3):
        paper, ink = ink, paper
    columns = rows = {"chess": d.pick([8, 8, 8, 10, 12]), "graph": d.pick([d.whole(10, 22), d.whole(20, 60)]), "keys": d.whole(10, 20), "sudoku": 9,
                      "rounds": d.whole(4, 14), "tiles": d.whole(5, 30), "discs": d.pick([6, 8, 8, 8, 10]), "bricks": d.whole(6, 16)}[kind]
    if kind in ("keys", "rounds", "bricks"):
        rows = {"keys": d.whole(4, 7), "rounds": d.whole(3, 12), "bricks": d.whole(6, 24)}[kind]
    # Keys and bricks lie shifted from row to row: evenly, or each row by itself.
    stagger = d.between(0, 0.6) * np.arange(rows) if d.chance(0.5) else d.between(0, 1, rows)
    if kind == "bricks":
        stagger = 0.5 * (np.arange(rows) % 2)
    gap, lettered, raised = d.whole(1, 4), d.chance(0.75), d.chance(0.4)
    tex = np.empty((rows * px, columns * px, 3), np.float32)
    tex[:] = paper
    tex *= (1 + d.between(0, 0.06) * d.cloud(*tex.shape[:2], 9))[..., None]
    colour = tuple(ink.tolist())
    thick = d.pick([1, 1, 2, 3])
    pieces = kind == "chess" and d.chance(0.5)
    letters = np.zeros(tex.shape[:2], np.uint8)
    for i in range(rows):
        for j in range(columns):
            x, y = j * px, i * px
            if kind == "chess" and (i + j) % 2:
                tex[y:y + px, x:x + px] = ink
            if pieces and (d.chance(0.5) if rows == 8 else (i + j) % 2 and abs(i - rows / 2) > 1.4):
                tone = tuple((d.between(0, 60, 3) if i < rows / 2 else d.between(190, 255, 3)).tolist())
                cv2.circle(tex, (x + px // 2, y + px // 2), int(px * d.between(0.25, 0.42)), tone, -1, cv2.LINE_AA)
            if kind in ("keys", "bricks") and not (kind == "keys" and i == rows - 1 and 2 < j < columns // 2 + 2):
                shift = int(px * stagger[i]) % px
                cv2.rectangle(tex, (x + shift + gap, y + gap), (x + shift + px - gap, y + px - gap), colour, -1 if thick < 3 else 1)
                if raised:
                    cv2.rectangle(tex, (x + shift + gap + 3, y + gap + 2), (x + shift + px - gap - 3, y + px - gap - 5), tuple((ink * 1.2 + 8).tolist()), -1)
                if kind == "keys" and lettered:
                    cv2.putText(letters, chr(65 + d.whole(0, 25)), (x + shift + 6, y + 17), 0, d.between(0.3, 0.5), 255, 1, cv2.LINE_AA)
            if kind == "discs" and d.chance(0.5):
                # Reversi: black and white discs within the squares.
                tone = tuple((d.between(0, 50, 3) if d.chance(0.5) else d.between(200, 255, 3)).tolist())
                cv2.circle(tex, (x + px // 2, y + px // 2), int(px * 0.4), tone, -1, cv2.LINE_AA)
            if kind == "sudoku" and d.chance(0.45):
                cv2.putText(letters, str(d.whole(1, 9)), (x + 6, y + 19), 0, 0.65, 255, 1 + (thick > 1), cv2.LINE_AA)
            if kind == "rounds":
                cv2.circle(tex, (x + px // 2, y + px // 2), int(px * d.between(0.36, 0.44)), colour, -1, cv2.LINE_AA)
            if kind == "tiles":
                tex[y + 1:y + px - 1, x + 1:x + px - 1] = ink * d.between(0.9, 1.1)
    if kind == "graph" and d.chance(0.3):
        for _ in range(d.whole(1, 40)):
            at = d.whole(0, columns * px), d.whole(0, rows * px)
            cv2.putText(letters, chr(d.whole(48, 122)), at, 0, d.between(0.5, 1.6), 255, d.whole(1, 3), cv2.LINE_AA)
    a = (letters / np.float32(255))[..., None]
    tex = tex * (1 - a) + np.float32(paper if kind == "keys" else ink) * a
    if kind in ("graph", "sudoku", "discs"):
        every = 3 if kind == "sudoku" else d.pick([1000, 1000, 5, 10])
        # Squared paper is cut anywhere: its lines run on to the edge of the sheet, as no board's do.
        cut = d.whole(4, px - 4) if kind == "graph" else 0
        for k in range(columns + 1):
            width = thick + (2 if k % every == 0 else 0)
            at = min(k * px + cut, columns * px - 1)
            cv2.line(tex, (at, 0), (at, rows * px), colour, width)
            cv2.line(tex, (0, at), (columns * px, at), colour, width)
    # Keys, bricks and the columns of a sheet need not be as wide as high.
    aspect = rows / columns * (d.between(0.4, 1.6) if kind in ("keys", "bricks", "rounds", "tiles") and d.chance(0.5) else 1.0)
    p, _ = camera(d, columns + 1, aspect)
    box = np.array([[0, 0, 0], [columns, 0, 0], [columns, columns * aspect, 0], [0, columns * aspect, 0]], float)
    q = project(p, box)
    zoom = min(w / np.ptp(q[:, 0]), h / np.ptp(q[:, 1])) * (d.between(0.5, 1.5) if d.chance(0.75) else d.between(1.5, 3))
    shift = np.array([w, h]) / 2 - zoom * q.mean(0) + d.rng.normal(0, 60, 2)
    q = (q * zoom + shift).astype(np.float32)
    corners = np.float32([[0, 0], [columns * px, 0], [columns * px, rows * px], [0, rows * px]])
    t = cv2.getPerspectiveTransform(corners, q).astype(np.float64)
    if not np.isfinite(t).all() or np.abs(q).max() > 6000:
        return None
    f = 1 / np.clip(px * columns / max(np.linalg.norm(q[1] - q[0]), 1), 1, 6)
    small = cv2.resize(tex, None, fx=f, fy=f, interpolation=cv2.INTER_AREA)
    s = t @ np.diag([tex.shape[1] / small.shape[1], tex.shape[0] / small.shape[0], 1.0])
    mask = cv2.warpPerspective(np.ones(small.shape[:2], np.float32), s, (w, h))
    img[:] = img * (1 - mask[..., None]) + cv2.warpPerspective(small, s, (w, h)) * mask[..., None]
    # Its lattice may be taken for the crossings of its lines, for the middles of its cells or for both, and may lean
    # the way its rows are shifted.
    offset = d.pick([0.0, 0.5]) + (cut / px if kind == "graph" else 0)
    step = np.array([1.0, 1.0]) if d.chance(0.6) else np.array([d.pick([0.5, 1.0]), d.pick([0.5, 1.0])])
    lean = float(np.diff(stagger).mean()) if kind == "keys" and d.chance(0.5) else 0.0
    return t @ np.array([[px * step[0], px * lean * step[1], offset * px], [0, px * step[1], offset * px], [0, 0, 1.0]])


def wood_texture(d, n, aspect, margin, scale):
    """The board's face seen from above, `scale` pixels a cell, and the offset of its first line."""
    mx, my = margin
    tw, th = int((n - 1 + 2 * mx) * scale), int(((n - 1) * aspect + 2 * my) * scale)
    wood = d.pick(WOODS) + d.between(-25, 25, 3).astype(np.float32)
    if d.chance(0.08):
        wood = d.between(20, 240, 3).astype(np.float32)
    # Bright lines on a dark board, as on a slate or in a diagram.
    bright = d.chance(0.04)
    if bright:
        wood = (d.between(5, 80) + d.between(-8, 25, 3)).astype(np.float32)
    tex = np.empty((th, tw, 3), np.float32)
    tex[:] = wood
    grain = d.between(0, 0.1)
    if d.chance(0.7):
        shape = (d.whole(2, 6), d.whole(20, 160))
        g = d.cloud(th, tw, 0, shape if d.chance(0.6) else shape[::-1])
        tex *= (1 + grain * g)[..., None]
    tex *= (1 + d.between(0, 0.05) * d.cloud(th, tw, d.pick([3, 8, 40])))[..., None]
    if d.chance(0.3):
        tex *= (1 + d.between(0.03, 0.35) * rings(d, th, tw))[..., None]
    if d.chance(0.08):
        across = d.chance(0.5)
        mid = tw // 2 if across else th // 2
        dark = tuple((wood * d.between(0.2, 0.9)).tolist())
        cv2.line(tex, (mid, 0) if across else (0, mid), (mid, th) if across else (tw, mid), dark, d.whole(1, 3))
    ink = wood * d.between(0, 0.55) if d.chance(0.9) else wood * d.between(0.55, 0.8)
    if bright:
        ink = d.between(150, 255) + d.between(-15, 15, 3)
    ink = tuple(ink.tolist())
    ox, oy = mx * scale, my * scale
    width = max(1, int(round(scale * d.pick([0.03, 0.045, 0.06, 0.08]))))
    border = width + (d.whole(1, 3) if d.chance(0.25) else 0)
    for i in range(n):
        x, y = ox + i * scale, oy + i * scale * aspect
        thick = border if i in (0, n - 1) else width
        cv2.line(tex, (round(x), round(oy)), (round(x), round(oy + (n - 1) * scale * aspect)), ink, thick, cv2.LINE_AA)
        cv2.line(tex, (round(ox), round(y)), (round(ox + (n - 1) * scale), round(y)), ink, thick, cv2.LINE_AA)
    if d.chance(0.9):
        edge = 3 if n > 11 else 2
        stars = {edge, n - 1 - edge} | ({n // 2} if n % 2 and (n > 13 or d.chance(0.5)) else set())
        r = max(1, int(scale * d.between(0.05, 0.13)))
        for a in stars:
            for b in stars:
                cv2.circle(tex, (round(ox + a * scale), round(oy + b * scale * aspect)), r, ink, -1, cv2.LINE_AA)
        if n % 2:
            cv2.circle(tex, (round(ox + n // 2 * scale), round(oy + n // 2 * scale * aspect)), r, ink, -1, cv2.LINE_AA)
    if d.chance(0.12) and min(mx, my) > 0.6:
        text = np.zeros(tex.shape[:2], np.uint8)
        for i in range(n):
            letter, number = "ABCDEFGHJKLMNOPQRSTUVWXYZ"[i], str(n - i)
            size = scale / 60
            cv2.putText(text, letter, (round(ox + (i - 0.15) * scale), round(oy - 0.35 * scale)), 0, size, 255, 1, cv2.LINE_AA)
            cv2.putText(text, number, (round(ox - 0.75 * scale), round(oy + (i * aspect + 0.1) * scale)), 0, size, 255, 1, cv2.LINE_AA)
        a = (text / np.float32(255))[..., None]
        tex[:] = tex * (1 - a) + np.float32(ink) * a
    return tex, (ox, oy), wood


def stones_on(d, n):
    """What lies on every point, EMPTY, BLACK or WHITE, shape (n, n)."""
    density = d.pick([0, 0.02, 0.06, 0.15, 0.3, 0.5, 0.65, 0.8, 1.0, 1.0])
    blob = d.cloud(n, n, 0, (d.whole(2, 8),) * 2) + d.rng.normal(size=(n, n)) * d.between(0, 1.3)
    colour = np.where(blob + d.between(-0.4, 0.4) > 0, BLACK, WHITE)
    where = d.rng.random((n, n)) < density
    if density not in (0, 1.0) and d.chance(0.4):
        # Stones of a real game crowd together.
        where = d.cloud(n, n, 0, (d.whole(2, 7),) * 2) + d.rng.normal(size=(n, n)) * 0.6 > np.quantile(blob, 1 - density)
    lie = np.where(where, colour, EMPTY)
    if density == 1.0:
        for _ in range(d.pick([1, 1, 1, 2, 3, 6, 12, 25])):
            lie[d.whole(0, n - 1), d.whole(0, n - 1)] = EMPTY
    if d.chance(0.04):
        lie[lie == WHITE] = BLACK
    return lie


def careless(d, n, aspect, on, base, radius):
    """Pushes a few of the stones `on` the board up to half a cell off their points, where they touch no other, and says which."""
    pushed = np.zeros((n, n), bool)
    share = d.between(0.01, 0.15)
    for r, c in zip(*np.nonzero(on & (d.rng.random((n, n)) < share))):
        angle, far = d.between(0, 2 * math.pi), d.between(0.25, 0.6)
        off = np.clip([far * math.cos(angle), far * math.sin(angle)], -0.5, 0.5)
        to = np.array([c + off[0], (r + off[1]) * aspect, 0.0])
        others = on.copy()
        others[r, c] = False
        if not others.any() or np.linalg.norm(base[others] - to, axis=1).min() > 1.9 * radius:
            base[r, c] = to
            pushed[r, c] = np.abs(off).max() > 0.3
    return pushed


class StoneLook:
    """How the stones of this scene look: radius, height, colours, light."""

    def __init__(self, d, elevation):
        self.radius = d.between(0.43, 0.505)
        self.height = d.between(0.15, 0.26)
        self.elevation = elevation
        tint = d.between(0.9, 1.1, 3)
        # Polished stones are nearly black; dull slate and glass under a lamp are a dark grey.
        self.black = (d.between(4, 62) if d.chance(0.75) else d.between(55, 120)) * tint
        self.white = d.between(165, 252) * d.between([0.95, 0.93, 0.84], [1.0, 1.0, 1.0])
        if d.chance(0.06):
            self.black = d.pick([[20, 70, 50.0], [60, 25, 25.0], [25, 35, 80.0], [60, 50, 40.0]]) * d.between(0.6, 1.4, 3)
        if d.chance(0.06):
            # Ivory, yellowed plastic, pale green glass.
            self.white = np.array(d.pick([[235, 215, 170.0], [215, 235, 215.0], [200, 205, 215.0]])) * d.between(0.85, 1.05)
        self.light = d.between(-1, 1, 2)
        self.gloss = d.between(0, 1)
        self.rim = d.between(0.62, 0.95)
        self.flat = d.chance(0.06)
        self.dull = d.between(0, 0.3)
        # A window or the sky mirrored in polished stones, the same part of every stone.
        self.sky = d.between(0.25, 0.9) if d.chance(0.2) else 0.0
        self.sky_size = d.between(0.25, 0.5)
        self.sky_at = d.between(-0.45, 0.45, 2)
        self.sky_square = d.chance(0.5)


def stone_outlines(p, base, look, axis_y=1.0):
    """Silhouettes of lens-shaped stones on the plane z = base z: polygons (m, 20, 2) and centres (m, 2).

    An oblate ellipsoid seen at elevation e is outlined by the disc through its equator, stretched along
    the line of sight by sqrt(r^2 + (h / tan e)^2) / r.
    """
    eye = -np.linalg.inv(p[:, :3]) @ p[:, 3]
    away = base[:, :2] - eye[:2]
    ground = np.linalg.norm(away, axis=1, keepdims=True)
    away = away / np.maximum(ground, 1e-6)
    tan_e = np.maximum((eye[2] - base[:, 2:3]), 0.1) / np.maximum(ground, 1e-6)
    r, h = look.radius, (0.0 if look.flat else look.height)
    stretch = np.sqrt(r * r + (h / tan_e) ** 2)
    side = np.stack([-away[:, 1], away[:, 0]], 1)
    ring = base[:, None, :2] + CIRCLE[None, :, :1] * (away * stretch)[:, None] + CIRCLE[None, :, 1:] * (side * r)[:, None]
    z = np.broadcast_to(base[:, None, 2:] + h, ring.shape[:2] + (1,))
    top = np.concatenate([base[:, :2], base[:, 2:] + h], 1)
    return project(p, np.concatenate([ring, z], 2)), project(p, top)


def draw_stones(d, img, p, base, colours, look, wood, shadow_strength):
    """Stones at `base` (m, 3), far ones first, each with its shadow, shading and highlight."""
    if not len(base):
        return
    polys, tops = stone_outlines(p, base, look)
    # Where stones stand close, little light reaches the wood between them.
    near = d.between(0, 0.75)
    if near > 0.1 and not look.flat:
        ring = base[:, None] + np.concatenate([CIRCLE * look.radius, np.zeros((20, 1))], 1)[None]
        dark = np.zeros(img.shape[:2], np.float32)
        cv2.fillPoly(dark, list(np.round(project(p, ring) * 16).astype(np.int32)), 1.0, cv2.LINE_AA, 4)
        dark = cv2.GaussianBlur(dark, (0, 0), np.clip(np.median(np.ptp(polys[:, :, 0], axis=1)) * d.between(0.15, 0.4), 0.5, 25))
        img *= (1 - near * dark)[..., None]
    if shadow_strength > 0.03:
        shadow = np.zeros(img.shape[:2], np.float32)
        drop = base + np.concatenate([look.light * -look.height * d.between(0.4, 1.6), [0]])
        ring = drop[:, None] + np.concatenate([CIRCLE * look.radius, np.zeros((20, 1))], 1)[None]
        cv2.fillPoly(shadow, list(np.round(project(p, ring) * 16).astype(np.int32)), 1.0, cv2.LINE_AA, 4)
        cell = np.median(np.ptp(polys[:, :, 0], axis=1))
        shadow = cv2.GaussianBlur(shadow, (0, 0), np.clip(cell * d.between(0.03, 0.15), 0.4, 25))
        img *= (1 - shadow_strength * shadow)[..., None]
    lift = np.array([look.light[0], look.light[1]])
    for k in np.argsort(tops[:, 1]):
        poly, top = polys[k], tops[k]
        black = colours[k] == BLACK
        tone = (look.black if black else look.white) * (1 + d.rng.normal(0, 0.03))
        if look.flat:
            fill(img, poly, tone)
            continue
        half = (poly - top)
        r = np.abs(half).max()
        shift = lift * r
        fill(img, poly, tone * look.rim)
        fill(img, top + half * 0.8 + shift * 0.10, tone * (look.rim + 1) / 2)
        fill(img, top + half * 0.55 + shift * 0.2, tone + (look.dull * 60 if black else 0))
        if look.gloss > 0.3:
            bright = np.minimum(255, tone + (look.gloss * (150 if black else 40)))
            fill(img, top + half * 0.2 + shift * 0.4, bright)
        if look.sky:
            spot = half * look.sky_size
            if look.sky_square:
                spot = spot[[2, 8, 12, 18]]
            fill(img, top + spot + look.sky_at * r, tone + (np.array([235, 240, 245.0]) - tone) * look.sky * d.between(0.85, 1))


def capsule(mask, a, b, thick):
    cv2.line(mask, tuple(np.int32(np.clip(a, -3000, 3000) * 16)), tuple(np.int32(np.clip(b, -3000, 3000) * 16)), 1.0,
             max(1, int(thick)), cv2.LINE_AA, 4)


def paint(img, mask, colour, d, soft):
    """Paints a solid body with a little roundness."""
    body = cv2.GaussianBlur(mask, (0, 0), max(1.0, soft))
    shade = (0.55 + 0.5 * body) * (1 + 0.05 * d.cloud(*mask.shape, 12))
    img[:] = img * (1 - mask[..., None]) + (colour * shade[..., None]) * mask[..., None]


def draw_covers(d, img, p, n, aspect, cell, stones=None):
    """Hands, arms, sleeves, lids, phones and heads over the board; returns the mask of what they hide.

    `stones` is how the stones look, and the wood: some hands then hold one above the board."""
    h, w = img.shape[:2]
    cover = np.zeros((h, w), np.float32)
    for _ in range(d.pick([1, 1, 1, 2])):
        mask = np.zeros((h, w), np.float32)
        above = np.array([d.between(-0.5, n - 0.5), d.between(-0.5, n - 0.5) * aspect, d.between(0.2, 1.5)])
        target = project(p, above)
        kind = d.rng.random()
        if kind < 0.72:
            angle = d.between(0, 2 * math.pi)
            along = np.array([math.cos(angle), math.sin(angle)])
            across = np.array([-along[1], along[0]])
            size = cell * d.between(1.3, 2.6)
            # A pale hand under a lamp is as bright as a white stone.
            skin = np.minimum(d.pick(SKINS) * (d.between(0.6, 1.05) if d.chance(0.7) else d.between(1.0, 1.35)), 255)
            tips, joints = [], []
            palm = target + along * size * d.between(1.2, 1.9)
            # Fingers that lie beside one another are told apart by their shading.
            apart, fingers = d.chance(0.5), []
            for f in range(d.whole(2, 5)):
                root = palm + across * size * (f - 2) * 0.27 - along * size * 0.3
                tip = target + across * size * (f - 2) * d.between(0.02, 0.3) + along * size * d.between(-0.1, 0.6)
                knee = (root + tip) / 2 + across * size * d.between(-0.15, 0.15)
                finger = np.zeros((h, w), np.float32) if apart else mask
                capsule(finger, root, knee, size * 0.3)
                capsule(finger, knee, tip, size * d.between(0.2, 0.28))
                fingers.append(finger)
                joints += [root, knee, tip]
                tips.append((tip, along + across * d.between(-0.3, 0.3)))
            cv2.ellipse(mask, ((float(palm[0]), float(palm[1])), (float(size * 1.35), float(size * 1.15)), math.degrees(angle)), 1.0, -1, cv2.LINE_AA)
            if stones and d.chance(0.3):
                # A stone held between the fingertips, clear of the board.
                held = (above + [0, 0, 0.2])[None]
                draw_stones(d, img, p, held, d.rng.integers(1, 3, 1), *stones, 0.0)
                fill_mask(cover, stone_outlines(p, held, stones[0])[0][0])
            wrist = palm + along * size * d.between(0.8, 2.5)
            capsule(mask, palm, wrist, size * d.between(0.6, 0.8))
            paint(img, mask, skin, d, size * 0.12)
            if apart:
                for finger in fingers:
                    paint(img, finger, skin, d, size * d.between(0.06, 0.12))
                    mask = np.maximum(mask, finger)
            if d.chance(0.4):
                # Light on the knuckles.
                lumps = np.zeros((h, w), np.float32)
                for at in joints:
                    cv2.circle(lumps, tuple(np.int32(np.clip(at, -3000, 3000) * 16)), max(1, int(16 * size * d.between(0.05, 0.13))), 1.0, -1, cv2.LINE_AA, 4)
                lumps = cv2.GaussianBlur(lumps, (0, 0), max(0.6, size * d.between(0.02, 0.06))) * mask
                img[:] = img + (np.minimum(skin * 1.25 + 20, 255) - img) * (lumps * d.between(0.3, 0.9))[..., None]
            if d.chance(0.6):
                nails = np.zeros((h, w), np.float32)
                for tip, way in tips:
                    at = tip + way * size * d.between(0.0, 0.06)
                    cv2.ellipse(nails, ((float(at[0]), float(at[1])), (float(size * 0.2), float(size * 0.15)),
                                        math.degrees(math.atan2(way[1], way[0]))), 1.0, -1, cv2.LINE_AA)
                nails *= mask
                img[:] = img + (np.minimum(skin * d.between(1.0, 1.3) + 15, 255) - img) * (nails * d.between(0.3, 0.9))[..., None]
            cover = np.maximum(cover, mask)
            if d.chance(0.85):
                sleeve = np.zeros((h, w), np.float32)
                capsule(sleeve, wrist, wrist + along * 2500, size * d.between(0.8, 1.5))
                colour = d.between(5, 240, 3) if d.chance(0.5) else np.full(3, d.between(5, 240))
                paint(img, sleeve, colour, d, size * 0.2)
                if d.chance(0.3):
                    stripes = (np.indices((h, w)).sum(0) // max(2, int(size * 0.2)) % 2).astype(np.float32) * sleeve
                    img *= (1 - 0.4 * stripes)[..., None]
                cover = np.maximum(cover, sleeve)
            else:
                bare = np.zeros((h, w), np.float32)
                capsule(bare, wrist, wrist + along * 2500, size * 0.75)
                paint(img, bare, skin, d, size * 0.15)
                cover = np.maximum(cover, bare)
        elif kind < 0.84:
            axes = (cell * d.between(2, 5), cell * d.between(1.6, 4))
            cv2.ellipse(mask, ((float(target[0]), float(target[1])), (float(axes[0]), float(axes[1])), d.between(0, 180)), 1.0, -1, cv2.LINE_AA)
            paint(img, mask, d.between(20, 200, 3) if d.chance(0.4) else np.array([120, 70, 40.0]) * d.between(0.4, 1.4), d, cell * 0.3)
            cover = np.maximum(cover, mask)
        elif kind < 0.94:
            box = cv2.boxPoints(((float(target[0]), float(target[1])), tuple(cell * d.between(1.5, 7, 2)), d.between(0, 180)))
            cv2.fillPoly(mask, [np.int32(box)], 1.0, cv2.LINE_AA)
            paint(img, mask, d.between(5, 250, 3), d, 1.0)
            cover = np.maximum(cover, mask)
        else:
            edge = np.array([d.between(0, w), d.pick([0.0, float(h)])])
            cv2.ellipse(mask, ((float(edge[0]), float(edge[1])), (float(cell * d.between(5, 12)), float(cell * d.between(5, 12))), 0), 1.0, -1, cv2.LINE_AA)
            paint(img, mask, np.array([40, 30, 25.0]) * d.between(0.4, 3), d, cell)
            cover = np.maximum(cover, mask)
    return cover


def bowls(d, img, p, n, aspect, look, z, wood):
    """Bowls, lids and loose stones beside the board, on the table at height z."""
    for _ in range(d.pick([0, 1, 2, 2])):
        side = d.pick([-1, 1])
        x = (n - 1) / 2 + side * ((n - 1) / 2 + d.between(3.2, 8))
        y = d.between(-2, n + 1) * aspect
        if d.chance(0.4):
            x, y = y, x
        r, tall = d.between(2.2, 3.6), d.between(0.8, 3.5)
        colour = np.array([110, 65, 35.0]) * d.between(0.2, 1.7) if d.chance(0.8) else d.between(10, 230, 3)
        ring = np.concatenate([CIRCLE * r + [x, y], np.full((20, 1), z)], 1)
        foot, rim = project(p, ring), project(p, ring + [0, 0, tall])
        inner = project(p, (ring - [x, y, 0]) * [0.86, 0.86, 1] + [x, y, tall])
        if max(np.abs(foot).max(), np.abs(rim).max()) > 5000:
            continue
        fill(img, cv2.convexHull(np.float32(np.concatenate([foot, rim])))[:, 0], colour)
        fill(img, rim, colour * 1.2)
        fill(img, inner, colour * 0.5)
        m = d.whole(6, 60)
        ang, rad = d.between(0, 2 * math.pi, m), np.sqrt(d.between(0, 1, m)) * r * 0.8
        base = np.stack([x + rad * np.cos(ang), y + rad * np.sin(ang), np.full(m, z + tall * d.between(0.4, 1.05))], 1)
        both = d.pick([BLACK, WHITE, BLACK, WHITE, 0])
        colours = np.full(m, both) if both else d.rng.integers(1, 3, m)
        draw_stones(d, img, p, base, colours, look, wood, 0.0)
    if d.chance(0.3):
        m = d.whole(1, 40)
        side = d.pick([-1, 1])
        centre = np.array([(n - 1) / 2 + side * ((n - 1) / 2 + d.between(2, 6)), d.between(0, n) * aspect])
        if d.chance(0.4):
            centre = centre[::-1]
        spread = d.between(0.5, 3.5)
        xy = centre + d.rng.normal(0, 1, (m, 2)) * spread * [0.6, 1.5]
        clear = (xy[:, 0] < -1.2) | (xy[:, 0] > n + 0.2) | (xy[:, 1] < -1.2) | (xy[:, 1] > n * aspect + 0.2)
        xy = xy[clear]
        draw_stones(d, img, p, np.concatenate([xy, np.full((len(xy), 1), z)], 1), d.rng.integers(1, 3, len(xy)), look, wood, 0.3)


def panes(d, w, h, centre, size):
    """A window's or a lamp's outline in the picture, edges from sharp to soft: 0 to 1, shape (h, w)."""
    mask = np.zeros((h, w), np.float32)
    if d.chance(0.25):
        axes = size * d.between(0.15, 0.6, 2)
        cv2.ellipse(mask, ((float(centre[0]), float(centre[1])), tuple(axes.tolist()), d.between(0, 180)), 1.0, -1, cv2.LINE_AA)
    else:
        box = cv2.boxPoints(((0, 0), (1, d.between(0.25, 1.6)), d.between(0, 360))) * size * d.between(0.5, 1.2)
        quad = (box * [1, d.between(0.3, 1)] + d.rng.normal(0, 0.1 * size, (4, 2)) + centre).astype(np.float32)
        m, n = d.pick([(1, 1), (1, 1), (1, 2), (2, 2), (2, 3)])
        t = cv2.getPerspectiveTransform(np.float32([[0, 0], [m, 0], [m, n], [0, n]]), cv2.convexHull(quad)[:, 0]) \
            if len(cv2.convexHull(quad)) == 4 else None
        bar = d.between(0.02, 0.15)
        for i in range(m):
            for j in range(n):
                pane = np.float32([[[i + bar, j + bar]], [[i + 1 - bar, j + bar]], [[i + 1 - bar, j + 1 - bar]], [[i + bar, j + 1 - bar]]])
                if t is not None:
                    fill_mask(mask, cv2.perspectiveTransform(pane, t)[:, 0])
    return cv2.GaussianBlur(mask, (0, 0), d.pick([0.5, 0.8, 1.5, 4, 10]))


def fill_mask(mask, poly):
    cv2.fillPoly(mask, [np.round(np.clip(poly, -4000, 4000) * 16).astype(np.int32)], 1.0, cv2.LINE_AA, 4)


def reflections(d, img, mask, corners, cell):
    """Windows and lamps mirrored in the board's lacquer, before the stones are drawn: nothing lies there."""
    h, w = mask.shape

    def somewhere():
        u, v = d.between(0, 1, 2)
        return (corners[0] * (1 - u) + corners[1] * u) * (1 - v) + (corners[3] * (1 - u) + corners[2] * u) * v

    def lamp():
        return d.between([190, 190, 170], [255, 255, 255]) * (d.between(0.7, 1) if d.chance(0.8) else d.between(0.4, 1, 3))

    kind = d.rng.random()
    if kind < 0.5:
        for _ in range(d.pick([1, 1, 2, 3])):
            size = cell * math.exp(d.between(math.log(0.8), math.log(14)))
            a = panes(d, w, h, somewhere(), size) * d.between(0.08, 0.75) * mask
            img[:] = img + (lamp() - 0.3 * img) * a[..., None]
    elif kind < 0.75:
        # Lamps of about a stone's size: no rim, no shadow, and the lines often show through.
        tone = lamp()
        for _ in range(d.whole(1, 7)):
            spot = np.zeros((h, w), np.float32)
            centre, axes = somewhere(), cell * d.between(0.25, 1.1) * np.array([1, d.between(0.4, 1)])
            cv2.ellipse(spot, ((float(centre[0]), float(centre[1])), tuple(axes.tolist()), d.between(0, 180)), 1.0, -1, cv2.LINE_AA)
            spot = cv2.GaussianBlur(spot, (0, 0), max(0.6, cell * d.between(0.06, 0.3))) * d.between(0.3, 1.0) * mask
            img[:] = img + (tone - 0.5 * img) * spot[..., None]
    else:
        # A low sun or a bright room: milky light in which the lines all but vanish, in streaks, clouds or one glow.
        tone = lamp()
        cloudy = d.chance(0.6)
        a = np.zeros((h, w), np.float32)
        for _ in range(d.whole(1, 3)):
            centre, turn = somewhere(), d.between(0, math.pi)
            yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
            p = (xx - centre[0]) * math.cos(turn) + (yy - centre[1]) * math.sin(turn)
            q = -(xx - centre[0]) * math.sin(turn) + (yy - centre[1]) * math.cos(turn)
            long, short = cell * d.between(1, 8), cell * d.between(0.5, 4)
            a = np.maximum(a, np.exp(-(p / long) ** 2 - (q / short) ** 2) * d.between(0.3, 1.05))
        if cloudy:
            a *= np.clip(0.5 + d.between(0.2, 0.9) * d.cloud(h, w, d.pick([16, 32, 64])), 0, 1.3)
        img[:] = img + (tone - img * d.between(0.5, 1.0)) * (np.clip(a, 0, 0.97) * mask)[..., None]


def patches(d, img, corners, cell):
    """Sunlight through a window, a hard shadow, the dot of a pointer: light that falls on wood and stones alike."""
    h, w = img.shape[:2]
    if d.chance(0.6):
        for _ in range(d.pick([1, 1, 2])):
            centre = corners.mean(0) + d.rng.normal(0, 0.35, 2) * np.ptp(corners, 0)
            a = panes(d, w, h, centre, cell * math.exp(d.between(math.log(2), math.log(25))))
            tint = 1 + d.rng.normal(0, 0.06, 3)
            # The brightest sun leaves nothing of the wood and of white stones but their shadows.
            gain = d.between(0.3, 1.6) if d.chance(0.65) else d.between(1.6, 4)
            img *= 1 + (gain * tint if d.chance(0.6) else -d.between(0.15, 0.6)) * a[..., None]
    else:
        for _ in range(d.whole(1, 5)):
            centre = corners.mean(0) + d.rng.normal(0, 0.3, 2) * np.ptp(corners, 0)
            colour = d.pick([[255, 30, 40], [40, 255, 60], [255, 255, 255], [255, 80, 160]])
            # A large white dot could not be told from a stone.
            radius = d.between(0.06, 0.22 if min(colour) > 200 else 0.5)
            dot = np.zeros((h, w), np.float32)
            cv2.circle(dot, tuple(np.int32(np.clip(centre, -3000, 3000) * 16)), int(16 * cell * radius), 1.0, -1, cv2.LINE_AA, 4)
            dot = cv2.GaussianBlur(dot, (0, 0), max(0.5, cell * d.between(0.03, 0.2)))
            if d.chance(0.4):
                # What a bright dot scatters washes the wood around it out.
                glow = cv2.GaussianBlur(dot, (0, 0), cell * d.between(0.4, 1.5))
                dot = np.maximum(dot, glow / max(float(glow.max()), 1e-6) * d.between(0.1, 0.6))
            img += dot[..., None] * np.array(colour, np.float32) * d.between(0.4, 1.2)


def bent(d, image, mask, *positions):
    """The picture as a simple lens bends it (one radial term about the centre), and where each of `positions` then is."""
    h, w = mask.shape
    k = d.between(-0.13, 0.07)
    centre, unit = np.array([(w - 1) / 2, (h - 1) / 2]), math.hypot(w, h) / 2
    grid = np.stack(np.meshgrid(np.arange(w, dtype=np.float32), np.arange(h, dtype=np.float32)), -1)
    # A pixel of the bent picture shows what lies at r (1 - k r^2) of the straight one, to first order.
    off = (grid - centre.astype(np.float32)) / np.float32(unit)
    source = off * (1 - k * (off ** 2).sum(-1, keepdims=True)) * np.float32(unit) + centre.astype(np.float32)
    mx, my = np.ascontiguousarray(source[..., 0]), np.ascontiguousarray(source[..., 1])

    def moved(at):
        q = (at - centre) / unit
        r = q.copy()
        for _ in range(6):
            r = q / (1 - k * (r ** 2).sum(-1, keepdims=True))
        return r * unit + centre

    return (cv2.remap(image, mx, my, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE),
            cv2.remap(mask, mx, my, cv2.INTER_LINEAR), *map(moved, positions))


def stage_light(d, img):
    """Strongly coloured light: one lamp, or two or three of different colours from different sides."""
    h, w = img.shape[:2]
    if d.chance(0.4):
        img *= np.clip(d.between(-0.1, 1.3, 3), 0.08, None).astype(np.float32)
        return
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / w
    light = np.full(img.shape, d.between(0.05, 0.6), np.float32)
    for _ in range(d.whole(1, 3)):
        colour = np.clip(d.between(-0.3, 1.2, 3), 0.0, None).astype(np.float32) * d.between(0.5, 1.3)
        reach = np.exp(-((xx - d.between(-0.3, 1.3)) ** 2 + (yy - d.between(-0.3, 1.1)) ** 2) / d.between(0.1, 1.5))
        light += reach[..., None] * colour
    img *= light


def light_and_lens(d, img):
    """Light, glare, colour, blur, noise and compression, as a cheap camera in a hall gives them."""
    h, w = img.shape[:2]
    # White light, exposed and balanced as a camera does by itself.
    ordinary = d.chance(0.45)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = xx / w - 0.5, yy / h - 0.5
    img *= (1 + d.between(-0.55, 0.55) * u + d.between(-0.55, 0.55) * v)[..., None]
    if d.chance(0.35):
        for _ in range(d.whole(1, 2)):
            gx, gy, a = d.between(-0.5, 0.5), d.between(-0.5, 0.5), d.between(0, math.pi)
            p, q = (u - gx) * math.cos(a) + (v - gy) * math.sin(a), -(u - gx) * math.sin(a) + (v - gy) * math.cos(a)
            g = np.exp(-((p / d.between(0.03, 0.25)) ** 2 + (q / d.between(0.02, 0.15)) ** 2))
            img += (d.between(30, 190) * g)[..., None]
    if d.chance(0.3):
        a, edge = d.between(0, 2 * math.pi), d.between(0.004, 0.08)
        s = 1 / (1 + np.exp(-np.clip((u * math.cos(a) + v * math.sin(a) - d.between(-0.3, 0.3)) / edge, -30, 30)))
        img *= (1 - d.between(0.15, 0.6) * s)[..., None]
    if d.chance(0.5) and not ordinary:
        img[:] = img @ (np.eye(3) + d.rng.normal(size=(3, 3)) * d.between(0, 0.22)).T.astype(np.float32)
    if d.chance(0.35):
        img *= (d.between(0.9, 1.1, 3) if ordinary else d.between(0.65, 1.25, 3)).astype(np.float32)
    if d.chance(0.25) and not ordinary:
        stage_light(d, img)
    np.clip(img * (d.between(0.7 if ordinary else 0.45, 1.3) if d.chance(0.88) else d.between(1.3, 2.1)), 0, 255, out=img)
    img[:] = 255 * (img / 255) ** (d.between(0.75, 1.35) if ordinary else d.between(0.6, 1.7))
    if d.chance(0.12):
        length = d.whole(3, 9)
        kernel = np.zeros((length, length), np.float32)
        a = d.between(0, math.pi)
        c = np.array([length / 2, length / 2])
        e = np.array([math.cos(a), math.sin(a)]) * length / 2
        cv2.line(kernel, tuple(np.int32(c - e)), tuple(np.int32(c + e)), 1.0, 1)
        if kernel.sum():
            img[:] = cv2.filter2D(img, -1, kernel / kernel.sum())
    if d.chance(0.55):
        img[:] = cv2.GaussianBlur(img, (0, 0), d.between(0.4, 2.2))
    if d.chance(0.3):
        f = d.between(0.35, 0.9)
        small = cv2.resize(img, (int(w * f), int(h * f)), interpolation=cv2.INTER_AREA)
        img[:] = cv2.resize(small, (w, h), interpolation=cv2.INTER_LINEAR)
    if d.chance(0.25):
        soft = cv2.GaussianBlur(img, (0, 0), 1.5)
        img += (img - soft) * d.between(0.3, 1.5)
    img += d.rng.standard_normal(img.shape, dtype=np.float32) * d.between(0, 10)
    out = np.clip(img, 0, 255).astype(np.uint8)
    if d.chance(0.5):
        out = cv2.imdecode(cv2.imencode(".jpg", out, [cv2.IMWRITE_JPEG_QUALITY, d.whole(30, 92)])[1], 1)
    return out


def blocks(d, w, h):
    """A bare wall or table so strongly compressed that the blocks of the compression show: a lattice of nothing."""
    img = d.between(0, 255, 3) + d.cloud(h, w, 0, (d.whole(2, 4), d.whole(2, 4)))[..., None] * d.between(0, 40, 3)
    img = np.clip(img + d.rng.standard_normal((h, w, 1), dtype=np.float32) * d.between(0, 4), 0, 255).astype(np.uint8)
    zoom = d.between(1, 4)
    part = cv2.resize(img, (int(w / zoom), int(h / zoom)), interpolation=cv2.INTER_AREA)
    part = cv2.imdecode(cv2.imencode(".jpg", part, [cv2.IMWRITE_JPEG_QUALITY, d.whole(5, 50)])[1], 1)
    return cv2.resize(part, (w, h), interpolation=d.pick([cv2.INTER_LINEAR, cv2.INTER_CUBIC, cv2.INTER_NEAREST]))


def scene(rng, w=WIDTH, h=HEIGHT):
    """One picture with its truth; `n` is 0 where there is no board in it."""
    d = Dice(rng)
    img = background(d, w, h)
    if d.chance(0.15):
        lattice = None
        if d.chance(0.85):
            lattice = no_board(d, img)
        elif d.chance(0.5):
            return dict(image=blocks(d, w, h), n=0, image_from_board=None)
        return dict(image=light_and_lens(d, img), n=0, image_from_board=lattice)
    n = d.pick(SIZES)
    aspect = d.between(1.0, 1.1)
    p, elevation = camera(d, n, aspect)
    margin = d.between(0.45, 1.5, 2) if d.chance(0.85) else d.between(0.3, 6.0) * np.ones(2)
    if d.chance(0.6):
        margin[:] = margin[0]
    mx, my = margin
    face = np.array([[-mx, -my, 0], [n - 1 + mx, -my, 0], [n - 1 + mx, (n - 1) * aspect + my, 0], [-mx, (n - 1) * aspect + my, 0]])
    lattice_box = np.array([[0, 0, 0], [n - 1, 0, 0], [n - 1, (n - 1) * aspect, 0], [0, (n - 1) * aspect, 0]])
    q = project(p, face if d.chance(0.7) else lattice_box)
    extent = np.ptp(q, 0)
    part = d.between(0.88, 1.06) if d.chance(0.45) else d.between(0.36, 0.95)
    zoom = min(w / extent[0], h / extent[1]) * part
    room = np.maximum(np.array([w, h]) - zoom * extent, 0) / 2
    shift = np.array([w, h]) / 2 - zoom * (q.min(0) + extent / 2) + d.between(-1, 1, 2) * (room + 6)
    k = np.array([[zoom, 0, shift[0]], [0, zoom, shift[1]], [0, 0, 1]])
    p = k @ p
    squeeze = np.diag([d.between(0.85, 1.15), 1, 1]) if d.chance(0.2) else np.eye(3)
    if squeeze[0, 0] != 1:
        squeeze[0, 2] = w / 2 * (1 - squeeze[0, 0])
    p = squeeze @ p
    cells = np.diag([1, aspect, 1.0])
    image_from_board = p[:, [0, 1, 3]] @ cells
    corners = project(p, lattice_box)
    cell = math.sqrt(max(1.0, cv2.contourArea(corners.astype(np.float32)))) / (n - 1)

    look = StoneLook(d, elevation)
    thick = d.between(0.2, 4.5)
    shade = d.between(0.0, 0.55)
    tex, (ox, oy), wood = wood_texture(d, n, aspect, margin, 24 if n > 13 else 32)
    if d.chance(0.7):
        edge = np.concatenate([face, face - [0, 0, thick]])
        if d.chance(0.5):
            dark = np.zeros((h, w), np.float32)
            slide = np.array([look.light[0], look.light[1], 0]) * -d.between(0.3, 2)
            cv2.fillPoly(dark, [np.int32(cv2.convexHull(np.float32(project(p, edge + slide - [0, 0, thick * 0.5]))))], 1.0)
            img *= (1 - 0.5 * cv2.GaussianBlur(dark, (0, 0), max(1, cell * 0.3)))[..., None]
        fill(img, cv2.convexHull(np.float32(project(p, edge)))[:, 0], wood * d.between(0.3, 0.95))
    if d.chance(0.55):
        bowls(d, img, p, n, aspect, look, -thick if d.chance(0.8) else 0.0, wood)
    t = cv2.getPerspectiveTransform(np.float32([[0, 0], [tex.shape[1], 0], [tex.shape[1], tex.shape[0]], [0, tex.shape[0]]]),
                                    np.float32(project(p, face)))
    # Shrinking by averaging first keeps thin lines where the board is small in the picture.
    shrink = (24 if n > 13 else 32) / max(cell, 1)
    if shrink > 1.6:
        f = 1 / min(shrink / 1.2, 4)
        small = cv2.resize(tex, None, fx=f, fy=f, interpolation=cv2.INTER_AREA)
        t = t @ np.diag([tex.shape[1] / small.shape[1], tex.shape[0] / small.shape[0], 1.0])
        tex = small
    mask = cv2.warpPerspective(np.ones(tex.shape[:2], np.float32), t, (w, h), flags=cv2.INTER_LINEAR)
    img = img * (1 - mask[..., None]) + cv2.warpPerspective(tex, t, (w, h), flags=cv2.INTER_LINEAR) * mask[..., None]

    if d.chance(0.3):
        reflections(d, img, mask, corners, cell)
    lie = stones_on(d, n)
    rows, cols = np.mgrid[0:n, 0:n]
    wobble = np.clip(d.rng.normal(size=(n, n, 2)) * (d.between(0, 0.09) if d.chance(0.8) else d.between(0.09, 0.16)), -0.32, 0.32)
    base = np.stack([cols + wobble[..., 0], (rows + wobble[..., 1]) * aspect, np.zeros((n, n))], 2)
    on = lie != EMPTY
    pushed = careless(d, n, aspect, on, base, look.radius) if d.chance(0.15) else np.zeros((n, n), bool)
    stone_bases, stone_colours = base[on], lie[on]
    if d.chance(0.12) and min(mx, my) > 0.9:
        # Prisoners and slipped stones on the board's margin are not on a point.
        m = d.whole(1, 5)
        along = d.between(0, n - 1, m)
        off = -d.between(0.75, max(0.8, min(mx, my) - 0.4), m)
        extra = np.stack([along, off, np.zeros(m)], 1) if d.chance(0.5) else np.stack([n - 1 - off, along * aspect, np.zeros(m)], 1)
        stone_bases, stone_colours = np.concatenate([stone_bases, extra]), np.concatenate([stone_colours, d.rng.integers(1, 3, m)])
    draw_stones(d, img, p, stone_bases, stone_colours, look, wood, shade)
    if d.chance(0.15):
        patches(d, img, corners, cell)

    cover = draw_covers(d, img, p, n, aspect, cell, (look, wood)) if d.chance(0.36) else None
    covered = np.zeros((n, n), np.float32)
    if cover is not None:
        # How much of a stone lying here would be hidden: the mean over its outline and centre.
        polys, tops = stone_outlines(p, np.stack([cols, rows * aspect, np.zeros((n, n))], 2).reshape(-1, 3), look)
        where = np.concatenate([tops[:, None], tops[:, None] + (polys[:, ::2] - tops[:, None]) * 0.7], 1)
        ij = np.clip(np.round(where).astype(int), 0, [w - 1, h - 1])
        covered = cover[ij[..., 1], ij[..., 0]].mean(1).reshape(n, n)
    at = project(p, np.stack([cols, rows * aspect, np.zeros((n, n))], 2))
    # Where each point is marked for the proposer: where it is, or where the stone lies that was put down beside it.
    marks = np.where(pushed[..., None], project(p, base), at)
    if d.chance(0.35):
        img, mask, at, marks = bent(d, np.ascontiguousarray(img, dtype=np.float32), mask, at, marks)
        # What the eyes will take for the board's plane is the straight lattice nearest to the bent one.
        cells = np.stack([cols, rows], -1).reshape(-1, 2).astype(np.float64)
        image_from_board = cv2.findHomography(cells, at.reshape(-1, 2))[0]
    return dict(image=light_and_lens(d, img), n=n, image_from_board=image_from_board, at=at, marks=marks, lie=lie, covered=covered, mask=mask)


if __name__ == "__main__":
    import sys
    import time
    rng = np.random.default_rng(int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    start, pictures = time.time(), []
    for _ in range(20):
        s = scene(rng)
        pictures.append(s["image"])
    print("seconds a scene", (time.time() - start) / 20)
    sheet = np.vstack([np.hstack(pictures[i:i + 5]) for i in range(0, 20, 5)])
    cv2.imwrite(sys.argv[1], cv2.cvtColor(cv2.resize(sheet, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), cv2.COLOR_RGB2BGR))
