"""One page of all operators of a project, for a browser and nobody's server."""
