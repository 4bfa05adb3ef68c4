"""Words as a textbook pretrains them: a lazy BERT, negative samples, GloVe, merges of subwords, convolutions over text."""

import torch, random, math, collections
from torch import nn
from torch.nn import functional as F

torch.manual_seed(3)
random.seed(3)


class DotProductAttention(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.dropout = nn.Dropout(dropout)

    def forward(self, q, k, v, valid_lens=None):
        d = q.shape[-1]
        scores = torch.bmm(q, k.transpose(1, 2)) / math.sqrt(d)
        if valid_lens is not None:
            vl = torch.repeat_interleave(valid_lens, scores.shape[1])
            s = scores.reshape(-1, scores.shape[-1])
            mask = torch.arange(s.size(1), dtype=torch.float32)[None, :] < vl[:, None]
            s[~mask] = -1e6
            scores = s.reshape(scores.shape)
        self.attention_weights = F.softmax(scores, dim=-1)
        return torch.bmm(self.dropout(self.attention_weights), v)


class MHA(nn.Module):
    def __init__(self, num_hiddens, num_heads, dropout, bias=False):
        super().__init__()
        self.num_heads = num_heads
        self.attention = DotProductAttention(dropout)
        self.W_q, self.W_k, self.W_v, self.W_o = [
            nn.LazyLinear(num_hiddens, bias=bias) for _ in range(4)
        ]

    def t(self, X):
        X = X.reshape(X.shape[0], X.shape[1], self.num_heads, -1).permute(0, 2, 1, 3)
        return X.reshape(-1, X.shape[2], X.shape[3])

    def forward(self, q, k, v, vl):
        q, k, v = self.t(self.W_q(q)), self.t(self.W_k(k)), self.t(self.W_v(v))
        if vl is not None:
            vl = torch.repeat_interleave(vl, repeats=self.num_heads, dim=0)
        o = (
            self.attention(q, k, v, vl)
            .reshape(-1, self.num_heads, q.shape[1], q.shape[2])
            .permute(0, 2, 1, 3)
        )
        return self.W_o(o.reshape(o.shape[0], o.shape[1], -1))


class AddNorm(nn.Module):
    def __init__(self, n, d):
        super().__init__()
        self.dropout = nn.Dropout(d)
        self.ln = nn.LayerNorm(n)

    def forward(self, X, Y):
        return self.ln(self.dropout(Y) + X)


class Block(nn.Module):
    def __init__(self, n, f, h, d):
        super().__init__()
        self.attention = MHA(n, h, d, True)
        self.an1 = AddNorm(n, d)
        self.ffn = nn.Sequential(nn.LazyLinear(f), nn.ReLU(), nn.LazyLinear(n))
        self.an2 = AddNorm(n, d)

    def forward(self, X, vl):
        Y = self.an1(X, self.attention(X, X, X, vl))
        return self.an2(Y, self.ffn(Y))


class BERTEncoder(nn.Module):
    def __init__(self, V, n, f, h, L, d, max_len=100):
        super().__init__()
        self.token_embedding = nn.Embedding(V, n)
        self.segment_embedding = nn.Embedding(2, n)
        self.blks = nn.Sequential()
        for i in range(L):
            self.blks.add_module(f"{i}", Block(n, f, h, d))
        self.pos_embedding = nn.Parameter(torch.randn(1, max_len, n))

    def forward(self, tokens, segments, vl):
        X = self.token_embedding(tokens) + self.segment_embedding(segments)
        X = X + self.pos_embedding[:, : X.shape[1], :]
        for blk in self.blks:
            X = blk(X, vl)
        return X


class MaskLM(nn.Module):
    def __init__(self, V, n):
        super().__init__()
        self.mlp = nn.Sequential(nn.LazyLinear(n), nn.ReLU(), nn.LayerNorm(n), nn.LazyLinear(V))

    def forward(self, X, pp):
        k = pp.shape[1]
        pp = pp.reshape(-1)
        b = X.shape[0]
        bi = torch.repeat_interleave(torch.arange(0, b), k)
        return self.mlp(X[bi, pp].reshape((b, k, -1)))


class NSP(nn.Module):
    def __init__(self):
        super().__init__()
        self.output = nn.LazyLinear(2)

    def forward(self, X):
        return self.output(X)


class BERT(nn.Module):
    def __init__(self, V, n, f, h, L, d):
        super().__init__()
        self.encoder = BERTEncoder(V, n, f, h, L, d)
        self.hidden = nn.Sequential(nn.LazyLinear(n), nn.Tanh())
        self.mlm = MaskLM(V, n)
        self.nsp = NSP()

    def forward(self, tokens, segments, vl=None, pp=None):
        e = self.encoder(tokens, segments, vl)
        mh = self.mlm(e, pp) if pp is not None else None
        return e, mh, self.nsp(self.hidden(e[:, 0, :]))


V = 40
net = BERT(V, 16, 32, 2, 2, 0.1)
print(net)
print(
    [n for n, p in net.named_parameters() if isinstance(p, nn.parameter.UninitializedParameter)][:5]
)
try:
    print(sum(p.numel() for p in net.parameters()))
except (ValueError, RuntimeError) as e:
    print(type(e).__name__)
try:
    print(net.nsp.output.weight.shape)
except Exception as e:
    print(type(e).__name__, e)
print(net.nsp.output.weight)
tok = torch.randint(0, V, (4, 12))
seg = torch.tensor([0] * 6 + [1] * 6).repeat(4, 1)
e, m, n = net(
    tok,
    seg,
    torch.tensor([12, 10, 8, 12]),
    torch.tensor([[1, 5, 2], [6, 1, 5], [0, 1, 2], [3, 4, 5]]),
)
print(e.shape, m.shape, n.shape, net.nsp)
loss = nn.CrossEntropyLoss(reduction="none")
tr = torch.optim.Adam(net.parameters(), lr=0.01)
for step in range(8):
    vl = torch.randint(8, 13, (4,))
    pp = torch.stack([torch.randperm(8)[:3] for _ in range(4)])
    w = torch.ones(4, 3)
    w[:, 2] = (torch.rand(4) > 0.5).float()
    Y = torch.gather(tok, 1, pp)
    inp = tok.scatter(1, pp, 0)
    ny = torch.tensor([0, 1, 1, 0])
    _, mh, nh = net(inp, seg, vl, pp)
    ml = loss(mh.reshape(-1, V), Y.reshape(-1)) * w.reshape(-1, 1).squeeze(1)
    ml = ml.sum() / (w.sum() + 1e-8)
    nl = loss(nh, ny).mean()
    l = ml + nl
    tr.zero_grad()
    l.backward()
    tr.step()
    print(f"{step} {ml.item():.4f} {nl.item():.4f}")
net.eval()
print(net(tok[:1], seg[:1])[2].argmax(-1), net(tok[:1], seg[:1])[1])
# word2vec: subsampling, negative sampling, padded batches
sents = [
    [f"w{int(random.paretovariate(1)) % 20}" for _ in range(random.randint(4, 9))]
    for _ in range(30)
]
counter = collections.Counter(t for s in sents for t in s)
vocab = {t: i for i, (t, _) in enumerate(sorted(counter.items(), key=lambda t: (-t[1], t[0])))}
corpus = [[vocab[t] for t in s] for s in sents]
print(len(vocab), corpus[0])


def ctx(corpus, win):
    centers, contexts = [], []
    for line in corpus:
        if len(line) < 2:
            continue
        centers += line
        for i in range(len(line)):
            w = random.randint(1, win)
            idx = list(range(max(0, i - w), min(len(line), i + 1 + w)))
            idx.remove(i)
            contexts.append([line[j] for j in idx])
    return centers, contexts


centers, contexts = ctx(corpus, 2)
wts = torch.tensor([float(counter[t]) ** 0.75 for t in vocab])
negs = [torch.multinomial(wts, len(c) * 2, replacement=True).tolist() for c in contexts]
print(negs[:3])


def batchify(data):
    ml = max(len(c) + len(n) for _, c, n in data)
    ce, cn, ma, la = [], [], [], []
    for c, x, n in data:
        cl = len(x) + len(n)
        ce += [c]
        cn += [x + n + [0] * (ml - cl)]
        ma += [[1] * cl + [0] * (ml - cl)]
        la += [[1] * len(x) + [0] * (ml - len(x))]
    return torch.tensor(ce).reshape((-1, 1)), torch.tensor(cn), torch.tensor(ma), torch.tensor(la)


class DS(torch.utils.data.Dataset):
    def __init__(s, c, x, n):
        assert len(c) == len(x) == len(n)
        s.c, s.x, s.n = c, x, n

    def __getitem__(s, i):
        return s.c[i], s.x[i], s.n[i]

    def __len__(s):
        return len(s.c)


it = torch.utils.data.DataLoader(
    DS(centers, contexts, negs), 32, shuffle=True, collate_fn=batchify, num_workers=0
)


class SBCE(nn.Module):
    def forward(self, i, t, mask=None):
        return F.binary_cross_entropy_with_logits(i, t, weight=mask, reduction="none").mean(dim=1)


em = nn.Sequential(
    nn.Embedding(num_embeddings=len(vocab), embedding_dim=8), nn.Embedding(len(vocab), 8)
)
print(em)


def init(m):
    if type(m) == nn.Embedding:
        nn.init.xavier_uniform_(m.weight)


em.apply(init)
sb = SBCE()
opt = torch.optim.Adam(em.parameters(), lr=0.02)
for ep in range(3):
    tot = 0
    for b in it:
        c, x, ma, la = b
        opt.zero_grad()
        p = torch.bmm(em[0](c), em[1](x).permute(0, 2, 1))
        l = sb(p.reshape(la.shape).float(), la.float(), ma) / ma.sum(axis=1) * ma.shape[1]
        l.sum().backward()
        opt.step()
        tot += l.sum().item()
    print(f"{tot / len(centers):.4f}", [t.shape for t in b])
W = em[0].weight.data
x = W[vocab["w1"]]
cos = torch.mv(W, x) / torch.sqrt(torch.sum(W * W, dim=1) * torch.sum(x * x) + 1e-9)
print(torch.topk(cos, k=4))
# GloVe
X = torch.zeros(len(vocab), len(vocab))
for c, xs in zip(centers, contexts):
    X.index_put_((torch.tensor([c]), torch.tensor(xs)), torch.ones(len(xs)), accumulate=True)
i, j = X.nonzero(as_tuple=True)
xij = X[i, j]
h = torch.clamp((xij / 10) ** 0.75, max=1.0)
print(xij[:8], h[:8], i.dtype)
u, v = [nn.Embedding(len(vocab), 4, sparse=False) for _ in "ab"]
bu, bv = nn.Embedding(len(vocab), 1), nn.Embedding(len(vocab), 1)
op = torch.optim.Adagrad(
    [*u.parameters(), *v.parameters(), *bu.parameters(), *bv.parameters()], lr=0.1
)
print(op)
for ep in range(5):
    l = (h * ((u(i) * v(j)).sum(1) + bu(i).squeeze() + bv(j).squeeze() - xij.log()) ** 2).mean()
    op.zero_grad()
    l.backward()
    op.step()
    print(f"{l:.4f}")
# fastText n-grams and BPE
raw = {"fast_": 4, "faster_": 3, "tall_": 5, "taller_": 4}
tf = {" ".join(list(t)): f for t, f in raw.items()}
for _ in range(6):
    pairs = collections.defaultdict(int)
    for t, f in tf.items():
        s = t.split()
        for k in range(len(s) - 1):
            pairs[s[k], s[k + 1]] += f
    mp = max(pairs, key=pairs.get)
    tf = {t.replace(" ".join(mp), "".join(mp)): f for t, f in tf.items()}
    print("merge", mp)
bag = nn.EmbeddingBag(10, 3, mode="sum")
print(bag, bag(torch.tensor([1, 2, 4, 5]), torch.tensor([0, 0, 3])))
# natural language inference: attend with bilinear soft alignment
A, B = torch.randn(2, 3, 4), torch.randn(2, 5, 4)
e = torch.bmm(A, B.permute(0, 2, 1))
print(
    torch.bmm(F.softmax(e, dim=-1), B).shape, torch.bmm(F.softmax(e.permute(0, 2, 1), dim=-1), A)[0]
)


# text CNN
class TextCNN(nn.Module):
    def __init__(self, V, E, ks, cs):
        super().__init__()
        self.embedding = nn.Embedding(V, E)
        self.constant_embedding = nn.Embedding(V, E)
        self.dropout = nn.Dropout(0.5)
        self.decoder = nn.Linear(sum(cs), 2)
        self.pool = nn.AdaptiveAvgPool1d(1)
        self.relu = nn.ReLU()
        self.convs = nn.ModuleList()
        for c, k in zip(cs, ks):
            self.convs.append(nn.Conv1d(2 * E, c, k))

    def forward(self, x):
        e = torch.cat((self.embedding(x), self.constant_embedding(x)), dim=2).permute(0, 2, 1)
        return self.decoder(
            self.dropout(
                torch.cat(
                    [torch.squeeze(self.relu(self.pool(c(e))), dim=-1) for c in self.convs], dim=1
                )
            )
        )


t = TextCNN(20, 6, [3, 4, 5], [4, 4, 4])
t.constant_embedding.weight.requires_grad = False
print(t)


def iw(m):
    if type(m) in (nn.Linear, nn.Conv1d):
        nn.init.xavier_uniform_(m.weight)


t.apply(iw)
y = t(torch.randint(0, 20, (3, 9)))
print(y)
y.sum().backward()
print(
    [
        (n, None if p.grad is None else round(p.grad.norm().item(), 4))
        for n, p in t.named_parameters()
    ]
)
try:
    t(torch.randint(0, 20, (3, 4)))
except RuntimeError as ex:
    print(ex)
try:
    t(torch.full((3, 9), 25))
except IndexError as ex:
    print(ex)
