"""`candor connect` on every database that is read: what it finds, what it writes, and what it leaves alone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterable
from pathlib import Path

import duckdb
import psycopg
import pytest
from dotenv import dotenv_values

from adapters.warehouses.catalog.reading import read_catalog
from bot.cli import run
from bot.cli.connecting import connecting
from bot.doctor import Finding, _catalog, examine
from bot.main import Candor
from bot.settings import load_settings
from tests.bot.cli.connecting.large_schema import large_schema
from tests.conftest import MariadbServer, PostgresServer

SHOP = (
    "CREATE TABLE cust (cust_id INTEGER, cust_nm VARCHAR(40), email VARCHAR(60))",
    "CREATE TABLE ord (ord_id INTEGER, cust_id INTEGER, state VARCHAR(10))",
    "INSERT INTO cust VALUES (1, 'Ada', 'ada@x.org'), (2, 'Ben', 'ben@x.org'), (3, 'Cy', 'cy@y.net')",
    "INSERT INTO ord VALUES (1, 1, 'A'), (2, 1, 'C'), (3, 3, 'A')",
)


class Cli:
    """Runs `candor` with settings and a catalog of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.env, self.catalog = folder / "settings", folder / "catalog.yaml"
        self.env.write_text("# ours\nCANDOR_ROW_LIMIT=500\n")
        self._capsys = capsys

    def __call__(self, *arguments: str) -> tuple[int, str, str]:
        self._capsys.readouterr()
        code = run(arguments)
        return code, *self._capsys.readouterr()

    def connect(self, url: str, *options: str) -> str:
        """Connect, which must go well; what it said."""
        code, out, err = self("connect", url, "--catalog", str(self.catalog), *options)
        assert code == 0, err
        return out

    @property
    def warehouses(self) -> dict[str, str]:
        found = dotenv_values(self.env).get("CANDOR_WAREHOUSES")
        return dict(json.loads(found)) if found else {}


@pytest.fixture
def candor(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Cli:
    made = Cli(tmp_path, capsys)
    monkeypatch.setenv("CANDOR_ENV_FILE", str(made.env))
    monkeypatch.setenv("CANDOR_STATE_DIR", str(tmp_path / "state"))
    return made


def sqlite_url(file: Path, statements: Iterable[str] = SHOP) -> str:
    with sqlite3.connect(file) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()
    return f"sqlite:///{file}"


def duckdb_url(file: Path, statements: Iterable[str] = SHOP) -> str:
    with duckdb.connect(str(file)) as connection:
        for statement in statements:
            connection.execute(statement)
    return f"duckdb:///{file}"


def postgres_made(url: str, statements: Iterable[str] = SHOP) -> str:
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())
    return url


def mariadb_made(server: MariadbServer, statements: Iterable[str] = SHOP) -> str:
    url = server.new_database()
    name = url.rsplit("/", 1)[1]
    with server.connect(name) as connection, connection.cursor() as cursor:
        cursor.execute(f"ALTER DATABASE {name} CHARACTER SET utf8mb4")
        for statement in statements:
            cursor.execute(statement)
    return url


# --- what is written -------------------------------------------------------------------------------


def test_a_database_is_looked_at_and_written_down(candor: Cli, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "shop.db")
    out = candor.connect(url)
    assert "2 tables" in out
    assert "ord.cust_id → cust.cust_id" in out
    assert "cust.email (e-mail addresses" in out
    cust, orders = read_catalog(candor.catalog)["shop"].tables
    assert [column.name for column in cust.columns if column.hidden] == ["email"]
    assert [(key.columns, key.ref_table, key.declared) for key in orders.keys] == [(("cust_id",), "cust", False)]
    assert candor.env.read_text().startswith("# ours\nCANDOR_ROW_LIMIT=500\n")
    assert candor.warehouses["shop"] == url
    assert next(iter(candor.warehouses)) == "shop"
    assert dotenv_values(candor.env)["CANDOR_CATALOG"] == str(candor.catalog)


def test_what_was_hidden_is_out_of_reach_and_the_rest_is_not(candor: Cli, tmp_path: Path) -> None:
    candor.connect(sqlite_url(tmp_path / "shop.db"), "--hide", "ord")
    for sql in ("SELECT email FROM cust", "SELECT * FROM cust", "SELECT COUNT(*) FROM ord"):
        code, out, err = candor("run-sql", sql, "--warehouse", "shop")
        assert (code, "ada" in out + err) == (1, False), sql
    code, out, _ = candor("run-sql", "SELECT cust_nm FROM cust", "--warehouse", "shop", "--json")
    assert (code, json.loads(out)["rows"]) == (0, [["Ada"], ["Ben"], ["Cy"]])


def test_a_second_run_writes_nothing_and_keeps_what_people_wrote(candor: Cli, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "shop.db")
    candor.connect(url)
    text = candor.catalog.read_text()
    text = text.replace("declared: false", "declared: true   # Ada").replace(
        "  ord:", "  ord:   # ours\n        synonyms: [sales]"
    )
    text = text.replace("hidden: true", "hidden: false")
    candor.catalog.write_text(text)
    env = candor.env.read_text()
    out = candor.connect(url)
    assert "nothing new" in out
    assert "does not hide it" in out
    assert (candor.catalog.read_text(), candor.env.read_text()) == (text, env)
    sqlite_url(tmp_path / "shop.db", ["ALTER TABLE ord ADD COLUMN paid INTEGER", "DROP TABLE cust"])
    out = candor.connect(url)
    assert "ord.paid" in out
    assert "marked as gone: cust" in out
    added = [line for line in candor.catalog.read_text().splitlines() if line not in text.splitlines()]
    assert len(added) == 2
    assert [line for line in text.splitlines() if line not in candor.catalog.read_text().splitlines()] == []


def test_other_warehouses_stay(candor: Cli, tmp_path: Path) -> None:
    others = {"main": "postgresql+psycopg://ada:s3cret@db.invalid/main", "files": "data.csv"}
    candor.env.write_text(f"CANDOR_WAREHOUSES={json.dumps(others)}\r\n# end\r\nCANDOR_ALPHA=0.2\r\n")
    url = sqlite_url(tmp_path / "shop.db")
    out = candor.connect(url)
    assert candor.warehouses == others | {"shop": url}
    assert "s3cret" not in out
    assert dotenv_values(candor.env)["CANDOR_ALPHA"] == "0.2"
    assert "# end" in candor.env.read_text()


def test_a_name_that_is_taken_is_not_given_again(candor: Cli, tmp_path: Path) -> None:
    candor.connect(sqlite_url(tmp_path / "shop.db"))
    before = candor.env.read_text(), candor.catalog.read_text()
    (tmp_path / "other").mkdir()
    url = sqlite_url(tmp_path / "other" / "shop.db", SHOP[:1])
    code, _, err = candor("connect", url, "--catalog", str(candor.catalog))
    assert (code, "--name" in err) == (1, True)
    assert (candor.env.read_text(), candor.catalog.read_text()) == before
    candor.connect(url, "--name", "shop2")
    assert set(candor.warehouses) >= {"shop", "shop2"}
    assert set(read_catalog(candor.catalog)) == {"shop", "shop2"}


def test_a_dry_run_writes_nothing(candor: Cli, tmp_path: Path) -> None:
    before = candor.env.read_text()
    out = candor.connect(sqlite_url(tmp_path / "shop.db"), "--dry-run")
    assert "Nothing was written" in out
    assert "+CANDOR_WAREHOUSES=" in out
    assert candor.env.read_text() == before
    assert not candor.catalog.exists()


def test_a_catalog_that_cannot_be_read_is_one_sentence_and_left_as_it_is(candor: Cli, tmp_path: Path) -> None:
    candor.catalog.write_text("warehouses:\n  shop:\n    tables:\n      cust: [\n")
    code, out, err = candor("connect", sqlite_url(tmp_path / "shop.db"), "--catalog", str(candor.catalog))
    assert (code, out) == (1, "")
    assert "catalog.yaml, line" in err
    assert candor.catalog.read_text().endswith("cust: [\n")
    assert candor.warehouses == {}


def test_a_person_is_asked_what_to_hide(candor: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replies = iter(["n", "nothing.there", "ord.state, cust"])
    monkeypatch.setattr(connecting, "is_interactive", lambda: True)
    monkeypatch.setattr(connecting, "_typed", lambda question: next(replies))
    candor.connect(sqlite_url(tmp_path / "shop.db"))
    cust, orders = read_catalog(candor.catalog)["shop"].tables
    assert (cust.hidden, [column.hidden for column in cust.columns]) == (True, [False, False, False])
    assert [column.name for column in orders.columns if column.hidden] == ["state"]


def test_a_configured_warehouse_is_connected_by_its_name(candor: Cli, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "shop.db")
    candor.env.write_text(f"CANDOR_WAREHOUSES={json.dumps({'ours': url})}\n")
    candor.connect("ours", "--yes")
    assert candor.warehouses == {"ours": url}
    assert len(read_catalog(candor.catalog)["ours"].tables) == 2


@pytest.mark.parametrize("url", ["sqlite:///{}/gone.db", "oracle://ada:s3cret@db.invalid/x", "nothing", "{}"])
def test_what_cannot_be_opened_is_one_sentence_and_nothing_is_written(candor: Cli, tmp_path: Path, url: str) -> None:
    before = candor.env.read_text()
    folder = tmp_path / "empty"
    folder.mkdir()
    code, out, err = candor("connect", url.format(folder), "--catalog", str(candor.catalog))
    assert (code, out) == (1, "")
    assert "Traceback" not in err
    assert "s3cret" not in err
    assert err.strip().splitlines()[-1].endswith(".")
    assert candor.env.read_text() == before
    assert not candor.catalog.exists()


def test_the_doctor_says_what_of_a_catalog_is_wrong_and_what_is_thin(candor: Cli, tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "shop.db", [*SHOP, "CREATE TABLE zzq (bkdt TEXT)"])
    candor.connect(url)

    def found() -> Finding:
        settings = load_settings()
        opened = Candor(settings)
        try:
            return examine("Catalog shop", lambda: _catalog(opened, "shop"), settings)
        finally:
            opened.close()

    said = found()
    assert said.state == "warning"
    assert "speaks of 3 tables and hides 1 column." in said.sentence
    assert "3 tables without a description" in said.sentence
    assert "zzq, zzq.bkdt" in said.sentence
    assert "1 table that no key leads to or from: zzq." in said.sentence
    assert "does not have" not in said.sentence
    text = candor.catalog.read_text()
    candor.catalog.write_text(text + "    definitions: {churn: who left}\n")
    assert "1 definition said to people alone (churn)" in found().sentence
    sqlite_url(tmp_path / "shop.db", ["DROP TABLE zzq"])
    assert "does not have: the table zzq (line" in found().sentence
    candor.catalog.write_text(text.replace("tables:", "tabels:"))
    said = found()
    assert said.state == "wrong"
    assert "catalog.yaml, line 14: a warehouse has no part tabels" in said.sentence


def test_dbt_s_manifest_is_read(candor: Cli, tmp_path: Path) -> None:
    manifest = {
        "nodes": {
            "model.p.customers": {
                "resource_type": "model",
                "name": "customers",
                "alias": "cust",
                "schema": "main",
                "description": "Who buys",
                "columns": {"cust_nm": {"name": "cust_nm", "description": "The name"}},
            },
            "model.p.ord": {"resource_type": "model", "name": "ord", "schema": "main", "columns": {}},
            "test.p.1": {
                "resource_type": "test",
                "attached_node": "model.p.ord",
                "column_name": "cust_id",
                "test_metadata": {"name": "relationships", "kwargs": {"to": "ref('customers')", "field": "cust_id"}},
            },
            "test.p.2": {
                "resource_type": "test",
                "attached_node": "model.p.ord",
                "test_metadata": {"name": "accepted_values", "kwargs": {"column_name": "state", "values": ["A", "C"]}},
            },
        },
        "semantic_models": {
            "s": {
                "node_relation": {"alias": "ord", "schema_name": "main"},
                "measures": [{"name": "order_count", "agg": "sum", "expr": "ord_id"}],
            }
        },
        "metrics": {
            "m": {
                "name": "order_volume",
                "type": "simple",
                "description": "All of them",
                "type_params": {"measure": {"name": "order_count"}},
            }
        },
    }
    (tmp_path / "target").mkdir()
    (tmp_path / "target" / "manifest.json").write_text(json.dumps(manifest))
    candor.connect(sqlite_url(tmp_path / "shop.db"), "--dbt", str(tmp_path))
    catalog = read_catalog(candor.catalog)["shop"]
    cust, orders = catalog.tables
    assert (cust.description, cust.columns[1].description) == ("Who buys", "The name")
    assert [(key.columns, key.declared) for key in orders.keys] == [(("cust_id",), True)]
    assert orders.columns[2].values == (("A", "A"), ("C", "C"))
    assert [(each.phrase, each.means) for each in catalog.definitions] == [("order volume", "sum(ord.ord_id)")]


# --- every database --------------------------------------------------------------------------------


def held_by(candor: Cli, name: str) -> tuple[set[str], set[str]]:
    """The keys and the hidden columns that a catalog has for a warehouse."""
    tables = read_catalog(candor.catalog)[name].tables
    keys = {f"{table.name}.{key.columns[0]} → {key.ref_table}" for table in tables for key in table.keys}
    return keys, {f"{table.name}.{column.name}" for table in tables for column in table.columns if column.hidden}


def test_duckdb_and_files_are_connected(candor: Cli, tmp_path: Path) -> None:
    candor.connect(duckdb_url(tmp_path / "shop.duckdb"))
    assert held_by(candor, "shop") == ({"ord.cust_id → cust"}, {"cust.email"})
    (tmp_path / "stock.csv").write_text("sku,Telefonnummer\na,+49 30 123456\n")
    out = candor.connect(str(tmp_path / "stock.csv"))
    assert "files are only read" in out
    assert held_by(candor, "stock") == (set(), {"stock.Telefonnummer"})
    assert candor.warehouses["stock"] == str(tmp_path / "stock.csv")


@pytest.mark.postgres
def test_postgres_says_what_its_role_may_and_reads_its_comments(candor: Cli, postgres_server: PostgresServer) -> None:
    url = postgres_server.new_database()
    comments = ("COMMENT ON TABLE cust IS 'Who buys'", "COMMENT ON COLUMN ord.state IS 'Where it: \"is\"'")
    roles = (
        "CREATE ROLE connect_reads LOGIN PASSWORD 'r'",
        "CREATE ROLE connect_nothing LOGIN PASSWORD 'r'",
        "GRANT SELECT ON cust, ord TO connect_reads",
    )
    postgres_made(url, (*SHOP, *comments, *roles))
    reads = url.replace("candor:candor@", "connect_reads:r@")
    out = candor.connect(reads, "--name", "shop")
    assert "The account can only read. Looked at: the role's attributes" in out
    assert "every transaction is read-only" in out
    assert held_by(candor, "shop") == ({"ord.cust_id → cust"}, {"cust.email"})
    cust, orders = read_catalog(candor.catalog)["shop"].tables
    assert (cust.description, orders.columns[2].description) == ("Who buys", 'Where it: "is"')
    assert ":r@" not in out
    assert "superuser" in candor.connect(url, "--name", "shop_as_owner")
    before = candor.env.read_text(), candor.catalog.read_text()
    nothing = url.replace("candor:candor@", "connect_nothing:r@")
    code, _, err = candor("connect", nothing, "--name", "none", "--catalog", str(candor.catalog))
    assert (code, "grant it SELECT" in err) == (1, True)
    assert (candor.env.read_text(), candor.catalog.read_text()) == before


@pytest.mark.mysql
def test_mariadb_says_what_its_account_may(candor: Cli, mariadb_server: MariadbServer) -> None:
    url = mariadb_made(mariadb_server)
    database = url.rsplit("/", 1)[1]
    with mariadb_server.connect() as connection, connection.cursor() as cursor:
        for name in ("connect_reads", "connect_nothing"):
            cursor.execute(f"CREATE USER '{name}'@'%' IDENTIFIED BY 'r'")
        cursor.execute(f"GRANT SELECT ON {database}.* TO 'connect_reads'@'%'")
    out = candor.connect(url.replace("candor:candor@", "connect_reads:r@"), "--name", "shop")
    assert "The account can only read. Looked at: every privilege that SHOW GRANTS lists" in out
    assert held_by(candor, "shop") == ({"ord.cust_id → cust"}, {"cust.email"})
    assert "may do more than read" in candor.connect(url, "--name", "shop_as_owner")
    nothing = url.replace("candor:candor@", "connect_nothing:r@")
    code, _, err = candor("connect", nothing, "--name", "none", "--catalog", str(candor.catalog))
    assert code == 1
    assert len(err.strip().splitlines()[-1]) > 20


# --- many tables -----------------------------------------------------------------------------------


def whole(candor: Cli, url: str, tables: int) -> None:
    """Connecting finds every table, every key of the languages that it reads, and all personal data; twice is once."""
    candor.connect(url, "--name", "large")
    catalog = read_catalog(candor.catalog)["large"]
    assert len(catalog.tables) == tables
    keys, hidden = held_by(candor, "large")
    assert len(hidden) == sum(number % 3 < 2 for number in range(tables))
    assert len(keys) == sum(number % 3 > 0 for number in range(tables))
    text = candor.catalog.read_text()
    candor.connect(url, "--name", "large")
    assert candor.catalog.read_text() == text


MANY = 400


@pytest.mark.slow
@pytest.mark.parametrize("made", [sqlite_url, duckdb_url])
def test_hundreds_of_tables_of_a_file(candor: Cli, tmp_path: Path, made: Callable[..., str]) -> None:
    whole(candor, made(tmp_path / "large.db", large_schema(MANY)), MANY)


@pytest.mark.slow
@pytest.mark.postgres
def test_hundreds_of_tables_of_postgres(candor: Cli, postgres_server: PostgresServer) -> None:
    whole(candor, postgres_made(postgres_server.new_database(), large_schema(MANY)), MANY)


@pytest.mark.slow
@pytest.mark.mysql
def test_hundreds_of_tables_of_mariadb(candor: Cli, mariadb_server: MariadbServer) -> None:
    whole(candor, mariadb_made(mariadb_server, large_schema(MANY, quote="`")), MANY)
