"""One of several processes that fine-tune a tiny model together, started by torchrun: each notes the rows it trains on.

    torchrun --nproc-per-node 2 -m tests.adapters.training.lora_process FOLDER STOPPED

FOLDER holds base, log.jsonl and music.sqlite; STOPPED is 1 where the first report is to end the run.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch

from adapters.training.data.sample_schema import sample_schema
from adapters.training.logs.own_log import read_own_log
from adapters.training.lora.examples import collate
from adapters.training.lora.options import LoraOptions
from adapters.training.material import Material
from adapters.training.runs import lora
from adapters.training.runs.held_out import Example

PROMPTS = Path(__file__).parents[3] / "prompts/instruct"


class RunStopped(Exception):
    """What stands for a kill in the middle."""


def options(folder: Path) -> LoraOptions:
    """Two rounds over what there is, eight examples a step."""
    base, out = str(folder / "base"), folder / "out"
    return LoraOptions(
        base, out, PROMPTS, rank=4, learning_rate=1e-2, batch=8, max_tokens=2_000, checkpoint_steps=2, measured=0
    )


def material(folder: Path) -> Material:
    """Four questions to learn from, two held out."""
    log = read_own_log(folder / "log.jsonl", sample_schema(folder / "music.sqlite"), lambda _: [])
    pairs = [each.pair for each in log.pairs]
    return Material(pairs[:4], pairs[4:6], {"log": "some of it"})


def main(folder: Path, stopped: bool) -> None:
    """Fine-tune, and write FOLDER/rows-NUMBER line by line."""
    rows = folder / f"rows-{os.environ['RANK']}"

    def noted(examples: Sequence[Example]) -> dict[str, Any]:
        if not torch.is_inference_mode_enabled():  # what is measured comes this way, too
            with rows.open("a") as file:
                file.writelines(json.dumps(each.ids) + "\n" for each in examples)
        return collate(examples)

    def report(_done: float, words: str = "") -> None:
        if stopped:
            raise RunStopped(words)

    vars(lora).update(collate=noted)
    lora.train_lora(options(folder), material(folder), "", report, lambda _: None)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] == "1")
