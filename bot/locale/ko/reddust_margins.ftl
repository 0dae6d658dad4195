# Red Dust Rebellion: where everybody stands. All sentences are our own.
## 승리 점수 차이
reddust-view-margins = 승리 점수 차이와 바꿀 수 있는 것
reddust-margins-short = 승리 차이  { $margins }
reddust-margins-head = { $faction } { $margin }: { $goal } { $n }, { $of } 초과 필요
reddust-margins-support = 지지 { $n }: { $spaces }
reddust-margins-more-support = 지지 쪽으로 한 단계: { $spaces }
reddust-margins-opposition = 반대 { $n }: { $spaces }
reddust-margins-more-opposition = 반대 쪽으로 한 단계: { $spaces }
reddust-margins-confidence = 지구 정부 신뢰도 { $n }: 한 칸 위 { $up }, 한 칸 아래 { $down }. 현재 방향 { $way }
reddust-margins-profits = 이익 { $n }: { $more } 더 얻으면 승리
reddust-margins-corp-bases = 화성의 기업 기지: { $n }
reddust-margins-bases = 화성의 기지 { $n }: 하나마다 1점
reddust-margins-control = CR 통제 { $n }: { $spaces }
reddust-margins-near = CR 통제까지 모자란 병력: { $spaces }
reddust-margins-enemy = 다른 진영의 기지: MG { $mg }, CORP { $corp }, RD { $rd }. 하나 없어지면 +1, 하나 생기면 −1
reddust-margins-space = { $space } { $n }
reddust-margins-alliance-coin = 지구-화성 연합: 화성 정부와 기업 중 낮은 차이가 둘 모두에게 적용됩니다.
reddust-margins-alliance-rebels = 화성의 아이들: 레드 더스트와 구원자 중 낮은 차이가 둘 모두에게 적용됩니다.
reddust-margins-alliance-both = 양쪽 모두 두 진영 중 낮은 차이가 적용됩니다.
