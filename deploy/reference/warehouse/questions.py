"""Write the question log: `python -m deploy.reference.warehouse.questions --out questions.jsonl`.

The log is a pure function of the intents and one seed. Rows that share any SQL, as gold or as a reading, form
one *group*; so do all wordings of one unanswerable filling. The split is a hash of the group's smallest SQL.
"""

import argparse
import hashlib
import json
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from deploy.reference.warehouse import (
    asks_ambiguous,
    asks_joined,
    asks_nested,
    asks_single,
    asks_unanswerable,
)
from deploy.reference.warehouse.slots import AskedIntent, SlotFilling
from deploy.reference.warehouse.tables import metadata

SEED = 20261121
TRAIN_PERCENT, CALIBRATE_PERCENT = 52, 24  # the rest is the test split
LOG = Path(__file__).with_name("questions.jsonl")
KINDS = [
    ("answerable", asks_single.INTENTS + asks_joined.INTENTS + asks_nested.INTENTS),
    ("ambiguous", asks_ambiguous.INTENTS),
    ("unanswerable", asks_unanswerable.INTENTS),
]
MAX_COMBINATIONS = 4_000
_QUOTED = re.compile(r"'[^']*'")
_NAME = re.compile(r"\b([a-z_0-9]+)\.([a-z_0-9]+)\b")
_TABLE = re.compile(r"\b(?:FROM|JOIN) ([a-z_0-9]+)")
_OPENERS = ["hey, ", "pls ", "Can you tell me: ", "Quick one: ", "hi team, ", "I need this for a deck: "]
Row = dict[str, Any]


class _InSql:
    """How a slot's option is written inside SQL: `{slot}`, `{slot.sql}`, `{slot.start}`, `{slot.end}`."""

    def __init__(self, chosen: SlotFilling) -> None:
        self.sql, self.start, self.end = chosen.sql, chosen.start, chosen.end

    def __str__(self) -> str:
        return self.sql

    def __format__(self, spec: str) -> str:
        return self.sql


def linked(statements: list[str]) -> tuple[list[str], list[str]]:
    """Return the tables and the columns (`table.column`) that the statements use, in schema order."""
    tables: set[str] = set()
    columns: set[tuple[str, str]] = set()
    for sql in statements:
        bare = _QUOTED.sub("''", sql)
        tables.update(_TABLE.findall(bare))
        columns.update(_NAME.findall(bare))
    ordered = [t for t in metadata.tables.values() if t.name in tables]
    return [t.name for t in ordered], [
        f"{t.name}.{c.name}" for t in ordered for c in t.columns if (t.name, c.name) in columns
    ]


def _fillings(intent: AskedIntent, rng: Random) -> list[dict[str, SlotFilling]]:
    """Return `intent.fills` different fillings of the slots, at least one."""
    names = list(intent.slots)
    lists = [[o if isinstance(o, SlotFilling) else SlotFilling((o,), o) for o in intent.slots[n]] for n in names]
    size = 1
    for options in lists:
        size *= len(options)
    if size <= MAX_COMBINATIONS:
        combinations = list(product(*lists))
        rng.shuffle(combinations)
    else:
        combinations = [tuple(rng.choice(options) for options in lists) for _ in range(3 * intent.fills)]
    distinct = list(dict.fromkeys(combinations))[: max(intent.fills, 1)]
    return [dict(zip(names, chosen, strict=True)) for chosen in distinct]


def _typo(text: str, protected: set[str], rng: Random) -> str:
    """Swap two letters inside one long word that no literal contains."""
    spots = [
        m.start() + 1 for m in re.finditer(r"[a-z]{6,}", text) if not any(m.group() in value for value in protected)
    ]
    if not spots:
        return text
    at = rng.choice(spots) + rng.randrange(3)
    return text[:at] + text[at + 1] + text[at] + text[at + 2 :]


def _styled(text: str, literals: set[str], rng: Random) -> str:
    """Return the question as one of a team's people would type it."""
    text = text[0].upper() + text[1:] if rng.random() < 0.45 else text
    dice = rng.random()
    if dice < 0.07:
        text = _typo(text, literals, rng)
    elif dice < 0.17:
        text = text.lower()
    elif dice < 0.22:
        text = rng.choice(_OPENERS) + text
    return text.rstrip("?") if rng.random() < 0.2 else text


def _asked(intent: AskedIntent, filling: dict[str, SlotFilling], rng: Random) -> list[str]:
    literals = {say for chosen in filling.values() for say in chosen.says}
    found = []
    for wording in rng.sample(list(intent.wordings), min(intent.asks, len(intent.wordings))):
        said = {name: rng.choice(chosen.says) for name, chosen in filling.items()}
        text = wording.format(**said)
        found.append(text if intent.verbatim else _styled(text, literals, rng))
    return found


def _drafts(rng: Random) -> Iterator[Row]:
    """Yield rows without id, group and split; `key` holds what ties a row to its group."""
    for kind, intents in KINDS:
        for number, intent in enumerate(intents):
            for filling in _fillings(intent, rng):
                inside = {name: _InSql(chosen) for name, chosen in filling.items()}
                readings = [{"sql": sql.format(**inside), "label": label} for label, sql in intent.readings]
                statements = [r["sql"] for r in readings] or ([intent.sql.format(**inside)] if intent.sql else [])
                told = [f"{o.says[0]}" for o in filling.values()]
                tables, columns = linked(statements)
                for question in _asked(intent, filling, rng):
                    yield {
                        "question": question,
                        "sql": statements[0] if statements else None,
                        "readings": readings,
                        "tables": tables,
                        "columns": columns,
                        "kind": kind,
                        "reason": intent.reason or None,
                        "key": statements or [f"{kind} {number} {' '.join(told)}"],
                    }


def normalised(question: str) -> str:
    """Return the question's words in lower case, without punctuation: what makes two questions the same."""
    return " ".join(re.findall(r"[a-z0-9]+", question.lower()))


def _roots(rows: list[Row]) -> dict[str, str]:
    """Return, for each SQL, the smallest SQL of its group: SQL that stand together in a row are joined."""
    parent: dict[str, str] = {}

    def find(sql: str) -> str:
        while parent.setdefault(sql, sql) != sql:
            sql = parent[sql]
        return sql

    for row in rows:
        for sql in row["key"]:
            low, high = sorted((find(row["key"][0]), find(sql)))
            parent[high] = low
    return {sql: find(sql) for sql in parent}


def split_of(group: str) -> str:
    """Return train, calibrate or test, from the group's hash alone."""
    percent = int(group, 16) % 100
    if percent < TRAIN_PERCENT:
        return "train"
    return "calibrate" if percent < TRAIN_PERCENT + CALIBRATE_PERCENT else "test"


def generate() -> list[Row]:
    """Return the log's rows; a question that was already asked is left out."""
    drafts: dict[str, Row] = {}
    for row in _drafts(Random(SEED)):
        drafts.setdefault(normalised(row["question"]), row)
    rows = list(drafts.values())
    roots = _roots(rows)
    found = []
    for number, row in enumerate(rows, start=1):
        group = hashlib.blake2b(roots[row.pop("key")[0]].encode(), digest_size=6).hexdigest()
        found.append({"id": f"q{number:04}", "split": split_of(group), "group": group, **row})
    return found


def written(rows: list[Row]) -> str:
    """Return the rows as JSON lines, the form in which the log is kept."""
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def main() -> None:
    """Write the log to `--out` and print how many questions of each kind and split it has."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=LOG)
    chosen = parser.parse_args()
    rows = generate()
    chosen.out.write_text(written(rows), encoding="utf-8", newline="\n")
    for field in ("kind", "split"):
        names = sorted({row[field] for row in rows})
        print(", ".join(f"{name} {sum(row[field] == name for row in rows):,}" for name in names))


if __name__ == "__main__":
    main()
