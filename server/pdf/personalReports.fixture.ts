/** Personal reports of what there can be at most, at worst or at least. */
import type { ShownReport } from '../../domain/scoring/report.ts'
import { EVIL } from '../../report/evilTexts.fixture.ts'
import { longReport } from '../../report/longReport.fixture.ts'
import { exampleReport } from '../../report/personalReport.fixture.ts'

export function evilReport(): ShownReport {
  const report = longReport(7)
  const evil = (at: number) => EVIL[at % EVIL.length] ?? ''
  report.evaluatee = { employeeId: 1, name: 'N'.repeat(100), nameMark: 'E-1', departmentName: evil(1) + evil(0) }
  report.questionnaire.title = evil(0) + evil(4)
  report.levels = report.levels.map((level, at) => ({ ...level, name: evil(at) }))
  report.dimensions = report.dimensions.map((dimension, at) => ({
    ...dimension,
    name: evil(at),
    questions: dimension.questions.map((question, place) => ({ ...question, title: evil(at + place) })),
  }))
  report.comments = report.comments.map((comments) => ({
    ...comments,
    title: evil(6),
    groups: [{ levelKey: null, texts: EVIL }],
  }))
  return report
}

export function manyQuestions(): ShownReport {
  const report = longReport(3)
  report.dimensions = report.dimensions.slice(0, 6).map((dimension, at) => ({
    ...dimension,
    questions: Array.from({ length: 50 }, (_, place) => {
      const [question] = dimension.questions
      if (question === undefined) throw new Error('no question')
      return { ...question, questionId: at * 50 + place, title: `${question.title}${'，'.repeat(place % 7)}` }
    }),
  }))
  return report
}

export function longComments(): ShownReport {
  const report = longReport(4)
  const texts = Array.from({ length: 200 }, (_, at) => '言'.repeat(1500 - at) + 'word '.repeat(300))
  report.comments = [{ questionId: 1, title: '说明', hidden: false, groups: [{ levelKey: 'level:0', texts }] }]
  return report
}

export function withNothing(): ShownReport {
  return { ...exampleReport(), overallPercent: null, points: null, levels: [], dimensions: [], comments: [] }
}

/** Six levels of the administrator's own, each with a name as long as people give them. */
export function longLevels(): ShownReport {
  const report = longReport(6)
  const names = [
    '跨部门项目合作伙伴与外部顾问',
    '矩阵汇报的职能线负责人与业务伙伴',
    '供应链与质量体系的内部客户代表',
    'Cross-departmental project partners',
    'Functional representatives in the matrix',
    'Procurement and manufacturing stakeholders',
  ]
  const [level] = report.levels
  if (level === undefined) throw new Error('no level')
  report.levels = names.map((name, at) => ({ ...level, key: `level:${at}`, kind: 'custom', name }))
  const figures = <T extends { byLevel: (number | null)[] }>(one: T): T => ({ ...one, byLevel: names.map(() => 4.5) })
  report.dimensions = report.dimensions.map((one) => ({ ...figures(one), questions: one.questions.map(figures) }))
  return report
}

/** Six levels of a named round whose scores go to a million on either side, with two decimals. */
export function largeFigures(): ShownReport {
  const report = longLevels()
  report.rule = { ...report.rule, anonymous: false }
  const byLevel = [833333.33, -333333.32, -1_000_000, 1_000_000, 0.5, null]
  const percents = byLevel.map((score) => score && score / 10_000)
  report.dimensions = report.dimensions.map((dimension) => ({
    ...dimension,
    byLevel: percents.map((percent) => percent && percent * 1000),
    questions: dimension.questions.map((question) => {
      return { ...question, maximum: 1_000_000, weightedScore: -333333.32, percent: -33.3, byLevel }
    }),
  }))
  return report
}

export function manyLevels(): ShownReport {
  const report = longReport(5)
  const [level] = report.levels
  if (level === undefined) throw new Error('no level')
  report.levels = Array.from({ length: 50 }, (_, at) => ({
    ...level,
    key: `level:${at}`,
    kind: 'custom',
    name: `关系${at}`,
  }))
  const wide = Array.from({ length: 50 }, (_, at) => at + 0.5)
  report.dimensions = report.dimensions.map((dimension) => ({
    ...dimension,
    byLevel: wide,
    questions: dimension.questions.map((question) => ({ ...question, byLevel: wide })),
  }))
  return report
}
