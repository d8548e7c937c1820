"""The sample warehouse, built where it is missing or older than the scripts that make it."""

from __future__ import annotations

import hashlib
import os
from datetime import date
from pathlib import Path

from bot.settings import ROOT, SAMPLE_URL, base_folder

SCRIPTS = ROOT / "deploy" / "reference" / "warehouse"
QUESTION_LOG = SCRIPTS / "questions.jsonl"
"""Questions made from templates: the models learn from it, and it calibrates nothing."""
CALIBRATING_LOG, BOUNDING_LOG = (SCRIPTS / "natural" / f"{part}.jsonl" for part in ("calibrate", "bound"))
"""Questions in people's own words: what fits and calibrates the reference record, and what bounds its risk."""
DEVELOPING_LOG = SCRIPTS / "natural" / "develop.jsonl"
"""Questions of people in older voices, on which what is being made is tried: nothing that is fitted or bounded rests on
it."""
MEASURING_LOG = DEVELOPING_LOG.with_name("measure.jsonl")
"""Questions of people that measure, and do nothing else."""
NATURAL_TRAINING_LOG = SCRIPTS / "natural" / "train.jsonl"
"""Questions in people's own words that the models learn from."""
PRECEDENT_VECTORS = ROOT / "deploy" / "reference" / "precedents.npz"
"""The sentence vectors of what the models learn from, in which known questions are looked for."""
ONE_MEANING_WORDS = ROOT / "deploy" / "reference" / "words" / "one_meaning.json"
"""The weights of words that questions with several meanings use."""
IN_DATA_WORDS = ONE_MEANING_WORDS.with_name("in_data.json")
"""The weights of words that questions use which the data cannot answer."""
SELECTOR = ROOT / "deploy" / "reference" / "selector" / "selector.json"
"""Which other name a question may as well mean, learnt from Spider's training databases."""
SAMPLE_EXAMPLES = (
    "What were total sales last quarter?",
    "How many stores are in Berlin?",
    "How many orders were placed in each month of 2026?",
)
"""The first words in the sample workspace: one is ambiguous on purpose."""


def wordings() -> tuple[Path, ...]:
    """Files of queries of the sample with several ways to ask for each, which the models learn from."""
    return tuple(sorted((SCRIPTS / "natural" / "wordings").glob("*.jsonl")))


def known_questions() -> tuple[Path, ...]:
    """Files of questions of the sample whose queries are known: wordings, ambiguous ones, and the training log."""
    ambiguous = sorted((SCRIPTS / "natural" / "ambiguities").glob("*.jsonl"))
    return (*wordings(), *ambiguous, NATURAL_TRAINING_LOG)


def sample_file() -> Path:
    """Where the sample warehouse is kept."""
    return base_folder() / SAMPLE_URL.removeprefix("sqlite:///")


def is_sample(url: str) -> bool:
    """Whether a URL means the sample warehouse."""
    return url in (SAMPLE_URL, f"sqlite:///{sample_file()}")


def sample_today() -> date:
    """The day on which the sample company's questions are asked; its data ends three weeks before."""
    from deploy.reference.warehouse.vocabulary import ASKED_ON

    return ASKED_ON


def sample_is_current() -> bool:
    """Whether the sample warehouse is there and made by today's scripts."""
    file = sample_file()
    stamp = _stamp(file)
    return file.is_file() and stamp.is_file() and stamp.read_text() == _made_from()


def current_sample() -> Path:
    """The sample warehouse, built where it is missing or old."""
    return sample_file() if sample_is_current() else build_sample()


def build_sample() -> Path:
    """Build the sample warehouse (some seconds) and put it in place in one step."""
    from deploy.reference.warehouse.build import build

    file = sample_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.{os.getpid()}.new")
    fresh_comments = fresh.with_name(f"{fresh.name}.comments.json")
    try:
        build(f"sqlite:///{fresh}")
        fresh_comments.replace(file.with_name(f"{file.name}.comments.json"))
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)
        fresh_comments.unlink(missing_ok=True)
    _stamp(file).write_text(_made_from())
    return file


def _stamp(file: Path) -> Path:
    return file.with_name(f"{file.name}.made-from")


def _made_from() -> str:
    """SHA-256 (hex) of the scripts that make the rows."""
    digest = hashlib.sha256()
    for name in ("build.py", "rows.py", "tables.py", "trade.py", "vocabulary.py"):
        digest.update((SCRIPTS / name).read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    if not sample_is_current():
        build_sample()
