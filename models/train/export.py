"""Writes the trained networks as ONNX (opset 11, fixed shapes, batch norms folded by the exporter) and their hashes (SHA256SUMS).

    python export.py DIR_WITH_PT MODELS_DIR [TEMPERATURE]

The reader's logits are divided by TEMPERATURE (see temper.py) inside its last layer.
"""

import hashlib
import pathlib
import sys

import torch

from nets import PROPOSER_HEIGHT, PROPOSER_WIDTH, READER_CELLS, READER_PIXELS, Proposer, Reader

source, target = map(pathlib.Path, sys.argv[1:3])
temperature = float((sys.argv[3:4] or [1.0])[0])
side = READER_CELLS * READER_PIXELS
for name, net, shape in (("proposer", Proposer(), (1, 3, PROPOSER_HEIGHT, PROPOSER_WIDTH)), ("reader", Reader(), (1, 3, side, side))):
    net.load_state_dict(torch.load(source / f"{name}.pt", map_location="cpu"))
    net.eval()
    if name == "reader":
        with torch.no_grad():
            net.out.weight /= temperature
            net.out.bias /= temperature
    path = target / f"{name}.onnx"
    torch.onnx.export(net, torch.zeros(shape), str(path), input_names=["picture"], output_names=["maps"], opset_version=11, dynamo=False)
    print(name, path.stat().st_size, "bytes", "sha256", hashlib.sha256(path.read_bytes()).hexdigest())
# The program uses no network that this list does not name.
names = [f"{name}.onnx" for name in ("proposer", "reader")]
sums = [f"{hashlib.sha256((target / name).read_bytes()).hexdigest()}  {name}\n" for name in names]
(target / "SHA256SUMS").write_text("".join(sums))
