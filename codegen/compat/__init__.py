"""Whether operators of two versions fit each other."""
