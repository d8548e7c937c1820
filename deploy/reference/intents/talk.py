"""Train what tells talk from data questions: `python -m deploy.reference.intents.talk --spider FOLDER --out FOLDER`.

With `--leave-out N` of three parts, what the N-th part's voices said is not learnt from: `measure` chooses thresholds
by such models. Reads no held-out message, no calibrating and no bounding question, and of the developing ones none of
the latest writers' (`MEASURED`), by which `measure` says what it is worth.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from zlib import crc32

from adapters.training.runs.card import Card, write_card
from adapters.training.runs.talk import KnownMessage, TalkOptions, train_talk
from deploy.reference.intents.fit import WAREHOUSE, WordingExample, examples, lines
from reliability.question.intent_model import QUESTION

PARTS = 3
CHATTY = "chatty"
DEVELOPED = "developed"
MEASURED = ("ka", "kb", "kc", "kd")
"""How the ids of the developing questions begin that nothing here learns from."""


def part_of(example: WordingExample) -> int:
    """The part of a voice, of a query's wordings, or of a database; lists of nobody's are cut anywhere."""
    group = example.text if example.voice in ("phrases", "templates") else example.voice
    return crc32(group.encode()) % PARTS


def sources(spider: Path | None) -> dict[str, list[WordingExample]]:
    """What is learnt from: talk, and data questions by where they come from; each with the group it must not part
    from."""
    found: dict[str, list[WordingExample]] = {"talk": []}
    for each in examples():
        name = "talk" if each.kind != QUESTION else _source_of(each.voice)
        found.setdefault(name, []).append(each)
    for line in lines(WAREHOUSE / "natural" / "develop.jsonl"):
        if not line["id"].startswith(MEASURED):
            is_talk = line["kind"] == "no_question"
            found.setdefault("talk" if is_talk else DEVELOPED, []).append(
                WordingExample(line["question"], "" if is_talk else QUESTION, line["role"])
            )
    found["wordings"] = [
        WordingExample(text, QUESTION, each["sql"])
        for file in sorted((WAREHOUSE / "natural" / "wordings").glob("*.jsonl"))
        for each in lines(file)
        for text in each["asked"]
    ]
    if spider is not None:
        asked = json.loads((spider / "train_spider.json").read_text("utf-8"))
        found["spider"] = [WordingExample(each["question"], QUESTION, each["db_id"]) for each in asked]
    return found


def _source_of(voice: str) -> str:
    first = voice.split()[0]
    if first in ("asked", "templates", "phrases"):
        return first
    return "natural" if voice in _natural_voices() else CHATTY


@cache
def _natural_voices() -> set[str]:
    return {each["role"] for each in lines(WAREHOUSE / "natural" / "train.jsonl")}


def learnt_from(found: Sequence[WordingExample], left_out: int | None) -> list[KnownMessage]:
    """The messages whose group is not left out."""
    return [KnownMessage(each.text, each.kind) for each in found if left_out is None or part_of(each) != left_out]


def main() -> None:
    """Train, and write the model and its card."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--spider", type=Path)
    asked.add_argument("--out", type=Path, required=True)
    asked.add_argument("--leave-out", type=int, choices=range(PARTS))
    asked.add_argument("--steps", type=int, default=TalkOptions.steps)
    asked.add_argument("--threads", type=int, default=1)
    given = asked.parse_args()
    import torch

    torch.set_num_threads(given.threads)
    found = {name: learnt_from(each, given.leave_out) for name, each in sources(given.spider).items()}
    talk = found.pop("talk")
    train_talk(TalkOptions(given.out, given.steps), talk, found, QUESTION, _said())
    write_card(given.out, _card(given.out, len(talk), found))


def _card(out: Path, talk: int, questions: dict[str, list[KnownMessage]]) -> Card:
    return Card(
        title="The talk model for Candor",
        what="Says whether a message is a data question, or which kind of message that asks nothing of the data.",
        command=f"python -m deploy.reference.intents.talk --spider FOLDER --out {out}",
        data={
            "log": f"{talk:,} messages and {len(questions.get(CHATTY, ())):,} chatty questions of intents/learnt.jsonl",
            "natural questions": f"{sum(len(questions.get(n, ())) for n in ('natural', DEVELOPED, 'wordings')):,} of the sample",
            "spider_train": f"{len(questions.get('spider', ())):,} questions",
        },
        figures={},
        licence="That of its base (all-MiniLM-L6-v2: Apache-2.0), and of the data above.",
        start="all-MiniLM-L6-v2",
        notes=("What it is worth: `python -m deploy.reference.intents.measure`, and LOG.md.",),
    )


def _said() -> Callable[[float, str], None]:
    def said(share: float, text: str) -> None:
        print(f"{share:.1%} {text}", flush=True)

    return said


if __name__ == "__main__":
    main()
