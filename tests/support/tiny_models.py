"""Language models of a few thousand random weights, in real formats: Qwen, the prefix model, T5.

The weights are drawn wide, so that the models have strong opinions, if odd ones.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers

from adapters.models import prefix_lm
from adapters.models.folder import minilm_folder

hf: Any = transformers  # half of what is called here has no types
CONTEXT_TOKENS = 256
_CORPUS = (
    "Yes No True False A B C D SELECT name FROM customers WHERE orders . total > 10",
    "customers , orders , order items , regions , products",
    "What were total sales last quarter by customer region?",
)


def qwen(folder: Path, context_tokens: int = CONTEXT_TOKENS, seed: int = 1) -> Path:
    """A Qwen3 shape of two layers with a byte-level BPE tokenizer; other weights by another seed."""
    tokenizer = _byte_level_bpe("<|endoftext|>", context_tokens)
    torch.manual_seed(seed)
    config = hf.Qwen3Config(
        vocab_size=len(tokenizer),
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=2,
        num_attention_heads=4,
        num_key_value_heads=2,
        head_dim=8,
        max_position_embeddings=context_tokens,
        initializer_range=0.3,
        eos_token_id=tokenizer.eos_token_id,
        bos_token_id=None,
        pad_token_id=tokenizer.eos_token_id,
    )
    hf.Qwen3ForCausalLM(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def t5(folder: Path) -> Path:
    """A T5 shape of two layers a side; its tokenizer closes every text with `</s>`."""
    tokenizer = _byte_level_bpe("</s>")
    end = ("</s>", tokenizer.eos_token_id)
    tokenizer.backend_tokenizer.post_processor = processors.TemplateProcessing(single="$A </s>", special_tokens=[end])
    torch.manual_seed(2)
    config = hf.T5Config(
        vocab_size=len(tokenizer),
        d_model=32,
        d_kv=8,
        d_ff=48,
        num_layers=2,
        num_heads=4,
        n_positions=CONTEXT_TOKENS,
        decoder_start_token_id=tokenizer.pad_token_id,
        eos_token_id=tokenizer.eos_token_id,
        pad_token_id=tokenizer.pad_token_id,
        initializer_factor=1.0,
    )
    hf.T5ForConditionalGeneration(config).save_pretrained(folder)
    tokenizer.save_pretrained(folder)
    return folder


def prefix(folder: Path, context_tokens: int = CONTEXT_TOKENS) -> Path:
    """The reference model's shape, two narrow layers, with its own tokenizer."""
    tokenizer = prefix_lm.from_minilm().tokenizer
    torch.manual_seed(3)
    config = hf.BertConfig(
        vocab_size=len(tokenizer),
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=2,
        num_attention_heads=4,
        max_position_embeddings=context_tokens,
        initializer_range=0.5,
        is_decoder=True,
        tie_word_embeddings=True,
        attention="prefix",
        eos_token_id=tokenizer.sep_token_id,
        hidden_dropout_prob=0.0,
        attention_probs_dropout_prob=0.0,
    )
    model = hf.BertLMHeadModel(config)
    with torch.no_grad():
        model.cls.predictions.bias.normal_(0, 2)
    prefix_lm.save(prefix_lm.PrefixLM(model.eval(), tokenizer), folder)
    return folder


def sentence_encoder(folder: Path) -> Path:
    """A sentence encoder of MiniLM's kind and tokenizer, two narrow layers."""
    from sentence_transformers import SentenceTransformer
    from sentence_transformers.sentence_transformer.modules import Pooling, Transformer

    torch.manual_seed(4)
    plain = folder / "plain"
    tokenizer = hf.AutoTokenizer.from_pretrained(minilm_folder())
    config = hf.BertConfig(
        vocab_size=len(tokenizer),
        hidden_size=32,
        intermediate_size=48,
        num_hidden_layers=2,
        num_attention_heads=4,
        max_position_embeddings=128,
    )
    hf.BertModel(config).save_pretrained(plain)
    tokenizer.save_pretrained(plain)
    words = Transformer(str(plain), max_seq_length=128)
    SentenceTransformer(modules=[words, Pooling(32)], device="cpu").save(
        str(folder / "encoder"), create_model_card=False
    )
    return folder / "encoder"


def _byte_level_bpe(end: str, context_tokens: int = CONTEXT_TOKENS) -> Any:
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=500,
        special_tokens=[end, "<pad>"],
        show_progress=False,
        initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
    )
    tokenizer.train_from_iterator(_CORPUS, trainer)
    return hf.PreTrainedTokenizerFast(
        tokenizer_object=tokenizer, eos_token=end, pad_token="<pad>", model_max_length=context_tokens
    )
