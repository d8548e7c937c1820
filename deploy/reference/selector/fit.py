"""Learn which other name a question may as well mean: `python -m deploy.reference.selector.fit --data ../shared/data`.

Writes `selector.json` beside this file. Learnt from Spider's training databases, none of which a development question
uses; how well it tells, and `second`, from which on another name is a reading of its own, come from folds of databases
that were left out: `second` as it is used, on the query that is composed first of a question that nothing was done to.
Nothing of AmbiQT is read.
"""

from __future__ import annotations

import argparse
import json
import lzma
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.linear_model import LogisticRegression
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from adapters.evaluation.ambiqt.asking import composed_alone
from adapters.models.encoder import SentenceEncoder
from adapters.training.measure.measured import spider_schema
from adapters.warehouses.fake import FakeWarehouse
from bot.cores import WorkerCores
from deploy.reference.selector.pairs import made_ambiguous, read_synonyms
from reliability.candidates.by_name.features import FEATURES, NamesAlike, Replacement
from reliability.candidates.by_name.selector import Selector
from reliability.candidates.by_name.writing import name_siblings, replacements
from reliability.composing.edits.query import Query
from reliability.core import Core
from reliability.ports import Encoder
from reliability.values import Question

HERE = Path(__file__).parent
SEED, FOLDS = 0, 5
FALSE_ALARMS, AS_USED = 0.15, 600
"""Of questions that nothing was done to, so many may get a second reading; told by so many of them."""


class EncodedOnce:
    """Vectors of texts that come again and again."""

    def __init__(self, encoder: Encoder) -> None:
        self.fingerprint = encoder.fingerprint
        self._encoder = encoder
        self._known: dict[str, NDArray[np.float32]] = {}

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        """[len(texts), width], as the encoder's."""
        new = [text for text in dict.fromkeys(texts) if text not in self._known]
        self._known |= dict(zip(new, self._encoder.encode(new), strict=True)) if new else {}
        return np.array([self._known[text] for text in texts], dtype=np.float32)


@dataclass(frozen=True, slots=True)
class Replaced:
    """One name of a question's query replaced for another; `meant`: the two were made to mean the same. `question` is
    a number of the question and what was made of it, `changed` whether anything was."""

    database: str
    question: tuple[int, str]
    changed: bool
    kind: Replacement
    features: NDArray[np.float64]
    meant: bool


def replaced(data: Path, encoder: Encoder, questions: int) -> list[Replaced]:
    """What is learnt from: so many training questions, in an order of chance that is always the same."""
    rng = random.Random(SEED)
    schemas = {s["db_id"]: spider_schema(s) for s in json.loads((data / "spider/tables.json").read_text("utf-8"))}
    measured = {line["db_id"] for line in json.loads((data / "spider/dev.json").read_text("utf-8"))}
    with lzma.open(data / "train/spider_train.jsonl.xz", "rt", encoding="utf-8") as file:
        lines: list[dict[str, Any]] = [json.loads(line) for line in file]
    lines = [line for line in lines if line["db_id"] not in measured]
    rng.shuffle(lines)
    synonyms = read_synonyms(data / "train/wordnet_synonyms.tsv.xz")
    found: list[Replaced] = []
    for number, line in enumerate(lines[:questions]):
        for made in made_ambiguous(line["sql"], schemas[line["db_id"]], synonyms, rng):
            query = Query.of(made.sql, made.schema)
            alike = NamesAlike(line["question"], made.schema, encoder)
            changed = made.mine is not None
            asked = (number, str(made.mine))
            for mine, other in replacements(query) if query is not None else ():
                meant = changed and (mine, other) == (made.mine, made.other)
                kind, features = alike.features(mine, other)
                found.append(Replaced(line["db_id"], asked, changed, kind, features, meant))
    return found


def fitted(rows: Sequence[Replaced]) -> dict[Replacement, tuple[NDArray[np.float64], float]]:
    """Weights and intercept of each kind, on features as they are."""
    found = {}
    for kind in Replacement:
        those = [row for row in rows if row.kind is kind]
        model = make_pipeline(StandardScaler(), LogisticRegression(max_iter=1_000))
        model.fit(np.array([row.features for row in those]), [row.meant for row in those])
        scale, logistic = model[0], model[1]
        weights = logistic.coef_[0] / scale.scale_
        found[kind] = (weights, float(logistic.intercept_[0] - weights @ scale.mean_))
    return found


def folds(rows: Sequence[Replaced]) -> dict[str, int]:
    """The fold that each database is left out with."""
    names = sorted({row.database for row in rows})
    return dict(zip(random.Random(SEED).sample(names, len(names)), [n % FOLDS for n in range(len(names))], strict=True))


def chances(rows: Sequence[Replaced]) -> NDArray[np.float64]:
    """Of each row its probability, by a selector that did not learn from its database."""
    fold, found = folds(rows), np.zeros(len(rows))
    for left_out in range(FOLDS):
        models = fitted([row for row in rows if fold[row.database] != left_out])
        for place, row in enumerate(rows):
            if fold[row.database] == left_out:
                weights, intercept = models[row.kind]
                found[place] = 1 / (1 + np.exp(-(weights @ row.features + intercept)))
    return found


def likeliest_as_used(data: Path, rows: Sequence[Replaced], core: Core) -> list[float]:
    """How likely the likeliest other reading is of training questions that nothing was done to: a sibling of the query
    that is composed first, 0 where there is none; by a selector that did not learn from the question's database."""
    fold = folds(rows)
    selectors = {}
    for left_out in range(FOLDS):
        of = fitted([row for row in rows if fold[row.database] != left_out])
        selectors[left_out] = Selector({k: w for k, (w, _) in of.items()}, {k: i for k, (_, i) in of.items()}, 0.0)
    schemas = {s["db_id"]: spider_schema(s) for s in json.loads((data / "spider/tables.json").read_text("utf-8"))}
    with lzma.open(data / "train/spider_train.jsonl.xz", "rt", encoding="utf-8") as file:
        lines = [line for line in map(json.loads, file) if line["db_id"] in fold]
    random.Random(SEED + 1).shuffle(lines)
    found = []
    for line in lines[:AS_USED]:
        schema = schemas[line["db_id"]]
        there = replace(core, warehouse=FakeWarehouse(schema, name=line["db_id"]), precedents=None)
        queries = composed_alone(Question("plain", line["question"]), schema, there)
        best = max(queries, key=lambda each: each.fit, default=None)
        alike = NamesAlike(line["question"], schema, core.encoder)
        siblings = name_siblings(best.sql, alike, selectors[fold[line["db_id"]]], 1) if best is not None else ()
        found.append(max((each.meant for each in siblings), default=0.0))
    return found


def main() -> None:
    """Learn, say how well, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="folder of the public data")
    parser.add_argument("--questions", type=int, default=2_000, help="how many training questions are learnt from")
    chosen = parser.parse_args()
    rows = replaced(chosen.data, EncodedOnce(SentenceEncoder()), chosen.questions)
    likely = chances(rows)
    as_used = likeliest_as_used(chosen.data, rows, WorkerCores("", 1).core())
    second = round(float(np.quantile(as_used, 1 - FALSE_ALARMS)), 3)
    print(f"{len(rows):,} replacements of {chosen.questions:,} questions; a second reading from {second} on")
    for kind in Replacement:
        told(kind, rows, likely, second)
    models = fitted(rows)
    content: dict[str, Any] = {
        kind: {
            "weights": dict(zip(FEATURES[kind], np.round(models[kind][0], 4).tolist(), strict=True)),
            "intercept": round(models[kind][1], 4),
        }
        for kind in Replacement
    }
    (HERE / "selector.json").write_text(json.dumps({**content, "second": second}, indent=1) + "\n", encoding="utf-8")


def told(kind: Replacement, rows: Sequence[Replaced], likely: NDArray[np.float64], second: float) -> None:
    """Print at which place among all of its question's replacements the meant one of a kind stands, and how often it is
    a second reading."""
    of: dict[tuple[int, str], list[tuple[float, bool]]] = {}
    for row, chance in zip(rows, likely, strict=True):
        of.setdefault(row.question, []).append((float(chance), row.meant and row.kind is kind))
    meant = [sorted(each, reverse=True) for each in of.values() if any(is_it for _, is_it in each)]
    places = np.array([[is_it for _, is_it in each].index(True) for each in meant])
    over = np.mean([each[place][0] >= second for each, place in zip(meant, places, strict=True)])
    print(
        f"{kind}: {len(meant)} made ambiguous; the other name comes first for {np.mean(places == 0):.0%}, among two "
        f"for {np.mean(places < 2):.0%}; it is a second reading for {over:.0%}"
    )


if __name__ == "__main__":
    main()
