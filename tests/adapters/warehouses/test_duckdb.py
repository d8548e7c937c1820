"""DuckDB: database files, CSV and Parquet files, and what cannot be one."""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import duckdb
import pytest

from adapters.warehouses import duckdb as adapter
from adapters.warehouses.registry import absolute_address, names_file, source_of
from adapters.warehouses.warehouse import SqlWarehouse, open_warehouse
from reliability.errors import WarehouseUnavailable
from reliability.ports import Warehouse
from reliability.values import FailureKind, Limits, Rows
from tests.contracts.warehouse import SETUP, WarehouseContract, failure, rows

Opener = Callable[..., SqlWarehouse]
SALES = "id,city,amount,day\n1,Oslo,10.5,2026-01-02\n2,Bern,,2026-01-03\n3,Oslo,7,2026-02-01\n"


def duckdb_file(path: Path, *statements: str) -> str:
    """A DuckDB file with the statements run; its URL."""
    with duckdb.connect(str(path)) as connection:
        for statement in statements:
            connection.execute(statement)
    return f"duckdb:///{path}"


def parquet_file(path: Path, sql: str) -> Path:
    with duckdb.connect() as connection:
        connection.execute(f"COPY ({sql}) TO '{path}' (FORMAT parquet)")
    return path


@pytest.fixture
def opened() -> Iterator[Opener]:
    """Opens warehouses and closes them at the end."""
    warehouses: list[SqlWarehouse] = []

    def open_(address: str | Path, **options: object) -> SqlWarehouse:
        warehouses.append(open_warehouse(str(address), "shop", workers=1, **options))  # type: ignore[arg-type]
        return warehouses[-1]

    yield open_
    for warehouse in warehouses:
        warehouse.close()


def unavailable(warehouse: SqlWarehouse) -> str:
    """The sentence of a warehouse that cannot be read."""
    with pytest.raises(WarehouseUnavailable) as caught:
        warehouse.schema()
    failed = failure(warehouse.run("SELECT 1", Limits()))
    assert (failed.kind, failed.message) == (FailureKind.UNAVAILABLE, str(caught.value))
    return failed.message


# --- the contract ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def duckdb_shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SqlWarehouse]:
    url = duckdb_file(tmp_path_factory.mktemp("shop") / "shop.duckdb", *SETUP)
    warehouse = open_warehouse(url, "shop", workers=1)
    yield warehouse
    warehouse.close()


class TestDuckdb(WarehouseContract):
    @pytest.fixture
    def warehouse(self, duckdb_shop: SqlWarehouse) -> Warehouse:
        return duckdb_shop


# --- files as tables -------------------------------------------------------------------------------


def test_a_csv_file_is_a_table_of_its_name(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / "Net sales.2026.csv").write_text(SALES)
    warehouse = opened(tmp_path / "Net sales.2026.csv")
    (table,) = warehouse.schema().tables
    assert table.name == "Net_sales_2026"
    assert [(c.name, c.type) for c in table.columns] == [
        ("id", "BIGINT"),
        ("city", "VARCHAR"),
        ("amount", "DOUBLE"),
        ("day", "DATE"),
    ]
    assert table.columns[1].samples == ("Oslo", "Bern")
    found = warehouse.run(
        "SELECT city, sum(amount), max(day) FROM net_sales_2026 GROUP BY city ORDER BY city", Limits()
    )
    assert rows(found) == (("Bern", None, "2026-01-03"), ("Oslo", 17.5, "2026-02-01"))
    assert warehouse.find_values("how much in oslo") == [("Net_sales_2026", "city", "Oslo")]


def test_every_file_of_a_folder_is_a_table(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / "sales.csv").write_text(SALES)
    (tmp_path / "tabs.TSV").write_text("a\tb\n1\tx\n")
    (tmp_path / "packed.csv.gz").write_bytes(gzip.compress(SALES.encode()))
    (tmp_path / "it's [odd]*.csv").write_text("a\n1\n")
    (tmp_path / "secrets.csv").write_text("token\nt\n")
    (tmp_path / "notes.txt").write_text("not a table")
    parquet_file(tmp_path / "clients.parquet", "SELECT 1 AS id, 'Ada' AS name")
    warehouse = opened(tmp_path)
    assert {t.name for t in warehouse.schema().tables} == {"clients", "it_s_odd", "packed", "sales", "tabs"}
    joined = "SELECT c.name, s.city, t.b FROM clients c JOIN sales s ON s.id = c.id JOIN tabs t ON t.a = c.id"
    assert rows(warehouse.run(joined, Limits())) == (("Ada", "Oslo", "x"),)
    assert failure(warehouse.run("SELECT * FROM secrets", Limits())).kind is FailureKind.REFUSED
    assert failure(warehouse._pool.run("SELECT * FROM secrets", Limits())).kind is FailureKind.INVALID


def test_a_changed_file_is_read_anew_and_one_that_is_gone_is_said(tmp_path: Path, opened: Opener) -> None:
    file = tmp_path / "sales.csv"
    file.write_text(SALES)
    warehouse = opened(file)
    assert rows(warehouse.run("SELECT count(*) FROM sales", Limits())) == ((3,),)
    file.write_text(SALES + "4,Rome,1,2026-02-02\n")
    assert rows(warehouse.run("SELECT count(*) FROM sales", Limits())) == ((4,),)
    file.unlink()
    gone = failure(warehouse.run("SELECT count(*) FROM sales", Limits()))
    assert (gone.kind, gone.message) == (FailureKind.UNAVAILABLE, "There is no file or folder sales.csv.")


def test_a_later_value_of_another_kind_makes_a_column_text(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / "mixed.csv").write_text("code\n" + "1\n" * 30_000 + "x\n")
    warehouse = opened(tmp_path / "mixed.csv")
    assert rows(warehouse.run("SELECT count(*) FROM mixed WHERE code = 'x'", Limits())) == ((1,),)


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("empty.csv", b"", "The file empty.csv is empty."),
        ("latin.csv", "a,b\n1,café\n".encode("latin-1"), "The file latin.csv is not text in UTF-8."),
        (
            "ragged.csv",
            b"a,b,c\n1,2,3\n4,5\n6,7,8\n",
            "The lines of ragged.csv do not all hold the same number of fields.",
        ),
        (
            "wider.csv",
            b"a,b,c\n1,2,3\n4,5\n6,7,8,9\n",
            "The lines of wider.csv do not all hold the same number of fields.",
        ),
        (
            "wider.csv.gz",
            gzip.compress(b"a,b,c\n1,2,3\n4,5\n6,7,8,9\n"),
            "The lines of wider.csv.gz do not all hold the same number of fields.",
        ),
        (
            "unnamed.csv",
            b"a,b\nx,1,2\ny,3,4\n",
            "The lines of unnamed.csv do not all hold the same number of fields.",
        ),
        ("bytes.csv", bytes(range(256)) * 10, "The file bytes.csv is not text in UTF-8."),
        ("wrong.parquet", b"nope", "The file wrong.parquet cannot be read as Parquet."),
        ("wrong.csv.gz", b"nope, nope", "The file wrong.csv.gz cannot be read as CSV."),
        ("wrong.duckdb", b"nope" * 5000, "The file wrong.duckdb is not a DuckDB database."),
    ],
)
def test_a_file_that_cannot_be_read_is_said_in_a_sentence(
    tmp_path: Path, opened: Opener, name: str, content: bytes, sentence: str
) -> None:
    (tmp_path / name).write_bytes(content)
    assert unavailable(opened(tmp_path / name)) == sentence


@pytest.mark.parametrize(
    "content",
    [
        "a,b,c\n1,2,3\n",
        "\ufeffa,b,c\n1,2,3\n",
        "\n\na,b,c\n1,2,3\n",
        "# made by x\n# a, b, c, d\na,b,c\n1,2,3\n",
        "Report of March\n\na,b,c\n1,2,3\n",
        "Report of March, 2026\n\na,b,c\n1,2,3\n",
        '"a","b","c"\n1,2,3\n',
    ],
)
def test_what_stands_before_the_columns_names_is_left_out(tmp_path: Path, opened: Opener, content: str) -> None:
    (tmp_path / "t.csv").write_text(content, encoding="utf-8")
    assert rows(opened(tmp_path / "t.csv").run("SELECT a, b, c FROM t", Limits())) == ((1, 2, 3),)


def test_a_file_without_names_of_columns_is_read(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / "t.csv").write_text("1,2\n3,4\n")
    assert rows(opened(tmp_path / "t.csv").run("SELECT column0, column1 FROM t", Limits())) == ((1, 2), (3, 4))


def test_folders_that_make_no_tables_are_said(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / "none").mkdir()
    (tmp_path / "none" / "notes.txt").write_text("x")
    assert unavailable(opened(tmp_path / "none")) == "The folder none holds no CSV or Parquet file."
    (tmp_path / "twice").mkdir()
    for name in ("a b.csv", "A_B.csv"):
        (tmp_path / "twice" / name).write_text("x\n1\n")
    assert unavailable(opened(tmp_path / "twice")) == "The files A_B.csv and a b.csv would be one table, a_b."
    (tmp_path / "many").mkdir()
    for number in range(adapter.MAX_FILES + 1):
        (tmp_path / "many" / f"t{number}.csv").write_text("x\n1\n")
    assert unavailable(opened(tmp_path / "many")) == "The folder many holds more than 200 files."
    assert unavailable(opened(tmp_path / "gone.csv")) == "There is no file or folder gone.csv."
    assert unavailable(opened(f"duckdb:///{tmp_path}/gone.duckdb")) == "There is no file or folder gone.duckdb."


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path, opened: Opener) -> None:
    with (tmp_path / "huge.csv").open("wb") as file:
        file.truncate(adapter.MAX_FILES_BYTES + 1)
    start = time.monotonic()
    assert unavailable(opened(tmp_path / "huge.csv")) == (
        "The file huge.csv is larger than 200 MB; a DuckDB database file may be of any size."
    )
    assert time.monotonic() - start < 60


def test_files_that_take_too_long_to_read_are_said(
    tmp_path: Path, opened: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sales.csv").write_text(SALES)
    monkeypatch.setattr("adapters.warehouses.workers.pool.START_TIMEOUT_S", 0.0)
    assert unavailable(opened(tmp_path / "sales.csv")) == "The database took longer to open than it may."


# --- database files --------------------------------------------------------------------------------


def test_schemas_keys_comments_and_views_are_described(tmp_path: Path, opened: Opener) -> None:
    url = duckdb_file(
        tmp_path / "main.duckdb",
        *SETUP,
        "CREATE SCHEMA hr",
        "CREATE TABLE hr.staff (id INT PRIMARY KEY, mood ENUM('a', 'b'))",
        "INSERT INTO hr.staff VALUES (1, 'b')",
        "COMMENT ON TABLE clients IS 'Who buys'",
        "COMMENT ON COLUMN clients.city IS 'Home'",
        "CREATE VIEW paid AS SELECT * FROM orders WHERE state = 'paid'",
        "CREATE TABLE secrets (token TEXT)",
    )
    warehouse = opened(url)
    tables = {table.name: table for table in warehouse.schema().tables}
    assert set(tables) == {"clients", "orders", "hr.staff", "paid"}
    assert (tables["clients"].comment, tables["clients"].columns[2].comment) == ("Who buys", "Home")
    assert tables["hr.staff"].columns[1].samples == ("b",)
    assert rows(warehouse.run("SELECT s.mood, p.id FROM hr.staff s, paid p ORDER BY p.id", Limits())) == (
        ("b", 1),
        ("b", 3),
    )
    assert failure(warehouse.run("SELECT * FROM secrets", Limits())).kind is FailureKind.REFUSED
    assert failure(warehouse.run("SELECT * FROM main.staff", Limits())).kind is FailureKind.REFUSED


def test_a_view_of_a_file_and_a_macro_of_a_built_in_name_reach_nothing(tmp_path: Path, opened: Opener) -> None:
    url = duckdb_file(
        tmp_path / "s.duckdb",
        "CREATE TABLE t (x TEXT)",
        f"CREATE VIEW v AS SELECT * FROM read_text('{__file__}')",
        "CREATE MACRO lower(x) AS 'trap'",
    )
    warehouse = opened(url)
    assert failure(warehouse.run("SELECT * FROM v", Limits())).kind is FailureKind.REFUSED
    assert failure(warehouse.run("SELECT lower('A')", Limits())).kind is FailureKind.REFUSED


def test_a_file_that_another_program_writes_is_said(tmp_path: Path, opened: Opener) -> None:
    url = duckdb_file(tmp_path / "s.duckdb", "CREATE TABLE t (x TEXT)")
    with duckdb.connect(str(tmp_path / "s.duckdb")):
        assert unavailable(opened(url)) == "The database file s.duckdb is locked by another program."


def test_every_duckdb_type_arrives_as_a_plain_cell(duckdb_shop: SqlWarehouse) -> None:
    sql = (
        "SELECT 1::BIGINT, 1.50::DECIMAL(9,2), 0.1::DOUBLE, true, NULL, 'é', DATE '2026-01-02',"
        " TIMESTAMP '2026-01-02 03:04:05', TIMESTAMPTZ '2026-01-02 03:04:05+01', INTERVAL '1 day 2 hours', ['a', NULL],"
        " {'k': 1, 'b': 2.50}, decode(from_hex('41')), from_hex('00ff'), 170141183460469231731687303715884105727"
    )
    assert rows(duckdb_shop.run(sql, Limits()))[0] == (
        1,
        1.5,
        0.1,
        True,
        None,
        "é",
        "2026-01-02",
        "2026-01-02 03:04:05",
        "2026-01-02 02:04:05+00:00",
        "1 day, 2:00:00",
        '["a", null]',
        '{"k": 1, "b": 2.5}',
        "A",
        b"\x00\xff",
        170141183460469231731687303715884105727,
    )


def test_a_day_without_end_is_not_taken_for_the_last_one(duckdb_shop: SqlWarehouse) -> None:
    sql = (
        "SELECT 'infinity'::DATE AS d, '-infinity'::TIMESTAMP AS d, TIMESTAMPTZ 'infinity', 1 AS n"
        " UNION ALL SELECT '9999-12-31'::DATE, '0001-01-01'::TIMESTAMP, NULL, 2"
        " UNION ALL SELECT '2026-01-02'::DATE, NULL, TIMESTAMPTZ '2026-01-02 03:04:05+01', 3 ORDER BY n DESC"
    )
    found = duckdb_shop.run(sql, Limits())
    assert rows(found) == (
        ("2026-01-02", None, "2026-01-02 02:04:05+00:00", 3),
        ("9999-12-31", "0001-01-01 00:00:00", None, 2),
        ("infinity", "-infinity", "infinity", 1),
    )
    assert isinstance(found, Rows)
    assert found.columns[:2] == ("d", "d")
    cut = duckdb_shop.run(f"SELECT d FROM ({sql}) AS q(d, e, f, n) ORDER BY n", Limits(rows=1))
    assert isinstance(cut, Rows)
    assert (cut.rows, cut.truncated) == ((("infinity",),), True)


def test_a_statement_past_its_time_is_stopped_and_the_next_one_runs(duckdb_shop: SqlWarehouse) -> None:
    sql = "WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t) SELECT max(n) FROM t"
    start = time.monotonic()
    assert failure(duckdb_shop.run(sql, Limits(time_s=0.4))).kind is FailureKind.TIMEOUT
    assert time.monotonic() - start < 60
    assert rows(duckdb_shop.run("SELECT count(*) FROM orders", Limits())) == ((4,),)


# --- addresses -------------------------------------------------------------------------------------


def test_paths_are_told_from_names_and_from_urls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "exports").mkdir()
    for text in (
        "sales.csv",
        "data/Sales.CSV.GZ",
        "x.parquet",
        "x.duckdb",
        "exports",
        "./exports/",
        str(tmp_path),
    ):
        assert names_file(text), text
        assert source_of(absolute_address(text, tmp_path)).dialect == "duckdb"
    for text in ("sales", "sales.txt", "", "sqlite:///x.csv", "csv", "a" * 5000, "x\0.csv"):
        assert not names_file(text), text
    assert absolute_address("duckdb:///x.duckdb", tmp_path) == f"duckdb:///{tmp_path}/x.duckdb"
    assert absolute_address("data/sales.csv", tmp_path) == f"{tmp_path}/data/sales.csv"
    for address in ("duckdb://", "duckdb:///", "duckdb:///:memory:"):
        with pytest.raises(WarehouseUnavailable, match="names no database file"):
            source_of(address)


def test_a_worker_can_write_no_file_and_reads_only_its_own(tmp_path: Path, opened: Opener) -> None:
    (tmp_path / "sales.csv").write_text(SALES)
    warehouse = opened(tmp_path / "sales.csv")
    assert rows(warehouse.run("SELECT 1 AS one", Limits())) == ((1,),)
    (worker,) = warehouse._pool._alive
    assert "Max file size             0                    0" in Path(f"/proc/{worker._process.pid}/limits").read_text()
    for sql in (
        f"SELECT * FROM read_csv('{tmp_path}/sales.csv')",
        f"COPY sales TO '{tmp_path}/out.csv'",
        "SET threads = 9",
    ):
        assert failure(warehouse._pool.run(sql, Limits())).kind is FailureKind.REFUSED
    assert os.listdir(tmp_path) == ["sales.csv"]
