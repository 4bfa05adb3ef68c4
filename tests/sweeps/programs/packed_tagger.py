"""Sequences of different lengths: packing, a bidirectional GRU, dropout, a CRF's forward algorithm and Viterbi."""

import torch
import torch.nn as nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_packed_sequence, pad_sequence

torch.manual_seed(11)
losses = []
TAGS = 4


class Tagger(nn.Module):
    def __init__(self):
        super().__init__()
        self.emb = nn.Embedding(20, 8, padding_idx=0, max_norm=2.0)
        self.rnn = nn.GRU(8, 6, num_layers=2, bidirectional=True, batch_first=True, dropout=0.3)
        self.out = nn.Linear(12, TAGS)
        self.trans = nn.Parameter(torch.randn(TAGS, TAGS) * 0.1)

    def forward(self, x, lengths):
        packed = pack_padded_sequence(self.emb(x), lengths, batch_first=True, enforce_sorted=False)
        out, hidden = self.rnn(packed)
        padded, _ = pad_packed_sequence(out, batch_first=True, padding_value=0.0)
        return self.out(padded), hidden

    def log_partition(self, e, mask):
        alpha = e[:, 0]
        for t in range(1, e.size(1)):
            step = torch.logsumexp(alpha.unsqueeze(2) + self.trans + e[:, t].unsqueeze(1), dim=1)
            alpha = torch.where(mask[:, t].unsqueeze(1), step, alpha)
        return alpha.logsumexp(1)

    def score(self, e, tags, mask):
        emit = e.gather(2, tags.unsqueeze(2)).squeeze(2) * mask
        moves = self.trans[tags[:, :-1], tags[:, 1:]] * mask[:, 1:]
        return emit.sum(1) + moves.sum(1)

    @torch.no_grad()
    def viterbi(self, e):
        score, paths = e[0], []
        for step in e[1:]:
            best, index = (score.unsqueeze(1) + self.trans).max(0)
            score = best + step
            paths.append(index)
        tag = score.argmax()
        found = [tag.item()]
        for index in reversed(paths):
            tag = index[tag]
            found.append(tag.item())
        return found[::-1]


lengths = torch.tensor([7, 3, 5, 6])
x = pad_sequence([torch.randint(1, 20, (n,)) for n in lengths.tolist()], batch_first=True)
tags = pad_sequence([torch.randint(0, TAGS, (n,)) for n in lengths.tolist()], batch_first=True)
mask = torch.arange(x.size(1))[None, :] < lengths[:, None]
model = Tagger()
optimizer = torch.optim.Adagrad(model.parameters(), lr=0.1, lr_decay=0.01)
for _ in range(6):
    emissions, hidden = model(x, lengths)
    loss = (model.log_partition(emissions, mask) - model.score(emissions, tags, mask)).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses += [loss.item(), hidden.sum().item()]
model.eval()
emissions, _ = model(x, lengths)
losses += [float(t) for row, n in zip(emissions, lengths.tolist()) for t in model.viterbi(row[:n])]
