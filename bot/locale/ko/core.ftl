# 테이블 자체의 글: 대기실, 패널, 게시글, 거절, 명령.

core-literal = { $text }
core-yes = 예
core-no = 아니요

## 엔진의 거절
core-unknown-action = 이 게임에 없는 행동입니다.
core-not-an-option = 지금은 할 수 없습니다.
core-not-asked = 지금은 결정하실 것이 없습니다.

## 테이블의 거절
core-no-game = 이 채널에는 아직 게임이 없습니다. /game new 로 시작하세요.
core-no-such-game = 그 게임은 더 이상 없습니다.
core-unknown-game = 이 봇은 "{ $game }" 게임을 모릅니다.
core-not-started = 게임이 아직 시작되지 않았습니다. /game join 으로 자리에 앉은 뒤 /game start 하세요.
core-already-started = 게임이 이미 시작되었습니다.
core-game-over = 게임이 끝났습니다.
core-parked = 이 게임은 채널을 잃어 보관 중입니다. /game move 로 다른 채널에 가져오세요.
core-not-seated = 이 테이블에 자리가 없습니다.
core-not-your-seat = 당신의 자리가 아닙니다.
core-not-your-button = 그 패널은 다른 사람의 자리에 속합니다.
core-no-such-seat = "{ $seat }" 자리는 없습니다.
core-seat-taken = 이미 누가 앉아 있습니다.
core-table-full = 모든 자리가 찼습니다.
core-already-seated = 이미 자리가 있습니다. 한 자리를 더 맡으려면 자리를 적으세요: /game join seat:
core-channel-taken = 이 채널에서는 이미 게임이 진행 중입니다. 다른 채널이나 스레드를 쓰거나 /game end 로 끝내세요.
core-unknown-computer = 여기에는 "{ $name }" 컴퓨터 플레이어가 없습니다. 가능: { $known }.
core-too-few = { $need }자리 중 { $n }자리가 찼습니다. 게임에는 { $need }자리가 필요합니다.
core-not-ready = 아직 준비하지 않은 사람: { $who }. 테이블을 연 사람은 기다리지 않고 시작할 수 있습니다.
core-seats-taken = 누군가 자리를 잃게 됩니다. 먼저 자리에서 일어나야 합니다.
core-unknown-option = "{ $name }" 옵션은 없습니다. 가능: { $known }.
core-unknown-value = { $name }에 "{ $value }" 값은 쓸 수 없습니다. 가능: { $known }.
core-options-clash = 함께 쓸 수 없는 옵션입니다: { $why }
core-bad-setup = "{ $text }" 부분을 이해할 수 없습니다. players=3 pace=24 처럼 적으세요.
core-not-a-number = "{ $text }" 값은 숫자가 아닙니다.
core-unknown-command = 여기서는 (더 이상) 쓸 수 없는 명령입니다.
core-unknown-control = 여기서는 (더 이상) 쓸 수 없는 버튼입니다. /play 로 계속하세요.
core-stale = 이전 상황의 버튼이라 아무 일도 하지 않았습니다. 지금 상황은 여기에서 볼 수 있습니다:
core-too-many-steps = 한 번에 { $n }단계가 넘는 수는 계획할 수 없습니다.
core-after-reveal = { $n }단계에서 무언가 공개되므로 그 뒤는 계획할 수 없습니다. 거기서 수를 마치고 결과를 본 뒤 계속하세요.
core-storage-trouble = 지금은 저장할 수 없어 아무것도 바뀌지 않았습니다. 나중에 다시 시도해 주세요 (사건 번호 { $incident }).
core-incident = 저희 쪽에 문제가 생겨 아무것도 바뀌지 않았습니다. 사건 번호 { $incident } 로 기록되었습니다.
core-done-already = 완료했습니다.
core-done-before = 이미 처리되었습니다: { $what }

## 대기실
core-lobby-title = { $game }: 테이블 준비 중
core-lobby-made = 테이블이 준비되었습니다.
core-lobby-started = { $game }: 게임이 시작되었습니다
core-lobby-open = ○ { $seat }: 비어 있음
core-lobby-taken = ● { $seat }: **{ $who }**
core-lobby-ready = ✔ { $seat }: **{ $who }**
core-lobby-footer = 테이블 { $game }
core-option-line = { $name }: { $value }
core-option-pace = 결정 시간
core-pace = { $hours }시간
core-pace-none = 제한 없음
core-started = 게임이 시작되었습니다.
core-computer-name = 컴퓨터 { $n } ({ $policy })
core-policy-random = 무작위
core-policy-steady = 차분함
core-button-join = 앉기
core-button-leave = 일어나기
core-button-ready = 준비
core-button-options = 옵션
core-button-start = 시작
core-button-close = 돌아가기
core-button-more-options = 다른 옵션
core-button-computer = 컴퓨터 플레이어 추가 ({ $policy })
core-select-seat = 자리 고르기 …

## 패널
core-panel-title = { $game }: 당신의 차례
core-panel-title-seat = { $game }: { $who }의 차례
core-panel-plan = 계획
core-panel-preview = 이렇게 됩니다
core-panel-reveals = 마지막 단계에서 아직 아무도 알 수 없는 것이 공개됩니다. 확정하면 테이블의 동의 없이는 무를 수 없습니다.
core-panel-complete = 수가 완성되었습니다. 확정하면 모두에게 공개됩니다.
core-panel-optional = 이미 답하셨습니다. 아직 바꿀 수 있습니다.
core-panel-group = { $group }:
core-panel-not-now = 지금은 안 됨:
core-panel-all-legal = 여기서 생각할 수 있는 것은 모두 가능합니다.
core-nothing-to-do = 지금은 결정하실 것이 없습니다. { JOSA($who, "을/를") } 기다리는 중입니다.
core-done = 완료
core-select = 고르기 …
core-select-page = 고르기 … ({ $page }/{ $pages }쪽)
core-select-group = 무엇에 관한 것인지 고르기 …
core-group-other = 기타
core-group-count = 선택지 { $n }개
core-button-play = 내 차례
core-button-confirm = 확정
core-button-confirm-reveal = 확정하고 공개
core-button-back = 한 단계 뒤로
core-button-restart = 처음부터
core-button-groups = 모든 묶음
core-button-why = 왜 안 되나요?
core-button-always = 항상: { $what }
core-always-sure = 이제부터 이런 질문은 모든 게임에서 기본값으로 대신 답합니다: “{ $question }”: { $what }. /settings 에서 바꿀 수 있습니다. 이번 질문부터 적용됩니다.
core-button-always-sure = 네, 항상
core-button-previous = ◀ 이전
core-button-next = 더 보기 ▶
core-button-seat = { JOSA($who, "으로/로") } 두기

## 게시글
core-post-start = **{ $game }** 게임을 시작합니다. 공정한 우연의 증명 (끝에 확인할 수 있습니다): `{ $proof }`
core-post-seed = 시드는 `{ $seed }` 였습니다. 시작할 때 공개한 증명: `{ $proof }`
core-rank = { $place }위 { $who }: { $n }점
core-rank-winner = { $place }위 **{ $who }**: { $n }점 ★
core-waiting-for = 기다리는 중: { $who }
core-waiting-for-what = 기다리는 중: { $who } · { $what }
core-footer-watch = 다른 채널에서 이 게임을 관전하고 있습니다.
core-more-in-log = … 나머지는 /log 에 있습니다
core-and-more = … 그 밖에 { $n }개
core-button-board = 보드
core-button-hand = 손패
core-button-recap = 요약
core-button-log = 기록
core-button-rematch = 다시 하기
core-button-agree = 동의
core-button-refuse = 거절

## 명령
core-cmd-game = 테이블 열기부터 끝내기까지
core-cmd-game-new = 이 채널에 테이블을 엽니다
core-cmd-game-join = 자리에 앉거나 컴퓨터 플레이어를 앉힙니다
core-cmd-game-leave = 시작 전에 자리에서 일어납니다
core-cmd-game-options = 테이블의 약속을 보거나 바꿉니다
core-cmd-game-start = 게임을 시작합니다
core-cmd-game-status = 누가 어디 앉았는지, 누구 차례인지, 무엇을 약속했는지
core-cmd-game-end = 끝나기 전에 게임을 그만둡니다
core-cmd-game-rematch = 같은 사람과 옵션으로 새 테이블을 엽니다
core-cmd-game-replace = 자리를 다른 사람이나 컴퓨터 플레이어에게 넘깁니다
core-cmd-game-move = 내 게임을 이 채널로 가져옵니다
core-cmd-game-export = 게임을 파일로 내려받습니다
core-cmd-game-import = 내려받은 파일로 게임을 엽니다
core-cmd-play = 지금 할 수 있는 모든 것을 보여 주는 나만의 패널
core-cmd-do = 한 수 전체를 글로 적습니다. 단계마다 자동 완성됩니다
core-cmd-pass = 규칙이 허락하면 아무것도 (더) 하지 않습니다
core-cmd-undo = 마지막 단계나 차례를 무릅니다
core-cmd-board = 지금 또는 이전의 보드
core-cmd-hand = 내 손패. 나만 볼 수 있습니다
core-cmd-recap = 내 마지막 수 이후에 일어난 일
core-cmd-log = 지금까지의 모든 기록
core-cmd-rules = 규칙 찾아보기
core-cmd-card = 카드 찾아보기
core-cmd-help = 지금 여기서 무엇을 하면 되는지
core-cmd-learn = 게임 배우기: 수업이 함께하는 짧은 연습 게임
core-cmd-mygames = 내 모든 게임
core-cmd-settings = 언어, 알림, 미리 정한 답
core-cmd-away = 알림을 잠시 멈춥니다
core-cmd-watch = 게임의 게시글을 이 채널에도 보여 줍니다
core-cmd-mydata = 나에 관해 저장된 것과 지우는 방법
core-cmd-admin = 채널 관리자를 위한 수리
core-cmd-admin-check = 게임 전체를 다시 돌려 저장된 것과 비교합니다
core-cmd-admin-repost = 보드를 다시 게시합니다
core-cmd-admin-language = 이 서버의 공개 게시글 언어
core-cmd-more = 다른 행동
core-cmd-rules-group = { $game }의 행동
core-cmd-action = 행동: { $name }
core-arg-field = { $name }
core-arg-learn-game = 배울 게임. 비우면 하던 연습 게임을 이어 갑니다
core-arg-new-game = 어느 게임
core-arg-new-setup = players=3 pace=24 같은 옵션
core-arg-join-seat = 어느 자리
core-arg-join-computer = 자리에 앉을 컴퓨터 플레이어
core-arg-options-option = 어느 옵션
core-arg-options-value = 새 값
core-arg-play-seat = 내 자리 중 어느 것
core-arg-replace-person = 자리를 맡을 사람
core-arg-move-game = 어느 게임
core-arg-import-file = /game export 로 받은 파일
core-arg-do-move = 단계 사이에 > 를 넣어 적으세요
core-arg-do-seat = 내 자리 중 어느 것
core-arg-undo-what = 한 단계 또는 자유롭게 무를 수 있는 모두
core-arg-undo-to = 이 수까지 되돌리기
core-arg-board-view = 어느 그림, 또는 text
core-arg-board-at = 몇 수 뒤의 보드
core-arg-board-share = 모두에게 보이기
core-arg-log-page = 몇 쪽. 1이 가장 최근입니다
core-arg-rules-topic = 무엇에 관해
core-arg-card-name = 카드 이름
core-arg-settings-language = 나에게 답하는 언어
core-arg-settings-remind = 몇 시간 뒤에 알릴지. 0은 알리지 않음
core-arg-settings-quiet = 22-7 처럼 알리지 않을 시간. 없으면 none
core-arg-settings-zone = UTC와의 시차
core-arg-settings-confirm = 언제 한 번 더 눌러야 하는지
core-arg-settings-always = 물어보기 전에 늘 같은 답으로 정해 둘 질문
core-arg-settings-ask-again = 미리 정한 답 중 다시 물어볼 것
core-arg-away-days = 며칠 동안. 돌아왔으면 0
core-arg-watch-game = 어느 게임
core-arg-watch-stop = 관전 그만두기
core-arg-language-language = 언어
core-choice-undo-what-step = 마지막 단계
core-choice-undo-what-turn = 자유롭게 무를 수 있는 모두
core-choice-settings-language-auto = Discord나 브라우저를 따름
core-choice-settings-language-en = English
core-choice-settings-language-ko = 한국어
core-choice-settings-confirm-reveals = 무언가 공개될 때
core-choice-settings-confirm-always = 항상
core-choice-language-language-en = English
core-choice-language-language-ko = 한국어

## 글로 적는 수
core-chain-unfinished = 수가 아직 완성되지 않아 아무 일도 하지 않았습니다. 계획은 이렇습니다. 여기서 계속하세요.
core-chain-ambiguous = { $n }단계 "{ $typed }" 부분은 여러 뜻이 될 수 있습니다: { $options }
core-chain-no-match = { $n }단계 "{ $typed }" 부분은 거기서 할 수 없습니다. 가능: { $options }
core-chain-refused = { $n }단계 "{ $typed }": { $why } 가능: { $options }
core-chain-nothing = { $n }단계 "{ $typed }": 그 전에 수가 끝납니다.
core-chain-token = 그 줄임말은 만료되었습니다. 자동 완성으로 수를 다시 만들어 주세요.
core-typed-ambiguous = 여러 뜻이 될 수 있습니다: { $options }
core-typed-refused = { $why }
    가능: { $options }
core-other-game = 이 채널의 게임은 { $game }입니다.
core-cannot-pass = 여기서는 넘길 것이 없습니다. /play 로 무엇을 묻는지 보세요.

## 보기
core-no-such-move = 지금까지 { $n }수를 두었습니다.
core-no-such-view = 그런 그림은 없습니다. 가능: { $known }
core-no-hand = 이 게임에서는 손에 든 카드가 없습니다.
core-none = 없음
core-view-board = 보드
core-view-hand = 손패
core-view-tableau = 펼친 카드
core-button-text = 글로 보기
core-button-picture = 그림으로 보기
core-select-view = 다른 그림 …
core-button-older = ◀ 이전
core-button-newer = 이후 ▶
core-recap-title = 내 마지막 수 이후
core-recap-nothing = 마지막 수 이후 아무 일도 없었습니다.
core-log-title = 기록 { $page }/{ $pages }쪽 (1쪽이 가장 최근)
core-log-empty = 아직 아무 일도 없었습니다.
core-proof = 공정한 우연의 증명: `{ $proof }`
core-cannot-post = 이 채널에 글을 올릴 수 없습니다. 없는 권한: { $missing }
core-status-running = 게임이 진행 중입니다. 지금까지 { $moves }수.
core-status-over = { $moves }수 만에 게임이 끝났습니다.
core-status-ended = { $moves }수 만에 테이블이 게임을 그만두었습니다.
core-status-away = **{ $who }** 님은 { $days }일 더 자리를 비웁니다. 자리는 /game replace 로 넘길 수 있습니다.
core-status-parked = { $moves }수 뒤에 게임이 채널을 잃었습니다. /game move 로 다시 가져오세요.
core-no-rules = 여기서 찾아볼 규칙이 없습니다.
core-no-cards = 여기서 찾아볼 카드가 없습니다.
core-lookup-several = "{ $typed }" 이름은 여러 가지가 될 수 있습니다: { $options }
core-lookup-none = "{ $typed }" 이름은 없습니다. 예: { $options }
core-lookup-rule = 규칙서: { $rule }
core-lookup-number = 카드 { $number }
core-help-title = 도움말
core-help-empty = 아직 게임이 없습니다. /game new 로 테이블을 열고, 다른 사람은 /game join 으로 앉고, /game start 로 시작합니다. 먼저 배우려면 /learn 을 쓰세요.
core-help-lobby = 테이블을 준비하는 중입니다. /game join 으로 앉고, /game options 로 약속을 보고, /game start 로 시작합니다.
core-help-over = 이곳의 게임은 끝났습니다. /game rematch 로 다시 하거나 /game new 로 다른 게임을 여세요.
core-help-spectator = 게임이 진행 중입니다. /board 와 /log 를 볼 수 있고, 누가 자리를 넘기면 앉을 수 있습니다.
core-help-your-turn = **당신의 차례입니다.** /play 가 지금 할 수 있는 모든 것을 보여 줍니다. 둘 수를 안다면 /do 나 /{ $game } 로 적으세요.
core-help-not-your-turn = 지금은 다른 사람의 차례입니다. 차례가 되면 알려 드립니다. /recap 은 일어난 일을, /board 와 /hand 는 테이블을 보여 줍니다.
core-help-commands =
    · **두기**: /play · /do · /pass · /undo
    · **보기**: /board · /hand · /recap · /log · /replay · /rules · /card · /learn
    · **테이블**: /game · /mygames · /watch
    · **나**: /stats · /settings · /away · /mydata
core-mygames = 내 게임
core-listed-running = 진행 중
core-listed-lobby = 시작 전
core-listed-parked = 보관 중
core-mygames-none = 지금 참여 중인 게임이 없습니다.
core-mygames-turn = ▶ { $game }, { $where } (`{ $id }`): **당신의 차례**
core-mygames-running = · { $game }, { $where } (`{ $id }`)
core-mygames-lobby = · { $game }, { $where } (`{ $id }`): 시작 전
core-mygames-parked = · { $game } (`{ $id }`): 보관 중, /game move 로 가져오세요

## 무르기
core-nothing-to-undo = 무를 수 있는 당신의 수가 없습니다.
core-undo-done = { $n }단계를 물렀습니다.
core-undone = **{ $who }** 님이 { $n }단계를 무릅니다:
    { $what }
core-undone-agreed = 테이블이 동의하여 **{ $who }** 님의 { $n }단계를 무릅니다:
    { $what }
core-vote = **{ $who }** 님이 자유로운 범위를 넘어 { $n }단계를 무르고 싶어 합니다. 모두 동의해야 합니다. 이것이 취소됩니다:
    { $what }
core-vote-asked = 자유로운 범위를 넘으므로 테이블({ $n }명)에 묻습니다.
core-vote-closed = 그 투표는 끝났습니다. 게임이 더 진행되었습니다.
core-vote-counted = 기록했습니다. 아직 { $n }명이 답하지 않았습니다.
core-vote-passed = 모두 동의하여 물렀습니다.
core-vote-refused = **{ $who }** 님이 동의하지 않아 **{ $by }** 님이 무르려던 것은 그대로 남습니다.

## 테이블
core-end-sure = 모두의 게임을 끝낼까요? 이어서 할 수 없습니다.
core-button-end = 게임 끝내기
core-ended = **{ $who }** 님이 게임을 끝냈습니다. 시드는 `{ $seed }` 였습니다.
core-only-host = 테이블을 연 사람이나 채널 관리자만 할 수 있습니다.
core-only-managers = 채널 관리자만 할 수 있습니다.
core-which-seat = 어느 자리인가요? 자리: { $known }
core-replace-by-whom = 사람이나 컴퓨터 플레이어를 적으세요.
core-replaced = 이제 { JOSA($seat, "을/를") } **{ $who }** 님이 맡습니다.
core-move-which = 어느 게임인가요? 적으세요: /game move game:
core-already-here = 그 게임은 이미 여기에 있습니다.
core-moved = 이제 게임이 여기에 있습니다.
core-moved-here = **{ $who }** 님이 게임을 이 채널로 가져왔습니다.
core-not-over = 게임이 아직 끝나지 않았습니다.
core-watch-which = 어느 게임인가요? 적으세요: /watch game:
core-watch-unseen = 그 게임은 당신이 볼 수 없는 채널이나 보관된 스레드에서 진행됩니다.
core-watch-here = 그 게임은 바로 여기서 진행됩니다.
core-watch-many = 한 게임은 최대 { $n }개 채널에서 관전할 수 있습니다.
core-watching = 이제 이 채널에 그 게임의 공개 게시글이 보입니다.
core-watch-stopped = 이 채널은 더 이상 그 게임을 관전하지 않습니다.
core-exported = { $n }단계의 게임 전체입니다. 보관하거나 다른 서버로 가져갈 수 있습니다.
core-export-running = 진행 중인 게임의 파일에는 숨겨진 것이 모두 들어 있습니다. 자리가 없는 채널 관리자만 내려받을 수 있습니다.
core-exported-running = **{ $who }** 님이 진행 중인 게임을 내려받았습니다. 파일에는 숨겨진 것이 모두 들어 있습니다.
core-import-no-file = /game export 로 받은 파일을 첨부해 주세요.
core-import-unreadable = /game export 로 받은 게임 파일이 아닙니다.
core-import-wrong = 그 게임은 다시 돌릴 수 없습니다. 기록이 규칙에 맞지 않습니다.
core-import-manager = 진행 중인 게임은 채널 관리자만 가져올 수 있습니다.
core-imported = **{ $who }** 님이 { $n }단계의 게임을 가져왔습니다. 파일을 가진 사람은 시드를 압니다.
core-reminder = { $who }, { $days ->
    [0] 게임이 당신을 기다립니다.
   *[other] 게임이 당신을 { $days }일째 기다립니다.
 }
core-timeout = { $who }의 시간이 다 되어 기본값으로 진행합니다.
core-timeout-waits = { $who }의 시간이 다 되었지만 안전한 기본값이 없어 기다립니다. /game replace 로 자리를 넘길 수 있습니다.
core-standing-answer = { $who }: 미리 정한 대로 답했습니다.

## 나
core-settings-title = 내 설정
core-settings-auto = Discord나 브라우저를 따름
core-settings-language = 언어: { $value }
core-settings-remind = { $hours }시간 뒤에 알림
core-settings-no-remind = 알리지 않음
core-settings-quiet = 조용한 시간: { $value } (UTC{ $zone ->
    [0] { "" }
   *[other] { " " }{ $zone }
 })
core-settings-confirm-reveals = 무언가 공개되거나 여러 단계가 아니면 한 번만 누르면 됩니다
core-settings-confirm-always = 모든 수를 확정해야 합니다
core-settings-standing = 항상 대신 답함: { $question }
core-no-topic = 그런 질문을 하는 게임이 없습니다. 목록에서 미리 답할 수 있는 것을 고르세요.
core-no-standing = 그 질문에 미리 정한 답이 없습니다.
core-bad-quiet = 조용한 시간은 22-7 처럼 적거나 none 이라고 적으세요.
core-away-until = { $days }일 동안 알림을 멈춥니다. 테이블의 제한 시간은 계속 흐릅니다.
core-back = 다시 오셨군요. 알림을 다시 켰습니다.
core-mydata = 당신에 관해 저장된 모든 것: 설정과 게임 { $n }개.
core-button-erase = 지워 주세요
core-button-erase-sure = 완전히 지우기
core-erase-sure = 설정과 초안이 지워지고 모든 게임에서 이름이 빠지며 자리는 비게 됩니다. 되돌릴 수 없습니다.
core-erased = 완료했습니다. { $n }개 항목이 바뀌었습니다.
core-check-good = 이상 없습니다. { $n }단계를 다시 돌린 결과가 저장된 상황과 같습니다.
core-check-bad = { $n }단계를 다시 돌린 결과가 저장된 상황과 다릅니다. 봇의 기록과 함께 알려 주세요.
core-language-set = 이제 이곳의 공개 게시글은 한국어로 씁니다.
