"""The talk model: what ships keeps its contract, whatever a message holds, and broken folders are said."""

from __future__ import annotations

import json
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from safetensors.torch import load_file, save_file

from adapters.models.bert.talk import CONFIG, WEIGHTS, TalkModel
from bot.models import REFERENCE_TALK
from reliability.errors import ModelUnavailable
from reliability.ports import Talk
from reliability.question.intent_model import QUESTION
from reliability.values import HelpKind


@pytest.fixture(scope="module")
def talk() -> TalkModel:
    return TalkModel(REFERENCE_TALK)


@pytest.mark.parametrize("text", ["", "   ", "🦄", "a" * 100_000, "\ud800", "?" * 5_000, "\x00", "[SEP] [CLS]", "hi"])
def test_any_text_has_a_share_for_every_kind(text: str, talk: Talk) -> None:
    shares = talk.shares(text)
    assert set(shares) == {QUESTION, *map(str, HelpKind)}
    assert all(0 <= share <= 1 for share in shares.values())
    assert sum(shares.values()) == pytest.approx(1)
    assert talk.shares(text) == shares


def test_talk_is_told_from_questions(talk: TalkModel) -> None:
    said = {"greeting": "hello everybody", "thanks": "cheers, that helps a lot", "job": "write a poem about lamps"}
    for kind, text in said.items():
        shares = talk.shares(text)
        assert max(shares, key=lambda each: shares[each]) == kind
    for text in ("hey, quick one: revenue by month?", "and for Lisbon", "how many Instagram followers do we have"):
        assert talk.shares(text)[QUESTION] > 0.5


def test_threads_may_share_one(talk: TalkModel) -> None:
    texts = ["morning", "how many stores", "thanks", "delete order 5"] * 4
    alone = [TalkModel(REFERENCE_TALK).shares(text) for text in texts[:4]] * 4
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(talk.shares, texts)) == [pytest.approx(each) for each in alone]


def test_it_is_small_and_named_by_its_weights(talk: TalkModel, tmp_path: Path) -> None:
    assert sum((REFERENCE_TALK / name).stat().st_size for name in (CONFIG, WEIGHTS)) <= 1_500_000
    other = shutil.copytree(REFERENCE_TALK, tmp_path / "other")
    assert TalkModel(other).fingerprint == talk.fingerprint
    tensors = load_file(other / WEIGHTS)
    save_file({name: 2 * tensor for name, tensor in tensors.items()}, other / WEIGHTS)
    assert TalkModel(other).fingerprint != talk.fingerprint


def test_a_folder_without_one_is_said(tmp_path: Path) -> None:
    with pytest.raises(ModelUnavailable, match="no trained talk model"):
        TalkModel(tmp_path)


@pytest.mark.parametrize("broken", ["cut short", "no JSON", "another encoder", "nothing said of kinds"])
def test_a_broken_folder_is_said_at_the_first_message(broken: str, tmp_path: Path) -> None:
    folder = shutil.copytree(REFERENCE_TALK, tmp_path / "broken")
    config = json.loads((folder / CONFIG).read_text())
    match broken:
        case "cut short":
            (folder / WEIGHTS).write_bytes(b"\x00" * 10)
        case "no JSON":
            (folder / CONFIG).write_text("{")
        case "another encoder":
            (folder / CONFIG).write_text(json.dumps({**config, "base": "other"}))
        case _:
            (folder / CONFIG).write_text(json.dumps({**config, "kinds": config["kinds"][:2]}))
    with pytest.raises(ModelUnavailable):
        TalkModel(folder).shares("hi")
