/**
 * anonymity.md, "Proof to keep as a test", over all that the server publishes: no combination of the numbers of report,
 * ranking, heat map and file tells anything about fewer protected raters than the floor of its kind (R7). The numbers are
 * made by the functions the server's routes call; the tables by dimension and by question are parts of the report.
 */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { publishedArithmetic } from '../../domain/scoring/arithmetic.ts'
import { type Disclosure, disclose } from '../../domain/scoring/gate.ts'
import { type ScoringInput, tally } from '../../domain/scoring/input.ts'
import { unroundedReport } from '../../domain/scoring/personalReport.ts'
import {
  type NumbersOf,
  numbersIn,
  rowsOf,
  SUBJECT,
  unknownsOf,
  withAnswers,
} from '../../domain/scoring/proof/published.fixture.ts'
import { exposedRaters } from '../../domain/scoring/proof/rowSpace.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { lineOf } from '../../domain/scoring/statistics/johari.ts'
import { distributionOf } from '../../domain/scoring/team/distribution.ts'
import { normOf, spreadOf } from '../../domain/scoring/team/norms.ts'
import { resultRows } from '../../server/features/reports/exports/resultSheets.ts'
import { statisticsOf } from '../../server/features/reports/personal/statistics.ts'
import { scoreSheet } from '../../server/features/reports/scoreSheet.ts'
import { rankingAnswer, rankingDetailAnswer } from '../../server/features/reports/teamFigures.ts'
import { combinedSums } from './combinedGround.ts'
import { opened } from './opened.ts'
import { paperModel, released } from './published.ts'
import { besideLevels, figuresIn, groundOf, OF_SUBJECT, settingsOf, UNMARKED } from './sheetGround.ts'
import { pairMeansOf, teamOf, teamReportOf } from './teamGround.ts'
import { SAMPLE, toldOf } from './told.ts'

// Exact rows: without rounding, what is published is linear in the answers, and the proof holds for any rounding.
vi.mock('../../domain/scoring/figures.ts', async (original) => ({
  ...(await original<object>()),
  rounded: (value: number) => value,
  toOneDecimal: (value: number) => value,
  decimalsOf: () => 15,
}))

/** Several surfaces begin with the same: it is made once of each report. */
function madeOnce<Made extends object>(make: (report: PersonalReport) => Made): (report: PersonalReport) => Made {
  const known = new WeakMap<PersonalReport, Made>()
  return (report) => {
    const made = known.get(report) ?? make(report)
    known.set(report, made)
    return made
  }
}
const team = madeOnce((report) => teamOf(report))
const paper = madeOnce((report) => paperModel(report))
const heatMapOf = madeOnce((report) => rankingDetailAnswer(team(report), settingsOf(report), UNMARKED.markOf))

const SURFACES = {
  report: (report: PersonalReport) => report,
  ranking: (report: PersonalReport) => rankingAnswer(team(report), 'name', UNMARKED),
  'heat map': (report: PersonalReport) => {
    const { overall, rows, dimensions } = heatMapOf(report)
    // How people differ is made of the rows beside it, and tells no more than they do (proved below).
    const linearOf = <Of extends typeof overall>({ deviation: _, lowest: _low, highest: _high, ...linear }: Of) =>
      linear
    return { overall: linearOf(overall), rows, dimensions: dimensions.map(linearOf) }
  },
  'ranking and heat map of a department': (report: PersonalReport) => [
    rankingAnswer(team(report), 'name', UNMARKED, { selection: OF_SUBJECT }),
    rankingDetailAnswer(team(report), settingsOf(report), UNMARKED.markOf, OF_SUBJECT),
  ],
  'relation levels side by side': (report: PersonalReport) => besideLevels(team(report), report),
  'combined reports': combinedSums,
  'file of scores': (report: PersonalReport) => figuresIn(scoreSheet(report, 'en').rows),
  'sheets of all results': (report: PersonalReport) =>
    resultRows(report, new Map(), [], groundOf(report, 'en')).map(figuresIn),
  arithmetic: (report: PersonalReport) => report.dimensions.map((one) => publishedArithmetic(report, one.dimensionId)),
  // Without the order of the questions and the width of the line's band, which are worked out from what is published.
  'page of statistics': (report: PersonalReport) => {
    const page = statisticsOf({ report, lists: new Map(), questions: [] }, team(report), [], null)
    return [page.norm, page.dimensions.map(({ gap, line, norm, percent }) => [norm, gap, line?.mean, percent])]
  },
  // Its means: how people differ is made of the rows beside them (proved below), and questions are named by their means.
  'report over a team of five': (report: PersonalReport) => {
    const { overall, dimensions, departments } = teamReportOf(report, team(report))
    const places = dimensions.map(({ windows }) => windows?.places.map(({ others, self }) => [others, self]))
    const means = dimensions.map(({ score, others, self, gap, byLevel, windows }) => [
      ...[score?.mean, others, self, gap, byLevel, windows?.line.mean],
    ])
    return [overall?.mean, means, places, departments, pairMeansOf(team(report))]
  },
  // Its steps are those of the arithmetic above.
  'released report': (report: PersonalReport) => released(paper(report)),
  'paper in an archive': (report: PersonalReport) => paper(report),
}
type Surface = keyof typeof SURFACES

const names = Object.keys(SURFACES) as Surface[]

/** Every number published about one evaluatee, by surface and path; ranks only order published figures. */
function publishedBy(
  reportFor: (surface: Surface, exact: PersonalReport, wide: () => PersonalReport) => PersonalReport,
  surfaces: readonly Surface[] = names,
): NumbersOf {
  return (input) => {
    const found = new Map<string, number>()
    const counted = tally(input)
    const told = new Set<string>()
    for (const viewer of ['administrator', 'evaluatee'] as const) {
      const reportOf = (disclosure: Disclosure) =>
        unroundedReport(input, SUBJECT, { counted, disclosure }, viewer, () => 0)
      const disclosure = disclose(input, counted, viewer)
      const exact = reportOf(disclosure)
      // What is made of a report depends on nothing else: of equal ones it is made once.
      const text = JSON.stringify([exact, disclosure])
      if (told.has(text)) continue
      told.add(text)
      let open: PersonalReport | undefined
      const wide = () => {
        open ??= reportOf(opened(disclosure))
        return open
      }
      for (const name of surfaces) {
        for (const [path, value] of numbersIn(SURFACES[name](reportFor(name, exact, wide)), `${viewer} ${name}`))
          if (!path.endsWith('.rank')) found.set(path, value)
      }
    }
    return found
  }
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

/** A surface as it is, but for the numbers whose path ends so: these are made past the gate. */
function partOpen(surface: Surface, ending: string): NumbersOf {
  return (input) => {
    const wide = publishedBy((_, _exact, open) => open(), [surface])(input)
    const part = [...wide].filter(([path]) => path.endsWith(ending))
    return new Map([...publishedBy((_, exact) => exact, ['report', surface])(input), ...part])
  }
}

/**
 * One surface with one mistake each: it is made from figures no gate went over. Beside the report as it is: that is what
 * tells most, and what more surfaces tell can only make a test redder.
 */
const BROKEN: [string, NumbersOf][] = [
  ...names.map((broken): [string, NumbersOf] => [
    `a ${broken} made past the gate`,
    publishedBy((name, exact, wide) => (name === broken ? wide() : exact), [...new Set(['report' as const, broken])]),
  ]),
  [
    'overall scores over hidden levels',
    publishedBy((_, exact, wide) => ({ ...exact, overallPercent: wide().overallPercent }), ['report']),
  ],
  ['points over hidden levels', publishedBy((_, exact, wide) => ({ ...exact, points: wide().points }), ['report'])],
  ...(['percent', 'othersPercent', 'byLevel'] as const).map((key): [string, NumbersOf] => [
    `${key} of dimensions over hidden cells`,
    publishedBy(
      (_, exact, wide) => ({
        ...exact,
        dimensions: exact.dimensions.map((dimension, d) => ({
          ...dimension,
          [key]: wide().dimensions[d]?.[key] ?? null,
        })),
      }),
      ['report'],
    ),
  ]),
  ['means of a team over hidden cells, beside the rows as they are', partOpen('heat map', '.mean')],
  ['the mean of all over hidden cells, beside a released report as it is', partOpen('released report', '.norm')],
  ['the round before over hidden cells, beside a released report as it is', partOpen('released report', '.before')],
]

function reportThrough(input: ScoringInput, gate: (disclosure: Disclosure) => Disclosure): PersonalReport {
  const counted = tally(input)
  const ground = { counted, disclosure: gate(disclose(input, counted, 'administrator')) }
  return unroundedReport(input, SUBJECT, ground, 'administrator', () => 0)
}

/** What heat map and team report say of how the five differ, and of the line of their windows. */
function differencesIn(report: PersonalReport, of: PersonalReport) {
  const { overall, dimensions, distribution } = teamReportOf(report, team(of))
  const map = heatMapOf(of)
  return {
    heatMap: [map.overall, ...map.dimensions].map(({ deviation, lowest, highest }) => [deviation, lowest, highest]),
    ...{ overall, distribution, scores: dimensions.map(({ score }) => score) },
    lines: dimensions.map(({ windows }) => windows?.line ?? null),
  }
}

/** The same made of the rows of the heat map and of what others say in the members' figures. */
function differencesBeside(report: PersonalReport): ReturnType<typeof differencesIn> {
  const { rows, dimensions } = heatMapOf(report)
  const columns = dimensions.map((_, column) => rows.map(({ percents }) => percents[column] ?? null))
  const overall = rows.map(({ percent }) => percent)
  const others = dimensions.map((_, column) => team(report).map((one) => one.dimensions[column]?.othersPercent ?? null))
  return {
    heatMap: [overall, ...columns]
      .map(spreadOf)
      .map((told) => [...[told?.deviation ?? null, told?.lowest ?? null, told?.highest ?? null]]),
    ...{ overall: normOf(overall, 0), scores: columns.map((column) => normOf(column, 0)) },
    distribution: distributionOf(overall.filter((percent) => percent !== null)),
    lines: others.map(lineOf),
  }
}

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
        const report = reportThrough(input, (disclosure) => disclosure)
        expect(differencesIn(report, report)).toEqual(differencesBeside(report))
      }),
    )
  })

  it('turns red on differences over hidden cells, beside the rows as they are', () => {
    const isTold = (input: ScoringInput) => {
      const report = reportThrough(input, (disclosure) => disclosure)
      const told = differencesIn(report, reportThrough(input, opened))
      return JSON.stringify(told) !== JSON.stringify(differencesBeside(report))
    }
    expect(toldOf(isTold)).toBeGreaterThan(SAMPLE.length / 50)
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
