"""How well tables and columns are linked: the model (constrained and free), a lexical and an encoder baseline."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from adapters.training.data.names import words_of
from adapters.training.measure.measured import Measured, mean
from reliability.context import shown_for_linking, shown_for_writing
from reliability.linking.joins import with_joining_columns, with_joining_tables
from reliability.ports import Encoder, LanguageModel, Sampling
from reliability.prompts import Prompts
from reliability.sql.form import spaced
from reliability.trie import SEPARATOR, NameTrie
from reliability.values import Element, Table

LINKING_TOKENS, WRITING_TOKENS = 208, 260  # as the reference model is served
Values = list[tuple[str, str, str]]


@dataclass(frozen=True)
class Linker:
    """Links with a model as the flow does, with what joins need (reliability.linking.joins); `free` decodes without the
    trie, reads names by their words, and adds nothing; the tokens are what prompts show of a schema."""

    model: LanguageModel
    prompts: Prompts
    values: Callable[[Measured], Values]
    free: bool = False
    linking_tokens: int = LINKING_TOKENS
    writing_tokens: int = WRITING_TOKENS

    def tables(self, m: Measured) -> tuple[str, ...]:
        """The tables that the model lists."""
        shown = shown_for_linking(m.question, m.schema.tables, self.linking_tokens, self._count)
        listed = self._list("link_tables", m, shown, [t.name for t in shown])
        return listed if self.free else with_joining_tables(listed, m.schema)

    def columns(self, m: Measured, tables: Sequence[str]) -> tuple[str, ...]:
        """The columns that the model lists of the given tables."""
        linked = [t for t in m.schema.tables if t.name in tables]
        shown = shown_for_writing(m.question, linked, self.writing_tokens, self._count)
        every = {str(e): e for t in shown for c in t.columns if (e := Element(t.name, c.name))}
        listed = self._list("link_columns", m, shown, list(every))
        if self.free or not listed:
            return listed
        return tuple(map(str, with_joining_columns([every[name] for name in listed], tables, m.schema)))

    def _list(self, template: str, m: Measured, shown: Sequence[Table], names: list[str]) -> tuple[str, ...]:
        if not names:
            return ()
        at = {t.name for t in shown}
        values = [v for v in self.values(m) if v[0] in at]
        prompt = self.prompts.render(
            template, question=m.question, previous=None, hints=[], tables=shown, values=values
        )
        trie = NameTrie(names, self.model.encode, self.model.end_id, max_names=16)
        sampling = Sampling(max_tokens=110)
        if not self.free:
            return trie.read(self.model.sample(prompt, sampling, trie)[0].token_ids)
        text = self.model.sample(prompt, sampling)[0].text
        by_words = {spaced(name): name for name in names}
        parts = [" ".join(part.split()) for part in text.split(SEPARATOR.strip())]
        return tuple(by_words.get(part, part) for part in parts)

    def _count(self, text: str) -> int:
        return len(self.model.encode(text))


def set_figures(gold: Sequence[Sequence[str]], found: Sequence[Sequence[str]]) -> dict[str, float | None]:
    """Exact match, and mean precision and recall per question, of linked sets; all in [0, 1]."""
    pairs = [(set(g), set(f)) for g, f in zip(gold, found, strict=True)]
    return {
        "em": mean(float(g == f) for g, f in pairs),
        "precision": mean(len(g & f) / len(f) if f else 0.0 for g, f in pairs),
        "recall": mean(len(g & f) / len(g) for g, f in pairs if g),
        "questions": len(pairs),
    }


def lexical_tables(m: Measured) -> list[str]:
    """Tables of whose name every word stands in the question, else the one with the largest share."""
    scores = [_named(m.question, t.name) for t in m.schema.tables]
    best = max(scores)
    return [t.name for t, s in zip(m.schema.tables, scores, strict=True) if s == 1.0 or (best < 1.0 and s == best)][:4]


def lexical_columns(m: Measured, tables: Sequence[str]) -> list[str]:
    """Columns of the tables of whose name every word stands in the question."""
    return [
        f"{t.name}.{c.name}"
        for t in m.schema.tables
        if t.name in tables
        for c in t.columns
        if _named(m.question, c.name) == 1.0
    ]


def _named(question: str, name: str) -> float:
    said = {w.rstrip("s") for w in re.findall(r"\w+", question.lower())}
    words = [w.lower().rstrip("s") for w in words_of(name)]
    return sum(w in said for w in words) / len(words) if words else 0.0


class EncoderLinker:
    """Elements whose embedding's similarity to the question exceeds a threshold (at least the nearest one)."""

    def __init__(self, encoder: Encoder) -> None:
        self._encoder = encoder
        self.table_threshold = self.column_threshold = 0.5

    def fit(self, questions: Sequence[Measured]) -> None:
        """Choose the thresholds with the best exact match on training questions."""
        grid = np.arange(0.1, 0.8, 0.02)
        tables = [(set(m.tables), self._near(m.question, [t.name for t in m.schema.tables])) for m in questions]
        self.table_threshold = max(grid, key=lambda t: sum(g == set(_over(s, t)) for g, s in tables))
        columns = [({str(c) for c in m.columns}, self._near(m.question, _columns(m, m.tables))) for m in questions]
        self.column_threshold = max(grid, key=lambda t: sum(g == set(_over(s, t)) for g, s in columns))

    def tables(self, m: Measured) -> list[str]:
        """Tables over the threshold."""
        return _over(self._near(m.question, [t.name for t in m.schema.tables]), self.table_threshold)

    def columns(self, m: Measured, tables: Sequence[str]) -> list[str]:
        """Columns over the threshold, of the given tables."""
        return _over(self._near(m.question, _columns(m, tables)), self.column_threshold)

    def _near(self, question: str, names: list[str]) -> list[tuple[str, float]]:
        if not names:
            return []
        vectors = self._encoder.encode([question, *(spaced(name) for name in names)])
        return list(zip(names, (vectors[1:] @ vectors[0]).tolist(), strict=True))


def _columns(m: Measured, tables: Sequence[str]) -> list[str]:
    return [f"{t.name}.{c.name}" for t in m.schema.tables if t.name in tables for c in t.columns]


def _over(scores: Sequence[tuple[str, float]], threshold: float) -> list[str]:
    over = [name for name, score in scores if score >= threshold]
    return over or [max(scores, key=lambda s: s[1])[0]] if scores else []
