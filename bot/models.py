"""The models beside the one that writes queries here, as the settings describe them: one that a server holds, the
ranker, the talk model, and questions whose queries are known."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from bot.sample import PRECEDENT_VECTORS, known_questions
from bot.settings import ROOT, Settings, base_folder
from reliability.errors import ModelUnavailable

if TYPE_CHECKING:
    from adapters.models.bert.talk import TalkModel
    from adapters.models.bert.writer import StoredWriter
    from adapters.models.ranker import ReadingRanker
    from adapters.models.vllm.vllm_model import VllmModel
    from adapters.precedents import StoredPrecedents
    from reliability.ports import Encoder, Warehouse

REFERENCE_RANKER = ROOT / "deploy" / "reference" / "ranker"
REFERENCE_TALK = ROOT / "deploy" / "reference" / "talk"
REFERENCE_MODEL = ROOT / "deploy" / "reference" / "model"
REFERENCE_WRITER = ROOT / "deploy" / "reference" / "writer"
_RESTART_S = 120.0
"""How long an ask waits for a server that answered before: it is probably being started anew."""


def served_model(settings: Settings) -> VllmModel:
    """The client of the server that the settings name. Raises ModelUnavailable for a tokenizer that was named and is
    not there, and for an address that is none."""
    from adapters.models.vllm.vllm_model import VllmModel

    return VllmModel(
        settings.vllm_url,
        settings.model,
        settings.vllm_api_key.get_secret_value() or None,
        settings.vllm_timeout_s,
        tokenizer=tokenizer_of(settings),
        chat=settings.chat_template,
        end_token=settings.vllm_end_token or None,
        revision=settings.vllm_revision,
        dtype=settings.vllm_dtype,
        weights=weights_of(settings),
        patience_s=_RESTART_S,
        parallel=settings.vllm_concurrency,
        states_url=settings.vllm_states_url,
        states_folder=base_folder() / Path(settings.vllm_states_folder).expanduser()
        if settings.vllm_states_url
        else None,
    )


def tokenizer_of(settings: Settings) -> Path | None:
    """The folder of the served model's tokenizer: the one that was named, else that of the model where its name is a
    folder or the hub's; None where there is none."""
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


def weights_of(settings: Settings) -> str:
    """What names the served model's weights that lie beside its tokenizer, in a folder that is named; empty where none
    do. Raises ModelUnavailable for a folder without a tokenizer."""
    if not (base_folder() / Path(settings.vllm_tokenizer or settings.model).expanduser()).is_dir():
        return ""
    folder = tokenizer_of(settings)
    if folder is None or not any(folder.glob("*.safetensors")):
        return ""
    from adapters.models.folder import fingerprint

    return fingerprint(folder, "")


def ranker_of(settings: Settings) -> ReadingRanker | None:
    """What ranks readings; None where the settings name none. Raises ModelUnavailable."""
    from adapters.models.ranker import ReadingRanker

    if not settings.ranker:
        return None
    return ReadingRanker(_folder_of(settings.ranker, REFERENCE_RANKER))


def talk_of(settings: Settings) -> TalkModel | None:
    """What tells talk from data questions; None where the settings name none. Raises ModelUnavailable."""
    from adapters.models.bert.talk import TalkModel

    return TalkModel(_folder_of(settings.talk, REFERENCE_TALK)) if settings.talk else None


def _folder_of(named: str, reference: Path) -> Path:
    """The folder that a setting names; the one that ships with Candor where it is that and not in the base folder."""
    folder = base_folder() / Path(named).expanduser()
    return reference if ROOT / named == reference and not folder.is_dir() else folder


def known_files(settings: Settings, name: str, is_sample: bool) -> tuple[Path, ...]:
    """Files of a warehouse's questions whose queries are known, as the settings name them or as the sample's ship."""
    own = settings.precedents.get(name)
    if own:
        return (base_folder() / Path(own).expanduser(),)
    return known_questions() if is_sample else ()


def precedents_of(
    settings: Settings, name: str, is_sample: bool, encoder: Encoder, warehouse: Callable[[], Warehouse]
) -> StoredPrecedents | None:
    """Questions about a warehouse whose queries are known, as the settings name them or as the sample's ship; None
    where there are none. The warehouse is opened when they are first looked for."""
    from adapters.precedents import StoredPrecedents
    from reliability.composing.precedents.general import in_general

    files = known_files(settings, name, is_sample)
    kept = settings.state_folder / "precedents" / quote(name, safe="").replace(".", "%2E")
    if not files:
        return None
    return StoredPrecedents(
        files, encoder, PRECEDENT_VECTORS, kept, lambda text: in_general(text, warehouse().find_values(text))
    )


def writer_in(folder: Path) -> StoredWriter:
    """What learnt a warehouse's known questions from the reference model on. Raises ModelUnavailable where there is
    none."""
    from adapters.models.bert.writer import StoredWriter

    return StoredWriter(folder, REFERENCE_MODEL)


def writer_of(settings: Settings, name: str, is_sample: bool) -> StoredWriter | None:
    """What writes queries over a warehouse from words, as the settings name it or as the sample's ships; None where
    there is none. Raises ModelUnavailable."""
    own = settings.writers.get(name)
    if own:
        return writer_in(base_folder() / Path(own).expanduser())
    return writer_in(REFERENCE_WRITER) if is_sample else None
