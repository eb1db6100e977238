import { expect, it } from 'vitest'
import type { PersonalReport } from '../report.ts'
import type { Member } from '../team/member.ts'
import { besideIn, type ComparedRound } from './comparedReport.ts'

const IDS = [1, 2, 3]

/** Others and self are there for all dimensions; so many others rated each. */
const member = (others: number[]): Member => ({
  evaluatee: { employeeId: 1, name: '', departmentName: '' },
  ...{ overallPercent: 70, points: null, incomplete: false },
  rows: [
    { key: 'level:2', kind: 'sameLevel', name: '', weight: 100 },
    { key: 'level:4', kind: 'self', name: '', weight: null },
  ],
  dimensions: IDS.map((dimensionId, at) => ({
    ...{ dimensionId, percent: 70, othersPercent: 70, selfPercent: 90, byRow: [70, 90], agreement: null },
    raters: [others[at] ?? 0, 1],
  })),
})

const round: ComparedRound = {
  evaluatees: 12,
  ground: {
    ...{ overallNorm: 65, lowest: 20 },
    dimensions: IDS.map((dimensionId) => ({
      ...{ dimensionId, lowest: 20, norm: 66.4, line: null, single: null },
      spread: { variance: 225, degrees: 40 },
    })),
  },
}

it.each([
  [[8, 9, 7], 2],
  [[3, 3, 3], 0],
])('says how many gaps could be marked: others %j', (others, compared) => {
  const dimensions = IDS.map((dimensionId) => ({ dimensionId, weight: null }))
  // No more of it is read without a round before.
  const report = { dimensions } as unknown as PersonalReport
  expect(besideIn(report, { round, member: member(others), past: null }).compared).toBe(compared)
  expect(besideIn(report, { round, member: undefined, past: null }).compared).toBe(0)
})
