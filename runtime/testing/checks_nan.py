"""Does what is no number stay none?"""

from __future__ import annotations

from ..autograd.engine.gradients import grad
from ..core.lazy_elements import elements_of
from ..core.namespace import np
from ..core.tensor import Tensor, wrap
from .checks_gradient import differentiable, evaluate, leaves, recorded
from .declarations import declaration_of, relatives
from .failures import NotApplicable
from .samples import Sample


def check_nan(sample: Sample) -> None:
    """A NaN among the elements of an argument makes one of a result, or has a gradient of zero.

    What passes over NaN (`nansum`) says so by its derivative.  Raises CheckFailure; NotApplicable where the derivative is
    not that of the operator, or the operator refuses NaN.
    """
    declared = (
        declaration_of(relative).get("exempt", {}) for relative in relatives(sample.operator)
    )
    if any("first_order" in exempt for exempt in declared):
        raise NotApplicable("its gradient is another one")
    is_asked = False
    for number in range(len(differentiable(leaves(sample)))):
        call = leaves(sample)
        name, tensor = differentiable(call)[number]
        if not tensor.numel():
            continue
        elements_of(tensor.detach()).flat[0] = np.nan
        try:
            results = [result for _, result in recorded(evaluate(call))]
            ones = [wrap(np.ones_like(elements_of(result.detach()))) for result in results]
            found = grad(results, [tensor], ones, allow_unused=True)[0] if results else None
        except Exception:
            continue  # it is refused
        is_asked = True
        if found is None or any(map(_has_nan, results)):
            continue
        gradient = elements_of(found.detach()).flat[0]
        if gradient != 0:
            reason = f"a NaN in '{name}' changes no result to NaN, and its gradient is {gradient:g}"
            mend = "let NaN pass through the kernel, or give it a gradient of zero"
            raise sample.fault("nan", reason, mend, sample.backend)
    if not is_asked:
        raise NotApplicable("it does not accept NaN")


def _has_nan(tensor: Tensor) -> bool:
    return bool(np.isnan(elements_of(tensor.detach())).any())
