"""Drawings of graphs: the list of nodes, DOT, SVG and the layout."""

import itertools
import re
import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import gradsmith as gs
from gradsmith.autograd import Function, set_detect_anomaly
from gradsmith.autograd.graph import draw, get_gradient_edge, saved_tensors_hooks
from gradsmith.autograd.tools.drawing_layout import layered

SVG = "{http://www.w3.org/2000/svg}"


def leaf(*shape: int) -> gs.Tensor:
    return gs.ones(*shape, requires_grad=True)


class Doubled(Function):
    @staticmethod
    def forward(ctx, x):
        ctx.save_for_backward(x)
        return x * 2

    @staticmethod
    def backward(ctx, g):
        return g * 2


def boxes(svg: str) -> list[tuple[float, float, float, float]]:
    """Left, top, right and bottom of each box, from the picture's text."""
    found = []
    for group in ElementTree.fromstring(svg).iter(SVG + "g"):
        rect = group.find(SVG + "rect")
        x, y, w, h = (float(rect.get(key)) for key in ("x", "y", "width", "height"))
        found.append((x, y, x + w, y + h))
    return found


# -- the list ------------------------------------------------------------------------------------------


def test_nodes_are_listed_with_what_is_known_of_them() -> None:
    x, w = leaf(2, 3), leaf(3)
    y = x * w
    loss = Doubled.apply(y).sum(1).sum()
    drawing = draw(loss, {"loss": loss, "w": w})
    names = [node.title for node in drawing]
    assert names[:5] == ["loss", "SumBackward0", "SumBackward1", "DoubledBackward", "MulBackward0"]
    assert sorted(names[5:]) == ["leaf", "w"]
    assert [node.kind for node in drawing][:5] == ["output", "node", "node", "function", "node"]
    mul = drawing.nodes[4]
    assert mul.node is y.grad_fn and mul.sequence_nr == y.grad_fn._sequence_nr()
    assert mul.shape == "float32[2, 3]" and mul.formula.startswith("derivatives.yaml:")
    assert dict(mul.saved) == {"self": "float32[2, 3]", "other": "float32[3]"}
    assert dict(drawing.nodes[2].saved)["dim"] == "[1]"
    assert dict(drawing.nodes[3].saved) == {"saved": "float32[2, 3]"}
    for node in drawing:
        assert all(target > node.index for target, _ in node.edges)
    text = str(drawing)
    assert len(text.splitlines()) == len(drawing) + 1 and "other: float32[3]" in text


def test_names_of_tensors_themselves() -> None:
    x = leaf(2)
    assert draw(x).nodes[1].title == "leaf"
    assert [n.title for n in draw(x, {"x": x})] == ["x", "x"]


def test_edges_know_the_output_that_they_lead_to() -> None:
    a, b = leaf(4).chunk(2)
    drawing = draw(a * b)
    mul = next(node for node in drawing if node.name == "MulBackward0")
    assert sorted(number for _, number in mul.edges) == [0, 1]
    assert ":1</text>" in drawing.svg and '[label=":1"]' in drawing.dot


def test_in_place_changes_of_views() -> None:
    h = leaf(2, 2) * 1
    h[0].mul_(2)
    assert "inplace" in {node.kind for node in draw(h)}


def test_what_is_freed_or_packed_is_not_touched() -> None:
    def refuse(packed):
        raise AssertionError("unpacked")

    x = leaf(2)
    y = x.exp()
    with saved_tensors_hooks(lambda t: t, refuse):
        z = y.sin()
    assert draw(z).nodes[1].saved == (("self", "packed by a hook"),)
    y.sum().backward()
    assert draw(y).nodes[1].saved == (("result", "freed"),)


def test_forward_lines_where_anomaly_mode_knows_them() -> None:
    with set_detect_anomaly(True):
        y = leaf(2).exp()  # here
    assert draw(y).nodes[1].place.endswith("y = leaf(2).exp()  # here")
    assert "# here" in draw(y).svg


# -- roots -------------------------------------------------------------------------------------------


def test_roots_of_every_kind() -> None:
    x = leaf(2)
    y = x.exp()
    z = y.sin()
    expected = ["SinBackward0", "ExpBackward0", "leaf"]
    for root in (z, z.grad_fn, get_gradient_edge(z), [z], (z,)):
        assert [node.title for node in draw(root)][1:] == expected
    several = draw([y, z])
    assert [node.kind for node in several][:2] == ["output", "output"]
    assert len(several) == 5


def test_what_has_no_graph_is_refused() -> None:
    with pytest.raises(RuntimeError, match="element 1 of outputs does not require grad"):
        draw([leaf(1), gs.ones(1)])
    with pytest.raises(TypeError, match="element 0 is of type int"):
        draw(3)


# -- pictures ----------------------------------------------------------------------------------------


def test_boxes_do_not_overlap_and_hold_their_text() -> None:
    x, w = leaf(2, 3), leaf(3)
    h = x
    for _ in range(6):
        h = (h * w).tanh() + x
    svg = draw(h.sum()).svg
    root = ElementTree.fromstring(svg)
    found = boxes(svg)
    assert len(found) == len(draw(h.sum()))
    for a, b in itertools.combinations(found, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
    left, top, width, height = map(float, root.get("viewBox").split())
    for a in found:
        assert a[0] >= left and a[1] >= top and a[2] <= left + width and a[3] <= top + height


def test_arrows_go_down() -> None:
    x = leaf(3)
    y = (x.exp() * x).sum()
    for path in ElementTree.fromstring(draw(y).svg).iter(SVG + "path"):
        if path.get("class") == "e":
            ys = [float(v) for v in re.findall(r",(-?[\d.]+)", path.get("d"))]
            assert ys == sorted(ys)


def test_text_is_escaped() -> None:
    x = leaf(1)
    drawing = draw(x, {'a<b>&"c"': x})
    ElementTree.fromstring(drawing.svg)
    assert 'a<b>&\\"c\\"' in drawing.dot


def test_dot_has_every_node_and_edge() -> None:
    x = leaf(2)
    drawing = draw((x.exp() * x).sum())
    lines = drawing.dot.splitlines()
    assert lines[0] == "digraph autograd {" and lines[-1] == "}"
    assert sum("->" in line for line in lines) == sum(len(node.edges) for node in drawing)
    assert sum(line.lstrip().startswith("n") and "->" not in line for line in lines) - 1 == len(
        drawing
    )


def test_saving(tmp_path) -> None:
    drawing = draw(leaf(2).exp())
    for name in ("a.svg", "a.dot", "a.gv"):
        drawing.save(tmp_path / name)
    assert (tmp_path / "a.svg").read_text() == drawing.svg == drawing._repr_svg_()
    assert (tmp_path / "a.dot").read_text() == (tmp_path / "a.gv").read_text() == drawing.dot
    with pytest.raises(ValueError, match=r"must end in \.svg, \.dot or \.gv"):
        drawing.save(tmp_path / "a.png")


def test_a_thousand_nodes() -> None:
    x, w = leaf(2), leaf(2)
    h = x
    for _ in range(500):
        h = h.sin() * w
    drawing = draw(h)
    assert len(drawing) == 1003
    assert len(boxes(drawing.svg)) == 1003


def test_a_deep_graph_needs_no_stack() -> None:
    h = leaf(1)
    for _ in range(20_000):
        h = h.sin()
    assert len(draw(h)) == 20_002
    assert draw(h).dot.count("->") == 20_001


# -- layout ------------------------------------------------------------------------------------------

edges_of_dags = st.lists(
    st.tuples(st.integers(0, 14), st.integers(0, 14)).filter(lambda e: e[0] != e[1]), max_size=40
).map(lambda edges: [(min(e), max(e)) for e in edges])


@given(edges_of_dags, st.lists(st.floats(5, 200), min_size=15, max_size=15))
def test_any_graph_is_laid_out_in_layers(edges, widths) -> None:
    sizes = [(width, 20.0 + number) for number, width in enumerate(widths)]
    layout = layered(sizes, edges)
    for source, target in edges:
        assert layout.places[source][1] < layout.places[target][1]
    for a, b in itertools.combinations(range(15), 2):
        apart = [
            abs(layout.places[a][i] - layout.places[b][i]) * 2 - sizes[a][i] - sizes[b][i]
            for i in (0, 1)
        ]
        assert max(apart) > -1e-6
    assert all(
        x - w / 2 >= -1e-6 and x + w / 2 <= layout.width + 1e-6
        for (x, _), (w, _) in zip(layout.places, sizes, strict=True)
    )


def test_a_chain_is_straight_and_a_diamond_does_not_cross() -> None:
    chain = layered([(30.0, 10.0)] * 5, [(i, i + 1) for i in range(4)])
    assert len({round(x, 6) for x, _ in chain.places}) == 1
    crossed = layered([(30.0, 10.0)] * 4, [(0, 3), (1, 2)])
    first, second = crossed.places[0][0] - crossed.places[1][0], 0
    second = crossed.places[3][0] - crossed.places[2][0]
    assert first * second > 0


def test_an_empty_layout() -> None:
    assert layered([], []).places == []
