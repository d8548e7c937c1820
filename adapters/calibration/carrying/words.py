"""What the words of each question of a log give, without a language model, as a digest: two codes are held together."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from adapters.calibration.trace_processes import Build, in_processes
from adapters.whole_files import read_json, write_json
from reliability.calibration.question_log import LoggedQuestion
from reliability.composing.understanding import Understanding, understand
from reliability.core import Core, valid_for
from reliability.errors import BadInput
from reliability.progress import Progress
from reliability.sql.english import reading
from reliability.values import Question, Schema

_DIGITS = 3
"""Of fits and likelihoods: an encoder rounds the last ones by what stands beside a phrase in its batch."""


@dataclass(frozen=True, slots=True)
class WordsGiven:
    """What was found with one code: `made_with`, as a record says what it is valid for, and a digest for each id."""

    made_with: Mapping[str, str]
    digests: Mapping[str, str]

    def differing(self, other: WordsGiven) -> list[str]:
        """The ids of which another code finds something else. Raises BadInput where the two are of other questions, or
        of more than other code."""
        check_only_code_differs(self.made_with, other.made_with)
        if self.digests.keys() != other.digests.keys():
            raise BadInput("The two files are not of the same questions.")
        return sorted(name for name, digest in self.digests.items() if other.digests[name] != digest)


def words_given(
    questions: Sequence[LoggedQuestion], core: Core, build: Build, workers: int, say: Progress
) -> WordsGiven:
    """What the words of these questions give."""
    digests: dict[str, str] = {}
    for done, (question, digest) in enumerate(in_processes(_digest_of, questions, build, workers), 1):
        digests[question.id] = digest
        say(done / len(questions), f"{done:,} of {len(questions):,} questions")
    return WordsGiven(asdict(valid_for(core)), dict(sorted(digests.items())))


def _digest_of(logged: LoggedQuestion, core: Core) -> str:
    """SHA-256, 16 hexadecimal digits, of what a question's words give; what learnt to write and to rank is left out,
    since a record says which that was, and it takes most of the time."""
    schema, by_words = core.warehouse.schema(), replace(core, ranker=None, writer=None, precedents=None)
    words = understand(Question(logged.id, logged.question, previous=logged.previous), schema, by_words)
    return hashlib.sha256(repr(_comparable(words, schema)).encode()).hexdigest()[:16]


def _comparable(words: Understanding, schema: Schema) -> tuple[object, ...]:
    """What is found, but for digits that rounding moves; of each query also the sentence that is ranked and read."""
    queries = [
        (each.sql, each.in_full, round(each.fit, _DIGITS), reading(each.sql, schema.dialect, schema))
        for each in words.queries
    ]
    likely = [None if each is None else round(each, _DIGITS) for each in (words.one_meaning, words.in_data)]
    return (
        queries,
        words.missing,
        words.outside,
        round(words.explained, _DIGITS),
        words.operations,
        words.demands,
        words.slots,
        likely,
    )


def write_words(found: WordsGiven, file: Path) -> None:
    """Keep them. Raises BadInput where the file cannot be written."""
    write_json(file, {"made_with": dict(found.made_with), "words": dict(found.digests)})


def read_words(file: Path) -> WordsGiven:
    """What `write_words` kept. Raises BadInput for another file."""
    return WordsGiven(*two_tables(file, "words"))


def two_tables(file: Path, name: str) -> tuple[dict[str, str], dict[str, Any]]:
    """What a file was made with, and what it holds under a name. Raises BadInput for another file."""
    content = read_json(file)
    made_with, found = content.get("made_with"), content.get(name)
    if not isinstance(made_with, dict) or not isinstance(found, dict):
        raise BadInput(f"{file} holds no {name} of questions.")
    return made_with, found


def check_only_code_differs(one: Mapping[str, str], other: Mapping[str, str]) -> None:
    """Raises BadInput where more than code is other."""
    differing = sorted(name for name in {*one, *other} - {"code"} if one.get(name) != other.get(name))
    if differing:
        raise BadInput(f"Not only the code is other, but also: {', '.join(differing)}. Make the record again.")
