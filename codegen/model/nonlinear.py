"""In which arguments an operator is surely not linear, by what its derivatives read."""

from __future__ import annotations

from collections.abc import Collection, Iterable


def nonlinear_arguments(
    arguments: Collection[str],
    gradients: Iterable[tuple[Collection[str], Collection[str]]],
    automatic: Collection[str],
) -> frozenset[str]:
    """Those whose gradient depends on them: it reads the result, or the argument by whose elements it is scaled.

    `arguments` are the operator's; each of `gradients` has the arguments that it is of, and what it reads (``self``, or
    ``self.shape``, which is no value); `automatic` are the kinds of its forward derivatives that follow from the
    operator.  Of an operator that says it is linear nothing is held against it: a gradient may be handed a tensor for
    its shape alone.
    """
    if "auto_linear" in automatic:
        return frozenset()
    found: set[str] = set()
    for names, reads in gradients:
        values = {name for name in reads if "." not in name}
        if not values.isdisjoint(arguments) and "auto_element_wise" in automatic:
            found.update(values.intersection(names))
        if not values.issubset(arguments):
            found.update(names)
    return frozenset(found)
