"""`candor evaluate novelty`: the novelty test on questions alike and on questions that are not, by the encoder alone.

From templates to people's own words, from voice to voice, and from Spider's wordings to Spider-Syn's, whose words are
synonyms of those that name tables and columns. Only training questions of Spider are read.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.accounting.likeness import likeness_of
from reliability.calibration.question_log import LoggedQuestion, read_question_log
from reliability.composing.understanding import operations_of
from reliability.core import Core
from reliability.errors import BadInput
from reliability.evaluation.novelty import NoveltyMeasured, each_voice_flagged, flagged, halves_flagged
from reliability.ports import Encoder
from reliability.progress import Progress
from reliability.promises.novelty import likeness
from reliability.values import Question

_BATCH = 64
MOST_OF_SPIDER = 300


@dataclass(frozen=True)
class NoveltyLogs:
    """The logs: in people's own words what calibrates and what bounds, and one from templates with its split; and the
    folder of the public data (Spider is left out where it is not there)."""

    calibrating: Path
    bounding: Path
    templated: Path
    split: str | None
    data: Path


def evaluate_novelty(logs: NoveltyLogs, core: Core, level: float, progress: Progress) -> dict[str, Any]:
    """How many questions of each set are called unlike another's. Raises BadInput for a log that cannot be read."""
    sets = {
        name: read_question_log(file, split)[0]
        for name, file, split in (
            ("calibrate", logs.calibrating, None),
            ("bound", logs.bounding, None),
            ("templated", logs.templated, logs.split),
        )
    }
    sets["templated"] = _one_of_each(sets["templated"], len(sets["calibrate"]))
    measured = {name: _measured(of, core, progress, name) for name, of in sets.items()}
    known = measured["calibrate"]
    figures: dict[str, Any] = {
        "level": level,
        "alike": {name: halves_flagged(of, level) for name, of in measured.items()},
        "other_voices": flagged(known, measured["bound"], level),
        "one_voice_left_out": each_voice_flagged(known, level),
        "templated_to_natural": flagged(measured["templated"], known, level),
        "natural_to_templated": flagged(known, measured["templated"], level),
    }
    if (logs.data / "spider-syn/train_spider.json").is_file():
        figures["spider"] = _spider(logs.data, core.encoder, level)
    return figures


def _one_of_each(questions: Sequence[LoggedQuestion], most: int) -> list[LoggedQuestion]:
    """One wording of each group, at most so many, drawn with a seed."""
    first = list({q.group: q for q in questions}.values())
    return [first[i] for i in np.random.default_rng(0).permutation(len(first))[:most]]


def _measured(questions: Sequence[LoggedQuestion], core: Core, progress: Progress, name: str) -> list[NoveltyMeasured]:
    """What the flow compares of each question: by the encoder and the account of its words, without the model."""
    schema, found = core.warehouse.schema(), []
    for number, one in enumerate(questions, 1):
        account = account_for(
            one.question, schema, cells_named(one.question, core.warehouse), core.today(), core.encoder
        )
        asked = Question(one.id, one.question, previous=one.previous)
        measured = likeness_of(asked, core.encoder, account.explained, operations_of(account))
        found.append(NoveltyMeasured(measured, one.kind, one.role))
        progress(number / len(questions), f"{number:,} of {len(questions):,} questions, {name}")
    return found


def _spider(data: Path, encoder: Encoder, level: float) -> dict[str, Any]:
    """Spider's training questions against others of them, in their own words and in Spider-Syn's: by vectors alone."""
    try:
        rows = json.loads((data / "spider-syn/train_spider.json").read_text("utf-8"))
        pairs = [(str(row["SpiderQuestion"]), str(row["SpiderSynQuestion"])) for row in rows]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"Spider-Syn's training questions in {data} cannot be read.") from error
    changed = [pair for pair in pairs if pair[0].strip().lower() != pair[1].strip().lower()]
    drawn = [changed[i] for i in np.random.default_rng(0).permutation(len(changed))[: 2 * MOST_OF_SPIDER]]
    known, new = drawn[::2], drawn[1::2]
    original = _encoded([own for own, _ in known], encoder)
    return {
        "own_words": flagged(original, _encoded([own for own, _ in new], encoder), level),
        "synonyms": flagged(original, _encoded([other for _, other in new], encoder), level),
    }


def _encoded(texts: Sequence[str], encoder: Encoder) -> list[NoveltyMeasured]:
    batches = [texts[begin : begin + _BATCH] for begin in range(0, len(texts), _BATCH)]
    return [NoveltyMeasured(likeness(vector)) for batch in batches for vector in encoder.encode(batch)]
