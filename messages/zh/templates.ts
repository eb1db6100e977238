/** The template library. */
export const templates = {
  'templates.shipped': '系统模板',
  'templates.own': '企业模板',
  'templates.use': '使用此模板',
  'templates.preview': '预览模板',
  'templates.copy': '存为企业模板',
  'templates.empty': '还没有模板。可以把问卷存为模板。',
  'templates.intro': '现成的题目和指标，选一个就能开始。',
  'templates.contents': '{pages} 页，{count} 题',
  'templates.copied': '已存为企业模板',
  'templates.removed.other': '已移除 {count} 个模板',
  'templates.useThis': '使用模板“{title}”',
} as const
