/** What is wrong with the settings of a questionnaire, beside the field (anonymity.md R2, R3). */
export const settings = {
  'setting.outOfRange': '请填写 {minimum} 到 {maximum} 之间的整数',
  'setting.commentBelowScore': '评语人数下限不能低于得分人数下限 {scoreFloor}',
  'setting.notExemptible': '只有上级和自评可以不受人数下限限制',
  'setting.badDeadline': '截止时间无效，请重新选择',
  'setting.textTooLong': '最多 {maximum} 字',
  'setting.looser': '启动后只能更严格：不能低于 {minimum}',
  'setting.exemptionChanged': '启动后不能更改哪些关系不受人数下限限制',
  'setting.receiversChanged': '启动后不能更改上级能否收到报告',
  'setting.poolingChanged': '启动后不能更改是否合并人数不足的关系',
  'setting.unableChanged': '匿名问卷启动后不能更改是否可以选择“没有机会观察”',
  'setting.deadlinePast': '截止时间已过，请先改为将来的时间',
  'setting.unknownKey': '没有这项设置',
  'setting.wrongKind': '这项设置的值类型不对',
  'setting.logoNotUploaded': '标志必须是上传过的图片',
  'setting.notObject': '必须是一个 JSON 对象',
} as const
