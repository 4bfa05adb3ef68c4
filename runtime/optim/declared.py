"""Optimizers that YAML declares: which way their one rule runs in a step."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any, ClassVar

from gradsmith.generated import functions

from ..autograd.grad_mode import enable_grad, no_grad
from ..core.dtypes import float32, float64, get_default_dtype
from ..core.errors import noted
from ..core.state import state
from ..core.tensor import Tensor
from . import over_lists, over_tensors
from .fused import runs_fused, step_fused
from .optimizer import Optimizer, Parameters, differentiable_step, loss_of
from .row import Row


def require_number(name: str, value: Any) -> None:
    """Raise ValueError for a tensor that is not a number."""
    if isinstance(value, Tensor) and value.numel() != 1:
        raise ValueError(f"Tensor {name} must be 1-element")


class DeclaredOptimizer(Optimizer):
    """An optimizer of ``optimizers.yaml``.

    The same rule, `update`, runs over arrays, many small parameters in one (the default); over lists of tensors
    (``foreach=True``); or over one parameter after the other (``foreach=False``, ``differentiable=True``, and wherever
    somebody looks on or arrays are out of reach: other devices, dtypes of 16 bits, tensors with handlers).
    """

    numbers: ClassVar[tuple[str, ...]] = ()
    """Names of the state's numbers, each in a tensor of its own."""
    tensors: ClassVar[tuple[str, ...]] = ()
    """Names of the state's tensors."""
    begins_at_once: ClassVar[bool] = False
    is_whole: ClassVar[bool] = False
    """Whether a step looks at a parameter as a whole, so that several cannot be put together."""
    needs_matrices: ClassVar[bool] = False
    refuses_complex: ClassVar[bool] = False
    refuses_tensors_over_lists: ClassVar[bool] = False
    """Whether options that are tensors are refused with ``foreach=True``, unless they are ``capturable``."""
    needs_sparse: ClassVar[bool] = False
    """Whether gradients must be sparse, and parameters dense and real; the numbers of the state are Python's then."""
    steps_rows: ClassVar[bool] = False
    """Whether a sparse gradient changes the rows that it has, as if there were no others."""

    @staticmethod
    def first_state(param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """What is kept for a parameter before its first step."""
        raise NotImplementedError

    update: ClassVar[Callable[..., tuple[Any, ...]]]
    """One step, of a namespace of functions, the options, whether it is the first, a parameter, its gradient and state."""
    fused: ClassVar[Callable[..., tuple[Any, ...]]]
    """The same over arrays, of which it is given as many more as `scratch` says."""
    foreach: ClassVar[Callable[..., tuple[Any, ...]]]
    """The same over lists of tensors."""
    scratch: ClassVar[int] = 0

    def __init__(self, params: Parameters, defaults: dict[str, Any]) -> None:
        for name, value in defaults.items():
            parts = value if isinstance(value, tuple) else ()
            if 0 < sum(isinstance(part, Tensor) for part in parts) < len(parts):
                raise ValueError(f"{name} must be either both floats or both Tensors")
            if (
                self.refuses_tensors_over_lists
                and defaults["foreach"]
                and not defaults["capturable"]
            ):
                labelled = [(f"{name}[{n}]", part) for n, part in enumerate(parts)]
                for label, part in labelled or [(name, value)]:
                    if isinstance(part, Tensor):
                        raise ValueError(
                            f"{label} as a Tensor is not supported for capturable=False and foreach=True"
                        )
        if defaults.get("fused"):
            if defaults["differentiable"]:
                raise RuntimeError("`fused` does not support `differentiable`")
            if defaults["foreach"]:
                raise RuntimeError("`fused` and `foreach` cannot be `True` together.")
        super().__init__(params, defaults)
        if self.needs_matrices:
            for param in chain.from_iterable(group["params"] for group in self.param_groups):
                if param.ndim != 2:
                    raise ValueError(
                        f"{type(self).__name__} only supports 2D parameters whereas we found a parameter with size: "
                        f"{param.size()}"
                    )
        if self.needs_sparse:
            self._check_dense_and_real()
        if self.begins_at_once:  # by the optimizer's options, as PyTorch's, whatever the groups say
            for group in self.param_groups:
                for param in group["params"]:
                    self._begin(param, self.defaults)

    def _check_dense_and_real(self) -> None:
        places = [
            ([number, place], param)
            for number, group in enumerate(self.param_groups)
            for place, param in enumerate(group["params"])
        ]
        name = type(self).__name__
        for found, said in (
            (
                [place for place, param in places if param.is_sparse],
                "Sparse params at indices {}: {} requires dense parameter tensors",
            ),
            (
                [place for place, param in places if param.is_complex()],
                "Complex params at indices {}: {} does not support complex parameters",
            ),
        ):
            if found:
                raise ValueError(said.format(found, name))

    def __setstate__(self, state: dict[str, Any]) -> None:
        super().__setstate__(state)
        for group in self.param_groups:
            for name, default in self.defaults.items():
                group.setdefault(name, default)
        for kept in self.state.values():
            for name in self.numbers:  # which early versions of PyTorch kept as numbers
                if name in kept and not isinstance(kept[name], Tensor) and not self.needs_sparse:
                    kept[name] = _number(kept[name])

    def _begin(self, param: Tensor, group: Mapping[str, Any]) -> dict[str, Any]:
        """The state of a parameter, whose first step this is; what keeps nothing has no entry."""
        first = type(self).first_state(_model(param, param.grad, group), group)
        if not first:
            return first
        state: dict[str, Any] = self.state[param]
        for name, value in first.items():
            if name not in state:
                is_number = name in self.numbers and not self.needs_sparse
                state[name] = _number(value) if is_number else value
        return state

    @differentiable_step
    def step(self, closure: Callable[[], Any] | None = None) -> Any:
        """Change the parameters that have gradients; the loss that `closure` computes again, or None."""
        loss = loss_of(closure)
        for group in self.param_groups:
            self._step_group(group)
        return loss

    def _step_group(self, group: dict[str, Any]) -> None:
        if group.get("capturable"):
            raise AssertionError(
                "If capturable=True, params and state_steps must be on supported devices: []. gradsmith has none"
            )
        rows = [row for p in group["params"] if (row := self._row(p, group)) is not None]
        if rows:
            self._step_rows(group, rows)

    def _step_rows(self, group: dict[str, Any], rows: list[Row]) -> None:
        foreach = group.get("foreach", False)
        sparse = [row for row in rows if row.grad.is_sparse] if self.steps_rows else []
        if sparse:
            for row in sparse:
                self._step_on_rows(group, row)
            rows = [row for row in rows if not row.grad.is_sparse]
            if not rows:
                return
        if group.get("fused"):
            for row in rows:
                if not row.param.is_floating_point():
                    raise RuntimeError(
                        "`fused=True` requires all the params to be floating point Tensors of supported devices: "
                        f"['cpu'] but {row.param.dtype} and {row.param.device.type}"
                    )
        if group.get("differentiable"):
            if foreach:
                raise AssertionError("_foreach ops don't support autograd")
            for row in rows:
                self._step_one(group, row)
            return
        if state.recorder is not None:
            options = state.recorder.options_of(self, group, rows)
            for row in rows:
                self._step_one(options, row)
            return
        group = _with_numbers(group)
        if foreach is None and runs_fused(rows):
            step_fused(self, group, rows)
        elif foreach and not self.is_whole:
            self._step_lists(group, rows)
        else:
            for row in rows:
                self._step_one(group, row)

    def _row(self, param: Tensor, group: dict[str, Any]) -> Row | None:
        """A parameter with its gradient and state, which begins here if it has to; None without a gradient."""
        grad = param.grad
        if grad is None:
            return None
        if grad.is_sparse:
            self._check_sparse(group)
        elif self.needs_sparse:
            name = type(self).__name__
            raise RuntimeError(
                f"{name} does not support dense gradients, please consider {name.removeprefix('Sparse')} instead"
            )
        if self.refuses_complex and param.is_complex():
            raise RuntimeError(f"{type(self).__name__} does not support complex parameters")
        state = self.state.get(param)
        kept = state or self._begin(param, group)
        if not param.is_cpu and not self.needs_sparse:
            for name in self.numbers:  # which a state that was loaded has on the CPU
                if kept[name].is_cpu:
                    kept[name] = _moved(kept[name], param)
        return Row(param, grad, kept, not state)

    def _check_sparse(self, group: Mapping[str, Any]) -> None:
        """RuntimeError unless rows without a gradient would stay as they are."""
        if not self.steps_rows:
            more = (
                ", please consider SparseAdam instead"
                if "betas" in group and "amsgrad" in group
                else ""
            )
            name = next(cls for cls in type(self).__mro__ if "update" in vars(cls)).__name__
            raise RuntimeError(f"{name} does not support sparse gradients{more}")
        if group.get("fused"):
            raise RuntimeError(f"{type(self).__name__}: `fused` does not support sparse gradients")
        if group.get("weight_decay"):
            error = RuntimeError("weight_decay option is not compatible with sparse gradients")
            raise noted(error, "Rows without a gradient would change, too.")

    def _step_on_rows(self, group: Mapping[str, Any], row: Row) -> None:
        """A step on those rows of the parameter and of its state that its sparse gradient has; with momentum, on all that
        had one before, too."""
        grad = row.grad.coalesce()
        if group.get("momentum"):
            with no_grad():
                self._step_one(group, Row(row.param, grad, row.state, row.fresh))
            return
        places = tuple(grad._indices().unbind(0))
        kept = {n: row.state[n][places] for n in self.tensors if n in row.state}
        numbers = {name: row.state[name] for name in self.numbers}
        part = Row(row.param.detach()[places], grad._values(), {**numbers, **kept}, row.fresh)
        with no_grad():
            self._step_one(group, part)
            row.state.update({name: part.state[name] for name in numbers})
            row.param[places] = part.param
            for name, values in kept.items():
                row.state[name][places] = values

    def _step_one(self, group: Mapping[str, Any], row: Row) -> None:
        numbers = [_number_in(row.state[name]) for name in self.numbers]
        tensors = [row.state.get(name) for name in self.tensors]
        param, *tensors = map(_real, (row.param, *tensors))
        grad = _real(-row.grad if group.get("maximize") else row.grad)
        self._keep(
            row, type(self).update(over_tensors, group, row.fresh, param, grad, *numbers, *tensors)
        )

    def _step_lists(self, group: Mapping[str, Any], rows: list[Row]) -> None:
        """Parameters with the same numbers together: usually all."""
        together: dict[Any, list[Row]] = {}
        for row in rows:
            key = (row.fresh, *(row.state[name].item() for name in self.numbers))
            together.setdefault(key, []).append(row)
        for (fresh, *numbers), members in together.items():
            param = [_real(m.param) for m in members]
            grad: Any = [_real(m.grad) for m in members]
            tensors = [[_real(m.state.get(name)) for m in members] for name in self.tensors]
            if group["maximize"]:
                grad = over_lists.usub(grad)
            after = type(self).foreach(group, fresh, param, grad, *numbers, *tensors)
            for row in members:
                self._keep(row, after)

    def _keep(self, row: Row, numbers: tuple[Any, ...]) -> None:
        for name, number in zip(self.numbers, numbers, strict=True):
            if self.needs_sparse:
                row.state[name] = number
            elif isinstance(number, Tensor):  # see `_number_in`
                row.state[name].copy_(number)
            else:
                row.state[name].fill_(number)


def step_over_lists(
    kind: type[DeclaredOptimizer],
    group: dict[str, Any],
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    lists: Mapping[str, list[Any]],
    grad_scale: Tensor | None,
    found_inf: Tensor | None,
    *,
    counted: bool = False,
    fresh: bool = False,
) -> None:
    """One step of `kind`, with the options `group`, over what the lists have for each parameter, by the state's names.

    A list may be empty where the options ask for nothing of the kind, or have None where a parameter has its first step:
    what is kept from then on is put there.  Gradients are divided by `grad_scale`, and nothing is done where
    `found_inf` is not zero, if these are given.  Counts of steps are those after the step, and stay, where it is
    `counted`; `fresh` makes it the first one.  RuntimeError for counts of steps that are not tensors.
    """
    if found_inf is not None and found_inf.item():
        return
    for name in kind.numbers:
        if not all(isinstance(number, Tensor) for number in lists[name]):
            raise RuntimeError(
                "API has changed, `state_steps` argument must contain a list of singleton tensors"
            )
    with enable_grad() if group.get("differentiable") else no_grad():
        rows = []
        for place, (param, grad) in enumerate(zip(params, grads, strict=True)):
            kept = {name: given[place] for name, given in lists.items() if given}
            missing = [name for name, value in kept.items() if value is None]
            first = kind.first_state(_model(param, grad, group), group) if fresh or missing else {}
            for name in missing:
                lists[name][place] = kept[name] = first.get(name)
            if counted:
                kept.update({name: kept[name] - 1 for name in kind.numbers})
            if fresh:
                for name in kept.keys() & first.keys():
                    kept[name].copy_(first[name])
            if grad_scale is not None:
                grad.div_(grad_scale)
            rows.append(Row(param, grad, kept, fresh or bool(missing)))
        if rows:
            kind.__new__(kind)._step_rows(group, rows)


def _model(param: Tensor, grad: Tensor | None, group: Mapping[str, Any]) -> Tensor:
    """What the state of a parameter is made like: with momentum, sparse gradients are summed in a sparse tensor."""
    if grad is None or not grad.is_sparse or not group.get("momentum"):
        return param
    return grad.coalesce()


def _number_in(kept: Any) -> Any:
    """A number of the state; a tensor where reading it would have to wait, or the step is being compiled."""
    if not isinstance(kept, Tensor):
        return kept
    return kept.item() if kept.is_cpu and state.recorder is None else kept.double()


def _number(value: Any) -> Tensor:
    """A number of the state, as PyTorch keeps it: a tensor, in float32 unless the default is float64."""
    dtype = float64 if get_default_dtype() is float64 else float32
    return functions.full((), float(value), dtype=dtype)


def _moved(kept: Tensor, param: Tensor) -> Tensor:
    """A number of the state where the parameter is.  A step that is being compiled makes it anew, of what it is now."""
    value = functions.full((), kept._data_.item(), dtype=kept.dtype)
    return value.to(param.device)


def _real(tensor: Tensor | None) -> Tensor | None:
    """The parts of a complex tensor, which are parameters like others; other tensors as they are."""
    return functions.view_as_real(tensor) if tensor is not None and tensor.is_complex() else tensor


def _with_numbers(group: dict[str, Any]) -> dict[str, Any]:
    """The options with numbers for tensors of one."""
    changed: dict[str, Any] = {}
    for name, value in group.items():
        if isinstance(value, Tensor):
            changed[name] = value.item()
        elif value.__class__ is tuple and any(isinstance(v, Tensor) for v in value):
            changed[name] = tuple(v.item() if isinstance(v, Tensor) else v for v in value)
    return {**group, **changed} if changed else group
