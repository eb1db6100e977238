/** The enterprise, its licence and its mails. */
export const enterprise = {
  'enterprise.name': '企业名称',
  'enterprise.logo': '企业标志',
  'enterprise.licence': '产品授权',
  'enterprise.version.0': '免费版',
  'enterprise.version.1': '企业版',
  'enterprise.used': '已用 {used} / {permitted}',
  'enterprise.unlimited': '不限人数',
  'enterprise.nearLimit': '已使用 {percent} % 的授权人数',
  'mails.to': '收件人',
  'mails.subject': '主题',
  'mails.state': '状态',
  'mails.waiting': '待发送',
  'mails.sent': '已发送',
  'mails.failed': '发送失败',
  'mails.noSmtp': '尚未配置邮件服务器，邮件保存在此处，可以直接查看。',
  'mails.empty': '还没有邮件。',
} as const
