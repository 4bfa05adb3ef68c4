"""A page of all operators of a project, for a browser without a server."""
