import { expect, it } from 'vitest'
import type { ReportChange } from '../domain/scoring/report.ts'
import { changeBasis } from './changeBasis.ts'

const CHANGE: ReportChange = { before: 60, now: 50, difference: -10, isMarked: null, levelKeys: null }

const said = (...changes: (ReportChange | null)[]) => {
  const dimensions = changes.map((_, index) => ({ dimensionId: index, name: `D${index}`, percent: 50 }))
  const beside = {
    ...{ evaluatees: 9, norm: null, band: null, previous: null },
    dimensions: changes.map((change, dimensionId) => ({
      dimensionId,
      norm: null,
      band: null,
      isMarked: false,
      change,
    })),
  }
  return changeBasis({ beside, dimensions }, 'en').filter(Boolean)
}

it('names what is matched by name alone, and what is asked on another scale', () => {
  const byName = 'Indicators of two rounds are matched by name; their questions may differ.'
  expect(said(null)).toEqual([])
  expect(said(CHANGE, null)).toEqual([byName])
  expect(said(CHANGE, { ...CHANGE, isOtherScale: true })).toEqual([byName, expect.stringMatching(/^D1: .*not judged/)])
})
