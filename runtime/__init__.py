"""gradsmith: tensors, dispatch and autograd, generated from operators and derivatives declared in YAML.

Names and behavior follow PyTorch: to run a program written for it, change the import line.
"""

from __future__ import annotations

import sys as _sys
import typing as _typing

from .core.facade import register_facade as _register_facade

_register_facade(
    _sys.modules[__name__],
    {
        "basis_of": "func.jacobians:basis_of",
        "call_function_on_level": "transforms.functions:call_function",
        "casting": "amp.casting",
        "default_process_group": "distributed.groups:default_group",
        "functional_call": "func.modules:functional_call",
        "generated_layers": "generated.layers",
        "schedules": "generated.schedules",
        "left_out": "generated.left_out",
        "made_on_level": "transforms.fresh:made_on_level",
        "make_dual_below": "transforms.duals:make_dual_below",
        "unpack_dual_below": "transforms.duals:unpack_dual_below",
        "vmap_of_some": "_vmap_internals:_vmap",
    },
)

from .core.deferred import LazyMembers as _LazyMembers
from .core.device import (
    device as device,
    get_default_device as get_default_device,
    set_default_device as set_default_device,
)
from .core.dtypes import (
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
from .core.heap import (
    collector_paused as _collector_paused,
    keep_freed_memory as _keep_freed_memory,
)
from .core.layout import (
    channels_last as channels_last,
    channels_last_3d as channels_last_3d,
    contiguous_format as contiguous_format,
    layout as layout,
    memory_format as memory_format,
    preserve_format as preserve_format,
    jagged as jagged,
    sparse_bsc as sparse_bsc,
    sparse_bsr as sparse_bsr,
    sparse_coo as sparse_coo,
    sparse_csc as sparse_csc,
    sparse_csr as sparse_csr,
    strided as strided,
)
from .core.size import Size as Size
from .core.size import broadcast_shapes as broadcast_shapes
from .core.tensor import Tensor as Tensor

with _collector_paused():  # nearly all that is imported comes with these
    from .api import tensor_methods as _tensor_methods  # noqa: F401 - completes Tensor

from .core.keys import DispatchKey as DispatchKey
from .core.keysets import DispatchKeySet as DispatchKeySet
from .dispatch.namespaces import ops as ops
from .dispatch.tags import Tag as Tag
from gradsmith.generated.functions import *
from .api.creation import (
    as_tensor as as_tensor,
    asarray as asarray,
    from_numpy as from_numpy,
    frombuffer as frombuffer,
    tensor as tensor,
)
from .api.queries import (
    can_cast as can_cast,
    get_default_dtype as get_default_dtype,
    get_device as get_device,
    is_complex as is_complex,
    is_conj as is_conj,
    is_floating_point as is_floating_point,
    is_inference as is_inference,
    is_neg as is_neg,
    is_nonzero as is_nonzero,
    is_same_size as is_same_size,
    is_signed as is_signed,
    is_storage as is_storage,
    is_tensor as is_tensor,
    numel as numel,
    promote_types as promote_types,
    resize_as_ as resize_as_,
    result_type as result_type,
    set_default_dtype as set_default_dtype,
    typename as typename,
)
from .api.settings import (
    are_deterministic_algorithms_enabled as are_deterministic_algorithms_enabled,
    get_deterministic_debug_mode as get_deterministic_debug_mode,
    get_float32_matmul_precision as get_float32_matmul_precision,
    get_num_interop_threads as get_num_interop_threads,
    get_num_threads as get_num_threads,
    is_deterministic_algorithms_warn_only_enabled as is_deterministic_algorithms_warn_only_enabled,
    set_deterministic_debug_mode as set_deterministic_debug_mode,
    set_float32_matmul_precision as set_float32_matmul_precision,
    set_flush_denormal as set_flush_denormal,
    set_num_interop_threads as set_num_interop_threads,
    set_num_threads as set_num_threads,
    use_deterministic_algorithms as use_deterministic_algorithms,
)
from .core.warn import is_warn_always_enabled as is_warn_always_enabled
from .core.warn import set_warn_always as set_warn_always
from .api.shapes import (
    atleast_1d as atleast_1d,
    atleast_2d as atleast_2d,
    atleast_3d as atleast_3d,
    block_diag as block_diag,
    broadcast_tensors as broadcast_tensors,
    cartesian_prod as cartesian_prod,
    meshgrid as meshgrid,
    nonzero as nonzero,
    unique as unique,
    unravel_index as unravel_index,
)
from .api.linear_algebra import (
    chain_matmul as chain_matmul,
    einsum as einsum,
    norm as norm,
    tensordot as tensordot,
)
from .api import (
    unsupported_names as _unsupported_names,
)
from .api.storages import TypedStorage as TypedStorage, UntypedStorage as UntypedStorage
from .api.tensor_types import set_default_tensor_type as set_default_tensor_type
from .api.interop import from_dlpack as from_dlpack, from_file as from_file, to_dlpack as to_dlpack
from .api.printing import (
    get_printoptions as get_printoptions,
    printoptions as printoptions,
    set_printoptions as set_printoptions,
)
from .core.generator import (
    Generator as Generator,
    default_generator as default_generator,
    fork_rng as fork_rng,
    get_rng_state as get_rng_state,
    initial_seed as initial_seed,
    manual_seed as manual_seed,
    seed as seed,
    set_rng_state as set_rng_state,
)
from .serialization import load as load, save as save
from .core.type_info import finfo as finfo, iinfo as iinfo
from . import autograd as autograd, dispatch as dispatch, serialization as serialization
from .autograd import (
    enable_grad as enable_grad,
    inference_mode as inference_mode,
    is_grad_enabled as is_grad_enabled,
    is_inference_mode_enabled as is_inference_mode_enabled,
    no_grad as no_grad,
    set_grad_enabled as set_grad_enabled,
)
from .autograd.tools.anomaly import (
    is_anomaly_check_nan_enabled as is_anomaly_check_nan_enabled,
    is_anomaly_enabled as is_anomaly_enabled,
    set_anomaly_enabled as set_anomaly_enabled,
)
from . import fft as fft, linalg as linalg, special as special
from . import random as random

from .api.storages import NAMED_STORAGES as _NAMED_STORAGES
from .api.tensor_types import NAMED_TYPES as _NAMED_TYPES

__version__ = "0.1.0"

_keep_freed_memory()

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

if not _typing.TYPE_CHECKING:
    globals().update(_NAMED_TYPES, **_NAMED_STORAGES)


if _typing.TYPE_CHECKING:
    from . import (
        __config__ as __config__,
        _C as _C,
        _custom_ops as _custom_ops,
        _dispatch as _dispatch,
        _dynamo as _dynamo,
        _higher_order_ops as _higher_order_ops,
        _inductor as _inductor,
        _library as _library,
        _ops as _ops,
        _tensor_str as _tensor_str,
        _utils as _utils,
        _vmap_internals as _vmap_internals,
        accelerator as accelerator,
        amp as amp,
        backends as backends,
        compiler as compiler,
        cpu as cpu,
        cuda as cuda,
        custom_ops as custom_ops,
        distributed as distributed,
        distributions as distributions,
        func as func,
        functional as functional,
        futures as futures,
        fx as fx,
        hub as hub,
        jit as jit,
        library as library,
        mps as mps,
        multiprocessing as multiprocessing,
        nn as nn,
        onnx as onnx,
        optim as optim,
        overrides as overrides,
        profiler as profiler,
        quasirandom as quasirandom,
        return_types as return_types,
        signal as signal,
        sparse as sparse,
        storage as storage,
        testing as testing,
        torch_version as torch_version,
        types as types,
        utils as utils,
        version as version,
        xpu as xpu,
    )
    from .api.extreme_eigenpairs import lobpcg as lobpcg
    from .api.sparse_tensors import sparse_coo_tensor as sparse_coo_tensor, spmm as spmm
    from .api.compressed_tensors import (
        sparse_bsc_tensor as sparse_bsc_tensor,
        sparse_bsr_tensor as sparse_bsr_tensor,
        sparse_compressed_tensor as sparse_compressed_tensor,
        sparse_csc_tensor as sparse_csc_tensor,
        sparse_csr_tensor as sparse_csr_tensor,
    )
    from .api.low_rank import pca_lowrank as pca_lowrank, svd_lowrank as svd_lowrank
    from . import export as export  # type: ignore[attr-defined]  # made when asked for
    from ._C import (
        AnyType as AnyType,
        Argument as Argument,
        BoolType as BoolType,
        DeviceObjType as DeviceObjType,
        FloatType as FloatType,
        FunctionSchema as FunctionSchema,
        IntType as IntType,
        ListType as ListType,
        NoneType as NoneType,
        NumberType as NumberType,
        OptionalType as OptionalType,
        StringType as StringType,
        TensorType as TensorType,
        Type as Type,
        parse_schema as parse_schema,
    )
    from .amp import GradScaler as GradScaler, autocast as autocast
    from .amp.casting import (
        autocast_decrement_nesting as autocast_decrement_nesting,
        autocast_increment_nesting as autocast_increment_nesting,
        clear_autocast_cache as clear_autocast_cache,
        get_autocast_cpu_dtype as get_autocast_cpu_dtype,
        get_autocast_dtype as get_autocast_dtype,
        get_autocast_gpu_dtype as get_autocast_gpu_dtype,
        is_autocast_cache_enabled as is_autocast_cache_enabled,
        is_autocast_cpu_enabled as is_autocast_cpu_enabled,
        is_autocast_enabled as is_autocast_enabled,
        set_autocast_cache_enabled as set_autocast_cache_enabled,
        set_autocast_cpu_dtype as set_autocast_cpu_dtype,
        set_autocast_cpu_enabled as set_autocast_cpu_enabled,
        set_autocast_dtype as set_autocast_dtype,
        set_autocast_enabled as set_autocast_enabled,
        set_autocast_gpu_dtype as set_autocast_gpu_dtype,
    )
    from .accelerator import get_device_module as get_device_module
    from .__config__ import (
        compiled_with_cxx11_abi as compiled_with_cxx11_abi,
        has_lapack as has_lapack,
        has_mkl as has_mkl,
        has_openmp as has_openmp,
        has_spectral as has_spectral,
    )
    from .api.conditions import (
        _assert_async as _assert_async,
        _check as _check,
        _check_index as _check_index,
        _check_is_size as _check_is_size,
        _check_not_implemented as _check_not_implemented,
        _check_tensor_all as _check_tensor_all,
        _check_tensor_all_with as _check_tensor_all_with,
        _check_type as _check_type,
        _check_value as _check_value,
        _check_with as _check_with,
        _shape_as_tensor as _shape_as_tensor,
    )
    from .api.symbolic import (
        SymBool as SymBool,
        SymFloat as SymFloat,
        SymInt as SymInt,
        _assert as _assert,
        sym_float as sym_float,
        sym_int as sym_int,
        sym_ite as sym_ite,
        sym_max as sym_max,
        sym_min as sym_min,
        sym_not as sym_not,
        sym_sqrt as sym_sqrt,
        sym_sum as sym_sum,
    )
    from ._higher_order_ops import cond as cond, while_loop as while_loop
    from .compiler import compile as compile
    from .api.tensor_types import tensortype as _tensortype
    from .core.layout import contiguous_format as legacy_contiguous_format  # noqa: F401
    from .core.named_dtypes import (
        chalf as chalf,
        complex32 as complex32,
        float4_e2m1fn_x2 as float4_e2m1fn_x2,
        float8_e4m3fn as float8_e4m3fn,
        float8_e4m3fnuz as float8_e4m3fnuz,
        float8_e5m2 as float8_e5m2,
        float8_e5m2fnuz as float8_e5m2fnuz,
        float8_e8m0fnu as float8_e8m0fnu,
        int1 as int1,
        int2 as int2,
        int3 as int3,
        int4 as int4,
        int5 as int5,
        int6 as int6,
        int7 as int7,
        qint32 as qint32,
        qint8 as qint8,
        quint2x4 as quint2x4,
        quint4x2 as quint4x2,
        quint8 as quint8,
        uint1 as uint1,
        uint2 as uint2,
        uint3 as uint3,
        uint4 as uint4,
        uint5 as uint5,
        uint6 as uint6,
        uint7 as uint7,
    )
    from .core.streams import Event as Event, Stream as Stream
    from .cuda import AcceleratorError as AcceleratorError, OutOfMemoryError as OutOfMemoryError
    from .futures import Future as Future
    from .jit import ScriptModule as ScriptModule
    from .serialization.archive import PyTorchFileReader as PyTorchFileReader
    from .func import vmap as vmap
    from gradsmith.generated.optimizers import (
        _fused_adagrad_ as _fused_adagrad_,
        _fused_adam_ as _fused_adam_,
        _fused_adamw_ as _fused_adamw_,
        _fused_sgd_ as _fused_sgd_,
    )

    BFloat16Tensor: _tensortype
    BoolTensor: _tensortype
    ByteTensor: _tensortype
    CharTensor: _tensortype
    DoubleTensor: _tensortype
    FloatTensor: _tensortype
    HalfTensor: _tensortype
    IntTensor: _tensortype
    LongTensor: _tensortype
    ShortTensor: _tensortype
else:
    _lazy = _LazyMembers(globals())

    __dir__ = _lazy.names

    def __getattr__(name: str) -> object:
        """Packages that few programs need are imported when they are first asked for."""
        if name in _lazy.places:
            return _lazy.imported(name)
        if name == "__all__":
            return _lazy.public()
        if name == "_VF":  # PyTorch's name for what functions call
            from .generated import functions

            return functions
        if name == "_segment_reduce":  # the name that torch_geometric calls it by
            from .generated import functions

            return functions.segment_reduce
        if name.startswith("_foreach_"):
            from .api.foreach import foreach_function

            listed = foreach_function(name)
            if listed is not None:
                return listed
        if name.startswith("has_"):
            from .backends import former_flag

            flag = former_flag(name)
            if flag is not None:
                return flag
        why = _unsupported_names.absence("gradsmith", name)
        raise AttributeError(f"module 'gradsmith' has no attribute '{name}'{why}")
