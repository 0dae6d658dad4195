# 웹 테이블 화면의 문구. 변수는 화면에서 채운다.

web-open-at = Marspost 테이블이 열렸습니다: { $link } (Ctrl+C로 닫기)
web-need-key = 이 테이블에는 열쇠가 필요합니다. Marspost가 시작할 때 보여 준, ?key=… 로 끝나는 링크를 여세요.
web-incident = 저희 쪽에 문제가 생겼습니다. 바뀐 것은 없습니다. 다시 일어나면 사고 번호 { $name }를 적어 두세요.
web-bad-request = 요청을 읽을 수 없습니다.
web-too-large = 너무 큽니다. 파일은 1 MiB까지 보낼 수 있습니다.
web-too-many = 더 추가할 자리가 없습니다.
web-not-there = 더 이상 여기에 없습니다.
web-no-command = { $line } 명령은 없습니다.
web-no-option = 이 명령에는 “{ $option }” 옵션이 없습니다.
web-need-option = “{ $option }” 값을 채워 주세요.
web-bad-option = “{ $option }” 값이 맞지 않습니다.
web-bad-number = “{ $option }” 값은 { $least }부터 { $most }까지의 숫자여야 합니다.

web-tables = 테이블
web-new-table = 새 테이블
web-new-table-name = 새 테이블의 이름
web-table-menu = 이 테이블의 이름 바꾸기 또는 지우기
web-rename = 이름 바꾸기
web-rename-table = 테이블의 새 이름
web-remove = 지우기
web-remove-table = 테이블 “{ $name }”의 메시지를 모두 지울까요? 진행 중인 게임은 사라지지 않고 보관됩니다.
web-people = 이 키보드 앞의 사람들
web-acting-as = 지금 나는
web-add-person = 사람 추가
web-new-person-name = 새 사람의 이름
web-rename-person = 내 이름 바꾸기
web-switch-to = { $name } 차례로 바꾸기
web-asked = { $name } 님이 둘 차례입니다
web-language = 언어
web-menu = 테이블 목록 열기
web-close = 닫기
web-cancel = 취소
web-ok = 확인

web-stream = 이 테이블의 메시지
web-older = 이전 메시지 보기
web-newer = 새 메시지
web-only-you = 나만 볼 수 있습니다
web-dismiss = 치우기
web-used = { $name } 님이 { $line } 사용
web-you-used = 내가 { $line } 사용
web-edited = 수정됨
web-earlier-private = 이전의 비공개 답
web-unfold = 보기
web-thinking = Marspost가 생각하는 중…
web-download = { $name } 내려받기 ({ $size })
web-picture-gone = 그림은 더 보관되지 않습니다. 글로 나타내면:
web-picture-open = 그림 크게 보기
web-picture-alt = 그림 설명
web-zoom-in = 크게
web-zoom-out = 작게
web-zoom-fit = 창에 맞추기
web-bot = 봇

web-command-bar = 명령과 메시지
web-hint = / 를 누르면 명령 목록이 나옵니다. 그냥 이야기해도 됩니다
web-send = 보내기
web-commands = 명령
web-options = 옵션
web-optional = 선택
web-no-match = 맞는 것이 없습니다
web-clear-command = 이 명령 치우기
web-remove-option = { $option } 빼기
web-choose-file = 파일을 고르거나 여기에 놓으세요
web-yes = 예
web-no = 아니요
web-no-file-wanted = 지금 쓰는 명령은 파일을 받지 않습니다.

web-offline = 연결이 끊겼습니다. 다시 연결하는 중…
web-closed = 테이블이 닫혔습니다. Marspost를 다시 시작하면 이 화면은 저절로 이어집니다.
web-sign-in-again = 이 화면이 열쇠를 잃었습니다. 시작할 때 나온 링크를 다시 여세요.
web-failed = 전달되지 않았습니다. 다시 시도할까요?

web-welcome-title = 화성에 오신 것을 환영합니다
web-welcome-text = 여기가 여러분의 테이블입니다. 시작할 방법을 고르면 나머지는 알아서 준비되고, 어떤 명령을 썼는지도 볼 수 있습니다.
web-welcome-name = 내 이름
web-welcome-game = 게임
web-welcome-solo = 혼자 하기
web-welcome-solo-about = 나와 행성의 대결. 가장 빨리 배울 수 있습니다.
web-welcome-two = 한 키보드로 둘이서
web-welcome-two-about = 이 화면에서 번갈아 둡니다. 사람을 바꾸기 전에는 손패가 보이지 않습니다.
web-welcome-computer = 컴퓨터와 대결
web-welcome-computer-about = 바로 답하고, 져도 개의치 않습니다.
web-welcome-second = 두 번째 사람
web-welcome-else = 아래에 / 를 입력하면 할 수 있는 일이 모두 나옵니다.
web-second-name = Ben
