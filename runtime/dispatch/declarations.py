"""The functions that ``generated/operators.py`` calls to define the operators declared in YAML."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from ..schema.contract import names_from_before, require_stated
from ..schema.numpy_names import declare
from .deprecated import DeprecatedCall
from .operator import ALIAS, EACH, NONE_DECLARED, OpOverload
from .registry import VARIANTS, add_operator, operator_named

__getattr__ = names_from_before(__name__, "define")


class OperatorTraits(NamedTuple):
    """The fields of an operator's YAML entry, beyond its schema."""

    pointwise: str = ""
    """The NumPy ufunc (``np.add``) or kernel (``module:function``) applied element by element."""
    shape: str = ""
    """The function (``module:function``) that checks arguments and infers the shapes and dtypes of results."""
    small: str = ""
    """The function that builds the CPU kernel's specialization for small arrays."""
    decomposition: str = ""
    """An equivalent function (``module:function``) composed of other operators."""
    promotion: str = "none"
    numbers: bool | str = False
    """Which tensor arguments accept Python numbers: all (True), ``some`` but not all at once, or those named."""
    tensors_of_numbers: str = ""
    """The tensor arguments for which a Python number is converted to a zero-dimensional tensor."""
    dtypes: str = ""
    """Initials of the supported dtype categories (``bifc``); empty for all."""
    refused_as: str = ""
    """The name in errors about dtypes, where it is not the operator's with ``_cpu``."""
    bool_error: str = ""
    """Error message for Boolean tensors, in place of the usual "not implemented"."""
    mixed_bool_error: str = ""
    """Error message for a mix of Boolean and other tensors; empty if they are promoted."""
    out: str = ""
    """Rules for the tensors that variants write to (``runtime/dispatch/outputs.py``)."""
    out_error: str | Mapping[str, str] = ""
    """Error message of the ``out=`` variant for a wrong dtype, possibly by name of the result; empty for the usual one."""
    variant_of: str = ""
    """For an in-place or ``out=`` variant: the functional operator that it is derived from."""
    view: bool = False
    autograd: bool = False
    """Whether ``generated/autograd_kernels/`` has a kernel for the operator."""
    broadcasts: bool = False
    """Whether the kernel leaves broadcasting to NumPy, whose errors do not name the operator or dimension."""
    device_check: bool = True
    """Whether all tensors must be on the same device."""
    undifferentiated: bool = False
    """Whether no derivative is declared: the call is recorded, and backward raises an error."""
    return_type: str = ""
    """Name of the named tuple in ``generated/return_types.py``."""
    tags: tuple[str, ...] = ()
    alias_analysis: str = "FROM_SCHEMA"
    """As passed to `Library.define`; informational only."""

    @property
    def is_elementwise(self) -> bool:
        """Whether the wrapper does promotion and broadcasting."""
        return bool(self.pointwise) or self.promotion != "none"

    def makes_tensor(self, argument: str) -> bool:
        """Whether a Python number given for the tensor `argument` is converted to a tensor."""
        return bool(self.tensors_of_numbers) and argument in self.tensors_of_numbers.split(", ")

    def takes_number(self, argument: str) -> bool:
        """Whether kernels accept a Python number for the tensor `argument`."""
        if isinstance(self.numbers, bool):
            return self.numbers
        return self.numbers == "some" or argument in self.numbers.split(", ")


class Declarations:
    """Defines the operators of one package of generated modules."""

    def __init__(self, package: str, namespace: str, file: str) -> None:
        """`file` is the YAML file with the entries, relative to the project.

        ImportError unless the package has stated the runtime contract that it was generated for.
        """
        require_stated(package)
        self._package = package
        self._namespace = namespace
        self.family = ""
        """The family of the operators defined next."""
        _YAML_FILES[package] = file

    def define(
        self,
        schema: str,
        kernels: Mapping[str, str] = NONE_DECLARED,
        /,
        alias_of: str = "",
        each_of: str = "",
        **facts: Any,
    ) -> OpOverload:
        """Define the operator of an entry; `kernels` maps dispatch keys to ``module:function``, `facts` are traits.

        With `alias_of` the operator is an alias, whose kernel calls the named operator.  With `each_of` it calls the
        named operator for each tensor of its lists.
        """
        facts.setdefault("tags", _USUAL_TAGS)
        name = schema[: schema.index("(")]
        operator = OpOverload(self._namespace, name, schema, kernels, OperatorTraits(**facts))
        if alias_of:
            _let_call_other(operator, alias_of, ALIAS)
        if each_of:
            _let_call_other(operator, each_of, EACH)
        return self._added(operator)

    def variant(self, origin: OpOverload, name: str, /, **facts: Any) -> OpOverload:
        """Define a variant of `origin`; `facts` are the traits that differ from those derived from `origin`."""
        operator = OpOverload.variant(origin, name, facts)
        if origin.alias_of:
            base = origin.alias_of.partition(".")[0]
            _let_call_other(operator, base + name.removeprefix(origin.base), ALIAS)
        return self._added(operator)

    def deprecated(self, operator: OpOverload, schema: str, arguments: str) -> None:
        """Declare a deprecated signature of `operator` and its variants; `arguments` maps it to the current one."""
        for variant in (operator, *VARIANTS.get(operator.name(), ())):
            packet = variant.packet
            packet.deprecated_calls += (DeprecatedCall(schema, variant, arguments),)

    def numpy_names(self, name: str, given: str, operand: bool = False) -> None:
        """Declare NumPy's names for arguments called `name`; an `operand` cannot be given by keyword."""
        declare(name, tuple(given.split(", ")), operand)

    def _added(self, operator: OpOverload) -> OpOverload:
        operator.generated = self._package
        operator.family = self.family
        add_operator(operator)
        return operator


def _let_call_other(operator: OpOverload, name: str, maker: str) -> None:
    operator.declared_kernels = {"CompositeImplicitAutograd": maker}
    operator.alias_of = name


_YAML_FILES: dict[str, str] = {}
"""By generated package, the YAML file that declares its operators."""

_USUAL_TAGS = ("pt2_compliant_tag",)
"""The default, which generated modules omit: nearly every operator has it."""


def traits_of_variant(variant: OpOverload) -> OperatorTraits:
    """The traits of a variant: those of its origin, except for its own; ``out=`` variants have no autograd kernel."""
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
    """The YAML file that declares `operator`, relative to its project; empty for operators defined at run time."""
    return _YAML_FILES.get(operator.generated, "")


def place_of_entry(operator: OpOverload) -> str:
    """The file and line of the YAML entry behind a generated operator or variant: ``native_functions.yaml:7``."""
    from .inspect.places import place_in_yaml

    file = yaml_file(operator)
    calls = (operator.origin or operator).kernels.get("CompositeImplicitAutograd")
    if calls is not None and calls.function == EACH:
        return place_of_entry(operator_named(f"{operator.namespace}::{operator.alias_of}"))
    return file and place_in_yaml(
        operator.generated, file, (operator.origin or operator).short_name
    )
