"""The drawing kit on which the boards of all games stand.

How a board is drawn, quickly:

    def background() -> Canvas: ...          # everything that never changes, panels with their shadows included
    canvas = Canvas.from_static(("ares", "board", language), background)      # a copy, about a millisecond
    canvas.chip((40, 60), "48", icon="coin")                                  # the changing pieces, from kept sprites
    canvas.badge((300, 200), theme.seat(0), 48)
    return encode.picture(canvas.image, alt, "board.png")

Draw arrows before pieces and rings before stacks, so that letters and numbers stay on top. Letters that are needed to
play are at least theme.SIZE_MIN high, all others theme.SIZE_SECONDARY. Look at everything with
`python -m tools.kit_sheet`, which writes out/kit_sheet.png.
"""
