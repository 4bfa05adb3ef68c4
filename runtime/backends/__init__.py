"""Settings of libraries that PyTorch uses, such as cuDNN and MKL: none is available.

Settings can be written and read back, and have no effect: arrays are computed by NumPy.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

from ..api.unsupported_names import absence
from ..core.package_name import package_name
from ..core.warn import warn_caller
from .settings import library

__all__ = ["cpu", "cuda", "cudnn", "mha", "mkl", "mkldnn", "mps", "nnpack", "openmp", "opt_einsum"]

fp32_precision = "none"


def _by_kind(name: str, precision: str, *kinds: str) -> dict[str, Any]:
    """The precision that a library is allowed, for all that it does and for each kind of operator."""
    own = {kind: library(f"{name}.{kind}", fp32_precision=precision) for kind in kinds}
    return {"fp32_precision": "none", **own}


def _preferred(backend: str | None = None) -> str:
    """The library that is preferred: as there is none, always the default."""
    return "default"


cpu = library("cpu", get_cpu_capability=lambda: "DEFAULT")
cudnn = library(
    "cudnn",
    enabled=True,
    benchmark=False,
    benchmark_limit=10,
    deterministic=False,
    allow_tf32=True,
    version=lambda: None,
    **_by_kind("cudnn", "tf32", "conv", "rnn"),
)
cuda = library(
    "cuda",
    is_built=lambda: False,
    matmul=library(
        "cuda.matmul",
        allow_tf32=False,
        allow_fp16_reduced_precision_reduction=True,
        allow_bf16_reduced_precision_reduction=True,
        fp32_precision="none",
    ),
    cufft_plan_cache=library("cuda.cufft_plan_cache", size=0, max_size=0, clear=lambda: None),
    preferred_linalg_library=_preferred,
    preferred_blas_library=_preferred,
    allow_fp16_bf16_reduction_math_sdp=lambda enabled: None,
    fp16_bf16_reduction_math_sdp_allowed=lambda: False,
    flash_sdp_enabled=lambda: False,
    mem_efficient_sdp_enabled=lambda: False,
    math_sdp_enabled=lambda: True,
    enable_flash_sdp=lambda enabled: None,
    enable_mem_efficient_sdp=lambda enabled: None,
    enable_math_sdp=lambda enabled: None,
    cudnn_sdp_enabled=lambda: False,
    enable_cudnn_sdp=lambda enabled: None,
    is_flash_attention_available=lambda: False,
    sdp_kernel=lambda *ways, **named: nullcontext(),
)
mha = library("mha", get_fastpath_enabled=lambda: False, set_fastpath_enabled=lambda value: None)
mkl = library("mkl")
mkldnn = library(
    "mkldnn",
    enabled=False,
    deterministic=False,
    allow_tf32=True,
    **_by_kind("mkldnn", "none", "conv", "matmul", "rnn"),
)
mps = library("mps", is_built=lambda: False)
nnpack = library("nnpack")
openmp = library("openmp")
opt_einsum = library("opt_einsum", enabled=False, strategy=None)


_FORMER = {
    "has_cuda": ("cuda", "is_built"),
    "has_cudnn": ("cudnn", "is_available"),
    "has_mkldnn": ("mkldnn", "is_available"),
    "has_mps": ("mps", "is_built"),
}
"""By the package's former attribute: the library, and its function that has replaced it."""


def former_flag(name: str) -> bool | None:
    """What the attribute ``torch.has_…`` said of a library, with a warning; None for other names."""
    if name not in _FORMER:
        return None
    owner, function = _FORMER[name]
    warn_caller(
        f"'{name}' is deprecated, please use '{package_name.shown}.backends.{owner}.{function}()'"
    )
    return bool(getattr(globals()[owner], function)())


def __getattr__(name: str) -> Any:
    raise AttributeError(
        f"module '{__name__}' has no attribute '{name}'{absence('backends', name)}"
    )
