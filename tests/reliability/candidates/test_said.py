"""A query says what the words of its question say, or not: by hand, over a library of two tables."""

from dataclasses import replace
from datetime import date

import pytest

from reliability.accounting.accounting import account_for
from reliability.candidates.said import said_by, unheard_cells, unsaid
from reliability.composing.demands import Alternative, Demand, demands_of
from reliability.values import Column, ForeignKey, Schema, Table

TODAY = date(2026, 11, 21)
LIBRARY = Schema(
    "sqlite",
    (
        Table(
            "members",
            (
                Column("member_id", "INTEGER", primary_key=True, nullable=False),
                Column("town", "TEXT", samples=("Graz", "Linz")),
                Column("birth_year", "INTEGER"),
            ),
        ),
        Table(
            "loans",
            (
                Column("loan_id", "INTEGER", primary_key=True, nullable=False),
                Column("member_id", "INTEGER", nullable=False),
                Column("loan_date", "DATE", nullable=False),
            ),
            foreign_keys=(ForeignKey(("member_id",), "members", ("member_id",)),),
        ),
    ),
)


def demands(question: str) -> tuple[Demand, ...]:
    return demands_of(account_for(question, LIBRARY, (), TODAY))


@pytest.mark.parametrize(
    ("question", "says", "does_not"),
    [
        ("how many loans in 2025", "SELECT COUNT(*) FROM loans WHERE loan_date >= '2025-01-01' AND loan_date < '2026-01-01'",
         "SELECT COUNT(*) FROM loans"),
        ("average birth year of members", "SELECT AVG(birth_year) FROM members", "SELECT COUNT(birth_year) FROM members"),
        ("which members have never had a loan",
         "SELECT * FROM members m WHERE NOT EXISTS (SELECT 1 FROM loans l WHERE l.member_id = m.member_id)",
         "SELECT COUNT(*) FROM members"),
        ("loans per month", "SELECT strftime('%Y-%m', loan_date), COUNT(*) FROM loans GROUP BY 1", "SELECT COUNT(*) FROM loans"),
        ("the 5 oldest members", "SELECT member_id FROM members ORDER BY birth_year LIMIT 5", "SELECT member_id FROM members"),
        ("share of members in Graz", "SELECT 1.0 * SUM(town = 'Graz') / COUNT(*) FROM members", "SELECT COUNT(*) FROM members"),
        ("median birth year of members", "SELECT MEDIAN(birth_year) FROM members", "SELECT AVG(birth_year) FROM members"),
        ("members with at least 3 loans",
         "SELECT member_id FROM loans JOIN members USING (member_id) GROUP BY member_id HAVING COUNT(*) >= 3",
         "SELECT member_id FROM loans JOIN members USING (member_id)"),
    ],
)  # fmt: skip
def test_who_leaves_a_word_out_says_less(question: str, says: str, does_not: str) -> None:
    wanted = demands(question)
    assert said_by(says, wanted, "sqlite") > said_by(does_not, wanted, "sqlite")


def test_the_share_is_of_all_demands_and_never_certain() -> None:
    two = (Demand("loans", (Alternative("table", "loans"),)), Demand("frobnicated"))
    assert said_by("SELECT COUNT(*) FROM loans", two, "sqlite") == pytest.approx(1.5 / 3)
    assert said_by("SELECT COUNT(*) FROM members", two, "sqlite") == pytest.approx(0.5 / 3)
    assert said_by("SELECT COUNT(*) FROM members", (), "sqlite") == 0.5
    assert said_by("SELECT (", two, "sqlite") == 0.5


def test_any_of_several_explanations_will_do() -> None:
    either = (Demand("town", (Alternative("column", "members.town"), Alternative("cell", "members.town=Graz"))),)
    assert said_by("SELECT town FROM members", either, "sqlite") == 0.75
    assert said_by("SELECT birth_year FROM members", either, "sqlite") == 0.25


def test_words_of_politeness_demand_nothing_and_what_nothing_explains_does() -> None:
    polite, plain = demands("could you please show me the loans"), demands("show me the loans")
    assert [each.alternatives for each in polite] == [each.alternatives for each in plain]
    assert Demand("followers") in demands("followers of members")


@pytest.mark.parametrize(
    ("value", "met"),
    [("2025-01-01", True), ("2025-12-31", True), ("2025", True), ("2024-01-01", False), ("2024", False)],
)
def test_a_period_is_said_by_its_bounds_or_its_year(value: str, met: bool) -> None:
    year = (Demand("in 2025", (Alternative("period", "2025-01-01/2026-01-01"),)),)
    found = said_by(f"SELECT 1 FROM loans WHERE loan_date >= '{value}'", year, "sqlite")
    assert (found > 0.5) is met


def of(words: str, value: str) -> Demand:
    return Demand(words, (Alternative("operation", value),))


TENURE = of("tenure", "duration")
MEDIAN, AVERAGE, SHARE = of("median", "median"), of("average", "average"), of("share of", "share")


@pytest.mark.parametrize(
    ("wanted", "sql", "left_out"),
    [
        (MEDIAN, "SELECT AVG(fee) FROM loans", ("median",)),
        (TENURE, "SELECT AVG(salary) FROM staff WHERE left_on IS NOT NULL", ("tenure",)),
        (TENURE, "SELECT AVG(JULIANDAY(left_on) - JULIANDAY(hired_on)) FROM staff", ()),
        (TENURE, "SELECT AVG(DATEDIFF(left_on, hired_on)) FROM staff", ()),
        (TENURE, "SELECT name FROM staff ORDER BY hired_on LIMIT 1", ()),
        (TENURE, "SELECT AVG(years_of_service) FROM staff", ()),
        (MEDIAN, "SELECT fee FROM loans ORDER BY fee LIMIT 1 OFFSET (SELECT COUNT(*) / 2 FROM loans)", ()),
        (AVERAGE, "SELECT COUNT(*) FROM loans", ("average",)),
        (AVERAGE, "SELECT SUM(fee) / COUNT(*) FROM loans", ()),
        (AVERAGE, "SELECT avg_fee FROM branches", ()),
        (SHARE, "SELECT AVG(fee) FROM loans", ("share of",)),
        (SHARE, "SELECT COUNT(*) FROM loans WHERE fee > 0", ("share of",)),
        (SHARE, "SELECT AVG(fee > 0) FROM loans", ()),
        (SHARE, "SELECT 100.0 * SUM(CASE WHEN fee > 0 THEN 1 END) / COUNT(*) FROM loans", ()),
        (of("usually", "average"), "SELECT COUNT(*) FROM loans", ()),  # the most frequent one, say
        (of("share", "share"), "SELECT fee FROM loans", ()),  # "please share"
        (Demand("share of", (*SHARE.alternatives, Alternative("column", "loans.fee"))), "SELECT fee FROM loans", ()),
        (
            Demand("percentage", (*SHARE.alternatives, Alternative("column", "loans.fee"))),
            "SELECT 1 FROM loans",
            ("percentage",),
        ),
        (of("%", "share"), "SELECT SUM(fee) FROM loans", ("%",)),
        (of("% change", "growth"), "SELECT SUM(fee) FROM loans GROUP BY day", ("% change",)),
        (of("% change", "growth"), "SELECT (SUM(fee) - 1) / COUNT(*) FROM loans", ()),
        (of("growth", "growth"), "SELECT SUM(fee) FROM loans", ("growth",)),
        (of("growth", "growth"), "SELECT day, SUM(fee) FROM loans GROUP BY day", ()),  # both figures are there
        (of("growth", "growth"), "SELECT day FROM loans GROUP BY day ORDER BY SUM(fee) DESC LIMIT 1", ("growth",)),
        (of("grew", "growth"), "SELECT day FROM loans GROUP BY day ORDER BY SUM(fee) DESC LIMIT 1", ("grew",)),
        (of("grew", "growth"), "SELECT day, SUM(fee) FROM loans GROUP BY day ORDER BY 2 DESC LIMIT 10", ()),
        (of("growth", "growth"), "SELECT yearly_growth FROM branches", ()),
        (of("CAGR", "growth"), "SELECT SUM(fee) / 2 FROM loans GROUP BY year", ("CAGR",)),
        (of("CAGR", "growth"), "SELECT POWER(SUM(fee) / 2, 1.0 / 3) - 1 FROM loans", ()),
        (of("per head", "ratio"), "SELECT branch, SUM(fee) FROM loans GROUP BY branch", ("per head",)),
        (of("per head", "ratio"), "SELECT member_id, SUM(fee) FROM loans GROUP BY member_id", ()),
        (of("ratio of", "ratio"), "SELECT SUM(fee) FROM loans", ("ratio of",)),
        (of("dropped", "growth"), "SELECT COUNT(*) FROM loans", ()),  # dropped off, say
        (Demand("followers"), "SELECT fee FROM loans", ()),
        (MEDIAN, "no query (", ()),
        (MEDIAN, "", ()),
    ],
)
def test_no_likeness_stands_in_for_what_is_asked(wanted: Demand, sql: str, left_out: tuple[str, ...]) -> None:
    assert unsaid(sql, [wanted, wanted], "sqlite") == left_out


OF_ALL = "SELECT name FROM loans ORDER BY fee LIMIT {}"
OF_EACH = (
    "SELECT name FROM (SELECT name, ROW_NUMBER() OVER (PARTITION BY town ORDER BY fee) AS place FROM loans) AS t "
    "WHERE place {}"
)
BY_QUERY = "SELECT name FROM loans WHERE fee = (SELECT MIN(fee) FROM loans AS l WHERE l.town = loans.town)"


@pytest.mark.parametrize(
    ("question", "sql", "left_out"),
    [
        ("name the three latest loans of each town", OF_ALL.format(3), ("of each",)),
        ("name the three latest loans of each town", OF_ALL.format(10), ("of each", "three")),
        ("name the three latest loans of each town", OF_EACH.format("<= 3"), ()),
        ("name the three latest loans of each town", OF_EACH.format("< 4"), ()),
        ("name the three latest loans of each town", OF_EACH.format("= 1"), ("three",)),
        ("name the three latest loans of each town", "SELECT town, MAX(loan_date) FROM loans GROUP BY town", ("three",)),
        ("the latest loan of each town", BY_QUERY, ()),
        ("the latest loan of each town", f"{BY_QUERY} ORDER BY loan_date LIMIT 9", ()),
        ("the latest loan of each town", "SELECT fee FROM loans WHERE town IN (SELECT town FROM members) ORDER BY fee LIMIT 1", ("of each",)),
        ("the latest loan of each town", "SELECT town, MAX(loan_date) FROM loans GROUP BY town", ()),
        ("the latest loan of each town", "SELECT town FROM loans GROUP BY town ORDER BY COUNT(*) LIMIT 1", ("of each",)),
        ("for every town its best two members by birth year", OF_ALL.format(2), ("for every",)),
        ("for each town, which member is the oldest", OF_ALL.format(1), ("for each",)),
        ("for each town the member with the most loans", OF_ALL.format(1), ("for each",)),
        ("which member in each town has the most loans", OF_ALL.format(1), ("in each",)),
        ("latest loan per member", OF_ALL.format(1), ("per",)),
        ("the towns with the most loans per member", OF_ALL.format(1), ()),
        ("loans for each town, top five", OF_ALL.format(5), ()),
        ("for each town the number of loans, top five", OF_ALL.format(5), ()),
        ("which five towns have the most loans", OF_ALL.format(5), ()),
        ("busiest loans per month", OF_ALL.format(1), ()),
        ("which members had the most loans each month", OF_ALL.format(1), ("each month",)),
        ("which members had the most loans each month", OF_EACH.format("= 1").replace("town", "month"), ()),
        ("which members had the most loans each month", OF_EACH.format("= 1"), ("each month",)),
        ("which town has members that read most each month", OF_ALL.format(1), ("each month",)),
        ("loans each month, the most first", OF_ALL.format(1), ()),
    ],
)  # fmt: skip
def test_the_first_of_all_are_not_the_first_of_each(question: str, sql: str, left_out: tuple[str, ...]) -> None:
    assert unsaid(sql, demands(question), "sqlite") == left_out


MEAN, TWENTY = of("mean", "average"), Demand("20", (Alternative("number", "20"),))


@pytest.mark.parametrize(
    ("asked", "left_out"),
    [
        ([MEAN, Demand("fee", (Alternative("column", "loans.fee"),))], ("mean",)),
        ([MEAN, of("more than", "above"), TWENTY], ()),  # "by big we mean more than 20"
        ([MEAN], ()),
        ([TWENTY, of("percent", "share")], ()),  # "at least 20 percent"
        ([of("percent", "share"), TWENTY], ("percent",)),
        ([], ()),
    ],
)
def test_words_around_it_say_whether_it_is_asked_for(asked: list[Demand], left_out: tuple[str, ...]) -> None:
    assert unsaid("SELECT COUNT(*) FROM loans", asked, "sqlite") == left_out


RATE = Demand("Return rate", (Alternative("table", "returns"),))
NUMBER = Demand("loan number", (Alternative("column", "loans.loan_id"),))


@pytest.mark.parametrize(
    ("wanted", "sql", "left_out"),
    [
        (RATE, "SELECT COUNT(*) FROM returns", ("Return rate",)),
        (RATE, "SELECT 100.0 * COUNT(r.id) / COUNT(*) FROM loans LEFT JOIN returns r USING (id)", ()),
        (RATE, "SELECT return_rate FROM branches", ()),
        (
            RATE,
            "SELECT branch, 100.0 * SUM(fee) / (SELECT SUM(fee) FROM returns) FROM returns GROUP BY branch",
            ("Return rate",),
        ),
        (RATE, "SELECT branch, SUM(fee) / SUM(SUM(fee)) OVER () FROM returns GROUP BY branch", ("Return rate",)),
        (RATE, "SELECT SUM(CASE WHEN late THEN fee END) / SUM(fee) FROM returns", ()),
        (RATE, "SELECT SUM(r.fee) / SUM(l.fee) FROM loans l LEFT JOIN returns r USING (id)", ()),
        (Demand("daily rate", (Alternative("column", "loans.fee"),)), "SELECT fee FROM loans", ()),
        (NUMBER, "SELECT COUNT(*) FROM loans", ("loan number",)),
        (NUMBER, "SELECT loan_id FROM loans", ()),
        (of("number of", "count"), "SELECT COUNT(*) FROM loans", ()),
        (of("aov", "average"), "SELECT SUM(fee) FROM loans", ("aov",)),
    ],
)
def test_a_rate_is_worked_out_and_a_rows_number_is_shown(wanted: Demand, sql: str, left_out: tuple[str, ...]) -> None:
    assert unsaid(sql, [wanted], "sqlite") == left_out


@pytest.mark.parametrize(
    ("where", "unheard"),
    [
        ("channel = 'Phone'", ("Phone",)),
        ("'Phone' = channel", ("Phone",)),
        ("channel IN ('Phone', 'Online')", ("Phone", "Online")),
        ("channel <> 'Phone'", ()),
        ("NOT channel = 'Phone'", ()),
        ("channel NOT IN ('Phone')", ()),
        ("deleted = 'no'", ()),
        ("day = '2026-01-01'", ()),
        ("channel = 'Orders'", ()),
        ("name = (SELECT name FROM shops WHERE city = 'Porto')", ("Porto",)),
        ("NOT EXISTS (SELECT 1 FROM staff WHERE staff.shop = orders.shop AND title = 'Cashier')", ("Cashier",)),
        ("shop NOT IN (SELECT shop FROM staff WHERE title = 'Cashier')", ("Cashier",)),
        ("NOT EXISTS (SELECT 1 FROM staff WHERE staff.shop = orders.shop AND NOT title = 'Cashier')", ()),
        ("NOT EXISTS (SELECT 1 FROM staff WHERE staff.shop = orders.shop AND title <> 'Cashier')", ()),
        ("not sql (", ()),
    ],
)
def test_texts_that_no_word_names(where: str, unheard: tuple[str, ...]) -> None:
    many = (Demand("how many", (Alternative("operation", "count"),)),)
    sql = f"SELECT COUNT(*) FROM orders WHERE {where}"
    assert unheard_cells(sql, many, "how many orders?", "sqlite") == unheard


def test_the_days_of_a_weekend_are_named_by_it() -> None:
    sql = "SELECT COUNT(*) FROM orders JOIN days ON days.day = orders.day WHERE days.name IN ('Saturday', 'Sunday')"
    many = [Demand("how many", (Alternative("operation", "count"),))]
    assert unheard_cells(sql, many, "how many orders on weekends?", "sqlite") == ()
    assert unheard_cells(sql, many, "how many orders?", "sqlite") == ("Saturday", "Sunday")


@pytest.mark.parametrize("question", ["By PHONE. How many?", "phone/online: how many", "phoned_in e.g. yesterday"])
def test_a_word_is_heard_wherever_it_stands(question: str) -> None:
    many = (Demand("how many", (Alternative("operation", "count"),)),)
    assert unheard_cells("SELECT COUNT(*) FROM orders WHERE channel = 'Phone'", many, question, "sqlite") == ()


def between(start: str, end: str) -> str:
    return f"SELECT COUNT(*) FROM loans WHERE loans.loan_date >= '{start}' AND loans.loan_date < '{end}'"


Q3, Q4 = between("2026-07-01", "2026-10-01"), between("2026-10-01", "2027-01-01")


@pytest.mark.parametrize(
    ("question", "sql", "left_out"),
    [
        ("how many loans this quarter?", Q3, ("this quarter",)),
        ("how many loans this quarter?", Q4, ()),
        ("how many loans this quarter?", between("2026-08-21", "2026-11-22"), ()),  # the last three months touch it
        ("how many loans this quarter?", "SELECT COUNT(*) FROM loans", ()),
        ("how many loans this quarter?", "SELECT COUNT(*) FROM loans WHERE loans.loan_date > DATE('now', '-9 days')", ()),
        ("how many loans last quarter?", Q4, ("last quarter",)),
        ("loans in May 2026", between("2025-05-01", "2025-06-01"), ("May 2026",)),
        ("loans in May", between("2025-05-01", "2025-06-01"), ()),  # a May of any year
        ("how many loans last week?", between("2026-10-25", "2026-11-01"), ()),  # the last week that the data have
        ("loans made yesterday", between("2026-10-01", "2026-11-01"), ("yesterday",)),
        ("loans made yesterday", between("2026-11-01", "2026-12-01"), ()),  # the month that it lies in
        ("loans made yesterday", "SELECT COUNT(*) FROM loans WHERE loans.loan_date < '2026-11-01'", ("yesterday",)),
        ("loans made yesterday", between("2026-10-31", "2026-11-01"), ()),  # the last day that the data have
        ("how many loans last week?", between("2026-10-01", "2026-11-01"), ("last week",)),
        ("loans last quarter against this quarter", Q3, ()),
        ("loans last quarter against this quarter", between("2025-07-01", "2025-10-01"), ("last quarter", "this quarter")),
        ("how many loans?", Q3, ()),
    ],
)  # fmt: skip
def test_a_query_of_another_time_leaves_the_period_out(question: str, sql: str, left_out: tuple[str, ...]) -> None:
    """A bound of the one quarter is the other's, so that meeting a bound says nothing."""
    assert unsaid(sql, demands(question), "sqlite", question) == left_out


BEFORE = "SELECT COUNT(*) FROM loans WHERE loans.loan_date < '2026-01-01'"


@pytest.mark.parametrize(
    "question",
    [
        "loans not made this year",
        "loans outside of this year",
        "loans except those of this year",
        "loans older than this year",
        "loans before this year",
        "how many loans at the start of this year",
        "number of people who haven't borrowed anything this year",
    ],
)
def test_what_lies_outside_of_a_period_may_be_asked_for(question: str) -> None:
    assert unsaid(BEFORE, demands("loans this year"), "sqlite", "loans this year") == ("this year",)
    assert unsaid(BEFORE, demands(question), "sqlite", question) == ()


@pytest.mark.parametrize(
    ("words", "ranked", "sql", "left_out"),
    [
        ("drop", "most", "SELECT day FROM loans GROUP BY day ORDER BY SUM(fee) DESC LIMIT 1", ("drop",)),
        ("increase", "most", "SELECT day, SUM(fee) FROM loans GROUP BY day ORDER BY 2 DESC LIMIT 1", ("increase",)),
        ("fell", "most", "SELECT day, SUM(fee) FROM loans GROUP BY day ORDER BY 2 DESC", ()),  # both figures are there
        ("drop", "most", "SELECT day FROM loans GROUP BY day ORDER BY SUM(fee) - COUNT(*) LIMIT 1", ()),
        ("drop", "sum", "SELECT SUM(fee) FROM loans", ()),  # nothing is ranked: what dropped off, say
        ("increase of 3 percent", "most", "SELECT SUM(fee) FROM loans", ()),
        ("fell within", "most", "SELECT day FROM loans", ()),
    ],
)
def test_what_changed_most_is_no_highest_figure(words: str, ranked: str, sql: str, left_out: tuple[str, ...]) -> None:
    assert unsaid(sql, [of("the", ranked), of(words, "growth")], "sqlite") == left_out


PER_MEMBER = [
    of("average", "average"),
    Demand("fee", (Alternative("column", "loans.fee"),)),
    of("per", "by"),
    Demand("member", (Alternative("table", "members"),)),
]


@pytest.mark.parametrize(
    ("sql", "left_out"),
    [
        ("SELECT AVG(fee) FROM loans", ("member",)),
        ("SELECT branch, AVG(fee) FROM loans GROUP BY branch", ("member",)),
        ("SELECT AVG(t.s) FROM (SELECT SUM(fee) AS s FROM loans GROUP BY member_id) AS t", ()),
        ("SELECT SUM(loans.fee) / (SELECT COUNT(*) FROM members) FROM loans", ()),
        ("SELECT members.name, AVG(loans.fee) FROM loans JOIN members ON TRUE GROUP BY members.name", ()),
    ],
)
def test_an_average_per_one_of_a_thing_speaks_of_the_thing(sql: str, left_out: tuple[str, ...]) -> None:
    assert unsaid(sql, PER_MEMBER, "sqlite") == left_out
    assert unsaid(sql, PER_MEMBER[1:], "sqlite") == (), "no average is asked for"


SOLD = [
    Demand("books", (Alternative("table", "books"),)),
    Demand("still sold", (Alternative("table", "orders"), Alternative("column", "books.withdrawn_on"))),
    Demand("this year", (Alternative("period", "2026-01-01/2027-01-01"),)),
]


def test_what_was_sold_in_a_period_is_not_told_by_the_things_alone() -> None:
    of_books = "SELECT title FROM books WHERE withdrawn_on >= '2026-01-01'"
    assert unsaid(of_books, SOLD, "sqlite") == ("still sold",)
    assert unsaid(of_books, SOLD[:2], "sqlite") == (), "no period is named"
    assert unsaid(of_books.replace("books", "orders"), SOLD, "sqlite") == ()
    lines = "SELECT title FROM books JOIN lines ON lines.book = books.id WHERE lines.day >= '2026-01-01'"
    assert unsaid(lines, SOLD, "sqlite") == (), "another table may know it"
    told = replace(SOLD[1], alternatives=SOLD[1].alternatives[::-1])
    assert unsaid(of_books, [SOLD[0], told, SOLD[2]], "sqlite") == (), "a column of the things tells it"


def test_that_something_was_done_late_is_said() -> None:
    assert unsaid("SELECT COUNT(*) FROM loans", (), "sqlite", "how many loans were returned late?") == (
        "returned late",
    )


@pytest.mark.parametrize(
    ("sql", "compared"),
    [
        ("SELECT town, COUNT(*) FROM members GROUP BY town HAVING COUNT(*) > 1", False),
        ("SELECT town FROM members GROUP BY town ORDER BY COUNT(*) DESC LIMIT 1", False),
        ("SELECT town FROM members JOIN loans USING (member_id) GROUP BY town HAVING COUNT(*) > 1", False),
        ("SELECT town FROM members m GROUP BY town HAVING COUNT(*) > (SELECT COUNT(*) FROM loans l WHERE l.town = m.town)", True),
        ("SELECT town, COUNT(*), (SELECT COUNT(*) FROM loans l WHERE l.town = m.town) FROM members m GROUP BY town", True),
        ("SELECT town FROM members JOIN loans USING (member_id) GROUP BY town HAVING COUNT(DISTINCT member_id) > COUNT(*)", True),
    ],
)  # fmt: skip
def test_more_of_one_than_of_another_are_two_figures(sql: str, compared: bool) -> None:
    for question, words in (
        ("towns with more members than loans", "more members than loans"),
        ("which towns have fewer adult members than loans?", "fewer adult members than loans"),
    ):
        assert unsaid(sql, demands(question), "sqlite", question) == (() if compared else (words,))
    for question in (
        "towns with more members",
        "towns with more members than ever",
        "towns with more members than towns",
    ):
        assert unsaid(sql, demands(question), "sqlite", question) == ()


def test_values_that_are_counted_apart_are_compared() -> None:
    towns = [Demand(name, (Alternative("cell", f"members.town={name}"),)) for name in ("Graz", "Linz")]
    counted = "SELECT town, COUNT(*) FROM members WHERE town IN ('Graz', 'Linz') GROUP BY town"
    assert unsaid(counted, towns, "sqlite", "are there more Graz than Linz members?") == ()


@pytest.mark.parametrize(
    ("sql", "of_others"),
    [
        ("SELECT 100.0 * SUM(fee > 1) / COUNT(*) FROM loans", True),
        ("SELECT 100.0 * COUNT(CASE WHEN fee > 1 THEN 1 END) / COUNT(*) FROM loans", True),
        ("SELECT 100.0 * COUNT(DISTINCT loans.member_id) / (SELECT COUNT(*) FROM members) FROM loans", False),
        ("SELECT 100.0 * COUNT(DISTINCT CASE WHEN fee > 1 THEN member_id END) / COUNT(DISTINCT member_id) FROM loans", False),
        ("SELECT 100.0 * COUNT(DISTINCT l.member_id) / COUNT(DISTINCT m.id) FROM members m LEFT JOIN loans l ON TRUE", False),
    ],
)  # fmt: skip
def test_a_share_is_of_the_rows_that_are_named(sql: str, of_others: bool) -> None:
    rows = Demand("members", (Alternative("table", "members"),))
    for words in ("percentage of", "what share of our", "% of the"):
        assert unsaid(sql, [of(words, "share"), rows], "sqlite") == (("members",) if of_others else ())
    assert unsaid(sql, [rows, of("in percent", "share")], "sqlite") == ()
    assert unsaid(sql, [of("percent", "share"), Demand("fee", (Alternative("column", "loans.fee"),))], "sqlite") == ()


def test_who_lost_most_compared_with_before_is_not_who_has_most() -> None:
    highest = "SELECT day, SUM(fee) FROM loans GROUP BY day ORDER BY SUM(fee) DESC LIMIT 1"
    change = "SELECT day FROM loans GROUP BY day ORDER BY SUM(fee) - COUNT(*) LIMIT 1"
    asked = [Demand("lost"), of("most", "most"), of("compared with", "compare")]
    assert unsaid(highest, asked, "sqlite") == ("lost",)
    assert unsaid(change, asked, "sqlite") == ()
    assert unsaid(highest, asked[:2], "sqlite") == (), "nothing is compared"


@pytest.mark.parametrize(
    ("question", "sql", "left_out"),
    [
        (
            "who has paid us the most?",
            "SELECT name, COUNT(*) AS n FROM loans GROUP BY name ORDER BY n DESC LIMIT 1",
            "paid us the most",
        ),
        (
            "top 3 shelves by fee revenue",
            "SELECT shelf, COUNT(*) AS n FROM loans GROUP BY shelf ORDER BY n DESC LIMIT 3",
            "by fee revenue",
        ),
        ("how much money came in?", "SELECT COUNT(*) FROM loans", "how much money"),
        ("loans per shelf, busiest first", "SELECT shelf, COUNT(*) FROM loans GROUP BY shelf", "busiest first"),
        ("staff still with us, oldest first", "SELECT COUNT(*) FROM staff", "oldest first"),
        ("which members are new?", "SELECT COUNT(*) FROM members", "which"),
        ("list the members that are new", "SELECT COUNT(*) AS n FROM members", "list"),
    ],
)
def test_an_amount_an_order_and_things_are_left_out_where_rows_are_counted(
    question: str, sql: str, left_out: str
) -> None:
    assert unsaid(sql, demands(question), "sqlite", question) == (left_out,)


@pytest.mark.parametrize(
    ("question", "sql"),
    [
        ("who has paid us the most?", "SELECT name, SUM(fee) AS n FROM loans GROUP BY name ORDER BY n DESC LIMIT 1"),
        (
            "who brings in the most members?",
            "SELECT name, COUNT(*) AS n FROM members GROUP BY name ORDER BY n DESC LIMIT 1",
        ),
        ("how many loans cost over 5?", "SELECT COUNT(*) FROM loans WHERE fee > 5"),
        ("loans per shelf, busiest first", "SELECT shelf, COUNT(*) AS n FROM loans GROUP BY shelf ORDER BY n DESC"),
        ("average fee, highest first", "SELECT AVG(fee) FROM loans"),
        ("which members are new, and how many?", "SELECT COUNT(*) FROM members"),
        ("which number of loans did we have?", "SELECT COUNT(*) FROM loans"),
        ("members that are new", "SELECT COUNT(*) FROM members"),
    ],
)
def test_nothing_is_left_out_where_it_is_said(question: str, sql: str) -> None:
    assert unsaid(sql, demands(question), "sqlite", question) == ()
