"""Muon: momentum whose directions are made orthogonal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any

from ..core.dtypes import bfloat16
from ..core.state import state
from ..core.tensor import Tensor
from .first_values import zeros
from .optimizer import Optimizer, Parameters, differentiable_step, loss_of
from .over_tensors import maximum
from .row import Row


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


class Muon(Optimizer):
    """K. Jordan et al., "Muon: an optimizer for hidden layers in neural networks" (2024), for matrices.

    `adjust_lr_fn` is ``"original"`` or, after J. Liu et al. (2025), ``"match_rms_adamw"``.  Raises ValueError for
    parameters that are no matrices.
    """

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
        if isinstance(lr, Tensor) and lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
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

    @differentiable_step
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Change the parameters that have gradients; the loss that `closure` computes again, or None."""
        loss = loss_of(closure)
        for group in self.param_groups:
            rows = [row for p in group["params"] if (row := self._row(p)) is not None]
            options: Mapping[str, Any] = group
            if state.recorder is not None:
                options = state.recorder.options_of(self, group, rows)
            for row in rows:
                _step_one(row, options)
        return loss

    def _row(self, param: Tensor) -> Row | None:
        """A parameter with its gradient and state, which begins here if it has to; None without a gradient."""
        grad = param.grad
        if grad is None:
            return None
        if param.is_complex():
            raise RuntimeError("Muon does not support complex parameters")
        kept = self.state[param]
        fresh = "momentum_buffer" not in kept
        if fresh:
            kept["momentum_buffer"] = zeros(grad)
        return Row(param, grad, kept, fresh)


def _step_one(row: Row, group: Mapping[str, Any]) -> None:
    grad, buffer, momentum = row.grad, row.state["momentum_buffer"], group["momentum"]
    buffer += (1 - momentum) * (grad - buffer)
    move = buffer - (1 - momentum) * (buffer - grad) if group["nesterov"] else buffer
    move = _orthogonalized(move, group["ns_coefficients"], group["ns_steps"], group["eps"])
    lr = group["lr"]
    row.param *= 1 - lr * group["weight_decay"]
    rate = _adjusted(lr, group["adjust_lr_fn"], tuple(row.param.shape))
    row.param -= rate * move.to(row.param.dtype)
