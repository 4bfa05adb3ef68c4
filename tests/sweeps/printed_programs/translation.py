"""Translation with nn.Transformer: masks, padding, greedy decoding, and layers in other forms."""

import torch, torch.nn as nn, math
from torch import Tensor
from torch.nn import Transformer
from torch.nn.utils.rnn import pad_sequence
from torch.utils.data import DataLoader

torch.manual_seed(0)
UNK, PAD, BOS, EOS = (0, 1, 2, 3)


class PositionalEncoding(nn.Module):

    def __init__(self, emb_size, dropout, maxlen=50):
        super().__init__()
        den = torch.exp(-torch.arange(0, emb_size, 2) * math.log(10000) / emb_size)
        pos = torch.arange(0, maxlen).reshape(maxlen, 1)
        pe = torch.zeros((maxlen, emb_size))
        pe[:, 0::2] = torch.sin(pos * den)
        pe[:, 1::2] = torch.cos(pos * den)
        pe = pe.unsqueeze(-2)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("pos_embedding", pe)

    def forward(self, e: Tensor):
        return self.dropout(e + self.pos_embedding[: e.size(0), :])


class TokenEmbedding(nn.Module):

    def __init__(self, v, e):
        super().__init__()
        self.embedding = nn.Embedding(v, e)
        self.emb_size = e

    def forward(self, t):
        return self.embedding(t.long()) * math.sqrt(self.emb_size)


class Seq2SeqTransformer(nn.Module):

    def __init__(self, n, emb, h, sv, tv, ff=32, dropout=0.1):
        super().__init__()
        self.transformer = Transformer(
            d_model=emb,
            nhead=h,
            num_encoder_layers=n,
            num_decoder_layers=n,
            dim_feedforward=ff,
            dropout=dropout,
        )
        self.generator = nn.Linear(emb, tv)
        self.s = TokenEmbedding(sv, emb)
        self.t = TokenEmbedding(tv, emb)
        self.pe = PositionalEncoding(emb, dropout)

    def forward(self, src, trg, sm, tm, spm, tpm, mpm):
        return self.generator(
            self.transformer(
                self.pe(self.s(src)), self.pe(self.t(trg)), sm, tm, None, spm, tpm, mpm
            )
        )

    def encode(self, s, m):
        return self.transformer.encoder(self.pe(self.s(s)), m)

    def decode(self, t, mem, m):
        return self.transformer.decoder(self.pe(self.t(t)), mem, m)


def square(sz):
    mask = (torch.triu(torch.ones((sz, sz))) == 1).transpose(0, 1)
    return mask.float().masked_fill(mask == 0, float("-inf")).masked_fill(mask == 1, float(0.0))


print(square(4), nn.Transformer.generate_square_subsequent_mask(3))


def create_mask(s, t):
    return (
        torch.zeros((s.shape[0], s.shape[0])).type(torch.bool),
        square(t.shape[0]),
        (s == PAD).transpose(0, 1),
        (t == PAD).transpose(0, 1),
    )


m = Seq2SeqTransformer(2, 16, 2, 12, 12)
for p in m.parameters():
    if p.dim() > 1:
        nn.init.xavier_uniform_(p)
print(m)
loss_fn = nn.CrossEntropyLoss(ignore_index=PAD)
opt = torch.optim.Adam(m.parameters(), lr=0.001, betas=(0.9, 0.98), eps=1e-09)
pairs = [(torch.randint(4, 12, (int(n),)), None) for n in torch.randint(3, 7, (16,))]
pairs = [(s, s.flip(0)) for s, _ in pairs]


def collate(batch):
    S, T = ([], [])
    for s, t in batch:
        S.append(torch.cat((torch.tensor([BOS]), s, torch.tensor([EOS]))))
        T.append(torch.cat((torch.tensor([BOS]), t, torch.tensor([EOS]))))
    return (pad_sequence(S, padding_value=PAD), pad_sequence(T, padding_value=PAD))


for ep in range(2):
    m.train()
    tot = 0
    for s, t in DataLoader(pairs, batch_size=4, collate_fn=collate):
        ti = t[:-1, :]
        masks = create_mask(s, ti)
        lo = m(s, ti, *masks, masks[2])
        opt.zero_grad()
        loss = loss_fn(lo.reshape(-1, lo.shape[-1]), t[1:, :].reshape(-1))
        loss.backward()
        opt.step()
        tot += loss.item()
    print(f"Epoch: {ep}, Train loss: {tot / 4:.3f}", s.shape, t.shape, s[:, 0])
m.eval()
src = pairs[0][0].view(-1, 1)
n = src.shape[0]
mem = m.encode(src, torch.zeros(n, n).type(torch.bool))
ys = torch.ones(1, 1).fill_(BOS).type(torch.long)
for i in range(n + 2):
    out = m.decode(ys, mem, square(ys.size(0)).type(torch.bool)).transpose(0, 1)
    prob = m.generator(out[:, -1])
    _, nw = torch.max(prob, dim=1)
    nw = nw.item()
    ys = torch.cat([ys, torch.ones(1, 1).type_as(src.data).fill_(nw)], dim=0)
    if nw == EOS:
        break
print(ys.flatten(), mem.grad_fn, prob.grad_fn)
layer = nn.TransformerEncoderLayer(
    8, 2, 16, batch_first=True, norm_first=True, activation="gelu", bias=False
)
enc = nn.TransformerEncoder(layer, 2, norm=nn.LayerNorm(8), enable_nested_tensor=False)
print(enc, list(enc.state_dict())[:6])
x = torch.randn(2, 4, 8)
enc.eval()
print(
    enc(x, is_causal=True, mask=nn.Transformer.generate_square_subsequent_mask(4)).shape,
    enc(x, src_key_padding_mask=torch.tensor([[False] * 4, [False, False, True, True]]))[1, 0, :3],
)
dec = nn.TransformerDecoder(nn.TransformerDecoderLayer(8, 2, 16, batch_first=True), 1)
print(dec(x, x).grad_fn, dec)
