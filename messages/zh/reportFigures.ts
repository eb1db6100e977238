/** What figures of a report are compared with, and how they came about. */
export const reportFigures = {
  'report.gap.below': '“{name}”的他评比自评低 {size} 分，差距最大',
  'report.gap.above': '“{name}”的他评比自评高 {size} 分，差距最大',
  'report.gap.below.marked': '“{name}”的他评比自评低 {size} 分，不太可能是偶然',
  'report.gap.above.marked': '“{name}”的他评比自评高 {size} 分，不太可能是偶然',
  'report.gap.below.maybe': '“{name}”的他评比自评低 {size} 分，差距最大，但可能是偶然',
  'report.gap.above.maybe': '“{name}”的他评比自评高 {size} 分，差距最大，但可能是偶然',
  'report.gap.agree': '他评与自评接近，相差不超过 {size} 分',
  'report.gap.noSelf': '没有自评，仅显示他评',
  'report.gap.nobody': '没有他评得分，不能与自评比较',
  'report.gap.noOthers': '评价人数不足，他评不能与自评比较',
  'report.gap.caption': '实心为他评，空心为自评。',
  'report.gap.judged': '实心为他评，空心为自评。带 * 的差距不太可能是偶然；他评至少 {floor} 人才判断。',
  'report.gap.byChance': '比较 {compared} 个指标时，即使没有差距，平均也会有 {chance} 个因偶然被标出。',

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
    '没有给出 95% 区间：匿名问卷要有一种评价关系，至少 {evaluatees} 位被评价人各有至少 {floor} 位这种关系的评价人，且他们的回答不全相同。',
  'report.beside.toNorm': '与平均之差',
  'report.beside.beforeShared': '上一轮（仅共同关系）',
  'report.beside.changeOf': '{levels}：{before} → {now}',
  'report.beside.changeShared': '指标下方列出评价关系的，变化只算这些两轮都显示的关系。',
  'report.beside.byChance': '比较 {compared} 个指标时，即使毫无变化，平均也会有 {chance} 个被标为“不太可能是偶然”。',
  'report.beside.unjudged': '无法判断',
  'report.beside.judgedChange': '{change}（{judged}）',

  'report.team.formsCounted': '完整 / 计入的问卷',
  'report.team.formsCountedAre': '计入的是所显示的评价关系的问卷，不含自评。',
  'report.team.qualityAnonymous':
    '匿名问卷中，受保护的评价关系只有在被评价人有至少 {floor} 位这种关系的评价人时，才计入信度和内部一致性；信度至少需要 {evaluatees} 位这样的被评价人。',

  'report.team.windowsSome': '有的人自己没有 95% 区间（多因他评不足 {floor} 位），归类不太确定。',

  'report.team.windowsPlaced':
    '“{name}”：{people} 人中 {sure} 人归入一种情形，其中 {blind} 人自评高、他评低；{sure} 人中有 {bandless} 人自己没有 95% 区间',

  'report.change.byName': '两轮的指标按名称对应，题目可能不同。',
  'report.change.otherScale': '两轮量表的起点不同时，变化可能只来自量表，因此不作判断。',
  'report.change.otherScaleOf': '{names}：两轮量表的起点不同，变化可能只来自量表，因此不作判断。',
  'report.change.otherPair': '旁边注明两轮的变化是这两轮之间的，其余是最近两轮之间的。',

  'report.team.levelsDiffer':
    '对“{name}”的看法差异最大：{high} {highScore} 分，{low} {lowScore} 分（两种关系都评价过的 {count} 人的平均）',
  'report.team.levelsAgree': '只看两种关系都评价过的人，任何两种关系的平均相差不超过 {size} 分',
  'report.team.levelsPeople': '各列未必是同一批人的平均。',

  'report.steps.title': '得分是怎么算出来的',
  'report.steps.published':
    '从各评价关系已公布的得分算起；这些得分经过四舍五入，结果可能与公布的得分略有出入，± 后面是最大偏差。',
  'report.steps.none': '没有计入得分的回答：没有可显示的，或其评价关系、指标没有权重。',
  'report.steps.product': '得分 × 权重',
  'report.steps.sum': '合计 → 公布的得分',
  'report.steps.ofMaximum': '占满分的百分比：{score} ÷ {maximum} × 100 =',
  'report.steps.share': '占满分的百分比',
  'report.steps.mean': '各题平均 → 公布的得分',
}
