# 게임의 움직이는 다시 보기.

core-cmd-replay = 지금까지의 게임을 관전자의 눈으로 움직이는 그림으로 봅니다
core-arg-replay-from = 이 수 다음부터 (/log의 번호); 비우면 처음부터
core-arg-replay-to = 이 수까지; 비우면 가장 최근까지
core-arg-replay-speed = 수가 넘어가는 빠르기
core-arg-replay-share = 채널 전체에 보여 줍니다
core-choice-replay-speed-slow = 느리게
core-choice-replay-speed-normal = 보통
core-choice-replay-speed-fast = 빠르게
core-replay-title = 다시 보기: { $game }
core-replay-text = { $first }수부터 { $last }수까지, 관전자가 보는 그림 { $n }장. 한 장면만 보려면 `/board at:`
core-replay-move = { $of }수 중 { $n }수
core-replay-begin = 여기서 시작합니다.
core-replay-alt = { $game }, { $first }수부터 { $last }수까지의 움직이는 그림 { $n }장. 처음: { $begin }. 끝: { $end }. 있었던 일은 /log에 글로 있습니다.
core-replay-no-pictures = 이 게임에는 그림이 없습니다. 있었던 일은 `/log`에 있습니다.
core-replay-empty = 거기에는 아직 보여 줄 끝난 수가 없습니다. `from`과 `to`를 비우면 게임 전체를 봅니다.
core-replay-under-way = 이 테이블의 다시 보기를 이미 그리고 있습니다. 몇 초 걸리니 나온 뒤에 다시 청하세요.
core-replay-busy = 지금 여러 테이블의 다시 보기를 그리고 있습니다. 잠시 뒤에 다시 해 보세요.
core-replay-broken = 이 게임의 기록은 이 판의 규칙으로 다시 둘 수 없습니다. `/board`와 `/log`는 쓸 수 있습니다.
