"""The pictures put together: the whole board, and one sector large."""

from __future__ import annotations

from games.reddust import layout
from renderers.kit import theme
from renderers.kit.canvas import Canvas
from renderers.reddust import ground, header, sky, spaces, tracks, words
from renderers.reddust.scene import WIDTH, Chart, Scene

SKY_TOP = header.HEIGHT
MAP_TOP = SKY_TOP + sky.HEIGHT
TRACKS_TOP = MAP_TOP + layout.HEIGHT + 12
HEIGHT = TRACKS_TOP + tracks.HEIGHT
CHART = Chart(0, MAP_TOP, 1.0, 1.0)


def draw(scene: Scene) -> Canvas:
    """The events above, then the sky, the map, and the tracks below."""
    canvas = Canvas.from_static("reddust/board", _static)
    header.draw(canvas, scene)
    sky.draw(canvas, scene, SKY_TOP)
    spaces.draw(canvas, scene, CHART)
    _labels(canvas, scene, CHART, tuple(layout.SECTOR_LABEL))
    spaces.wilderness(canvas, scene, CHART)
    tracks.draw(canvas, scene, TRACKS_TOP)
    return canvas


def _static() -> Canvas:
    ground.prepare(CHART)
    canvas = ground.background(CHART, (WIDTH, HEIGHT))
    canvas.image.paste(theme.GROUND, (0, 0, WIDTH, SKY_TOP))
    canvas.image.paste(theme.GROUND, (0, TRACKS_TOP - 8, WIDTH, HEIGHT))
    sky.static(canvas, SKY_TOP)
    return canvas


def _labels(canvas: Canvas, scene: Scene, chart: Chart, sectors: tuple[str, ...]) -> None:
    for name in sectors:
        ground.sector_label(canvas, chart, layout.SECTOR_LABEL[name], scene.say(words.sector_name(name)))


def sector(scene: Scene, name: str) -> Canvas:
    """One sector over the whole width; letters and pieces grow less than the ground, so that more finds room."""
    left, top, right, bottom = layout.SECTORS[name]
    scale = WIDTH / (right - left)
    chart = Chart(-left * scale, -top * scale, scale, 1 + (scale - 1) * 0.6)
    size = (WIDTH, round((bottom - top) * scale))
    canvas = Canvas.from_static(("reddust/sector", name), lambda: ground.background(chart, size))
    spaces.draw(canvas, scene, chart, name)
    _labels(canvas, scene, chart, (name,))
    return canvas
