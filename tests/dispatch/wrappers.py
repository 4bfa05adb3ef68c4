"""Wrapper subclasses that tests are made with."""

from __future__ import annotations

from typing import Any

import gradsmith as gs
from gradsmith.overrides import _disabled_torch_function_impl
from gradsmith.utils._python_dispatch import return_and_correct_aliasing
from gradsmith.utils._pytree import tree_map, tree_map_only


class TwoTensor(gs.Tensor):
    """Two plain tensors of one shape, on both of which every operator is computed."""

    a: gs.Tensor
    b: gs.Tensor

    @staticmethod
    def __new__(cls, a: gs.Tensor, b: gs.Tensor) -> TwoTensor:
        assert a.shape == b.shape
        out = gs.Tensor._make_wrapper_subclass(
            cls, a.size(), strides=a.stride(), dtype=a.dtype, device=a.device
        )
        assert isinstance(out, TwoTensor)
        out.a = a
        out.b = b
        return out

    def __repr__(self) -> str:
        return f"TwoTensor({self.a}, {self.b})"

    def __tensor_flatten__(self) -> tuple[list[str], None]:
        return ["a", "b"], None

    @staticmethod
    def __tensor_unflatten__(inner: Any, context: Any, size: Any, stride: Any) -> TwoTensor:
        return TwoTensor(inner["a"], inner["b"])

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}

        def side(name: str) -> Any:
            given, named = tree_map_only(cls, lambda t: getattr(t, name), (args, kwargs))
            return func(*given, **named)

        out = tree_map(
            lambda a, b: cls(a, b) if isinstance(a, gs.Tensor) else a, side("a"), side("b")
        )
        return return_and_correct_aliasing(func, args, kwargs, out)


class Quantised(gs.Tensor):
    """Integers of eight bits times a scale: operators see what they stand for."""

    # Results are plain tensors; the default handler would take them for quantised ones.
    __torch_function__ = _disabled_torch_function_impl

    codes: gs.Tensor
    scale: float

    @staticmethod
    def __new__(cls, codes: gs.Tensor, scale: float) -> Quantised:
        out = gs.Tensor._make_wrapper_subclass(cls, codes.size(), dtype=gs.float32)
        assert isinstance(out, Quantised)
        out.codes = codes
        out.scale = scale
        return out

    @classmethod
    def of(cls, tensor: gs.Tensor) -> Quantised:
        scale = float(tensor.abs().max()) / 127
        return cls((tensor / scale).round().to(gs.int8), scale)

    def dequantised(self) -> gs.Tensor:
        return self.codes.to(gs.float32) * self.scale

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if func is gs.ops.aten.detach.default:
            return cls(args[0].codes, args[0].scale)
        given, named = tree_map_only(cls, cls.dequantised, (args, kwargs or {}))
        return func(*given, **named)


class Logging(gs.Tensor):
    """A tensor over elements of its own that notes every operator it meets."""

    seen: list[str] = []

    @classmethod
    def __torch_dispatch__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        cls.seen.append(str(func))

        def plain(tensor: gs.Tensor) -> gs.Tensor:
            return gs.Tensor._make_subclass(gs.Tensor, tensor)

        given, named = tree_map_only(cls, plain, (args, kwargs or {}))
        out = func(*given, **named)
        return tree_map_only(gs.Tensor, lambda t: gs.Tensor._make_subclass(cls, t), out)
