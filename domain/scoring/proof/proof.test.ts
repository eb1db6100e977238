/** anonymity.md, "Proof to keep as a test": nothing published tells anything about fewer than k protected raters. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FigureKind, rounded } from '../figures.ts'
import { type Disclosure, disclose } from '../gate.ts'
import { cellOf, type ScoringInput, tally } from '../input.ts'
import { personalReport, unroundedReport } from '../personalReport.ts'
import { type Gate, numbersIn, numbersOf, publishedRows, SUBJECT, withAnswers } from './published.fixture.ts'
import { echelon, exposedRaters, toFraction, toIntegerRow } from './rowSpace.fixture.ts'
import { situation } from './situations.fixture.ts'

/** Raters fewer than k about whom something is told, or fewer than R18 wants for one question alone. */
const exposedBy = (input: ScoringInput, gate?: Gate) => {
  const { rows, unknowns } = publishedRows(input, gate)
  const anybody = exposedRaters(
    rows,
    unknowns.map(({ rater }) => rater),
    input.rule.scoreFloor,
  )
  return input.questions.reduce((found, { floor }, q) => {
    if (found !== null || floor <= input.rule.scoreFloor) return found
    return exposedRaters(
      rows,
      unknowns.map(({ rater, question }) => (question === q ? rater : null)),
      floor,
    )
  }, anybody)
}

/** What kind of figure stands at a path of a report. */
function kindOf(path: string): FigureKind {
  if (/questions\.\d+\.percent$/.test(path)) return 'questionPercent'
  return /\.(questions\.\d+|points)\./.test(path) ? 'points' : 'percent'
}

const SAMPLE = fc.sample(situation, { numRuns: 300, seed: 20261121 })

const opened = (disclosure: Disclosure, open: (row: Disclosure['rows'][number]) => Disclosure['rows'][number]) => ({
  ...disclosure,
  rows: disclosure.rows.map(open),
})

/** Gates with one mistake each, as somebody might write them. */
const BROKEN: [string, Gate][] = [
  [
    'lets hidden levels into totals',
    (input, counted, viewer) =>
      opened(disclose(input, counted, viewer), (row) => ({ ...row, counted: row.counted.map(() => true) })),
  ],
  [
    'looks at the level and forgets the single cell',
    (input, counted, viewer) =>
      opened(disclose(input, counted, viewer), (row) =>
        row.status === 'shown'
          ? { ...row, shown: row.shown.map(() => true), counted: row.counted.map(() => true) }
          : row,
      ),
  ],
  [
    'keeps k one too low',
    (input, counted, viewer) => {
      const questions = input.questions.map((question) => ({ ...question, floor: question.floor - 1 }))
      return disclose(
        { ...input, questions, rule: { ...input.rule, scoreFloor: input.rule.scoreFloor - 1 } },
        counted,
        viewer,
      )
    },
  ],
  [
    'lets raters whose door somebody else opened reach the floor (R20)',
    (input, counted, viewer) =>
      disclose(input, { ...counted, sureForms: counted.forms, sureCounts: counted.counts }, viewer),
  ],
  [
    'shows the mean of a two-option question at n = 3 (R18)',
    (input, counted, viewer) =>
      disclose(
        { ...input, questions: input.questions.map((question) => ({ ...question, floor: input.rule.scoreFloor })) },
        counted,
        viewer,
      ),
  ],
  [
    'shows a pooled level apart as well',
    (input, counted, viewer) => {
      const apart = disclose({ ...input, rule: { ...input.rule, pooling: false } }, counted, viewer)
      const pooled = disclose(input, counted, viewer)
      return { ...pooled, rows: [...apart.rows, ...pooled.rows.filter((row) => row.kind === 'pool')] }
    },
  ],
  [
    'shows the pool, but counts its levels one by one in totals',
    (input, counted, viewer) => {
      const apart = disclose({ ...input, rule: { ...input.rule, pooling: false } }, counted, viewer)
      const pool = disclose(input, counted, viewer).rows.filter((row) => row.kind === 'pool')
      const hide = (row: Disclosure['rows'][number]) => ({
        ...row,
        shown: row.shown.map(() => false),
        counted: row.shown.map((_, q) => cellOf(counted, row.members, q).count > 0),
      })
      const members = pool.flatMap((row) => row.members)
      return {
        ...disclose(input, counted, viewer),
        rows: [
          ...apart.rows.map((row) => (row.members.some((index) => members.includes(index)) ? hide(row) : row)),
          ...pool.map((row) => ({ ...row, counted: row.counted.map(() => false) })),
        ],
      }
    },
  ],
]

describe('the anonymity proof', () => {
  it('finds no combination of published numbers about fewer than k protected raters', () => {
    fc.assert(
      fc.property(situation, (input) => {
        expect(exposedBy(input)).toBeNull()
      }),
      { numRuns: 400 },
    )
  })

  it.each(BROKEN)('turns red on a gate that %s', (_, gate) => {
    // Counted by hand rather than by a failing property, so that an exception cannot pass for a finding.
    const exposed = SAMPLE.filter((input) => exposedBy(input, gate) !== null)
    expect(exposed.length).toBeGreaterThan(SAMPLE.length / 50)
  })

  it('draws pools, hidden levels and single hidden cells', () => {
    const rows = SAMPLE.map((input) => disclose(input, tally(input), 'evaluatee').rows)
    const share = (has: (row: Disclosure['rows'][number]) => boolean) =>
      rows.filter((found) => found.some(has)).length / rows.length
    expect(share((row) => row.kind === 'pool' && row.status === 'shown')).toBeGreaterThan(0.2)
    expect(share((row) => row.kind !== 'pool' && row.status === 'hidden')).toBeGreaterThan(0.1)
    expect(share((row) => row.status === 'shown' && row.shown.includes(false))).toBeGreaterThan(0.1)
  })

  it('holds for the rounded report, which has no number the examined one has not', () => {
    for (const input of SAMPLE.slice(0, 100)) {
      const shown = numbersIn(personalReport(input, SUBJECT, 'evaluatee', () => 0))
      const counted = tally(input)
      const ground = { counted, disclosure: disclose(input, counted, 'evaluatee') }
      const exact = numbersIn(unroundedReport(input, SUBJECT, ground, 'evaluatee', () => 0))
      expect([...shown.keys()]).toEqual([...exact.keys()])
      for (const [path, value] of shown) {
        const whole = exact.get(path) ?? Number.NaN
        const want = path.endsWith('.weight') ? whole : rounded(whole, kindOf(path), { anonymous: true })
        expect(value).toBe(want)
      }
    }
  })

  it('knows every published number: they are what the recovered coefficients say, for any answers', () => {
    fc.assert(
      fc.property(situation, fc.infiniteStream(fc.integer({ min: 0, max: 5 })), (input, stream) => {
        const values = input.responses.map((response) => Array.from(response.scores, () => stream.next().value ?? 0))
        const { coefficients, unknowns } = publishedRows(input)
        const hidden = new Set(unknowns.map(({ rater }) => rater))
        const given = withAnswers(input, (r, q) => (hidden.has(r) ? (values[r]?.[q] ?? 0) : 0))
        const zero = [...numbersOf(withAnswers(input, () => 0)).values()]
        const predicted = coefficients.map((row, index) =>
          row.reduce((sum, own, column) => {
            const unknown = unknowns[column]
            return sum + own * (unknown ? (values[unknown.rater]?.[unknown.question] ?? 0) : 0)
          }, zero[index] ?? Number.NaN),
        )
        const actual = [...numbersOf(given).values()]
        expect(actual.length).toBe(predicted.length)
        actual.forEach((value, index) => {
          expect(value).toBeCloseTo(predicted[index] ?? Number.NaN, 8)
        })
      }),
      { numRuns: 100 },
    )
  })
})

describe('the proof’s own algebra', () => {
  it.each([
    { given: 0, want: [0n, 1n] },
    { given: 1 / 3, want: [1n, 3n] },
    { given: -100 / 7, want: [-100n, 7n] },
    { given: (100 / 5 / 3) * (20 / 47), want: [400n, 141n] },
  ])('reads $given as a fraction', ({ given, want }) => {
    const { numerator, denominator } = toFraction(given)
    expect([numerator, denominator]).toEqual(want)
  })

  it('refuses a coefficient that is no small fraction', () => {
    expect(() => toFraction(Math.PI)).toThrow('No small fraction')
    expect(() => toFraction(Number.NaN)).toThrow('No small fraction')
  })

  it('keeps only independent rows', () => {
    expect(echelon([toIntegerRow([0.5, 0.5]), toIntegerRow([1 / 3, 1 / 3]), toIntegerRow([0, 0])])).toEqual([[1n, 1n]])
  })

  it.each([
    { name: 'a cell of three', rows: [[1n, 1n, 1n]], k: 3, want: null },
    { name: 'a cell of two', rows: [[1n, 1n]], k: 3, want: [0, 1] },
    {
      name: 'two cells that differ by one rater',
      rows: [
        [1n, 1n, 1n, 1n],
        [1n, 1n, 1n, 0n],
      ],
      k: 3,
      want: [3],
    },
    { name: 'nothing published', rows: [[0n, 0n, 0n]], k: 3, want: null },
  ])('judges $name', ({ rows, k, want }) => {
    expect(exposedRaters(rows, rows[0]?.map((_, index) => index) ?? [], k)).toEqual(want)
  })
})
