/** Starting, notifying, progress. */
export const collection = {
  'collection.summary': '已完成 {done} / {total}',
  'collection.remind': '提醒未完成的人',
  'collection.invite': '发送邀请',
  'collection.notify.confirm.other': '将向 {count} 人发送邮件。确定发送吗？',
  'collection.notify.sent.other': '已发送 {count} 封邮件',
  'collection.notify.none': '没有需要通知的人。',
  'collection.notify.recent.other': '{count} 人在 18 小时内已收到提醒',
  'collection.state.none': '未开始',
  'collection.state.draft': '进行中',
  'collection.state.sent': '已提交',
  'collection.mail.none': '未发送',
  'collection.mail.sent': '已发送',
  'collection.mail.failed': '发送失败',
  'collection.cancel': '撤回答题',
  'collection.export': '导出进度',
  'collection.empty': '还没有进度。启动问卷并发送邀请后即可查看。',
} as const
