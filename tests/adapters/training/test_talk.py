"""The talk model's training: its loss by hand, what a batch holds, and a short run whose model serves."""

from __future__ import annotations

import math
import random
from pathlib import Path

import pytest
import torch

from adapters.models.bert.talk import TalkModel
from adapters.training.runs.talk import UNKNOWN, KnownMessage, TalkOptions, _drawn, kind_loss, train_talk
from reliability.errors import BadInput
from reliability.values import HelpKind

KINDS = ("question", "greeting", "thanks")
TALK = [KnownMessage("hello!", "greeting"), KnownMessage("cheers", "thanks"), KnownMessage("well well", UNKNOWN)]
ASKED = {
    "own": [KnownMessage("how many stores", "question")],
    "other": [KnownMessage("how many singers?", "question")] * 99,
}


def quiet(_share: float, _text: str) -> None:
    """No progress is shown."""


def test_the_loss_is_the_mean_of_what_is_told() -> None:
    logits = torch.log(torch.tensor([[0.5, 0.3, 0.2], [0.5, 0.3, 0.2], [0.9, 0.05, 0.05]]))
    loss = kind_loss(logits, ["greeting", UNKNOWN, "question"], KINDS)
    assert loss.item() == pytest.approx(-(math.log(0.3) + math.log(0.5) + math.log(0.9)) / 3)


def test_half_a_batch_is_talk_and_every_source_counts_alike() -> None:
    drawn = _drawn(4_000, TALK, ASKED, random.Random(0))
    assert sum(each.kind != "question" for each in drawn) == 2_000
    assert 900 < sum(each.text == "how many stores" for each in drawn) < 1_100
    assert {each.text for each in drawn} >= {"hello", "hello!"}


@pytest.mark.slow
def test_a_short_run_gives_a_model_that_serves(tmp_path: Path) -> None:
    options = TalkOptions(tmp_path / "talk", steps=2, batch=4, rank=2)
    every = [*TALK, *(KnownMessage(f"some {kind}", kind) for kind in HelpKind)]
    train_talk(options, every, ASKED, "question", quiet)
    shares = TalkModel(options.out).shares("hello there")
    assert sum(shares.values()) == pytest.approx(1)
    with pytest.raises(BadInput, match="finished"):
        train_talk(options, every, ASKED, "question", quiet)
