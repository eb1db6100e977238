import type { ShownTeamDimension, ShownTeamReport } from './teamReport.ts'

const NAMES = ['沟通协作', '结果导向', '团队建设', '战略思维', '诚信正直', '学习成长', '客户导向']
const PEOPLE = ['何晓明', '孙洋', '曾磊', '欧阳超', '周婷婷', '吴涛', '李娜', '王强', '张伟', '刘洋', '陈静', '赵磊']
const QUADRANTS = ['open', 'hidden', 'blind', 'unseen', null] as const

const dimension = (name: string, at: number): ShownTeamDimension => {
  const mean = 70 + ((at * 37) % 17)
  return {
    ...{ dimensionId: at + 1, name, weight: 100 / NAMES.length, lowest: 20 },
    score: { mean, evaluatees: PEOPLE.length, deviation: 6.4, band: { low: mean - 4.1, high: mean + 4.1 } },
    ...{ others: mean - 0.5, self: mean + 4 - at, gap: at - 4.5, byLevel: [mean + 2, mean - 1, null, mean + 4 - at] },
    widestPair: { high: 'level:1', highMean: mean + 2, low: 'level:2', lowMean: mean - 1, evaluatees: 9 },
    ...{ agreement: 0.71, reliability: [{ scope: 'centred', single: at === 2 ? 0 : 0.31 }] },
    consistency: at === 1 ? null : { alpha: 0.84, complete: 141, forms: 160 },
    windows: {
      line: { mean: mean - 0.5, margin: 3.2, evaluatees: PEOPLE.length },
      places: PEOPLE.map((person, place) => ({
        ...{ employeeId: place, name: person, nameMark: '', others: 50 + ((place * 23 + at * 7) % 49) },
        ...{ self: 50 + ((place * 31 + at * 11) % 49), quadrant: QUADRANTS[(place + at) % QUADRANTS.length] ?? null },
        hasBand: true,
      })),
    },
  }
}

/** A made-up report over a team of an anonymous questionnaire. */
export function exampleTeamReport(): ShownTeamReport {
  return structuredClone<ShownTeamReport>({
    questionnaire: { id: 1, title: '2026 年度管理层 360 评估', type: 2, finishedAt: '2026-11-20T09:00:00.000Z' },
    computedAt: '2026-11-20T09:05:00.000Z',
    ...{ evaluatees: 12, scored: 12, complete: 10 },
    percents: [58.1, 62.4, 66.7, 70.2, 71.9, 73.4, 75.5, 76.1, 79.5, 81.2, 86.3, 91],
    overall: { mean: 74.4, evaluatees: 12, deviation: 9.4, band: { low: 68.4, high: 80.4 } },
    levels: [
      { key: 'level:1', kind: 'superior', name: '' },
      { key: 'level:2', kind: 'sameLevel', name: '' },
      { key: 'level:3', kind: 'custom', name: '客户' },
      { key: 'level:4', kind: 'self', name: '' },
    ],
    dimensions: NAMES.map(dimension),
    highest: [{ questionId: 1, title: '能清楚说明团队目标与优先顺序，并确认每个人都理解', dimensionId: 1, mean: 88.5 }],
    lowest: [{ questionId: 2, title: '预见技术与业务的变化并提前准备', dimensionId: 4, mean: 61.2 }],
    departments: [
      {
        departmentId: 1,
        name: '远航科技',
        depth: 0,
        evaluatees: 12,
        percent: 74.4,
        percents: NAMES.map((_, at) => 70 + at),
      },
      {
        departmentId: 2,
        name: '研发中心',
        depth: 1,
        evaluatees: 7,
        percent: 76.2,
        percents: NAMES.map((_, at) => (at === 3 ? null : 72 + at)),
      },
    ],
    participation: [
      { levelId: 1, levelType: 'superior', levelName: '', notAsked: 0, asked: 12, sent: 12, leftOut: 0, unable: null },
      { levelId: 2, levelType: 'sameLevel', levelName: '', notAsked: 0, asked: 60, sent: 55, leftOut: 0, unable: null },
      { levelId: 3, levelType: 'custom', levelName: '客户', notAsked: 12, asked: 0, sent: 0, leftOut: 0, unable: null },
    ],
  })
}
