"""A graph attention network on lists of edges: softmax over neighbours by scattering, and a readout per graph."""

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(9)
losses = []


def scatter_softmax(src, index, num_nodes):
    largest = torch.full((num_nodes, src.size(1)), float("-inf"))
    largest = largest.scatter_reduce(0, index.unsqueeze(-1).expand_as(src), src, reduce="amax")
    out = (src - largest.index_select(0, index)).exp()
    total = torch.zeros(num_nodes, src.size(1)).index_add_(0, index, out)
    return out / (total[index] + 1e-16)


class GATConv(nn.Module):
    def __init__(self, in_channels, out_channels, heads=1, concat=True, negative_slope=0.2):
        super().__init__()
        self.heads, self.out_channels, self.concat = heads, out_channels, concat
        self.negative_slope = negative_slope
        self.lin = nn.Linear(in_channels, heads * out_channels, bias=False)
        self.att_src = nn.Parameter(torch.empty(1, heads, out_channels))
        self.att_dst = nn.Parameter(torch.empty(1, heads, out_channels))
        self.bias = nn.Parameter(torch.zeros(heads * out_channels if concat else out_channels))
        self.reset_parameters()

    def reset_parameters(self):
        for weight in (self.lin.weight, self.att_src, self.att_dst):
            nn.init.xavier_uniform_(weight, gain=nn.init.calculate_gain("relu"))

    def forward(self, x, edge_index):
        n = x.shape[0]
        loops = torch.arange(n, dtype=torch.long).repeat(2, 1)
        src, dst = torch.cat([edge_index, loops], dim=1)
        h = self.lin(x).view(n, self.heads, self.out_channels)
        alpha = (h * self.att_src).sum(-1)[src] + (h * self.att_dst).sum(-1)[dst]
        alpha = scatter_softmax(F.leaky_relu(alpha, self.negative_slope), dst, n)
        alpha = F.dropout(alpha, p=0.2, training=self.training)
        out = torch.zeros_like(h).index_add(0, dst, h[src] * alpha.unsqueeze(-1))
        out = out.flatten(1) if self.concat else out.mean(dim=1)
        return out + self.bias


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv1, self.conv2 = GATConv(7, 4, heads=3), GATConv(12, 6, concat=False)
        self.norm, self.head = nn.GroupNorm(3, 12), nn.Linear(12, 2)

    def forward(self, x, edge_index, batch):
        x = F.elu(self.norm(self.conv1(x, edge_index)))
        x = self.conv2(x, edge_index)
        graphs = int(batch.max()) + 1
        count = torch.bincount(batch, minlength=graphs).clamp(min=1)
        mean = x.new_zeros(graphs, x.size(-1)).scatter_add_(
            0, batch[:, None].expand(-1, x.size(-1)), x
        )
        mean = mean / count.unsqueeze(1)
        top = torch.stack([x[batch == g].max(0)[0] for g in range(graphs)])
        return self.head(torch.cat([mean, top], 1))


sizes = torch.randint(4, 9, (10,))
batch = torch.repeat_interleave(torch.arange(10), sizes)
start = torch.cumsum(sizes, 0) - sizes
edges = []
for first, size in zip(start.tolist(), sizes.tolist()):
    adjacency = torch.rand(size, size) < 0.4
    adjacency = (adjacency | adjacency.t()) & ~torch.eye(size, dtype=torch.bool)
    edges.append(adjacency.nonzero(as_tuple=False).t() + first)
edge_index = torch.cat(edges, 1)
edge_index, inverse = torch.unique(edge_index, dim=1, return_inverse=True)
x = torch.randn(len(batch), 7)
y = (sizes > 6).long()
model = Net()
optimizer = torch.optim.Adam(model.parameters(), lr=0.01, weight_decay=5e-4)
for epoch in range(12):
    model.train()
    optimizer.zero_grad()
    loss = F.nll_loss(F.log_softmax(model(x, edge_index, batch), dim=1), y)
    loss.backward()
    nn.utils.clip_grad_norm_(model.parameters(), 2.0)
    optimizer.step()
    model.eval()
    losses.append(loss.item())
with torch.no_grad():
    pred = model(x, edge_index, batch).argmax(dim=-1)
losses += [float((pred == y).sum()) / len(y), float(edge_index.sum()), float(inverse.sum())]
