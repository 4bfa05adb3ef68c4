"""Programs drawn at random, line by line, and what is compared of their tensors after each line.

They mix what tests of single operators keep apart: views of views, writes through them, gradients, and dtypes that meet.
A program is either exact, with numbers and operations of which every result is a dyadic fraction, so that comparisons,
rounding and ties mean the same on both sides, or smooth, with functions that may differ in their last digits.
"""

from __future__ import annotations

import random
import re
import warnings
from typing import Any

import numpy as np

EXACT = {
    "unary": "neg abs square sign floor ceil round trunc positive logical_not isnan isfinite relu conj clone detach contiguous"
    " float double long bool nan_to_num frac sgn",
    "binary": "add sub mul maximum minimum eq ne lt ge logical_and logical_or fmax heaviside rsub",
    "operator": "+ - * < >= == != & | ^",
    "inplace": "add_ sub_ mul_ copy_ maximum_ lt_ eq_ clamp_min_ bitwise_or_",
    "unary_inplace": "neg_ abs_ zero_ t_ square_ floor_ sign_ relu_ squeeze_ detach_ requires_grad_ round_",
    "reduction": "sum max min amax amin any all argmax argmin cumsum cummax sort argsort aminmax diff count_nonzero median",
    "numbers": "2 -1 0 0.5 True 3 1.5 -0.5 torch.tensor(2) torch.tensor(1.5) torch.tensor(2.,dtype=torch.float64)",
    "function": "torch.nn.functional.relu6({a})|torch.outer({a},{b})|{a} @ {b}|torch.mm({a},{b}.t())|torch.kron({a}.contiguous(),{b})"
    "|torch.nn.functional.linear({a},{b})|torch.cross({a},{b},dim={d})|torch.einsum('ij,jk->ik',{a},{b})|torch.baddbmm({a},{b},{a})"
    "|torch.addcmul({a},{b},{a},value=2)|torch.lerp({a},{b},{n})|torch.nn.functional.l1_loss({a},{b})|torch.block_diag({a},{b})",
}
SMOOTH = {
    "unary": "exp sin cos tanh sigmoid sqrt rsqrt reciprocal log1p erf expm1 angle log abs square neg clone contiguous double float",
    "binary": "add sub mul div pow atan2 hypot true_divide maximum xlogy",
    "operator": "+ - * / **",
    "inplace": "add_ sub_ mul_ div_ copy_ pow_ atan2_",
    "unary_inplace": "exp_ sin_ tanh_ sigmoid_ sqrt_ neg_ erf_ square_ t_ squeeze_",
    "reduction": "sum mean prod std var norm logsumexp softmax log_softmax cumsum cumprod amax nansum logcumsumexp",
    "numbers": "2 -1 0.5 3 1.5 torch.tensor(2) torch.tensor(1.5) torch.tensor(2.,dtype=torch.float64) 2j",
    "function": "torch.nn.functional.gelu({a})|torch.nn.functional.silu({a})|torch.nn.functional.layer_norm({a},{a}.shape[-1:])"
    "|{a} @ {b}|torch.nn.functional.mse_loss({a},{b})|torch.nn.functional.binary_cross_entropy_with_logits({a},{b})"
    "|torch.nn.functional.cosine_similarity({a},{b},{d})|torch.cdist({a},{b})|torch.nn.functional.cross_entropy({a},{b})"
    "|torch.nn.functional.normalize({a})|torch.nn.functional.softplus({a})|torch.lerp({a},{b},{n})|torch.nn.functional.linear({a},{b})",
}  # fmt: skip
VIEWS = [
    "transpose({d},{e})",
    "reshape(-1)",
    "reshape(2,-1)",
    "view(-1,1)",
    "view(6)",
    "expand(2,-1)",
    "expand(-1,3)",
    "squeeze()",
    "squeeze({d})",
    "unsqueeze({d})",
    "select({d},-1)",
    "narrow({d},0,1)",
    "permute(1,0)",
    "permute(2,0,1)",
    "movedim({d},{e})",
    "flatten()",
    "flatten(1)",
    "diagonal()",
    "diagonal(1)",
    "unfold({d},2,1)",
    "chunk(2,{d})[0]",
    "split(1,{d})[-1]",
    "detach()",
    "unflatten({d},(2,-1))",
    "ravel()",
    "roll(1,{d})",
    "roll(1)",
    "flip({d})",
    "tril()",
    "triu(1)",
    "diag()",
    "unbind({d})[0]",
    "tensor_split(2,{d})[0]",
    "broadcast_to((2,3))",
    "repeat(2,1)",
    "tile(2)",
    "mT",
    "real",
    "swapaxes({d},{e})",
    "rot90()",
    "to(torch.float64)",
    "view_as({a})",
    "expand_as({a})",
    "repeat_interleave(2)",
    "type_as({a})",
    "data",
    "index_select({d},torch.tensor([0]))",
    "gather({d},torch.zeros(1,1).long())",
    "masked_select({a}>0)",
    "masked_fill({a}>0,2)",
    "take(torch.tensor([0,-1]))",
    "clamp(min=0)",
    "clamp({a})",
    "scatter({d},torch.zeros(1,1).long(),{a})",
]
INDICES = [
    "0",
    "-1",
    "1",
    "None",
    "...",
    ":",
    "::2",
    "1:",
    "-2:",
    ":0",
    "[0]",
    "torch.tensor([0])",
    "torch.tensor(0)",
    "[[0],[1]]",
    "True",
    "::3",
    ":1",
    "torch.tensor([True])",
]
WRITES = [
    "masked_fill_({a}>0,{n})",
    "index_fill_({d},torch.tensor([0]),{n})",
    "index_add_({d},torch.tensor([0]),{a})",
    "fill_({n})",
    "clamp_(min=0)",
    "clamp_(0,1)",
    "index_copy_({d},torch.tensor([0]),{a})",
    "scatter_({d},torch.zeros(1,1).long(),{a})",
    "fill_diagonal_(2)",
    "addcmul_({a},{a},value=0.5)",
    "index_put_((torch.tensor([0]),),{a})",
    "transpose_({d},{e})",
    "unsqueeze_({d})",
    "swapaxes_({d},{e})",
    "lerp_({a},0.5)",
    "tril_()",
    "squeeze_({d})",
    "requires_grad_()",
    "requires_grad_(False)",
    "retain_grad()",
    "grad.zero_()",
    "register_hook(lambda g: g * 2)",
]
BACKWARD = [
    "{v}.sum().backward()",
    "{v}.sum().backward(retain_graph=True)",
    "{v}.backward(torch.ones_like({v}),retain_graph=True)",
    "{v}.grad=None",
    "{x}=torch.autograd.grad({v}.sum(),{a},retain_graph=True,allow_unused=True)[0]",
    "{x}={v}.grad",
    "{x}=torch.autograd.grad(({v}*{v}).sum(),{a},create_graph=True)[0]",
    "torch.autograd.backward([{v}.sum(),{a}.sum()],retain_graph=True)",
    "{x}=torch.func.vmap(lambda t: t.sum())({v})",
    "{x}=torch.func.grad(lambda t: (t*t).sum())({v})",
    "{x}=torch.func.jvp(torch.sin,({v},),({v},))[1]",
]
DTYPES = ["float32"] * 6 + ["float64", "int64", "bool", "complex64", "int32", "float16", "uint8"]
VALUES = (0, 1, 2, -1, 3, -2, 0.5, -0.25, 1.5)


class Drawn:
    """A program: its lines, one after the other."""

    def __init__(self, seed: int, count: int = 14) -> None:
        self.random = random.Random(seed)
        kinds = self.random.choice([EXACT, SMOOTH])
        self.words = {kind: words.split() for kind, words in kinds.items() if kind != "function"}
        self.functions = kinds["function"].split("|")
        self.names: list[str] = []
        self.lines = [self.line() for _ in range(count)]

    def word(self, kind: str) -> str:
        return self.random.choice(self.words[kind])

    def new(self) -> str:
        self.names.append(f"x{len(self.names)}")
        return self.names[-1]

    def old(self) -> str:
        return self.random.choice(self.names[-6:])

    def fill(self, template: str, **given: str) -> str:
        """`template` with tensors, dimensions and a number put in."""
        dims = [str(self.random.choice((0, 0, 1, -1, -1, -2, 2))) for _ in range(2)]
        return template.format(
            a=self.old(), b=self.old(), d=dims[0], e=dims[1], n=self.word("numbers"), **given
        )

    def operand(self) -> str:
        return self.old() if self.random.random() < 0.7 else self.word("numbers")

    def index(self) -> str:
        if self.random.random() < 0.2:
            return f"{self.old()} > 0"
        return ",".join(self.random.choices(INDICES, k=self.random.choice((1, 1, 1, 2, 2, 3))))

    def made(self) -> str:
        dtype = self.random.choice(DTYPES)
        shape = [
            self.random.choice((0, 1, 1, 2, 2, 3, 3, 4))
            for _ in range(self.random.choice((0, 1, 1, 2, 2, 2, 3, 3)))
        ]
        values = self.random.choices(VALUES, k=int(np.prod(shape)))
        if dtype not in ("float32", "float64", "complex64", "float16"):
            values = [int(abs(value)) for value in values]
        needs = dtype in ("float32", "float64", "complex64") and self.random.random() < 0.5
        return f"{self.new()}=torch.tensor({values},dtype=torch.{dtype}).reshape({shape}).clone().requires_grad_({needs})"

    def line(self) -> str:
        kind = self.random.random()
        if len(self.names) < 2 or kind < 0.1:
            return self.made()
        v, w = self.old(), self.operand()
        if kind < 0.2:
            return f"{self.new()}={v}.{self.word('unary')}()"
        if kind < 0.3:
            return f"{self.new()}=torch.{self.word('binary')}({v},{w})"
        if kind < 0.36:
            return f"{self.new()}={v} {self.word('operator')} {w}"
        if kind < 0.43:
            options = ("", "0", "dim=-1", "1,keepdim=True", "dim=(0,1)", "dim=None")
            return f"{self.new()}={v}.{self.word('reduction')}({self.random.choice(options)})"
        if kind < 0.5:
            return f"{self.new()}={v}[{self.index()}]"
        if kind < 0.62:
            return f"{self.new()}={v}.{self.fill(self.random.choice(VIEWS))}"
        if kind < 0.7:
            return f"{v}.{self.word('inplace')}({w})"
        if kind < 0.75:
            return f"{v}.{self.word('unary_inplace')}()"
        if kind < 0.82:
            return f"{v}[{self.index()}] {self.random.choice(('=', '=', '=', '+=', '*='))} {w}"
        if kind < 0.86:
            return f"{v}.{self.fill(self.random.choice(WRITES))}"
        if kind < 0.92:
            return f"{self.new()}={self.fill(self.random.choice(self.functions))}"
        template = self.random.choice(BACKWARD)
        return self.fill(template, v=v, x=self.new() if "{x}" in template else "")


def seen(value: Any, gradient: bool = True) -> Any:
    """What is compared of `value`: of a tensor its elements, how they lie, and its history."""
    if isinstance(value, (tuple, list)):
        return [seen(item, gradient) for item in value]
    if not hasattr(value, "requires_grad"):
        return value
    steps = tuple(s for s, n in zip(value.stride(), value.shape) if n > 1) if value.numel() else ()
    elements = value.detach().resolve_conj().resolve_neg().numpy().copy()
    facts = [tuple(value.shape), str(elements.dtype), steps, value.requires_grad, elements]
    if gradient and value.requires_grad and (value.is_leaf or value.retains_grad):
        facts.append(seen(value.grad, False))
    return facts


def difference(ours: Any, theirs: Any) -> str:
    """In what two facts differ, or nothing."""
    if isinstance(theirs, list):
        if not isinstance(ours, list) or len(ours) != len(theirs):
            return f"{ours!r} for {theirs!r}"
        return next((text for text in map(difference, ours, theirs) if text), "")
    if isinstance(theirs, np.ndarray):
        loose = 2e-2 if theirs.dtype == np.float16 else 2e-4
        with np.errstate(all="ignore"):
            same = ours.dtype.kind == theirs.dtype.kind and np.allclose(
                ours, theirs, loose, loose, equal_nan=True
            )
        return "" if same else f"{ours.ravel()[:8]} for {theirs.ravel()[:8]}"
    return "" if type(ours) is type(theirs) and ours == theirs else f"{ours!r} for {theirs!r}"


def first_difference(lines: list[str], lib: Any, reference: Any) -> tuple[str, str] | None:
    """The first line after which the two differ, and in what; None where they never do.

    After a refused call nothing has changed with `lib`, while `reference` may have stored a part of it: a program in
    which a write is refused ends there.
    """
    scopes: list[dict[str, Any]] = [{"torch": lib}, {"torch": reference}]
    for line in lines:
        errors = []
        for scope in scopes:
            try:
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore")
                    exec(line, scope)
                errors.append("")
            except Exception as error:
                errors.append(f"{type(error).__name__}: {error}".partition("\n")[0])
        if bool(errors[0]) != bool(errors[1]):
            return line, f"raises {errors[0] or 'nothing'!r} for {errors[1] or 'nothing'!r}"
        if errors[0] and not re.match(r"x\d+=", line):
            return None
        for name in [name for name in scopes[1] if re.fullmatch(r"x\d+", name)]:
            values = []
            for scope in scopes:
                try:
                    values.append(seen(scope[name]))
                except (
                    RuntimeError,
                    TypeError,
                ) as error:  # an invalid view, or a dtype without NumPy's
                    values.append(type(error).__name__)
            found = difference(*values)
            if found:
                return line, f"{name}: {found}"
    return None


def shortened(lines: list[str], lib: Any, reference: Any) -> list[str]:
    """The lines without those that a difference does not need."""
    found = first_difference(lines, lib, reference)
    assert found is not None
    lines = lines[: lines.index(found[0]) + 1]
    for line in list(reversed(lines[:-1])):
        fewer = [other for other in lines if other is not line]
        if first_difference(fewer, lib, reference) is not None:
            lines = fewer
    return lines
