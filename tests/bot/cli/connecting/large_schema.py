"""A schema of hundreds of tables in three languages, without a declared key: what connecting has to cope with."""

from __future__ import annotations

from collections.abc import Iterator

ROWS = 12
_NAMES = (
    # region, its title, an e-mail address; order, a telephone number; item, a note
    ("region", "title", "contact_email", "sale", "sold_on", "phone", "sale_item", "quantity"),
    ("gebiet", "bezeichnung", "mailadresse", "bestellung", "bestelldatum", "Telefonnummer", "position", "menge"),
    ("область", "название", "почта", "покупка", "дата", "телефон", "строка", "количество"),
)


def large_schema(tables: int, quote: str = '"') -> Iterator[str]:
    """Statements that make and fill so many tables, in threes: each second and third refers to the one before."""

    def q(name: str) -> str:
        return f"{quote}{name}{quote}"

    for number in range(tables):
        group, place = divmod(number, 3)
        rows: list[tuple[object, ...]]
        first, title, mail, second, day, phone, third, amount = _NAMES[group % 3]
        one, two, three = (f"{name}_{group}" for name in (first, second, third))
        if place == 0:
            name, columns = one, [(f"{one}_id", "INTEGER"), (title, "VARCHAR(40)"), (mail, "VARCHAR(60)")]
            rows = [(n, f"'{title} {n}'", f"'p{n}@shop{group}.org'") for n in range(ROWS)]
        elif place == 1:
            name = two
            columns = [(f"{two}_id", "INTEGER"), (f"{one}_id", "INTEGER"), (day, "DATE"), (phone, "VARCHAR(30)")]
            rows = [(n, n // 2, f"'2025-01-{n + 1:02d}'", f"'+49 30 1234{n:04d}'") for n in range(ROWS)]
        else:
            name, columns = three, [(f"{three}_id", "INTEGER"), (f"{two}_id", "INTEGER"), (amount, "NUMERIC(8, 2)")]
            rows = [(n, n // 3, n * 1.5) for n in range(ROWS)]
        yield f"CREATE TABLE {q(name)} ({', '.join(f'{q(column)} {kind}' for column, kind in columns)})"
        yield f"INSERT INTO {q(name)} VALUES {', '.join('(' + ', '.join(map(str, row)) + ')' for row in rows)}"
