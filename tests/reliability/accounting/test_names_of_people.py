"""First and last names in two columns, where a whole name stands in a third."""

from adapters.warehouses.fake import FakeWarehouse
from reliability.accounting.cells import cells_named
from reliability.values import Schema

VALUES = (
    ("clients", "client_name", "Ada Byron"),
    ("clients", "client_name", "Mary Shelley"),
    ("workers", "first_name", "Ada"),
    ("workers", "last_name", "Byron"),
    ("workers", "first_name", "Mary"),
    ("boats", "boat_name", "Shelley"),
)


def found(text: str) -> list[tuple[str, str, str]]:
    return cells_named(text, FakeWarehouse(Schema("sqlite", ()), values=VALUES))


def test_the_two_names_of_a_person_are_found_beside_a_whole_name() -> None:
    assert found("salary of Ada Byron") == [VALUES[0], VALUES[2], VALUES[3]]


def test_names_of_two_tables_are_nobodys() -> None:
    assert found("salary of Mary Shelley") == [VALUES[1]]
