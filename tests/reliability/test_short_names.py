"""Shortened names are read as people say them, composed over, and written back as the database has them."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import date

import pytest

from reliability.accounting.accounting import account_for
from reliability.composing.composing import compose
from reliability.linking.inferred_keys import likely_keys
from reliability.question.examples import example_questions
from reliability.short_names import MOST_TABLES, names_read, parts, plain_names, schema_prefix, with_names_read
from reliability.sql.english import reading
from reliability.values import Column, Element, ForeignKey, Schema, Table

TODAY = date(2026, 11, 29)


def table(name: str, *columns: str, comment: str = "", key: str = "", keys: tuple[ForeignKey, ...] = ()) -> Table:
    made = (each.partition(":")[::2] for each in columns)
    own = tuple(Column(named, kind or "INTEGER", primary_key=named == key) for named, kind in made)
    return Table(name, own, comment=comment, foreign_keys=keys)


SHIPMENTS = table("shpreg", "shpid", "shpmbrid", "shpstdt:DATE", "shpretdt:DATE", "shpfeeeur:NUMERIC", key="shpid")
MEMBERS = table("mbrMst", "mbId", "mbFNm:TEXT", "mbLNm:TEXT", "mbCty:TEXT", "mbRegDt:DATE", key="mbId")
RECEIPTS = table("pmt_rcp", "pmt_id", "pmt_mbr", "pmt_dt:DATE", "pmt_amt:NUMERIC", "pmt_mth_cd:TEXT", key="pmt_id")
CLUB = with_names_read(Schema("sqlite", (SHIPMENTS, MEMBERS, RECEIPTS)))


@pytest.mark.parametrize(
    ("place", "read"),
    [
        (Element("shpreg"), "shipment"),
        (Element("shpreg", "shpretdt"), "return date"),
        (Element("shpreg", "shpfeeeur"), "fee eur"),
        (Element("mbrMst"), "member"),
        (Element("mbrMst", "mbFNm"), "first name"),
        (Element("mbrMst", "mbCty"), "city"),
        (Element("pmt_rcp", "pmt_amt"), "amount"),
        (Element("pmt_rcp", "pmt_mth_cd"), "method code"),
    ],
)
def test_a_shortened_name_is_read(place: Element, read: str) -> None:
    assert read in names_read(Schema("sqlite", (SHIPMENTS, MEMBERS, RECEIPTS)))[place]


def test_names_that_say_themselves_what_they_are_or_have_a_comment_are_not_read() -> None:
    plain = table("order_items", "order_item_id", "order_id", "quantity", "unit_price:NUMERIC", "shipped_on:DATE")
    told = Table("mbrMst", (Column("mbCty", "TEXT", comment="Where they live"),), comment="Who may borrow")
    assert names_read(Schema("sqlite", (plain, told))) == {}
    schema = Schema("sqlite", (plain,))
    assert with_names_read(schema) is schema
    assert plain_names(schema).schema is schema


CUSTOMERS = table("xyCust", "xyCustId", "xyCustNm:TEXT", "xyCustPostCd:TEXT", key="xyCustId")
ORDERS = table("xyOrd", "xyOrdId", "xyOrdCustId", "xyOrdDt:DATE", "xyOrdAmt:NUMERIC", key="xyOrdId")


@pytest.mark.parametrize("of_more", [(), (table("xyPay", "xyPayId", "xyPayOrdId", "note:TEXT", key="xyPayId"),)])
def test_what_all_tables_begin_with_is_nothing_that_people_say(of_more: tuple[Table, ...]) -> None:
    schema = with_names_read(Schema("sqlite", (CUSTOMERS, ORDERS, *of_more)))
    read = names_read(schema)
    assert read[Element("xyCust")] == ("customer",)
    assert read[Element("xyCust", "xyCustPostCd")] == ("customer postal code",)
    [best, *_] = likely_keys(schema)
    assert (best.table, best.column, best.ref_table, best.ref_column) == ("xyOrd", "xyOrdCustId", "xyCust", "xyCustId")
    assert reading('SELECT COUNT(*) FROM "xyOrd"', "sqlite", schema) == "Number of orders"
    assert "How many orders were there per month?" in example_questions(schema)


def test_what_all_tables_begin_with_goes_of_a_name_that_a_comment_tells_of_too() -> None:
    told = replace(CUSTOMERS, comment="Who buys")
    assert names_read(Schema("sqlite", (told, ORDERS, table("xyPay", "xyPayId"))))[Element("xyCust")] == ("cust",)


@pytest.mark.parametrize(
    "names", [("order_items", "order_notes", "order_lines"), ("lineitem", "part", "region"), ("xy_a", "yz_b", "zx_c")]
)
def test_a_beginning_that_is_a_word_or_is_not_shared_by_the_tables_stays(names: tuple[str, ...]) -> None:
    schema = Schema("sqlite", tuple(table(name, "l_tax", "l_note:TEXT", "l_sum") for name in names))
    assert schema_prefix(schema) == ""


@pytest.mark.parametrize(
    "word", ["diagnoses", "partner", "projects", "workload", "postal", "x", "", "a" * 500, "名前表"]
)
def test_a_word_is_not_cut(word: str) -> None:
    assert parts(word) == (word,)


def test_of_very_many_tables_and_of_odd_names_nothing_breaks() -> None:
    many = Schema("sqlite", tuple(table(f"mbrMst{n}", "mbId", "mbCty") for n in range(MOST_TABLES + 1)))
    assert names_read(many) == {}
    odd = with_names_read(
        Schema("sqlite", (table("", ""), table("__", "__", "_"), table("mbr", "mb" * 200, "İd", "1", " ", "mbr")))
    )
    assert plain_names(odd).back(Element("mbr", "1")) == Element("mbr", "1")


def test_plain_names_lead_back_and_two_alike_stay_as_they_are() -> None:
    names = plain_names(CLUB)
    assert names.plain(Element("shpreg", "shpretdt")) == Element("shipment", "return_date")
    every = [Element(t.name, c.name) for t in CLUB.tables for c in t.columns]
    assert [names.back(names.plain(each)) for each in every] == every
    assert names.cells([("mbrMst", "mbCty", "Faro")]) == [("member", "city", "Faro")]
    twins = with_names_read(Schema("sqlite", (table("cust_mst", "cu_id"), table("custHdr", "ch_id"))))
    assert {each.name for each in plain_names(twins).schema.tables} == {"customer", "custHdr"}


def test_keys_are_inferred_from_what_is_read() -> None:
    found = {(k.table, k.column, k.ref_table, k.ref_column) for k in likely_keys(CLUB)}
    assert ("shpreg", "shpmbrid", "mbrMst", "mbId") in found
    assert ("pmt_rcp", "pmt_mbr", "mbrMst", "mbId") in found


def keyed() -> Schema:
    joined = ForeignKey(("shpmbrid",), "mbrMst", ("mbId",))
    shipments = table("shpreg", *(f"{c.name}:{c.type}" for c in SHIPMENTS.columns), key="shpid", keys=(joined,))
    return with_names_read(Schema("sqlite", (shipments, MEMBERS, RECEIPTS)))


@pytest.mark.parametrize(
    ("question", "sql"),
    [
        ("how many shipments were returned in 2025?", "shpreg.shpretdt >= '2025-01-01'"),
        ("total fees per member city", "SUM(shpreg.shpfeeeur)"),
        ("average payment amount by payment method", "SELECT pmt_rcp.pmt_mth_cd, AVG(pmt_rcp.pmt_amt)"),
        ("which members live in Faro", "mbrMst.mbCty = 'Faro'"),
    ],
)
def test_queries_are_composed_over_what_is_read_and_written_in_the_names_of_the_database(
    question: str, sql: str
) -> None:
    schema = keyed()
    cells = [("mbrMst", "mbCty", "Faro")] if "Faro" in question else []
    account = account_for(question, schema, cells, TODAY)
    found = [each.sql.replace('"', "") for each in compose(account, schema, TODAY)]
    assert any(sql in each for each in found[:3]), found[:3]
    assert account.missing == ()


def test_a_reading_is_said_in_words() -> None:
    said = reading("SELECT COUNT(*) FROM shpreg WHERE shpreg.shpretdt IS NULL", "sqlite", keyed())
    assert said == "Number of shipments without a return date"


@pytest.mark.parametrize(
    ("question", "place"),
    [
        ("how many clubmembers do we have", Element("mbrMst")),
        ("average zlp", Element("plan", "zlp_nm")),
        ("how many zolpidems", Element("plan", "zlp_nm")),
    ],
)
def test_what_ends_in_a_table_or_has_a_name_s_letters_is_explained(question: str, place: Element) -> None:
    plan = table("plan", "plan_id", "annual_premium:NUMERIC", "zlp_nm:NUMERIC", key="plan_id")
    schema = with_names_read(Schema("sqlite", (MEMBERS, plan)))
    pieces = account_for(question, schema, [], TODAY).pieces
    assert any(each.element == place for piece in pieces for each in piece.explanations)


def test_a_yearly_figure_is_an_annual_one() -> None:
    schema = Schema("sqlite", (table("plan", "plan_id", "annual_premium:NUMERIC", key="plan_id"),))
    pieces = account_for("average yearly premium", schema, [], TODAY).pieces
    (one,) = [piece for piece in pieces if piece.best and piece.best.element]
    assert (one.text, one.best and one.best.element) == ("yearly premium", Element("plan", "annual_premium"))


def test_a_schema_of_many_tables_is_renamed_in_proportion_to_them() -> None:
    def taken(tables: int) -> float:
        named = (table(f"c{n}_mst", *(f"ab_{n}_{c}_cd" for c in range(10)), key=f"ab_{n}_0_cd") for n in range(tables))
        schema = with_names_read(Schema("sqlite", tuple(named)))
        begun = time.process_time()
        assert plain_names(schema).shortened
        return time.process_time() - begun

    assert taken(800) < 60 * max(taken(80), 0.01)


def test_a_table_that_would_be_called_by_a_number_keeps_its_name() -> None:
    assert not plain_names(with_names_read(Schema("sqlite", (table("t1_mst", "id", "name:TEXT"),)))).shortened


def test_a_key_is_called_by_its_own_table_and_not_by_what_it_is_short_for_elsewhere() -> None:
    key, others = Column("st_id", "INTEGER", primary_key=True), ("st_dt", "st_cd", "end_dt", "nm", "ctry")
    staff = Table("staff", (key, *(Column(name, "TEXT") for name in others)))
    berth = Table(
        "berth", (Column("brth_cd", "TEXT", primary_key=True), *(Column(n, "TEXT") for n in ("brth_yr", "nm")))
    )
    read = names_read(Schema("postgres", (staff, berth)))
    assert read[Element("staff", "st_id")] == ("staff id",)
    assert read[Element("berth", "brth_cd")] == ("berth code",)
    assert read[Element("staff", "st_dt")][0] == "start date"
    assert read[Element("staff", "st_cd")][0] == "status code"
    assert read[Element("berth", "brth_yr")][0] == "birth year"


SURVEYS = (
    table("prm_mst", "perm_id", "trp_cd:TEXT", key="perm_id"),
    table("trp_trn", "trp_id", "perm_id", "trp_cd:TEXT", "arch_yn:TEXT", key="trp_id"),
    table("LK_TRP", "trpCd:TEXT", "trpDesc:TEXT"),
    table("lk_stat", "stat_cd:TEXT", "stat_desc:TEXT"),
)


@pytest.mark.parametrize(
    ("place", "read"),
    [
        (Element("prm_mst"), "permit"),  # two short forms agree
        (Element("prm_mst", "perm_id"), "permit id"),
        (Element("trp_trn"), "trp"),  # what is said of the table goes
        (Element("LK_TRP"), "trp type"),  # of codes for another table's rows
        (Element("lk_stat"), "status"),  # of codes for no table's rows
    ],
)
def test_short_forms_that_agree_and_tables_of_codes_are_read(place: Element, read: str) -> None:
    assert names_read(Schema("sqlite", SURVEYS))[place][0] == read


def test_a_short_form_that_no_other_agrees_with_is_read_as_it_commonly_is() -> None:
    alone = table("prm_mst", "prm_id", "amt:NUMERIC", "due_dt:DATE", key="prm_id")
    assert names_read(Schema("sqlite", (alone,)))[Element("prm_mst")][0] == "premium"


def test_a_code_beside_another_key_may_lead_to_a_table_of_codes() -> None:
    keys = {
        (k.table, k.column, k.ref_table, k.ref_column) for k in likely_keys(with_names_read(Schema("sqlite", SURVEYS)))
    }
    assert ("trp_trn", "trp_cd", "LK_TRP", "trpCd") in keys
    assert not any(one == "LK_TRP" for one, _, _, _ in keys)  # its codes are its own key


LEGS = Table(
    "FLT_LEG",
    (
        Column("leg_id", "INTEGER", primary_key=True),
        Column("dep_apt", "TEXT", samples=("VIE", "MUC")),
        Column("arr_apt", "TEXT", samples=("VIE", "MUC")),
        Column("dep_dly_min", "INTEGER"),
        Column("canx_fl", "TEXT", samples=("Y", "N")),
        Column("fare_cts", "INTEGER"),
    ),
)
AIRPORTS = Table(
    "APT",
    (Column("iata", "TEXT"), Column("apt_nm", "TEXT"), Column("cty", "TEXT"), Column("ctry_cd", "TEXT")),
)
FLEET = table("AC_FLEET", "tail_no:TEXT", "ac_typ:TEXT", "seat_cnt")
AIRLINE = Schema("sqlite", (LEGS, AIRPORTS, FLEET))


@pytest.mark.parametrize(
    ("place", "read"),
    [
        (Element("FLT_LEG", "dep_apt"), ("departure airport",)),
        (Element("FLT_LEG", "canx_fl"), ("cancelled",)),
        (Element("APT"), ("airport",)),
        (Element("AC_FLEET"), ("aircraft", "aircraft fleet")),
        (Element("FLT_LEG", "fare_cts"), ("fare cents",)),
    ],
)
def test_what_else_is_named_and_kept_tells_what_short_forms_stand_for(place: Element, read: tuple[str, ...]) -> None:
    assert names_read(AIRLINE)[place] == read


def test_what_ends_in_min_is_in_minutes_where_nothing_ends_in_max() -> None:
    assert names_read(AIRLINE)[Element("FLT_LEG", "dep_dly_min")][0] == "departure delay minutes"
    both = Schema("sqlite", (table("sns_rdg", "rdg_id", "tmp_min", "tmp_max", key="rdg_id"),))
    assert names_read(both)[Element("sns_rdg", "tmp_min")][0].endswith("minimum")


def test_a_short_form_is_not_what_another_column_surely_is() -> None:
    assert names_read(AIRLINE)[Element("APT", "cty")][0] == "city"


def test_the_end_of_a_name_is_part_of_it_where_no_yes_and_no_are_kept() -> None:
    floors = Table(
        "bldg_rm", (Column("rm_id", "INTEGER", primary_key=True), Column("hub_fl", "TEXT", samples=("1", "2")))
    )
    assert names_read(Schema("sqlite", (floors,)))[Element("bldg_rm", "hub_fl")] == ("hub floor",)
    assert "departure" not in " ".join(
        names_read(Schema("sqlite", (table("cust_acct", "acct_id", "dep_amt", key="acct_id"),)))[
            Element("cust_acct", "dep_amt")
        ][0]
    )


LINES = table("tcSubscription", "snId", "snSubId", "snStartedOn:TEXT", "snPlanNm:TEXT")
HOLDERS = table("tcSubscriber", "sbId", "sbFirstName:TEXT", "sbLastName:TEXT", "sbActivatedOn:DATE", "sbBlockedOn:DATE")
TICKETS = table("tcTicket", "tkId", "tkSubId", "tkCsatScore", "tkClosedAt:TEXT")
TELEPHONES = with_names_read(Schema("sqlite", (LINES, HOLDERS, TICKETS)))


def test_a_short_form_that_cannot_mean_its_own_table_means_the_other_everywhere() -> None:
    found = {(key.table, key.column): key.ref_table for key in reversed(likely_keys(TELEPHONES))}
    assert found["tcSubscription", "snSubId"] == "tcSubscriber"
    assert found["tcTicket", "tkSubId"] == "tcSubscriber"
    alone = with_names_read(Schema("sqlite", (replace(LINES, columns=LINES.columns[:1]), HOLDERS, TICKETS)))
    read = alone.tables[2].columns[1].read
    assert read[0] == "subscription id"  # nothing tells otherwise


def test_what_a_column_begins_with_for_its_table_is_not_read() -> None:
    names = plain_names(TELEPHONES)
    assert [column.name for column in names.schema.tables[1].columns] == [
        "id",
        "first_name",
        "last_name",
        "activated_on",
        "blocked_on",
    ]


def test_customer_satisfaction_is_what_a_score_is_short_for() -> None:
    account = account_for("average customer satisfaction score", TELEPHONES, [], TODAY)
    found = [piece.best.element for piece in account.pieces if piece.best is not None and piece.best.element]
    assert found == [Element("tcTicket", "tkCsatScore")]
    assert not account.missing


def test_what_is_read_of_a_name_is_what_is_said_of_it() -> None:
    sql = 'SELECT COUNT(*) FROM "tcSubscriber" WHERE "tcSubscriber"."sbActivatedOn" >= \'2025-01-01\''
    assert reading(sql, "sqlite", TELEPHONES) == "Number of subscribers activated since the beginning of 2025"
    key = ForeignKey(("tkSubId",), "tcSubscriber", ("sbId",), inferred=True)
    keyed = replace(TELEPHONES, tables=(*TELEPHONES.tables[:2], replace(TELEPHONES.tables[2], foreign_keys=(key,))))
    first = (
        'SELECT "tcSubscriber"."sbFirstName", "tcSubscriber"."sbLastName", COUNT(*) FROM "tcTicket" JOIN "tcSubscriber" '
        'ON "tcSubscriber"."sbId" = "tcTicket"."tkSubId" GROUP BY "tcTicket"."tkSubId", "tcSubscriber"."sbFirstName", '
        '"tcSubscriber"."sbLastName" ORDER BY COUNT(*) DESC LIMIT 10'
    )
    assert reading(first, "sqlite", keyed).startswith("The 10 subscribers with the highest number of")
