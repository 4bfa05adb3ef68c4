"""The formulas of PyTorch's own derivatives.yaml, which are C++: what they read.

They are not translated.  That its whole file can be modelled shows that the format is the same,
and it is the largest test of the format that there is.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from .formula import Locate
from .reads import Read

TOKEN = re.compile(
    r"""
    "(?:[^"\\]|\\.)*"                                    # a string
    | '(?:[^'\\]|\\.)*'
    | [0-9][0-9a-zA-Z_.]*                                # a number with its suffix
    | (?P<qualifier>\.|->|::)\s*[A-Za-z_]\w*             # a member: not a name of its own
    | (?P<name>[A-Za-z_]\w*)(?!\w|\s*::)
    """,
    re.VERBOSE,
)
METADATA = re.compile(
    r"(?:\.|->)(sym_sizes|sym_size|numel|sym_numel|dim|options|scalar_type|layout|sym_strides"
    r"|is_conj|sym_blocksize)\((?:\w|-)*\)"
)
ATTRIBUTES = {
    "sym_sizes": "shape",
    "sym_size": "shape",
    "numel": "shape",
    "sym_numel": "shape",
    "dim": "shape",
    "scalar_type": "dtype",
    "sym_strides": "stride",
}
WRAPPERS = {
    "zeros_like": "options",
    "TensorGeometry": "geometry",
    "to_args_sizes": "shape",
    "to_args_sizes_symint": "shape",
    "to_args_scalartypes": "dtype",
}
WRAPPED = re.compile(r"\(([A-Za-z_]\w*)\)")
INDEX = re.compile(r"\[([0-9]+)\]")


@dataclass(frozen=True, slots=True)
class CppFormula:
    """A C++ expression; `reads` are all its unqualified names, called functions included."""

    text: str
    reads: tuple[Read, ...]
    locate: Locate = field(repr=False, compare=False)

    @classmethod
    def parse(cls, text: str, locate: Locate) -> CppFormula:
        """Tokenise an expression.  Whether it is C++ is left to a compiler."""
        reads = []
        position = 0
        while (match := TOKEN.search(text, position)) is not None:
            position = match.end()
            name = match["name"]
            if name is None:
                continue
            if name in WRAPPERS and (wrapped := WRAPPED.match(text, position)) is not None:
                reads.append(Read(wrapped[1], WRAPPERS[name], wrapped.start(1)))
                position = wrapped.end()
            elif (known := METADATA.match(text, position)) is not None:
                attribute = ATTRIBUTES.get(known[1], known[1])
                reads.append(Read(name, attribute, match.start()))
            elif (index := INDEX.match(text, position)) is not None:
                reads.append(Read(name, None, match.start(), int(index[1])))
            else:
                reads.append(Read(name, None, match.start()))
        return cls(text, tuple(reads), locate)
