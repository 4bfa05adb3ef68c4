"""Autograd of operators that programs define, and the trees that it takes apart (``utils._pytree``)."""

from __future__ import annotations

from .text import programs

FUNCTIONS = """
import torch._custom_op.autograd as A
import torch._custom_op.impl as I
import torch._custom_ops as O
from torch.utils import _pytree as P
from torch.library import custom_op, register_autograd
from typing import List, Optional, Sequence, Tuple
Tensor = torch.Tensor
class Ctx:
    def save_for_backward(self, *tensors): self.saved_tensors = tensors
    def mark_non_differentiable(self, *tensors): self.marked = tensors
def older(schema="(Tensor x) -> Tensor", kernel=lambda x: x * 2, name="f"):
    O.custom_op(ns + "::" + name, schema)
    if kernel is not None:
        O.impl(ns + "::" + name, device_types="cpu", func=kernel)
    return I._find_custom_op(ns + "::" + name)
def leaf(*values): return torch.tensor(values or (1.0, 2.0), requires_grad=True)
def op(name="f"): return getattr(getattr(torch.ops, ns), name)
"""
"""What programs about operators find."""

TREES = """
from collections import OrderedDict, defaultdict, deque, namedtuple
from torch.utils import _pytree as P
Pair = namedtuple("Pair", "first second")
class Box:
    def __init__(self, *items): self.items = items
def box(**more):
    P.register_pytree_node(Box, lambda b: (list(b.items), len(b.items)), lambda c, n: Box(*c), **more)
"""
"""What programs about trees find."""

REASONS = {
    "_custom_op.impl._find_custom_op: of a library": "differs: it can be called; PyTorch raises a TypeError of its own",
}

OPERATORS = r"""
### namedtuple_args
c = older('(Tensor x, int n) -> Tensor', None); a = A.namedtuple_args(c._schema, (3, 4)); show(a.x, a.n, a._fields, type(a).__name__)

### namedtuple_args: no tuple
A.namedtuple_args(older()._schema, [3])

### namedtuple_args_cls
c = older(); A.namedtuple_args_cls(c._schema) is A.namedtuple_args_cls(c._schema)

### gen_autograd_function
F = A.gen_autograd_function('Name', lambda ctx, x: x * 2, lambda ctx, g: g * 3); x = leaf(); y = F.apply(x); y.sum().backward(); show(F.__name__, x.grad, type(y.grad_fn).__name__, issubclass(F, torch.autograd.Function))

### save_pytree_for_backward
ctx = Ctx(); t = torch.ones(2); A.save_pytree_for_backward(ctx, (t, {'a': 3, 'b': [t * 2]})); show(len(ctx.saved_tensors), ctx.saved_non_tensors, ctx.num_elts, ctx.tensor_idxs, ctx.non_tensor_idxs)

### unpack_saved
ctx = Ctx(); t = torch.ones(2); A.save_pytree_for_backward(ctx, (t, {'a': 3, 'b': [t * 2]})); A.unpack_saved(ctx)

### unpack_saved: no tensors
ctx = Ctx(); A.save_pytree_for_backward(ctx, ('a', (1,))); A.unpack_saved(ctx)

### mark_non_differentiable
ctx = Ctx(); A.mark_non_differentiable(ctx, (torch.ones(1), torch.zeros(1)), [True, False]); ctx.marked

### mark_non_differentiable: a list
ctx = Ctx(); A.mark_non_differentiable(ctx, ([torch.ones(1), torch.zeros(1)], torch.ones(1)), [False, True]); len(ctx.marked)

### mark_non_differentiable: one output
ctx = Ctx(); A.mark_non_differentiable(ctx, torch.ones(1), [False]); len(ctx.marked)

### mark_non_differentiable: None
ctx = Ctx(); A.mark_non_differentiable(ctx, torch.ones(1), None); hasattr(ctx, 'marked')

### mark_non_differentiable: other length
A.mark_non_differentiable(Ctx(), torch.ones(1), [True, False])

### mark_non_differentiable: no tensor
A.mark_non_differentiable(Ctx(), 3, [True])

### mark_non_differentiable: no tensor, no gradient
ctx = Ctx(); A.mark_non_differentiable(ctx, 3, [False]); hasattr(ctx, 'marked')

### grad_inputs_dict_to_flat_tuple
c = older('(Tensor x, Tensor[] ys, int n) -> Tensor', None); a = A.namedtuple_args(c._schema, (Tensor, [Tensor, Tensor], int)); A.grad_inputs_dict_to_flat_tuple({'x': 1, 'ys': [2, None]}, a)

### grad_inputs_dict_to_flat_tuple: arguments left out
c = older('(Tensor x, Tensor[] ys, int n) -> Tensor', None); a = A.namedtuple_args(c._schema, (Tensor, [Tensor, Tensor], int)); A.grad_inputs_dict_to_flat_tuple({'x': 1}, a)

### validate_grad_inputs_dict: right
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': torch.ones(1), 'ys': [torch.ones(1)], 'z': None}, c, a)

### validate_grad_inputs_dict: None for a tensor
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': None, 'ys': [None], 'z': None}, c, a)

### validate_grad_inputs_dict: a tuple for a list
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': None, 'ys': (None,), 'z': None}, c, a)

### validate_grad_inputs_dict: no dictionary
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict([1], c, a)

### validate_grad_inputs_dict: a key is missing
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': None, 'ys': [None]}, c, a)

### validate_grad_inputs_dict: a key too many
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': None, 'ys': [None], 'z': None, 'n': None}, c, a)

### validate_grad_inputs_dict: a number
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': 3, 'ys': [None], 'z': None}, c, a)

### validate_grad_inputs_dict: no list
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': None, 'ys': torch.ones(1), 'z': None}, c, a)

### validate_grad_inputs_dict: a list of another length
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': None, 'ys': [], 'z': None}, c, a)

### validate_grad_inputs_dict: a number in a list
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': None, 'ys': [3], 'z': None}, c, a)

### validate_grad_inputs_dict: a tensor where there was none
c = older('(Tensor x, Tensor[] ys, Tensor? z, int n) -> Tensor', None); O.impl_backward(c._qualname, func=lambda ctx, saved, g: {}); a = A.namedtuple_args(c._schema, (Tensor, [Tensor], type(None), int)); A.validate_grad_inputs_dict({'x': None, 'ys': [None], 'z': torch.ones(1)}, c, a)

### autograd_not_implemented: nothing requires grad
A.autograd_not_implemented(older())(torch.ones(2))

### autograd_not_implemented: refuses
A.autograd_not_implemented(older())(leaf())

### autograd_not_implemented: in no_grad
c = older()
with torch.no_grad():
    y = A.autograd_not_implemented(c)(leaf())
y

### autograd_kernel_indirection: nothing yet
A.autograd_kernel_indirection(older())(leaf())

### autograd_kernel_indirection: half
c = older(); c.impl_backward()(lambda ctx, saved, g: {'x': g}); A.autograd_kernel_indirection(c)(torch.ones(2))

### autograd_kernel_indirection: both
c = older(); k = A.autograd_kernel_indirection(c); c.impl_backward()(lambda ctx, saved, g: {'x': g * saved}); c.impl_save_for_backward()(lambda inputs, output: 5); x = leaf(); k(x).sum().backward(); x.grad

### construct_autograd_kernel
c = older('(Tensor x, Tensor[] ys) -> (Tensor, Tensor)', lambda x, ys: (x * 2, ys[0] * 3)); k = A.construct_autograd_kernel(c._schema, [True, False], c, op().default, lambda inputs, output: (inputs.x, len(inputs.ys)), lambda ctx, saved, a, b: {'x': a * saved[0], 'ys': [a] * saved[1]}); x, y = leaf(), leaf(3.0, 4.0); a, b = k(x, [y]); show(a.requires_grad, b.requires_grad, a.grad_fn.name()); a.sum().backward(); show(x.grad, y.grad)

### _custom_ops.custom_op
older()(torch.ones(2))

### _custom_ops.custom_op: a function
def f(x: Tensor, n: int) -> Tensor: ...
show(O.custom_op(ns + '::f', f) is None, [a.name for a in op().default._schema.arguments])

### _custom_ops.custom_op: a decorator
@O.custom_op(ns + '::f')
def f(x: Tensor) -> Tensor: ...
O.impl(ns + '::f')(lambda x: x * 4)
op()(torch.ones(2))

### _custom_ops.custom_op: no namespace
O.custom_op('f', '(Tensor x) -> Tensor')

### _custom_ops.custom_op: an overload
O.custom_op(ns + '::f.x', '(Tensor x) -> Tensor')

### _custom_ops.custom_op: a reserved namespace
O.custom_op('aten::f', '(Tensor x) -> Tensor')

### _custom_ops.custom_op: another name
def g(x: Tensor) -> Tensor: ...
O.custom_op(ns + '::f')(g)

### _custom_ops.custom_op: no function
O.custom_op(ns + '::f')(3)

### _custom_ops.custom_op: writes
O.custom_op(ns + '::f', '(Tensor(a!) x) -> Tensor')

### _custom_ops.custom_op: a view
O.custom_op(ns + '::f', '(Tensor(a) x) -> Tensor(a)')

### _custom_ops.custom_op: no returns
O.custom_op(ns + '::f', '(Tensor x) -> ()')

### _custom_ops.custom_op: self
O.custom_op(ns + '::f', '(Tensor self) -> Tensor')

### _custom_ops.impl: unknown device
older(); O.impl(ns + '::f', device_types='nope')(lambda x: x)

### _custom_ops.impl: unknown operator
O.impl(ns + '::nope')(lambda x: x)

### _custom_ops.impl: twice
older(); O.impl(ns + '::f', device_types='cpu', func=lambda x: x)

### _custom_ops.impl_abstract
older(); O.impl_abstract(ns + '::f')(lambda x: torch.empty_like(x)); op()(torch.ones(3, device='meta')).shape

### _custom_ops.impl_abstract: none
older(); op()(torch.ones(3, device='meta'))

### _custom_ops.impl_backward
older(); O.impl_save_for_backward(ns + '::f')(lambda inputs, output: inputs.x); O.impl_backward(ns + '::f')(lambda ctx, saved, g: {'x': g * saved}); x = leaf(); op()(x).sum().backward(); x.grad

### _custom_ops.impl_backward: the node's name
older(); O.impl_save_for_backward(ns + '::f')(lambda inputs, output: None); O.impl_backward(ns + '::f')(lambda ctx, saved, g: {'x': g}); op()(leaf()).grad_fn.name()

### _custom_ops.impl_backward: output_differentiability
older('(Tensor x) -> (Tensor, Tensor)', lambda x: (x * 2, x * 3)); O.impl_save_for_backward(ns + '::f')(lambda inputs, output: None); O.impl_backward(ns + '::f', output_differentiability=[False, True])(lambda ctx, saved, a, b: {'x': b}); a, b = op()(leaf()); show(a.requires_grad, b.requires_grad)

### _custom_ops.impl_backward: output_differentiability of another length
older(); O.impl_backward(ns + '::f', output_differentiability=[False, True])(lambda *a: {})

### _custom_ops.impl_backward: output_differentiability is no list
older(); O.impl_backward(ns + '::f', output_differentiability=(True,))(lambda *a: {})

### _custom_ops.impl_backward: twice
older(); O.impl_backward(ns + '::f')(lambda *a: {}); O.impl_backward(ns + '::f')(lambda *a: {})

### _custom_ops.impl_backward: a composite of a library
l = torch.library.Library(ns, 'DEF'); l.define('f(Tensor x) -> Tensor'); l.impl('f', lambda x: x); O.impl_backward(ns + '::f')(lambda *a: {})

### _custom_ops.impl_backward: autograd of a library
l = torch.library.Library(ns, 'DEF'); l.define('f(Tensor x) -> Tensor'); l.impl('f', lambda x: x, 'Autograd'); O.impl_backward(ns + '::f')(lambda *a: {})

### _custom_ops.impl_backward: wrong gradients
older(); O.impl_save_for_backward(ns + '::f')(lambda inputs, output: None); O.impl_backward(ns + '::f')(lambda ctx, saved, g: g); op()(leaf()).sum().backward()

### _custom_ops.impl_backward: what is saved is watched
older(); O.impl_save_for_backward(ns + '::f')(lambda inputs, output: output); O.impl_backward(ns + '::f')(lambda ctx, saved, g: {'x': saved}); y = op()(leaf());
with torch.no_grad(): y.mul_(2)
y.sum().backward()

### _custom_ops: no formula
older(); op()(leaf())

### _custom_ops: half of a formula
older(); O.impl_backward(ns + '::f')(lambda *a: {}); op()(torch.ones(2))

### _custom_ops: a list of tensors
older('(Tensor[] xs) -> Tensor', lambda xs: xs[0] * xs[1]); O.impl_save_for_backward(ns + '::f')(lambda inputs, output: inputs.xs); O.impl_backward(ns + '::f')(lambda ctx, saved, g: {'xs': [g * saved[1], g * saved[0]]}); x, y = leaf(), leaf(3.0, 4.0); op()([x, y]).sum().backward(); show(x.grad, y.grad)

### _custom_ops: double backward
older('(Tensor x) -> Tensor', lambda x: x * x * x); O.impl_save_for_backward(ns + '::f')(lambda inputs, output: inputs.x); O.impl_backward(ns + '::f')(lambda ctx, x, g: {'x': g * 3 * x * x}); x = leaf(); g, = torch.autograd.grad(op()(x).sum(), x, create_graph=True); g.sum().backward(); x.grad

### _custom_ops._destroy
older(); O._destroy(ns + '::f'); hasattr(getattr(torch.ops, ns), 'f')

### _custom_ops._destroy: unknown
O._destroy(ns + '::f')

### CustomOp: private
I.CustomOp(None, ns, None, 'f', None)

### CustomOp: repr
older(); repr(I._find_custom_op(ns + '::f')).replace(ns, '')

### CustomOp: called
older()(torch.ones(2))

### CustomOp: by keyword
older()(x=torch.ones(2))

### CustomOp: _has_impl
c = older(); show(c._has_impl('cpu'), c._has_impl('cuda'), c._has_impl('backward'), c._get_impl('cpu').func(3))

### CustomOp.impl
c = older(kernel=None); c.impl('cpu')(lambda x: x * 7); c(torch.ones(2))

### CustomOp.impl: twice
c = older(); c.impl('cpu')(lambda x: x)

### CustomOp.impl: unknown device
older().impl('nope')

### CustomOp.impl: no kernel
older(kernel=None)(torch.ones(2))

### CustomOp.impl: no kernel, said to whom
'CustomOp.impl' in message(lambda: older(kernel=None)(torch.ones(2)))

### CustomOp.impl_factory
c = older('(int n) -> Tensor', None); c.impl_factory()(lambda n: torch.ones(n)); c(3)

### CustomOp.impl_factory: none
older('(int n) -> Tensor', None)(3)

### CustomOp.impl_factory: twice
c = older('(int n) -> Tensor', None); c.impl_factory()(lambda n: torch.ones(n)); c.impl_factory()(lambda n: torch.ones(n))

### CustomOp.impl_abstract
c = older(); c.impl_abstract()(lambda x: torch.empty_like(x)); show(c(torch.ones(3, device='meta')).shape, I.get_abstract_impl(c._qualname) is not None)

### CustomOp.impl_abstract: twice
c = older(); c.impl_abstract()(lambda x: x); c.impl_abstract()(lambda x: x)

### CustomOp.impl_save_for_backward: twice
c = older(); c.impl_save_for_backward()(lambda *a: None); c.impl_save_for_backward()(lambda *a: None)

### CustomOp._destroy
c = older(); c._destroy(); show(c._qualname in I.global_registry)

### _custom_op.impl.custom_op
@I.custom_op(ns + '::f')
def f(x: Tensor) -> Tensor:
    'text'
f.impl('cpu')(lambda x: x * 3)
show(f(torch.ones(2)), f.__name__, f.__doc__)

### _custom_op.impl.custom_op: warns
warned(lambda: I.custom_op(ns + '::f'))

### _custom_op.impl.custom_op: a schema
@I.custom_op(ns + '::f', '(Tensor x, int n) -> Tensor')
def f(x, n): ...
f.impl('cpu')(lambda x, n: x * n)
f(torch.ones(2), 3)

### _custom_op.impl.custom_op: a schema of other arguments
I.custom_op(ns + '::f', '(Tensor x, int n) -> Tensor')(lambda x: x)

### _custom_op.impl.validate_function_matches_schema
@I.custom_op(ns + '::f', '(Tensor x, int n) -> Tensor')
def f(x, m): ...

### _custom_op.impl.validate_function_matches_schema: defaults
@I.custom_op(ns + '::f', '(Tensor x, int n=3) -> Tensor')
def f(x, n=3): ...

### _custom_op.impl.parse_qualname
show(I.parse_qualname('a::b'), refused(lambda: I.parse_qualname('b')), refused(lambda: I.parse_qualname('a::b.c')))

### _custom_op.impl.validate_namespace
show(refused(lambda: I.validate_namespace('aten')), refused(lambda: I.validate_namespace('a.b')), I.validate_namespace('mine'))

### _custom_op.impl.validate_device_type
show(I.validate_device_type('cpu'), refused(lambda: I.validate_device_type('nope')))

### _custom_op.impl.get_op
show(str(I.get_op('aten::sin')), refused(lambda: I.get_op('aten::nope')))

### _custom_op.impl._find_custom_op: unknown
I._find_custom_op('aten::nope')

### _custom_op.impl._find_custom_op: of a library
l = torch.library.Library(ns, 'DEF'); l.define('f(Tensor x) -> Tensor'); l.impl('f', lambda x: x * 2, 'CPU'); I._find_custom_op(ns + '::f', also_check_torch_library=True)(torch.ones(2))

### _custom_op.impl.RESERVED_NS
sorted(I.RESERVED_NS)

### _custom_op.impl.report_error_callback
c = older(); [refused(lambda: I.report_error_callback(c, k)) for k in ('Undefined', 'Meta', 'CPU', 'QuantizedCPU')]

### library.custom_op
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tensor: return x * 2
f(torch.ones(2))

### library.custom_op: no formula
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tensor: return x * 2
y = f(leaf()); show(y.requires_grad); y.sum().backward()

### register_autograd
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tensor: return x * 2
f.register_autograd(lambda ctx, g: g * 5)
x = leaf(); f(x).sum().backward(); x.grad

### register_autograd: setup_context
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor, n: int) -> Tensor: return x * n
def setup(ctx, inputs, output): ctx.n = inputs[1]
f.register_autograd(lambda ctx, g: (g * ctx.n, None), setup_context=setup)
x = leaf(); f(x, 7).sum().backward(); x.grad

### register_autograd: keyword-only inputs
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor, *, n: int = 3) -> Tensor: return x * n
def setup(ctx, inputs, keyword_only_inputs, output): ctx.n = keyword_only_inputs['n']
f.register_autograd(lambda ctx, g: g * ctx.n, setup_context=setup)
x = leaf(); f(x).sum().backward(); show(x.grad); f(x, n=5).sum().backward(); x.grad

### register_autograd: defaults are filled in
seen = []
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor, n: int = 3) -> Tensor: return x * n
f.register_autograd(lambda ctx, g: (g, None), setup_context=lambda ctx, inputs, output: seen.append(inputs[1:]))
f(leaf()); f(leaf(), 4); seen

### register_autograd: needs_input_grad
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor, y: Tensor, n: int) -> Tensor: return x * y * n
f.register_autograd(lambda ctx, g: (show(ctx.needs_input_grad), (g, None, None))[1])
f(leaf(), torch.ones(2), 2).sum().backward()

### register_autograd: a list of tensors
@custom_op(ns + '::f', mutates_args=())
def f(xs: Sequence[Tensor]) -> Tensor: return xs[0] * xs[1]
f.register_autograd(lambda ctx, g: ([g * 2, g * 3],))
x, y = leaf(), leaf(); f([x, y]).sum().backward(); show(x.grad, y.grad)

### register_autograd: a list of results
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> List[Tensor]: return [x * 2, x * 3]
f.register_autograd(lambda ctx, gs: gs[0] * 2 + gs[1] * 3)
x = leaf(); a, b = f(x); (a + b).sum().backward(); x.grad

### register_autograd: a list of gradients of another length
@custom_op(ns + '::f', mutates_args=())
def f(xs: Sequence[Tensor]) -> Tensor: return xs[0] * xs[1]
f.register_autograd(lambda ctx, g: ([g],))
f([leaf(), leaf()]).sum().backward()

### register_autograd: too few gradients
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor, y: Tensor) -> Tensor: return x * y
f.register_autograd(lambda ctx, g: g)
f(leaf(), leaf()).sum().backward()

### register_autograd: None
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tensor: return x * 2
f.register_autograd(lambda ctx, g: None)
x = leaf(); f(x).sum().backward(); show(x.grad)

### register_autograd: the node's name
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tensor: return x * 2
f.register_autograd(lambda ctx, g: g)
f(leaf()).grad_fn.name().replace(ns, '')

### register_autograd: an operator that writes
@custom_op(ns + '::f', mutates_args={'x'})
def f(x: Tensor) -> None: x.mul_(2)
f.register_autograd(lambda ctx, g: g)

### register_autograd: keyword-only tensors
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor, *, y: Tensor) -> Tensor: return x * y
f.register_autograd(lambda ctx, g: g)

### register_autograd: of a library
l = torch.library.Library(ns, 'DEF'); l.define('f(Tensor x) -> Tensor'); l.impl('f', lambda x: x * 2, 'CPU'); register_autograd(ns + '::f', lambda ctx, g: g * 9, lib=l); x = leaf(); op()(x).sum().backward(); x.grad

### register_autograd: unknown operator
register_autograd(ns + '::nope', lambda ctx, g: g)

### register_autograd: double backward
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tensor: return x * x
f.register_autograd(lambda ctx, g: g * 2 * ctx.saved_tensors[0], setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs))
x = leaf(); g, = torch.autograd.grad(f(x).sum(), x, create_graph=True); g.sum().backward(); x.grad

### register_autograd: in no_grad
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tensor: return x * 2
f.register_autograd(lambda ctx, g: g)
with torch.no_grad():
    y = f(leaf())
y.requires_grad

### register_autograd: the kernel is not recorded
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tensor:
    y = x * 2; show(y.requires_grad); return y
f.register_autograd(lambda ctx, g: g)
f(leaf()).requires_grad

### register_autograd: two results, one unused
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor) -> Tuple[Tensor, Tensor]: return x * 2, x * 3
f.register_autograd(lambda ctx, a, b: (show(b), a)[1])
x = leaf(); f(x)[0].sum().backward(); x.grad

### register_autograd: an optional tensor
@custom_op(ns + '::f', mutates_args=())
def f(x: Tensor, y: Optional[Tensor] = None) -> Tensor: return x * 2
f.register_autograd(lambda ctx, g: (g * 2, None))
x = leaf(); f(x).sum().backward(); x.grad
"""

PYTREE = r"""
### pytree: tree_flatten
leaves, spec = P.tree_flatten([1, (2, {'a': 3}), None]); show(leaves, spec.num_leaves)

### pytree: tree_flatten: a leaf
P.tree_flatten(3)[0]

### pytree: tree_flatten: a dictionary keeps its order
P.tree_flatten({'b': 1, 'a': 2})[0]

### pytree: tree_flatten: OrderedDict
P.tree_flatten(OrderedDict(b=1, a=2))

### pytree: tree_flatten: defaultdict
P.tree_flatten(defaultdict(list, {'b': 1}))

### pytree: tree_flatten: deque
P.tree_flatten(deque([1, [2]], maxlen=4))

### pytree: tree_flatten: namedtuple
P.tree_flatten(Pair(1, (2,)))[0]

### pytree: tree_flatten: is_leaf
P.tree_flatten([1, (2, 3)], is_leaf=lambda t: isinstance(t, tuple))

### pytree: tree_flatten: None is a leaf
P.tree_leaves([None])

### pytree: tree_flatten: a set is a leaf
len(P.tree_leaves([{1, 2}]))

### pytree: tree_flatten: a subclass of list is a leaf
class L(list): pass
len(P.tree_leaves(L([1, 2])))

### pytree: tree_flatten: a structseq is a leaf
import time
len(P.tree_leaves(time.gmtime(0)))

### pytree: tree_unflatten
P.tree_unflatten([5, 6], P.tree_structure({'a': 1, 'b': (2,)}))

### pytree: tree_unflatten: too few
P.tree_unflatten([5], P.tree_structure([1, 2]))

### pytree: tree_unflatten: too many
P.tree_unflatten([5, 6, 7], P.tree_structure([1, 2]))

### pytree: tree_unflatten: an iterator
P.tree_unflatten(iter([5, 6]), P.tree_structure([1, 2]))

### pytree: tree_unflatten: arguments in the older order
P.tree_unflatten(P.tree_structure([1, 2]), [3, 4])

### pytree: tree_unflatten: no treespec
P.tree_unflatten([1], [2])

### pytree: tree_unflatten: defaultdict keeps its factory
t = P.tree_map(lambda x: x + 1, defaultdict(int, a=1)); show(t['new'], t['a'])

### pytree: tree_unflatten: deque keeps its maxlen
P.tree_map(lambda x: x, deque([1], maxlen=3)).maxlen

### pytree: tree_iter
list(P.tree_iter({'a': [1, 2], 'b': 3}))

### pytree: tree_leaves
P.tree_leaves([1, [2, [3]]])

### pytree: tree_leaves: is_leaf
P.tree_leaves([1, [2, [3]]], is_leaf=lambda t: t == [3])

### pytree: tree_structure
P.tree_structure([1, (2, {'a': 3})])

### pytree: tree_is_leaf
[P.tree_is_leaf(v) for v in (1, None, [], (), {}, 'a')]

### pytree: tree_is_leaf: is_leaf
P.tree_is_leaf([1], is_leaf=lambda t: True)

### pytree: tree_map
P.tree_map(lambda x: x * 2, [1, (2, {'a': 3})])

### pytree: tree_map: two trees
P.tree_map(lambda x, y: x + y, [1, (2,)], [10, (20,)])

### pytree: tree_map: a subtree where there is a leaf
P.tree_map(lambda x, y: (x, y), [1, 2], [[3], (4, 5)])

### pytree: tree_map: other length
P.tree_map(lambda x, y: x, [1, 2], [1])

### pytree: tree_map: other container
P.tree_map(lambda x, y: x, [1, 2], (1, 2))

### pytree: tree_map: other keys
P.tree_map(lambda x, y: x, {'a': 1}, {'b': 1})

### pytree: tree_map: keys in another order
P.tree_map(lambda x, y: (x, y), {'a': 1, 'b': 2}, {'b': 3, 'a': 4})

### pytree: tree_map: an OrderedDict beside a dict
P.tree_map(lambda x, y: x + y, {'a': 1}, OrderedDict(a=2))

### pytree: tree_map: a leaf beside a container
P.tree_map(lambda x, y: x, [1], 2)

### pytree: tree_map: namedtuple
P.tree_map(lambda x: x + 1, Pair(1, 2)).second

### pytree: tree_map: another namedtuple
Other = namedtuple('Other', 'a b')
P.tree_map(lambda x, y: x, Pair(1, 2), Other(1, 2))

### pytree: tree_map_
seen = []
same = [1, (2,)]
show(P.tree_map_(seen.append, same) is same, seen)

### pytree: tree_map_: two trees
seen = []
P.tree_map_(lambda x, y: seen.append(x + y), [1, 2], [3, 4])
seen

### pytree: tree_map_only
P.tree_map_only(int, lambda x: -x, [1, 'a', (2.5, 3)])

### pytree: tree_map_only: classes
P.tree_map_only((int, float), lambda x: -x, [1, 'a', (2.5, 3)])

### pytree: tree_map_only: a union
P.tree_map_only(int | float, lambda x: -x, [1, 'a', (2.5, 3)])

### pytree: tree_map_only: a predicate
P.tree_map_only(lambda x: x == 3, lambda x: -x, [1, 3])

### pytree: tree_map_only: something else
P.tree_map_only(3, lambda x: x, [1])

### pytree: tree_map_only: is_leaf
P.tree_map_only(tuple, len, [(1, 2), 3], is_leaf=lambda t: isinstance(t, tuple))

### pytree: tree_map_only: tensors
P.tree_map_only(torch.Tensor, lambda t: t * 2, {'x': torch.ones(2), 'n': 3})

### pytree: tree_map_only_
seen = []
P.tree_map_only_(int, seen.append, [1, 'a', 2])
seen

### pytree: tree_all
show(P.tree_all(bool, [1, (2,)]), P.tree_all(bool, [1, 0]))

### pytree: tree_any
show(P.tree_any(bool, [0, (0,)]), P.tree_any(bool, [1, 0]))

### pytree: tree_all_only
show(P.tree_all_only(int, bool, [1, '']), P.tree_all_only(int, bool, [0, '']))

### pytree: tree_any_only
show(P.tree_any_only(int, bool, [0, 'a']), P.tree_any_only(str, bool, [0, 'a']))

### pytree: map_only
P.map_only(int)(lambda x: -x)(3), P.map_only(int)(lambda x: -x)('a')

### pytree: arg_tree_leaves
P.arg_tree_leaves(1, [2, (3,)], key={'a': 4})

### pytree: tree_leaves_with_path
[(P.keystr(path), leaf) for path, leaf in P.tree_leaves_with_path({'a': [1, 2], 'b': Pair(3, 4)})]

### pytree: tree_flatten_with_path
found, spec = P.tree_flatten_with_path((1, {'a': 2}))
show([P.keystr(path) for path, _ in found], spec)

### pytree: tree_flatten_with_path: deque and defaultdict
[P.keystr(p) for p, _ in P.tree_flatten_with_path([deque([1]), defaultdict(int, a=2)])[0]]

### pytree: tree_map_with_path
P.tree_map_with_path(lambda path, x: (P.keystr(path), x), [1, {'a': 2}])

### pytree: tree_map_with_path: two trees
P.tree_map_with_path(lambda path, x, y: (len(path), x + y), [1, [2]], [3, [4]])

### pytree: keystr
P.keystr((P.SequenceKey(0), P.MappingKey('a'), P.GetAttrKey('first')))

### pytree: key_get
P.key_get([{'a': Pair(7, 8)}], (P.SequenceKey(0), P.MappingKey('a'), P.GetAttrKey('second')))

### pytree: SequenceKey: equality and hash
show(P.SequenceKey(1) == P.SequenceKey(1), hash(P.SequenceKey(1)) == hash(P.SequenceKey(1)), P.SequenceKey(1))

### pytree: MappingKey: frozen
P.MappingKey('a').key = 3

### pytree: GetAttrKey: get
P.GetAttrKey('real').get(3 + 4j)

### pytree: register_pytree_node
box()
try:
    t = P.tree_map(lambda x: x + 1, [Box(1, 2)])
    show(t[0].items)
finally:
    P._deregister_pytree_node(Box)
P.tree_is_leaf(Box())

### pytree: register_pytree_node: twice
box()
try:
    show(refused(box))
finally:
    P._deregister_pytree_node(Box)

### pytree: register_pytree_node: one of two context functions
box(to_dumpable_context=str)

### pytree: register_pytree_node: paths without keys
box()
try:
    show(refused(lambda: P.tree_leaves_with_path(Box(1))))
finally:
    P._deregister_pytree_node(Box)

### pytree: register_pytree_node: paths with keys
box(flatten_with_keys_fn=lambda b: ([(P.SequenceKey(i), v) for i, v in enumerate(b.items)], None))
try:
    show([P.keystr(p) for p, _ in P.tree_leaves_with_path([Box(1, 2)])])
finally:
    P._deregister_pytree_node(Box)

### pytree: register_pytree_node: a context that does not match
box()
try:
    show(refused(lambda: P.tree_map(lambda x, y: x, Box(1), Box(1, 2))))
finally:
    P._deregister_pytree_node(Box)

### pytree: _register_pytree_node
show(warned(lambda: P._register_pytree_node(Box, lambda b: (list(b.items), None), lambda c, n: Box(*c))))
P._deregister_pytree_node(Box)

### pytree: _private_register_pytree_node: twice warns
box()
try:
    show(warned(lambda: P._private_register_pytree_node(Box, lambda b: ([], None), lambda c, n: Box())))
finally:
    P._deregister_pytree_node(Box)

### pytree: _deregister_pytree_node: not registered
P._deregister_pytree_node(Box)

### pytree: register_dataclass
import dataclasses
@dataclasses.dataclass
class D:
    a: int
    b: object = None
P.register_dataclass(D, serialized_type_name=ns)
try:
    t = P.tree_map(lambda x: x * 2, D(3))
    show(t.a, t.b, P.tree_leaves(D(1, [2, 3])), [P.keystr(p) for p, _ in P.tree_leaves_with_path(D(1, [2]))])
finally:
    P._deregister_pytree_node(D)

### pytree: register_dataclass: no dataclass
P.register_dataclass(Box)

### pytree: register_dataclass: field names missing
import dataclasses
@dataclasses.dataclass
class D:
    a: int
    b: int
P.register_dataclass(D, field_names=['a'])

### pytree: register_dataclass: fields dropped
import dataclasses
@dataclasses.dataclass
class D:
    a: int
    b: int = 5
P.register_dataclass(D, field_names=['a'], drop_field_names=['b'], serialized_type_name=ns)
try:
    show(P.tree_leaves(D(1, 2)), P.tree_map(lambda x: x, D(1, 2)).b)
finally:
    P._deregister_pytree_node(D)

### pytree: register_constant
class C:
    def __init__(self, n): self.n = n
    def __eq__(self, other): return self.n == other.n
    def __hash__(self): return self.n
P.register_constant(C)
try:
    show(P.tree_leaves([C(1), 2]), P.is_constant_class(C), P.tree_structure(C(1)) == P.tree_structure(C(1)), P.tree_structure(C(1)) == P.tree_structure(C(2)), P._retrieve_constant(P.tree_structure(C(7))).n)
finally:
    P._deregister_pytree_node(C)

### pytree: register_constant: no __eq__
P.register_constant(Box)

### pytree: register_constant: no __hash__
class C:
    def __eq__(self, other): return True
P.register_constant(C)

### pytree: is_constant_class
show(P.is_constant_class(int), P.is_constant_class(3))

### pytree: _retrieve_constant: no constant
P._retrieve_constant(P.tree_structure([1]))

### pytree: is_namedtuple
show(P.is_namedtuple(Pair), P.is_namedtuple(Pair(1, 2)), P.is_namedtuple((1, 2)))

### pytree: is_namedtuple_class
show(P.is_namedtuple_class(Pair), P.is_namedtuple_class(tuple), P.is_namedtuple_class(Pair(1, 2)))

### pytree: is_namedtuple_instance
show(P.is_namedtuple_instance(Pair(1, 2)), P.is_namedtuple_instance(Pair))

### pytree: is_structseq
import time
show(P.is_structseq(time.gmtime(0)), P.is_structseq(time.struct_time), P.is_structseq(Pair(1, 2)))

### pytree: is_structseq_class
import time
show(P.is_structseq_class(time.struct_time), P.is_structseq_class(tuple))

### pytree: is_structseq_instance
import time
show(P.is_structseq_instance(time.gmtime(0)), P.is_structseq_instance((1,)))

### pytree: TreeSpec: repr
repr(P.tree_structure([1, (2, {'a': [3, 4], 'b': deque([5])})]))

### pytree: TreeSpec: counts
s = P.tree_structure([1, (2, 3), []]); show(s.num_nodes, s.num_leaves, s.num_children)

### pytree: TreeSpec: equality
a, b, c = (P.tree_structure(t) for t in ([1, 2], [3, 4], (1, 2))); show(a == b, a == c, a != c, a == 3)

### pytree: TreeSpec: keys in another order differ
P.tree_structure({'a': 1, 'b': 2}) == P.tree_structure({'b': 1, 'a': 2})

### pytree: TreeSpec: hash
hash(P.tree_structure({'a': [1], 'b': OrderedDict(c=defaultdict(int, d=2))})) == hash(P.tree_structure({'a': [1], 'b': OrderedDict(c=defaultdict(int, d=2))}))

### pytree: TreeSpec: frozen
P.tree_structure([1]).type = 3

### pytree: TreeSpec: type and context
s = P.tree_structure({'a': 1}); show(s.type, s.context)

### pytree: TreeSpec.is_leaf
show(P.tree_structure(1).is_leaf(), P.tree_structure([]).is_leaf(), P.tree_structure([1]).is_leaf())

### pytree: TreeSpec.children
P.tree_structure([1, (2,)]).children()

### pytree: TreeSpec.child
show(P.tree_structure([1, (2,)]).child(1), refused(lambda: P.tree_structure([1]).child(3)))

### pytree: TreeSpec.children_specs warns
s = P.tree_structure([1, 2])
show(warned(lambda: s.children_specs))

### pytree: TreeSpec.flatten_up_to
P.tree_structure([1, (2, 3)]).flatten_up_to([[9], ({}, 'x')])

### pytree: TreeSpec.flatten_up_to: another form
P.tree_structure([1, (2, 3)]).flatten_up_to([1, 2])

### pytree: TreeSpec.unflatten
P.tree_structure([1, (2, 3)]).unflatten('abc')

### pytree: TreeSpec: a leaf with children
P.TreeSpec(None, None, [P.tree_structure(1)])

### pytree: TreeSpec: made by hand
P.TreeSpec(list, None, [P.treespec_leaf(), P.treespec_leaf()]) == P.tree_structure([1, 2])

### pytree: TreeSpec: pickled
import pickle
s = P.tree_structure({'a': [1]})
pickle.loads(pickle.dumps(s)) == s

### pytree: LeafSpec
show(P.LeafSpec(), P.LeafSpec() == P.treespec_leaf(), P.LeafSpec().num_leaves)

### pytree: treespec_leaf
P.treespec_leaf()

### pytree: treespec_tuple
P.treespec_tuple([P.treespec_leaf()]) == P.tree_structure((1,))

### pytree: treespec_tuple: no specs
P.treespec_tuple([1])

### pytree: treespec_dict
P.treespec_dict({'a': P.treespec_leaf()}, b=P.treespec_leaf()) == P.tree_structure({'a': 1, 'b': 2})

### pytree: treespec_dict: no specs
P.treespec_dict({'a': 1})

### pytree: treespec_dumps
P.treespec_dumps(P.tree_structure([1, (2, {'a': 3}), OrderedDict(b=4), deque([5], maxlen=2)]))

### pytree: treespec_dumps: defaultdict
P.treespec_dumps(P.tree_structure(defaultdict(list, a=1)))

### pytree: treespec_dumps: namedtuple without a name
P.treespec_dumps(P.tree_structure(Pair(1, 2)))

### pytree: treespec_dumps: namedtuple
P._register_namedtuple(Pair, serialized_type_name=ns + '.Pair')
try:
    spec = P.tree_structure([Pair(1, 2)])
    show(P.treespec_loads(P.treespec_dumps(spec)) == spec)
finally:
    P._deregister_pytree_node(Pair)

### pytree: treespec_dumps: a class without a name
box()
try:
    show(refused(lambda: P.treespec_dumps(P.tree_structure(Box(1)))))
finally:
    P._deregister_pytree_node(Box)

### pytree: treespec_dumps: a class with a name
box(serialized_type_name=ns)
try:
    spec = P.tree_structure(Box(1, [2]))
    show(P.treespec_loads(P.treespec_dumps(spec)) == spec)
finally:
    P._deregister_pytree_node(Box)

### pytree: treespec_dumps: a class with context functions
box(serialized_type_name=ns, to_dumpable_context=lambda n: 'n%d' % n, from_dumpable_context=lambda s: int(s[1:]))
try:
    spec = P.tree_structure(Box(1, [2]))
    show(P.treespec_loads(P.treespec_dumps(spec)) == spec)
finally:
    P._deregister_pytree_node(Box)

### pytree: treespec_dumps: a context that JSON cannot hold
P.treespec_dumps(P.tree_structure({object(): 1}))

### pytree: treespec_dumps: keys of an enumeration
import inspect
k = inspect._ParameterKind.KEYWORD_ONLY
s = P.tree_structure(OrderedDict([(k.name, 1)]))
P.treespec_loads(P.treespec_dumps(s)) == s

### pytree: treespec_dumps: unknown protocol
P.treespec_dumps(P.tree_structure([1]), protocol=-1)

### pytree: treespec_dumps: no treespec
P.treespec_dumps([1])

### pytree: treespec_loads
s = P.tree_structure([1, (2, {'a': 3}), defaultdict(int, b=4)])
P.treespec_loads(P.treespec_dumps(s)) == s

### pytree: treespec_loads: unknown protocol
P.treespec_loads('[-1, {}]')

### pytree: treespec_loads: unknown type
P.treespec_loads('[1, {"type": "nobody.knows", "context": "null", "children_spec": []}]')

### pytree: treespec_pprint
P.treespec_pprint(P.tree_structure({'a': [1, (2,)], 'b': 3}))

### pytree: pytree_to_str
show(warned(lambda: P.pytree_to_str(P.tree_structure([1]))))

### pytree: str_to_pytree
s = P.tree_structure([1])
show(warned(lambda: P.str_to_pytree(P.treespec_dumps(s))), P.str_to_pytree(P.treespec_dumps(s)) == s)

### pytree: _is_leaf
show(warned(lambda: P._is_leaf(1)), P._is_leaf([1]))

### pytree: _is_namedtuple_instance
show(warned(lambda: P._is_namedtuple_instance(1)))

### pytree: _broadcast_to_and_flatten
s = P.tree_structure([1, (2, [3, 4])])
show(P._broadcast_to_and_flatten(5, s), P._broadcast_to_and_flatten([1, 2], s), P._broadcast_to_and_flatten([1, (2, 3)], s), P._broadcast_to_and_flatten([1], s))

### pytree: SUPPORTED_NODES
show(sorted(getattr(c, '__name__') for c in P.BUILTIN_TYPES), P.SUPPORTED_NODES[list].type)

### pytree: NodeDef
node = P.SUPPORTED_NODES[tuple]; show(node.flatten_fn((1, 2)), node.unflatten_fn([1, 2], None))

### pytree: STANDARD_DICT_TYPES
sorted(c.__name__ for c in P.STANDARD_DICT_TYPES)

### pytree: EnumEncoder and enum_object_hook
import inspect, json
k = inspect._ParameterKind.KEYWORD_ONLY
json.loads(json.dumps(k.__class__ and [k.name]), object_hook=P.enum_object_hook)

### pytree: enum_object_hook: a member
P.enum_object_hook({'__enum__': True, 'fqn': 'http:HTTPStatus', 'name': 'OK'}).value

### pytree: __all__
sorted(P.__all__) == sorted(n for n in P.__all__ if hasattr(P, n)), len(set(P.__all__))
"""

ITEMS = [
    *programs((), FUNCTIONS, OPERATORS, REASONS),
    *programs((), TREES, PYTREE, {}),
]
