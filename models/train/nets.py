"""The two networks, in layers that OpenCV's dnn module and every ONNX runtime know."""

import torch
import torch.nn as nn
import torch.nn.functional as F

PROPOSER_WIDTH, PROPOSER_HEIGHT, PROPOSER_STRIDE = 512, 384, 4
# The reader always sees 23 x 23 cells around the board's centre, 16 pixels a cell.
READER_CELLS, READER_PIXELS = 23, 16


class Conv(nn.Sequential):
    def __init__(self, i, o, k=3, stride=1, dilation=1):
        super().__init__(nn.Conv2d(i, o, k, stride, dilation * (k // 2), dilation, bias=False), nn.BatchNorm2d(o), nn.ReLU(inplace=True))


class Residual(nn.Module):
    def __init__(self, c, dilation=1):
        super().__init__()
        self.body = nn.Sequential(Conv(c, c, dilation=dilation), nn.Conv2d(c, c, 3, 1, 1, bias=False), nn.BatchNorm2d(c))

    def forward(self, x):
        return F.relu(x + self.body(x))


class Light(nn.Module):
    """A residual block of a single convolution."""

    def __init__(self, c):
        super().__init__()
        self.body = nn.Sequential(nn.Conv2d(c, c, 3, 1, 1, bias=False), nn.BatchNorm2d(c))

    def forward(self, x):
        return F.relu(x + self.body(x))


class Proposer(nn.Module):
    """Picture (3, 384, 512) to maps (5, 96, 128): empty crossing, black stone's base, white stone's base,
    point of an outermost line, board."""

    def __init__(self):
        super().__init__()
        self.d1 = Conv(3, 16, stride=2)
        self.d2 = nn.Sequential(Conv(16, 32, stride=2), Light(32), Light(32))
        self.d3 = nn.Sequential(Conv(32, 48, stride=2), Light(48), Light(48))
        self.d4 = nn.Sequential(Conv(48, 64, stride=2), Light(64), Light(64))
        self.d5 = nn.Sequential(Conv(64, 96, stride=2), Light(96), Light(96), Light(96))
        self.u4 = nn.Sequential(Conv(96 + 64, 64, 1), Light(64))
        self.u3 = nn.Sequential(Conv(64 + 48, 48, 1), Light(48))
        self.u2 = nn.Sequential(Conv(48 + 32, 32, 1), Light(32), Light(32))
        self.out = nn.Conv2d(32, 5, 1)
        nn.init.constant_(self.out.bias, -3.0)

    def forward(self, x):
        a = self.d2(self.d1(x))
        b = self.d3(a)
        c = self.d4(b)
        d = self.d5(c)
        up = lambda t: F.interpolate(t, scale_factor=2, mode="nearest")
        c = self.u4(torch.cat([up(d), c], 1))
        b = self.u3(torch.cat([up(c), b], 1))
        a = self.u2(torch.cat([up(b), a], 1))
        return self.out(a)


class Reader(nn.Module):
    """Rectified board (3, 368, 368) to classes (5, 23, 23): empty, black, white, covered, not a point."""

    def __init__(self, channels=96):
        super().__init__()
        self.stem = nn.Sequential(Conv(3, 16, stride=2), Conv(16, 32, stride=2), Light(32),
                                  Conv(32, 48, stride=2), Light(48), Light(48), Conv(48, channels, stride=2))
        self.body = nn.Sequential(*[Residual(channels, dilation) for dilation in (1, 2, 4, 8, 2, 1)])
        self.out = nn.Conv2d(channels, 5, 1)

    def forward(self, x):
        return self.out(self.body(self.stem(x)))
