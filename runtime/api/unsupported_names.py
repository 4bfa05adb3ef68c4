"""What of PyTorch is not here on purpose, and what to write instead: the words of the AttributeError.

gradsmith is about operators, tensors and gradients.  Layers, optimizers, compilers and other memory layouts
are built on these, and are left to others.
"""

from __future__ import annotations

__all__ = ["absence"]

_DEVICES = "gradsmith computes with NumPy on the CPU; for other devices there are backends, see docs/out-of-tree.md"
_FUNCTIONS = "gradsmith has the functions (gradsmith.nn.functional) and gradsmith.nn.Parameter, not the layers"
_OPTIMIZERS = (
    "gradsmith has no optimizers: change parameters in place under gradsmith.no_grad(), "
    "as in examples/train_digits.py"
)
_FUNCTIONAL = "gradsmith.autograd.functional has jacobian, hessian, vjp, jvp, hvp and vhp"
_COMPILER = "gradsmith runs what is called, as it is called: there is nothing to compile"
_SPARSE = "gradsmith has strided tensors only"
_QUANTIZED = "gradsmith has no quantized tensors"
_AUTOCAST = "gradsmith computes in the dtypes that it is given: convert with Tensor.to"

_GRADSMITH = {
    "ao": _QUANTIZED,
    "autocast": _AUTOCAST,
    "amp": _AUTOCAST,
    "backends": _DEVICES,
    "compile": _COMPILER,
    "compiler": _COMPILER,
    "distributed": "gradsmith runs in one process",
    "export": _COMPILER,
    "func": _FUNCTIONAL,
    "fx": _COMPILER,
    "jit": _COMPILER,
    "lstm": _FUNCTIONS,
    "gru": _FUNCTIONS,
    "mps": _DEVICES,
    "optim": _OPTIMIZERS,
    "quantization": _QUANTIZED,
    "quantize_per_channel": _QUANTIZED,
    "quantize_per_tensor": _QUANTIZED,
    "sparse": _SPARSE,
    "vmap": f"gradsmith does not vectorize functions; {_FUNCTIONAL}, with vectorize=True where that is meant",
}
_NN = {
    "attention": f"{_FUNCTIONS}: see functional.scaled_dot_product_attention",
    "init": "fill parameters in place under gradsmith.no_grad(): Tensor.uniform_, normal_, fill_, zero_",
    "utils": "gradsmith has no modules, and no tools for them",
}


def absence(owner: str, name: str) -> str:
    """The end of the message that module `owner`, ``gradsmith`` or ``nn``, has no attribute `name`.

    Empty for names that are nobody's.
    """
    why = (_NN if owner == "nn" else _GRADSMITH).get(name)
    if why is None and owner == "nn" and name[:1].isupper():
        why = _FUNCTIONS
    return "" if why is None else f": {why}"
