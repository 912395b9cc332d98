"""Trains the networks on scenes that are drawn while it runs, on a GPU if there is one.

    python train.py MINUTES [--device cuda] [--batch 64] [--workers N] [--threads 2] [--seed 1] [--out DIR] [--resume]
                    [--rate 0.002] [--only NAME] [--real FOLDER... --readings FILE]

The learning rate falls over the minutes given, so a run has to be given its time from the start. Without a GPU a batch is 8
and two processors are used; with one, all but two draw.
"""

import argparse
import os
import pathlib
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch.optim.swa_utils import AveragedModel, get_ema_multi_avg_fn

import augment
from drawers import CHECKED_SCENES, Drawers
from nets import Proposer, Reader
from render import COVERED, IGNORE
from samples import Samples



def focal(logit, truth):
    """Penalty-reduced focal loss on heat maps (Zhou, Objects as Points, 2019, eq. 1)."""
    p = torch.sigmoid(logit).clamp(1e-4, 1 - 1e-4)
    peak = (truth > 0.6).float()
    loss = -(peak * (1 - p) ** 2 * torch.log(p) * truth + (1 - peak) * (1 - truth) ** 4 * p ** 2 * torch.log(1 - p))
    return loss.sum() / peak.sum().clamp(min=20)


def loss_of(kind, y, t):
    """The loss of a network's outputs `y` (b, maps, h, w); what nobody knows, IGNORE or not a number, is left out."""
    if kind == "reader":
        return F.cross_entropy(y, t.long(), ignore_index=IGNORE)
    t = t.float()
    known = ~t[:, 4].isnan()
    return focal(y[:, :4], t[:, :4]) + 2 * F.binary_cross_entropy_with_logits(y[:, 4][known], t[:, 4][known])


def planes(images):
    """Pictures (b, h, w, 3) of 8 bits as (b, 3, h, w) of floats."""
    return images.permute(0, 3, 1, 2).float()


def check(net, checked):
    """What a reader makes of scenes that it is not trained on: points right, boards right, sure points, sure ones wrong."""
    net.eval()
    right = boards = points = sure = wrong = 0
    with torch.no_grad():
        for a in range(0, checked.full, 48):
            t = checked.truths[a:min(a + 48, checked.full)].long()
            x = augment.normalised(planes(checked.images[a:a + len(t)]))
            p, what = net(x.contiguous(memory_format=torch.channels_last)).softmax(1).max(1)
            on, good = t <= COVERED, what == t
            points, right = points + on.sum().item(), right + (good & on).sum().item()
            boards += (good | ~on).flatten(1).all(1).sum().item()
            sure, wrong = sure + (on & (p >= 0.99)).sum().item(), wrong + (on & ~good & (p >= 0.99)).sum().item()
    net.train()
    return f"points {right / points:.5f} boards {boards / checked.full:.3f} sure {sure / points:.4f} of them wrong {wrong / max(sure, 1):.5f}"


def memory(device):
    """Bytes that the samples kept for training may take."""
    return 3e9 if device == "cpu" else min(40e9, 0.5 * torch.cuda.mem_get_info()[0])


class Trained:
    """A network while it is trained, and the running mean of its weights, which is what is kept."""

    def __init__(self, kind, net, rate, device):
        self.kind, self.net = kind, net.to(device, memory_format=torch.channels_last)
        self.mean = AveragedModel(self.net, multi_avg_fn=get_ema_multi_avg_fn(0.9995), use_buffers=True)
        self.optimizer = torch.optim.AdamW(self.net.parameters(), rate, weight_decay=1e-4, fused=device == "cuda")
        self.steps, self.loss = 0, None

    def step(self, x, t, rate):
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        with torch.autocast(x.device.type, torch.bfloat16):
            y = self.net(x)
        loss = loss_of(self.kind, y.float(), t)
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimizer.step()
        self.steps += 1
        # The rate rises over the first steps.
        if self.steps > 300:
            self.mean.update_parameters(self.net)
        self.loss = loss.detach() if self.loss is None else 0.99 * self.loss + 0.01 * loss.detach()

    def kept(self):
        """The network to keep: the mean, once it has forgotten the state that training began with."""
        return self.mean.module if self.steps > 3000 else self.net


def train(nets, a):
    """Trains `nets`, by the names of their files, as the arguments `a` say; those of one kind are shown the same batches."""
    out = pathlib.Path(a.out)
    out.mkdir(exist_ok=True)
    torch.manual_seed(a.seed)
    rng, g = np.random.default_rng(a.seed), torch.Generator(a.device).manual_seed(a.seed)
    kinds = sorted({net.kind for net in nets.values()})
    drawers = Drawers(a.workers, a.seed, a.real, a.readings, "proposer" in kinds)
    checked = Samples(CHECKED_SCENES, "reader", a.device)
    pools = {kind: Samples.within(memory(a.device) / len(kinds), kind, a.device) for kind in kinds}
    # Windows are drawn where no reader is trained, too.
    pools.setdefault("reader", Samples(1, "reader", a.device))
    print("parameters", {name: sum(p.numel() for p in net.net.parameters()) for name, net in nets.items()}, flush=True)
    while any(pools[kind].full < 4 * a.batch for kind in kinds) or checked.full < CHECKED_SCENES // 2:
        drawers.take(pools, checked, True)
    begin, told, drawn, step = time.time(), 0.0, 0, 0

    def report():
        for name, net in nets.items():
            said = check(net.kept(), checked) if net.kind == "reader" else ""
            print(int(time.time() - begin), name, "steps", net.steps, "scenes", drawn, "loss", round(float(net.loss or 0), 5), said, flush=True)
            torch.save({k: v.cpu() for k, v in net.kept().state_dict().items()}, out / f"{name}.pt")

    while (spent := time.time() - begin) < a.minutes * 60:
        for _ in range(12):
            if not drawers.take(pools, checked, False):
                break
            drawn += 1
        if spent - told > 60 or not step:
            told = spent
            report()
        # It rises over 300 steps, and falls with the cosine of the time.
        rate = a.rate * min(1, (step + 1) / 300) * max(0.01, 0.5 * (1 + np.cos(np.pi * spent / (a.minutes * 60))))
        kind = kinds[step % len(kinds)]
        pool = pools[kind]
        i = torch.randint(pool.full, (a.batch,), generator=g, device=a.device)
        x, t = augment.turned(planes(pool.images[i]), pool.truths[i])
        x = augment.photographed(g, rng, augment.lit(g, x))
        x = augment.normalised(x).contiguous(memory_format=torch.channels_last)
        for net in nets.values():
            if net.kind == kind:
                net.step(x, t, rate)
        step += 1
    report()
    drawers.stop()


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("minutes", type=float)
    ap.add_argument("--device", choices=["cpu", "cuda"], default="cuda" if torch.cuda.is_available() else "cpu")
    ap.add_argument("--batch", type=int)
    ap.add_argument("--workers", type=int)
    ap.add_argument("--threads", type=int, default=2)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--out", default="out")
    ap.add_argument("--resume", action="store_true")
    ap.add_argument("--rate", type=float, default=2e-3)
    ap.add_argument("--only", choices=["proposer", "reader"], help="leave the other network as it is")
    ap.add_argument("--real", nargs="+", default=[])
    ap.add_argument("--readings")
    a = ap.parse_args()
    a.batch = a.batch or (64 if a.device == "cuda" else 8)
    a.workers = a.workers or (max(1, (os.cpu_count() or 2) - 2) if a.device == "cuda" else 1)
    torch.set_num_threads(a.threads)
    nets = {}
    for name, net in (("proposer", Proposer()), ("reader", Reader())):
        if a.only in (None, name):
            if a.resume:
                net.load_state_dict(torch.load(pathlib.Path(a.out) / f"{name}.pt", map_location="cpu"))
            nets[name] = Trained(name, net, a.rate, a.device)
    train(nets, a)


if __name__ == "__main__":
    main()
