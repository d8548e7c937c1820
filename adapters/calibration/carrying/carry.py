"""A record becomes that of later code, where what was seen of both codes allows it, and says so beside itself."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from adapters.calibration.answers import now
from adapters.calibration.carrying.decisions import DecidedQuestion, DecisionsMade
from adapters.calibration.carrying.words import WordsGiven, check_only_code_differs
from adapters.made_from import read_made_from, write_made_from
from adapters.record_files import read_record, write_record
from adapters.whole_files import write_whole
from reliability.errors import BadInput
from reliability.promises.record import CalibrationRecord
from reliability.promises.unasked_threshold import GuaranteedRisk, clopper_pearson_upper

CARRIED_FILE = "carried.jsonl"
"""Beside a record: what was seen each time that it was carried, a line each, oldest first. It belongs to the record that
was made when the lines say; a record that is made anew begins without."""


@dataclass(frozen=True, slots=True)
class Changed:
    """Of one part, or all that bound (`bounds`): the decisions that were compared, those that are other, and how many
    answers more (or fewer, below 0) are given unasked, and are wrong."""

    compared: int
    other: int
    unasked_more: int
    wrong_more: int


@dataclass(frozen=True, slots=True)
class Carried:
    """What was seen when a record was carried: from which code to which, when, of how many questions the words give
    something else, what became of those that bound and of the others, and what the record's bound would be with these
    answers, and those of every carrying before, in the place of those that it was made with."""

    made_at: str
    carried_at: str
    from_code: str
    to_code: str
    questions: int
    differing: int
    bounding: Changed
    calibrating: Changed
    answered: int
    wrong: int
    bound: float


def carry_record(
    folder: Path,
    words: tuple[WordsGiven, WordsGiven],
    decisions: tuple[DecisionsMade, DecisionsMade],
    running: str,
    bounding: Iterable[str],
) -> Carried:
    """Carry the record in a folder from the code that it names to the `running` one; the pairs are (before, now), and
    `bounding` are the ids of all questions that bound.

    Thresholds, κ and what is said of them stay as they were made: only the code's name changes. Raises BadInput, and
    changes nothing, where a pair is of other codes, where a question that bounds, and whose words give something else,
    was not decided under both, and where with these decisions the bound would not be within the promised risk.
    """
    record = read_record(folder)
    for before, after in (words, decisions):
        _check_codes(record, before.made_with, after.made_with, running)
    differing = words[0].differing(words[1])
    left = sorted({*differing} & {*bounding} - (decisions[0].decisions.keys() & decisions[1].decisions.keys()))
    if left:
        raise BadInput(
            f"{len(left):,} questions that bound, and whose words give something else, are not decided: {left[0]} …"
        )
    earlier = _earlier(record, folder)
    carried = _carried(record, earlier, len(words[0].digests), len(differing), decisions, running)
    risk = _promise(record)
    if carried.bound > risk.risk:
        raise BadInput(
            f"With what is decided now {carried.wrong:,} of {carried.answered:,} answers given unasked would be wrong: at most "
            f"{carried.bound:.1%}, where {risk.risk:.1%} is promised. Make the record again."
        )
    _write(record, [*earlier, asdict(carried)], folder)
    return carried


def _check_codes(record: CalibrationRecord, was: Mapping[str, str], runs: Mapping[str, str], running: str) -> None:
    """Raises BadInput unless one is what the record was made with, and the other the same with the running code."""
    valid = asdict(record.valid_for)
    if was.get("code") != valid["code"]:
        raise BadInput("What was found before is of other code than the record's.")
    if runs.get("code") != running:
        raise BadInput("What was found now is of other code than runs.")
    check_only_code_differs(valid, was)
    check_only_code_differs(valid, runs)


def _carried(
    record: CalibrationRecord,
    earlier: Sequence[Mapping[str, Any]],
    questions: int,
    differing: int,
    decisions: tuple[DecisionsMade, DecisionsMade],
    running: str,
) -> Carried:
    before, after = (each.decisions for each in decisions)
    both = [(before[name], after[name]) for name in sorted(before.keys() & after.keys())]
    bounding = _changed((one, other) for one, other in both if one.bounds)
    calibrating = _changed((one, other) for one, other in both if not one.bounds)
    risk = _promise(record)
    answered = risk.answered + bounding.unasked_more + sum(each["bounding"]["unasked_more"] for each in earlier)
    wrong = risk.wrong + bounding.wrong_more + sum(each["bounding"]["wrong_more"] for each in earlier)
    bound = clopper_pearson_upper(wrong, answered, risk.delta)
    codes = (record.valid_for.code, running)
    return Carried(
        record.data.made_at, now(), *codes, questions, differing, bounding, calibrating, answered, wrong, bound
    )


def _promise(record: CalibrationRecord) -> GuaranteedRisk:
    """What a record promises of answers given unasked. Raises BadInput for one that promises nothing."""
    if record.answers is None or record.answers.unasked.threshold is None:
        raise BadInput("This record promises nothing of answers, so that there is nothing to carry.")
    return record.answers.unasked


def _changed(pairs: Iterable[tuple[DecidedQuestion, DecidedQuestion]]) -> Changed:
    """How the decisions of now differ from those of before."""
    seen = list(pairs)
    return Changed(
        len(seen),
        sum(
            (one.fate, one.right and one.unasked) != (other.fate, other.right and other.unasked) for one, other in seen
        ),
        sum(other.unasked - one.unasked for one, other in seen),
        sum(_wrong(other) - _wrong(one) for one, other in seen),
    )


def _wrong(one: DecidedQuestion) -> bool:
    return one.unasked and not one.right


def _earlier(record: CalibrationRecord, folder: Path) -> list[dict[str, Any]]:
    """What was seen each time that this record was carried before, up to the code that it names; none where it was made
    anew since. A last line whose record was not written, since somebody stopped it, is none of these. Raises BadInput
    where that cannot be read, or does not lead to the record's code."""
    file, code = folder / CARRIED_FILE, record.valid_for.code
    if not file.exists():
        return []
    try:
        lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        found = [line for line in lines if line["made_at"] == record.data.made_at]
        codes = [found[0]["from_code"], *(line["to_code"] for line in found)] if found else [code]
        seen = found if code == codes[-1] else found[:-1]
        _ = [int(line["bounding"][more]) for line in seen for more in ("unasked_more", "wrong_more")]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadInput(f"{file} does not hold what was seen when the record was carried.") from error
    if code not in codes[-2:]:
        raise BadInput(f"{file} does not lead to the code that the record names. Make the record again.")
    return seen


def _write(record: CalibrationRecord, seen: Sequence[Mapping[str, Any]], folder: Path) -> None:
    """The record with the code that it was carried to last, what says what made it, and what was seen each time."""
    made_from = read_made_from(folder)
    write_whole(folder / CARRIED_FILE, "".join(json.dumps(each) + "\n" for each in seen).encode())
    valid_for = replace(record.valid_for, code=seen[-1]["to_code"])
    write_record(replace(record, valid_for=valid_for), folder)
    write_made_from(folder, made_from)
