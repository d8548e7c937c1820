"""A base in four bits while it is fine-tuned: QLoRA (Dettmers et al. 2023, https://arxiv.org/abs/2305.14314).

Decisions
- NF4 with its scales quantised too, computed in the run's number format; bitsandbytes does it, on a GPU, and slowly on
  a processor.
- The base is looked at first as any other, so that its tokenizer, its chat template and the checks are the same; then
  it is read once more, in four bits. For that, and for merging, the processor's memory holds it whole for a while.
- What is learned is merged into the base as it is on disk, not into its four bits: nothing of it is rounded twice.
"""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import torch
import transformers

from adapters.models.framing import prompt_frame
from adapters.models.hub.networks import DecoderNetwork
from adapters.models.networks import Pretrained
from adapters.models.pretrained import load_pretrained, quiet_loading
from adapters.training.lora.options import LoraOptions
from adapters.training.runs.trainer_runs import quiet_libraries
from adapters.whole_files import read_json
from reliability.errors import BadInput, ModelUnavailable

hf: Any = transformers
_CONFIG = "config.json"
_PACKS = "support_avx512bf16_for_cpu"
"""Where bitsandbytes keeps whether a layer, once asked in evaluation mode on a processor, packs its weights for a kernel
that no gradient comes through: measuring before training would spoil the training."""


def load_in_four_bits(base: Path, options: LoraOptions, device: torch.device) -> Pretrained:
    """The base on a device, ready for adapters over its four bits; one of another kind than a causal model as it is.

    Raises BadInput for a base that is quantised already, ModelUnavailable for one that cannot be loaded so.
    """
    if (base / _CONFIG).is_file() and "quantization_config" in read_json(base / _CONFIG):
        raise BadInput(f"{base} is quantised already: QLoRA starts from the model as it was before.")
    looked_at = load_pretrained(base, options.number_format, "meta", options.chat)
    if not isinstance(looked_at.network, DecoderNetwork):
        return looked_at
    asked = hf.BitsAndBytesConfig(
        load_in_4bit=True,
        bnb_4bit_quant_type="nf4",
        bnb_4bit_use_double_quant=True,
        bnb_4bit_compute_dtype=getattr(torch, options.number_format),
    )
    try:
        with quiet_loading():
            model = hf.AutoModelForCausalLM.from_pretrained(
                base,
                dtype=getattr(torch, options.number_format),
                quantization_config=asked,
                device_map={"": device},
                local_files_only=True,
            )
    except (ImportError, RuntimeError, ValueError) as error:  # as bitsandbytes and transformers say what they lack
        reason = (str(error).strip().splitlines() or [type(error).__name__])[0][:200]
        raise ModelUnavailable(f"The model in {str(base)!r} could not be loaded in four bits: {reason}") from error
    network = DecoderNetwork(_prepared(model.eval()), prompt_frame(base, looked_at.tokens, options.chat))
    return replace(looked_at, network=network)


def _prepared(model: Any) -> Any:
    """A model in four bits that adapters can be trained over: what is not quantised counts in float32. Checkpointing
    is the trainer's."""
    import peft

    library: Any = peft  # its functions have no types
    for module in model.modules():
        if hasattr(module, _PACKS):
            setattr(module, _PACKS, False)
    with quiet_libraries():
        return library.prepare_model_for_kbit_training(model, use_gradient_checkpointing=False)


def merged_into_base(tuned: Any, base: Path, options: LoraOptions) -> Any:
    """The base as it is on disk with what was learned over its four bits. This is done on the processor: a GPU that
    holds four bits of each weight need not hold sixteen."""
    from peft import PeftModel

    with tempfile.TemporaryDirectory(prefix="candor-adapter-") as made, quiet_libraries():
        tuned.save_pretrained(made)
        whole = load_pretrained(base, options.number_format, "cpu", options.chat).network.model
        return PeftModel.from_pretrained(whole, made).merge_and_unload()
