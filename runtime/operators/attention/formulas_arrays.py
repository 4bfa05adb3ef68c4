"""Formula helpers of attention over arrays."""

from __future__ import annotations

from ...core.namespace import Array, np
from .tiles import hide_later, matrices_of, over_tiles, turned


def attention_backward(
    grad: Array,
    query: Array,
    key: Array,
    value: Array,
    output: Array,
    logsumexp: Array,
    is_causal: bool,
    scale: float,
) -> tuple[Array, Array, Array]:
    """Gradients of `attention` with respect to query, key and value, tile by tile, up to the sums over broadcast batches."""
    factor = query.dtype.type(scale)
    lead = logsumexp.shape[:-1]
    q, k, v, g = (matrices_of(lead, x) for x in (query, key, value, grad))
    length, source = q.shape[1], k.shape[1]
    # What the gradient of the weights is less by, times the weights: the same for a row.
    less = np.vecdot(g, output.reshape(g.shape))[..., None]
    sums = matrices_of(lead, logsumexp[..., None])
    keys_turned, values_turned = (turned(x, length, is_causal) for x in (k, v))
    dq, dk, dv = np.empty_like(q), np.zeros_like(k), np.zeros_like(v)

    def work(some: slice, rows: slice, used: int) -> None:
        queries, keys, given = q[some, rows] * factor, k[some, :used], g[some, rows]
        weights = np.matmul(queries, keys_turned[some, :, :used])
        if is_causal:
            hide_later(weights, rows)
        weights -= sums[some, rows]
        np.exp(weights, weights)
        dv[some, :used] += np.matmul(weights.mT, given)
        slopes = np.matmul(given, values_turned[some, :, :used])
        slopes -= less[some, rows]
        slopes *= weights
        np.multiply(np.matmul(slopes, keys), factor, out=dq[some, rows])
        dk[some, :used] += np.matmul(slopes.mT, queries)

    over_tiles(work, q, source, is_causal)
    return tuple(x.reshape(*lead, *x.shape[1:]) for x in (dq, dk, dv))  # type: ignore[return-value]
