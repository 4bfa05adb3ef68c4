"""What of PyTorch is not here on purpose, and what to write instead: the words of the errors.

gradsmith is about operators, tensors and gradients, and layers that are built on these, and optimizers.  Compilers and
other memory layouts are left to others.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec

from ..core.selective_build import reason

_DEVICES = "gradsmith computes with NumPy on the CPU; for other devices there are backends, see docs/out-of-tree.md"
_COMPILER = "gradsmith runs what is called, as it is called: there is nothing to compile"
_SPARSE = "see gradsmith.sparse_coo_tensor, gradsmith.sparse_csr_tensor and gradsmith.sparse for what there is of sparse tensors"
QUANTIZED = "gradsmith has no quantized tensors"

_QUANTIZED_NAMES = (
    *(
        "choose_qparams_optimized",
        "dequantize",
        "empty_quantized",
        "fused_moving_avg_obs_fake_quant",
        "int_repr",
    ),
    *(
        "per_channel_affine",
        "per_channel_affine_float_qparams",
        "per_channel_symmetric",
        "per_tensor_affine",
    ),
    *(
        "per_tensor_symmetric",
        "q_per_channel_axis",
        "q_per_channel_scales",
        "q_per_channel_zero_points",
        "q_scale",
    ),
    *(
        "q_zero_point",
        "qscheme",
        "quantize_per_channel",
        "quantize_per_tensor",
        "quantize_per_tensor_dynamic",
    ),
    *(
        "quantized_batch_norm",
        "quantized_gru",
        "quantized_gru_cell",
        "quantized_lstm",
        "quantized_lstm_cell",
    ),
    *("quantized_max_pool1d", "quantized_max_pool2d", "quantized_max_pool3d"),
    *("quantized_rnn_relu_cell", "quantized_rnn_tanh_cell"),
)
_SPARSE_NAMES = (
    *(
        "ccol_indices_copy",
        "col_indices_copy",
        "crow_indices_copy",
        "dsmm",
        "hsmm",
        "hspmm",
        "indices_copy",
    ),
    *(
        "resize_as_sparse_",
        "row_indices_copy",
        "saddmm",
    ),
    *("sspaddmm", "values_copy"),
)
_REMOVED = "PyTorch has removed it, too: write gradsmith.linalg.{}"

_GRADSMITH = {
    **dict.fromkeys(_QUANTIZED_NAMES, QUANTIZED),
    **dict.fromkeys(_SPARSE_NAMES, _SPARSE),
    "eig": _REMOVED.format("eig(A)"),
    "lstsq": _REMOVED.format("lstsq(A, B), whose arguments are the other way round"),
    "matrix_rank": _REMOVED.format("matrix_rank(A)"),
    "solve": _REMOVED.format("solve(A, B), whose arguments are the other way round"),
    "symeig": _REMOVED.format("eigh(A)"),
    "mtia": _DEVICES,
    "nested": "gradsmith has no nested tensors: pad, and say by a mask what is real",
    "ao": QUANTIZED,
    "masked": "gradsmith has no masked tensors: keep the mask beside the tensor, and use gradsmith.where",
    "package": "a saved state_dict and the program's own source do the same",
    "quantization": QUANTIZED,
}
_NN = {
    "qat": QUANTIZED,
    "quantizable": QUANTIZED,
    "quantized": QUANTIZED,
}
_UTILS = {
    "bottleneck": "gradsmith.profiler says where time goes",
    "cpp_extension": "gradsmith compiles no C++: see docs/out-of-tree.md for operators and kernels of one's own",
    "mobile_optimizer": _COMPILER,
}
_BACKENDS = {"quantized": QUANTIZED}
_BY_OWNER = {"gradsmith": _GRADSMITH, "nn": _NN, "utils": _UTILS, "backends": _BACKENDS}


def absence(owner: str, name: str) -> str:
    """The end of the message that module `owner`, ``gradsmith``, ``nn``, ``utils`` or ``backends``, has no attribute `name`.

    Empty for names that are nobody's.
    """
    why = _BY_OWNER[owner].get(name)
    if why is not None:
        return f": {why}"
    return reason("" if owner == "gradsmith" else owner, name)


class _SaysWhy:
    """The last finder of modules: an import of what is not here fails with the same words, or finds the names alone.

    ``from gradsmith.nn import X`` looks for a module of that name where there is no attribute.
    """

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        owner, _, last = name.rpartition(".")
        if owner.partition(".")[0] == "gradsmith":
            from .named_modules import named_module

            found = named_module(name)
            if found is not None:
                return found
        if owner in ("gradsmith", "gradsmith.nn", "gradsmith.utils", "gradsmith.backends"):
            why = absence(owner.rpartition(".")[2], last)
            if why:
                raise ImportError(f"cannot import name '{last}' from '{owner}'{why}", name=owner)
        return None


if _SaysWhy not in sys.meta_path:
    sys.meta_path.append(_SaysWhy)
