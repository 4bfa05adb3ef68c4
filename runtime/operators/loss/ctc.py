"""Connectionist temporal classification.

A. Graves et al., "Connectionist temporal classification: labelling unsegmented sequence data with
recurrent neural networks", ICML 2006. Equations are quoted by their numbers there. All samples and
all states advance together, one time step at a time.
"""

from __future__ import annotations

from ...core.namespace import Array, DType, np
from ...core.result import Result

_Lengths = tuple[int, ...]


def _check(
    log_probs: Array, targets: Array, input_lengths: _Lengths, target_lengths: _Lengths, blank: int
) -> None:
    steps, batch, classes = log_probs.shape
    if batch == 0:
        raise RuntimeError("log_probs tensor must not be empty")
    if not 0 <= blank < classes:
        raise RuntimeError("blank must be in label range")
    for name, lengths in (("input_lengths", input_lengths), ("target_lengths", target_lengths)):
        if len(lengths) != batch:
            raise RuntimeError(f"{name} must be of size batch_size")
    for length in input_lengths:
        if length < 0:
            raise RuntimeError(
                f"Expected input_lengths to have value at least 0, but got value {length}"
            )
        if length > steps:
            raise RuntimeError(
                f"Expected input_lengths to have value at most {steps}, but got value {length}"
                " (while checking arguments for ctc_loss_allocate_outputs)"
            )
    for length in target_lengths:
        if length < 0:
            raise RuntimeError(
                f"Expected target_lengths to have value at least 0, but got value {length}"
            )
    if targets.ndim > 1 and targets.shape[0] != batch:
        raise RuntimeError(
            f"Expected tensor to have size {batch} at dimension 0, but got size {targets.shape[0]} for"
            " argument #2 'targets' (while checking arguments for ctc_loss_allocate_outputs)"
        )
    if targets.ndim == 1:
        if targets.shape[0] != sum(target_lengths):
            raise RuntimeError(
                f"Expected tensor to have size {sum(target_lengths)} at dimension 0, but got size"
                f" {targets.shape[0]} for argument #2 'targets' (while checking arguments for"
                " ctc_loss_allocate_outputs)"
            )
    elif targets.shape[1] < max(target_lengths):
        raise RuntimeError(
            f"Expected tensor to have size at least {max(target_lengths)} at dimension 1, but got"
            f" size {targets.shape[1]} for argument #2 'targets' (while checking arguments for"
            " ctc_loss_allocate_outputs)"
        )


def _states(targets: Array, target_lengths: _Lengths, blank: int) -> Array:
    """Labels with blanks between and around them: (N, 2 S + 1)."""
    labels = np.full((len(target_lengths), 2 * max(target_lengths) + 1), blank, np.int64)
    start = 0
    for sample, length in enumerate(target_lengths):
        row = targets[start : start + length] if targets.ndim == 1 else targets[sample, :length]
        labels[sample, 1 : 2 * length : 2] = row
        start += length
    return labels


def _emissions(log_probs: Array, labels: Array) -> Array:
    """Log probabilities of each state's label: (T, N, 2 S + 1)."""
    return np.take_along_axis(log_probs, labels[None], axis=2)


def _skips(labels: Array, dtype: DType) -> Array:
    """0 where a state may be reached from the one before the previous, minus infinity elsewhere."""
    allowed = np.full(labels.shape, -np.inf, dtype)
    allowed[:, 2:][labels[:, 2:] != labels[:, :-2]] = 0
    return allowed


def _advance(values: Array, skips: Array) -> Array:
    """The sum over the states that lead to each state (equation 6), for logarithms."""
    padded = np.pad(values, ((0, 0), (2, 0)), constant_values=-np.inf)
    previous = padded[:, 1:-1]
    before = padded[:, :-2] + skips
    largest = np.maximum(np.maximum(values, previous), before)
    largest[np.isneginf(largest)] = 0
    total = np.exp(values - largest) + np.exp(previous - largest) + np.exp(before - largest)
    result: Array = np.log(total) + largest
    return result


def _forward(emissions: Array, skips: Array, input_lengths: _Lengths) -> Array:
    """Forward variables (equations 5 to 7): (T, N, 2 S + 1)."""
    alpha = np.full_like(emissions, -np.inf)
    if not emissions.shape[0]:
        return alpha
    lengths = np.asarray(input_lengths)[:, None]
    alpha[0, :, :2] = emissions[0, :, :2]
    for step in range(1, emissions.shape[0]):
        advanced = _advance(alpha[step - 1], skips) + emissions[step]
        alpha[step] = np.where(step < lengths, advanced, emissions.dtype.type(-np.inf))
    return alpha


def _likelihood(alpha: Array, input_lengths: _Lengths, target_lengths: _Lengths) -> Array:
    """Log likelihood of each sample (equation 8)."""
    result = np.empty(alpha.shape[1], alpha.dtype)
    for sample, (steps, labels) in enumerate(zip(input_lengths, target_lengths, strict=True)):
        if steps == 0:
            result[sample] = 0.0 if labels == 0 else -np.inf
            continue
        last = alpha[steps - 1, sample]
        result[sample] = np.logaddexp(last[2 * labels], last[2 * labels - 1]) if labels else last[0]
    return result


def ctc_loss_shape(
    log_probs: Array,
    targets: Array,
    input_lengths: _Lengths,
    target_lengths: _Lengths,
    blank: int = 0,
    zero_infinity: bool = False,
) -> tuple[Result, Result]:
    """The losses and the forward variables; RuntimeError where lengths and tensors do not fit."""
    _check(log_probs, targets, input_lengths, target_lengths, blank)
    steps, batch, _ = log_probs.shape
    states = 2 * max(target_lengths, default=0) + 1
    return Result((batch,), log_probs.dtype), Result((batch, steps, states), log_probs.dtype)


def ctc_loss_forward(
    log_probs: Array,
    targets: Array,
    input_lengths: _Lengths,
    target_lengths: _Lengths,
    blank: int = 0,
    zero_infinity: bool = False,
) -> tuple[Array, Array]:
    """Negative log likelihoods (N) and forward variables (N, T, 2 S + 1).

    `log_probs` is (T, N, C); `targets` is (N, S), or all labels one after the other.
    """
    labels = _states(targets, target_lengths, blank)
    with np.errstate(all="ignore"):
        emissions = _emissions(log_probs, labels)
        alpha = _forward(emissions, _skips(labels, log_probs.dtype), input_lengths)
        loss = -_likelihood(alpha, input_lengths, target_lengths)
    return loss, np.ascontiguousarray(alpha.transpose(1, 0, 2))


def ctc_loss_backward(
    grad: Array,
    log_probs: Array,
    targets: Array,
    input_lengths: _Lengths,
    target_lengths: _Lengths,
    neg_log_likelihood: Array,
    log_alpha: Array,
    blank: int,
    zero_infinity: bool = False,
) -> Array:
    """Gradient with respect to the scores before the softmax that made `log_probs` (equation 16).

    As in PyTorch, that stands for the gradient with respect to `log_probs`: the softmax' own
    backward leaves it as it is.
    """
    labels = _states(targets, target_lengths, blank)
    dtype = log_probs.dtype
    skips = _skips(labels, dtype)
    steps, batch, _ = log_probs.shape
    with np.errstate(all="ignore"):
        emissions = _emissions(log_probs, labels)
        # Backward variables are forward ones of the reversed sequence (equations 9 to 11).
        beta = np.empty_like(emissions)
        samples = np.arange(batch)
        final = np.full(labels.shape, -np.inf, dtype)
        for sample, length in enumerate(target_lengths):
            # The last label, and the blank behind it.
            final[sample, max(2 * length - 1, 0) : 2 * length + 1] = 0
        lengths = np.asarray(input_lengths)[:, None]
        reversed_skips = np.full(labels.shape, -np.inf, dtype)
        reversed_skips[:, : labels.shape[1] - 2] = skips[:, 2:]
        following = np.full(labels.shape, -np.inf, dtype)
        for step in range(steps - 1, -1, -1):
            inner = _advance(following[:, ::-1], reversed_skips[:, ::-1])[:, ::-1]
            start = np.where(step == lengths - 1, final, inner)
            following = np.where(step < lengths, start + emissions[step], dtype.type(-np.inf))
            beta[step] = following
        joint = log_alpha.transpose(1, 0, 2) + beta
        posterior = np.exp(joint + neg_log_likelihood[:, None] - emissions)
        posterior[np.isneginf(joint)] = 0
        result = np.exp(log_probs)
        for state in range(labels.shape[1]):
            result[:, samples, labels[:, state]] -= posterior[:, :, state]
        result *= grad[:, None]
        # Of a target that no path makes, the loss is infinite and has no gradient.
        without = dtype.type(0 if zero_infinity else np.nan)
        result = np.where(np.isinf(neg_log_likelihood)[:, None], without, result)
        result[np.arange(steps)[:, None] >= lengths[:, 0]] = 0
    return result
