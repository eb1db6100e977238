/** Rankings, personal, team and combined reports. */
export const reports = {
  'reports.ranking': '得分排名',
  'reports.rank': '名次',
  'reports.score': '得分',
  'reports.open': '查看报告',
  'reports.downloadPdf': '下载 PDF',
  'reports.exportCsv': '导出表格',
  'reports.notFinished': '问卷结束后才能查看结果。',
  'reports.choosePerson': '选择被评价人',
  'reports.empty': '没有可以显示的结果。',
  'reports.combined.new': '新建综合报告',
  'reports.combined.questionnaires': '包含的问卷',
  'reports.test.intro': '用虚构数据展示报告的样式。',
} as const
