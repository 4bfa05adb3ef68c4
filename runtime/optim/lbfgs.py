"""L-BFGS with a line search that satisfies the strong Wolfe conditions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from gradsmith.generated import functions

from ..autograd.grad_mode import enable_grad
from ..core.tensor import Tensor
from .optimizer import Optimizer, Parameters, differentiable_step

__all__ = ["LBFGS"]

_Step: TypeAlias = Any
"""A number, or a tensor of one: what follows from slopes is computed in the parameters' dtype."""
_Evaluate: TypeAlias = "Callable[[_Step], tuple[float, Tensor]]"


def _cubic_minimum(
    x1: _Step, f1: float, g1: Tensor, x2: _Step, f2: float, g2: Tensor, low: _Step, high: _Step
) -> _Step:
    """Where the cubic through two points with slopes is least, within [low, high]; its middle where there is none.

    J. Nocedal and S. Wright, "Numerical optimization" (2006), equation 3.59.
    """
    if x1 > x2:
        x1, f1, g1, x2, f2, g2 = x2, f2, g2, x1, f1, g1
    d1 = g1 + g2 - 3 * (f1 - f2) / (x1 - x2)
    square = d1**2 - g1 * g2
    if not square >= 0:
        return (low + high) / 2
    d2 = square.sqrt()
    place = x2 - (x2 - x1) * ((g2 + d2 - d1) / (g2 - g1 + 2 * d2))
    return min(max(place, low), high)


def _first_step(grad: Tensor) -> _Step:
    return min(1.0, 1.0 / grad.abs().sum())


class _Point:
    """A place on the line: the step, the loss, its gradient and slope there."""

    __slots__ = ("grad", "loss", "slope", "t")

    def __init__(self, t: _Step, loss: float, grad: Tensor, slope: Tensor) -> None:
        self.t, self.loss, self.grad, self.slope = t, loss, grad, slope


def _cubic_between(a: _Point, b: _Point, low: _Step, high: _Step) -> _Step:
    return _cubic_minimum(a.t, a.loss, a.slope, b.t, b.loss, b.slope, low, high)


def _strong_wolfe(
    evaluate: _Evaluate,
    direction: Tensor,
    start: _Point,
    t: _Step,
    tolerance_change: float,
    most: int,
) -> tuple[_Point, int]:
    """A step that satisfies the strong Wolfe conditions, and how often the loss was computed: about `most` times at most.

    Nocedal and Wright, algorithms 3.5 and 3.6, with interpolation as in M. Schmidt's minFunc.
    """
    c1, c2 = 1e-4, 0.9
    width = direction.abs().max()

    def at(t: _Step) -> _Point:
        loss, grad = evaluate(t)
        return _Point(t, loss, grad, grad.dot(direction))

    def falls(point: _Point) -> bool:
        return not point.loss > (start.loss + c1 * point.t * start.slope)

    def is_flat(point: _Point) -> bool:
        return bool(abs(point.slope) <= -c2 * start.slope)

    before, point, evaluations = start, at(t), 1
    bracket: list[_Point] = []
    for iteration in range(most):
        if not falls(point) or (iteration > 1 and point.loss >= before.loss):
            bracket = [before, point]
            break
        if is_flat(point):
            return point, evaluations
        if point.slope >= 0:
            bracket = [before, point]
            break
        low, high = point.t + 0.01 * (point.t - before.t), point.t * 10
        t = _cubic_between(before, point, low, high)
        before, point = point, at(t)
        evaluations += 1
    else:
        iteration = most
        bracket = [start, point]
    # The step lies between two; they are brought together.
    stalled = False
    low, high = (0, 1) if bracket[0].loss <= bracket[-1].loss else (1, 0)
    while iteration < most:
        iteration += 1
        one, other = bracket
        length = abs(other.t - one.t)
        if length * width < tolerance_change:
            break
        least, largest = min(one.t, other.t), max(one.t, other.t)
        t = _cubic_between(one, other, least, largest)
        near = 0.1 * (largest - least)
        if min(largest - t, t - least) < near:
            if stalled or t >= largest or t <= least:
                t = largest - near if abs(t - largest) < abs(t - least) else least + near
                stalled = False
            else:
                stalled = True
        else:
            stalled = False
        point = at(t)
        evaluations += 1
        if not falls(point) or point.loss >= bracket[low].loss:
            bracket[high] = point
            low, high = (0, 1) if bracket[0].loss <= bracket[1].loss else (1, 0)
            continue
        done = is_flat(point)
        if not done and point.slope * (bracket[high].t - bracket[low].t) >= 0:
            bracket[high] = bracket[low]
        bracket[low] = point
        if done:
            break
    return bracket[low], evaluations


class LBFGS(Optimizer):
    """D. C. Liu and J. Nocedal, "On the limited memory BFGS method for large scale optimization" (1989).

    `step` needs a closure that computes the loss and its gradients, and calls it as often as it has to:
    `max_eval` times (1.25 `max_iter` by default).  `line_search_fn` is None, for steps of length `lr`, or
    ``"strong_wolfe"``.  All parameters are one group (ValueError).
    """

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1,
        max_iter: int = 20,
        max_eval: int | None = None,
        tolerance_grad: float = 1e-7,
        tolerance_change: float = 1e-9,
        history_size: int = 100,
        line_search_fn: str | None = None,
    ) -> None:
        if isinstance(lr, Tensor) and lr.numel() != 1:
            raise ValueError("Tensor lr must be 1-element")
        if not lr >= 0.0:
            raise ValueError(f"Invalid learning rate: {lr}")
        super().__init__(
            params,
            {
                "lr": lr,
                "max_iter": max_iter,
                "max_eval": max_iter * 5 // 4 if max_eval is None else max_eval,
                "tolerance_grad": tolerance_grad,
                "tolerance_change": tolerance_change,
                "history_size": history_size,
                "line_search_fn": line_search_fn,
            },
        )
        if len(self.param_groups) != 1:
            raise ValueError("LBFGS doesn't support per-parameter options (parameter groups)")
        self._params: list[Tensor] = self.param_groups[0]["params"]

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        self._params = self.param_groups[0]["params"]

    def _flat_grad(self) -> Tensor:
        return _flat([p.new_zeros(p.shape) if p.grad is None else p.grad for p in self._params])

    @differentiable_step
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Up to `max_iter` iterations; the loss before the first of them."""
        if closure is None:
            raise TypeError("LBFGS.step() missing 1 required positional argument: 'closure'")
        with_grad = enable_grad()(closure)
        group = self.param_groups[0]
        lr, tolerance_change = group["lr"], group["tolerance_change"]
        if isinstance(lr, Tensor):
            lr = lr.item()
        state = self.state[self._params[0]]
        state.setdefault("func_evals", 0)
        state.setdefault("n_iter", 0)
        first_loss = with_grad()
        loss = float(first_loss)
        evaluations = 1
        state["func_evals"] += 1
        grad = self._flat_grad()
        if float(grad.abs().max()) <= group["tolerance_grad"]:
            return first_loss
        direction, t = state.get("d"), state.get("t")
        history = {name: state.get(name) for name in ("old_dirs", "old_stps", "ro", "H_diag")}
        previous, previous_loss = state.get("prev_flat_grad"), state.get("prev_loss")
        for iteration in range(1, group["max_iter"] + 1):
            state["n_iter"] += 1
            if state["n_iter"] == 1:
                direction = -grad
                history = {"old_dirs": [], "old_stps": [], "ro": [], "H_diag": 1}
            else:
                factors = state.setdefault("al", [None] * group["history_size"])
                direction = self._direction(history, factors, grad, previous, direction, t, group)
            previous = grad.clone()
            previous_loss = loss
            t = _first_step(grad) * lr if state["n_iter"] == 1 else lr
            slope = grad.dot(direction)
            if slope > -tolerance_change:
                break
            used = 0
            search = group["line_search_fn"]
            if search is not None:
                if search != "strong_wolfe":
                    raise RuntimeError("only 'strong_wolfe' is supported")
                start = _Point(0.0, loss, grad, slope)
                evaluate = self._along(direction, with_grad)
                left = group["max_eval"] - evaluations
                point, used = _strong_wolfe(evaluate, direction, start, t, 1e-9, left)
                t, loss, grad = point.t, point.loss, point.grad
                self._move(t, direction)
                is_optimal = float(grad.abs().max()) <= group["tolerance_grad"]
            else:
                self._move(t, direction)
                is_optimal = False
                if iteration != group["max_iter"]:
                    loss = float(with_grad())
                    grad = self._flat_grad()
                    is_optimal = float(grad.abs().max()) <= group["tolerance_grad"]
                    used = 1
            evaluations += used
            state["func_evals"] += used
            if (
                iteration == group["max_iter"]
                or evaluations >= group["max_eval"]
                or is_optimal
                or float((direction * t).abs().max()) <= tolerance_change
                or abs(loss - previous_loss) < tolerance_change
            ):
                break
        state.update(d=direction, t=t, **history)
        state.update(prev_flat_grad=previous, prev_loss=previous_loss)
        return first_loss

    def _direction(
        self,
        history: dict[str, Any],
        factors: list[Any],
        grad: Tensor,
        previous: Any,
        direction: Any,
        t: Any,
        group: dict[str, Any],
    ) -> Tensor:
        """Minus the gradient times the approximate inverse of the Hessian: the two loops over the history."""
        steps, changes, weights = history["old_stps"], history["old_dirs"], history["ro"]
        change, moved = grad - previous, direction * t
        curvature = change.dot(moved)
        if curvature > 1e-10:
            if len(changes) == group["history_size"]:
                for kept in (steps, changes, weights):
                    kept.pop(0)
            changes.append(change)
            steps.append(moved)
            weights.append(1.0 / curvature)
            history["H_diag"] = curvature / change.dot(change)
        q = -grad
        for i in reversed(range(len(changes))):
            factors[i] = steps[i].dot(q) * weights[i]
            q.add_(changes[i], alpha=-factors[i])
        r: Tensor = q * history["H_diag"]
        for i, (change, moved) in enumerate(zip(changes, steps, strict=True)):
            r.add_(moved, alpha=factors[i] - change.dot(r) * weights[i])
        return r

    def _along(self, direction: Tensor, closure: Callable[[], Any]) -> _Evaluate:
        """The loss and its gradient after a step in that direction, which is taken back."""
        origin = [p.clone() for p in self._params]

        def evaluate(t: _Step) -> tuple[float, Tensor]:
            self._move(t, direction)
            value = float(closure())
            grad = self._flat_grad()
            for param, before in zip(self._params, origin, strict=True):
                param.copy_(before)
            return value, grad

        return evaluate

    def _move(self, t: _Step, direction: Tensor) -> None:
        """Change the parameters by `t` in that direction."""
        start = 0
        for param in self._params:
            real = functions.view_as_real(param) if param.is_complex() else param
            end = start + real.numel()
            real.add_(direction[start:end].view(real.shape), alpha=t)
            start = end


def _flat(tensors: Sequence[Tensor]) -> Tensor:
    """All elements in one vector, complex ones as two numbers."""
    real = [functions.view_as_real(t) if t.is_complex() else t for t in tensors]
    return functions.cat([t.reshape(-1) for t in real], 0)
