"""Learn which words questions with several meanings use: `python -m deploy.reference.ambiguity.fit`.

Writes `words.json` beside this file. Learnt are the natural training log's questions, the ambiguous ones whose readings are
known, and the wordings that were written to have one meaning alone. No calibrating and no bounding question is fitted to; how
well the calibrating ones are told is printed, as counts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import Normalizer

from reliability.accounting.ambiguity import AS_LIKELY, AmbiguousWords
from reliability.question.chat.words_model import SCALE, ngrams

FILE = Path(__file__).with_name("words.json")
NATURAL = Path(__file__).parent.parent / "warehouse" / "natural"
PLAIN = ("everyday", "joins_and_groups", "outputs_and_counts", "harder_shapes", "plain_and_short")
"""Files of wordings whose writers were asked to leave nothing open."""
_C, _LEAST = 10.0, 20  # weights nearer to nothing than this are left out, in hundredths


def lines(file: Path) -> list[dict[str, Any]]:
    """The objects of a file of lines of JSON."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def asked(log: str) -> list[tuple[str, bool]]:
    """The data questions of a natural log, and whether each is ambiguous."""
    rows = [row for row in lines(NATURAL / f"{log}.jsonl") if row["kind"] in ("answerable", "ambiguous")]
    return [(row["question"], row["kind"] == "ambiguous") for row in rows]


def examples() -> list[tuple[str, bool]]:
    """Everything that is learnt from."""
    ambiguous = [row for file in sorted((NATURAL / "ambiguities").glob("*.jsonl")) for row in lines(file)]
    plain = [row for name in PLAIN for row in lines(NATURAL / "wordings" / f"{name}.jsonl")]
    several = [(text, True) for row in ambiguous for text in row["asked"]]
    return [*asked("train"), *several, *((text, False) for row in plain for text in row["asked"])]


def fitted() -> dict[str, Any]:
    """What words.json holds."""
    found = examples()
    count = CountVectorizer(analyzer=ngrams, binary=True, min_df=2)
    model = make_pipeline(count, Normalizer(), LogisticRegression(C=_C, max_iter=2_000, class_weight="balanced"))
    model.fit([text for text, _ in found], [several for _, several in found])
    weights: NDArray[np.int64] = np.rint(model[-1].coef_[0] * SCALE).astype(np.int64)
    named = zip(count.get_feature_names_out(), weights.tolist(), strict=True)
    return {
        "bias": round(float(model[-1].intercept_[0]), 4),
        "weights": {str(name): weight for name, weight in named if abs(weight) >= _LEAST},
    }


def main() -> None:
    """Write the model; print how well questions that it did not learn from are told."""
    kept = fitted()
    FILE.write_text(json.dumps(kept, ensure_ascii=False, separators=(",\n", ":")) + "\n", "utf-8")
    words = AmbiguousWords(kept["weights"], kept["bias"])
    told = [(words.one_meaning(text), several) for text, several in asked("calibrate")]
    one, several = ([p for p, more in told if more is which] for which in (False, True))
    print(
        f"calibrate: AUC {roc_auc_score([not more for _, more in told], [p for p, _ in told]):.3f}; likely of one meaning: "
        f"{sum(p >= AS_LIKELY for p in one)} of {len(one)} plain ones, "
        f"{sum(p >= AS_LIKELY for p in several)} of {len(several)} ambiguous ones"
    )


if __name__ == "__main__":
    main()
