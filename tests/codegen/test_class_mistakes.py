"""Mistakes planted in our own layers, optimizers and distributions: one diagnostic each, at its place, with what to write."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import gradsmith as gs
from gradsmith.codegen.diagnostics import Diagnostics, Sources
from gradsmith.codegen.model.distribution_names import known_to_distributions
from gradsmith.codegen.model.distributions import load_distributions
from gradsmith.codegen.model.layer_names import known_to_layers
from gradsmith.codegen.model.layers import load_layers
from gradsmith.codegen.model.optimizer_names import known_to_optimizers
from gradsmith.codegen.model.optimizers import OPERATORS, load_optimizers
from gradsmith.codegen.model.tensor_members import scope_of_classes
from gradsmith.codegen.pipeline import Model
from gradsmith.codegen.yaml.loader import load
from gradsmith.optim import over_arrays

LAYERS, OPTIMIZERS, DISTRIBUTIONS = "layers.yaml", "optimizers.yaml", "distributions.yaml"
BILINEAR = "forward: F.bilinear(input1, input2, weight, bias)"
RRELU = "forward: F.rrelu(input, lower, upper, training, inplace)"
STEP = "param -= lr * grad\n"
NORMAL = "(2 * scale**2) - scale.log()"
SHAPE = "rows, columns = param.shape"
DRAW = "rsample: loc + standard_normal(shape, dtype=loc.dtype, device=loc.device)"

Said = Callable[[str, str], Diagnostics]


@pytest.fixture(scope="module")
def said(model: Model) -> Said:
    layers = known_to_layers(model.project, model.operators, model.base)
    optimizers = known_to_optimizers(model.operators)
    distributions = known_to_distributions(model.operators)

    def read(file: str, text: str) -> Diagnostics:
        found = Diagnostics(Sources(unsaved={file: text}))
        node = load(text, file, found)
        if file == LAYERS:
            load_layers(node, layers, found)
        elif file == OPTIMIZERS:
            load_optimizers(node, optimizers, found)
        else:
            load_distributions(node, distributions, found)
        return found

    return read


@pytest.mark.parametrize(
    ("file", "old", "new", "code", "hint"),
    [
        # attributes and methods of tensors
        (DISTRIBUTIONS, NORMAL, "scale.«lgo»()", "GS420", "'log'"),
        (DISTRIBUTIONS, NORMAL, "«scale.log»", "GS420", "'scale.log(…)'"),
        (DISTRIBUTIONS, NORMAL, "log(«scale»)", "GS415", "'scale.log()'"),
        (DISTRIBUTIONS, NORMAL, "log(«2 * scale»)", "GS415", "'(…).log()'"),
        (DISTRIBUTIONS, NORMAL, "scale.«logg»(\n      2)", "GS420", "'log'"),
        (DISTRIBUTIONS, "_loc: loc.double()", "_loc: loc.«duoble»()", "GS420", "'double'"),
        (DISTRIBUTIONS, ".cauchy_()", ".«cauchyy_»()", "GS420", "'cauchy_'"),
        (DISTRIBUTIONS, "dtype=loc.dtype", "dtype=loc.«dtpye»", "GS420", "'dtype'"),
        (DISTRIBUTIONS, "scale.pow(2).reciprocal()", "scale.«pow»(2, 3).log()", "GS415", "pow(exponent)"),
        (DISTRIBUTIONS, "stddev: pi / sqrt(6) * scale", "stddev: loc if «scale > 0» else scale", "GS420", "where("),
        (DISTRIBUTIONS, "mean: loc\n", "mean: «0»\n", "GS421", "full_like"),
        (DISTRIBUTIONS, "mean: loc\n", "mean: «(loc, scale)»\n", "GS421", "full_like"),
        (OPTIMIZERS, SHAPE, "rows, columns = param.«shpae»", "GS420", "'shape'"),
        (OPTIMIZERS, SHAPE, "rows, columns = «param.shape()»", "GS403", "'param.shape'"),
        (OPTIMIZERS, 'parts: {betas: "beta1, beta2"}', "parts: {betas: 'beta1, «2»'}", "GS317", "names"),
        (OPTIMIZERS, "weight_decay: True}", "weight_decay: «exit()»}", "GS317", "write a number"),
        (OPTIMIZERS, SHAPE, "«rows, columns» = betas = ns_coefficients", "GS402", None),
        (OPTIMIZERS, SHAPE, "«rows, columns» = ns_coefficients", "GS420", "name each"),
        (OPTIMIZERS, "if param.ndim > 1:", "if «param.dim()» > 1:", "GS403", "'param.ndim'"),
        (OPTIMIZERS, "zeros_of_rows if param.ndim", "zeros_of_rows if param.«ndmi»", "GS420", "'ndim'"),
        (OPTIMIZERS, STEP, "param -= lr * «grad.sqrt()»\n", "GS403", "'sqrt(grad)'"),
        (OPTIMIZERS, STEP, "param -= lr * «xp.sqrt(grad)»\n", "GS403", "'sqrt(grad)'"),
        (OPTIMIZERS, STEP, "param -= lr * «grad.ndim»\n", "GS402", "whole: true"),
        (OPTIMIZERS, STEP, "param -= lr * «grad[0]»\n", "GS402", "whole: true"),
        (OPTIMIZERS, STEP, "param -= «foreach» * grad\n", "GS420", "is not None"),
        (OPTIMIZERS, STEP, "param -= lr * «maximum»(grad)\n", "GS415", "maximum(a, b)"),
        (OPTIMIZERS, STEP, "param -= «grad ^ 2»\n", "GS402", "'grad ** 2'"),
        (OPTIMIZERS, STEP, "param -= «grad // 2»\n", "GS402", "whole: true"),
        (OPTIMIZERS, STEP, "param =«- lr * grad»\n", "GS317", "'param -= lr * grad'"),
        (OPTIMIZERS, "step += 1\n    beta1", "step += «grad»\n    beta1", "GS420", "'step: zeros'"),
        (OPTIMIZERS, "= betas\n", "= betas[0], «betas»[2]\n", "GS420", "counted from 0"),
        (OPTIMIZERS, "betas[1] < 1:", "«betas»[2] < 1:", "GS420", "counted from 0"),
        (LAYERS, BILINEAR, "forward: F.bilinear(input1.«shpae», input2, weight, bias)", "GS420", "'shape'"),
        (LAYERS, BILINEAR, "forward: input1 * input2 * «weight.exp»", "GS420", "'weight.exp(…)'"),
        (LAYERS, BILINEAR, "forward: «F.bilinear»", "GS420", "'F.bilinear(…)'"),
        # names, and what is called
        (DISTRIBUTIONS, "(1 + functions.erf((value", "(1 + «function».erf((value", "GS403", "'functions'"),
        (DISTRIBUTIONS, DRAW, "rsample: loc + «standard_normal»(shape, dtpye=loc.dtype)", "GS415", "dtype"),
        (DISTRIBUTIONS, "log(sqrt(2 * pi))", "«log»(2, 3, 4)", "GS415", "log(x, base=…)"),
        (DISTRIBUTIONS, "mean: (base_dist.loc", "mean: («base_dist.lco»", "GS403", "'loc'"),
        (DISTRIBUTIONS, "(scale / other.scale)", "(scale / «other.sclae»)", "GS403", "'scale'"),
        (DISTRIBUTIONS, "carrier: 0", "carrier: «rate»", "GS403", "there are"),
        (DISTRIBUTIONS, "(loc: real, scale: positive)", "(«loc», scale: positive)", "GS317", "'loc: real'"),
        (DISTRIBUTIONS, "(loc: real, scale: positive)", "(loc: real, scale: positive, «loc»: real)", "GS317", "of its own"),
        (DISTRIBUTIONS, "(loc: real, scale: positive)", "(loc: real, scale: positive, *«rest»: real)", "GS317", "each"),
        (OPTIMIZERS, "groups: lr, betas", "groups: lr, «bteas»", "GS317", "'betas'"),
        (OPTIMIZERS, "groups: lr, betas", "groups: lr, betas, «lr»", "GS317", "once"),
        (OPTIMIZERS, "fixed: {decoupled_weight_decay", "fixed: {«decoupled_wieght_decay»", "GS317", "'decoupled_weight_decay'"),
        (OPTIMIZERS, 'parts: {betas: "beta1, beta2"}', 'parts: {betas: "«beta1»"}', "GS317", "name 2"),
        (OPTIMIZERS, 'parts: {betas: "beta1, beta2"}', 'parts: {lr: "«beta1, beta2»"}', "GS317", "tuple"),
        (OPTIMIZERS, "momentum_buffer: zeros if", "momentum_buffer: «full if momentum != 0»\n    x: 0 if", "GS415", "'full(value)'"),
        (OPTIMIZERS, "whole: true", "whole: «maybe»", "GS303", "'whole: true'"),
        (LAYERS, BILINEAR, "forward: «F.bilinear»(input1, input2, weight, bias, 3)", "GS415", "it is called as"),
        (LAYERS, BILINEAR, "forward: F.bilinear(input1, input2, weight, «bais»=bias)", "GS415", "'bias'"),
        (LAYERS, BILINEAR, "forward: F.bilinear(input1, input2, «wieght», bias)", "GS403", "'weight'"),
        (LAYERS, RRELU, "forward: F.rrelu(input, lower, upper, «trainnig», inplace)", "GS403", "'training'"),
        (LAYERS, RRELU, 'inputs: "(input: Tensor) -> «Tensr»"\n  ' + RRELU, "GS403", "'Tensor'"),
        (LAYERS, "kaiming_uniform(a=sqrt(5))", "kaiming_uniform(«b»=sqrt(5))", "GS415", "it is called as"),
        (LAYERS, "kaiming_uniform(a=sqrt(5))", "kaiming_uniform(a=«sqrrt»(5))", "GS403", "'sqrt'"),
        (LAYERS, "4, 3, bias=False -> (4,)", "4, 3, «bais»=False -> (4,)", "GS303", "'bias'"),
        (LAYERS, "Hardtanh(0.0, 6.0, inplace)", "Hardtanh(0.0, 6.0, «inplce»=inplace)", "GS415", "'inplace'"),
        (LAYERS, "min_value: null", "«min_valeu»: null", "GS316", "'min_value'"),
        (LAYERS, "  function: linear\n", "  function: «linear(input)»\n", "GS311", "its name alone"),
        (LAYERS, '"GLU(dim: int = -1)"', '"GLU(dim: int = -1, «dim»: int = 1)"', "GS316", "of its own"),
    ],
)  # fmt: skip
def test_a_mistake_is_found_where_it_is(
    said: Said, repository: Path, file: str, old: str, new: str, code: str, hint: str | None
) -> None:
    before, found_there, after = (repository / file).read_text(encoding="utf-8").partition(old)
    assert found_there
    before += new.partition("«")[0]
    where = before.count("\n") + 1, len(before) - before.rfind("\n")
    marked = new.partition("«")[2].partition("»")[0]
    text = before + new.partition("«")[2].replace("»", "") + after
    found = said(file, text)
    first = found.items[0]
    place = first.location
    assert place is not None, found.render()
    assert (first.code, place.line, place.column) == (code, *where), found.render()
    if len(marked.split()) == 1:
        assert place.end_column == where[1] + len(marked), found.render()
    assert first.hint and (hint or "") in first.hint, found.render()
    assert len(found.items) == 1, found.render()


def test_what_may_be_none_is_known_to_be_there_where_that_was_asked(said: Said) -> None:
    entry = """\
- optimizer: "Slow(lr: float = 0.1, decay: float | None = None)"
  update: |
    if decay is not None and lr > 0:
        grad = grad + decay * param
    if not decay or lr * decay > 1:
        grad = grad / 2
    param -= lr * grad
"""
    assert not said(OPTIMIZERS, entry).items
    wrong = entry.replace(" is not None and", " is None and")
    assert [item.code for item in said(OPTIMIZERS, wrong).items] == ["GS420"]


def test_an_entry_that_cannot_be_read_is_the_only_one_to_blame(
    said: Said, repository: Path
) -> None:
    text = (repository / DISTRIBUTIONS).read_text(encoding="utf-8")
    found = said(DISTRIBUTIONS, text.replace('"Normal(loc', '"Normal loc', 1))
    assert [item.code for item in found.items] == ["GS317"], found.render()


def test_everything_that_tensors_have_may_be_asked(model: Model) -> None:
    scope = scope_of_classes(model.operators)
    known = {*(scope.members or ()), *scope.method_names()}
    elsewhere = {f"is_{device}" for device in ("ipu", "maia", "mps", "mtia", "vulkan", "xpu")}
    named = {name for name in dir(gs.Tensor) if not name.startswith("__")}
    assert named - known == elsewhere


def test_every_form_of_a_step_has_the_operators() -> None:
    for operator in OPERATORS:
        assert issubclass(operator, ast.operator) and hasattr(
            over_arrays, operator.__name__.lower()
        )
