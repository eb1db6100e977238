/** Dimensions (indicators), weights, bound questions. */
export const dimensions = {
  'dimensions.add': '添加指标',
  'dimensions.name': '指标名称',
  'dimensions.weight': '权重',
  'dimensions.weightSum': '权重合计 {sum} %',
  'dimensions.equalWeights': '平均分配',
  'dimensions.questions': '已绑定题目',
  'dimensions.unbound': '未绑定的题目',
  'dimensions.bind': '绑定题目',
  'dimensions.bound': '已绑定 {bound} / {total} 题',
  'dimensions.empty': '还没有指标。先添加一个，再绑定题目。',
  'dimensions.delete.confirm': '确定删除指标“{name}”吗？它的题目将变为未绑定。',
} as const
