"""A language model of today: RMS norms, rotary positions as complex numbers, grouped queries, SwiGLU, a cache, sampling."""

import inspect
import math
from typing import NamedTuple, Optional

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(1337)
losses = []


class ModelArgs(NamedTuple):
    dim: int = 32
    n_layers: int = 2
    n_heads: int = 4
    n_kv_heads: Optional[int] = 2
    vocab_size: int = 24
    norm_eps: float = 1e-5
    max_seq_len: int = 32


class RMSNorm(torch.nn.Module):
    def __init__(self, dim: int, eps: float):
        super().__init__()
        self.eps = eps
        self.weight = nn.Parameter(torch.ones(dim))

    def _norm(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + self.eps)

    def forward(self, x):
        return self._norm(x.float()).type_as(x) * self.weight


def precompute_freqs_cis(dim: int, end: int, theta: float = 10000.0):
    freqs = 1.0 / (theta ** (torch.arange(0, dim, 2)[: (dim // 2)].float() / dim))
    freqs = torch.outer(torch.arange(end), freqs).float()
    return torch.polar(torch.ones_like(freqs), freqs)


def apply_rotary_emb(xq, xk, freqs_cis):
    xq_ = torch.view_as_complex(xq.float().reshape(*xq.shape[:-1], -1, 2))
    xk_ = torch.view_as_complex(xk.float().reshape(*xk.shape[:-1], -1, 2))
    freqs_cis = freqs_cis.view(1, xq_.shape[1], 1, xq_.shape[-1])
    return torch.view_as_real(xq_ * freqs_cis).flatten(3).type_as(xq), torch.view_as_real(
        xk_ * freqs_cis
    ).flatten(3)


class Attention(nn.Module):
    def __init__(self, args):
        super().__init__()
        self.n_kv, self.n_heads, self.hd = args.n_kv_heads, args.n_heads, args.dim // args.n_heads
        self.wq = nn.Linear(args.dim, args.n_heads * self.hd, bias=False)
        self.wk = nn.Linear(args.dim, self.n_kv * self.hd, bias=False)
        self.wv = nn.Linear(args.dim, self.n_kv * self.hd, bias=False)
        self.wo = nn.Linear(args.n_heads * self.hd, args.dim, bias=False)
        shape = (4, args.max_seq_len, self.n_kv, self.hd)
        self.register_buffer("cache_k", torch.zeros(shape), persistent=False)
        self.register_buffer("cache_v", torch.zeros(shape), persistent=False)

    def forward(self, x, freqs_cis, mask, start_pos=None):
        b, t, _ = x.shape
        xq = self.wq(x).view(b, t, self.n_heads, self.hd)
        xk, xv = (w(x).view(b, t, self.n_kv, self.hd) for w in (self.wk, self.wv))
        xq, xk = apply_rotary_emb(xq, xk, freqs_cis)
        if start_pos is not None:
            self.cache_k[:b, start_pos : start_pos + t] = xk
            self.cache_v[:b, start_pos : start_pos + t] = xv
            xk, xv = self.cache_k[:b, : start_pos + t], self.cache_v[:b, : start_pos + t]
        reps = self.n_heads // self.n_kv
        keys = xk[:, :, :, None, :].expand(-1, -1, -1, reps, -1).flatten(2, 3).transpose(1, 2)
        values = torch.repeat_interleave(xv, dim=2, repeats=reps).transpose(1, 2)
        scores = torch.matmul(xq.transpose(1, 2), keys.transpose(2, 3)) / math.sqrt(self.hd)
        if mask is not None:
            scores = scores + mask
        scores = F.softmax(scores.float(), dim=-1).type_as(xq)
        out = torch.matmul(scores, values).transpose(1, 2).contiguous().view(b, t, -1)
        return self.wo(out)


class FeedForward(nn.Module):
    def __init__(self, dim, hidden):
        super().__init__()
        self.w1, self.w2, self.w3 = (
            nn.Linear(dim, hidden, False),
            nn.Linear(hidden, dim, False),
            nn.Linear(dim, hidden, False),
        )

    def forward(self, x):
        return self.w2(F.silu(self.w1(x)) * self.w3(x))


class Block(nn.Module):
    def __init__(self, layer_id, args):
        super().__init__()
        self.attention, self.feed_forward = Attention(args), FeedForward(args.dim, 48)
        self.attention_norm, self.ffn_norm = RMSNorm(args.dim, args.norm_eps), nn.RMSNorm(
            args.dim, eps=args.norm_eps
        )

    def forward(self, x, *rest):
        h = x + self.attention(self.attention_norm(x), *rest)
        return h + self.feed_forward(self.ffn_norm(h))


class Llama(nn.Module):
    def __init__(self, args: ModelArgs):
        super().__init__()
        self.tok_embeddings = nn.Embedding(args.vocab_size, args.dim)
        self.layers = nn.ModuleList([Block(i, args) for i in range(args.n_layers)])
        self.norm, self.output = RMSNorm(args.dim, args.norm_eps), nn.Linear(
            args.dim, args.vocab_size, bias=False
        )
        self.tok_embeddings.weight = self.output.weight
        self.freqs_cis = precompute_freqs_cis(args.dim // args.n_heads, args.max_seq_len * 2)
        self.apply(self._init_weights)
        for pn, p in self.named_parameters():
            if pn.endswith("w3.weight") or pn.endswith("wo.weight"):
                torch.nn.init.normal_(p, mean=0.0, std=0.02 / math.sqrt(2 * args.n_layers))

    def _init_weights(self, module):
        if isinstance(module, nn.Linear):
            torch.nn.init.normal_(module.weight, mean=0.0, std=0.02)
        elif isinstance(module, nn.Embedding):
            torch.nn.init.normal_(module.weight, mean=0.0, std=0.02)

    def forward(self, tokens, targets=None, start_pos=None):
        b, t = tokens.shape
        begin = start_pos or 0
        h, mask = self.tok_embeddings(tokens), None
        if t > 1:
            mask = torch.full((t, t), float("-inf"))
            mask = torch.triu(mask, diagonal=1)
            mask = torch.hstack([torch.zeros((t, begin)), mask]).type_as(h)
        for layer in self.layers:
            h = layer(h, self.freqs_cis[begin : begin + t], mask, start_pos)
        h = self.norm(h)
        if targets is not None:
            logits = self.output(h)
            return logits, F.cross_entropy(
                logits.view(-1, logits.size(-1)), targets.view(-1), ignore_index=-1
            )
        return self.output(h[:, [-1], :]), None

    def configure_optimizers(self, weight_decay, learning_rate, betas):
        param_dict = {pn: p for pn, p in self.named_parameters() if p.requires_grad}
        groups = [
            {
                "params": [p for p in param_dict.values() if p.dim() >= 2],
                "weight_decay": weight_decay,
            },
            {"params": [p for p in param_dict.values() if p.dim() < 2], "weight_decay": 0.0},
        ]
        fused = "fused" in inspect.signature(torch.optim.AdamW).parameters
        return torch.optim.AdamW(
            groups, lr=learning_rate, betas=betas, **(dict(fused=False) if fused else dict())
        )


def sample_top_p(probs, p):
    probs_sort, probs_idx = torch.sort(probs, dim=-1, descending=True)
    probs_sum = torch.cumsum(probs_sort, dim=-1)
    probs_sort[probs_sum - probs_sort > p] = 0.0
    probs_sort.div_(probs_sort.sum(dim=-1, keepdim=True))
    return torch.gather(probs_idx, -1, torch.multinomial(probs_sort, num_samples=1))


@torch.inference_mode()
def generate(model, idx, max_new_tokens, temperature=1.0, top_k=None, top_p=None):
    position, new = 0, idx
    for _ in range(max_new_tokens):
        logits = model(new, start_pos=position)[0][:, -1, :]
        position += new.size(1)
        if temperature == 0.0:
            _, new = torch.topk(logits, k=1, dim=-1)
        else:
            logits = logits / temperature
            if top_k is not None:
                v, _ = torch.topk(logits, min(top_k, logits.size(-1)))
                logits[logits < v[:, [-1]]] = -float("Inf")
            probs = F.softmax(logits, dim=-1)
            new = sample_top_p(probs, top_p) if top_p else torch.multinomial(probs, num_samples=1)
        idx = torch.cat((idx, new), dim=1)
    return idx


def get_lr(it, warmup=3, total=12, low=1e-4, high=1e-2):
    if it < warmup:
        return high * (it + 1) / (warmup + 1)
    coeff = 0.5 * (1.0 + math.cos(math.pi * (it - warmup) / (total - warmup)))
    return low + coeff * (high - low)


model = Llama(ModelArgs())
losses.append(float(sum(p.numel() for p in model.parameters())))
optimizer = model.configure_optimizers(0.1, 1e-2, (0.9, 0.95))
text = torch.arange(200) * 7 % 24
for step in range(12):
    for group in optimizer.param_groups:
        group["lr"] = get_lr(step)
    ix = torch.randint(len(text) - 16, (4,))
    x = torch.stack([text[i : i + 16] for i in ix])
    y = torch.stack([text[i + 1 : i + 17] for i in ix])
    y[:, :2] = -1
    _, loss = model(x, y)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()
    optimizer.zero_grad(set_to_none=True)
    losses.append(loss.item())
model.eval()
prompt = text[None, :4].repeat(2, 1)
for options in ({"temperature": 0.0}, {"top_k": 3}, {"top_p": 0.8, "temperature": 0.7}):
    losses += generate(model, prompt, 8, **options).flatten().float().tolist()
