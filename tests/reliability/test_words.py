"""Names of tables and columns as people say them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reliability.words import abbreviates, is_nearly, shared_prefix, spelled_out, spellings, words


@pytest.mark.parametrize(
    ("name", "spoken"),
    [
        ("xyCustPostCd", "xy customer postal code"),
        ("no_of_items", "number of items"),
        ("no_show", "no show"),
        ("emp_no", "employee number"),
        ("empno", "employee number"),
        ("DOB", "date of birth"),
        ("tot_drug_amt", "total drug amount"),
        ("ADDR1", "address 1"),
        ("HTTPServer", "http server"),
        ("public.tbl_txn", "transaction"),
        ("orderpriority", "order priority"),
        ("is_active", "is active"),
        ("mandate", "mandate"),
        ("candidate", "candidate"),
        ("partner", "partner"),
        ("名前", "名前"),
        ("__", ""),
    ],
)
def test_a_name_is_spelled_out(name: str, spoken: str) -> None:
    assert spelled_out(name) == spoken


def test_a_table_says_what_an_abbreviation_means() -> None:
    assert spelled_out("doc_id") == "document id"
    assert spelled_out("doc_id", {"doctor"}) == "doctor id"


def test_both_ways_are_kept_with_and_without_the_prefix() -> None:
    assert set(spellings("xyCustPostCd", prefix="xy")) >= {"customer postal code", "xy cust post cd", "cust post cd"}
    assert spellings("name") == ("name",)


@pytest.mark.parametrize(
    ("names", "prefix"),
    [
        (["l_orderkey", "l_partkey", "l_tax"], "l"),
        (["xy_cu_name", "xy_cu_city", "xy_cu_zip"], "xy cu"),
        (["customer_id", "customer_name", "city", "zip"], ""),
        (["name", "city"], ""),
        ([], ""),
        (["name", "name", "name"], ""),
    ],
)
def test_a_prefix_is_what_nearly_all_share(names: list[str], prefix: str) -> None:
    assert shared_prefix(names) == prefix


@given(st.text(max_size=200))
def test_any_name_can_be_spelled(name: str) -> None:
    assert len(spellings(name)) <= 6
    assert bool(spelled_out(name)) == bool(words(name))


def test_a_hostile_name_takes_no_time() -> None:
    for name in ("cust" * 10_000, "no " * 10_000, "1a" * 10_000, "orderdate" * 20):
        spelled_out(name)


@pytest.mark.parametrize(("short", "word"), [("smb", "somebody"), ("ath", "anything"), ("cst", "cs"), ("", "word")])
def test_what_names_nobody_or_is_too_short_is_short_for_nothing(short: str, word: str) -> None:
    assert not abbreviates(short, word)


@pytest.mark.parametrize(
    ("said", "stored", "near"),
    [
        ("antwerp", "antwerpen", True),
        ("march", "marchetti", False),
        ("gent", "gentle", False),
        ("gent", "gent", False),
        ("ghent", "gent", True),
        ("ghent", "gert", False),
        ("", "", False),
    ],
)
def test_a_name_is_nearly_another_but_for_its_ending_or_a_letter(said: str, stored: str, near: bool) -> None:
    assert is_nearly(said, stored) is near
