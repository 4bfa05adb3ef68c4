"""Custom operators beside PyTorch's: the same definitions, calls and mistakes in both."""

# Annotations are evaluated where the functions are defined, so they must not be strings here.
# ruff: noqa: B008, B023, UP006, UP007, UP035, UP045

import itertools
import typing
from importlib import import_module
from typing import List, Optional, Sequence, Tuple, Union

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from programs import Log, Program, gs, log_of, torch

_numbers = itertools.count()


def agree_on(program: Program) -> None:
    """Fail unless both libraries write the same log, and run to the end."""
    theirs = log_of(torch, program)
    assert log_of(gs, program) == theirs
    assert theirs[-1][0] != "stopped by", theirs[-1]


def module(lib):
    """The older form's module."""
    return import_module("torch._custom_ops" if lib is torch else "gradsmith.custom_ops")


@pytest.fixture
def space():
    """A namespace of its own, the same for both libraries."""
    return f"parity{next(_numbers)}"


# -- schemas ------------------------------------------------------------------------------------------


def signatures(lib):
    T, N = lib.Tensor, Union[int, float, bool]

    def plain(x: T, n: int, f: float, b: bool, s: str, d: lib.dtype, e: lib.device, q: N) -> T: ...
    def optional(
        x: Optional[T],
        n: Optional[int],
        f: Union[float, None],
        s: Optional[str],
        q: Optional[N],
        d: Optional[lib.dtype],
    ) -> T: ...
    def modern(x: T | None, n: int | None = None, s: str | None = "a b") -> T: ...
    def lists(
        x: list[T], y: List[int], z: Sequence[float], b: typing.List[bool], q: Sequence[N]
    ) -> list[T]: ...
    def optional_lists(
        x: List[Optional[T]],
        y: Optional[List[int]],
        z: Optional[Sequence[float]],
        w: Optional[list[bool]],
    ) -> List[T]: ...
    def defaults(x: T, n: int = 3, f: float = 1e-5, b: bool = True, s: str = "mean", *, d: lib.dtype = lib.float32, e: lib.device = lib.device("cpu"), m: Optional[
        int
    ] = None, g: float = float(
        "inf"
    )
    ) -> T: ...  # fmt: skip

    def several(x: T) -> Tuple[T, int, float, bool, N, List[T]]: ...
    def nothing(x: T, y: T, z: Optional[T], w: List[T]) -> None: ...
    def without() -> T: ...
    def strings(x: "T", y: "Optional[int]") -> "Tuple[T, T]": ...

    strings.__annotations__ = {
        "x": "Tensor", "y": "Optional[int]", "return": "Tuple[Tensor, Tensor]",
    }  # fmt: skip
    scope = {"Tensor": T, "Optional": Optional, "Tuple": Tuple}
    strings = type(strings)(strings.__code__, scope, "strings")
    strings.__annotations__ = {
        "x": "Tensor", "y": "Optional[int]", "return": "Tuple[Tensor, Tensor]",
    }  # fmt: skip
    return [
        plain,
        optional,
        modern,
        lists,
        optional_lists,
        defaults,
        several,
        nothing,
        without,
        strings,
    ]


def test_schemas():
    def program(lib, log: Log) -> None:
        for function in signatures(lib):
            log(lib.library.infer_schema(function, mutates_args=()))
            log(
                lib.library.infer_schema(
                    function, op_name=function.__name__, mutates_args="unknown"
                )
            )
        nothing = signatures(lib)[7]
        log(lib.library.infer_schema(nothing, mutates_args={"y", "w"}))

    agree_on(program)


def test_schemas_of_tagged_functions():
    def program(lib, log: Log) -> None:
        T, tag = lib.Tensor, lib.Tag

        def inplace(x: T, n: int) -> T: ...
        def out(x: T, *, out: T) -> T: ...
        def outs(x: T, *, a: T, b: T) -> Tuple[T, T]: ...

        infer = lib.library.infer_schema
        log(infer(inplace, mutates_args={"x"}, tags=tag.inplace))
        log(infer(out, mutates_args={"out"}, tags=[tag.out]))
        log(infer(outs, mutates_args={"a", "b"}, tags=(tag.out,)))
        for function, names, which, says in (
            (
                inplace,
                (),
                tag.inplace,
                "requires mutates_args to contain exactly the first positional argument",
            ),
            (inplace, "unknown", tag.inplace, "requires mutates_args to contain exactly"),
            (out, ("x", "out"), tag.out, "requires mutable arguments to be keyword-only"),
            (out, (), tag.out, "requires at least one mutable keyword-only Tensor argument"),
            (
                outs,
                ("a",),
                tag.out,
                "requires the return annotation to match the mutable keyword-only",
            ),
        ):
            log.refusal(lambda: infer(function, mutates_args=names, tags=which), says)

    agree_on(program)


def test_refused_annotations():
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        def missing(x) -> T: ...
        def no_return(x: T): ...
        def star(*x: T) -> T: ...
        def double_star(**x: T) -> T: ...
        def only(x: T, /) -> T: ...
        def mapping(x: dict) -> T: ...
        def complicated(x: complex) -> T: ...
        def union(x: Union[int, str]) -> T: ...
        def nested(x: List[List[int]]) -> T: ...
        def listed(x: T, y: list = ()) -> T: ...
        def wrong_default(x: T, n: Optional[int] = T) -> T: ...
        def text(x: T) -> str: ...
        def optional(x: T) -> Optional[T]: ...
        def sequence(x: T) -> Sequence[T]: ...
        def optional_list(x: Optional[List[T]]) -> T: ...

        for function, says in (
            (missing, "Parameter x must have a type annotation"),
            (no_return, "No return type annotation was provided. Please add one"),
            (star, "We do not support positional-only args, varargs, or varkwargs"),
            (double_star, "We do not support positional-only args, varargs, or varkwargs"),
            (only, "We do not support positional-only args, varargs, or varkwargs"),
            (mapping, "Parameter x has unsupported type"),
            (complicated, "Parameter x has unsupported type"),
            (union, "Parameter x has unsupported type"),
            (nested, "Parameter x has unsupported type"),
            (listed, "Parameter y has unsupported type"),
            (wrong_default, "Parameter n has an unsupported default value type"),
            (text, "Return has unsupported type"),
            (optional, "Return has unsupported type"),
            (sequence, "Return has unsupported type"),
            (optional_list, "Parameter x has unsupported type"),
        ):
            log.refusal(lambda: lib.library.infer_schema(function, mutates_args=()), says)

        def good(x: T, n: int) -> T: ...

        for names, says in (
            (
                "x",
                "mutates_args must either be a sequence of the names of the arguments that are mutated",
            ),
            (("z",), "in mutates_args were not found in the custom op's signature"),
            (("n",), "but only Tensors or collections of Tensors can be mutated"),
        ):
            log.refusal(lambda: lib.library.infer_schema(good, mutates_args=names), says)

    agree_on(program)


def test_a_string_that_is_no_type():
    def program(lib, log: Log) -> None:
        def function(x: "NoSuchType") -> lib.Tensor: ...  # noqa: F821

        log.refusal(
            lambda: lib.library.infer_schema(function, mutates_args=()),
            "Unsupported type annotation NoSuchType. It is not a type",
        )

    agree_on(program)


# -- definitions --------------------------------------------------------------------------------------


def test_sets_of_names(space):
    def program(lib, log: Log) -> None:
        def function(x): ...

        def define(mutates_args, schema):
            name = f"{space}::named"
            lib.library.custom_op(name, function, mutates_args=mutates_args, schema=schema)

        def annotated(x: lib.Tensor) -> lib.Tensor: ...

        log.refusal(
            lambda: define((), "(Tensor(a!) x) -> ()"), "suggests that the op mutates {'x'}"
        )
        log.refusal(
            lambda: lib.library.infer_schema(annotated, mutates_args=("y",)),
            "{'y'} in mutates_args were not found",
        )
        library = lib.library.Library(space, "FRAGMENT")
        for schema in ("f(Tensor a) -> asdf", "f(asdf a) -> Tensor"):
            log.refusal(lambda s=schema: library.define(s), "unknown type specifier")
        older = module(lib)
        for number, (schema, says) in enumerate(
            (
                ("(", "Invalid function schema: older"),
                ("Tensor x -> Tensor", "Invalid function schema: older"),
                ("", "Invalid function schema: older"),
                ("(Tensor x) -> Tensor(a)", "custom_op only supports functional operators"),
                ("f(Tensor x) -> Tensor", "Could not find the operator"),
            )
        ):
            log.refusal(lambda n=number, s=schema: older.custom_op(f"{space}::older{n}", s), says)

    agree_on(program)


def test_calls(space):
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        @lib.library.custom_op(f"{space}::scale", mutates_args=())
        def scale(x: T, n: int = 2, *, by: float = 0.5) -> T:
            return x * n * by

        x = lib.tensor([1.0, 2.0])
        op = getattr(lib.ops, space).scale
        log(scale(x), scale(x, 3), scale(x, n=3, by=2.0), scale(x=x, by=1), scale(x, by=2))
        log(op(x, 3), op.default(x, by=4.0), scale._opoverload(x))
        log(repr(scale), scale._qualname, [tag.name for tag in scale._opoverload.tags])
        log(str(scale._opoverload._schema), isinstance(scale, lib.library.CustomOpDef))
        log.refusal(lambda: scale(), "is missing value for argument 'x'")
        log.refusal(
            lambda: scale(3),
            "Expected a value of type 'Tensor' for argument 'x' but instead found type 'int'",
        )
        log.refusal(lambda: scale(x, "a"), "Expected a value of type 'int' for argument 'n'")
        log.refusal(lambda: scale(x, 1, 2), "2 positional argument(s)")
        log.refusal(lambda: scale(x, z=1), "z")

    agree_on(program)


def test_results_of_every_kind(space):
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        @lib.library.custom_op(f"{space}::several", mutates_args=())
        def several(x: T) -> Tuple[T, int, float, bool, List[T]]:
            return x + 1, 2, 3.0, True, [x * 2, x * 3]

        @lib.library.custom_op(f"{space}::nothing", mutates_args=())
        def nothing(x: T) -> None:
            return None

        @lib.library.custom_op(f"{space}::listed", mutates_args=())
        def listed(xs: Sequence[T], sizes: Sequence[int]) -> List[T]:
            log(type(sizes).__name__, type(xs).__name__)
            return [x * n for x, n in zip(xs, sizes)]

        x = lib.tensor([1.0, 2.0])
        log(several(x), nothing(x), listed([x, x], [2, 3]), listed((x,), (4,)), listed([], []))
        log(type(several(x)).__name__, type(listed([x], [1])).__name__)

        @lib.library.custom_op(f"{space}::wrong", mutates_args=())
        def wrong(x: T, kind: str) -> T:
            return {
                "int": 5,
                "str": "a",
                "list": [x.clone()],
                "tuple": (x.clone(), x.clone()),
                "none": None,
            }[kind]

        for kind in ("int", "str", "list", "tuple"):
            log.refusal(lambda: wrong(x, kind), "Unable to cast")
        log(wrong(x, "none"))

    agree_on(program)


def test_memory_of_results(space):
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        @lib.library.custom_op(f"{space}::out", mutates_args=())
        def out(x: T, y: T, kind: str) -> T:
            return {
                "argument": lambda: x, "second": lambda: y, "part": lambda: x[:1], "view": lambda: y.view(2, 1),
                "new": lambda: x + y, "part of new": lambda: (x + y)[:1], "clone": lambda: x.clone(),
            }[kind]()  # fmt: skip

        @lib.library.custom_op(f"{space}::pair", mutates_args=())
        def pair(x: T, kind: str) -> Tuple[T, T]:
            y = x + 1
            return {
                "same": lambda: (y, y), "parts": lambda: (y[:1], y[1:]), "new": lambda: (y, x * 2),
                "argument": lambda: (y, x), "empty": lambda: (lib.empty(0), lib.empty(0)),
            }[kind]()  # fmt: skip

        @lib.library.custom_op(f"{space}::listed", mutates_args=())
        def listed(xs: List[T], kind: str) -> List[T]:
            return {
                "same": lambda: xs,
                "new": lambda: [x + 1 for x in xs],
                "one": lambda: [xs[0] * 2, xs[1]],
            }[kind]()

        says = "may not alias any inputs to this custom operator or other returns"
        x, y = lib.tensor([1.0, 2.0]), lib.tensor([3.0, 4.0])
        for kind in ("argument", "second", "part", "view", "new", "part of new", "clone"):
            log.refusal(lambda: out(x, y, kind), says)
        for kind in ("same", "parts", "new", "argument", "empty"):
            log.refusal(lambda: pair(x, kind), says)
        for kind in ("same", "new", "one"):
            log.refusal(lambda: listed([x, y], kind), says)
        x.requires_grad_()
        for kind in ("argument", "part", "new"):
            log.refusal(lambda: out(x, y, kind), says)

    agree_on(program)


def test_changed_arguments(space):
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        @lib.library.custom_op(f"{space}::add_one", mutates_args={"x"})
        def add_one(x: T) -> None:
            x += 1

        @lib.library.custom_op(f"{space}::all", mutates_args="unknown")
        def all_of_them(x: T, ys: List[T], z: Optional[T] = None) -> None:
            x.add_(1)
            ys[0].mul_(2)

        @lib.library.custom_op(f"{space}::by_numpy", mutates_args=["x"])
        def by_numpy(x: T, y: T) -> T:
            x.numpy()[:] = 7
            return y + 1

        x, y, z = lib.zeros(2), lib.ones(2), lib.ones(2)
        log(add_one(x), x, x._version)
        log(all_of_them(x, [y, z]), x, y, z, x._version, y._version, z._version)
        log(by_numpy(x, y), x, x._version, y._version)

        leaf = lib.ones(2, requires_grad=True)
        used = leaf * 2
        product = used * used
        log(add_one(used), used._version)
        log.refusal(lambda: product.sum().backward(), "has been modified by an inplace operation")
        log(add_one(leaf), leaf.requires_grad, leaf.grad_fn is None)
        says = "Cannot register autograd formula for non-functional operator"
        log.refusal(lambda: add_one.register_autograd(lambda ctx, g: g), says)

    agree_on(program)


def test_tagged(space):
    def program(lib, log: Log) -> None:
        T, tag = lib.Tensor, lib.Tag

        @lib.library.custom_op(f"{space}::neg_", mutates_args={"x"}, tags=tag.inplace)
        def neg_(x: T, right: bool = True) -> T:
            x.mul_(-1)
            return x if right else x.clone()

        @lib.library.custom_op(f"{space}::double", mutates_args={"out"}, tags=[tag.out])
        def double(x: T, right: bool = True, *, out: T) -> T:
            out.copy_(x * 2)
            return out if right else x

        x, y = lib.ones(2), lib.zeros(2)
        log(neg_(x) is x, x, double(x, out=y) is y, y, y._version)
        log.refusal(lambda: neg_(x, False), "must return its first argument")
        log.refusal(
            lambda: double(x, False, out=y), "must return its mutable keyword-only arguments"
        )
        log([tag.name for tag in neg_._opoverload.tags], str(double._opoverload._schema))
        y.requires_grad_()
        log.refusal(lambda: double(x, out=y), "don't support automatic differentiation, but one of")
        log.refusal(
            lambda: double.register_autograd(lambda ctx, g: g),
            "Cannot register autograd formula for operator tagged",
        )
        m = lib.ones(2, device="meta")
        log(neg_(m) is m)

    agree_on(program)


def test_views(space):
    def program(lib, log: Log) -> None:
        @lib.library.custom_op(
            f"{space}::first", mutates_args=(), schema="(Tensor(a) x) -> Tensor(a)"
        )
        def first(x):
            return x[:1]

        x = lib.ones(2)
        v = first(x)
        log(v, v._is_view(), v._base is x)
        v.add_(1)
        log(x, x._version, v._version)
        y = lib.ones(2, requires_grad=True) * 1
        w = first(y)
        log(w.requires_grad, w._is_view(), w._base is y)
        log(first.register_autograd(lambda ctx, g: lib.cat([g, lib.zeros(1)])))
        leaf = lib.ones(2, requires_grad=True)
        first(leaf * 3).sum().backward()
        log(leaf.grad)

    agree_on(program)


def test_given_schemas(space):
    def program(lib, log: Log) -> None:
        custom = lib.library.custom_op

        @custom(f"{space}::f", mutates_args=(), schema="(Tensor x, int n=2) -> (Tensor, Tensor)")
        def f(x, n=3):
            return x * n, x + n

        x = lib.ones(1)
        log(f(x), f(x, 2), f(x, 5), str(f._opoverload._schema))
        says = "Please make these consistent"
        log.refusal(
            lambda: custom(f"{space}::g", mutates_args=(), schema="(Tensor(a!) x) -> ()")(f), says
        )
        log.refusal(
            lambda: custom(f"{space}::h", mutates_args={"x"}, schema="(Tensor x) -> ()")(f), says
        )

        def keyword(x: lib.Tensor, *, y: lib.Tensor) -> lib.Tensor: ...

        says = "custom_op with kwarg-only Tensor args. Please make your tensors not kwarg-only"
        log.refusal(lambda: custom(f"{space}::i", keyword, mutates_args=()), says)
        log.refusal(lambda: custom("no_namespace", keyword, mutates_args=()))

    agree_on(program)


# -- kernels ------------------------------------------------------------------------------------------


def test_kernels_of_devices(space):
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        def base(x: T) -> T:
            return x * 0

        f = lib.library.custom_op(f"{space}::f", base, mutates_args=())
        x = lib.ones(2)
        log(f(x))

        @f.register_kernel("cpu")
        def _(x):
            return x * 2

        log(f(x))
        with f.set_kernel_enabled("cpu", enabled=False):
            log(f(x))
            with f.set_kernel_enabled("cpu", enabled=True):
                log(f(x))
            log(f(x))
        log(f(x))
        log(f.register_kernel(["cpu", "cuda"], lambda x: x * 3) is None, f(x))
        lib.library.register_kernel(f"{space}::f", "cpu", lambda x: x * 4)
        log(f(x))
        lib.library.register_kernel(f, "cpu", lambda x: x * 5)
        log(f(x))

        g = lib.library.custom_op(f"{space}::g", base, mutates_args=(), device_types="cuda")
        log.refusal(lambda: g(x), "Could not run")
        says = "device type at start of device string: nowhere"
        log.refusal(
            lambda: lib.library.custom_op(
                f"{space}::h", base, mutates_args=(), device_types="nowhere"
            ),
            says,
        )

    agree_on(program)


def test_factories(space):
    def program(lib, log: Log) -> None:
        custom = lib.library.custom_op

        def make(n: int) -> lib.Tensor:
            return lib.ones(n)

        def make_on(n: int, device: lib.device) -> lib.Tensor:
            return lib.ones(n, device=device)

        log(custom(f"{space}::make", make, mutates_args=())(2))
        says = "Functions without tensor inputs are required to have a `device:"
        log.refusal(
            lambda: custom(f"{space}::cpu", make, mutates_args=(), device_types="cpu"), says
        )
        f = custom(f"{space}::on", make_on, mutates_args=(), device_types="cpu")
        log(f(2, "cpu"), f(3, lib.device("cpu")), f(2, device="cpu"))
        log.refusal(lambda: f(2, "meta"), "does not have a kernel registered for meta")
        f.register_kernel("meta")(make_on)
        log(f(2, "meta"))

    agree_on(program)


def test_fakes(space):
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: T, n: int = 2) -> T:
            return lib.cat([x] * n)

        @lib.library.custom_op(f"{space}::write", mutates_args={"x"})
        def write(x: T) -> None:
            x.add_(1)

        m = lib.ones(3, device="meta")
        log.refusal(lambda: f(m), "There was no fake impl registered for <CustomOpDef(")
        log(write(m), lib.library.get_ctx())

        @f.register_fake
        def _(x, n=2):
            return x.new_empty(x.shape[0] * n)

        log(f(m), f(m, 4), f(lib.ones(1)))

        def asks(x, n=2):
            return x.new_empty(lib.library.get_ctx().new_dynamic_size())

        lib.library.register_fake(f"{space}::f", asks)
        log.refusal(lambda: f(m), "trying to run this operator with meta Tensors")

    agree_on(program)


def test_defined_again(space):
    def program(lib, log: Log) -> None:
        def define(n):
            @lib.library.custom_op(f"{space}::f", mutates_args=())
            def f(x: lib.Tensor) -> lib.Tensor:
                return x * n

            return f

        x = lib.ones(1)
        first = define(2)
        log(first(x), getattr(lib.ops, space).f(x))
        second = define(3)
        log(second(x), getattr(lib.ops, space).f(x))

    agree_on(program)


# -- autograd -----------------------------------------------------------------------------------------


def test_without_a_formula(space):
    def program(lib, log: Log) -> None:
        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: lib.Tensor, y: lib.Tensor) -> Tuple[lib.Tensor, lib.Tensor]:
            log("grad mode", lib.is_grad_enabled(), x.numpy().tolist())
            return x * y, (x > 0)

        x, y = lib.ones(2, requires_grad=True), lib.ones(2)
        a, b = f(x, y)
        log(a.requires_grad, b.requires_grad, a.grad_fn.name(), a.is_leaf)
        says = "but no autograd formula was registered. Please use register_autograd to add one."
        log.refusal(lambda: a.sum().backward(), says)
        log(f(y, y)[0].requires_grad)
        with lib.no_grad():
            log(f(x, y)[0].requires_grad)

    agree_on(program)


def test_formula(space):
    def program(lib, log: Log) -> None:
        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(
            x: lib.Tensor, n: int, y: Optional[lib.Tensor] = None, *, by: float = 2.0
        ) -> lib.Tensor:
            return x * n * by if y is None else x * y * n * by

        def setup(ctx, inputs, keyword_only_inputs, output):
            x, n, y = inputs
            log(n, y is None, keyword_only_inputs, output)
            ctx.save_for_backward(x, y)
            ctx.factor = n * keyword_only_inputs["by"]

        def backward(ctx, grad):
            log(ctx.needs_input_grad)
            x, y = ctx.saved_tensors
            if y is None:
                return grad * ctx.factor, None, None
            return grad * y * ctx.factor, None, grad * x * ctx.factor

        f.register_autograd(backward, setup_context=setup)
        x, y = lib.tensor([1.0, 2.0], requires_grad=True), lib.tensor(
            [3.0, 4.0], requires_grad=True
        )
        log(lib.autograd.grad(f(x, 3).sum(), x))
        log(lib.autograd.grad(f(x, 3, y, by=0.5).sum(), (x, y)))
        (gx,) = lib.autograd.grad(f(x, 2, y).sum(), x, create_graph=True)
        log(gx, gx.requires_grad, lib.autograd.grad(gx.sum(), y))
        log(f(x, 3).grad_fn.name())
        x.data.copy_(lib.tensor([5.0, 6.0]))
        out = f(x, 1, y)
        with lib.no_grad():
            y.add_(1)
        log.refusal(lambda: out.sum().backward(), "has been modified by an inplace operation")

    agree_on(program)


def test_gradients_left_out_for_defaults(space):
    def program(lib, log: Log) -> None:
        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: lib.Tensor, n: int = 2, m: int = 3) -> lib.Tensor:
            return x * n * m

        f.register_autograd(lambda ctx, grad: grad * 10)
        x = lib.ones(1, requires_grad=True)
        log(lib.autograd.grad(f(x), x))
        log.refusal(lambda: f(x, 4).sum().backward(), "returned an incorrect number of gradients")
        f.register_autograd(lambda ctx, grad: (grad * 10, None, None))
        log(lib.autograd.grad(f(x), x), lib.autograd.grad(f(x, 4, 5), x))

    agree_on(program)


def test_wrong_gradients(space):
    def program(lib, log: Log) -> None:
        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: lib.Tensor, n: int) -> lib.Tensor:
            return x * n

        x = lib.ones(2, requires_grad=True)
        for result, says in (
            (lambda g: g, "returned an incorrect number of gradients"),
            (
                lambda g: (g, g),
                "returned a gradient different than None at position 2, but the corresponding",
            ),
            (lambda g: ("a", None), "expected Variable or None (got str)"),
            (
                lambda g: (g[:1].repeat(5), None),
                "returned an invalid gradient at index 0 - got [5] but expected shape",
            ),
            (
                lambda g: (g, None, g),
                "returned a gradient different than None at position 3, but the",
            ),
            (lambda g: (g, None, None, None), ""),
            (lambda g: (g, None, g, g), "returned an incorrect number of gradients"),
            (lambda g: (None, None), ""),
        ):
            f.register_autograd(lambda ctx, g: result(g))
            log.refusal(lambda: f(x, 2).sum().backward(), says)
        log(x.grad)

    agree_on(program)


def test_lists(space):
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(xs: List[T], w: List[float]) -> List[T]:
            return [x * n for x, n in zip(xs, w)]

        def setup(ctx, inputs, output):
            xs, w = inputs
            log(len(xs), type(w).__name__, len(output))
            ctx.w = w

        def backward(ctx, grads):
            log(ctx.needs_input_grad, grads)
            return [g * n for g, n in zip(grads, ctx.w)], None

        f.register_autograd(backward, setup_context=setup)
        x, y = lib.ones(2, requires_grad=True), lib.ones(2)
        out = f([x, y], [2.0, 3.0])
        log(out, [o.requires_grad for o in out])
        log(lib.autograd.grad(out[0].sum() + out[1].sum(), x))
        log(lib.autograd.grad(f([x, x], [2.0, 3.0])[1].sum(), x))
        says = "Expected the return from backward to be of the same structure as the inputs"
        for wrong in (([None], None), (None, None), ([None, None, None], None)):
            f.register_autograd(lambda ctx, grads: wrong)
            log.refusal(lambda: f([x, y], [1.0, 1.0])[0].sum().backward(), says)

    agree_on(program)


def test_none_and_materialized_gradients(space):
    def program(lib, log: Log) -> None:
        T = lib.Tensor

        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: T) -> Tuple[T, T]:
            return x * 2, x * 3

        def backward(ctx, a, b):
            log(a, b)
            return a * 2 if b is None else a * 2 + b * 3

        f.register_autograd(backward)
        x = lib.ones(2, requires_grad=True)
        log(lib.autograd.grad(f(x)[0].sum(), x))
        f.register_autograd(
            backward, setup_context=lambda ctx, inputs, output: ctx.set_materialize_grads(False)
        )
        log(lib.autograd.grad(f(x)[0].sum(), x))

        def marking(ctx, inputs, output):
            ctx.mark_non_differentiable(output[1])

        f.register_autograd(backward, setup_context=marking)
        a, b = f(x)
        log(a.requires_grad, b.requires_grad, lib.autograd.grad(a.sum(), x))

    agree_on(program)


def test_once_differentiable(space):
    def program(lib, log: Log) -> None:
        once = import_module(f"{lib.__name__}.autograd.function").once_differentiable

        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: lib.Tensor) -> lib.Tensor:
            return x * x

        @once
        def backward(ctx, grad):
            return grad * 2

        f.register_autograd(backward)
        x = lib.ones(2, requires_grad=True)
        (g,) = lib.autograd.grad(f(x).sum(), x, create_graph=True)
        log(g, g.requires_grad)
        f.register_autograd(lambda ctx, grad: grad * 2)
        (g,) = lib.autograd.grad(f(x).sum() * x.sum(), x, create_graph=True)
        log(g, g.requires_grad)

    agree_on(program)


def test_forward_tangents_are_refused(space):
    def program(lib, log: Log) -> None:
        forward = import_module(f"{lib.__name__}.autograd.forward_ad")

        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: lib.Tensor) -> lib.Tensor:
            return x * x

        x = lib.ones(2, requires_grad=True)
        with forward.dual_level():
            log.refusal(lambda: f(forward.make_dual(x, lib.ones(2))), "")

    agree_on(program)


# -- modes and subclasses -----------------------------------------------------------------------------


def test_modes(space):
    def program(lib, log: Log) -> None:
        TorchDispatchMode = import_module(
            f"{lib.__name__}.utils._python_dispatch"
        ).TorchDispatchMode
        TorchFunctionMode = import_module(f"{lib.__name__}.overrides").TorchFunctionMode

        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: lib.Tensor, n: int = 2) -> lib.Tensor:
            return x * n

        f.register_autograd(lambda ctx, g: (g * 7, None))

        class Seeing(TorchDispatchMode):
            def __torch_dispatch__(self, func, types, args=(), kwargs=None):
                log("dispatch", str(func), len(args), kwargs or {})
                return func(*args, **(kwargs or {}))

        class Functions(TorchFunctionMode):
            def __torch_function__(self, func, types, args=(), kwargs=None):
                log("function", str(func), len(args), kwargs or {})
                return func(*args, **(kwargs or {}))

        x = lib.ones(2, requires_grad=True)
        with Seeing():
            y = f(x)
            f(x, 3)
            f(x, n=4)
        log(y, y.requires_grad)
        with Functions():
            f(x)
            f(x, 3)

        @f.register_torch_dispatch(Seeing)
        def _(mode, func, types, args, kwargs):
            log("rule", str(func))
            return lib.zeros(2)

        with Seeing():
            log(f(x))

    agree_on(program)


def test_vmap_rules_are_kept(space):
    def program(lib, log: Log) -> None:
        @lib.library.custom_op(f"{space}::f", mutates_args=())
        def f(x: lib.Tensor) -> lib.Tensor:
            return x * 2

        log(f.register_vmap(lambda info, in_dims, x: (f(x), in_dims[0])))
        f.register_vmap()(lambda info, in_dims, x: (f(x), in_dims[0]))
        lib.library.register_vmap(f, lambda info, in_dims, x: (f(x), in_dims[0]))
        log(f(lib.ones(1)))

    agree_on(program)


# -- operators without an autograd kernel ---------------------------------------------------------------


@pytest.mark.parametrize("mode", ["nothing", "warn"])
def test_fallback_modes(space, mode):
    def program(lib, log: Log) -> None:
        import warnings

        library = lib.library.Library(space, "FRAGMENT")
        library.define("f(Tensor x) -> Tensor")
        library.define("g(Tensor x) -> (Tensor, Tensor)")
        library.impl("f", lambda x: lib.tensor(x.detach().numpy() * 2), "CPU")
        library.impl("g", lambda x: (x * 2, lib.tensor(x.detach().numpy())), "CPU")
        before = lib._C._get_autograd_fallback_mode()
        lib._C._set_autograd_fallback_mode(mode)
        try:
            ops = getattr(lib.ops, space)
            x = lib.ones(2, requires_grad=True)
            y = ops.f(x)
            log(
                y.requires_grad,
                [t.requires_grad for t in ops.g(x)],
                ops.f(lib.ones(1)).requires_grad,
            )
            with warnings.catch_warnings(record=True) as seen:
                warnings.simplefilter("always")
                log.refusal(
                    lambda: (y * 1).sum().backward(),
                    "an autograd kernel was not registered to the Autograd key(s)",
                )
                log.refusal(
                    lambda: ops.g(x)[0].sum().backward(), "an autograd kernel was not registered"
                )
            log(
                [
                    "an autograd kernel was not registered" in str(w.message)
                    and f"{space}::" in str(w.message)
                    for w in seen
                ]
            )
        finally:
            lib._C._set_autograd_fallback_mode(before)

    agree_on(program)


# -- the older form -----------------------------------------------------------------------------------


def test_older_form(space):
    def program(lib, log: Log) -> None:
        ops, T = module(lib), lib.Tensor

        def f(x: T, ys: List[T], n: float) -> Tuple[T, T]: ...

        ops.custom_op(f"{space}::f")(f)
        op = getattr(lib.ops, space).f
        x, y = lib.ones(2), lib.ones(2, requires_grad=True)
        log.refusal(lambda: op(x, [x], 2.0), "")

        @ops.impl(f"{space}::f", device_types="cpu")
        def _(x, ys, n):
            return x * n, ys[0] * 3

        log(op(x, [x], 2.0))
        log.refusal(lambda: op(y, [x], 2.0), "Autograd has not been implemented for operator")
        log.refusal(lambda: op(x, [y], 2.0), "Autograd has not been implemented for operator")
        with lib.no_grad():
            log(op(y, [x], 2.0))

        @ops.impl_backward(f"{space}::f", output_differentiability=[True, False])
        def _(ctx, saved, g, h):
            log(saved["n"], len(saved["kept"]), h)
            return {"x": g * saved["n"] * saved["kept"][0], "ys": [None]}

        log.refusal(
            lambda: op(x, [x], 2.0), "but were unable to find a 'save_for_backward' registration"
        )

        @ops.impl_save_for_backward(f"{space}::f")
        def _(inputs, output):
            return {"n": inputs.n, "kept": [inputs.x, inputs.ys[0]]}

        a, b = op(y, [x], 2.0)
        log(a, b, a.requires_grad, b.requires_grad, lib.autograd.grad(a.sum(), y))

        @ops.impl_abstract(f"{space}::f")
        def _(x, ys, n):
            return lib.empty_like(x), lib.empty_like(ys[0])

        m = lib.ones(2, device="meta")
        log(op(m, [m], 2.0))
        log.refusal(lambda: ops.impl(f"{space}::f", device_types="cpu")(f), "This is not supported")
        log.refusal(
            lambda: ops.impl_save_for_backward(f"{space}::f")(f),
            "already has a save_for_backward impl",
        )
        ops._destroy(f"{space}::f")

    agree_on(program)


GRADIENTS = (
    ("text", "expected the output of the backward function to be a dict but got <class 'str'>"),
    ({"x": None}, "expected the returned grad_input dict to have keys"),
    ({"x": None, "ys": [None], "n": None}, "expected the returned grad_input dict to have keys"),
    ({"x": 3, "ys": [None]}, "got object of type <class 'int'> as the gradient for input 'x'"),
    ({"x": None, "ys": None}, "for input 'ys' expected the grad_input dict to hold a list of gradients"),
    ({"x": None, "ys": [None, None]}, "for input 'ys' expected the grad_input dict to hold a list of 1 gradients but got 2"),
    ({"x": None, "ys": ["a"]}, "to hold a list of None or Tensor gradients but got object of <class 'str'> at index 0"),
    ({"x": None, "ys": (None,)}, "nothing is wrong"),
)  # fmt: skip


@pytest.mark.parametrize("gradients, says", GRADIENTS)
def test_older_form_with_wrong_gradients(space, gradients, says):
    def program(lib, log: Log) -> None:
        ops = module(lib)
        ops.custom_op(f"{space}::f", "(Tensor x, Tensor[] ys, int n) -> Tensor")
        ops.impl(f"{space}::f", func=lambda x, ys, n: x * n)
        ops.impl_save_for_backward(f"{space}::f", func=lambda inputs, output: inputs.n)
        ops.impl_backward(f"{space}::f", func=lambda ctx, saved, grad: gradients)
        x = lib.ones(2, requires_grad=True)
        log.refusal(lambda: getattr(lib.ops, space).f(x, [x], 2).sum().backward(), says)

    agree_on(program)


def test_older_form_refuses(space):
    def program(lib, log: Log) -> None:
        ops = module(lib)

        def f(x: lib.Tensor) -> lib.Tensor: ...

        for name, says in (
            ("f", "Expected there to be a namespace in f"),
            ("aten::f", "is a reserved namespace"),
            ("torch::f", "is a reserved namespace"),
            (f"{space}::f.over", "do not handle overloads"),
            (f"{space}::g", "expected `func` to have name 'g' but got 'f'"),
        ):
            log.refusal(lambda: ops.custom_op(name)(f), says)
        log.refusal(
            lambda: ops.custom_op(f"{space}::f")(3), "Expected `func` to be a Python function"
        )
        for schema, says in (
            ("(Tensor(a!) x) -> Tensor", "custom_op only supports functional operators"),
            ("(Tensor(a) x) -> Tensor(a)", "custom_op only supports functional operators"),
            ("(Tensor x) -> ()", "custom_op only supports functional operators"),
            ("(Tensor self) -> Tensor", "custom_op does not support arguments named 'self'"),
        ):
            log.refusal(lambda: ops.custom_op(f"{space}::f", schema), says)
        ops.custom_op(f"{space}::f")(f)
        for flags in ([1], [True, True], (True,), True):
            says = "expected output_differentiability to be a list of bools with length equal to the number of outputs"
            log.refusal(
                lambda: ops.impl_backward(f"{space}::f", output_differentiability=flags)(f), says
            )
        log.refusal(lambda: ops.impl(f"{space}::unknown")(f), "Could not find the operator")

    agree_on(program)


# -- random programs ------------------------------------------------------------------------------------


@settings(max_examples=30)
@given(
    kinds=st.lists(
        st.sampled_from(["tensor", "optional", "list", "int", "float"]), min_size=1, max_size=4
    ).filter(lambda kinds: "tensor" in kinds),
    needs=st.lists(st.booleans(), min_size=4, max_size=4),
    absent=st.booleans(),
    outputs=st.integers(1, 3),
    formula=st.sampled_from(["right", "none", "short", "long", "no formula"]),
    data=st.integers(0, 3),
)
def test_random_definitions(kinds, needs, absent, outputs, formula, data):
    space = f"parity{next(_numbers)}"

    def program(lib, log: Log) -> None:
        T = lib.Tensor
        annotations = {
            "tensor": T, "optional": Optional[T], "list": List[T], "int": int, "float": float,
        }  # fmt: skip

        def function(*args):
            total = lib.zeros(2)
            for position, value in enumerate(args):
                items = value if isinstance(value, list) else [value]
                for item in items:
                    if item is not None:
                        total = total + (position + 1) * item
            results = tuple(total * (number + 1) for number in range(outputs))
            return results[0] if outputs == 1 else results

        names = ["a", "b", "c", "d"][: len(kinds)]
        scope = {"function": function}
        exec(f"def made({', '.join(names)}): return function({', '.join(names)})", scope)
        made = scope["made"]
        made.__annotations__ = {name: annotations[kind] for name, kind in zip(names, kinds)}
        made.__annotations__["return"] = T if outputs == 1 else Tuple[(T,) * outputs]
        op = lib.library.custom_op(f"{space}::made", made, mutates_args=())
        log(str(op._opoverload._schema))

        def backward(ctx, *grads):
            total = sum((number + 1) * grad for number, grad in enumerate(grads))
            found = []
            for position, kind in enumerate(kinds):
                grad = (position + 1) * total
                missing = kind == "optional" and absent
                found.append(
                    {"list": [grad, None]}.get(
                        kind, None if missing or kind in ("int", "float") else grad
                    )
                )
            if formula == "none":
                return tuple([None, None] if kind == "list" else None for kind in kinds)
            if formula == "short":
                found.pop()
            return tuple(found) if formula != "long" else (*found, None, grads[0])

        if formula != "no formula":
            op.register_autograd(backward)
        args, leaves = [], []
        for position, kind in enumerate(kinds):
            leaf = lib.full((2,), float(position + data), requires_grad=needs[position])
            if kind in ("int", "float"):
                args.append({"int": int, "float": float}[kind](position + data))
            elif kind == "optional" and absent:
                args.append(None)
            else:
                leaves.append(leaf)
                args.append([leaf, lib.ones(2)] if kind == "list" else leaf)
        out = op(*args)
        results = out if isinstance(out, tuple) else (out,)
        log(
            list(results),
            [result.requires_grad for result in results],
            [r.grad_fn is None for r in results],
        )
        if any(result.requires_grad for result in results):
            log.refusal(lambda: results[-1].sum().backward(), "")
            log([leaf.grad for leaf in leaves])

    agree_on(program)
