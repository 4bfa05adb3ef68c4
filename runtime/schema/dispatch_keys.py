"""The names of PyTorch's dispatch keys, in the order in which the dispatcher asks them, last first.

A key is a backend (`CPU`), a functionality (`Functionalize`), a functionality of one backend
(`SparseCPU`, `AutogradCPU`), or an alias that stands for several keys (`Autograd`,
`CompositeImplicitAutograd`).  The order of all lists is PyTorch's; a parity test compares them.
"""

from __future__ import annotations

from itertools import chain

BACKENDS = (
    "CPU", "CUDA", "HIP", "XLA", "MPS", "IPU", "XPU", "HPU", "VE", "Lazy", "MTIA", "MAIA",
    "PrivateUse1", "PrivateUse2", "PrivateUse3", "Meta",
)  # fmt: skip
"""Backend components, lowest priority first."""


def device_type(backend: str) -> str:
    """What device strings call a backend that nobody has given another name."""
    return {"PrivateUse1": "privateuseone"}.get(backend, backend.lower())


PER_BACKEND = {
    "Dense": "",
    "Quantized": "Quantized",
    "Sparse": "Sparse",
    "SparseCsr": "SparseCsr",
    "NestedTensor": "NestedTensor",
    "AutogradFunctionality": "Autograd",
}
"""Functionalities that every backend has for itself, with the prefix of those keys."""

FUNCTIONALITIES = (
    "Undefined", "Dense", "FPGA", "Vulkan", "Metal", "Quantized", "CustomRNGKeyId", "MkldnnCPU", "Sparse",
    "SparseCsr", "NestedTensor", "BackendSelect", "Fake", "Python",
    "FuncTorchDynamicLayerBackMode", "Functionalize", "Conjugate", "Negative", "ZeroTensor",
    "ADInplaceOrView", "AutogradOther", "AutogradFunctionality", "AutogradNestedTensor", "Tracer",
    "AutocastCPU", "AutocastMTIA", "AutocastMAIA", "AutocastXPU", "AutocastIPU", "AutocastHPU",
    "AutocastXLA", "AutocastMPS", "AutocastCUDA", "AutocastPrivateUse1", "FuncTorchBatched",
    "BatchedNestedTensor", "FuncTorchVmapMode", "Batched", "VmapMode", "FuncTorchGradWrapper",
    "DeferredInit", "PythonTLSSnapshot", "FuncTorchDynamicLayerFrontMode",
    "TESTING_ONLY_GenericWrapper", "TESTING_ONLY_GenericMode", "PreDispatch", "PythonDispatcher",
)  # fmt: skip
"""Functionality keys, lowest priority first."""

PER_BACKEND_KEYS = tuple(
    chain.from_iterable((prefix + b for b in BACKENDS) for prefix in PER_BACKEND.values())
)
"""The keys of one functionality and one backend."""

COMPOSITE_KEYS = (
    "CompositeImplicitAutograd",
    "CompositeImplicitAutogradNestedTensor",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
)

ALIAS_KEYS = (
    "Autograd",
    "CompositeImplicitAutograd",
    "FuncTorchBatchedDecomposition",
    "CompositeImplicitAutogradNestedTensor",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
)
"""Keys that stand for sets of keys when a kernel is registered."""

DISPATCH_KEYS = (*FUNCTIONALITIES, *PER_BACKEND_KEYS, *ALIAS_KEYS)
"""Every key; names that PyTorch keeps as synonyms (`CatchAll`, `DefaultBackend`) are left out."""

TABLE_KEYS = tuple(
    chain.from_iterable(
        (PER_BACKEND[f] + b for b in BACKENDS) if f in PER_BACKEND else (f,)
        for f in FUNCTIONALITIES
    )
)
"""The keys that calls are dispatched on, in the order of printed tables."""

OTHER_BACKENDS = ("FPGA", "Vulkan", "Metal", "CustomRNGKeyId", "MkldnnCPU")
"""Backends without a bit of their own; like quantized and sparse tensors they share `AutogradOther`."""

AUTOGRAD_WITHOUT_BACKEND = ("HIP", "VE", "MTIA")
"""Backends to whose autograd keys PyTorch assigns none: a composite kernel is not kept from
`AutogradHIP` by a kernel at `HIP`."""

PASSING_KEYS = (
    "BackendSelect", "ZeroTensor", "ADInplaceOrView", "AutogradOther", "AutogradCPU", "AutogradCUDA",
    "AutogradXLA", "AutogradMPS", "AutogradXPU", "AutogradHPU", "AutogradLazy", "AutogradMTIA",
    "AutogradMAIA", "AutogradPrivateUse1", "AutogradMeta", "Tracer", "AutocastCPU",
    "AutocastMTIA", "AutocastMAIA", "AutocastXPU", "AutocastMPS", "AutocastCUDA",
    "FuncTorchVmapMode", "VmapMode", "PythonTLSSnapshot", "PreDispatch", "PythonDispatcher",
)  # fmt: skip
"""Keys where calls pass on to the next one, unless the operator has a kernel there."""

REFUSING_KEYS = (
    "Meta", "BatchedNestedTensor", "Batched", "FuncTorchDynamicLayerFrontMode",
)  # fmt: skip
"""Keys where calls are refused, unless the operator has a kernel there: it knows its meta tensors itself."""

LEVEL_KEYS = {
    "FuncTorchDynamicLayerBackMode": "transforms.grad_layer:lowering",
    "FuncTorchBatched": "transforms.escaped:refusing",
    "FuncTorchGradWrapper": "transforms.escaped:settling",
    "Functionalize": "transforms.escaped:settling",
}
"""Keys of tensors that transforms of functions make: what makes the function for calls with them."""

LAZY_KEYS = ("Conjugate", "Negative")
"""Keys of tensors whose elements have yet to be conjugated or negated, which their fallback does."""
