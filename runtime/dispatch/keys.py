"""Dispatch keys: backends, functionalities, one key for each pair of them, and aliases.

The order of all lists is PyTorch's; a parity test compares them.
"""

from __future__ import annotations

from enum import IntEnum

__all__ = [
    "ALIAS_KEYS",
    "AUTOGRAD_WITHOUT_BACKEND",
    "BACKENDS",
    "DispatchKey",
    "FUNCTIONALITIES",
    "OTHER_BACKENDS",
    "PASSING_KEYS",
    "PER_BACKEND",
    "key_named",
]

BACKENDS = (
    "CPU",
    "CUDA",
    "HIP",
    "XLA",
    "MPS",
    "IPU",
    "XPU",
    "HPU",
    "VE",
    "Lazy",
    "MTIA",
    "MAIA",
    "PrivateUse1",
    "PrivateUse2",
    "PrivateUse3",
    "Meta",
)
"""Backend components, lowest priority first."""

FUNCTIONALITIES = (
    "Undefined",
    "Dense",
    "FPGA",
    "Vulkan",
    "Metal",
    "Quantized",
    "CustomRNGKeyId",
    "MkldnnCPU",
    "Sparse",
    "SparseCsr",
    "NestedTensor",
    "BackendSelect",
    "Fake",
    "Python",
    "FuncTorchDynamicLayerBackMode",
    "Functionalize",
    "Conjugate",
    "Negative",
    "ZeroTensor",
    "ADInplaceOrView",
    "AutogradOther",
    "AutogradFunctionality",
    "AutogradNestedTensor",
    "Tracer",
    "AutocastCPU",
    "AutocastMTIA",
    "AutocastMAIA",
    "AutocastXPU",
    "AutocastIPU",
    "AutocastHPU",
    "AutocastXLA",
    "AutocastMPS",
    "AutocastCUDA",
    "AutocastPrivateUse1",
    "FuncTorchBatched",
    "BatchedNestedTensor",
    "FuncTorchVmapMode",
    "Batched",
    "VmapMode",
    "FuncTorchGradWrapper",
    "DeferredInit",
    "PythonTLSSnapshot",
    "FuncTorchDynamicLayerFrontMode",
    "TESTING_ONLY_GenericWrapper",
    "TESTING_ONLY_GenericMode",
    "PreDispatch",
    "PythonDispatcher",
)
"""Functionality keys, lowest priority first."""

PER_BACKEND = {
    "Dense": "",
    "Quantized": "Quantized",
    "Sparse": "Sparse",
    "SparseCsr": "SparseCsr",
    "NestedTensor": "NestedTensor",
    "AutogradFunctionality": "Autograd",
}
"""Functionalities that have one runtime key for each backend, with the prefix of its name."""

ALIAS_KEYS = (
    "Autograd",
    "CompositeImplicitAutograd",
    "FuncTorchBatchedDecomposition",
    "CompositeImplicitAutogradNestedTensor",
    "CompositeExplicitAutograd",
    "CompositeExplicitAutogradNonFunctional",
)
"""Keys that stand for sets of runtime keys when a kernel is registered."""

OTHER_BACKENDS = ("FPGA", "Vulkan", "Metal", "CustomRNGKeyId", "MkldnnCPU")
"""Backends without a bit of their own; like quantized and sparse tensors they share ``AutogradOther``."""

AUTOGRAD_WITHOUT_BACKEND = ("HIP", "VE", "MTIA")
"""Backends to whose autograd keys PyTorch assigns none: a composite kernel is not kept from
``AutogradHIP`` by a kernel at ``HIP``."""


PASSING_KEYS = (
    "BackendSelect",
    "ADInplaceOrView",
    "AutogradOther",
    "AutogradCPU",
    "AutogradCUDA",
    "AutogradXLA",
    "AutogradMPS",
    "AutogradXPU",
    "AutogradHPU",
    "AutogradLazy",
    "AutogradMTIA",
    "AutogradMAIA",
    "AutogradPrivateUse1",
    "AutogradMeta",
    "Tracer",
    "AutocastCPU",
    "AutocastMTIA",
    "AutocastMAIA",
    "AutocastXPU",
    "AutocastMPS",
    "AutocastCUDA",
    "FuncTorchVmapMode",
    "VmapMode",
    "PythonTLSSnapshot",
    "PythonDispatcher",
)
"""Keys where calls pass on to the next one, unless the operator has a kernel there."""


def _members() -> dict[str, int]:
    names = list(FUNCTIONALITIES) + ["EndOfFunctionalityKeys"]
    members = {name: number for number, name in enumerate(names)}
    number = len(names)
    for functionality, prefix in PER_BACKEND.items():
        members[f"StartOf{functionality}Backends"] = number
        for offset, backend in enumerate(BACKENDS, 1):
            members[prefix + backend] = number + offset
        members[f"EndOf{functionality}Backends"] = number + len(BACKENDS)
        number += len(BACKENDS) + 1
    for offset, name in enumerate(ALIAS_KEYS):
        members[name] = number + offset
    members["CatchAll"] = members["Undefined"]
    members["DefaultBackend"] = members["CompositeExplicitAutograd"]
    members["Autocast"] = members["AutocastCUDA"]
    return members


DispatchKey = IntEnum("DispatchKey", _members())  # type: ignore[misc]
DispatchKey.__doc__ = "One dispatch key: a functionality, a backend's share of one, or an alias."


def key_named(name: str | DispatchKey) -> DispatchKey:
    """The key of this name.

    Raises RuntimeError for a name that no key has, with the closest one that there is.
    """
    if isinstance(name, DispatchKey):
        return name
    found = DispatchKey.__members__.get(name)
    if found is None:
        from difflib import get_close_matches  # only a mistake pays for the import

        close = get_close_matches(name, DispatchKey.__members__, 1)
        hint = f"; did you mean '{close[0]}'?" if close else ""
        raise RuntimeError(f"could not parse dispatch key: {name}{hint}")
    return found
