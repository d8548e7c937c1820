"""The second stage of CKIF's ranking: a cross-encoder that reads a question with each English reading of SQL.

    ranker = ReadingRanker("folder of candor train ranker")
    ranker.scores("How many singers?", ["Number of singers", "Names of singers"])   # in (0, 1), higher = likelier

Its folder holds what a low-rank adaptation (Hu et al. 2021, https://arxiv.org/abs/2106.09685) adds to all-MiniLM-L6-v2,
and the linear layer over the mean of the last states: a few megabytes instead of the whole model (docs/METHODS.md 4).
Its maps run in bfloat16, as they were trained.
"""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from adapters.models.folder import fingerprint, minilm_folder
from reliability.errors import ModelUnavailable

if TYPE_CHECKING:
    from tokenizers import Tokenizer
    from torch import Tensor

    from adapters.models.bert.network import BertEncoder

CONFIG, WEIGHTS = "ranker.json", "ranker.safetensors"
_BATCH = 16  # readings of like length: padding costs little
_KEPT = 2_048


class ReadingRanker:
    """`reliability.ports.Ranker`. Threads may share one.

    Raises ModelUnavailable, with one sentence, for a folder without a trained ranker; at the first question, for one
    that cannot be read or was made for other weights than MiniLM's.
    """

    def __init__(self, folder: str | Path) -> None:
        self._folder = Path(folder)
        if not all((self._folder / name).is_file() for name in (CONFIG, WEIGHTS)):
            raise ModelUnavailable(f"There is no trained ranker in {str(self._folder)!r}.")
        self._lock = threading.Lock()
        self._kept: dict[tuple[str, str], float] = {}

    @cached_property
    def fingerprint(self) -> str:
        """SHA-256 of the adaptation and of what it adapts."""
        digest = hashlib.sha256(fingerprint(minilm_folder(), "bfloat16").encode())
        for name in (CONFIG, WEIGHTS):
            digest.update(hashlib.sha256((self._folder / name).read_bytes()).digest())
        return digest.hexdigest()

    def scores(self, question: str, readings: Sequence[str]) -> list[float]:
        """For each reading, how likely it says what the question asks, in (0, 1); not calibrated.

        What is longer than the window (the question first) counts by its beginning. Equal pairs score alike, whatever
        stands beside them.
        """
        with self._lock:
            found = {r: self._kept[question, r] for r in readings if (question, r) in self._kept}
            model = self._model
        new = [r for r in dict.fromkeys(readings) if r not in found]
        if new:  # outside the lock: the passes of asks at once use several cores
            scored = dict(zip(new, _scored(model, question, new), strict=True))
            with self._lock:
                if len(self._kept) + len(scored) > _KEPT:
                    self._kept.clear()
                found |= {r: self._kept.setdefault((question, r), score) for r, score in scored.items()}
        return [found[reading] for reading in readings]

    @cached_property
    def _model(self) -> _CrossEncoder:
        return _load(self._folder)


def _scored(model: _CrossEncoder, question: str, readings: Sequence[str]) -> list[float]:
    import torch

    rows = [each.ids for each in model.tokens.encode_batch([(question, reading) for reading in readings])]
    by_length = sorted(range(len(rows)), key=lambda place: len(rows[place]))
    found = [0.0] * len(rows)
    with torch.inference_mode():
        for start in range(0, len(rows), _BATCH):
            places = by_length[start : start + _BATCH]
            logits = model([rows[place] for place in places])
            for place, score in zip(places, torch.sigmoid(logits).tolist(), strict=True):
                found[place] = score
    return found


class _CrossEncoder(NamedTuple):
    tokens: Tokenizer
    encoder: BertEncoder
    weight: Tensor  # [1, width]
    bias: Tensor  # [1]

    def __call__(self, rows: Sequence[list[int]]) -> Tensor:
        """Logits [len(rows)]."""
        import torch

        longest = max(map(len, rows))
        ids = torch.tensor([[*row, *[0] * (longest - len(row))] for row in rows])
        lengths = torch.tensor([len(row) for row in rows])
        counts = (torch.arange(longest) < lengths[:, None]).float()
        mask = (1 - counts)[:, None, None] * torch.finfo(torch.float32).min
        last = self.encoder(ids, mask)[-1]
        mean = (last * counts[..., None]).sum(1) / lengths[:, None]
        return torch.nn.functional.linear(mean, self.weight, self.bias).squeeze(1)


def _load(folder: Path) -> _CrossEncoder:
    from safetensors import SafetensorError
    from safetensors.torch import load_file
    from tokenizers import Tokenizer

    from adapters.models.bert.network import BertEncoder
    from adapters.models.bert.stored import AdaptedWeights, read_shape

    base = minilm_folder()
    try:
        config = json.loads((folder / CONFIG).read_text(encoding="utf-8"))
        added = {name: tensor.float() for name, tensor in load_file(folder / WEIGHTS).items()}
        window, scale, made_for = int(config["window"]), float(config["scale"]), str(config["base"])
        weight, bias = added.pop("head.weight"), added.pop("head.bias")
        shape = read_shape(json.loads((base / "config.json").read_text(encoding="utf-8")))
        if made_for != fingerprint(base, "float32"):
            raise ModelUnavailable(f"The ranker in {str(folder)!r} was made for another encoder.")
        encoder = BertEncoder(shape, AdaptedWeights(base, added, scale), in_bfloat16=True)
    except (OSError, ValueError, KeyError, TypeError, RuntimeError, SafetensorError) as error:
        raise ModelUnavailable(f"The ranker in {str(folder)!r} cannot be read.") from error
    tokens = Tokenizer.from_file(str(base / "tokenizer.json"))
    tokens.enable_truncation(window)
    tokens.no_padding()
    return _CrossEncoder(tokens, encoder, weight, bias)
