"""Classes with ``__torch_function__`` see calls before operators do."""

from __future__ import annotations

from typing import Any

import pytest

import gradsmith as gs
from gradsmith.overrides import DisableTorchFunctionSubclass, overloaded_arguments

CALLS: list[str] = []


class Logged(gs.Tensor):
    @classmethod
    def __torch_function__(
        cls, func: Any, types: Any, args: Any = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        CALLS.append(func.__name__)
        with DisableTorchFunctionSubclass():
            return func(*args, **(kwargs or {}))


class Declining(gs.Tensor):
    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return NotImplemented


class MoreLogged(Logged):
    pass


@pytest.fixture(autouse=True)
def _forget_calls() -> None:
    CALLS.clear()


def test_functions_methods_and_operators_come_through() -> None:
    t = gs.ones(3).as_subclass(Logged)
    for _ in range(2):  # the second time tables are warm
        gs.add(t, 1)
        t.mul(2)
        1 - t
    assert CALLS == ["add", "mul", "__rsub__"] * 2


def test_plain_tensors_are_not_asked_after_an_override_ran() -> None:
    gs.add(gs.ones(3).as_subclass(Logged), gs.ones(3))
    CALLS.clear()
    gs.add(gs.ones(3), gs.ones(3))
    assert CALLS == []


def test_results_and_views_of_disabled_calls_are_plain() -> None:
    t = gs.ones(2, 2).as_subclass(Logged)
    assert type(gs.transpose(t, 0, 1)) is gs.Tensor
    CALLS.clear()
    gs.transpose(t, 0, 1) + 1
    assert CALLS == ["transpose"]


def test_subclasses_are_asked_before_their_bases() -> None:
    base, derived = gs.ones(1).as_subclass(Logged), gs.ones(1).as_subclass(MoreLogged)
    assert overloaded_arguments([base, derived]) == [derived, base]


def test_everybody_declining_is_an_error_that_names_them() -> None:
    with pytest.raises(TypeError, match=r"Multiple dispatch failed for 'gradsmith.add'.*Declining"):
        gs.add(gs.ones(1).as_subclass(Declining), 1)


class Duck:
    """No tensor, yet functions of tensors ask it."""

    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        CALLS.append(func.__name__)
        return [kind.__name__ for kind in types]


def test_other_classes_may_handle_functions() -> None:
    duck: Any = Duck()
    assert gs.add(duck, 1) == ["Duck"]
    assert gs.cat([gs.ones(1), duck]) == ["Duck"]
    assert gs.ones(1) * duck == ["Duck"]
    assert gs.full((2,), duck) == ["Duck"]
    t = gs.ones(1).as_subclass(MoreLogged)
    assert gs.add(duck, t) == ["Duck", "MoreLogged"]
    assert CALLS == ["add", "cat", "mul", "full", "add"]


def test_parameters_are_no_overriding_subclass() -> None:
    parameter = gs.nn.Parameter(gs.ones(2))
    assert type(parameter + 1) is gs.Tensor and type(parameter.detach()) is gs.Tensor
    assert overloaded_arguments([parameter]) == []

    class Special(gs.nn.Parameter):
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            CALLS.append(func.__name__)
            with DisableTorchFunctionSubclass():
                return func(*args, **(kwargs or {}))

    special = Special(gs.ones(2))
    CALLS.clear()
    assert special.shape == (2,) and isinstance(special + 1, gs.Tensor)
    assert CALLS == ["__get__", "add"]


def test_a_function_of_another_library_is_refused_and_not_asked_for_ever() -> None:
    def theirs(x):
        result = type(x).__torch_function__(theirs, (type(x),), (x,))
        if result is NotImplemented:
            raise TypeError("no implementation found for 'theirs'")
        return result

    with pytest.raises(TypeError, match="no implementation found"):
        theirs(gs.ones(2))


def test_a_foreign_object_is_not_asked_again_while_its_handler_runs() -> None:
    class Theirs:  # as tensors of another library, whose handler calls the function again
        asked = 0

        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            cls.asked += 1
            return func(*args, **(kwargs or {}))

    def function(x):
        if gs.overrides.has_torch_function((x,)):
            return gs.overrides.handle_torch_function(function, (x,), (x,))
        return "served"

    value = Theirs()
    assert function(value) == "served"
    assert function(value) == "served"
    assert Theirs.asked == 2


def test_function_modes_are_told_classes_as_by_the_kind_of_function() -> None:
    seen: list[tuple[str | None, list[str]]] = []

    class Log(gs.overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            seen.append((gs.overrides.resolve_name(func), [kind.__name__ for kind in types]))
            return func(*args, **(kwargs or {}))

    x, p = gs.ones(2, 3), gs.nn.Parameter(gs.ones(2))
    with Log():
        x * 2  # a binding: overriding classes only
        gs.nn.functional.relu(x)  # in Python: all that handle functions
        gs.nn.functional.relu(p)
        assert p.grad_fn is None  # an attribute: its owner's class
        gs.nn.init.uniform_(p)
        gs.nn.Parameter(x)  # takes the elements, and nobody hears of it
    assert seen == [
        ("gradsmith.Tensor.mul", []),
        ("gradsmith.nn.functional.relu", ["Tensor"]),
        ("gradsmith.nn.functional.relu", []),
        ("gradsmith.Tensor.grad_fn.__get__", ["Parameter"]),
        ("gradsmith.nn.init.uniform_", []),
    ]


def test_operators_that_all_handlers_decline_are_left_to_the_other_operand() -> None:
    class Declines(gs.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return NotImplemented

    class Reflects(Declines):
        def __radd__(self, other):
            return "reflected"

    left = gs.ones(2).as_subclass(Declines)
    assert left + gs.ones(2).as_subclass(Reflects) == "reflected"
    with pytest.raises(TypeError, match=r"unsupported operand type\(s\) for \*"):
        left * gs.ones(2).as_subclass(Reflects)


def test_refusals_of_all_handlers_name_the_function_with_its_place() -> None:
    class Refuses:
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            return NotImplemented

    with pytest.raises(TypeError, match=r"Multiple dispatch failed for 'gradsmith.mul'"):
        gs.mul(Refuses(), 3)


def test_bindings_without_keywords_tell_none() -> None:
    told: list[tuple[str, Any]] = []

    class Telling(gs.Tensor):
        @classmethod
        def __torch_function__(
            cls, func: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            told.append((func.__name__, kwargs))
            return super().__torch_function__(func, types, args, kwargs)

    t = gs.ones(2).as_subclass(Telling)
    _ = t + 1, t.shape, t[0], gs.stack([t]), t.tolist()
    own = gs.overrides.wrap_torch_function(lambda x: (x,))(lambda x: x)
    own(t)
    assert [kwargs for _, kwargs in told] == [None] * 5 + [{}]
