import { describe, expect, it } from 'vitest'
import { alikeChoices, choiceForms, groupName } from './choices.ts'
import { scaledReport, toldReport } from './personalReport.fixture.ts'

const OFTEN = ['从不', '很少', '有时', '经常', '总是']
const choicesOf = (report: ReturnType<typeof scaledReport>) => report.told?.choices ?? []

describe('questions with the same options', () => {
  it('stand together in the order of the paper, the others apart', () => {
    const report = scaledReport(OFTEN)
    const [first, second, third, ...rest] = choicesOf(report).map(({ questionId }) => questionId)
    const choices = choicesOf(report).map((one) => {
      if (one.questionId === second) return { ...one, options: ['否', '是'] }
      return one.questionId === third ? { ...one, reasons: [{ levelKey: null, option: 0, texts: ['why'] }] } : one
    })
    const idsOf = (some: typeof choices) => some.map(({ questionId }) => questionId)
    const { told, folded } = choiceForms(report, choices)
    expect([idsOf(told), folded.alike.map(idsOf), idsOf(folded.apart)]).toEqual([[third], [[first, ...rest]], [second]])
  })

  it.each([
    { count: 11, want: [20, 0] },
    { count: 12, want: [0, 20] },
  ])('are no columns where they are too many: $count', ({ count, want }) => {
    const report = scaledReport(Array.from({ length: count }, (_, at) => String(at)))
    const { alike, apart } = choiceForms(report, choicesOf(report)).folded
    expect([alike.flat().length, apart.length]).toEqual(want)
  })

  it('are no matter of questions without a score', () => {
    const report = toldReport()
    const [one] = choicesOf(report)
    if (one === undefined) throw new Error('the example has no options')
    const { told, folded } = choiceForms(report, [one, { ...one, questionId: 96, reasons: [] }])
    expect([told.length, folded]).toEqual([2, { alike: [], apart: [] }])
  })
})

describe('texts without a label', () => {
  const { levels, rule } = toldReport()
  const peers = levels.filter(({ kind }) => kind !== 'superior' && kind !== 'self')

  it.each([
    {
      of: 'beside relations that stand apart',
      levels,
      want: ['其他评价人（不区分关系）', 'Other raters, relations not told apart'],
    },
    { of: 'alone', levels: peers, want: ['全部评价人', 'All raters'] },
  ])('are named by whose they are: $of', ({ levels: given, want }) => {
    const report = { levels: given, rule }
    expect([groupName(report, null, 'zh'), groupName(report, null, 'en')]).toEqual(want)
  })
})

describe('one table of them', () => {
  const headsOf = (options: readonly string[]) => {
    const report = scaledReport(options)
    const { heads, legend } = alikeChoices(report, choicesOf(report))
    return [heads.map(({ label }) => label).join(), legend]
  }

  it.each([
    { options: OFTEN, want: [OFTEN.join(), ''] },
    { options: ['Never', 'Sometimes', 'Almost always'], want: ['Never,Sometimes,Almost always', ''] },
    { options: ['disagree', 'wholeheartedly'], want: ['A,B', 'A disagree · B wholeheartedly'] },
    { options: ['完全不符合我所见的情况', '符合'], want: ['A,B', 'A 完全不符合我所见的情况 · B 符合'] },
    { options: [...OFTEN, '不清楚'], want: ['A,B,C,D,E,F', 'A 从不 · B 很少 · C 有时 · D 经常 · E 总是 · F 不清楚'] },
  ])('heads its columns with the options where they are short and few: $options', ({ options, want }) => {
    expect(headsOf(options)).toEqual(want)
  })

  it('has a row for each question, in it the shares of each relation, and marks those with a relation that is not shown', () => {
    const report = scaledReport(OFTEN)
    const { questions, hasMarked } = alikeChoices(report, choicesOf(report))
    const told = questions.map(({ title, rows }) => [
      title.slice(-6),
      ...rows.map(({ level, cells, raters }) => `${level.kind} ${cells.join(' ')} ${raters}`),
    ])
    expect(told.slice(0, 2)).toEqual([
      [
        '人都理解 *',
        ...['superior 0% 100% 0% 0% 0% 1', 'sameLevel — — — — — —', 'subordinate — — — — — —', 'self — — — — — —'],
      ],
      [
        '体、及时的反馈'.slice(-6),
        ...['superior 0% 100% 0% 0% 0% 1', 'sameLevel 0% 0% 0% 100% 0% 5–9'],
        ...['subordinate — — — — — —', 'self — — — — — —'],
      ],
    ])
    expect([questions.length, hasMarked]).toEqual([20, true])
    expect(alikeChoices(report, choicesOf(report).slice(1)).hasMarked).toBe(false)
  })

  it('has no line of a relation that is hidden, even if a share came along', () => {
    const report = scaledReport(OFTEN)
    report.levels = report.levels.map((one) => (one.kind === 'sameLevel' ? { ...one, status: 'hidden' } : one))
    const kinds = alikeChoices(report, choicesOf(report)).questions.map(({ rows }) =>
      rows.map(({ level }) => level.kind),
    )
    expect(new Set(kinds.flat())).toEqual(new Set(['superior', 'subordinate', 'self']))
  })
})
