"""What is proposed to be hidden: by names in several languages, by values, and not what only sounds like it."""

from __future__ import annotations

import pytest

from adapters.warehouses.catalog.personal import personal_data
from reliability.values import Column

HIDDEN = [
    ("email", "TEXT", [], "e-mail addresses"),
    ("CustomerEMail", "VARCHAR(80)", ["ann@shop.org"], "e-mail addresses"),
    ("courriel", "TEXT", ["a@b.fr", "c@d.fr"], "e-mail addresses"),
    ("note", "TEXT", ["ann@shop.org", "bo@shop.org", "cy@shop.org"], "e-mail addresses"),
    ("téléphone", "TEXT", ["01 23 45 67 89"], "telephone numbers"),
    ("телефон", "TEXT", ["+7 495 123-45-67"], "telephone numbers"),
    ("phone", "BIGINT", ["4915112345678"], "telephone numbers"),
    ("reach", "TEXT", ["+44 20 7946 0958", "+44 20 7946 0959", "+44 20 7946 0960"], "telephone numbers"),
    ("iban", "TEXT", ["DE89 3704 0044 0532 0130 00"], "bank accounts"),
    (
        "konto",
        "TEXT",
        ["DE89370400440532013000", "GB29NWBK60161331926819", "FR1420041010050500013M02606"],
        "bank accounts",
    ),
    ("card_number", "TEXT", ["4111 1111 1111 1111"], "payment cards"),
    ("paid_by", "TEXT", ["4111111111111111", "5500005555555559", "340000000000009"], "payment cards"),
    ("Kreditkartennummer", "TEXT", [], "payment cards"),
    ("mot_de_passe", "TEXT", ["x"], "passwords and keys"),
]
SHOWN = [
    ("email_count", "INTEGER", ["3", "12"]),
    ("email_verified", "BOOLEAN", []),
    ("email_sent_at", "TIMESTAMP", []),
    ("email_template", "TEXT", ["welcome", "reminder"]),
    ("order_number", "TEXT", ["4111111111111112", "1234567890123456", "5500005555555550"]),
    ("sku", "TEXT", ["4006381333931", "9783161484100", "1234567890123"]),
    ("shipped", "TEXT", ["2024-01-05", "2024-01-06", "2024-01-07"]),
    ("branch", "TEXT", ["0012345678", "0012345679", "0012345680"]),
    ("city", "TEXT", ["Oslo", "Porto", "Brno"]),
    ("amount", "TEXT", ["0.5000000", "0.2500000", "0.1250000"]),
    ("company", "TEXT", ["ann@shop.org", "Shop", "Bakery", "Mill", "Farm", "Inn"]),
    ("cellar", "TEXT", ["north"]),
]


@pytest.mark.parametrize(("name", "kind", "values", "held"), HIDDEN, ids=lambda each: str(each)[:30])
def test_personal_data_is_found(name: str, kind: str, values: list[str], held: str) -> None:
    found = personal_data(Column(name, kind), values)
    assert found is not None
    assert found.kind == held


@pytest.mark.parametrize(("name", "kind", "values"), SHOWN, ids=lambda each: str(each)[:30])
def test_other_columns_stay_in_view(name: str, kind: str, values: list[str]) -> None:
    assert personal_data(Column(name, kind), values) is None


def test_two_values_are_too_few_where_the_name_says_nothing() -> None:
    values = ["ann@shop.org", "bo@shop.org"]
    assert personal_data(Column("note", "TEXT"), values) is None
    assert personal_data(Column("note", "TEXT"), [*values, "cy@shop.org"]) is not None
