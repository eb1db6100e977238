/** The mails of a round (spec §7 businessType): fixed placeholders only (design §5.10). */
export const mail = {
  'mail.invite.subject': '邀请您参与“{questionnaireTitle}”',
  'mail.invite.text':
    '{raterName}，您好：\n\n{enterpriseName}邀请您为以下同事提供反馈：{evaluateeNames}。\n\n您的看法对他们的成长很有帮助。请在{deadline}前打开下面的链接作答，可以随时中断，稍后继续：\n\n{link}\n\n此链接仅供您本人使用，请不要转发。作答前，页面会说明谁能看到您的回答。\n\n谢谢您的参与！\n{enterpriseName}',
  'mail.remind.subject': '温馨提醒：“{questionnaireTitle}”还有 {count} 人待您评价',
  'mail.remind.text':
    '{raterName}，您好：\n\n您还有 {count} 份反馈尚未完成：{evaluateeNames}。\n\n请在{deadline}前打开下面的链接继续，已填写的内容都已保留：\n\n{link}\n\n如果您刚刚已经提交，请忽略此邮件。谢谢！\n{enterpriseName}',
  'mail.finished.subject': '“{questionnaireTitle}”已结束，谢谢您的参与',
  'mail.finished.text':
    '{raterName}，您好：\n\n“{questionnaireTitle}”已经结束，答题链接不再有效。\n\n感谢您抽出时间参与。\n{enterpriseName}',
  'mail.report.subject': '“{questionnaireTitle}”的个人报告可以查看了',
  'mail.report.text':
    '{raterName}，您好：\n\n“{questionnaireTitle}”的个人报告已经可以查看，被评价人：{evaluateeNames}。\n\n{link}\n\n您本人的报告，如果有同事给出的评分，建议先看他们认可的优点，再选一两处着手改进；评分的人太少时，报告里会写明。他人的报告，请勿转发。\n\n{enterpriseName}',
  'mail.password.subject': '环视：设置您的密码',
  'mail.password.text':
    '{name}，您好：\n\n{reason}密码只能由您本人设置，请打开下面的链接：\n\n{link}\n\n链接在 {hours} 小时内有效，只能使用一次。如果您不需要修改密码，请忽略此邮件，原密码不变。',
  'mail.password.reset': '{enterpriseName}的管理员请求为您重置密码。',
  'mail.password.asked': '有人在登录页面请求为此邮箱设置密码。',
  'mail.invitation.subject': '环视：请确认您在{enterpriseName}的登录账号',
  'mail.invitation.text':
    '{name}，您好：\n\n{reason}请打开下面的链接，确认这是您本人的邮箱：\n\n{link}\n\n链接在 {hours} 小时内有效，只能使用一次，请勿转发。如果您不了解此事，请忽略此邮件：不打开链接，什么都不会改变。',
  'mail.invitation.given': '{enterpriseName}为您开通环视的登录账号。',
  'mail.invitation.asked': '有人在登录页面请求用此邮箱登录{enterpriseName}的环视账号。',
  'mail.door.password.subject': '环视：管理员为您设置了新密码',
  'mail.door.password.text':
    '{name}，您好：\n\n{enterpriseName}的管理员为您设置了新密码。您已退出登录，此前发给您的链接不再有效。{rounds}\n\n如果这不是您要求的，请告知公司内您信任的人。',
  'mail.door.password.rounds':
    '您在匿名问卷中已填写但未提交的内容已被删除。当时正在进行的匿名评价不能用这个密码打开，请使用新邀请邮件中的链接。',
  'mail.door.address.subject': '环视：管理员更改了您的邮箱',
  'mail.door.address.text':
    '{name}，您好：\n\n{enterpriseName}的管理员更改了您的邮箱，这封邮件同时发往新旧两个邮箱。您已退出登录，此前发给您的链接不再有效。{rounds}\n\n如果这不是您要求的，请告知公司内您信任的人。',
  'mail.door.address.rounds':
    '您在匿名问卷中已填写但未提交的内容已被删除。当时正在进行的匿名评价不能通过发往新邮箱的链接打开，请用您自己的密码登录。',
  'mail.test.subject': '环视：测试邮件',
  'mail.test.text': '这封邮件说明环视可以通过当前的邮件服务器发送邮件。\n\n您无需进行任何操作。',
} as const
