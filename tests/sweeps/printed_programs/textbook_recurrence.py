"""Recurrent networks as a textbook builds them: vocabulary, windows, cells by hand and by layers, attention, lazy layers."""

import collections, math, random, re
import torch
from torch import nn
from torch.nn import functional as F

torch.manual_seed(1)
random.seed(1)
text = (
    "the time traveller for so it will be convenient to speak of him was expounding a recondite matter to us "
    * 12
)


class Vocab:
    def __init__(self, tokens, min_freq=0, reserved_tokens=()):
        counter = collections.Counter(tokens)
        self.token_freqs = sorted(counter.items(), key=lambda x: (-x[1], x[0]))
        self.idx_to_token = list(
            sorted(
                set(
                    ["<unk>"]
                    + list(reserved_tokens)
                    + [t for t, f in self.token_freqs if f >= min_freq]
                )
            )
        )
        self.token_to_idx = {t: i for i, t in enumerate(self.idx_to_token)}

    def __len__(self):
        return len(self.idx_to_token)

    def __getitem__(self, tokens):
        if not isinstance(tokens, (list, tuple)):
            return self.token_to_idx.get(tokens, 0)
        return [self.__getitem__(t) for t in tokens]

    def to_tokens(self, idx):
        if hasattr(idx, "__len__") and len(idx) > 1:
            return [self.idx_to_token[int(i)] for i in idx]
        return self.idx_to_token[idx]


vocab = Vocab(list(text))
corpus = vocab[list(text)]
print(len(vocab), corpus[:10], vocab.token_freqs[:4])


def seq_data_iter_sequential(corpus, batch_size, num_steps):
    offset = random.randint(0, num_steps)
    num_tokens = ((len(corpus) - offset - 1) // batch_size) * batch_size
    Xs = torch.tensor(corpus[offset : offset + num_tokens])
    Ys = torch.tensor(corpus[offset + 1 : offset + 1 + num_tokens])
    Xs, Ys = Xs.reshape(batch_size, -1), Ys.reshape(batch_size, -1)
    for i in range(0, Xs.shape[1] // num_steps * num_steps, num_steps):
        yield Xs[:, i : i + num_steps], Ys[:, i : i + num_steps]


for X, Y in seq_data_iter_sequential(list(range(35)), 2, 5):
    print("X: ", X, "\nY:", Y)


def get_params(vocab_size, num_hiddens):
    def normal(shape):
        return torch.randn(size=shape) * 0.01

    W_xh = normal((vocab_size, num_hiddens))
    W_hh = normal((num_hiddens, num_hiddens))
    b_h = torch.zeros(num_hiddens)
    W_hq = normal((num_hiddens, vocab_size))
    b_q = torch.zeros(vocab_size)
    params = [W_xh, W_hh, b_h, W_hq, b_q]
    for p in params:
        p.requires_grad_(True)
    return params


def rnn(inputs, state, params):
    W_xh, W_hh, b_h, W_hq, b_q = params
    (H,) = state
    outputs = []
    for X in inputs:
        H = torch.tanh(torch.mm(X, W_xh) + torch.mm(H, W_hh) + b_h)
        outputs.append(torch.mm(H, W_hq) + b_q)
    return torch.cat(outputs, dim=0), (H,)


def grad_clipping(net, theta):
    params = [p for p in net.parameters() if p.requires_grad] if isinstance(net, nn.Module) else net
    norm = torch.sqrt(sum(torch.sum((p.grad**2)) for p in params))
    if norm > theta:
        for p in params:
            p.grad[:] *= theta / norm
    return norm


def sgd(params, lr, batch_size):
    with torch.no_grad():
        for p in params:
            p -= lr * p.grad / batch_size
            p.grad.zero_()


params = get_params(len(vocab), 32)
print(F.one_hot(torch.tensor([0, 2]), len(vocab)))


def predict(prefix, n):
    state = (torch.zeros((1, 32)),)
    outputs = [vocab[prefix[0]]]
    get = lambda: F.one_hot(torch.tensor([outputs[-1]]).reshape((1, 1)).T, len(vocab)).type(
        torch.float32
    )
    for y in prefix[1:]:
        _, state = rnn(get(), state, params)
        outputs.append(vocab[y])
    for _ in range(n):
        y, state = rnn(get(), state, params)
        outputs.append(int(y.argmax(dim=1).reshape(1)))
    return "".join([vocab.idx_to_token[i] for i in outputs])


print(predict("time traveller ", 10))
loss = nn.CrossEntropyLoss()
for epoch in range(6):
    state = None
    tot = n = 0
    for X, Y in seq_data_iter_sequential(corpus, 8, 15):
        if state is None:
            state = (torch.zeros((8, 32)),)
        else:
            for s in state:
                s.detach_()
        y = Y.T.reshape(-1)
        y_hat, state = rnn(F.one_hot(X.T, len(vocab)).type(torch.float32), state, params)
        l = loss(y_hat, y.long()).mean()
        l.backward()
        g = grad_clipping(params, 1)
        sgd(params, 1.0, 1)
        tot += l * y.numel()
        n += y.numel()
    print(f"perplexity {math.exp(tot / n):.3f} grad {g:.4f}", tot.grad_fn)
print(predict("time traveller ", 30))


class RNNModel(nn.Module):
    def __init__(self, rnn_layer, vocab_size, **kwargs):
        super().__init__(**kwargs)
        self.rnn = rnn_layer
        self.vocab_size = vocab_size
        self.num_hiddens = self.rnn.hidden_size
        self.num_directions = 2 if self.rnn.bidirectional else 1
        self.linear = nn.Linear(self.num_hiddens * self.num_directions, vocab_size)

    def forward(self, inputs, state):
        X = F.one_hot(inputs.T.long(), self.vocab_size).to(torch.float32)
        Y, state = self.rnn(X, state)
        return self.linear(Y.reshape((-1, Y.shape[-1]))), state


for layer in [
    nn.RNN(len(vocab), 16),
    nn.GRU(len(vocab), 16, 2, bidirectional=True, dropout=0.1),
    nn.LSTM(len(vocab), 16, num_layers=2, proj_size=0),
]:
    net = RNNModel(layer, len(vocab))
    print(net)
    opt = torch.optim.SGD(net.parameters(), lr=1)
    for ep in range(2):
        for X, Y in seq_data_iter_sequential(corpus, 8, 15):
            out, st = net(X, None)
            l = loss(out, Y.T.reshape(-1))
            opt.zero_grad()
            l.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
    print(
        f"{l:.4f}",
        out.shape,
        [tuple(s.shape) for s in st] if isinstance(st, tuple) else st.shape,
        sum(p.numel() for p in net.parameters()),
    )
try:
    F.one_hot(torch.tensor([0, 5]), 3)
except RuntimeError as e:
    print(e)
try:
    net.rnn(torch.zeros(5, 3, 4))
except RuntimeError as e:
    print(e)
try:
    layer(torch.zeros(5, 3, len(vocab)), (torch.zeros(2, 4, 16), torch.zeros(2, 3, 16)))
except RuntimeError as e:
    print(e)


# perplexity of bigrams, masked softmax and sequence_mask as in the book
def sequence_mask(X, valid_len, value=0):
    maxlen = X.size(1)
    mask = (
        torch.arange((maxlen), dtype=torch.float32, device=X.device)[None, :] < valid_len[:, None]
    )
    X[~mask] = value
    return X


X = torch.tensor([[1, 2, 3], [4, 5, 6]])
print(sequence_mask(X, torch.tensor([1, 2])))
X = torch.ones(2, 3, 4)
print(sequence_mask(X, torch.tensor([1, 2]), value=-1))


def masked_softmax(X, valid_lens):
    if valid_lens is None:
        return F.softmax(X, dim=-1)
    shape = X.shape
    if valid_lens.dim() == 1:
        valid_lens = torch.repeat_interleave(valid_lens, shape[1])
    else:
        valid_lens = valid_lens.reshape(-1)
    X = sequence_mask(X.reshape(-1, shape[-1]), valid_lens, value=-1e6)
    return F.softmax(X.reshape(shape), dim=-1)


print(masked_softmax(torch.rand(2, 2, 4), torch.tensor([2, 3])))
print(masked_softmax(torch.rand(2, 2, 4), torch.tensor([[1, 3], [2, 4]])))


class AdditiveAttention(nn.Module):
    def __init__(self, num_hiddens, dropout, **kw):
        super().__init__(**kw)
        self.W_k = nn.LazyLinear(num_hiddens, bias=False)
        self.W_q = nn.LazyLinear(num_hiddens, bias=False)
        self.w_v = nn.LazyLinear(1, bias=False)
        self.dropout = nn.Dropout(dropout)

    def forward(self, queries, keys, values, valid_lens):
        queries, keys = self.W_q(queries), self.W_k(keys)
        features = torch.tanh(queries.unsqueeze(2) + keys.unsqueeze(1))
        scores = self.w_v(features).squeeze(-1)
        self.attention_weights = masked_softmax(scores, valid_lens)
        return torch.bmm(self.dropout(self.attention_weights), values)


att = AdditiveAttention(8, 0.1)
print(att)
q, k, v = (
    torch.normal(0, 1, (2, 1, 20)),
    torch.ones((2, 10, 2)),
    torch.arange(40, dtype=torch.float32).reshape(1, 10, 4).repeat(2, 1, 1),
)
att.eval()
print(att(q, k, v, torch.tensor([2, 6])))
print(att, att.attention_weights)


class PositionalEncoding(nn.Module):
    def __init__(self, num_hiddens, dropout, max_len=100):
        super().__init__()
        self.dropout = nn.Dropout(dropout)
        self.P = torch.zeros((1, max_len, num_hiddens))
        X = torch.arange(max_len, dtype=torch.float32).reshape(-1, 1) / torch.pow(
            10000, torch.arange(0, num_hiddens, 2, dtype=torch.float32) / num_hiddens
        )
        self.P[:, :, 0::2] = torch.sin(X)
        self.P[:, :, 1::2] = torch.cos(X)

    def forward(self, X):
        X = X + self.P[:, : X.shape[1], :].to(X.device)
        return self.dropout(X)


pe = PositionalEncoding(8, 0)
pe.eval()
print(pe(torch.zeros((1, 6, 8))))


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()

    def forward(self, X, *args):
        raise NotImplementedError


try:
    Encoder()(3)
except NotImplementedError as e:
    print(type(e), e.args)
try:
    nn.Module()(3)
except NotImplementedError as e:
    print(e)
