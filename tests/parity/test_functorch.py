"""PyTorch's package functorch: modules as functions, and former names that warn."""

from __future__ import annotations

import importlib
import warnings
from typing import Any

import pytest
from programs import Log, Programs, agree_on, own_words

PROGRAMS = Programs()
program = PROGRAMS.add


def functorch_of(m: Any) -> Any:
    """The package of PyTorch's, or the module of ours."""
    return importlib.import_module(
        "functorch" if m.__name__ == "torch" else f"{m.__name__}.functorch"
    )


def filled(m: Any, module: Any) -> Any:
    """The module with parameters that are the same in both libraries, of float64."""
    module = module.double()
    with m.no_grad():
        for place, weight in enumerate(module.parameters(), 1):
            values = (m.arange(weight.numel(), dtype=m.float64) * place).sin()
            weight.copy_(values.reshape(weight.shape))
    return module


@program
def modules_as_functions(m: Any, log: Log) -> None:
    f = functorch_of(m)
    model = filled(m, m.nn.Sequential(m.nn.Linear(2, 3), m.nn.BatchNorm1d(3)))
    x = m.arange(8.0, dtype=m.float64).reshape(4, 2).cos()
    function, params, buffers = f.make_functional_with_buffers(model)
    log(function(params, buffers, x).detach(), buffers, list(model.buffers()))
    log([a is b for a, b in zip(params, model.parameters(), strict=True)])
    log(function.param_names, function.buffer_names, repr(function))
    log([value.requires_grad for value in params], type(params).__name__)
    _, params, _ = f.make_functional_with_buffers(model, disable_autograd_tracking=True)
    log([value.requires_grad for value in params])
    log.refusal(lambda: f.make_functional(model), "`model` has buffers")


@program
def tied_parameters_are_one(m: Any, log: Log) -> None:
    f = functorch_of(m)
    first, second = m.nn.Linear(2, 2), m.nn.Linear(2, 2, bias=False)
    second.weight = first.weight
    function, params = f.make_functional(filled(m, m.nn.Sequential(first, second)))
    x = m.ones(1, 2, dtype=m.float64)
    log(len(params), function.names_map, function([value * 2 for value in params], x).detach())
    log(f.grad(lambda values: function(values, x).sum())([value.detach() for value in params]))


@program
def ensembles(m: Any, log: Log) -> None:
    f = functorch_of(m)
    models = [filled(m, m.nn.Linear(2, 3)) for _ in range(3)]
    function, params, buffers = f.combine_state_for_ensemble(models)
    x = m.ones(4, 2, dtype=m.float64)
    log(f.vmap(function, in_dims=(0, 0, None))(params, buffers, x), len(buffers))
    log([(value.requires_grad, list(value.shape)) for value in params])
    combine = f.combine_state_for_ensemble
    log.refusal(lambda: combine([]), "Expected at least one model, got 0.")
    log.refusal(lambda: combine([m.nn.ReLU(), m.nn.ReLU().eval()]), "the same training/eval mode")
    log.refusal(lambda: combine([m.nn.ReLU(), m.nn.Tanh()]), "to be of the same class")


@program
def former_names_warn(m: Any, log: Log) -> None:
    f = functorch_of(m)
    names = ("functionalize", "grad", "grad_and_value", "hessian", "jacfwd", "jacrev", "vmap")
    for name in (*names, "vjp", "make_functional", "combine_state_for_ensemble"):
        given = m.nn.Linear(1, 1) if name == "make_functional" else m.sin
        args = (m.ones(1),) if name == "vjp" else ()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            getattr(f, name)([m.nn.ReLU()] if name.startswith("combine") else given, *args)
        log(caught[0].category.__name__, own_words(str(caught[0].message)))
        log(caught[0].filename == __file__)


@pytest.mark.filterwarnings("ignore:We've integrated functorch:FutureWarning")
@pytest.mark.parametrize("name", PROGRAMS)
def test_programs_agree(name: str) -> None:
    agree_on(PROGRAMS[name])
