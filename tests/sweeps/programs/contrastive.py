"""Self-supervised views: NT-Xent over normalised features, triplets mined by distance, a queue of keys with momentum."""

import copy

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(12)
losses = []


class SimCLR(nn.Module):
    def __init__(self, d=10, out=8):
        super().__init__()
        self.encoder = nn.Sequential(
            nn.Linear(d, 32), nn.BatchNorm1d(32), nn.ReLU(inplace=True), nn.Linear(32, 16)
        )
        self.projector = nn.Sequential(
            nn.Linear(16, 16, bias=False), nn.PReLU(), nn.Linear(16, out)
        )

    def forward(self, x):
        h = self.encoder(x)
        return h, F.normalize(self.projector(h), dim=1)


def augment(x):
    x = x + 0.1 * torch.randn_like(x)
    drop = torch.empty(x.shape[0], x.shape[1]).bernoulli_(0.9)
    return x.mul(drop).roll(shifts=int(torch.randint(0, 2, (1,))), dims=1)


def info_nce_loss(features, temperature=0.5):
    n = features.shape[0] // 2
    labels = torch.cat([torch.arange(n) for i in range(2)], dim=0)
    labels = (labels.unsqueeze(0) == labels.unsqueeze(1)).float()
    similarity_matrix = torch.matmul(features, features.T)
    mask = torch.eye(labels.shape[0], dtype=torch.bool)
    labels = labels[~mask].view(labels.shape[0], -1)
    similarity_matrix = similarity_matrix[~mask].view(similarity_matrix.shape[0], -1)
    positives = similarity_matrix[labels.bool()].view(labels.shape[0], -1)
    negatives = similarity_matrix[~labels.bool()].view(similarity_matrix.shape[0], -1)
    logits = torch.cat([positives, negatives], dim=1) / temperature
    return F.cross_entropy(logits, torch.zeros(logits.shape[0], dtype=torch.long)), logits


def batch_hard(embeddings, labels, margin=0.3):
    distance = torch.cdist(embeddings, embeddings, p=2)
    same = labels[:, None].eq(labels[None, :])
    hardest_positive = distance.masked_fill(~same, 0).amax(1)
    hardest_negative = distance.masked_fill(same, float("inf")).amin(dim=1)
    return F.relu(hardest_positive - hardest_negative + margin).mean()


model = SimCLR()
momentum_model = copy.deepcopy(model)
for p in momentum_model.parameters():
    p.requires_grad_(False)
queue = F.normalize(torch.randn(8, 32), dim=0)
pointer = 0
optimizer = torch.optim.SGD(model.parameters(), 0.05, momentum=0.9, weight_decay=1e-4)
triplet = nn.TripletMarginLoss(margin=0.5, swap=True)
centres = torch.randn(4, 10)
for step in range(10):
    labels = torch.randint(4, (16,))
    x = centres[labels] + 0.3 * torch.randn(16, 10)
    first, second = augment(x), augment(x)
    h, z = model(torch.cat([first, second]))
    nce, logits = info_nce_loss(z)
    with torch.no_grad():
        for slow, fast in zip(momentum_model.parameters(), model.parameters()):
            slow.data = slow.data * 0.9 + fast.data * 0.1
        keys = momentum_model(second)[1]
    positive = torch.einsum("nc,nc->n", [z[:16], keys]).unsqueeze(-1)
    negative = torch.einsum("nc,ck->nk", [z[:16], queue.clone().detach()])
    moco = F.cross_entropy(
        torch.cat([positive, negative], 1) / 0.2, torch.zeros(16, dtype=torch.long)
    )
    queue[:, pointer : pointer + 16] = keys.T
    pointer = (pointer + 16) % queue.size(1)
    anchor, positive, negative = h[:16], h[16:], h[16:].flip(0)
    loss = nce + moco + triplet(anchor, positive, negative) + batch_hard(h[:16], labels)
    cos = F.cosine_similarity(anchor[:, None], positive[None], dim=-1)
    rows, cols = torch.triu_indices(16, 16, offset=1)
    loss = loss + 0.1 * cos[rows, cols].pow(2).mean()
    off = (z.T @ z / 32).fill_diagonal_(0)
    loss = loss + 0.01 * off.pow(2).sum()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    accuracy = (logits.argmax(1) == 0).float().mean()
    losses += [loss.item(), accuracy.item()]
with torch.no_grad():
    model.eval()
    bank = F.normalize(model(centres)[0])
    test = F.normalize(model(centres + 0.1)[0])
    sim, idx = (test @ bank.t()).sort(descending=True)
    losses += idx[:, 0].float().tolist() + sim[:, 0].tolist()
