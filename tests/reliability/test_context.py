"""What of a schema a prompt shows first: what the question names, by a name or by what people call it."""

from dataclasses import replace

from reliability.context import nearest_tables, shown_for_linking
from reliability.values import Column, Table

WIDE = Table("kd", tuple(Column(f"f{number}", "TEXT") for number in range(40)))
OTHERS = (Table("auf", (Column("nr", "INTEGER"),)), WIDE)


def test_a_table_is_near_by_what_people_call_it() -> None:
    assert nearest_tables("How many clients?", OTHERS)[0].name == "auf"
    told = (OTHERS[0], replace(WIDE, synonyms=("clients",)))
    assert nearest_tables("How many clients?", told)[0].name == "kd"


def test_a_column_that_people_call_otherwise_is_shown_before_others() -> None:
    told = replace(
        WIDE, columns=(*WIDE.columns[:30], replace(WIDE.columns[30], synonyms=("town",)), *WIDE.columns[31:])
    )
    needed = len("kd") + 2 + len("f30") + 1 + len("town") + 2  # what it is called stands beside it, between parentheses
    for table, budget, shown in ((WIDE, needed, False), (told, needed, True), (told, needed - 1, False)):
        (kept,) = shown_for_linking("clients by town", (table,), budget, len)
        assert ("f30" in [column.name for column in kept.columns]) is shown
        assert len(kept.columns) < 10
