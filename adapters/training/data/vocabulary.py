"""A vocabulary of our own for models that start from nothing: MiniLM's rules, fewer pieces.

With MiniLM's 30,522 pieces a model of 768 dimensions spends 23 M parameters on embeddings, one tensor of 45 MiB in
float16. 8,192 pieces learned from the training text itself take 12 MiB. Names are still read as words, SQL's
keywords are single tokens, and [PAD], [UNK], [CLS], [SEP] and the line break keep MiniLM's ids, so that whatever
reads or writes rows of tokens needs not know which vocabulary it has before it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from tokenizers import Tokenizer, models, processors, trainers
from transformers import PreTrainedTokenizerFast

from adapters.models.bert.network import BREAK_ID, SEP_ID
from adapters.models.prefix_lm import sql_tokenizer
from reliability.errors import BadInput, ModelUnavailable

_FILE = "tokenizer.json"
_FIRST_PIECE = SEP_ID + 2  # after [MASK]
_MUST_HAVE = (
    "yes",
    "no",
    "true",
    "false",
    "tables",
    "columns",
    "sql",
    "right",
    "needed",
    "entities",
    "list",
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *"()*+,-./:;<=>?'\"|~!%_[]’”",
)

"""Answers and task lines are single tokens whatever the text, and every character of SQL can be written."""


def learn_vocabulary(texts: Iterable[str], size: int, folder: Path) -> None:
    """Learn so many tokens from texts and write tokenizer.json. Raises BadInput for a size that is too small."""
    spec = json.loads(sql_tokenizer().backend_tokenizer.to_str())
    reserved = {token: number for token, number in spec["model"]["vocab"].items() if number < _FIRST_PIECE}
    learner = Tokenizer(models.WordPiece(unk_token="[UNK]"))
    rules = Tokenizer.from_str(json.dumps(spec))
    learner.normalizer, learner.pre_tokenizer = rules.normalizer, rules.pre_tokenizer
    room = size - _FIRST_PIECE
    alphabet = sorted({c for word in _MUST_HAVE for c in word})
    if room < 4 * len(alphabet):
        raise BadInput(f"A vocabulary of {size} tokens is too small.")
    trainer = trainers.WordPieceTrainer(
        vocab_size=room, show_progress=False, initial_alphabet=alphabet, limit_alphabet=min(400, room // 4)
    )
    learner.train_from_iterator(texts, trainer)
    learned = sorted(learner.get_vocab().items(), key=lambda item: item[1])
    needed = [word for word in _MUST_HAVE if word not in dict(learned)]
    pieces = [word for word, _ in learned if word not in reserved][: room - len(needed)]
    spec["model"]["vocab"] = {**reserved, **{word: _FIRST_PIECE + i for i, word in enumerate([*pieces, *needed])}}
    folder.mkdir(parents=True, exist_ok=True)
    (folder / _FILE).write_text(json.dumps(spec, ensure_ascii=False), encoding="utf-8")


def causal_tokenizer(folder: Path) -> PreTrainedTokenizerFast:
    """The tokenizer of a causal model from a folder's tokenizer.json: a prompt opens with [CLS] and is not closed."""
    file = folder / _FILE
    if not file.is_file():
        raise ModelUnavailable(f"There is no vocabulary in {folder}.")
    backend = Tokenizer.from_file(str(file))
    backend.post_processor = processors.TemplateProcessing(
        single="[CLS] $A", special_tokens=[("[CLS]", backend.token_to_id("[CLS]"))]
    )
    if backend.token_to_id("\n") != BREAK_ID or backend.token_to_id("[SEP]") != SEP_ID:
        raise ModelUnavailable(f"The vocabulary in {folder} is not one of ours.")
    tokenizer = PreTrainedTokenizerFast(  # type: ignore[no-untyped-call]  # untyped in transformers
        tokenizer_object=backend,
        cls_token="[CLS]",
        sep_token="[SEP]",
        pad_token="[PAD]",
        unk_token="[UNK]",
        bos_token="[CLS]",
        eos_token="[SEP]",
        clean_up_tokenization_spaces=False,
    )
    tokenizer.backend_tokenizer.encode_special_tokens = True
    return tokenizer
