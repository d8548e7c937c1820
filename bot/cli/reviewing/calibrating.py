"""The calibration that is due, made in this process: by the bot's job, or by hand.

Durable without a record of its progress: what is due is what the store has enough reviews for and no calibration of, a
lease lets one process at a time make it, and traces are kept, so that whoever comes next goes on where one was stopped.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

from adapters.calibration.reviewed import ReviewedOptions, calibrate_reviewed
from adapters.store.store import Store
from bot.redaction import redact
from bot.reviews.promising import due
from bot.settings import Settings
from bot.wording import weekly_reviews
from reliability.errors import BadInput
from reliability.promises.record_json import record_to_json
from reliability.promises.reviews.outlook import look_delta

if TYPE_CHECKING:
    from adapters.calibration.kept_traces import Tracing
    from reliability.core import Core
    from reliability.progress import Progress, Say
    from reliability.promises.record import CalibrationRecord

Parts = Callable[[], "tuple[Core, Tracing]"]
"""The core over the warehouse, without hints and without a record, and how its questions are traced."""


def calibrate_due(
    store: Store,
    settings: Settings,
    warehouse: str,
    parts: Parts,
    layers: Path,
    learned: Collection[str],
    progress: Progress,
    say: Say,
) -> str:
    """Make the calibration that is due and propose it; the sentence that says what came of it. `learned` are the hashes
    of the questions that trained the model.

    What cannot be calibrated is kept as failed with the reason, so that it is not tried again until the next look; a
    database or model that is away is raised (CandorError), and tried again.
    """
    lease = store.take_lease(f"candor-reviews-{_key(warehouse)}")
    if lease is None:
        return weekly_reviews.REVIEWS_AT_WORK
    try:
        found = due(store, warehouse)
        if found is None:
            return weekly_reviews.NOTHING_DUE
        look, reviews = found
        core, tracing = parts()
        name = f"reviews-{_key(warehouse)}-{look}"
        options = ReviewedOptions(
            settings.state_folder / "calibration" / name,
            layers,
            learned,
            f"reviews of {warehouse}",
            settings.alpha,
            settings.linking_alpha,
            settings.risk,
            look_delta(settings.delta, look),
            settings.delta,
            settings.novelty_level,
        )
        try:
            record = calibrate_reviewed(reviews, core, tracing, options, progress, say)
        except BadInput as error:
            told = _failed(store, warehouse, look, len(reviews), redact(str(error), settings.secrets()))
        else:
            told = _proposed(store, warehouse, look, len(reviews), record)
        store.notices.note(f"reviewed {warehouse} {look}", told)
        return told
    finally:
        lease.release()


def _proposed(store: Store, warehouse: str, look: int, reviews: int, record: CalibrationRecord) -> str:
    name = f"{record.data.name} {record.data.made_at}"
    store.proposals.propose(warehouse, look, reviews, name, record_to_json(record))
    unasked = record.answers.unasked if record.answers else None
    return weekly_reviews.proposal_told(warehouse, reviews, weekly_reviews.promise_of_proposal(unasked))


def _failed(store: Store, warehouse: str, look: int, reviews: int, why: str) -> str:
    store.proposals.fail(warehouse, look, reviews, why)
    return weekly_reviews.proposal_failed(warehouse, reviews, why)


def _key(warehouse: str) -> str:
    return hashlib.sha256(warehouse.encode()).hexdigest()[:12]
