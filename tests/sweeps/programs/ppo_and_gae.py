"""An agent on a grid of its own: generalized advantages, clipped ratios, entropies, Categorical actions."""

import torch
from torch import nn
from torch.distributions import Categorical

torch.manual_seed(13)
losses = []
body = nn.Sequential(nn.Linear(4, 16), nn.Tanh())
actor, critic = nn.Linear(16, 3), nn.Linear(16, 1)
nn.init.orthogonal_(actor.weight, gain=0.01)
nn.init.constant_(actor.bias, 0.0)
params = [*body.parameters(), *actor.parameters(), *critic.parameters()]
optimizer = torch.optim.Adam(params, lr=3e-3, eps=1e-5)
state, store = torch.zeros(5, 4), []


def env(state, action):
    move = torch.nn.functional.one_hot(action, 4).float() - 0.3
    state = (state + move + 0.05 * torch.randn_like(state)).clamp(-3, 3)
    return state, -state.pow(2).mean(-1), (state.abs().amax(-1) > 2.5).float()


for update in range(3):
    S, A, LP, R, D, V = [], [], [], [], [], []
    for _ in range(12):
        with torch.no_grad():
            h = body(state)
            dist = Categorical(logits=actor(h))
            action = dist.sample()
            value = critic(h).squeeze(-1)
        after, reward, done = env(state, action)
        for kept, item in zip(
            (S, A, LP, R, D, V), (state, action, dist.log_prob(action), reward, done, value)
        ):
            kept.append(item)
        state = after * (1 - done).unsqueeze(-1)
    S, A, LP, R, D, V = map(torch.stack, (S, A, LP, R, D, V))
    adv, last = torch.zeros_like(R), 0
    with torch.no_grad():
        following = critic(body(state)).squeeze(-1)
    for t in reversed(range(len(R))):
        nxt = following if t == len(R) - 1 else V[t + 1]
        delta = R[t] + 0.99 * nxt * (1 - D[t]) - V[t]
        adv[t] = last = delta + 0.99 * 0.95 * (1 - D[t]) * last
    returns = adv + V
    flat = [t.flatten(0, 1) for t in (S, A, LP, adv, returns)]
    for _ in range(2):
        for index in torch.randperm(len(flat[0])).split(20):
            s, a, lp, ad, ret = (t[index] for t in flat)
            ad = (ad - ad.mean()) / (ad.std() + 1e-8)
            h = body(s)
            dist = Categorical(logits=actor(h))
            ratio = (dist.log_prob(a) - lp).exp()
            policy = -torch.min(ratio * ad, ratio.clamp(0.8, 1.2) * ad).mean()
            value = nn.functional.mse_loss(critic(h).view(-1), ret)
            loss = policy + 0.5 * value - 0.01 * dist.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(params, 0.5)
            optimizer.step()
            losses.append(loss.item())
