/** What the checks of a paper find (spec §5), what the editor refuses, and papers that cannot be read. */
export const paper = {
  'paper.check.titleEmpty': '问卷标题为空',
  'paper.check.titleHidden': '问卷标题不能含有换行、控制字符或零宽字符',
  'paper.check.titleUnstorable': '问卷标题含有不完整的字符',
  'paper.check.summaryUnstorable': '问卷说明含有空字符或不完整的字符',
  'paper.check.titleTooLong': '问卷标题太长（{length} 字，最多 {maximum} 字）',
  'paper.check.summaryTooLong': '问卷说明太长（{length} 字，最多 {maximum} 字）',
  'paper.check.questionTitleTooLong':
    '第 {pageNumber} 页第 {questionNumber} 题：题目标题太长（{length} 字，最多 {maximum} 字）',
  'paper.check.questionSummaryTooLong':
    '第 {pageNumber} 页第 {questionNumber} 题：题目说明太长（{length} 字，最多 {maximum} 字）',
  'paper.check.optionTitleTooLong':
    '第 {pageNumber} 页第 {questionNumber} 题：选项 {optionNumber} 太长（{length} 字，最多 {maximum} 字）',
  'paper.check.optionHintTooLong':
    '第 {pageNumber} 页第 {questionNumber} 题：选项 {optionNumber} 的原因输入框的提示太长（{length} 字，最多 {maximum} 字）',
  'paper.check.leftDescriptionTooLong':
    '第 {pageNumber} 页第 {questionNumber} 题：左端说明太长（{length} 字，最多 {maximum} 字）',
  'paper.check.middleDescriptionTooLong':
    '第 {pageNumber} 页第 {questionNumber} 题：中间说明太长（{length} 字，最多 {maximum} 字）',
  'paper.check.rightDescriptionTooLong':
    '第 {pageNumber} 页第 {questionNumber} 题：右端说明太长（{length} 字，最多 {maximum} 字）',
  'paper.check.questionTextsTooLong':
    '第 {pageNumber} 页第 {questionNumber} 题：此题的全部文字加起来太长（保存时共 {length} 字，最多 {maximum} 字）',
  'paper.check.questionTitleEmpty': '第 {pageNumber} 页第 {questionNumber} 题：题目标题为空',
  'paper.check.questionSummaryEmpty': '第 {pageNumber} 页第 {questionNumber} 题：题目说明为空',
  'paper.check.optionTitleEmpty': '第 {pageNumber} 页第 {questionNumber} 题：第 {optionNumber} 项选项描述为空',
  'paper.check.optionScoreEmpty': '第 {pageNumber} 页第 {questionNumber} 题：第 {optionNumber} 项选项分数为空',
  'paper.check.optionScoreOutOfBounds':
    '第 {pageNumber} 页第 {questionNumber} 题：第 {optionNumber} 项选项分数须在 {minimum} 到 {maximum} 之间',
  'paper.check.tooFewOptions': '第 {pageNumber} 页第 {questionNumber} 题：至少需要 {count} 个选项',
  'paper.check.scoreRange': '第 {pageNumber} 页第 {questionNumber} 题：最高分必须大于最低分',
  'paper.check.minimumScore': '第 {pageNumber} 页第 {questionNumber} 题：最低分必须在 {minimum} 到 {maximum} 之间',
  'paper.check.maximumScore': '第 {pageNumber} 页第 {questionNumber} 题：最高分必须在 {minimum} 到 {maximum} 之间',
  'paper.check.step': '第 {pageNumber} 页第 {questionNumber} 题：步长必须大于 {minimum}，不超过 {maximum}',
  'paper.check.precision': '第 {pageNumber} 页第 {questionNumber} 题：小数位数必须是 {minimum} 到 {maximum} 的整数',
  'paper.check.lengthMaximum': '第 {pageNumber} 页第 {questionNumber} 题：最多字数必须是 {minimum} 到 {maximum} 的整数',
  'paper.edit.notice': '提示',
  'paper.edit.homePageStays': '首页不能删除',
  'paper.data.notJson': '第 {pageNumber} 页第 {questionNumber} 题：{field} 不是有效的 JSON',
  'paper.data.notObject': '第 {pageNumber} 页第 {questionNumber} 题：{field} 必须是 JSON 对象',
  'paper.data.wrongType': '第 {pageNumber} 页第 {questionNumber} 题：{field} 的类型不正确',
  'paper.data.unknownType': '第 {pageNumber} 页第 {questionNumber} 题：未知的题型',
  'paper.data.missingId': '第 {pageNumber} 页第 {questionNumber} 题：缺少编号',
  'paper.data.unknownId': '第 {pageNumber} 页第 {questionNumber} 题：该编号不属于本问卷',
  'paper.data.unknownPageId': '第 {pageNumber} 页：该编号不属于本问卷',
  'paper.data.repeatedId': '第 {pageNumber} 页第 {questionNumber} 题：编号重复',
  'paper.data.repeatedPageId': '第 {pageNumber} 页：编号重复',
  'paper.data.outOfRange': '第 {pageNumber} 页第 {questionNumber} 题：{field} 必须在 {minimum} 到 {maximum} 之间',
  'paper.data.tooLong': '第 {pageNumber} 页第 {questionNumber} 题：{field} 最多 {maximum} 个字符',
  'paper.data.tooMany': '第 {pageNumber} 页第 {questionNumber} 题：最多 {maximum} 个选项',
} as const

/** What is wrong with an answer; shown beside the question. */
export const paperAnswers = {
  'paper.answer.at': '第 {pageNumber} 页第 {questionNumber} 题：{text}',
  'paper.answer.required': '请回答此题',
  'paper.answer.unknownQuestion': '此题已不在问卷中，请刷新页面',
  'paper.answer.twice': '此题的答案重复，请刷新页面后重新作答',
  'paper.answer.wrongKind': '答案的形式与题型不符，请重新作答',
  'paper.answer.unableNotAllowed': '此问卷不允许选择“没有机会观察”',
  'paper.answer.unknownOption': '所选选项不属于此题，请重新选择',
  'paper.answer.oneOption': '只能选择一个选项',
  'paper.answer.notNumber': '请只填写数字',
  'paper.answer.scoreRange': '请填写 {minimum} 到 {maximum} 之间的分数',
  'paper.answer.whole': '请填写整数',
  'paper.answer.precision': '最多保留 {precision} 位小数',
  'paper.answer.step': '分数必须从 {minimum} 起，每次增加 {step}',
  'paper.answer.textTooLong': '最多 {maximum} 字，超出 {excess} 字，删减后才能保存',
  'paper.answer.reasonRequired': '请填写原因',
} as const
