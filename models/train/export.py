"""Writes the trained networks as ONNX (opset 11, fixed shapes, batch norms folded by the exporter) and their hashes (SHA256SUMS).

    python export.py DIR_WITH_PT... MODELS_DIR [--temperature T]

Several states that took each other up are averaged weight by weight, which errs less than the last of them alone
(Izmailov et al., Averaging Weights Leads to Wider Optima and Better Generalization, 2018). The reader's logits are
divided by T (see temper.py) inside its last layer.
"""

import argparse
import hashlib
import pathlib

import torch

from nets import PROPOSER_HEIGHT, PROPOSER_WIDTH, READER_CELLS, READER_PIXELS, Proposer, Reader

ap = argparse.ArgumentParser()
ap.add_argument("states", type=pathlib.Path, nargs="+")
ap.add_argument("target", type=pathlib.Path)
ap.add_argument("--temperature", type=float, default=1.0)
a = ap.parse_args()
target = a.target
side = READER_CELLS * READER_PIXELS
for name, net, shape in (("proposer", Proposer(), (1, 3, PROPOSER_HEIGHT, PROPOSER_WIDTH)), ("reader", Reader(), (1, 3, side, side))):
    states = [torch.load(folder / f"{name}.pt", map_location="cpu") for folder in a.states]
    net.load_state_dict({k: (sum(s[k].float() for s in states) / len(states)).to(v.dtype) for k, v in states[0].items()})
    net.eval()
    if name == "reader":
        with torch.no_grad():
            net.out.weight /= a.temperature
            net.out.bias /= a.temperature
    path = target / f"{name}.onnx"
    torch.onnx.export(net, torch.zeros(shape), str(path), input_names=["picture"], output_names=["maps"], opset_version=11, dynamo=False)
    print(name, path.stat().st_size, "bytes", "sha256", hashlib.sha256(path.read_bytes()).hexdigest())
# The program uses no network that this list does not name.
names = [f"{name}.onnx" for name in ("proposer", "reader")]
sums = [f"{hashlib.sha256((target / name).read_bytes()).hexdigest()}  {name}\n" for name in names]
(target / "SHA256SUMS").write_text("".join(sums))
