"""What a network is trained on: samples kept on the device that trains, the newest in the place of the oldest."""

import mmap

import numpy as np
import torch

from nets import PROPOSER_HEIGHT, PROPOSER_STRIDE, PROPOSER_WIDTH, READER_CELLS, READER_PIXELS


def in_shared_memory(shape, dtype):
    """Zeros that this process and those it forks see alike."""
    return torch.frombuffer(mmap.mmap(-1, int(np.prod(shape)) * dtype.itemsize), dtype=dtype).view(shape)


class Samples:
    """At most `n` samples of one network: pictures (n, h, w, 3) of 8 bits and their truths, of which `full` are drawn."""

    def __init__(self, n, kind, device, shared=False):
        reader = kind == "reader"
        shape = (READER_CELLS * READER_PIXELS,) * 2 if reader else (PROPOSER_HEIGHT, PROPOSER_WIDTH)
        truth = (READER_CELLS,) * 2 if reader else (5, PROPOSER_HEIGHT // PROPOSER_STRIDE, PROPOSER_WIDTH // PROPOSER_STRIDE)
        make = in_shared_memory if shared else lambda shape, dtype: torch.zeros(shape, dtype=dtype, device=device)
        self.images = make((n, *shape, 3), torch.uint8)
        self.truths = make((n, *truth), torch.uint8 if reader else torch.float16)
        self.next, self.full = 0, 0

    def __len__(self):
        return len(self.images)

    @classmethod
    def within(cls, memory, kind, device):
        """As many as `memory` bytes hold."""
        one = cls(1, kind, "cpu")
        return cls(int(memory / sum(v.numel() * v.element_size() for v in (one.images, one.truths))), kind, device)

    def add(self, image, truth):
        """Takes in one sample, in the place of the oldest where there is no room left."""
        self.images[self.next].copy_(image, non_blocking=True)
        self.truths[self.next].copy_(truth, non_blocking=True)
        self.next = (self.next + 1) % len(self)
        self.full = min(self.full + 1, len(self))
