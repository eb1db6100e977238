/** A made-up report of ten pages on paper, figures and comments drawn from `seed`; the questions are the same for all. */
import type { PersonalReport, ShownReport } from '../domain/scoring/report.ts'

const DIMENSIONS = ['引领变革', '沟通协作', '结果导向', '团队建设', '战略思维', '客户导向', '诚信正直', '学习成长']
const BEGINNINGS = [
  '能清楚地说明',
  '主动与相关部门讨论',
  '遇到困难时仍然坚持',
  '在会议上公开地肯定',
  '用数据和事实判断',
  '定期回顾并改进',
]
const MATTERS = [
  '团队的目标与优先顺序，并确认每个人都理解',
  '项目的进度与风险（如产品、测试、运维）',
  '自己作出的承诺，按时交付可用的结果',
  '他人的贡献，并给予成长的机会',
  '技术方案的取舍，例如 Kubernetes 与 PostgreSQL 的迁移',
  '客户的反馈与投诉，当天给出答复',
]
const PHRASES = [
  '交付可靠，遇到线上事故时沉着，复盘写得清楚。',
  '愿意帮助新人，代码评审给的意见具体。',
  '开会准备充分，结论明确，会后也会主动跟进。',
  '技术判断准确，尤其是数据库（PostgreSQL）与缓存方面。',
  '建议多听一线同事的意见，需求评审可以提前安排。',
  '希望更多参与跨部门的项目，把经验整理成团队的规范。',
]
const KINDS = ['superior', 'sameLevel', 'subordinate', 'custom', 'self'] as const
const QUESTIONS = 6
const COMMENTS = 40

export function longReport(seed: number): ShownReport {
  let state = seed + 1
  const draw = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  const percent = () => 50 + draw(500) / 10
  const points = () => 2 + draw(30) / 10
  const levels: PersonalReport['levels'] = KINDS.map((kind, index) => ({
    ...{ key: `level:${index}`, kind, name: kind === 'custom' ? '客户' : '', pooledNames: [], status: 'shown' },
    ...{ raterCount: kind === 'self' ? '1' : '5-9', weight: kind === 'self' ? null : 25 },
  }))
  const dimensions = DIMENSIONS.map((name, dimensionId) => ({
    ...{ dimensionId, name, weight: 12.5, percent: percent(), othersPercent: percent(), selfPercent: percent() },
    byLevel: KINDS.map(percent),
    questions: BEGINNINGS.slice(0, QUESTIONS).map((beginning, index) => ({
      questionId: dimensionId * QUESTIONS + index,
      title: `${beginning}${MATTERS[(dimensionId + index) % MATTERS.length]}`,
      ...{
        maximum: 5,
        minimum: 1,
        weightedScore: points(),
        percent: percent(),
        othersScore: points(),
        selfScore: points(),
      },
      byLevel: KINDS.map(points),
    })),
  }))
  const texts = () =>
    Array.from({ length: COMMENTS }, () =>
      Array.from({ length: 1 + draw(4) }, () => PHRASES[draw(PHRASES.length)]).join(''),
    )
  return {
    questionnaire: { id: 1, title: '2026 年度管理层 360 评估', type: 2, finishedAt: '2026-11-20T09:00:00.000Z' },
    evaluatee: { employeeId: seed, name: `孙磊${seed}`, nameMark: '', departmentName: '后端组' },
    computedAt: '2026-11-20T09:05:00.000Z',
    rule: { anonymous: true, scoreFloor: 3, commentFloor: 5, exemptLevelTypes: ['superior', 'self'], pooling: true },
    ...{
      overallPercent: percent(),
      points: { earned: percent(), possible: 100 },
      incomplete: false,
      levels,
      dimensions,
    },
    comments: ['这位同事最值得保持的做法是什么？', '您希望这位同事在哪些方面有所改变？', '还有什么想对他说的？'].map(
      (title, index) => ({
        questionId: 900 + index,
        title,
        hidden: false,
        groups: [{ levelKey: null, texts: texts() }],
      }),
    ),
  }
}
