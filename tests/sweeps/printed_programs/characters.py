"""Recurrent networks over characters: names classified and generated, and a sequence turned by attention."""

import torch, torch.nn as nn, torch.nn.functional as F, string, unicodedata, random
from torch import optim

random.seed(0)
torch.manual_seed(2024)
letters = string.ascii_letters + " .,;'" + "_"
n_letters = len(letters)


def to_ascii(s):
    return "".join(
        (
            c
            for c in unicodedata.normalize("NFD", s)
            if unicodedata.category(c) != "Mn" and c in letters
        )
    )


def line_to_tensor(line):
    t = torch.zeros(len(line), 1, n_letters)
    for li, l in enumerate(line):
        t[li][0][letters.find(l)] = 1
    return t


print(to_ascii("Ślusàrski"), line_to_tensor("a"), line_to_tensor("Jones").size())
names = {
    "A": ["Adams", "Brown", "Clark"],
    "B": ["Rossi", "Bianchi", "Conti"],
    "C": ["Sato", "Suzuki", "Ito"],
}
cats = list(names)


class RNN(nn.Module):

    def __init__(self, i, h, o):
        super().__init__()
        self.rnn = nn.RNN(i, h)
        self.h2o = nn.Linear(h, o)
        self.softmax = nn.LogSoftmax(dim=1)

    def forward(self, x):
        out, hid = self.rnn(x)
        return self.softmax(self.h2o(hid[0]))


rnn = RNN(n_letters, 16, 3)
print(rnn)
out = rnn(line_to_tensor("Albert"))
print(out)


def label(o):
    v, i = o.topk(1)
    return (cats[i[0].item()], i[0].item())


print(label(out), out.topk(2))
opt = optim.SGD(rnn.parameters(), lr=0.15)
crit = nn.NLLLoss()
data = [(n, i) for i, c in enumerate(cats) for n in names[c]]
for it in range(1, 4):
    rnn.zero_grad()
    tot = 0
    for n, i in random.sample(data, 9):
        o = rnn(line_to_tensor(n))
        l = crit(o, torch.tensor([i]))
        tot = tot + l
    (tot / 9).backward()
    nn.utils.clip_grad_norm_(rnn.parameters(), 3)
    opt.step()
    print(f"{it} ({it / 4:.0%}): \t average batch loss = {tot.item() / 9:.4f}", tot.grad_fn)
conf = torch.zeros(3, 3)
with torch.no_grad():
    for n, i in data:
        conf[i][label(rnn(line_to_tensor(n)))[1]] += 1
for i in range(3):
    conf[i] = conf[i] / conf[i].sum()
print(conf)


class Gen(nn.Module):

    def __init__(self, i, h, o):
        super().__init__()
        self.h = h
        self.i2h = nn.Linear(3 + i + h, h)
        self.i2o = nn.Linear(3 + i + h, o)
        self.o2o = nn.Linear(h + o, o)
        self.dropout = nn.Dropout(0.1)
        self.softmax = nn.LogSoftmax(dim=1)

    def forward(self, c, i, h):
        ic = torch.cat((c, i, h), 1)
        h = self.i2h(ic)
        o = self.i2o(ic)
        o = self.o2o(torch.cat((h, o), 1))
        return (self.softmax(self.dropout(o)), h)

    def initHidden(self):
        return torch.zeros(1, self.h)


g = Gen(n_letters + 1, 12, n_letters + 1)


def cat_t(c):
    t = torch.zeros(1, 3)
    t[0][c] = 1
    return t


def inp_t(l):
    t = torch.zeros(len(l), 1, n_letters + 1)
    for k, ch in enumerate(l):
        t[k][0][letters.find(ch)] = 1
    return t


for it in range(6):
    n, c = data[it]
    tl = torch.LongTensor([letters.find(n[k]) for k in range(1, len(n))] + [n_letters])
    tl.unsqueeze_(-1)
    h = g.initHidden()
    g.zero_grad()
    loss = torch.Tensor([0])
    x = inp_t(n)
    for k in range(x.size(0)):
        o, h = g(cat_t(c), x[k], h)
        loss += crit(o, tl[k])
    loss.backward()
    for p in g.parameters():
        p.data.add_(p.grad.data, alpha=-0.005)
    print("%d %.4f" % (it, loss.item() / x.size(0)), loss)


class EncoderRNN(nn.Module):

    def __init__(self, i, h, p=0.1):
        super().__init__()
        self.embedding = nn.Embedding(i, h)
        self.gru = nn.GRU(h, h, batch_first=True)
        self.dropout = nn.Dropout(p)

    def forward(self, x):
        return self.gru(self.dropout(self.embedding(x)))


class BahdanauAttention(nn.Module):

    def __init__(self, h):
        super().__init__()
        self.Wa = nn.Linear(h, h)
        self.Ua = nn.Linear(h, h)
        self.Va = nn.Linear(h, 1)

    def forward(self, q, k):
        s = self.Va(torch.tanh(self.Wa(q) + self.Ua(k)))
        s = s.squeeze(2).unsqueeze(1)
        w = F.softmax(s, dim=-1)
        return (torch.bmm(w, k), w)


class AttnDecoderRNN(nn.Module):

    def __init__(self, h, o):
        super().__init__()
        self.embedding = nn.Embedding(o, h)
        self.attention = BahdanauAttention(h)
        self.gru = nn.GRU(2 * h, h, batch_first=True)
        self.out = nn.Linear(h, o)
        self.dropout = nn.Dropout(0.1)

    def forward(self, eo, eh, target=None):
        b = eo.size(0)
        di = torch.empty(b, 1, dtype=torch.long).fill_(0)
        dh = eh
        outs, atts = ([], [])
        for i in range(5):
            e = self.dropout(self.embedding(di))
            c, w = self.attention(dh.permute(1, 0, 2), eo)
            o, dh = self.gru(torch.cat((e, c), dim=2), dh)
            o = self.out(o)
            outs.append(o)
            atts.append(w)
            if target is not None:
                di = target[:, i].unsqueeze(1)
            else:
                _, ti = o.topk(1)
                di = ti.squeeze(-1).detach()
        outs = torch.cat(outs, dim=1)
        return (F.log_softmax(outs, dim=-1), dh, torch.cat(atts, dim=1))


enc, dec = (EncoderRNN(10, 8), AttnDecoderRNN(8, 10))
print(enc, dec)
eo, do = (optim.Adam(enc.parameters(), 0.01), optim.Adam(dec.parameters(), 0.01))
X = torch.randint(2, 10, (6, 5))
Y = X.flip(1)
for ep in range(4):
    eo.zero_grad()
    do.zero_grad()
    o, h = enc(X)
    d, _, w = dec(o, h, Y)
    l = crit(d.view(-1, d.size(-1)), Y.view(-1))
    l.backward()
    eo.step()
    do.step()
    print(ep, "%.4f" % l, d.grad_fn, w.shape, o.grad_fn, h.grad_fn)
with torch.no_grad():
    d, _, w = dec(*enc(X[:1]))
    print(d.topk(1)[1].squeeze(), w[0, 0])
