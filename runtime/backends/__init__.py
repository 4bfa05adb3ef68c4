"""Settings of libraries that PyTorch uses, such as cuDNN and MKL: none is available.

Settings can be written and read back, and have no effect: arrays are computed by NumPy.
"""

from __future__ import annotations

from contextlib import nullcontext

from .settings import library

__all__ = ["cpu", "cuda", "cudnn", "mha", "mkl", "mkldnn", "mps", "nnpack", "openmp", "opt_einsum"]

cpu = library("cpu", get_cpu_capability=lambda: "DEFAULT")
cudnn = library(
    "cudnn",
    enabled=True,
    benchmark=False,
    benchmark_limit=10,
    deterministic=False,
    allow_tf32=True,
    version=lambda: None,
)
cuda = library(
    "cuda",
    is_built=lambda: False,
    matmul=library(
        "cuda.matmul",
        allow_tf32=False,
        allow_fp16_reduced_precision_reduction=True,
        allow_bf16_reduced_precision_reduction=True,
    ),
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
mkldnn = library("mkldnn", enabled=False, deterministic=False, allow_tf32=True)
mps = library("mps", is_built=lambda: False)
nnpack = library("nnpack")
openmp = library("openmp")
opt_einsum = library("opt_einsum", enabled=False, strategy=None)
