"""A backend outside gradsmith's tree: from its YAML to what it supports, with every mistake in one pass.

The file is a mapping in the spirit of torchgen's for backends out of tree:

    backend: PrivateUse1          the dispatch key of its kernels
    device: mydevice              what device strings call it
    memory: memory                the module of kernels that moves elements there and back
    fallback: cpu                 what becomes of other operators: cpu, or error
    supported:                    operators of gradsmith that it has kernels for
    - add.Tensor                  by the function add_Tensor
    - mul.Tensor: product         by the function product
    autograd:                     operators whose derivative is its own too
    - sigmoid: sigmoid_recorded   by a function over tensors
    inherit: true                 other operators have the CPU's kernels, over the namespace in the module `namespace`
    refused:                      operators that have none, and why
    - set_: it shares memory
    not_traceable:                operators that do not run in a program that is traced, and why
    - nonzero: the shape of its result depends on values
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from ...schema.arguments import DISPATCHED
from ...schema.dispatch_keys import BACKENDS, device_type
from ..diagnostics import Diagnostics, Location, Related, nearest, suggest
from ..project.modules import SourceModules
from ..project.settings import Project
from ..yaml.loader import load
from ..yaml.syntax import Mapping as MappingNode
from ..yaml.syntax import Node, Scalar, Sequence
from .base import Base, BaseOperator, load_base
from .kernel_index import FunctionInfo, scan_functions
from .values import describe

__all__ = ["MEMORY", "BackendModel", "Entry", "load_backend"]

FIELDS = (
    *("backend", "device", "memory", "fallback", "supported", "autograd"),
    *("inherit", "refused", "not_traceable"),
)
_REQUIRED = ("backend", "memory", "supported")
RENAMED = ("PrivateUse1", "PrivateUse2", "PrivateUse3")
"""Keys whose device has the name that the backend gives it; others have their key's."""
_KEYS = tuple(b for b in BACKENDS if b not in ("CPU", "Meta"))
_FALLBACKS = ("cpu", "error")

MEMORY: Mapping[str, int | None] = {
    "KIND": None,
    "allocate": 2,
    "from_host": 1,
    "to_host": 1,
    "store": 2,
}
"""What the module of a device's memory defines, with the number of arguments of its functions."""

NAMESPACE: Mapping[str, int | None] = {
    "NAMESPACE": None,
    "REPLACEMENTS": None,
    "MODULES": None,
    "returned": 1,
}
"""The same of the module `namespace` of a backend that inherits (`gradsmith.backend.inherited`)."""
_NAMESPACE_MODULE = "namespace"


@dataclass(frozen=True, slots=True)
class Entry:
    """An operator, and the backend's kernel for it."""

    operator: BaseOperator
    kernel: str
    """``package.module:function``."""
    line: int


@dataclass(frozen=True, slots=True)
class BackendModel:
    """Everything that the YAML of a backend says, checked."""

    project: Project
    base: Base
    key: str
    device: str
    memory: str
    """Import name of the module that moves elements."""
    fallback: str
    supported: tuple[Entry, ...]
    autograd: tuple[Entry, ...]
    inherit: str
    """Import name of the module with the namespace for the CPU's kernels; empty where they are not inherited."""
    refused: Mapping[str, str]
    """Operators that have no kernel, and why."""
    not_traceable: Mapping[str, str]
    """Operators that do not run in a program that is traced, and why."""


def load_backend(project: Project, diagnostics: Diagnostics) -> BackendModel | None:
    """Read and check a backend's file; None when there is nothing to go on with."""
    base = load_base(diagnostics)
    node = load(project.path(project.backend), project.backend, diagnostics)
    if node is None or not base.operators:
        return None
    if not isinstance(node, MappingNode):
        message = f"expected fields, found {describe(node)}"
        diagnostics.error("GS701", message, node.location, "write 'backend: PrivateUse1' and so on")
        return None
    return _Reader(project, base, node, diagnostics).model()


class _Reader:
    def __init__(
        self, project: Project, base: Base, node: MappingNode, diagnostics: Diagnostics
    ) -> None:
        self.project = project
        self.base = base
        self.node = node
        self.diagnostics = diagnostics
        self.index = scan_functions(SourceModules(project).kernels)
        self.meant: set[str | None] = set()
        """The fields that misspelt ones were meant to be, of which nothing else is said."""

    def model(self) -> BackendModel:
        """The model; what is wrong in it has been recorded."""
        self.meant = {nearest(field.text, FIELDS) for field, _ in self.node.entries}
        for field, _ in self.node.entries:
            if field.text not in FIELDS:
                message = f"unknown field '{field.text}'"
                hint = suggest(field.text, FIELDS) or f"the fields are {', '.join(FIELDS)}"
                self.diagnostics.error("GS702", message, field.location, hint)
        for name in _REQUIRED:
            if self.node.key(name) is None and name not in self.meant:
                message = f"a backend without '{name}'"
                self.diagnostics.error("GS703", message, self.node.location, f"write '{name}: …'")
        key = self.choice("backend", _KEYS, "PrivateUse1")
        memory = self.text("memory") or "memory"
        memory_ok = self.check_module("memory", memory, MEMORY)
        inherit = self.switch("inherit")
        if inherit:
            self.check_module("inherit", _NAMESPACE_MODULE, NAMESPACE)
        supported = self.entries("supported", over_tensors=False)
        autograd = self.entries("autograd", over_tensors=True)
        if memory_ok:
            self.check_unused((memory, _NAMESPACE_MODULE), (*supported, *autograd))
        return BackendModel(
            self.project,
            self.base,
            key,
            self.device(key),
            f"{self.project.kernels_package}.{memory}",
            self.choice("fallback", _FALLBACKS, "cpu"),
            supported,
            autograd,
            f"{self.project.kernels_package}.{_NAMESPACE_MODULE}" if inherit else "",
            self.reasons("refused"),
            self.reasons("not_traceable"),
        )

    # -- single fields -----------------------------------------------------------------------------

    def text(self, field: str) -> str:
        """The text of a field; empty, with a diagnostic, when it is none."""
        node = self.node.get(field)
        if node is None:
            return ""
        if isinstance(node, Scalar) and isinstance(node.value, str) and node.text:
            return node.text
        message = f"'{field}' must be a word, found {describe(node)}"
        self.diagnostics.error("GS704", message, node.location, f"write '{field}: word'")
        return ""

    def switch(self, field: str) -> bool:
        """Whether a field is true."""
        node = self.node.get(field)
        if node is None:
            return False
        if isinstance(node, Scalar) and isinstance(node.value, bool):
            return node.value
        self.wrong(
            field, f"'{field}' is true or false, not {describe(node)}", f"write '{field}: true'"
        )
        return False

    def choice(self, field: str, known: Iterable[str], default: str) -> str:
        """The text of a field that has few values."""
        known = tuple(known)
        text = self.text(field)
        if not text or text in known:
            return text or default
        hint = suggest(text, known) or f"one of {', '.join(known)}"
        self.wrong(field, f"'{text}' is not a value of '{field}'", hint)
        return default

    def wrong(self, field: str, message: str, hint: str | None, code: str = "GS704") -> None:
        """Record a mistake in a field's value."""
        node = self.node.get(field)
        self.diagnostics.error(code, message, (node or self.node).location, hint)

    def device(self, key: str) -> str:
        """The name of the device; that of the key for keys that have one."""
        name = self.text("device")
        if key not in RENAMED:
            if name and name != device_type(key):
                message = f"the device of {key} is called '{device_type(key)}', not '{name}'"
                self.wrong("device", message, f"leave it out, or take one of {', '.join(RENAMED)}")
            return device_type(key)
        taken = [device_type(b) for b in BACKENDS if b != key]
        if not name:
            if self.node.key("device") is None and "device" not in self.meant:
                message = f"a backend at {key} without 'device'"
                hint = "write 'device: name', the word for device strings"
                self.diagnostics.error("GS703", message, self.node.location, hint)
        elif not (name.isidentifier() and name.isascii()):
            self.wrong("device", f"'{name}' is not a name", "write letters, digits and underscores")
        elif name in taken:
            self.wrong("device", f"device '{name}' is another backend's", "choose another name")
        return name

    def check_module(self, field: str, module: str, names: Mapping[str, int | None]) -> bool:
        """Whether the module of kernels that `field` needs is there, with what it must define."""
        where = (self.node.get(field) or self.node).location
        if not self.project.path(f"{self.project.kernels}/{module}.py").is_file():
            message = f"{self.project.kernels} has no module '{module}'"
            modules = {info.module for found in self.index.functions.values() for info in found}
            hint = suggest(module, modules) or "it defines " + ", ".join(names)
            self.diagnostics.error("GS707", message, where, hint)
            return False
        for name, count in names.items():
            info = self.index.find(f"{module}:{name}") or _class_of(self.project, module, name)
            if info is None:
                message = f"module '{module}' does not define '{name}'"
                hint = f"a {field} has " if field == "memory" else "it defines "
                self.diagnostics.error("GS707", message, where, hint + ", ".join(names))
            elif count is not None and info.parameters is not None:
                if not info.parameters.takes(count):
                    message = f"'{module}:{name}' must take {count} positional arguments"
                    self.diagnostics.error("GS708", message, where)
        return True

    # -- lists of operators ------------------------------------------------------------------------

    def entries(self, field: str, over_tensors: bool) -> tuple[Entry, ...]:
        """The operators of a list, each with its kernel."""
        node = self.node.get(field)
        if node is None or (isinstance(node, Scalar) and node.value is None):
            return ()
        if not isinstance(node, Sequence):
            message = f"'{field}' must be a list of operators, found {describe(node)}"
            self.diagnostics.error("GS701", message, node.location, "start each with '- '")
            return ()
        found: list[Entry] = []
        seen: dict[str, Location] = {}
        for item in node.items:
            pair = self.pair(item)
            if pair is None:
                continue
            name, kernel = pair
            if name.text in seen:
                related = (Related("first listed here", seen[name.text]),)
                message = f"'{name.text}' is listed twice in '{field}'"
                self.diagnostics.error("GS706", message, name.location, "remove one", related)
                continue
            seen[name.text] = name.location
            entry = self.entry(name, kernel, over_tensors)
            if entry is not None:
                found.append(entry)
        return tuple(found)

    def reasons(self, field: str) -> Mapping[str, str]:
        """The operators of a list, each with a reason."""
        node = self.node.get(field)
        if node is None or (isinstance(node, Scalar) and node.value is None):
            return {}
        if not isinstance(node, Sequence):
            message = f"'{field}' must be a list of operators, found {describe(node)}"
            self.diagnostics.error("GS701", message, node.location, "write '- operator: why'")
            return {}
        found: dict[str, str] = {}
        for item in node.items:
            pair = self.pair(item)
            if pair is None:
                continue
            name, reason = pair
            if name.text not in self.base.operators:
                self.unknown(name)
            elif reason is None:
                message = f"'{name.text}' without a reason"
                self.diagnostics.error("GS703", message, name.location, "write '- operator: why'")
            elif name.text in found:
                message = f"'{name.text}' is listed twice in '{field}'"
                self.diagnostics.error("GS706", message, name.location, "remove one")
            else:
                found[name.text] = reason.text
        return found

    def pair(self, item: Node) -> tuple[Scalar, Scalar | None] | None:
        """Operator and, where it is said, kernel."""
        if isinstance(item, Scalar) and isinstance(item.value, str):
            return item, None
        if isinstance(item, MappingNode) and len(item.entries) == 1:
            name, kernel = item.entries[0]
            if isinstance(kernel, Scalar) and isinstance(kernel.value, str):
                return name, kernel
        message = f"expected an operator, found {describe(item)}"
        hint = "write '- operator.overload', or '- operator.overload: kernel'"
        self.diagnostics.error("GS701", message, item.location, hint)
        return None

    def entry(self, name: Scalar, kernel: Scalar | None, over_tensors: bool) -> Entry | None:
        """One operator of a list; None when there is something wrong with it."""
        operator = self.base.operators.get(name.text)
        if operator is None:
            self.unknown(name)
            return None
        if not over_tensors and (reason := self.refusal(operator)) is not None:
            message, hint = reason
            self.diagnostics.error("GS710", message, name.location, hint)
            return None
        wanted = operator.identifier if kernel is None else kernel.text
        where = (kernel or name).location
        info = self.index.find(wanted)
        if info is None:
            message = f"no module of {self.project.kernels} defines '{wanted}', the kernel for {name.text}"
            hint = suggest(wanted, self.index.functions) or f"write it: def {wanted}(…)"
            self.diagnostics.error("GS707", message, where, hint)
            return None
        twins = self.index.functions[info.name]
        if ":" not in wanted and len(twins) > 1:
            modules = " and ".join(t.module for t in twins)
            message = f"'{wanted}' is defined in {modules}"
            self.diagnostics.error("GS707", message, where, f"write {twins[0].module}:{wanted}")
            return None
        self.check_arity(operator, info, where, over_tensors)
        return Entry(operator, self.project.kernel(info.module, info.name), name.location.line)

    def unknown(self, name: Scalar) -> None:
        """Record an operator that gradsmith does not have."""
        text = name.text.removeprefix(f"{self.base.namespace}::")
        overloads = [o.name for o in self.base.operators.values() if o.packet == text]
        if text in self.base.operators:
            hint: str | None = f"leave the namespace out: {text}"
        elif overloads:
            hint = f"say which overload: {', '.join(overloads[:6])}"
        else:
            hint = suggest(text, self.base.operators)
        self.diagnostics.error(
            "GS705", f"gradsmith has no operator '{name.text}'", name.location, hint
        )

    def refusal(self, operator: BaseOperator) -> tuple[str, str] | None:
        """Why a backend cannot have a kernel over arrays for an operator, and what to do; or None."""
        name = operator.name
        if operator.variant_of:
            message = (
                f"'{name}' is a variant of '{operator.variant_of}', made from the kernel of that"
            )
            return message, f"list {operator.variant_of}"
        if operator.is_composite:
            message = f"'{name}' is made of other operators, and runs on the device as they do"
            return message, "list those; or list it in 'autograd', with a kernel over tensors"
        return None

    def check_arity(
        self, operator: BaseOperator, info: FunctionInfo, where: Location, over_tensors: bool
    ) -> None:
        """Record a kernel whose parameters are not the operator's arguments."""
        if info.parameters is None:
            return
        named: list[str] = []
        if over_tensors:
            names = [a["name"] for a in operator.arguments if not a.get("keyword_only")]
            named = [a["name"] for a in operator.arguments if a.get("keyword_only")]
        else:
            names = [
                a["name"]
                for a in operator.arguments
                if not a.get("out") and a["name"] not in DISPATCHED
            ]
        reason = info.parameters.misfit(names, operator.name, named)
        if reason is not None:
            hint = f"define {info.parameters.head(info.name, names)}"
            self.diagnostics.error("GS708", f"kernel '{info.name}' {reason}", where, hint)

    def check_unused(self, others: Collection[str], entries: Iterable[Entry]) -> None:
        """Record public functions among the kernels that nothing names."""
        named = {entry.kernel for entry in entries}
        for found in self.index.functions.values():
            for info in found:
                if info.module in (*others, "__init__") or not _is_function(info):
                    continue
                if (
                    info.name.startswith("_")
                    or self.project.kernel(info.module, info.name) in named
                ):
                    continue
                file = f"{self.project.kernels}/{info.module.replace('.', '/')}.py"
                message = f"no operator is served by '{info.name}'"
                hint = "list the operator, or begin the name of a helper with an underscore"
                self.diagnostics.warning("GS709", message, Location(file, info.line, 5), hint)


def _class_of(project: Project, memory: str, name: str) -> FunctionInfo | None:
    """A class or an imported name of that module, which the index of functions leaves out."""
    import ast

    try:
        tree = ast.parse(project.path(f"{project.kernels}/{memory}.py").read_bytes())
    except (OSError, SyntaxError, ValueError):
        return None
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return FunctionInfo(memory, name, node.lineno)
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        if any(isinstance(target, ast.Name) and target.id == name for target in targets):
            return FunctionInfo(memory, name, node.lineno)
        if isinstance(node, ast.ImportFrom):
            if any((alias.asname or alias.name) == name for alias in node.names):
                return FunctionInfo(memory, name, node.lineno)
    return None


def _is_function(info: FunctionInfo) -> bool:
    """Whether it may be the kernel of one operator, not a helper of many."""
    return info.parameters is not None and not info.parameters.variadic
