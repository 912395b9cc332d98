# 手机作为棋桌摄像头。
# en 3053dcae
phone-news-starting = 摄像头已开启；正在等待电脑上的程序
# en 1821fcde
phone-news-no-board = 未找到棋盘：请从上方拍下整个棋盘，并保证光线充足
# en 1bf59b0a
phone-news-moving = 画面在动：请固定手机，或等手移开
# en c5a4758f
phone-news-found = 已找到棋盘——请勿移动手机
# en 176a46b2
phone-news-move = 第 { $number } 手，{ $place }
# en fdffeb56
phone-news-asking = 第 { $number } 手之后有一个问题：请看电脑
# en a1ca17a9
phone-news-paused = 记录已暂停

# en bb5779ba
phone-news-stopped = 棋谱已停止记录；如果对局仍在进行，请查看电脑
# en c45960f8
phone-news-counting = 正在跟踪数子：请勿移动手机
# en 1294a3b9
phone-news-ended = 记录已结束：可以拿走手机；如要继续，请先在电脑上开始记录，再在此按“开启摄像头”
# en e1c59b69
phone-news-checked = 检查已结束：结果显示在电脑上；如要记录，请先在电脑上开始记录，再在此按“开启摄像头”
# en f12ead70
phone-news-slow = 电脑处理不过来：每秒只取一张画面
# en 045626a8
phone-refusal-token = 链接已失效：请重新扫描电脑上的二维码
# en 63a6743f
phone-refusal-not-yet = 电脑尚未记录这张棋桌：请在电脑上开始记录，或继续该局；之后本页会自动继续
# en 63699881
phone-refusal-nameless = 这不是本程序的页面：请通过二维码打开
# en 3fe75f05
phone-refusal-other = 本桌的摄像头是另一部手机
# en 3ea78f28
phone-refusal-too-soon = 画面发送过快
# en 2eef6df7
phone-refusal-too-large = 画面过大
# en f3a9c643
phone-refusal-too-slow = 网络太慢，画面未能及时送达
# en 50dcf05e
phone-refusal-not-a-picture = 收到的画面已损坏
# en 52c3822a
phone-certificate-error-file = 手机页面的证书 { $path } 无法读取或写入（{ $source }）；请检查该文件夹的写入权限
# en f8f85f44
phone-certificate-error-damaged = 手机页面的证书 { $path } 已损坏；删除该文件后会重新生成
# en 22148216
phone-certificate-error-not-made = 无法为手机页面生成证书（{ $why }）；请改用网络摄像头，或带地址的手机程序
# en 6e34b796
phone-server-error-listen = 无法打开手机页面（{ $value }）；请关闭其他程序后重试
# en dd589e74
phone-server-error-no-randomness = 系统无法提供链接所需的随机数（{ $why }）；请重启电脑
# en 8523e53e
phone-page-title-board = 棋盘摄像头
# en a9fabd3d
phone-page-title-table = 第 { $table } 桌摄像头
# en 6606a60b
phone-page-starting = 浏览器询问时，请允许使用摄像头。
# en f3e66fc1
phone-page-picture = 摄像头画面
# en 81663e6c
phone-page-controls = 摄像头
# en 47666fe3
phone-page-start-camera = 开启摄像头
# en f890a1ec
phone-page-take = 改用这部手机
# en d48dfc91
phone-page-torch = 手电筒
# en 2b7e977b
phone-page-dim = 关暗屏幕
# en da5462c5
phone-page-dimmed = 点一下可查看画面。
# en dd5fe370
phone-page-needs-script = 本页面需要 JavaScript。
# en a5c1c528
phone-page-no-token = 链接不完整：请扫描电脑上的二维码。
# en 1985f5cb
phone-page-no-camera = 手机现在无法提供摄像头：请结束通话或关闭其他程序，然后开启摄像头。
# en 5c901186
phone-page-camera-refused = 浏览器不能使用摄像头：请在地址栏旁的菜单中允许本页面使用，然后开启摄像头。
# en f91f9b1d
phone-page-insecure = 浏览器只允许 https:// 页面使用摄像头：请打开完整链接。
# en 9b234f0e
phone-page-offline = 电脑没有回应：正在重试。手机在同一网络中吗？
# en 43eb549b
phone-page-battery = 电量 { $percent }%：请给手机充电。
# en bc1637d2
phone-page-may-sleep = 此浏览器可能会熄屏，画面将中断：请把手机设为不自动锁屏。
# en 42f697ca
phone-open = 请用手机摄像头扫二维码打开此链接：{ $link }
# en f6f5441c
phone-open-of-table = 第 { $table } 桌：请用手机相机扫描二维码，打开此链接：{ $link }
# en 8d16f704
phone-open-elsewhere = 如果手机打不开，请试试 { $link }
# en 225deff7
phone-warning = 浏览器会警告一次，因为没有机构认证这台电脑：在 Chrome 中选“高级”再选“继续前往”，在 Safari 中选“显示详细信息”再选“访问此网站”；证书的 SHA-256 为 { $fingerprint }
# en 83f34e7e
chooser-a-phone = 手机
# en 3f59da15
chooser-use-a-phone = 用手机作为摄像头
# en f833fb72
chooser-a-phone-needs-no-program = 手机上无需安装任何程序：在同一网络中打开本机的页面即可。
# en c2cdc03b
chooser-scan-the-code = 用手机摄像头扫描此二维码，并允许使用摄像头：
# en 6bc0a432
phone-refusal-over = 这张棋桌已不再记录；请关闭此页
# en a242987e
phone-page-title-phone = 摄像头：手机 { $phone }
# en fc420bb0
phone-open-in-other-program = 本机的另一个程序或窗口已打开 { $source } 的页面，可能正在记录那张棋桌：请先在那里结束
# en fed7982f
phone-other-port = 端口 { $taken } 被另一个程序或窗口占用，此链接这次使用端口 { $port }，以前的二维码无法到达这里：请关闭那个程序后重新开始，或扫描此二维码
