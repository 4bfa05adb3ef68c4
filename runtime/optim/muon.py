"""Muon: momentum whose directions are made orthogonal."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any

from ..core.dtypes import bfloat16
from ..core.tensor import Tensor
from .declared import DeclaredOptimizer, require_number
from .first_values import zeros
from .optimizer import Parameters
from .over_tensors import maximum


def _orthogonalized(
    grad: Tensor, coefficients: tuple[float, float, float], steps: int, eps: float
) -> Tensor:
    """An approximation, in bfloat16, of the orthogonal factor of a matrix: Newton and Schulz's iteration."""
    a, b, c = map(float, coefficients)
    x: Tensor = grad.to(bfloat16)
    turned = x.shape[0] > x.shape[1]
    if turned:
        x = x.mT
    x = x / maximum(x.norm(), eps)
    for _ in range(steps):
        gram = x @ x.mT
        x = x.addmm(gram.addmm(gram, gram, beta=b, alpha=c), x, beta=a)
    return x.mT if turned else x


def _adjusted(lr: float, how: str | None, shape: tuple[int, ...]) -> float:
    rows, columns = shape[:2]
    if how == "match_rms_adamw":
        return lr * 0.2 * sqrt(max(rows, columns))
    return lr * sqrt(max(1, rows / columns))


class Muon(DeclaredOptimizer):
    """K. Jordan et al., "Muon: an optimizer for hidden layers in neural networks" (2024), for matrices.

    `adjust_lr_fn` is ``"original"`` or, after J. Liu et al. (2025), ``"match_rms_adamw"``.  Raises ValueError for
    parameters that are not matrices.
    """

    tensors = ("momentum_buffer",)
    is_whole = True
    refuses_complex = True

    def __init__(
        self,
        params: Parameters,
        lr: float = 1e-3,
        weight_decay: float = 0.1,
        momentum: float = 0.95,
        nesterov: bool = True,
        ns_coefficients: tuple[float, float, float] = (3.4445, -4.775, 2.0315),
        eps: float = 1e-7,
        ns_steps: int = 5,
        adjust_lr_fn: str | None = None,
    ) -> None:
        require_number("lr", lr)
        if not lr >= 0.0:
            raise ValueError(f"Learning rate should be >= 0 but is: {lr}")
        if not momentum >= 0.0:
            raise ValueError(f"momentum should be >= 0 but is: {momentum}")
        if not weight_decay >= 0.0:
            raise ValueError(f"weight decay should be >= 0 but is: {weight_decay}")
        if adjust_lr_fn not in (None, "original", "match_rms_adamw"):
            raise ValueError(f"Adjust learning rate function {adjust_lr_fn} is not supported")
        if ns_steps >= 100:
            raise ValueError("Number of steps must be less than 100 for computational efficiency")
        if len(ns_coefficients) != 3:
            raise ValueError("Coefficients must be a tuple of exactly 3 values")
        super().__init__(
            params,
            {
                "lr": lr,
                "weight_decay": weight_decay,
                "momentum": momentum,
                "nesterov": nesterov,
                "ns_coefficients": ns_coefficients,
                "eps": eps,
                "ns_steps": ns_steps,
                "adjust_lr_fn": adjust_lr_fn,
            },
        )
        for group in self.param_groups:
            for param in group["params"]:
                if param.ndim != 2:
                    raise ValueError(
                        "Muon only supports 2D parameters whereas we found a parameter with size: "
                        f"{param.size()}"
                    )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        return {"momentum_buffer": zeros(param)}

    @staticmethod
    def update(
        xp: Any, group: Any, fresh: Any, param: Any, grad: Any, momentum_buffer: Any
    ) -> tuple[Any, ...]:
        """One step of one parameter."""
        momentum, lr = group["momentum"], group["lr"]
        momentum_buffer += (1 - momentum) * (grad - momentum_buffer)
        move = momentum_buffer
        if group["nesterov"]:
            move = momentum_buffer - (1 - momentum) * (momentum_buffer - grad)
        move = _orthogonalized(move, group["ns_coefficients"], group["ns_steps"], group["eps"])
        param *= 1 - lr * group["weight_decay"]
        param -= _adjusted(lr, group["adjust_lr_fn"], tuple(param.shape)) * move.to(param.dtype)
        return ()
