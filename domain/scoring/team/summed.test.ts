import fc from 'fast-check'
import { expect, it } from 'vitest'
import { branchIds } from '../../directory/tree.ts'
import { NORM_FLOOR } from '../rule.ts'
import { summedDepartments } from './summed.ts'

/** Department n lies below one before it, or at the top. */
const departmentsOf = (parents: readonly number[]) =>
  parents.map((parent, index) => ({ id: index + 1, seq: index, parentId: parent === 0 ? null : parent }))

const round = fc
  .array(fc.record({ parent: fc.nat(), count: fc.integer({ min: 0, max: 9 }) }), { maxLength: 9 })
  .map((drawn) => ({
    departments: departmentsOf(drawn.map(({ parent }, index) => parent % (index + 1))),
    counts: drawn.map(({ count }) => count),
  }))

const of = (counts: readonly number[]) => (id: number) => counts[id - 1] ?? 0
const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

it.each([
  { name: 'has five', counts: [5], outside: 0, want: [1] },
  { name: 'has four', counts: [4], outside: 9, want: [] },
  { name: 'leaves four of the whole', counts: [5], outside: 4, want: [] },
  { name: 'leaves five of the whole', counts: [5], outside: 5, want: [1] },
  { name: 'is the smaller one where one too many stands apart', counts: [6, 7], outside: 1, want: [2] },
])('a department that $name', ({ counts, outside, want }) => {
  const departments = departmentsOf(counts.map(() => 0))
  expect([...summedDepartments(departments, of(counts), total(counts) + outside)]).toEqual(want)
})

it('is given back those below it, when it gives way', () => {
  // Eleven people, five of them two levels below, and one who is nowhere.
  expect([...summedDepartments(departmentsOf([0, 1]), of([6, 5]), 12)]).toEqual([2])
})

it('no difference of departments and the whole is of fewer than five', () => {
  fc.assert(
    fc.property(round, fc.nat({ max: 9 }), ({ departments, counts }, outside) => {
      const all = total(counts) + outside
      const shown = summedDepartments(departments, of(counts), all)
      const branches = [...shown].map((id) => new Set(branchIds(departments, id)))
      // Whom all combinations leave together: people in just the same of the shown departments.
      const kinds = new Map<string, number>()
      for (const { id } of departments) {
        const kind = branches.map((branch) => (branch.has(id) ? '1' : '0')).join('')
        kinds.set(kind, (kinds.get(kind) ?? 0) + of(counts)(id))
      }
      const outsiders = '0'.repeat(branches.length)
      kinds.set(outsiders, (kinds.get(outsiders) ?? 0) + outside)
      if (all < NORM_FLOOR) expect(shown.size).toBe(0)
      else expect([...kinds.values()].filter((count) => count > 0 && count < NORM_FLOOR)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})
