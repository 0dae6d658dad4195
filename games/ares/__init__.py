"""Terraforming Mars: Ares Expedition behind the contract of `games.core`."""
