"""A Discord that runs inside the test process: HTTP and gateway on loopback, with Discord's limits."""

from tests.discord_double.people import Person
from tests.discord_double.server import TOKEN, Double, running_double
from tests.discord_double.world import Channel, Interaction, Message

__all__ = ["TOKEN", "Channel", "Double", "Interaction", "Message", "Person", "running_double"]
