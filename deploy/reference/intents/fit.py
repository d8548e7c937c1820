"""Learn which words talk to a bot and which ask for data: `python -m deploy.reference.intents.fit`.

Writes `reliability/question/chat/words_model.json` and prints what is found of messages, and what of data questions is
taken for talk, by cross-validation in which no voice is on both sides. Reads no calibrating and no bounding question.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.model_selection import GroupKFold, cross_val_predict
from sklearn.pipeline import Pipeline, make_pipeline
from sklearn.preprocessing import Normalizer

from reliability.question.chat.words_model import FILE, SCALE, ngrams
from reliability.question.intent_model import QUESTION, phrases

HERE = Path(__file__).parent
WAREHOUSE = HERE.parent / "warehouse"
TEMPLATED = 300
_CALLED = {"schema": "browse"}  # the lists of phrases are older
_TALK_C, _KIND_C, _FOLDS = 10.0, 10.0, 8
_LEAST_TALK, _LEAST_KIND = 25, 110  # weights nearer to nothing than this are left out, in hundredths


@dataclass(frozen=True, slots=True)
class WordingExample:
    """A message; `kind` is "question" for what asks for data, "" for what is known only to ask nothing of them."""

    text: str
    kind: str
    voice: str


def lines(file: Path) -> list[dict[str, str]]:
    """The objects of a file of lines of JSON."""
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def examples() -> list[WordingExample]:
    """Everything that the model learns from: messages of the learning voices, and data questions."""
    found = [WordingExample(each["text"], each["kind"], each["voice"]) for each in lines(HERE / "learnt.jsonl")]
    found += [
        WordingExample(text, _CALLED.get(kind, kind), "phrases") for kind, texts in phrases().items() for text in texts
    ]
    found += [
        WordingExample(each["question"], "" if each["kind"] == "no_question" else QUESTION, each["role"])
        for each in lines(WAREHOUSE / "natural" / "train.jsonl")
    ]
    asked = (HERE / "asked.txt").read_text("utf-8").splitlines()
    found += [WordingExample(text, QUESTION, f"asked {number % 10}") for number, text in enumerate(asked)]
    templated = [each["question"] for each in lines(WAREHOUSE / "questions.jsonl") if each["split"] == "train"]
    found += [WordingExample(text, QUESTION, "templates") for text in templated[:: len(templated) // TEMPLATED]]
    return found


def model(c: float, least: int = 2) -> Pipeline:
    """Logistic regression over which n-grams there are, each text of length 1."""
    count = CountVectorizer(analyzer=ngrams, binary=True, min_df=least)
    return make_pipeline(count, Normalizer(), LogisticRegression(C=c, max_iter=2_000, class_weight="balanced"))


def talk_scores(found: list[WordingExample]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """Each example's log-odds to be talk, by models that never heard its voice; and whether it is."""
    talk = np.array([each.kind != QUESTION for each in found])
    scores = cross_val_predict(
        model(_TALK_C),
        [each.text for each in found],
        talk,
        groups=[each.voice for each in found],
        cv=GroupKFold(_FOLDS),
        method="decision_function",
    )
    return scores, talk


def kept() -> dict[str, object]:
    """What words_model.json holds."""
    found = examples()
    talk = model(_TALK_C).fit([each.text for each in found], [each.kind != QUESTION for each in found])
    told = [each for each in found if each.kind not in (QUESTION, "")]
    kinds = model(_KIND_C, 3).fit([each.text for each in told], [each.kind for each in told])
    of_talk = _weights(talk)[0]
    of_kinds = _weights(kinds)
    names, kind_names = talk[0].get_feature_names_out(), kinds[0].get_feature_names_out()
    return {
        "names": list(kinds[-1].classes_),
        "talk_bias": round(float(talk[-1].intercept_[0]), 4),
        "kind_biases": [round(float(each), 4) for each in kinds[-1].intercept_],
        "talk": {n: int(w) for n, w in zip(names, of_talk, strict=True) if abs(w) >= _LEAST_TALK},
        "kinds": {
            n: [int(each) for each in of_kinds[:, place]]
            for place, n in enumerate(kind_names)
            if np.abs(of_kinds[:, place]).max() >= _LEAST_KIND
        },
    }


def _weights(fitted: Pipeline) -> NDArray[np.int64]:
    weights: NDArray[np.int64] = np.rint(fitted[-1].coef_ * SCALE).astype(np.int64)
    return weights


def main() -> None:
    """Write the model; print what cross-validation says."""
    found = examples()
    scores, talk = talk_scores(found)
    for least in (0, 1, 2, 3):
        print(
            f"above {least}: {np.mean(scores[talk] > least):.1%} of {talk.sum()} messages, "
            f"{np.mean(scores[~talk] > least):.1%} of {(~talk).sum()} data questions, by words alone"
        )
    rows = (f"{json.dumps(key)}:{json.dumps(value, ensure_ascii=False)}" for key, value in kept().items())
    FILE.write_text("{" + ",\n".join(rows).replace(', "', ',\n"') + "}\n", "utf-8")


if __name__ == "__main__":
    main()
