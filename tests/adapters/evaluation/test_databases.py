"""Databases with questions are read from a folder, loaded into a server of one's own, and gone afterwards."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from adapters.evaluation import databases
from adapters.evaluation.databases import (
    AsDeclared,
    AskedDatabase,
    DatabaseQuestion,
    DatabasesRun,
    ask_databases,
    read_databases,
)
from adapters.evaluation.dumps import loaded
from adapters.evaluation.own_postgres import own_postgres
from adapters.warehouses.fake import FakeWarehouse
from adapters.warehouses.warehouse import open_warehouse
from reliability.core import Core
from reliability.errors import BadInput, ModelUnavailable, WarehouseUnavailable
from reliability.evaluation.databases import DatabaseAsk
from reliability.values import Column, ForeignKey, Limits, Rows, Schema, Table
from tests.support.trace_world import core

ROOT = Path(__file__).parents[3]
DUMP = "CREATE SCHEMA s; CREATE TABLE s.shops (id INT, since DATE); INSERT INTO s.shops VALUES (1, CURRENT_DATE);\n"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "shops").mkdir()
    (tmp_path / "shops" / "shops.sql").write_text(DUMP)
    (tmp_path / "a.csv").write_text(
        "db_name,question,query,more\n"
        'shops,"How many, please?",SELECT COUNT(*) FROM s.shops,x\n'
        "shops,Who am I?,SELECT 'I cannot say' AS answer,x\n"
        "unknown,How many?,SELECT 1 FROM t,x\n"
    )
    (tmp_path / "b.csv").write_text("something,else\n1,2\n")
    return tmp_path


def test_questions_are_those_of_databases_that_are_there(folder: Path) -> None:
    found, left_out = read_databases(folder)
    (one,) = found["shops"].questions
    assert (one.question, one.query, one.file) == ("How many, please?", "SELECT COUNT(*) FROM s.shops", "a.csv")
    assert left_out == {"unknown": "There is no dump of it."}
    assert read_databases(folder, only=["shops"]) == (found, {})
    with pytest.raises(BadInput, match="bank: There is no dump and no question of it"):
        read_databases(folder, only=["bank"])


def test_a_dump_may_have_any_name(folder: Path) -> None:
    place = folder / "shops"
    (place / "shops.sql").rename(place / "backup 2024.SQL")
    assert read_databases(folder)[0]["shops"].dump.name == "backup 2024.SQL"
    (place / "more.sql").write_text("")
    with pytest.raises(BadInput, match=r"Which of backup 2024\.SQL, more\.sql is its dump\? Call that one shops\.sql"):
        read_databases(folder)
    (place / "shops.sql").write_text(DUMP)
    (folder / "bank").mkdir()
    (folder / "bank" / "bank.sql").write_text(DUMP)
    found, left_out = read_databases(folder)
    assert found["shops"].dump.name == "shops.sql"
    assert left_out["bank"] == "No CSV file asks its tables anything."


def test_a_server_of_ones_own_holds_a_dump_while_it_is_asked(folder: Path) -> None:
    with own_postgres() as server:
        with loaded(folder / "shops" / "shops.sql", server) as found, psycopg.connect(found.url) as connection:
            assert connection.execute("SELECT id, since = CURRENT_DATE FROM s.shops").fetchall() == [(1, True)]
        with psycopg.connect(server) as connection:
            left = connection.execute("SELECT datname FROM pg_database WHERE datname LIKE 'candor_%'").fetchall()
        assert left == []
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(server, connect_timeout=2)


class NoFlow:
    """What a core is to the loop over databases: a URL that can be asked by another driver."""

    def __init__(self, url: str, _policy: str) -> None:
        self.url = url
        self.warehouse = self

    def find_values(self, _text: str) -> list[tuple[str, str, str]]:
        return []


def runs_gold(database: str, _file: str, question: str, gold: str, core: NoFlow) -> DatabaseAsk | None:
    if question == "Is the model there?":
        raise ModelUnavailable("The model is gone.")
    if question == "Is the database there?":
        raise WarehouseUnavailable("It is gone.")
    try:
        with psycopg.connect(core.url) as connection:
            connection.execute(gold.encode())
    except psycopg.Error:
        return None
    return DatabaseAsk(database, question, "ask", "answered", right=True, offered=True, taps=1, absurd_literals=0)


def asked(folder: Path, scripts: dict[str, tuple[str, list[str]]]) -> DatabasesRun:
    """A run over databases by their dumps and questions, the gold of each of which is SELECT id FROM s.shops."""
    found = {}
    for name, (script, questions) in scripts.items():
        dump = folder / f"{name}.sql"
        dump.write_text(script)
        gold = "SELECT id FROM s.shops"
        found[name] = AskedDatabase(dump, [DatabaseQuestion(name, each, gold, "a.csv") for each in questions])
    done: list[float] = []
    kept: list[int] = []
    with own_postgres() as server:
        run = ask_databases(
            found,
            {"unknown": "There is no dump of it."},
            server,
            NoFlow,  # type: ignore[arg-type]
            lambda share, _words: done.append(share),
            lambda run: kept.append(len(run.asks)),
        )
    assert done == sorted(done)
    assert kept[-1] == len(run.asks)
    return run


def test_a_database_that_cannot_be_asked_is_named_and_the_next_one_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "ask_database", runs_gold)
    run = asked(
        tmp_path,
        {
            "broken": ("CREATE NONSENSE", ["How many?", "Who?"]),
            "other": ("CREATE TABLE t (id int)", ["How many?"]),
            "gone": (DUMP, ["How many?", "Is the database there?", "Who?"]),
            "part": (DUMP + "INSERT INTO s.visits VALUES (1);", ["How many?"]),
        },
    )
    about = run.about()
    assert about["databases"] == ["gone", "part"]
    assert about["asked"] == 3, "one before it was gone, and one under each policy"
    assert about["databases_left_out"] == {
        "unknown": "There is no dump of it.",
        "broken": "Its dump broken.sql makes no table.",
        "other": "None of its 1 gold queries runs.",
        "gone": "After 1 asks: It is gone.",
    }
    assert about["gold_does_not_run"] == ["other: How many?"]
    assert list(about["loaded_in_part"]) == ["part"]
    said = " ".join(run.sentences())
    for part in ("broken is left out", "part is asked without what failed: INSERT INTO s.visits", "1 gold queries"):
        assert part in said


def test_a_model_that_is_gone_ends_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "ask_database", runs_gold)
    with pytest.raises(ModelUnavailable):
        asked(tmp_path, {"shops": (DUMP, ["Is the model there?"])})


def test_a_server_of_ones_own_ends_with_a_process_that_is_told_to_end() -> None:
    script = (
        "import time\nfrom adapters.evaluation.own_postgres import own_postgres\n"
        "with own_postgres() as url:\n    print(url, flush=True)\n    time.sleep(600)\n"
    )
    asked = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=ROOT,
    )
    try:
        assert asked.stdout is not None
        url = asked.stdout.readline().strip()
        with psycopg.connect(url) as connection:
            row = connection.execute("SHOW data_directory").fetchone()
        assert row is not None
        assert Path(row[0]).is_dir()
        asked.terminate()
        assert asked.wait(60) == 128 + signal.SIGTERM
    finally:
        asked.kill()
        asked.communicate()
    assert not Path(row[0]).exists()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url, connect_timeout=2)


KEYED = """
CREATE TABLE sto (sto_id INT PRIMARY KEY, sto_nm TEXT, sto_opn_dt DATE);
CREATE TABLE ord (ord_id INT PRIMARY KEY, sto_id INT, ord_qty INT);
CREATE TABLE lin (lin_id INT PRIMARY KEY, ord_id INT REFERENCES ord (ord_id), lin_qty INT);
INSERT INTO sto SELECT n, 'Store ' || n, DATE '2024-01-01' + n FROM generate_series(1, 30) AS n;
INSERT INTO ord SELECT n, 1 + n % 30, n FROM generate_series(1, 90) AS n;
INSERT INTO lin SELECT n, 1 + n % 90, n FROM generate_series(1, 200) AS n;
"""


def test_a_database_as_it_is_declared_has_no_key_and_no_name_that_was_inferred(tmp_path: Path) -> None:
    dump = tmp_path / "keyed.sql"
    dump.write_text(KEYED)
    with own_postgres() as server, loaded(dump, server) as found:
        warehouse = open_warehouse(found.url, "keyed", workers=1)
        try:
            connected, declared = warehouse.schema(), AsDeclared(warehouse).schema()
        finally:
            warehouse.close()
    keys = [[(t.name, k.columns, k.inferred) for t in s.tables for k in t.foreign_keys] for s in (connected, declared)]
    assert (*(key for key in keys[0] if key[2]),) == (("ord", ("sto_id",), True),)
    assert keys[1] == [("lin", ("ord_id",), False)]
    read = [
        [*(t.read for t in s.tables), *(c.read for t in s.tables for c in t.columns)] for s in (connected, declared)
    ]
    assert any(read[0])
    assert not any(read[1])
    assert connected.fingerprint() == declared.fingerprint()


def test_as_declared_asks_the_warehouse_itself() -> None:
    key = ForeignKey(("city_id",), "cities", ("id",), inferred=True)
    schema = Schema("sqlite", (Table("shops", (Column("name", "text", read=("name",)),), foreign_keys=(key,)),))
    rows = Rows(("n",), ((1,),))
    behind = FakeWarehouse(schema, {"SELECT COUNT(*) FROM shops": rows}, values=[("shops", "name", "Kiel Harbour")])
    place = AsDeclared(behind)
    assert (place.name, place.run("SELECT COUNT(*) FROM shops", Limits())) == ("fake", rows)
    assert place.find_values("in Kiel Harbour") == [("shops", "name", "Kiel Harbour")]
    assert place.find_parts("in Kiel") == behind.find_parts("in Kiel")


@pytest.mark.parametrize("as_declared", [False, True])
def test_questions_are_asked_of_what_is_declared_where_that_is_wanted(
    folder: Path, monkeypatch: pytest.MonkeyPatch, as_declared: bool
) -> None:
    warehouses: list[object] = []

    def ask(_database: str, _file: str, _question: str, _gold: str, core: Core) -> None:
        warehouses.append(core.warehouse)

    monkeypatch.setattr(databases, "ask_database", ask)
    found, left_out = read_databases(folder)
    with own_postgres() as server:
        run = ask_databases(
            found,
            left_out,
            server,
            lambda _url, _policy: core(),
            lambda _share, _words: None,
            policies=("ask",),
            as_declared=as_declared,
        )
    assert [isinstance(each, AsDeclared) for each in warehouses] == [as_declared], "one question, under one policy"
    assert run.about()["as_declared"] is as_declared
