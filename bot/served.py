"""The model that a server holds, as the settings describe it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bot.settings import Settings, base_folder
from reliability.errors import ModelUnavailable

if TYPE_CHECKING:
    from adapters.models.vllm.vllm_model import VllmModel

_RESTART_S = 120.0
"""How long an ask waits for a server that answered before: it is probably being started anew."""


def served_model(settings: Settings) -> VllmModel:
    """The client of the server that the settings name. Raises ModelUnavailable for a tokenizer that was named and is not
    there, and for an address that is none."""
    from adapters.models.vllm.vllm_model import VllmModel

    tokenizer = tokenizer_of(settings)
    named = base_folder() / Path(settings.vllm_tokenizer or settings.model).expanduser()
    return VllmModel(
        settings.vllm_url,
        settings.model,
        settings.vllm_api_key.get_secret_value() or None,
        settings.vllm_timeout_s,
        tokenizer=tokenizer,
        chat=settings.chat_template,
        end_token=settings.vllm_end_token or None,
        revision=settings.vllm_revision,
        dtype=settings.vllm_dtype,
        weights=_weights(tokenizer if named.is_dir() else None),
        patience_s=_RESTART_S,
        parallel=settings.vllm_concurrency,
    )


def tokenizer_of(settings: Settings) -> Path | None:
    """The folder of the served model's tokenizer: the one that was named, else that of the model where its name is a folder
    or the hub's; None where there is none."""
    from adapters.models.folder import tokenizer_folder

    named = settings.vllm_tokenizer or settings.model
    folder = base_folder() / Path(named).expanduser()
    if folder.is_dir() and (settings.vllm_tokenizer or (folder / "tokenizer.json").is_file()):
        return tokenizer_folder(folder)
    if settings.vllm_tokenizer:
        return tokenizer_folder(settings.vllm_tokenizer)
    if settings.model.count("/") != 1:
        return None
    try:
        return tokenizer_folder(settings.model)
    except ModelUnavailable:
        return None


def _weights(folder: Path | None) -> str:
    """What names the weights that lie beside a tokenizer; empty where none do."""
    if folder is None or not any(folder.glob("*.safetensors")):
        return ""
    from adapters.models.folder import fingerprint

    return fingerprint(folder, "")
