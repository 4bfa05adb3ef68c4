"""An autoencoder of discrete codes: Gumbel softmax, hard and soft, a relaxed distribution, temperatures that fall."""

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn
from torch.distributions import (
    Categorical,
    OneHotCategorical,
    RelaxedOneHotCategorical,
    kl_divergence,
)

torch.manual_seed(1)
losses = []
latent_dim, categorical_dim = 4, 5


class VAE_gumbel(nn.Module):
    def __init__(self, temp):
        super(VAE_gumbel, self).__init__()
        self.fc1, self.fc2 = nn.Linear(30, 24), nn.Linear(24, latent_dim * categorical_dim)
        self.fc3, self.fc4 = nn.Linear(latent_dim * categorical_dim, 24), nn.Linear(24, 30)
        self.temp = temp

    def encode(self, x):
        return self.fc2(F.relu(self.fc1(x)))

    def decode(self, z):
        return torch.sigmoid(self.fc4(F.relu(self.fc3(z))))

    def forward(self, x, temp, hard):
        q = self.encode(x.view(-1, 30))
        q_y = q.view(q.size(0), latent_dim, categorical_dim)
        z = F.gumbel_softmax(q_y, tau=temp, hard=hard, dim=-1)
        return self.decode(z.view(-1, latent_dim * categorical_dim)), F.softmax(q_y, dim=-1), q_y


def loss_function(recon_x, x, qy):
    BCE = F.binary_cross_entropy(recon_x, x.view(-1, 30), reduction="sum") / x.shape[0]
    log_ratio = torch.log(qy * categorical_dim + 1e-20)
    KLD = torch.sum(qy * log_ratio, dim=-1).mean()
    return BCE + KLD


temp_min, ANNEAL_RATE, temp = 0.5, 0.05, 1.0
model = VAE_gumbel(temp)
optimizer = torch.optim.Adam(model.parameters(), lr=1e-2)
images = (torch.rand(40, 5, 6) < 0.3).float()
prior = Categorical(torch.ones(latent_dim, categorical_dim) / categorical_dim)
for step in range(14):
    optimizer.zero_grad()
    recon, qy, logits = model(images, temp, hard=step % 2 == 1)
    loss = loss_function(recon, images, qy)
    kl = kl_divergence(Categorical(logits=logits), prior).sum(-1).mean()
    relaxed = RelaxedOneHotCategorical(torch.tensor(temp), logits=logits).rsample()
    loss = loss + 0.1 * kl + F.mse_loss(model.decode(relaxed.flatten(1)), images.flatten(1))
    loss.backward()
    optimizer.step()
    losses += [loss.item(), kl.item()]
    if step % 3 == 1:
        temp = np.maximum(temp * np.exp(-ANNEAL_RATE * step), temp_min)
ind = torch.zeros(4, latent_dim, 1).random_(0, categorical_dim).long()
sample = torch.zeros(4, latent_dim, categorical_dim).scatter_(-1, ind, 1)
losses.append(model.decode(sample.view(4, -1)).sum().item())
one = OneHotCategorical(logits=logits[0])
losses += one.sample((3,)).argmax(-1).flatten().float().tolist() + one.entropy().tolist()
