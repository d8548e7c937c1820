"""What people still have to say is told, and what is said well enough is not."""

from __future__ import annotations

import pytest

from adapters.warehouses.catalog.thin import is_cryptic, thin_parts
from reliability.values import Column, Element, ForeignKey, Schema, Table


@pytest.mark.parametrize("name", ["xqz_fl2", "bkdt", "t1", "VBRK", "c_17", "zzgrp"])
def test_cryptic_names_are_told(name: str) -> None:
    assert is_cryptic(name)


@pytest.mark.parametrize(
    "name", ["customer_id", "cust_post_cd", "OrderDate", "qty", "Straße", "таблица", "表", "address_2"]
)
def test_readable_names_are_not(name: str) -> None:
    assert not is_cryptic(name)


def test_thin_parts_of_a_schema() -> None:
    lone = Table(
        "zzq", (Column("a_bkdt", "TEXT"), Column("xk", "TEXT", "What it is"), Column("xl", "TEXT", synonyms=("y",)))
    )
    orders = Table("orders", (Column("id", "INTEGER"),), "What is sold", (ForeignKey(("id",), "items", ("id",)),))
    items = Table("items", (Column("id", "INTEGER"),), "What is in it")
    thin = thin_parts(Schema("sqlite", (lone, orders, items)))
    assert thin.undescribed == ("zzq",)
    assert thin.cryptic == (Element("zzq"), Element("zzq", "a_bkdt"))
    assert thin.unconnected == ("zzq",)
