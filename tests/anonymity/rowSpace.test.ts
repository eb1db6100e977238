/**
 * anonymity.md, "Proof to keep as a test", over all that the server publishes: no combination of the numbers of report,
 * ranking, heat map and file tells anything about fewer protected raters than the floor of its kind (R7). The numbers are
 * made by the functions the server's routes call; the tables by dimension and by question are parts of the report.
 */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { publishedArithmetic } from '../../domain/scoring/arithmetic.ts'
import { commentsOf } from '../../domain/scoring/comments.ts'
import { type Disclosure, disclose } from '../../domain/scoring/gate.ts'
import { cellOf, type ScoringInput, tally } from '../../domain/scoring/input.ts'
import { unroundedReport } from '../../domain/scoring/personalReport.ts'
import {
  isCounted,
  type NumbersOf,
  numbersIn,
  protectedRaters,
  rowsOf,
  SUBJECT,
  type Unknown,
  unknownsOf,
  withAnswers,
} from '../../domain/scoring/proof/published.fixture.ts'
import { exposedRaters } from '../../domain/scoring/proof/rowSpace.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { spreadOf } from '../../domain/scoring/team/norms.ts'
import { resultRows } from '../../server/features/reports/exports/resultSheets.ts'
import { statisticsOf } from '../../server/features/reports/personal/statistics.ts'
import { scoreSheet } from '../../server/features/reports/scoreSheet.ts'
import { rankingAnswer, rankingDetailAnswer } from '../../server/features/reports/teamFigures.ts'
import { combinedSums } from './combinedGround.ts'
import { figuresIn, groundOf, teamOf, UNMARKED } from './sheetGround.ts'

// Exact rows: without rounding, what is published is linear in the answers, and the proof holds for any rounding.
vi.mock('../../domain/scoring/figures.ts', async (original) => ({
  ...(await original<object>()),
  rounded: (value: number) => value,
  toOneDecimal: (value: number) => value,
  decimalsOf: () => 15,
}))

/** Distributions, deviations and comments start here (R2, R13). */
const FIVE = 5

function heatMapOf(report: PersonalReport) {
  const dimensions = report.dimensions.map(({ dimensionId, name, weight }) => ({ id: dimensionId, name, weight }))
  return rankingDetailAnswer(teamOf(report), dimensions, UNMARKED.markOf)
}

const SURFACES = {
  report: (report: PersonalReport) => report,
  ranking: (report: PersonalReport) => rankingAnswer(teamOf(report), 'name', UNMARKED),
  'heat map': (report: PersonalReport) => {
    const { rows, dimensions } = heatMapOf(report)
    // How people differ is made of the rows beside it, and tells no more than they do (proved below).
    return { rows, dimensions: dimensions.map(({ deviation: _, lowest: _low, highest: _high, ...linear }) => linear) }
  },
  'combined reports': combinedSums,
  'file of scores': (report: PersonalReport) => figuresIn(scoreSheet(report, 'en').rows),
  'sheets of all results': (report: PersonalReport) =>
    resultRows(report, new Map(), [], groundOf(report, 'en')).map(figuresIn),
  arithmetic: (report: PersonalReport) => report.dimensions.map((one) => publishedArithmetic(report, one.dimensionId)),
  // Without the order of the questions and the width of the line's band, which are worked out from what is published.
  'page of statistics': (report: PersonalReport) => {
    const page = statisticsOf({ report, lists: new Map(), questions: [] }, teamOf(report), [], null)
    return [page.norm, page.dimensions.map(({ gap, line, norm, percent }) => [norm, gap, line?.mean, percent])]
  },
}
type Surface = keyof typeof SURFACES

const names = Object.keys(SURFACES) as Surface[]

/** Every number published about one evaluatee, by surface and path; ranks only order published figures. */
function publishedBy(
  reportFor: (surface: Surface, exact: PersonalReport, wide: () => PersonalReport) => PersonalReport,
): NumbersOf {
  return (input) => {
    const found = new Map<string, number>()
    const counted = tally(input)
    for (const viewer of ['administrator', 'evaluatee'] as const) {
      const reportOf = (disclosure: Disclosure) =>
        unroundedReport(input, SUBJECT, { counted, disclosure }, viewer, () => 0)
      const disclosure = disclose(input, counted, viewer)
      const exact = reportOf(disclosure)
      const wide = () => reportOf(opened(disclosure))
      for (const name of names) {
        for (const [path, value] of numbersIn(SURFACES[name](reportFor(name, exact, wide)), `${viewer} ${name}`))
          if (!path.endsWith('.rank')) found.set(path, value)
      }
    }
    return found
  }
}

/** A gate that stands open: every cell somebody answered is shown and counted. */
function opened(disclosure: Disclosure): Disclosure {
  const rows = disclosure.rows.map((row) => {
    const all = row.shown.map(() => true)
    return { ...row, status: 'shown' as const, shown: all, counted: all }
  })
  return { ...disclosure, rows, incomplete: false }
}

const published = publishedBy((_, exact) => exact)
function exposedBy(input: ScoringInput, numbers: NumbersOf): number[] | null {
  const { rows, unknowns } = rowsOf(input, numbers, unknownsOf(input), withAnswers)
  const raters = unknowns.map(({ rater }) => rater)
  const anybody = exposedRaters(rows, raters, input.rule.scoreFloor)
  return input.questions.reduce((found, { floor }, q) => {
    if (found !== null || floor <= input.rule.scoreFloor) return found
    const own = unknowns.map(({ rater, question }) => (question === q ? rater : null))
    return exposedRaters(rows, own, floor)
  }, anybody)
}

/** One surface with one mistake each: it is made from figures no gate went over. */
const BROKEN: [string, NumbersOf][] = [
  ...names.map((broken): [string, NumbersOf] => [
    `a ${broken} made past the gate`,
    publishedBy((name, exact, wide) => (name === broken ? wide() : exact)),
  ]),
  [
    'overall scores over hidden levels',
    publishedBy((_, exact, wide) => ({ ...exact, overallPercent: wide().overallPercent })),
  ],
  ['points over hidden levels', publishedBy((_, exact, wide) => ({ ...exact, points: wide().points }))],
  ...(['percent', 'othersPercent', 'byLevel'] as const).map((key): [string, NumbersOf] => [
    `${key} of dimensions over hidden cells`,
    publishedBy((_, exact, wide) => ({
      ...exact,
      dimensions: exact.dimensions.map((dimension, d) => ({
        ...dimension,
        [key]: wide().dimensions[d]?.[key] ?? null,
      })),
    })),
  ]),
  [
    'means of a team over hidden cells, beside the rows as they are',
    (input) => {
      const wide = publishedBy((name, exact, open) => (name === 'heat map' ? open() : exact))(input)
      return new Map([...published(input), ...[...wide].filter(([path]) => path.endsWith('.mean'))])
    },
  ],
]

const SAMPLE = fc.sample(situation, { numRuns: 200, seed: 20261122 })

/** How many of the sample something is told about; counted by hand, so that no exception passes for a finding. */
const toldOf = (tells: (input: ScoringInput) => boolean) => SAMPLE.filter(tells).length

describe('the row-space proof over every surface', () => {
  it('finds nothing about fewer raters than the floor in report, ranking, heat map and file together', () => {
    fc.assert(
      fc.property(situation, (input) => {
        expect(exposedBy(input, published)).toBeNull()
      }),
      { numRuns: 2000 },
    )
  }, 180_000)

  it.each(BROKEN)('turns red on %s', (_, numbers) => {
    expect(toldOf((input) => exposedBy(input, numbers) !== null)).toBeGreaterThan(SAMPLE.length / 50)
  })

  it('finds how people differ made of the rows that stand beside it, and of nothing else', () => {
    fc.assert(
      fc.property(situation, (input) => {
        const counted = tally(input)
        const ground = { counted, disclosure: disclose(input, counted, 'administrator') }
        const { rows, dimensions } = heatMapOf(unroundedReport(input, SUBJECT, ground, 'administrator', () => 0))
        dimensions.forEach(({ deviation, lowest, highest }, column) => {
          const own = rows.flatMap(({ percents }) => percents[column] ?? [])
          const told = spreadOf(own)
          expect([deviation, lowest, highest]).toEqual([
            ...[told?.deviation ?? null, told?.lowest ?? null, told?.highest ?? null],
          ])
        })
      }),
    )
  })

  it('knows every number: nothing but sums of scores stands in them, no share of an option and no square', () => {
    const scores = fc.infiniteStream(fc.integer({ min: 0, max: 5 }))
    fc.assert(
      fc.property(situation, scores, (input, stream) => {
        const values = input.responses.map(({ scores: own }) => Array.from(own, () => stream.next().value ?? 0))
        const unknowns = unknownsOf(input)
        const { coefficients } = rowsOf(input, published, unknowns, withAnswers)
        const isUnknown = new Set(unknowns.map(({ rater }) => rater))
        const zero = [...published(withAnswers(input, () => 0)).values()]
        const given = [...published(withAnswers(input, (r, q) => (isUnknown.has(r) ? (values[r]?.[q] ?? 0) : 0)))]
        expect(given).toHaveLength(coefficients.length)
        coefficients.forEach((row, index) => {
          const told = unknowns.reduce(
            (sum, { rater, question }, column) => sum + (row[column] ?? 0) * (values[rater]?.[question] ?? 0),
            zero[index] ?? Number.NaN,
          )
          expect(given[index]?.[1]).toBeCloseTo(told, 8)
        })
      }),
      { numRuns: 100 },
    )
  })
})

/** How many raters of a cell chose an option, and the sum of their squares, are the same sum, of other numbers than scores. */
const sumsFrom =
  (fewest: number): NumbersOf =>
  (input) => {
    const counted = tally(input)
    return new Map(
      disclose(input, counted, 'evaluatee').rows.flatMap(({ key, members, shown }) =>
        shown.flatMap((isShown, q): [string, number][] => {
          const { sure, sum } = cellOf(counted, members, q)
          return isShown && sure >= fewest ? [[`${key}.${q}`, sum]] : []
        }),
      ),
    )
  }

function tellsOfFewerThanFive(input: ScoringInput, numbers: NumbersOf, unknowns: Unknown[], give: typeof withAnswers) {
  const { rows } = rowsOf(input, numbers, unknowns, give)
  return (
    exposedRaters(
      rows,
      unknowns.map(({ rater }) => rater),
      FIVE,
    ) !== null
  )
}

describe('option indicators and squares', () => {
  const tells = (numbers: NumbersOf) => (input: ScoringInput) =>
    tellsOfFewerThanFive(input, numbers, unknownsOf(input), withAnswers)

  it('tell nothing of fewer than five when shown from five on', () => {
    expect(toldOf(tells(sumsFrom(FIVE)))).toBe(0)
  })

  it('turn red on a distribution or a deviation shown wherever the mean is', () => {
    expect(toldOf(tells(sumsFrom(0)))).toBeGreaterThan(SAMPLE.length / 50)
  })
})

/** The same situation where those write whom `has` gives 1. */
function withTexts(input: ScoringInput, has: (response: number, question: number) => number): ScoringInput {
  const responses = input.responses.map((response, r) => ({
    ...response,
    texts: input.questions.map((_, q) => (has(r, q) > 0 ? 'said' : null)),
  }))
  return { ...input, responses }
}

/** Who could write something: everybody who sent a form at an open question, who answered at another. */
const writers = (input: ScoringInput): Unknown[] =>
  protectedRaters(input).flatMap((rater) =>
    input.questions.flatMap(({ scored, commentable }, question) =>
      commentable && (!scored || isCounted(input.responses[rater]?.scores[question])) ? [{ rater, question }] : [],
    ),
  )

/** How many texts stand under each label of each question. */
function textsWith(commentFloor: (input: ScoringInput) => number): NumbersOf {
  return (input) => {
    const counted = tally(input)
    const released = { ...input, rule: { ...input.rule, commentFloor: commentFloor(input) } }
    const comments = commentsOf(released, counted, disclose(input, counted, 'evaluatee'), false, () => 0)
    const labels = [null, ...input.levels.map(({ levelId }) => `level:${levelId}`)]
    return new Map(
      comments.flatMap(({ questionId, groups }) =>
        labels.map((label): [string, number] => [
          `${questionId} ${label}`,
          groups.find(({ levelKey }) => levelKey === label)?.texts.length ?? 0,
        ]),
      ),
    )
  }
}

const texts = textsWith(({ rule }) => rule.commentFloor)

/** Every level of five with a label of its own, though the unlabelled texts hold them as well. */
const labelledBeside: NumbersOf = (input) => {
  const { responses, levels, questions } = input
  const apart = levels.flatMap(({ levelId, open }) => {
    const own = responses.filter((response) => open && response.levelId === levelId)
    if (own.length < FIVE) return []
    return questions.map((_, q): [string, number] => [
      `${levelId} apart ${q}`,
      own.filter((response) => response.texts[q] !== null).length,
    ])
  })
  return new Map([...texts(input), ...apart])
}

describe('texts, a reason of which tells its option', () => {
  const tells = (numbers: NumbersOf) => (input: ScoringInput) =>
    tellsOfFewerThanFive(input, numbers, writers(input), withTexts)

  it('tell by their number nothing of fewer than five', () => {
    fc.assert(
      fc.property(situation, (input) => {
        expect(tells(texts)(input)).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })

  it.each<[string, NumbersOf]>([
    ['released from the floor of scores on', textsWith(({ rule }) => rule.scoreFloor)],
    ['with the label of a level beside the unlabelled ones', labelledBeside],
  ])('turn red when %s', (_, numbers) => {
    expect(toldOf(tells(numbers))).toBeGreaterThan(SAMPLE.length / 50)
  })
})
