"""A calibration record as text that people read, and as arrays: what the two files of a record folder hold.

Everything that decides stands in the text: fingerprints, thresholds, weights by signal, counts. Only the layer
predictors' weights, calibration states where neighbours are asked, what a question's novelty is tested against, and the
trees of a forest are arrays; the text holds their SHA-256, so that text and arrays never come from different
calibrations. Writing a record twice gives the same bytes. No question stands in it.
"""

from __future__ import annotations

import hashlib
import io
import json
import math
import zipfile
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, NoReturn, TypeVar

import numpy as np
from numpy.typing import NDArray
from pydantic import TypeAdapter, ValidationError

from reliability.errors import BadInput, BadRecord
from reliability.promises.branching import BranchingPredictor, predictor_from_parts
from reliability.promises.credible_set import CredibleThreshold, Guarantee, credible_from_json
from reliability.promises.from_signals.forest import Forest, forest_from_bytes
from reliability.promises.from_signals.platt import CLIP, platt_from_json
from reliability.promises.novelty import NoveltyTest, novelty_from_bytes
from reliability.promises.probability import Probability
from reliability.promises.record import (
    AnswerCalibration,
    CalibrationData,
    CalibrationRecord,
    LinkingCalibration,
    ValidFor,
)
from reliability.promises.unasked_threshold import GuaranteedRisk, risk_from_json

T = TypeVar("T")
VERSION = 3
"""Of the format, and of how its numbers are fitted: a change of either makes earlier records unreadable."""
ARRAYS_FILE, NOVELTY_FILE, FOREST_FILE = "branching.npz", "novelty.npz", "forest.npz"
_MOST_BYTES = 1 << 30  # of unpacked arrays: more is no record of ours


@dataclass(frozen=True, slots=True)
class StoredRecord:
    """A record as it is written: `text` is JSON, `arrays` an npz file (None without layer predictors), `novelty`
    another (None without a novelty test), `forest` a third (None where κ is no forest's)."""

    text: str
    arrays: bytes | None = None
    novelty: bytes | None = None
    forest: bytes | None = None


def record_to_json(record: CalibrationRecord) -> StoredRecord:
    """The record as text and arrays; `record_from_json` gives it back exactly."""
    linking, content = _linking_to_json(record.linking)
    answers = record.answers
    strange, novelty = _novelty_to_json(answers.novelty if answers else None)
    probability, forest = _probability_to_json(answers.probability if answers else None)
    written = {
        "version": VERSION,
        "data": asdict(record.data),
        "valid_for": asdict(record.valid_for),
        "answers": None
        if answers is None
        else {
            "credible": answers.credible.as_json(),
            "given_right": answers.given_right.as_json(),
            "probability": probability,
            "unasked": answers.unasked.as_json(),
            "novelty": strange,
        },
        "linking": linking,
    }
    text = json.dumps(written, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
    return StoredRecord(text, content, novelty, forest)


def record_from_json(stored: StoredRecord) -> CalibrationRecord:
    """The record that `record_to_json` wrote. Raises BadRecord, one sentence, for anything else."""
    try:
        content = json.loads(stored.text, parse_constant=_no_number, parse_float=_finite)
        if not isinstance(content, dict) or "version" not in content:
            raise BadRecord("This is no calibration record.")
        if content["version"] != VERSION:
            raise BadRecord(
                f"The calibration record is of version {content['version']!r:.40}, and this Candor reads {VERSION}; "
                "calibrate again."
            )
        record = CalibrationRecord(
            _of(ValidFor, content["valid_for"]),
            _data(content["data"]),
            _linking_from_json(content["linking"], stored.arrays),
            _answers_from_json(content["answers"], stored.novelty, stored.forest),
        )
    except (
        KeyError,
        TypeError,
        ValueError,
        AttributeError,
        RecursionError,
        OverflowError,
        BadInput,
    ) as error:
        reason = f"there is no {error}" if isinstance(error, KeyError) else str(error).rstrip(".")
        raise BadRecord(f"The calibration record is damaged: {reason[:200]}.") from error
    return record


# --- linking ---------------------------------------------------------------------------------------


def _linking_to_json(linking: LinkingCalibration | None) -> tuple[dict[str, Any] | None, bytes | None]:
    if linking is None:
        return None, None
    written: dict[str, Any] = {}
    arrays: dict[str, NDArray[Any]] = {}
    for part, predictor in (("tables", linking.tables), ("columns", linking.columns)):
        written[part], of_part = predictor.as_parts()
        arrays |= {f"{part}/{name}": array for name, array in of_part.items()}
    with io.BytesIO() as file:
        np.savez(file, **arrays)  # type: ignore[arg-type]  # a name may not be "file"; ours hold a slash
        content = file.getvalue()
    return {**written, "weights": ARRAYS_FILE, "sha256": hashlib.sha256(content).hexdigest()}, content


def _linking_from_json(content: Mapping[str, Any] | None, arrays: bytes | None) -> LinkingCalibration | None:
    if content is None:
        return None
    if arrays is None:
        raise BadRecord(f"The calibration record is incomplete: {ARRAYS_FILE} is missing beside it.")
    if hashlib.sha256(arrays).hexdigest() != content["sha256"]:
        raise BadRecord(f"The calibration record does not belong to the {ARRAYS_FILE} beside it: their hashes differ.")
    by_name = _arrays(arrays)
    parts: dict[str, BranchingPredictor] = {}
    for part in ("tables", "columns"):
        own = {name.removeprefix(f"{part}/"): a for name, a in by_name.items() if name.startswith(f"{part}/")}
        parts[part] = predictor_from_parts(content[part], own)
    return LinkingCalibration(parts["tables"], parts["columns"])


def _arrays(content: bytes) -> dict[str, NDArray[Any]]:
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            if sum(file.file_size for file in packed.infolist()) > _MOST_BYTES:
                raise BadRecord(f"{ARRAYS_FILE} unpacks to more than a calibration record can hold.")
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            return dict(arrays)
    except (zipfile.BadZipFile, OSError, EOFError, MemoryError) as error:
        raise BadRecord(f"{ARRAYS_FILE} of the calibration record cannot be read: {error}.") from error


# --- answers ---------------------------------------------------------------------------------------


def _novelty_to_json(novelty: NoveltyTest | None) -> tuple[dict[str, Any] | None, bytes | None]:
    if novelty is None:
        return None, None
    content = novelty.to_bytes()
    about = {"level": novelty.level, "questions": len(novelty.questions), "against": NOVELTY_FILE}
    return {**about, "sha256": hashlib.sha256(content).hexdigest()}, content


def _novelty_from_json(content: Mapping[str, Any] | None, arrays: bytes | None) -> NoveltyTest | None:
    if content is None:
        return None
    if arrays is None:
        raise BadRecord(f"The calibration record is incomplete: {NOVELTY_FILE} is missing beside it.")
    if hashlib.sha256(arrays).hexdigest() != content["sha256"]:
        raise BadRecord(f"The calibration record does not belong to the {NOVELTY_FILE} beside it: their hashes differ.")
    found = novelty_from_bytes(arrays, float(content["level"]))
    if len(found.questions) != content["questions"]:
        raise ValueError("its novelty test holds other questions than it says")
    return found


def _probability_to_json(probability: Probability | None) -> tuple[dict[str, Any] | None, bytes | None]:
    if probability is None:
        return None, None
    if isinstance(probability, Forest):
        content = probability.to_bytes()
        about = {"trees": len(probability.roots), "signals": list(probability.signals), "forest": FOREST_FILE}
        return {**about, "sha256": hashlib.sha256(content).hexdigest()}, content
    weights = dict(zip(probability.signals, probability.weights, strict=True))
    return {"intercept": probability.intercept, "clip": probability.clip, "weights": weights}, None


def _probability_from_json(content: Mapping[str, Any], arrays: bytes | None) -> Probability:
    if "forest" not in content:
        weights = content["weights"]
        return platt_from_json(
            {
                "signals": list(weights),
                "weights": list(weights.values()),
                "intercept": content["intercept"],
                "clip": content.get("clip", CLIP),
            }
        )
    if arrays is None:
        raise BadRecord(f"The calibration record is incomplete: {FOREST_FILE} is missing beside it.")
    if hashlib.sha256(arrays).hexdigest() != content["sha256"]:
        raise BadRecord(f"The calibration record does not belong to the {FOREST_FILE} beside it: their hashes differ.")
    found = forest_from_bytes(arrays, [str(name) for name in content["signals"]])
    if len(found.roots) != content["trees"]:
        raise ValueError("its forest holds other trees than it says")
    return found


def _answers_from_json(
    content: Mapping[str, Any] | None, novelty: bytes | None, forest: bytes | None
) -> AnswerCalibration | None:
    if content is None:
        return None
    scaling = _probability_from_json(content["probability"], forest)
    credible, given_right = (
        credible_from_json(content["credible"]),
        credible_from_json(content["given_right"]),
    )
    unasked = risk_from_json(content["unasked"])
    _check(credible, given_right, scaling, unasked)
    return AnswerCalibration(credible, given_right, scaling, unasked, _novelty_from_json(content["novelty"], novelty))


def _check(
    credible: CredibleThreshold,
    given_right: CredibleThreshold,
    scaling: Probability,
    unasked: GuaranteedRisk,
) -> None:
    """Numbers that no calibration gives, as a hand that edited the file may have left them."""
    if given_right.guarantee is not Guarantee.GIVEN_RIGHT_CANDIDATE:
        raise ValueError("the guarantee given a right candidate is missing")
    if credible.guarantee is not Guarantee.MARGINAL and credible != given_right:
        raise ValueError("what decides is neither of its two guarantees")
    for threshold in (credible, given_right):
        if not 0 < threshold.alpha < 1 or not 0 <= threshold.with_right <= threshold.questions:
            raise ValueError(f"the numbers of the {threshold.guarantee} guarantee contradict one another")
        if math.isfinite(threshold.tau) and not -1 <= threshold.tau <= 0:
            raise ValueError(f"τ = {threshold.tau} does not lie between -1 and 0")
    if credible.alpha != given_right.alpha:
        raise ValueError("its two guarantees are for different α")
    weighed = () if isinstance(scaling, Forest) else (*scaling.weights, scaling.intercept)
    if not scaling.signals or not all(map(math.isfinite, weighed)):
        raise ValueError("the probability has no signals")
    if unasked.size < 0:
        raise ValueError("the risk was bounded on fewer than no questions")


# --- plain parts -----------------------------------------------------------------------------------


def _of(form: type[T], content: object) -> T:
    """A frozen dataclass of plain fields, each of exactly its type. Raises ValueError."""
    try:
        return TypeAdapter(form).validate_json(json.dumps(content), strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        place = ".".join(map(str, first["loc"])) or form.__name__
        raise ValueError(f"{place}: {first['msg']}") from error


def _data(content: object) -> CalibrationData:
    data = _of(CalibrationData, content)
    if min(data.fit, data.calibrate, data.bound) < 0:
        raise ValueError("the sizes of its parts are no counts")
    return data


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise ValueError(f"{text[:20]} is no finite number")
    return value
