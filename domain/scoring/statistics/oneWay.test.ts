import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toEnd } from '../../steps.ts'
import { addGroup, type Groups, squaresOf } from './oneWay.ts'
import { oneWaySquaresOf } from './statistics.fixture.ts'

/** Of each evaluatee the values of two rows. */
const values = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { minLength: 1, maxLength: 5 })
const round = fc.array(fc.tuple(values, values), { minLength: 3, maxLength: 12 })

const meanOf = (some: readonly number[]) => some.reduce((sum, value) => sum + value, 0) / some.length

it('squares are those of the values, each less the mean of its row where rows are put together', () => {
  fc.assert(
    fc.property(round, (people) => {
      const byRow = new Map<string, Groups>()
      for (const [evaluatee, rows] of people.entries())
        for (const [row, own] of rows.entries()) addGroup(byRow, `level:${row}`, evaluatee, own)
      const found = toEnd(squaresOf(byRow, { evaluatees: people.length, fewest: 2 }))
      const centred = found.find(({ scope }) => scope === 'centred')
      const means = [0, 1].map((row) => meanOf(people.flatMap((rows) => rows[row] ?? [])))
      const want = oneWaySquaresOf(
        people.map((rows) => rows.flatMap((own, row) => own.map((value) => value - (means[row] ?? 0)))),
      )
      expect(centred?.between).toBeCloseTo(want.between, 6)
      expect(centred?.within).toBeCloseTo(want.within, 6)
    }),
  )
})
