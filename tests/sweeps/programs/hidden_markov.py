"""A hidden Markov model: the forward algorithm differentiated, posteriors as gradients, Viterbi's path, a mixture."""

import torch
from torch import nn
from torch.distributions import Categorical, MixtureSameFamily, Normal

torch.manual_seed(2)
losses = []
N, M = 3, 6


class HMM(nn.Module):
    def __init__(self):
        super().__init__()
        self.unnormalized_transition = nn.Parameter(torch.randn(N, N))
        self.unnormalized_emission = nn.Parameter(torch.randn(N, M))
        self.unnormalized_priors = nn.Parameter(torch.randn(N))

    def log_alpha(self, x, lengths):
        priors = self.unnormalized_priors.log_softmax(0)
        A = torch.log_softmax(self.unnormalized_transition, dim=0)
        B = torch.log_softmax(self.unnormalized_emission, dim=1)
        batch, T_max = x.shape
        log_alpha = torch.zeros(batch, T_max, N)
        log_alpha[:, 0, :] = B[:, x[:, 0]].transpose(0, 1) + priors
        for t in range(1, T_max):
            moved = torch.logsumexp(A[None] + log_alpha[:, t - 1, None, :].clone(), dim=2)
            log_alpha[:, t, :] = B[:, x[:, t]].transpose(0, 1) + moved
        log_sums = log_alpha.logsumexp(dim=2)
        return torch.gather(log_sums, 1, lengths.view(-1, 1) - 1)

    def viterbi(self, x):
        A, B = self.unnormalized_transition.log_softmax(0), self.unnormalized_emission.log_softmax(
            1
        )
        delta = B[:, x[0]] + self.unnormalized_priors.log_softmax(0)
        back = []
        for token in x[1:]:
            best, argmax = torch.max(A + delta, dim=1)
            delta = best + B[:, token]
            back.append(argmax)
        path = [delta.argmax().item()]
        for pointers in reversed(back):
            path.append(pointers[path[-1]].item())
        return path[::-1]


model = HMM()
x, lengths = torch.randint(M, (8, 10)), torch.randint(4, 11, (8,))
optimizer = torch.optim.Rprop(model.parameters(), lr=0.02)
for _ in range(10):
    loss = -model.log_alpha(x, lengths).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
losses += [float(s) for s in model.viterbi(x[0])]
posterior = torch.autograd.grad(model.log_alpha(x, lengths).sum(), model.unnormalized_emission)[0]
losses += posterior.flatten().tolist()
values = torch.cat([torch.randn(30) - 2, torch.randn(20) * 0.5 + 1.5])
logits, loc, scale = (torch.zeros(2), torch.tensor([-1.0, 1.0]), torch.zeros(2))
params = [t.requires_grad_(True) for t in (logits, loc, scale)]
optimizer = torch.optim.NAdam(params, lr=0.1)
for _ in range(15):
    mixture = MixtureSameFamily(Categorical(logits=logits), Normal(loc, scale.exp()))
    loss = -mixture.log_prob(values).mean()
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    losses.append(loss.item())
losses += [mixture.mean.item(), mixture.variance.item(), mixture.cdf(torch.tensor(0.0)).item()]
losses += mixture.sample((4,)).tolist()
