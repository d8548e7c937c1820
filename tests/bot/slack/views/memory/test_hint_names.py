"""Hints of a file's lines name what exists, in the schema's spelling, and say whose they are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.slack.views.memory.hint_names import hints_of_lines
from reliability.errors import BadInput, SettingsError
from reliability.values import Column, Element, Hint, HintScope, HintState, Schema, Table

SCHEMAS = {
    "retail": Schema("sqlite", (Table("orders", (Column("net_sales", "num"), Column("gross_sales", "num"))),)),
    "stock": Schema("sqlite", (Table("main.parts", (Column("weight.kg", "num"),)),)),
}
HINT = Hint(
    phrase="sales",
    preferred=Element("ORDERS", "Net_Sales"),
    passed_over=(Element("orders", "gross_sales"), Element("Orders")),
    scope=HintScope.WORKSPACE,
    owner="",
    author="U1",
    question="",
    created_at="2026-11-01T00:00:00+00:00",
    warehouse="retail",
)


def schema_of(name: str) -> Schema:
    if name not in SCHEMAS:
        raise SettingsError("What whoever runs Candor is told.")
    return SCHEMAS[name]


def test_names_are_spelled_as_the_schema_of_the_hints_own_warehouse_has_them() -> None:
    parts = replace(HINT, preferred=Element("MAIN.parts", "weight.KG"), passed_over=(), warehouse="stock")
    first, second = hints_of_lines({2: HINT, 7: parts}, schema_of)
    assert first == replace(
        HINT,
        preferred=Element("orders", "net_sales"),
        passed_over=(Element("orders", "gross_sales"), Element("orders")),
    )
    assert second.preferred == Element("main.parts", "weight.kg")


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"preferred": Element("orders", "sails")}, "Line 4: retail has no table or column named orders.sails."),
        ({"passed_over": (Element("shops"),)}, "Line 4: retail has no table or column named shops."),
        ({"warehouse": "stock"}, "Line 4: stock has no table or column named ORDERS.Net_Sales."),
        ({"warehouse": "gone"}, "Line 4: there is no warehouse named gone."),
        ({"scope": HintScope.PERSON}, "Line 4: a hint for a person needs its Slack id as owner."),
        ({"scope": HintScope.CHANNEL, "owner": " "}, "Line 4: a hint for a channel needs its Slack id as owner."),
    ],
)
def test_a_line_that_names_nothing_that_exists_or_nobody_is_named(wrong: dict[str, object], says: str) -> None:
    with pytest.raises(BadInput) as error:
        hints_of_lines({2: HINT, 4: replace(HINT, **wrong)}, schema_of)  # type: ignore[arg-type]
    assert str(error.value) == says


def test_what_is_not_in_use_may_name_what_is_gone_and_somebodys_may_be_owned() -> None:
    """An export of everything comes back, with what was retired because its column went."""
    retired = replace(HINT, preferred=Element("orders", "gone"), warehouse="gone", state=HintState.RETIRED)
    own = replace(HINT, scope=HintScope.PERSON, owner="U2")
    assert hints_of_lines({2: retired, 3: own}, schema_of)[0] == retired
    assert hints_of_lines({3: own}, schema_of)[0].owner == "U2"
