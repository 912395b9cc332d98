"""Restores states that training can go on from out of the networks that are shipped.

    python restore.py MODELS_DIR DIR_FOR_PT [SCENES] [SEED]

An exported network has its batch norms folded into the convolutions. Each is put back with the mean and the deviation of
what its convolution yields on drawn scenes, and with the scale and the shift that undo them, so that the restored network
computes the same as the exported one.
"""

import pathlib
import sys

import cv2
import numpy as np
import onnx
import onnx.numpy_helper
import torch
import torch.nn as nn

from nets import Proposer, Reader
from render import scene
from truth import normalised, proposer_sample, reader_sample


def weights(path):
    """Weight and bias of each convolution of an exported network, in the order in which they are computed."""
    graph = onnx.load(str(path)).graph
    values = {i.name: onnx.numpy_helper.to_array(i) for i in graph.initializer}
    return [[torch.from_numpy(values[name].copy()) for name in node.input[1:3]] for node in graph.node if node.op_type == "Conv"]


def computed(net, x, kinds):
    """The modules of these kinds in the order in which `net` computes them."""
    order = []
    hooks = [m.register_forward_pre_hook(lambda m, _: order.append(m)) for m in net.modules() if isinstance(m, kinds)]
    with torch.no_grad():
        net(x)
    for hook in hooks:
        hook.remove()
    return order


def restore(net, path, samples):
    """Gives `net` the weights in the file at `path`; `samples` is what the batch norms are measured on, (n, 3, h, w)."""
    net.eval()
    order = computed(net, samples[:1], (nn.Conv2d, nn.BatchNorm2d))
    convolutions = [m for m in order if isinstance(m, nn.Conv2d)]
    norm_of = {a: b for a, b in zip(order, order[1:]) if isinstance(a, nn.Conv2d) and isinstance(b, nn.BatchNorm2d)}
    folded = weights(path)
    assert len(folded) == len(convolutions), (len(folded), len(convolutions))
    for conv, (weight, bias) in zip(convolutions, folded):
        conv.weight.data = weight
        norm = norm_of.get(conv)
        if norm is None:
            conv.bias.data = bias
        else:
            nn.init.zeros_(norm.running_mean)
            norm.running_var.fill_(1 - norm.eps)
            nn.init.ones_(norm.weight)
            norm.bias.data = bias
    sums = {}

    def measure(norm, inputs):
        x = inputs[0].double()
        s = sums.setdefault(norm, [0, 0, 0])
        for i, v in enumerate((x.sum((0, 2, 3)), (x ** 2).sum((0, 2, 3)), x.numel() / x.shape[1])):
            s[i] = s[i] + v

    hooks = [norm.register_forward_pre_hook(measure) for norm in norm_of.values()]
    with torch.no_grad():
        before = torch.cat([net(x[None]) for x in samples])
    for hook in hooks:
        hook.remove()
    for norm, (total, squares, count) in sums.items():
        mean = total / count
        variance = (squares / count - mean ** 2).clamp(min=1e-6)
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(variance)
        norm.weight.data = (variance + norm.eps).sqrt().float()
        norm.bias.data = (norm.bias.double() + mean).float()
    with torch.no_grad():
        after = torch.cat([net(x[None]) for x in samples])
    print(path.name, "largest difference", (after - before).abs().max().item(), "of", before.abs().max().item())
    return net


if __name__ == "__main__":
    cv2.setNumThreads(1)
    source, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    scenes, seed = int((sys.argv[3:4] or [64])[0]), int((sys.argv[4:5] or [4711])[0])
    rng = np.random.default_rng(seed)
    views, windows = [], []
    while len(windows) < scenes:
        s = scene(rng)
        views.append(normalised(proposer_sample(s, rng)[0]))
        if s["image_from_board"] is not None:
            windows.append(normalised(reader_sample(s, rng)[0]))
    target.mkdir(exist_ok=True)
    for net, name, samples in ((Proposer(), "proposer", views), (Reader(), "reader", windows)):
        net = restore(net, source / f"{name}.onnx", torch.from_numpy(np.stack(samples)))
        torch.save(net.state_dict(), target / f"{name}.pt")
