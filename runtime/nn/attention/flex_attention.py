"""Attention whose scores and mask are functions of positions (J. Dong et al., "Flex Attention", 2024).

This is its definition: all scores are computed, and blocks that a mask leaves out save no time.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

from gradsmith.generated import functions

from ...core.dtypes import bool_, float32, float64, int32, int64
from ...core.tensor import Tensor
from ...func.mapping import vmap

__all__ = [
    "AuxOutput",
    "AuxRequest",
    "BlockMask",
    "and_masks",
    "create_block_mask",
    "create_mask",
    "create_nested_block_mask",
    "flex_attention",
    "noop_mask",
    "or_masks",
]

MaskMod = Callable[[Tensor, Tensor, Tensor, Tensor], Tensor]
"""Of a batch, a head, a query and a key, by their indices: whether the query sees the key."""
ScoreMod = Callable[[Tensor, Tensor, Tensor, Tensor, Tensor], Tensor]
"""Of a score and those four indices: the score to use."""

_DEFAULT_SPARSE_BLOCK_SIZE = 128


class AuxRequest(NamedTuple):
    """What `flex_attention` returns besides the result: the logarithms of its sums, the largest scores."""

    lse: bool = False
    max_scores: bool = False


class AuxOutput(NamedTuple):
    """What an `AuxRequest` asked for; None for what it did not."""

    lse: Tensor | None = None
    max_scores: Tensor | None = None


def noop_mask(batch: Tensor, head: Tensor, token_q: Tensor, token_kv: Tensor) -> Tensor:
    """The mask by which every query sees every key."""
    return batch.new_ones((), dtype=bool_)


def and_masks(*mask_mods: MaskMod) -> MaskMod:
    """The mask that is True where all of `mask_mods` are.  Raises RuntimeError for anything but a function."""
    return _combined(mask_mods, Tensor.logical_and, True)


def or_masks(*mask_mods: MaskMod) -> MaskMod:
    """The mask that is True where any of `mask_mods` is.  Raises RuntimeError for anything but a function."""
    return _combined(mask_mods, Tensor.logical_or, False)


def _combined(mask_mods: tuple[MaskMod, ...], how: Callable[..., Any], first: bool) -> MaskMod:
    if not all(callable(each) for each in mask_mods):
        raise RuntimeError(f"All inputs should be callable mask_mods: {mask_mods}")

    def combined(b: Tensor, h: Tensor, q_idx: Tensor, kv_idx: Tensor) -> Tensor:
        result = b.new_full((), first, dtype=bool_)
        for mask in mask_mods:
            result = how(result, mask(b, h, q_idx, kv_idx))
        return result

    return combined


def _of_positions(
    function: Callable[..., Any], sizes: tuple[int, ...], device: Any, scores: Tensor | None = None
) -> Tensor:
    """`function` of all indices below `sizes`, batch, head, query and key, after those of `scores` if there are any."""
    before = () if scores is None else (0,)
    mapped = function
    for place in (3, 2, 1, 0):
        mapped = vmap(mapped, (*before, *(0 if i == place else None for i in range(4))))
    indices = [functions.arange(size, device=device, dtype=int64) for size in sizes]
    result: Tensor = mapped(*(() if scores is None else (scores,)), *indices)
    return result


def create_mask(
    mod_fn: MaskMod | ScoreMod,
    B: int | None,
    H: int | None,
    Q_LEN: int,
    KV_LEN: int,
    device: Any = None,
) -> Tensor:
    """The boolean mask (B, H, Q_LEN, KV_LEN) of a function of four indices, or of one of scores: where zero stays above -inf.

    None for `B` or `H` is 1: the same for all.
    """
    sizes = (B or 1, H or 1, Q_LEN, KV_LEN)
    if _is_of_scores(mod_fn):
        changed = _of_positions(mod_fn, sizes, device, functions.zeros(sizes, device=device))
        return changed.isneginf().logical_not()
    return _of_positions(mod_fn, sizes, device).to(bool_)


def _is_of_scores(function: Callable[..., Any]) -> bool:
    from inspect import Parameter, signature

    needed = [p for p in signature(function).parameters.values() if p.default is Parameter.empty]
    return len(needed) == 5


class BlockMask:
    """A mask by blocks of `BLOCK_SIZE` queries and keys.

    For each batch, head and row of blocks, `kv_num_blocks` (B, H, rows) counts the blocks that a part of is seen and
    `kv_indices` (B, H, rows, columns) lists them first; the `full_` ones those of which all is; `q_` the same for columns.
    """

    def __init__(
        self,
        seq_lengths: tuple[int, int],
        partial: Tensor,
        full: Tensor,
        block_size: tuple[int, int],
        mask_mod: MaskMod,
    ) -> None:
        self.seq_lengths = seq_lengths
        self.BLOCK_SIZE = block_size
        self.mask_mod = mask_mod
        self._partial = partial
        self._full = full
        self.kv_num_blocks, self.kv_indices = _listed(partial)
        self.full_kv_num_blocks, self.full_kv_indices = _listed(full)
        self.q_num_blocks, self.q_indices = _listed(partial.mT)
        self.full_q_num_blocks, self.full_q_indices = _listed(full.mT)

    @property
    def shape(self) -> tuple[int, ...]:
        """(B, H, queries, keys)."""
        return (*self._partial.shape[:2], *self.seq_lengths)

    def numel(self) -> int:
        """How many elements the mask has."""
        batch, heads, rows, columns = self.shape
        return batch * heads * rows * columns

    def to_dense(self) -> Tensor:
        """1 for each block that something is seen of, 0 for others: (B, H, rows of blocks, columns of blocks)."""
        return self._partial | self._full

    def sparsity(self) -> float:
        """The percentage of blocks that nothing is seen of."""
        dense = self.to_dense()
        return 100 * (1 - int(dense.sum()) / dense.numel())

    def to(self, device: Any) -> BlockMask:
        """The same on `device`."""
        return self._with(self._partial.to(device), self._full.to(device))

    def __getitem__(self, index: Any) -> BlockMask:
        """For some batches, heads and rows of blocks: up to three indices."""
        places = index if isinstance(index, tuple) else (index,)
        kept = tuple(slice(i, i + 1 or None) if isinstance(i, int) else i for i in places)
        return self._with(self._partial[kept], self._full[kept])

    def _with(self, partial: Tensor, full: Tensor) -> BlockMask:
        rows = min(self.seq_lengths[0], partial.shape[2] * self.BLOCK_SIZE[0])
        lengths = (rows, self.seq_lengths[1])
        return BlockMask(lengths, partial, full, self.BLOCK_SIZE, self.mask_mod)

    def __repr__(self) -> str:
        return f"BlockMask(shape={self.shape}, sparsity={self.sparsity():.2f}%, block_size={self.BLOCK_SIZE})"


def _listed(blocks: Tensor) -> tuple[Tensor, Tensor]:
    """How many of each row are 1, and the columns of these, before the others'."""
    order = blocks.argsort(dim=-1, descending=True, stable=True)
    return blocks.sum(-1).to(int32), order.to(int32)


def create_block_mask(
    mask_mod: MaskMod,
    B: int | None,
    H: int | None,
    Q_LEN: int,
    KV_LEN: int,
    device: Any = None,
    BLOCK_SIZE: int | tuple[int, int] = _DEFAULT_SPARSE_BLOCK_SIZE,
    _compile: bool = False,
) -> BlockMask:
    """The blocks of a mask that is a function of batch, head, query and key.  None for `B` or `H`: the same for all."""
    size = (BLOCK_SIZE, BLOCK_SIZE) if isinstance(BLOCK_SIZE, int) else BLOCK_SIZE
    seen = create_mask(mask_mod, B, H, Q_LEN, KV_LEN, device)
    rows, columns = -(-Q_LEN // size[0]), -(-KV_LEN // size[1])
    beside = seen.new_zeros(*seen.shape[:2], rows * size[0], columns * size[1])
    beside[..., :Q_LEN, :KV_LEN] = seen
    counts = beside.unflatten(3, (columns, size[1])).unflatten(2, (rows, size[0])).sum((3, 5))
    full = counts == size[0] * size[1]
    partial = (counts > 0) & ~full
    return BlockMask((Q_LEN, KV_LEN), partial.to(int32), full.to(int32), size, mask_mod)


def create_nested_block_mask(*args: Any, **kwargs: Any) -> BlockMask:
    """NotImplementedError: it is for nested tensors."""
    raise NotImplementedError(
        "create_nested_block_mask: gradsmith has no nested tensors: pad, and let the mask compare the documents of "
        "query and key"
    )


def flex_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    score_mod: ScoreMod | None = None,
    block_mask: BlockMask | None = None,
    scale: float | None = None,
    enable_gqa: bool = False,
    return_lse: bool = False,
    kernel_options: object = None,
    *,
    return_aux: AuxRequest | None = None,
) -> Any:
    """Attention (B, H, L, E) of queries (B, H, L, D), keys (B, G, S, D) and values (B, G, S, E).

    `score_mod` of each scaled score and its four indices is what counts, `block_mask` what is seen; a query that sees
    nothing gets zeros.  With `enable_gqa` H is a multiple of G, and each G serves several.  `return_lse` and `return_aux`
    ask for the logarithm of the sum of the scores' exponentials (B, H, L) besides.  `kernel_options` change nothing here.

    Raises ValueError for inputs that do not fit each other or the mask.
    """
    key, value = _checked(query, key, value, block_mask, enable_gqa)
    batch, heads, length, size = query.shape
    sizes = (batch, heads, length, key.shape[2])
    exact = float64 if query.dtype == float64 else float32
    product = functions.matmul(query, key.mT).to(exact)
    scores: Tensor = product * (1 / sqrt(size) if scale is None else scale)
    if score_mod is not None:
        scores = _of_positions(score_mod, sizes, query.device, scores)
    if block_mask is not None:
        # What is seen by the function is in a block that is listed, for masks that `create_block_mask` makes.
        seen = _of_positions(block_mask.mask_mod, sizes, query.device).to(bool_)
        scores = scores.masked_fill(~seen, float("-inf"))
    largest = scores.detach().amax(-1)
    unseen = largest.isneginf()
    lse = scores.logsumexp(-1)
    weights = (scores - lse.masked_fill(unseen, 0).unsqueeze(-1)).exp()
    result = functions.matmul(weights.to(query.dtype), value)
    if return_aux is not None:
        return result, AuxOutput(
            lse if return_aux.lse else None, largest if return_aux.max_scores else None
        )
    return (result, lse) if return_lse else result


def _checked(
    query: Tensor, key: Tensor, value: Tensor, block_mask: BlockMask | None, enable_gqa: bool
) -> tuple[Tensor, Tensor]:
    """Key and value, once for each head of `query`."""
    if not query.dim() == key.dim() == value.dim() == 4:
        raise ValueError("Expected query, key, and value to be 4D tensors")
    if query.dtype != key.dtype or query.dtype != value.dtype:
        raise ValueError(
            "Expected query, key, and value to have the same dtype, but got query.dtype: "
            f"{query.dtype}, key.dtype: {key.dtype}, and value.dtype: {value.dtype} instead."
        )
    heads, of_keys = query.shape[1], key.shape[1]
    if heads != of_keys and not enable_gqa:
        raise ValueError(
            "Expect query and key/value to have the same number of heads but got "
            f"Hq={heads} and Hkv={of_keys}. Try setting enable_gqa=True for GQA."
        )
    if heads % of_keys:
        raise ValueError(
            "Expect number of query heads to be a multiple of kv heads for GQA but got "
            f"Hq={heads} and Hkv={of_keys}."
        )
    if block_mask is not None:
        lengths = (query.shape[2], key.shape[2])
        if block_mask.seq_lengths != lengths:
            raise ValueError(
                f"block_mask was created for block_mask.shape={block_mask.shape} but got "
                f"q_len={lengths[0]} and kv_len={lengths[1]}: create a new block mask for these"
            )
        for what, of_mask, of_query in zip(("B", "H"), block_mask.shape, query.shape):
            if of_mask not in (1, of_query):
                raise ValueError(
                    f"block_mask has {what}={of_mask}, which is neither 1 nor query's {of_query}"
                )
    if heads != of_keys:
        key, value = (each.repeat_interleave(heads // of_keys, 1) for each in (key, value))
    return key, value
