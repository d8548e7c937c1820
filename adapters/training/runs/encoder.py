"""Fine-tuning the sentence encoder on triplets: `candor train encoder`.

Decisions
- sentence-transformers trains; the losses are its own: `ranking` (MultipleNegativesRankingLoss: the other rows of a
  batch are negatives too) or `triplet` (cosine distance, margin 0.2).
- A team's hints are few and weigh much: each is seen four times as often as a public triplet (material.py).
- How many held-out triplets are in order (no phrase is on both sides) is measured before and after; only a model that
  puts more in order is written. Without held-out triplets nothing could tell, and nothing is trained.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from adapters.models.folder import minilm_folder, resolve
from adapters.models.pretrained import quiet_loading
from adapters.training.data.triplets import Triplet
from adapters.training.material import TripletMaterial
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.run_folder import RunFolder, drop_stopped, open_run, room_for
from adapters.training.runs.trainer_runs import last_checkpoint, quiet_libraries, told
from reliability.errors import BadInput, ModelUnavailable
from reliability.progress import Progress

LOSSES = ("ranking", "triplet")


@dataclass(frozen=True)
class EncoderOptions:
    """A run. `base` None = all-MiniLM-L6-v2."""

    out: Path
    base: str | None = None
    loss: str = "ranking"
    epochs: float = 1.0
    batch: int = 32
    learning_rate: float = 2e-5
    checkpoint_steps: int = 50
    seed: int = 0


@dataclass(frozen=True)
class TunedEncoder:
    """The folder that was written, and what share of so many held-out triplets is in order (0 to 1) before and
    after."""

    folder: Path
    held_out: int
    before: float
    after: float


def train_encoder(options: EncoderOptions, material: TripletMaterial, command: str, progress: Progress) -> TunedEncoder:
    """Fine-tune and write a folder for CANDOR_ENCODER; the same call again goes on where it was stopped.

    Raises BadInput without triplets to learn from or to measure on, for a folder of another run, and where no more
    held-out triplets are in order than before, of which nothing is kept; ModelUnavailable for a base that cannot be
    loaded.
    """
    if options.loss not in LOSSES:
        raise BadInput(f"The loss is one of {', '.join(LOSSES)}.")
    if not material.train:
        raise BadInput("There are no triplets to learn from: hints must pass something over.")
    if not material.held_out:
        raise BadInput(
            "There are too few phrases to hold any out, and only what is held out says whether tuning helps: give hints on "
            "ten phrases or more, or public questions."
        )
    model = load_sentence_model(options.base)
    run = open_run(
        options.out,
        {
            "base": options.base or "minilm",
            "loss": options.loss,
            "epochs": options.epochs,
            "batch": options.batch,
            "learning rate": options.learning_rate,
            "triplets": len(material.train),
            "seed": options.seed,
        },
    )
    before = in_order(model, material.held_out)
    trainer = _trainer(options, run, model, material.train, progress)
    with room_for(run.folder), quiet_libraries():
        trainer.train(resume_from_checkpoint=last_checkpoint(run.folder))
    after = in_order(model, material.held_out)
    tuned = TunedEncoder(options.out, len(material.held_out), before, after)
    if after <= before:
        drop_stopped(options.out)
        raise BadInput(_no_better(tuned))
    with room_for(options.out), quiet_libraries():
        model.save(str(options.out), create_model_card=False)
    write_card(
        options.out,
        Card(
            title="A sentence encoder for Candor",
            what="Names it: `CANDOR_ENCODER=FOLDER`. A calibration made with another encoder does not hold for it.",
            command=command,
            data=material.sources,
            figures={
                "triplets": len(material.train),
                "steps": trainer.state.global_step,
                "held-out triplets": tuned.held_out,
                "in order before": tuned.before,
                "in order after": tuned.after,
            },
            licence="That of its base (all-MiniLM-L6-v2: Apache-2.0), and of the data above.",
            start=options.base or "all-MiniLM-L6-v2",
        ),
    )
    run.finish()
    return tuned


def _no_better(tuned: TunedEncoder) -> str:
    return (
        f"The tuned encoder is not written, since it is no better: of {tuned.held_out:,} held-out triplets it puts "
        f"{tuned.after:.1%} in order, the encoder that it began from {tuned.before:.1%}."
    )


def load_sentence_model(base: str | None) -> Any:
    """A SentenceTransformer to train on. Raises ModelUnavailable."""
    from sentence_transformers import SentenceTransformer

    folder = minilm_folder() if base is None else resolve(base)
    try:
        with quiet_loading():
            return SentenceTransformer(str(folder), device="cpu", local_files_only=True)
    except Exception as error:  # broken files raise whatever the parser at hand does
        raise ModelUnavailable(f"The sentence encoder in {str(folder)!r} could not be loaded.") from error


def in_order(model: Any, triplets: Sequence[Triplet]) -> float:
    """The share of triplets, of which there is one at least, whose anchor is nearer (cosine) to the positive; ties
    half."""
    texts = [text for t in triplets for text in (t.anchor, t.positive, t.negative)]
    vectors = model.encode(texts, show_progress_bar=False, normalize_embeddings=True)
    anchors, positives, negatives = vectors[0::3], vectors[1::3], vectors[2::3]
    gap = (anchors * positives).sum(1) - (anchors * negatives).sum(1)
    return round(float(np.mean(np.where(gap == 0, 0.5, gap > 0))), 4)


def _trainer(
    options: EncoderOptions, run: RunFolder, model: Any, triplets: Sequence[Triplet], progress: Progress
) -> Any:
    from datasets import Dataset
    from sentence_transformers import SentenceTransformerTrainer, SentenceTransformerTrainingArguments
    from sentence_transformers.sentence_transformer.losses import (
        MultipleNegativesRankingLoss,
        TripletDistanceMetric,
        TripletLoss,
    )

    if options.loss == "ranking":
        loss: Any = MultipleNegativesRankingLoss(model)
    else:
        loss = TripletLoss(model, distance_metric=TripletDistanceMetric.COSINE, triplet_margin=0.2)
    arguments = SentenceTransformerTrainingArguments(
        output_dir=str(run.folder),
        num_train_epochs=options.epochs,
        learning_rate=options.learning_rate,
        per_device_train_batch_size=options.batch,
        warmup_steps=0.1,
        save_steps=options.checkpoint_steps,
        save_total_limit=2,
        logging_steps=5,
        seed=options.seed,
        use_cpu=True,
        report_to=[],
        disable_tqdm=True,
        dataloader_pin_memory=False,
    )
    columns = {name: [getattr(t, name) for t in triplets] for name in ("anchor", "positive", "negative")}
    dataset = Dataset.from_dict(columns)
    return told(SentenceTransformerTrainer(model=model, args=arguments, train_dataset=dataset, loss=loss), progress)
