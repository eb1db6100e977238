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
  questions: [],
})

/** Three in the front end, two in research itself, one in sales. */
const departmentOf = new Map([
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 2],
  [5, 2],
  [6, 4],
])
const MEMBERS = [50, 60, 70, 80, 90, 40].map((percent, index) => member(index + 1, percent))

describe('means of departments', () => {
  it('count everybody below, from five on, each department before those below it', () => {
    expect(departmentMeans(MEMBERS, DEPARTMENTS, departmentOf, [7, 8])).toEqual([
      { departmentId: 1, name: 'All', depth: 0, evaluatees: 6, percent: 65, percents: [65, null] },
      { departmentId: 2, name: 'Research', depth: 1, evaluatees: 5, percent: 70, percents: [70, null] },
    ])
  })

  it('have no figure where fewer than five have one', () => {
    const [first, ...rest] = MEMBERS
    expect(first?.overallPercent).toBe(50)
    expect(departmentMeans([member(1, null), ...rest], DEPARTMENTS, departmentOf, [7])).toEqual([
      { departmentId: 1, name: 'All', depth: 0, evaluatees: 6, percent: 68, percents: [68] },
      { departmentId: 2, name: 'Research', depth: 1, evaluatees: 5, percent: null, percents: [null] },
    ])
  })

  it('leave out whoever has no department', () => {
    expect(departmentMeans(MEMBERS, DEPARTMENTS, new Map(), [7])).toEqual([])
  })
})
