"""The engine: its object, its refusals, nodes and edges, hooks of all kinds, anomaly mode, grad modes."""

from __future__ import annotations

from .text import FUNCTIONS, programs

NAMES: dict[str, tuple[str, ...]] = {
    "autograd": (
        "Function",
        "NestedIOFunction",
        "SavedTensor",
        "Variable",
        "backward",
        "grad",
        "variable",
        "_calculate_shape",
        "_engine_run_backward",
        "_force_original_view_tracking",
        "_get_sequence_nr",
        "_is_checkpoint_valid",
        "_make_grads",
        "_pop_saved_tensors_default_hooks",
        "_push_saved_tensors_default_hooks",
        "_register_py_tensor_class_for_device",
        "_tensor_or_tensors_to_tuple",
        "is_tensor_like",
        "is_view_replay_enabled",
        "has_torch_function",
        "handle_torch_function",
        "_unsafe_preserve_version_counter",
        "is_multithreading_enabled",
        "set_multithreading_enabled",
    ),
    "autograd.graph": (
        "GradientEdge",
        "Node",
        "Variable",
        "_MultiHandle",
        "_engine_run_backward",
        "_get_grad_fn_or_grad_acc",
        "_get_sid",
        "_get_tid",
        "_register_logging_hooks_on_whole_graph",
        "region_activation_memory_budget",
        "allow_mutation_on_saved_tensors",
        "disable_saved_tensors_hooks",
        "get_gradient_edge",
        "increment_version",
        "register_multi_grad_hook",
        "save_on_cpu",
        "saved_tensors_hooks",
        "RemovableHandle",
        "_AllowMutationOnSavedContext",
    ),
    "_C._autograd": (
        "SavedTensor",
        "_InputMetadata",
        "_get_current_graph_task_keep_graph",
        "_get_sequence_nr",
        "_get_creation_meta",
        "_set_creation_meta",
        "CreationMeta",
        "_make_saved_tensor",
        "_get_data_attr",
        "_pop_saved_tensors_default_hooks",
        "_push_saved_tensors_default_hooks",
        "_top_saved_tensors_default_hooks",
        "_saved_tensors_hooks_disable",
        "_saved_tensors_hooks_enable",
        "_saved_tensors_hooks_get_disabled_error_message",
        "_saved_tensors_hooks_is_enabled",
        "_saved_tensors_hooks_set_tracing",
        "_unsafe_set_version_counter",
        "_soft_assert_raises",
        "TensorGeometry",
    ),
    "_C": (
        "_current_autograd_node",
        "_current_graph_task_execution_order",
        "_current_graph_task_id",
        "_will_engine_execute_node",
        "_any_requires_grad",
        "_FunctionBase",
        "_ImperativeEngine",
        "_is_fwd_grad_enabled",
        "_set_fwd_grad_enabled",
        "_set_grad_enabled",
        "is_anomaly_check_nan_enabled",
        "is_anomaly_enabled",
        "set_anomaly_enabled",
        "is_grad_enabled",
        "is_inference_mode_enabled",
        "_get_autograd_fallback_mode",
        "_set_autograd_fallback_mode",
        "_InferenceMode",
        "_is_multithreading_enabled",
        "_set_multithreading_enabled",
        "_is_view_replay_enabled",
        "_functions",
    ),
    "autograd.grad_mode": (
        "no_grad",
        "enable_grad",
        "set_grad_enabled",
        "inference_mode",
        "set_multithreading_enabled",
        "_force_original_view_tracking",
        "_unsafe_preserve_version_counter",
        "_enter_inference_mode",
        "_exit_inference_mode",
    ),
    "autograd.variable": ("Variable",),
}
"""Names by the module that has them."""

NODE_ATTRIBUTES = (
    "name",
    "next_functions",
    "metadata",
    "_sequence_nr",
    "_set_sequence_nr",
    "_input_metadata",
    "_register_hook_dict",
    "register_hook",
    "register_prehook",
    "requires_grad",
    "_saved_self",
    "_raw_saved_self",
    "__call__",
)

RUN_BACKWARD = {
    "tensors that are no tuple": "run([y], (one,), False, False, (x,), False, False)",
    "gradients that are no tuple": "run((y,), [one], False, False, (x,), False, False)",
    "another number of gradients": "run((y,), (one, one), False, False, (x,), False, False)",
    "roots that are no tensors": "run((3,), (one,), False, False, (x,), False, False)",
    "roots that need no gradient": "run((one,), (one,), False, False, (x,), False, False)",
    "gradients that are no tensors": "run((y,), (3,), False, False, (x,), False, False)",
    "None as a gradient": "run((y,), (None,), False, False, (x,), False, False)",
    "None as a gradient, where unreachable is allowed": "run((y,), (None,), False, False, (x,), True, False)",
    "inputs that are no tuple": "run((y,), (one,), False, False, [x], False, False)",
    "inputs that are no tensors": "run((y,), (one,), False, False, (3,), False, False)",
    "inputs that need no gradient": "run((y,), (one,), False, False, (one,), False, False)",
    "inputs that need no gradient, where unreachable is allowed": "run((y,), (one,), False, False, (one,), True, False)",
    "inputs that cannot be reached": "run((y,), (one,), False, False, (leaf(1.0),), False, False)",
    "inputs that cannot be reached, where that is allowed": "run((y,), (one,), False, False, (leaf(1.0),), True, False)",
    "no roots": "run((), (), False, False, (x,), False, False)",
    "no roots, where unreachable is allowed": "run((), (), False, False, (), True, True)",
    "no arguments": "run()",
    "too few arguments": "run((y,), (one,))",
    "an argument of no known name": "run((y,), (one,), False, False, (x,), False, False, more=1)",
    "a number for keep_graph": "run((y,), (one,), 1, False, (x,), False, False)",
    "a word for keep_graph": "run((y,), (one,), 'x', False, (x,), False, False)",
    "accumulating for what is no leaf": "(run((y,), (one,), False, False, (y,), True, True), y.retains_grad)[1]",
}
"""Calls of an engine's `run_backward`, as `run`."""

CALLS = {
    "`backward([3])`": "A.backward([3])",
    "`backward([3], …)` with a gradient": "A.backward([3], [one])",
    "`backward(3)`": "A.backward(3)",
    "`backward(None)`": "A.backward(None)",
    "`backward(())`": "A.backward(())",
    "`backward([])` with gradients": "A.backward([], [one])",
    "`backward` with another number of gradients": "A.backward([y, y], [one])",
    "`backward` of what needs no gradient": "A.backward(one)",
    "`backward` of what needs no gradient, with a gradient": "A.backward(one, one)",
    "`backward` of two elements": "A.backward(p)",
    "`backward` of integers": "A.backward(torch.ones(1, dtype=torch.int64))",
    "`backward` of a complex tensor": "A.backward(leaf(1.0) * 1j)",
    "`backward` with a gradient of another shape": "A.backward(y, torch.ones(3))",
    "`backward` with a number as the gradient": "A.backward(y, 3)",
    "`backward` with a list of a number as the gradient": "A.backward([y], [3])",
    "`backward` with a complex gradient": "A.backward(y, one * 1j)",
    "`backward` with a gradient of another dtype": "(A.backward(y, one.double()), x.grad)[1]",
    "`backward` with a gradient of integers": "(A.backward(y, one.long()), x.grad)[1]",
    "`backward` with a gradient on another device": "A.backward(y, one.to('meta'))",
    "`backward` of a tensor on meta with a gradient on the CPU": "A.backward(torch.ones(1, device='meta', requires_grad=True) * 2, one)",
    "`backward` with empty inputs": "A.backward(y, inputs=())",
    "`backward` with a number among inputs": "A.backward(y, inputs=[3])",
    "`backward` with inputs that need no gradient": "A.backward(y, inputs=[one])",
    "`backward` with inputs that nothing leads to": "(A.backward(y, inputs=[q]), q.grad)[1]",
    "`backward` with a dictionary of inputs": "(A.backward(y, inputs={'x': x}), x.grad)[1]",
    "`backward` with a mapping of inputs": "A.backward(y, inputs=collections.UserDict(x=x))",
    "`backward` with inputs that are no leaf": "(A.backward(y, inputs=[h]), h.grad)[1]",
    "`backward` with `grad_variables`": "(A.backward(y, grad_variables=one), x.grad)[1]",
    "`backward` with `grad_variables` and `grad_tensors`": "A.backward(y, one, grad_variables=one)",
    "`backward` of an edge": "(A.backward(edge(y), one), x.grad)[1]",
    "`backward` of an edge without a gradient": "(A.backward(edge(y)), x.grad)[1]",
    "`backward` of an edge of two elements without a gradient": "A.backward(edge(p))",
    "`backward` of an edge with a gradient of another shape": "A.backward(edge(y), torch.ones(3))",
    "`backward` of `GradientEdge(3, 0)`": "A.backward(A.graph.GradientEdge(3, 0), one)",
    "`backward` of `GradientEdge(node, 7)`": "A.backward(A.graph.GradientEdge(y.grad_fn, 7), one)",
    "`backward` twice": "(y.backward(), y.backward())",
    "`backward` twice with the graph retained": "(y.backward(retain_graph=True), y.backward(), x.grad)[2]",
    "`backward` of a string": "A.backward('text')",
    "`tensor.backward` of a leaf": "(x.sum().backward(), x.backward(), x.grad)[2]",
    "`tensor.backward` with a keyword that is not there": "y.backward(more=1)",
    "`grad((), x)`": "A.grad((), x)",
    "`grad(y, ())`": "A.grad(y, ())",
    "`grad(y, [])`": "A.grad(y, [])",
    "`grad(3, x)`": "A.grad(3, x)",
    "`grad([3], x)`": "A.grad([3], x)",
    "`grad(y, 3)`": "A.grad(y, 3)",
    "`grad(y, [3])`": "A.grad(y, [3])",
    "`grad(y, None)`": "A.grad(y, None)",
    "`grad` of what needs no gradient": "A.grad(one, x)",
    "`grad` for what needs no gradient": "A.grad(y, one)",
    "`grad` for what needs no gradient, unused allowed": "A.grad(y, one, allow_unused=True)",
    "`grad` for what was not used": "A.grad(y, q)",
    "`grad` for what was not used, allowed": "A.grad(y, q, allow_unused=True)",
    "`grad` for what was not used, as zeros": "A.grad(y, q, materialize_grads=True)",
    "`grad` for an edge that was not used, as zeros": "A.grad(y, edge(q), materialize_grads=True)",
    "`grad` with `materialize_grads` and `allow_unused=False`": "A.grad(y, q, allow_unused=False, materialize_grads=True)",
    "`grad` with zeros under `create_graph`": "A.grad(y, q, materialize_grads=True, create_graph=True)[0].requires_grad",
    "`grad` of two roots and one gradient": "A.grad([y, y], x, one)",
    "`grad` of two roots": "A.grad([y, y], x, [one, one])",
    "`grad` with `only_inputs=False`": "A.grad(y, x, only_inputs=False)",
    "`grad` with a dictionary of inputs": "A.grad(y, {'a': x})",
    "`grad` with a mapping of inputs": "A.grad(y, collections.UserDict(x=x))",
    "`grad` with a dictionary of inputs, one unused": "A.grad(y, {'a': x, 'b': q}, allow_unused=True)",
    "`grad` of an edge": "A.grad(edge(y), x, one)",
    "`grad` of an edge for an edge": "A.grad(edge(y), edge(x), one)",
    "`grad` of `GradientEdge(3, 0)`": "A.grad(A.graph.GradientEdge(3, 0), x, one)",
    "`grad` for `GradientEdge(3, 0)`": "A.grad(y, A.graph.GradientEdge(3, 0))",
    "`grad` for the root itself": "A.grad(y, y)",
    "`grad` for the same input twice": "A.grad(y, [x, x])",
    "`grad` of a generator": "A.grad((t for t in [y]), x)",
    "`grad` with a gradient of another shape": "A.grad(y, x, torch.ones(4))",
    "`grad` with a number as the gradient": "A.grad(y, x, 3)",
    "`grad` with batched gradients": "A.grad(p, x, torch.eye(2), is_grads_batched=True)",
    "`grad` with batched gradients of a scalar batch": "A.grad(y, x, torch.ones(()), is_grads_batched=True)",
    "`grad` with batched gradients of another shape": "A.grad(p, x, torch.ones(2, 3), is_grads_batched=True)",
    "`grad` with batched gradients for an edge": "A.grad(edge(p), x, torch.eye(2), is_grads_batched=True)",
    "`grad` with an empty batch": "A.grad(p, x, torch.ones(0, 2), is_grads_batched=True)",
    "`grad` with batched gradients and an unused input": "A.grad(p, [x, q], torch.eye(2), is_grads_batched=True, allow_unused=True)",
    "`grad` with batched gradients under `create_graph`": "A.grad(h * h, x, torch.eye(2)[:, :1], is_grads_batched=True, create_graph=True)[0].requires_grad",
    "`grad` without batched gradients given": "A.grad(y, x, is_grads_batched=True)",
}
"""Calls of `backward` and `grad`, of the module `A`."""

TENSOR_HOOKS = {
    "a number": "3",
    "another shape": "torch.ones(7)",
    "another dtype": "g.double()",
    "None": "None",
    "a tuple": "(g,)",
}
"""What a hook on a tensor returns."""

NODE_HOOKS = {
    "a number": "3",
    "a tuple of another length": "(g[0], g[0])",
    "a list": "[g[0]]",
    "None": "None",
    "a tuple with None": "(None,)",
    "another shape": "(torch.ones(7),)",
    "a tensor": "g[0]",
}
"""What a hook of a node returns."""

ASSIGNED = {
    "another shape": "torch.ones(7)",
    "another dtype": "torch.ones(1).double()",
    "a number": "3",
    "None": "None",
    "itself": "x",
    "another device": "torch.ones(1, device='meta')",
}
"""What is assigned to ``x.grad``."""

FUNCTIONAL = {
    "jacobian": "F.jacobian(lambda x: x * x, x)",
    "hessian": "F.hessian(lambda x: (x ** 3).sum(), x)",
    "vjp": "F.vjp(lambda x: x * x, x, v)",
    "jvp": "F.jvp(lambda x: x * x, x, v)",
    "hvp": "F.hvp(lambda x: (x ** 3).sum(), x, v)",
    "vhp": "F.vhp(lambda x: (x ** 3).sum(), x, v)",
    "jacobian by forward mode": "F.jacobian(lambda x: x * x, x, strategy='forward-mode', vectorize=True)",
    "jacobian with vectorize": "F.jacobian(lambda x: x * x, x, vectorize=True)",
    "hessian of no scalar": "F.hessian(lambda x: x * 1, x)",
    "jacobian of what is no tensor": "F.jacobian(lambda x: 3, x)",
    "jacobian at what is no tensor": "F.jacobian(lambda x: x, 3)",
    "vjp without v": "F.vjp(lambda x: x * x, x)",
    "vjp with v of another shape": "F.vjp(lambda x: x * x, x, x[:1])",
    "strict jacobian of a constant": "F.jacobian(lambda x: x.detach(), x, strict=True)",
    "jvp of a constant": "F.jvp(lambda x: x.detach() * 2, x, v)",
    "strategy of no known name": "F.jacobian(lambda x: x, x, strategy='x')",
}
"""Calls of functions of `autograd.functional`."""

_HERE = """
x, q, one, A, edge = leaf(2.0), leaf(9.0), torch.ones(1), torch.autograd, torch.autograd.graph.get_gradient_edge
h = x * 1
y, p = h * h, h * torch.tensor([1.0, 2.0])
import collections
"""

_FAMILIES: list[tuple[str, str]] = [
    *(
        (f"the name `{module}.{name}`", f"import torch.{module}; torch.{module}.{name} is not None")
        for module, names in NAMES.items()
        for name in names
        if not module.startswith("_C.")
    ),
    *(
        (
            f"the name `_C._autograd.{name}`",
            f"import torch._C; torch._C._autograd.{name} is not None",
        )
        for name in NAMES["_C._autograd"]
    ),
    *(
        (
            f"a node's `{name}`",
            f"x = leaf(1.0); hasattr((x * x).grad_fn, {name!r}), hasattr((x + x).grad_fn, {name!r})",
        )
        for name in NODE_ATTRIBUTES
    ),
    *(
        (
            f"assigning a node's `{name}`",
            f"y = leaf(1.0) * leaf(1.0); refused(lambda: setattr(y.grad_fn, {name!r}, ()))",
        )
        for name in ("next_functions", "name", "requires_grad", "metadata", "_saved_self")
    ),
    *(
        (
            f"`run_backward`: {says}",
            f"{_HERE}run = A.Variable._execution_engine.run_backward\nrefused(lambda: {call})",
        )
        for says, call in RUN_BACKWARD.items()
    ),
    *((says, f"{_HERE}refused(lambda: {call})") for says, call in CALLS.items()),
    *(
        (
            f"a hook on a {where} that returns {what}",
            f"x = leaf(1.0); h = x * 1; {hooked}.register_hook(lambda g: {value})\n"
            "refused(lambda: ((h * 3).backward(), x.grad)[1])",
        )
        for what, value in TENSOR_HOOKS.items()
        for where, hooked in (("tensor", "h"), ("leaf", "x"))
    ),
    *(
        (
            f"a {kind} of a node that returns {what}",
            f"x = leaf(1.0); h = x.exp(); h.grad_fn.{register}: {value})\n"
            "refused(lambda: (h.backward(), x.grad)[1])",
        )
        for what, value in NODE_HOOKS.items()
        for kind, register in (
            ("pre-hook", "register_prehook(lambda g"),
            ("post-hook", "register_hook(lambda g, o"),
        )
    ),
    *(
        (
            f"assigning `.grad`: {what}",
            f"x = leaf(1.0); refused(lambda: setattr(x, 'grad', {value}))",
        )
        for what, value in ASSIGNED.items()
    ),
    *(
        (
            f"`functional`: {says}",
            "import torch.autograd.functional; F = torch.autograd.functional\n"
            f"x, v = torch.tensor([1.0, 2.0]), torch.tensor([3.0, 4.0])\nrefused(lambda: {call})",
        )
        for says, call in FUNCTIONAL.items()
    ),
]

_PROGRAMS = """
### `Variable._execution_engine` is an engine
import torch._C
e = torch.autograd.Variable._execution_engine
show(isinstance(e, torch._C._ImperativeEngine), sorted((n for n in dir(type(e)) if not n.startswith('_'))))

### an engine may be made and subclassed
import torch._C
class Mine(torch._C._ImperativeEngine):

    def run_backward(self, *args, **kwargs):
        show('mine', len(args))
        return super().run_backward(*args, **kwargs)
x = leaf(2.0)
Mine().run_backward((x * x,), (torch.ones(1),), False, False, (), allow_unreachable=True, accumulate_grad=True)
show(x.grad)

### an engine of a program's own in `_execution_engine`
import torch._C
seen = []
class Mine(torch._C._ImperativeEngine):

    def run_backward(self, *args, **kwargs):
        seen.append(len(args[0]))
        return super().run_backward(*args, **kwargs)
V = torch.autograd.Variable
before = V._execution_engine
V._execution_engine = Mine()
try:
    x = leaf(2.0)
    (x * x).backward()
    show(torch.autograd.grad(x * x, x), x.grad, seen)
finally:
    V._execution_engine = before

### `run_backward` returns gradients of inputs
x = leaf(2.0)
show(engine().run_backward((x * x,), (torch.ones(1),), False, False, (x,), False, False))
show(x.grad)

### `run_backward` by keyword
x = leaf(2.0)
show(engine().run_backward(tensors=(x * x,), grad_tensors=(torch.ones(1),), keep_graph=False, create_graph=False, inputs=(x,), allow_unreachable=True, accumulate_grad=False))

### `run_backward` with `accumulate_grad`
x = leaf(2.0)
show(engine().run_backward((x * x,), (torch.ones(1),), False, False, (x,), True, True), x.grad)

### `run_backward` without inputs
x = leaf(2.0)
show(engine().run_backward((x * x,), (torch.ones(1),), False, False, (), True, True), x.grad)

### `run_backward` of a gradient edge
x = leaf(2.0)
e = torch.autograd.graph.get_gradient_edge(x * x)
show(engine().run_backward((e,), (torch.ones(1),), False, False, (x,), False, False))

### batched gradients: backward and hooks run once
calls = []
F = made(lambda ctx, x: x * 2, lambda ctx, g: (calls.append('backward'), g * 2)[1])
x = leaf(1.0, 2.0)
h = x * 1
h.register_hook(lambda g: calls.append('hook'))
show(torch.autograd.grad(F.apply(h), x, torch.eye(2), is_grads_batched=True), calls)

### batched gradients and the shape that a hook sees
x = leaf(1.0, 2.0)
h = x * 1
h.register_hook(lambda g: show(tuple(g.shape)))
show(torch.autograd.grad(h * 2, x, torch.eye(2), is_grads_batched=True))

### batched gradients: the graph is given up at the end
x = leaf(1.0, 2.0)
y = x * x
torch.autograd.grad(y, x, torch.eye(2), is_grads_batched=True)
show(refused(lambda: torch.autograd.grad(y, x, torch.ones(2))))

### `_tensor_or_tensors_to_tuple`
f = torch.autograd._tensor_or_tensors_to_tuple
a = torch.ones(1)
show(f(None, 3), f(a, 2), f([a, None], 2))

### `_make_grads` makes ones
y = leaf(2.0) * 2
show(torch.autograd._make_grads((y, y), (None, torch.ones(1)), False))

### `_make_grads` of what needs no gradient
show(torch.autograd._make_grads((torch.ones(1),), (None,), False))

### `_make_grads` refuses
y = leaf(2.0, 3.0) * 2
f = torch.autograd._make_grads
show(refused(lambda: f((y,), (None,), False)))
show(refused(lambda: f((y,), (torch.ones(3),), False)))
show(refused(lambda: f((y,), (3,), False)))
show(refused(lambda: f((3,), (None,), False)))

### `_calculate_shape`
y = leaf(2.0, 3.0) * 2
f = torch.autograd._calculate_shape
show([tuple(s) for s in f(y, torch.ones(4, 2), True)], [tuple(s) for s in f(y, torch.ones(4, 2), False)])
e = torch.autograd.graph.get_gradient_edge(y)
show([tuple(s) for s in f(e, torch.ones(4), False)])
show(refused(lambda: f(e, torch.ones(4), True)))

### `_engine_run_backward`
x = leaf(2.0)
show(torch.autograd.graph._engine_run_backward((x * x,), (torch.ones(1),), False, False, (x,), allow_unreachable=True, accumulate_grad=False))

### `_get_grad_fn_or_grad_acc`
f = torch.autograd.graph._get_grad_fn_or_grad_acc
x = leaf(2.0)
y = x * 2
show(f(x).name(), f(y) is y.grad_fn, f(torch.autograd.graph.get_gradient_edge(y)) is y.grad_fn)
show(refused(lambda: f(torch.ones(1))))

### `_is_checkpoint_valid`
x = leaf(2.0)
h = x * 2
h.register_hook(lambda g: show(torch.autograd._is_checkpoint_valid()))
show(torch.autograd._is_checkpoint_valid())
(h * 2).backward(retain_graph=True)
torch.autograd.grad(h * 2, x)

### `autograd.variable(…)` is refused
show(refused(lambda: torch.autograd.variable([1.0])))

### `Variable(…)`
V = torch.autograd.Variable
x = V(torch.ones(1), requires_grad=True)
show(x, x.requires_grad, isinstance(x, V), isinstance(x, torch.Tensor), isinstance(3, V), V(leaf(1.0)).requires_grad)
show(refused(lambda: V(3)))

### `is_multithreading_enabled`
show(torch.autograd.is_multithreading_enabled())
with torch.autograd.set_multithreading_enabled(False):
    show(torch.autograd.is_multithreading_enabled())
show(torch.autograd.is_multithreading_enabled())

### `is_view_replay_enabled`
show(torch.autograd.is_view_replay_enabled())
with torch.autograd._force_original_view_tracking(True):
    show(torch.autograd.is_view_replay_enabled())
show(torch.autograd.is_view_replay_enabled())

### `enforce_grad_layout_policy` and the flag that it sets
import torch._C
with torch.autograd.enforce_grad_layout_policy(True):
    show(torch._C._is_grad_layout_enforcement_enabled())
torch._C._set_grad_layout_enforcement_enabled(True)

### `enforce_grad_layout_policy`: how a first gradient lies
x = torch.ones(2, 2, requires_grad=True)
w = torch.ones(2, 2).t().contiguous().t()
def strides(make):
    x.grad = None
    make()
    return x.grad.stride()
for enforced in (True, False):
    with torch.autograd.enforce_grad_layout_policy(enforced):
        show(strides(lambda: (x * w).sum().backward()), strides(lambda: x.backward(torch.ones(2, 2).t())))
        show(strides(lambda: (x * 1).backward(torch.ones(2, 2).t())), strides(lambda: (x.t() * 1).backward(w)))
@torch.autograd.enforce_grad_layout_policy(False)
def relaxed():
    return torch._C._is_grad_layout_enforcement_enabled()
import torch._C
show(torch._C._is_grad_layout_enforcement_enabled(), relaxed(), torch._C._is_grad_layout_enforcement_enabled())

### warnings and errors about the streams of devices
import torch._C
torch.autograd.graph.set_warn_on_accumulate_grad_stream_mismatch(torch._C._warn_on_accumulate_grad_stream_mismatch())
torch.autograd.graph.set_override_stale_capture_stream(False)

### the parts of `allow_mutation_on_saved_tensors`
graph = torch.autograd.graph
show(callable(graph._CloneArgBeforeMutateMode), callable(graph._Handle), callable(graph._swap_with_cloned))

### `_get_sequence_nr` counts calls that are recorded
a = torch.autograd._get_sequence_nr()
x = leaf(2.0)
y = x * 2
show(y.grad_fn._sequence_nr() >= a, torch.autograd._get_sequence_nr() > y.grad_fn._sequence_nr())

### `_current_autograd_node`
import torch._C
show(torch._C._current_autograd_node())
x = leaf(2.0)
y = x * 2
y.register_hook(lambda g: show(torch._C._current_autograd_node() is y.grad_fn))
y.backward()
show(torch._C._current_autograd_node())

### `_current_graph_task_id`
import torch._C
show(torch._C._current_graph_task_id())
ids = []
x = leaf(2.0)
y = x * 2
y.register_hook(lambda g: ids.append(torch._C._current_graph_task_id()))
y.backward(retain_graph=True)
y.backward()
show(ids[0] >= 0, ids[0] != ids[1])

### `_will_engine_execute_node`
import torch._C
a, b = leaf(2.0), leaf(3.0)
h, k = a * 2, b * 3
y = h + k
y.register_hook(lambda g: show([torch._C._will_engine_execute_node(n) for n in (h.grad_fn, k.grad_fn)]))
torch.autograd.grad(y, h, retain_graph=True)
y.backward()
show(refused(lambda: torch._C._will_engine_execute_node(h.grad_fn)))
show(refused(lambda: torch._C._will_engine_execute_node(3)))

### `_will_engine_execute_node` of the roots
import torch._C
a, b = leaf(2.0), leaf(3.0)
h, k = a * 2, b * 3
y = h + k
y.register_hook(lambda g: show([torch._C._will_engine_execute_node(n) for n in (y.grad_fn, h.grad_fn, k.grad_fn)]))
y.backward(retain_graph=True)
torch.autograd.backward([y, h], retain_graph=True)
torch.autograd.grad(y, h, retain_graph=True)
torch.autograd.grad(y, y, retain_graph=True)

### `_current_graph_task_execution_order`
import torch._C
x = leaf(2.0)
with torch.autograd.set_multithreading_enabled(False):
    y = (x * 2).exp().sum()
    y.register_hook(lambda g: show([n.name() for n in torch._C._current_graph_task_execution_order()]))
    y.backward()
show(refused(lambda: torch._C._current_graph_task_execution_order()))

### `_any_requires_grad`
import torch._C
f = torch._C._any_requires_grad
show(f(torch.ones(1), 3), f(torch.ones(1), leaf(1.0)), f([leaf(1.0)]))

### `queue_callback` outside of a backward
show(refused(lambda: engine().queue_callback(lambda: None)))

### `queue_callback` of what is not callable
x = leaf(2.0)
x.register_hook(lambda g: show(refused(lambda: engine().queue_callback(3))))
show(refused(lambda: (x * 2).backward()))

### `queue_callback` runs at the end, in order, and may queue another
x = leaf(2.0)
seen = []
def later():
    seen.append(('first', x.grad is not None))
    engine().queue_callback(lambda: seen.append('third'))
def hook(g):
    engine().queue_callback(later)
    engine().queue_callback(lambda: seen.append('second'))
h = x * 2
h.register_hook(hook)
h.backward()
show(seen)

### `queue_callback` that raises
x = leaf(2.0)
def bad():
    raise KeyError('mine')
x.register_hook(lambda g: engine().queue_callback(bad))
show(refused(lambda: (x * 2).backward()))

### `queue_callback` within a nested backward runs at the end of that
seen = []
def backward(ctx, g):
    with torch.enable_grad():
        z = leaf(1.0)
        z.register_hook(lambda g: engine().queue_callback(lambda: seen.append('inner')))
        (z * 2).backward()
    seen.append('after inner')
    return g
x = leaf(2.0)
made(lambda ctx, x: x * 1, backward).apply(x).backward()
show(seen)

### an edge of a leaf keeps the leaf
x = leaf(2.0)
e = torch.autograd.graph.get_gradient_edge(x)
y = x * 3
del x
y.backward(retain_graph=True)
y.backward()
show(e.node.variable.grad)

### the node of a leaf keeps its gradient
x = leaf(2.0)
y = x * 3
del x
y.backward(retain_graph=True)
show(y.grad_fn.next_functions[0][0].variable.grad)

### `variable` of a leaf's node is the leaf
x = leaf(2.0)
node = torch.autograd.graph.get_gradient_edge(x).node
show(node.variable is x)
y = x * 2
show(y.grad_fn.next_functions[0][0] is node)

### `variable` after the leaf's last reference is one and the same
x = leaf(2.0)
e = torch.autograd.graph.get_gradient_edge(x)
number = id(x)
del x
show(id(e.node.variable) == number)

### the `.grad` assigned through a leaf's node stays
x = leaf(2.0)
y = x * 3
node = y.grad_fn.next_functions[0][0]
del x
node.variable.grad = torch.ones(1) * 7
y.backward()
show(node.variable.grad)

### hooks on a leaf run after its last reference is gone
x = leaf(2.0)
x.register_hook(lambda g: show('hook', g))
x.register_post_accumulate_grad_hook(lambda t: show('post', t.grad))
y = x * 3
del x
y.backward()

### the fields of a GradientEdge
y = leaf(2.0) * 2
e = torch.autograd.graph.get_gradient_edge(y)
show(e._fields, e.node is y.grad_fn, e.output_nr, e.ownership_token)
show(tuple(torch.autograd.graph.GradientEdge(1, 2)))

### the edge of what needs no gradient
show(refused(lambda: torch.autograd.graph.get_gradient_edge(torch.ones(1))))

### the edge of an output with a number
a, b = leaf(1.0, 2.0).unbind()
show(torch.autograd.graph.get_gradient_edge(b).output_nr)

### an edge is good after a change in place
x = leaf(2.0)
h = x * 2
e = torch.autograd.graph.get_gradient_edge(h)
h.mul_(5)
show(torch.autograd.grad(h, e), e.node.name(), h.grad_fn.name())

### names of nodes that stand for no operator
x = leaf(1.0, 2.0)
y = x * 1
show(y.grad_fn.next_functions[0][0].name(), y.grad_fn.name())
y[:1].mul_(2)
show(y.grad_fn.name())
show(type(y.grad_fn).__name__, type(torch.autograd.graph.get_gradient_edge(x).node).__name__)

### calling a node
y = leaf(3.0) * 3
f = y.grad_fn
show(refused(lambda: f(torch.ones(1))))
show(refused(lambda: f()))
show(refused(lambda: f(torch.ones(1), torch.ones(1))))
show(refused(lambda: f(3)))

### calling a node with one input
show(leaf(0.0).exp().grad_fn(torch.ones(1)))

### calling a leaf's node accumulates
x = leaf(1.0)
node = torch.autograd.graph.get_gradient_edge(x).node
show(node(torch.ones(1)), x.grad)

### calling a node with None
show(refused(lambda: leaf(0.0).exp().grad_fn(None)))

### calling a node runs its hooks
f = leaf(0.0).exp().grad_fn
f.register_prehook(lambda g: show('pre'))
f.register_hook(lambda i, o: show('post'))
f(torch.ones(1))

### `_sequence_nr` of leaves and of others
x = leaf(1.0)
y = x * 2
z = y * 2
show(torch.autograd.graph.get_gradient_edge(x).node._sequence_nr(), z.grad_fn._sequence_nr() > y.grad_fn._sequence_nr())

### `_input_metadata`
y = torch.ones(2, 3, requires_grad=True).sum(0)
i, = y.grad_fn._input_metadata
show(tuple(i.shape), i.dtype, str(i.device), i.is_nested_tensor, i.is_cpp_nested_tensor)

### `next_functions`
y = leaf(1.0) * torch.ones(1)
show([(None if f is None else f.name(), n) for f, n in y.grad_fn.next_functions])

### `metadata` is kept
y = leaf(1.0) * 2
y.grad_fn.metadata['k'] = 5
show(y.grad_fn.metadata)

### a node is one and the same object
y = leaf(1.0) * 2
z = y * 2
show(y.grad_fn is y.grad_fn, z.grad_fn.next_functions[0][0] is y.grad_fn)

### setting attributes of a node
y = leaf(1.0) * 2
def call():
    y.grad_fn.mine = 3
    return y.grad_fn.mine
show(refused(call))

### copying and comparing nodes
import copy
y = leaf(1.0) * 2
f = y.grad_fn
show(refused(lambda: (copy.copy(f), None)[1]))
show(refused(lambda: (copy.deepcopy(f), None)[1]))
show(f == y.grad_fn, f != (y * 2).grad_fn, hash(f) == hash(y.grad_fn))

### `isinstance(node, Node)`
x = leaf(1.0)
N = torch.autograd.graph.Node
show(isinstance((x * 2).grad_fn, N), isinstance(torch.autograd.graph.get_gradient_edge(x).node, N), isinstance(3, N))

### the repr of a node
show(repr((leaf(1.0) * 2).grad_fn).split(' ')[:2])

### instantiating a node class
show(refused(lambda: type((leaf(1.0) * 2).grad_fn)()))

### `_functions` has the classes of nodes
import torch._C
f = torch._C._functions
show(type((leaf(1.0) * 2).grad_fn) is f.MulBackward0, f.AccumulateGrad.__name__, f.CopySlices.__name__)

### `_functions.DelayedError`
import torch._C
f = torch._C._functions.DelayedError(b'mine', 1)
out = f(leaf(1.0))
show(out.requires_grad if hasattr(out, 'requires_grad') else [o.requires_grad for o in out])
show(refused(lambda: (out if hasattr(out, 'backward') else out[0]).backward()))

### `_functions.UndefinedGrad`
import torch._C
f = torch._C._functions.UndefinedGrad()
x = leaf(1.0)
out = f(x)
out = out if hasattr(out, 'backward') else out[0]
out.backward()
show(x.grad)

### `_saved_…` of an operator's node
x = leaf(3.0)
y = x * x
show(y.grad_fn._saved_self is x, y.grad_fn._saved_other)
y.backward()
show(refused(lambda: y.grad_fn._saved_self))

### `_saved_…` numbers, sizes and None
x = torch.ones(2, 3, requires_grad=True)
show(x.sum(1).grad_fn._saved_dim, x.sum(1).grad_fn._saved_keepdim, (x ** 2).grad_fn._saved_exponent)

### `SavedTensor.data`, `unpack`, `unpack_hook`
x = leaf(3.0)
y = x * x
s = y.grad_fn._raw_saved_self
show(s.unpack() is x or s.unpack(), s.unpack_hook)
s.register_hooks(lambda t: ('packed', t), lambda p: p[1] * 2)
show(s.data[0], s.unpack(), callable(s.unpack_hook))

### `SavedTensor` cannot be made by hand
show(refused(lambda: torch.autograd.SavedTensor()))

### `register_hooks` twice
y = leaf(3.0) ** 2
s = y.grad_fn._raw_saved_self
s.register_hooks(lambda t: t, lambda t: t)
show(refused(lambda: s.register_hooks(lambda t: t, lambda t: t)))

### `register_hooks` of what is not callable
y = leaf(3.0) ** 2
s = y.grad_fn._raw_saved_self
show(refused(lambda: s.register_hooks(1, 2)))

### `register_hooks` after a backward
y = leaf(3.0) ** 2
s = y.grad_fn._raw_saved_self
y.backward()
show(refused(lambda: s.register_hooks(lambda t: t, lambda t: t)))
show(refused(lambda: s.unpack()))

### `register_hooks` with a pack hook that changes its input
y = leaf(3.0).exp()
show(refused(lambda: y.grad_fn._raw_saved_result.register_hooks(lambda t: t.mul_(2), lambda t: t)))

### an unpack hook that returns no tensor
y = leaf(3.0) ** 2
y.grad_fn._raw_saved_self.register_hooks(lambda t: t, lambda t: 3)
show(refused(lambda: y.backward()))

### an unpack hook that returns another shape
x = leaf(3.0)
y = x ** 2
y.grad_fn._raw_saved_self.register_hooks(lambda t: t, lambda t: torch.ones(5))
show(refused(lambda: y.backward()))

### `_make_saved_tensor`
import torch._C
s = torch._C._autograd._make_saved_tensor(leaf(3.0), False)
show(s.unpack())

### default hooks pushed and popped
import torch._C
a = torch._C._autograd
show(a._top_saved_tensors_default_hooks(False))
torch.autograd._push_saved_tensors_default_hooks(lambda t: (show('pack', t), t)[1], lambda t: t * 2)
try:
    show(a._top_saved_tensors_default_hooks(False) is not None, len(a._top_saved_tensors_default_hooks(False)))
    x = leaf(3.0)
    y = x * x
finally:
    torch.autograd._pop_saved_tensors_default_hooks()
show(y.grad_fn._saved_self)
show(a._top_saved_tensors_default_hooks(False))

### popping default hooks where there are none
show(refused(lambda: torch.autograd._pop_saved_tensors_default_hooks()))

### default hooks disabled with a message
import torch._C
a = torch._C._autograd
show(a._saved_tensors_hooks_is_enabled(), a._saved_tensors_hooks_get_disabled_error_message())
a._saved_tensors_hooks_disable('mine')
try:
    show(a._saved_tensors_hooks_is_enabled(), a._saved_tensors_hooks_get_disabled_error_message())
    show(refused(lambda: torch.autograd._push_saved_tensors_default_hooks(lambda t: t, lambda t: t)))

    def call():
        with torch.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
            pass
    show(refused(call))
finally:
    a._saved_tensors_hooks_enable()
show(a._saved_tensors_hooks_is_enabled())

### default hooks that are not callable
def call():
    torch.autograd._push_saved_tensors_default_hooks(1, 2)
    torch.autograd._pop_saved_tensors_default_hooks()
show(refused(call))

### disabling hooks within a block of them
def call():
    with torch.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
        with torch.autograd.graph.disable_saved_tensors_hooks('mine'):
            pass
show(refused(call))

### `disable_saved_tensors_hooks` nests
import torch._C
a = torch._C._autograd
with torch.autograd.graph.disable_saved_tensors_hooks('one'):
    with torch.autograd.graph.disable_saved_tensors_hooks('two'):
        show(a._saved_tensors_hooks_get_disabled_error_message())
    show(a._saved_tensors_hooks_get_disabled_error_message())
show(a._saved_tensors_hooks_get_disabled_error_message())

### `disable_saved_tensors_hooks` as a decorator
import torch._C
@torch.autograd.graph.disable_saved_tensors_hooks('mine')
def f():
    return torch._C._autograd._saved_tensors_hooks_is_enabled()
show(f(), f())

### the innermost of nested hooks counts
h = torch.autograd.graph.saved_tensors_hooks
with h(lambda t: (show('outer'), t)[1], lambda t: t):
    with h(lambda t: (show('inner'), t)[1], lambda t: t):
        leaf(1.0).exp()

### `save_on_cpu`
x = leaf(2.0)
with torch.autograd.graph.save_on_cpu():
    y = x * x
y.backward()
show(x.grad)

### `allow_mutation_on_saved_tensors`
x = leaf(2.0)
with torch.autograd.graph.allow_mutation_on_saved_tensors():
    h = x * 1
    y = h.sin()
    h.mul_(9)
    y.backward()
show(x.grad)

### `allow_mutation_on_saved_tensors` nested
def call():
    with torch.autograd.graph.allow_mutation_on_saved_tensors():
        with torch.autograd.graph.allow_mutation_on_saved_tensors():
            pass
show(refused(call))

### `allow_mutation_on_saved_tensors`: a backward outside of the block
x = leaf(2.0)
with torch.autograd.graph.allow_mutation_on_saved_tensors():
    y = x.sin()
show(refused(lambda: y.backward()))

### `increment_version`
a, b = (torch.ones(1), torch.ones(1))
torch.autograd.graph.increment_version(a)
torch.autograd.graph.increment_version([a, b])
show(a._version, b._version)
with torch.inference_mode():
    c = torch.ones(1)
torch.autograd.graph.increment_version(c)

### `_unsafe_set_version_counter`
import torch._C
a = torch.ones(1)
a.add_(1)
torch._C._autograd._unsafe_set_version_counter((a,), (7,))
show(a._version)

### `_unsafe_preserve_version_counter`
a = torch.ones(1)
with torch.autograd._unsafe_preserve_version_counter(a):
    a.add_(1)
show(a._version)

### `CreationMeta` and `_get_creation_meta`
import torch._C
A = torch._C._autograd
x = leaf(1.0, 2.0).clone()
show(A._get_creation_meta(x.view(2)) == A.CreationMeta.DEFAULT)
with torch.no_grad():
    v = x.view(2)
show(A._get_creation_meta(v) == A.CreationMeta.NO_GRAD_MODE, A._get_creation_meta(x.unbind()[0]) == A.CreationMeta.MULTI_OUTPUT_NODE)
A._set_creation_meta(v, A.CreationMeta.DEFAULT)
show(A._get_creation_meta(v) == A.CreationMeta.DEFAULT, sorted((n for n in dir(A.CreationMeta) if n.isupper())))

### hooks on a tensor: order and what they return
x = leaf(1.0)
x.register_hook(lambda g: (show(g), g * 2)[1])
x.register_hook(lambda g: (show(g), None)[1])
(x * 3).backward()
show(x.grad)

### hooks on what needs no gradient
show(refused(lambda: torch.ones(1).register_hook(lambda g: None)))

### what the hooks of a node are given
x = leaf(2.0)
y = x * torch.ones(1)
y.grad_fn.register_prehook(lambda g: show(type(g).__name__, g))
y.grad_fn.register_hook(lambda i, o: show(type(i).__name__, i, type(o).__name__, o))
y.backward()

### hooks of a node that is not callable
y = leaf(2.0) * 2
show(refused(lambda: type(y.grad_fn.register_hook(3)).__name__))

### the order of all hooks at a node
x = leaf(2.0)
y = x * 2
seen = []
y.grad_fn.register_hook(lambda i, o: seen.append('post'))
y.grad_fn.register_prehook(lambda g: seen.append('pre'))
y.register_hook(lambda g: seen.append('tensor'))
y.backward()
show(seen)

### the order of all hooks at a leaf
x = leaf(2.0)
seen = []
node = torch.autograd.graph.get_gradient_edge(x).node
node.register_hook(lambda i, o: seen.append(('post', x.grad is not None)))
node.register_prehook(lambda g: seen.append(('pre', x.grad is not None)))
x.register_post_accumulate_grad_hook(lambda t: seen.append(('after', t.grad is not None)))
x.register_hook(lambda g: seen.append(('tensor', x.grad is not None)))
(x * 2).backward()
show(seen)

### `register_post_accumulate_grad_hook` refuses
show(refused(lambda: torch.ones(1).register_post_accumulate_grad_hook(lambda t: None)))
show(refused(lambda: (leaf(1.0) * 2).register_post_accumulate_grad_hook(lambda t: None)))

### a post-accumulate hook may take `.grad` away
x = leaf(2.0)
x.register_post_accumulate_grad_hook(lambda t: setattr(t, 'grad', None))
(x * 2).backward()
show(x.grad)

### a post-accumulate hook is not called by `grad`
x = leaf(2.0)
x.register_post_accumulate_grad_hook(lambda t: show('called'))
show(torch.autograd.grad(x * 2, x))

### a post-accumulate hook that returns something
x = leaf(2.0)
x.register_post_accumulate_grad_hook(lambda t: 3)
show(refused(lambda: ((x * 2).backward(), x.grad)[1]))

### `RemovableHandle`
import torch.utils.hooks
import collections
H = torch.utils.hooks.RemovableHandle
d, e = (collections.OrderedDict(), collections.OrderedDict())
h = H(d, extra_dict=e)
d[h.id] = e[h.id] = 1
h.remove()
show(len(d), len(e), H.next_id == h.id + 1)
with H(d) as k:
    d[k.id] = 1
show(len(d))

### handles remove hooks, twice without harm
x = leaf(2.0)
h = x.register_hook(lambda g: show('called'))
h.remove()
h.remove()
(x * 2).backward()

### `_backward_hooks`
x = leaf(2.0)
show(x._backward_hooks)
h = x.register_hook(lambda g: None)
show(type(x._backward_hooks).__mro__[-3].__name__ if False else len(x._backward_hooks), h.id in x._backward_hooks)
y = x * 2
y.register_hook(lambda g: None)
show(len(y._backward_hooks))

### `register_multi_grad_hook`: all
a, b = (leaf(1.0), leaf(2.0))
h, k = (a * 2, b * 3)
handle = torch.autograd.graph.register_multi_grad_hook((h, k), lambda gs: show(gs))
(h + k).backward(retain_graph=True)
h.backward(retain_graph=True)
handle.remove()
(h + k).backward()

### `register_multi_grad_hook`: the root among the tensors
x, y = leaf(2.0), leaf(3.0)
root = x * y
h = x * 2
torch.autograd.graph.register_multi_grad_hook((x, y, root), lambda gs: show(gs))
root.backward(retain_graph=True)
torch.autograd.backward([root, h], retain_graph=True)
root.backward()

### `register_multi_grad_hook`: leaves within `grad`
x, y = leaf(2.0), leaf(3.0)
torch.autograd.graph.register_multi_grad_hook((x, y), lambda gs: show(gs))
torch.autograd.grad(x * y, (x, y))

### `register_multi_grad_hook`: any
a, b = (leaf(1.0), leaf(2.0))
h, k = (a * 2, b * 3)
torch.autograd.graph.register_multi_grad_hook((h, k), lambda g: show(g), mode='any')
(h + k).backward()

### `register_multi_grad_hook` refuses
f = torch.autograd.graph.register_multi_grad_hook
show(refused(lambda: f((leaf(1.0),), lambda g: None, mode='some')))
show(refused(lambda: f((torch.ones(1),), lambda g: None) and None))

### `retain_grad`
x = leaf(2.0)
y = x * 2
y.retain_grad()
show(y.retains_grad, x.retains_grad)
(y * 3).backward()
show(y.grad)
show(refused(lambda: torch.ones(1).retain_grad()))

### an error in a hook ends the backward
import torch._C
x = leaf(2.0)
y = x * 2
def bad(g):
    raise KeyError('mine')
y.register_hook(bad)
show(refused(lambda: y.backward()))
show(x.grad, torch._C._current_graph_task_id())

### the order of accumulation of several uses
order = []
a, b, c = (leaf(1.0), leaf(2.0), leaf(3.0))
for n, t in (('a', a), ('b', b), ('c', c)):
    t.register_hook(lambda g, n=n: order.append(n))
(a * b + b * c + c.exp()).backward()
show(order)

### the order of accumulation of the arguments of one call
order = []
ts = [leaf(float(i)) for i in range(4)]
for n, t in enumerate(ts):
    t.register_hook(lambda g, n=n: order.append(n))
torch.cat(ts).sum().backward()
show(order)

### the order of nodes
order = []
def F(n):
    return made(lambda ctx, x: x * 1, lambda ctx, g: (order.append(n), g)[1])
x = leaf(1.0)
a = F('a').apply(x)
b = F('b').apply(x)
c = F('c').apply(a)
(c + b).backward()
show(order)

### the order of rounding when gradients are added
x = torch.tensor([1.0], requires_grad=True)
h = x * 1
y = h * 100000000.0 + h * 1.0 + h * -100000000.0 + h * 3.0
y.backward()
show(x.grad)

### two leaves that get views of one gradient
x, y = leaf(1.0), leaf(1.0)
for _ in range(2):
    (x.view(1) + y.view(1)).backward(torch.ones(1))
show(x.grad, y.grad)

### a first gradient is not shared with the one given
x = leaf(1.0)
g = torch.ones(1)
x.view(1).backward(g)
g.mul_(9)
show(x.grad)

### `.grad` under create_graph is a new tensor
x = leaf(1.0)
x.grad = g = torch.ones(1)
(x * x).backward(create_graph=True)
show(x.grad is g, x.grad.requires_grad)

### `backward` with `create_graph` warns
x = leaf(1.0)
show(warned(lambda: (x * x).backward(create_graph=True)))

### `.grad` of what is no leaf warns
y = leaf(1.0) * 2
show(warned(lambda: y.grad))

### `grad_dtype` refuses
x = leaf(1.0)
def set_to(value, tensor=x):
    tensor.grad_dtype = value
show(refused(lambda: set_to(torch.float64, x * 2)), refused(lambda: (x * 2).grad_dtype), refused(lambda: set_to(3)))
x.grad = torch.ones(1)
show(refused(lambda: set_to(torch.float64)), x.grad_dtype)
x.grad = None
set_to(torch.float64)
def give(gradient):
    x.grad = gradient
show(refused(lambda: give(torch.ones(1))), x.grad, refused(lambda: give(torch.ones(1).double())), x.grad)
set_to(None)
show(x.grad_dtype, refused(lambda: give(torch.ones(1))))

### `grad_dtype` and `grad`
x = leaf(1.0)
x.grad_dtype = torch.float64
y = x * x
show(torch.autograd.grad(y, x, retain_graph=True)[0].dtype, torch.autograd.grad(x, x, torch.ones(1))[0].dtype)
x.register_hook(lambda g: show(g.dtype))
y.backward()
x.backward(torch.ones(1))
show(x.grad, x.grad.dtype)

### `grad_dtype` of any
F = made(lambda ctx, x: x * 1, lambda ctx, g: g.double())
x = leaf(1.0)
F.apply(x).backward()
show(x.grad.dtype, x.grad_dtype)
x.grad = x.grad_dtype = None
F.apply(x).backward()
show(x.grad.dtype, x.grad_dtype)
x.grad = None
(x * 2).backward()
show(x.grad, x.grad.dtype)

### `grad_dtype` set before the leaf requires grad, and of another leaf
x = torch.ones(1)
x.grad_dtype = torch.float64
x.requires_grad_()
b = leaf(3.0)
for _ in range(2):
    (x * b).backward()
show(x.grad, x.grad.dtype, b.grad, b.grad.dtype, x.detach().grad_dtype)

### `grad_dtype` of a leaf that has gone
x = leaf(1.0)
x.grad_dtype = torch.float64
y = x * 2
del x
y.backward()
v = y.grad_fn.next_functions[0][0].variable
show(v.dtype, v.grad.dtype)

### `grad_dtype`
x = leaf(1.0)
show(x.grad_dtype)
x.grad_dtype = torch.float64
(x * 2).backward()
show(x.grad, x.grad.dtype)

### deep graphs
x = leaf(1.0)
y = x
for _ in range(3000):
    y = y * 1
y.backward()
show(x.grad)

### a backward within a hook
x, z = (leaf(1.0), leaf(2.0))
w = z * z
x.register_hook(lambda g: w.backward())
(x * 2).backward()
show(z.grad, x.grad)

### threads share a graph
import threading
x = leaf(1.0)
y = x * 2
ts = [threading.Thread(target=lambda: y.backward(retain_graph=True)) for _ in range(4)]
for t in ts:
    t.start()
for t in ts:
    t.join()
show(x.grad)

### a backward in a thread under no_grad outside
x = leaf(1.0)
y = x * 2
with torch.no_grad():
    y.backward()
show(x.grad)

### a backward in inference mode
y = leaf(1.0) * 2
def call():
    with torch.inference_mode():
        y.backward()
show(refused(call))

### a division by zero with warnings as errors
import warnings
with warnings.catch_warnings():
    warnings.simplefilter('error')
    show(torch.tensor([0.0]) / 0.0)
    x = leaf(0.0)
    (1 / x).backward()
    show(x.grad)

### anomaly mode: on, off and as it was
show(torch.is_anomaly_enabled(), torch.is_anomaly_check_nan_enabled())
with torch.autograd.set_detect_anomaly(True, check_nan=False):
    show(torch.is_anomaly_enabled(), torch.is_anomaly_check_nan_enabled())
show(torch.is_anomaly_enabled(), torch.is_anomaly_check_nan_enabled())

### anomaly mode: `detect_anomaly` warns
def call():
    with torch.autograd.detect_anomaly():
        show(torch.is_anomaly_enabled())
show(warned(call))

### anomaly mode: `set_anomaly_enabled`
torch.set_anomaly_enabled(True, False)
try:
    show(torch.is_anomaly_enabled(), torch.is_anomaly_check_nan_enabled())
finally:
    torch.set_anomaly_enabled(False)
show(torch.is_anomaly_enabled(), torch.is_anomaly_check_nan_enabled())

### anomaly mode: NaN is refused
with torch.autograd.set_detect_anomaly(True):
    x = leaf(0.0)
    y = (x * 0).sqrt() * 0
    show(refused(lambda: y.backward()))

### anomaly mode: `metadata['traceback_']`
with torch.autograd.set_detect_anomaly(True):
    y = leaf(1.0) * 2
t = y.grad_fn.metadata['traceback_']
show(type(t).__name__, all((isinstance(line, str) for line in t)), sorted(y.grad_fn.metadata))

### anomaly mode: `metadata['parent_']`
with torch.autograd.set_detect_anomaly(True):
    x = leaf(2.0)
    y = x * x
    g, = torch.autograd.grad(y, x, create_graph=True)
n = g.grad_fn
while n is not None and 'parent_' not in n.metadata:
    n = n.next_functions[0][0]
show(sorted(n.metadata), n.metadata['parent_'] is y.grad_fn)

### anomaly mode: no metadata without it
show((leaf(1.0) * 2).grad_fn.metadata)

### anomaly mode: a custom Function's error warns
def backward(ctx, g):
    raise KeyError('mine')
with torch.autograd.set_detect_anomaly(True):
    y = made(lambda ctx, x: x * 1, backward).apply(leaf(1.0))
    show(warned(lambda: show(refused(lambda: y.backward()))))

### `no_grad` as context, decorator and function
with torch.no_grad():
    show(torch.is_grad_enabled())
@torch.no_grad()
def f():
    return torch.is_grad_enabled()
@torch.no_grad
def g():
    return torch.is_grad_enabled()
show(f(), g(), torch.is_grad_enabled())

### `enable_grad` within `no_grad`
with torch.no_grad():
    with torch.enable_grad():
        show(torch.is_grad_enabled())
    show(torch.is_grad_enabled())

### `set_grad_enabled` at once and as context
c = torch.set_grad_enabled(False)
show(torch.is_grad_enabled())
torch.set_grad_enabled(True)
with torch.set_grad_enabled(False):
    show(torch.is_grad_enabled())
show(torch.is_grad_enabled())

### `set_grad_enabled` as a decorator
@torch.set_grad_enabled(False)
def f():
    return torch.is_grad_enabled()
show(torch.is_grad_enabled(), f(), torch.is_grad_enabled())

### `no_grad` over a generator
@torch.no_grad()
def f():
    yield torch.is_grad_enabled()
show(list(f()), torch.is_grad_enabled())

### `no_grad` over a class
def call():

    @torch.no_grad()
    class C:
        pass
show(warned(call))

### `inference_mode`
with torch.inference_mode():
    a = torch.ones(1)
    show(torch.is_inference_mode_enabled(), torch.is_grad_enabled(), a.is_inference())
    with torch.inference_mode(False):
        show(torch.is_inference_mode_enabled(), torch.is_grad_enabled())
show(refused(lambda: a.add_(1)))
show(refused(lambda: a * leaf(1.0)))
show(refused(lambda: a._version))

### `inference_mode` of what is no bool
def call():
    with torch.inference_mode(3):
        return torch.is_inference_mode_enabled()
show(refused(call))

### `_enter_inference_mode` and `_exit_inference_mode`
g = torch.autograd.grad_mode
held = g._enter_inference_mode(True)
show(torch.is_inference_mode_enabled())
g._exit_inference_mode(held)
show(torch.is_inference_mode_enabled())

### `_set_grad_enabled` and `_set_fwd_grad_enabled`
import torch._C
torch._C._set_grad_enabled(False)
show(torch.is_grad_enabled())
torch._C._set_grad_enabled(True)
show(torch.is_grad_enabled(), torch._C._is_fwd_grad_enabled())
torch._C._set_fwd_grad_enabled(False)
show(torch._C._is_fwd_grad_enabled())
torch._C._set_fwd_grad_enabled(True)

### outputs go with their last reference
import gc, weakref
gc.collect()
gc.disable()
try:
    y = leaf(1.0).exp()
    seen = weakref.ref(y)
    del y
    show(seen() is None)
finally:
    gc.enable()

### a graph's leaf goes with its graph
import gc, weakref
gc.collect()
gc.disable()
try:
    x = leaf(1.0)
    y = x.exp()
    y.backward(retain_graph=True)
    seen = weakref.ref(x)
    del x, y
    show(seen() is None)
finally:
    gc.enable()

### `_current_graph_task_execution_order` with multithreading on
import torch._C
y = leaf(2.0) * 2
y.register_hook(lambda g: show(refused(lambda: torch._C._current_graph_task_execution_order())))
y.backward()

### `_will_engine_execute_node` of a leaf within `grad`
import torch._C
a = leaf(2.0)
y = a * 2
node = torch.autograd.graph.get_gradient_edge(a).node
y.register_hook(lambda g: show(refused(lambda: torch._C._will_engine_execute_node(node))))
torch.autograd.grad(y, a)

### dual levels
C = torch._C
import torch.utils._python_dispatch
l = C._enter_dual_level(); show(l); show(C._exit_dual_level(level=l))

### dual levels: wrong
C = torch._C
import torch.utils._python_dispatch
C._exit_dual_level(level=3)

### utils.hooks.unserializable_hook
C = torch._C
import torch.utils._python_dispatch
import torch.utils.hooks as H
f = H.unserializable_hook(lambda g: g); show(f.__torch_unserializable__)
x = torch.ones(2, requires_grad=True); x.register_hook(f); show(warned(lambda: H.warn_if_has_hooks(x)))

### utils.hooks.warn_if_has_hooks
C = torch._C
import torch.utils._python_dispatch
import torch.utils.hooks as H
x = torch.ones(2, requires_grad=True); x.register_hook(lambda g: g); show(warned(lambda: H.warn_if_has_hooks(x)))

### unserializable hooks in files
C = torch._C
import torch.utils._python_dispatch
import io, torch.utils.hooks as H
x = torch.ones(2, requires_grad=True); x.register_hook(lambda g: g)
show(warned(lambda: torch.save(x, io.BytesIO())))

### selective checkpoint: list
C = torch._C
import torch.utils._python_dispatch
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts as C2
import functools
calls = []
class Count(torch.utils._python_dispatch.TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        calls.append(str(func)); return func(*args, **(kwargs or {}))
x = torch.arange(9.).reshape(3, 3).requires_grad_(); y = torch.ones(3, 3, requires_grad=True)
def fn(x, y): return torch.sigmoid(torch.mm(torch.mm(x, y), y)) * y
out = checkpoint(fn, x, y, use_reentrant=False, context_fn=functools.partial(C2, [torch.ops.aten.mm.default]))
with Count(): out.sum().backward()
show(x.grad, y.grad, calls.count("aten.mm.default"), calls.count("aten.sigmoid.default"))

### selective checkpoint: policy
C = torch._C
import torch.utils._python_dispatch
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts as C2, CheckpointPolicy as P
import functools
seen = []
def policy(ctx, op, *args, **kwargs):
    seen.append((ctx.is_recompute, str(op))); return P.MUST_SAVE if op == torch.ops.aten.exp.default else P.PREFER_RECOMPUTE
x = torch.arange(3.).requires_grad_()
out = checkpoint(lambda x: x.exp().sin().cos(), x, use_reentrant=False, context_fn=functools.partial(C2, policy)); out.sum().backward()
show(x.grad, seen)

### selective checkpoint: twice
C = torch._C
import torch.utils._python_dispatch
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts as C2
import functools
x = torch.arange(3.).requires_grad_()
out = checkpoint(lambda x: x.exp().sin(), x, use_reentrant=False, context_fn=functools.partial(C2, [torch.ops.aten.exp.default])); out.sum().backward(retain_graph=True); out.sum().backward()

### selective checkpoint: mutated
C = torch._C
import torch.utils._python_dispatch
from torch.utils.checkpoint import checkpoint, create_selective_checkpoint_contexts as C2
import functools
x = torch.arange(3.).requires_grad_()
def f(x):
    y = x.exp(); z = y.sin(); y.mul_(2); return z + y
out = checkpoint(f, x, use_reentrant=False, context_fn=functools.partial(C2, [torch.ops.aten.exp.default])); out.sum().backward()

### selective checkpoint: a packet in the list
C = torch._C
import torch.utils._python_dispatch
torch.utils.checkpoint.create_selective_checkpoint_contexts([torch.ops.aten.mm])

### selective checkpoint: no list
C = torch._C
import torch.utils._python_dispatch
torch.utils.checkpoint.create_selective_checkpoint_contexts(3)

### CheckpointPolicy
C = torch._C
import torch.utils._python_dispatch
from torch.utils.checkpoint import CheckpointPolicy as P; show([(p.name, p.value) for p in P])
"""

_NO_DEVICES = "missing: there are no streams"
_PYTHON = "differs: nodes are objects of Python here, and may be made and given attributes"

REASONS = {
    "the name `autograd._register_py_tensor_class_for_device`": "missing: tensors of all devices are of one class",
    "the name `autograd.graph.region_activation_memory_budget`": "missing: it says something to torch.compile only",
    "warnings and errors about the streams of devices": _NO_DEVICES,
    "the name `_C._autograd._get_data_attr`": "missing: a part of PyTorch's tensor subclasses",
    "the name `_C._autograd._saved_tensors_hooks_set_tracing`": "missing: a part of torch.compile",
    "the name `_C._autograd._soft_assert_raises`": "missing: a part of PyTorch's profiler",
    "the name `_C._autograd.TensorGeometry`": "missing: how a view lies in its base is a matter of its node",
    "assigning a node's `name`": _PYTHON,
    "setting attributes of a node": _PYTHON,
    "instantiating a node class": _PYTHON,
    "`_functions.UndefinedGrad`": "missing: None is the gradient that is undefined",
    "`register_multi_grad_hook`: leaves within `grad`": (
        "differs: the hook is called; PyTorch cannot tell whether the leaves take part, and refuses"
    ),
    "two leaves that get views of one gradient": (
        "differs: the second backward doubles both; in PyTorch they share memory, so that it counts four times"
    ),
    "a first gradient is not shared with the one given": (
        "differs: PyTorch takes a view of the gradient given for `.grad`, so that both change together: see above"
    ),
    "`_current_graph_task_execution_order` with multithreading on": (
        "differs: it can always be told here, since a backward runs on the thread that calls it"
    ),
}

_ENGINE = """
def engine():
    return torch.autograd.Variable._execution_engine
"""
ITEMS = programs(_FAMILIES, FUNCTIONS + _ENGINE, _PROGRAMS, REASONS)
