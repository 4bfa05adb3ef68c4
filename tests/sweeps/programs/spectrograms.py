"""Sounds by their spectra: STFT, a mel filterbank, masking, a causal convolutional network, Griffin and Lim's phases."""

import math

import torch
import torch.nn.functional as F
from torch import nn
from torch.nn.utils import weight_norm

torch.manual_seed(29)
losses = []
rate, n_fft, hop = 800, 64, 16


def mel_filters(n_mels=8):
    to_mel = lambda f: 2595 * math.log10(1 + f / 700)
    points = torch.linspace(to_mel(0), to_mel(rate / 2), n_mels + 2)
    hz = 700 * (10 ** (points / 2595) - 1)
    bins = torch.linspace(0, rate / 2, n_fft // 2 + 1)
    slopes = hz.unsqueeze(0) - bins.unsqueeze(1)
    width = hz[1:] - hz[:-1]
    down, up = -slopes[:, :-2] / width[:-1], slopes[:, 2:] / width[1:]
    return torch.max(torch.zeros(1), torch.min(down, up))


def log_mel(wave):
    spec = torch.stft(wave, n_fft, hop, window=torch.hann_window(n_fft), return_complex=True)
    power = spec.abs().pow(2).clamp_min(1e-10)
    return torch.log10(torch.einsum("bft,fm->bmt", power, mel_filters())).clamp(min=-6)


class Chomp1d(nn.Module):
    def __init__(self, chomp_size):
        super().__init__()
        self.chomp_size = chomp_size

    def forward(self, x):
        return x[:, :, : -self.chomp_size].contiguous()


class TemporalBlock(nn.Module):
    def __init__(self, n_in, n_out, kernel_size, dilation, dropout=0.1):
        super().__init__()
        padding = (kernel_size - 1) * dilation
        self.conv1 = weight_norm(
            nn.Conv1d(n_in, n_out, kernel_size, padding=padding, dilation=dilation)
        )
        self.net = nn.Sequential(self.conv1, Chomp1d(padding), nn.ReLU(), nn.Dropout1d(dropout))
        self.downsample = nn.Conv1d(n_in, n_out, 1) if n_in != n_out else None
        self.conv1.weight_v.data.normal_(0, 0.1)

    def forward(self, x):
        res = x if self.downsample is None else self.downsample(x)
        return F.relu(self.net(x) + res)


class TCN(nn.Module):
    def __init__(self):
        super().__init__()
        channels = [8, 12, 12]
        self.network = nn.Sequential(
            *[TemporalBlock(channels[i], channels[i + 1], 3, 2**i) for i in range(2)]
        )
        self.pool, self.linear = nn.AdaptiveMaxPool1d(1), nn.LazyLinear(3)

    def forward(self, x):
        return self.linear(self.pool(self.network(x)).squeeze(-1))


t = torch.arange(400) / rate
labels = torch.arange(12) % 3
frequency = torch.tensor([50.0, 110.0, 230.0])[labels] * (1 + 0.05 * torch.randn(12))
waves = torch.sin(2 * math.pi * frequency[:, None] * t) * torch.hamming_window(
    400
) + 0.2 * torch.randn(12, 400)
features = log_mel(waves)
features = (features - features.mean((1, 2), keepdim=True)) / features.std(dim=(1, 2), keepdim=True)
losses += [features.abs().mean().item(), float(features.shape[-1])]
model = TCN()
model(features)
optimizer = torch.optim.SGD(model.parameters(), lr=0.1, momentum=0.9)
scheduler = torch.optim.lr_scheduler.MultiStepLR(optimizer, milestones=[4, 7], gamma=0.3)
for epoch in range(9):
    x = features.clone()
    start = int(torch.randint(0, 20, ()))
    x[..., start : start + 3] = 0
    loss = F.cross_entropy(model(x), labels)
    optimizer.zero_grad()
    loss.backward()
    optimizer.step()
    scheduler.step()
    losses += [loss.item(), scheduler.get_last_lr()[0]]
magnitude = torch.stft(
    waves[:2], n_fft, hop, window=torch.hann_window(n_fft), return_complex=True
).abs()
angles = torch.exp(2j * math.pi * torch.rand(magnitude.shape))
for _ in range(6):
    wave = torch.istft(magnitude * angles, n_fft, hop, window=torch.hann_window(n_fft), length=400)
    rebuilt = torch.stft(wave, n_fft, hop, window=torch.hann_window(n_fft), return_complex=True)
    angles = rebuilt / (rebuilt.abs() + 1e-8)
    losses.append(torch.linalg.norm(rebuilt.abs() - magnitude).item())
spectrum = torch.fft.rfft(waves, dim=-1)
peak = torch.fft.rfftfreq(400, 1 / rate)[spectrum.abs()[:, 5:].argmax(-1) + 5]
losses += peak.tolist()
shifted = torch.fft.irfft(spectrum * torch.exp(-2j * math.pi * torch.fft.rfftfreq(400) * 10), n=400)
losses.append(torch.corrcoef(torch.stack([shifted[0], waves[0].roll(10)]))[0, 1].item())
