import json
import lzma
import random
from pathlib import Path

import pytest

from adapters.models.prefix_lm import encode_text, sql_tokenizer
from adapters.training.data.sources import as_schema
from deploy.reference.warehouse.tables import metadata
from reliability.sql.form import NotCanonical, canonical_sql, joined, lexemes, restore, spaced
from reliability.values import Column, Schema, Table
from tests.support.oracles.prefix_oracle import decode_text

DATA = Path(__file__).parents[4] / "shared" / "data"
LOG = Path(__file__).parents[3] / "deploy/reference/warehouse/questions.jsonl"
TOKENIZER = sql_tokenizer()
SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "Singer",
            (Column("singer_ID", "INTEGER"), Column("Name", "TEXT"), Column("Net worth ($)", "REAL")),
        ),
        Table("song", (Column("song_id", "INTEGER"), Column("singer_id", "INTEGER"), Column("order", "INTEGER"))),
    ),
)
FORMS = [
    ("select name from singer", "SELECT Singer.Name FROM Singer"),
    (
        "select s.NAME from SINGER s join song on s.singer_id=song.singer_id",
        "SELECT Singer.Name FROM Singer JOIN song ON Singer.singer_ID = song.singer_id",
    ),
    (
        "select count(*) from singer where `Net worth ($)` >= 5 and not name like 'A%'",
        "SELECT COUNT(*) FROM Singer WHERE Singer.\"Net worth ($)\" >= 5 AND Singer.Name NOT LIKE 'A%'",
    ),
    (
        "select a.name from singer a, singer b where a.name = b.name",
        "SELECT t1.Name FROM Singer AS t1, Singer AS t2 WHERE t1.Name = t2.Name",
    ),
    (
        'select song."order" from song order by song."order" asc, song_id desc limit 3',
        'SELECT song."order" FROM song ORDER BY song."order", song.song_id DESC LIMIT 3',
    ),
    (
        "select name from singer where singer_id not in (select singer_id from song)",
        "SELECT Singer.Name FROM Singer WHERE Singer.singer_ID NOT IN (SELECT song.singer_id FROM song)",
    ),
    (
        "select count(*) c, name from singer group by name order by c",
        "SELECT COUNT(*), Singer.Name FROM Singer GROUP BY Singer.Name ORDER BY COUNT(*)",
    ),
    (
        "select name from singer where name is not null union select name from singer",
        "SELECT Singer.Name FROM Singer WHERE Singer.Name IS NOT NULL UNION SELECT Singer.Name FROM Singer",
    ),
    (
        "select avg(x) from (select count(*) x from song group by singer_id order by x) where x > 1",
        "SELECT AVG(t1.c1) FROM (SELECT COUNT(*) AS c1 FROM song GROUP BY song.singer_id ORDER BY COUNT(*)) AS t1 "
        "WHERE t1.c1 > 1",
    ),
    ("select x from (select *, 1 x from song)", None),
    (
        "select name, sum(net_worth_is) from (select name, 1 net_worth_is from singer join song using (singer_id)) group by 1 "
        "order by 2",
        "SELECT t1.c1, SUM(t1.c2) FROM (SELECT Singer.Name AS c1, 1 AS c2 FROM Singer JOIN song ON song.singer_id = "
        "Singer.singer_ID) AS t1 GROUP BY t1.c1 ORDER BY SUM(t1.c2)",
    ),
    (
        "select sum(name = 'A'), sum(song_id) filter (where (name) like 'A%') from singer join song on singer.singer_id = "
        "song.singer_id and song_id > 2 where 1 = 1 and name is not null and name <> 'A'",
        "SELECT SUM(CASE WHEN Singer.Name = 'A' THEN 1 ELSE 0 END), SUM(CASE WHEN Singer.Name LIKE 'A%' THEN song.song_id END) "
        "FROM Singer JOIN song ON Singer.singer_ID = song.singer_id WHERE Singer.Name <> 'A' AND song.song_id > 2",
    ),
    (
        "select name, count(s.song_id) from singer left join song s on s.singer_id = singer.singer_id and s.song_id > 2 group by name",
        "SELECT Singer.Name, COUNT(t1.c1) FROM Singer LEFT JOIN (SELECT song.song_id AS c1, song.singer_id AS c2 FROM song "
        "WHERE song.song_id > 2) AS t1 ON t1.c2 = Singer.singer_ID GROUP BY Singer.Name",
    ),
    (
        "select name from singer where (name = 'A' or name = 'B') and not (name like 'A%' or singer_id in (song_id, 2))",
        None,
    ),
    ("select nothing from singer", None),
    ("select name from nowhere", None),
    (
        "with a as (select singer_id s, count(*) n from song group by 1), b as (select max(n) n from a) select s from a, b "
        "where a.n = b.n",
        "SELECT t1.c1 FROM (SELECT song.singer_id AS c1, COUNT(*) AS c2 FROM song GROUP BY song.singer_id) AS t1, "
        "(SELECT MAX(t3.c2) AS c1 FROM (SELECT song.singer_id AS c1, COUNT(*) AS c2 FROM song GROUP BY song.singer_id) AS t3) "
        "AS t2 WHERE t1.c2 = t2.c1",
    ),
    ("with recursive a as (select 1 x union select x + 1 from a) select * from a", None),
    ("delete from singer", None),
    ("select from from", None),
    ("", None),
]


@pytest.mark.parametrize(("sql", "form"), FORMS)
def test_a_query_has_one_form_or_an_error_that_says_why(sql: str, form: str | None) -> None:
    if form is None:
        with pytest.raises(NotCanonical, match=r"\w+ \w+"):
            canonical_sql(sql, SCHEMA, "sqlite")
    else:
        assert canonical_sql(sql, SCHEMA, "sqlite") == form
        assert canonical_sql(form, SCHEMA, "sqlite") == form


def test_a_correlated_query_on_the_same_table_gets_an_alias_inside() -> None:
    sql = "SELECT name FROM singer s WHERE s.singer_id > (SELECT AVG(x.singer_id) FROM singer x WHERE x.name = s.name)"
    form = canonical_sql(sql, SCHEMA, "sqlite")
    assert form == (
        "SELECT Singer.Name FROM Singer WHERE Singer.singer_ID > "
        "(SELECT AVG(t1.singer_ID) FROM Singer AS t1 WHERE t1.Name = Singer.Name)"
    )


@pytest.mark.parametrize("form", [form for _, form in FORMS if form])
def test_lexemes_join_to_the_form_and_know_their_elements(form: str) -> None:
    pieces = lexemes(form, SCHEMA)
    assert joined([piece.text for piece in pieces]) == form
    assert {p.table for p in pieces if p.kind == "column"} <= {"Singer", "song"}


@pytest.mark.parametrize("form", [form for _, form in FORMS if form])
def test_spaced_text_is_restored_exactly(form: str) -> None:
    text = decode_text(TOKENIZER, encode_text(TOKENIZER, form))
    assert text != form
    assert restore(text, SCHEMA, values=["A"]) == form


def test_literals_take_the_databases_spelling_then_the_questions() -> None:
    text = "SELECT Singer . name FROM singer WHERE singer . name = ' jean - luc o ' neill '".replace(" o ' neill", "")
    question = "songs by JEAN-LUC"
    assert restore(text, SCHEMA, question=question).endswith("'JEAN-LUC'")
    assert restore(text, SCHEMA, values=["Jean-Luc"], question=question).endswith("'Jean-Luc'")
    assert restore(text, SCHEMA).endswith("'jean-luc'")


def test_spaced_is_how_the_tokenizer_reads_names() -> None:
    for name in ("customer_id", "CustomerID", "Net worth ($)", "dept_2022", "t1.orderDate"):
        assert decode_text(TOKENIZER, encode_text(TOKENIZER, name)) == spaced(name)


def _round_trip(form: str, schema: Schema, question: str) -> bool:
    values = [piece.text[1:-1].replace("''", "'") for piece in lexemes(form, schema) if piece.kind == "string"]
    text = decode_text(TOKENIZER, encode_text(TOKENIZER, form))
    return restore(text, schema, values, question) == form


@pytest.mark.slow
def test_queries_of_the_sample_log_have_a_form_that_survives_the_tokenizer(whole: bool) -> None:
    """Those of every third question, or of all with --whole."""
    schema = Schema(
        "sqlite",
        tuple(Table(t.name, tuple(Column(c.name, "") for c in t.columns)) for t in metadata.sorted_tables),
    )
    rows = [json.loads(line) for line in LOG.read_text(encoding="utf-8").splitlines()]
    asked = [row for row in rows if row["sql"]][:: 1 if whole else 3]
    forms = {canonical_sql(row["sql"], schema, "sqlite"): row["question"] for row in asked}
    assert len(forms) > 0.8 * len(asked) > 150, (len(forms), len(asked))
    lost = [form for form, question in forms.items() if not _round_trip(form, schema, question)]
    assert lost == []


@pytest.mark.skipif(not (DATA / "train").is_dir(), reason="needs the training data in ../shared/data")
def test_the_forms_of_spiders_training_queries_survive_the_tokenizer() -> None:
    with lzma.open(DATA / "train/schemas.jsonl.xz", "rt", encoding="utf-8") as handle:
        schemas = {r["schema_ref"]: as_schema(r) for r in map(json.loads, handle) if r["source"] == "spider"}
    with lzma.open(DATA / "train/spider_train.jsonl.xz", "rt", encoding="utf-8") as handle:
        rows = random.Random(0).sample([json.loads(line) for line in handle], 400)
    formed = lost = 0
    for row in rows:
        schema = schemas[row["schema_ref"]]
        try:
            form = canonical_sql(row["sql"], schema, "sqlite")
        except NotCanonical:
            continue
        formed += 1
        lost += not _round_trip(form, schema, row["question"])
    assert formed >= 0.95 * len(rows)
    assert lost == 0
