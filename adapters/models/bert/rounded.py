"""Linear maps in bfloat16: a third of the processor's time, where it multiplies such numbers itself.

What goes in, the weights, and what comes out are rounded to eight significant bits; sums are kept in float32. A
processor that knows no bfloat16 does the same in float32, so that scores agree from machine to machine but for the
order of sums.
"""

from __future__ import annotations

from functools import cache

import torch
from torch import Tensor
from torch.nn import functional

from adapters.models.bert.stored import Affine

_KNOWN_BY = ("avx512_bf16", "amx_bf16", "arm_bf16", "bf16")


@cache
def multiplies_bfloat16() -> bool:
    """Whether this machine's processor does."""
    known = torch.cpu.get_capabilities()
    return any(bool(known.get(name)) for name in _KNOWN_BY)


def rounded(affine: Affine) -> Affine:
    """A map with its numbers rounded, in the type that this machine multiplies fastest."""
    weight, bias = (each.bfloat16() for each in affine)
    return Affine(weight, bias) if multiplies_bfloat16() else Affine(weight.float(), bias.float())


def rounded_linear(x: Tensor, weight: Tensor, bias: Tensor) -> Tensor:
    """What functional.linear gives for a rounded map and float32 [..., in], as float32 [..., out]."""
    if weight.dtype is torch.bfloat16:
        return functional.linear(x.bfloat16(), weight, bias).float()
    return functional.linear(x.bfloat16().float(), weight, bias).bfloat16().float()
