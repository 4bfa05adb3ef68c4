"""Nodes of the backward graph: what each operator saves, and its derivative.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.nodes.node import Node
from gradsmith.autograd.nodes.saved import RELEASED, unpack
from gradsmith.core.deferred import deferred_from
from gradsmith.generated.autograd_arrays import recurrent as autograd_arrays
from typing import Any

_from = deferred_from(globals(), "gradsmith.operators.recurrent.formulas")
gru_layer_backward = _from("gru_layer_backward")
lstm_layer_backward = _from("lstm_layer_backward")
rnn_layer_backward = _from("rnn_layer_backward")

YAML = "derivatives.yaml"


class RnnLayerBackward0(Node):
    __slots__ = ("raw_hx", "raw_w_hh", "raw_result", "raw_batch_sizes", "raw_reverse", "raw_relu")
    saved_names = ("hx", "w_hh", "result")
    yaml_entry = "_rnn_layer"
    yaml_formulas = ("input", "hx", "w_hh")
    run_arrays = autograd_arrays.RnnLayerBackward0

    def run(node: Any, grads: Any) -> Any:
        grad = grads[0]
        if grad is None:
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_hx = None
        grad_w_hh = None
        if edges[0] is not None or edges[1] is not None or edges[2] is not None:
            hx = unpack(node.raw_hx, node)
            w_hh = unpack(node.raw_w_hh, node)
            result = unpack(node.raw_result, node)
            batch_sizes = node.raw_batch_sizes
            reverse = node.raw_reverse
            relu = node.raw_relu
            needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
            grad_input, grad_hx, grad_w_hh = rnn_layer_backward(
                grad, hx, w_hh, result, batch_sizes, reverse, relu, needs_input_grad
            )
        return (grad_input, grad_hx, grad_w_hh)

    def release_variables(node: Any) -> None:
        node.raw_hx = RELEASED
        node.raw_w_hh = RELEASED
        node.raw_result = RELEASED


class GruLayerBackward0(Node):
    __slots__ = (
        "raw_hx", "raw_w_hh", "raw_result0", "raw_result1", "raw_batch_sizes", "raw_reverse"
    )
    saved_names = ("hx", "w_hh", "result0", "result1")
    yaml_entry = "_gru_layer"
    yaml_formulas = ("input", "hx", "w_hh", "b_hh")
    run_arrays = autograd_arrays.GruLayerBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_hx = None
        grad_w_hh = None
        grad_b_hh = None
        if (
            edges[0] is not None
            or edges[1] is not None
            or edges[2] is not None
            or edges[3] is not None
        ):
            hx = unpack(node.raw_hx, node)
            w_hh = unpack(node.raw_w_hh, node)
            result0 = unpack(node.raw_result0, node)
            result1 = unpack(node.raw_result1, node)
            batch_sizes = node.raw_batch_sizes
            reverse = node.raw_reverse
            needs_input_grad = (
                edges[0] is not None,
                edges[1] is not None,
                edges[2] is not None,
                edges[3] is not None,
            )
            grad_input, grad_hx, grad_w_hh, grad_b_hh = gru_layer_backward(
                grads[0],
                grads[1],
                hx,
                w_hh,
                result0,
                result1,
                batch_sizes,
                reverse,
                needs_input_grad,
            )
        return (grad_input, grad_hx, grad_w_hh, grad_b_hh)

    def release_variables(node: Any) -> None:
        node.raw_hx = RELEASED
        node.raw_w_hh = RELEASED
        node.raw_result0 = RELEASED
        node.raw_result1 = RELEASED


class LstmLayerBackward0(Node):
    __slots__ = (
        "raw_hx",
        "raw_cx",
        "raw_w_hh",
        "raw_w_hr",
        "raw_result0",
        "raw_result1",
        "raw_result2",
        "raw_batch_sizes",
        "raw_reverse",
    )
    saved_names = ("hx", "cx", "w_hh", "w_hr", "result0", "result1", "result2")
    yaml_entry = "_lstm_layer"
    yaml_formulas = ("input", "hx", "cx", "w_hh", "w_hr")
    run_arrays = autograd_arrays.LstmLayerBackward0

    def run(node: Any, grads: Any) -> Any:
        if not any(grad is not None for grad in grads):
            return (None,) * len(node.next_edges)
        edges = node.next_edges
        grad_input = None
        grad_hx = None
        grad_cx = None
        grad_w_hh = None
        grad_w_hr = None
        if (
            edges[0] is not None
            or edges[1] is not None
            or edges[2] is not None
            or edges[3] is not None
            or edges[4] is not None
        ):
            hx = unpack(node.raw_hx, node)
            cx = unpack(node.raw_cx, node)
            w_hh = unpack(node.raw_w_hh, node)
            w_hr = unpack(node.raw_w_hr, node)
            result0 = unpack(node.raw_result0, node)
            result1 = unpack(node.raw_result1, node)
            result2 = unpack(node.raw_result2, node)
            batch_sizes = node.raw_batch_sizes
            reverse = node.raw_reverse
            needs_input_grad = (
                edges[0] is not None,
                edges[1] is not None,
                edges[2] is not None,
                edges[3] is not None,
                edges[4] is not None,
            )
            grad_input, grad_hx, grad_cx, grad_w_hh, grad_w_hr = lstm_layer_backward(
                grads[0],
                grads[1],
                grads[2],
                hx,
                cx,
                w_hh,
                w_hr,
                result0,
                result1,
                result2,
                batch_sizes,
                reverse,
                needs_input_grad,
            )
        return (grad_input, grad_hx, grad_cx, grad_w_hh, grad_w_hr)

    def release_variables(node: Any) -> None:
        node.raw_hx = RELEASED
        node.raw_cx = RELEASED
        node.raw_w_hh = RELEASED
        node.raw_w_hr = RELEASED
        node.raw_result0 = RELEASED
        node.raw_result1 = RELEASED
        node.raw_result2 = RELEASED
