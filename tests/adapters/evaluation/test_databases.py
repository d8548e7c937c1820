"""Databases with questions are read from a folder, loaded into a server of one's own, and gone afterwards."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from adapters.evaluation.databases import loaded, read_questions
from adapters.evaluation.own_postgres import own_postgres
from reliability.errors import BadInput, WarehouseUnavailable

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
    (one,) = read_questions(folder)["shops"]
    assert (one.question, one.query, one.file) == ("How many, please?", "SELECT COUNT(*) FROM s.shops", "a.csv")
    with pytest.raises(BadInput):
        read_questions(folder, only=["bank"])


def test_a_server_of_ones_own_holds_a_dump_while_it_is_asked(folder: Path) -> None:
    with own_postgres() as server:
        with loaded(folder / "shops" / "shops.sql", server) as url, psycopg.connect(url) as connection:
            assert connection.execute("SELECT id, since = CURRENT_DATE FROM s.shops").fetchall() == [(1, True)]
        with psycopg.connect(server) as connection:
            left = connection.execute("SELECT datname FROM pg_database WHERE datname LIKE 'candor_%'").fetchall()
        assert left == []
        (folder / "shops" / "shops.sql").write_text("CREATE NONSENSE")
        with pytest.raises(WarehouseUnavailable), loaded(folder / "shops" / "shops.sql", server):
            pass
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(server, connect_timeout=2)


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
