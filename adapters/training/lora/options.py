"""What a run of LoRA is asked for."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class LoraOptions:
    """A run. `base` is a folder or a name; `rank` and `alpha` are LoRA's; `batch` examples a step, in `parts` of which
    each is on the device at once; `checkpointing` computes activations again instead of keeping them.

    `linking_tokens` and `writing_tokens` are what serving will show of a schema (None: what it shows unless told
    otherwise), `served` what a server that is there already shows, in that order (None: not known), `chat` whether
    prompts go into the base's chat template: train as you serve. `merge` writes one model; otherwise the adapter alone,
    which vLLM serves with --enable-lora. `quantized` holds the base in four bits while it trains (QLoRA). `measured`
    held-out questions are linked and written for before and after it, in at most `measuring_s` seconds each time.
    """

    base: str
    out: Path
    prompts: Path
    rank: int = 16
    alpha: int = 32
    learning_rate: float = 2e-4
    epochs: float = 2.0
    batch: int = 16
    parts: int = 1
    max_tokens: int = 1_536
    linking_tokens: int | None = None
    writing_tokens: int | None = None
    served: tuple[int, int] | None = None
    chat: bool = True
    checkpointing: bool = False
    number_format: str = "float32"
    device: str = "cpu"
    merge: bool = True
    quantized: bool = False
    measured: int = 50
    measuring_s: float = 300.0
    checkpoint_steps: int = 50
    seed: int = 0
