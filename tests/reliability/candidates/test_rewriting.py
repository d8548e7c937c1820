"""Low-confidence rewriting: which words are unsure, and what they are rewritten to (CKIF, sections 3.2 and 3.3)."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from reliability.candidates.rewriting import rewrites
from reliability.guard.guard import guard
from reliability.sql.form import canonical_sql
from reliability.values import Column, ForeignKey, Schema, Step, Table

SCHEMA = Schema(
    "sqlite",
    (
        Table(
            "employee",
            (Column("id", "INTEGER", primary_key=True), Column("name", "TEXT"), Column("age", "INTEGER")),
        ),
        Table(
            "evaluation",
            (Column("employee_id", "INTEGER"), Column("bonus", "NUMERIC"), Column("name", "TEXT")),
            foreign_keys=(ForeignKey(("employee_id",), "employee", ("id",)),),
        ),
        Table("shop", (Column("name", "TEXT"),)),
    ),
)


def steps(sql: str, **gaps: float) -> list[Step]:
    """Tokens as the small model writes them; `gaps` by token (or `end`), 5 nats elsewhere. Each mark is a token."""
    pieces = re.findall(r"\w+|[<>]=|<>|[^\w\s]", sql.replace("_", " "))
    named = [Step(f" {piece.lower()}", -0.1, gaps.get(piece, 5.0)) for piece in pieces]
    return [*named, Step("", -0.1, gaps.get("end", 5.0))]


def changed(sql: str, **gaps: float) -> set[str]:
    found = rewrites(sql, steps(sql, **gaps), 1.0, SCHEMA, limit=50)
    assert len(found) == len(set(found))
    return set(found)


def test_a_sure_query_has_no_rewrites() -> None:
    assert changed("SELECT employee.name FROM employee") == set()


def test_a_step_exactly_at_the_threshold_is_sure() -> None:
    sql = "SELECT employee.age FROM employee"
    assert rewrites(sql, steps(sql, age=1.0), 1.0, SCHEMA) == ()
    assert rewrites(sql, steps(sql, age=0.999), 1.0, SCHEMA) != ()


def test_an_unsure_column_becomes_every_other_of_the_tables_in_from() -> None:
    assert changed("SELECT employee.age FROM employee", age=0.2) == {
        "SELECT employee.id FROM employee",
        "SELECT employee.name FROM employee",
    }


def test_an_unsure_table_becomes_its_neighbours_by_foreign_key_where_the_columns_fit() -> None:
    sql = "SELECT COUNT(*) FROM evaluation WHERE evaluation.name = 'x'"
    words = steps(sql)
    place = next(i for i, step in enumerate(words) if step.text == " evaluation")
    words[place] = Step(" evaluation", -0.1, 0.1)
    assert rewrites(sql, words, 1.0, SCHEMA) == ("SELECT COUNT(*) FROM employee WHERE employee.name = 'x'",)


def test_an_unsure_aggregate_comparison_and_direction_become_their_alternatives() -> None:
    assert changed("SELECT MAX(employee.age) FROM employee", MAX=0.1) == {
        f"SELECT {name}(employee.age) FROM employee" for name in ("COUNT", "SUM", "AVG", "MIN")
    }
    sql = "SELECT employee.name FROM employee WHERE employee.age > 30"
    assert changed(sql, **{">": 0.1}) == {sql.replace(">", other) for other in ("=", "<>", "<", "<=", ">=")}
    assert changed("SELECT employee.name FROM employee ORDER BY employee.age DESC", DESC=0.1) == {
        "SELECT employee.name FROM employee ORDER BY employee.age"
    }


def test_an_unsure_clause_is_left_out() -> None:
    sql = "SELECT employee.name FROM employee WHERE employee.age > 30 ORDER BY employee.age LIMIT 1"
    assert changed(sql, WHERE=0.1) == {"SELECT employee.name FROM employee ORDER BY employee.age LIMIT 1"}
    assert changed(sql, LIMIT=0.1) == {sql.removesuffix(" LIMIT 1")}
    nested = "SELECT employee.name FROM employee WHERE employee.id IN (SELECT evaluation.employee_id FROM evaluation WHERE evaluation.bonus > 3)"
    assert "SELECT employee.name FROM employee" in changed(nested, WHERE=0.1)
    assert nested.replace(" WHERE evaluation.bonus > 3", "") in changed(nested, WHERE=0.1)


def test_an_unsure_conjunction_means_one_element_fewer_or_the_other_word() -> None:
    sql = "SELECT employee.name FROM employee WHERE employee.age > 30 AND employee.id < 9"
    assert changed(sql, AND=0.1) == {
        "SELECT employee.name FROM employee WHERE employee.age > 30",
        sql.replace("AND", "OR"),
    }
    assert changed("SELECT employee.name, employee.age FROM employee", **{",": 0.1}) == {
        "SELECT employee.name FROM employee"
    }
    assert changed("SELECT employee.name FROM employee WHERE employee.age BETWEEN 3 AND 5", AND=0.1) == set()


def test_an_unsure_from_means_one_element_more() -> None:
    assert changed("SELECT employee.name FROM employee", FROM=0.1) == {
        "SELECT employee.name, employee.id FROM employee",
        "SELECT employee.name, employee.age FROM employee",
    }


def test_an_unsure_end_means_what_was_not_predicted() -> None:
    assert changed("SELECT employee.name, COUNT(*) FROM employee", end=0.1) == {
        "SELECT DISTINCT employee.name, COUNT(*) FROM employee",
        "SELECT employee.name, COUNT(*) FROM employee GROUP BY employee.name",
    }
    ordered = "SELECT employee.name FROM employee ORDER BY employee.age"
    assert {f"{ordered} DESC", f"{ordered} LIMIT 1"} <= changed(ordered, end=0.1)


def test_two_unsure_words_are_also_replaced_together() -> None:
    sql = "SELECT MAX(employee.age) FROM employee"
    assert "SELECT MIN(employee.id) FROM employee" in changed(sql, MAX=0.1, age=0.2)


def test_the_least_sure_word_is_rewritten_first_and_the_number_is_bounded() -> None:
    sql = "SELECT MAX(employee.age) FROM employee"
    first = rewrites(sql, steps(sql, MAX=0.5, age=0.1), 1.0, SCHEMA, limit=2)
    assert first == ("SELECT MAX(employee.id) FROM employee", "SELECT MAX(employee.name) FROM employee")


def test_a_query_whose_tokens_are_others_is_left_alone() -> None:
    other = steps("SELECT employee.name FROM shop", name=0.1)
    assert rewrites("SELECT employee.name FROM employee", other, 1.0, SCHEMA) == ()
    assert rewrites("SELECT employee.name FROM employee", (), 1.0, SCHEMA) == ()
    unknown = "SELECT nothing.name FROM nothing"
    assert rewrites(unknown, steps(unknown, name=0.1), 1.0, SCHEMA) == ()


def test_steps_without_an_alternative_are_sure() -> None:
    sql = "SELECT employee.name FROM employee"
    assert rewrites(sql, [Step(s.text, s.log_probability, None) for s in steps(sql)], 9.0, SCHEMA) == ()


QUERIES = (
    "SELECT employee.name, COUNT(*) FROM employee WHERE employee.age > 30 AND employee.id < 9 GROUP BY employee.name",
    "SELECT employee.name FROM employee JOIN evaluation ON employee.id = evaluation.employee_id "
    "ORDER BY evaluation.bonus DESC LIMIT 1",
    "SELECT employee.name FROM employee WHERE employee.id NOT IN (SELECT evaluation.employee_id FROM evaluation)",
    "SELECT employee.name FROM employee WHERE employee.name = 'a AND (b' UNION SELECT shop.name FROM shop",
)


@settings(deadline=None, max_examples=20)  # each example parses dozens of queries
@given(st.sampled_from(QUERIES), st.data())
def test_every_rewrite_parses_binds_and_reads_only(sql: str, data: st.DataObject) -> None:
    given_steps = [Step(s.text, -1.0, data.draw(st.sampled_from([0.1, 5.0, None]))) for s in steps(sql)]
    for rewrite in rewrites(sql, given_steps, 1.0, SCHEMA, limit=8):
        assert canonical_sql(rewrite, SCHEMA, "sqlite") == rewrite
        assert guard(rewrite, SCHEMA, "sqlite").allowed
        assert rewrite != sql


# --- clauses more -----------------------------------------------------------------------------------

SHOPS = Schema(
    "sqlite",
    (
        Table(
            "city", (Column("city_id", "INTEGER", primary_key=True), Column("mayor", "TEXT"), Column("size", "TEXT"))
        ),
        Table(
            "store",
            (Column("store_id", "INTEGER", primary_key=True), Column("size", "TEXT"), Column("town", "INTEGER")),
            foreign_keys=(ForeignKey(("town",), "city", ("city_id",)),),
        ),
        Table("island", (Column("name", "TEXT"),)),
        Table(
            "guess",
            (Column("size", "TEXT"), Column("of", "INTEGER")),
            foreign_keys=(ForeignKey(("of",), "store", ("store_id",), inferred=True),),
        ),
    ),
)
SMALL, MAYOR, FAR = ("store", "size", "small"), ("city", "mayor", "Ann"), ("island", "name", "Sark")


def with_clauses(sql: str, *cells: tuple[str, str, str], **gaps: float) -> set[str]:
    """What rewriting gives beyond what it gives without clauses."""
    plain = rewrites(sql, steps(sql, **gaps), 1.0, SHOPS, limit=90)
    more = rewrites(sql, steps(sql, **gaps), 1.0, SHOPS, 90, cells)
    assert set(plain) <= set(more)
    return set(more) - set(plain)


JOINED = "SELECT store.size FROM store JOIN city ON store.town = city.city_id"
TAKEN = "SELECT city.size FROM store JOIN city ON store.town = city.city_id"


def test_an_unsure_end_may_mean_a_condition_on_a_cell_that_the_question_names() -> None:
    """Of a table in FROM, or of one that a declared key joins; of no other, and never twice."""
    sql = "SELECT store.size FROM store"
    found = with_clauses(sql, SMALL, MAYOR, FAR, end=0.1)
    assert found == {f"{sql} WHERE store.size = 'small'", f"{JOINED} WHERE city.mayor = 'Ann'", JOINED, TAKEN}
    kept = "SELECT store.store_id FROM store WHERE store.size = 'small' ORDER BY store.store_id"
    conditions = {each for each in with_clauses(kept, SMALL, MAYOR, end=0.1) if "Ann" in each}
    assert conditions == {
        "SELECT store.store_id FROM store JOIN city ON store.town = city.city_id WHERE store.size = 'small' AND "
        "city.mayor = 'Ann' ORDER BY store.store_id"
    }
    assert not any(each.count("'small'") > 1 for each in with_clauses(kept, SMALL, end=0.1))


def test_a_join_goes_by_declared_keys_either_way_and_may_bring_a_column_of_the_same_name() -> None:
    assert with_clauses("SELECT store.size FROM store", end=0.1) == {JOINED, TAKEN}, "inferred keys join nothing"
    assert with_clauses("SELECT city.size FROM city", end=0.1) == {
        "SELECT city.size FROM city JOIN store ON store.town = city.city_id",
        "SELECT store.size FROM city JOIN store ON store.town = city.city_id",
    }


def test_an_unsure_clause_stands_beside_what_is_added_or_gives_way_to_it() -> None:
    """CKIF's figure 3: GROUP BY removed, a JOIN or a WHERE in its place."""
    sql = "SELECT store.size FROM store GROUP BY store.size"
    found = with_clauses(sql, SMALL, GROUP=0.1)
    kept = "SELECT store.size FROM store WHERE store.size = 'small'"
    assert found == {
        kept,
        f"{kept} GROUP BY store.size",
        JOINED,
        f"{JOINED} GROUP BY store.size",
        TAKEN,
        f"{TAKEN} GROUP BY city.size",
    }


def test_clauses_are_added_where_they_might_have_gone_on_and_nowhere_else() -> None:
    sql = "SELECT store.town FROM store WHERE store.town > 3 AND store.store_id < 9"
    assert f"{sql} AND store.size = 'small'" in with_clauses(sql, SMALL, AND=0.1)
    assert with_clauses("SELECT store.town FROM store", SMALL, town=0.1) == set(), (
        "an unsure name asks for another name"
    )
    between = "SELECT store.size FROM store WHERE store.town BETWEEN 3 AND 9"
    assert with_clauses(between, SMALL, AND=0.1) == set()
    nested = "SELECT store.size FROM store WHERE store.town IN (SELECT city.city_id FROM city)"
    assert with_clauses(nested, SMALL, end=0.1) == set()
    assert with_clauses("SELECT store.size FROM store", SMALL) == set(), "a sure query stays"
