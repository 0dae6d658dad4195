"""Every game that can be learned, by key. A game with lessons of its own adds a line."""

from __future__ import annotations

from bot.learn.ares import ARES
from bot.learn.lessons import Course
from bot.learn.reddust import REDDUST

COURSES: dict[str, Course] = {course.game: course for course in (ARES, REDDUST)}
