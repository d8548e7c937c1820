"""Where somebody works is not where they were born."""

import pytest

from reliability.accounting.account import Explanation, Piece, Role
from reliability.accounting.joint import with_nouns_of_names, with_places_of_work
from reliability.values import Element

SHOP, BORN = Element("shops", "city"), Element("staff", "birthplace")


def piece(text: str, *cells: tuple[Element, float]) -> Piece:
    found = tuple(Explanation(Role.CELL, score, element, text) for element, score in cells)
    return Piece(0, len(text), text, (text.lower(),), found)


PORTO = piece("Porto", (BORN, 1.0), (SHOP, 0.9))


@pytest.mark.parametrize(
    ("before", "meant"),
    [
        (["who", "work", "in"], SHOP),
        (["staff", "based", "in"], SHOP),
        (["who", "lives", "in"], BORN),
        (["work", "and", "then", "at", "last", "in"], BORN),
        ([], BORN),
    ],
)
def test_the_place_of_work_comes_before_that_of_birth(before: list[str], meant: Element) -> None:
    last = with_places_of_work([*map(piece, before), PORTO])[-1]
    assert last.best is not None
    assert last.best.element == meant
    assert {each.element for each in last.explanations} == {SHOP, BORN}


def test_where_only_the_birth_is_known_it_stays_as_likely() -> None:
    only = piece("Porto", (BORN, 1.0), (Element("staff", "origin"), 0.9))
    assert with_places_of_work([piece("work"), only])[-1] == only
    assert with_places_of_work([]) == []


NAME, SOLD_BY = Element("stores", "store_name"), Element("orders", "channel")


@pytest.mark.parametrize("at", [0, 1])
def test_the_noun_beside_a_name_is_what_is_called_so(at: int) -> None:
    pieces = [piece("graz gardens", (NAME, 0.97))]
    pieces.insert(at, piece("store", (SOLD_BY, 0.72)))
    found = with_nouns_of_names(pieces)[at]
    assert found.best is not None
    assert found.best.role is Role.FUNCTION


@pytest.mark.parametrize(
    "other",
    [
        piece("graz", (Element("stores", "city"), 0.97)),
        piece("alba desk", (Element("products", "product_name"), 0.97)),
        piece("by"),
    ],
)
def test_a_value_stays_one_beside_anything_else(other: Piece) -> None:
    pieces = [piece("store", (SOLD_BY, 0.72)), other]
    assert with_nouns_of_names(pieces) == pieces


def test_a_name_that_is_its_own_noun_stays_a_name() -> None:
    pieces = [piece("store", (NAME, 0.9)), piece("graz gardens", (NAME, 0.97))]
    assert with_nouns_of_names(pieces) == pieces
