"""Every call of an operator that a program makes, under the checks, each kind of call once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from ..core.state import state
from ..core.tensor import Tensor
from ..dispatch.modes import as_called
from ..dispatch.operator import OpOverload
from ..utils._pytree import tree_map_only
from .failures import NotApplicable
from .opcheck import ALL_TEST_UTILS, run_test_util
from .opcheck_inputs import copied_if_plain

__all__ = ["OWN_NAMESPACE", "Finding", "Findings", "OperatorWatch"]

OWN_NAMESPACE = "aten"
"""That of gradsmith's own operators, which has tests of its own."""


@dataclass(frozen=True)
class Finding:
    """A check that a call did not pass."""

    operator: OpOverload
    check: str
    error: Exception
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    where: str
    """What was run when it was called."""


@dataclass
class Findings:
    """What watched blocks have found so far."""

    seen: set[Any] = field(default_factory=set)
    """Operators with shapes, dtypes and other arguments that have been checked."""
    operators: set[str] = field(default_factory=set)
    found: dict[tuple[str, str], Finding] = field(default_factory=dict)
    """The first for each operator and check."""


class OperatorWatch:
    """Within the block every call of an operator is made, and then checked with copies of its arguments.

    Unlike `OpCheckMode` this sees operators however they are called: through generated functions, methods, kernels
    of other operators.  `namespaces` are those looked at, None for all but gradsmith's own.  Calls that
    differ in nothing but elements are checked once (for one `findings`), calls that raise not at all.  The
    program sees nothing of it: what a check finds is added to `findings`.
    """

    def __init__(
        self,
        findings: Findings,
        *,
        namespaces: Sequence[str] | None = None,
        checks: Sequence[str] = tuple(ALL_TEST_UTILS),
        where: str = "",
    ) -> None:
        self.findings = findings
        self.namespaces = None if namespaces is None else frozenset(namespaces)
        self.checks = tuple(checks)
        self.where = where
        self._outer: list[Any] = []

    def __enter__(self) -> OperatorWatch:
        self._outer.append(state.checker)
        state.switch(checker=self)
        return self

    def __exit__(self, *exception: object) -> None:
        state.switch_back(checker=self._outer[-1])
        self._outer.pop()

    def around(self, run: Callable[[OpOverload, Any, Any], Any]) -> Callable[..., Any]:
        """What the slow path calls in place of `run`."""

        def watched(operator: OpOverload, kernel: Any, values: list[Any]) -> Any:
            key = self._key(operator, values)
            if key is None:
                return run(operator, kernel, values)
            with undistracted():
                given = tree_map_only(Tensor, copied_if_plain, list(values))
            result = run(operator, kernel, values)
            if key not in self.findings.seen:  # a call within the call may have been like it
                self.findings.seen.add(key)
                self._check(operator, *as_called(operator, given))
            return result

        return watched

    def _key(self, operator: OpOverload, values: list[Any]) -> Any:
        """What tells this call from others; None for one that need not be checked."""
        wanted = self.namespaces
        if (
            operator.namespace == OWN_NAMESPACE
            if wanted is None
            else operator.namespace not in wanted
        ):
            return None
        key = (operator.name(), id(operator), *map(_described, values))
        return None if key in self.findings.seen else key

    def _check(self, operator: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        findings = self.findings
        findings.operators.add(operator.name())
        with undistracted():
            for check in self.checks:
                place = operator.name(), check
                if place in findings.found:
                    continue
                try:
                    run_test_util(check, operator, args, kwargs)
                except NotApplicable:
                    pass
                except Exception as error:
                    findings.found[place] = Finding(
                        operator, check, error, args, kwargs, self.where
                    )


def _described(value: Any) -> Any:
    """A hashable description without elements."""
    if isinstance(value, Tensor):
        where = str(value.device)
        return tuple(value.shape), value.stride(), value.dtype.name, value.requires_grad, where
    if isinstance(value, (list, tuple)):
        return tuple(map(_described, value))
    return repr(value)


_WATCHERS: dict[str, Any] = {
    "checker": None,
    "included": 0,
    "excluded": 0,
    "function_modes": (),
    "dispatch_modes": (),
    "saved_tensor_hooks": (),
    "observers": (),
    "tracers": (),
    "profiler": None,
    "inference": False,
    "grad_enabled": True,
}


@contextmanager
def undistracted() -> Iterator[None]:
    """A block whose calls nobody watches, in grad mode, whatever the program around has entered."""
    before = {name: getattr(state, name) for name in _WATCHERS}
    try:
        state.switch(**_WATCHERS)
        yield
    finally:
        state.switch_back(**before)
