import { describe, expect, it } from 'vitest'
import { agreementFloor, rwg, standardDeviation } from './agreement.ts'
import { kendallW } from './concordance.ts'
import { cronbachAlpha, fixedPanelReliability, oneWayReliability, panelReliability } from './reliability.ts'
import { ANXIETY, SHROUT_FLEISS_1979 } from './statistics.fixture.ts'

const DIGITS = 10

describe('Shrout and Fleiss 1979', () => {
  it.each([
    { name: 'ICC(1)', given: oneWayReliability(SHROUT_FLEISS_1979), single: 0.1657417684, average: 0.4427971337 },
    { name: 'ICC(2)', given: panelReliability(SHROUT_FLEISS_1979), single: 0.2897637795, average: 0.6200505476 },
    { name: 'ICC(3)', given: fixedPanelReliability(SHROUT_FLEISS_1979), single: 0.7148407148, average: 0.9093155424 },
  ])('$name', ({ given, single, average }) => {
    expect(given?.single).toBeCloseTo(single, DIGITS)
    expect(given?.average).toBeCloseTo(average, DIGITS)
  })

  it('leaves out targets nobody rated', () => {
    expect(oneWayReliability([...SHROUT_FLEISS_1979, []])).toEqual(oneWayReliability(SHROUT_FLEISS_1979))
  })

  it('has an alpha equal to ICC(3,4), rows with a missing item left out', () => {
    expect(cronbachAlpha(SHROUT_FLEISS_1979)).toBeCloseTo(0.9093155424, DIGITS)
    expect(cronbachAlpha([...SHROUT_FLEISS_1979, [1, null, 10, 1]])).toBeCloseTo(0.9093155424, DIGITS)
  })
})

describe('Kendall’s W, irr anxiety', () => {
  it('corrects for ties', () => {
    const found = kendallW(ANXIETY)
    expect(found?.w).toBeCloseTo(0.539656876, DIGITS)
    expect(found?.chiSquare).toBeCloseTo(30.7604419, 7)
    expect(found?.degrees).toBe(19)
    expect(found?.p).toBeCloseTo(0.0428834731, DIGITS)
  })
  it.each([
    // Two degrees: the tail is exp(-x / 2); one degree: erfc(√(x / 2)), erfc(1) at x = 2.
    {
      name: 'three targets, full agreement',
      table: [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
      w: 1,
      p: Math.exp(-2),
    },
    {
      name: 'three targets, opposite orders',
      table: [
        [1, 3],
        [2, 2],
        [3, 1],
      ],
      w: 0,
      p: 1,
    },
    {
      name: 'two targets',
      table: [
        [1, 1],
        [2, 2],
      ],
      w: 1,
      p: 0.1572992071,
    },
  ])('$name', ({ table, w, p }) => {
    expect(kendallW(table)?.w).toBe(w)
    expect(kendallW(table)?.p).toBeCloseTo(p, DIGITS)
  })
  it('is smaller without the correction', () => {
    expect(kendallW(ANXIETY, false)?.w).toBeCloseTo(0.5019214703, DIGITS)
  })
})

describe('what cannot be computed', () => {
  it.each([
    { name: 'ICC(1) of one group', given: oneWayReliability([[1, 2]]) },
    { name: 'ICC(1) of groups of one', given: oneWayReliability([[1], [2], []]) },
    { name: 'ICC(2) of a table with a gap', given: panelReliability([[1, 2], [1]]) },
    { name: 'ICC(3) of one judge', given: fixedPanelReliability([[1], [2]]) },
    { name: 'alpha of one item', given: cronbachAlpha([[1], [2]]) },
    {
      name: 'alpha without variance',
      given: cronbachAlpha([
        [1, 2],
        [1, 2],
      ]),
    },
    {
      name: 'W when everything is tied',
      given: kendallW([
        [1, 1],
        [1, 1],
      ]),
    },
  ])('$name is null', ({ given }) => {
    expect(given).toBeNull()
  })

  it('an ICC without any variance is null, not NaN', () => {
    expect(
      oneWayReliability([
        [3, 3],
        [3, 3],
      ]),
    ).toEqual({ single: null, average: null })
  })
})

describe('groups of different size', () => {
  it('takes the mean size', () => {
    // Groups {1, 3} and {4, 5, 6}: means 2 and 5, grand mean 3.8; between 2 x 3.24 + 3 x 1.44 = 10.8, within (2 + 2) / 3.
    const found = oneWayReliability([
      [1, 3],
      [4, 5, 6],
    ])
    const [between, within] = [10.8, 4 / 3]
    expect(found?.single).toBeCloseTo((between - within) / (between + 1.5 * within), DIGITS)
    expect(found?.average).toBeCloseTo((between - within) / between, DIGITS)
  })
})

describe('agreement of one level', () => {
  it.each([
    { name: 'full agreement', answers: [4, 4, 4], options: 5, fewest: 3, sd: 0, want: 1 },
    { name: 's² = 1 of 2', answers: [3, 4, 5], options: 5, fewest: 3, sd: 1, want: 0.5 },
    {
      name: 'more spread than chance is floored',
      answers: [1, 1, 5, 5],
      options: 5,
      fewest: 3,
      sd: Math.sqrt(16 / 3),
      want: 0,
    },
    { name: 'just under the floor', answers: [3, 4, 5, 4], options: 5, fewest: 5, sd: null, want: null },
    { name: 'one answer has no spread', answers: [3], options: 5, fewest: 1, sd: null, want: null },
    { name: 'a scale without a choice', answers: [1, 1, 1], options: 1, fewest: 3, sd: 0, want: null },
  ])('$name', ({ answers, options, fewest, sd, want }) => {
    expect(standardDeviation(answers, fewest)).toBe(sd)
    expect(rwg(answers, options, fewest)).toBe(want)
  })

  it('waits for three raters, in anonymous questionnaires for five', () => {
    expect([agreementFloor(false), agreementFloor(true)]).toEqual([3, 5])
  })
})
