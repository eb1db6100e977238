import { keptPassword } from './account.ts'

/** What the server says when it refuses: what happened, and what to do next. Keys: `error.` + name in domain/errors.ts. */
export const errors = {
  'error.UNAUTHENTICATED': '您尚未登录，请先登录。',
  'error.FORBIDDEN': '您没有进行此操作的权限，如有需要请联系企业管理员。',
  'error.NOT_IMPLEMENTED': '此功能尚未提供。',
  'error.INTERNAL': '服务器出现意外错误，请稍后重试；如仍未恢复，请联系管理员。',
  'error.INVALID_INPUT': '填写的内容有误，请修改后重试。{field} {detail}',
  'error.NOT_FOUND': '没有找到该内容，可能已被删除。请返回列表并刷新。',
  'error.BODY_TOO_LARGE': '内容超过了这里可以接收的 {most} MB。请换用更小的文件，或分几次发送。',
  'error.CROSS_SITE_REQUEST': '该请求不是由本站页面发出的，已被拒绝。请在本站页面中重新操作。',
  'error.HOST_REFUSED': '本服务只能通过 {address} 访问，请打开该地址。',
  'error.UNSUPPORTED_MEDIA_TYPE': '此处不接受这种类型的内容。{field} {detail}',
  'error.METHOD_NOT_ALLOWED': '该地址不支持此请求方法，请使用以下之一：{allowed}',
  'error.SIGN_IN_FAILED': '邮箱、工号或密码不正确，请检查后重试。',
  'error.SIGN_IN_THROTTLED':
    '失败次数过多，请在 {seconds} 秒后再试。忘记密码时，可在登录页获取重设密码的邮件（如有提供），或联系企业管理员重置。',
  'error.LINKS_THROTTLED': '从您所在的网络请求链接的次数过多，请在 {seconds} 秒后再试。',
  'error.SIGN_IN_CHANGED':
    '您已在本浏览器的另一个标签页进入别的企业，或换了账号登录，因此这里未做任何更改。请刷新本页；想接着做，请先在那个标签页切换回来。',
  'error.ALREADY_SET_UP': '系统已经完成初始设置，请直接登录。',
  'error.SETUP_CODE_WRONG': '首次设置码不正确，请填写服务器启动时显示的设置码，或其 SETUP_CODE 的值。',
  'error.SETUP_THROTTLED':
    '设置码错误次数过多，请在 {seconds} 秒后再试。设置码在服务器启动时显示，或为其 SETUP_CODE 的值。',
  'error.WEAK_PASSWORD':
    '密码过于简单。请使用 {minimum} 至 {maximum} 个字符，不要使用常见密码，也不要包含您或企业的名称、邮箱或工号。',
  'error.PREFERENCES_FULL': '保存的个人设置过多，请先删除不再需要的已存查询，再重试。',
  'error.ENTERPRISE_NEEDED': '多个企业都有这个工号，请选择您所在的企业后重新登录。',
  'error.PASSWORD_LINK_INVALID':
    '此链接已失效：每个链接只能使用一次，过了邮件中写明的时间也不再有效。请联系管理员重新发送。',
  'error.SIGN_IN_NAME_MISSING': '请填写邮箱或工号，否则此人无法登录。',
  'error.LINK_INVALID': '该答题链接无效或已失效。请使用最新邮件中的链接，或联系管理员重新发送。',
  'error.ALREADY_SUBMITTED': '您已提交这份评价，无法再次修改。',
  'error.DRAFT_CHANGED': '您在别处改过这份评价。这里已换成最后保存的回答，请核对后再提交。',
  'error.ANSWERING_CLOSED': '答题已经结束，无法再提交。如需补答，请联系管理员。',
  'error.ANSWERING_PAUSED': '问卷暂停回答，暂时无法保存或提交。恢复后可以回来继续。',
  'error.OTHERS_PASSWORD':
    '这轮匿名评价开始后，您的密码被他人重设过，因此登录后不能打开这些问卷。请使用邀请邮件中的链接，可以请管理员重新发送。',
  'error.OTHERS_ADDRESS':
    '这轮匿名评价开始后，您的邮箱被他人更改过，因此发到该邮箱的链接不能打开这些问卷。请改用您自己的密码登录作答。',
  'error.SIGN_ON_LATER':
    '本企业的单点登录是在这轮匿名评价开始后设置的，因此通过它登录不能打开这些问卷。请使用邀请邮件中的链接，或用您自己的密码登录。',
  'error.SIGN_ON_NOT_OFFERED': '该企业没有开通单点登录。请用邮箱或工号和密码登录。',
  'error.SIGN_ON_LOST':
    '没有找到这次登录：它可能已经完成、在别的浏览器中开始，或被新的一次代替。请重新点击“使用企业账号登录”。',
  'error.SIGN_ON_EXPIRED': '登录用时过长，已经失效。请重新点击“使用企业账号登录”，并在十分钟内完成。',
  'error.SIGN_ON_UNREACHABLE':
    '贵企业的登录服务暂时没有响应。请稍后再试，或用密码登录；若一直如此，请联系系统运维人员。',
  'error.SIGN_ON_DENIED': '贵企业的登录服务拒绝了这次登录（{reason}）。请重试，或联系贵企业的账号管理员。',
  'error.SIGN_ON_INVALID':
    '登录服务的答复未通过核对，因此没有登录。请重新点击“使用企业账号登录”；若再次出现，请联系系统运维人员。',
  'error.SIGN_ON_MISFIT': '贵企业的登录服务与环视的设置不一致，因此没有登录。请用密码登录，并联系系统运维人员。',
  'error.SIGN_ON_UNVERIFIED':
    '贵企业的登录服务没有确认您的邮箱，因此不能登录。请联系贵企业的账号管理员确认邮箱，或用密码登录。',
  'error.SIGN_ON_UNKNOWN': '您在贵企业账号中的邮箱不能登录该企业的环视。请联系企业的环视管理员，核对登记的邮箱。',
  'error.ANSWER_INVALID': '部分答案未填写或不符合要求，请修改后再提交。{field} {detail}',
  'error.NOT_READY': '问卷尚未准备完毕，请先完成以下事项。{detail}',
  'error.NOT_EDITABLE': '问卷已启动，此内容不能再修改。如需调整，请复制一份新问卷。',
  'error.NOT_COLLECTING':
    '问卷当前不在收集中，无法进行此操作。尚未启动的，请先启动；已停用的，请先启用；已结束的，不能再次启动。',
  'error.NOT_FINISHED': '问卷结束后才能查看结果。请先结束收集。',
  'error.ROUND_CLOSING': '问卷正在结束，请稍候。进度见收集进度页。',
  'error.STALE_VERSION': '在您编辑期间，其他人已保存了新的版本。请比较两个版本后再决定保留哪一个。',
  'error.PAPER_INVALID': '问卷内容有误，请修改后再保存。{field} {detail}',
  'error.WEIGHTS_NOT_100': '权重之和必须为 100，当前为 {sum}。请调整后再保存。',
  'error.LICENCE_EXCEEDED':
    '授权人数不足：可用 {permitted} 人，需要 {needed} 人。请减少人数或升级授权，已有数据不受影响。',
  'error.EMAIL_TAKEN': '邮箱 {email} 已被使用，请换一个邮箱。',
  'error.EMPLOYEE_NO_TAKEN': '工号 {employeeNo} 已被使用，请换一个工号。',
  'error.NAME_TAKEN': '名称“{name}”已存在，请换一个名称。',
  'error.DEPARTMENT_CYCLE': '不能将部门移动到它自己或它的下级部门之下，请选择其他上级部门。',
  'error.DEPARTMENT_NOT_EMPTY': '该部门下还有人员或子部门，请先移走后再删除。',
  'error.IMPORT_INVALID': '导入文件有误，没有写入任何数据。请修改后重新导入。{detail}',
  'error.NEWCOMERS_REFUSED':
    '已有人评价过此人。匿名问卷中，此后不能再向受保护的关系（同级、下级等）添加评价人，否则新加入的人可能推算出之前的回答。请在下一轮添加。',
  'error.SUPERIOR_NOT_PROMISED': '启动时没有告知评价人报告会发给上级，因此报告只能发布给被评价人本人。',
  'error.ALREADY_SENT': '该评价人已提交评价，不能再移除、取消或调整。',
  'error.DEADLINE_PASSED': '截止时间已过，收件人无法作答。请先在设置中延长截止时间，再发送邮件。',
  'error.ANONYMOUS_REFUSED': '匿名问卷不允许此操作，以免泄露评价人的身份。',
  'error.RELAY_HOST_REFUSED':
    '该邮件服务器不在系统运维方允许的范围内（SMTP_ALLOWED_HOSTS）。请选择允许的服务器，或联系运维方添加。',
  'error.RELAY_LOCKED': '有匿名问卷正在收集中，答题链接会经过邮件服务器。请在问卷结束后再修改。',
  'error.RELAY_PASSWORD_NEEDED': '保存的密码只用于原来的服务器、端口和用户名，其中一项已更改。请重新输入密码。',
  'error.RELAY_USER_NEEDED': '有密码时必须填写用户名。若服务器无需登录，请清空密码。',
  'error.REFERENCE_UNKNOWN': '所选的内容已不存在，请刷新后重新选择。{field}',
  'error.OWN_ACCOUNT': '不能停用自己，也不能取消自己的管理员身份，请由其他管理员操作。',
  'error.LAST_ADMINISTRATOR': '企业至少需要一名管理员，请先指定其他管理员。',
  'error.LINK_NOT_SENT': '没有发出链接，此人的密码只能由本人通过邮件中的链接设置。{detail}',
  'error.PASSWORD_CHANGE_NEEDED': '此密码由管理员设置，只能使用一次。请设置您自己的新密码后登录。',
  'error.ONE_TIME_PASSWORD_OVER': '管理员设置的密码已过期（24 小时内有效）。请联系管理员重新设置。',
  'error.PASSWORD_UNCHANGED': '新密码与当前密码相同，请换一个。',
  'error.SIGN_ON_KEEPS_PASSWORD': keptPassword['account.keptPassword'],
  'error.OWN_PASSWORD': '自己的密码不能这样重置。请在账号菜单中选择“修改密码”，并填写当前密码。',
  'error.WRONG_PASSWORD': '当前密码不正确，请检查后重试。',
  'error.EXPORT_NOT_READY': '文件还没有生成，请等任务完成后再下载。',
  'error.SELECTION_CHANGED': '符合条件的数量已变为 {count}，未做任何更改。请核对列表后再试。',
  'error.PICTURE_UNREADABLE': '无法读取这张图片，请选择不超过 2 MB 的 JPEG、PNG 或 WebP 图片。',
  'error.PDF_UNAVAILABLE':
    '暂时无法生成 PDF，请稍后重试；如仍未恢复，请联系管理员检查 PDF 组件是否已构建（npm run build）。',
  'error.DATABASE_AWAY':
    '服务器暂时连接不上数据库，此次操作可能没有保存，之前保存的内容不受影响。请稍等几秒后重试；如仍未恢复，请联系服务器管理员。',
  'error.DATABASE_BUSY':
    '数据库正忙，此次操作没有保存，之前保存的内容不受影响。请稍等几秒后重试；如反复出现，请联系服务器管理员。',
  'error.DATABASE_FULL':
    '服务器的磁盘已满或不可写，此次操作没有保存；之前保存的内容不受影响，仍可查看。请联系服务器管理员清理磁盘空间，然后重试。',
} as const
