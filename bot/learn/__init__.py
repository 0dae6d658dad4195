"""`/learn`: guided practice games. Lessons are data (`courses`); `progress` recognises what was learned, `tutor` speaks."""
