import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANONYMOUS, inputOf, levelOf, SUBJECT } from '../example.fixture.ts'
import type { Viewer } from '../gate.ts'
import type { ScoringInput } from '../input.ts'
import { personalReport } from '../personalReport.ts'
import { situation } from '../proof/situations.fixture.ts'
import { standingOf } from './standing.ts'

/** What the whole report says of it. */
function inReport(input: ScoringInput, viewer: Viewer) {
  const { evaluatee, overallPercent, points, incomplete, dimensions } = personalReport(input, SUBJECT, viewer, () => 0)
  const percents = dimensions.map(({ dimensionId, percent }) => ({ dimensionId, percent }))
  return { evaluatee, overallPercent, points, incomplete, dimensions: percents }
}

const named = (input: ScoringInput): ScoringInput => ({
  ...input,
  type: 1,
  rule: { ...input.rule, anonymous: false, scoreFloor: 1, pooling: false },
})

describe('where an evaluatee stands', () => {
  it('is rounded as it is published', () => {
    const levels = [levelOf(1, 'superior'), levelOf(2, 'sameLevel'), levelOf(3, 'subordinate'), levelOf(4, 'self')]
    const input = inputOf(levels, { 1: [4], 2: [3, 4, 3], 4: [5] }, { rule: { ...ANONYMOUS, pooling: false } })
    expect(standingOf(input, SUBJECT.evaluatee, 'administrator')).toEqual({
      evaluatee: SUBJECT.evaluatee,
      overallPercent: 73.3,
      points: { earned: 3.7, possible: 5 },
      incomplete: true,
      dimensions: [{ dimensionId: 1, percent: 73.3 }],
    })
  })

  it('is what the personal report says, whoever reads it and whatever was promised', () => {
    fc.assert(
      fc.property(
        situation,
        fc.constantFrom<Viewer>('administrator', 'evaluatee'),
        fc.boolean(),
        (drawn, viewer, isNamed) => {
          const input = isNamed ? named(drawn) : drawn
          expect(standingOf(input, SUBJECT.evaluatee, viewer)).toEqual(inReport(input, viewer))
        },
      ),
      { numRuns: 500 },
    )
  })
})
