"""What of messages is helped, as what, and what of data questions is taken for talk:

    python -m deploy.reference.intents.measure --spider FOLDER [--talk FOLDER] [--parts FOLDER FOLDER FOLDER]

With `--parts`, the models that left out part 0, 1 and 2 (talk.py), each message of what is learnt from is told by the
model that never heard its voice: by these figures thresholds are chosen. The others are of messages and questions that
nothing was learnt from. Reads no bounding question.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import torch

from adapters.models.bert.talk import TalkModel
from adapters.models.encoder import SentenceEncoder
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from deploy.reference.intents.fit import HERE, WAREHOUSE, lines
from deploy.reference.intents.talk import MEASURED, part_of, sources
from reliability.ports import Talk
from reliability.question.intent import intent
from reliability.question.intent_model import QUESTION
from reliability.values import PreviousTurn, Question

SAMPLE = Path(__file__).parents[3] / "var" / "sample.sqlite"


@dataclass(frozen=True, slots=True)
class ToldMessage:
    """A text, its kind, what was asked before in its thread, the database that is asked ("": the sample) and the part
    that it was learnt with (None: nothing learnt from it)."""

    text: str
    kind: str
    before: str = ""
    database: str = ""
    part: int | None = None


def measured(spider: Path | None) -> Iterator[tuple[str, list[ToldMessage]]]:
    """What nothing was learnt from, by its name."""
    held_out = [ToldMessage(each["text"], each["kind"]) for each in lines(HERE / "held_out.jsonl")]
    yield "held-out messages", [each for each in held_out if each.kind != QUESTION]
    yield "held-out questions that sound like talk", [each for each in held_out if each.kind == QUESTION]
    natural = [e for e in lines(WAREHOUSE / "natural" / "develop.jsonl") if e["id"].startswith(MEASURED)]
    yield "developing log's messages", [_natural(each) for each in natural if each["kind"] == "no_question"]
    yield "developing log's questions", [_natural(each) for each in natural if each["kind"] != "no_question"]
    templated = lines(WAREHOUSE / "questions.jsonl")
    yield (
        "templated test questions",
        [ToldMessage(each["question"], QUESTION) for each in templated if each["split"] == "test"],
    )
    if spider is not None:
        asked = json.loads((spider / "dev.json").read_text("utf-8"))
        yield "Spider's development questions", [ToldMessage(e["question"], QUESTION, "", e["db_id"]) for e in asked]


def learnt(spider: Path | None) -> Iterator[tuple[str, list[ToldMessage]]]:
    """What is learnt from, by its source, each with its part."""
    natural = [each for part in ("train", "develop") for each in lines(WAREHOUSE / "natural" / f"{part}.jsonl")]
    threads = {each["question"]: _natural(each).before for each in natural}
    for name, found in sources(spider).items():
        yield (
            f"learnt from: {name}",
            [
                ToldMessage(each.text, each.kind, threads.get(each.text, ""), database, part_of(each))
                for each in found
                if not (database := each.voice if name == "spider" else "") or _file(spider, database).is_file()
            ],
        )


def _natural(each: Mapping[str, object]) -> ToldMessage:
    previous = each["previous"]
    before = str(previous["question"]) if isinstance(previous, dict) else ""
    return ToldMessage(str(each["question"]), "" if each["kind"] == "no_question" else QUESTION, before)


def _file(spider: Path | None, database: str) -> Path:
    return (spider or Path()) / "database" / database / f"{database}.sqlite"


class AskedDatabases:
    """The sample and Spider's databases, opened once."""

    def __init__(self, spider: Path | None) -> None:
        self._spider = spider

    @cache  # noqa: B019 - one for the whole run
    def of(self, name: str) -> SqlWarehouse:
        """A database by its name; "" is the sample."""
        found = open_warehouse(f"sqlite:///{_file(self._spider, name) if name else SAMPLE}", name or "sample")
        found.warm_up()
        return found


def fates(
    told: Sequence[ToldMessage], databases: AskedDatabases, encoder: SentenceEncoder, talks: Sequence[Talk]
) -> list[str]:
    """What each message is taken for: "question" or a kind. `talks` is one model, or one for each part."""
    found = []
    for each in told:
        talk = talks[(each.part or 0) % len(talks)] if talks else None
        warehouse = databases.of(each.database)
        previous = PreviousTurn(each.before) if each.before else None
        question = Question("q", each.text, previous=previous)
        said = intent(question, warehouse.schema(), encoder, lambda w=warehouse, t=each.text: w.find_values(t), talk)  # type: ignore[misc]
        found.append(said.kind.value if said else QUESTION)
    return found


def row(name: str, told: Sequence[ToldMessage], found: Sequence[str]) -> str:
    """A line of the table."""
    talk = [(each, fate) for each, fate in zip(told, found, strict=True) if each.kind != QUESTION]
    taken = [each.text for each, fate in zip(told, found, strict=True) if each.kind == QUESTION and fate != QUESTION]
    said = f"| {name} | {len(told)} |"
    if talk:
        helped = [(each, fate) for each, fate in talk if fate != QUESTION]
        right = sum(each.kind in ("", fate) for each, fate in helped)
        return (
            f"{said} {len(helped) / len(talk):.1%} told, {right / max(1, len(helped)):.1%} of them as what they are |"
        )
    return f"{said} {len(taken)} ({len(taken) / len(told):.2%}) taken for talk |"


def main() -> None:
    """Print the table."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--spider", type=Path)
    asked.add_argument("--talk", type=Path)
    asked.add_argument("--parts", type=Path, nargs="*", default=())
    given = asked.parse_args()
    torch.set_num_threads(1)
    databases, encoder = AskedDatabases(given.spider), SentenceEncoder()
    if given.parts:
        parts = [TalkModel(folder) for folder in given.parts]
        for name, told in learnt(given.spider):
            print(row(name, told, fates(told, databases, encoder, parts)), flush=True)
    talks = [TalkModel(given.talk)] if given.talk else []
    for name, told in measured(given.spider):
        print(row(name, told, fates(told, databases, encoder, talks)), flush=True)


if __name__ == "__main__":
    main()
