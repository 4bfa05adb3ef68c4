"""The names of PyTorch's dispatch keys, in the order in which the dispatcher asks them, last first.

A key is a backend (`CPU`), a functionality (`Functionalize`), a functionality of one backend
(`SparseCPU`, `AutogradCPU`), or an alias that stands for several keys (`Autograd`,
`CompositeImplicitAutograd`).  The runtime has a table of its own; a test compares the two.
"""

from __future__ import annotations

from itertools import chain

__all__ = [
    "ALIAS_KEYS",
    "BACKENDS",
    "COMPOSITE_KEYS",
    "DISPATCH_KEYS",
    "FUNCTIONALITIES",
    "PER_BACKEND",
    "RUNTIME_KEYS",
]

BACKENDS = (
    "CPU", "CUDA", "HIP", "XLA", "MPS", "IPU", "XPU", "HPU", "VE", "Lazy", "MTIA", "MAIA",
    "PrivateUse1", "PrivateUse2", "PrivateUse3", "Meta",
)  # fmt: skip

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
    "Dense", "FPGA", "Vulkan", "Metal", "Quantized", "CustomRNGKeyId", "MkldnnCPU", "Sparse",
    "SparseCsr", "NestedTensor", "BackendSelect", "Fake", "Python",
    "FuncTorchDynamicLayerBackMode", "Functionalize", "Conjugate", "Negative", "ZeroTensor",
    "ADInplaceOrView", "AutogradOther", "AutogradFunctionality", "AutogradNestedTensor", "Tracer",
    "AutocastCPU", "AutocastMTIA", "AutocastMAIA", "AutocastXPU", "AutocastIPU", "AutocastHPU",
    "AutocastXLA", "AutocastMPS", "AutocastCUDA", "AutocastPrivateUse1", "FuncTorchBatched",
    "BatchedNestedTensor", "FuncTorchVmapMode", "Batched", "VmapMode", "FuncTorchGradWrapper",
    "DeferredInit", "PythonTLSSnapshot", "FuncTorchDynamicLayerFrontMode",
    "TESTING_ONLY_GenericWrapper", "TESTING_ONLY_GenericMode", "PreDispatch", "PythonDispatcher",
)  # fmt: skip

RUNTIME_KEYS = tuple(
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

DISPATCH_KEYS = ("Undefined", *FUNCTIONALITIES, *RUNTIME_KEYS, *ALIAS_KEYS)
"""Every key; names that PyTorch keeps as synonyms (`CatchAll`, `DefaultBackend`) are left out."""
