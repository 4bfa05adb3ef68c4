"""A VQ-VAE: nearest codes, straight-through gradients, codes that follow averages, perplexity, a residual stack."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(23)
losses = []


class VectorQuantizerEMA(nn.Module):
    def __init__(self, num_embeddings, embedding_dim, commitment_cost, decay, epsilon=1e-5):
        super(VectorQuantizerEMA, self).__init__()
        self._embedding_dim, self._num_embeddings = embedding_dim, num_embeddings
        self._embedding = nn.Embedding(self._num_embeddings, self._embedding_dim)
        self._embedding.weight.data.normal_()
        self._commitment_cost = commitment_cost
        self.register_buffer("_ema_cluster_size", torch.zeros(num_embeddings))
        self._ema_w = nn.Parameter(torch.Tensor(num_embeddings, self._embedding_dim))
        self._ema_w.data.normal_()
        self._decay, self._epsilon = decay, epsilon

    def forward(self, inputs):
        inputs = inputs.permute(0, 2, 3, 1).contiguous()
        input_shape = inputs.shape
        flat_input = inputs.view(-1, self._embedding_dim)
        distances = (
            torch.sum(flat_input**2, dim=1, keepdim=True)
            + torch.sum(self._embedding.weight**2, dim=1)
            - 2 * torch.matmul(flat_input, self._embedding.weight.t())
        )
        encoding_indices = torch.argmin(distances, dim=1).unsqueeze(1)
        encodings = torch.zeros(
            encoding_indices.shape[0], self._num_embeddings, device=inputs.device
        )
        encodings.scatter_(1, encoding_indices, 1)
        quantized = torch.matmul(encodings, self._embedding.weight).view(input_shape)
        if self.training:
            self._ema_cluster_size = self._ema_cluster_size * self._decay + (
                1 - self._decay
            ) * torch.sum(encodings, 0)
            n = torch.sum(self._ema_cluster_size.data)
            self._ema_cluster_size = (
                (self._ema_cluster_size + self._epsilon)
                / (n + self._num_embeddings * self._epsilon)
                * n
            )
            dw = torch.matmul(encodings.t(), flat_input)
            self._ema_w = nn.Parameter(self._ema_w * self._decay + (1 - self._decay) * dw)
            self._embedding.weight = nn.Parameter(self._ema_w / self._ema_cluster_size.unsqueeze(1))
        e_latent_loss = F.mse_loss(quantized.detach(), inputs)
        loss = self._commitment_cost * e_latent_loss
        quantized = inputs + (quantized - inputs).detach()
        avg_probs = torch.mean(encodings, dim=0)
        perplexity = torch.exp(-torch.sum(avg_probs * torch.log(avg_probs + 1e-10)))
        return loss, quantized.permute(0, 3, 1, 2).contiguous(), perplexity, encodings


class Residual(nn.Module):
    def __init__(self, channels):
        super().__init__()
        self._block = nn.Sequential(
            nn.ReLU(True),
            nn.Conv2d(channels, 6, kernel_size=3, stride=1, padding=1, bias=False),
            nn.ReLU(True),
            nn.Conv2d(6, channels, kernel_size=1, stride=1, bias=False),
        )

    def forward(self, x):
        return x + self._block(x)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.encoder = nn.Sequential(
            nn.Conv2d(1, 12, 4, 2, 1), nn.Softplus(), Residual(12), nn.Conv2d(12, 4, 1)
        )
        self.vq = VectorQuantizerEMA(16, 4, 0.25, 0.9)
        self.decoder = nn.Sequential(
            nn.Conv2d(4, 8, 3, padding=1),
            nn.PixelShuffle(2),
            nn.CELU(),
            nn.UpsamplingNearest2d(scale_factor=1),
            nn.Conv2d(2, 1, 3, padding=1),
        )

    def forward(self, x):
        loss, quantized, perplexity, _ = self.vq(self.encoder(x))
        return loss, self.decoder(quantized), perplexity


model = Model()
optimizer = torch.optim.Adam(model.parameters(), lr=1e-2, amsgrad=False)
x = torch.sin(
    torch.linspace(0, 9, 12)[:, None] * torch.linspace(0, 2, 12) + torch.rand(10, 1, 1, 1) * 6
)
data_variance = torch.var(x / 1.0)
for i in range(10):
    optimizer.zero_grad()
    vq_loss, recon, perplexity = model(x)
    recon_error = F.mse_loss(recon, x) / data_variance
    loss = recon_error + vq_loss
    loss.backward()
    optimizer.step()
    losses += [loss.item(), perplexity.item()]
model.eval()
with torch.no_grad():
    counts = model.vq(model.encoder(x))[3].sum(0)
losses += [model.vq._ema_cluster_size.sum().item(), counts.max().item(), (counts > 0).sum().item()]
