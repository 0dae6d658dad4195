# Said by the Discord front end itself.

discord-incident = 저희 쪽에서 문제가 생겼습니다. 바뀐 것은 없습니다. 다시 일어나면 사건 번호 { JOSA($name, "을/를") } 알려 주세요.
discord-missing-permissions = 여기서는 아직 진행할 수 없습니다. { $channel }에서 다음 권한이 더 필요합니다: { $permissions }. 서버 관리자가 채널 설정에서 허용한 뒤 다시 시도하세요.
discord-permission-view-channel = 채널 보기
discord-permission-send-messages = 메시지 보내기
discord-permission-send-messages-in-threads = 스레드에서 메시지 보내기
discord-permission-attach-files = 파일 첨부
discord-outdated-command = Discord가 불러온 뒤에 이 명령이 바뀌었습니다. Discord를 새로 고침(Ctrl+R 또는 앱 재시작)한 다음 다시 입력하세요. 실행된 것은 없습니다.
discord-outdated-form = 이 양식은 이전 버전의 것입니다. 지금 할 수 있는 일은 /play로 확인하세요. 실행된 것은 없습니다.
discord-answer-expired = { $person } 님, 시간이 너무 지나 Discord에서 비공개로 답할 수 없습니다. 하신 일은 저장되었습니다. /play로 현재 상황을 확인하세요.
discord-file-too-large = 파일이 너무 큽니다. 최대 1 MiB까지 읽을 수 있습니다.
discord-file-unreadable = Discord에서 파일을 받지 못했습니다. 다시 보내 주세요.
