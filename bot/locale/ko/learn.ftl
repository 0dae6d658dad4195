# 연습 게임 (/learn). 수업 하나는 learn-<게임>-<이름>과 제목이며, tip은 단계마다 붙는 한마디입니다.

learn-practice = 연습 · { $game }
learn-place = 연습: { $game }
learn-post-start = **{ $game }**: { $who }의 컴퓨터 상대 연습 게임입니다. 통계에 들어가지 않습니다. **내 차례**를 누르면 패널이 열리고 수업도 그 안에 있습니다.
learn-started = 연습 테이블을 열었습니다. 모두 실제 게임 그대로입니다. 규칙에 맞는 수라면 무엇이든 괜찮고, 수업은 곁에서 도울 뿐입니다.
learn-there = 연습 테이블은 { $where }에 있습니다. 그곳에서 가장 새로운 글의 **내 차례**를 누르세요.
learn-which = 무엇을 배우시겠습니까? `/learn game:` 에서 고를 수 있습니다: { $games }. 자신만의 테이블이 열리고, 다른 자리는 컴퓨터가 맡으며, 첫 수들을 짧은 수업이 함께합니다.
learn-unknown = 그 게임의 수업은 없습니다. 있는 것: { $known }.
learn-no-room = 이 채널에서는 게임이 진행 중입니다. 게임이 없는 채널이나 스레드에서 /learn 을 쓰세요.
learn-over = 이 연습 게임은 끝났습니다. /learn 으로 새로 열 수 있습니다.
learn-stopped = 수업을 그만둡니다. 연습 게임은 원하는 만큼 이어 갈 수 있고, /learn 을 쓰면 수업이 다시 나옵니다.
learn-finished = 모든 수업을 마쳤습니다. 원하는 만큼 이어서 하거나 /game new 로 진짜 테이블을 여세요.

learn-head = 수업 { $n }/{ $total }: { $title }
learn-done = ✓ 배웠습니다: { $title }
learn-other = 그것도 좋습니다. "{ $title }" 수업은 알맞은 때에 다시 나옵니다.
learn-aside = 자기 방식대로 하시는군요. "{ $title }" 수업은 접어 둡니다.
learn-next = 자유롭게 두세요. 다음 수업은 알맞은 때에 나옵니다: { $title }
learn-try = ▸ 해 보기: **{ $what }**

learn-button-next = 알겠습니다, 다음
learn-button-skip = 이 수업 건너뛰기
learn-button-stop = 수업 그만
learn-button-end = 연습 게임 끝내기

## 아레스 익스페디션

learn-ares-goal-title = 무엇을 하는 게임인가
learn-ares-goal = 상대와 함께 화성을 사람이 살 수 있는 곳으로 만듭니다. 마지막 글의 그림(또는 `/board`)에 기온, 산소, 해양 트랙이 있습니다. 한 단계 올릴 때마다 TR(테라포밍 등급)이 올라, 지금은 수입이 되고 끝에는 점수가 됩니다. 카드는 **손패**에 있습니다.
learn-ares-phase-title = 비밀리에 단계 고르기
learn-ares-phase = 라운드는 다섯 단계 가운데 하나를 비밀리에 고르며 시작합니다. 누군가 고른 단계만 모두가 함께 하고, 고른 사람은 옆에 적힌 보너스도 받습니다. 모두 고를 때까지 아무도 볼 수 없고, 그때까지 바꿀 수 있습니다.
learn-ares-build-title = 카드 내기
learn-ares-build = 개발 단계에서는 모두가 녹색 카드를 1장 낼 수 있고, 이 단계를 고른 사람은 3 MC를 덜 냅니다. 보이는 가격이 실제로 내는 값입니다. 지금 낼 수 없는 카드는 아래에 이유와 함께 나옵니다.
learn-ares-finish-title = 단계 마치기
learn-ares-finish = 단계마다 꼭 무언가를 해야 하는 것은 아닙니다. 돈이 모자라면 여기에서 카드를 1장에 3 MC로 팔 수도 있습니다. **마치기**를 누르면 마친 것이고, 모두 마치면 게임이 이어집니다.
learn-ares-construction-title = 다른 단계, 다른 보너스
learn-ares-construction = 새 라운드에서는 지난번에 고른 단계를 고를 수 없습니다. 건설 단계에서는 파란색(계속되는 효과와 행동)과 빨간색(한 번뿐인 효과) 카드를 냅니다. 고른 사람은 2장을 내거나, 두 번째 대신 카드를 뽑습니다.
learn-ares-steel-title = 강철과 티타늄
learn-ares-steel = 금속은 써서 없어지지 않습니다. 생산하는 강철 하나마다 건물 카드가 2 MC, 티타늄 하나마다 우주 카드가 3 MC 싸집니다. 여기의 가격에는 이미 반영되어 있습니다. `/card` 의 값과 비교해 보고 내세요.
learn-ares-production-title = 수입
learn-ares-production = 돈은 생산 단계에서만 들어옵니다. TR과 카드만큼 MC를 받고, 만든 것에 따라 열, 식물, 카드를 받습니다. 고른 사람은 4 MC를 더 받습니다. 무언가를 만들었으니 지금이 좋은 때입니다.
learn-ares-income-title = 들어온 것
learn-ares-income = 수입이 들어왔습니다. 글에서 볼 수 있고, `/board` 그림 아래 메뉴에서 자신의 카드를 고르면 자기 판이 보입니다. 행동 단계에서 열 8은 기온을 한 단계 올리고 식물 8은 숲이 됩니다.
learn-ares-action-title = 행동 단계
learn-ares-action = 행동 단계에서는 모두가 파란색 카드의 행동을 하나씩 쓰고, 낼 수 있는 만큼 표준 행동을 합니다. 고른 사람은 행동 하나를 한 번 더 쓸 수 있습니다.
learn-ares-standard-title = 표준 행동
learn-ares-standard = 기온은 14 MC나 열 8, 해양은 15 MC, 숲은 20 MC나 식물 8입니다. 파란색 카드의 행동을 써도 됩니다. 지금 할 수 없는 것은 아래에 무엇이 모자라는지와 함께 나옵니다. 하나 해 보세요.
learn-ares-parameters-title = 변하는 화성
learn-ares-parameters = 트랙이 움직였습니다. 가장 새로운 그림에 표시되어 있습니다. 올린 사람은 한 단계마다 TR 1을 얻습니다. 기온과 산소는 오르면서 색이 바뀌고, 어떤 카드는 특정 색일 때만 낼 수 있습니다.
learn-ares-research-title = 새 카드
learn-ares-research = 카드는 연구 단계에서 얻습니다. 모두 2장을 뽑아 1장을 가지고, 고른 사람은 5장을 뽑아 2장을 가집니다.
learn-ares-keep-title = 가장 좋은 것 남기기
learn-ares-keep = 이미 만든 것과 어울리는 카드를 찾으세요: 같은 태그, 생산하는 금속, 화성이 이미 채운 조건. 남기지 않은 카드는 버립니다. 라운드가 끝날 때 10장까지 들 수 있습니다.
learn-ares-end-title = 끝나는 때
learn-ares-end = 기온, 산소, 해양 아홉이 모두 완성되는 단계가 마지막입니다. TR, 숲, 카드 점수로 겨룹니다. `/rules` 와 `/card` 가 모두 설명하고, `/undo` 는 한 단계 무르며, `/do` 로는 글로 둘 수 있습니다.

learn-ares-tip-price = 카드마다 값과 효과가 옆에 있습니다.
learn-ares-tip-draw = 더 낼 카드가 없다면 카드를 받으세요.
learn-ares-tip-finish = 이 단계에서 할 일을 마쳤다면:

## 레드 더스트 리벨리언

learn-reddust-map-title = 지도 읽기
learn-reddust-map = 당신은 주황색 D, 레드 더스트입니다. 둥근 구역은 지하도시, 나머지는 사막입니다. 구역의 색과 작은 표지는 통제하는 쪽을 보입니다: COIN(화성 정부와 기업), RD, CR. 위 화살표는 지지, 아래는 반대이며 화살표 둘은 두 배입니다. 반대와 기지로 이깁니다.
learn-reddust-pieces-title = 은신과 활성
learn-reddust-pieces = 속이 빈 말은 은신, 채워진 말은 활성입니다. 강습은 활성 반란군만 맞히고, 당신의 여러 행동이 반란군을 활성화합니다. 집 모양은 기지입니다. 범례는 `/board view:tracks` 에 있고, 패널의 그림은 지도에서 중요한 부분만 보여 줍니다.
learn-reddust-turn-title = 누구의 차례인가
learn-reddust-turn = 카드 아래 줄은 진영들이 행동할 순서입니다. 카드마다 두 진영만 행동합니다. 1순위 적격은 작전이나 이벤트를 고르고, 2순위에게 남는 것은 질문에 나옵니다. 다음 이벤트는 모두에게 보입니다.
learn-reddust-operation-title = 작전
learn-reddust-operation = 작전은 한 단계씩 계획합니다: 작전을 고르고, 구역을 하나씩 고르고, **완료**. 패널은 계획, 그 결과, 지금까지의 비용과 지도 일부를 보여 줍니다. **확정** 전에는 아무것도 공개되지 않으니 마음껏 뒤로 가도 됩니다.
learn-reddust-eligible-title = 행동하면 다음은 쉰다
learn-reddust-eligible = 이번 카드에서 행동한 진영은 다음 카드에서 적격이 아니고, 패스한 진영은 적격입니다. 행동하기 전에 다음 이벤트를 보세요. 기다릴 가치가 있을 때도 있습니다.
learn-reddust-pass-title = 패스
learn-reddust-pass = 패스도 하나의 수입니다. 자원 1을 얻고 다음 카드에서도 적격입니다. 한번 해 보세요.
learn-reddust-special-title = 특수 활동
learn-reddust-special = 제한 작전이 아닌 온전한 작전에는 특수 활동 하나를 작전 앞, 도중, 뒤에 곁들일 수 있습니다. 재분배는 통제하는 구역에서 자원을 가져오지만 구역마다 반란군 하나를 활성화합니다. 작전을 시작하고 하나 곁들이세요.
learn-reddust-event-title = 이벤트
learn-reddust-event = 작전 대신 이벤트를 수행할 수 있고, 카드에 둘 다 있으면 두 가지 가운데 고릅니다. 하는 일은 선택지 옆에 우리 말로 적혀 있고 `/card` 가 더 알려 줍니다. 음영 쪽은 대개 반란군에게 좋습니다.
learn-reddust-trade-title = 자원 부탁하기
learn-reddust-trade = 무언가를 수행하는 동안 화성 정부에 자원을, 구원자에게 자산 카드를 부탁할 수 있습니다. 바로 물어보며 거절할 수도 있습니다. 대가의 약속은 당신에게 달렸습니다. 작전 중에 부탁해 보고 작전을 이어 가세요.
learn-reddust-margins-title = 점수 차이
learn-reddust-margins = 지도 아래와 글마다 모두의 점수 차이가 있습니다. 승리까지 얼마나 남았는지입니다. 당신의 것은 반대와 기지에서 필요한 수를 뺀 값입니다. 먼지 폭풍 때 0보다 크면 승리이니 다른 진영도 지켜보세요.
learn-reddust-storm-title = 먼지 폭풍
learn-reddust-storm = 먼지 폭풍은 결산입니다. 먼저 이긴 진영이 있는지 봅니다. 그다음 모두 자원을 벌고, 화성 정부가 안정시키고, 당신이 선동하고, 병력이 돌아갑니다. 반란군은 다시 은신하고 모두 적격이 됩니다. 다음 이벤트로 보이는 동안은 아무도 행군할 수 없습니다.
learn-reddust-end-title = 끝나는 때
learn-reddust-end = 먼지 폭풍 때 누군가 0보다 크면 게임이 끝나고, 아니면 세 번째에 끝나며 점수 차이가 가장 큰 진영이 이깁니다. `/rules` 는 모든 용어를 설명하고, `/undo` 는 한 단계 무르며, `/do` 로는 글로 둡니다: `집결 > 텐징 > 완료`.

learn-reddust-tip-space = 구역을 고르세요. 비용이 들면 옆에 적혀 있습니다.
learn-reddust-tip-way = 이제 그곳에서 할 일입니다.
learn-reddust-tip-place = 반란군이 많을수록 통제에 가깝습니다.
learn-reddust-tip-march = 어느 구역에서 몇이나 옮길지 고르세요.
learn-reddust-tip-enough = 첫 연습으로는 이만하면 됩니다. 더 해도 좋습니다.
learn-reddust-tip-special = 먼저 작전을 시작하고 …
learn-reddust-tip-now = … 이제 특수 활동을 곁들입니다.
learn-reddust-tip-event = 고르기 전에 두 가지를 모두 읽으세요.
learn-reddust-tip-ask = 얼마나 부탁할지는 다음에 묻습니다.
