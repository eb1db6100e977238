import { describe, expect, it } from 'vitest'
import { tOf95 } from '../statistics/studentT.ts'
import { normOf, spreadOf } from './norms.ts'

describe('a norm', () => {
  it('is the mean of five evaluatees at least', () => {
    expect(normOf([50, 60, 70, 80, null], 0)).toBeNull()
    const margin = tOf95(4) * Math.sqrt(250 / 5)
    expect(normOf([50, 60, 70, 80, 90, null], 0)).toEqual({
      mean: 70,
      evaluatees: 5,
      deviation: 15.8,
      band: { low: expect.closeTo(70 - margin, 1), high: expect.closeTo(70 + margin, 1) },
    })
  })

  it('has a band within the scale', () => {
    expect(normOf([20, 20, 20, 20, 100], 20)?.band).toMatchObject({ low: 20 })
    expect(normOf([100, 100, 100, 100, 20], 20)?.band).toMatchObject({ high: 100 })
  })

  it('of evaluatees who are all alike has no band', () => {
    expect(normOf([60, 60, 60, 60, 60], 0)).toEqual({ mean: 60, evaluatees: 5, deviation: 0, band: null })
  })
})

describe('how people differ', () => {
  it('is told of five at least', () => {
    expect(spreadOf([50, 60, 70, 80, null])).toBeNull()
    expect(spreadOf([70, 50, 60, null, 90, 80])).toEqual({ mean: 70, deviation: 15.8, lowest: 50, highest: 90 })
  })
})
