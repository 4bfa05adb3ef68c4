"""Short programs with transforms beside everything else, in the idiom of ``torch.func`` and with the habits of JAX's users.

Each takes the library and returns what is compared; one that raises is compared by the kind of the exception.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

PROGRAMS: dict[str, Callable[[Any], Any]] = {}


def program(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    PROGRAMS[function.__name__] = function
    return function


def x(m: Any, *shape: int, start: float = 0.3) -> Any:
    count = 1
    for size in shape:
        count *= size
    return (m.arange(count, dtype=m.float64) * 0.37 + start).reshape(shape)


# -- subclasses -----------------------------------------------------------------------------------------


def seeing(m: Any) -> tuple[Any, list[str]]:
    """A subclass of tensors that notes the functions that are called with it."""
    seen: list[str] = []

    class Seeing(m.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            seen.append(func.__name__)
            return super().__torch_function__(func, types, args, kwargs or {})

    return Seeing, seen


def wrapper(m: Any) -> Any:
    """A wrapper subclass, whose operators are called on what it holds."""
    tree_map = __import__(f"{m.__name__}.utils._pytree", fromlist=["tree_map"]).tree_map

    class Wrapper(m.Tensor):
        @staticmethod
        def __new__(cls, inner):
            made = m.Tensor._make_wrapper_subclass(
                cls, inner.shape, dtype=inner.dtype, device=inner.device
            )
            made.inner = inner
            return made

        @classmethod
        def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
            args, kwargs = tree_map(
                lambda t: t.inner if isinstance(t, Wrapper) else t, (args, kwargs or {})
            )
            return tree_map(
                lambda t: Wrapper(t) if isinstance(t, m.Tensor) else t, func(*args, **kwargs)
            )

    return Wrapper


@program
def function_subclass_within_grad(m):
    cls, seen = seeing(m)
    value = x(m, 3).as_subclass(cls)
    found = m.func.grad(lambda v: (v.sin() * v).sum())(value)
    return [found, "sin" in seen]


@program
def function_subclass_within_vmap(m):
    cls, seen = seeing(m)
    value = x(m, 3, 2).as_subclass(cls)
    return [m.func.vmap(lambda v: v.exp().sum())(value), "exp" in seen]


@program
def function_subclass_captured(m):
    cls, seen = seeing(m)
    w = x(m, 2).as_subclass(cls)
    found = m.func.vmap(lambda v: (v * w).sum())(x(m, 3, 2))
    return [found, bool(seen)]


@program
def wrapper_subclass_around_grad(m):
    cls = wrapper(m)
    found = m.func.grad(lambda v: (v * v).sum())(cls(x(m, 3)))
    return [type(found).__name__, found.inner]


@program
def wrapper_subclass_around_vmap(m):
    cls = wrapper(m)
    found = m.func.vmap(lambda v: v * v.sum())(cls(x(m, 3, 2)))
    return [type(found).__name__, found.inner]


@program
def wrapper_subclass_in_jvp(m):
    cls = wrapper(m)
    value, tangent = m.func.jvp(lambda v: v.sin(), (cls(x(m, 3)),), (cls(x(m, 3)),))
    return [type(value).__name__, value.inner, tangent.inner]


@program
def parameter_as_argument(m):
    p = m.nn.Parameter(x(m, 3))
    found = m.func.grad(lambda v: (v**2).sum())(p)
    return [found, type(found).__name__, found.requires_grad, p.grad is None]


# -- modes ----------------------------------------------------------------------------------------------


def noting(m: Any) -> Any:
    package = __import__(f"{m.__name__}.utils._python_dispatch", fromlist=["x"])

    class Noting(package.TorchDispatchMode):
        def __init__(self):
            super().__init__()
            self.names: list[str] = []

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):
            self.names.append(func.name())
            return func(*args, **(kwargs or {}))

    return Noting()


@program
def dispatch_mode_around_vmap_sees_batches(m):
    with noting(m) as mode:
        out = m.func.vmap(lambda v: v.sin() * 2)(x(m, 3, 2))
    return [out, [n for n in mode.names if "sin" in n or "mul" in n]]


@program
def dispatch_mode_around_grad(m):
    with noting(m) as mode:
        out = m.func.grad(lambda v: v.sin().sum())(x(m, 3))
    return [out, {"aten::sin", "aten::cos"} <= set(mode.names)]


@program
def dispatch_mode_within_vmap(m):
    mode = noting(m)

    def f(v):
        with mode:
            return v.sin()

    return [m.func.vmap(f)(x(m, 3, 2)), "aten::sin" in mode.names]


@program
def dispatch_mode_within_grad(m):
    mode = noting(m)

    def f(v):
        with mode:
            return v.sin().sum()

    return [m.func.grad(f)(x(m, 3)), "aten::sin" in mode.names]


@program
def function_mode_around_and_within(m):
    overrides = __import__(f"{m.__name__}.overrides", fromlist=["x"])
    seen = []

    class Mode(overrides.TorchFunctionMode):
        def __torch_function__(self, func, types, args=(), kwargs=None):
            seen.append(getattr(func, "__name__", ""))
            return func(*args, **(kwargs or {}))

    def f(v):
        with Mode():
            return m.sin(v).sum()

    with Mode():
        outer = m.func.grad(lambda v: m.cos(v).sum())(x(m, 3))
    return [m.func.vmap(m.func.grad(f))(x(m, 2, 3)), outer, "sin" in seen, "cos" in seen]


@program
def no_grad_within_grad(m):
    def f(v):
        with m.no_grad():
            c = v.sin()
        return (v * c).sum()

    return [m.func.grad(f)(x(m, 3))]


@program
def no_grad_around_grad(m):
    with m.no_grad():
        return [m.func.grad(lambda v: v.sin().sum())(x(m, 3))]


@program
def inference_mode_around_grad(m):
    with m.inference_mode():
        return [m.func.grad(lambda v: v.sin().sum())(x(m, 3))]


@program
def enable_grad_within_no_grad_within(m):
    def f(v):
        with m.no_grad(), m.enable_grad():
            return v.sin().sum()

    return [m.func.grad(f)(x(m, 3))]


@program
def autocast_within_vmap(m):
    def f(v):
        with m.autocast("cpu", dtype=m.bfloat16):
            return (v @ v.t()).to(m.float64)

    out = m.func.vmap(f)(x(m, 2, 3, 3).float())
    return [tuple(out.shape), str(out.dtype).rpartition(".")[2]]


# -- custom operators -----------------------------------------------------------------------------------


def operator(m: Any, name: str, rule: bool) -> Any:
    library = m.library
    full = f"idioms::{name}"
    op = library.custom_op(full, mutates_args=())(_scaled_sin(m))
    op.register_fake(lambda t, by: m.empty_like(t))

    def setup(ctx, inputs, output):
        ctx.save_for_backward(inputs[0])
        ctx.by = inputs[1]

    op.register_autograd(
        lambda ctx, g: (g * ctx.saved_tensors[0].cos() * ctx.by, None), setup_context=setup
    )
    if rule:

        @op.register_vmap
        def _(info, in_dims, t, by):
            return op(t, by), in_dims[0]

    return op


def _scaled_sin(m: Any) -> Any:
    def kernel(t, by):
        return m.sin(t) * by

    kernel.__annotations__ = {"t": m.Tensor, "by": float, "return": m.Tensor}
    return kernel


@program
def operator_with_a_rule(m):
    op = operator(m, "ruled", True)
    f = lambda v: op(v, 2.0)  # noqa: E731
    return [
        m.func.vmap(f)(x(m, 3, 2)),
        m.func.vmap(m.func.grad(lambda v: f(v).sum()))(x(m, 3, 2)),
        m.func.vmap(m.func.vmap(f))(x(m, 2, 3, 2)),
        m.func.grad(lambda v: m.func.vmap(f)(v).sum())(x(m, 3, 2)),
    ]


@program
def operator_without_a_rule_loops(m):
    op = operator(m, "looped", False)
    return [m.func.vmap(lambda v: op(v, 2.0))(x(m, 3, 2))]


@program
def operator_has_a_derivative_under_grad(m):
    op = operator(m, "derived", True)
    f = lambda v: op(v, 3.0).sum()  # noqa: E731
    return [m.func.grad(f)(x(m, 3)), m.func.jacrev(lambda v: op(v, 3.0))(x(m, 3))]


@program
def operator_in_forward_mode_is_refused(m):
    op = operator(m, "forward", True)
    return [m.func.jvp(lambda v: op(v, 3.0), (x(m, 3),), (x(m, 3),))]


# -- Functions ------------------------------------------------------------------------------------------


def cube(m: Any, **members: Any) -> Any:
    class Cube(m.autograd.Function):
        generate_vmap_rule = True

        @staticmethod
        def forward(v):
            return v**3

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)
            ctx.save_for_forward(*inputs)

        @staticmethod
        def backward(ctx, g):
            (v,) = ctx.saved_tensors
            return 3 * g * v * v

        @staticmethod
        def jvp(ctx, t):
            (v,) = ctx.saved_tensors
            return 3 * t * v * v

    for name, value in members.items():
        setattr(Cube, name, value)
    return Cube


@program
def function_under_everything(m):
    f = cube(m).apply
    s = lambda v: f(v).sum()  # noqa: E731
    v = x(m, 3)
    F = m.func
    return [
        F.grad(s)(v),
        F.hessian(s)(v),
        F.jacfwd(f)(v),
        F.jacrev(F.jacfwd(f))(v),
        F.vmap(F.grad(s))(x(m, 2, 3)),
        F.jvp(F.grad(s), (v,), (v,))[1],
        F.vjp(F.vmap(f), x(m, 2, 3))[1](x(m, 2, 3))[0],
        F.grad(F.grad(lambda t: f(t)))(x(m)),
    ]


@program
def function_without_setup_context(m):
    class Old(m.autograd.Function):
        @staticmethod
        def forward(ctx, v):
            return v * 2

        @staticmethod
        def backward(ctx, g):
            return g * 2

    return [m.func.grad(lambda v: Old.apply(v).sum())(x(m, 3))]


@program
def function_without_a_rule(m):
    return [m.func.vmap(cube(m, generate_vmap_rule=False).apply)(x(m, 2, 3))]


@program
def function_with_a_rule_of_its_own(m):
    def rule(info, in_dims, v):
        return v**3 + info.batch_size, in_dims[0]

    own = cube(m, generate_vmap_rule=False, vmap=staticmethod(rule))
    return [
        m.func.vmap(own.apply, in_dims=1, out_dims=1)(x(m, 2, 3)),
        m.func.vmap(own.apply, in_dims=-1)(x(m, 2, 3)),
    ]


@program
def function_with_both_rules(m):
    both = cube(m, vmap=staticmethod(lambda info, in_dims, v: (v, 0)))
    return [m.func.vmap(both.apply)(x(m, 2, 3))]


@program
def function_differentiable_once(m):
    class Once(m.autograd.Function):
        @staticmethod
        def forward(v):
            return v**2

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)

        @staticmethod
        @m.autograd.function.once_differentiable
        def backward(ctx, g):
            return g * 2 * ctx.saved_tensors[0]

    first = m.func.grad(lambda v: Once.apply(v).sum())(x(m, 3))
    m.func.grad(m.func.grad(lambda v: Once.apply(v)))(x(m))
    return [first]


@program
def function_needs_input_grad(m):
    seen = []

    class Product(m.autograd.Function):
        @staticmethod
        def forward(a, b):
            return a * b

        @staticmethod
        def setup_context(ctx, inputs, output):
            ctx.save_for_backward(*inputs)

        @staticmethod
        def backward(ctx, g):
            a, b = ctx.saved_tensors
            seen.append(ctx.needs_input_grad)
            return g * b, g * a

    out = m.func.grad(lambda a, b: Product.apply(a, b).sum())(x(m, 3), x(m, 3))
    return [out, seen]


@program
def function_returns_none_for_a_gradient(m):
    class Half(m.autograd.Function):
        @staticmethod
        def forward(a, b):
            return a * 2 + b * 0

        @staticmethod
        def setup_context(ctx, inputs, output):
            pass

        @staticmethod
        def backward(ctx, g):
            return g * 2, None

    return [m.func.grad(lambda a, b: Half.apply(a, b).sum(), argnums=(0, 1))(x(m, 3), x(m, 3))]


@program
def function_within_functionalize(m):
    return [m.func.functionalize(cube(m).apply)(x(m, 3))]


# -- checkpoint and hooks ---------------------------------------------------------------------------------


def checkpoint(m: Any) -> Any:
    return __import__(f"{m.__name__}.utils.checkpoint", fromlist=["x"]).checkpoint


@program
def checkpoint_around_a_transform(m):
    v = x(m, 3).requires_grad_()
    f = m.func.vmap(lambda t: t.sin() * t)
    checkpoint(m)(f, v, use_reentrant=False).sum().backward()
    return [v.grad]


@program
def checkpoint_around_a_gradient(m):
    v = x(m, 3).requires_grad_()
    f = m.func.grad(lambda t: (t**3).sum())
    checkpoint(m)(f, v, use_reentrant=False).sum().backward()
    return [v.grad]


@program
def checkpoint_within_grad(m):
    c = checkpoint(m)
    return [m.func.grad(lambda v: c(m.sin, v, use_reentrant=False).sum())(x(m, 3))]


@program
def reentrant_checkpoint_within_grad(m):
    c = checkpoint(m)
    return [m.func.grad(lambda v: c(m.sin, v, use_reentrant=True).sum())(x(m, 3))]


@program
def checkpoint_within_vmap(m):
    c = checkpoint(m)
    return [m.func.vmap(lambda v: c(m.sin, v, use_reentrant=False))(x(m, 3, 2))]


@program
def saved_tensors_hooks_around_grad(m):
    with m.autograd.graph.saved_tensors_hooks(lambda t: t * 2, lambda t: t / 2):
        return [m.func.grad(lambda v: (v * v).sum())(x(m, 3))]


@program
def saved_tensors_hooks_within_vmap(m):
    def f(v):
        with m.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
            return v.sin()

    return [m.func.vmap(f)(x(m, 3))]


@program
def tensor_hook_within_grad(m):
    def f(v):
        y = v * 2
        y.register_hook(lambda g: g * 10)
        return y.sum()

    return [m.func.grad(f)(x(m, 3)), m.func.vmap(m.func.grad(f))(x(m, 2, 3))]


@program
def tensor_hook_outside_a_vmap(m):
    v = x(m, 3).requires_grad_()
    seen = []
    v.register_hook(lambda g: seen.append(g.clone()))
    m.func.vmap(lambda t: t.sin())(v).sum().backward()
    return [v.grad, seen]


@program
def module_hooks_within_vmap(m):
    net = m.nn.Linear(2, 2).double()
    with m.no_grad():
        net.weight.copy_(x(m, 2, 2))
        net.bias.zero_()
    net.register_forward_hook(lambda mod, args, out: out * 2)
    return [m.func.vmap(net)(x(m, 3, 2)).detach()]


@program
def module_backward_hook_within_grad(m):
    net = m.nn.Linear(2, 2).double()
    with m.no_grad():
        net.weight.copy_(x(m, 2, 2))
        net.bias.zero_()
    net.register_full_backward_hook(lambda mod, gi, go: (gi[0] * 2,))
    params = {n: p.detach() for n, p in net.named_parameters()}
    f = lambda p, v: m.func.functional_call(net, p, (v,)).sum()  # noqa: E731
    return [m.func.grad(f, argnums=1)(params, x(m, 3, 2))]


@program
def retain_grad_within_grad(m):
    def f(v):
        y = v * 2
        y.retain_grad()
        return y.sum()

    return [m.func.grad(f)(x(m, 3))]


@program
def backward_within_grad(m):
    def f(v):
        w = m.ones(3, dtype=m.float64, requires_grad=True)
        (w * v).sum().backward()
        return (w * v).sum()

    return [m.func.grad(f)(x(m, 3))]


@program
def autograd_grad_within_grad(m):
    def f(v):
        w = v * 1
        (g,) = m.autograd.grad(w.sin().sum(), w, create_graph=True)
        return (g * v).sum()

    return [m.func.grad(f)(x(m, 3))]


@program
def autograd_grad_within_vmap(m):
    w = x(m, 3).requires_grad_()
    y = (w**2) * 2

    def f(v):
        return m.autograd.grad(y, w, v, retain_graph=True)[0]

    return [m.func.vmap(f)(m.eye(3, dtype=m.float64))]


@program
def requires_grad_within_transforms(m):
    return [m.func.vmap(lambda v: v.requires_grad_())(x(m, 3))]


@program
def detach_within_grad(m):
    return [m.func.grad(lambda v: (v * v.detach()).sum())(x(m, 3))]


# -- habits of JAX's users ------------------------------------------------------------------------------


@program
def value_and_grad_with_aux(m):
    def loss(p, d):
        out = d @ p["w"] + p["b"]
        return (out**2).mean(), {"out": out}

    p = {"w": x(m, 2), "b": x(m)}
    grads, (value, aux) = m.func.grad_and_value(loss, has_aux=True)(p, x(m, 3, 2))
    return [grads["w"], grads["b"], value, aux["out"]]


@program
def sgd_over_a_pytree(m):
    def loss(p, d):
        return ((d @ p[0]["w"]).tanh() @ p[1]).square().mean()

    p = [{"w": x(m, 2, 3)}, x(m, 3)]
    tree_map = __import__(f"{m.__name__}.utils._pytree", fromlist=["x"]).tree_map
    for _ in range(3):
        g = m.func.grad(loss)(p, x(m, 4, 2))
        p = tree_map(lambda a, b: a - 0.1 * b, p, g)
    return [p[0]["w"], p[1]]


@program
def hessian_vector_products_three_ways(m):
    f = lambda v: (v.sin() * v.sum()).sum()  # noqa: E731
    F, v, u = m.func, x(m, 3), x(m, 3, start=1)
    return [
        F.jvp(F.grad(f), (v,), (u,))[1],
        F.grad(lambda a: (F.grad(f)(a) * u).sum())(v),
        F.vjp(F.grad(f), v)[1](u)[0],
        F.hessian(f)(v) @ u,
        F.linearize(F.grad(f), v)[1](u),
    ]


@program
def in_dims_of_trees(m):
    f = lambda d, t: d["a"] * t[0] + d["b"] * t[1]  # noqa: E731
    given = {"a": x(m, 3, 2), "b": x(m, 2)}, (x(m, 2, 3), x(m, 2))
    return [m.func.vmap(f, in_dims=({"a": 0, "b": None}, (1, None)))(*given)]


@program
def out_dims_of_trees(m):
    f = lambda v: {"a": v, "b": (v.sum(), v * 2)}  # noqa: E731
    out = m.func.vmap(f, out_dims={"a": 1, "b": (0, -1)})(x(m, 3, 2))
    return [out["a"], *out["b"]]


@program
def in_dims_as_a_list(m):
    return [m.func.vmap(lambda a, b: a + b, in_dims=[0, 1])(x(m, 3, 2), x(m, 2, 3))]


@program
def keyword_arguments_are_not_mapped(m):
    return [m.func.vmap(lambda v, scale: v * scale.sum())(x(m, 3), scale=x(m, 3))]


@program
def none_for_everything(m):
    return [m.func.vmap(lambda a: a, in_dims=None)(x(m, 3))]


@program
def scan_by_a_python_loop(m):
    def step(h, t):
        return (h + t).tanh()

    def run(h, ts):
        outs = []
        for t in ts:
            h = step(h, t)
            outs.append(h)
        return m.stack(outs)

    F = m.func
    return [
        F.vmap(run, (0, None))(x(m, 2, 3), x(m, 4, 3)),
        F.jacrev(run)(x(m, 3), x(m, 4, 3)),
        F.vmap(run, (None, 1))(x(m, 3), x(m, 4, 2, 3)),
    ]


@program
def cond_by_where(m):
    f = lambda v: m.where(v > 1, v.sqrt(), v * 2)  # noqa: E731
    return [m.func.vmap(f)(x(m, 5)), m.func.vmap(m.func.grad(f))(x(m, 5))]


@program
def if_within_vmap(m):
    return [m.func.vmap(lambda v: v * 2 if v > 1 else v)(x(m, 5))]


@program
def if_within_grad(m):
    return [m.func.grad(lambda v: (v * 2 if v.sum() > 0 else v).sum())(x(m, 5))]


@program
def float_of_a_batched_number(m):
    return [m.func.vmap(lambda v: float(v))(x(m, 5))]


@program
def loop_over_a_batched_vector(m):
    return [m.func.vmap(lambda v: sum(e * e for e in v))(x(m, 3, 2))]


@program
def updates_at_an_index(m):
    def f(v, i):
        out = v.clone()
        out[i] = 0
        return out

    return [m.func.vmap(f, (0, None))(x(m, 3, 4), 2)]


@program
def updates_at_an_index_for_each(m):
    return [m.func.vmap(lambda v, i: v.index_fill(0, i, 0.0))(x(m, 3, 4), m.tensor([2, 0, 1]))]


@program
def in_place_on_what_all_share(m):
    def f(v):
        out = m.zeros(2, dtype=m.float64)
        out[0] = v
        return out

    return [m.func.vmap(f)(x(m, 3))]


@program
def in_place_on_new_zeros(m):
    def f(v):
        out = v.new_zeros(2)
        out[0] = v
        return out

    return [m.func.vmap(f)(x(m, 3))]


@program
def in_place_on_an_argument_of_vmap(m):
    v = x(m, 3, 2)
    out = m.func.vmap(lambda t: t.mul_(2))(v)
    return [out, v]


@program
def in_place_on_an_argument_of_grad(m):
    return [m.func.grad(lambda t: t.mul_(2).sum())(x(m, 3))]


@program
def in_place_on_a_captured_tensor(m):
    w = x(m, 3)
    return [m.func.grad(lambda t: w.mul_(t).sum())(x(m, 3))]


@program
def a_list_that_escapes(m):
    kept = []
    m.func.vmap(lambda v: kept.append(v * 2) or v)(x(m, 3))
    return [kept[0] + 1]


@program
def a_gradient_that_escapes(m):
    kept = []
    m.func.grad(lambda v: kept.append(v * 2) or v.sum())(x(m, 3))
    return [kept[0] + 1]


@program
def batch_sizes_that_differ(m):
    return [m.func.vmap(lambda a, b: a + b)(x(m, 3), x(m, 4))]


@program
def grad_of_a_vector(m):
    return [m.func.grad(lambda v: v * 2)(x(m, 3))]


@program
def grad_by_integers(m):
    return [m.func.grad(lambda v: v.sum())(m.arange(3))]


@program
def grad_by_a_float(m):
    return [m.func.grad(lambda v: v * 2)(3.0)]


@program
def argnums_beyond(m):
    return [m.func.grad(lambda v: v.sum(), argnums=2)(x(m, 3))]


@program
def argnums_negative(m):
    return [m.func.grad(lambda a, b: (a * b).sum(), argnums=-1)(x(m, 3), x(m, 3))]


@program
def jacobians_of_trees(m):
    f = lambda p: {"y": p["a"] * p["b"], "z": p["a"].sum()}  # noqa: E731
    p = {"a": x(m, 2), "b": x(m, 2)}
    out = []
    for jac in (m.func.jacrev, m.func.jacfwd):
        j = jac(f)(p)
        out += [j["y"]["a"], j["y"]["b"], j["z"]["a"], j["z"]["b"]]
    return out


@program
def jacobian_by_chunks(m):
    f = lambda v: (v[:, None] * v).sin()  # noqa: E731
    return [m.func.jacrev(f, chunk_size=2)(x(m, 3)), m.func.vmap(f, chunk_size=2)(x(m, 5, 3))]


@program
def complex_gradients(m):
    z = m.complex(x(m, 3), x(m, 3, start=-1))
    f = lambda v: (v * v.conj()).real.sum()  # noqa: E731
    return [m.func.grad(f)(z), m.func.vmap(m.func.grad(lambda v: v.abs()))(z)]


@program
def forward_ad_around_vmap(m):
    fwd = m.autograd.forward_ad
    with fwd.dual_level():
        dual = fwd.make_dual(x(m, 3), m.ones(3, dtype=m.float64))
        out = m.func.vmap(lambda v: v.sin())(dual)
        return [fwd.unpack_dual(out).tangent]


@program
def autograd_functional_vectorized(m):
    f = lambda v: v.sin() * v.sum()  # noqa: E731
    fn = m.autograd.functional
    return [
        fn.jacobian(f, x(m, 3), vectorize=True),
        fn.hessian(lambda v: f(v).sum(), x(m, 3), vectorize=True),
        fn.jacobian(f, x(m, 3), vectorize=True, strategy="forward-mode"),
    ]


@program
def is_grads_batched(m):
    v = x(m, 3).requires_grad_()
    y = v.sin()
    return [m.autograd.grad(y, v, m.eye(3, dtype=m.float64), is_grads_batched=True)[0]]


@program
def random_numbers_within_vmap(m):
    m.func.vmap(lambda v: v + m.rand(2), randomness="same")(x(m, 3, 2).float())
    return [m.func.vmap(lambda v: v + m.rand(2))(x(m, 3, 2).float())]


@program
def dropout_by_randomness(m):
    drop = m.nn.functional.dropout
    same = m.func.vmap(lambda v: drop(v, 0.5), randomness="same")(m.ones(3, 50))
    return [bool((same[0] == same[1]).all())]


@program
def unflattened_ensembles(m):
    nets = [m.nn.Linear(2, 1).double() for _ in range(3)]
    for n, net in enumerate(nets):
        with m.no_grad():
            net.weight.copy_(x(m, 1, 2, start=n))
            net.bias.copy_(x(m, 1, start=-n))
    params, buffers = m.func.stack_module_state(nets)
    f = lambda p, b, v: m.func.functional_call(nets[0], (p, b), (v,))  # noqa: E731
    return [m.func.vmap(f, (0, 0, None))(params, buffers, x(m, 4, 2)).detach()]


@program
def strict_jvp(m):
    one = m.ones(2, dtype=m.float64)
    return [m.func.jvp(lambda v: one, (x(m, 3),), (x(m, 3),), strict=True)]


@program
def vjp_of_trees_with_aux(m):
    f = lambda a, b: ({"s": a * b}, a.sum())  # noqa: E731
    out, pull, aux = m.func.vjp(f, x(m, 3), x(m, 3), has_aux=True)
    return [out["s"], aux, *pull({"s": x(m, 3)})]


@program
def vjp_with_wrong_cotangents(m):
    _, pull = m.func.vjp(lambda a: (a, a), x(m, 3))
    return [pull(x(m, 3))]


@program
def functionalize_with_views(m):
    def f(v):
        y = v.clone()
        y.t()[0].add_(1)
        y.view(-1)[3:].mul_(v.sum())
        return y

    F = m.func
    return [
        F.functionalize(f)(x(m, 2, 3)),
        F.functionalize(f, remove="mutations_and_views")(x(m, 2, 3)),
        F.grad(lambda v: F.functionalize(f)(v).sum())(x(m, 2, 3)),
        F.vmap(F.functionalize(f))(x(m, 2, 2, 3)),
    ]


@program
def lambda_that_returns_a_number(m):
    return [m.func.vmap(lambda v: 3)(x(m, 3))]


@program
def vmap_over_nothing(m):
    return [m.func.vmap(lambda: m.ones(2))()]


@program
def vmap_in_dim_out_of_range(m):
    return [m.func.vmap(lambda v: v, in_dims=2)(x(m, 3, 2))]


@program
def vmap_over_a_number(m):
    return [m.func.vmap(lambda v, s: v * s, in_dims=(0, 0))(x(m, 3), 2.0)]


@program
def mixed_levels_of_everything(m):
    F = m.func
    f = lambda w, v: ((v @ w).tanh() ** 2).sum()  # noqa: E731
    w, v = x(m, 2, 2), x(m, 3, 2)
    return [
        F.vmap(F.jacrev(F.grad(f)), (None, 0))(w, v),
        F.grad(lambda w: F.vmap(F.grad(f, argnums=1), (None, 0))(w, v).square().sum())(w),
        F.jvp(lambda w: F.vmap(F.grad(f), (None, 0))(w, v), (w,), (w,))[1],
        F.vmap(lambda t: F.jvp(lambda w: f(w, v), (w,), (t,))[1])(m.stack([w, w * 2])),
    ]
