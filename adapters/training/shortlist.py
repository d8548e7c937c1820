"""How often the tables that a question needs are on the shortlist of a schema that is beyond the context.

`python -m adapters.training.shortlist --data DATA`: Spider's development questions, asked of all of Spider's schemas
as one warehouse, each table named `database.table`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from adapters.training.linking_figures import LINKING_TOKENS
from adapters.training.measured import spider_dev, spider_schema
from reliability.context import Similarity, nearest_tables, shown_for_linking
from reliability.ports import Encoder
from reliability.values import Schema, Table

KS = (1, 2, 5, 10, 20, 30, 50, 100)


@dataclass(frozen=True)
class Shortlisted:
    """A question and the tables that it needs."""

    question: str
    tables: tuple[str, ...]


def by_encoder(encoder: Encoder) -> Similarity:
    """Cosine similarity of question and texts, as in service."""

    def similarity(question: str, texts: Sequence[str]) -> list[float]:
        vectors = encoder.encode([question, *texts])
        near: list[float] = (vectors[1:] @ vectors[0]).tolist()
        return near

    return similarity


def recall_at(
    questions: Sequence[Shortlisted],
    tables: Sequence[Table],
    similarity: Similarity | None,
    ks: Sequence[int],
) -> dict[int, float | None]:
    """recall@k: the share of questions of which *every* needed table is among the k nearest, in [0, 1].

    None without a question. A table that the schema lacks is never found.

    >>> shop = [Table("orders", ()), Table("stores", ())]
    >>> recall_at([Shortlisted("how many stores?", ("stores",))], shop, None, (1, 2))
    {1: 1.0, 2: 1.0}
    """
    depths = []
    for each in questions:
        place = {t.name: i for i, t in enumerate(nearest_tables(each.question, tables, similarity), start=1)}
        depths.append(max((place.get(name, len(tables) + 1) for name in each.tables), default=0))
    return {k: sum(depth <= k for depth in depths) / len(depths) if depths else None for k in ks}


def recall_of_shown(
    questions: Sequence[Shortlisted], tables: Sequence[Table], similarity: Similarity | None,
    budget_tokens: int, count_tokens: Callable[[str], int],
) -> dict[str, float | None]:  # fmt: skip
    """The same for what a prompt of so many tokens shows, and how many tables that is on average."""
    if not questions:
        return {"recall": None, "tables_shown": None}
    found, shown_tables = 0, 0
    for each in questions:
        names = {
            t.name for t in shown_for_linking(each.question, tables, budget_tokens, count_tokens, similarity)
        }
        found += set(each.tables) <= names
        shown_tables += len(names)
    return {"recall": found / len(questions), "tables_shown": shown_tables / len(questions)}


def merged(schemas: Mapping[str, Schema]) -> Schema:
    """Several databases as one warehouse: every table `database.table`, its keys within it."""
    tables = []
    for database, schema in schemas.items():
        for table in schema.tables:
            keys = tuple(replace(k, ref_table=f"{database}.{k.ref_table}") for k in table.foreign_keys)
            tables.append(replace(table, name=f"{database}.{table.name}", foreign_keys=keys))
    return Schema("sqlite", tuple(tables))


def measure(data: Path, encoder: Encoder, count_tokens: Callable[[str], int], sample: int | None) -> dict[
    str, object
]:  # fmt: skip
    """recall@k and the recall of the prompt, with the encoder and by words alone."""
    rows = json.loads((data / "spider/tables.json").read_text("utf-8"))
    warehouse = merged({row["db_id"]: spider_schema(row) for row in rows})
    asked, _ = spider_dev(data, sample)
    questions = [
        Shortlisted(m.question, tuple(f"{m.database}.{name}" for name in m.tables)) for m in asked if m.tables
    ]
    figures: dict[str, object] = {"tables": len(warehouse.tables), "questions": len(questions)}
    for name, similarity in (("encoder", by_encoder(encoder)), ("words", None)):
        figures[name] = {
            "recall_at": recall_at(questions, warehouse.tables, similarity, KS),
            "shown": recall_of_shown(questions, warehouse.tables, similarity, LINKING_TOKENS, count_tokens),
        }
    return figures


def main() -> None:
    """Command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument(
        "--model", type=Path, default=Path("deploy/reference/model"), help="whose tokens count"
    )
    parser.add_argument("--sample", type=int, help="questions (default: all)")
    chosen = parser.parse_args()
    from tokenizers import Tokenizer

    from adapters.encoder import SentenceEncoder

    tokenizer = Tokenizer.from_file(str(chosen.model / "tokenizer.json"))
    figures = measure(
        chosen.data,
        SentenceEncoder(),
        lambda text: len(tokenizer.encode(text, add_special_tokens=False).ids),
        chosen.sample,
    )
    print(json.dumps(figures, indent=1))  # noqa: T201  # the command's answer


if __name__ == "__main__":
    main()
