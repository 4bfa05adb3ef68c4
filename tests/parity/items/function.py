"""`autograd.Function`: its classes, what a ctx may be told, calls, backwards, tangents."""

from __future__ import annotations

from .text import FUNCTIONS, programs

NAMES = (
    "BackwardCFunction",
    "Function",
    "FunctionCtx",
    "FunctionMeta",
    "InplaceFunction",
    "NestedIOFunction",
    "_SingleLevelFunction",
    "_HookMixin",
    "_ContextMethodMixin",
    "_is_setup_context_defined",
    "_iter_filter",
    "_iter_tensors",
    "_iter_tensors_permissive",
    "_iter_None_tensors",
    "_map_tensor_data",
    "_nested_map",
    "_unflatten",
    "custom_function_call",
    "once_differentiable",
)
"""What the module has."""

MEMBERS = (
    "apply",
    "backward",
    "forward",
    "jvp",
    "vjp",
    "vmap",
    "setup_context",
    "generate_vmap_rule",
    "boxed_grads_call",
    "clear_saved_tensors_on_access",
    "_backward_cls",
    "_compiled_autograd_key",
    "_register_hook",
    "_register_hook_dict",
    "dirty_tensors",
    "mark_dirty",
    "mark_non_differentiable",
    "mark_shared_storage",
    "materialize_grads",
    "maybe_clear_saved_tensors",
    "metadata",
    "name",
    "needs_input_grad",
    "next_functions",
    "non_differentiable",
    "register_hook",
    "register_prehook",
    "requires_grad",
    "save_for_backward",
    "save_for_forward",
    "saved_for_forward",
    "saved_tensors",
    "saved_variables",
    "set_materialize_grads",
    "to_save",
    "_is_pure_view",
    "_materialize_non_diff_grads",
    "_raw_saved_tensors",
    "_sequence_nr",
    "_set_sequence_nr",
    "_input_metadata",
    "_compiled_autograd_backward_state",
    "_get_compiled_autograd_symints",
)
"""What a Function has, and a node of one, or none of the two."""

FLAGS = ("materialize_grads", "_materialize_non_diff_grads", "_is_pure_view")
"""What may be True or False of a ctx."""

OPTIONS = ("clear_saved_tensors_on_access", "boxed_grads_call")
"""What may be True or False of a Function."""

NO_BOOLEANS = ("3", "None", "'yes'", "1.0")

_SAYS_FLAG = """
def forward(ctx, x):
    {said}
    return x * 2
refused(lambda: made(forward).apply(leaf(1.0)))
"""

_HAS_OPTION = """
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
def backward(ctx, g):
    return g * ctx.saved_tensors[0]
x = leaf(1.0)
F = made(forward, backward, {option}={value})
refused(lambda: (F.apply(x).backward(), x.grad)[1])
"""

_MEMBER = """
F = made(lambda ctx, x: x * 2, lambda ctx, g: g * 2)
show([hasattr(owner, {name!r}) for owner in (torch.autograd.Function, F, F._backward_cls)])
y = F.apply(leaf(1.0))
value = getattr(y.grad_fn, {name!r}, "absent")
value if isinstance(value, (bool, tuple, type(None), str)) and "0x" not in repr(value) else callable(value)
"""

_FAMILIES: list[tuple[str, str]] = [
    *(
        (
            f"the name `autograd.function.{name}`",
            f"import torch.autograd.function as f; f.{name} is not None",
        )
        for name in NAMES
    ),
    *((f"`Function.{name}` and the same of a node", _MEMBER.format(name=name)) for name in MEMBERS),
    *(
        (f"`ctx.{flag} = {value}`", _SAYS_FLAG.format(said=f"ctx.{flag} = {value}"))
        for flag in FLAGS
        for value in NO_BOOLEANS
    ),
    *(
        (
            f"`ctx.set_materialize_grads({value})`",
            _SAYS_FLAG.format(said=f"ctx.set_materialize_grads({value})"),
        )
        for value in NO_BOOLEANS
    ),
    *(
        (f"`{option} = {value}`", _HAS_OPTION.format(option=option, value=value))
        for option in OPTIONS
        for value in NO_BOOLEANS
    ),
    *(
        (
            f"assigning `ctx.{field}`",
            f"node = made(lambda ctx, x: x * 2).apply(leaf(1.0)).grad_fn\nrefused(lambda: setattr(node, {field!r}, ()))",
        )
        for field in (
            "saved_tensors",
            "next_functions",
            "requires_grad",
            "metadata",
            "saved_for_forward",
        )
    ),
]

_FUNCTIONS = FUNCTIONS + """
def double(**more):
    return made(lambda ctx, x: x * 2, lambda ctx, g: g * 2, **more)

def once():
    wrap = torch.autograd.function.once_differentiable
    return made(lambda ctx, x: x * 2, wrap(lambda ctx, g: g * 2))

def dual(F, *values):
    import torch.autograd.forward_ad as fa
    with fa.dual_level():
        out = F.apply(*[fa.make_dual(torch.ones(2), torch.full((2,), v)) for v in values])
        return [fa.unpack_dual(o).tangent for o in (out if isinstance(out, tuple) else (out,))]
import torch.func
from torch.autograd import Function
from torch.func import grad, hessian, jacfwd, jacrev, jvp, vjp, vmap
class Sq(Function):
    generate_vmap_rule = True
    @staticmethod
    def forward(x): return x * x
    @staticmethod
    def setup_context(ctx, inputs, output): ctx.save_for_backward(inputs[0])
    @staticmethod
    def backward(ctx, g): return 2 * g * ctx.saved_tensors[0]
class Old(Function):
    @staticmethod
    def forward(ctx, x): ctx.save_for_backward(x); return x * x
    @staticmethod
    def backward(ctx, g): return 2 * g * ctx.saved_tensors[0]
class NoRule(Function):
    @staticmethod
    def forward(x): return x * x
    @staticmethod
    def setup_context(ctx, inputs, output): ctx.save_for_backward(inputs[0])
    @staticmethod
    def backward(ctx, g): return 2 * g * ctx.saved_tensors[0]
"""

_PROGRAMS = """
### the classes of a Function and their order
F = torch.autograd.Function
show([c.__name__ for c in F.__mro__])
show([c.__name__ for c in torch.autograd.function.BackwardCFunction.__mro__])
show([c.__name__ for c in double()._backward_cls.__mro__][:2])
show(type(F).__name__, isinstance(F, torch.autograd.function.FunctionMeta))

### `_backward_cls` is the class of the nodes, and `_forward_cls` the Function
F = double()
y = F.apply(leaf(1.0))
show(type(y.grad_fn) is F._backward_cls, F._backward_cls._forward_cls is F, y.grad_fn._forward_cls is F)
show(F._backward_cls.__name__, y.grad_fn.name(), issubclass(F._backward_cls, torch.autograd.graph.Node))

### a class attribute is found through `ctx._forward_cls`
F = made(lambda ctx, x: x * ctx._forward_cls.scale, lambda ctx, g: g * ctx._forward_cls.scale, scale=3.0)
x = leaf(2.0)
F.apply(x).backward()
show(x.grad, hasattr(F.apply(x).grad_fn, 'scale'))

### each Function has a number of its own
F, G = (double(), double())
show(G._backward_cls._autograd_function_id - F._backward_cls._autograd_function_id)
y = F.apply(leaf(1.0))
show(y.grad_fn._compiled_autograd_key() == (F._backward_cls._autograd_function_id,))

### a subclass has a class of nodes of its own, named after it
F = double()
G = type('Other', (F,), {})
y = G.apply(leaf(1.0))
show(type(y.grad_fn).__name__, G._backward_cls is F._backward_cls, G._backward_cls._forward_cls is G)

### `isinstance(node, …)`
node = double().apply(leaf(1.0)).grad_fn
f = torch.autograd.function
show(isinstance(node, f.BackwardCFunction), isinstance(node, f.FunctionCtx), isinstance(node, torch.autograd.graph.Node))
show(isinstance(node, f._HookMixin), isinstance(node, torch.autograd.Function), isinstance(leaf(1.0).exp().grad_fn, f.FunctionCtx))

### `_HookMixin._register_hook`
hooks, handle = torch.autograd.function._HookMixin._register_hook(None, print)
show(list(hooks.values()) == [print], handle.id in hooks, type(hooks).__name__)
same, _ = torch.autograd.function._HookMixin._register_hook(hooks, len)
show(same is hooks, len(hooks))
handle.remove()
show(len(hooks))

### `_is_setup_context_defined`
f = torch.autograd.function
show(f._is_setup_context_defined(f.Function.setup_context), f._is_setup_context_defined(lambda c, i, o: None))

### `_iter_tensors` yields tensors out of tuples, lists and dictionaries
a, b = (torch.ones(1), torch.zeros(1))
show(list(torch.autograd.function._iter_tensors((a, [b, None], {'k': a}))))
show(refused(lambda: list(torch.autograd.function._iter_tensors((3,)))))

### `_iter_None_tensors` and `_iter_tensors_permissive`
a = torch.ones(1)
show(list(torch.autograd.function._iter_None_tensors((a, None))))
show(list(torch.autograd.function._iter_tensors_permissive((a, 3, [a]))))
show(refused(lambda: list(torch.autograd.function._iter_None_tensors((3,)))))

### `_map_tensor_data`
x = leaf(1.0)
found = torch.autograd.function._map_tensor_data([x, (x, None), {'k': x}])
show(found, found[0].requires_grad)
show(refused(lambda: torch.autograd.function._map_tensor_data('text')))

### `_unflatten`
show(torch.autograd.function._unflatten([1, 2, 3], (0, [0, None], 0)))

### a plain FunctionCtx keeps what it is told in fields
ctx = torch.autograd.function.FunctionCtx()
a = torch.ones(1)
ctx.save_for_backward(a)
ctx.mark_dirty(a)
ctx.mark_non_differentiable(a)
ctx.set_materialize_grads(False)
show(ctx.to_save, ctx.dirty_tensors, ctx.non_differentiable, ctx.materialize_grads)
ctx.save_for_forward(a)
show(ctx.saved_for_forward)
show(refused(lambda: ctx.saved_tensors))

### fields before forward says anything
def forward(ctx, x):
    show(ctx.to_save, ctx.dirty_tensors, ctx.non_differentiable, ctx.saved_for_forward)
    show(ctx._materialize_non_diff_grads, ctx.needs_input_grad, ctx.requires_grad)
    return x * 2
made(forward).apply(leaf(1.0))

### fields of a node that nothing was saved in
node = double()._backward_cls()
show(node.to_save, node.dirty_tensors, node.non_differentiable, node.saved_for_forward)

### fields after forward are empty
def forward(ctx, x):
    y, z = (x * 2, x * 3)
    ctx.save_for_backward(x, y)
    ctx.mark_non_differentiable(z)
    ctx.save_for_forward(x)
    return (y, z)
y, z = made(forward, lambda ctx, g, h: g).apply(leaf(1.0))
node = y.grad_fn
show(node.to_save, node.non_differentiable, node.dirty_tensors, node.saved_for_forward)

### `to_save` may be assigned
def forward(ctx, x):
    ctx.to_save = (x,)
    return x * x
x = leaf(3.0)
made(forward, lambda ctx, g: g * 2 * ctx.saved_tensors[0]).apply(x).backward()
show(x.grad)

### `to_save` assigned a list
def forward(ctx, x):
    ctx.to_save = [x]
    return x * x
show(refused(lambda: made(forward).apply(leaf(3.0))))

### `to_save` assigned None means nothing is saved
def forward(ctx, x):
    ctx.save_for_backward(x)
    ctx.to_save = None
    return x * x
y = made(forward).apply(leaf(3.0))
show(y.grad_fn.saved_tensors)

### `dirty_tensors` may be assigned
def forward(ctx, x):
    ctx.dirty_tensors = (x,)
    x.mul_(2)
    return x
x = leaf(3.0).clone()
y = made(forward).apply(x)
show(y is x, y, y.grad_fn.name())

### `dirty_tensors` assigned a list
def forward(ctx, x):
    ctx.dirty_tensors = [x]
    return x.mul_(2)
show(refused(lambda: made(forward).apply(leaf(3.0).clone())))

### `non_differentiable` may be assigned
def forward(ctx, x):
    y = x * 2
    ctx.non_differentiable = (y,)
    return y
show(made(forward).apply(leaf(3.0)).requires_grad)

### `non_differentiable` assigned a list
def forward(ctx, x):
    y = x * 2
    ctx.non_differentiable = [y]
    return y
show(refused(lambda: made(forward).apply(leaf(3.0))))

### `materialize_grads` may be assigned
def forward(ctx, x):
    ctx.materialize_grads = False
    return (x * 2, x * 3)
def backward(ctx, g, h):
    show(g, h)
    return g
x = leaf(1.0)
made(forward, backward).apply(x)[0].backward()

### `clear_saved_tensors_on_access = True`
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
def backward(ctx, g):
    show(ctx.saved_tensors)
    show(refused(lambda: ctx.saved_tensors))
    return g
F = made(forward, backward, clear_saved_tensors_on_access=True)
x = leaf(1.0)
F.apply(x).backward()
show(x.grad)

### `clear_saved_tensors_on_access = True`, with the graph retained
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
def backward(ctx, g):
    show(ctx.saved_tensors)
    return g
F = made(forward, backward, clear_saved_tensors_on_access=True)
x = leaf(1.0)
y = F.apply(x)
show(refused(lambda: y.backward(retain_graph=True)))
show(refused(lambda: y.backward()))

### `clear_saved_tensors_on_access` and access from outside
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
F = made(forward, clear_saved_tensors_on_access=True)
y = F.apply(leaf(1.0))
show(y.grad_fn.saved_tensors)
show(refused(lambda: y.grad_fn.saved_tensors))

### `clear_saved_tensors_on_access` set on the node
def forward(ctx, x):
    ctx.clear_saved_tensors_on_access = True
    ctx.save_for_backward(x)
    return x * 2
y = made(forward).apply(leaf(1.0))
show(refused(lambda: (y.grad_fn.saved_tensors, y.grad_fn.saved_tensors)[1]))

### `clear_saved_tensors_on_access` lets a saved tensor go within backward
import weakref
def forward(ctx, x):
    held = x * 1
    ctx.save_for_backward(held)
    ctx.seen = weakref.ref(held)
    return x * 2
def backward(ctx, g):
    held, = ctx.saved_tensors
    del held
    show(ctx.seen() is None)
    return g
made(forward, backward, clear_saved_tensors_on_access=True).apply(leaf(1.0)).backward()

### `boxed_grads_call = True`: backward gets one list
def backward(ctx, grads):
    show(type(grads).__name__, grads)
    return grads.pop() + grads.pop()
F = made(lambda ctx, x: (x * 1, x * 1), backward, boxed_grads_call=True)
x = leaf(1.0)
a, b = F.apply(x)
(a + b).backward()
show(x.grad)

### `boxed_grads_call = True` and `grad_fn.apply`
F = made(lambda ctx, x: x * 1, lambda ctx, grads: grads[0] * 5, boxed_grads_call=True)
show(F.apply(leaf(1.0)).grad_fn.apply(torch.ones(1)))

### `grad_fn.apply_boxed`
F = made(lambda ctx, x: x * 1, lambda ctx, grads: grads[0] * 5, boxed_grads_call=True)
show(F.apply(leaf(1.0)).grad_fn.apply_boxed([torch.ones(1)]))

### `boxed_grads_call` with vjp
F = type('V', (torch.autograd.Function,), {'forward': staticmethod(lambda ctx, x: x * 2), 'vjp': staticmethod(lambda ctx, grads: grads[0] * 2), 'boxed_grads_call': True})
x = leaf(1.0)
F.apply(x).backward()
show(x.grad)

### `boxed_grads_call` and an output without gradient
F = made(lambda ctx, x: (x * 1, x * 1), lambda ctx, grads: (show(grads), grads[0])[1], boxed_grads_call=True)
x = leaf(1.0)
F.apply(x)[0].backward()
show(x.grad)

### `_materialize_non_diff_grads = False`: None for an output that is not differentiable
def forward(ctx, x):
    ctx._materialize_non_diff_grads = False
    y, z = (x * 2, x * 3)
    ctx.mark_non_differentiable(z)
    return (y, z, x * 4)
def backward(ctx, *grads):
    show(grads)
    return grads[0]
x = leaf(1.0)
made(forward, backward).apply(x)[0].backward()
show(x.grad)

### `_materialize_non_diff_grads` by default: zeros for such an output
def forward(ctx, x):
    y, z = (x * 2, x * 3)
    ctx.mark_non_differentiable(z)
    return (y, z, x.to(torch.int64))
def backward(ctx, *grads):
    show(grads)
    return grads[0]
made(forward, backward).apply(leaf(1.0))[0].backward()

### `_materialize_non_diff_grads = False` and an output of integers
def forward(ctx, x):
    ctx._materialize_non_diff_grads = False
    return (x * 2, x.to(torch.int64))
def backward(ctx, *grads):
    show(grads)
    return grads[0]
made(forward, backward).apply(leaf(1.0))[0].backward()

### `_is_pure_view = True`: the view may be changed in place
def forward(ctx, x):
    ctx._is_pure_view = True
    ctx.shape = x.shape
    return x.view(-1)
F = made(forward, lambda ctx, g: g.reshape(ctx.shape))
x = torch.ones(2, 2, requires_grad=True)
base = x.clone()
y = F.apply(base)
y.mul_(3)
show(y.grad_fn.name(), base.grad_fn.name())
base.sum().backward()
show(x.grad)

### `_is_pure_view = False`: a view of a Function is not changed in place
F = made(lambda ctx, x: x.view(-1), lambda ctx, g: g.reshape(2, 2))
y = F.apply(torch.ones(2, 2, requires_grad=True).clone())
show(y._is_view())
show(refused(lambda: y.mul_(3)))

### `_is_pure_view = True` for what is no view
def forward(ctx, x):
    ctx._is_pure_view = True
    return x * 2
show(refused(lambda: made(forward).apply(leaf(1.0))))

### `_is_pure_view = True` for two outputs
def forward(ctx, x):
    ctx._is_pure_view = True
    return (x.view(-1), x.view(1, -1))
show(refused(lambda: made(forward).apply(leaf(1.0, 2.0))))

### `_is_pure_view = True` for an input returned as it is
def forward(ctx, x):
    ctx._is_pure_view = True
    return x
x = leaf(1.0, 2.0).clone()
y = made(forward).apply(x)
show(y is x, y._is_view())
show(refused(lambda: y.mul_(2)))

### `saved_tensors` before forward has run
show(refused(lambda: double()._backward_cls().saved_tensors))

### `saved_tensors` within forward
def forward(ctx, x):
    ctx.save_for_backward(x)
    show(refused(lambda: ctx.saved_tensors))
    return x * 2
made(forward).apply(leaf(1.0))

### `saved_tensors` within setup_context
def setup(ctx, inputs, output):
    ctx.save_for_backward(*inputs)
    show(refused(lambda: ctx.saved_tensors))
made(lambda x: x * 2, setup_context=setup).apply(leaf(1.0))

### `saved_tensors` where nothing was saved
show(double().apply(leaf(1.0)).grad_fn.saved_tensors)

### `saved_tensors` after a backward
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
x = leaf(1.0)
y = made(forward).apply(x)
y.backward()
show(refused(lambda: y.grad_fn.saved_tensors))

### `saved_tensors` after a backward that nothing was saved for
y = double().apply(leaf(1.0))
y.backward()
show(refused(lambda: y.grad_fn.saved_tensors))
show(refused(lambda: y.backward()))

### `saved_variables` warns
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
y = made(forward).apply(leaf(1.0))
show(warned(lambda: show(y.grad_fn.saved_variables)))

### `_raw_saved_tensors`
def forward(ctx, x):
    ctx.save_for_backward(x, None)
    return x * 2
y = made(forward).apply(leaf(1.0))
raw = y.grad_fn._raw_saved_tensors
show(len(raw), raw[0].unpack(), raw[1].unpack())
raw[0].register_hooks(lambda t: t * 2, lambda t: t)
show(y.grad_fn.saved_tensors)
show(refused(lambda: raw[1].register_hooks(lambda t: t, lambda t: t)))

### `save_for_backward` of what is no tensor
def forward(ctx, x):
    ctx.save_for_backward(3)
    return x * 2
show(refused(lambda: made(forward).apply(leaf(1.0))))

### `save_for_backward` of what is no tensor, nothing recorded
def forward(ctx, x):
    ctx.save_for_backward(3)
    return x * 2
show(refused(lambda: made(forward).apply(torch.ones(1))))

### `save_for_forward` of what is no tensor
def forward(ctx, x):
    ctx.save_for_forward(3)
    return x * 2
show(refused(lambda: made(forward).apply(leaf(1.0))))

### `save_for_backward` twice: the last counts
def forward(ctx, x):
    ctx.save_for_backward(x)
    ctx.save_for_backward(x * 7)
    return x * 2
show(made(forward).apply(leaf(1.0)).grad_fn.saved_tensors)

### `saved_tensors` in jvp are those of save_for_forward
import torch.autograd.forward_ad
def forward(ctx, x):
    ctx.save_for_forward(x * 3)
    ctx.save_for_backward(x * 5)
    return x * 2
def jvp(ctx, t):
    show(ctx.saved_tensors, ctx.saved_for_forward is None)
    return t * 2
F = made(forward, jvp=jvp)
fa = torch.autograd.forward_ad
with fa.dual_level():
    out = F.apply(fa.make_dual(torch.ones(1), torch.ones(1)))
    show(fa.unpack_dual(out).tangent)

### `saved_tensors` in jvp without save_for_forward
import torch.autograd.forward_ad
def forward(ctx, x):
    ctx.save_for_backward(x * 5)
    return x * 2
def jvp(ctx, t):
    show(refused(lambda: ctx.saved_tensors))
    return t * 2
F = made(forward, jvp=jvp)
fa = torch.autograd.forward_ad
with fa.dual_level():
    F.apply(fa.make_dual(torch.ones(1), torch.ones(1)))

### what was saved for jvp goes when the call ends
import weakref
seen = []
def forward(ctx, x):
    held = x * 3
    seen.append(weakref.ref(held))
    ctx.save_for_forward(held)
    return x * 2
y = made(forward, jvp=lambda ctx, t: t).apply(leaf(1.0))
show(seen[0]() is None, y.grad_fn.saved_for_forward)

### an output saved for jvp is in no cycle
import gc, weakref
def forward(ctx, x):
    y = x * 2
    ctx.save_for_forward(y)
    return y
gc.collect()
gc.disable()
try:
    y = made(forward, jvp=lambda ctx, t: t).apply(leaf(1.0))
    seen = weakref.ref(y)
    del y
    show(seen() is None)
finally:
    gc.enable()

### `maybe_clear_saved_tensors` outside of a backward
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
y = made(forward).apply(leaf(1.0))
y.grad_fn.maybe_clear_saved_tensors()
show(refused(lambda: y.grad_fn.saved_tensors))

### `maybe_clear_saved_tensors` within a backward that retains the graph
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
def backward(ctx, g):
    ctx.maybe_clear_saved_tensors()
    show(refused(lambda: ctx.saved_tensors))
    return g
y = made(forward, backward).apply(leaf(1.0))
y.backward(retain_graph=True)
show(refused(lambda: y.backward()))

### `maybe_clear_saved_tensors` within a backward that gives the graph up
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
def backward(ctx, g):
    ctx.maybe_clear_saved_tensors()
    show(refused(lambda: ctx.saved_tensors))
    return g
made(forward, backward).apply(leaf(1.0)).backward()

### `_get_current_graph_task_keep_graph`
import torch._C
keep = torch._C._autograd._get_current_graph_task_keep_graph
show(keep())
F = made(lambda ctx, x: x * 2, lambda ctx, g: (show(keep()), g)[1])
y = F.apply(leaf(1.0))
y.backward(retain_graph=True)
y.backward()

### an input returned as it is and saved in setup_context
def setup(ctx, inputs, output):
    ctx.save_for_backward(inputs[0], output)
show(refused(lambda: made(lambda x: x, setup_context=setup).apply(leaf(1.0))))

### an input returned as it is, of which the output is saved in setup_context
def setup(ctx, inputs, output):
    ctx.save_for_backward(output)
show(refused(lambda: made(lambda x: x, setup_context=setup).apply(leaf(1.0))))

### an input returned as a view of itself and saved in setup_context
def setup(ctx, inputs, output):
    ctx.save_for_backward(output)
show(refused(lambda: made(lambda x: x.view_as(x), setup_context=setup).apply(leaf(1.0))))

### an input returned as it is and saved in forward
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x
y = made(forward).apply(leaf(1.0))
show(y.grad_fn.saved_tensors)

### a dirty input saved in forward
def forward(ctx, x):
    x.mul_(2)
    ctx.mark_dirty(x)
    ctx.save_for_backward(x)
    return x
y = made(forward).apply(leaf(1.0).clone())
saved, = y.grad_fn.saved_tensors
show(saved, saved.grad_fn is y.grad_fn, saved.requires_grad)

### an output saved has its history
def forward(ctx, x):
    y = x * 2
    ctx.save_for_backward(y)
    return y
y = made(forward).apply(leaf(1.0))
saved, = y.grad_fn.saved_tensors
show(saved is y, saved.grad_fn is y.grad_fn)

### an intermediate value saved has no history
def forward(ctx, x):
    ctx.save_for_backward(x * 3)
    return x * 2
saved, = made(forward).apply(leaf(1.0)).grad_fn.saved_tensors
show(saved.requires_grad, saved.grad_fn)

### a saved input that changed in place
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x * 2
a = leaf(1.0).clone()
y = made(forward, lambda ctx, g: g * ctx.saved_tensors[0]).apply(a)
a.mul_(2)
show(refused(lambda: y.backward()))

### saved_tensors_hooks see what a Function saves
def forward(ctx, x):
    ctx.save_for_backward(x, None, x * 2)
    return x * 2
with torch.autograd.graph.saved_tensors_hooks(lambda t: (show(t), t)[1], lambda t: t):
    y = made(forward).apply(leaf(1.0))
show(y.grad_fn.saved_tensors)

### `mark_dirty` of no input
def forward(ctx, x):
    y = x * 2
    ctx.mark_dirty(y)
    return y
def call():
    y = made(forward).apply(leaf(1.0))
    show(y, y.requires_grad)
show(warned(call))

### `mark_dirty` of an input that is not returned
def forward(ctx, x):
    ctx.mark_dirty(x)
    return x * 2
show(refused(lambda: made(forward).apply(leaf(1.0).clone())))

### `mark_dirty` of what is no tensor
def forward(ctx, x):
    ctx.mark_dirty(3)
    return x * 2
show(refused(lambda: made(forward).apply(leaf(1.0))))

### `mark_dirty` of a leaf
def forward(ctx, x):
    ctx.mark_dirty(x)
    return x.mul_(2)
show(refused(lambda: made(forward).apply(leaf(1.0))))

### `mark_dirty` of a leaf that needs no gradient
def forward(ctx, x, y):
    ctx.mark_dirty(x)
    return x.mul_(y)
x = torch.ones(1)
out = made(forward, lambda ctx, g: (g, g)).apply(x, leaf(3.0))
show(out is x, x.requires_grad, x.grad_fn.name())

### `mark_dirty` of a view
def forward(ctx, x):
    ctx.mark_dirty(x)
    return x.mul_(2)
base = leaf(1.0, 2.0).clone()
view = base[:1]
out = made(forward, lambda ctx, g: g * 2).apply(view)
show(out is view, base.grad_fn.name(), view.grad_fn.name())

### `mark_dirty` of a view, with two outputs
def forward(ctx, x):
    ctx.mark_dirty(x)
    return (x.mul_(2), x * 3)
view = leaf(1.0, 2.0).clone()[:1]
show(refused(lambda: made(forward).apply(view)))

### a change without `mark_dirty`
x = leaf(1.0).clone()
y = made(lambda ctx, x: x.mul_(2)).apply(x)
show(y is x, x._version)

### a change without `mark_dirty` of a leaf
show(refused(lambda: made(lambda ctx, x: x.mul_(2)).apply(leaf(1.0))))

### dirty and not differentiable at once
def forward(ctx, x):
    x.mul_(2)
    ctx.mark_dirty(x)
    ctx.mark_non_differentiable(x)
    return x
x = leaf(1.0).clone()
made(forward).apply(x)
show(x, x.requires_grad, x.grad_fn)

### dirty and not differentiable at once, of an input without gradient
def forward(ctx, x, y):
    x.mul_(2)
    ctx.mark_dirty(x)
    ctx.mark_non_differentiable(x)
    return (x, y * 2)
x = torch.ones(1)
a, b = made(forward, lambda ctx, g, h: (None, h)).apply(x, leaf(1.0))
show(a is x, x.requires_grad, b.requires_grad)

### dirty counts once
def forward(ctx, x):
    ctx.mark_dirty(x)
    return x.mul_(2)
x = leaf(1.0).clone()
made(forward).apply(x)
show(x._version)

### `mark_non_differentiable` of an input that is returned
def forward(ctx, x):
    ctx.mark_non_differentiable(x)
    return x
x = leaf(1.0).clone()
y = made(forward).apply(x)
show(y is x, y.requires_grad, x.requires_grad)

### `mark_non_differentiable` of what is no tensor
def forward(ctx, x):
    ctx.mark_non_differentiable('text')
    return x * 2
show(refused(lambda: made(forward).apply(leaf(1.0))))

### `mark_non_differentiable` of what is not returned
def forward(ctx, x):
    ctx.mark_non_differentiable(x * 2)
    return x * 2
show(made(forward).apply(leaf(1.0)).requires_grad)

### `mark_shared_storage` warns
def forward(ctx, x):
    show(warned(lambda: ctx.mark_shared_storage((x, x))))
    return x * 2
made(forward).apply(leaf(1.0))

### an output that requires grad itself and is not differentiable
w = leaf(5.0)
def forward(ctx, x):
    ctx.mark_non_differentiable(w)
    return w
y = made(forward).apply(leaf(1.0))
show(y is w, y.requires_grad)

### an output that is a leaf of its own and requires grad
w = leaf(5.0)
y = made(lambda ctx, x: w, lambda ctx, g: g).apply(leaf(1.0))
show(y is w, y.requires_grad, y.is_leaf, y.grad_fn.name() if y.grad_fn is not None else None)

### outputs of integers and Booleans
a, b, c = made(lambda ctx, x: (x.to(torch.int64), x > 0, x * 2), lambda ctx, g, h, i: i).apply(leaf(1.0))
show(a.requires_grad, b.requires_grad, c.requires_grad)

### a list returned is not differentiated
out = made(lambda ctx, x: [x * 2, x * 3]).apply(leaf(1.0))
show(type(out).__name__, [t.requires_grad for t in out])

### a list in a tuple returned is not differentiated
a, b = made(lambda ctx, x: (x * 2, [x * 3])).apply(leaf(1.0))
show(a.requires_grad, b[0].requires_grad)

### a dictionary returned
out = made(lambda ctx, x: {'k': x * 2}).apply(leaf(1.0))
show(type(out).__name__, out['k'].requires_grad)

### None returned
show(refused(lambda: made(lambda ctx, x: None).apply(leaf(1.0))))

### a number returned
show(refused(lambda: made(lambda ctx, x: 3).apply(leaf(1.0))))

### a tuple with a number returned
show(refused(lambda: made(lambda ctx, x: (x * 2, 3, None)).apply(leaf(1.0))[1:]))

### an empty tuple returned
show(refused(lambda: made(lambda ctx, x: ()).apply(leaf(1.0))))

### a named tuple returned
import collections
Pair = collections.namedtuple('Pair', 'a b')
out = made(lambda ctx, x: Pair(x * 2, x * 3)).apply(leaf(1.0))
show(type(out).__name__, out[0].requires_grad)

### the same tensor returned twice
def forward(ctx, x):
    y = x * 2
    return (y, y)
def call():
    a, b = made(forward, lambda ctx, g, h: g + h).apply(leaf(1.0))
    return (a is b, a.output_nr, b.output_nr)
show(refused(call))

### an input returned twice
def call():
    a, b = made(lambda ctx, x: (x, x), lambda ctx, g, h: g + h).apply(leaf(1.0))
    return (a is b, a.output_nr, b.output_nr)
show(refused(call))

### an input returned as it is
x = leaf(1.0)
y = made(lambda ctx, x: x).apply(x)
show(y is x, y._is_view(), y.grad_fn.name())

### an input returned as it is, nothing recorded
x = torch.ones(1)
y = made(lambda ctx, x: x).apply(x)
show(y is x, y._is_view(), y.requires_grad)
with torch.no_grad():
    z = made(lambda ctx, x: x).apply(leaf(1.0))
show(z.requires_grad)

### tensors in a list of arguments
x = leaf(1.0)
show(made(lambda ctx, xs: xs[0] * 2).apply([x]).requires_grad)

### keyword arguments without setup_context
show(refused(lambda: made(lambda ctx, x, k=1: x * k).apply(leaf(1.0), k=2)))

### keyword arguments with setup_context
def setup(ctx, inputs, output):
    show(inputs)
F = made(lambda x, k=1: x * k, lambda ctx, g: (g, None), setup_context=setup)
show(F.apply(leaf(1.0), 2), F.apply(leaf(1.0)))

### too few arguments
show(refused(lambda: double().apply()))

### too many arguments
show(refused(lambda: double().apply(leaf(1.0), 3, 4)))

### no tensors at all
y = made(lambda ctx, k: torch.ones(1) * k).apply(3)
show(y, y.requires_grad, y.grad_fn)

### `needs_input_grad`
def backward(ctx, g):
    show(ctx.needs_input_grad)
    return (g, None, None)
F = made(lambda ctx, x, k, y: x * k, backward)
F.apply(leaf(1.0), 2, torch.ones(1)).backward()

### `needs_input_grad` when one gradient is asked for
def backward(ctx, g):
    show(ctx.needs_input_grad)
    return (g, g)
a, b = (leaf(1.0), leaf(2.0))
show(torch.autograd.grad(made(lambda ctx, x, y: x * y, backward).apply(a, b), a))

### `needs_input_grad` may be assigned
def forward(ctx, x):
    ctx.needs_input_grad = (False,)
    return x * 2
y = made(forward, lambda ctx, g: (show(ctx.needs_input_grad), g)[1]).apply(leaf(1.0))
y.backward()

### forward runs without grad mode
made(lambda ctx, x: (show(torch.is_grad_enabled()), x * 2)[1]).apply(leaf(1.0))

### grad mode within backward
F = made(lambda ctx, x: x * 2, lambda ctx, g: (show(torch.is_grad_enabled()), g)[1])
y = F.apply(leaf(1.0))
y.backward(retain_graph=True)
y.backward(create_graph=True)

### apply under no_grad
with torch.no_grad():
    y = double().apply(leaf(1.0))
show(y.requires_grad, y.grad_fn)

### apply in inference mode
with torch.inference_mode():
    y = double().apply(torch.ones(1))
show(y.requires_grad, y.is_inference())

### a leaf made in forward keeps requiring grad
def forward(ctx, x):
    with torch.enable_grad():
        return x.detach().requires_grad_() * 2
y = made(forward).apply(leaf(1.0))
show(y.grad_fn.name())

### too few gradients returned
y = made(lambda ctx, x, y: x * y, lambda ctx, g: g).apply(leaf(1.0), leaf(1.0))
show(refused(lambda: y.backward()))

### Nones too many returned
x = leaf(1.0)
made(lambda ctx, x: x * 1, lambda ctx, g: (g, None, None)).apply(x).backward()
show(x.grad)

### gradients too many returned
y = made(lambda ctx, x: x * 1, lambda ctx, g: (g, g)).apply(leaf(1.0))
show(refused(lambda: y.backward()))

### a list returned as gradients
x, y = (leaf(1.0), leaf(1.0))
z = made(lambda ctx, x, y: x * y, lambda ctx, g: [g, g]).apply(x, y)
show(refused(lambda: z.backward()))

### a list of one returned as gradients
z = made(lambda ctx, x: x * 1, lambda ctx, g: [g]).apply(leaf(1.0))
show(refused(lambda: z.backward()))

### a gradient for what is no tensor
y = made(lambda ctx, x, k: x * k, lambda ctx, g: (g, g)).apply(leaf(1.0), 2)
show(refused(lambda: y.backward()))

### what is no tensor as a gradient
y = made(lambda ctx, x: x * 1, lambda ctx, g: 'text').apply(leaf(1.0))
show(refused(lambda: y.backward()))

### a gradient of another shape
y = made(lambda ctx, x: x * 1, lambda ctx, g: torch.ones(5)).apply(leaf(1.0, 2.0))
show(refused(lambda: y.sum().backward()))

### a gradient that broadcasting explains is summed
x = leaf(1.0, 2.0)
made(lambda ctx, x: x * 1, lambda ctx, g: torch.ones(3, 2)).apply(x).sum().backward()
show(x.grad)

### a gradient of another dtype is cast
x = leaf(1.0)
made(lambda ctx, x: x * 1, lambda ctx, g: g.double()).apply(x).backward()
show(x.grad)

### a complex gradient for a real input
y = made(lambda ctx, x: x * 1, lambda ctx, g: torch.complex(g, g)).apply(leaf(1.0))
show(refused(lambda: y.backward()))

### None as the gradient
x = leaf(1.0)
made(lambda ctx, x: x * 1, lambda ctx, g: None).apply(x).backward()
show(x.grad)

### a gradient for an input that needs none
x, c = (leaf(1.0), torch.ones(1))
made(lambda ctx, x, c: x * c, lambda ctx, g: (g, g)).apply(x, c).backward()
show(x.grad, c.grad)

### backward that is not there
F = type('NoBackward', (torch.autograd.Function,), {'forward': staticmethod(lambda ctx, x: x * 2)})
y = F.apply(leaf(1.0))
show(refused(lambda: y.backward()))

### forward that is not there
F = type('NoForward', (torch.autograd.Function,), {})
show(refused(lambda: F.apply(leaf(1.0))))

### backward and vjp both
F = made(lambda ctx, x: x * 2, vjp=lambda ctx, g: g)
y = F.apply(leaf(1.0))
show(refused(lambda: y.backward()))

### vjp in place of backward
F = type('V', (torch.autograd.Function,), {'forward': staticmethod(lambda ctx, x: x * 2), 'vjp': staticmethod(lambda ctx, g: g * 2)})
x = leaf(1.0)
F.apply(x).backward()
show(x.grad)

### `_get_user_fn`
F = double()
node = F.apply(leaf(1.0)).grad_fn
show(node._get_user_fn() is F.backward)

### backward with too few parameters
y = made(lambda ctx, x: x * 1, lambda ctx: None).apply(leaf(1.0))
show(refused(lambda: y.backward()))

### an error in backward goes out as it is
def backward(ctx, g):
    raise KeyError('mine')
show(refused(lambda: made(lambda ctx, x: x * 1, backward).apply(leaf(1.0)).backward()))

### an error in forward goes out as it is, grad mode as before
def forward(ctx, x):
    raise KeyError('mine')
show(refused(lambda: made(forward).apply(leaf(1.0))))
show(torch.is_grad_enabled())

### `grad_fn.apply` calls backward
show(double().apply(leaf(1.0)).grad_fn.apply(torch.ones(1)))

### `grad_fn(…)` runs the node
show(refused(lambda: double().apply(leaf(1.0)).grad_fn(torch.ones(1))))

### missing gradients are zeros of the output's dtype and shape
def backward(ctx, *grads):
    show(grads)
    return grads[0].float()
F = made(lambda ctx, x: (x * 2, x.double().reshape(1, -1)), backward)
F.apply(leaf(1.0, 2.0))[0].sum().backward()

### missing gradient of an output of integers
def backward(ctx, *grads):
    show(grads)
    return grads[0]
made(lambda ctx, x: (x * 2, x.long()), backward).apply(leaf(1.0))[0].backward()

### missing gradient of an output that is no tensor
def backward(ctx, *grads):
    show(grads)
    return grads[0]
made(lambda ctx, x: (x * 2, 3), backward).apply(leaf(1.0))[0].backward()

### backward is called though no gradient comes, with zeros
inner = made(lambda ctx, x: x * 1, lambda ctx, g: (show('inner', g), g)[1])
outer = made(lambda ctx, x: x * 1, lambda ctx, g: None)
x = leaf(1.0)
outer.apply(inner.apply(x)).backward()
show(x.grad)

### a double backward through a Function
def forward(ctx, x):
    ctx.save_for_backward(x)
    return x ** 3
x = leaf(2.0)
y = made(forward, lambda ctx, g: g * 3 * ctx.saved_tensors[0] ** 2).apply(x)
g, = torch.autograd.grad(y, x, create_graph=True)
show(g, torch.autograd.grad(g, x))

### `once_differentiable` runs
x = leaf(1.0)
once().apply(x).backward()
show(x.grad)

### `once_differentiable` refuses to be differentiated
x, s = (leaf(1.0), leaf(1.0))
g, = torch.autograd.grad(once().apply(x), x, s, create_graph=True)
show(g.requires_grad, g.grad_fn.name() if g.grad_fn is not None else None)
show(refused(lambda: g.backward()))

### `once_differentiable` under create_graph with a gradient that needs none
x = leaf(1.0)
g, = torch.autograd.grad(once().apply(x), x, create_graph=True)
show(g.requires_grad)

### `once_differentiable` keeps the name of what it wraps
def backward(ctx, g):
    \"\"\"Words.\"\"\"
f = torch.autograd.function.once_differentiable(backward)
show(f.__name__, f.__doc__)

### `once_differentiable` passes keyword arguments on
f = torch.autograd.function.once_differentiable(lambda ctx, g, scale=1: g * scale)
show(f(None, torch.ones(1), scale=3))

### setup_context gets inputs and output
def setup(ctx, inputs, output):
    show(type(inputs).__name__, inputs, output, output.requires_grad)
    ctx.k = inputs[1]
F = made(lambda x, k: x * k, lambda ctx, g: (g * ctx.k, None), setup_context=setup)
x = leaf(2.0)
F.apply(x, 3.0).backward()
show(x.grad)

### setup_context and grad mode
made(lambda x: x * 2, setup_context=lambda ctx, i, o: show(torch.is_grad_enabled(), i[0].requires_grad)).apply(leaf(1.0))

### setup_context fills in defaults
made(lambda x, k=5: x * k, setup_context=lambda ctx, i, o: show(i)).apply(leaf(1.0))

### setup_context that raises
def setup(ctx, inputs, output):
    raise KeyError('mine')
show(refused(lambda: made(lambda x: x * 2, setup_context=setup).apply(leaf(1.0))))

### setup_context as a class method
members = {'forward': staticmethod(lambda x: x * 2), 'backward': staticmethod(lambda ctx, g: g * 2), 'setup_context': classmethod(lambda cls, ctx, i, o: show(cls.__name__, i))}
F = type('C', (torch.autograd.Function,), members)
x = leaf(1.0)
F.apply(x).backward()
show(x.grad)

### a setup_context of the base class is none
show(refused(lambda: torch.autograd.Function.setup_context(None, (), None)))

### jvp gives the tangent
show(dual(made(lambda ctx, x: x * 2, jvp=lambda ctx, t: t * 2), 3.0))

### jvp that is not there
show(refused(lambda: dual(double(), 3.0)))

### jvp that returns too many
show(refused(lambda: dual(made(lambda ctx, x: x * 2, jvp=lambda ctx, t: (t, t)), 3.0)))

### jvp that returns another shape
show(refused(lambda: dual(made(lambda ctx, x: x * 2, jvp=lambda ctx, t: torch.ones(3)), 3.0)))

### jvp that returns no tensor
show(refused(lambda: dual(made(lambda ctx, x: x * 2, jvp=lambda ctx, t: 3), 3.0)))

### jvp that returns None
show(refused(lambda: dual(made(lambda ctx, x: x * 2, jvp=lambda ctx, t: None), 3.0)))

### jvp that returns a list
show(refused(lambda: dual(made(lambda ctx, x: (x * 2, x * 3), jvp=lambda ctx, t: [t * 2, t * 3]), 3.0)))

### jvp and missing tangents
import torch.autograd.forward_ad
def jvp(ctx, s, t):
    show(s, t)
    return s
fa = torch.autograd.forward_ad
with fa.dual_level():
    made(lambda ctx, x, y: x * y, jvp=jvp).apply(fa.make_dual(torch.ones(1), torch.ones(1)), torch.ones(1))

### jvp and missing tangents without materialized ones
import torch.autograd.forward_ad
def forward(ctx, x, y):
    ctx.set_materialize_grads(False)
    return x * y
def jvp(ctx, s, t):
    show(s, t)
    return s
fa = torch.autograd.forward_ad
with fa.dual_level():
    made(forward, jvp=jvp).apply(fa.make_dual(torch.ones(1), torch.ones(1)), torch.ones(1))

### jvp of an input returned as it is must be a view
show(refused(lambda: dual(made(lambda ctx, x: x, jvp=lambda ctx, t: t * 1), 3.0)))
show(refused(lambda: dual(made(lambda ctx, x: x, jvp=lambda ctx, t: t.view_as(t)), 3.0)))

### jvp of a dirty input must work in place
def forward(ctx, x):
    ctx.mark_dirty(x)
    return x.mul_(2)
show(refused(lambda: dual(made(forward, jvp=lambda ctx, t: t * 2), 3.0)))
show(refused(lambda: dual(made(forward, jvp=lambda ctx, t: t.mul_(2)), 3.0)))

### jvp with an output that is not differentiable
def forward(ctx, x):
    y = x * 2
    ctx.mark_non_differentiable(y)
    return (y, x * 3)
show(refused(lambda: dual(made(forward, jvp=lambda ctx, t: (t, t)), 3.0)))
show(refused(lambda: dual(made(forward, jvp=lambda ctx, t: (None, t)), 3.0)))

### `apply_jvp`
F = made(lambda ctx, x: x * 2, jvp=lambda ctx, t: t * 7)
show(F.apply(leaf(1.0)).grad_fn.apply_jvp(torch.ones(1)))

### instantiating warns, calling raises
import warnings
F = double()
show(warned(lambda: F()))
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    f = F()
show(refused(lambda: f(leaf(1.0))))

### `InplaceFunction`
import warnings
I = torch.autograd.function.InplaceFunction
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    show(I(True).inplace, I().inplace)
x = leaf(1.0)
made(lambda ctx, x: x * 2, lambda ctx, g: g * 2, base=I).apply(x).backward()
show(x.grad)

### `NestedIOFunction` has its methods and refuses to be called
import warnings
N = torch.autograd.function.NestedIOFunction
show(sorted((n for n in vars(N) if not n.startswith('__') and n not in ('_backward_cls', '_node_class'))))
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    n = N()
show(refused(lambda: n(torch.ones(1))))
show(refused(lambda: n.forward_extended()))
show(refused(lambda: n.backward_extended()))

### `NestedIOFunction` marks tensors within structures
import warnings
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    n = torch.autograd.function.NestedIOFunction()
a, b = (torch.ones(1), torch.zeros(1))
n.mark_dirty([a, (b,)])
n.mark_non_differentiable({'k': a})
n.save_for_backward(a, [b])
show(n.dirty_tensors, n.non_differentiable, n.to_save)

### `NestedIOFunction.forward` and `backward` flatten
import warnings
N = torch.autograd.function.NestedIOFunction
F = type('Nest', (N,), {'forward_extended': lambda self, x, ys: (x * 2, [ys[0] * 3]), 'backward_extended': lambda self, g, hs: (g * 2, [hs[0] * 3])})
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    n = F()
n._nested_input = (torch.ones(1), [torch.ones(1)])
show(n.forward())
show(n.backward(torch.ones(1), torch.ones(1)))

### `_SingleLevelFunction.apply`
S = torch.autograd.function._SingleLevelFunction
F = type('Single', (S,), {'forward': staticmethod(lambda ctx, x: x * 2), 'backward': staticmethod(lambda ctx, g: g * 2)})
x = leaf(1.0)
y = F.apply(x)
y.backward()
show(x.grad, y.grad_fn.name())

### `_SingleLevelFunction.apply` with setup_context
S = torch.autograd.function._SingleLevelFunction
F = type('Single', (S,), {'forward': staticmethod(lambda x: x * 2), 'backward': staticmethod(lambda ctx, g: g * ctx.k), 'setup_context': staticmethod(lambda ctx, i, o: setattr(ctx, 'k', 7))})
x = leaf(1.0)
F.apply(x).backward()
show(x.grad)

### `custom_function_call` outside of a transform
f = torch.autograd.function.custom_function_call
F = made(lambda x: x * 2, lambda ctx, g: g * 2, setup_context=lambda ctx, i, o: None)
x = leaf(1.0)
def call():
    y = f(F, x)
    y.backward()
    return (y, x.grad)
show(refused(call))

### `Function.vmap` of the base class
show(refused(lambda: torch.autograd.Function.vmap(None, (), 1)))

### `_register_hook_dict`
import collections
class Holder:
    _backward_hooks = None
x = leaf(1.0)
y = double().apply(x)
show(refused(lambda: y.grad_fn._register_hook_dict(3)))
hooks = collections.OrderedDict()
hooks[0] = lambda g: g * 10
y._backward_hooks = hooks
show(refused(lambda: y.grad_fn._register_hook_dict(y)))
show(type(y._backward_hooks).__name__)
y.backward()
show(x.grad)

### `_set_sequence_nr`
node = double().apply(leaf(1.0)).grad_fn
node._set_sequence_nr(1234)
show(node._sequence_nr())
show(refused(lambda: node._set_sequence_nr('text')))

### `_set_sequence_nr` changes the order in which nodes run
order = []
F = made(lambda ctx, x: x * 1, lambda ctx, g: (order.append('F'), g)[1])
G = made(lambda ctx, x: x * 1, lambda ctx, g: (order.append('G'), g)[1])
x = leaf(1.0)
a, b = (F.apply(x), G.apply(x))
a.grad_fn._set_sequence_nr(b.grad_fn._sequence_nr() + 1)
(a + b).backward()
show(order)

### attributes of a ctx may be set freely
def forward(ctx, x):
    ctx.anything = [1]
    return x * 2
node = made(forward).apply(leaf(1.0)).grad_fn
node.more = 3
show(node.anything, node.more)
show(refused(lambda: node.absent))

### `metadata` of a node is a dictionary
node = double().apply(leaf(1.0)).grad_fn
node.metadata['k'] = 3
show(node.metadata)

### `_input_metadata` of a Function's node
node = made(lambda ctx, x: (x * 2, x.double().reshape(1, 1), 3), lambda *a: None).apply(leaf(1.0))[0].grad_fn
show([(i.dtype, tuple(i.shape), str(i.device)) for i in node._input_metadata])

### `next_functions` of a Function's node
node = made(lambda ctx, x, k, c: x * c, lambda *a: None).apply(leaf(1.0).exp(), 3, torch.ones(1)).grad_fn
show([(f.name() if f is not None else None, n) for f, n in node.next_functions])

### hooks of a Function's node
x = leaf(1.0)
y = double().apply(x)
y.grad_fn.register_prehook(lambda gs: (show('pre', gs), (gs[0] * 3,))[1])
y.grad_fn.register_hook(lambda gi, go: show('post', gi, go))
y.backward()
show(x.grad)

### copying and pickling a node
import copy, pickle
node = double().apply(leaf(1.0)).grad_fn
show(refused(lambda: (copy.copy(node), None)[1]))
show(refused(lambda: (pickle.dumps(node), None)[1]))

### the repr of a node and of its class
node = double().apply(leaf(1.0)).grad_fn
show(repr(node).split(' object at')[0].split('.')[-1], type(node).__name__, type(node).__qualname__)

### a Function within a Function's forward
F = double()
G = made(lambda ctx, x: F.apply(x) * 3, lambda ctx, g: g * 6)
x = leaf(1.0)
y = G.apply(x)
y.backward()
show(y, x.grad, y.grad_fn.name())

### a backward within a Function's backward
def backward(ctx, g):
    with torch.enable_grad():
        z = torch.tensor([2.0], requires_grad=True)
        (z * z).backward()
    return g * z.grad
x = leaf(1.0)
made(lambda ctx, x: x * 1, backward).apply(x).backward()
show(x.grad)

### an output goes with its last reference
import gc, weakref
def forward(ctx, x):
    y = x * 2
    ctx.save_for_backward(y)
    return y
gc.collect()
gc.disable()
try:
    y = made(forward).apply(leaf(1.0))
    seen = weakref.ref(y)
    del y
    show(seen() is None)
finally:
    gc.enable()

### an output in a field of ctx stays until the collector comes
import gc, weakref
def forward(ctx, x):
    ctx.held = x * 2
    return ctx.held
gc.collect()
gc.disable()
try:
    y = made(forward).apply(leaf(1.0))
    seen = weakref.ref(y)
    del y
    show(seen() is None)
    gc.collect()
    show(seen() is None)
finally:
    gc.enable()

### vmap of generate_vmap_rule
show(vmap(Sq.apply)(torch.arange(3.)), vmap(grad(lambda x: Sq.apply(x)))(torch.arange(3.)))

### vmap of a class without a rule
vmap(NoRule.apply)(torch.arange(3.))

### vmap of a class with forward(ctx)
vmap(Old.apply)(torch.arange(3.))

### grad of a class with forward(ctx)
grad(Old.apply)(torch.tensor(3.))

### grad of setup_context
show(grad(NoRule.apply)(torch.tensor(3.)), grad(grad(NoRule.apply))(torch.tensor(3.)))

### both generate_vmap_rule and vmap
class B(Sq):
    @staticmethod
    def vmap(info, in_dims, x): return x * x, in_dims[0]
vmap(B.apply)(torch.arange(3.))

### generate_vmap_rule without setup_context
class B(Function):
    generate_vmap_rule = True
    @staticmethod
    def forward(ctx, x): return x
    @staticmethod
    def backward(ctx, g): return g
vmap(B.apply)(torch.arange(3.))

### generate_vmap_rule without setup_context, no transform
class B(Function):
    generate_vmap_rule = True
    @staticmethod
    def forward(ctx, x): return x * 1
    @staticmethod
    def backward(ctx, g): return g
B.apply(torch.arange(3.))

### vmap staticmethod: info and in_dims
seen = []
class V(NoRule):
    @staticmethod
    def vmap(info, in_dims, x):
        seen.append((info.batch_size, info.randomness, in_dims)); return x * x, in_dims[0]
show(vmap(V.apply, in_dims=1, randomness="same")(torch.ones(2, 3)), seen)

### vmap staticmethod: returns no pair
class V(NoRule):
    @staticmethod
    def vmap(info, in_dims, x): return x * x
vmap(V.apply)(torch.ones(2))

### vmap staticmethod: returns three
class V(NoRule):
    @staticmethod
    def vmap(info, in_dims, x): return x * x, 0, 0
vmap(V.apply)(torch.ones(2))

### vmap staticmethod: out_dims None
class V(NoRule):
    @staticmethod
    def vmap(info, in_dims, x): return torch.tensor(5.), None
show(vmap(V.apply)(torch.ones(2)))

### vmap staticmethod: out_dims out of range
class V(NoRule):
    @staticmethod
    def vmap(info, in_dims, x): return x * x, 3
vmap(V.apply)(torch.ones(2))

### vmap staticmethod: grads through it
class V(NoRule):
    @staticmethod
    def vmap(info, in_dims, x): return NoRule.apply(x), in_dims[0]
x = torch.arange(3., requires_grad=True); vmap(V.apply)(x).sum().backward(); show(x.grad)

### vmap staticmethod: two outputs
class V(Function):
    @staticmethod
    def forward(x): return x + 1, x * 2
    @staticmethod
    def setup_context(ctx, inputs, output): pass
    @staticmethod
    def backward(ctx, a, b): return a + 2 * b
    @staticmethod
    def vmap(info, in_dims, x): return (x + 1, (x * 2).sum(0)), (0, None)
show(vmap(V.apply)(torch.ones(3)))

### mark_dirty under grad
class D(Function):
    @staticmethod
    def forward(x): x.mul_(2); return x
    @staticmethod
    def setup_context(ctx, inputs, output): ctx.mark_dirty(inputs[0])
    @staticmethod
    def backward(ctx, g): return g * 2
show(grad(lambda x: D.apply(x.clone()).sum())(torch.ones(2)))

### mark_dirty under vmap
class D(Function):
    generate_vmap_rule = True
    @staticmethod
    def forward(x): x.mul_(2); return x
    @staticmethod
    def setup_context(ctx, inputs, output): ctx.mark_dirty(inputs[0])
    @staticmethod
    def backward(ctx, g): return g * 2
vmap(lambda x: D.apply(x.clone()))(torch.ones(2))

### mark_non_differentiable under transforms
class D(Function):
    generate_vmap_rule = True
    @staticmethod
    def forward(x): return x * 2, x.round()
    @staticmethod
    def setup_context(ctx, inputs, output): ctx.mark_non_differentiable(output[1])
    @staticmethod
    def backward(ctx, g, _): return g * 2
show(vmap(grad(lambda x: D.apply(x)[0]))(torch.ones(2)))

### jvp of a Function
class J(NoRule):
    @staticmethod
    def setup_context(ctx, inputs, output): ctx.save_for_forward(inputs[0]); ctx.save_for_backward(inputs[0])
    @staticmethod
    def jvp(ctx, t): return 2 * t * ctx.saved_tensors[0]
show(jvp(J.apply, (torch.tensor(3.),), (torch.tensor(1.),)), jacfwd(J.apply)(torch.arange(2.)))

### jvp of a Function without one
jvp(NoRule.apply, (torch.tensor(3.),), (torch.tensor(1.),))

### once_differentiable under grad(grad)
from torch.autograd.function import once_differentiable
class O(Function):
    @staticmethod
    def forward(x): return x * x
    @staticmethod
    def setup_context(ctx, inputs, output): ctx.save_for_backward(inputs[0])
    @staticmethod
    @once_differentiable
    def backward(ctx, g): return 2 * g * ctx.saved_tensors[0]
show(grad(O.apply)(torch.tensor(3.)), refused(lambda: grad(grad(O.apply))(torch.tensor(3.))))

### needs_input_grad under vmap
seen = []
class N(Function):
    generate_vmap_rule = True
    @staticmethod
    def forward(x, y): return x * y
    @staticmethod
    def setup_context(ctx, inputs, output): ctx.save_for_backward(*inputs)
    @staticmethod
    def backward(ctx, g): seen.append(ctx.needs_input_grad); x, y = ctx.saved_tensors; return g * y, g * x
show(vmap(grad(N.apply), in_dims=(0, None))(torch.ones(2), torch.tensor(3.)), seen)

### saved-tensor hooks under grad
with torch.autograd.graph.saved_tensors_hooks(lambda x: x, lambda x: x):
    show(refused(lambda: grad(lambda x: (x * x).sum())(torch.ones(2))))

### saved-tensor hooks within grad
def f(x):
    with torch.autograd.graph.saved_tensors_hooks(lambda x: x, lambda x: x): return (x * x).sum()
refused(lambda: grad(f)(torch.ones(2)))

### save_on_cpu within vjp
def f(x):
    with torch.autograd.graph.save_on_cpu(): return (x * x).sum()
refused(lambda: vjp(f, torch.ones(2)))

### backward within grad
def f(x):
    y = (x * x).sum(); y.backward(); return y
refused(lambda: grad(f)(torch.ones(2)))

### backward within vmap
def f(x):
    y = x.clone().requires_grad_(); (y * y).sum().backward(); return y.grad
refused(lambda: vmap(f)(torch.ones(2, 3)))

### autograd.grad within vmap
def f(x):
    y = x.clone().requires_grad_(); return torch.autograd.grad((y * y).sum(), y)[0]
refused(lambda: vmap(f)(torch.ones(2, 3)))

### requires_grad_ within grad
refused(lambda: grad(lambda x: x.clone().requires_grad_().sum())(torch.ones(2)))

### retain_grad within grad
def f(x):
    y = x * 2; y.retain_grad(); return y.sum()
refused(lambda: grad(f)(torch.ones(2)))

### register_hook within grad
def f(x):
    y = x * 2; y.register_hook(lambda g: g * 10); return y.sum()
refused(lambda: grad(f)(torch.ones(2)))

### checkpoint within grad
from torch.utils.checkpoint import checkpoint
refused(lambda: grad(lambda x: checkpoint(lambda y: (y * y).sum(), x, use_reentrant=False))(torch.ones(2)))

### item within vmap
refused(lambda: vmap(lambda x: x.item())(torch.ones(2)))

### bool within vmap
refused(lambda: vmap(lambda x: x if x > 0 else -x)(torch.ones(2)))

### in-place on an unbatched tensor within vmap
y = torch.zeros(2)
refused(lambda: vmap(lambda x: y.add_(x))(torch.ones(3, 2)))

### out= within vmap
refused(lambda: vmap(lambda x: torch.add(x, 1, out=torch.empty(2)))(torch.ones(3, 2)))

### is_grads_batched: hooks are called once
x = torch.ones(3, requires_grad=True); y = x * 2; seen = []
y.register_hook(lambda g: seen.append(g.shape))
show(torch.autograd.grad(y, x, torch.eye(3), is_grads_batched=True), seen)

### is_grads_batched: a Function without a rule
x = torch.ones(3, requires_grad=True)
show(refused(lambda: torch.autograd.grad(NoRule.apply(x), x, torch.eye(3), is_grads_batched=True)))

### is_grads_batched: once_differentiable
from torch.autograd.function import once_differentiable
class O(Function):
    @staticmethod
    def forward(ctx, x): ctx.save_for_backward(x); return x * x
    @staticmethod
    @once_differentiable
    def backward(ctx, g): return 2 * g * ctx.saved_tensors[0]
x = torch.ones(3, requires_grad=True)
show(refused(lambda: torch.autograd.grad(O.apply(x), x, torch.eye(3), is_grads_batched=True)))

### is_grads_batched: item in backward
class O(Function):
    @staticmethod
    def forward(ctx, x): return x * 2
    @staticmethod
    def backward(ctx, g): return g * g.sum().item()
x = torch.ones(3, requires_grad=True)
show(refused(lambda: torch.autograd.grad(O.apply(x), x, torch.eye(3), is_grads_batched=True)))

### is_grads_batched: no batch dimension
x = torch.ones(3, requires_grad=True)
torch.autograd.grad((x * 2).sum(), x, torch.tensor(1.), is_grads_batched=True)

### is_grads_batched: sizes
x = torch.ones(3, requires_grad=True)
torch.autograd.grad(x * 2, x, torch.ones(4, 2), is_grads_batched=True)

### is_grads_batched: several outputs
x = torch.ones(3, requires_grad=True)
show(torch.autograd.grad((x * 2, x * 3), x, (torch.ones(2, 3), torch.ones(2, 3)), is_grads_batched=True))

### is_grads_batched: unused
x = torch.ones(3, requires_grad=True); z = torch.ones(2, requires_grad=True)
show(torch.autograd.grad(x * 2, (x, z), torch.eye(3), is_grads_batched=True, allow_unused=True))

### is_grads_batched: materialize_grads
x = torch.ones(3, requires_grad=True); z = torch.ones(2, requires_grad=True)
show(torch.autograd.grad(x * 2, (x, z), torch.eye(3), is_grads_batched=True, materialize_grads=True))

### gradcheck: check_batched_grad
x = torch.ones(3, dtype=torch.float64, requires_grad=True)
show(torch.autograd.gradcheck(lambda x: x * x, (x,), check_batched_grad=True), torch.autograd.gradcheck(lambda x: x * x, (x,), check_batched_grad=True, check_forward_ad=True, check_batched_forward_grad=True))

### gradcheck: check_batched_grad fails
class O(Function):
    @staticmethod
    def forward(ctx, x): return x * 2
    @staticmethod
    def backward(ctx, g): return g * 2 * (1.0 if g.sum().item() > 0 else 1.0)
x = torch.ones(3, dtype=torch.float64, requires_grad=True)
refused(lambda: torch.autograd.gradcheck(O.apply, (x,), check_batched_grad=True))

### gradcheck: batched forward without forward
x = torch.ones(3, dtype=torch.float64, requires_grad=True)
torch.autograd.gradcheck(lambda x: x * x, (x,), check_batched_forward_grad=True)

### functional: vectorize
F = torch.autograd.functional
x = torch.arange(3.)
show(F.jacobian(lambda x: x ** 2, x, vectorize=True), F.jacobian(lambda x: x ** 2, x, vectorize=True, strategy="forward-mode"), F.hessian(lambda x: (x ** 3).sum(), x, vectorize=True), F.hessian(lambda x: (x ** 3).sum(), x, vectorize=True, outer_jacobian_strategy="forward-mode"))

### functional: strategy without vectorize
F = torch.autograd.functional
F.jacobian(lambda x: x ** 2, torch.arange(3.), strategy="forward-mode")

### functional: strict and forward-mode
F = torch.autograd.functional
F.jacobian(lambda x: x ** 2, torch.arange(3.), strategy="forward-mode", vectorize=True, create_graph=True)

### custom_op.register_vmap
@torch.library.custom_op(f"{ns}::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor: return x * 2
seen = []
@twice.register_vmap
def _(info, in_dims, x): seen.append((info.batch_size, in_dims)); return twice(x), in_dims[0]
show(vmap(twice, in_dims=1)(torch.ones(2, 3)), seen)

### custom_op without vmap
@torch.library.custom_op(f"{ns}::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor: return x * 2
refused(lambda: vmap(twice)(torch.ones(2, 3)))

### library.register_vmap
@torch.library.custom_op(f"{ns}::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor: return x * 2
torch.library.register_vmap(f"{ns}::twice", lambda info, in_dims, x: (twice(x), in_dims[0]))
show(vmap(vmap(twice))(torch.ones(2, 3)))

### library.register_vmap: twice
@torch.library.custom_op(f"{ns}::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor: return x * 2
torch.library.register_vmap(f"{ns}::twice", lambda info, in_dims, x: (twice(x), in_dims[0]))
torch.library.register_vmap(f"{ns}::twice", lambda info, in_dims, x: (twice(x) + 1, in_dims[0]))
show(vmap(twice)(torch.ones(2)))

### library.register_vmap: unknown operator
torch.library.register_vmap(f"{ns}::nope", lambda *a: None)

### library.register_vmap: no operator
torch.library.register_vmap(3, lambda *a: None)

### dead wrapper
kept = []
grad(lambda x: (kept.append(x), x.sum())[1])(torch.ones(2))
refused(lambda: kept[0] + 1)

### vmap errors
show([refused(f) for f in (lambda: vmap(torch.sin)(3), lambda: vmap(torch.sin, in_dims=1)(torch.ones(2)), lambda: vmap(torch.add)(torch.ones(2), torch.ones(3)), lambda: vmap(lambda x: 3)(torch.ones(2)), lambda: vmap(torch.sin, in_dims=None)(torch.ones(2)), lambda: vmap(torch.sin, in_dims=(0, 0))(torch.ones(2)), lambda: vmap(torch.sin, out_dims=3)(torch.ones(2)), lambda: vmap(torch.sin)(), lambda: vmap(torch.sin, randomness="x")(torch.ones(2)), lambda: vmap(lambda x: torch.rand(2))(torch.ones(2)), lambda: vmap(torch.sin, chunk_size=0)(torch.ones(2)), lambda: vmap(3)(torch.ones(2)))])

### grad errors
show([refused(f) for f in (lambda: grad(torch.sin)(torch.ones(2)), lambda: grad(torch.sin)(3), lambda: grad(lambda x: 3)(torch.tensor(1.)), lambda: grad(torch.sin, argnums=2)(torch.tensor(1.)), lambda: grad(torch.sin, argnums="a")(torch.tensor(1.)), lambda: grad(torch.sin, has_aux=True)(torch.tensor(1.)), lambda: grad(torch.sin)(torch.tensor(1)), lambda: grad(torch.sin, argnums=())(torch.tensor(1.)))])

### jvp errors
show([refused(f) for f in (lambda: jvp(torch.sin, torch.ones(2), torch.ones(2)), lambda: jvp(torch.sin, (torch.ones(2),), (torch.ones(3),)), lambda: jvp(torch.sin, (), ()), lambda: jvp(torch.sin, (1.,), (1.,)), lambda: jvp(lambda x: 3, (torch.ones(2),), (torch.ones(2),)), lambda: jvp(torch.sin, (torch.ones(2),), (torch.ones(2), torch.ones(2))), lambda: vjp(torch.sin, torch.ones(2))[1](torch.ones(3)), lambda: vjp(torch.sin, torch.ones(2))[1]())])

### vjp: after a second use
f = vjp(torch.sin, torch.ones(2))[1]; show(f(torch.ones(2)), f(torch.ones(2), retain_graph=False) if False else f(torch.ones(2)))
"""

REASONS = {
    "`Function.materialize_grads` and the same of a node": "differs: it may be read here, in PyTorch only written",
    "`Function._is_pure_view` and the same of a node": "differs: it may be read here, in PyTorch only written",
    "the classes of a Function and their order": "differs: Node is a class among them here, an abstract one in PyTorch",
    "an output that requires grad itself and is not differentiable": (
        "differs: PyTorch detaches the tensor itself, a leaf of somebody's that then gets no gradient any more; here it is "
        "left as it is and another one returned"
    ),
    "tensors in a list of arguments": (
        "differs: they take part here, so that no gradient is lost without a word; PyTorch takes no notice of them"
    ),
    "mark_dirty under vmap": "differs: it works here; PyTorch cannot say where the changed tensor has its dimension",
    "functional: strategy without vectorize": "differs: it works here; PyTorch has it for vectorize=True only",
    "functional: strict and forward-mode": "differs: it works here; PyTorch refuses create_graph with forward mode",
    "jvp that returns None": (
        "differs: the output has no tangent here; PyTorch fails an assertion of its own, asking for a bug report"
    ),
}

ITEMS = programs(_FAMILIES, _FUNCTIONS, _PROGRAMS, REASONS)
