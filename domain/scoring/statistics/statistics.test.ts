import { describe, expect, it } from 'vitest'
import { agreementFloor, rwg, standardDeviation } from './agreement.ts'
import { kendallW } from './concordance.ts'
import { alphaOf, fixedPanelReliability, meanReliability, panelReliability, singleReliability } from './reliability.ts'
import { ANXIETY, covariancesOf, oneWaySquaresOf, SHROUT_FLEISS_1979 } from './statistics.fixture.ts'

const DIGITS = 10

describe('Shrout and Fleiss 1979', () => {
  const squares = oneWaySquaresOf(SHROUT_FLEISS_1979)
  const single = singleReliability(squares, 2)

  it('ICC(1)', () => {
    expect(single).toBeCloseTo(0.1657417684, DIGITS)
    expect(meanReliability(single, 4)).toBeCloseTo(0.4427971337, DIGITS)
  })

  it.each([
    { name: 'ICC(2)', given: panelReliability(SHROUT_FLEISS_1979), single: 0.2897637795, average: 0.6200505476 },
    { name: 'ICC(3)', given: fixedPanelReliability(SHROUT_FLEISS_1979), single: 0.7148407148, average: 0.9093155424 },
  ])('$name', ({ given, single: one, average }) => {
    expect(given?.single).toBeCloseTo(one, DIGITS)
    expect(given?.average).toBeCloseTo(average, DIGITS)
  })

  it('has an alpha equal to ICC(3,4)', () => {
    expect(alphaOf({ covariances: covariancesOf(SHROUT_FLEISS_1979) })).toBeCloseTo(0.9093155424, DIGITS)
  })

  it('is not given of fewer than ten evaluatees', () => {
    expect(singleReliability(squares)).toBeNull()
    expect(singleReliability(oneWaySquaresOf([...SHROUT_FLEISS_1979, ...SHROUT_FLEISS_1979]))).not.toBeNull()
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
  const tied = [
    [1, 1],
    [1, 1],
  ]
  it.each([
    { name: 'ICC(1) of one group', given: singleReliability(oneWaySquaresOf([[1, 2]]), 1) },
    { name: 'ICC(1) without any variance', given: singleReliability(oneWaySquaresOf(tied), 2) },
    { name: 'the reliability of no rater', given: meanReliability(0.5, 0) },
    { name: 'the reliability of a mean of raters that have none', given: meanReliability(null, 3) },
    { name: 'the reliability of a mean that has no meaning', given: meanReliability(-0.5, 4) },
    { name: 'ICC(2) of a table with a gap', given: panelReliability([[1, 2], [1]]) },
    { name: 'ICC(3) of one judge', given: fixedPanelReliability([[1], [2]]) },
    { name: 'alpha of one item', given: alphaOf({ covariances: [[1]] }) },
    {
      name: 'alpha without variance',
      given: alphaOf({
        covariances: covariancesOf([
          [1, 2],
          [1, 2],
        ]),
      }),
    },
    { name: 'W when everything is tied', given: kendallW(tied) },
  ])('$name is null', ({ given }) => {
    expect(given).toBeNull()
  })
})

describe('groups of different size', () => {
  it('count with n0, which is less than their mean size', () => {
    // Groups {1, 3} and {4, 5, 6}: means 2 and 5, grand mean 3.8; between 2 x 3.24 + 3 x 1.44 = 10.8, within (2 + 2) / 3.
    const squares = oneWaySquaresOf([
      [1, 3],
      [4, 5, 6],
    ])
    const [between, within, size] = [10.8, 4 / 3, 5 - 13 / 5]
    expect(singleReliability(squares, 2)).toBeCloseTo((between - within) / (between + (size - 1) * within), DIGITS)
  })

  it('may come out below 0', () => {
    const squares = oneWaySquaresOf([
      [1, 5],
      [2, 4],
    ])
    expect(singleReliability(squares, 2)).toBeLessThan(0)
  })
})

describe('agreement of one level', () => {
  const FIVE = [1, 2, 3, 4, 5]
  it.each([
    { name: 'full agreement', answers: [4, 4, 4], scores: FIVE, fewest: 3, sd: 0, want: 1 },
    { name: 's² = 1 of 2', answers: [3, 4, 5], scores: FIVE, fewest: 3, sd: 1, want: 0.5 },
    {
      name: 'scores two apart: numbers.md',
      answers: [3, 3, 3, 3, 5],
      scores: [1, 3, 5],
      fewest: 3,
      sd: Math.sqrt(0.8),
      want: 0.7,
    },
    {
      name: 'more spread than chance is floored',
      answers: [1, 1, 5, 5],
      scores: FIVE,
      fewest: 3,
      sd: Math.sqrt(16 / 3),
      want: 0,
    },
    { name: 'just under the floor', answers: [3, 4, 5, 4], scores: FIVE, fewest: 5, sd: null, want: null },
    { name: 'one answer has no spread', answers: [3], scores: FIVE, fewest: 1, sd: null, want: null },
    { name: 'a scale without a choice', answers: [1, 1, 1], scores: [1], fewest: 3, sd: 0, want: null },
  ])('$name', ({ answers, scores, fewest, sd, want }) => {
    const found = rwg(answers, scores, fewest)
    expect(standardDeviation(answers, fewest)).toBe(sd)
    if (want === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(want, DIGITS)
  })

  it('waits for three raters, in anonymous questionnaires for five', () => {
    expect([agreementFloor(false), agreementFloor(true)]).toEqual([3, 5])
  })
})
