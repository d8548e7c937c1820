"""Learn by which words kinds of questions are told: `python -m deploy.reference.words.fit`.

Writes `one_meaning.json` (questions with several meanings against plain ones) and `in_data.json` (questions that the
data cannot answer against those that they can) beside this file. Learnt are the natural training log's questions, the
ambiguous ones whose readings are known, wordings that were written to have one meaning alone, and questions that were
written to lack something. No calibrating and no bounding question is fitted to; how well the developing ones are told
is printed, as counts.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import Normalizer

from adapters.warehouses.warehouse import open_warehouse
from bot.sample import sample_file
from deploy.reference.warehouse.vocabulary import ASKED_ON
from reliability.accounting.accounting import account_for
from reliability.accounting.cells import cells_named
from reliability.accounting.learnt_words import AS_LIKELY, WordWeights, nameless
from reliability.composing.understanding import SURELY_OUTSIDE
from reliability.question.chat.words_model import SCALE, ngrams

HERE = Path(__file__).parent
NATURAL = HERE.parent / "warehouse" / "natural"
PLAIN = (
    "everyday",
    "joins_and_groups",
    "outputs_and_counts",
    "harder_shapes",
    "plain_and_short",
    "strictly_said",
    "by_work",
)
"""Files of wordings whose writers were asked to leave nothing open."""
_LEAST = 20  # weights nearer to nothing than this are left out, in hundredths
_OF_KNOWN = 6  # of known wordings every so many-th one: what the data can answer would drown what they cannot
Told = list[tuple[str, bool]]
"""Questions, and whether each is of the kind that the model is to tell."""


def lines(file: Path) -> list[dict[str, Any]]:
    """The objects of a file of lines of JSON."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def asked(log: str, told: str, kinds: Sequence[str]) -> Told:
    """The questions of a natural log that are of one of the kinds, and whether each is of the kind `told`."""
    rows = (row for row in lines(NATURAL / f"{log}.jsonl") if row["kind"] in kinds)
    return [(row["question"], row["kind"] == told) for row in rows]


def wordings(files: Iterable[Path], which: bool) -> Told:
    """All ways to ask for what stands in these files."""
    return [(text, which) for file in files for row in lines(file) for text in row["asked"]]


ABOUT_MEANINGS = ("ambiguous", ("answerable", "ambiguous"))
ABOUT_DATA = ("unanswerable", ("answerable", "ambiguous", "follow_up", "unanswerable"))


def on_meanings() -> Told:
    """What `one_meaning.json` learns from: True for several meanings."""
    several = wordings(sorted((NATURAL / "ambiguities").glob("*.jsonl")), True)
    plain = wordings((NATURAL / "wordings" / f"{name}.jsonl" for name in PLAIN), False)
    return [*asked("train", *ABOUT_MEANINGS), *several, *plain]


def on_data() -> Told:
    """What `in_data.json` learns from: True for what the data cannot answer."""
    written = [(row["question"], row["lacks"] is not None) for row in lines(NATURAL / "lacking.jsonl")]
    known = wordings(sorted((NATURAL / "wordings").glob("*.jsonl")), False)
    known += wordings(sorted((NATURAL / "ambiguities").glob("*.jsonl")), False)
    return [*asked("train", *ABOUT_DATA), *written, *known[::_OF_KNOWN]]


def without_names(found: Told) -> Told:
    """Questions as `in_data.json` reads them: whatever is asked of one product is told as what is asked of another."""
    with closing(open_warehouse(f"sqlite:///{sample_file()}", "sample")) as warehouse:
        schema = warehouse.schema()
        accounts = (account_for(text, schema, cells_named(text, warehouse), ASKED_ON) for text, _ in found)
        return [(nameless(account), told) for account, (_, told) in zip(accounts, found, strict=True)]


def fitted(found: Told, c: float) -> dict[str, Any]:
    """What a file of words holds; `c` is the inverse of the regularisation's strength, chosen by the developing
    questions."""
    count = CountVectorizer(analyzer=ngrams, binary=True, min_df=2)
    model = make_pipeline(count, Normalizer(), LogisticRegression(C=c, max_iter=2_000, class_weight="balanced"))
    model.fit([text for text, _ in found], [told for _, told in found])
    weights: NDArray[np.int64] = np.rint(model[-1].coef_[0] * SCALE).astype(np.int64)
    named = zip(count.get_feature_names_out(), weights.tolist(), strict=True)
    return {
        "bias": round(float(model[-1].intercept_[0]), 4),
        "weights": {str(name): weight for name, weight in named if abs(weight) >= _LEAST},
    }


def main() -> None:
    """Write both models; print how well questions that they did not learn from are told."""
    for name, learnt, held, kind, c in (
        ("one_meaning", on_meanings(), asked("develop", *ABOUT_MEANINGS), "ambiguous", 10.0),
        ("in_data", without_names(on_data()), without_names(asked("develop", *ABOUT_DATA)), "unanswerable", 100.0),
    ):
        kept = fitted(learnt, c)
        text = json.dumps(kept, ensure_ascii=False, separators=(",\n", ":")) + "\n"
        (HERE / f"{name}.json").write_text(text, "utf-8")
        words = WordWeights(kept["weights"], kept["bias"])
        told = [(words.likely(text), other) for text, other in held]
        plain, others = ([p for p, more in told if more is which] for which in (False, True))
        print(
            f"{name}, develop: AUC {roc_auc_score([not more for _, more in told], [p for p, _ in told]):.3f}; taken for "
            f"plain: {sum(p >= AS_LIKELY for p in plain)} of {len(plain)} plain ones, "
            f"{sum(p >= AS_LIKELY for p in others)} of {len(others)} {kind} ones; surely not: "
            f"{sum(p < SURELY_OUTSIDE for p in plain)} and {sum(p < SURELY_OUTSIDE for p in others)}"
        )


if __name__ == "__main__":
    main()
