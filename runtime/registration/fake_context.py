"""Fakes: functions that say what an operator returns for tensors without data, and sizes that data decide.

A tensor on the meta device has a shape of plain ints.  So where the size of a result depends on elements, its
fake has no answer, and a call with meta tensors is refused, as in PyTorch.  Whoever wants to run such a fake
nevertheless, a checker for instance, gives the sizes: within `dynamic_sizes` they are what the fake gets.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, NamedTuple, NoReturn


class DynamicSize(NamedTuple):
    """A size that a fake asked for."""

    operator: str
    """Qualified name."""
    value: int
    """What it got."""
    min: int
    max: int | None


class _Current(threading.local):
    running: tuple[tuple[str, str], ...] = ()
    """Of the fakes that run, the innermost last: the operator and where the fake was registered."""
    given: _Given | None = None


class _Given:
    """The sizes that a block gives, and those that it has given."""

    def __init__(self, sizes: Iterable[int]) -> None:
        self.sizes = iter(sizes)
        self.asked: list[DynamicSize] = []


_current = _Current()


class FakeContext:
    """What `get_ctx` returns: makes the sizes that depend on elements."""

    def __init__(self, operator: str, given: _Given) -> None:
        self._operator = operator
        self._given = given

    def new_dynamic_size(self, *, min: int = 0, max: int | None = None) -> int:
        """A size that depends on elements: the next one that `dynamic_sizes` was given, else `min`, but at least 2.

        `min` and `max` say what it may be.  Raises ValueError for a negative `min`, RuntimeError for a given
        size outside of both.
        """
        if min < 0:
            raise ValueError(
                f"ctx.new_dynamic_size(min={min}, ...): expected min to be greater than or equal to 0: this API can "
                "only create non-negative sizes."
            )
        if max is not None and max < min:
            raise ValueError(f"ctx.new_dynamic_size(min={min}, max={max}): max is less than min")
        value = next(self._given.sizes, None)
        if value is None:
            value = 2 if min < 2 and (max is None or max >= 2) else min
        if value < min or (max is not None and value > max):
            upper = "" if max is None else f" and at most {max}"
            raise RuntimeError(
                f"{self._operator}: its fake says that the size is at least {min}{upper}, but it is {value}"
            )
        self._given.asked.append(DynamicSize(self._operator, value, min, max))
        return value

    def create_unbacked_symint(self, *, min: int = 2, max: int | None = None) -> int:
        """Deprecated name of `new_dynamic_size`."""
        import warnings

        warnings.warn(
            "`create_unbacked_symint` is deprecated, please use `new_dynamic_size` instead",
            FutureWarning,
            stacklevel=2,
        )
        return self.new_dynamic_size(min=min, max=max)


def get_ctx() -> FakeContext | None:
    """Within a fake, what makes sizes that depend on elements; None elsewhere.

    Raises RuntimeError where a fake runs for meta tensors, whose sizes are all known, outside of a
    `dynamic_sizes` block.
    """
    if not _current.running:
        return None
    operator, place = _current.running[-1]
    given = _current.given
    if given is None:
        _refuse(operator, place)
    return FakeContext(operator, given)


def _refuse(operator: str, place: str) -> NoReturn:
    raise RuntimeError(
        f"{operator} ({place}): You're trying to run this operator with meta Tensors, but its fake calls "
        "gradsmith.library.get_ctx(), which means that the shape of its output depends on data, and meta tensors have "
        "no data. If the shape does not depend on data, remove the call of get_ctx(). Otherwise run the fake within "
        "gradsmith.registration.fake_context.dynamic_sizes([...]), which provides the sizes."
    )


@contextmanager
def dynamic_sizes(sizes: Iterable[int] = ()) -> Iterator[list[DynamicSize]]:
    """Within the block fakes get these sizes, in this order, where they ask for one that depends on elements.

    What they asked for is in the list that the block gets.  Per thread.
    """
    before = _current.given
    _current.given = given = _Given(sizes)
    try:
        yield given.asked
    finally:
        _current.given = before


def in_context(operator: str, function: Callable[..., Any], place: str) -> Callable[..., Any]:
    """`function`, a fake, with `get_ctx` knowing that it runs."""

    @wraps(function)
    def fake(*args: Any, **kwargs: Any) -> Any:
        before = _current.running
        _current.running = (*before, (operator, place))
        try:
            return function(*args, **kwargs)
        finally:
            _current.running = before

    return fake
