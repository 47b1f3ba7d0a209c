"""The house on the network: HTTP, the socket, and the command."""
