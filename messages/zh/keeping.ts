/** Backup, restore and move (server/keeping). */
export const keeping = {
  'keeping.backup.done': '已备份到 {folder}：{tables} 张表，{rows} 行，结构版本 {schema}。',
  'keeping.backup.key': '其中也有密钥文件 secret.key：能读到备份的人就能解开已保存的邮箱密码。',
  'keeping.backup.secretKey': '其中没有 SECRET_KEY：请另外保存。',
  'keeping.backup.drafts': '有已开始但未提交的答卷（{count} 份）：备份里是它们的草稿。',
  'keeping.backup.ballots':
    '有匿名问卷正在收集（{count} 份）：备份里能看出谁写了哪一份答卷，包括草稿。请妥善保管，并在这些问卷结束后删除。',
  'keeping.restore.done': '已恢复 {backup}：{tables} 张表，{rows} 行。',
  'keeping.restore.madeAt': '它由版本 {version} 在 {madeAt} 备份。',
  'keeping.restore.unproved': '它没有清单：数据库本身是完整的，但无法得知它是否就是当初备份的内容。',
  'keeping.restore.aside': '原来的数据在 {folder}：要撤销，请运行 npm run restore -- {folder}。不再需要时请删除。',
  'keeping.restore.asideKey': '原来的 secret.key 现在是 {file}：要重新使用它，请把它移回 {folder}。不再需要时请删除。',
  'keeping.restore.older': '它的结构版本较旧（{schema}）：下次启动时会自动升级。',
  'keeping.restore.since': '备份以后保存的内容不在其中，包括之后提交的答卷和写下的草稿。',
  'keeping.restore.drafts': '当时已开始但未提交的答卷（{count} 份）恢复为草稿，仍需本人提交。',
  'keeping.restore.ballots':
    '当时有匿名问卷正在收集（{count} 份）：数据里又能看出谁写了哪一份答卷，包括此后已结束的问卷。请再次结束这些问卷。',
  'keeping.restore.sessions': '所有人都需要重新登录：当时的登录（{count} 个）已全部失效。',
  'keeping.restore.links': '当时的答题链接（{count} 个）又可打开，包括此后因更换邮箱等原因已失效的链接。',
  'keeping.restore.mails': '备份时有邮件等待发送（{count} 封）：下次启动后会发送，即使后来已经发过。',
  'keeping.restore.jobs': '备份时有后台任务未完成（{count} 个）：下次启动后继续；不能继续的在“后台任务”中显示为中断。',
  'keeping.restore.key': '其中没有 secret.key，{folder} 里也没有：用密钥文件保存的密码需要重新填写。',
  'keeping.restore.keyStays':
    '继续使用 {folder} 里的 secret.key：用它保存的密码仍然有效，用其他密钥保存的需要重新填写。',
  'keeping.restore.next': '现在请启动服务器：npm start。',
  'keeping.move.done': '已把 {tables} 张表、{rows} 行搬到 {to}；每张表两边的行数和校验值都一致。',
  'keeping.move.toPostgres':
    '现在请把 DATABASE_URL 设为该地址，DATA_DIR 和 SECRET_KEY 保持不变，再启动服务器：npm start。',
  'keeping.move.toFolder':
    '现在请把 DATA_DIR 设为该文件夹，去掉 DATABASE_URL，SECRET_KEY 保持不变，再启动服务器：npm start。',
  'keeping.move.left': '原来的数据库保持原样：确认新的可用以后再删除。',
  'keeping.fault.noDatabase': '{place} 没有环视的数据库：请像启动服务器时一样设置 DATA_DIR 或 DATABASE_URL。',
  'keeping.fault.notBackup': '{path} 不是环视的备份。',
  'keeping.fault.damaged': '备份已损坏，没有做任何更改：{what}。',
  'keeping.fault.newer': '这是更新版本的环视的数据（{schema}），没有做任何更改：请使用该版本或更新的版本。',
  'keeping.fault.inUse': '服务器或另一个命令正在使用 {place}，没有做任何更改：请先停止它。',
  'keeping.fault.unfinished': '对 {folder} 的恢复曾被中断：请再次运行 npm run restore，然后重试。',
  'keeping.fault.connected':
    '有其他程序连接着这个数据库（{count} 个），没有做任何更改：请先停止所有服务器，否则期间保存的内容会留在原处。',
  'keeping.fault.notEmpty': '{place} 已有表或文件，没有做任何更改：请指定一个空的数据库或文件夹。',
  'keeping.fault.otherScheme':
    '不能迁移到 {scheme}: 地址，没有做任何更改：请指定 postgres:// 开头的地址，或一个文件夹。',
  'keeping.fault.noFolder': '备份只能写入文件夹，不能写到 {scheme}: 地址，没有写入任何内容：请指定一个文件夹。',
  'keeping.fault.otherKey': '{folder} 里有另一个 secret.key，没有做任何更改：请移走该文件，或指定其他文件夹。',
  'keeping.fault.unreachable': '{place} 的数据库无法使用，没有做任何更改：{reason}',
  'keeping.fault.full': '{place} 所在的磁盘已满，没有做任何更改：请在那里腾出空间，或使用另一个磁盘，然后再试一次。',
  'keeping.fault.damagedPlace':
    '数据库 {place} 已损坏，没有做任何更改：请用 npm run restore 恢复最近一份完好的备份。{reason}',
  'keeping.fault.closed': '文件夹或文件无法使用，未做任何更改：请为当前用户授予权限，或指定其他位置。{reason}',
  'keeping.fault.failed': '操作失败，没有做任何更改：{reason}',
  'keeping.fault.halfPlaced': '数据没能全部就位，服务器不会用它启动。请排除问题后再次运行同样的恢复：{reason}',
  'keeping.fault.keyLeft': '数据库已恢复，但备份中的 secret.key 未能放入 {folder}：请停止服务器并手动放入。{reason}',
  'keeping.cancelled': '已取消，没有做任何更改。',
} as const
