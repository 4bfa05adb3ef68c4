"""What of PyTorch is not here on purpose, and what to write instead: the words of the errors.

gradsmith is about operators, tensors and gradients, and layers that are built on these, and optimizers.  Compilers and
other memory layouts are left to others.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec

from ..core.left_out import reason

_DEVICES = "gradsmith computes with NumPy on the CPU; for other devices there are backends, see docs/out-of-tree.md"
_COMPILER = "gradsmith runs what is called, as it is called: there is nothing to compile"
_SPARSE = "gradsmith has strided tensors only"
_QUANTIZED = "gradsmith has no quantized tensors"

_GRADSMITH = {
    "mtia": _DEVICES,
    "nested": "gradsmith has no nested tensors: pad, and say by a mask what is real",
    "ao": _QUANTIZED,
    "lobpcg": "gradsmith computes all eigenvalues at once: write gradsmith.linalg.eigh(A) and take the first or the last",
    "masked": "gradsmith has no masked tensors: keep the mask beside the tensor, and use gradsmith.where",
    "package": "a saved state_dict and the program's own source do the same",
    "quantization": _QUANTIZED,
    "quantize_per_channel": _QUANTIZED,
    "quantize_per_tensor": _QUANTIZED,
    "sparse": _SPARSE,
}
_NN = {
    "qat": _QUANTIZED,
    "quantizable": _QUANTIZED,
    "quantized": _QUANTIZED,
}
_UTILS = {
    "bottleneck": "gradsmith.profiler says where time goes",
    "cpp_extension": "gradsmith compiles no C++: see docs/out-of-tree.md for operators and kernels of one's own",
    "mobile_optimizer": _COMPILER,
    "swap_tensors": "write a.data, b.data = b.data, a.data: tensors keep who they are",
}
_BY_OWNER = {"gradsmith": _GRADSMITH, "nn": _NN, "utils": _UTILS}


def absence(owner: str, name: str) -> str:
    """The end of the message that module `owner`, ``gradsmith``, ``nn`` or ``utils``, has no attribute `name`.

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
        if owner in ("gradsmith", "gradsmith.nn", "gradsmith.utils"):
            why = absence(owner.rpartition(".")[2], last)
            if why:
                raise ImportError(f"cannot import name '{last}' from '{owner}'{why}", name=owner)
        return None


if _SaysWhy not in sys.meta_path:
    sys.meta_path.append(_SaysWhy)
