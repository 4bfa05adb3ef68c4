"""Lines of digits read by convolutions, a bidirectional LSTM and CTC; decoding greedily, early stopping, best weights."""

import copy
import itertools

import torch
import torch.nn.functional as F
from torch import nn

torch.manual_seed(6)
losses = []
BLANK, CLASSES = 0, 5


class CRNN(nn.Module):
    def __init__(self):
        super().__init__()
        self.cnn = nn.Sequential()
        self.cnn.add_module("conv0", nn.Conv2d(1, 8, (3, 3), padding="same"))
        self.cnn.add_module("relu0", nn.ReLU(True))
        self.cnn.add_module("pool0", nn.MaxPool2d((2, 1), (2, 1)))
        self.cnn.add_module("norm0", nn.InstanceNorm2d(8, affine=True))
        self.cnn.add_module(
            "conv1", nn.Conv2d(8, 8, 3, stride=(2, 1), padding=1, padding_mode="reflect")
        )
        self.cnn.add_module("glu", nn.GLU(dim=1))
        self.lstm = nn.LSTM(4 * 2, 12, num_layers=2, bidirectional=True, dropout=0.1)
        self.fc = nn.Linear(24, CLASSES)
        for name, param in self.lstm.named_parameters():
            if "bias" in name:
                nn.init.zeros_(param)
                n = param.size(0)
                param.data[n // 4 : n // 2].fill_(1.0)
            elif "weight_hh" in name:
                nn.init.orthogonal_(param)

    def forward(self, x):
        f = self.cnn(x)
        b, c, h, w = f.size()
        f = f.permute(3, 0, 1, 2).contiguous().view(w, b, c * h)
        out, (h_n, c_n) = self.lstm(f)
        return F.log_softmax(self.fc(out), dim=2), h_n


def batch(n):
    lengths = torch.randint(2, 5, (n,))
    targets = [torch.randint(1, CLASSES, (int(k),)) for k in lengths]
    images = torch.zeros(n, 1, 8, 14)
    for i, t in enumerate(targets):
        for j, c in enumerate(t.tolist()):
            images[i, 0, c : c + 3, 3 * j : 3 * j + 2] = 1.0
    return images + 0.1 * torch.randn_like(images), torch.cat(targets), lengths


def decode(log_probs):
    best = log_probs.argmax(2).transpose(0, 1).tolist()
    return [[k for k, _ in itertools.groupby(row) if k != BLANK] for row in best]


model = CRNN()
ctc = nn.CTCLoss(blank=BLANK, zero_infinity=True)
optimizer = torch.optim.RMSprop(model.parameters(), lr=3e-3, momentum=0.5, centered=True)
best, patience, wait, best_state = float("inf"), 2, 0, None
val = batch(6)
for epoch in range(6):
    model.train()
    for _ in range(2):
        images, targets, lengths = batch(8)
        log_probs, h_n = model(images)
        input_lengths = torch.full((8,), log_probs.size(0), dtype=torch.long)
        loss = ctc(log_probs, targets, input_lengths, lengths)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_value_(model.parameters(), 0.5)
        optimizer.step()
        losses += [loss.item(), h_n.norm().item()]
    model.eval()
    with torch.no_grad():
        log_probs, _ = model(val[0])
        score = ctc(log_probs, val[1], torch.full((6,), log_probs.size(0)), val[2]).item()
    losses.append(score)
    if score < best - 1e-3:
        best, wait, best_state = score, 0, copy.deepcopy(model.state_dict())
    else:
        wait += 1
        if wait >= patience:
            break
model.load_state_dict(best_state)
losses += [float(len(d)) for d in decode(model(val[0])[0])]
