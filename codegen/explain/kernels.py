"""Why a kernel runs: an operator's dispatch table from YAML alone, with the origin of every decision.

The table is computed from the kernels that entries name, from the autograd kernels and the layers for views and version
counters that the generator adds, and, for in-place and ``out=`` variants without kernels of their own, from the kernels
of their functional operator.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from ...schema.dispatch_keys import LAZY_KEYS, LEVEL_KEYS, PASSING_KEYS, REFUSING_KEYS, TABLE_KEYS
from ...schema.precedence import AMBIGUOUS, chosen
from ..diagnostics import Location
from ..model.batching import BatchKind, Source
from ..model.kernel_index import KernelIndex, scan_functions
from ..model.operators import Operator
from ..pipeline import Model
from ..project.installation import OPERATORS
from ..project.memo import Memo
from ..project.modules import SourceModules, modules_in
from ..project.settings import GRADSMITH
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Scalar, Sequence
from .formulas import formula_lines

__all__ = ["DERIVED", "Explainer", "Explanation"]

DERIVED = "derived variant"


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a call comes to at one key."""

    key: str
    kernel: str
    """``module:function`` or ``np.sin``; empty where there is none, and for what only passes calls on."""
    kind: str
    """What sort of kernel, by the runtime's names: array, tensor, recording, variant, fallthrough, …"""
    rule: str
    """The rule that chose it, in PyTorch's words: ``kernel``, ``math kernel``, ``missing`` …"""
    meaning: str
    """What it does, as half a sentence."""
    declared: str = ""
    """``native_functions.yaml:7``: what in YAML it is due to."""
    code: str = ""
    """``runtime/operators/pointwise/arithmetic.py:7``: the function written by hand that computes."""
    generated: str = ""
    """``generated/wrappers.py:7``: the generated code around it."""
    quick: str = ""
    """``runtime/operators/view/small.py:7``: what makes the function that the usual call on small tensors runs instead."""


@dataclass(frozen=True, slots=True)
class _Kernel:
    """Something registered at a key."""

    function: str
    kind: str
    declared: str = ""


_PACKAGE = f"{GRADSMITH}.dispatch"
_AUTOGRAD = f"{GRADSMITH}.autograd"
_FALLBACKS = {
    **dict.fromkeys(PASSING_KEYS, _Kernel("", "fallthrough")),
    **dict.fromkeys(REFUSING_KEYS, _Kernel("", "unavailable")),
    "Python": _Kernel(f"{_PACKAGE}.modes:python_layer", "python"),
    **{key: _Kernel(f"{GRADSMITH}.{function}", "layer") for key, function in LEVEL_KEYS.items()},
    **dict.fromkeys(LAZY_KEYS, _Kernel(f"{_PACKAGE}.lazy_elements:carrying_out", "layer")),
}
"""What the runtime itself does at keys where an operator has nothing."""


_REFUSES = "raises NotImplementedError, which lists the kernels that there are"

_LAYERS = ("undifferentiated", "refusal", "view", "inplace", "python", "layer", "made")
"""Kinds whose functions are the runtime's own, in `RUNTIME`."""

RUNTIME = OPERATORS.parent


class Explainer:
    """Explains operators of one project; `memo` holds what modules were found to define."""

    def __init__(self, model: Model, memo: Memo | None = None) -> None:
        self._model = model
        self._memo = memo or Memo()
        self._by_name = {operator.name: operator for operator in model.operators}

    # -- finding operators ---------------------------------------------------------------------------

    def find(self, name: str) -> tuple[Operator, ...]:
        """The operator of this name, or all overloads of it; namespace and ``.default`` may be left out."""
        namespace, colons, bare = name.rpartition("::")
        if colons and namespace != self._model.project.namespace:
            return ()
        found = self._by_name.get(bare) or self._by_name.get(bare.removesuffix(".default"))
        if found is not None:
            return (found,)
        return tuple(o for o in self._model.operators if o.packet == bare)

    def is_of_base(self, name: str) -> bool:
        """Whether `find` would find it among the operators that the project stands on."""
        base = self._model.base
        namespace, _, bare = name.rpartition("::")
        return namespace in ("", base.namespace) and (
            bare.removesuffix(".default") in base.operators
            or any(o.packet == bare for o in base.operators.values())
        )

    @property
    def names(self) -> tuple[str, ...]:
        """What `find` finds, to suggest from."""
        packets = (operator.packet for operator in self._model.operators)
        return tuple(dict.fromkeys((*packets, *self._by_name)))

    def keys_of_interest(self, operator: Operator) -> tuple[str, ...]:
        """The keys of tensors that there are, and those that the operator has kernels for."""
        usual = {"CPU", "Meta", "AutogradCPU", "AutogradMeta", "ADInplaceOrView", "BackendSelect"}
        return tuple(k for k in TABLE_KEYS if k in usual or k in operator.kernels)

    def formulas(self, operator: Operator) -> list[str]:
        """The lines of its own derivative, see `formula_lines`; none of a variant."""
        info = self._model.derivatives.get(operator.native)
        own = info is not None and info.function is operator.native
        return list(formula_lines(info)) if info is not None and own else []

    # -- batching ------------------------------------------------------------------------------------

    def batching(self, operator: Operator) -> dict[str, str]:
        """How `vmap` calls it: the kind of rule, what that names, why, and where it is written."""
        rule, of = operator.batch, ""
        if rule is None and operator.variant_of:
            rule, of = self._by_name[operator.variant_of].batch, f" of {operator.variant_of}"
        if rule is None or operator.is_out:
            return {"kind": "refused", "why": "it writes into a tensor that out= gives"}
        found = {"kind": rule.kind.value, "why": f"{rule.source.value}{of}"}
        if rule.function and rule.source is not Source.silent:
            found["function"] = rule.function
        if rule.kind is BatchKind.function:
            place = self._place(self._rules, rule.function)
            if place:
                found["code"] = place
        return found

    @cached_property
    def _rules(self) -> KernelIndex:
        return scan_functions(SourceModules(self._model.project).batching, self._memo)

    def _place(self, index: KernelIndex, function: str) -> str:
        module, _, name = function.rpartition(":")
        for info in index.functions.get(name, ()):
            if module.endswith(info.module):
                path = info.module.replace(".", "/")
                return f"{self._model.project.kernels}/{path}.py:{info.line}"
        return ""

    # -- the table -----------------------------------------------------------------------------------

    def explain(self, operator: Operator, keys: Iterable[str] = TABLE_KEYS) -> list[Explanation]:
        """What calls of `operator` come to at each of some runtime keys."""
        registered = {**self._generated(operator), **self._declared(operator)}
        return [self._at(operator, registered, key) for key in keys]

    def _at(self, operator: Operator, registered: Mapping[str, _Kernel], key: str) -> Explanation:
        kernel, rule = chosen(registered, key)
        if kernel is None and operator.variant_of:
            kernel = self._derived(operator, key)
            rule = rule if kernel is None else DERIVED
        if kernel is None and rule == AMBIGUOUS:
            kernel = _Kernel("", "ambiguous")
        if kernel is None and key in _FALLBACKS:
            kernel, rule = _FALLBACKS[key], "backend fallback"
        if kernel is None:
            return Explanation(key, "", "", rule, _REFUSES)
        return Explanation(
            key,
            kernel.function,
            kernel.kind,
            rule,
            self._meaning(operator, kernel),
            kernel.declared,
            self._code(kernel),
            self._generated_code(operator, kernel),
            self._small_form(operator, kernel, key),
        )

    def _declared(self, operator: Operator) -> dict[str, _Kernel]:
        """The kernels that the operator's entry names."""
        native = operator.native
        fields = ("alias_of",) if native.alias_of else ("pointwise", "promotion")
        implied = next((f for f in fields if native.syntax and native.syntax.get(f)), "func")
        kernels = {}
        for key, function in operator.kernels.items():
            kind = "tensor" if key.startswith("Composite") else "array"
            kind = "sparse" if key.startswith("Sparse") else kind
            kind = "made" if native.alias_of else kind
            where = _line_of_key(native.syntax, key) or native.field_location(implied)
            kernels[key] = _Kernel(function, kind, _line(where))
        return kernels

    def _generated(self, operator: Operator) -> dict[str, _Kernel]:
        """What the generator and the dispatcher's layers add."""
        native, name = operator.native, operator.identifier
        package, here = self._model.project.package, _line(native.location)
        found = {}
        if operator.has_autograd:
            where = _line(self._model.derivatives[native].location)
            found["Autograd"] = _Kernel(
                f"{package}.autograd_kernels.{operator.family}:{name}", "recording", where
            )
        elif operator.is_undifferentiated:
            found["Autograd"] = _Kernel(
                f"{_AUTOGRAD}.layers:without_derivative", "undifferentiated", here
            )
        elif operator.variant_of and operator.is_out and self._would_be_recorded(operator):
            where = _autogen_line(operator)
            found["Autograd"] = _Kernel(f"{_PACKAGE}.variants:refuse_recording", "refusal", where)
        written = _written(operator)
        if not written and not native.is_view:
            return found
        functional = self._by_name.get(operator.variant_of)
        computes = operator if functional is None or operator.is_out else functional
        if chosen(computes.kernels, "CPU")[1] != "math kernel":
            function = f"{_AUTOGRAD}.layers:counting_changes" if written else _linking(operator)
            found["ADInplaceOrView"] = _Kernel(function, "inplace" if written else "view", here)
        return found

    def _would_be_recorded(self, variant: Operator) -> bool:
        """Whether results of the functional operator may have a history, which an ``out=`` tensor could not show."""
        operator = self._by_name[variant.variant_of]
        makes = not any(a.type.is_tensor_like for a in operator.schema.arguments.non_out)
        recorded = makes or operator.has_autograd or operator.is_undifferentiated
        return recorded or chosen(operator.kernels, "CPU")[1] == "math kernel"

    def _derived(self, operator: Operator, key: str) -> _Kernel | None:
        """What the variant is made from; None where its functional operator has no kernel of its own."""
        functional = self._by_name[operator.variant_of]
        function, rule = chosen(functional.kernels, key)
        if function is None or (key.startswith("Autograd") and rule != "math kernel"):
            return None
        return _Kernel(function, "variant", _autogen_line(operator))

    # -- words and places ----------------------------------------------------------------------------

    def _meaning(self, operator: Operator, kernel: _Kernel) -> str:
        match kernel.kind:
            case "array":
                if operator.pointwise or operator.native.promotion is not None:
                    return "computed element by element, after promotion and broadcasting"
                return "computed over arrays, between unwrapping and wrapping"
            case "sparse":
                return "computed over coordinates and values"
            case "made":
                what = (
                    "for each tensor of its lists" if operator.native.of_lists else "another name"
                )
                return f"{what}: calls {operator.native.alias_of}"
            case "tensor":
                return "calls other operators, whose own tables decide"
            case "recording":
                info = self._model.derivatives[operator.native]
                return f"records {info.node_name or info.node} where an argument requires grad, else is left out"
            case "undifferentiated":
                return "runs the kernel below; a backward that reaches the result raises"
            case "refusal":
                return "raises where an argument requires grad, else passes the call on"
            case "view":
                return "runs the kernel below and makes its result a view of the argument"
            case "inplace":
                arguments = " and ".join(_written(operator))
                return f"runs the kernel below and counts the change of {arguments}"
            case "variant":
                stores = ", ".join(_written(operator)) or "a fresh result"
                return f"computed as {operator.variant_of} and stored in {stores}"
            case "layer":
                return "runs the kernel below on tensors with conjugation and negation carried out"
            case "python":
                return "asks the modes and the tensors' classes that have a __torch_dispatch__"
            case "ambiguous":
                return "raises: kernels of backends that share the key stand beside a composite one"
            case "unavailable":
                return _REFUSES
            case _:
                return "passes the call on to the next key"

    @cached_property
    def _kernels(self) -> KernelIndex:
        return scan_functions(SourceModules(self._model.project).kernels, self._memo)

    @cached_property
    def _specializations(self) -> KernelIndex:
        return scan_functions(SourceModules(self._model.project).small, self._memo)

    def _code(self, kernel: _Kernel) -> str:
        """The line of the function written by hand, be it a kernel of the project or the runtime's own."""
        project = self._model.project
        module, colon, name = kernel.function.rpartition(":")
        if kernel.kind in _LAYERS:
            package, _, module = module.removeprefix(f"{GRADSMITH}.").partition(".")
            folder, index = self._runtime_folder(package)
        else:
            folder, index = project.kernels, self._kernels
            module = module.removeprefix(f"{project.kernels_package}.").removeprefix(".")
        return _place(folder, index, module, name) if colon else ""

    def _small_form(self, operator: Operator, kernel: _Kernel, key: str) -> str:
        """Where the small-array specialization is made, of a view when it is linked to its base.

        An elementwise operator's in-place variant stores what that of the functional one computes.
        """
        origin = self._by_name.get(operator.variant_of)
        if kernel.kind == "variant" and operator.is_inplace and origin is not None:
            if key != "CPU" or not origin.pointwise or origin.pointwise.startswith("np."):
                return ""
            operator, kernel = origin, replace(kernel, kind="array")
        is_array = kernel.kind == "array" and key == "CPU" and not operator.native.is_view
        if not operator.small or not (
            is_array or (kernel.kind == "view" and operator.has_autograd)
        ):
            return ""
        project = self._model.project
        module, _, name = operator.small.rpartition(":")
        module = module.removeprefix(f"{project.kernels_package}.").removeprefix(".")
        return _place(project.kernels, self._specializations, module, name)

    def _runtime_folder(self, package: str) -> tuple[str, KernelIndex]:
        """A folder of the runtime as messages name it, and what its modules define."""
        found = self._runtime.get(package)
        if found is None:
            folder, root = RUNTIME / package, self._model.project.root
            inside = folder.is_relative_to(root)
            shown = folder.relative_to(root).as_posix() if inside else f"{GRADSMITH}/{package}"
            found = self._runtime[package] = (shown, scan_functions(modules_in(folder), self._memo))
        return found

    @cached_property
    def _runtime(self) -> dict[str, tuple[str, KernelIndex]]:
        return {}

    def _generated_code(self, operator: Operator, kernel: _Kernel) -> str:
        """The line of the generated code that is stepped through; of the registration where there is none."""
        name = operator.identifier
        if kernel.kind in ("fallthrough", "python", "layer", "ambiguous", "unavailable"):
            return ""
        candidates = {
            "recording": (f"autograd_kernels/{operator.family}",),
            "array": ("wrappers",),
        }
        for module in (*candidates.get(kernel.kind, ()), "operators"):
            line = self._lines(module).get(name)
            if line is not None:
                return f"{self._model.project.output}/{module}.py:{line}"
        return ""

    def _lines(self, module: str) -> Mapping[str, int]:
        """Line by name of what is defined at the top of a generated module, as it is on disk."""
        found = self._scanned.get(module)
        if found is None:
            file = self._model.project.path(f"{self._model.project.output}/{module}.py")
            found = {}
            if file.is_file():
                text = file.read_text(encoding="utf-8", errors="replace")
                for number, line in enumerate(text.split("\n"), 1):
                    match = _DEFINITION.match(line)
                    if match is not None:
                        name = match[1] or match[2] or match[3]
                        found[name] = found[match[4]] if match[4] else number
            self._scanned[module] = found
        return found

    @cached_property
    def _scanned(self) -> dict[str, Mapping[str, int]]:
        return {}


_DEFINITION = re.compile(r"def (\w+)\(|(\w+) = (?:define|variant)\(|(\w+) = (of_\w+)$")


def _linking(operator: Operator) -> str:
    """What makes the result of a view operator a view."""
    arguments, returns = operator.schema.arguments.all, operator.schema.returns
    base = arguments[0]
    plain = (
        base.annotation is not None
        and str(base.type) == "Tensor"
        and [str(r.type) for r in returns] == ["Tensor"]
    )
    if plain and "CPU" in operator.kernels:
        maker = "make_view" if operator.has_autograd else "make_undifferentiable_view"
        return f"{GRADSMITH}.autograd.views.view:{maker}"
    return f"{_AUTOGRAD}.layers:linking_views"


def _written(operator: Operator) -> list[str]:
    """Names of the arguments that the operator changes."""
    arguments = operator.schema.arguments.all
    return [a.name for a in arguments if a.annotation is not None and a.annotation.is_write]


def _line(location: Location | None) -> str:
    return "" if location is None else f"{location.file}:{location.line}"


def _line_of_key(entry: MappingNode | None, key: str) -> Location | None:
    """Where the entry's ``dispatch`` names a key."""
    table = None if entry is None else entry.get("dispatch")
    if isinstance(table, MappingNode):
        for keys, _ in table.entries:
            if key in re.split(r"\s*,\s*", keys.text):
                return keys.location
    return None


def _autogen_line(operator: Operator) -> str:
    """Where the entry of the functional operator asks for this variant."""
    native = operator.native
    node = None if native.syntax is None else native.syntax.get("autogen")
    if isinstance(node, Sequence):
        for item in node.items:
            if isinstance(item, Scalar) and item.text == operator.name:
                return _line(item.location)
    return _line(native.field_location("autogen"))


def _place(folder: str, index: KernelIndex, module: str, name: str) -> str:
    """``runtime/operators/view/view.py:7``: where a function of a module below `folder` stands; empty for none."""
    found = index.find(f"{module}:{name}")
    return "" if found is None else f"{folder}/{found.module.replace('.', '/')}.py:{found.line}"
