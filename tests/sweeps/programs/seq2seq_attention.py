"""An encoder and a decoder of GRU cells with additive attention and teacher forcing."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []
enc_emb, dec_emb = nn.Embedding(12, 8), nn.Embedding(12, 8)
encoder, cell = nn.GRU(8, 10, batch_first=True, bidirectional=True), nn.GRUCell(8 + 20, 20)
score, out = nn.Linear(40, 1), nn.Linear(20, 12)
params = [p for m in (enc_emb, dec_emb, encoder, cell, score, out) for p in m.parameters()]
optimizer = optim.RAdam(params, lr=5e-3)
src, tgt = torch.randint(0, 12, (4, 7)), torch.randint(0, 12, (4, 5))
for _ in range(4):
    memory, last = encoder(enc_emb(src))
    h, loss = last.transpose(0, 1).reshape(4, 20), 0
    for t in range(4):
        w = score(torch.cat([memory, h.unsqueeze(1).expand(-1, 7, -1)], -1)).softmax(1)
        h = cell(torch.cat([dec_emb(tgt[:, t]), (w * memory).sum(1)], -1), h)
        loss = loss + F.cross_entropy(out(h), tgt[:, t + 1])
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
