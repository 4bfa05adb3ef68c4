"""`NestedIOFunction`, a legacy base class of Functions over nested structures."""

# ruff: noqa: N816 - the names are PyTorch's
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ...core.nesting import as_kind_of
from ...core.tensor import Tensor
from ..function import Function

__all__ = [
    "NestedIOFunction",
    "_iter_None_tensors",
    "_iter_filter",
    "_iter_tensors",
    "_iter_tensors_permissive",
    "_map_tensor_data",
    "_nested_map",
    "_unflatten",
]


def _misfit(value: Any, accepted: str | None) -> ValueError:
    text = f". Accepted types: {accepted}, or lists/tuples of them" if accepted else ""
    kind = type(value).__name__
    return ValueError(
        f"Auto nesting doesn't know how to process an input object of type {kind}{text}"
    )


def _nested_map(
    condition: Callable[[Any], bool], fn: Callable[[Any], Any], condition_msg: str | None = None
) -> Callable[[Any], Any]:
    """What applies `fn` to every leaf of a structure of tuples, lists and dictionaries, but not to None.

    It raises ValueError for a leaf of which `condition` does not hold.
    """

    def mapped(value: Any) -> Any:
        if condition(value):
            return fn(value)
        if value is None:
            return None
        if isinstance(value, dict):
            return {key: mapped(item) for key, item in value.items()}
        if not isinstance(value, (list, tuple)):
            raise _misfit(value, condition_msg)
        items = map(mapped, value)
        return as_kind_of(value, items)

    return mapped


def _iter_filter(
    condition: Callable[[Any], bool],
    allow_unknown: bool = False,
    condition_msg: str | None = None,
    conversion: Callable[[Any], Any] | None = None,
) -> Callable[[Any], Iterator[Any]]:
    """What yields every leaf of a structure of which `condition` holds, and with `allow_unknown` all but None.

    Otherwise it raises ValueError for other leaves.  `conversion` is applied to everything first.
    """

    def leaves(value: Any) -> Iterator[Any]:
        if conversion is not None:
            value = conversion(value)
        if condition(value):
            yield value
        elif isinstance(value, (list, tuple, dict)):
            for item in value.values() if isinstance(value, dict) else value:
                yield from leaves(item)
        elif value is not None:
            if not allow_unknown:
                raise _misfit(value, condition_msg)
            yield value

    return leaves


def _unflatten(input: Sequence[Any], proto: Any) -> Any:
    """The values of `input` in a structure of lists and tuples like `proto`; a None there takes none of them."""
    return _filled(proto, iter(input))


def _filled(form: Any, values: Iterator[Any]) -> Any:
    if not isinstance(form, (list, tuple)):
        return next(values)
    return type(form)([None if item is None else _filled(item, values) for item in form])


def _is_tensor(value: Any) -> bool:
    return isinstance(value, Tensor)


_iter_tensors = _iter_filter(_is_tensor, condition_msg="Tensors")
_iter_tensors_permissive = _iter_filter(_is_tensor, True)
_iter_None_tensors = _iter_filter(
    lambda value: value is None or _is_tensor(value), condition_msg="Tensors or None"
)
_map_tensor_data = _nested_map(_is_tensor, lambda value: value.data, "Tensors")


class NestedIOFunction(Function):
    """An older base class, of Functions whose instances take and return structures with tensors.

    Subclasses write `forward_extended` and `backward_extended`.  Only the parts are left: instances of Functions
    cannot be called any more.
    """

    def _do_forward(self, *input: Any) -> Any:
        self._nested_input = input
        flat = super()._do_forward(*_iter_tensors(input))  # type: ignore[misc]
        return _unflatten(flat, self._nested_output)

    def _do_backward(self, gradients: Any, retain_variables: bool) -> Any:
        self.retain_variables = retain_variables
        result = super()._do_backward(gradients, retain_variables)  # type: ignore[misc]
        if not retain_variables:
            del self._nested_output
            del self._to_save_nested
        return result

    __call__ = _do_forward

    def forward(self, *args: Any) -> Any:  # type: ignore[override]
        """Tensors out of what `forward_extended` returns for the structure that was given."""
        given = _map_tensor_data(self._nested_input)
        result = self.forward_extended(*given)
        del self._nested_input
        self._nested_output = result
        return tuple(_iter_tensors(result))

    def backward(self, *gradients: Any) -> Any:  # type: ignore[override]
        """Gradients out of what `backward_extended` returns for a structure of gradients."""
        result = self.backward_extended(*_unflatten(gradients, self._nested_output))
        return tuple(_iter_None_tensors(result))

    def save_for_backward(self, *args: Any) -> None:
        self.to_save = tuple(_iter_tensors(args))
        self._to_save_nested = args

    @property
    def saved_tensors(self) -> Any:
        return _unflatten(super().saved_tensors, self._to_save_nested)

    def mark_dirty(self, *args: Any, **kwargs: Any) -> None:
        self.dirty_tensors = tuple(_iter_tensors((args, kwargs)))

    def mark_non_differentiable(self, *args: Any, **kwargs: Any) -> None:
        self.non_differentiable = tuple(_iter_tensors((args, kwargs)))

    def forward_extended(self, *input: Any) -> Any:
        """The operation."""
        raise NotImplementedError

    def backward_extended(self, *grad_output: Any) -> Any:
        """Gradients of the inputs, from those of the outputs, in structures of the same forms."""
        raise NotImplementedError
