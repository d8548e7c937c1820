"""Build the sample warehouse: `python -m deploy.reference.warehouse.build --url sqlite:///warehouse.db`."""

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine

from deploy.reference.warehouse.rows import generate
from deploy.reference.warehouse.tables import comments, metadata

BATCH_ROWS = 5_000


def build(url: str, scale: float = 1.0) -> dict[str, int]:
    """Create the tables at `url`, replacing those there, fill them and return the number of rows of each.

    A SQLite file gets its comments beside it, in `<file>.comments.json`, because SQLite keeps none. Raises ValueError
    for a `scale` outside 0.05 to 1.
    """
    rows = generate(scale)
    engine = create_engine(url)
    try:
        _fill(engine, rows)
    finally:
        engine.dispose()
    if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
        text = json.dumps(comments(), indent=1, ensure_ascii=False)
        Path(f"{engine.url.database}.comments.json").write_text(text + "\n", encoding="utf-8")
    return {name: len(found) for name, found in rows.items()}


def _fill(engine: Engine, rows: dict[str, list[dict[str, Any]]]) -> None:
    with engine.begin() as connection:
        metadata.drop_all(connection)
        for table in metadata.tables.values():  # parents stand first, and SQLite lists them in this order
            table.create(connection)
            found = rows[table.name]
            for start in range(0, len(found), BATCH_ROWS):
                connection.execute(table.insert(), found[start : start + BATCH_ROWS])


def fingerprint(rows: dict[str, list[dict[str, Any]]]) -> str:
    """Return the SHA-256 of all rows, in order: equal on every machine for one seed and scale."""
    digest = hashlib.sha256()
    for name, found in rows.items():
        for row in found:
            digest.update(f"{name}|{'|'.join(map(str, row.values()))}\n".encode())
    return digest.hexdigest()


def main() -> None:
    """Build the warehouse at `--url` and print the rows of each table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", required=True, help="SQLAlchemy URL, sqlite:///… or postgresql+psycopg://…")
    parser.add_argument("--scale", type=float, default=1.0, help="share of the customers and orders, 0.05 to 1")
    chosen = parser.parse_args()
    counts = build(chosen.url, chosen.scale)
    for name, count in counts.items():
        print(f"{name:15}{count:>9,}")
    print(f"{'together':15}{sum(counts.values()):>9,}")


if __name__ == "__main__":
    main()
