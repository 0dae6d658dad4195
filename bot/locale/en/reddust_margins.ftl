# Red Dust Rebellion: where everybody stands. All sentences are our own.
## Margins
reddust-view-margins = Victory margins, and what would change them
reddust-margins-short = Margins  { $margins }
reddust-margins-head = { $faction } { $margin }: { $goal } { $n }, must exceed { $of }
reddust-margins-support = Support { $n }: { $spaces }
reddust-margins-more-support = One level towards Support: { $spaces }
reddust-margins-opposition = Opposition { $n }: { $spaces }
reddust-margins-more-opposition = One level towards Opposition: { $spaces }
reddust-margins-confidence = EarthGov Confidence { $n }: the next box up { $up }, down { $down }; it points { $way }
reddust-margins-profits = Profits { $n }: { $more } more would win
reddust-margins-corp-bases = Corporate Bases on Mars: { $n }
reddust-margins-bases = Bases on Mars { $n }: each one counts 1
reddust-margins-control = CR Control { $n }: { $spaces }
reddust-margins-near = Forces short of CR Control: { $spaces }
reddust-margins-enemy = Other Factions' Bases: MG { $mg }, CORP { $corp }, RD { $rd }; each one that goes counts +1, each new one −1
reddust-margins-space = { $space } { $n }
reddust-margins-alliance-coin = Earth-Mars Alliance: the lower margin of MarsGov and the Corporations counts for both.
reddust-margins-alliance-rebels = Children of Mars: the lower margin of Red Dust and the Reclaimers counts for both.
reddust-margins-alliance-both = On each side the lower of the two margins counts.
