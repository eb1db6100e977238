import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinedPeople, combinedTeam } from './combinedReport.ts'
import { member, round } from './rounds.fixture.ts'

describe('whatever the rounds', () => {
  const percent = fc.option(
    fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    { nil: null },
  )
  const someRow = fc.record({
    kind: fc.constantFrom(
      'superior' as const,
      'sameLevel' as const,
      'pool' as const,
      'self' as const,
      'custom' as const,
    ),
    weight: fc.constantFrom(null, 0, 40, 60),
    raters: fc.integer({ min: 0, max: 9 }),
    percents: fc.array(percent, { minLength: 2, maxLength: 2 }),
  })
  const someMember = fc
    .tuple(
      fc.integer({ min: 1, max: 8 }),
      percent,
      fc.array(percent, { minLength: 2, maxLength: 2 }),
      fc.array(someRow, { maxLength: 4 }),
    )
    .map(([id, overall, percents, rows]) => member(id, overall, percents, rows))
  const someRound = fc.option(
    fc
      .tuple(
        fc.constantFrom<string[]>(['A', 'B'], ['B', 'C'], ['A', 'A'], []),
        fc.uniqueArray(someMember, { selector: ({ evaluatee }) => evaluatee.employeeId, maxLength: 8 }),
        fc.constantFrom(null, { variance: 100, degrees: 30 }),
      )
      .map(([names, members, spread]) => round(names, members, { spread })),
    { nil: null },
  )
  const someRounds = fc.array(someRound, { minLength: 1, maxLength: 4 })

  it('every figure is a number or null, between the lowest and the highest shown', () => {
    fc.assert(
      fc.property(someRounds, (rounds) => {
        for (const { overall, dimensions } of [combinedTeam(rounds), ...combinedPeople(rounds)]) {
          for (const { combined, byQuestionnaire, change } of [overall, ...dimensions]) {
            const shown = byQuestionnaire.filter((one) => one !== null)
            expect(byQuestionnaire).toHaveLength(rounds.length)
            if (combined === null) expect(shown).toEqual([])
            else {
              expect(combined).toBeGreaterThanOrEqual(Math.min(...shown) - 0.1)
              expect(combined).toBeLessThanOrEqual(Math.max(...shown) + 0.1)
            }
            if (change === null) continue
            expect(Number.isFinite(change.value)).toBe(true)
            if (change.band !== null) expect(change.band.low).toBeLessThanOrEqual(change.band.high)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('depends on nothing but figures that are shown: what a hidden row holds changes nothing', () => {
    fc.assert(
      fc.property(someRounds, fc.integer({ min: 0, max: 100 }), (rounds, other) => {
        // A row whose dimension has no figure there, and one that counts for nothing.
        const changed = rounds.map(
          (one) =>
            one && {
              ...one,
              members: one.members.map((each) => ({
                ...each,
                dimensions: each.dimensions.map((dimension) => ({
                  ...dimension,
                  raters: dimension.raters.map((raters, index) => (dimension.byRow[index] === null ? other : raters)),
                  agreement: other,
                })),
              })),
            },
        )
        expect(combinedTeam(changed)).toEqual(combinedTeam(rounds))
        expect(combinedPeople(changed)).toEqual(combinedPeople(rounds))
      }),
      { numRuns: 300 },
    )
  })

  it('a round added as having no results changes no figure', () => {
    fc.assert(
      fc.property(someRounds, (rounds) => {
        const more = combinedTeam([null, ...rounds])
        const alone = combinedTeam(rounds)
        expect(more.overall.combined).toBe(alone.overall.combined)
        expect(more.dimensions.map(({ combined }) => combined)).toEqual(
          alone.dimensions.map(({ combined }) => combined),
        )
      }),
      { numRuns: 200 },
    )
  })
})
