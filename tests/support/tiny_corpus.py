"""A folder of public data in miniature: three databases, a few dozen questions, some English, a question log.

One of the databases (`HELD_OUT`) only steers a training run; Spider's development set asks about a fourth one.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
from pathlib import Path
from typing import Any

HELD_OUT = "garden"
_TABLES: dict[str, dict[str, tuple[str, ...]]] = {
    "music": {"singer": ("singer_id", "name", "country", "age"), "song": ("song_id", "singer_id", "title", "sales")},
    "shop": {"customer": ("customer_id", "name", "city"), "purchase": ("purchase_id", "customer_id", "amount", "day")},
    HELD_OUT: {"keeper": ("keeper_id", "name", "salary"), "animal": ("animal_id", "keeper_id", "species", "weight")},
}


def data_folder(folder: Path) -> Path:
    """Write the folder as ../shared/data is laid out."""
    schemas = [_schema(name) for name in _TABLES]
    _lines(folder / "train/schemas.jsonl.xz", schemas)
    _lines(folder / "train/spider_train.jsonl.xz", [row for name in _TABLES for row in _pairs(name)])
    _text(
        folder / "train/wordnet_synonyms.tsv.xz",
        "lemma\tpos\tsynonyms\tbroader\nname\tn\ttitle|label\t\nsinger\tn\tvocalist\t\nsong\tn\ttune\t\n",
    )
    for name in ("english_wordnet_glosses", "english_wikipedia_wtq_pages", "english_nltk_open"):
        _text(folder / f"train/{name}.txt.xz", "".join(f"{line}\n" for line in _ENGLISH))
    (folder / "spider").mkdir()
    dev = [
        {
            "db_id": "concert",
            "question": "How many concerts are there?",
            "query": "SELECT COUNT(*) FROM concert",
        }
    ]
    for name in ("dev.json", "dev_pre2020.json"):
        (folder / "spider" / name).write_text(json.dumps(dev))
    (folder / "spider/tables.json").write_text(json.dumps([_spider_schema()]))
    _database(folder / "spider/database/concert/concert.sqlite")
    (folder / "ambiqt").mkdir()
    for name in ("column", "table", "join", "aggregate"):
        (folder / f"ambiqt/{name}.jsonl").write_text("")
    return folder


def log_file(file: Path) -> Path:
    """A question log over the database of `log_database`."""
    rows: list[dict[str, object]] = [
        {
            "question": f"Which singers are older than {age}?",
            "sql": f"SELECT name FROM singer WHERE age > {age}",
            "split": "train" if age % 3 else "test",
            "readings": [],
            "group": f"g{age % 4}",
        }
        for age in range(20, 44)
    ]
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return file


def log_database(file: Path) -> Path:
    """The log's database, `music`, with rows."""
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE singer (singer_id INTEGER PRIMARY KEY, name TEXT, country TEXT, age INTEGER)")
    connection.execute(
        "CREATE TABLE song (song_id INTEGER PRIMARY KEY, singer_id INTEGER REFERENCES singer (singer_id), "
        "title TEXT, sales REAL)"
    )
    people = [(i, f"Singer {i}", "France" if i % 2 else "Spain", 20 + i) for i in range(1, 25)]
    connection.executemany("INSERT INTO singer VALUES (?, ?, ?, ?)", people)
    connection.executemany(
        "INSERT INTO song VALUES (?, ?, ?, ?)", [(i, i, f"Song {i}", 10.0 * i) for i in range(1, 25)]
    )
    connection.commit()
    connection.close()
    return file


def _schema(database: str) -> dict[str, Any]:
    tables = _TABLES[database]
    (first, columns), (second, others) = tables.items()
    return {
        "schema_ref": f"spider/{database}",
        "db_id": database,
        "foreign_keys": [[second, others[1], first, columns[0]]],
        "tables": [
            {"name": table, "columns": [{"name": c, "type": "text", "pk": i == 0} for i, c in enumerate(found)]}
            for table, found in tables.items()
        ],
    }


def _pairs(database: str) -> list[dict[str, Any]]:
    rows: list[tuple[str, str]] = []
    (first, columns), (second, others) = _TABLES[database].items()
    for table, found in _TABLES[database].items():
        rows.append((f"How many {table}s are there?", f"SELECT COUNT(*) FROM {table}"))
        for column in found[1:]:
            words = column.replace("_", " ")
            rows.append((f"List the {words} of every {table}.", f"SELECT {column} FROM {table}"))
            rows.append((f"What is the highest {words} of a {table}?", f"SELECT MAX({column}) FROM {table}"))
            rows.append((f"How many {table}s have {words} 7?", f"SELECT COUNT(*) FROM {table} WHERE {column} = 7"))
    rows.append(
        (
            f"Show the {columns[1]} of each {first} with the {others[2]} of its {second}.",
            f"SELECT {first}.{columns[1]}, {second}.{others[2]} FROM {first} JOIN {second} ON "
            f"{first}.{columns[0]} = {second}.{others[1]}",
        )
    )
    return [
        {
            "source": "spider_train",
            "db_id": database,
            "question": question,
            "sql": sql,
            "schema_ref": f"spider/{database}",
        }
        for question, sql in rows
    ]


def _spider_schema() -> dict[str, Any]:
    return {
        "db_id": "concert",
        "table_names_original": ["concert", "hall"],
        "column_names_original": [
            [-1, "*"],
            [0, "concert_id"],
            [0, "hall_id"],
            [0, "year"],
            [1, "hall_id"],
            [1, "seats"],
        ],
        "column_types": ["text", "number", "number", "number", "number", "number"],
        "primary_keys": [1, 4],
        "foreign_keys": [[2, 4]],
    }


def _database(file: Path) -> None:
    file.parent.mkdir(parents=True)
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE concert (concert_id INTEGER, hall_id INTEGER, year INTEGER)")
    connection.execute("CREATE TABLE hall (hall_id INTEGER, seats INTEGER)")
    connection.executemany("INSERT INTO concert VALUES (?, ?, ?)", [(1, 1, 2020), (2, 1, 2021)])
    connection.commit()
    connection.close()


def _lines(file: Path, rows: list[dict[str, Any]]) -> None:
    _text(file, "".join(json.dumps(row) + "\n" for row in rows))


def _text(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with lzma.open(file, "wt", encoding="utf-8") as handle:
        handle.write(text)


_ENGLISH = (
    "A singer is a person who sings, mostly before many people and for money.",
    "The shop at the corner sells bread, milk and the newspapers of the day before.",
    "Whoever keeps animals must feed them every day, whatever the weather may be.",
    "An orchestra plays in the hall twice a week; the cheapest seats are behind a pillar.",
    "Yes, she said, and no, he said, and neither of the two was right about the song.",
)
