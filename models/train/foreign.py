"""Prints what OpenCV's dnn module computes at some places of both networks' outputs, for the engine's tests (engine/src/cases.rs).

    python foreign.py MODELS_DIR
"""

import pathlib
import sys

import cv2
import numpy as np

PLACES = 16


def numbers(seed, count):
    """The input of the engine's tests: numbers from -1 to 1 of a linear congruential generator."""
    state, found = (seed * 2_654_435_761 + 1) % 2**32, np.empty(count, np.float32)
    for i in range(count):
        state = (state * 1_664_525 + 1_013_904_223) % 2**32
        found[i] = np.float32(state >> 8) / np.float32(1 << 23) - np.float32(1)
    return found


if __name__ == "__main__":
    print("OpenCV", cv2.__version__)
    for name, seed, shape in (("proposer", 1, (3, 384, 512)), ("reader", 2, (3, 368, 368))):
        net = cv2.dnn.readNetFromONNX(str(pathlib.Path(sys.argv[1]) / f"{name}.onnx"))
        net.setInput(numbers(seed, np.prod(shape)).reshape((1, *shape)))
        maps = net.forward()[0]
        print(name)
        for k in range(PLACES):
            # The shift keeps the places from lying below one another.
            c, y, x = np.unravel_index(k * maps.size // PLACES + 7 * k, maps.shape)
            print(f"    ([{c}, {y}, {x}], {maps[c, y, x]:.5f}),")
