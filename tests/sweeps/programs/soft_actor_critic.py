"""Soft actor-critic: a squashed Gaussian policy, two critics, a temperature that tunes itself, a replay of arrays."""

import copy
from collections import deque, namedtuple

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.distributions import Normal, TanhTransform, TransformedDistribution

torch.manual_seed(33)
np.random.seed(33)
losses = []
LOG_SIG_MAX, LOG_SIG_MIN, epsilon = 2, -20, 1e-6
Transition = namedtuple("Transition", ("state", "action", "reward", "next_state", "done"))


class Pendulum:
    def __init__(self):
        self.rng = np.random.RandomState(0)

    def reset(self):
        self.state = self.rng.uniform(-0.5, 0.5, size=2).astype(np.float32)
        self.t = 0
        return self.state

    def step(self, action):
        angle, speed = self.state
        speed = speed + 0.1 * (np.sin(angle) + float(np.clip(action, -1, 1)[0]))
        self.state = np.array([angle + 0.1 * speed, speed], dtype=np.float32)
        self.t += 1
        return self.state, float(-(angle**2) - 0.1 * speed**2), self.t >= 15, {}


class ReplayBuffer:
    def __init__(self, capacity):
        self.memory = deque([], maxlen=capacity)

    def push(self, *args):
        self.memory.append(Transition(*args))

    def sample(self, batch_size):
        index = np.random.choice(len(self.memory), batch_size, replace=False)
        batch = Transition(*zip(*[self.memory[i] for i in index]))
        return (
            torch.as_tensor(np.stack([np.atleast_1d(v) for v in f]), dtype=torch.float32)
            for f in batch
        )


def mlp(sizes, activation=nn.ReLU, output_activation=nn.Identity):
    layers = []
    for j in range(len(sizes) - 1):
        act = activation if j < len(sizes) - 2 else output_activation
        layers += [nn.Linear(sizes[j], sizes[j + 1]), act()]
    return nn.Sequential(*layers)


class Actor(nn.Module):
    def __init__(self):
        super().__init__()
        self.net = mlp([2, 32, 32], output_activation=nn.ReLU)
        self.mu, self.log_std = nn.Linear(32, 1), nn.Linear(32, 1)

    def forward(self, obs):
        h = self.net(obs)
        return self.mu(h), torch.clamp(self.log_std(h), LOG_SIG_MIN, LOG_SIG_MAX)

    def sample(self, obs):
        mean, log_std = self(obs)
        normal = Normal(mean, log_std.exp())
        x_t = normal.rsample()
        y_t = torch.tanh(x_t)
        log_prob = normal.log_prob(x_t) - torch.log(1 - y_t.pow(2) + epsilon)
        return y_t, log_prob.sum(1, keepdim=True), torch.tanh(mean)


class Critic(nn.Module):
    def __init__(self):
        super().__init__()
        self.q1, self.q2 = mlp([3, 32, 1]), mlp([3, 32, 1])

    def forward(self, s, a):
        sa = torch.cat([s, a], -1)
        return self.q1(sa), self.q2(sa)


actor, critic = Actor(), Critic()
critic_target = copy.deepcopy(critic)
log_alpha = torch.zeros(1, requires_grad=True)
target_entropy = -torch.prod(torch.Tensor((1,))).item()
policy_optim = torch.optim.Adam(actor.parameters(), lr=3e-3)
critic_optim = torch.optim.Adam(critic.parameters(), lr=3e-3)
alpha_optim = torch.optim.Adam([log_alpha], lr=3e-3)
env, memory = Pendulum(), ReplayBuffer(200)
for episode in range(5):
    state, done = env.reset(), False
    while not done:
        with torch.no_grad():
            action = actor.sample(torch.from_numpy(state).float().unsqueeze(0))[0].cpu().numpy()[0]
        next_state, reward, done, _ = env.step(action)
        memory.push(state, action, reward, next_state, float(done))
        state = next_state
        if len(memory.memory) < 20:
            continue
        s, a, r, s2, d = memory.sample(16)
        alpha = log_alpha.exp()
        with torch.no_grad():
            a2, logp2, _ = actor.sample(s2)
            q_next = torch.min(*critic_target(s2, a2)) - alpha * logp2
            backup = r + 0.99 * (1 - d) * q_next
        q1, q2 = critic(s, a)
        q_loss = F.mse_loss(q1, backup) + F.mse_loss(q2, backup)
        critic_optim.zero_grad()
        q_loss.backward()
        critic_optim.step()
        for p in critic.parameters():
            p.requires_grad = False
        pi, logp, _ = actor.sample(s)
        policy_loss = (alpha.detach() * logp - torch.min(*critic(s, pi))).mean()
        policy_optim.zero_grad()
        policy_loss.backward()
        policy_optim.step()
        for p in critic.parameters():
            p.requires_grad = True
        alpha_loss = -(log_alpha * (logp + target_entropy).detach()).mean()
        alpha_optim.zero_grad()
        alpha_loss.backward()
        alpha_optim.step()
        with torch.no_grad():
            for target_param, param in zip(critic_target.parameters(), critic.parameters()):
                target_param.data.copy_(target_param.data * 0.995 + param.data * 0.005)
    if len(memory.memory) >= 20:
        losses += [q_loss.item(), policy_loss.item(), log_alpha.exp().item()]
squashed = TransformedDistribution(Normal(torch.zeros(3), 1.0), [TanhTransform()])
value = squashed.rsample()
losses += squashed.log_prob(value).tolist()
