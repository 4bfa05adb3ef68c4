"""Forward mode: tangents, and the layer of calls that carries them."""
