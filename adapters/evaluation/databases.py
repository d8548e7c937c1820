"""Databases with questions as Defog publishes them: a folder with NAME/NAME.sql each, and CSV files of questions with
gold, loaded into a PostgreSQL server and asked one after another."""

from __future__ import annotations

import contextlib
import csv
import secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg

from reliability.core import Core, Policy
from reliability.errors import BadInput, WarehouseUnavailable
from reliability.evaluation.databases import DatabaseAsk, ask_database

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


def read_questions(folder: Path, only: Collection[str] = ()) -> dict[str, list[DatabaseQuestion]]:
    """The questions of each database that has a dump, by its name; `only` these databases, if any are named.

    Left out is what no table answers. Raises BadInput where there is none.
    """
    dumps = {place.parent.name for place in folder.glob("*/*.sql") if place.stem == place.parent.name}
    found: dict[str, dict[tuple[str, str], DatabaseQuestion]] = {}
    for file in sorted(folder.glob("*.csv")):
        for row in _rows(file):
            name, query = row["db_name"].strip(), row["query"].strip()
            wanted = name in dumps and (not only or name in only)
            if wanted and " from " in " ".join(query.lower().split()):
                one = DatabaseQuestion(name, row["question"].strip(), query, file.name)
                found.setdefault(name, {}).setdefault((one.question, one.query), one)
    if not found:
        raise BadInput(f"{folder} holds no database with a dump (NAME/NAME.sql) and questions in CSV files.")
    return {name: list(found[name].values()) for name in sorted(found)}


def _rows(file: Path) -> list[dict[str, str]]:
    try:
        with file.open(encoding="utf-8-sig", newline="") as lines:
            rows = csv.DictReader(lines)
            if not _NEEDED.issubset(rows.fieldnames or ()):
                return []
            return [{name: row[name] or "" for name in _NEEDED} for row in rows]
    except (OSError, UnicodeError, csv.Error) as error:
        raise BadInput(f"{file} does not hold questions as CSV.") from error


def ask_databases(
    folder: Path,
    questions: dict[str, list[DatabaseQuestion]],
    server: str,
    core_of: CoreOf,
    advance: Advance,
    keep: Callable[[list[DatabaseAsk], list[str]], None] = lambda _asks, _left_out: None,
    policies: Sequence[Policy] = POLICIES,
) -> tuple[list[DatabaseAsk], list[str]]:
    """Every question under every policy, each database loaded anew on the server; and the questions of which no gold
    query runs. `keep` is given both after each question, so that a stopped run has something to show. Raises
    WarehouseUnavailable."""
    asks: list[DatabaseAsk] = []
    left_out: list[str] = []
    done, every = 0, sum(map(len, questions.values())) * len(policies)
    for name, those in questions.items():
        with loaded(folder / name / f"{name}.sql", server) as url:
            for policy in policies:
                core = core_of(url, policy)
                core.warehouse.find_values("warm up")
                for one in those:
                    ask = ask_database(name, one.file, one.question, one.query, core)
                    asks += [ask] if ask else []
                    left_out += [] if ask or policy != policies[0] else [f"{name}: {one.question}"]
                    keep(asks, left_out)
                    done += 1
                    advance(done / every, f"{name}, {policy}")
    return asks, left_out


@contextlib.contextmanager
def loaded(dump: Path, server: str) -> Iterator[str]:
    """The URL of a new database with what a dump holds; it is dropped with the block. Raises WarehouseUnavailable."""
    name = f"candor_{dump.stem}_{secrets.token_hex(4)}"[:60].lower()
    quoted = '"' + name.replace('"', '""') + '"'
    address = urlunsplit(urlsplit(_plain(server))._replace(path=f"/{name}"))
    _run(_plain(server), f"CREATE DATABASE {quoted}")
    try:
        _run(address, dump.read_text(encoding="utf-8"))
        yield address
    finally:
        _run(_plain(server), f"DROP DATABASE IF EXISTS {quoted} WITH (FORCE)")


def _plain(url: str) -> str:
    """A URL as libpq reads it."""
    scheme, mark, rest = url.partition("://")
    return f"{scheme.partition('+')[0]}{mark}{rest}"


def _run(url: str, sql: str) -> None:
    """Statements of our own, as they stand."""
    try:
        with psycopg.connect(url, autocommit=True, connect_timeout=5) as connection:
            connection.execute(sql.encode())
    except (psycopg.Error, OSError) as error:
        reason = " ".join(str(error).split())[:200]
        raise WarehouseUnavailable(f"The server does not accept what a measurement needs: {reason}") from error
