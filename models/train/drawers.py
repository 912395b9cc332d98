"""Processes that draw scenes while a network is trained on those before."""

import multiprocessing as mp
import queue as queues

import cv2
import numpy as np
import torch

import real
from render import scene
from samples import Samples
from truth import proposer_sample, reader_sample

REAL_SHARE = 0.3
# Windows that one scene is read through, each under a lattice of its own.
WINDOWS = 3
# Scenes that no network is trained on, the same in every run.
CHECKED_SCENES, CHECKED_SEED = 480, 987654


class Drawers:
    """`workers` processes that draw scenes into memory they share with this one, `WINDOWS` windows of the reader each, and
    where `views` says so a view of the proposer. `folders` and `readings` are those of `real.load`."""

    def __init__(self, workers, seed, folders, readings, views):
        slots = 6 * workers
        self.windows, self.views = Samples(slots * WINDOWS, "reader", "cpu", True), Samples(slots, "proposer", "cpu", True)
        self.free, self.ready = mp.Queue(), mp.Queue()
        for slot in range(slots):
            self.free.put(slot)
        self.processes = [mp.Process(target=self.draw, args=(i, workers, seed, folders, readings, views), daemon=True)
                          for i in range(workers)]
        for process in self.processes:
            process.start()

    def draw(self, worker, workers, seed, folders, readings, views):
        # OpenCV's threads do not survive a fork, so this process reads the photographs for itself.
        cv2.setNumThreads(1)
        torch.set_num_threads(1)
        photographs = real.load(folders, readings) if folders else []
        if worker == 0:
            print("photographs", len(photographs), flush=True)
        for i in range(worker, CHECKED_SCENES, workers):
            rng = np.random.default_rng(CHECKED_SEED + i)
            self.put(scene(rng), rng, False, 1, True)
        rng = np.random.default_rng(1000 * seed + worker)
        while True:
            s = real.scene(rng, photographs) if photographs and rng.random() < REAL_SHARE else scene(rng)
            self.put(s, rng, views, WINDOWS, False)

    def put(self, s, rng, views, windows, checked):
        """Puts samples of one scene into a free slot; `checked` ones are not trained on, and show a board."""
        windows = windows if s["image_from_board"] is not None and (s["n"] or not checked) else 0
        slot = self.free.get()
        for k in range(windows):
            image, truth = reader_sample(s, rng)
            self.windows.images[slot * WINDOWS + k] = torch.from_numpy(image)
            self.windows.truths[slot * WINDOWS + k] = torch.from_numpy(truth)
        if views:
            image, maps = proposer_sample(s, rng)
            self.views.images[slot] = torch.from_numpy(image)
            self.views.truths[slot] = torch.from_numpy(maps).half()
        self.ready.put((slot, windows, views, checked))

    def take(self, pools, checked, wait):
        """Takes in one scene, if there is one or `wait` says to wait for it; returns whether it did."""
        try:
            slot, windows, views, to_check = self.ready.get(block=wait)
        except queues.Empty:
            return False
        for k in range(slot * WINDOWS, slot * WINDOWS + windows):
            (checked if to_check else pools["reader"]).add(self.windows.images[k], self.windows.truths[k])
        if views:
            pools["proposer"].add(self.views.images[slot], self.views.truths[slot])
        self.free.put(slot)
        return True

    def stop(self):
        for process in self.processes:
            process.terminate()
