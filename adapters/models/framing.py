"""What stands around a prompt: the tokenizer's special tokens, or the chat template that the model was tuned with.

Decisions:
- A chat template is rendered once around a mark and cut there: the prompt's own text is then tokenized as text, so that
  what spells a special token in a question stays characters.
- One message of a user, the answer's opening after it, no system message, no thinking aloud: a completion begins at the
  answer's first token, as in training.
- Templates come with models: they are rendered in jinja2's sandbox, with the few functions that transformers offers.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, NoReturn

from jinja2 import TemplateError
from jinja2.sandbox import ImmutableSandboxedEnvironment
from tokenizers import Tokenizer

from reliability.errors import ModelUnavailable

_MARK = "\u2063prompt\u2063"


@dataclass(frozen=True, slots=True)
class PromptFrame:
    """The token ids before and after a prompt's own."""

    opening: tuple[int, ...] = ()
    closing: tuple[int, ...] = ()

    def around(self, text_ids: list[int]) -> list[int]:
        """A whole prompt."""
        return [*self.opening, *text_ids, *self.closing]


def special_tokens(tokenizer: Tokenizer) -> PromptFrame:
    """What the tokenizer puts before and after any text."""
    text = tokenizer.encode("a", add_special_tokens=False).ids
    whole = tokenizer.encode("a", add_special_tokens=True).ids
    first = next(i for i in range(len(whole)) if whole[i : i + len(text)] == text)
    return PromptFrame(tuple(whole[:first]), tuple(whole[first + len(text) :]))


def chat_template(folder: Path) -> str | None:
    """The chat template of a model's folder; None where it has none. Raises ModelUnavailable for broken files."""
    file = folder / "chat_template.jinja"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    found = tokenizer_config(folder).get("chat_template")
    if isinstance(found, list):  # several, by name
        found = next((each.get("template") for each in found if each.get("name") == "default"), None)
    return found if isinstance(found, str) and found.strip() else None


def tokenizer_config(folder: Path) -> dict[str, Any]:
    """What stands in tokenizer_config.json; nothing where it is missing. Raises ModelUnavailable for a broken one."""
    file = folder / "tokenizer_config.json"
    try:
        content = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    except (OSError, ValueError) as error:
        raise ModelUnavailable(f"{file} cannot be read.") from error
    return content if isinstance(content, dict) else {}


def prompt_frame(folder: Path, tokenizer: Tokenizer, chat: bool) -> PromptFrame:
    """What stands around a prompt of this folder's model: its chat template if `chat` and it has one.

    Raises ModelUnavailable for a template that cannot be rendered or drops the prompt.
    """
    template = chat_template(folder) if chat else None
    if template is None:  # what a tokenizer puts after a text closes it: a completion is to go on
        return PromptFrame(special_tokens(tokenizer).opening)
    config = tokenizer_config(folder)
    try:
        text = (
            _environment()
            .from_string(template)
            .render(
                messages=[{"role": "user", "content": _MARK}],
                add_generation_prompt=True,
                enable_thinking=False,
                bos_token=_token(config.get("bos_token")),
                eos_token=_token(config.get("eos_token")),
            )
        )
    except (TemplateError, TypeError, ValueError) as error:
        raise ModelUnavailable(f"The chat template in {folder} cannot be used: {error}") from error
    before, mark, after = text.partition(_MARK)
    if not mark or _MARK in after:
        raise ModelUnavailable(f"The chat template in {folder} does not hold the prompt once.")
    return PromptFrame(_special_ids(tokenizer, before), _special_ids(tokenizer, after))


def _special_ids(tokenizer: Tokenizer, text: str) -> tuple[int, ...]:
    """The ids of a text in which special tokens are meant."""
    as_text = tokenizer.encode_special_tokens
    tokenizer.encode_special_tokens = False
    try:
        return tuple(tokenizer.encode(text, add_special_tokens=False).ids) if text else ()
    finally:
        tokenizer.encode_special_tokens = as_text


def _token(found: object) -> str:
    return str(found.get("content", "") if isinstance(found, dict) else found or "")


def _environment() -> ImmutableSandboxedEnvironment:
    environment = ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True)
    environment.filters["tojson"] = lambda value, **_: json.dumps(value, ensure_ascii=False)
    environment.globals["raise_exception"] = _refuse
    environment.globals["strftime_now"] = lambda form: date(2026, 1, 1).strftime(form)  # a prompt is not of a day
    return environment


def _refuse(message: str) -> NoReturn:
    raise TemplateError(message)
