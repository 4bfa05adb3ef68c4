"""Does an operator give on another device what it gives on the CPU?  Values, dtypes, what it writes to, gradients.

`run_on` makes a call on a device; `check_device` compares.  A call may be made in a program that somebody traces: then
`through` is given the call as a function of its tensors, and returns the function that is called.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ..autograd.engine.gradients import grad
from ..core.device import device as device_type
from ..core.generator import Generator
from ..core.namespace import np
from ..core.tensor import Tensor, wrap
from ..generated import functions
from .checks_gradient import determined
from .declarations import declaration_of, functional_of
from .failures import CheckFailure, NotApplicable, compare, tensors_of
from .opcheck_inputs import OperatorCall, copied

__all__ = ["check_device"]

Function = Callable[..., list[Tensor]]
Through = Callable[[Function], Function]


def check_device(call: OperatorCall, device: str, through: Through | None = None) -> None:
    """Compare a call on `device` with the same on the CPU: results, what is written, gradients of what requires grad.

    Of what draws random numbers shapes and dtypes are compared, of eigenvectors and the like what the arguments
    determine.  Raises CheckFailure where they differ, NotApplicable
    for a call that has nothing on a device; what the call raises there is passed on.
    """
    try:
        expected = _outcome(call, "cpu", None)
    except RuntimeError:  # it is not differentiable, or not where the sample is
        call = call.map(lambda t: t.detach())
        expected = _outcome(call, "cpu", None)
    got = _outcome(call, device, through)
    if len(got) != len(expected):
        raise CheckFailure(
            "device", call, f"{len(got)} tensors on '{device}', {len(expected)} on the CPU"
        )
    random = call.operator._nondeterministic_seeded or "empty" in call.operator.base
    for (what, ours), (_, theirs) in zip(got, expected):
        if ours is None or theirs is None:
            if ours is not theirs:
                raise CheckFailure("device", call, f"{what} is {ours}, on the CPU {theirs}")
            continue
        if str(ours.device.type) != device_type(device).type:
            raise CheckFailure("device", call, f"{what} is on '{ours.device}'")
        ours, theirs = _plain(ours), _plain(theirs)
        if random:
            if ours.shape != theirs.shape or ours.dtype is not theirs.dtype:
                reason = f"{what} is {ours.dtype}{list(ours.shape)}, on the CPU {theirs.dtype}{list(theirs.shape)}"
                raise CheckFailure("device", call, reason)
        else:
            compare("device", call, what, ours, theirs, [t.dtype for _, t in call.tensors()])


def _plain(tensor: Tensor) -> Tensor:
    return tensor.detach().cpu().resolve_conj().resolve_neg()


def _outcome(
    call: OperatorCall, where: str, through: Through | None
) -> list[tuple[str, Tensor | None]]:
    """What a call returns and writes, and the gradients of a sum of it, by names."""
    parameters = call.operator.signature.parameters
    names = [parameter.name for parameter in parameters]
    elsewhere = where != "cpu"
    given = [(p, n, t.detach()) for p, n, t in call.arguments()]
    if not given and "device" not in names:
        raise NotApplicable("it has neither tensors nor a device")
    tensors = [t.to(where) if elsewhere else copied(t, requires_grad=False) for _, _, t in given]
    wanted = [n for n, (_, _, t) in enumerate(call.arguments()) if t.requires_grad]
    written = [n for n, (p, _, _) in enumerate(given) if p.written]
    functional = functional_of(call.operator)
    if "gauge_invariant" in declaration_of(functional):
        written = []  # where results are written of which not all is determined
    labels: list[str] = []

    def function(*leaves: Tensor) -> list[Tensor]:
        values = [t.detach().requires_grad_() if n in wanted else t for n, t in enumerate(leaves)]
        # What is written in place must not be a leaf that requires grad.
        values = [t.clone() if n in written and n in wanted else t for n, t in enumerate(values)]
        leaves = tuple(values)
        remaining = iter(values)
        made = call.map(lambda _: next(remaining))
        if elsewhere:
            kwargs = {name: _generator(value, where) for name, value in made.kwargs.items()}
            args = tuple(_generator(value, where) for value in made.args)
            made = replace(made, args=args, kwargs=kwargs)
        place = names.index("device") if "device" in names else len(names)
        if place < len(made.args):
            args = (*made.args[:place], device_type(where), *made.args[place + 1 :])
            made = replace(made, args=args)
        elif place < len(names):
            made = replace(made, kwargs={**made.kwargs, "device": device_type(where)})
        results = tensors_of(determined(functional, made.run()))
        found = [*results, *(values[n] for n in written)]
        labels[:] = [f"result {n}" for n in range(len(results))]
        labels.extend(f"what is written to '{given[n][1]}'" for n in written)
        total = _weighted(results)
        if wanted and total is not None and total.requires_grad:
            sources = [n for n in wanted if n not in written]
            if sources:
                found += grad(total, [leaves[n] for n in sources], materialize_grads=True)
                labels.extend(f"gradient of '{given[n][1]}'" for n in sources)
        return found

    run = function if through is None or not elsewhere else through(function)
    found = run(*tensors)
    return list(zip(labels, found, strict=True))


def _generator(value: Any, where: str) -> Any:
    """For a generator one of the device `where`."""
    if isinstance(value, Generator):
        return Generator(where).manual_seed(value.initial_seed())
    return value


def _weighted(results: Sequence[Tensor]) -> Tensor | None:
    """A real number that depends on every result that requires grad; None without any."""
    total: Tensor | None = None
    for result in results:
        if not result.requires_grad:
            continue
        # Of arrays, which a device need not compile.
        numbers = np.sin(np.arange(float(result.numel()))).reshape(tuple(result.shape)) + 2
        weights = wrap(numbers.astype(result.dtype.to_real().numpy))
        product = result * weights.to(result.device)
        if result.is_complex():
            product = functions.view_as_real(product.resolve_conj())
        total = product.sum() if total is None else total + product.sum()
    return total
