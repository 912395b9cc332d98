"""Measures how far the reader's certainty can be relied on, on drawn scenes it was not trained on, and the
temperature that would make it right: logits divided by T (Guo et al., On Calibration of Modern Neural Networks, 2017).

    python temper.py DIR_WITH_PT [SCENES] [SEED]
"""

import pathlib
import sys

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from nets import Reader
from render import COVERED, scene
from truth import normalised, reader_sample

cv2.setNumThreads(1)
folder, scenes, seed = pathlib.Path(sys.argv[1]), int((sys.argv[2:3] or [300])[0]), int((sys.argv[3:4] or [987654])[0])
net = Reader()
net.load_state_dict(torch.load(folder / "reader.pt", map_location="cpu"))
net.eval()
rng = np.random.default_rng(seed)
logits, truths = [], []
while len(logits) < scenes:
    s = scene(rng)
    if not s["n"]:
        continue
    window, truth = reader_sample(s, rng)
    with torch.no_grad():
        y = net(torch.from_numpy(normalised(window))[None])[0]
    on = torch.from_numpy(truth <= COVERED)
    logits.append(y[:, on].T)
    truths.append(torch.from_numpy(truth)[on].long())
boards = [bool((a.argmax(1) == b).all()) for a, b in zip(logits, truths)]
y, t = torch.cat(logits), torch.cat(truths)
losses = {T: F.cross_entropy(y / T, t).item() for T in np.arange(0.7, 2.01, 0.05)}
best = min(losses, key=losses.get)
print(f"{scenes} scenes, {len(t)} points, right {(y.argmax(1) == t).float().mean():.5f}, boards wholly right {np.mean(boards):.3f}")
for T in (1.0, best):
    p, what = (y / T).softmax(1).max(1)
    sure = p >= 0.99
    stone = sure & ((what == 1) | (what == 2))
    right = what == t
    print(f"T {T:.2f}: loss {losses[min(losses, key=lambda k: abs(k - T))]:.5f}, sure {sure.float().mean():.4f}, "
          f"right of sure {right[sure].float().mean():.5f}, of sure stones {right[stone].float().mean():.5f}")
