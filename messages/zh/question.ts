/** A question as the one who answers sees it: the answering site and the editor's preview. */
export const question = {
  'question.unable': '没有机会观察',
  'question.optional': '选答',
  'question.several': '可选多项',
  'question.choose': '请选择…',
  'question.clear': '清除选择',
  'question.reason': '请说明选择该选项的原因',
  'question.characters': '{used} / {maximum}',
  'question.bounds': '{minimum} 到 {maximum} 之间的整数',
  'question.bounds.decimals': '{minimum} 到 {maximum} 之间，最多 {precision} 位小数',
  'question.slide': '拖动滑块，或点按要选的位置',
  'question.slide.none': '尚未评分',
  'question.scale.end': '{score}，{description}',
} as const
