"""gradsmith: operators and derivatives declared once, in YAML; tensors, dispatch and autograd generated.

Names and behaviour follow PyTorch: a program written for it needs another import line and nothing else.
"""

from __future__ import annotations

import typing as _typing
import warnings as _warnings

# PyTorch computes infinities and NaNs without a word; so do the modules of this package.
_warnings.filterwarnings("ignore", category=RuntimeWarning, module=r"gradsmith\.")

from gradsmith.device import (
    device as device,
    get_default_device as get_default_device,
    set_default_device as set_default_device,
)
from gradsmith.dtypes import (
    bfloat16 as bfloat16,
    bool_ as bool_,
    complex64 as complex64,
    complex128 as complex128,
    dtype as dtype,
    float16 as float16,
    float32 as float32,
    float64 as float64,
    int8 as int8,
    int16 as int16,
    int32 as int32,
    int64 as int64,
    uint8 as uint8,
    uint16 as uint16,
    uint32 as uint32,
    uint64 as uint64,
)
from gradsmith.layout import (
    channels_last as channels_last,
    channels_last_3d as channels_last_3d,
    contiguous_format as contiguous_format,
    layout as layout,
    memory_format as memory_format,
    preserve_format as preserve_format,
    sparse_coo as sparse_coo,
    sparse_csr as sparse_csr,
    strided as strided,
)
from gradsmith.size import Size as Size
from gradsmith.tensor import Tensor as Tensor
from gradsmith.dispatch.keys import DispatchKey as DispatchKey
from gradsmith.dispatch.keysets import DispatchKeySet as DispatchKeySet
from gradsmith.dispatch.namespaces import ops as ops
from gradsmith.dispatch.tags import Tag as Tag
from gradsmith.generated.functions import *
from gradsmith.creation import (
    as_tensor as as_tensor,
    asarray as asarray,
    from_numpy as from_numpy,
    frombuffer as frombuffer,
    sparse_coo_tensor as sparse_coo_tensor,
    sparse_csr_tensor as sparse_csr_tensor,
    tensor as tensor,
)
from gradsmith.functional_surface import *

# Functions that Python programs call otherwise than the operators of their names.
from gradsmith.functional_shape import *  # type: ignore[no-redef]
from gradsmith.functional_linalg import (  # type: ignore[assignment]
    cdist as cdist,
    chain_matmul as chain_matmul,
    einsum as einsum,
    lu as lu,
    stft as stft,
    tensordot as tensordot,
)
from gradsmith.functional_lowrank import pca_lowrank as pca_lowrank, svd_lowrank as svd_lowrank
from gradsmith.interop import from_dlpack as from_dlpack
from gradsmith.printing import (
    get_printoptions as get_printoptions,
    printoptions as printoptions,
    set_printoptions as set_printoptions,
)
from gradsmith.random import (
    Generator as Generator,
    default_generator as default_generator,
    fork_rng as fork_rng,
    get_rng_state as get_rng_state,
    initial_seed as initial_seed,
    manual_seed as manual_seed,
    seed as seed,
    set_rng_state as set_rng_state,
)
from gradsmith.serialization import load as load, save as save
from gradsmith.type_info import finfo as finfo, iinfo as iinfo
from gradsmith import autograd as autograd
from gradsmith.autograd import (
    enable_grad as enable_grad,
    inference_mode as inference_mode,
    is_grad_enabled as is_grad_enabled,
    is_inference_mode_enabled as is_inference_mode_enabled,
    no_grad as no_grad,
    set_grad_enabled as set_grad_enabled,
)
from gradsmith.autograd.anomaly import (
    is_anomaly_check_nan_enabled as is_anomaly_check_nan_enabled,
    is_anomaly_enabled as is_anomaly_enabled,
)
from gradsmith import fft as fft, linalg as linalg, special as special
from gradsmith.generated import return_types as return_types
from gradsmith import nn as nn, signal as signal

__version__ = "0.1.0"

bool = bool_
half = float16
float = float32
double = float64
cfloat = complex64
cdouble = complex128
short = int16
int = int32
long = int64

from math import e as e, inf as inf, nan as nan, pi as pi

newaxis = None


if _typing.TYPE_CHECKING:
    from gradsmith import (
        _C as _C,
        cuda as cuda,
        custom_ops as custom_ops,
        library as library,
        overrides as overrides,
        profiler as profiler,
        testing as testing,
        types as types,
        utils as utils,
    )
else:

    def __getattr__(name: str) -> object:
        """Packages that few programs need are imported when they are first asked for."""
        if name in (
            *("_C", "cuda", "custom_ops", "library", "overrides", "profiler"),
            *("testing", "types", "utils"),
        ):
            from importlib import import_module

            return import_module(f"gradsmith.{name}")
        from gradsmith.absent import absence

        why = absence("gradsmith", name)
        raise AttributeError(f"module 'gradsmith' has no attribute '{name}'{why}")
