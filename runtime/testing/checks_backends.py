"""Do kernels for other backends compute what the CPU's does, and are views views?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..dispatch.kernel import Kernel, KernelKind
from ..dispatch.operator import OpOverload
from ..dispatch.registrations import lock
from ..dispatch.registry import forget_resolved
from .failures import CheckFailure, NotApplicable, compare, tensors_of
from .opcheck_inputs import shares_memory
from .samples import Sample, samples

_HERE = ("CPU", "Meta", "CompositeImplicitAutograd")
_COMPUTING = (KernelKind.array, KernelKind.device, KernelKind.tensor)


def kernels_elsewhere(operator: OpOverload) -> dict[str, Kernel]:
    """The declared kernels, by key, that compute on other backends what the CPU's kernel computes."""
    if "CPU" not in operator.kernels:
        return {}
    return {
        key: kernel
        for key, kernel in operator.kernels.items()
        if kernel.is_declared
        and kernel.kind in _COMPUTING
        and key not in _HERE
        and not key.startswith("Autograd")
    }


def check_backends(sample: Sample) -> None:
    """Each kernel for another key gives, of the same elements on the CPU, what the CPU's kernel gives.

    Raises CheckFailure; NotApplicable where none of them takes them.
    """
    plain = sample.map(lambda t: t.detach().clone())
    expected = tensors_of(plain.map(lambda t: t.clone()).call())
    compared = False
    for key, kernel in kernels_elsewhere(sample.operator).items():
        try:
            with _serving_the_cpu(sample.operator, kernel):
                got = tensors_of(plain.map(lambda t: t.clone()).call())
        except Exception:
            continue  # it may need its own memory
        if len(got) != len(expected):
            reason = f"the kernel for {key} returns {len(got)} tensors, the CPU's {len(expected)}"
            raise CheckFailure("backends", sample, reason, keys=("CPU", key))
        for number, (ours, theirs) in enumerate(zip(got, expected)):
            compare("backends", sample, f"result {number} of the kernel for {key}", ours, theirs)
        compared = True
    if not compared:
        raise NotApplicable("no kernel for another backend takes the CPU's memory")


@contextmanager
def _serving_the_cpu(operator: OpOverload, kernel: Kernel) -> Iterator[None]:
    """A block within which `kernel` is the CPU's."""
    before = operator.kernels
    try:
        with lock:
            operator.kernels = {**before, "CPU": kernel}
            forget_resolved(operator)
        yield
    finally:
        with lock:
            operator.kernels = before
            forget_resolved(operator)


def check_views(sample: Sample) -> None:
    """A result that the schema says is a view shares memory with its argument, in one sample at least.

    Asked of the first sample for all of them.  Raises CheckFailure; NotApplicable for every other sample.
    """
    every = list(samples(sample.operator, dtype=sample.dtype, seed=sample.seed))
    if sample.name != every[0].name:
        raise NotApplicable("asked of the first sample")
    calls = [one.map(lambda t: t.detach().clone()) for one in every]
    pairs = [
        (result, tensor)
        for call in calls
        for result in tensors_of(call.call())
        for _, tensor in call.tensors()
        if result.numel()
    ]
    if pairs and not any(shares_memory(result, tensor) for result, tensor in pairs):
        reason = "the schema says that the result is a view, and it shares memory with no argument"
        mend = "return a view of the argument; or take the annotation, '(a)', out of the schema"
        raise sample.fault("views", reason, mend, sample.backend)
