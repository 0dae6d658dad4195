"""`/learn`: guided practice games. Lessons are data; `progress` recognises what was learned, `tutor` tells it."""
