"""CKIF's two ranking models: `candor train ranker` (docs/METHODS.md 4; paper: Fan et al. 2025, 3.5).

A list is a question with English readings of SQL: the gold query's and those of queries that nearly answer it. Both
models start from MiniLM (the paper: mpnet and RoBERTa) and are trained by sentence-transformers.

- First stage, the bi-encoder: binary cross-entropy of σ(similarity) against a label that starts at 1 and loses for
  each clause that differs from the gold query's (eq. 5 and 6). A cosine in [−1, 1] cannot give a probability near 0 or
  1, so here the logit is 10·cosine − 5, where the paper has the cosine itself.
- Second stage, the cross-encoder: question and reading together, the [CLS] state through a linear layer (eq. 7 and 8),
  NeuralNDCG over the list (eq. 9) with relevance 1 for the gold reading. The paper's lists have 50 readings; here 8.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from adapters.models.folder import minilm_folder, resolve
from adapters.models.pretrained import quiet_loading
from adapters.models.ranker import TwoStageRanker
from adapters.training.data.near_miss import near_miss
from adapters.training.data.sources import Pair
from adapters.training.material import Material
from adapters.training.runs.card import Card, write_card
from adapters.training.runs.encoder import load_sentence_model
from adapters.training.runs.neural_ndcg import ndcg, neural_ndcg
from adapters.training.runs.run_folder import RunFolder, open_run, room_for
from adapters.training.runs.trainer_runs import last_checkpoint, quiet_libraries, told
from reliability.errors import BadInput, ModelUnavailable
from reliability.progress import Progress
from reliability.promises.subclauses import CLAUSES, Clauses, clauses
from reliability.sql.english import reading
from reliability.sql.form import joined

_SCALE, _SHIFT = 10.0, 5.0


@dataclass(frozen=True)
class RankedList:
    """A question, readings of queries (the gold one first), and how near each query's clauses are to the gold one's."""

    question: str
    readings: tuple[str, ...]
    nearness: tuple[float, ...]


@dataclass(frozen=True)
class RankerOptions:
    """A run. `base` None = MiniLM; `readings` a list at most; batches are of pairs and of lists."""

    out: Path
    base: str | None = None
    readings: int = 8
    epochs: float = 1.0
    first_batch: int = 16
    second_batch: int = 4
    first_rate: float = 2e-5
    second_rate: float = 5e-5
    temperature: float = 1.0
    max_tokens: int = 160
    checkpoint_steps: int = 25
    seed: int = 0


def ranker_options(
    out: Path,
    base: str | None = None,
    epochs: float = 1.0,
    batch: int = 16,
    learning_rate: float = 2e-5,
    seed: int = 0,
) -> RankerOptions:
    """A run by the first stage's batch and rate; those of the second, which learns from whole lists, keep their
    ratio.
    """
    return RankerOptions(
        out,
        base,
        epochs=epochs,
        first_batch=batch,
        second_batch=max(1, batch // 4),
        first_rate=learning_rate,
        second_rate=2.5 * learning_rate,
        seed=seed,
    )


def ranked_lists(pairs: Sequence[Pair], readings: int, seed: int) -> list[RankedList]:
    """Lists of at least two different readings; pairs whose query has none are left out."""
    rng = random.Random(seed)
    found = [_list(pair, readings, rng) for pair in pairs]
    return [each for each in found if each is not None]


def _list(pair: Pair, readings: int, rng: random.Random) -> RankedList | None:
    dialect = pair.schema.dialect
    gold = joined([x.text for x in pair.sql])
    wanted = clauses(gold, dialect)
    if wanted is None:
        return None
    tables = [t for t in pair.schema.tables if any(x.table == t.name for x in pair.sql)] or list(pair.schema.tables)
    said = {reading(gold, dialect): 1.0}
    for _ in range(4 * readings):
        if len(said) >= readings:
            break
        # Now and then of another table too: first-stage readings differ more than second-stage ones.
        wrong = near_miss(pair.sql, tables if rng.random() < 0.8 else pair.schema.tables, pair.values, rng)
        text = joined([x.text for x in wrong]) if wrong else gold
        other = clauses(text, dialect)
        if other is not None and text != gold:
            said.setdefault(reading(text, dialect), nearness(wanted, other))
    return RankedList(pair.question, tuple(said), tuple(said.values())) if len(said) > 1 else None


def nearness(gold: Clauses, other: Clauses) -> float:
    """1, less a third for each kind of clause that differs, at least 0 (paper: 3.5.1, a penalty for each clause)."""
    differing = sum(gold[kind] != other[kind] for kind in CLAUSES)
    return max(0.0, 1.0 - differing / 3)


# --- the losses, as sentence-transformers calls them ------------------------------------------------


class SimilarityLoss(nn.Module):
    """Binary cross-entropy of σ(10·cosine − 5) against labels in [0, 1] (eq. 6)."""

    def __init__(self, model: Any) -> None:
        super().__init__()
        self.model = model

    def forward(self, sentence_features: list[dict[str, Tensor]], labels: Tensor) -> Tensor:
        """The mean over pairs of question and reading."""
        first, second = (self.model(features)["sentence_embedding"] for features in sentence_features)
        logits = _SCALE * nn.functional.cosine_similarity(first, second) - _SHIFT
        return nn.functional.binary_cross_entropy_with_logits(logits, labels.float().view(-1))

    def get_config_dict(self) -> dict[str, float]:
        """What a model card may say of it."""
        return {"scale": _SCALE, "shift": _SHIFT}


class ListLoss(nn.Module):
    """1 − NeuralNDCG, the mean over lists (eq. 9)."""

    def __init__(self, model: Any, temperature: float) -> None:
        super().__init__()
        self.model, self.temperature = model, temperature

    def forward(
        self, inputs: list[Any], labels: list[Tensor], prompt: str | None = None, task: str | None = None
    ) -> Tensor:
        """`inputs`: questions, and their lists of readings."""
        questions, lists = inputs
        pairs = [(question, text) for question, texts in zip(questions, lists, strict=True) for text in texts]
        tokens = self.model.preprocess(pairs, prompt=prompt, task=task)
        moved = {k: v.to(self.model.device) if isinstance(v, Tensor) else v for k, v in tokens.items()}
        scores = self.model(moved)["scores"].view(-1).float().split([len(texts) for texts in lists])
        found = [neural_ndcg(s, y.to(s.device).float(), self.temperature) for s, y in zip(scores, labels, strict=True)]
        return 1.0 - torch.stack(found).mean()

    def get_config_dict(self) -> dict[str, float]:
        """What a model card may say of it."""
        return {"temperature": self.temperature}


# --- training ---------------------------------------------------------------------------------------


def train_ranker(options: RankerOptions, material: Material, command: str, progress: Progress) -> Path:
    """Train both stages and write `bi-encoder/`, `cross-encoder/` and the card; the same call again goes on.

    Raises BadInput without lists and for a folder of another run, ModelUnavailable for a base that cannot be loaded.
    """
    lists = ranked_lists(material.train, options.readings, options.seed)
    measured = ranked_lists(material.held_out, options.readings, options.seed + 1)
    if not lists:
        raise BadInput("There is nothing to rank: no query has a near miss with another reading.")
    base = minilm_folder() if options.base is None else resolve(options.base)
    first = load_sentence_model(options.base)
    run = open_run(
        options.out,
        {
            "base": options.base or "minilm",
            "readings": options.readings,
            "epochs": options.epochs,
            "first batch": options.first_batch,
            "second batch": options.second_batch,
            "lists": len(lists),
            "first rate": options.first_rate,
            "second rate": options.second_rate,
            "temperature": options.temperature,
            "seed": options.seed,
        },
    )
    bi, cross = options.out / "bi-encoder", options.out / "cross-encoder"
    before = _first_figures(first, measured)
    if not (bi / "modules.json").is_file():
        trainer = _first_trainer(
            options, run, first, lists, lambda d, words: progress(0.3 * d, f"first stage: {words}")
        )
        with room_for(run.folder), quiet_libraries():
            trainer.train(resume_from_checkpoint=last_checkpoint(run.folder / "checkpoint-first"))
        with room_for(bi), quiet_libraries():
            first.save(str(bi), create_model_card=False)
    second = _cross_encoder(base, options)
    trainer = _second_trainer(
        options, run, second, lists, lambda d, words: progress(0.3 + 0.7 * d, f"second stage: {words}")
    )
    with room_for(run.folder), quiet_libraries():
        trainer.train(resume_from_checkpoint=last_checkpoint(run.folder / "checkpoint-second"))
    with room_for(cross), quiet_libraries():
        second.save_pretrained(str(cross), create_model_card=False)
    figures = {"lists": len(lists), "held-out lists": len(measured), **_named("MiniLM as it is", before)}
    figures |= ranker_figures(TwoStageRanker(options.out), measured)
    write_card(
        options.out,
        Card(
            title="CKIF's two-stage ranker for Candor",
            what="Ranks English readings of SQL against a question: a bi-encoder keeps the nearest, a cross-encoder ranks them.",
            command=command,
            data=material.sources,
            figures=figures,
            licence="That of its base (all-MiniLM-L6-v2: Apache-2.0), and of the data above.",
            start=options.base or "all-MiniLM-L6-v2, twice",
            notes=("Figures are on questions of held-out databases, among the gold reading and near misses.",),
        ),
    )
    run.finish()
    return options.out


def _cross_encoder(base: Path, options: RankerOptions) -> Any:
    from sentence_transformers import CrossEncoder

    torch.manual_seed(options.seed)  # the new head's weights
    try:
        with quiet_loading():
            return CrossEncoder(
                str(base), num_labels=1, max_length=options.max_tokens, device="cpu", local_files_only=True
            )
    except Exception as error:  # broken files raise whatever the parser at hand does
        raise ModelUnavailable(f"The model in {str(base)!r} cannot rank.") from error


def _common(options: RankerOptions, folder: Path, batch: int, rate: float) -> dict[str, Any]:
    return {
        "output_dir": str(folder),
        "num_train_epochs": options.epochs,
        "learning_rate": rate,
        "per_device_train_batch_size": batch,
        "warmup_steps": 0.1,
        "save_steps": options.checkpoint_steps,
        "save_total_limit": 2,
        "logging_steps": 5,
        "seed": options.seed,
        "use_cpu": True,
        "report_to": [],
        "disable_tqdm": True,
        "dataloader_pin_memory": False,
    }


def _first_trainer(
    options: RankerOptions, run: RunFolder, model: Any, lists: Sequence[RankedList], progress: Progress
) -> Any:
    from datasets import Dataset
    from sentence_transformers import SentenceTransformerTrainer, SentenceTransformerTrainingArguments

    rows = [
        (each.question, text, near) for each in lists for text, near in zip(each.readings, each.nearness, strict=True)
    ]
    columns = dict(zip(("question", "reading", "label"), map(list, zip(*rows, strict=True)), strict=True))
    common = _common(options, run.folder / "checkpoint-first", options.first_batch, options.first_rate)
    return told(
        SentenceTransformerTrainer(
            model=model,
            args=SentenceTransformerTrainingArguments(**common),
            train_dataset=Dataset.from_dict(columns),
            loss=SimilarityLoss(model),
        ),
        progress,
    )


def _second_trainer(
    options: RankerOptions, run: RunFolder, model: Any, lists: Sequence[RankedList], progress: Progress
) -> Any:
    from datasets import Dataset
    from sentence_transformers.cross_encoder import CrossEncoderTrainer, CrossEncoderTrainingArguments

    rng = random.Random(options.seed)
    shuffled = [rng.sample(range(len(each.readings)), len(each.readings)) for each in lists]
    columns: dict[str, list[Any]] = {
        "question": [each.question for each in lists],
        "readings": [[each.readings[i] for i in order] for each, order in zip(lists, shuffled, strict=True)],
        "labels": [[float(i == 0) for i in order] for order in shuffled],
    }
    common = _common(options, run.folder / "checkpoint-second", options.second_batch, options.second_rate)
    return told(
        CrossEncoderTrainer(
            model=model,
            args=CrossEncoderTrainingArguments(**common),
            train_dataset=Dataset.from_dict(columns),
            loss=ListLoss(model, options.temperature),
        ),
        progress,
    )


# --- figures ----------------------------------------------------------------------------------------


def ranker_figures(ranker: TwoStageRanker, lists: Sequence[RankedList]) -> dict[str, float | None]:
    """Top-1 accuracy and NDCG@5 of the first stage alone and of both; None without lists."""
    both = [torch.tensor(ranker.scores(each.question, each.readings)) for each in lists]
    return _named("first stage", _first_figures(ranker.first, lists)) | _named("both stages", _figures(both, lists))


def _first_figures(model: Any, lists: Sequence[RankedList]) -> tuple[float | None, float | None]:
    scores = []
    for each in lists:
        vectors = model.encode([each.question, *each.readings], show_progress_bar=False, normalize_embeddings=True)
        scores.append(torch.from_numpy(vectors[1:] @ vectors[0]))
    return _figures(scores, lists)


def _figures(scores: Sequence[Tensor], lists: Sequence[RankedList]) -> tuple[float | None, float | None]:
    """The gold reading is the first of its list; equal scores share the place."""
    if not lists:
        return None, None
    gold = [torch.eye(len(each.readings))[0] for each in lists]
    best = [float((s[0] == s.max()) / (s == s.max()).sum()) for s in scores]
    # Of equal scores the first counts as the better: turned around, that is never the gold reading.
    kept = [ndcg(s.flip(0), y.flip(0), 5) for s, y in zip(scores, gold, strict=True)]
    return round(sum(best) / len(best), 4), round(sum(kept) / len(kept), 4)


def _named(what: str, figures: tuple[float | None, float | None]) -> dict[str, float | None]:
    return {f"{what}: gold reading first": figures[0], f"{what}: NDCG@5": figures[1]}
