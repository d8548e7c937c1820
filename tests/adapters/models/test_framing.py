"""What stands around a prompt: special tokens, or a chat template in which a question stays text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tokenizers import Tokenizer

from adapters.models.folder import fingerprint
from adapters.models.framing import chat_template, prompt_frame
from reliability.errors import ModelUnavailable
from tests.support import tiny_models

TEMPLATE = "{% for m in messages %}<|endoftext|>{{ m.role }}: {{ m.content }}{% endfor %}{% if add_generation_prompt %}\nanswer:\n{% endif %}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tiny_models.qwen(tmp_path / "qwen")


def tokenizer_of(folder: Path) -> Tokenizer:
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.encode_special_tokens = True
    return tokenizer


def test_a_chat_template_stands_around_the_prompt_and_means_its_special_tokens(folder: Path) -> None:
    tokenizer = tokenizer_of(folder)
    bare = prompt_frame(folder, tokenizer, chat=True)
    assert (bare.opening, bare.closing) == ((), ())  # it has none
    (folder / "chat_template.jinja").write_text(TEMPLATE)
    framed = prompt_frame(folder, tokenizer, chat=True)
    whole = tokenizer.decode(framed.around(tokenizer.encode("orders").ids), skip_special_tokens=False)
    assert whole == "<|endoftext|>user: ordersanswer:\n"  # a line break after a block is none, as in transformers
    assert framed.opening[0] == tokenizer.token_to_id("<|endoftext|>")
    assert tokenizer.encode_special_tokens  # what a question spells is text, as before
    assert prompt_frame(folder, tokenizer, chat=False) == bare


def test_a_template_in_the_configuration_counts_and_changes_the_fingerprint(folder: Path) -> None:
    before = fingerprint(folder, "float32", chat=True)
    assert before == fingerprint(folder, "float32")
    (folder / "chat_template.jinja").write_text(TEMPLATE)
    assert fingerprint(folder, "float32", chat=True) != before == fingerprint(folder, "float32")
    file = folder / "tokenizer_config.json"
    file.write_text(json.dumps({"chat_template": [{"name": "default", "template": "x"}]}))
    (folder / "chat_template.jinja").unlink()
    assert chat_template(folder) == "x"


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("no prompt in it", "does not hold the prompt once"),
        ("{{ messages[0].content }}{{ messages[0].content }}", "does not hold the prompt once"),
        ("{{ raise_exception('system first') }}", "cannot be used: system first"),
        ("{% for", "cannot be used"),
        ("{{ messages.__class__.__mro__ }}{{ nothing.at.all }}", "cannot be used"),
    ],
)
def test_a_template_that_does_not_work_is_one_sentence(template: str, said: str, folder: Path) -> None:
    (folder / "chat_template.jinja").write_text(template)
    with pytest.raises(ModelUnavailable, match=said):
        prompt_frame(folder, tokenizer_of(folder), chat=True)
