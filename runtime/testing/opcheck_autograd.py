"""`autograd_registration_check`: is the derivative registered where calls come by it?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ..autograd.nodes.unregistered import autograd_fallback_mode, set_autograd_fallback_mode
from ..core.device import backend_of_device
from ..core.keys import DispatchKey
from ..dispatch.operator import OpOverload
from ..dispatch.table import computed_entry
from .failures import tensors_of
from .opcheck_inputs import OperatorCall, undisturbed

_CHECK = "autograd_registration"
_PYTORCHS = ("cuda", "cpu", "xpu")


def autograd_registration_check(
    op: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> None:
    """Check that what computes derivatives of `op` is registered at an autograd key.

    Right are a kernel at ``Autograd`` or at the autograd key of the arguments' backend, and a composition at
    CompositeImplicitAutograd that calls with these arguments do come to.  An operator that has none of them,
    called with autograd's fallback doing nothing, must not return tensors that require grad other than its
    arguments: the kernel of its backend would be recording, below the keys at which derivatives belong.

    Tensors are on the CPU, CUDA, XPU or a device that was registered with gradsmith.  Raises AssertionError for
    what is not an OpOverload, RuntimeError if no argument requires grad, NotImplementedError for other devices,
    `CheckFailure`, an AssertionError, for a wrong registration.
    """
    if not isinstance(op, OpOverload):
        raise AssertionError(f"Expected op to be OpOverload, got {type(op)}")
    call = OperatorCall(op, args, kwargs)
    with undisturbed():
        key = _autograd_key_of_inputs(call)
        if not (has_autograd_kernel(op, key) or "CompositeImplicitAutograd" in op.kernels):
            _check_records_nothing(call, key)


def check_autograd_registration_of(call: OperatorCall) -> None:
    """Like `autograd_registration_check`; nor may a kernel of the backend keep a composition from being differentiated."""
    operator = call.operator
    key = _autograd_key_of_inputs(call)
    if has_autograd_kernel(operator, key):
        return
    composition = overridden_composition(operator, key)
    if composition is not None:
        backend = key.removeprefix("Autograd")
        reason = (
            "its composition, which would be differentiated operator by operator, is not used: a kernel for the "
            f"backend keeps it from {key}, and no autograd kernel is registered, so that there is no gradient"
        )
        mend = (
            f"register a formula (gradsmith.library.register_autograd), or the composition at {key} too, or take "
            "the kernel of the backend away"
        )
        raise call.fault(_CHECK, reason, mend, "CompositeImplicitAutograd", backend, key)
    _check_records_nothing(call, key)


def _autograd_key_of_inputs(call: OperatorCall) -> str:
    """Like `autograd_key`.  RuntimeError, which names the arguments that could, if none requires grad."""
    if call.requires_grad:
        return autograd_key(call)
    able = [
        f"'{name}'"
        for _, name, tensor in call.arguments()
        if tensor.is_floating_point() or tensor.is_complex()
    ]
    which = (
        f" that do require grad: {' or '.join(able)} can have requires_grad=True" if able else ""
    )
    raise RuntimeError(
        "autograd_registration_check: no inputs have requires_grad=True so we are unable to actually perform this "
        f"test. Please pass inputs{which}."
    )


def _check_records_nothing(call: OperatorCall, key: str) -> None:
    """CheckFailure if the kernel of an operator without autograd kernel returns tensors that require grad."""
    fresh = call.map(lambda t: t.detach().clone().requires_grad_(t.requires_grad))
    arguments = [tensor for _, _, tensor in fresh.arguments()]
    with fallback_mode("nothing"):
        results = tensors_of(fresh.run())
    for result in results:
        if result.requires_grad and not any(result is argument for argument in arguments):
            reason = (
                "at least one output of this operator has requires_grad=True but the operator does not have an autograd "
                "kernel defined at an autograd key: one was incorrectly registered for its backend, where it records a "
                "gradient that may be silently wrong"
            )
            mend = (
                f"an autograd.Function at {key.removeprefix('Autograd')} is in the wrong place: the correct location for it "
                "is the Autograd key (better: gradsmith.library.register_autograd with a plain kernel); register what "
                "consists of operators at CompositeImplicitAutograd; for an operator without derivative register "
                "gradsmith.library.fallthrough_kernel at Autograd and compute on x.detach()"
            )
            raise call.fault(_CHECK, reason, mend, key.removeprefix("Autograd"), key)


def autograd_key(call: OperatorCall) -> str:
    """The autograd key that calls with these arguments come to.

    Of CUDA, the CPU and XPU the first that occurs, as in PyTorch; a device registered with gradsmith goes before.
    """
    from ..backend import backends

    types = {tensor.device.type for _, _, tensor in call.arguments()}
    own = {backend.device: backend.key for backend in backends().values()}
    foreign = sorted(types - {*_PYTORCHS, *own} - _named_devices())
    if foreign:
        raise NotImplementedError(
            "autograd_registration_check: tensors are on the CPU, CUDA, XPU or a registered device, "
            f"got {', '.join(foreign)}"
        )
    for kind in sorted(types - set(_PYTORCHS)):
        return f"Autograd{own.get(kind) or backend_of_device(kind)}"
    first = next((kind for kind in _PYTORCHS if kind in types), "cpu")
    return f"Autograd{first.upper()}"


def _named_devices() -> set[str]:
    """Devices that a program gave a name (`utils.rename_privateuse1_backend`)."""
    from ..core.device import device_of_backend

    keys = ("PrivateUse1", "PrivateUse2", "PrivateUse3")
    return {device_of_backend(key) for key in keys}


def has_autograd_kernel(operator: OpOverload, key: str) -> bool:
    """Whether calls find a derivative at `key`: an autograd kernel, or a composition of operators."""
    if operator.has_kernel_for_dispatch_key(key) or operator.has_kernel_for_dispatch_key(
        "Autograd"
    ):
        return True
    return computed_entry(operator, DispatchKey[key]).reason in ("math kernel", "derived variant")


def overridden_composition(operator: OpOverload, key: str) -> str | None:
    """Who registered a composition that a kernel below keeps from `key`; None where there is none such."""
    kernel = operator.kernels.get("CompositeImplicitAutograd")
    if kernel is None or computed_entry(operator, DispatchKey[key]).kernel is kernel:
        return None
    return kernel.source


@contextmanager
def fallback_mode(mode: str) -> Iterator[None]:
    """Autograd's fallback for operators without a kernel of their own, set for the block."""
    before = autograd_fallback_mode()
    set_autograd_fallback_mode(mode)
    try:
        yield
    finally:
        set_autograd_fallback_mode(before)
