"""Other names for tables and columns: synonyms, abbreviations, additions, made-up words.

A small model that always sees the same names memorises them; names that change while the question stays make
copying from the prompt the only way to be right.
"""

from __future__ import annotations

import lzma
import random
import re
from pathlib import Path

_SYLLABLES = "ba be bo ca ce da de do fa fe ga go ka ke la le lo ma me mo na ne no pa pe ra re ro sa se so ta te to va zu".split()
_PREFIXES = ("tbl", "dim", "fact", "my", "all", "main", "x", "ref", "cur", "old", "new", "total", "stg")
_SUFFIXES = (
    "info",
    "data",
    "details",
    "list",
    "records",
    "tab",
    "value",
    "code",
    "no",
    "2",
    "desc",
    "txt",
    "history",
)


def words_of(name: str) -> list[str]:
    """The words of a name: snake case, camel case and spaces."""
    spread = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name)
    return [word for word in re.split(r"[^A-Za-z0-9]+", spread) if word]


class Renamer:
    """Draws other names. `synonyms` are of WordNet, frequent senses first."""

    def __init__(self, synonyms: dict[str, list[str]]) -> None:
        self._synonyms = synonyms

    def rename(self, name: str, rng: random.Random, free: bool) -> str:
        """Another name; `free`: nothing in the question depends on it, so it may mean something else."""
        words = words_of(name) or [name]
        draw = rng.random()
        if draw < 0.45:
            words = self._with_synonym(words, rng)
        elif draw < 0.65:
            words = [_abbreviated(word, rng) for word in words]
        elif draw < 0.82:
            words = [rng.choice(_PREFIXES), *words] if rng.random() < 0.4 else [*words, rng.choice(_SUFFIXES)]
        elif draw < 0.92 or not free:
            words = [*words[:-1], _other_number(words[-1])]
        else:
            words = ["".join(rng.choices(_SYLLABLES, k=rng.randint(2, 3)))]
        return "_".join(words)

    def _with_synonym(self, words: list[str], rng: random.Random) -> list[str]:
        places = [i for i, word in enumerate(words) if self._synonyms.get(word.lower())]
        if not places:
            return [*words[:-1], _other_number(words[-1])]
        place = rng.choice(places)
        other = rng.choice(self._synonyms[words[place].lower()][:5])
        return [*words[:place], *words_of(other), *words[place + 1 :]]


def _abbreviated(word: str, rng: random.Random) -> str:
    if len(word) < 5 or rng.random() < 0.25:
        return word
    if rng.random() < 0.5:
        return word[: rng.randint(3, 4)]
    return word[0] + re.sub(r"[aeiouAEIOU]", "", word[1:])


def _other_number(word: str) -> str:
    return word[:-1] if word.endswith("s") and len(word) > 3 else word + "s"


def read_synonyms(data: Path) -> dict[str, list[str]]:
    """One-word lemmas → their synonyms (or, lacking those, hypernyms)."""
    out: dict[str, list[str]] = {}
    with lzma.open(data / "train/wordnet_synonyms.tsv.xz", "rt", encoding="utf-8") as handle:
        next(handle)
        for line in handle:
            lemma, pos, synonyms, broader, *_ = [*line.rstrip("\n").split("\t"), "", "", ""]
            if " " in lemma or pos not in "nav":
                continue
            near = [w for w in synonyms.split("|") if w and w.count(" ") < 2] or [
                w for w in broader.split("|")[:2] if w and w.count(" ") < 2
            ]
            plain = [w for w in near if w.replace(" ", "").isascii() and w.replace(" ", "").isalnum()]
            out.setdefault(lemma.lower(), []).extend(plain)
    return out
