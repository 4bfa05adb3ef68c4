"""Adam for sparse gradients: rows without a gradient do not change."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any

from gradsmith.generated import functions

from ..autograd.grad_mode import no_grad
from ..core.tensor import Tensor
from .declared import require_number
from .optimizer import Optimizer, Parameters, loss_of

__all__ = ["SparseAdam"]


class SparseAdam(Optimizer):
    """Adam (D. P. Kingma, J. Ba, ICLR 2015) that updates moments and parameters only in the rows that a gradient has.

    ValueError for options out of range and for sparse parameters; a step raises RuntimeError for a dense gradient.
    """

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1e-3,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-8,
        maximize: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not lr > 0:
            raise ValueError(f"Invalid learning rate: {lr}")
        if not eps > 0:
            raise ValueError(f"Invalid epsilon value: {eps}")
        for place, beta in enumerate(betas):
            if not 0 <= beta < 1:
                raise ValueError(f"Invalid beta parameter at index {place}: {beta}")
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "maximize": maximize})
        places = [
            ([number, place], param)
            for number, group in enumerate(self.param_groups)
            for place, param in enumerate(group["params"])
        ]
        if sparse := [place for place, param in places if param.is_sparse]:
            raise ValueError(
                f"Sparse params at indices {sparse}: SparseAdam requires dense parameter tensors"
            )
        if complex_ones := [place for place, param in places if param.is_complex()]:
            raise ValueError(
                f"Complex params at indices {complex_ones}: SparseAdam does not support complex parameters"
            )

    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Update the parameters that have gradients; return the loss that `closure` computes, or None."""
        loss = loss_of(closure)
        with no_grad():
            for group in self.param_groups:
                for param in group["params"]:
                    if param.grad is not None:
                        self._change(param, param.grad, group)
        return loss

    def _change(self, param: Tensor, grad: Tensor, group: dict[str, Any]) -> None:
        if not grad.is_sparse:
            raise RuntimeError(
                "SparseAdam does not support dense gradients, please consider Adam instead"
            )
        state = self.state[param]
        if not state:
            state["step"] = 0
            state["exp_avg"] = functions.zeros_like(param)
            state["exp_avg_sq"] = functions.zeros_like(param)
        state["step"] += 1
        grad = grad.coalesce()
        if not grad._nnz():
            return
        places = tuple(grad._indices().unbind(0))
        values = -grad._values() if group["maximize"] else grad._values()
        first, second = group["betas"]
        mean, square = state["exp_avg"][places], state["exp_avg_sq"][places]
        mean = mean + (values - mean) * (1 - first)
        square = square + (values * values - square) * (1 - second)
        state["exp_avg"][places], state["exp_avg_sq"][places] = mean, square
        corrections = 1 - first ** state["step"], 1 - second ** state["step"]
        rate = group["lr"] * sqrt(corrections[1]) / corrections[0]
        param[places] = param[places] - rate * mean / (square.sqrt() + group["eps"])
