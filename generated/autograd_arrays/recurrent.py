"""Derivatives over arrays: what a node runs where nothing is recorded and nobody looks on.

Each function is the namesake of its node class.

Generated from native_functions.yaml and derivatives.yaml; edit those, not this file.
"""

from gradsmith.autograd.engine.array_functions import array_of, asarray, deferred_kernels, ndarray
from typing import Any

_from = deferred_kernels(globals())
gru_layer_backward = _from("gradsmith.operators.recurrent.formulas_arrays:gru_layer_backward")
lstm_layer_backward = _from("gradsmith.operators.recurrent.formulas_arrays:lstm_layer_backward")
rnn_layer_backward = _from("gradsmith.operators.recurrent.formulas_arrays:rnn_layer_backward")


def RnnLayerBackward0(node: Any, grad: Any) -> Any:
    if grad.__class__ is not ndarray:
        grad = asarray(grad)
    edges = node.next_edges
    grad_input = None
    grad_hx = None
    grad_w_hh = None
    if edges[0] is not None or edges[1] is not None or edges[2] is not None:
        hx = array_of(node.raw_hx, node)
        w_hh = array_of(node.raw_w_hh, node)
        result = array_of(node.raw_result, node)
        batch_sizes = node.raw_batch_sizes
        reverse = node.raw_reverse
        relu = node.raw_relu
        needs_input_grad = (edges[0] is not None, edges[1] is not None, edges[2] is not None)
        grad_input, grad_hx, grad_w_hh = rnn_layer_backward(
            grad, hx, w_hh, result, batch_sizes, reverse, relu, needs_input_grad
        )
    return (grad_input, grad_hx, grad_w_hh)


def GruLayerBackward0(node: Any, grads: Any) -> Any:
    edges = node.next_edges
    grad_input = None
    grad_hx = None
    grad_w_hh = None
    grad_b_hh = None
    if edges[0] is not None or edges[1] is not None or edges[2] is not None or edges[3] is not None:
        hx = array_of(node.raw_hx, node)
        w_hh = array_of(node.raw_w_hh, node)
        result0 = array_of(node.raw_result0, node)
        result1 = array_of(node.raw_result1, node)
        batch_sizes = node.raw_batch_sizes
        reverse = node.raw_reverse
        needs_input_grad = (
            edges[0] is not None, edges[1] is not None, edges[2] is not None, edges[3] is not None
        )
        grad_input, grad_hx, grad_w_hh, grad_b_hh = gru_layer_backward(
            grads[0], grads[1], hx, w_hh, result0, result1, batch_sizes, reverse, needs_input_grad
        )
    return (grad_input, grad_hx, grad_w_hh, grad_b_hh)


def LstmLayerBackward0(node: Any, grads: Any) -> Any:
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
        hx = array_of(node.raw_hx, node)
        cx = array_of(node.raw_cx, node)
        w_hh = array_of(node.raw_w_hh, node)
        w_hr = node.raw_w_hr and array_of(node.raw_w_hr, node)
        result0 = array_of(node.raw_result0, node)
        result1 = array_of(node.raw_result1, node)
        result2 = array_of(node.raw_result2, node)
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
