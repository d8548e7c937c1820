"""`candor calibrate carry …`: a record of before for later code that decides alike, in three steps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bot.cli.calibrating.calibrate_app import BoundingLog, CalibratingLog, Warehouse, Workers
from bot.terminal import out, progress_bar, say
from reliability.errors import BadInput

if TYPE_CHECKING:
    from adapters.calibration.carrying.carry import Changed
    from reliability.calibration.question_log import LoggedQuestion

Folder = Annotated[Path | None, typer.Option("--record", help="Folder of the record; the reference one if not given.")]
Pair = tuple[Path, Path]

carry_app = typer.Typer(
    help="Carry a record to later code that decides alike: words and decisions with both codes, then write.",
    no_args_is_help=True,
)


@carry_app.command("words")
def carry_words(
    file: Annotated[Path, typer.Option("--json", help="Where a digest for each question goes.")],
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    warehouse: Warehouse = "",
    workers: Workers = 2,
) -> None:
    """What the words of each question of the record's logs give, with this code and no language model: some minutes."""
    from adapters.calibration.carrying.words import words_given, write_words
    from bot.cores import WorkerCores, bare_core, log_and_warehouse
    from bot.main import opened

    questions = _logged(log, bounding)
    _, where = log_and_warehouse(log, warehouse)
    with opened() as candor, progress_bar("Reading words") as progress:
        core = bare_core(candor, where)
        write_words(words_given(questions, core, WorkerCores(where, workers), workers, progress), file)
    out().print(f"What the words of {len(questions):,} questions give is in {file}.")


@carry_app.command("decisions")
def carry_decisions(
    words: Annotated[Pair, typer.Option(help="What the words gave before, and give now.")],
    file: Annotated[Path, typer.Option("--json", help="Where the decisions go.")],
    also: Annotated[
        str, typer.Option(help="A regular expression: questions in whose words it is found are decided as well.")
    ] = "",
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    warehouse: Warehouse = "",
    folder: Folder = None,
    workers: Workers = 2,
) -> None:
    """Decide, with this code and by the record, the questions whose words give something else, and others that are
    named: some seconds each. Goes on where a run was stopped."""
    from adapters.calibration.carrying.decisions import decisions_made, write_decisions
    from adapters.calibration.carrying.words import read_words
    from adapters.record_files import read_record
    from bot.calibration import REFERENCE_RECORD
    from bot.cores import WorkerCores, bare_core, log_and_warehouse, tracing
    from bot.main import opened

    before, after = (read_words(each) for each in words)
    differing, named = frozenset(before.differing(after)), _pattern(also)
    questions = [q for q in _logged(log, bounding) if q.id in differing or (named and named.search(q.question))]
    _, where = log_and_warehouse(log, warehouse)
    record = read_record(folder or REFERENCE_RECORD)
    out().print(f"The words of {len(differing):,} of {len(before.digests):,} questions give something else.")
    with opened() as candor, progress_bar("Deciding") as progress:
        core, kept = bare_core(candor, where), tracing(WorkerCores(where, workers), workers)
        write_decisions(decisions_made(questions, core, record, kept, progress, say), file)
    out().print(f"How {len(questions):,} questions are decided is in {file}.")


@carry_app.command("write")
def carry_write(
    words: Annotated[Pair, typer.Option(help="What the words gave before, and give now.")],
    decisions: Annotated[Pair, typer.Option(help="How questions were decided before, and are now.")],
    log: CalibratingLog = None,
    bounding: BoundingLog = None,
    folder: Folder = None,
) -> None:
    """Carry the record to this code, if the bound holds with what is decided now; what was seen is written beside it."""
    from adapters.calibration.carrying.carry import carry_record
    from adapters.calibration.carrying.decisions import read_decisions
    from adapters.calibration.carrying.words import read_words
    from adapters.provenance import answering_code
    from bot.calibration import REFERENCE_RECORD
    from reliability.calibration.log_parts import LogPart

    place = folder or REFERENCE_RECORD
    bound = [q.id for q in _logged(log, bounding) if q.part is LogPart.BOUND]
    said, made = [read_words(each) for each in words], [read_decisions(each) for each in decisions]
    found = carry_record(place, (said[0], said[1]), (made[0], made[1]), answering_code(), bound)
    tell = out().print
    tell(f"Of {found.questions:,} questions the words of {found.differing:,} give something else.")
    tell(f"Of those that bound {_in_words(found.bounding)}; of the others {_in_words(found.calibrating)}.")
    tell(
        f"With these {found.wrong:,} of {found.answered:,} answers given unasked are wrong, at most {found.bound:.1%}: the "
        f"record in {place} is carried."
    )


def _logged(log: Path | None, bounding: Path | None) -> list[LoggedQuestion]:
    """All questions that the record's logs hold."""
    from bot.cores import calibrating_logs
    from reliability.calibration.question_log import read_calibration_logs

    return read_calibration_logs(*calibrating_logs(log, bounding))[0]


def _pattern(also: str) -> re.Pattern[str] | None:
    """What is looked for in questions. Raises BadInput for what is no regular expression."""
    try:
        return re.compile(also, re.IGNORECASE) if also else None
    except re.error as error:
        raise BadInput(f"--also is no regular expression: {error}.") from error


def _in_words(changed: Changed) -> str:
    return (
        f"{changed.compared:,} were decided under both codes, {changed.other:,} otherwise ({changed.unasked_more:+,} answered "
        f"unasked, {changed.wrong_more:+,} wrong)"
    )
