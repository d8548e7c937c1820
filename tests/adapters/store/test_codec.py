"""What the store writes comes back as it was, and nothing that it reads runs."""

from __future__ import annotations

import base64
import dataclasses
import enum
import json
import math
import types
import typing
from collections.abc import Mapping
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import numpy as np
import pytest

from adapters.store.codec import NotStorable, StoredDataUnreadable, decode, encode, forms
from reliability.clarifications.kinds import clarification_kinds
from reliability.errors import CandorError
from reliability.values import Clarification, Element, Reading, Rows
from tests.contracts.store import HOSTILE, an_answer

STORED = {**forms(), **clarification_kinds()}


def example_of(kind: Any) -> Any:
    """A value of an annotated type, with something in every field."""
    origin, inside = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return example_of(next(each for each in inside if each is not type(None)))
    if origin is typing.Literal:
        return inside[0]
    if origin is tuple:
        return (example_of(inside[0]),) * 2 if inside[-1] is ... else tuple(map(example_of, inside))
    if origin in (dict, Mapping):
        return {example_of(inside[0]): example_of(inside[1])}
    if kind is Clarification:
        return example_of(clarification_kinds()["choose_reading"])
    if dataclasses.is_dataclass(kind):
        hints = typing.get_type_hints(kind)
        return kind(**{each.name: example_of(hints[each.name]) for each in dataclasses.fields(kind)})  # type: ignore[operator]  # a class
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        return list(kind)[-1]
    return {str: HOSTILE[3], int: 3, bool: True, float: 0.1, date: date(2026, 10, 31)}[kind]


@pytest.mark.parametrize("name", sorted(STORED))
def test_every_form_comes_back_as_it_was(name: str) -> None:
    value = example_of(STORED[name])
    found = decode(encode((value, 0.25)))
    assert found == (value, 0.25)
    assert type(found[0]) is STORED[name]


@pytest.mark.parametrize(
    "value",
    [
        None,
        True,
        0,
        -1,
        10**30,
        0.1,
        -0.0,
        1e-300,
        math.inf,
        -math.inf,
        "",
        *HOSTILE,
        b"",
        bytes(range(256)),
        (),
        ((),),
        [],
        [1, (2, [3])],
        {},
        {"a": HOSTILE},
        {(1, "x"): b"y"},
        frozenset({1, 2}),
        Decimal("1.10"),
        date(2026, 11, 22),
        datetime(2026, 11, 22, 3, 4, 5, 6, tzinfo=UTC),
        {"!": "element", "table": "x"},
        an_answer(),
    ],
    ids=range(33),
)
def test_plain_values_come_back_with_their_types(value: object) -> None:
    found = decode(encode(value))
    assert found == value
    assert type(found) is type(value)


def test_what_is_no_number_stays_none() -> None:
    assert math.isnan(decode(encode((math.nan,)))[0])


def test_numbers_and_arrays_of_numpy_are_kept_to_the_bit() -> None:
    assert decode(encode((np.float64(0.1), np.int64(3), np.bool_(True)))) == (0.1, 3, True)
    array = np.arange(6, dtype="<f4").reshape(2, 3).T / 7
    found = decode(encode(array))
    assert found.dtype == array.dtype
    assert np.array_equal(found, array)


def test_many_rows_take_a_moment() -> None:
    rows = Rows(("a", "b"), tuple((number, f"text {number}") for number in range(10_000)))
    assert decode(encode(rows)) == rows


@pytest.mark.parametrize(
    "value",
    [lambda: None, object(), Element, print, {1: {2: object()}}, np.array([object()]), 10**5000],
    ids=range(7),
)
def test_what_has_no_form_is_refused(value: object) -> None:
    with pytest.raises(NotStorable):
        encode(value)


def test_a_value_that_holds_itself_is_refused() -> None:
    endless: list[object] = []
    endless.append(endless)
    with pytest.raises(NotStorable):
        encode(endless)


def stored(value: object, version: object = 1) -> bytes:
    return json.dumps({"version": version, "value": value}).encode()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "cannot be read"),
        (b"\x80\x04\x95nonsense", "cannot be read"),
        (b'{"version": 1', "cannot be read"),
        (b"[]", "none of Candor"),
        (b'{"value": 1}', "none of Candor"),
        (stored(1, version=2), "another version"),
        (stored(1, version="1"), "another version"),
        (stored({"!": "os.system", "value": "true"}), "'os.system'"),
        (stored({"!": "Answered"}), "'Answered'"),
        (stored({"!": "element"}), "cannot be read"),
        (stored({"!": "element", "table": "x", "colour": "red"}), "cannot be read"),
        (stored({"!": "choose_reading", "step": 0, "nonsense": 1}), "cannot be read"),
        (stored({"!": "reason", "value": "no such reason"}), "cannot be read"),
        (stored({"no": "name"}), "cannot be read"),
        (stored({"!": ["element"]}), "cannot be read"),
        (stored({"!": "bytes", "value": "%%%"}), "cannot be read"),
        (stored({"!": "dict", "value": [[["a"], 1, 2]]}), "cannot be read"),
        (
            stored({"!": "array", "value": {"dtype": "O", "shape": [1], "bytes": base64.b64encode(b"x" * 8).decode()}}),
            "array of object",
        ),
        (b'{"version": 1, "value": ' + b"[" * 200_000 + b"]" * 200_000 + b"}", "cannot be read"),
    ],
    ids=range(19),
)
def test_what_candor_did_not_write_is_an_error_in_a_sentence(content: bytes, said: str) -> None:
    with pytest.raises(StoredDataUnreadable, match=said):
        decode(content)
    assert issubclass(StoredDataUnreadable, CandorError)


def test_a_field_that_a_class_gained_since_has_its_default() -> None:
    written = json.loads(encode(Reading("SELECT 1", "one", Rows(("n",), ((1,),)), 0.5)))
    del written["value"]["probability"]
    assert decode(json.dumps(written).encode()) == Reading("SELECT 1", "one", Rows(("n",), ((1,),)))
