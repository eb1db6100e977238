import { describe, expect, it } from 'vitest'
import { departmentMeans } from './departments.ts'
import type { Member } from './member.ts'

const DEPARTMENTS = [
  { id: 1, parentId: null, seq: 1, name: 'All' },
  { id: 2, parentId: 1, seq: 2, name: 'Research' },
  { id: 3, parentId: 2, seq: 1, name: 'Front end' },
  { id: 4, parentId: 1, seq: 1, name: 'Sales' },
]

const member = (employeeId: number, overallPercent: number | null): Member => ({
  evaluatee: { employeeId, name: '', departmentName: '' },
  overallPercent,
  points: null,
  incomplete: false,
  rows: [],
  dimensions: [
    {
      ...{ dimensionId: 7, percent: overallPercent, othersPercent: null, selfPercent: null },
      ...{ byRow: [], raters: [], agreement: null },
    },
  ],
})

/** So many people in each department, from employee 1 on. */
function people(
  counts: readonly [department: number, count: number][],
  percentOf: (employeeId: number) => number | null,
) {
  const departmentOf = new Map<number, number | null>()
  for (const [department, count] of counts)
    for (let each = 0; each < count; each += 1) departmentOf.set(departmentOf.size + 1, department)
  return { departmentOf, members: [...departmentOf.keys()].map((id) => member(id, percentOf(id))) }
}

/** Employees 1 to 5 in sales, 6 and 7 in research itself, 8 to 10 in the front end. */
const BOTH: Parameters<typeof people>[0] = [
  [4, 5],
  [2, 2],
  [3, 3],
]

describe('means of departments', () => {
  it('count everybody below, from five on, each department before those below it', () => {
    const { members, departmentOf } = people(BOTH, (id) => id * 10)
    expect(departmentMeans(members, DEPARTMENTS, departmentOf, [7, 8])).toEqual([
      { departmentId: 1, name: 'All', depth: 0, evaluatees: 10, percent: 55, percents: [55, null] },
      { departmentId: 4, name: 'Sales', depth: 1, evaluatees: 5, percent: 30, percents: [30, null] },
      { departmentId: 2, name: 'Research', depth: 1, evaluatees: 5, percent: 80, percents: [80, null] },
    ])
  })

  it('have no figure where fewer than five have one, nor where subtracting would tell fewer', () => {
    const { members, departmentOf } = people(BOTH, (id) => (id === 10 ? null : id * 10))
    expect(departmentMeans(members, DEPARTMENTS, departmentOf, [7])).toEqual([
      { departmentId: 1, name: 'All', depth: 0, evaluatees: 10, percent: 50, percents: [50] },
      { departmentId: 4, name: 'Sales', depth: 1, evaluatees: 5, percent: null, percents: [null] },
      { departmentId: 2, name: 'Research', depth: 1, evaluatees: 5, percent: null, percents: [null] },
    ])
  })

  it('are not given of a department whose rest is somebody', () => {
    const { members, departmentOf } = people(
      [
        [4, 1],
        [2, 5],
      ],
      () => 60,
    )
    expect(departmentMeans(members, DEPARTMENTS, departmentOf, []).map(({ name }) => name)).toEqual(['All'])
  })

  it('leave out whoever has no department', () => {
    const { members } = people(BOTH, () => 60)
    expect(departmentMeans(members, DEPARTMENTS, new Map(), [7])).toEqual([])
  })
})
