"""Training data in one compressed folder, for a machine that has nothing else: `candor train prepare --recipe gpu`.

Why pairs and not packed token ids: a shard of 1.42 M tokens, as 16-bit ids under xz, takes 0.39 bytes a token, so 60
MiB would hold 160 M tokens, each variant frozen. The pairs of all corpora with schemas, synonyms and 39 MB of plain
English take a third of that, and one core makes 70,000 to 80,000 tokens/s of fresh variants from them (measured): 12
of a GPU machine's 16 cores make more than a GPU of the H200's class trains on, and hardly a variant comes twice.

Everything is JSON lines or text under xz: nothing in the folder can run.
"""

from __future__ import annotations

import json
import lzma
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, overload

from adapters.training.data.names import Renamer, read_synonyms
from adapters.training.data.prepare import corpus, digest_of, held_out_pairs
from adapters.training.data.sample_schema import sample_schema
from adapters.training.data.sources import Pair
from adapters.training.data.vocabulary import learn_vocabulary
from adapters.training.logs.natural import NaturalMaterial
from adapters.training.runs.provenance import RECORD, claim, compare, made_from
from adapters.whole_files import write_json, write_whole
from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.prompts import Prompts
from reliability.sql.form import joined, lexemes
from reliability.values import Column, ForeignKey, Schema, Table

MAX_MIB = 60.0
LARGE_CORPORA = dict.fromkeys(
    (
        "spider_train",
        "spider_syn_train",
        "cosql_train",
        "bird_train",
        "wikisql",
        "nvbench",
        "snails",
        "sciencebenchmark",
        "mimicsql",
        "ehrsql_v1",
        "sede",
        "paraphrasebench",
    ),
    1.0,
)
"""All corpora but those of databases that are measured elsewhere (classic, kaggledbqa, ehrsql_2024)."""
ENGLISH = ("english_wordnet_glosses", "english_wikipedia_wtq_pages", "english_nltk_open")
_MAX_LINE = 4_000
_FILES = (
    "schemas.jsonl.xz",
    "pairs.jsonl.xz",
    "held_out.jsonl.xz",
    "synonyms.json.xz",
    "english.txt.xz",
    "tokenizer.json",
)


@dataclass(frozen=True)
class CompactOptions:
    """What goes into the folder. `vocabulary` is the number of tokens of our own tokenizer."""

    data: Path
    log: Path
    log_database: Path
    prompts: Path
    out: Path
    vocabulary: int = 8_192
    max_mib: float = MAX_MIB
    natural: NaturalMaterial | None = None
    corpora: tuple[str, ...] = tuple(LARGE_CORPORA)


def prepare_compact(options: CompactOptions, progress: Progress) -> float:
    """Write the folder (or what is missing of it) and return its size in MiB.

    Raises BadInput where the data are missing, the folder is of other code or prompts, or it grew over the limit.
    """
    prompts = Prompts(options.prompts)
    made = made_from(
        prompts,
        options.log,
        vocabulary=options.vocabulary,
        corpora=", ".join(options.corpora),
        natural=digest_of(options.natural),
    )
    if not (options.data / "train").is_dir():
        raise BadInput(f"There is no training data in {options.data} (no folder train).")
    claim(options.out, made, "prepared data")
    if not all((options.out / name).is_file() for name in _FILES[:3]):
        _write_pairs(options, progress)
    if not (options.out / "synonyms.json.xz").is_file():
        _write(options.out / "synonyms.json.xz", [read_synonyms(options.data)])
    english = options.out / "english.txt.xz"
    if not english.is_file():
        progress(0.7, "plain English")
        write_whole(english, lzma.compress("\n".join(_english(options.data)).encode(), preset=9))
    if not (options.out / "tokenizer.json").is_file():
        progress(0.85, f"learning {options.vocabulary} tokens")
        learn_vocabulary(_texts(options.out), options.vocabulary, options.out)
    sizes = {name: (options.out / name).stat().st_size for name in _FILES}
    mib = sum(sizes.values()) / (1 << 20)
    if mib > options.max_mib:
        raise BadInput(f"The prepared data take {mib:.1f} MiB; at most {options.max_mib:.0f} may travel.")
    write_json(options.out / "sizes.json", {**sizes, "mib": round(mib, 2)})
    progress(1.0, f"{mib:.1f} MiB")
    return mib


def _write_pairs(options: CompactOptions, progress: Progress) -> None:
    progress(0.0, "reading the corpora (some minutes)")
    schema = sample_schema(options.log_database)
    shares = dict.fromkeys(options.corpora, 1.0)
    by_source, pool, banned = corpus(options.data, options.log, schema, options.log_database, shares, options.natural)
    progress(0.6, f"{sum(map(len, by_source.values()))} pairs")
    held_out = held_out_pairs(options.data, banned)
    every = [pair for pairs in by_source.values() for pair in pairs]
    numbers: dict[Schema, int] = {}
    for pair in [*every, *held_out]:
        numbers.setdefault(pair.schema, len(numbers))
    # The pool's tables that no pair's schema has, as schemas of one table each: only to be added to others.
    known = {table for schema in numbers for table in schema.tables}
    rest = [Schema("sqlite", (table,)) for table in dict.fromkeys(pool) if table not in known]
    _write(options.out / "schemas.jsonl.xz", (_schema_row(s) for s in [*numbers, *rest]))
    _write(options.out / "held_out.jsonl.xz", (_pair_row(p, numbers) for p in held_out))
    _write(options.out / "pairs.jsonl.xz", (_pair_row(p, numbers) for p in every))


def _write(file: Path, rows: Iterable[object]) -> None:
    text = "".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows)
    write_whole(file, lzma.compress(text.encode(), preset=9))


def _english(data: Path) -> Iterator[str]:
    for name in ENGLISH:
        with lzma.open(data / f"train/{name}.txt.xz", "rt", encoding="utf-8") as handle:
            for line in handle:
                words = " ".join(line.split())
                if len(words) > 20:
                    yield words[:_MAX_LINE]


def _texts(folder: Path) -> Iterator[str]:
    """What the vocabulary is learned from: questions and names (thrice, since they matter more), plain English."""
    for row in _rows(folder / "pairs.jsonl.xz"):
        yield f"{row['q']} {row['t']}"
    for _ in range(3):
        for row in _rows(folder / "schemas.jsonl.xz"):
            yield " ".join(f"{name} {' '.join(c[0] for c in columns)}" for name, _, columns, _ in row["t"])
    yield from _lines(folder / "english.txt.xz")


# --- rows ------------------------------------------------------------------------------------------


def _schema_row(schema: Schema) -> dict[str, Any]:
    return {
        "d": schema.dialect,
        "t": [
            [
                t.name,
                t.comment,
                [[c.name, c.type, int(c.primary_key), list(c.samples[:2]), c.comment] for c in t.columns],
                [[k.columns, k.ref_table, k.ref_columns] for k in t.foreign_keys],
            ]
            for t in schema.tables
        ],
    }


def _as_schema(row: dict[str, Any]) -> Schema:
    return Schema(
        row["d"],
        tuple(
            Table(
                name,
                tuple(
                    Column(c, kind, comment, bool(key), samples=tuple(samples))
                    for c, kind, key, samples, comment in columns
                ),
                comment,
                tuple(ForeignKey(tuple(own), ref, tuple(theirs)) for own, ref, theirs in keys),
            )
            for name, comment, columns, keys in row["t"]
        ),
    )


def _pair_row(pair: Pair, numbers: dict[Schema, int]) -> dict[str, Any]:
    row: dict[str, Any] = {
        "s": pair.source,
        "d": pair.database,
        "r": numbers[pair.schema],
        "q": pair.question,
        "t": joined([x.text for x in pair.sql]),
    }
    more = {
        "p": pair.previous,
        "v": list(pair.values),
        "o": [joined([x.text for x in sql]) for sql in pair.readings],
        "f": list(pair.offered),
    }
    return row | {name: value for name, value in more.items() if value}


class LazyPairs(Sequence[Pair]):
    """Pairs whose SQL is cut into lexemes only when they are drawn: opening the folder takes seconds, not minutes."""

    def __init__(self, rows: list[dict[str, Any]], schemas: Sequence[Schema]) -> None:
        self._rows, self._schemas = rows, schemas

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, index: int) -> Pair: ...

    @overload
    def __getitem__(self, index: slice) -> LazyPairs: ...

    def __getitem__(self, index: int | slice) -> Pair | LazyPairs:
        if isinstance(index, slice):
            return LazyPairs(self._rows[index], self._schemas)
        row = self._rows[index]
        schema = self._schemas[row["r"]]
        first, *others = (tuple(lexemes(text, schema)) for text in (row["t"], *row.get("o", ())))
        values = tuple((t, c, v) for t, c, v in row.get("v", ()))
        offered = tuple((sql, right) for sql, right in row.get("f", ()))
        return Pair(row["s"], row["d"], row["q"], row.get("p", ""), schema, first, values, tuple(others), offered)


@dataclass(frozen=True)
class CompactFolder:
    """An opened folder."""

    folder: Path
    by_source: dict[str, LazyPairs]
    held_out: LazyPairs
    pool: list[Table]
    renamer: Renamer
    english: list[str]

    def some_english(self, rng: random.Random, characters: int) -> str:
        """A stretch of running text of about so many characters, from a random line on."""
        place, found = rng.randrange(len(self.english)), ""
        while len(found) < characters:
            found += " " + self.english[place % len(self.english)]
            place += 1
        return found.strip()


def open_compact(folder: Path, prompts: Prompts, log: Path | None = None) -> CompactFolder:
    """Open a folder. Raises BadInput where it is incomplete, broken, or of other code or prompts (`log` not known: as
    recorded)."""
    missing = [name for name in (RECORD, *_FILES) if not (folder / name).is_file()]
    if missing:
        raise BadInput(
            f"{folder} holds no complete training data ({missing[0]} is missing): candor train prepare --recipe gpu"
        )
    record = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    now = made_from(prompts, log)
    compare(folder, {**record, "code": now["code"], "prompts": now["prompts"]}, "prepared data")
    try:
        schemas = [_as_schema(row) for row in _rows(folder / "schemas.jsonl.xz")]
        by_source: dict[str, list[dict[str, Any]]] = {}
        for row in _rows(folder / "pairs.jsonl.xz"):
            by_source.setdefault(row["s"], []).append(row)
        held_out = LazyPairs(list(_rows(folder / "held_out.jsonl.xz")), schemas)
        (synonyms,) = _rows(folder / "synonyms.json.xz")
        english = list(_lines(folder / "english.txt.xz"))
    except (OSError, ValueError, KeyError, TypeError, EOFError, lzma.LZMAError) as error:
        raise BadInput(f"The training data in {folder} are broken: {error}") from error
    own = {pair["r"] for pair in held_out._rows}
    pool = [t for i, s in enumerate(schemas) if i not in own for t in s.tables if 2 <= len(t.columns) <= 30]
    pairs = {source: LazyPairs(rows, schemas) for source, rows in by_source.items()}
    return CompactFolder(folder, pairs, held_out, pool, Renamer(synonyms), english)


def _rows(file: Path) -> Iterator[Any]:
    for line in _lines(file):
        yield json.loads(line)


def _lines(file: Path) -> Iterator[str]:
    with lzma.open(file, "rt", encoding="utf-8") as handle:
        for line in handle:
            yield line.rstrip("\n")
