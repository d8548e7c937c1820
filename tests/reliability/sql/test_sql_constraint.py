"""The SQL constraint: what a small model writes names only what exists, runs, and comes to an end."""

import random
import re
import sqlite3
from collections.abc import Sequence
from datetime import date

import pytest

from reliability.question.periods import period_spans
from reliability.sql.grammar.constraint import SqlConstraint
from reliability.values import Column, ForeignKey, Table

PIECES: list[str] = ["<end>"]
KEYWORDS = "LEFT JOIN|GROUP BY|ORDER BY|UNION ALL|IS NOT NULL|IS NULL|NOT IN|NOT EXISTS|NOT LIKE|<=|>=|<>|!="
TODAY = date(2026, 11, 21)


def encode(text: str) -> list[int]:
    """Splits like WordPiece: lower case, spaces, single punctuation marks, underscores; SQL's words are one piece."""
    ids = []
    for piece in re.findall(rf"{KEYWORDS}|[A-Z]{{2,}}\b|[^\W_]+|[^\w\s]", text):
        piece = piece if piece.isupper() else piece.lower()
        if piece not in PIECES:
            PIECES.append(piece)
        ids.append(PIECES.index(piece))
    return ids


def decode(ids: Sequence[int]) -> str:
    return " ".join(PIECES[i] for i in ids)


TABLES = (
    Table(
        "Orders",
        (
            Column("order_id", "INTEGER", primary_key=True),
            Column("customer_id", "INTEGER"),
            Column("net_sales", "NUMERIC"),
            Column("Ship Date", "DATE", samples=("2024-01-05", "2024-02-06")),
            Column("is_gift", "BOOLEAN"),
        ),
        foreign_keys=(ForeignKey(("customer_id",), "customers", ("customer_id",)),),
    ),
    Table(
        "customers",
        (
            Column("customer_id", "INTEGER", primary_key=True),
            Column("name", "TEXT", samples=("Ann", "Bo")),
            Column("city", "TEXT", samples=("Paris", "New York")),
            Column("referred_by", "INTEGER"),
        ),
        foreign_keys=(ForeignKey(("referred_by",), "customers", ("customer_id",)),),
    ),
    Table(
        "order_items",
        (Column("order_id", "INTEGER"), Column("sku", "TEXT"), Column("quantity", "INTEGER")),
        foreign_keys=(ForeignKey(("order_id",), "Orders", ("order_id",)),),
    ),
)
CELLS = (("customers", "city", "New York"), ("customers", "name", "O'Brien"))
QUESTION = "how many from New York or Rome, called O'Brien, with more than 25 of abc in March 2024?"


def constraint(question: str = QUESTION, cells: Sequence[tuple[str, str, str]] = CELLS) -> SqlConstraint:
    spans = period_spans(question, TODAY)
    mentions = [(span.start, span.end) for span in spans]
    return SqlConstraint(TABLES, question, cells, encode, decode, 0, [span.period for span in spans], mentions)


def follow(sql: str, rules: SqlConstraint | None = None) -> set[str]:
    """The pieces that may follow, after checking that each piece of the beginning was legal."""
    rules = rules or constraint()
    ids = encode(sql)
    for step, token in enumerate(ids):
        assert token in rules(ids[:step]), f"{decode([token])!r} is not legal after {decode(ids[:step])!r}"
    return {PIECES[t] for t in rules(ids)}


def legal(sql: str, rules: SqlConstraint | None = None) -> bool:
    try:
        return "<end>" in follow(sql, rules)
    except AssertionError:
        return False


ANALYSTS = [
    "SELECT COUNT(*) FROM Orders",
    "SELECT COUNT(*) FROM Orders WHERE Orders.is_gift = FALSE",
    "SELECT customers.city, COUNT(*) FROM customers GROUP BY customers.city ORDER BY COUNT(*) DESC LIMIT 3",
    "SELECT SUM(Orders.net_sales) FROM Orders JOIN customers ON Orders.customer_id = customers.customer_id "
    "WHERE customers.city = 'New York' AND Orders.net_sales >= 25",
    "SELECT customers.name FROM customers WHERE customers.customer_id NOT IN "
    "(SELECT Orders.customer_id FROM Orders WHERE Orders.net_sales IS NOT NULL)",
    "SELECT COUNT(DISTINCT customers.city) FROM customers WHERE customers.name LIKE '%called%'",
    'SELECT MAX(Orders."Ship Date") FROM Orders WHERE Orders."Ship Date" >= \'2024-03-01\' '
    "AND Orders.\"Ship Date\" < '2024-04-01'",
    "SELECT COUNT(*) FROM Orders WHERE Orders.\"Ship Date\" BETWEEN '2024-03-01' AND '2024-03-31'",
    "SELECT t1.name FROM customers AS t1 JOIN customers AS t2 ON t1.referred_by = t2.customer_id",
    "SELECT customers.city FROM customers UNION SELECT order_items.sku FROM order_items",
    "SELECT CAST(SUM(Orders.net_sales) AS REAL) / COUNT(*) FROM Orders",
    "SELECT customers.name FROM customers WHERE customers.referred_by IS NULL OR customers.city = 'New York'",
    "SELECT COUNT(*) FROM Orders WHERE Orders.net_sales BETWEEN 0 AND 25",
    "SELECT SUM(CASE WHEN customers.city = 'New York' THEN 1 ELSE 0 END) FROM customers",
    "SELECT customers.city FROM customers GROUP BY customers.city HAVING COUNT(*) > 2",
    "SELECT Orders.order_id FROM Orders WHERE Orders.net_sales > (SELECT AVG(Orders.net_sales) FROM Orders)",
    "SELECT customers.name FROM customers WHERE NOT EXISTS "
    "(SELECT 1 FROM Orders WHERE Orders.customer_id = customers.customer_id)",
    "SELECT customers.name FROM customers WHERE customers.city = 'New York' AND "
    "(customers.name = 'O''Brien' OR customers.referred_by IS NULL)",
    "SELECT customers.name FROM customers JOIN Orders ON customers.customer_id = Orders.customer_id "
    "JOIN order_items ON Orders.order_id = order_items.order_id WHERE order_items.sku = 'abc'",
    "SELECT 1.0 * SUM(Orders.net_sales - Orders.order_id) / COUNT(*) FROM Orders WHERE Orders.order_id IN (1, 25)",
]


ANALYSTS[-1:-1] = [
    "SELECT AVG(t1.c2) FROM (SELECT Orders.customer_id AS c1, COUNT(*) AS c2 FROM Orders GROUP BY Orders.customer_id) AS t1 "
    "WHERE t1.c2 > 2",
    "SELECT customers.city, COUNT(t1.c1) FROM customers LEFT JOIN (SELECT Orders.order_id AS c1, Orders.customer_id AS c2 "
    "FROM Orders WHERE Orders.net_sales > 25) AS t1 ON t1.c2 = customers.customer_id GROUP BY customers.city",
    "SELECT customers.city, 100.0 * COUNT(*) / SUM(COUNT(*)) OVER () FROM customers GROUP BY customers.city",
    "SELECT AVG(t1.c1) FROM (SELECT Orders.net_sales AS c1, ROW_NUMBER() OVER (ORDER BY Orders.net_sales) AS c2, "
    "COUNT(*) OVER () AS c3 FROM Orders) AS t1 WHERE t1.c2 = (t1.c3 + 1) / 2 OR t1.c2 = (t1.c3 + 2) / 2",
    "SELECT t1.c1 FROM (SELECT customers.name AS c1, RANK() OVER (PARTITION BY customers.city ORDER BY COUNT(*) DESC) AS c2 "
    "FROM customers GROUP BY customers.name) AS t1 WHERE t1.c2 = 1",
    "SELECT (SELECT COUNT(*) FROM Orders) - (SELECT COUNT(*) FROM customers), (SELECT COUNT(*) FROM order_items)",
    'SELECT AVG(JULIANDAY(Orders."Ship Date") - JULIANDAY(DATE(Orders."Ship Date"))) FROM Orders',
    "SELECT SUM(CASE WHEN customers.city IN ('New York') THEN 1 ELSE 0 END) FROM customers",
    'SELECT COUNT(*) FROM Orders WHERE JULIANDAY(Orders."Ship Date") - JULIANDAY(Orders."Ship Date") > 25',
]
"""The last does not keep to the keys of the tables."""


@pytest.mark.parametrize("sql", ANALYSTS[:-1])
def test_what_analysts_write_is_legal_and_keeps_its_exact_spelling(sql: str) -> None:
    rules = constraint()
    assert legal(sql, rules)
    assert rules.sql([*encode(sql), 0]) == sql


@pytest.mark.parametrize("sql", ANALYSTS)
def test_what_analysts_write_runs_on_the_tables_of_these_tests(sql: str) -> None:
    database().execute(sql)


@pytest.mark.parametrize(
    ("sql", "why"),
    [
        ("SELECT customers.name FROM Orders", "FROM does not hold the table that SELECT used"),
        ("SELECT COUNT(*) FROM Orders WHERE customers.city = 'New York'", "the condition's table is not in FROM"),
        (
            "SELECT Orders.order_id FROM Orders JOIN customers ON Orders.order_id = customers.customer_id",
            "there is a foreign key, and the join goes past it",
        ),
        ("SELECT COUNT(*) FROM customers JOIN order_items", "no key joins the two but by way of a third"),
        ("SELECT COUNT(*) FROM customers JOIN customers", "a table twice without an alias"),
        ("SELECT t1.net_sales FROM customers AS t1", "the alias is of a table without that column"),
        ("SELECT customers.name, customers.name FROM customers", "an item twice"),
        ("SELECT COUNT(*), COUNT(*) FROM customers", "a sum twice"),
        (
            "SELECT COUNT(*) FROM customers WHERE customers.city = 'New York' AND customers.city = 'New York'",
            "a condition twice",
        ),
        ("SELECT COUNT(*) FROM Orders WHERE Orders.order_id IN (1, 1)", "a value twice"),
        ("SELECT SUM(customers.name) FROM customers", "the sum of words"),
        ("SELECT SUM(Orders.order_id) FROM Orders", "the sum of keys"),
        ("SELECT COUNT(*) FROM customers WHERE customers.name > 3", "words and a number"),
        (
            "SELECT COUNT(*) FROM Orders WHERE Orders.net_sales > (SELECT MAX(Orders.order_id) FROM Orders)",
            "unlike things",
        ),
        (
            "SELECT customers.name FROM customers WHERE customers.customer_id NOT IN (SELECT customers.customer_id FROM customers)",
            "a column and itself",
        ),
        ("SELECT COUNT(*) FROM customers GROUP BY customers.city GROUP BY customers.name", "a clause twice"),
        ("SELECT customers.city FROM customers UNION SELECT COUNT(*), customers.name FROM customers", "unequal widths"),
        (
            "SELECT customers.city FROM customers ORDER BY customers.city UNION SELECT customers.name FROM customers",
            "an order before UNION",
        ),
        ("SELECT COUNT(*) FROM customers WHERE customers.name", "a column is no condition"),
        ("SELECT COUNT(*) FROM customers LIMIT", "no end"),
        ("SELECT COUNT(*", "brackets open"),
        ("SELECT COUNT(*)", "no FROM"),
    ],
)
def test_what_no_analyst_means_cannot_be_written(sql: str, why: str) -> None:
    assert not legal(sql), why
    rules = constraint()
    assert rules.sql([*encode(sql), 0]) is None


def test_a_column_that_does_not_exist_is_never_legal() -> None:
    assert follow("SELECT customers.") == {"customer", "name", "city", "referred"}


def test_a_table_may_only_follow_from_and_join() -> None:
    assert follow("SELECT COUNT(*) FROM") == {"orders", "customers", "order", "("}
    assert follow("SELECT customers.name, Orders.net_sales FROM") == {"orders", "customers", "order"}


def test_a_join_leads_to_what_select_needs() -> None:
    beginning = "SELECT customers.name, order_items.sku FROM customers"
    assert follow(beginning) == {"JOIN", "LEFT JOIN", "AS"}
    assert follow(f"{beginning} JOIN") == {"orders", "customers"} - {"customers"}
    joined = f"{beginning} JOIN Orders ON customers.customer_id = Orders.customer_id"
    assert follow(joined) == {"JOIN", "LEFT JOIN"}
    assert follow(f"{joined} JOIN") == {"order"}


def test_a_period_is_closed_with_its_own_end() -> None:
    rules = constraint("sales in March 2024 and in May 2025")
    beginning = 'SELECT COUNT(*) FROM Orders WHERE Orders."Ship Date" >= \''
    assert follow(beginning, rules) == {"2024", "2025"}
    closed = f"{beginning}2024-03-01'"
    assert follow(closed, rules) == {"AND"}
    assert follow(f"{closed} AND", rules) == {"orders"}
    assert follow(f'{closed} AND Orders."Ship Date"', rules) == {"<"}
    assert legal(f"{closed} AND Orders.\"Ship Date\" < '2024-04-01'", rules)
    assert not legal(f"{closed} AND Orders.\"Ship Date\" < '2025-06-01'", rules)


def test_a_period_that_ends_first_begins_with_its_own_start() -> None:
    rules = constraint("sales in March 2024 and in May 2025")
    beginning = 'SELECT COUNT(*) FROM Orders WHERE Orders."Ship Date" < \'2025-06-01\' AND Orders."Ship Date" >= \''
    assert follow(beginning, rules) == {"2025"}
    assert legal(f"{beginning}2025-05-01'", rules)


def test_either_side_of_or_has_its_own_period_and_neighbours_are_one_period_too() -> None:
    rules = constraint("sales in March 2024 and in April 2024")
    beginning = "SELECT COUNT(*) FROM Orders WHERE "
    day = 'Orders."Ship Date"'
    march = f"{day} >= '2024-03-01' AND {day} < '2024-04-01'"
    april = f"{day} >= '2024-04-01' AND {day} < '2024-05-01'"
    assert legal(f"{beginning}{march} OR {april}", rules)
    assert legal(f"{beginning}{day} >= '2024-03-01' AND {day} < '2024-05-01'", rules)
    assert not legal(f"{beginning}{day} >= '2024-04-01' AND {day} < '2024-04-01'", rules)


def test_a_derived_table_shows_what_the_query_uses_and_is_compared_as_what_it_holds() -> None:
    beginning = "SELECT t1.c2 FROM (SELECT customers.city AS c1"
    assert follow(beginning) == {","}
    shown = f"{beginning}, customers.name AS c2 FROM customers) AS"
    assert follow(shown) == {"t1"}
    assert follow(f"{shown} t1 WHERE t1.c1 = '") == {"new"}
    assert follow(f"{shown} t1 WHERE t1.") == {"c1", "c2"}
    assert not legal(f"{shown} t1 WHERE t1.c1 > 25")


def test_a_derived_table_ends_where_there_are_no_more_names() -> None:
    names = ["city", "name", "customer_id", "referred_by"]
    columns = [f"customers.{name} AS c{place}" for place, name in enumerate(names, 1)]
    columns += ["COUNT(*) AS c5", "MAX(customers.name) AS c6"]
    assert "," in follow(f"SELECT t1.c1 FROM (SELECT {', '.join(columns[:5])}")
    assert "," not in follow(f"SELECT t1.c1 FROM (SELECT {', '.join(columns)}")


def test_a_share_that_the_question_says_is_a_number_and_no_other_is() -> None:
    sql = "SELECT COUNT(*) FROM Orders WHERE Orders.net_sales > 0.52 * Orders.net_sales + 25"
    assert legal(sql.replace("0.52 * Orders.net_sales + ", ""))
    rules = constraint("more than 52% and 25")
    assert "0" in follow(sql.split("0.52")[0], rules)
    assert "." in follow(sql.split(".52")[0], rules)
    assert "." not in follow(sql.split(".52")[0])


def test_an_open_period_has_one_bound() -> None:
    rules = constraint("orders since May 2025")
    sql = "SELECT COUNT(*) FROM Orders WHERE Orders.\"Ship Date\" >= '2025-05-01'"
    assert legal(sql, rules)
    assert not legal(sql.replace(">=", "<"), rules)


def test_without_a_period_a_date_is_spelled_freely() -> None:
    rules = constraint("orders of late")
    sql = "SELECT COUNT(*) FROM Orders WHERE Orders.\"Ship Date\" >= '2019-07-31'"
    assert rules.sql([*encode(sql), 0]) == sql


def test_a_column_whose_cells_the_question_names_is_compared_with_them() -> None:
    beginning = "SELECT COUNT(*) FROM customers WHERE customers.city = '"
    assert follow(beginning) == {"new"}
    free = follow(beginning, constraint(cells=()))
    assert {"new", "rome", "paris"} <= free  # the question's words and the column's samples
    assert not {"the", "or", "in", "with"} & free


@pytest.mark.parametrize("said", ["Portland, Oregon", "Portland , Oregon", "Portland,  Oregon"])
def test_words_of_the_question_span_a_comma(said: str) -> None:
    rules = constraint(f"orders from {said}, please", cells=())
    sql = rules.sql(encode("SELECT COUNT(*) FROM customers WHERE customers.city = 'portland, oregon'"))
    assert sql is not None
    assert sql.endswith("'Portland, Oregon'")
    assert legal("SELECT COUNT(*) FROM customers WHERE customers.city = 'Portland'", rules)
    assert legal("SELECT COUNT(*) FROM customers WHERE customers.city = 'Oregon'", rules)


@pytest.mark.parametrize("marks", ['""', "''", "“”", "«»"])
def test_what_the_question_quotes_is_a_literal_as_it_stands(marks: str) -> None:
    phrase = "the end of all of these long and winding roads"
    rules = constraint(f"who bought {marks[0]}{phrase}{marks[1]} from O'Brien's?", cells=())
    assert legal(f"SELECT COUNT(*) FROM customers WHERE customers.city = '{phrase}'", rules)
    unquoted = constraint(f"who bought {phrase} from O'Brien's?", cells=())
    assert not legal(f"SELECT COUNT(*) FROM customers WHERE customers.city = '{phrase}'", unquoted)


def test_a_column_equals_names_where_the_question_writes_any() -> None:
    beginning = "SELECT COUNT(*) FROM customers WHERE customers.city = '"
    assert follow(beginning, constraint("orders taught by Julio", cells=())) == {"julio", "new", "paris"}
    assert {"julio", "taught"} <= follow(beginning, constraint("orders taught by julio", cells=()))
    assert {"julio", "taught"} <= follow(beginning, constraint("Orders taught by julio in March", cells=()))
    held = "SELECT COUNT(*) FROM order_items WHERE order_items.sku = '"
    assert {"julio", "taught"} <= follow(held, constraint("orders taught by Julio", cells=()))
    like = "SELECT COUNT(*) FROM customers WHERE customers.city LIKE '%taught%'"
    assert legal(like, constraint("orders taught by Julio", cells=()))


TWO = (("customers", "city", "Paris"), ("customers", "city", "New York"))


@pytest.mark.parametrize("word", ["INTERSECT", "EXCEPT", "UNION"])
def test_the_second_half_of_a_set_operation_is_about_the_other_cell(word: str) -> None:
    rules = constraint("in Paris and in New York", TWO)
    half = "SELECT customers.name FROM customers WHERE customers.city = "
    assert follow(f"{half}'", rules) == {"paris", "new"}
    assert follow(f"{half}'Paris' {word} {half}'", rules) == {"new"}
    assert follow(f"{half}'New York' {word} {half}'", rules) == {"paris"}


def test_the_second_half_repeats_a_cell_only_beside_another_condition() -> None:
    rules = constraint("in New York and not by customer 25", TWO[1:])
    half = "SELECT customers.name FROM customers WHERE customers.city = 'New York'"
    assert not legal(f"{half} EXCEPT {half}", rules)
    more = f"{half} AND customers.referred_by = 25"
    assert legal(f"{more} EXCEPT {half} AND customers.referred_by IS NULL", rules)


def test_the_second_half_does_not_repeat_a_number() -> None:
    rules = constraint("referred by 25 and by 30", ())
    half = "SELECT customers.name FROM customers WHERE customers.referred_by ="
    assert follow(f"{half} 25 INTERSECT {half}", rules) & {"25", "30"} == {"30"}


def test_two_conditions_beside_one_another_do_not_hold_the_same_text() -> None:
    both = (("customers", "city", "Paris"), ("customers", "name", "Paris"))
    sql = "SELECT COUNT(*) FROM customers WHERE customers.city = 'Paris' {} customers.name = '"
    assert "paris" not in follow(sql.format("AND")[:-1], constraint("Ann in Paris", both))
    assert follow(sql.format("AND"), constraint("Ann in Paris", both)) == {"ann", "bo"}
    assert follow(sql.format("OR"), constraint("Ann in Paris", both)) == {"paris"}


def test_a_subquery_of_in_selects_the_like_where_no_key_says_what() -> None:
    beginning = "SELECT customers.name FROM customers WHERE customers.city IN (SELECT"
    assert follow(f"{beginning} customers.") == {"name", "city"}


def test_a_phrase_spelled_otherwise_than_its_cell_is_no_second_literal() -> None:
    rules = constraint("in Louisville, Kentucky", (("customers", "city", "Louisville , Kentucky"),))
    sql = rules.sql(encode("SELECT COUNT(*) FROM customers WHERE customers.city != 'louisville, kentucky'"))
    assert sql is not None
    assert sql.endswith("'Louisville , Kentucky'")


def test_beside_a_truth_value_stands_true_or_false() -> None:
    beginning = "SELECT COUNT(*) FROM Orders WHERE Orders.is_gift"
    assert follow(beginning) == {"=", "!=", "<>", "IS NULL", "IS NOT NULL"} | {"+", "-", "/", "*"}
    assert follow(f"{beginning} =") == {"TRUE", "FALSE"}


@pytest.mark.parametrize("samples", [(), ("0", "1"), ("true", "false")])
def test_a_truth_value_is_one_by_type_and_samples(samples: tuple[str, ...]) -> None:
    table = Table("gifts", (Column("sent", "BOOLEAN", samples=samples), Column("to_whom", "TEXT")))
    rules = SqlConstraint((table,), "Gifts that Ann sent in 1", (), encode, decode, 0)
    assert follow("SELECT gifts.to_whom FROM gifts WHERE gifts.sent =", rules) == {"TRUE", "FALSE"}


def test_a_boolean_that_holds_words_is_compared_with_them() -> None:
    table = Table("gifts", (Column("sent", "BOOL", samples=("T", "F")),))
    rules = SqlConstraint((table,), "sent ones", (), encode, decode, 0)
    assert "'" in follow("SELECT COUNT(*) FROM gifts WHERE gifts.sent =", rules)


def test_a_column_is_compared_with_a_number_that_the_question_says() -> None:
    rules = constraint("more than 25 or at least two thousand", ())
    beginning = "SELECT COUNT(*) FROM Orders WHERE Orders.net_sales >"
    assert {piece for piece in follow(beginning, rules) if piece.isdigit()} == {"25", "2", "0"}
    key = "SELECT COUNT(*) FROM Orders WHERE Orders.customer_id ="
    assert {piece for piece in follow(key, rules) if piece.isdigit()} == set()
    named = constraint("more than 25 for customer 2345", ())
    assert {piece for piece in follow(key, named) if piece.isdigit()} == {"2345"}
    flag = Table("t", (Column("a", "INTEGER", samples=("1", "0")), Column("b", "INTEGER", samples=("1", "7"))))
    rules = SqlConstraint((flag,), "flagged", (), encode, decode, 0)
    assert {p for p in follow("SELECT COUNT(*) FROM t WHERE t.a =", rules) if p.isdigit()} == {"0", "1"}
    assert {p for p in follow("SELECT COUNT(*) FROM t WHERE t.b =", rules) if p.isdigit()} == {"0"}


PLACES = Table(
    "places",
    (
        Column("id", "INTEGER", primary_key=True),
        Column("postal_code", "TEXT", samples=("10115", "20095")),
        Column("country", "TEXT", samples=("Spain", "Italy")),
        Column("founded_year", "INTEGER", samples=("1999", "2020")),
        Column("season", "TEXT", samples=("2022", "2023")),
        Column("visits", "INTEGER", samples=("5", "17")),
    ),
)


def said_of(column: str, question: str) -> set[str]:
    """The literals that a question lets a column be equal to."""
    spans = period_spans(question, TODAY)
    mentions = [(span.start, span.end) for span in spans]
    rules = SqlConstraint((PLACES,), question, (), encode, decode, 0, [span.period for span in spans], mentions)
    start = f"SELECT COUNT(*) FROM places WHERE places.{column} ="
    if "=" not in follow(start.removesuffix(" ="), rules):
        return set()
    return {piece for piece in follow(start, rules) if piece.isalnum()} | (
        follow(f"{start} '", rules) if "'" in follow(start, rules) else set()
    )


@pytest.mark.parametrize(
    ("column", "question", "not_said"),
    [
        ("postal_code", "places of the past 30 days, inclusive of 30", {"30", "past"}),
        ("country", "places of the past 30 days, inclusive of 30", {"30", "past", "days"}),
        ("country", "visits in March 2023", {"march", "2023"}),
        ("id", "visits in 2023", {"2023"}),
        ("visits", "places in 2023", {"2023"}),
        ("id", "more than 17 places", {"17"}),
        ("country", "how many visits by country and season", {"visits", "country", "season"}),
    ],
)
def test_a_literal_is_not_written_where_it_cannot_stand(column: str, question: str, not_said: set[str]) -> None:
    assert not said_of(column, question) & not_said


@pytest.mark.parametrize(
    ("column", "question", "said"),
    [
        ("postal_code", "places at 80331", "80331"),
        ("founded_year", "places founded in 2023", "2023"),
        ("season", "visits in 2023", "2023"),
        ("id", "place 17 please", "17"),
        ("visits", "places with 17 visits since 2023", "17"),
    ],
)
def test_a_literal_is_written_where_it_can_stand(column: str, question: str, said: str) -> None:
    assert said in said_of(column, question)


@pytest.mark.parametrize(
    ("kind", "samples"),
    [("BIGINT", ("1672531200", "1677628800")), ("INTEGER", ("20230105",)), ("TEXT", ("25/01/2023", "26/01/2023"))],
)
def test_what_keeps_days_otherwise_than_as_dates_is_compared_with_nothing_that_is_said(
    kind: str, samples: tuple[str, ...]
) -> None:
    visits = Table("visits", (Column("opened", kind, samples=samples), Column("many", "INTEGER", samples=("5", "17"))))
    question = "more than 17 visits in 2023"
    rules = SqlConstraint((visits,), question, (), encode, decode, 0)
    asked = "SELECT COUNT(*) FROM visits WHERE visits"
    assert "17" in follow(f"{asked}.many >", rules)
    for operator in {"=", ">", "<=", "BETWEEN", "LIKE"} & follow(f"{asked}.opened", rules):
        assert not {each for each in follow(f"{asked}.opened {operator}", rules) if each.isdigit() or each == "'"}
    assert "opened" not in follow("SELECT SUM(visits.", rules)


def test_sums_over_rows_and_a_column_are_grouped() -> None:
    sql = "SELECT customers.city, COUNT(*) FROM customers"
    assert not legal(sql)
    assert follow(sql) == {"GROUP BY", "WHERE", "JOIN", "LEFT JOIN", "AS"}
    assert follow(f"{sql} GROUP BY customers.") == {"customer", "city", "referred"}
    assert legal(f"{sql} GROUP BY customers.city")
    assert legal(f"{sql} GROUP BY customers.customer_id")
    assert not legal(f"SELECT customers.name, {sql[7:]} GROUP BY customers.city")
    assert legal(f"SELECT customers.name, {sql[7:]} GROUP BY customers.city, customers.name")


def test_one_row_is_not_ordered() -> None:
    assert not follow("SELECT COUNT(*) FROM customers") & {"ORDER BY", "LIMIT"}
    assert {"ORDER BY", "LIMIT"} <= follow("SELECT COUNT(*) FROM customers GROUP BY customers.city")


def test_a_long_query_that_must_be_grouped_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("reliability.sql.grammar.grammar.LONG", 48)
    rules = constraint("more than 25", ())
    where = " OR ".join(f"Orders.net_sales {operator} 25" for operator in (">", "<", "="))
    sql = f"SELECT Orders.is_gift, COUNT(*) FROM Orders WHERE {where}"
    assert {"AND", "GROUP BY"} <= follow(sql, rules)
    sums = ", ".join(f"{name}(Orders.net_sales)" for name in ("SUM", "AVG", "MIN", "MAX"))
    more = f"COUNT(*), {sums}, MIN(Orders.order_id), MAX(Orders.order_id)"
    assert follow(sql.replace("COUNT(*)", more), rules) == {"GROUP BY"}


def test_what_a_subquery_sums_up_it_does_not_limit() -> None:
    inner = (
        "SELECT Orders.order_id FROM Orders WHERE Orders.net_sales > (SELECT AVG(Orders.net_sales) FROM Orders WHERE"
    )
    assert "net" not in follow(f"{inner} Orders.")
    assert legal(f"{inner} Orders.is_gift = TRUE)")


def test_an_average_is_not_equalled_and_an_extreme_is_not_approached() -> None:
    beginning = "SELECT Orders.order_id FROM Orders WHERE Orders.net_sales"
    assert {"MAX", "MIN"} == follow(f"{beginning} = (SELECT") & {"MAX", "MIN", "AVG"}
    assert {"MAX", "MIN", "AVG"} <= follow(f"{beginning} > (SELECT")
    assert "(" not in follow(f"{beginning} >=")


def test_a_column_is_bounded_on_each_side_once() -> None:
    sql = "SELECT COUNT(*) FROM Orders WHERE Orders.net_sales > 25 AND Orders."
    assert follow(f"{sql}net_sales") & {"=", "<", ">", "<=", ">=", "IS NULL"} == {"<", "<="}
    assert "net" not in follow(f"{sql}net_sales < 0 AND Orders.")
    assert "is" not in follow("SELECT COUNT(*) FROM Orders WHERE Orders.is_gift IS NULL AND Orders.")


def test_two_columns_are_compared_where_they_hold_the_like() -> None:
    assert "customers" in follow("SELECT COUNT(*) FROM customers WHERE customers.name !=")
    assert follow("SELECT COUNT(*) FROM customers WHERE customers.name != customers.") == {"city"}
    assert "customers" not in follow("SELECT COUNT(*) FROM customers WHERE customers.customer_id >")


def test_tables_that_no_key_joins_are_joined_on_what_holds_the_like() -> None:
    stores = Table("stores", (Column("store_no", "INTEGER"), Column("city", "TEXT", samples=("Paris",))))
    days = Table("days", (Column("day", "DATE"),))
    rules = SqlConstraint((*TABLES, stores, days), "", (), encode, decode, 0)
    named = follow("SELECT COUNT(*) FROM customers JOIN stores ON customers.", rules)
    assert named == {"city"}
    places = Table("places", (Column("id", "INTEGER"), Column("area", "REAL")))
    trips = Table("trips", (Column("id", "INTEGER"), Column("start_places_id", "INTEGER"), Column("km", "INTEGER")))
    more = SqlConstraint((places, trips), "", (), encode, decode, 0)
    assert follow("SELECT COUNT(*) FROM places JOIN trips ON trips.", more) == {"id", "start"}
    assert follow("SELECT COUNT(*) FROM Orders JOIN days ON Orders.", rules) == {'"', "ship"}


def test_nothing_is_like_what_the_question_does_not_say() -> None:
    beginning = "SELECT COUNT(*) FROM customers WHERE customers.city"
    assert "LIKE" not in follow(beginning, constraint("", cells=()))
    assert "LIKE" in follow(beginning, constraint("in Paris", cells=()))


def test_a_literal_takes_the_databases_spelling() -> None:
    rules = constraint(question="in new york", cells=(("customers", "city", "New York"),))
    sql = rules.sql(encode("SELECT customers.name FROM customers WHERE customers.city = 'new york'"))
    assert sql is not None
    assert sql.endswith("'New York'")


def test_quotes_in_a_value_are_doubled() -> None:
    sql = "SELECT customers.city FROM customers WHERE customers.name = 'O''Brien'"
    rules = constraint()
    assert legal(sql, rules)
    assert rules.sql(encode(sql)) == sql


def test_an_unfinished_query_is_no_query() -> None:
    assert constraint().sql(encode("SELECT COUNT(*) FROM")) is None
    assert constraint().sql(encode("SELECT nonsense")) is None
    assert constraint()(encode("SELECT nonsense")) == []
    assert constraint().sql([]) is None


def test_no_tables_is_an_error() -> None:
    with pytest.raises(ValueError, match="no tables"):
        SqlConstraint((), "q", (), encode, decode, 0)


def test_hostile_questions_and_cells_stay_inside_their_quotes() -> None:
    evil = "Paris'; DROP TABLE customers; --"
    rules = constraint(question=f"in {evil}", cells=(("customers", "city", evil), ("gone", "gone", "x")))
    doubled = evil.replace("'", "''")
    sql = rules.sql(encode(f"SELECT customers.name FROM customers WHERE customers.city = '{doubled}'"))
    assert sql is not None
    assert database().execute(sql).fetchall() == []


def test_a_huge_question_is_cut() -> None:
    rules = constraint(question="how many " * 5_000 + "9" * 400, cells=())
    assert legal("SELECT COUNT(*) FROM customers", rules)


def database() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    for table in TABLES:
        columns = ", ".join(f'"{c.name}" {c.type}' for c in table.columns)
        connection.execute(f"CREATE TABLE {table.name} ({columns})")
    return connection


def walk(seed: int, rules: SqlConstraint, limit: int) -> list[int]:
    """Random legal tokens, ended as soon as may be after a random while."""
    rng = random.Random(seed)
    patience = rng.randrange(10, 90)
    ids: list[int] = []
    while len(ids) < limit and (not ids or ids[-1] != 0):
        options = rules(ids)
        assert options, decode(ids)
        stop = 0 in options and len(ids) > patience
        ids.append(0 if stop else rng.choice(sorted(options, key=lambda t: PIECES[t])))
    return ids


@pytest.mark.slow
def test_whatever_is_written_runs_and_comes_to_an_end() -> None:
    connection = database()
    finished = 0
    for seed in range(250):
        rules = constraint()
        ids = walk(seed, rules, 1_500)
        assert ids[-1] == 0, "1,500 tokens and no end: " + decode(ids)
        sql = rules.sql(ids)
        assert sql is not None
        try:
            connection.execute(sql)
        except sqlite3.Error as error:
            pytest.fail(f"{error}: {sql}")
        finished += 1
    assert finished == 250
