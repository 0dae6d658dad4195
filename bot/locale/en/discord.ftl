# Said by the Discord front end itself.

discord-incident = Something went wrong on our side; nothing was changed. If it happens again, tell us the incident { $name }.
discord-missing-permissions = I cannot play here yet. In { $channel } I still need: { $permissions }. Someone who manages this server can allow it in the channel's settings; then try again.
discord-permission-view-channel = View Channel
discord-permission-send-messages = Send Messages
discord-permission-send-messages-in-threads = Send Messages in Threads
discord-permission-attach-files = Attach Files
discord-outdated-command = This command has changed since your Discord loaded it. Reload Discord (Ctrl+R, or restart the app) and type it again. Nothing was done.
discord-outdated-form = This form belongs to an earlier release. Use /play to see what you can do now. Nothing was done.
discord-answer-expired = { $person }, Discord no longer lets me answer you privately there: it took too long. What you did is saved; use /play to see where you are.
discord-file-too-large = This file is too large: up to 1 MiB can be read.
discord-file-unreadable = Discord did not hand over the file. Please send it again.
