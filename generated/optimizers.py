"""Optimizers: their arguments, what they keep for each parameter, and one step.

Generated from optimizers.yaml; edit that, not this file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from gradsmith.core.tensor import Tensor
from gradsmith.optim import over_arrays, over_lists
from gradsmith.optim.declared import DeclaredOptimizer, require_number, step_over_lists
from gradsmith.optim.first_values import full, zeros, zeros_of_columns, zeros_of_rows
from gradsmith.optim.optimizer import Parameters
from typing import Any

__all__ = [
    "ASGD",
    "Adadelta",
    "Adafactor",
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "Muon",
    "NAdam",
    "RAdam",
    "RMSprop",
    "Rprop",
    "SGD",
    "SparseAdam",
    "adadelta",
    "adafactor",
    "adagrad",
    "adam",
    "adamax",
    "adamw",
    "asgd",
    "muon",
    "nadam",
    "radam",
    "rmsprop",
    "rprop",
    "sgd",
]


class SGD(DeclaredOptimizer):
    """Stochastic gradient descent, optionally with momentum, dampening, weight decay and Nesterov
    momentum (I. Sutskever et al., "On the importance of initialization and momentum in deep
    learning", ICML 2013). The first step is not dampened.
    """

    numbers = ()
    tensors = ("momentum_buffer",)
    steps_rows = True
    scratch = 3

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.001,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float = 0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (momentum >= 0):
            raise ValueError(f"Invalid momentum value: {momentum}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        if not (not nesterov or (momentum > 0 and dampening == 0)):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        super().__init__(
            params,
            {
                "lr": lr,
                "momentum": momentum,
                "dampening": dampening,
                "weight_decay": weight_decay,
                "nesterov": nesterov,
                "maximize": maximize,
                "foreach": foreach,
                "differentiable": differentiable,
                "fused": fused,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        momentum = group["momentum"]
        state: dict[str, Any] = {}
        if momentum != 0:
            state["momentum_buffer"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any, group: Any, fresh: Any, param: Any, grad: Any, momentum_buffer: Any
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        momentum = group["momentum"]
        dampening = group["dampening"]
        weight_decay = group["weight_decay"]
        nesterov = group["nesterov"]
        if weight_decay != 0:
            grad = grad + weight_decay * param
        if momentum != 0:
            momentum_buffer *= momentum
            momentum_buffer += (1 if fresh else 1 - dampening) * grad
            grad = grad + momentum * momentum_buffer if nesterov else momentum_buffer
        param -= lr * grad
        return ()

    @staticmethod
    def fused(
        group: Any, fresh: Any, scratch: Any, param: Any, grad: Any, momentum_buffer: Any
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        momentum = group["momentum"]
        dampening = group["dampening"]
        weight_decay = group["weight_decay"]
        nesterov = group["nesterov"]
        scratch0, scratch1, scratch2 = scratch
        if weight_decay != 0:
            grad = over_arrays.add(grad, over_arrays.mult(weight_decay, param, scratch0), scratch0)
        if momentum != 0:
            over_arrays.mult(momentum_buffer, momentum, momentum_buffer)
            over_arrays.add(
                momentum_buffer,
                over_arrays.mult(1 if fresh else 1 - dampening, grad, scratch1),
                momentum_buffer,
            )
            grad = (
                over_arrays.add(
                    grad, over_arrays.mult(momentum, momentum_buffer, scratch1), scratch1
                )
                if nesterov
                else momentum_buffer
            )
        over_arrays.sub(param, over_arrays.mult(lr, grad, scratch2), param)
        return ()

    @staticmethod
    def foreach(
        group: Any, fresh: Any, param: Any, grad: Any, momentum_buffer: Any
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        momentum = group["momentum"]
        dampening = group["dampening"]
        weight_decay = group["weight_decay"]
        nesterov = group["nesterov"]
        if weight_decay != 0:
            grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        if momentum != 0:
            over_lists.mult_(momentum_buffer, momentum)
            over_lists.add_(momentum_buffer, over_lists.mult(1 if fresh else 1 - dampening, grad))
            grad = (
                over_lists.add(grad, over_lists.mult(momentum, momentum_buffer))
                if nesterov
                else momentum_buffer
            )
        over_lists.sub_(param, over_lists.mult(lr, grad))
        return ()


def sgd(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    momentum_buffer_list: list[Any],
    *,
    lr: Any,
    momentum: Any,
    dampening: Any,
    weight_decay: Any,
    nesterov: bool = False,
    maximize: bool = False,
    foreach: bool | None = None,
    differentiable: bool = False,
    fused: bool | None = None,
    capturable: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `SGD` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        SGD,
        {
            "lr": lr,
            "momentum": momentum,
            "dampening": dampening,
            "weight_decay": weight_decay,
            "nesterov": nesterov,
            "maximize": maximize,
            "foreach": foreach,
            "differentiable": differentiable,
            "fused": fused,
        },
        params,
        grads,
        {"momentum_buffer": momentum_buffer_list},
        grad_scale,
        found_inf,
    )


def _fused_sgd_(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    momentum_buffer_list: list[Any],
    *,
    lr: Any,
    momentum: Any,
    dampening: Any,
    weight_decay: Any,
    nesterov: bool = False,
    maximize: bool = False,
    foreach: bool | None = None,
    differentiable: bool = False,
    fused: bool | None = None,
    capturable: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
    is_first_step: bool = False,
) -> None:
    """The same, where the counts of steps are those after this one, and stay."""
    step_over_lists(
        SGD,
        {
            "lr": lr,
            "momentum": momentum,
            "dampening": dampening,
            "weight_decay": weight_decay,
            "nesterov": nesterov,
            "maximize": maximize,
            "foreach": foreach,
            "differentiable": differentiable,
            "fused": fused,
        },
        params,
        grads,
        {"momentum_buffer": momentum_buffer_list},
        grad_scale,
        found_inf,
        counted=True,
        fresh=is_first_step,
    )


class Adam(DeclaredOptimizer):
    """Adam: scales steps by running estimates of the mean and of the square of each gradient, with
    decay rates `betas` (D. P. Kingma and J. Ba, "Adam - a method for stochastic optimization",
    ICLR 2015). `weight_decay` is added to the gradient.
    """

    numbers = ("step",)
    tensors = ("exp_avg", "exp_avg_sq", "max_exp_avg_sq")
    refuses_tensors_over_lists = True
    scratch = 3

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0,
        amsgrad: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
        decoupled_weight_decay: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (eps >= 0):
            raise ValueError(f"Invalid epsilon value: {eps}")
        if not (0 <= betas[0] < 1):
            raise ValueError(f"Invalid beta parameter at index 0: {betas[0]}")
        if not (0 <= betas[1] < 1):
            raise ValueError(f"Invalid beta parameter at index 1: {betas[1]}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        super().__init__(
            params,
            {
                "lr": lr,
                "betas": betas,
                "eps": eps,
                "weight_decay": weight_decay,
                "amsgrad": amsgrad,
                "maximize": maximize,
                "foreach": foreach,
                "capturable": capturable,
                "differentiable": differentiable,
                "fused": fused,
                "decoupled_weight_decay": decoupled_weight_decay,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        amsgrad = group["amsgrad"]
        state: dict[str, Any] = {}
        state["step"] = 0
        state["exp_avg"] = zeros(param)
        state["exp_avg_sq"] = zeros(param)
        if amsgrad:
            state["max_exp_avg_sq"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
        max_exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        amsgrad = group["amsgrad"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                param *= 1 - lr * weight_decay
            else:
                grad = grad + weight_decay * param
        exp_avg += (1 - beta1) * (grad - exp_avg)
        exp_avg_sq *= beta2
        exp_avg_sq += (1 - beta2) * grad * grad
        largest = exp_avg_sq
        if amsgrad:
            xp.assign(max_exp_avg_sq, xp.maximum(max_exp_avg_sq, exp_avg_sq))
            largest = max_exp_avg_sq
        root = (1 - beta2 ** step) ** 0.5
        param -= lr / (1 - beta1 ** step) * root * exp_avg / (xp.sqrt(largest) + eps * root)
        return (step,)

    @staticmethod
    def fused(
        group: Any,
        fresh: Any,
        scratch: Any,
        param: Any,
        grad: Any,
        step: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
        max_exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        amsgrad = group["amsgrad"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        scratch0, scratch1, scratch2 = scratch
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                over_arrays.mult(param, 1 - lr * weight_decay, param)
            else:
                grad = over_arrays.add(
                    grad, over_arrays.mult(weight_decay, param, scratch0), scratch0
                )
        over_arrays.add(
            exp_avg,
            over_arrays.mult(1 - beta1, over_arrays.sub(grad, exp_avg, scratch1), scratch1),
            exp_avg,
        )
        over_arrays.mult(exp_avg_sq, beta2, exp_avg_sq)
        over_arrays.add(
            exp_avg_sq,
            over_arrays.mult(over_arrays.mult(1 - beta2, grad, scratch1), grad, scratch1),
            exp_avg_sq,
        )
        largest = exp_avg_sq
        if amsgrad:
            over_arrays.maximum(max_exp_avg_sq, exp_avg_sq, max_exp_avg_sq)
            largest = max_exp_avg_sq
        root = (1 - beta2 ** step) ** 0.5
        over_arrays.sub(
            param,
            over_arrays.div(
                over_arrays.mult(lr / (1 - beta1 ** step) * root, exp_avg, scratch1),
                over_arrays.add(over_arrays.sqrt(largest, scratch2), eps * root, scratch2),
                scratch1,
            ),
            param,
        )
        return (step,)

    @staticmethod
    def foreach(
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
        max_exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        amsgrad = group["amsgrad"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                over_lists.mult_(param, 1 - lr * weight_decay)
            else:
                grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        over_lists.add_(exp_avg, over_lists.mult(1 - beta1, over_lists.sub(grad, exp_avg)))
        over_lists.mult_(exp_avg_sq, beta2)
        over_lists.add_(exp_avg_sq, over_lists.mult(over_lists.mult(1 - beta2, grad), grad))
        largest = exp_avg_sq
        if amsgrad:
            over_lists.assign(max_exp_avg_sq, over_lists.maximum(max_exp_avg_sq, exp_avg_sq))
            largest = max_exp_avg_sq
        root = (1 - beta2 ** step) ** 0.5
        over_lists.sub_(
            param,
            over_lists.div(
                over_lists.mult(lr / (1 - beta1 ** step) * root, exp_avg),
                over_lists.add(over_lists.sqrt(largest), eps * root),
            ),
        )
        return (step,)


def adam(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: list[Any],
    exp_avg_sqs: list[Any],
    max_exp_avg_sqs: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    beta1: Any,
    beta2: Any,
    eps: Any,
    weight_decay: Any,
    amsgrad: bool = False,
    foreach: bool | None = None,
    maximize: bool = False,
    capturable: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    decoupled_weight_decay: bool = False,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `Adam` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        Adam,
        {
            "lr": lr,
            "betas": (beta1, beta2),
            "eps": eps,
            "weight_decay": weight_decay,
            "amsgrad": amsgrad,
            "foreach": foreach,
            "maximize": maximize,
            "capturable": capturable,
            "differentiable": differentiable,
            "fused": fused,
            "decoupled_weight_decay": decoupled_weight_decay,
        },
        params,
        grads,
        {
            "exp_avg": exp_avgs,
            "exp_avg_sq": exp_avg_sqs,
            "max_exp_avg_sq": max_exp_avg_sqs,
            "step": state_steps,
        },
        grad_scale,
        found_inf,
    )


def _fused_adam_(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: list[Any],
    exp_avg_sqs: list[Any],
    max_exp_avg_sqs: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    beta1: Any,
    beta2: Any,
    eps: Any,
    weight_decay: Any,
    amsgrad: bool = False,
    foreach: bool | None = None,
    maximize: bool = False,
    capturable: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    decoupled_weight_decay: bool = False,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
    is_first_step: bool = False,
) -> None:
    """The same, where the counts of steps are those after this one, and stay."""
    step_over_lists(
        Adam,
        {
            "lr": lr,
            "betas": (beta1, beta2),
            "eps": eps,
            "weight_decay": weight_decay,
            "amsgrad": amsgrad,
            "foreach": foreach,
            "maximize": maximize,
            "capturable": capturable,
            "differentiable": differentiable,
            "fused": fused,
            "decoupled_weight_decay": decoupled_weight_decay,
        },
        params,
        grads,
        {
            "exp_avg": exp_avgs,
            "exp_avg_sq": exp_avg_sqs,
            "max_exp_avg_sq": max_exp_avg_sqs,
            "step": state_steps,
        },
        grad_scale,
        found_inf,
        counted=True,
        fresh=is_first_step,
    )


class AdamW(Adam):
    """Adam with decoupled weight decay, which shrinks the parameters directly (I. Loshchilov and F.
    Hutter, "Decoupled weight decay regularization", ICLR 2019).
    """

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0.01,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        require_number("lr", lr)
        super().__init__(
            params,
            lr=lr,
            betas=betas,
            eps=eps,
            weight_decay=weight_decay,
            amsgrad=amsgrad,
            maximize=maximize,
            foreach=foreach,
            capturable=capturable,
            differentiable=differentiable,
            fused=fused,
            decoupled_weight_decay=True,
        )


def adamw(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: list[Any],
    exp_avg_sqs: list[Any],
    max_exp_avg_sqs: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    beta1: Any,
    beta2: Any,
    eps: Any,
    weight_decay: Any,
    amsgrad: bool = False,
    foreach: bool | None = None,
    maximize: bool = False,
    capturable: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `AdamW` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        AdamW,
        {
            "lr": lr,
            "betas": (beta1, beta2),
            "eps": eps,
            "weight_decay": weight_decay,
            "amsgrad": amsgrad,
            "foreach": foreach,
            "maximize": maximize,
            "capturable": capturable,
            "differentiable": differentiable,
            "fused": fused,
            "decoupled_weight_decay": True,
        },
        params,
        grads,
        {
            "exp_avg": exp_avgs,
            "exp_avg_sq": exp_avg_sqs,
            "max_exp_avg_sq": max_exp_avg_sqs,
            "step": state_steps,
        },
        grad_scale,
        found_inf,
    )


def _fused_adamw_(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: list[Any],
    exp_avg_sqs: list[Any],
    max_exp_avg_sqs: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    beta1: Any,
    beta2: Any,
    eps: Any,
    weight_decay: Any,
    amsgrad: bool = False,
    foreach: bool | None = None,
    maximize: bool = False,
    capturable: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
    is_first_step: bool = False,
) -> None:
    """The same, where the counts of steps are those after this one, and stay."""
    step_over_lists(
        AdamW,
        {
            "lr": lr,
            "betas": (beta1, beta2),
            "eps": eps,
            "weight_decay": weight_decay,
            "amsgrad": amsgrad,
            "foreach": foreach,
            "maximize": maximize,
            "capturable": capturable,
            "differentiable": differentiable,
            "fused": fused,
            "decoupled_weight_decay": True,
        },
        params,
        grads,
        {
            "exp_avg": exp_avgs,
            "exp_avg_sq": exp_avg_sqs,
            "max_exp_avg_sq": max_exp_avg_sqs,
            "step": state_steps,
        },
        grad_scale,
        found_inf,
        counted=True,
        fresh=is_first_step,
    )


class NAdam(DeclaredOptimizer):
    """Adam with Nesterov momentum (T. Dozat, "Incorporating Nesterov momentum into Adam", ICLR 2016
    workshop).
    """

    numbers = ("step", "mu_product")
    tensors = ("exp_avg", "exp_avg_sq")
    scratch = 3

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.002,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0,
        momentum_decay: float = 0.004,
        decoupled_weight_decay: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (eps >= 0):
            raise ValueError(f"Invalid epsilon value: {eps}")
        if not (0 <= betas[0] < 1):
            raise ValueError(f"Invalid beta parameter at index 0: {betas[0]}")
        if not (0 <= betas[1] < 1):
            raise ValueError(f"Invalid beta parameter at index 1: {betas[1]}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        if not (momentum_decay >= 0):
            raise ValueError(f"Invalid momentum_decay value: {momentum_decay}")
        super().__init__(
            params,
            {
                "lr": lr,
                "betas": betas,
                "eps": eps,
                "weight_decay": weight_decay,
                "momentum_decay": momentum_decay,
                "decoupled_weight_decay": decoupled_weight_decay,
                "maximize": maximize,
                "foreach": foreach,
                "capturable": capturable,
                "differentiable": differentiable,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        state: dict[str, Any] = {}
        state["step"] = 0
        state["mu_product"] = 1
        state["exp_avg"] = zeros(param)
        state["exp_avg_sq"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        mu_product: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        momentum_decay = group["momentum_decay"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                param *= 1 - lr * weight_decay
            else:
                grad = grad + weight_decay * param
        mu = beta1 * (1 - 0.5 * 0.96 ** (step * momentum_decay))
        mu_next = beta1 * (1 - 0.5 * 0.96 ** ((step + 1) * momentum_decay))
        mu_product *= mu
        exp_avg += (1 - beta1) * (grad - exp_avg)
        exp_avg_sq *= beta2
        exp_avg_sq += (1 - beta2) * grad * grad
        denominator = xp.sqrt(exp_avg_sq / (1 - beta2 ** step)) + eps
        param -= lr * (1 - mu) / (1 - mu_product) * grad / denominator
        param -= lr * mu_next / (1 - mu_product * mu_next) * exp_avg / denominator
        return (step, mu_product)

    @staticmethod
    def fused(
        group: Any,
        fresh: Any,
        scratch: Any,
        param: Any,
        grad: Any,
        step: Any,
        mu_product: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        momentum_decay = group["momentum_decay"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        scratch0, scratch1, scratch2 = scratch
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                over_arrays.mult(param, 1 - lr * weight_decay, param)
            else:
                grad = over_arrays.add(
                    grad, over_arrays.mult(weight_decay, param, scratch0), scratch0
                )
        mu = beta1 * (1 - 0.5 * 0.96 ** (step * momentum_decay))
        mu_next = beta1 * (1 - 0.5 * 0.96 ** ((step + 1) * momentum_decay))
        mu_product *= mu
        over_arrays.add(
            exp_avg,
            over_arrays.mult(1 - beta1, over_arrays.sub(grad, exp_avg, scratch1), scratch1),
            exp_avg,
        )
        over_arrays.mult(exp_avg_sq, beta2, exp_avg_sq)
        over_arrays.add(
            exp_avg_sq,
            over_arrays.mult(over_arrays.mult(1 - beta2, grad, scratch1), grad, scratch1),
            exp_avg_sq,
        )
        denominator = over_arrays.add(
            over_arrays.sqrt(over_arrays.div(exp_avg_sq, 1 - beta2 ** step, scratch1), scratch1),
            eps,
            scratch1,
        )
        over_arrays.sub(
            param,
            over_arrays.div(
                over_arrays.mult(lr * (1 - mu) / (1 - mu_product), grad, scratch2),
                denominator,
                scratch2,
            ),
            param,
        )
        over_arrays.sub(
            param,
            over_arrays.div(
                over_arrays.mult(lr * mu_next / (1 - mu_product * mu_next), exp_avg, scratch2),
                denominator,
                scratch2,
            ),
            param,
        )
        return (step, mu_product)

    @staticmethod
    def foreach(
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        mu_product: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        momentum_decay = group["momentum_decay"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                over_lists.mult_(param, 1 - lr * weight_decay)
            else:
                grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        mu = beta1 * (1 - 0.5 * 0.96 ** (step * momentum_decay))
        mu_next = beta1 * (1 - 0.5 * 0.96 ** ((step + 1) * momentum_decay))
        mu_product *= mu
        over_lists.add_(exp_avg, over_lists.mult(1 - beta1, over_lists.sub(grad, exp_avg)))
        over_lists.mult_(exp_avg_sq, beta2)
        over_lists.add_(exp_avg_sq, over_lists.mult(over_lists.mult(1 - beta2, grad), grad))
        denominator = over_lists.add(
            over_lists.sqrt(over_lists.div(exp_avg_sq, 1 - beta2 ** step)), eps
        )
        over_lists.sub_(
            param,
            over_lists.div(over_lists.mult(lr * (1 - mu) / (1 - mu_product), grad), denominator),
        )
        over_lists.sub_(
            param,
            over_lists.div(
                over_lists.mult(lr * mu_next / (1 - mu_product * mu_next), exp_avg), denominator
            ),
        )
        return (step, mu_product)


def nadam(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: list[Any],
    exp_avg_sqs: list[Any],
    mu_products: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    beta1: Any,
    beta2: Any,
    eps: Any,
    weight_decay: Any,
    momentum_decay: Any,
    decoupled_weight_decay: bool = False,
    foreach: bool | None = None,
    maximize: bool = False,
    capturable: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `NAdam` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        NAdam,
        {
            "lr": lr,
            "betas": (beta1, beta2),
            "eps": eps,
            "weight_decay": weight_decay,
            "momentum_decay": momentum_decay,
            "decoupled_weight_decay": decoupled_weight_decay,
            "foreach": foreach,
            "maximize": maximize,
            "capturable": capturable,
            "differentiable": differentiable,
        },
        params,
        grads,
        {
            "exp_avg": exp_avgs,
            "exp_avg_sq": exp_avg_sqs,
            "mu_product": mu_products,
            "step": state_steps,
        },
        grad_scale,
        found_inf,
    )


class RAdam(DeclaredOptimizer):
    """Adam with a rectified adaptive learning rate in the first steps (L. Liu et al., "On the
    variance of the adaptive learning rate and beyond", ICLR 2020).
    """

    numbers = ("step",)
    tensors = ("exp_avg", "exp_avg_sq")
    scratch = 4

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0,
        decoupled_weight_decay: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (eps >= 0):
            raise ValueError(f"Invalid epsilon value: {eps}")
        if not (0 <= betas[0] < 1):
            raise ValueError(f"Invalid beta parameter at index 0: {betas[0]}")
        if not (0 <= betas[1] < 1):
            raise ValueError(f"Invalid beta parameter at index 1: {betas[1]}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        super().__init__(
            params,
            {
                "lr": lr,
                "betas": betas,
                "eps": eps,
                "weight_decay": weight_decay,
                "maximize": maximize,
                "foreach": foreach,
                "capturable": capturable,
                "decoupled_weight_decay": decoupled_weight_decay,
                "differentiable": differentiable,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        state: dict[str, Any] = {}
        state["step"] = 0
        state["exp_avg"] = zeros(param)
        state["exp_avg_sq"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                param *= 1 - lr * weight_decay
            else:
                grad = grad + weight_decay * param
        exp_avg += (1 - beta1) * (grad - exp_avg)
        exp_avg_sq *= beta2
        exp_avg_sq += (1 - beta2) * grad * grad
        corrected = exp_avg / (1 - beta1 ** step)
        longest = 2 / (1 - beta2) - 1
        length = longest - 2 * step * beta2 ** step / (1 - beta2 ** step)
        is_long = 1.0 * (length > 5)
        longest = xp.max(longest, 5)
        length = xp.max(length, 5)
        rectified = (length - 4) * (length - 2) * longest / ((longest - 4) * (longest - 2) * length)
        scale = is_long * rectified ** 0.5 * (1 - beta2 ** step) ** 0.5
        param -= lr * corrected * (scale / (xp.sqrt(exp_avg_sq) + eps) + (1 - is_long))
        return (step,)

    @staticmethod
    def fused(
        group: Any,
        fresh: Any,
        scratch: Any,
        param: Any,
        grad: Any,
        step: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        scratch0, scratch1, scratch2, scratch3 = scratch
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                over_arrays.mult(param, 1 - lr * weight_decay, param)
            else:
                grad = over_arrays.add(
                    grad, over_arrays.mult(weight_decay, param, scratch0), scratch0
                )
        over_arrays.add(
            exp_avg,
            over_arrays.mult(1 - beta1, over_arrays.sub(grad, exp_avg, scratch1), scratch1),
            exp_avg,
        )
        over_arrays.mult(exp_avg_sq, beta2, exp_avg_sq)
        over_arrays.add(
            exp_avg_sq,
            over_arrays.mult(over_arrays.mult(1 - beta2, grad, scratch1), grad, scratch1),
            exp_avg_sq,
        )
        corrected = over_arrays.div(exp_avg, 1 - beta1 ** step, scratch1)
        longest = 2 / (1 - beta2) - 1
        length = longest - 2 * step * beta2 ** step / (1 - beta2 ** step)
        is_long = 1.0 * (length > 5)
        longest = max(longest, 5)
        length = max(length, 5)
        rectified = (length - 4) * (length - 2) * longest / ((longest - 4) * (longest - 2) * length)
        scale = is_long * rectified ** 0.5 * (1 - beta2 ** step) ** 0.5
        over_arrays.sub(
            param,
            over_arrays.mult(
                over_arrays.mult(lr, corrected, scratch2),
                over_arrays.add(
                    over_arrays.div(
                        scale,
                        over_arrays.add(over_arrays.sqrt(exp_avg_sq, scratch3), eps, scratch3),
                        scratch3,
                    ),
                    1 - is_long,
                    scratch3,
                ),
                scratch2,
            ),
            param,
        )
        return (step,)

    @staticmethod
    def foreach(
        group: Any, fresh: Any, param: Any, grad: Any, step: Any, exp_avg: Any, exp_avg_sq: Any
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        decoupled_weight_decay = group["decoupled_weight_decay"]
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            if decoupled_weight_decay:
                over_lists.mult_(param, 1 - lr * weight_decay)
            else:
                grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        over_lists.add_(exp_avg, over_lists.mult(1 - beta1, over_lists.sub(grad, exp_avg)))
        over_lists.mult_(exp_avg_sq, beta2)
        over_lists.add_(exp_avg_sq, over_lists.mult(over_lists.mult(1 - beta2, grad), grad))
        corrected = over_lists.div(exp_avg, 1 - beta1 ** step)
        longest = 2 / (1 - beta2) - 1
        length = longest - 2 * step * beta2 ** step / (1 - beta2 ** step)
        is_long = 1.0 * (length > 5)
        longest = max(longest, 5)
        length = max(length, 5)
        rectified = (length - 4) * (length - 2) * longest / ((longest - 4) * (longest - 2) * length)
        scale = is_long * rectified ** 0.5 * (1 - beta2 ** step) ** 0.5
        over_lists.sub_(
            param,
            over_lists.mult(
                over_lists.mult(lr, corrected),
                over_lists.add(
                    over_lists.div(scale, over_lists.add(over_lists.sqrt(exp_avg_sq), eps)),
                    1 - is_long,
                ),
            ),
        )
        return (step,)


def radam(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: list[Any],
    exp_avg_sqs: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    beta1: Any,
    beta2: Any,
    eps: Any,
    weight_decay: Any,
    decoupled_weight_decay: bool = False,
    foreach: bool | None = None,
    maximize: bool = False,
    capturable: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `RAdam` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        RAdam,
        {
            "lr": lr,
            "betas": (beta1, beta2),
            "eps": eps,
            "weight_decay": weight_decay,
            "decoupled_weight_decay": decoupled_weight_decay,
            "foreach": foreach,
            "maximize": maximize,
            "capturable": capturable,
            "differentiable": differentiable,
        },
        params,
        grads,
        {"exp_avg": exp_avgs, "exp_avg_sq": exp_avg_sqs, "step": state_steps},
        grad_scale,
        found_inf,
    )


class Adamax(DeclaredOptimizer):
    """Adam with the infinity norm in place of the second moment (section 7.1 of D. P. Kingma and J.
    Ba, ICLR 2015).
    """

    numbers = ("step",)
    tensors = ("exp_avg", "exp_inf")
    scratch = 3

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.002,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (eps >= 0):
            raise ValueError(f"Invalid epsilon value: {eps}")
        if not (0 <= betas[0] < 1):
            raise ValueError(f"Invalid beta parameter at index 0: {betas[0]}")
        if not (0 <= betas[1] < 1):
            raise ValueError(f"Invalid beta parameter at index 1: {betas[1]}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        super().__init__(
            params,
            {
                "lr": lr,
                "betas": betas,
                "eps": eps,
                "weight_decay": weight_decay,
                "foreach": foreach,
                "maximize": maximize,
                "differentiable": differentiable,
                "capturable": capturable,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        state: dict[str, Any] = {}
        state["step"] = 0
        state["exp_avg"] = zeros(param)
        state["exp_inf"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        exp_avg: Any,
        exp_inf: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            grad = grad + weight_decay * param
        exp_avg += (1 - beta1) * (grad - exp_avg)
        xp.assign(exp_inf, xp.maximum(beta2 * exp_inf, abs(grad) + eps))
        param -= lr / (1 - beta1 ** step) * exp_avg / exp_inf
        return (step,)

    @staticmethod
    def fused(
        group: Any,
        fresh: Any,
        scratch: Any,
        param: Any,
        grad: Any,
        step: Any,
        exp_avg: Any,
        exp_inf: Any,
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        scratch0, scratch1, scratch2 = scratch
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            grad = over_arrays.add(grad, over_arrays.mult(weight_decay, param, scratch0), scratch0)
        over_arrays.add(
            exp_avg,
            over_arrays.mult(1 - beta1, over_arrays.sub(grad, exp_avg, scratch1), scratch1),
            exp_avg,
        )
        over_arrays.maximum(
            over_arrays.mult(beta2, exp_inf, scratch1),
            over_arrays.add(over_arrays.abs(grad, scratch2), eps, scratch2),
            exp_inf,
        )
        over_arrays.sub(
            param,
            over_arrays.div(
                over_arrays.mult(lr / (1 - beta1 ** step), exp_avg, scratch2), exp_inf, scratch2
            ),
            param,
        )
        return (step,)

    @staticmethod
    def foreach(
        group: Any, fresh: Any, param: Any, grad: Any, step: Any, exp_avg: Any, exp_inf: Any
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        step += 1
        beta1, beta2 = betas
        if weight_decay != 0:
            grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        over_lists.add_(exp_avg, over_lists.mult(1 - beta1, over_lists.sub(grad, exp_avg)))
        over_lists.assign(
            exp_inf,
            over_lists.maximum(
                over_lists.mult(beta2, exp_inf), over_lists.add(over_lists.abs(grad), eps)
            ),
        )
        over_lists.sub_(
            param, over_lists.div(over_lists.mult(lr / (1 - beta1 ** step), exp_avg), exp_inf)
        )
        return (step,)


def adamax(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: list[Any],
    exp_infs: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    beta1: Any,
    beta2: Any,
    eps: Any,
    weight_decay: Any,
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    capturable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `Adamax` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        Adamax,
        {
            "lr": lr,
            "betas": (beta1, beta2),
            "eps": eps,
            "weight_decay": weight_decay,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "capturable": capturable,
        },
        params,
        grads,
        {"exp_avg": exp_avgs, "exp_inf": exp_infs, "step": state_steps},
        grad_scale,
        found_inf,
    )


class Adagrad(DeclaredOptimizer):
    """Adagrad: scales steps by the accumulated squares of each gradient (J. Duchi, E. Hazan, Y.
    Singer, "Adaptive subgradient methods for online learning and stochastic optimization", JMLR
    12, 2011).
    """

    numbers = ("step",)
    tensors = ("sum",)
    begins_at_once = True
    steps_rows = True
    scratch = 3

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.01,
        lr_decay: float = 0,
        weight_decay: float = 0,
        initial_accumulator_value: float = 0,
        eps: float = 1e-10,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (lr_decay >= 0):
            raise ValueError(f"Invalid lr_decay value: {lr_decay}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        if not (initial_accumulator_value >= 0):
            raise ValueError(
                f"Invalid initial_accumulator_value value: {initial_accumulator_value}"
            )
        if not (eps >= 0):
            raise ValueError(f"Invalid epsilon value: {eps}")
        super().__init__(
            params,
            {
                "lr": lr,
                "lr_decay": lr_decay,
                "eps": eps,
                "weight_decay": weight_decay,
                "initial_accumulator_value": initial_accumulator_value,
                "foreach": foreach,
                "maximize": maximize,
                "differentiable": differentiable,
                "fused": fused,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        initial_accumulator_value = group["initial_accumulator_value"]
        state: dict[str, Any] = {}
        state["step"] = 0
        state["sum"] = full(param, initial_accumulator_value)
        return state

    @staticmethod
    def update(
        xp: Any, group: Any, fresh: Any, param: Any, grad: Any, step: Any, sum: Any
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        lr_decay = group["lr_decay"]
        weight_decay = group["weight_decay"]
        eps = group["eps"]
        step += 1
        if weight_decay != 0:
            grad = grad + weight_decay * param
        sum += grad * grad
        param -= lr / (1 + (step - 1) * lr_decay) * grad / (xp.sqrt(sum) + eps)
        return (step,)

    @staticmethod
    def fused(
        group: Any, fresh: Any, scratch: Any, param: Any, grad: Any, step: Any, sum: Any
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        lr_decay = group["lr_decay"]
        weight_decay = group["weight_decay"]
        eps = group["eps"]
        scratch0, scratch1, scratch2 = scratch
        step += 1
        if weight_decay != 0:
            grad = over_arrays.add(grad, over_arrays.mult(weight_decay, param, scratch0), scratch0)
        over_arrays.add(sum, over_arrays.mult(grad, grad, scratch1), sum)
        over_arrays.sub(
            param,
            over_arrays.div(
                over_arrays.mult(lr / (1 + (step - 1) * lr_decay), grad, scratch1),
                over_arrays.add(over_arrays.sqrt(sum, scratch2), eps, scratch2),
                scratch1,
            ),
            param,
        )
        return (step,)

    @staticmethod
    def foreach(
        group: Any, fresh: Any, param: Any, grad: Any, step: Any, sum: Any
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        lr_decay = group["lr_decay"]
        weight_decay = group["weight_decay"]
        eps = group["eps"]
        step += 1
        if weight_decay != 0:
            grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        over_lists.add_(sum, over_lists.mult(grad, grad))
        over_lists.sub_(
            param,
            over_lists.div(
                over_lists.mult(lr / (1 + (step - 1) * lr_decay), grad),
                over_lists.add(over_lists.sqrt(sum), eps),
            ),
        )
        return (step,)


def adagrad(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    state_sums: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    lr_decay: Any,
    weight_decay: Any,
    eps: Any,
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    capturable: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `Adagrad` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        Adagrad,
        {
            "lr": lr,
            "lr_decay": lr_decay,
            "weight_decay": weight_decay,
            "eps": eps,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "fused": fused,
        },
        params,
        grads,
        {"sum": state_sums, "step": state_steps},
        grad_scale,
        found_inf,
    )


def _fused_adagrad_(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    state_sums: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    lr_decay: Any,
    weight_decay: Any,
    eps: Any,
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    capturable: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
    is_first_step: bool = False,
) -> None:
    """The same, where the counts of steps are those after this one, and stay."""
    step_over_lists(
        Adagrad,
        {
            "lr": lr,
            "lr_decay": lr_decay,
            "weight_decay": weight_decay,
            "eps": eps,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "fused": fused,
        },
        params,
        grads,
        {"sum": state_sums, "step": state_steps},
        grad_scale,
        found_inf,
        counted=True,
        fresh=is_first_step,
    )


class Adadelta(DeclaredOptimizer):
    """Adadelta: scales steps by running averages of squared gradients and squared updates (M. D.
    Zeiler, "ADADELTA - an adaptive learning rate method", 2012).
    """

    numbers = ("step",)
    tensors = ("square_avg", "acc_delta")
    scratch = 3

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1.0,
        rho: float = 0.9,
        eps: float = 1e-06,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        capturable: bool = False,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (0 <= rho <= 1):
            raise ValueError(f"Invalid rho value: {rho}")
        if not (eps >= 0):
            raise ValueError(f"Invalid epsilon value: {eps}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        super().__init__(
            params,
            {
                "lr": lr,
                "rho": rho,
                "eps": eps,
                "weight_decay": weight_decay,
                "maximize": maximize,
                "capturable": capturable,
                "foreach": foreach,
                "differentiable": differentiable,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        state: dict[str, Any] = {}
        state["step"] = 0
        state["square_avg"] = zeros(param)
        state["acc_delta"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        square_avg: Any,
        acc_delta: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        rho = group["rho"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        step += 1
        if weight_decay != 0:
            grad = grad + weight_decay * param
        square_avg *= rho
        square_avg += (1 - rho) * grad * grad
        delta = xp.sqrt(acc_delta + eps) / xp.sqrt(square_avg + eps) * grad
        acc_delta *= rho
        acc_delta += (1 - rho) * delta * delta
        param -= lr * delta
        return (step,)

    @staticmethod
    def fused(
        group: Any,
        fresh: Any,
        scratch: Any,
        param: Any,
        grad: Any,
        step: Any,
        square_avg: Any,
        acc_delta: Any,
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        rho = group["rho"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        scratch0, scratch1, scratch2 = scratch
        step += 1
        if weight_decay != 0:
            grad = over_arrays.add(grad, over_arrays.mult(weight_decay, param, scratch0), scratch0)
        over_arrays.mult(square_avg, rho, square_avg)
        over_arrays.add(
            square_avg,
            over_arrays.mult(over_arrays.mult(1 - rho, grad, scratch1), grad, scratch1),
            square_avg,
        )
        delta = over_arrays.mult(
            over_arrays.div(
                over_arrays.sqrt(over_arrays.add(acc_delta, eps, scratch1), scratch1),
                over_arrays.sqrt(over_arrays.add(square_avg, eps, scratch2), scratch2),
                scratch1,
            ),
            grad,
            scratch1,
        )
        over_arrays.mult(acc_delta, rho, acc_delta)
        over_arrays.add(
            acc_delta,
            over_arrays.mult(over_arrays.mult(1 - rho, delta, scratch2), delta, scratch2),
            acc_delta,
        )
        over_arrays.sub(param, over_arrays.mult(lr, delta, scratch2), param)
        return (step,)

    @staticmethod
    def foreach(
        group: Any, fresh: Any, param: Any, grad: Any, step: Any, square_avg: Any, acc_delta: Any
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        rho = group["rho"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        step += 1
        if weight_decay != 0:
            grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        over_lists.mult_(square_avg, rho)
        over_lists.add_(square_avg, over_lists.mult(over_lists.mult(1 - rho, grad), grad))
        delta = over_lists.mult(
            over_lists.div(
                over_lists.sqrt(over_lists.add(acc_delta, eps)),
                over_lists.sqrt(over_lists.add(square_avg, eps)),
            ),
            grad,
        )
        over_lists.mult_(acc_delta, rho)
        over_lists.add_(acc_delta, over_lists.mult(over_lists.mult(1 - rho, delta), delta))
        over_lists.sub_(param, over_lists.mult(lr, delta))
        return (step,)


def adadelta(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    square_avgs: list[Any],
    acc_deltas: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    rho: Any,
    eps: Any,
    weight_decay: Any,
    foreach: bool | None = None,
    capturable: bool = False,
    maximize: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `Adadelta` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        Adadelta,
        {
            "lr": lr,
            "rho": rho,
            "eps": eps,
            "weight_decay": weight_decay,
            "foreach": foreach,
            "capturable": capturable,
            "maximize": maximize,
            "differentiable": differentiable,
        },
        params,
        grads,
        {"square_avg": square_avgs, "acc_delta": acc_deltas, "step": state_steps},
        grad_scale,
        found_inf,
    )


class ASGD(DeclaredOptimizer):
    """Averaged stochastic gradient descent; the average of the parameters is kept in the state `ax`
    (B. T. Polyak and A. B. Juditsky, "Acceleration of stochastic approximation by averaging",
    SIAM Journal on Control and Optimization 30, 1992).
    """

    numbers = ("step", "eta", "mu")
    tensors = ("ax",)
    scratch = 2

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.01,
        lambd: float = 0.0001,
        alpha: float = 0.75,
        t0: float = 1000000.0,
        weight_decay: float = 0,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        super().__init__(
            params,
            {
                "lr": lr,
                "lambd": lambd,
                "alpha": alpha,
                "t0": t0,
                "weight_decay": weight_decay,
                "foreach": foreach,
                "maximize": maximize,
                "differentiable": differentiable,
                "capturable": capturable,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        lr = group["lr"]
        state: dict[str, Any] = {}
        state["step"] = 0
        state["eta"] = lr
        state["mu"] = 1
        state["ax"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        eta: Any,
        mu: Any,
        ax: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        lambd = group["lambd"]
        alpha = group["alpha"]
        t0 = group["t0"]
        weight_decay = group["weight_decay"]
        step += 1
        if weight_decay != 0:
            grad = grad + weight_decay * param
        param *= 1 - lambd * eta
        param -= eta * grad
        ax += mu * (param - ax)
        eta = lr / (1 + lambd * lr * step) ** alpha
        mu = 1 / xp.max(1, step - t0)
        return (step, eta, mu)

    @staticmethod
    def fused(
        group: Any,
        fresh: Any,
        scratch: Any,
        param: Any,
        grad: Any,
        step: Any,
        eta: Any,
        mu: Any,
        ax: Any,
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        lambd = group["lambd"]
        alpha = group["alpha"]
        t0 = group["t0"]
        weight_decay = group["weight_decay"]
        scratch0, scratch1 = scratch
        step += 1
        if weight_decay != 0:
            grad = over_arrays.add(grad, over_arrays.mult(weight_decay, param, scratch0), scratch0)
        over_arrays.mult(param, 1 - lambd * eta, param)
        over_arrays.sub(param, over_arrays.mult(eta, grad, scratch1), param)
        over_arrays.add(
            ax, over_arrays.mult(mu, over_arrays.sub(param, ax, scratch1), scratch1), ax
        )
        eta = lr / (1 + lambd * lr * step) ** alpha
        mu = 1 / max(1, step - t0)
        return (step, eta, mu)

    @staticmethod
    def foreach(
        group: Any, fresh: Any, param: Any, grad: Any, step: Any, eta: Any, mu: Any, ax: Any
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        lambd = group["lambd"]
        alpha = group["alpha"]
        t0 = group["t0"]
        weight_decay = group["weight_decay"]
        step += 1
        if weight_decay != 0:
            grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        over_lists.mult_(param, 1 - lambd * eta)
        over_lists.sub_(param, over_lists.mult(eta, grad))
        over_lists.add_(ax, over_lists.mult(mu, over_lists.sub(param, ax)))
        eta = lr / (1 + lambd * lr * step) ** alpha
        mu = 1 / max(1, step - t0)
        return (step, eta, mu)


def asgd(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    axs: list[Any],
    mus: list[Any],
    etas: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    lambd: Any,
    alpha: Any,
    t0: Any,
    weight_decay: Any,
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    capturable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `ASGD` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        ASGD,
        {
            "lr": lr,
            "lambd": lambd,
            "alpha": alpha,
            "t0": t0,
            "weight_decay": weight_decay,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "capturable": capturable,
        },
        params,
        grads,
        {"ax": axs, "mu": mus, "eta": etas, "step": state_steps},
        grad_scale,
        found_inf,
    )


class RMSprop(DeclaredOptimizer):
    """RMSprop: scales steps by a running average of squared gradients (G. Hinton, "Lecture 6e -
    rmsprop", 2012), optionally centred (A. Graves, "Generating sequences with recurrent neural
    networks", 2013).
    """

    numbers = ("step",)
    tensors = ("square_avg", "momentum_buffer", "grad_avg")
    scratch = 4

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.01,
        alpha: float = 0.99,
        eps: float = 1e-08,
        weight_decay: float = 0,
        momentum: float = 0,
        centered: bool = False,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (eps >= 0):
            raise ValueError(f"Invalid epsilon value: {eps}")
        if not (momentum >= 0):
            raise ValueError(f"Invalid momentum value: {momentum}")
        if not (weight_decay >= 0):
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        if not (alpha >= 0):
            raise ValueError(f"Invalid alpha value: {alpha}")
        super().__init__(
            params,
            {
                "lr": lr,
                "momentum": momentum,
                "alpha": alpha,
                "eps": eps,
                "centered": centered,
                "weight_decay": weight_decay,
                "capturable": capturable,
                "foreach": foreach,
                "maximize": maximize,
                "differentiable": differentiable,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        momentum = group["momentum"]
        centered = group["centered"]
        state: dict[str, Any] = {}
        state["step"] = 0
        state["square_avg"] = zeros(param)
        if momentum > 0:
            state["momentum_buffer"] = zeros(param)
        if centered:
            state["grad_avg"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        square_avg: Any,
        momentum_buffer: Any,
        grad_avg: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        alpha = group["alpha"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        momentum = group["momentum"]
        centered = group["centered"]
        step += 1
        if weight_decay != 0:
            grad = grad + weight_decay * param
        square_avg *= alpha
        square_avg += (1 - alpha) * grad * grad
        mean_square = square_avg
        if centered:
            grad_avg += (1 - alpha) * (grad - grad_avg)
            mean_square = square_avg - grad_avg * grad_avg
        move = grad / (xp.sqrt(mean_square) + eps)
        if momentum > 0:
            momentum_buffer *= momentum
            momentum_buffer += move
            move = momentum_buffer
        param -= lr * move
        return (step,)

    @staticmethod
    def fused(
        group: Any,
        fresh: Any,
        scratch: Any,
        param: Any,
        grad: Any,
        step: Any,
        square_avg: Any,
        momentum_buffer: Any,
        grad_avg: Any,
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        lr = group["lr"]
        alpha = group["alpha"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        momentum = group["momentum"]
        centered = group["centered"]
        scratch0, scratch1, scratch2, scratch3 = scratch
        step += 1
        if weight_decay != 0:
            grad = over_arrays.add(grad, over_arrays.mult(weight_decay, param, scratch0), scratch0)
        over_arrays.mult(square_avg, alpha, square_avg)
        over_arrays.add(
            square_avg,
            over_arrays.mult(over_arrays.mult(1 - alpha, grad, scratch1), grad, scratch1),
            square_avg,
        )
        mean_square = square_avg
        if centered:
            over_arrays.add(
                grad_avg,
                over_arrays.mult(1 - alpha, over_arrays.sub(grad, grad_avg, scratch1), scratch1),
                grad_avg,
            )
            mean_square = over_arrays.sub(
                square_avg, over_arrays.mult(grad_avg, grad_avg, scratch1), scratch1
            )
        move = over_arrays.div(
            grad, over_arrays.add(over_arrays.sqrt(mean_square, scratch2), eps, scratch2), scratch2
        )
        if momentum > 0:
            over_arrays.mult(momentum_buffer, momentum, momentum_buffer)
            over_arrays.add(momentum_buffer, move, momentum_buffer)
            move = momentum_buffer
        over_arrays.sub(param, over_arrays.mult(lr, move, scratch3), param)
        return (step,)

    @staticmethod
    def foreach(
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        square_avg: Any,
        momentum_buffer: Any,
        grad_avg: Any,
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        lr = group["lr"]
        alpha = group["alpha"]
        eps = group["eps"]
        weight_decay = group["weight_decay"]
        momentum = group["momentum"]
        centered = group["centered"]
        step += 1
        if weight_decay != 0:
            grad = over_lists.add(grad, over_lists.mult(weight_decay, param))
        over_lists.mult_(square_avg, alpha)
        over_lists.add_(square_avg, over_lists.mult(over_lists.mult(1 - alpha, grad), grad))
        mean_square = square_avg
        if centered:
            over_lists.add_(grad_avg, over_lists.mult(1 - alpha, over_lists.sub(grad, grad_avg)))
            mean_square = over_lists.sub(square_avg, over_lists.mult(grad_avg, grad_avg))
        move = over_lists.div(grad, over_lists.add(over_lists.sqrt(mean_square), eps))
        if momentum > 0:
            over_lists.mult_(momentum_buffer, momentum)
            over_lists.add_(momentum_buffer, move)
            move = momentum_buffer
        over_lists.sub_(param, over_lists.mult(lr, move))
        return (step,)


def rmsprop(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    square_avgs: list[Any],
    grad_avgs: list[Any],
    momentum_buffer_list: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    alpha: Any,
    eps: Any,
    weight_decay: Any,
    momentum: Any,
    centered: bool = False,
    capturable: bool = False,
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `RMSprop` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        RMSprop,
        {
            "lr": lr,
            "alpha": alpha,
            "eps": eps,
            "weight_decay": weight_decay,
            "momentum": momentum,
            "centered": centered,
            "capturable": capturable,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
        },
        params,
        grads,
        {
            "square_avg": square_avgs,
            "grad_avg": grad_avgs,
            "momentum_buffer": momentum_buffer_list,
            "step": state_steps,
        },
        grad_scale,
        found_inf,
    )


class Rprop(DeclaredOptimizer):
    """Resilient backpropagation: steps depend on the signs of gradients only (M. Riedmiller and H.
    Braun, "A direct adaptive method for faster backpropagation learning", ICNN 1993).
    """

    numbers = ("step",)
    tensors = ("prev", "step_size")
    scratch = 4

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.01,
        etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-06, 50),
        *,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (0 < etas[0] < 1 < etas[1]):
            raise ValueError(f"Invalid eta values: {etas[0]}, {etas[1]}")
        super().__init__(
            params,
            {
                "lr": lr,
                "etas": etas,
                "step_sizes": step_sizes,
                "foreach": foreach,
                "maximize": maximize,
                "differentiable": differentiable,
                "capturable": capturable,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        lr = group["lr"]
        state: dict[str, Any] = {}
        state["step"] = 0
        state["prev"] = zeros(param)
        state["step_size"] = full(param, lr)
        return state

    @staticmethod
    def update(
        xp: Any, group: Any, fresh: Any, param: Any, grad: Any, step: Any, prev: Any, step_size: Any
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        etas = group["etas"]
        step_sizes = group["step_sizes"]
        step += 1
        agreement = xp.sign(grad * prev)
        shorter = agreement < 0
        step_size *= xp.where(shorter, etas[0], 1 + (etas[1] - 1) * agreement)
        xp.assign(step_size, xp.clamp(step_size, step_sizes[0], step_sizes[1]))
        grad = xp.where(shorter, 0.0, grad)
        param -= xp.sign(grad) * step_size
        xp.assign(prev, grad)
        return (step,)

    @staticmethod
    def fused(
        group: Any,
        fresh: Any,
        scratch: Any,
        param: Any,
        grad: Any,
        step: Any,
        prev: Any,
        step_size: Any,
    ) -> tuple[Any, ...]:
        """The same over arrays; `scratch` are more of them."""
        etas = group["etas"]
        step_sizes = group["step_sizes"]
        scratch0, scratch1, scratch2, scratch3 = scratch
        step += 1
        agreement = over_arrays.sign(over_arrays.mult(grad, prev, scratch0), scratch0)
        shorter = over_arrays.lt(agreement, 0, scratch1)
        over_arrays.mult(
            step_size,
            over_arrays.where(
                shorter,
                etas[0],
                over_arrays.add(1, over_arrays.mult(etas[1] - 1, agreement, scratch2), scratch2),
                scratch2,
            ),
            step_size,
        )
        over_arrays.clamp(step_size, step_sizes[0], step_sizes[1], step_size)
        grad = over_arrays.where(shorter, 0.0, grad, scratch2)
        over_arrays.sub(
            param, over_arrays.mult(over_arrays.sign(grad, scratch3), step_size, scratch3), param
        )
        over_arrays.assign(prev, grad)
        return (step,)

    @staticmethod
    def foreach(
        group: Any, fresh: Any, param: Any, grad: Any, step: Any, prev: Any, step_size: Any
    ) -> tuple[Any, ...]:
        """The same over lists of tensors."""
        etas = group["etas"]
        step_sizes = group["step_sizes"]
        step += 1
        agreement = over_lists.sign(over_lists.mult(grad, prev))
        shorter = over_lists.lt(agreement, 0)
        over_lists.mult_(
            step_size,
            over_lists.where(
                shorter, etas[0], over_lists.add(1, over_lists.mult(etas[1] - 1, agreement))
            ),
        )
        over_lists.assign(step_size, over_lists.clamp(step_size, step_sizes[0], step_sizes[1]))
        grad = over_lists.where(shorter, 0.0, grad)
        over_lists.sub_(param, over_lists.mult(over_lists.sign(grad), step_size))
        over_lists.assign(prev, grad)
        return (step,)


def rprop(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    prevs: list[Any],
    step_sizes: list[Any],
    state_steps: list[Any],
    *,
    etaminus: Any,
    etaplus: Any,
    step_size_min: Any,
    step_size_max: Any,
    capturable: bool = False,
    foreach: bool | None = None,
    maximize: bool = False,
    differentiable: bool = False,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `Rprop` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        Rprop,
        {
            "etas": (etaminus, etaplus),
            "step_sizes": (step_size_min, step_size_max),
            "capturable": capturable,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
        },
        params,
        grads,
        {"prev": prevs, "step_size": step_sizes, "step": state_steps},
        grad_scale,
        found_inf,
    )


class Adafactor(DeclaredOptimizer):
    """Adafactor: keeps second moments in factored form to save memory (N. Shazeer and M. Stern,
    "Adafactor - adaptive learning rates with sublinear memory cost", ICML 2018).
    """

    numbers = ("step",)
    tensors = ("row_var", "col_var", "variance")
    is_whole = True
    refuses_complex = True

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.01,
        beta2_decay: float = -0.8,
        eps: tuple[float | None, float] = (None, 0.001),
        d: float = 1.0,
        weight_decay: float = 0.0,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Learning rate should be >= 0 but is: {lr}")
        if not (beta2_decay <= 0):
            raise ValueError(f"beta2_decay should be <= 0 but is: {beta2_decay}")
        if not (eps[0] is None or eps[0] >= 0):
            raise ValueError(f"epsilon1 should be >= 0 but is: {eps[0]}")
        if not (eps[1] >= 0):
            raise ValueError(f"epsilon2 should be >= 0 but is: {eps[1]}")
        if not (d >= 1):
            raise ValueError(f"Clipping threshold d should be >= 1 but is: {d}")
        if not (weight_decay >= 0):
            raise ValueError(f"weight_decay should be >= 0 but is: {weight_decay}")
        super().__init__(
            params,
            {
                "lr": lr,
                "beta2_decay": beta2_decay,
                "eps": eps,
                "d": d,
                "weight_decay": weight_decay,
                "foreach": foreach,
                "maximize": maximize,
            },
        )

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        state: dict[str, Any] = {}
        state["step"] = 0
        if param.ndim > 1:
            state["row_var"] = zeros_of_rows(param)
        if param.ndim > 1:
            state["col_var"] = zeros_of_columns(param)
        if param.ndim <= 1:
            state["variance"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        row_var: Any,
        col_var: Any,
        variance: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        beta2_decay = group["beta2_decay"]
        eps = group["eps"]
        d = group["d"]
        weight_decay = group["weight_decay"]
        step += 1
        eps1 = xp.resolution(param) if eps[0] is None else eps[0]
        move = xp.max(eps[1], xp.root_mean_square(param)) * xp.min(lr, 1 / step ** 0.5)
        if weight_decay != 0:
            param *= 1 - lr * weight_decay
        if param.ndim > 1:
            row_var += step ** beta2_decay * (xp.mean(grad * grad, -1) - row_var)
            col_var += step ** beta2_decay * (xp.mean(grad * grad, -2) - col_var)
            estimate = row_var @ col_var / xp.maximum(xp.mean(row_var, -2), eps1)
        else:
            variance += step ** beta2_decay * (grad * grad - variance)
            estimate = variance
        change = grad / xp.sqrt(xp.maximum(estimate, eps1 * eps1))
        param -= move / xp.max(1.0, xp.root_mean_square(change) / d) * change
        return (step,)


def adafactor(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    row_vars: list[Any],
    col_vars: list[Any],
    variances: list[Any],
    state_steps: list[Any],
    *,
    lr: Any,
    beta2_decay: Any,
    eps1: Any,
    eps2: Any,
    d: Any,
    weight_decay: Any,
    foreach: bool | None = None,
    maximize: bool = False,
    capturable: bool | None = None,
    differentiable: bool | None = None,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `Adafactor` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        Adafactor,
        {
            "lr": lr,
            "beta2_decay": beta2_decay,
            "eps": (eps1, eps2),
            "d": d,
            "weight_decay": weight_decay,
            "foreach": foreach,
            "maximize": maximize,
        },
        params,
        grads,
        {"row_var": row_vars, "col_var": col_vars, "variance": variances, "step": state_steps},
        grad_scale,
        found_inf,
    )


class SparseAdam(DeclaredOptimizer):
    """Adam (D. P. Kingma, J. Ba, ICLR 2015) that updates moments and parameters only in the rows
    that a sparse gradient has. Dense gradients are refused.
    """

    numbers = ("step",)
    tensors = ("exp_avg", "exp_avg_sq")
    needs_sparse = True
    steps_rows = True

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.001,
        betas: tuple[float, float] = (0.9, 0.999),
        eps: float = 1e-08,
        maximize: bool = False,
    ) -> None:
        require_number("lr", lr)
        if not (lr > 0):
            raise ValueError(f"Invalid learning rate: {lr}")
        if not (eps > 0):
            raise ValueError(f"Invalid epsilon value: {eps}")
        if not (0 <= betas[0] < 1):
            raise ValueError(f"Invalid beta parameter at index 0: {betas[0]}")
        if not (0 <= betas[1] < 1):
            raise ValueError(f"Invalid beta parameter at index 1: {betas[1]}")
        super().__init__(params, {"lr": lr, "betas": betas, "eps": eps, "maximize": maximize})

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        state: dict[str, Any] = {}
        state["step"] = 0
        state["exp_avg"] = zeros(param)
        state["exp_avg_sq"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any,
        group: Any,
        fresh: Any,
        param: Any,
        grad: Any,
        step: Any,
        exp_avg: Any,
        exp_avg_sq: Any,
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        betas = group["betas"]
        eps = group["eps"]
        step += 1
        beta1, beta2 = betas
        exp_avg += (1 - beta1) * (grad - exp_avg)
        exp_avg_sq += (1 - beta2) * (grad * grad - exp_avg_sq)
        param -= (
            lr
            * (1 - beta2 ** step) ** 0.5
            / (1 - beta1 ** step)
            * exp_avg
            / (xp.sqrt(exp_avg_sq) + eps)
        )
        return (step,)


class Muon(DeclaredOptimizer):
    """Momentum whose directions are made orthogonal, for matrices (K. Jordan et al., "Muon: an
    optimizer for hidden layers in neural networks", 2024). `adjust_lr_fn` is "original" or,
    after J. Liu et al. (2025), "match_rms_adamw".
    """

    numbers = ()
    tensors = ("momentum_buffer",)
    is_whole = True
    needs_matrices = True
    refuses_complex = True

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 0.001,
        weight_decay: float = 0.1,
        momentum: float = 0.95,
        nesterov: bool = True,
        ns_coefficients: tuple[float, float, float] = (3.4445, -4.775, 2.0315),
        eps: float = 1e-07,
        ns_steps: int = 5,
        adjust_lr_fn: str | None = None,
    ) -> None:
        require_number("lr", lr)
        if not (lr >= 0):
            raise ValueError(f"Learning rate should be >= 0 but is: {lr}")
        if not (momentum >= 0):
            raise ValueError(f"momentum should be >= 0 but is: {momentum}")
        if not (weight_decay >= 0):
            raise ValueError(f"weight decay should be >= 0 but is: {weight_decay}")
        if not (adjust_lr_fn in (None, 'original', 'match_rms_adamw')):
            raise ValueError(f"Adjust learning rate function {adjust_lr_fn} is not supported")
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

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        state: dict[str, Any] = {}
        state["momentum_buffer"] = zeros(param)
        return state

    @staticmethod
    def update(
        xp: Any, group: Any, fresh: Any, param: Any, grad: Any, momentum_buffer: Any
    ) -> tuple[Any, ...]:
        """One step of one parameter, by the functions of `xp`; returns the numbers of the state."""
        lr = group["lr"]
        weight_decay = group["weight_decay"]
        momentum = group["momentum"]
        nesterov = group["nesterov"]
        ns_coefficients = group["ns_coefficients"]
        eps = group["eps"]
        ns_steps = group["ns_steps"]
        adjust_lr_fn = group["adjust_lr_fn"]
        momentum_buffer += (1 - momentum) * (grad - momentum_buffer)
        move = momentum_buffer
        if nesterov:
            move = momentum_buffer - (1 - momentum) * (momentum_buffer - grad)
        move = xp.orthogonalized(move, ns_coefficients, ns_steps, eps)
        param *= 1 - lr * weight_decay
        rows, columns = param.shape
        if adjust_lr_fn == 'match_rms_adamw':
            scale = 0.2 * xp.max(rows, columns) ** 0.5
        else:
            scale = xp.max(1, rows / columns) ** 0.5
        param -= lr * scale * move
        return ()


def muon(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    muon_momentum_bufs: list[Any],
    *,
    lr: Any,
    weight_decay: Any,
    momentum: Any,
    ns_coefficients: Any,
    eps: Any,
    ns_steps: Any,
    adjust_lr_fn: Any,
    nesterov: bool = True,
    foreach: bool | None = None,
    maximize: bool | None = None,
    capturable: bool | None = None,
    differentiable: bool | None = None,
    fused: bool | None = None,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    has_complex: bool = False,
    has_sparse_grad: bool = False,
) -> None:
    """One step of `Muon` over lists: parameters, gradients and what is kept, with the options by name."""
    step_over_lists(
        Muon,
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
        params,
        grads,
        {"momentum_buffer": muon_momentum_bufs},
        grad_scale,
        found_inf,
    )
