import { describe, expect, it } from 'vitest'
import type { ReportQuestion } from '../../domain/scoring/report.ts'
import { exampleReport } from '../personalReport.fixture.ts'
import { placeOn, placeWithin, scaleOf } from './scale.ts'

/** A report of one dimension, whose questions have these bounds. */
function reportOf(bounds: Pick<ReportQuestion, 'minimum' | 'maximum'>[]) {
  const report = exampleReport()
  const [dimension] = report.dimensions
  const [question] = dimension?.questions ?? []
  if (dimension === undefined || question === undefined) throw new Error('the example has a question')
  const { minimum: _minimum, ...rest } = question
  return { ...report, dimensions: [{ ...dimension, questions: bounds.map((own) => ({ ...rest, ...own })) }] }
}

describe('the scale of the charts', () => {
  it.each([
    { name: 'rated 1 to 5', given: [{ minimum: 1, maximum: 5 }], from: 20, rings: [40, 60, 80, 100] },
    { name: 'from nothing on', given: [{ minimum: 0, maximum: 100 }], from: 0, rings: [20, 40, 60, 80, 100] },
    {
      name: 'the mean of different questions',
      given: [
        { minimum: 1, maximum: 5 },
        { minimum: 0, maximum: 100 },
      ],
      from: 0,
      rings: [20, 40, 60, 80, 100],
    },
    { name: 'below nothing', given: [{ minimum: -2, maximum: 5 }], from: -40, rings: [-20, 0, 20, 40, 60, 80, 100] },
    {
      name: 'far below',
      given: [{ minimum: -500, maximum: 100 }],
      from: -500,
      rings: [-400, -300, -200, -100, 0, 100],
    },
    { name: 'not known', given: [{ maximum: 5 }], from: 0, rings: [20, 40, 60, 80, 100] },
    { name: 'without a question', given: [], from: 80, rings: [100] },
    { name: 'one score alone', given: [{ minimum: 5, maximum: 5 }], from: 80, rings: [100] },
  ])('$name', ({ given, from, rings }) => {
    expect(scaleOf(reportOf(given))).toEqual({ from, to: 100, rings })
  })

  it('draws nothing outside', () => {
    const scale = scaleOf(reportOf([{ minimum: 1, maximum: 5 }]))
    expect([20, 60, 100, 0, 120].map((percent) => placeOn(scale, percent))).toEqual([0, 0.5, 1, 0, 1])
  })

  it('keeps a point whole within its frame', () => {
    const scale = scaleOf(reportOf([{ minimum: 1, maximum: 5 }]))
    const frame = { side: 100, radius: 5 }
    expect([20, 60, 100, 0, 120].map((percent) => placeWithin(scale, percent, frame))).toEqual([5, 50, 95, 5, 95])
  })
})
