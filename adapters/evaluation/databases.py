"""Databases with questions as Defog publishes them: a folder with a dump each (NAME/NAME.sql, or one of any other
name), and CSV files of questions with gold, loaded into a PostgreSQL server and asked one after another."""

from __future__ import annotations

import csv
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from adapters.evaluation.dumps import loaded
from reliability.core import Core, Policy
from reliability.errors import BadInput, WarehouseUnavailable
from reliability.evaluation.databases import DatabaseAsk, ask_database
from reliability.ports import Warehouse
from reliability.values import Failure, Limits, Rows, Schema, Table

POLICIES: tuple[Policy, ...] = ("ask", "surrogate")
_NEEDED = {"db_name", "question", "query"}
Advance = Callable[[float, str], None]
CoreOf = Callable[[str, Policy], Core]
"""The core over the database at a URL, under a policy."""


@dataclass(frozen=True, slots=True)
class DatabaseQuestion:
    """A question with its gold as the file writes it."""

    database: str
    question: str
    query: str
    file: str


@dataclass(frozen=True, slots=True)
class AskedDatabase:
    """A dump with its questions."""

    dump: Path
    questions: Sequence[DatabaseQuestion]


@dataclass(slots=True)
class DatabasesRun:
    """What a run came to: the asks, the questions of which no gold query runs, why a database was not asked (or not to
    the end), and what failed of dumps that were asked all the same."""

    left_out: dict[str, str] = field(default_factory=dict)
    asks: list[DatabaseAsk] = field(default_factory=list)
    gold_does_not_run: list[str] = field(default_factory=list)
    loaded_in_part: dict[str, Sequence[str]] = field(default_factory=dict)
    as_declared: bool = False

    def about(self) -> dict[str, Any]:
        """What was asked, and what was not."""
        return {
            "databases": list(dict.fromkeys(ask.database for ask in self.asks)),
            "asked": len(self.asks),
            "as_declared": self.as_declared,
            "databases_left_out": self.left_out,
            "loaded_in_part": self.loaded_in_part,
            "gold_does_not_run": self.gold_does_not_run,
        }

    def sentences(self) -> list[str]:
        """What was left out, for people."""
        said = [f"{name} is left out: {why}" for name, why in self.left_out.items()]
        said += [f"{name} is asked without what failed: {'; '.join(of)}." for name, of in self.loaded_in_part.items()]
        if self.gold_does_not_run:
            said.append(f"{len(self.gold_does_not_run):,} gold queries do not run and are left out.")
        return said


def read_databases(folder: Path, only: Collection[str] = ()) -> tuple[dict[str, AskedDatabase], dict[str, str]]:
    """The databases that have a dump and questions, by name, and why others cannot be asked; `only` these, if any are
    named.

    Left out is what no table answers. Raises BadInput where there is nothing to ask.
    """
    dumps = {place.name: sorted(place.glob("*.[sS][qQ][lL]")) for place in folder.iterdir() if place.is_dir()}
    dumps = {name: files for name, files in dumps.items() if files}
    asked = _questions(folder)
    found: dict[str, AskedDatabase] = {}
    left_out: dict[str, str] = {}
    for name in sorted({*dumps, *asked, *only}):
        if only and name not in only:
            continue
        files, questions = dumps.get(name, []), asked.get(name, [])
        dump = next((file for file in files if file.stem == name), files[0] if len(files) == 1 else None)
        if dump is not None and questions:
            found[name] = AskedDatabase(dump, questions)
        else:
            left_out[name] = _why_not_asked(name, files, bool(questions))
    if not found:
        why = " ".join(f"{name}: {reason}" for name, reason in left_out.items())
        raise BadInput(
            f"{folder} holds no database with a dump (NAME/NAME.sql) and questions in CSV files. {why}".strip()
        )
    return found, left_out


def _why_not_asked(name: str, files: Sequence[Path], has_questions: bool) -> str:
    if not has_questions:
        return "No CSV file asks its tables anything." if files else "There is no dump and no question of it."
    if not files:
        return "There is no dump of it."
    return f"Which of {', '.join(file.name for file in files)} is its dump? Call that one {name}.sql."


def _questions(folder: Path) -> dict[str, list[DatabaseQuestion]]:
    """The questions that tables answer, by database, none of them twice."""
    found: dict[str, dict[tuple[str, str], DatabaseQuestion]] = {}
    for file in sorted(folder.glob("*.csv")):
        for row in _rows(file):
            name, query = row["db_name"].strip(), row["query"].strip()
            if name and " from " in " ".join(query.lower().split()):
                one = DatabaseQuestion(name, row["question"].strip(), query, file.name)
                found.setdefault(name, {}).setdefault((one.question, one.query), one)
    return {name: list(those.values()) for name, those in found.items()}


def _rows(file: Path) -> list[dict[str, str]]:
    try:
        with file.open(encoding="utf-8-sig", newline="") as lines:
            rows = csv.DictReader(lines)
            if not _NEEDED.issubset(rows.fieldnames or ()):
                return []
            return [{name: row[name] or "" for name in _NEEDED} for row in rows]
    except (OSError, UnicodeError, csv.Error) as error:
        raise BadInput(f"{file} does not hold questions as CSV.") from error


class AsDeclared:
    """The Warehouse port over one whose schema says only what the database declares: without the keys that names and
    data show, and without what is read of shortened names."""

    def __init__(self, warehouse: Warehouse) -> None:
        self._warehouse = warehouse

    @property
    def name(self) -> str:
        """What settings and people call it."""
        return self._warehouse.name

    def schema(self) -> Schema:
        """The schema as it is declared. Raises WarehouseUnavailable."""
        found = self._warehouse.schema()
        return replace(found, tables=tuple(map(_as_declared, found.tables)))

    def run(self, sql: str, limits: Limits) -> Rows | Failure:
        """As the warehouse runs it."""
        return self._warehouse.run(sql, limits)

    def find_values(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """As the warehouse finds them."""
        return self._warehouse.find_values(text, limit)

    def find_parts(self, text: str, limit: int = 20) -> list[tuple[str, str, str]]:
        """As the warehouse finds them."""
        return self._warehouse.find_parts(text, limit)


def _as_declared(table: Table) -> Table:
    columns = tuple(
        replace(c, read=(), primary_key=c.primary_key and not c.inferred, inferred=False) for c in table.columns
    )
    keys = tuple(key for key in table.foreign_keys if not key.inferred)
    return replace(table, columns=columns, foreign_keys=keys, read=())


def ask_databases(
    databases: Mapping[str, AskedDatabase],
    left_out: Mapping[str, str],
    server: str,
    core_of: CoreOf,
    advance: Advance,
    keep: Callable[[DatabasesRun], None] = lambda _run: None,
    policies: Sequence[Policy] = POLICIES,
    *,
    as_declared: bool = False,
) -> DatabasesRun:
    """Every question under every policy, each database loaded anew on the server; one that cannot be loaded or asked
    joins those that were left out before. `as_declared`: nothing is known of it but what it declares (`AsDeclared`).

    `keep` is given the run after each question, so that a stopped one has something to show. Raises
    WarehouseUnavailable where the server itself is gone, and ModelUnavailable.
    """
    run = DatabasesRun(dict(left_out), as_declared=as_declared)
    done, every = 0, sum(len(each.questions) for each in databases.values()) * len(policies)
    for name, database in databases.items():
        before = done

        def told(policy: Policy, name: str = name) -> None:
            nonlocal done
            done += 1
            keep(run)
            advance(done / every, f"{name}, {policy}")

        try:
            with loaded(database.dump, server) as found:
                run.loaded_in_part |= {name: found.failed} if found.failed else {}
                run.left_out |= _asked(name, database, lambda policy: core_of(found.url, policy), run, policies, told)
        except BadInput as error:
            run.left_out[name] = str(error)
        done = before + len(database.questions) * len(policies)
        keep(run)
    return run


def _asked(
    name: str,
    database: AskedDatabase,
    core_of: Callable[[Policy], Core],
    run: DatabasesRun,
    policies: Sequence[Policy],
    told: Callable[[Policy], None],
) -> dict[str, str]:
    """Ask a database that is loaded; by its name why it is left out, if it is."""
    asked = 0
    for policy in policies:
        try:
            core = core_of(policy)
            if run.as_declared:
                core = replace(core, warehouse=AsDeclared(core.warehouse))
            core.warehouse.find_values("warm up")
            for one in database.questions:
                ask = ask_database(name, one.file, one.question, one.query, core)
                run.asks += [ask] if ask else []
                run.gold_does_not_run += [] if ask or policy != policies[0] else [f"{name}: {one.question}"]
                asked += bool(ask)
                told(policy)
        except WarehouseUnavailable as error:
            return {name: f"After {asked:,} asks: {error}"}
    return {} if asked else {name: f"None of its {len(database.questions):,} gold queries runs."}
