/** What the server prints when it starts. */
export const start = {
  'start.setupCode': '首次设置码（请在首次设置页面填写，设置完成后失效）',
  'start.waiting': '暂时连接不上 DATABASE_URL 的 PostgreSQL（{reason}）；连上后会继续启动。',
  'start.away': '启动过程中 DATABASE_URL 的 PostgreSQL 断开了（{reason}），请重新启动。',
  'start.busy': '另一个程序占用着数据库（{reason}），请结束该程序后重新启动。',
  'start.inUse':
    '另一个 Roundview 进程正在使用文件夹 {folder}，请先停止它，或将 DATA_DIR 设为其他文件夹；同时运行多个进程需要 PostgreSQL（DATABASE_URL）。',
  'start.numberTaken':
    '另一个 INSTANCE={instance} 的 Roundview 进程正在使用该数据库，请先停止它，或将 INSTANCE 设为 0 到 62 中的其他数字。',
  'start.unfinishedRestore': '对文件夹 {folder} 的恢复曾被中断，请再次运行同一条 npm run restore 命令，然后启动。',
  'start.full': '数据库所在的磁盘已满（{reason}），请清理磁盘空间后重新启动。',
  'start.folder': '无法在文件夹 {folder} 中写入（{reason}），请为当前用户授予写入权限，或将 DATA_DIR 设为其他文件夹。',
  'start.notSqlite': '文件 {file} 不是 SQLite 数据库，请将其移走，或将 DATA_DIR 设为其他文件夹。',
  'start.damaged':
    '数据库文件 {file} 已损坏，请用 npm run restore -- FOLDER 恢复最新的备份（见 README 的 Back up 一节）。',
  'start.noDatabase': 'DATABASE_URL 的 PostgreSQL 中没有这个数据库，请先创建，或更正名称。{reason}',
  'start.refused': 'DATABASE_URL 的 PostgreSQL 拒绝了该用户或密码，请更正。{reason}',
  'start.rights':
    'DATABASE_URL 的用户无权在其中建表，请将该用户设为数据库的所有者，或授予其对 schema 的全部权限。{reason}',
  'start.newer':
    '该数据库已由更新版本的 Roundview 打开过，当前版本不认识其中的表（{migration}），请启动更新的版本，或恢复升级前的备份。',
  'start.clock': '本机时钟为 {clock}，而最新的记录是 {newest} 的，请校准时钟后重新启动。',
  'start.port': '端口 {port} 已被另一个程序占用，请停止该程序，或将 {setting} 设为其他数字。',
  'start.foreign':
    '数据库（DATABASE_URL，未设置时为文件 {file}）中有其他程序的表（{table}），请为 Roundview 准备单独的空数据库。',
  'config.faults': '配置有误，请更正以下环境变量：',
  'config.number': '{least} 到 {most} 之间的整数',
  'config.host': '监听的地址，例如 127.0.0.1 或 0.0.0.0',
  'config.folder': '文件夹',
  'config.database': '例如 postgres://user:password@host/database',
  'config.publicUrl': '例如 https://roundview.example.com，不含路径',
  'config.staticHost': '例如 https://static.example.com，不含路径',
  'config.secure': '须与 PUBLIC_URL 一样为 https 地址，浏览器不接受其他地址',
  'config.smtp': '例如 smtp://user:password@host:587 或 smtps://…',
  'config.mailFrom': '例如 Roundview <roundview@example.com>',
  'config.hosts': '以逗号分隔的主机，例如 smtp.example.com,mail.example.org',
  'config.secretKey': '至少 32 个随机字符',
  'config.setupCode': '12 到 100 个随机字母和数字，其间可用连字符',
  'config.timeZone':
    '例如 Asia/Shanghai，区分大小写，不可写作 CST 等缩写；也不可写作 UTC+8，那会被当作西八区，固定时差例如 CST-8；时区文件的路径仅限没有夏令时的时区',
  'config.logLevel': 'silent、fatal、error、warn、info 或 debug',
} as const
