"""`candor teach`: what is learned is gathered from the warehouse and the store, and the new weights are put to use."""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from bot import model_words as words
from bot.main import Candor, opened
from bot.settings import ROOT
from bot.terminal import out, plain, progress_bar, say
from reliability.errors import BadInput, SettingsError

if TYPE_CHECKING:
    from adapters.training.data.sources import Pair
    from adapters.training.teaching.lessons import Ordinary
    from adapters.training.teaching.making import Making
    from adapters.training.teaching.teach import TaughtLesson
    from reliability.ports import Warehouse
    from reliability.progress import Progress
    from reliability.values import Schema

TEMPLATES = ROOT / "deploy" / "reference" / "templates" / "spider.tsv"
NATURAL_TEMPLATES = TEMPLATES.with_name("natural.tsv")
PROMPTS = ROOT / "prompts" / "compact"
_PAIRS, _STEPS = 1_200, 370
_SAVED_ENDS = (".sql", ".yaml", ".yml")
"""How the files end that are read of a folder of saved statements."""
_SAVED_S = 120.0
"""The seconds that saved statements are tried in."""
_MINUTES = 19.0
"""What reading, making, learning and comparing may take together; what follows them takes seconds."""


def run_teach(warehouse: str, logs: Sequence[Path], queries: Sequence[Path], *, again: bool, seed: int) -> None:
    """Teach, and use the weights if they are no worse. Raises CandorError, with nothing changed."""
    from adapters.models.folder import resolve
    from adapters.taught_models import place_of, read_taught
    from adapters.training.teaching.teach import TeachOptions, teach

    begun = time.monotonic()
    with opened() as candor:
        name = _configured(candor, warehouse)
        if not candor.models.is_teachable:
            raise BadInput(words.NOT_TEACHABLE)
        asked_of = candor.warehouse(name, candor.warehouses.default_role(name))
        schema = asked_of.schema()
        place = place_of(candor.settings.state_folder, name)
        with _alone(place):
            made_for = {
                "schema": schema.fingerprint(),
                "base": candor.models.base_fingerprint(),
                "prompts": candor.prompts.fingerprint,
            }
            before = None
            with contextlib.suppress(BadInput):
                before = read_taught(place)
            same = before is not None and all(getattr(before, key) == value for key, value in made_for.items())
            if before is not None and same and not again and not logs and not queries:
                out().print(words.taught_already(before.made_at[:10]))
                return
            with progress_bar("Teaching") as progress:
                confirmed = _confirmed(candor, name, asked_of, schema, logs)
                say(words.learning(name, len(schema.tables), len(confirmed)))
                threads = candor.settings.model_threads or os.cpu_count() or 1
                making = _with_saved(_making(asked_of, schema, seed, progress), queries, progress)
                options = TeachOptions(
                    resolve(candor.models.folder),
                    place / "next",
                    candor.prompts.folder,
                    pairs=_PAIRS,
                    steps=_STEPS,
                    minutes=_MINUTES - (time.monotonic() - begun) / 60,
                    threads=threads,
                    seed=seed,
                )
                asked = {**made_for, "seed": str(seed), "confirmed": _digest(confirmed)}
                if making.saved:
                    asked["saved"] = _digest([each.pair for each in making.saved])
                found = teach(options, making, confirmed, ordinary_data(), asked, progress)
            _told(found)
            if not found.kept:
                out().print(words.DROPPED)
                return
            _put_to_use(candor, place, made_for, found)
        out().print(plain(words.in_use(name)))
        _say_what_is_void(candor, name)


def run_forget(warehouse: str) -> None:
    """Drop what a warehouse was taught. Raises CandorError."""
    from adapters.taught_models import forget, place_of

    with opened() as candor:
        name = _configured(candor, warehouse)
        place = place_of(candor.settings.state_folder, name)
        if not place.is_dir():
            out().print(words.NOTHING_TO_FORGET)
            return
        with _alone(place):
            found = forget(place)
        out().print(words.FORGOTTEN if found else words.NOTHING_TO_FORGET)


def run_questions(warehouse: str, file: Path, queries: Sequence[Path], seed: int) -> None:
    """Write the made questions as a question log, over no file that they are made of. Raises CandorError."""
    from adapters.training.teaching.making import make_pairs
    from adapters.whole_files import write_whole
    from reliability.sql.form import joined

    _check_file(file, queries)
    with opened() as candor, progress_bar("Making") as progress:
        name = _configured(candor, warehouse)
        asked_of = candor.warehouse(name, candor.warehouses.default_role(name))
        making = _with_saved(_making(asked_of, asked_of.schema(), seed, progress), queries, progress)
        made = make_pairs(making, _PAIRS, progress).pairs
    if not made:
        from adapters.training.teaching.teach import too_few

        raise BadInput(too_few(0, {}))
    lines = [
        {"question": each.pair.question, "sql": joined([x.text for x in each.pair.sql]), "group": each.shape}
        for each in made
    ]
    write_whole(file, "".join(f"{json.dumps(line, ensure_ascii=False)}\n" for line in lines).encode())
    out().print(plain(f"{len(made):,} questions are in {file}."))


def _check_file(file: Path, queries: Sequence[Path]) -> None:
    """Refuse before anything is made a file that is a folder, or that what is saved would be lost with."""
    if file.is_dir():
        raise BadInput(f"{file} is a folder; --questions names a file.")
    read = [each for each in queries if each.is_file() or file.suffix.lower() in _SAVED_ENDS]
    if file.exists() and any(file.resolve().is_relative_to(each.resolve()) for each in read):
        raise BadInput(f"{file} is among what --queries reads and would be written over: name another for --questions.")


def ordinary_data() -> Ordinary:
    """What the model is kept from forgetting by: people's questions of the sample."""
    from adapters.training.logs.natural import NaturalMaterial
    from adapters.training.teaching.lessons import Ordinary
    from bot.sample import NATURAL_TRAINING_LOG, current_sample, sample_today

    material = NaturalMaterial((NATURAL_TRAINING_LOG,), asked_on=sample_today())
    return Ordinary(material, current_sample())


# --- what is gathered ------------------------------------------------------------------------------


def _configured(candor: Candor, warehouse: str) -> str:
    name = warehouse or candor.settings.warehouse
    if name not in candor.settings.warehouses:
        raise SettingsError(words.only_configured(name))
    return name


def _making(asked_of: Warehouse, schema: Schema, seed: int, progress: Progress) -> Making:
    from adapters.training.teaching.ground import read_ground
    from adapters.training.teaching.making import Making
    from adapters.training.teaching.templates import read_templates

    progress(0.0, "reading some rows")
    ground = read_ground(schema, asked_of.run)
    natural = read_templates(NATURAL_TEMPLATES)
    return Making(ground, read_templates(TEMPLATES), asked_of.run, asked_of.find_values, seed, natural=natural)


def _with_saved(making: Making, files: Sequence[Path], progress: Progress) -> Making:
    """Also of saved statements, each asked as it is read aloud. Raises BadInput for a file that cannot be read, and
    where none of its statements can be learned."""
    from adapters.training.teaching.saved import MOST_STATEMENTS, saved_pairs
    from bot.cli.teaching.queries import read_statements

    if not files:
        return making
    read = read_statements(files, making.ground.schema.dialect, MOST_STATEMENTS)
    found = saved_pairs(read.texts, replace(making, seconds=_SAVED_S), progress)
    found.left_out.update(read.left_out)
    names = ", ".join(map(str, files))
    if not found.pairs:
        raise BadInput(f"Nothing saved in {names} can be learned: {found.words()}.")
    say(f"Of {names}, {found.words()}.")
    return replace(making, saved=found.pairs)


def _confirmed(candor: Candor, name: str, asked_of: Warehouse, schema: Schema, logs: Sequence[Path]) -> list[Pair]:
    """Questions whose answers people said to be right, and those of the given logs, whose SQL has a form over these
    tables."""
    from adapters.training.logs.aligned import aligning
    from adapters.training.logs.own_log import read_own_log, trainable

    align = aligning(asked_of, schema, candor.days.asked_on(name) or date.today())
    found = trainable(said_right(candor, name), schema, asked_of.find_values, align)
    for log in logs:
        of_log = read_own_log(log, schema, asked_of.find_values, align)
        say(f"Of {log}, {of_log.words()}.")
        found += [each.pair for each in of_log.pairs]
    return found


def said_right(candor: Candor, name: str) -> list[tuple[str, str]]:
    """Questions with the SQL that people said to be right: verified ones, those reviewed for learning, and answers that
    were confirmed; of one wording the first of these.

    What was drawn for a promise is left to it, whether or not it is reviewed yet, since what is learned may not
    calibrate. So are follow-ups, and questions whose period moves with the day. Where several workspaces are served,
    their people's questions are their own, and only what was verified for all of them is given. Raises
    StoreUnavailable.
    """
    from adapters.store.log import moves
    from adapters.training.data.sources import normalised

    store = candor.store
    said = [(each.question, each.sql) for each in store.verified.active(name)]
    counting: set[str] = set()
    if not candor.settings.several_workspaces:
        reviews = [*store.reviews.waiting(name), *store.reviews.reviewed(name)]
        counting = {normalised(review.question) for review in reviews if review.counts}
        said += [
            (review.question, review.sql)
            for review in reviews
            if review.sql and not review.previous and not moves(review.question, review.asked_at.date())
        ]
        said += [(row["question"], row["sql"]) for row in store.judged_answers(name).right]
    first: dict[str, tuple[str, str]] = {}
    for each in said:
        first.setdefault(normalised(each[0]), each)
    return [each for words_of, each in first.items() if words_of not in counting]


def _digest(pairs: Sequence[Pair]) -> str:
    text = json.dumps(sorted([pair.question, *(x.text for x in pair.sql)] for pair in pairs))
    return hashlib.sha256(text.encode()).hexdigest()


@contextlib.contextmanager
def _alone(place: Path) -> Iterator[None]:
    """Nobody else teaches the warehouse meanwhile. Raises BadInput where somebody does, or the folder is not
    writable."""
    file = place.with_name(f"{place.name}.lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        opened_file = file.open("w")
    except OSError as error:
        raise BadInput(f"{file.parent} cannot be written: {error.strerror}.") from error
    with opened_file:
        try:
            fcntl.flock(opened_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise BadInput(words.TAUGHT_ELSEWHERE) from error
        yield


# --- what is said and done -------------------------------------------------------------------------


def _told(found: TaughtLesson) -> None:
    out().print(words.lesson(found.made, found.steps))
    for what, compared in (
        (words.MADE_APART, found.held_out),
        (words.CONFIRMED_APART, found.confirmed_held_out),
    ):
        if compared.before is not None and compared.after is not None:
            out().print(words.compared(what, compared.before, compared.after))


def _put_to_use(candor: Candor, place: Path, made_for: dict[str, str], found: TaughtLesson) -> None:
    from adapters.models.folder import fingerprint
    from adapters.taught_models import Taught, use

    new = place / "next"
    name = fingerprint(new, candor.settings.model_dtype)[:12]
    shutil.rmtree(place / name, ignore_errors=True)
    new.rename(place / name)
    figures = {"before": found.held_out.before, "after": found.held_out.after}
    use(
        place,
        Taught(
            name,
            **made_for,
            made_at=datetime.now(UTC).isoformat(timespec="seconds"),
            questions=found.made + found.confirmed,
            figures={key: value for key, value in figures.items() if value is not None},
        ),
    )


def _say_what_is_void(candor: Candor, name: str) -> None:
    found = candor.calibration(name)
    if found.problem:
        out().print(plain(words.record_is_void(found.problem)))
