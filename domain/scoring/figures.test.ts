import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FigureKind, figureText, lackMaximum, NOTHING, rounded, toDecimals, toOneDecimal } from './figures.ts'

const NAMED = { anonymous: false }
const ANONYMOUS = { anonymous: true }

describe('what is published and printed', () => {
  it.each<{ kind: FigureKind; exact: number; named: string; anonymous: string }>([
    { kind: 'percent', exact: 47.4991, named: '47.5', anonymous: '47.5' },
    { kind: 'percent', exact: 100, named: '100.0', anonymous: '100.0' },
    { kind: 'percent', exact: -12.25, named: '−12.3', anonymous: '−12.3' },
    { kind: 'percent', exact: -0.04, named: '0.0', anonymous: '0.0' },
    { kind: 'questionPercent', exact: 47.4991, named: '47.5', anonymous: '47' },
    { kind: 'points', exact: 19 / 6, named: '3.17', anonymous: '3.2' },
    { kind: 'points', exact: 3.445, named: '3.45', anonymous: '3.4' },
    { kind: 'points', exact: -1.4, named: '−1.40', anonymous: '−1.4' },
    { kind: 'points', exact: 4, named: '4.00', anonymous: '4.0' },
  ])('$kind of $exact', ({ kind, exact, named, anonymous }) => {
    expect(figureText(rounded(exact, kind, NAMED), kind, NAMED)).toBe(named)
    expect(figureText(rounded(exact, kind, ANONYMOUS), kind, ANONYMOUS)).toBe(anonymous)
  })

  it('says so where there is nothing', () => {
    expect(figureText(null, 'points', NAMED)).toBe(NOTHING)
  })

  it('prints what was published and nothing else', () => {
    const kinds = fc.constantFrom<FigureKind>('percent', 'questionPercent', 'points')
    fc.assert(
      fc.property(fc.double({ min: -1000, max: 1000, noNaN: true }), kinds, fc.boolean(), (exact, kind, anonymous) => {
        const figure = rounded(exact, kind, { anonymous })
        expect(Number(figureText(figure, kind, { anonymous }).replace('−', '-'))).toBe(figure + 0)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('lackMaximum', () => {
  it.each<{ maxima: number[]; want: boolean }>([
    { maxima: [], want: false },
    { maxima: [0], want: true },
    { maxima: [-1, 0], want: true },
    // Of one there is a percentage.
    { maxima: [0, 5], want: false },
    { maxima: [5], want: false },
  ])('of $maxima', ({ maxima, want }) => {
    expect(lackMaximum(maxima.map((maximum) => ({ maximum })))).toBe(want)
  })
})

describe('toOneDecimal', () => {
  it.each([
    [3.75, 3.8],
    [3.45, 3.5],
    [3.4499999999999997, 3.5],
    [3.449, 3.4],
    [0.05, 0.1],
    [100, 100],
    [0, 0],
    [-3.45, -3.5],
    [-0.04, 0],
  ])('%d', (given, want) => {
    expect(toOneDecimal(given)).toBe(want)
  })
})

describe('toDecimals', () => {
  it.each([
    [47.4991, 0, 47],
    [47.5, 0, 48],
    [47.49999999999999, 0, 48],
    [-2.5, 0, -3],
    [-0.4, 0, 0],
    [100, 0, 100],
    [1.005, 2, 1.01],
    [3.1666666666666665, 2, 3.17],
  ])('%d to %d', (given, decimals, want) => {
    expect(toDecimals(given, decimals)).toBe(want)
  })

  const figure = fc.oneof(
    fc.double({ min: -1000, max: 1000, noNaN: true }),
    // Beside a half, where the digits that are kept decide.
    fc
      .tuple(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -3000, max: 3000 }))
      .map(([whole, off]) => whole + 0.5 + off * 1e-12),
  )

  it('is that of twelve digits, half away from zero', () => {
    fc.assert(
      fc.property(figure, (value) => {
        const exact = Number(value.toPrecision(12))
        expect(toDecimals(value, 0)).toBe(Math.sign(exact) * Math.round(Math.abs(exact)) + 0)
      }),
      { numRuns: 2000 },
    )
  })
})
