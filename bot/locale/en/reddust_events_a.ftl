# Red Dust Rebellion: events 1 to 24 and the Campaigns. All sentences are our own. Card texts: at most 100 characters.

## Questions of events
reddust-ask-event_move = The Event: move up to { $n } to { $space }. Which, and from where?
reddust-ask-event_number = The Event: how many? At most { $n }.
reddust-ask-event_swap = The Event: replace up to { $n } with { $piece } in { $space }.
reddust-ask-scatter = The Event: { $n } units must leave { $origin }. Where to?
reddust-ask-scatter-units = The Event: which units go from { $origin } to { $space }? { $n } have to leave.
reddust-supply-lost = Supply lost: { $n } ({ $space })
