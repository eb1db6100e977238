import type { CombinedChange, CombinedDimension, CombinedFigures } from '../domain/scoring/combined/combinedReport.ts'
import type { ShownCombinedPerson, ShownCombinedReport } from './combinedReport.ts'

const NAMES = ['沟通协作', '结果导向', '团队建设', '战略思维', '诚信正直']
const PEOPLE = ['何晓明', '孙洋', '曾磊', '欧阳超', '周婷婷', '吴涛', '李娜', '王强', '张伟', '张伟', '陈静', '赵磊']
const YEARS = [2024, 2025, 2026]

const oneDecimal = (value: number) => Math.round(value * 10) / 10

function change(at: number, evaluatees: number | null): CombinedChange {
  const value = oneDecimal(((at * 29) % 90) / 10 - 4)
  const band = at % 4 === 3 ? null : { low: oneDecimal(value - 2.4), high: oneDecimal(value + 2.4) }
  const isMarked = band !== null && Math.abs(value) > 2.4
  return { from: 1, to: 2, value, band, isMarked, isPartial: at % 5 === 2, evaluatees }
}

function figures(at: number, evaluatees: number | null, isInAll = true): CombinedFigures {
  const latest = oneDecimal(62 + ((at * 37) % 31) + 0.4)
  const byQuestionnaire = YEARS.map((_, place) =>
    isInAll || place === 2 ? oneDecimal(latest - 3.1 * (2 - place)) : null,
  )
  const shown = byQuestionnaire.flatMap((one) => one ?? [])
  const combined = oneDecimal(shown.reduce((sum, one) => sum + one, 0) / shown.length)
  return { combined, byQuestionnaire, change: isInAll ? change(at, evaluatees) : null }
}

const ofDimension = (name: string, at: number, evaluatees: number | null, isInAll = true): CombinedDimension => ({
  ...{ name, isMatched: true, isAsked: YEARS.map(() => true) },
  ...figures(at, evaluatees, isInAll),
})

const alone = (name: string, place: number, percent: number): CombinedDimension => {
  const byQuestionnaire = YEARS.map((_, round) => (round === place ? percent : null))
  const isAsked = YEARS.map((_, round) => round === place)
  return { name, isMatched: false, isAsked, combined: percent, byQuestionnaire, change: null }
}

function person(evaluatorName: string, at: number): ShownCombinedPerson {
  const isInAll = at % 5 !== 4
  return {
    ...{ evaluatorName, nameMark: evaluatorName === '张伟' ? `E010${at}` : '', incomplete: at % 6 === 5 },
    departmentName: at % 3 === 0 ? '前端组' : '总经办',
    overall: figures(at + 3, null, isInAll),
    dimensions: [
      ...NAMES.map((name, place) => ofDimension(name, at * 7 + place, null, isInAll)),
      alone('客户导向', 2, oneDecimal(70 + at / 2)),
    ],
  }
}

/** A made-up report over three rounds and one that was deleted. */
export function exampleCombinedReport(): ShownCombinedReport {
  return structuredClone<ShownCombinedReport>({
    title: '2024 至 2026 年度管理者评估对比',
    summary: '三年的评估放在一起，看管理层的变化。\n供人力资源委员会讨论，不作个人考核之用。',
    computedAt: '2026-12-18T02:00:00.000Z',
    questionnaires: YEARS.map((year) => ({
      ...{ title: `${year} 年度管理者 360° 评估`, state: 'included' as const },
      ...{ finishedAt: `${year}-12-16T02:30:00.000Z`, evaluateeCount: PEOPLE.length },
    })),
    evaluateeCount: PEOPLE.length,
    repeatedCount: 10,
    overall: figures(1, 10),
    dimensions: [
      ...NAMES.map((name, at) => ofDimension(name, at + 2, 10)),
      alone('客户导向', 2, 73.2),
      alone('领导他人', 0, 68.9),
    ],
    people: PEOPLE.map(person),
  })
}
