# The web table's own page. Variables stay open here and are filled in by the page.

web-open-at = Marspost: your table is open at { $link } (Ctrl+C closes it)
web-need-key = This table needs its key. Open the link that Marspost printed when it started; it ends with ?key=…
web-incident = Something went wrong on our side; nothing was changed. If it happens again, note the incident { $name }.
web-bad-request = The table could not read that request.
web-too-large = That is too large: files may have up to 1 MiB.
web-too-many = There is no room for one more.
web-not-there = That is not here any more.
web-no-command = There is no command { $line }.
web-no-option = This command has no option “{ $option }”.
web-need-option = Please fill in “{ $option }”.
web-bad-option = The value for “{ $option }” does not fit.
web-bad-number = “{ $option }” must be a number from { $least } to { $most }.

web-tables = Tables
web-new-table = New table
web-new-table-name = Name of the new table
web-table-menu = Rename or remove this table
web-rename = Rename
web-rename-table = New name of the table
web-remove = Remove
web-remove-table = Remove the table “{ $name }” with its messages? A game that runs here is parked, not lost.
web-people = People at this keyboard
web-acting-as = You are
web-add-person = Add a person
web-new-person-name = Name of the new person
web-rename-person = Change your name
web-switch-to = Act as { $name }
web-asked = { $name } is asked to play
web-language = Language
web-menu = Open the list of tables
web-close = Close
web-cancel = Cancel
web-ok = OK

web-stream = Messages of this table
web-older = Show earlier messages
web-newer = New messages
web-only-you = Only you can see this
web-dismiss = Dismiss
web-used = { $name } used { $line }
web-you-used = You used { $line }
web-edited = edited
web-earlier-private = Earlier private answer
web-unfold = Show
web-thinking = Marspost is thinking…
web-download = Download { $name } ({ $size })
web-picture-gone = This picture is no longer kept. In words:
web-picture-open = Enlarge the picture
web-picture-alt = The picture in words
web-zoom-in = Enlarge
web-zoom-out = Make smaller
web-zoom-fit = Fit to the window
web-bot = BOT

web-command-bar = Commands and messages
web-hint = Type / for commands, or just talk
web-send = Send
web-commands = Commands
web-options = Options
web-optional = optional
web-no-match = Nothing fits
web-clear-command = Put this command away
web-remove-option = Leave out { $option }
web-choose-file = Choose a file, or drop it here
web-yes = yes
web-no = no
web-no-file-wanted = The command you are writing takes no file.

web-offline = The connection is cut. Trying again…
web-closed = The table is closed. Start Marspost again; this page then goes on by itself.
web-sign-in-again = This page lost its key. Open the printed link again.
web-failed = That did not get through. Try again?

web-welcome-title = Welcome to Mars
web-welcome-text = This is your table. Pick a way to begin; everything is set up for you, and you can look at the commands it used.
web-welcome-name = Your name
web-welcome-game = Game
web-welcome-solo = Play alone
web-welcome-solo-about = You against the planet. The quickest way to learn.
web-welcome-two = Two at this keyboard
web-welcome-two-about = Take turns on this screen; hands stay hidden until you switch.
web-welcome-computer = Against the computer
web-welcome-computer-about = It answers at once and never minds losing.
web-welcome-second = Second player
web-welcome-else = Or type / below and see everything you can do.
web-second-name = Ben
