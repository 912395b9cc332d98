"""Changes to whole batches of pictures that leave their truth as it is, or turn it with them, on the device that trains.

Drawing a scene takes a hundred times as long as a step on a GPU, so each is shown many times, never twice the same.
Pictures are (b, 3, h, w), 0 to 255; truths are (b, h, w) or (b, maps, h, w).
"""

import math

import torch
import torch.nn.functional as F


def turned(x, t):
    """An eighth of the batch each mirrored, turned or neither; pictures that are not square are only mirrored."""
    square = x.shape[-1] == x.shape[-2]
    pictures, truths = [], []
    for kind, (a, b) in enumerate(zip(x.chunk(8), t.chunk(8))):
        if kind & 1:
            a, b = a.flip(-1), b.flip(-1)
        if kind & 2:
            a, b = a.flip(-2), b.flip(-2)
        if kind & 4 and square:
            a, b = a.transpose(-1, -2), b.transpose(-1, -2)
        pictures.append(a)
        truths.append(b)
    return torch.cat(pictures), torch.cat(truths)


class Draws:
    """Draws of one value a picture, shaped to be multiplied with a batch."""

    def __init__(self, g, x):
        self.g, self.b, self.device = g, len(x), x.device

    def between(self, low, high, channels=1):
        return low + (high - low) * torch.rand((self.b, channels, 1, 1), generator=self.g, device=self.device)

    def normal(self, channels=1):
        return torch.randn((self.b, channels, 1, 1), generator=self.g, device=self.device)

    def chance(self, p):
        return (self.between(0, 1) < p).float()


def ramp(d, h, w):
    """Coordinates over the picture, -0.5 to 0.5 along its shorter side, turned by a random angle: (b, 1, h, w) each."""
    side = min(h, w)
    y = (torch.arange(h, device=d.device) / side - 0.5 * h / side)[:, None]
    x = (torch.arange(w, device=d.device) / side - 0.5 * w / side)[None]
    angle = d.between(0, 2 * math.pi)
    x, y = x - d.between(-0.5, 0.5), y - d.between(-0.5, 0.5)
    return x * angle.cos() + y * angle.sin(), y * angle.cos() - x * angle.sin()


def lit(g, x):
    """Other light: a gain and a gamma a channel, sunlight or shadow with an edge, a glow, a pointer's dot."""
    d = Draws(g, x)
    h, w = x.shape[-2:]
    # Sunlight through a window: what it falls on is brighter by a factor and may be beyond what a camera can show.
    p, q = ramp(d, h, w)
    soft = torch.exp(d.between(math.log(0.002), math.log(0.05)))
    inside = lambda v, half: torch.sigmoid((half - v.abs()) / soft)
    patch = inside(p, d.between(0.02, 0.35)) * inside(q + d.between(-0.5, 0.5) * p, d.between(0.02, 0.35))
    gain = torch.where(d.between(0, 1) < 0.75, d.between(0.3, 3.0), d.between(-0.6, -0.15)) * d.chance(0.1)
    x = x * (1 + gain * patch)
    # What is mirrored in lacquer, or scattered in a lens, is added.
    p, q = ramp(d, h, w)
    glow = torch.exp(-(p / d.between(0.02, 0.3)) ** 2 - (q / d.between(0.02, 0.15)) ** 2) * d.chance(0.06)
    x = x + glow * d.between(20, 170) * d.between(0.8, 1, 3)
    p, q = ramp(d, h, w)
    dot = torch.exp(-((p ** 2 + q ** 2) / d.between(0.004, 0.018) ** 2)) * d.chance(0.04)
    x = x + dot * d.between(60, 300) * d.between(-0.3, 1, 3).clamp(min=0)
    other = d.chance(0.5)
    x = x * torch.exp(other * (0.15 * d.normal() + 0.05 * d.normal(3)))
    gamma = torch.exp(other * 0.15 * d.normal())
    return 255 * (x.clamp(0, 255) / 255 + 1e-4) ** gamma


def blurred(x, sigma):
    """`x` under a Gaussian of `sigma` pixels, at most 2."""
    taps = torch.exp(-torch.arange(-4.0, 5.0, device=x.device) ** 2 / (2 * sigma ** 2))
    taps = taps / taps.sum()
    planes = F.pad(x, (4, 4, 4, 4), mode="replicate").flatten(0, 1)[:, None]
    return F.conv2d(F.conv2d(planes, taps[None, None, None]), taps[None, None, :, None]).view(x.shape)


def photographed(g, rng, x):
    """Another lens: eighths of the batch blurred, sharpened or with fewer pixels; noise; channels exchanged."""
    d = Draws(g, x)
    parts = []
    for a in x.chunk(8):
        kind = rng.random()
        if kind < 0.1:
            a = blurred(a, rng.uniform(0.4, 1.0))
        elif kind < 0.15:
            a = a + rng.uniform(0.2, 1.0) * (a - blurred(a, 1.2))
        elif kind < 0.25:
            small = F.interpolate(a, scale_factor=rng.uniform(0.6, 0.95), mode="bilinear", antialias=True, align_corners=False)
            a = F.interpolate(small, size=a.shape[-2:], mode="bilinear", align_corners=False)
        parts.append(a)
    x = torch.cat(parts)
    x = x + torch.randn(x.shape, generator=g, device=x.device) * d.between(0, 6) * d.chance(0.3)
    order = torch.rand((len(x), 3), generator=g, device=x.device).argsort(1)
    order = torch.where(d.chance(0.15)[:, :, 0, 0] > 0, order, torch.arange(3, device=x.device))
    return x.gather(1, order[:, :, None, None].expand_as(x)).clamp(0, 255)


def normalised(x):
    """As `truth.normalised`, for a batch."""
    x = x.round()
    deviation, mean = torch.std_mean(x, (2, 3), correction=0, keepdim=True)
    return (x - mean) / (deviation + 8)
