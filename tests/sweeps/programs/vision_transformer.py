"""A vision transformer of patches: a class token, learned positions, masks for padding, drop path, label smoothing."""

from functools import partial

import torch
import torch.nn as nn
import torch.nn.functional as F

torch.manual_seed(4)
losses = []


def drop_path(x, drop_prob: float = 0.0, training: bool = False):
    if drop_prob == 0.0 or not training:
        return x
    keep_prob = 1 - drop_prob
    shape = (x.shape[0],) + (1,) * (x.ndim - 1)
    random_tensor = keep_prob + torch.rand(shape, dtype=x.dtype, device=x.device)
    random_tensor.floor_()
    return x.div(keep_prob) * random_tensor


class DropPath(nn.Module):
    def __init__(self, drop_prob=None):
        super().__init__()
        self.drop_prob = drop_prob

    def forward(self, x):
        return drop_path(x, self.drop_prob, self.training)


class PatchEmbed(nn.Module):
    def __init__(self, img_size=12, patch_size=4, in_chans=3, embed_dim=24):
        super().__init__()
        self.num_patches = (img_size // patch_size) ** 2
        self.proj = nn.Conv2d(in_chans, embed_dim, kernel_size=patch_size, stride=patch_size)

    def forward(self, x):
        return self.proj(x).flatten(2).transpose(1, 2)


class Attention(nn.Module):
    def __init__(self, dim, num_heads=4, qkv_bias=False, attn_drop=0.0):
        super().__init__()
        self.num_heads, self.scale = num_heads, (dim // num_heads) ** -0.5
        self.qkv = nn.Linear(dim, dim * 3, bias=qkv_bias)
        self.attn_drop, self.proj = nn.Dropout(attn_drop), nn.Linear(dim, dim)

    def forward(self, x):
        B, N, C = x.shape
        qkv = (
            self.qkv(x).reshape(B, N, 3, self.num_heads, C // self.num_heads).permute(2, 0, 3, 1, 4)
        )
        q, k, v = qkv[0], qkv[1], qkv[2]
        attn = (q @ k.transpose(-2, -1)) * self.scale
        attn = self.attn_drop(attn.softmax(dim=-1))
        return self.proj((attn @ v).transpose(1, 2).reshape(B, N, C)), attn


class Block(nn.Module):
    def __init__(self, dim, num_heads, drop, norm_layer=nn.LayerNorm):
        super().__init__()
        self.norm1, self.norm2 = norm_layer(dim), norm_layer(dim)
        self.attn = Attention(dim, num_heads, qkv_bias=True, attn_drop=0.1)
        self.drop_path = DropPath(drop) if drop > 0.0 else nn.Identity()
        self.mlp = nn.Sequential(nn.Linear(dim, 2 * dim), nn.GELU("tanh"), nn.Linear(2 * dim, dim))

    def forward(self, x):
        y, attn = self.attn(self.norm1(x))
        x = x + self.drop_path(y)
        return x + self.drop_path(self.mlp(self.norm2(x)))


class VisionTransformer(nn.Module):
    def __init__(self, embed_dim=24, depth=3, num_classes=4, drop_path_rate=0.2):
        super().__init__()
        norm_layer = partial(nn.LayerNorm, eps=1e-6)
        self.patch_embed = PatchEmbed(embed_dim=embed_dim)
        self.cls_token = nn.Parameter(torch.zeros(1, 1, embed_dim))
        self.pos_embed = nn.Parameter(torch.zeros(1, self.patch_embed.num_patches + 1, embed_dim))
        dpr = [x.item() for x in torch.linspace(0, drop_path_rate, depth)]
        self.blocks = nn.ModuleList([Block(embed_dim, 4, dpr[i], norm_layer) for i in range(depth)])
        layer = nn.TransformerEncoderLayer(
            embed_dim, 4, 32, 0.1, "gelu", batch_first=True, norm_first=True
        )
        self.encoder = nn.TransformerEncoder(
            layer, 2, norm=nn.LayerNorm(embed_dim), enable_nested_tensor=False
        )
        self.norm, self.head = norm_layer(embed_dim), nn.Linear(embed_dim, num_classes)
        nn.init.trunc_normal_(self.pos_embed, std=0.02)
        nn.init.trunc_normal_(self.cls_token, std=0.02)
        self.apply(self._init_weights)

    def _init_weights(self, m):
        if isinstance(m, nn.Linear):
            nn.init.trunc_normal_(m.weight, std=0.02)
            if isinstance(m, nn.Linear) and m.bias is not None:
                nn.init.constant_(m.bias, 0)
        elif isinstance(m, nn.LayerNorm):
            nn.init.ones_(m.weight)

    def interpolated(self, w):
        patch_pos = self.pos_embed[:, 1:].reshape(1, 3, 3, -1).permute(0, 3, 1, 2)
        patch_pos = F.interpolate(patch_pos, size=(w, w), mode="bicubic", align_corners=False)
        return torch.cat(
            (self.pos_embed[:, :1], patch_pos.permute(0, 2, 3, 1).flatten(1, 2)), dim=1
        )

    def forward(self, x, padding=None):
        w = x.shape[-1] // 4
        x = self.patch_embed(x)
        x = torch.cat((self.cls_token.expand(x.shape[0], -1, -1), x), dim=1)
        x = x + (self.pos_embed if w == 3 else self.interpolated(w))
        for blk in self.blocks:
            x = blk(x)
        if padding is not None:
            x = self.encoder(x, src_key_padding_mask=padding)
        return self.head(self.norm(x)[:, 0])


model = VisionTransformer()
x, y = torch.randn(8, 3, 12, 12), torch.randint(0, 4, (8,))
padding = torch.zeros(8, 10, dtype=torch.bool)
padding[:4, 7:] = True
optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, betas=(0.9, 0.95), weight_decay=0.05)
scheduler = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=3e-3, total_steps=8)
criterion = nn.CrossEntropyLoss(label_smoothing=0.1)
for step in range(8):
    model.train()
    lam = float(torch.distributions.Beta(0.8, 0.8).sample())
    index = torch.randperm(x.size(0))
    mixed = lam * x + (1 - lam) * x[index]
    output = model(mixed, padding if step % 2 else None)
    loss = lam * criterion(output, y) + (1 - lam) * criterion(output, y[index])
    optimizer.zero_grad()
    loss.backward()
    norm = torch.nn.utils.clip_grad_norm_(model.parameters(), max_norm=1.0)
    optimizer.step()
    scheduler.step()
    losses += [loss.item(), norm.item()]
model.eval()
with torch.no_grad():
    losses += model(x, padding).topk(2, dim=1).values.flatten().tolist()
    losses.append(model(torch.randn(2, 3, 16, 16)).sum().item())
