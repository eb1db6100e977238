import { describe, expect, it } from 'vitest'
import type { PersonalReport } from '../domain/scoring/report.ts'
import { missingComments, reportNotes } from './notes.ts'
import { exampleReport } from './personalReport.fixture.ts'
import { translate } from './translate.ts'

const example = exampleReport()
const keysOf = (report: PersonalReport) => reportNotes(report, 'en').map(({ key }) => key)

/** The example with the figure of its first question in one row replaced. */
function withCell(row: number, value: number | null, more: Partial<PersonalReport> = {}): PersonalReport {
  const [dimension, ...dimensions] = example.dimensions
  const [question, ...questions] = dimension?.questions ?? []
  if (dimension === undefined || question === undefined) throw new Error('the example has no question')
  const byLevel = question.byLevel.map((figure, index) => (index === row ? value : figure))
  return {
    ...example,
    ...more,
    dimensions: [{ ...dimension, questions: [{ ...question, byLevel }, ...questions] }, ...dimensions],
  }
}

describe('what is said beside the figures', () => {
  const shown = example.levels.findIndex(({ status, kind }) => status === 'shown' && kind === 'sameLevel')

  it('tells why a figure is missing in a row that is shown (R18)', () => {
    expect(keysOf(withCell(shown, null))).toContain('report.note.cells')
    expect(keysOf(withCell(shown, 3))).not.toContain('report.note.cells')
  })

  it('does not where a superior was unable', () => {
    const superior = example.levels.findIndex(({ kind }) => kind === 'superior')
    expect(keysOf(withCell(superior, null))).not.toContain('report.note.cells')
  })

  it('does not where the whole row is hidden, nor in a named questionnaire', () => {
    const levels = example.levels.map((level, index) =>
      index === shown ? { ...level, status: 'hidden' as const } : level,
    )
    expect(keysOf(withCell(shown, null, { levels }))).not.toContain('report.note.cells')
    const rule = { ...example.rule, anonymous: false }
    expect(keysOf(withCell(shown, null, { rule }))).not.toContain('report.note.cells')
  })

  it.each([
    ['<5', true],
    // Fewer than every question needs.
    ['<3', false],
  ])('tells why a whole row is hidden from the floor on: %s', (raterCount, isTold) => {
    const levels = example.levels.map((level, index) =>
      index === shown ? { ...level, status: 'hidden' as const, raterCount } : level,
    )
    expect(keysOf({ ...example, levels }).includes('report.note.cells')).toBe(isTold)
  })

  it('names a hidden row without telling how few answered (R23)', () => {
    const levels = example.levels.map((level) =>
      level.kind === 'subordinate' ? { ...level, status: 'hidden' as const, raterCount: '<3' } : level,
    )
    const [note] = reportNotes({ ...example, levels, incomplete: false }, 'en')
    expect(note?.key).toBe('report.note.hidden')
    expect(note && translate('en', note.key, note.params)).toMatch(/^Subordinates?: too few answers/)
  })
})

it.each([
  [['superior', 'self'], 'report.note.anonymous', '；上级、自评除外。'],
  [['self'], 'report.note.anonymous', '；自评除外。'],
  [[], 'report.note.anonymousAll', '至少 5 人才显示评语。'],
] as const)('the floors name who is exempt of them, as it was set: %s', (exemptLevelTypes, wanted, end) => {
  const rule = { ...example.rule, commentFloor: 5, exemptLevelTypes: [...exemptLevelTypes] }
  const note = reportNotes({ ...example, rule }, 'zh').find(({ key }) => key.startsWith('report.note.anonymous'))
  expect(note?.key).toBe(wanted)
  expect(translate('zh', wanted, note?.params)).toMatch(new RegExp(`${end}$`))
})

it.each([
  [false, true, null],
  [false, false, 'report.comments.none'],
  [true, false, 'report.comments.hidden'],
  [true, true, 'report.comments.hiddenRest'],
] as const)('comments: hidden %s, some shown %s', (hidden, isAnyShown, wanted) => {
  expect(missingComments(hidden, isAnyShown)).toBe(wanted)
})

it('hidden comments: five of every relation may be needed, so it is not said that fewer answered in all', () => {
  const said = (key: string) => [translate('en', key, { floor: 5 }), translate('zh', key, { floor: 5 })]
  expect(said('report.comments.hidden')).toEqual([
    'Fewer than 5 people of some relation answered: not shown, to protect the raters.',
    '部分关系作答的人不足 5 位，为保护评价人不显示。',
  ])
  for (const [at, text] of said('report.comments.hiddenRest').entries()) {
    expect(text).toContain(['of some other relation', '部分关系'][at])
  }
})

it('a named report promises to tell no rater apart from others where there are no others', () => {
  const rule = { ...example.rule, anonymous: false }
  const note = reportNotes({ ...example, rule }, 'en').find(({ key }) => key === 'report.note.named')
  expect(translate('en', note?.key ?? '', {})).toMatch(/comments as they were written; where a relation has one rater/)
})

describe('points beside percent (numbers.md 6)', () => {
  /** The example with this score of its first question. */
  function scored(weightedScore: number | null, maximum = 5): PersonalReport {
    const report = exampleReport()
    const [question] = report.dimensions[0]?.questions ?? []
    if (question === undefined) throw new Error('the example has no question')
    Object.assign(question, { weightedScore, maximum })
    return { ...report, points: { earned: 44.4, possible: 100 } }
  }

  it('says that a question without a score counts 0 in the one and not at all in the other', () => {
    const note = reportNotes(scored(null), 'zh').find(({ key }) => key === 'report.note.points')
    expect(note && translate('zh', note.key, note.params)).toContain('“44.4 / 100 分”中，没有得分的题目按 0 分计')
    expect(note && translate('en', note.key, note.params)).toContain('“44.4 / 100 points” questions without a score')
  })

  it('says nothing of it where all are scored, where there are no points, or where it could give none', () => {
    expect(keysOf(scored(3))).not.toContain('report.note.points')
    expect(keysOf({ ...scored(null), points: null })).not.toContain('report.note.points')
    expect(keysOf(scored(null, 0))).not.toContain('report.note.points')
  })
})
