import { describe, expect, it } from 'vitest'
import { changeOf, isMarkedChange } from './change.ts'

const figure = (level: string, percent: number | null, weight: number | null = 50) => ({ level, percent, weight })

describe('the change since the round before', () => {
  it.each([
    {
      name: 'is of all levels where both rounds show them',
      before: [figure('superior', 60), figure('sameLevel', 70)],
      now: [figure('superior', 70, 25), figure('sameLevel', 74, 75)],
      want: { before: 67.5, now: 73, levels: ['superior', 'sameLevel'] },
    },
    {
      name: 'leaves out a level that one of them hides',
      before: [figure('superior', 60), figure('sameLevel', null)],
      now: [figure('superior', 70), figure('sameLevel', 90)],
      want: { before: 60, now: 70, levels: ['superior'] },
    },
    {
      name: 'leaves out a level that is new, or counts for nothing',
      before: [figure('superior', 60), figure('self', 90)],
      now: [figure('superior', 70), figure('self', 20, 0), figure('custom:Clients', 10)],
      want: { before: 60, now: 70, levels: ['superior'] },
    },
    {
      name: 'does not exist without one in both',
      before: [figure('superior', 60)],
      now: [figure('sameLevel', 70)],
      want: null,
    },
  ])('$name', ({ before, now, want }) => {
    expect(changeOf(before, now)).toEqual(want)
  })

  it('is more than chance beyond the band of the difference', () => {
    expect(isMarkedChange(10, 9.9)).toBe(true)
    expect(isMarkedChange(10, 10)).toBe(false)
    // Printed as 0.0 to 20.0, and as 0.1 to 20.0.
    expect(isMarkedChange(10, 9.96)).toBe(false)
    expect(isMarkedChange(10, 9.95)).toBe(true)
    expect(isMarkedChange(-10, 9.96)).toBe(false)
    expect(isMarkedChange(-10, 9.9)).toBe(true)
    expect(isMarkedChange(10, null)).toBeNull()
  })
})
