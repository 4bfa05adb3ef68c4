"""Dispatch keys, keysets, tables, libraries, operators and calls."""

from __future__ import annotations

from .text import programs

FUNCTIONS = """
import torch._dispatch.python as D
from torch._python_dispatcher import PythonDispatcher
from torch.library import Library
C = torch._C
K, S = C.DispatchKey, C.DispatchKeySet
lib = Library(ns, "DEF")
def defined(schema="f(Tensor x) -> Tensor", **kernels):
    lib.define(schema)
    for key, kernel in kernels.items():
        lib.impl(schema.partition("(")[0], kernel, key)
    return getattr(getattr(torch.ops, ns), schema.partition("(")[0].partition(".")[0])
import torch.overrides, torch.utils._python_dispatch, torch.func
class Fn(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        with C.DisableTorchFunctionSubclass():
            return func(*args, **(kwargs or {}))
class Log(torch.utils._python_dispatch.TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))
class FMode(torch.overrides.TorchFunctionMode):
    def __torch_function__(self, func, types, args=(), kwargs=None):
        return func(*args, **(kwargs or {}))
"""
"""What programs find."""

REASONS = {
    "_library.fake_class_registry": "missing: there are no script objects to stand in for",
    "_dispatch_key_set: a plain tensor": "differs: tensors carry no Autocast key, by which nothing is dispatched here",
    "_dispatch_dump: unknown": "differs: there is an error, with the closest name, instead of empty text",
    "_dispatch_dump_table: unknown": "differs: there is an error, with the closest name, instead of empty text",
    "fallback: Functionalize": "differs: nothing is functionalized here; the call is refused",
    "PythonDispatcher.register: a known key before an unknown one": "differs: what is refused has registered nothing; PyTorch has registered the keys before it",
    "Library.fallback: no callable": "differs: TypeError at once; PyTorch registers it",
    "OpOverload: copied": "differs: `copy.copy` gives the operator itself, as `copy.deepcopy` does",
}

PROGRAMS = r"""
### DispatchKey: by name
show(K.CPU.name, int(K.CPU), K.CPU == K.CPU, K.CPU == K.CUDA)

### DispatchKey: text
show(str(K.CPU), str(K.Autograd), repr(K.CPU))

### DispatchKey: numbers
[int(getattr(K, n)) for n in ('Undefined', 'Dense', 'Functionalize', 'AutogradOther', 'PythonDispatcher', 'QuantizedCPU', 'AutogradCUDA', 'Autograd')]

### DispatchKey: no such
K.Nope

### DispatchKey: from a number
K(int(K.AutogradCPU)).name

### DispatchKey: pickled
import pickle
pickle.loads(pickle.dumps(K.CPU)) == K.CPU

### DispatchKeySet: of a key
show(S(K.CPU), S(K.CPU).raw_repr(), S(K.AutogradCUDA).raw_repr())

### DispatchKeySet: of a name
S('CPU')

### DispatchKeySet: or, and, minus
a, b = S(K.CPU), S(K.AutogradCPU); show(a | b, a & b, (a | b) - b, (a | b) == (b | a))

### DispatchKeySet: or with a number
S(K.CPU) | 3

### DispatchKeySet.has
show(S(K.CPU).has(K.CPU), S(K.CPU).has(K.CUDA), S(K.CPU).has(K.AutogradCPU), S(K.CPU).has('CPU'))

### DispatchKeySet.has: Undefined
S(K.CPU).has(K.Undefined)

### DispatchKeySet.add
S(K.CPU).add(K.CUDA)

### DispatchKeySet.remove
show((S(K.CPU) | S(K.AutogradCPU)).remove(K.AutogradCPU).raw_repr(), S(K.CPU).remove(K.CPU).raw_repr())

### DispatchKeySet.highestPriorityTypeId
(S(K.CPU) | S(K.AutogradCPU)).highestPriorityTypeId().name

### DispatchKeySet.highestPriorityTypeId: of two backends
(S(K.CPU) | S(K.CUDA)).highestPriorityTypeId().name

### DispatchKeySet.from_raw_repr
S.from_raw_repr(S(K.AutogradCPU).raw_repr())

### DispatchKeySet: equality
show(S(K.CPU) == S(K.CPU), S(K.CPU) == S(K.CUDA), S(K.CPU) != S(K.CUDA))

### _dispatch_key_name
show(C._dispatch_key_name(K.CPU), C._dispatch_key_name('AutogradCPU'))

### _dispatch_key_parse
show(C._dispatch_key_parse('CPU'), C._dispatch_key_parse('Autograd').name, C._dispatch_key_parse('Dense').name)

### _dispatch_key_parse: no such
C._dispatch_key_parse('Nope')

### _parse_dispatch_key
show(C._parse_dispatch_key('CPU'), C._parse_dispatch_key('nope'))

### _dispatch_is_alias_key
[C._dispatch_is_alias_key(k) for k in (K.CPU, K.Autograd, K.CompositeImplicitAutograd, K.AutogradCPU)]

### _dispatch_is_included_in_alias
[C._dispatch_is_included_in_alias(k, a) for k in (K.CPU, K.AutogradCPU, K.Undefined, K.SparseCPU) for a in (K.Autograd, K.CompositeImplicitAutograd, K.CompositeExplicitAutograd, K.CompositeExplicitAutogradNonFunctional, K.CPU)]

### _dispatch_get_backend_keyset_from_autograd
[C._dispatch_get_backend_keyset_from_autograd(k).raw_repr() for k in (K.AutogradCPU, K.AutogradCUDA, K.AutogradOther, K.AutogradNestedTensor, K.CPU)]

### _dispatch_autogradother_backends
C._dispatch_autogradother_backends.raw_repr()

### _dispatch_num_backends
C._dispatch_num_backends()

### _dispatch_keyset_full
show(C._dispatch_keyset_full().raw_repr(), C._dispatch_keyset_full().has(K.AutogradCPU))

### _dispatch_keyset_full_after
[C._dispatch_keyset_full_after(k).raw_repr() for k in (K.AutogradOther, K.ADInplaceOrView, K.CPU, K.AutogradCPU, K.Undefined)]

### _dispatch_keyset_to_string
C._dispatch_keyset_to_string(S(K.CPU) | S(K.AutogradCPU))

### _dispatch_key_for_device
[C._dispatch_key_for_device(d) for d in ('cpu', 'cuda', 'meta', 'xpu')]

### _dispatch_key_for_device: no such
C._dispatch_key_for_device('nope')

### _dispatch_keys: a plain tensor
show(*(C._dispatch_keys(torch.ones(2)).has(k) for k in (K.CPU, K.AutogradCPU, K.ADInplaceOrView, K.Python)))

### _dispatch_keys: a meta tensor
C._dispatch_keys(torch.ones(2, device='meta')).has(K.Meta)

### _dispatch_keys: an inference tensor
with torch.inference_mode():
    t = torch.ones(2)
show(C._dispatch_keys(t).has(K.ADInplaceOrView), C._dispatch_keys(t).has(K.AutogradCPU))

### _dispatch_key_set: a plain tensor
C._dispatch_key_set(torch.ones(2))

### _dispatch_isTensorSubclassLike: a plain tensor
C._dispatch_isTensorSubclassLike(torch.ones(2))

### _after_autograd_keyset
show(C._after_autograd_keyset.raw_repr(), C._after_ADInplaceOrView_keyset.raw_repr())

### _dispatch_has_kernel
show(C._dispatch_has_kernel('aten::sin'), C._dispatch_has_kernel('aten::nope'), C._dispatch_has_kernel('aten::add.Tensor'))

### _dispatch_has_kernel: before the definition
l = Library(ns, 'IMPL'); l.impl('g', lambda x: x, 'CPU'); C._dispatch_has_kernel(ns + '::g')

### _dispatch_has_kernel: kernels have gone
defined(CPU=lambda x: x); lib._destroy(); C._dispatch_has_kernel(ns + '::f')

### _dispatch_get_all_op_names
defined(); names = C._dispatch_get_all_op_names(); show('aten::sin' in names, ns + '::f' in names, 'aten::nope' in names)

### _dispatch_has_kernel_for_dispatch_key
defined(CPU=lambda x: x); show(*(C._dispatch_has_kernel_for_dispatch_key(ns + '::f', k) for k in ('CPU', 'CUDA', 'Autograd')))

### _dispatch_has_kernel_for_dispatch_key: unknown operator
C._dispatch_has_kernel_for_dispatch_key('aten::nope', 'CPU')

### _dispatch_has_kernel_for_dispatch_key: unknown key
C._dispatch_has_kernel_for_dispatch_key('aten::sin', 'Nope')

### _dispatch_has_kernel_for_any_dispatch_key
defined(CPU=lambda x: x); show(C._dispatch_has_kernel_for_any_dispatch_key(ns + '::f', S(K.CPU) | S(K.CUDA)), C._dispatch_has_kernel_for_any_dispatch_key(ns + '::f', S(K.CUDA)))

### _dispatch_has_computed_kernel_for_dispatch_key
defined(CompositeExplicitAutograd=lambda x: x); show(*(C._dispatch_has_computed_kernel_for_dispatch_key(ns + '::f', k) for k in ('CPU', 'CUDA', 'AutogradCPU', 'Meta', 'Fake', 'Functionalize', 'PreDispatch')))

### _dispatch_has_computed_kernel_for_dispatch_key: an alias
C._dispatch_has_computed_kernel_for_dispatch_key('aten::sin', 'Autograd')

### _dispatch_kernel_for_dispatch_key_is_fallthrough
defined(CPU=lambda x: x, AutogradCPU=torch.library.fallthrough_kernel); show(*(C._dispatch_kernel_for_dispatch_key_is_fallthrough(ns + '::f', k) for k in ('CPU', 'AutogradCPU')))

### _dispatch_kernel_for_dispatch_key_is_fallthrough: no kernel
defined(); C._dispatch_kernel_for_dispatch_key_is_fallthrough(ns + '::f', 'CPU')

### _dispatch_get_registrations_for_dispatch_key
defined(CPU=lambda x: x); show(ns + '::f' in C._dispatch_get_registrations_for_dispatch_key('CPU'), ns + '::f' in C._dispatch_get_registrations_for_dispatch_key('CUDA'), ns + '::f' in C._dispatch_get_registrations_for_dispatch_key(''))

### _dispatch_get_registrations_for_dispatch_key: unknown key
C._dispatch_get_registrations_for_dispatch_key('Nope')

### _dispatch_has_backend_fallback
[C._dispatch_has_backend_fallback(k) for k in (K.CPU, K.Autograd, K.AutogradCPU, K.Meta, K.Functionalize, K.Conjugate, K.Negative, K.ZeroTensor, K.FuncTorchBatched, K.PreDispatch, K.Python, K.PythonDispatcher)]

### _dispatch_find_schema_or_throw
C._dispatch_call_boxed(C._dispatch_find_schema_or_throw('aten::add', 'Tensor'), torch.ones(2), torch.ones(2))

### _dispatch_find_schema_or_throw: unknown
C._dispatch_find_schema_or_throw('aten::nope', '')

### _dispatch_call_boxed: by keyword
C._dispatch_call_boxed(C._dispatch_find_schema_or_throw('aten::add', 'Tensor'), torch.ones(2), torch.ones(2), alpha=3)

### _dispatch_get_computed_kernel_for_dispatch_key
defined(CPU=lambda x: x + 1); k = C._dispatch_get_computed_kernel_for_dispatch_key(ns + '::f', 'CPU'); k.call_boxed(S(K.CPU), torch.ones(2))

### _dispatch_get_computed_kernel_for_dispatch_key: none
defined(CPU=lambda x: x); C._dispatch_get_computed_kernel_for_dispatch_key(ns + '::f', 'CUDA')

### _dispatch_check_invariants
defined(CPU=lambda x: x); C._dispatch_check_invariants(ns + '::f')

### _dispatch_check_all_invariants
C._dispatch_check_all_invariants()

### _dispatch_dump
lib.define('f(Tensor x) -> Tensor'); text = C._dispatch_dump(ns + '::f'); show([line.partition(':')[0] for line in text.splitlines()])

### _dispatch_dump: an alias key
defined(CompositeImplicitAutograd=lambda x: x); [line.partition(':')[0] for line in C._dispatch_dump(ns + '::f').splitlines()]

### _dispatch_dump: unknown
C._dispatch_dump('aten::nope')

### _dispatch_dump_table
import re
defined(CPU=lambda x: x); [re.sub('registered at .* ', '', line) for line in C._dispatch_dump_table(ns + '::f').splitlines() if '[kernel]' in line]

### _dispatch_dump_table: rows of every runtime key
import re
defined(CompositeImplicitAutograd=lambda x: x); [re.sub(': .*\\[', ' [', line) for line in C._dispatch_dump_table(ns + '::f').splitlines()]

### _dispatch_dump_table: rows of fallbacks
import re
defined(CPU=lambda x: x); [re.sub(': .*\\[', ' [', line) for line in C._dispatch_dump_table(ns + '::f').splitlines()]

### _dispatch_dump_table: explicit and autograd
import re
defined(CompositeExplicitAutograd=lambda x: x, Autograd=lambda x: x); [re.sub(': .*\\[', ' [', line) for line in C._dispatch_dump_table(ns + '::f').splitlines()]

### _dispatch_dump_table: unknown
C._dispatch_dump_table('aten::nope')

### _dispatch_find_dangling_impls
l = Library(ns, 'IMPL'); l.impl('g', lambda x: x, 'CPU'); found = [t for t in C._dispatch_find_dangling_impls() if ns in t]; show(len(found), found[0].splitlines()[0] == 'name: ' + ns + '::g')

### _dispatch_set_report_error_callback
defined(CUDA=lambda x: x)
def report(key): raise ValueError(key)
C._dispatch_set_report_error_callback(C._dispatch_find_schema_or_throw(ns + '::f', ''), report)
show(message(lambda: getattr(torch.ops, ns).f(torch.ones(2))))

### _dispatch_library: def_ and impl_t_t
m = C._dispatch_library('FRAGMENT', ns, '')
m.def_('h(Tensor x) -> Tensor').impl_t_t('h', 'CPU', 'fn_CPU')
show('fn_CPU' in C._dispatch_dump(ns + '::h'))
m.reset()
C._dispatch_has_kernel(ns + '::h')

### _dispatch_library: def_name_t_t
m = C._dispatch_library('FRAGMENT', ns, '')
m.def_name_t_t('h', 'CPU')
show(getattr(torch.ops, ns).h(torch.ones(2)))
m.reset()

### _dispatch_library: define and impl
m = C._dispatch_library('FRAGMENT', ns, '')
m.define('h(Tensor x) -> Tensor', '')
m.impl('h', 'CPU', lambda x: x * 3)
show(getattr(torch.ops, ns).h(torch.ones(2)))
m.reset()

### _dispatch_library: unknown kind
C._dispatch_library('NOPE', ns, '')

### fallback: Conjugate passes on
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
with C._IncludeDispatchKeyGuard(K.Conjugate):
    y = f(x)
y

### fallback: Negative passes on
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
with C._IncludeDispatchKeyGuard(K.Negative):
    y = f(x)
y

### fallback: PreDispatch passes on
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
with C._IncludeDispatchKeyGuard(K.PreDispatch):
    y = f(x)
y

### fallback: PythonTLSSnapshot passes on
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
with C._IncludeDispatchKeyGuard(K.PythonTLSSnapshot):
    y = f(x)
y

### fallback: BackendSelect passes on
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
with C._IncludeDispatchKeyGuard(K.BackendSelect):
    y = f(x)
y

### fallback: ADInplaceOrView passes on
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
with C._IncludeDispatchKeyGuard(K.ADInplaceOrView):
    y = f(x)
y

### fallback: FuncTorchGradWrapper refuses
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
def call():
    with C._IncludeDispatchKeyGuard(K.FuncTorchGradWrapper):
        return f(x)
issubclass(type(error_of(call)), RuntimeError)

### fallback: FuncTorchDynamicLayerFrontMode refuses
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
def call():
    with C._IncludeDispatchKeyGuard(K.FuncTorchDynamicLayerFrontMode):
        return f(x)
issubclass(type(error_of(call)), RuntimeError)

### fallback: Functionalize
f = defined(CPU=lambda x: x + 1)
x = torch.ones(2)
with C._IncludeDispatchKeyGuard(K.Functionalize):
    f(x)
1

### fallback: a second one is refused
Library('_', 'IMPL').fallback(torch.library.fallthrough_kernel, 'Functionalize')

### fallback: of a library
l = Library('_', 'IMPL')
l.fallback(lambda op, *args, **kwargs: 'fell back', 'XLA')
show(C._dispatch_has_backend_fallback(K.XLA))
l._destroy()
C._dispatch_has_backend_fallback(K.XLA)

### PythonDispatcher.keys
PythonDispatcher().keys()

### PythonDispatcher: class attributes
P = PythonDispatcher; show(P.namespace, P.name, P.runtime_keys, P.alias_keys, P.supported_keys)

### PythonDispatcher.dispatchTable
d = PythonDispatcher(); d.register(['CPU', 'XLA', 'Lazy', 'CompositeImplicitAutograd']); print(d.dispatchTable())

### PythonDispatcher.dispatchTable: autograd
d = PythonDispatcher(); d.register(['CPU', 'Autograd', 'CompositeExplicitAutograd']); print(d.dispatchTable())

### PythonDispatcher.dispatchTable: ambiguous
d = PythonDispatcher(); d.register(['FPGA', 'CompositeImplicitAutograd']); print(d.dispatchTable())

### PythonDispatcher.registrations
d = PythonDispatcher(); d.register(['CPU', 'Autograd', 'CompositeExplicitAutograd']); print(d.registrations())

### PythonDispatcher.rawRegistrations
d = PythonDispatcher(); d.register(['CPU']); [line.partition(':')[0] for line in d.rawRegistrations().splitlines()]

### PythonDispatcher.rawDispatchTable
d = PythonDispatcher(); d.register(['CPU', 'CompositeImplicitAutograd']); [line.partition(':')[0] for line in d.rawDispatchTable().splitlines()]

### PythonDispatcher._format_line
PythonDispatcher()._format_line('CPU', 'fn')

### PythonDispatcher._format_header
PythonDispatcher()._format_header('Title')

### PythonDispatcher.register: twice
PythonDispatcher().register(['CPU', 'CPU'])

### PythonDispatcher.register: both composites
PythonDispatcher().register(['CompositeImplicitAutograd', 'CompositeExplicitAutograd'])

### PythonDispatcher.register: an unknown key
PythonDispatcher().register(['XPU'])

### PythonDispatcher.register: a known key before an unknown one
d = PythonDispatcher()
show(refused(lambda: d.register(['CPU', 'XPU'])))
print(d.registrations())

### PythonDispatcher.register: one after another
d = PythonDispatcher(); d.register(['CPU']); d.register(['AutogradCPU']); print(d.dispatchTable())

### _AutoDispatchBelowAutograd
x = torch.ones(2, requires_grad=True)
with C._AutoDispatchBelowAutograd():
    y = x * 2
y.requires_grad

### _AutoDispatchBelowADInplaceOrView
x = torch.ones(2, requires_grad=True)
with C._AutoDispatchBelowADInplaceOrView():
    y = x * 2
y.requires_grad

### _IncludeDispatchKeyGuard
with C._IncludeDispatchKeyGuard(K.PreDispatch):
    show(C._dispatch_tls_is_dispatch_key_included(K.PreDispatch))
C._dispatch_tls_is_dispatch_key_included(K.PreDispatch)

### _ExcludeDispatchKeyGuard
with C._ExcludeDispatchKeyGuard(S(K.AutogradCPU)):
    show(C._dispatch_tls_is_dispatch_key_excluded(K.AutogradCPU))
C._dispatch_tls_is_dispatch_key_excluded(K.AutogradCPU)

### _ForceDispatchKeyGuard
with C._ForceDispatchKeyGuard(S(K.PreDispatch), S(K.AutogradCPU)):
    show(C._dispatch_tls_is_dispatch_key_included(K.PreDispatch), C._dispatch_tls_is_dispatch_key_excluded(K.AutogradCPU))
C._dispatch_tls_is_dispatch_key_included(K.PreDispatch)

### _PreserveDispatchKeyGuard
with C._PreserveDispatchKeyGuard():
    C._dispatch_tls_set_dispatch_key_excluded(K.AutogradCPU, True)
    show(C._dispatch_tls_is_dispatch_key_excluded(K.AutogradCPU))
C._dispatch_tls_is_dispatch_key_excluded(K.AutogradCPU)

### _SetExcludeDispatchKeyGuard
with C._PreserveDispatchKeyGuard():  # PyTorch leaves the backend's bit among the excluded ones
    with C._SetExcludeDispatchKeyGuard(K.AutogradCPU, True):
        show(C._dispatch_tls_is_dispatch_key_excluded(K.AutogradCPU))
    show(C._dispatch_tls_is_dispatch_key_excluded(K.AutogradCPU))

### _dispatch_tls_set_dispatch_key_included
C._dispatch_tls_set_dispatch_key_included(K.PreDispatch, True)
show(C._dispatch_tls_is_dispatch_key_included(K.PreDispatch))
C._dispatch_tls_set_dispatch_key_included(K.PreDispatch, False)
C._dispatch_tls_is_dispatch_key_included(K.PreDispatch)

### _dispatch_tls_local_include_set
show(C._dispatch_tls_local_include_set(), C._dispatch_tls_local_exclude_set().has(K.AutocastCPU))

### _EnablePythonDispatcher
with C._EnablePythonDispatcher():
    show(C._dispatch_tls_is_dispatch_key_included(K.PythonDispatcher))
    with C._DisablePythonDispatcher():
        show(C._dispatch_tls_is_dispatch_key_included(K.PythonDispatcher))

### _EnablePreDispatch
with C._EnablePreDispatch():
    show(C._dispatch_tls_is_dispatch_key_included(K.PreDispatch))

### _dispatch.python: names
show(sorted(D.__all__), D.CROSSREF_FUNCTIONALIZE)

### enable_python_dispatcher
f = defined(CPU=lambda x: x + 1)
f.default.py_impl(K.CPU)(lambda x: x + 10)
show(f(torch.ones(1)))
with D.enable_python_dispatcher():
    show(f(torch.ones(1)))
    with D.no_python_dispatcher():
        show(f(torch.ones(1)))

### enable_pre_dispatch
with D.enable_pre_dispatch():
    show(torch.ones(2) + 1)

### all_py_loaded_overloads
torch.ops.aten.sin.default
show(any(op is torch.ops.aten.sin.default for op in D.all_py_loaded_overloads()))

### suspend_functionalization
with D.suspend_functionalization():
    show(torch.ones(2))

### check_tensor_metadata_matches
show(*(refused(lambda: D.check_tensor_metadata_matches(torch.ones(2, 2), t, lambda: 'here')) for t in (torch.ones(2, 2), torch.ones(2), torch.ones(2, 2).double(), torch.ones(2, 2).t())))

### check_tensor_metadata_matches: text
message(lambda: D.check_tensor_metadata_matches(torch.ones(2), torch.ones(2).double(), lambda: 'here')).partition(':')[0]

### check_tensor_metadata_matches: no callable
D.check_tensor_metadata_matches(torch.ones(2), torch.ones(2), 'here')

### check_metadata_matches
show(*(refused(lambda: D.check_metadata_matches([torch.ones(2)], t, lambda: 'here')) for t in ((torch.ones(2),), [torch.ones(3)], [torch.ones(2), 1])))

### Lit
D.Lit('text')

### _fmt
show(D._fmt(3), D._fmt(torch.ones(2, 3)))

### enable_crossref_functionalize
with D.enable_crossref_functionalize():
    show(torch.ones(2) + 1)
D.CROSSREF_FUNCTIONALIZE

### make_crossref_functionalize
D.make_crossref_functionalize(torch.ops.aten.sin.default, K.CPU)(torch.ones(2))

### Library: kinds
show(refused(lambda: Library(ns, 'NOPE')), Library(ns, 'FRAGMENT').kind, Library(ns, 'IMPL').ns == ns)

### Library: a second DEF
Library(ns, 'DEF')

### Library: a reserved namespace
Library('prim', 'DEF')

### Library: an unknown key
Library(ns, 'IMPL', 'Nope')

### Library: repr
repr(Library('aten', 'IMPL', 'CPU'))

### Library: DEF of every namespace
Library('_', 'FRAGMENT')

### Library.define: returns the name
lib.define('h(Tensor x) -> Tensor')

### Library.define: twice
lib.define('h(Tensor x) -> Tensor'); lib.define('h(Tensor x) -> Tensor')

### Library.define: overloads
lib.define('h.one(Tensor x) -> Tensor'); lib.define('h.two(Tensor x, int n) -> Tensor'); getattr(torch.ops, ns).h.overloads()

### Library.define: in an IMPL library
Library(ns, 'IMPL').define('h(Tensor x) -> Tensor')

### Library.define: no schema
lib.define('h(Tensor x')

### Library.define: unknown type
lib.define('h(Tensr x) -> Tensor')

### Library.define: unknown alias analysis
lib.define('h(Tensor x) -> Tensor', 'NOPE')

### Library.define: conservative alias analysis
lib.define('h(Tensor x) -> Tensor', 'CONSERVATIVE')

### Library.define: tags
lib.define('h(Tensor x) -> Tensor', tags=(torch.Tag.pointwise,)); show([t.name for t in getattr(torch.ops, ns).h.default.tags])

### Library.define: of another namespace
lib.define('other::h(Tensor x) -> Tensor')

### Library.impl
defined(CPU=lambda x: x * 5)(torch.ones(2))

### Library.impl: by the library's key
lib.define('h(Tensor x) -> Tensor'); l = Library(ns, 'IMPL', 'CPU'); l.impl('h', lambda x: x * 7); getattr(torch.ops, ns).h(torch.ones(2))

### Library.impl: no key
lib.define('h(Tensor x) -> Tensor'); lib.impl('h', lambda x: x * 7); x = torch.ones(2, requires_grad=True); getattr(torch.ops, ns).h(x).sum().backward(); x.grad

### Library.impl: two keys that disagree
lib.define('h(Tensor x) -> Tensor'); Library(ns, 'IMPL', 'CPU').impl('h', lambda x: x, 'CUDA')

### Library.impl: no callable
lib.define('h(Tensor x) -> Tensor'); lib.impl('h', 3, 'CPU')

### Library.impl: twice warns or not
lib.define('h(Tensor x) -> Tensor'); lib.impl('h', lambda x: x, 'CPU'); lib.impl('h', lambda x: x + 1, 'CPU'); getattr(torch.ops, ns).h(torch.ones(1))

### Library.impl: twice without allow_override
lib.define('h(Tensor x) -> Tensor'); lib.impl('h', lambda x: x, 'CPU'); lib.impl('h', lambda x: x + 1, 'CPU', allow_override=False)

### Library.impl: Meta of a composite
lib.define('h(Tensor x) -> Tensor'); lib.impl('h', lambda x: x, 'CompositeImplicitAutograd'); lib.impl('h', lambda x: x, 'Meta')

### Library.impl: with_keyset
lib.define('h(Tensor x) -> Tensor'); lib.impl('h', lambda keys, x: x * keys.has(K.CPU), 'CPU', with_keyset=True); getattr(torch.ops, ns).h(torch.ones(2))

### Library.impl: an overload
lib.define('h.one(Tensor x) -> Tensor'); lib.impl('h.one', lambda x: x * 2, 'CPU'); getattr(torch.ops, ns).h(torch.ones(2))

### Library.impl: an OpOverload
op = defined().default; lib.impl(op, lambda x: x * 4, 'CPU'); op(torch.ones(2))

### Library.impl: of another namespace
lib.impl('other::h', lambda x: x, 'CPU')

### Library.impl: a number as name
lib.impl(3, lambda x: x, 'CPU')

### Library.impl: before the definition
l = Library(ns, 'IMPL'); l.impl('h', lambda x: x * 6, 'CPU'); lib.define('h(Tensor x) -> Tensor'); getattr(torch.ops, ns).h(torch.ones(2))

### Library.impl: fallthrough_kernel
f = defined(CPU=lambda x: x * 3, AutogradCPU=torch.library.fallthrough_kernel); f(torch.ones(2))

### Library.impl: defaults are left out
seen = []
f = defined('f(Tensor x, int n=3, *, int m=4) -> Tensor', CPU=lambda x, *a, **k: (seen.append((len(a), sorted(k))), x.clone())[1])
f(torch.ones(1)); f(torch.ones(1), 5); f(torch.ones(1), m=4)
seen

### Library.fallback: outside of the namespace _
lib.fallback(lambda op, *a: None, 'CPU')

### Library.fallback: no key
Library('_', 'IMPL').fallback(lambda op, *a: None)

### Library.fallback: no callable
Library('_', 'IMPL').fallback(3, 'FPGA')

### Library._destroy
f = defined(CPU=lambda x: x); lib._destroy(); show(hasattr(getattr(torch.ops, ns), 'f'))

### Library._destroy: then define
lib._destroy(); lib.define('h(Tensor x) -> Tensor')

### _scoped_library
from torch.library import _scoped_library
with _scoped_library(ns + 'x', 'DEF') as l:
    l.define('h(Tensor x) -> Tensor')
    show(hasattr(getattr(torch.ops, ns + 'x'), 'h'))
hasattr(getattr(torch.ops, ns + 'x'), 'h')

### library.fallthrough_kernel: called
torch.library.fallthrough_kernel()

### library.define
torch.library.define(ns + '::h', '(Tensor x) -> Tensor', lib=lib); torch.library.impl(ns + '::h', 'cpu', lambda x: x * 2, lib=lib); getattr(torch.ops, ns).h(torch.ones(2))

### library.define: no namespace
torch.library.define('h', '(Tensor x) -> Tensor')

### library.define: a schema with a name
torch.library.define(ns + '::h', 'h(Tensor x) -> Tensor', lib=lib)

### library.define: no string
torch.library.define(3, '(Tensor x) -> Tensor')

### library.define: as a decorator
@torch.library.define(lib, 'h(Tensor x) -> Tensor')
def h(x): return x * 3
getattr(torch.ops, ns).h(torch.ones(2))

### library.impl: default
defined(); torch.library.impl(ns + '::f', 'default', lambda x: x * 2, lib=lib); getattr(torch.ops, ns).f(torch.ones(2))

### library.impl: an unknown device
torch.library.impl(ns + '::f', 'nope', lambda x: x, lib=lib)

### library.impl: as a decorator
defined()
@torch.library.impl(ns + '::f', 'cpu', lib=lib)
def f(x): return x + 3
getattr(torch.ops, ns).f(torch.ones(2))

### library.impl: of a library
defined()
@torch.library.impl(lib, 'f', 'CPU')
def f(x): return x + 4
getattr(torch.ops, ns).f(torch.ones(2))

### library.get_kernel
defined(CPU=lambda x: x * 9); torch.library.get_kernel(ns + '::f', 'CPU').call_boxed(S(K.CPU), torch.ones(2))

### library.get_kernel: unknown key
torch.library.get_kernel('aten::sin', 'Nope')

### library.get_kernel: none
defined(CPU=lambda x: x); torch.library.get_kernel(ns + '::f', 'CUDA')

### library.register_kernel
defined(); torch.library.register_kernel(ns + '::f', 'cpu', lambda x: x + 2, lib=lib); getattr(torch.ops, ns).f(torch.ones(2))

### library.register_fake
defined(CPU=lambda x: x + 1); torch.library.register_fake(ns + '::f', lambda x: torch.empty_like(x), lib=lib); getattr(torch.ops, ns).f(torch.ones(2, device='meta')).shape

### library.register_fake: unknown operator
torch.library.register_fake(ns + '::nope', lambda x: x, lib=lib)

### library.infer_schema
def f(x: torch.Tensor, n: int = 3) -> torch.Tensor: ...
torch.library.infer_schema(f, mutates_args=())

### library.infer_schema: no annotation
def f(x): ...
torch.library.infer_schema(f, mutates_args=())

### ops: unknown operator
torch.ops.aten.nope

### ops: unknown namespace
getattr(torch.ops, ns + 'y').nope

### OpOverloadPacket: unknown overload
torch.ops.aten.add.nope

### OpOverloadPacket: repr and str
show(repr(torch.ops.aten.add), str(torch.ops.aten.add), torch.ops.aten.add.__name__, torch.ops.aten.add._qualified_op_name)

### OpOverloadPacket.overloads
'Tensor' in torch.ops.aten.add.overloads()

### OpOverloadPacket: _overload_names
defined(); getattr(torch.ops, ns).f._overload_names

### OpOverloadPacket: _schemas
sorted(defined()._schemas)

### OpOverloadPacket: a call that fits none
torch.ops.aten.add()

### OpOverload: repr and str
op = torch.ops.aten.add.Tensor; show(repr(op), str(op), op.name(), op._name, op.__name__, op.namespace, op._opname, op._overloadname)

### OpOverload: copied
import copy
op = torch.ops.aten.add.Tensor; show(copy.copy(op) is op, copy.deepcopy(op) is op)

### OpOverload: hash and equality
show(torch.ops.aten.add.Tensor == torch.ops.aten.add.Tensor, torch.ops.aten.add.Tensor == torch.ops.aten.add.out, len({torch.ops.aten.add.Tensor, torch.ops.aten.add.Tensor}))

### OpOverload._schema
s = torch.ops.aten.add.Tensor._schema; show(s.name, s.overload_name, [a.name for a in s.arguments], len(s.returns), s.is_mutable, [a.kwarg_only for a in s.arguments])

### OpOverload._schema: defaults
[(a.name, a.has_default_value()) for a in torch.ops.aten.sum.dim_IntList._schema.arguments]

### OpOverload._schema: aliases
[a.alias_info and (a.alias_info.is_write, sorted(a.alias_info.before_set)) for a in torch.ops.aten.add_.Tensor._schema.arguments]

### OpOverload: is_view
show(torch.ops.aten.view.default.is_view, torch.ops.aten.add.Tensor.is_view, torch.ops.aten.add_.Tensor.is_view)

### OpOverload.redispatch
torch.ops.aten.add.Tensor.redispatch(S(K.CPU), torch.ones(2), torch.ones(2))

### OpOverload._op_dk
torch.ops.aten.add.Tensor._op_dk(K.CPU, torch.ones(2), torch.ones(2))

### OpOverload.decompose
show(torch.ops.aten.sin.default.decompose(torch.ones(2)) is NotImplemented)

### OpOverload.has_kernel_for_dispatch_key
op = torch.ops.aten.sin.default; show(op.has_kernel_for_dispatch_key(K.CPU), op.has_kernel_for_dispatch_key(K.XLA))

### OpOverload.has_kernel_for_any_dispatch_key
torch.ops.aten.sin.default.has_kernel_for_any_dispatch_key(S(K.CPU))

### OpOverload.py_impl: twice
op = defined().default; op.py_impl(K.CPU)(lambda x: x); op.py_impl(K.CPU)(lambda x: x)

### OpOverload.py_impl: the key Python
defined().default.py_impl(K.Python)(lambda x: x)

### OpOverload.overloadpacket
op = torch.ops.aten.add.Tensor; show(op.overloadpacket is torch.ops.aten.add, op._overloadpacket is torch.ops.aten.add)

### OpOverload: _can_decompose
show(defined(CompositeImplicitAutograd=lambda x: x).default._can_decompose(), torch.ops.aten.sin.default._can_decompose())

### OpOverload: _nondeterministic_seeded
show(torch.ops.aten.bernoulli.default._nondeterministic_seeded, torch.ops.aten.sin.default._nondeterministic_seeded)

### OpOverload: _defined_in_python
show(defined().default._defined_in_python, torch.ops.aten.sin.default._defined_in_python)

### OpOverload: a method of its own
torch.ops.aten.sin.default.nope

### a call: no kernel
defined(CUDA=lambda x: x)(torch.ones(2))

### a call: no tensor
defined('f(int n) -> int', CPU=lambda n: n)(3)

### a call: a wrong argument
defined(CPU=lambda x: x)('text')

### a call: too many arguments
defined(CPU=lambda x: x)(torch.ones(1), 3)

### a call: a kernel that returns something else
defined(CPU=lambda x: 'text')(torch.ones(1))

### a call: autograd of a library
f = defined(CPU=lambda x: x * 2, Autograd=lambda x: x * 3); f(torch.ones(1))

### a call: meta without a kernel
defined(CPU=lambda x: x)(torch.ones(2, device='meta'))

### _library.utils.parse_namespace
import torch._library.utils as U
show(U.parse_namespace("aten::sin.out"), refused(lambda: U.parse_namespace("sin")), refused(lambda: U.parse_namespace("a::b::c")))

### _library.utils.lookup_op
import torch._library.utils as U
show(str(U.lookup_op("aten::sin")), str(U.lookup_op("aten::add.Tensor")), refused(lambda: U.lookup_op("aten::nope")), refused(lambda: U.lookup_op("nope")))

### _library.utils: kinds of operators
import torch._library.utils as U
aten = torch.ops.aten
f = defined("f(Tensor(a!) x) -> ()").default
for op in (aten.add.Tensor, aten.add_.Tensor, aten.add.out, aten.view.default, aten.relu_.default, aten.split.Tensor, f):
    show(U.is_builtin(op), U.is_out(op), U.is_inplace(op), U.mutates_and_returns_first_arg(op), U.can_generate_trivial_fake_impl(op), U.mutated_args_kwargs(op._schema))
show(refused(lambda: U.is_builtin(3)))

### _library.utils: questions about schemas
import torch._library.utils as U
aten = torch.ops.aten
for op in (aten.add.Tensor, aten.add.out, aten.cat.default, aten.empty.memory_format, aten.index.Tensor):
    s = op._schema
    show(U.has_kwarg_only_args(s), U.has_kwarg_only_tensors(s), U.has_tensor_arg(s), U.get_device_arg_index(s))
    show([(U.is_tensor_like_type(a.type), U.is_tensorlist_like_type(a.type)) for a in s.arguments])

### _library.utils.is_functional_schema
import torch._library.utils as U
aten = torch.ops.aten
show([U.is_functional_schema(op._schema) for op in (aten.add.Tensor, aten.add_.Tensor, aten.view.default, aten.split.Tensor)])
show([U.is_functional_schema(op._schema, allow_valid_view=True) for op in (aten.view.default, aten.split.Tensor, aten.add_.Tensor)])
show(U.is_functional_schema(defined("g(Tensor x) -> ()").default._schema))

### _library.utils.fill_defaults
import torch._library.utils as U
s = torch.ops.aten.add.Tensor._schema
show(U.fill_defaults(s, (1, 2), {}), U.fill_defaults(s, (1, 2), {"alpha": 3}))
show(U.fill_defaults(torch.ops.aten.sum.dim_IntList._schema, (1, [0]), {"dtype": None}))

### _library.utils.zip_schema
import torch._library.utils as U
s = torch.ops.aten.add.Tensor._schema
show([(a.name, v) for a, v in U.zip_schema(s, (1,), {"other": 2, "alpha": 3})], [(a.name, v) for a, v in U.zip_schema(s, (1, 2), {})])
show(refused(lambda: list(U.zip_schema(s, (1, 2, 3), {"alpha": 3}))))

### _library.utils.iter_tensors
import torch._library.utils as U
a, b = torch.ones(1), torch.zeros(1)
show(list(U.iter_tensors((a, [b, 3], [[a]]), {"k": b})), len(list(U.iter_tensors(([[a]],), {}, 2))))

### _library.utils.check_aliasing_constraint
import torch._library.utils as U
a = torch.ones(3)
show(refused(lambda: U.check_aliasing_constraint("n::f", [a], a)), refused(lambda: U.check_aliasing_constraint("n::f", [a], a[1:])))
show(refused(lambda: U.check_aliasing_constraint("n::f", [a], (a.clone(), a + 1))))
b = a.clone()
show(refused(lambda: U.check_aliasing_constraint("n::f", [a], (b, b.view(3, 1)))))

### _library.utils.has_fake_kernel
import torch._library.utils as U
show(U.has_fake_kernel(defined("h(Tensor x) -> Tensor").default))
show(U.has_fake_kernel(defined("i(Tensor x) -> Tensor", Meta=lambda x: x.clone()).default))
show(U.has_fake_kernel(defined("j(Tensor x) -> Tensor", CompositeImplicitAutograd=lambda x: x.clone()).default))
show(U.has_fake_kernel(defined("k(Tensor x) -> Tensor", CPU=lambda x: x.clone()).default))
@torch.library.custom_op(ns + "::l", mutates_args=())
def l(x: torch.Tensor) -> torch.Tensor:
    return x.clone()
show(U.has_fake_kernel(l._opoverload))
l.register_fake(lambda x: torch.empty_like(x))
show(U.has_fake_kernel(l._opoverload))

### _library.utils.is_impure
import torch._library.utils as U
aten = torch.ops.aten
show([U.is_impure(op) for op in (aten.add.Tensor, aten.add_.Tensor, aten.add, aten.bernoulli.default, aten.add.out)], U.is_impure(aten.bernoulli.default, impure_random=False))

### _library.utils: Kernel, RegistrationHandle, get_source
import torch._library.utils as U
k = U.Kernel(lambda x: x + 1, "here:1")
log = []
h = U.RegistrationHandle(lambda: log.append(1))
show(k(1), k.source, h.destroy(), log, U.get_source(1).startswith('<item>:'))

### _library.utils.handle_dispatch_mode
import torch._library.utils as U
from torch.utils._python_dispatch import TorchDispatchMode
class M(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        show(str(func), types, len(args), kwargs)
        return func(*args, **kwargs)
show(U.handle_dispatch_mode(M(), torch.ops.aten.add.Tensor, torch.ones(1), torch.ones(1), alpha=2))
show(refused(lambda: U.handle_dispatch_mode(3, torch.ops.aten.sin.default, torch.ones(1))))

### _library.infer_schema
import inspect
from torch._library.infer_schema import infer_schema, supported_param
def f(x: torch.Tensor, *args, n: int = 1, **kwargs) -> torch.Tensor: ...
show([supported_param(p) for p in inspect.signature(f).parameters.values()])
def g(x: torch.Tensor, n: int = 1) -> torch.Tensor: ...
show(infer_schema(g, mutates_args=()))

### _library.custom_ops
from torch._library.custom_ops import CustomOpDef, custom_op, _maybe_get_opdef, increment_version
@custom_op(ns + "::f", mutates_args=())
def f(x: torch.Tensor) -> torch.Tensor:
    return x.clone()
show(isinstance(f, CustomOpDef), _maybe_get_opdef(f) is f, _maybe_get_opdef(f._opoverload) is f, _maybe_get_opdef(ns + "::f") is f, _maybe_get_opdef(torch.ops.aten.sin.default))
a = torch.ones(1)
increment_version(a)
show(a._version, refused(lambda: _maybe_get_opdef(3)))

### _library.autograd.make_autograd_impl
from torch._library.autograd import Info, make_autograd_impl
op = defined("f(Tensor x, int n) -> Tensor", CPU=lambda x, n: x * n).default
def setup(ctx, inputs, output):
    ctx.n = inputs[1]
info = Info(_backward_fn=lambda ctx, g: (g * ctx.n, None), _setup_context_fn=setup)
lib.impl("f", make_autograd_impl(op, info), "Autograd", with_keyset=True)
x = torch.ones(2, requires_grad=True)
y = op(x, 3)
show(y, torch.autograd.grad(y.sum(), x), op(torch.ones(1), 2).requires_grad, y.grad_fn.name().startswith("GeneratedBackwardFor_" + ns))
info._backward_fn = None
show(refused(lambda: op(x, 3).sum().backward()))

### _library.simple_registry
from torch._library.simple_registry import singleton, find_torch_dispatch_rule
op = defined("f(Tensor x) -> Tensor").default
show(singleton.find(ns + "::f").fake_impl.kernel)
def fake(x):
    return x
torch.library.register_fake(ns + "::f", fake, lib=lib)
show(singleton.find(ns + "::f").fake_impl.kernel.func is fake, singleton.find(ns + "::f").abstract_impl.kernel is None)
class M(torch.utils._python_dispatch.TorchDispatchMode): ...
show(singleton.find(ns + "::f").torch_dispatch_rules.find(M))
rule = lambda mode, func, types, args, kwargs: None
torch.library.register_torch_dispatch(ns + "::f", M, rule, lib=lib)
show(singleton.find(ns + "::f").torch_dispatch_rules.find(M) is rule, singleton.get("nope::nope"))

### _library.triton: names, and what there is for no kernel
import torch._library.triton as T
show(callable(T.capture_triton), callable(T.triton_op), callable(T.wrap_triton), T.get_triton_kernels_for_op("aten::sin"))

### _library.fake_class_registry
from torch._library.fake_class_registry import has_fake_class
has_fake_class("n::C")

### _library.fake_impl
from torch._library.fake_impl import FakeImplCtx, FakeImplHolder, global_ctx_getter
show(callable(FakeImplCtx.new_dynamic_size), FakeImplHolder(ns + "::f").kernel)

### _ops: names
import torch._ops as O
show(O.OpOverload is type(torch.ops.aten.sin.default), O.OpOverloadPacket is type(torch.ops.aten.sin), O.ops is torch.ops)

### _ops.HigherOrderOperator
from torch._ops import HigherOrderOperator
class Twice(HigherOrderOperator):
    def __init__(self, name):
        super().__init__(name)
    def __call__(self, f, *args):
        return super().__call__(f, *args)
twice = Twice("twice_" + ns)
@twice.py_impl(K.CompositeExplicitAutograd)
def dense(f, *args):
    show("dense")
    return f(f(*args))
@twice.py_impl(K.Autograd)
def autograd(f, *args):
    show("autograd")
    with C._AutoDispatchBelowAutograd():
        return twice(f, *args)
show(twice(torch.sin, torch.ones(1)), twice.name() == "twice_" + ns, twice.namespace, getattr(torch.ops.higher_order, "twice_" + ns) is twice)
show(refused(lambda: HigherOrderOperator("x")), refused(lambda: twice.py_impl(K.Autograd)(dense)))

### _ops.HigherOrderOperator: no kernel
from torch._ops import HigherOrderOperator
class F(HigherOrderOperator):
    def __call__(self, *args):
        return super().__call__(*args)
f = F("f_" + ns)
show(refused(lambda: f(torch.ones(1))), refused(lambda: f()), refused(lambda: f.py_impl(K.Python)(len)))
f.py_impl(K.CompositeExplicitAutograd)(lambda *args: len(args))
show(refused(lambda: f(torch.ones(1))), f(), f(3))
f.fallthrough(K.AutogradCPU)
f.py_impl(K.Autograd)(lambda *args: "autograd")
show(f(torch.ones(1)))

### _ops.HigherOrderOperator: modes
from torch._ops import HigherOrderOperator
from torch.utils._python_dispatch import TorchDispatchMode
class F(HigherOrderOperator):
    def __call__(self, *args):
        return super().__call__(*args)
f = F("f_" + ns)
f.py_impl(K.CompositeExplicitAutograd)(lambda *args: "dense")
@f.py_impl(K.Autograd)
def autograd(*args):
    with C._AutoDispatchBelowAutograd():
        return f(*args)
class M(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        return (str(func) == "f_" + ns, types, len(args))
class N(M):
    supports_higher_order_operators = True
with M():
    show(refused(lambda: f(torch.ones(1))))
with N():
    show(f(torch.ones(1)))
f.py_impl(M)(lambda mode, *args: ("rule", type(mode).__name__, len(args)))
with M():
    show(f(torch.ones(1)), f(3))

### _ops.HigherOrderOperator: classes of tensors
from torch._ops import HigherOrderOperator
class F(HigherOrderOperator):
    def __call__(self, *args):
        return super().__call__(*args)
f = F("f_" + ns)
f.py_impl(K.CompositeExplicitAutograd)(lambda *args: "dense")
@f.py_impl(K.Autograd)
def autograd(*args):
    with C._AutoDispatchBelowAutograd():
        return f(*args)
class T(torch.Tensor):
    @staticmethod
    def __new__(cls):
        return torch.Tensor._make_wrapper_subclass(cls, (1,))
    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        return "class"
show(refused(lambda: f(T())))
f.py_impl(T)(lambda *args: "rule")
show(f(T()), f(torch.ones(1)))

### _ops.HigherOrderOperator: __torch_function__
from torch._ops import HigherOrderOperator
class F(HigherOrderOperator):
    def __call__(self, *args):
        return super().__call__(*args)
f = F("f_" + ns)
class T:
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return (func is f, types, len(args))
show(f(T()), f(1, [T()]))

### _ops.HigherOrderOperator.py_autograd_impl
from torch._ops import HigherOrderOperator
class F(HigherOrderOperator):
    def __call__(self, *args):
        return super().__call__(*args)
f = F("f_" + ns)
f.py_impl(K.CompositeExplicitAutograd)(lambda x: "dense")
@f.py_autograd_impl
def autograd(x):
    return "recorded"
x = torch.ones(1, requires_grad=True)
show(f(torch.ones(1)), f(x))
with torch.no_grad():
    show(f(x))

### utils._python_dispatch: the stack of modes
import torch.utils._python_dispatch as P
from torch.utils._python_dispatch import TorchDispatchMode
def seen():
    return [type(m).__name__ for m in P._get_current_dispatch_mode_stack()], P._len_torch_dispatch_stack(), type(P._get_current_dispatch_mode()).__name__, P.any_torch_dispatch_mode_on_stack(), P.is_in_torch_dispatch_mode()
class A(TorchDispatchMode):
    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        show(seen())
        return func(*args, **(kwargs or {}))
class B(P.BaseTorchDispatchMode): ...
show(seen())
with A(), B():
    show(seen())
    with P._pop_mode_temporarily() as mode:
        show(type(mode).__name__, seen())
        torch.ones(1).sin()
    with P._disable_current_modes() as modes:
        show([type(m).__name__ for m in modes], seen()[:3])
        torch.ones(1).sin()
    torch.ones(1).sin()
show(seen(), refused(lambda: P._pop_mode_temporarily().__enter__()))

### utils._python_dispatch._push_mode and _pop_mode
import torch.utils._python_dispatch as P
a, b = P.BaseTorchDispatchMode(), P.BaseTorchDispatchMode()
P._push_mode(a)
P._push_mode(b)
show(P._pop_mode() is b, P._pop_mode() is a, P._len_torch_dispatch_stack(), a.is_infra_mode())

### utils._python_dispatch.transform_subclass
import torch.utils._python_dispatch as P
class T(torch.Tensor):
    @staticmethod
    def __new__(cls, a, b):
        out = torch.Tensor._make_wrapper_subclass(cls, a.shape, dtype=a.dtype)
        out.a, out.b = a, b
        return out
    def __tensor_flatten__(self):
        return ["a", "b"], "context"
    @staticmethod
    def __tensor_unflatten__(inner, context, size, stride):
        show(context, tuple(size), tuple(stride))
        return T(inner["a"], inner["b"])
    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        raise NotImplementedError
class U(torch.Tensor): ...
t = T(torch.ones(2), torch.zeros(2))
show([P.is_traceable_wrapper_subclass(v) for v in (t, torch.ones(1), U(), 3)], P.is_traceable_wrapper_subclass_type(T), P.is_traceable_wrapper_subclass_type(torch.Tensor))
out = P.transform_subclass(t, lambda name, inner: inner + (name == "b"))
show(type(out).__name__, out.a, out.b)

### utils._python_dispatch.return_and_correct_aliasing
import torch.utils._python_dispatch as P
import torch.utils._pytree as pytree
class T(torch.Tensor):
    @staticmethod
    def __new__(cls, a):
        return torch.Tensor._make_wrapper_subclass(cls, a.shape, dtype=a.dtype, strides=a.stride())
    def __init__(self, a):
        self.a = a
    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        inner = pytree.tree_map_only(T, lambda t: t.a, (args, kwargs or {}))
        out = pytree.tree_map_only(torch.Tensor, T, func(*inner[0], **inner[1]))
        return P.return_and_correct_aliasing(func, args, kwargs, out)
t = T(torch.ones(2, 2))
show(t.add_(1) is t, t.a, type(t + 1).__name__, (t.view(4)).a)
o = T(torch.zeros(2, 2))
show(torch.add(t, t, out=o) is o, o.a)

### utils._python_dispatch.autograd_would_have_decomposed
import torch.utils._python_dispatch as P
f = defined("f(Tensor x) -> Tensor", CompositeImplicitAutograd=lambda x: x).default
g = defined("g(Tensor x) -> Tensor", CompositeImplicitAutograd=lambda x: x, CPU=lambda x: x).default
show([P.autograd_would_have_decomposed(op, [torch.ones(1)]) for op in (f, g)], P.autograd_would_have_decomposed(g, [3]))

### DisableTorchFunctionSubclass
x = torch.ones(2).as_subclass(Fn); show(type(x + 1), type(torch.exp(x)))

### DisableTorchFunction
x = torch.ones(2).as_subclass(Fn)
with C.DisableTorchFunction(): show(type(x + 1))

### _disabled_torch_function_impl
class A(torch.Tensor):
    __torch_function__ = C._disabled_torch_function_impl
x = torch.ones(2).as_subclass(A); show(type(x + 1), type(x.t()))

### _is_torch_function_enabled
show(C._is_torch_function_enabled())
with C.DisableTorchFunctionSubclass(): show(C._is_torch_function_enabled())
with C.DisableTorchFunction(): show(C._is_torch_function_enabled())

### _is_torch_function_all_disabled
show(C._is_torch_function_all_disabled())
with C.DisableTorchFunctionSubclass(): show(C._is_torch_function_all_disabled())
with C.DisableTorchFunction(): show(C._is_torch_function_all_disabled())

### _is_torch_function_mode_enabled
show(C._is_torch_function_mode_enabled())
with FMode(): show(C._is_torch_function_mode_enabled())

### _has_torch_function
x = torch.ones(2).as_subclass(Fn)
show(C._has_torch_function((x,)), C._has_torch_function((torch.ones(1), 3)), C._has_torch_function_unary(x), C._has_torch_function_variadic(torch.ones(1), x))

### function stack
m = FMode()
show(C._len_torch_function_stack())
C._push_on_torch_function_stack(m)
show(C._len_torch_function_stack(), C._get_function_stack_at(0) is m)
show(C._pop_torch_function_stack() is m, C._len_torch_function_stack())

### function stack: at, empty
C._get_function_stack_at(0)

### function stack: pop, empty
C._pop_torch_function_stack()

### torch function state
s = C._get_torch_function_state(); show(s == C._TorchFunctionState.ENABLED)
with C.DisableTorchFunctionSubclass(): show(C._get_torch_function_state() == C._TorchFunctionState.SUBCLASSES_DISABLED)
with C.DisableTorchFunction(): show(C._get_torch_function_state() == C._TorchFunctionState.ALL_DISABLED)
show(sorted(n for n in dir(C._TorchFunctionState) if n[0].isupper()))

### set torch function state
C._set_torch_function_state(C._TorchFunctionState.ALL_DISABLED)
try: show(C._is_torch_function_enabled(), type(torch.ones(2).as_subclass(Fn) + 1))
finally: C._set_torch_function_state(C._TorchFunctionState.ENABLED)

### dispatch stack
m = Log()
show(C._len_torch_dispatch_stack())
C._push_on_torch_dispatch_stack(m)
show(C._len_torch_dispatch_stack(), C._get_dispatch_stack_at(0) is m)
show(C._pop_torch_dispatch_stack(None) is m, C._len_torch_dispatch_stack())

### dispatch stack: at, empty
C._get_dispatch_stack_at(0)

### dispatch stack: pop, empty
C._pop_torch_dispatch_stack(None)

### dispatch mode keys
show([k.name for k in (C._TorchDispatchModeKey.FAKE, C._TorchDispatchModeKey.PROXY, C._TorchDispatchModeKey.FUNCTIONAL)], C._get_dispatch_mode(C._TorchDispatchModeKey.FAKE))

### dispatch mode: unset
C._unset_dispatch_mode(C._TorchDispatchModeKey.FAKE)

### parse_schema
s = C.parse_schema("aten::f(Tensor(a!) x, int[2] y=1, *, Scalar? z=None) -> Tensor(a!)"); show(str(s), s.name, s.overload_name, [a.name for a in s.arguments], s.is_mutable, [a.kwarg_only for a in s.arguments], [str(a.type) for a in s.arguments])

### parse_schema: bad
C.parse_schema("f(Tensor x")

### parse_schema: type
s = C.parse_schema("aten::f(Tensor x) -> Tensor"); show(isinstance(s, C.FunctionSchema), isinstance(s.arguments[0], C.Argument))

### FunctionSchema: alias info
s = C.parse_schema("aten::f(Tensor(a!) x, Tensor y) -> Tensor(a!)"); a = s.arguments[0].alias_info; show(a.is_write, sorted(a.before_set), sorted(a.after_set), s.arguments[1].alias_info)

### FunctionSchema: equal and hash
a, b = (C.parse_schema("aten::f(Tensor x) -> Tensor") for _ in range(2)); show(a == b, hash(a) == hash(b), a == C.parse_schema("aten::g(Tensor x) -> Tensor"))

### FunctionSchema: compatible
a = C.parse_schema("aten::f(Tensor x, int y=1) -> Tensor"); b = C.parse_schema("aten::f(Tensor x) -> Tensor"); show(a.is_backward_compatible_with(b), b.is_backward_compatible_with(a), a.check_forward_compatible_with(b))

### _jit_get_schemas_for_operator
show(sorted(str(s) for s in C._jit_get_schemas_for_operator("aten::relu"))[:1], C._jit_get_schemas_for_operator("aten::nope"))

### _get_schema
show(str(C._get_schema("aten::relu", "")), str(C._get_schema("aten::add", "Tensor")))

### _get_schema: none
C._get_schema("aten::relu", "nope")

### _get_operation_overload
r = C._get_operation_overload("aten::add", "Tensor"); show(len(r), r[0](torch.ones(1), torch.ones(1)))

### _get_operation_overload: none
show(C._get_operation_overload("aten::add", "nope"))

### _get_tracing_state
show(C._get_tracing_state())

### _log_api_usage_once
show(C._log_api_usage_once("x.y"))

### _get_privateuse1_backend_name
show(C._get_privateuse1_backend_name())

### names of types
show(C.Size is torch.Size, C.device is torch.device, C.dtype is torch.dtype, C.Generator is torch.Generator, C.layout is torch.layout, C.memory_format is torch.memory_format, issubclass(torch.Tensor, C.TensorBase), C._TensorBase is C.TensorBase, C.iinfo is torch.iinfo, C.finfo is torch.finfo)

### _get_default_device
show(C._get_default_device())

### _has_storage
show(C._has_storage(torch.ones(2)), C._has_storage(torch.ones(2, device="meta")))

### _set_conj
x = torch.ones(2, dtype=torch.complex64) * (1 + 2j); C._set_conj(x, True); show(x, x.is_conj())

### _set_neg
x = torch.ones(2); C._set_neg(x, True); show(x, x.is_neg())

### autocast questions
show(C._is_any_autocast_enabled(), C._is_autocast_available("cpu"), torch.is_autocast_enabled("cpu"))

### _infer_size
show(C._infer_size(torch.Size((2, 1)), torch.Size((3,))))

### _infer_size: cannot
C._infer_size(torch.Size((2,)), torch.Size((3,)))

### _overlaps
x = torch.arange(4.); show(C._overlaps(x[:3], x[2:]), C._overlaps(x[:2], x[2:]), C._overlaps(x, torch.ones(3)))

### _increment_version
x = torch.ones(1); C._increment_version((x,)); show(x._version)

### _increment_version: one tensor
x = torch.ones(1); C._increment_version(x)

### tls
C._stash_obj_in_tls("gs_key", [1]); show(C._is_key_in_tls("gs_key"), C._get_obj_in_tls("gs_key")); C._remove_obj_from_tls("gs_key"); show(C._is_key_in_tls("gs_key"))

### tls: none
C._get_obj_in_tls("gs_other")

### _are_functorch_transforms_active
show(C._are_functorch_transforms_active()); seen = []
torch.func.vmap(lambda x: (seen.append(C._are_functorch_transforms_active()), x)[1])(torch.ones(2)); show(seen)

### _functorch: predicates
F = C._functorch; seen = []
def f(x):
    seen.append((F.is_functorch_wrapped_tensor(x), F.is_batchedtensor(x), F.is_gradtrackingtensor(x), F.maybe_get_level(x), F.maybe_get_bdim(x)))
    return x.sum()
torch.func.vmap(f)(torch.ones(2, 3)); torch.func.grad(f)(torch.ones(3)); f(torch.ones(2)); show(seen)

### _functorch: get_unwrapped
F = C._functorch; seen = []
torch.func.vmap(lambda x: (seen.append(F.get_unwrapped(x).shape), x)[1])(torch.ones(2, 3)); show(seen)

### _functorch: current_level
F = C._functorch; show(F.maybe_current_level()); seen = []
torch.func.vmap(torch.func.vmap(lambda x: (seen.append(F.maybe_current_level()), x)[1]))(torch.ones(2, 3)); show(seen)

### _functorch: stack
F = C._functorch; show(F.peek_interpreter_stack(), F.get_interpreter_stack()); seen = []
torch.func.vmap(torch.func.grad(lambda x: (seen.append([str(i.key()) for i in F.get_interpreter_stack()]), seen.append(str(F.peek_interpreter_stack().key())), x.sum())[2]))(torch.ones(2, 3)); show(seen)

### _DisableFuncTorch
F = C._functorch; seen = []
def f(x):
    with C._DisableFuncTorch(): seen.append(torch.ones(2).add(1))
    return x
torch.func.vmap(f)(torch.ones(2)); show(seen)

### dispatch keys of wrapped tensors
seen = []
torch.func.vmap(lambda x: (seen.append(C._dispatch_keys(x).has(C.DispatchKey.FuncTorchBatched)), x)[1])(torch.ones(2)); show(seen)

### redispatch_function
class R(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        return torch.overrides.redispatch_function(func, types, args, kwargs or {}) if hasattr(torch.overrides, 'redispatch_function') else None
import inspect; show(list(inspect.signature(torch.overrides.redispatch_function).parameters))

### is_in_torch_dispatch_mode
from torch.utils._python_dispatch import is_in_torch_dispatch_mode, _get_current_dispatch_mode, _get_current_dispatch_mode_stack, _disable_current_modes, _push_mode, _pop_mode, _pop_mode_temporarily, return_and_correct_aliasing, is_traceable_wrapper_subclass, transform_subclass, autograd_would_have_decomposed
show(is_in_torch_dispatch_mode())
with Log(): show(is_in_torch_dispatch_mode())

### torch._ops names
import torch._ops as O; show(isinstance(torch.ops.aten, O._OpNamespace), isinstance(torch.ops, O._Ops), issubclass(O.OpOverload, O.OperatorBase), issubclass(O.HigherOrderOperator, O.OperatorBase), torch.ops.aten.add.default if False else None)

### _ops.dl_open_guard
import torch._ops as O
with O.dl_open_guard(): pass

### types of arguments
s = C.parse_schema("a::f(Tensor x, Tensor? y, Tensor[] z, Tensor?[] w, int a, int[] b, int[3] c, SymInt d, SymInt[] e, float f, float[]? g, bool h, bool[2] i, str j, str? k, Scalar l, ScalarType m, ScalarType? n, Layout o, Device p, MemoryFormat q, Generator? r, int? x2=3, int[2]? x5=None, int[2] x6=[1,2], int[2] x7=1) -> (Tensor, Tensor)")
for a in s.arguments: show(a.name, str(a.type), a.type.kind(), a.type.annotation_str, str(a.real_type), a.N, repr(a.type), a.default_value, a.has_default_value())

### types compared
s = C.parse_schema("a::f(Tensor x, Tensor? y, Tensor[] z, int[] a) -> Tensor")
show(s.arguments[0].type == C.TensorType.get(), s.arguments[2].type.getElementType(), s.arguments[1].type.getElementType(), C.ListType(C.IntType.get()) == s.arguments[3].type, isinstance(s.arguments[1].type, torch.OptionalType), isinstance(s.arguments[0].type, torch.TensorType), s.arguments[0].type.isSubtypeOf(C.TensorType.get()), C.ListType.ofInts(), C.TensorType.get().isSubtypeOf(s.arguments[1].type), s.arguments[1].type.isSubtypeOf(C.TensorType.get()))

### types: containedTypes
show(C.OptionalType(C.ListType.ofTensors()).containedTypes(), C.AnyType.get(), C.NoneType.get(), C.NumberType.get(), C.StringType.get(), C.DeviceObjType.get(), C.BoolType.get().str())

### redispatch_function: inner calls are seen
from torch.overrides import has_torch_function, handle_torch_function
seen = []
class L(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        seen.append(func.__name__)
        return torch.overrides.redispatch_function(func, types, args, kwargs)
def scaled(a, b):
    if has_torch_function((a, b)):
        return handle_torch_function(scaled, (a, b), a, b)
    return a * b + 1
x = torch.tensor([3.]).as_subclass(L); y = torch.tensor([4.]).as_subclass(L)
show(scaled(x, y), seen)

### device names
show([refused(lambda n=n: str(torch.device(n))) for n in ("privateuseone", "privateuseone:1", "privateuse1", "hpu", "mtia:0", "xla:2", "lazy", "nope")])

### subclasses: ScalarTensor
import functools
from torch.overrides import *
HANDLED = {}
class ScalarTensor(object):
    def __init__(self, N, value): self._N = N; self._value = value
    def __repr__(self): return "ScalarTensor(N={}, value={})".format(self._N, self._value)
    def tensor(self): return self._value * torch.eye(self._N)
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        if kwargs is None: kwargs = {}
        if func not in HANDLED or not all(issubclass(t, (torch.Tensor, ScalarTensor)) for t in types): return NotImplemented
        return HANDLED[func](*args, **kwargs)
def implements(f):
    def deco(g): functools.update_wrapper(g, f); HANDLED[f] = g; return g
    return deco
@implements(torch.mean)
def mean(input): return float(input._value) / input._N
def ensure(d): return d.tensor() if isinstance(d, ScalarTensor) else torch.as_tensor(d)
@implements(torch.add)
def add(input, other):
    try:
        if input._N == other._N: return ScalarTensor(input._N, input._value + other._value)
        else: raise ValueError("Shape mismatch!")
    except AttributeError: return torch.add(ensure(input), ensure(other))
d = ScalarTensor(2, 2); t = torch.tensor([[1, 1.], [1, 1]])
show(torch.mean(d), repr(torch.add(d, d)), torch.add(d, t), torch.add(t, d), refused(lambda: torch.mul(t, d)), refused(lambda: torch.mul(d, 3)))

### subclasses: MetadataTensor
from torch.overrides import *
class MetadataTensor(object):
    def __init__(self, data, metadata=None, **kwargs): self._t = torch.as_tensor(data, **kwargs); self._metadata = metadata
    def __repr__(self): return "Metadata:\n{}\n\ndata:\n{}".format(self._metadata, self._t)
    @classmethod
    def __torch_function__(cls, func, types, args=(), kwargs=None):
        if kwargs is None: kwargs = {}
        metadatas = tuple(a._metadata for a in args if hasattr(a, '_metadata'))
        args = [getattr(a, '_t', a) for a in args]
        assert len(metadatas) > 0
        ret = func(*args, **kwargs)
        return MetadataTensor(ret, metadata=metadatas[0])
m = MetadataTensor([[1, 2], [3, 4]], metadata={'owner': 'M'}); t = torch.tensor([[1, 2], [1, 2]])
show(repr(torch.add(t, m)), repr(torch.mul(t, m)))

### subclasses: super new
from torch.overrides import *
class P(torch.Tensor):
    @staticmethod
    def __new__(cls, x, extra, *args, **kwargs): return super().__new__(cls, x, *args, **kwargs)
    def __init__(self, x, extra): self.extra = extra
p = P([1., 2.], "hi"); show(type(p), p.extra, type(p + 1), hasattr(p + 1, "extra"), p)

### subclasses: _make_subclass
from torch.overrides import *
class Q(torch.Tensor): pass
q = torch.Tensor._make_subclass(Q, torch.ones(2), True); show(type(q), q.requires_grad, q.is_leaf, type(q * 2))

### subclasses: _make_wrapper_subclass
from torch.overrides import *
class W(torch.Tensor):
    @staticmethod
    def __new__(cls, elem, *, requires_grad=False):
        return torch.Tensor._make_wrapper_subclass(cls, elem.shape, dtype=elem.dtype, layout=elem.layout, device=elem.device, requires_grad=requires_grad)
    def __init__(self, elem, *, requires_grad=False): self.elem = elem
    def __repr__(self): return f"W({self.elem})"
    @classmethod
    def __torch_dispatch__(cls, func, types, args=(), kwargs=None):
        from torch.utils._pytree import tree_map
        un = lambda x: x.elem if isinstance(x, W) else x
        out = func(*tree_map(un, args), **tree_map(un, kwargs or {}))
        return tree_map(lambda x: W(x) if isinstance(x, torch.Tensor) else x, out)
w = W(torch.arange(3.), requires_grad=True); y = (w * w).sum(); y.backward(); show(repr(w.grad), repr(w + 1), type(torch.cat([w, w])), repr(w.detach()), w.shape, w.stride(), repr(y), repr(torch.nn.functional.linear(w.reshape(1, 3), torch.ones(2, 3))), repr(w[1:]), repr(w.sum().item()))

### subclasses: wrap_torch_function
from torch.overrides import *
def dispatcher(a): return (a,)
@wrap_torch_function(dispatcher)
def func(a): return a + 0
class A(torch.Tensor):
    @classmethod
    def __torch_function__(cls, f, types, args=(), kwargs=None): return f.__name__, len(args), kwargs
show(func(torch.ones(1)), func(torch.ones(1).as_subclass(A)))

### subclasses: types given
from torch.overrides import *
class A(torch.Tensor):
    @classmethod
    def __torch_function__(cls, f, types, args=(), kwargs=None): return [t.__name__ for t in types]
class B(A): pass
class C2(torch.Tensor):
    @classmethod
    def __torch_function__(cls, f, types, args=(), kwargs=None): return NotImplemented
a, b, c = (torch.ones(1).as_subclass(k) for k in (A, B, C2))
show(torch.add(a, b), torch.add(b, a), torch.add(c, a), a + c, c + a, torch.stack([a, b]), torch.where(a, torch.ones(1), b), refused(lambda: torch.add(c, c)), refused(lambda: c + 1))

### subclasses: properties
from torch.overrides import *
seen = []
class A(torch.Tensor):
    @classmethod
    def __torch_function__(cls, f, types, args=(), kwargs=None): seen.append(getattr(f, "__name__", f)); return super().__torch_function__(f, types, args, kwargs)
a = torch.ones(2).as_subclass(A); a.shape; a.dtype; a.device; a.requires_grad; a.grad; a.data; a.T; a.is_leaf; a.size(); a.numel(); a.dim(); a.stride(); len(a); a.real; bool(a[0]); float(a[0]); a.item if 0 else None; a.tolist(); a.numpy(); a.requires_grad_(); a.clone()
show(seen)

### subclasses: parameter of a subclass
from torch.overrides import *
class Sub(torch.Tensor): pass
p = torch.nn.Parameter(torch.ones(2).as_subclass(Sub)); show(isinstance(p, torch.nn.Parameter), isinstance(p, Sub), type(p * 2))

### subclasses: in-place and out with subclass
from torch.overrides import *
class Sub(torch.Tensor): pass
s = torch.ones(2).as_subclass(Sub); r = s.add_(1); o = torch.empty(2); r2 = torch.add(s, 1, out=o); show(r is s, type(r), type(r2), r2 is o, type(torch.add(torch.ones(2), s)))

### subclasses: default new with no args
from torch.overrides import *
class Sub(torch.Tensor): pass
show(refused(lambda: Sub([1, 2])), refused(lambda: Sub(2, 3).shape), refused(lambda: type(Sub())))

### subclasses: numpy protocol
from torch.overrides import *
import numpy as np
class Sub(torch.Tensor): pass
s = torch.ones(2).as_subclass(Sub); show(type(np.add(s, 1)), type(np.asarray(s)), type(torch.from_numpy(np.ones(2)) + s))
"""

ITEMS = programs((), FUNCTIONS, PROGRAMS, REASONS)
