"""What other words cost the model: Spider's questions in their own wording and in Spider-Syn's, question by question.

Spider-Syn (Gan et al., 2021, https://aclanthology.org/2021.acl-long.195) says the words of a schema in synonyms. Both
wordings of a question have the same gold query, so that what is compared is the wording alone. wta_1, whose rows are
synthetic, is left out.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from adapters.evaluation.taught import paired_difference
from adapters.training.measure.measure_runs import MeasureOptions, Task, measure_all
from adapters.training.measure.measured import Measured, spider_schema
from adapters.training.measure.question_measure import Measurement
from reliability.errors import BadInput
from reliability.progress import Progress

DEVELOPMENT = "spider-syn/dev.json"
"""The file as Spider-Syn has it; the public data may hold its training part alone."""
_SYNTHETIC_ROWS = "wta_1"


@dataclass(frozen=True)
class SynonymsMeasure:
    """What is measured: so many questions drawn by the seed (None = all), with a model and its prompts; measurements
    are kept in `cache`."""

    data: Path
    model: Path
    prompts: Path
    cache: Path
    sample: int | None = None
    seed: int = 0
    threads: int = 1


@dataclass(frozen=True)
class TwoWordings:
    """A question as Spider words it and as Spider-Syn does; the gold query is the same."""

    plain: Measured
    synonyms: Measured

    @property
    def reworded(self) -> bool:
        """Whether the two differ in more than spacing."""
        return self.plain.question.split() != self.synonyms.question.split()


def evaluate_synonyms(options: SynonymsMeasure, progress: Progress) -> dict[str, Any]:
    """Figures of how often the greedy query is right in each wording. A stopped call goes on. Raises BadInput where the
    data are missing, and ModelUnavailable."""
    pairs = read_wordings(options)
    files = {name: options.data / f"spider/database/{name}/{name}.sqlite" for name in {p.plain.database for p in pairs}}
    tasks = [Task(one, i, sampled=False) for i, pair in enumerate(pairs) for one in (pair.plain, pair.synonyms)]
    measuring = MeasureOptions(options.model, options.prompts, files, options.cache, threads=options.threads)
    found = measure_all(measuring, tasks, lambda done: progress(done, "both wordings"))
    return synonym_figures(pairs, list(zip(found[::2], found[1::2], strict=True)))


def read_wordings(options: SynonymsMeasure) -> list[TwoWordings]:
    """The questions that the seed draws, in the file's order. Raises BadInput where Spider-Syn's development questions
    or Spider's schemas are not there."""
    try:
        rows = json.loads((options.data / DEVELOPMENT).read_text("utf-8"))
        schemas = {row["db_id"]: spider_schema(row) for row in json.loads(_tables(options.data).read_text("utf-8"))}
        rows = [row for row in rows if row["db_id"] != _SYNTHETIC_ROWS]
        wanted = len(rows) if options.sample is None else min(options.sample, len(rows))
        drawn = sorted(random.Random(options.seed).sample(range(len(rows)), wanted))
        pairs = [_wordings(rows[place], schemas) for place in drawn]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"Spider-Syn's development questions are not in {options.data} ({DEVELOPMENT}).") from error
    if not pairs:
        raise BadInput(f"{options.data / DEVELOPMENT} holds no question.")
    return pairs


def _tables(data: Path) -> Path:
    return data / "spider/tables.json"


def _wordings(row: Mapping[str, Any], schemas: Mapping[str, Any]) -> TwoWordings:
    def worded(question: str) -> Measured:
        """Linking is not measured here, so that the gold query's form and elements are not read."""
        name, gold = row["db_id"], row["query"]
        return Measured(question, name, schemas[name], gold, (gold,), None, (), (), ())

    return TwoWordings(worded(row["SpiderQuestion"]), worded(row["SpiderSynQuestion"]))


def synonym_figures(
    pairs: Sequence[TwoWordings], measured: Sequence[tuple[Measurement, Measurement]]
) -> dict[str, Any]:
    """EX in each wording, in [0, 1], and its difference (synonyms − own words) with 95 % intervals: of `all` questions,
    of those that are `reworded`, and counts of what was `lost` and `won`. A question whose gold query does not run
    counts in neither wording. Raises BadInput where none runs."""
    marks = {
        number: (_right(plain), _right(synonyms))
        for number, (plain, synonyms) in enumerate(measured)
        if plain.written.gold_runs and synonyms.written.gold_runs
    }
    if not marks:
        raise BadInput("No gold query of Spider-Syn's development questions runs: are Spider's databases there?")
    reworded = [number for number in marks if pairs[number].reworded]
    return {
        "all": _compared(pairs, marks, list(marks)),
        "reworded": _compared(pairs, marks, reworded) if reworded else None,
        "lost": sum(before > after for before, after in marks.values()),
        "won": sum(before < after for before, after in marks.values()),
        "gold_does_not_run": len(pairs) - len(marks),
    }


def _right(measured: Measurement) -> float:
    return float(measured.written.right.get(measured.written.greedy or "", False))


def _compared(
    pairs: Sequence[TwoWordings], marks: Mapping[int, tuple[float, float]], numbers: Sequence[int]
) -> dict[str, Any]:
    """Over questions, each counting alike, and over databases, each counting alike."""
    of: dict[str, list[tuple[float, float]]] = {}
    for number in numbers:
        of.setdefault(pairs[number].plain.database, []).append(marks[number])
    every = np.array([pair for found in of.values() for pair in found])
    by_question = paired_difference([(every[:, 0], every[:, 1])])
    return {
        "questions": len(every),
        "databases": len(of),
        "own_words": by_question["before"],
        "synonyms": by_question["after"],
        "difference": by_question["difference"],
        "95 % by question": by_question["95 % by question"],
        "by_database": paired_difference([(np.array(f)[:, 0], np.array(f)[:, 1]) for f in of.values()]),
    }
