"""Operators as YAML declares them: what ``generated/operators.py`` is made of."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from ..schema.contract import names_from_before, require_stated
from ..schema.dispatch_keys import ALIAS_KEYS
from ..schema.numpy_names import declare
from .deprecated import DeprecatedCall
from .inspect.places import place_in_yaml
from .kernel import Kernel, KernelKind
from .operator import OpOverload
from .registry import VARIANTS, add_operator, operator_named

__getattr__ = names_from_before(__name__, "define")
_NONE: Mapping[str, str] = MappingProxyType({})


class OperatorTraits(NamedTuple):
    """What YAML says of an operator beyond its schema."""

    pointwise: str = ""
    """The NumPy ufunc (``np.add``) or kernel (``module:function``) that it applies element by element."""
    shape: str = ""
    """The function (``module:function``) that checks its arguments and foretells its results."""
    small: str = ""
    """What makes the small-array specialisation of its kernel for the CPU."""
    decomposition: str = ""
    """The composition (``module:function``) of operators that its kernel computes at once."""
    promotion: str = "none"
    numbers: bool | str = False
    """Whether Python numbers may stand for tensors: for any, for ``some`` but not all, or for those named."""
    tensors_of_numbers: str = ""
    """For which tensors a call takes Python numbers, of which kernels get tensors of no dimensions."""
    dtypes: str = ""
    """Initials of the accepted dtype categories (``bifc``); empty for all."""
    bool_error: str = ""
    """What it says of Booleans; empty where that they are not implemented says enough."""
    mixed_bool_error: str = ""
    """What it says of Booleans beside numbers; empty where promotion makes numbers of them."""
    out: str = ""
    """What holds of tensors that its variants write to (``runtime/dispatch/outputs.py``)."""
    out_error: str | Mapping[str, str] = ""
    """What its ``out=`` variant says of another dtype than the result's, maybe by the name of the result; empty where the
    usual says enough."""
    variant_of: str = ""
    """The functional operator that an in-place or ``out=`` variant is derived from."""
    view: bool = False
    autograd: bool = False
    """Whether ``generated/autograd_kernels/`` has a kernel for it."""
    broadcasts: bool = False
    """Whether its kernel leaves broadcasting to NumPy, whose errors name neither it nor the dimension."""
    device_check: bool = True
    """Whether its tensors must be on one device."""
    undifferentiated: bool = False
    """Whether nothing says what its derivatives are: recorded, and an error when backward asks."""
    return_type: str = ""
    """Name of its named tuple in ``generated/return_types.py``."""
    tags: tuple[str, ...] = ()
    alias_analysis: str = "FROM_SCHEMA"
    """What `Library.define` was told; nothing here depends on it."""

    @property
    def is_elementwise(self) -> bool:
        """Whether promotion and broadcasting are the wrapper's business."""
        return bool(self.pointwise) or self.promotion != "none"

    def makes_tensor(self, argument: str) -> bool:
        """Whether a call makes a tensor of a Python number that is given for the tensor `argument`."""
        return bool(self.tensors_of_numbers) and argument in self.tensors_of_numbers.split(", ")

    def takes_number(self, argument: str) -> bool:
        """Whether a Python number may stand where kernels get the tensor `argument`."""
        if isinstance(self.numbers, bool):
            return self.numbers
        return self.numbers == "some" or argument in self.numbers.split(", ")


_ALIAS = "gradsmith.dispatch.aliases:another_name"
"""What makes the kernels of aliases."""
_EACH = "gradsmith.dispatch.foreach:for_each"
"""What makes the kernels of operators over lists."""


class Declarations:
    """The operators of one package of generated modules."""

    def __init__(self, package: str, namespace: str, file: str) -> None:
        """`file` is the YAML file with their entries, relative to the project.

        ImportError unless the package has said which contract with the run time it was made for.
        """
        require_stated(package)
        self._package = package
        self._namespace = namespace
        self.family = ""
        """The family of those that follow."""
        _YAML_FILES[package] = file

    def define(
        self,
        schema: str,
        kernels: Mapping[str, str] = _NONE,
        /,
        alias_of: str = "",
        each_of: str = "",
        **facts: Any,
    ) -> OpOverload:
        """The operator of an entry; `kernels` maps dispatch keys to ``module:function``, `facts` are its traits.

        With `alias_of` it is another name of an operator, which its kernel calls; with `each_of` it calls that for each
        tensor of its lists.
        """
        facts.setdefault("tags", _USUAL_TAGS)
        name = schema[: schema.index("(")]
        operator = OpOverload(self._namespace, name, schema, {}, OperatorTraits(**facts))
        for key, function in kernels.items():
            kind = KernelKind.tensor if key in ALIAS_KEYS else KernelKind.array
            if key.startswith("Sparse"):
                kind = KernelKind.sparse
            operator.kernels[key] = Kernel(function, kind, operator)
        if alias_of:
            self._let_call_other(operator, alias_of)
        if each_of:
            self._let_call_other(operator, each_of, _EACH)
        return self._added(operator)

    def variant(self, origin: OpOverload, name: str, /, **facts: Any) -> OpOverload:
        """A variant of `origin` that its entry names; `facts` are traits that do not follow from its origin's."""
        operator = OpOverload.variant(origin, name, {}, facts)
        if origin.alias_of:
            base = origin.alias_of.partition(".")[0]
            self._let_call_other(operator, base + name.removeprefix(origin.base))
        return self._added(operator)

    def deprecated(self, operator: OpOverload, schema: str, arguments: str) -> None:
        """An older form of calls of `operator` and of its variants; `arguments` says what it passes on."""
        for variant in (operator, *VARIANTS.get(operator.name(), ())):
            packet = variant.packet
            packet.deprecated_calls += (DeprecatedCall(schema, variant, arguments),)

    def numpy_names(self, name: str, given: str, operand: bool = False) -> None:
        """What else arguments called `name` are called; for an `operand` no function takes any keyword."""
        declare(name, tuple(given.split(", ")), operand)

    def _let_call_other(self, operator: OpOverload, name: str, maker: str = _ALIAS) -> None:
        operator.kernels["CompositeImplicitAutograd"] = Kernel(maker, KernelKind.made, operator)
        operator.alias_of = name

    def _added(self, operator: OpOverload) -> OpOverload:
        operator.generated = self._package
        operator.family = self.family
        add_operator(operator)
        return operator


_YAML_FILES: dict[str, str] = {}
"""By package of generated modules the YAML file that its operators are declared in."""

_USUAL_TAGS = ("pt2_compliant_tag",)
"""What generated modules do not repeat: nearly every operator has it."""


def traits_of_variant(variant: OpOverload) -> OperatorTraits:
    """The traits of a variant: those of its origin, but for what it says itself; ``out=`` variants are not recorded."""
    from ..schema.function_schema import FunctionSchema
    from ..schema.variants import tags_of_variant

    origin = variant.origin
    assert origin is not None
    schema = FunctionSchema.parse(variant.declaration)
    traits = origin.traits
    facts = {
        **dict.fromkeys(("pointwise", "shape", "small", "decomposition"), ""),
        "variant_of": "" if variant.alias_of else origin.short_name,
        "autograd": traits.autograd and not schema.arguments.out,
        "tags": tuple(sorted(tags_of_variant(traits.tags, schema))),
        **variant.facts,
    }
    return traits._replace(**facts)


def yaml_file(operator: OpOverload) -> str:
    """The YAML file that declares it, as its project calls it; empty for operators defined at run time."""
    return _YAML_FILES.get(operator.generated, "")


def place_of_entry(operator: OpOverload) -> str:
    """``native_functions.yaml:7``: where a generated operator, or what it is a variant of or calls for lists, is declared."""
    file = yaml_file(operator)
    calls = (operator.origin or operator).kernels.get("CompositeImplicitAutograd")
    if calls is not None and calls.function == _EACH:
        return place_of_entry(operator_named(f"{operator.namespace}::{operator.alias_of}"))
    return file and place_in_yaml(
        operator.generated, file, (operator.origin or operator).short_name
    )
