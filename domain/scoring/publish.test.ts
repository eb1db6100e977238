import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputOf, levelOf, SUBJECT } from './example.fixture.ts'
import type { ScoringInput } from './input.ts'
import { personalReport } from './personalReport.ts'
import { situation } from './proof/situations.fixture.ts'
import { republish } from './publish.ts'

const LEVELS = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate'), levelOf(4, 'self')]

const reportOf = (input: ScoringInput) => personalReport(input, SUBJECT, 'evaluatee', () => 0)
const again = (input: ScoringInput, before = reportOf(input)) => republish(input, before, () => 0)

/** Questions ask for so many answers now. */
const withFloor = (input: ScoringInput, floor: number): ScoringInput => ({
  ...input,
  questions: input.questions.map((question) => ({ ...question, floor })),
})

describe('a report that was published before', () => {
  it('stays as it is under the same floors, whatever it shows', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const before = reportOf(input)
        expect(again(input, before).report).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })

  it('loses the cell a floor of today hides, and what was made of it', () => {
    const input = inputOf(LEVELS, { 1: [4], 2: [3, 4, 3], 3: [1, 1, 1, 1] })
    const before = reportOf(withFloor(input, 3))
    expect(before.overallPercent).toBe(55.6)
    const { report, rows } = again(withFloor(input, 4), before)
    expect(report.levels.map(({ key, status, raterCount }) => `${key} ${status} ${raterCount}`)).toEqual([
      'level:1 shown 1',
      'level:2 hidden <4',
      'level:3 shown 3-4',
      'level:4 empty 0',
    ])
    expect(report.dimensions[0]?.questions[0]?.byLevel).toEqual([4, null, 1, null])
    // Superior and subordinates weigh alike: (4 + 1) / 2 of 5.
    expect(report).toMatchObject({ overallPercent: 50, incomplete: true, computedAt: before.computedAt })
    expect(rows.map(({ key }) => key)).toEqual(['level:3'])
  })

  it('shows no row it did not show, although today would', () => {
    const input = inputOf(LEVELS, { 1: [4], 2: [3, 4, 3, 5], 3: [1, 2, 1, 2] })
    const before = reportOf(input)
    const hidden = {
      ...before,
      dimensions: before.dimensions.map((dimension) => ({
        ...dimension,
        questions: dimension.questions.map((question) => ({ ...question, byLevel: [4, null, 1.5, null] })),
      })),
    }
    const { report, rows } = again(input, hidden)
    expect(report).toEqual(hidden)
    expect(rows.map(({ key }) => key)).toEqual(['level:3'])
  })

  it('keeps the rows of a pool as they were pooled', () => {
    const input = inputOf(LEVELS, { 2: [3, 4], 3: [1] })
    const before = reportOf(input)
    expect(before.levels.map(({ key }) => key)).toContain('pool')
    const { rows } = again({ ...input, responses: [...input.responses, ...input.responses] }, before)
    expect(rows.map(({ key }) => key)).toEqual(['pool'])
    expect(rows[0]?.cells[0]?.scores).toHaveLength(6)
  })

  it('loses texts that few forms released, keeps the order of the others, and keeps no text nobody reads', () => {
    const question = { dimensionId: 1, maximum: 5, minimum: 1, floor: 3, title: '' }
    const questions = [
      { ...question, questionId: 1, scored: true, commentable: false },
      { ...question, questionId: 2, scored: false, commentable: true },
    ]
    const forms = (raters: number, levelId: number) =>
      Array.from({ length: raters }, (_, rater) => ({
        levelId,
        scores: [3, null],
        texts: [null, `${levelId}.${rater}`],
        chosen: [],
      }))
    const input = { ...inputOf(LEVELS, {}), questions, responses: [...forms(6, 2), ...forms(4, 3)] }
    const before = reportOf(input)
    const group = (levelKey: string | null, texts: string[]) => ({ levelKey, texts })
    const shown = [group('level:2', ['2.3', '2.0', '2.5', '2.1', '2.4', '2.2']), group('level:3', ['3.0', '3.1'])]
    const earlier = { ...before, comments: [{ questionId: 2, title: '', groups: shown, hidden: false }] }
    const { report, rows } = again(input, earlier)
    expect(report.comments).toEqual([{ questionId: 2, title: '', groups: shown.slice(0, 1), hidden: true }])
    const texts = rows.flatMap(({ key, cells }) =>
      cells.flatMap((cell) => (cell.texts === undefined ? [] : [[key, cell.texts.length]])),
    )
    expect(texts).toEqual([['level:2', 6]])
  })
})
