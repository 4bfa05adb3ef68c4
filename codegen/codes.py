"""Every diagnostic's code and title.  The reference page of the codes is made from this table.

The hundreds say which stage speaks: 1 the YAML file's form, 2 the schema language, 3 the model
of the operators, 4 derivatives and formulas, 5 kernels, 6 configuration and writing, 7 backends.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

CODES: Mapping[str, str] = MappingProxyType(
    {
        "GS101": "A file cannot be read",
        "GS102": "A file is not UTF-8 text",
        "GS103": "A file is not well-formed YAML",
        "GS104": "A key is given twice",
        "GS105": "Anchors, aliases and merge keys are not used",
        "GS106": "YAML tags are not used",
        "GS107": "A file holds one document",
        "GS108": "A key is a single word",
        "GS109": "Values are nested too deeply",
        "GS110": "A number is out of range",
        "GS201": "A schema cannot be read",
        "GS202": "A type is not known",
        "GS203": "A default value does not fit its type",
        "GS204": "An argument's name is given twice",
        "GS205": "An alias annotation is wrong",
        "GS206": "An operator's name and arguments contradict each other",
        "GS301": "An entry has the wrong shape",
        "GS302": "A field is not known",
        "GS303": "A field has a value that it cannot take",
        "GS304": "A field is missing",
        "GS305": "An operator is defined twice",
        "GS306": "A dispatch key is not known",
        "GS307": "A tag is not known",
        "GS308": "Fields contradict each other",
        "GS309": "A structured operator's group is incomplete",
        "GS310": "A derived form cannot be derived",
        "GS311": "An operator that is referred to does not exist",
        "GS312": "A Python function does not fit the operator that it calls",
        "GS313": "A deprecated call does not fit the operator that it means",
        "GS314": "An entry of NumPy's names does not fit",
        "GS401": "A formula is not a Python expression",
        "GS402": "A formula uses something that formulas do not have",
        "GS403": "A formula reads a name that does not exist",
        "GS404": "An entry of the derivatives has the wrong shape",
        "GS405": "A derivative is given for an operator that does not exist",
        "GS406": "The two files disagree about a schema",
        "GS407": "An operator's derivatives are given twice",
        "GS408": "A formula is given for an argument that does not exist",
        "GS409": "A formula is given for an argument that cannot have a gradient",
        "GS410": "An argument has two formulas",
        "GS411": "output_differentiability does not match the operator's outputs",
        "GS412": "A formula reads an output or a gradient that does not exist",
        "GS413": "A formula mixes grad and grads",
        "GS414": "An entry gives no derivative",
        "GS415": "A call does not fit the parameters of the helper or operator",
        "GS416": "A forward formula is wrong",
        "GS417": "A derivative is given for a composition of operators",
        "GS418": "The helpers of formulas cannot be read",
        "GS419": "Nothing is said of an operator's derivative",
        "GS420": "A formula uses a value as what it is not",
        "GS421": "A formula gives something else than the gradients or tangents of its line",
        "GS422": "A gradient does not depend on the gradient that arrived",
        "GS423": "A formula changes what it reads",
        "GS424": "Nothing is said of the gradient of a tensor argument",
        "GS501": "A kernel does not exist",
        "GS502": "A kernel's name is defined in several modules",
        "GS503": "A kernel does not take the operator's arguments",
        "GS504": "NumPy has no such ufunc",
        "GS505": "An operator cannot run on the meta device",
        "GS506": "A module of kernels cannot be read",
        "GS601": "The project's settings cannot be read",
        "GS602": "A setting is wrong",
        "GS603": "An output cannot be written",
        "GS604": "The installation of gradsmith is broken",
        "GS605": "A library cannot have this",
        "GS606": "A project cannot be laid down",
        "GS607": "A file in the way is not the generator's",
        "GS701": "A backend's file has the wrong shape",
        "GS702": "A field of a backend is not known",
        "GS703": "A field of a backend is missing",
        "GS704": "A field of a backend has a value that it cannot take",
        "GS705": "A backend supports an operator that does not exist",
        "GS706": "An operator is listed twice",
        "GS707": "A kernel of a backend does not exist",
        "GS708": "A kernel of a backend does not take the operator's arguments",
        "GS709": "A kernel of a backend is never used",
        "GS710": "A backend cannot have its own kernel for this",
    }
)

HINTS: Mapping[str, str] = MappingProxyType(
    {
        "GS201": "a schema is written 'name(Tensor self, int dim=0, *, bool flag=False) -> Tensor'",
        "GS202": "types are those of PyTorch's schemas: Tensor, Scalar, int, float, bool, str, ScalarType …",
        "GS203": "write a value of the argument's type, or no default",
        "GS204": "rename one of them",
        "GS303": "CONTRIBUTING.md says what each field holds",
        "GS401": "a formula is one expression of Python",
        "GS403": "formulas read arguments, outputs, gradients, and functions that are operators or helpers",
        "GS405": "the operators are those of native_functions.yaml",
        "GS416": "tangents are 'self_t' for an argument 'self' with a derivative, values 'self_p'",
        "GS420": "write what the neighbours need: a tensor's methods and attributes, or a call of an operator or helper",
    }
)
"""What to write instead, where whoever finds the mistake knows nothing better."""
