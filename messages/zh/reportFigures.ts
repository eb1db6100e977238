/** What figures of a report are compared with, and how they came about. */
export const reportFigures = {
  'report.beside.title': '与平均和上一轮的比较',
  'report.beside.titleNorm': '与平均的比较',
  'report.beside.titlePrevious': '与上一轮的比较',
  'report.beside.titleBands': '得分有多确定',
  'report.beside.above': '“{name}”比全体平均高 {size} 分，差别最大',
  'report.beside.below': '“{name}”比全体平均低 {size} 分，差别最大',
  'report.beside.even': '所显示的各指标得分与全体平均相同',
  'report.beside.noNorm': '有总分的被评价人不足 {floor} 位，不显示全体平均。',
  'report.beside.normOf': '总分的全体平均来自本问卷 {count} 位有总分的被评价人，指标的来自该指标有得分的人。',
  'report.beside.noPrevious': '此前没有已结束的、评价过同一人的问卷。',
  'report.beside.previousIs': '上一轮：“{title}”，结束于 {day}。',
  'report.beside.bandIs':
    '95% 区间：平均分有多确定。这样给出的区间，100 次中约有 95 次包含真实的平均分；至少 {floor} 位评价人才给出。',
  'report.beside.noBand': '没有给出 95% 区间：至少要有 {floor} 位评价人，且他们的回答不全相同。',
  'report.beside.noBandAnonymous':
    '没有给出 95% 区间：匿名问卷至少要有 {evaluatees} 位被评价人，并有 {floor} 位评价人，且他们的回答不全相同。',
  'report.beside.toNorm': '与平均之差',
  'report.beside.beforeShared': '上一轮（仅共同关系）',
  'report.beside.changeOf': '{levels}：{before} → {now}',
  'report.beside.changeShared': '指标下方列出评价关系的，变化只算这些两轮都显示的关系。',
  'report.beside.byChance': '比较 {compared} 个指标时，即使毫无变化，平均也会有 {chance} 个被标为“不太可能是偶然”。',
  'report.beside.unjudged': '无法判断',
  'report.beside.judgedChange': '{change}（{judged}）',

  'report.steps.title': '得分是怎么算出来的',
  'report.steps.published':
    '从各评价关系已公布的得分算起。已公布的得分经过四舍五入，因此结果可能与公布的得分略有出入；± 后面是最大可能的偏差。',
  'report.steps.none': '没有计入得分的回答：没有可显示的，或其评价关系没有权重。',
  'report.steps.product': '得分 × 权重',
  'report.steps.sum': '合计 → 公布的得分',
  'report.steps.ofMaximum': '占满分的百分比：{score} ÷ {maximum} × 100 =',
  'report.steps.share': '占满分的百分比',
  'report.steps.mean': '各题平均 → 公布的得分',
}
