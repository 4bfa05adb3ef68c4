"""`autograd.functional` beside PyTorch's: values, structure, graphs and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.parity.programs import Log, agree_on

FUNCTIONS = ("vjp", "jvp", "jacobian", "hessian", "vhp", "hvp")


def tensor(lib: Any, *values: Any, **more: Any) -> Any:
    return lib.tensor(list(values), dtype=lib.float64, **more)


def described(value: Any) -> Any:
    """A value with the structure, shapes, dtypes and history that it has."""
    if isinstance(value, (tuple, list)):
        return (type(value).__name__, *[described(item) for item in value])
    return (tuple(value.shape), str(value.dtype).rpartition(".")[2], value.requires_grad, value)


# -- functions ---------------------------------------------------------------------------------------


def simple(lib: Any) -> tuple[Any, Any, Any]:
    return lambda x: x.exp() * x, tensor(lib, 0.5, 1.5), tensor(lib, 1.0, -2.0)


def reducing(lib: Any) -> tuple[Any, Any, Any]:
    return lambda x: (x**3).sum() + x[0] * x[1], tensor(lib, 0.5, 1.5), tensor(lib, 1.0, -2.0)


def matrix(lib: Any) -> tuple[Any, Any, Any]:
    x = tensor(lib, [0.1, 0.2, 0.3], [0.4, 0.5, 0.6])
    return lambda x: x.sin().sum(1), x, x + 1


def several_inputs(lib: Any) -> tuple[Any, Any, Any]:
    x, y = tensor(lib, 0.5, 1.5), tensor(lib, 2.0, 3.0, 4.0)
    return lambda x, y: (x.sum() * y**2).sum(), (x, y), (x * 2, y * 3)


def several_outputs(lib: Any) -> tuple[Any, Any, Any]:
    x, y = tensor(lib, 0.5, 1.5), tensor(lib, 2.0, 3.0)
    return lambda x, y: (x * y, x.sum() + y), (x, y), (x * 2, y * 3)


def one_in_a_tuple(lib: Any) -> tuple[Any, Any, Any]:
    x = tensor(lib, 0.5, 1.5)
    return lambda x: (x.cos(),), (x,), (x,)


def scalar(lib: Any) -> tuple[Any, Any, Any]:
    return lambda x: x**4, lib.tensor(1.5, dtype=lib.float64), None


def one_element(lib: Any) -> tuple[Any, Any, Any]:
    return lambda x: x**4, tensor(lib, 1.5), None


def independent(lib: Any) -> tuple[Any, Any, Any]:
    x, y = tensor(lib, 0.5, 1.5), tensor(lib, 2.0, 3.0)
    return lambda x, y: (x * x).sum(), (x, y), (x, y)


def linear(lib: Any) -> tuple[Any, Any, Any]:
    x = tensor(lib, 0.5, 1.5)
    return lambda x: (3 * x).sum(), x, x


def constant(lib: Any) -> tuple[Any, Any, Any]:
    x = tensor(lib, 0.5, 1.5)
    return lambda x: tensor(lib, 2.0).sum(), x, x


def constant_beside(lib: Any) -> tuple[Any, Any, Any]:
    x = tensor(lib, 0.5, 1.5)
    return lambda x: (x * 2, tensor(lib, 2.0)), x, x


def complex_values(lib: Any) -> tuple[Any, Any, Any]:
    x = lib.tensor([0.5 + 1j, 1.5 - 0.5j], dtype=lib.complex128)
    return lambda x: x * x, x, x + 1


def empty(lib: Any) -> tuple[Any, Any, Any]:
    x = lib.zeros(0, dtype=lib.float64)
    return lambda x: x * 2, x, x


PROGRAMS = {
    f.__name__: f
    for f in (
        simple,
        reducing,
        matrix,
        several_inputs,
        several_outputs,
        one_in_a_tuple,
        scalar,
        one_element,
        independent,
        linear,
        constant,
        constant_beside,
        complex_values,
        empty,
    )
}


def called(lib: Any, function: str, name: str, **options: Any) -> Any:
    func, inputs, v = PROGRAMS[name](lib)
    method = getattr(lib.autograd.functional, function)
    if function in ("jacobian", "hessian"):
        return method(func, inputs, **options)
    if function == "vjp" and v is not None:
        outputs = func(*inputs) if isinstance(inputs, tuple) else func(inputs)
        many = isinstance(outputs, tuple)
        v = tuple(o.detach() * 0.5 + 1 for o in outputs) if many else outputs.detach() * 0.5 + 1
    return method(func, inputs, v, **options)


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("create_graph", [False, True])
@pytest.mark.parametrize("name", list(PROGRAMS))
@pytest.mark.parametrize("function", FUNCTIONS)
def test_values_and_errors(function: str, name: str, create_graph: bool, strict: bool) -> None:
    if function == "jacobian" and name == "empty":
        pytest.skip("PyTorch has no Jacobian of nothing; ours is empty")
    if function == "jacobian" and name == "several_outputs" and create_graph and strict:
        pytest.skip("PyTorch's message has the output's number for the input's")

    def program(lib: Any, log: Log) -> None:
        log(described(called(lib, function, name, create_graph=create_graph, strict=strict)))

    agree_on(program)


@pytest.mark.parametrize("name", list(PROGRAMS))
@pytest.mark.parametrize(
    ("function", "options"),
    [
        ("jacobian", {"vectorize": True}),
        ("jacobian", {"vectorize": True, "create_graph": True}),
        ("jacobian", {"vectorize": True, "strategy": "forward-mode"}),
        ("jacobian", {"vectorize": True, "strict": True}),
        ("hessian", {"vectorize": True}),
        ("hessian", {"vectorize": True, "outer_jacobian_strategy": "forward-mode"}),
    ],
)
def test_vectorized_and_forward_mode(function: str, name: str, options: dict[str, Any]) -> None:
    """The same values: in forward mode PyTorch returns lists, and its Hessian keeps a graph unasked."""
    if name == "empty":
        pytest.skip("PyTorch has no Jacobian of nothing; ours is empty")

    def program(lib: Any, log: Log) -> None:
        log(called(lib, function, name, **options))

    agree_on(program)


@pytest.mark.parametrize("function", FUNCTIONS)
def test_graphs_continue_into_the_callers(function: str) -> None:
    def program(lib: Any, log: Log) -> None:
        x = tensor(lib, 0.5, 1.5, requires_grad=True)
        v = tensor(lib, 1.0, 2.0, requires_grad=True)
        method = getattr(lib.autograd.functional, function)

        def f(x: Any) -> Any:
            return (x**3).sum() * x[0]

        options = {"create_graph": True}
        if function in ("jacobian", "hessian"):
            found = method(f, x * 1, **options)
        elif function == "vjp":
            found = method(f, x * 1, v.sum(), **options)[1]
        else:
            found = method(f, x * 1, v * 1, **options)[1]
        found.sum().backward()
        log(x.grad, v.grad)

    agree_on(program)


def test_inputs_are_left_alone() -> None:
    def program(lib: Any, log: Log) -> None:
        x = tensor(lib, 0.5, requires_grad=True)
        y = tensor(lib, 0.5)
        F = lib.autograd.functional
        log(F.jacobian(lambda x: x * x, x).requires_grad, x.grad)
        log(F.jacobian(lambda x: x * x, y).requires_grad, y.requires_grad)
        with lib.no_grad():
            log(F.jacobian(lambda x: x * x, y), F.vjp(lambda x: x * x, y))
            log(lib.is_grad_enabled())

    agree_on(program)


def test_refusals() -> None:
    def program(lib: Any, log: Log) -> None:
        F = lib.autograd.functional
        x, wide = tensor(lib, 1.0, 2.0), tensor(lib, [1.0, 2.0])

        def f(x: Any) -> Any:
            return x * 2

        for name in FUNCTIONS:
            method = getattr(F, name)
            says = f"inputs given to {name} must be either a Tensor or a tuple of Tensors but the"
            log.refusal(lambda m=method: m(f, 3), says)
            log.refusal(lambda m=method: m(f, (x, 3)), "index 1 has type")
            log.refusal(lambda m=method: m(f, [x]), says)
            log.refusal(
                lambda m=method: m(lambda x: 3, x), "outputs of the user-provided function given to"
            )
            log.refusal(lambda m=method: m(lambda x: (x.sum(), 3), x), "index 1 has type")
        for name in ("hessian", "vhp", "hvp"):
            method = getattr(F, name)
            log.refusal(
                lambda m=method: m(lambda x: (x.sum(),), x), "should return a single Tensor"
            )
            log.refusal(lambda m=method: m(f, x), "should contain a single element")
        for name in ("vjp", "jvp", "vhp", "hvp"):
            method = getattr(F, name)
            g = f if name in ("vjp", "jvp") else (lambda x: x.sum() ** 2)
            log.refusal(lambda m=method, g=g: m(g, x), "The vector v can only be None if")
            log.refusal(lambda m=method, g=g: m(g, x, wide), "v has invalid size: should be")
            log.refusal(lambda m=method, g=g: m(g, x, (x, x)), "v is a tuple of invalid length")
            log.refusal(lambda m=method, g=g: m(g, x, 3), "v given to")
            log.refusal(lambda m=method, g=g: m(g, x, (x, 3)), "index 1 has type")
        log.refusal(lambda: F.vjp(lambda x: (x, x), x, x), "")
        log.refusal(lambda: F.jacobian(f, x, strategy="sideways"), "Expected strategy to be either")
        log.refusal(
            lambda: F.jacobian(f, x, strict=True, vectorize=True), "are not supported together"
        )
        log.refusal(
            lambda: F.jacobian(f, x, strict=True, strategy="forward-mode"), "are not supported"
        )
        log.refusal(
            lambda: F.hessian(lambda x: x.sum(), x, outer_jacobian_strategy="sideways"), "strategy"
        )

    agree_on(program)
