"""Tagging words: vocabularies, packed sequences, characters by convolution, a confusion matrix, and calls that are refused."""

import collections

import torch
import torch.nn as nn
from torch.nn.utils.rnn import (
    pad_sequence,
    pack_padded_sequence,
    pad_packed_sequence,
    pack_sequence,
    unpad_sequence,
    unpack_sequence,
    PackedSequence,
)
from torch.utils.data import Dataset, DataLoader

torch.manual_seed(1)
data = [
    ("the dog ate the apple", "DET NN V DET NN"),
    ("everybody read that book", "NN V DET NN"),
    ("she saw a big red car", "PRP V DET ADJ ADJ NN"),
    ("birds fly", "NN V"),
    ("he", "PRP"),
]


class Vocab:
    def __init__(self, tokens, specials=("<pad>", "<unk>")):
        c = collections.Counter(tokens)
        self.itos = list(specials) + [
            w for w, _ in sorted(c.items(), key=lambda kv: (-kv[1], kv[0]))
        ]
        self.stoi = {w: i for i, w in enumerate(self.itos)}

    def __call__(self, t):
        return [self.stoi.get(x, 1) for x in t]

    def __len__(self):
        return len(self.itos)


wv = Vocab(w for s, _ in data for w in s.split())
tv = Vocab((t for _, s in data for t in s.split()), specials=("<pad>",))
cv = Vocab(c for s, _ in data for c in s if c != " ")
print(len(wv), tv.itos, cv.itos)


class DS(Dataset):
    def __len__(self):
        return len(data)

    def __getitem__(self, i):
        s, t = data[i]
        ws = s.split()
        return (
            torch.tensor(wv(ws)),
            [torch.tensor(cv(w)) for w in ws],
            torch.LongTensor(tv(t.split())),
        )


def collate(batch):
    ws, cs, ts = zip(*batch)
    lens = torch.tensor([len(w) for w in ws])
    W = pad_sequence(ws, batch_first=True)
    T = pad_sequence(ts, True, padding_value=-100)
    L = max(len(c) for cc in cs for c in cc)
    C = torch.zeros(len(ws), W.size(1), max(L, 3), dtype=torch.long)
    for i, cc in enumerate(cs):
        for j, c in enumerate(cc):
            C[i, j, : len(c)] = c
    return W, C, T, lens


class Tagger(nn.Module):
    def __init__(self, d=8, h=6):
        super().__init__()
        self.we = nn.Embedding(len(wv), d, padding_idx=0)
        self.ce = nn.Embedding(len(cv), 4, 0)
        self.conv = nn.Conv1d(4, 5, 3, padding="same")
        self.lstm = nn.LSTM(
            d + 5, h, num_layers=2, bidirectional=True, dropout=0.1, batch_first=True, proj_size=3
        )
        self.drop = nn.Dropout(0.2)
        self.fc = nn.Linear(6, len(tv))

    def forward(self, W, C, lens):
        b, t, l = C.shape
        c = self.conv(self.ce(C.view(-1, l)).permute(0, 2, 1)).relu().amax(-1).view(b, t, -1)
        x = self.drop(torch.cat([self.we(W), c], -1))
        p = pack_padded_sequence(x, lens, batch_first=True, enforce_sorted=False)
        self.p = p
        o, (hn, cn) = self.lstm(p)
        self.state = hn.shape, cn.shape
        o, l2 = pad_packed_sequence(o, batch_first=True, total_length=t)
        assert torch.equal(l2, lens)
        return self.fc(o)


m = Tagger()
print(m)
dl = DataLoader(
    DS(), batch_size=3, shuffle=True, collate_fn=collate, generator=torch.Generator().manual_seed(5)
)
opt = torch.optim.RMSprop(m.parameters(), lr=5e-3, alpha=0.9, momentum=0.5, centered=True)
print(opt)
crit = nn.CrossEntropyLoss(
    ignore_index=-100, reduction="sum", weight=torch.linspace(0.5, 1.5, len(tv))
)
for ep in range(4):
    tot = n = 0
    for W, C, T, lens in dl:
        out = m(W, C, lens)
        loss = crit(out.transpose(1, 2), T)
        opt.zero_grad()
        (loss / lens.sum()).backward()
        nn.utils.clip_grad_value_(m.parameters(), 0.5)
        opt.step()
        tot += loss.item()
        n += int(lens.sum())
    print(ep, f"{tot / n:.4f}", W.shape, C.shape, T.tolist()[0], lens)
print(
    m.p.batch_sizes,
    m.p.sorted_indices,
    m.p.unsorted_indices,
    m.p.data.shape,
    m.state,
    type(m.p).__name__,
    m.we.weight.grad[0],
)
m.eval()
with torch.no_grad():
    W, C, T, lens = collate([DS()[i] for i in range(len(data))])
    pred = m(W, C, lens).argmax(-1)
    mask = T != -100
    print((pred[mask] == T[mask]).float().mean(), pred.masked_fill(~mask, -1))
    conf = torch.zeros(len(tv), len(tv), dtype=torch.long)
    conf.index_put_((T[mask], pred[mask]), torch.tensor(1), accumulate=True)
    print(conf, conf.diag(), conf.sum(0), conf.sum(1))
    print((conf.diag().float() / conf.sum(1)).nan_to_num())
seqs = [torch.tensor([1.0, 2, 3]), torch.tensor([4.0]), torch.tensor([5.0, 6])]
ps = pack_sequence(seqs, enforce_sorted=False)
print(ps)
print(
    unpack_sequence(ps),
    pad_packed_sequence(ps),
    unpad_sequence(pad_sequence(seqs), torch.tensor([3, 1, 2])),
)
print(
    pad_sequence(seqs, batch_first=True, padding_value=-1, padding_side="left"),
    ps.to(torch.float64).data.dtype,
    ps.is_cuda,
)
for f in (
    lambda: pack_sequence(seqs),
    lambda: pack_padded_sequence(torch.zeros(2, 3, 1), [1, 3], batch_first=True),
    lambda: pack_padded_sequence(torch.zeros(2, 3, 1), [3, 0], batch_first=True),
    lambda: pack_padded_sequence(torch.zeros(2, 3, 1), [3, 2, 1], batch_first=True),
    lambda: pad_packed_sequence(ps, total_length=2),
    lambda: m.lstm(torch.zeros(2, 3, 4)),
    lambda: m.lstm(torch.zeros(2, 3, 13), (torch.zeros(4, 1, 3), torch.zeros(4, 2, 6))),
    lambda: nn.LSTM(3, 4, dropout=2),
    lambda: nn.LSTM(3, 4, proj_size=5),
    lambda: nn.GRU(3, 4, proj_size=2),
    lambda: nn.RNN(3, 4, nonlinearity="gelu"),
    lambda: nn.GRUCell(3, 4)(torch.zeros(2, 5)),
    lambda: nn.LSTM(3, 0),
    lambda: nn.GRU(2, 3, dropout=0.5),
    lambda: pad_sequence(torch.ones(2)[0]),
):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
for mod in (
    nn.RNN(3, 4, 2, nonlinearity="relu", bias=False),
    nn.GRU(3, 4, bidirectional=True),
    nn.LSTMCell(3, 4),
    nn.RNNCell(3, 4, nonlinearity="relu", bias=False),
    nn.LSTM(3, 4, proj_size=2),
):
    print(
        mod,
        [n for n, _ in mod.named_parameters()],
        mod.all_weights[0][0].shape if hasattr(mod, "all_weights") else "",
    )
g = nn.GRU(3, 4, 2, batch_first=True)
o, h = g(torch.ones(5, 3))
print(o.shape, h.shape, o.grad_fn, h.grad_fn)
g.flatten_parameters()
