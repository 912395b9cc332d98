"""Trains both networks on scenes that are drawn while it runs.

    python train.py MINUTES [--workers 1] [--threads 2] [--seed 1] [--out DIR] [--resume] [--rate 0.003] [--only NAME]
                    [--real FOLDER... --readings FILE]

The learning rate falls over the minutes given, so a run has to be given its time from the start.
"""

import argparse
import multiprocessing as mp
import pathlib
import queue as queues
import time

import cv2
import numpy as np
import torch
import torch.nn.functional as F

import real
from nets import Proposer, Reader
from render import IGNORE, scene
from truth import normalised, proposer_sample, reader_sample, turned

BATCH, KEEP, REAL_SHARE = 8, 3000, 0.3


def draw(queue, seed, folders, readings_file):
    # OpenCV's threads do not survive a fork, so this process reads the photographs for itself.
    cv2.setNumThreads(1)
    photographs = real.load(folders, readings_file) if folders else []
    print("photographs", len(photographs), flush=True)
    rng = np.random.default_rng(seed)
    while True:
        s = real.scene(rng, photographs) if photographs and rng.random() < REAL_SHARE else scene(rng)
        readings = [reader_sample(s, rng) for _ in range(2)] if s["image_from_board"] is not None else []
        image, maps = proposer_sample(s, rng)
        queue.put(((image, maps.astype(np.float16)), readings))


def focal(logit, truth):
    """Penalty-reduced focal loss on heat maps (Zhou, Objects as Points, 2019, eq. 1)."""
    p = torch.sigmoid(logit).clamp(1e-4, 1 - 1e-4)
    peak = (truth > 0.6).float()
    loss = -(peak * (1 - p) ** 2 * torch.log(p) * truth + (1 - peak) * (1 - truth) ** 4 * p ** 2 * torch.log(1 - p))
    return loss.sum() / peak.sum().clamp(min=20)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("minutes", type=float)
    ap.add_argument("--workers", type=int, default=1)
    ap.add_argument("--threads", type=int, default=2)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--out", default="out")
    ap.add_argument("--resume", action="store_true")
    ap.add_argument("--rate", type=float, default=3e-3)
    ap.add_argument("--only", choices=["proposer", "reader"], help="leave the other network as it is")
    ap.add_argument("--real", nargs="+", default=[])
    ap.add_argument("--readings")
    a = ap.parse_args()
    out = pathlib.Path(a.out)
    out.mkdir(exist_ok=True)
    torch.manual_seed(a.seed)
    torch.set_num_threads(a.threads)
    rng = np.random.default_rng(a.seed)
    queue = mp.Queue(48)
    workers = [mp.Process(target=draw, args=(queue, 1000 * a.seed + i, a.real, a.readings), daemon=True) for i in range(a.workers)]
    for w in workers:
        w.start()
    nets = [Proposer().to(memory_format=torch.channels_last), Reader().to(memory_format=torch.channels_last)]
    if a.resume:
        for net, name in zip(nets, ("proposer", "reader")):
            net.load_state_dict(torch.load(out / f"{name}.pt"))
    print("parameters", [sum(p.numel() for p in net.parameters()) for net in nets], flush=True)
    opts = [torch.optim.AdamW(net.parameters(), a.rate, weight_decay=1e-4) for net in nets]
    boards, windows, drawn, steps = [], [], 0, 0
    mean = [0.0, 0.0]
    begin, saved, spent = time.time(), time.time(), 0.0
    while (spent := time.time() - begin) < a.minutes * 60:
        rate = a.rate * min(1, (steps + 1) / 300) * max(0.01, 0.5 * (1 + np.cos(np.pi * spent / (a.minutes * 60))))
        for _ in range(6):
            starving = min(len(boards), len(windows)) < 4 * BATCH
            try:
                board, readings = queue.get(block=starving)
            except queues.Empty:
                break
            boards.append(board)
            windows += readings
            drawn += 1
            if len(boards) > KEEP:
                boards.pop(0)
            if len(windows) > 2 * KEEP:
                del windows[:2]
        which = ["proposer", "reader"].index(a.only) if a.only else steps % 2
        pool = (boards, windows)[which]
        batch = [turned(rng, *pool[i]) for i in rng.integers(len(pool), size=BATCH)]
        x = torch.from_numpy(np.stack([normalised(im) for im, _ in batch])).contiguous(memory_format=torch.channels_last)
        net, opt = nets[which], opts[which]
        for group in opt.param_groups:
            group["lr"] = rate
        with torch.autocast("cpu", torch.bfloat16):
            y = net(x)
        y = y.float()
        t = torch.from_numpy(np.stack([t for _, t in batch]))
        if which == 0:
            t = t.float()
            known = ~t[:, 4].isnan()
            loss = focal(y[:, :4], t[:, :4]) + 2 * F.binary_cross_entropy_with_logits(y[:, 4][known], t[:, 4][known])
        else:
            loss = F.cross_entropy(y, t.long(), ignore_index=IGNORE)
        opt.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        opt.step()
        steps += 1
        mean[which] = 0.98 * mean[which] + 0.02 * loss.item() if steps > 200 else loss.item()
        if steps % 100 == 0:
            print(int(spent), "steps", steps, "scenes", drawn, "loss", [round(m, 4) for m in mean], flush=True)
        if time.time() - saved > 240:
            saved = time.time()
            for net, name in zip(nets, ("proposer", "reader")):
                torch.save(net.state_dict(), out / f"{name}.pt")
    for net, name in zip(nets, ("proposer", "reader")):
        torch.save(net.state_dict(), out / f"{name}.pt")
    print("done", steps, "steps", drawn, "scenes", flush=True)
    for w in workers:
        w.terminate()


if __name__ == "__main__":
    main()
