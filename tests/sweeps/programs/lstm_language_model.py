"""Two LSTM layers over embeddings, truncated and with clipped gradients."""

import torch
import torch.nn.functional as F
from torch import nn, optim

torch.manual_seed(0)
losses = []


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.emb = nn.Embedding(20, 12)
        self.rnn = nn.LSTM(12, 16, 2, dropout=0.1, batch_first=True)
        self.out = nn.Linear(16, 20)

    def forward(self, x, state=None):
        y, state = self.rnn(self.emb(x), state)
        return self.out(y), state


model = Model()
optimizer = optim.SGD(model.parameters(), lr=0.5)
tokens, state = torch.randint(0, 20, (4, 33)), None
for start in range(0, 32, 8):
    if state is not None:
        state = tuple(s.detach() for s in state)
    logits, state = model(tokens[:, start : start + 8], state)
    loss = F.cross_entropy(logits.reshape(-1, 20), tokens[:, start + 1 : start + 9].reshape(-1))
    optimizer.zero_grad()
    loss.backward()
    losses.append(nn.utils.clip_grad_norm_(model.parameters(), 0.25).item())
    optimizer.step()
    losses.append(loss.item())
