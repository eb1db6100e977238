/** The row-space proof goes over figures: the sentences of a page name none but those of the report they stand in. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { disclose } from '../../domain/scoring/gate.ts'
import { type ScoringInput, tally } from '../../domain/scoring/input.ts'
import { published, unroundedReport } from '../../domain/scoring/personalReport.ts'
import { SUBJECT } from '../../domain/scoring/proof/published.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { type Finding, gapFinding, keyFindings, levelsFinding, profileFinding } from '../../report/findings.ts'
import { formatPercent } from '../../report/format.ts'
import { opened } from './opened.ts'
import { SAMPLE, toldOf } from './told.ts'

function reportOf(input: ScoringInput, gate: typeof opened): PersonalReport {
  const counted = tally(input)
  const ground = { counted, disclosure: gate(disclose(input, counted, 'evaluatee')) }
  return published(
    unroundedReport(input, SUBJECT, ground, 'evaluatee', () => 0),
    { anonymous: true },
  )
}

const asItIs: typeof opened = (disclosure) => disclosure

const sentencesOf = (report: PersonalReport): Finding[] => [
  ...keyFindings(report, 'en'),
  ...[gapFinding(report), profileFinding(report), levelsFinding(report, 'en')],
]

/** Every figure of a dimension as it is printed, and every difference of two of them. */
function figuresOf({ dimensions }: PersonalReport): Set<string> {
  const printed = dimensions.flatMap(({ othersPercent, selfPercent, byLevel }) => {
    const own = [othersPercent, selfPercent, ...byLevel].filter((figure) => figure !== null)
    return [...own, ...own.flatMap((one) => own.map((other) => Math.abs(one - other)))]
  })
  return new Set(printed.map(formatPercent))
}

const FIGURE = /^\d+\.\d$/

/** What the sentences of `told` say that the report `beside` them does not. */
const unknownIn = (told: PersonalReport, beside: PersonalReport) => {
  const known = figuresOf(beside)
  const named = sentencesOf(told).flatMap(({ params }) => Object.values(params).map(String))
  return named.filter((word) => FIGURE.test(word) && !known.has(word))
}

it('name figures of the report alone', () => {
  fc.assert(
    fc.property(situation, (input) => {
      const report = reportOf(input, asItIs)
      expect(unknownIn(report, report)).toEqual([])
    }),
    { numRuns: 2000 },
  )
  expect(SAMPLE.filter((input) => sentencesOf(reportOf(input, asItIs)).some(hasFigure)).length).toBeGreaterThan(
    SAMPLE.length / 3,
  )
})

const hasFigure = ({ params }: Finding) => Object.values(params).some((word) => FIGURE.test(String(word)))

it('turn red where they are made of hidden levels', () => {
  const isTold = (input: ScoringInput) => unknownIn(reportOf(input, opened), reportOf(input, asItIs)).length > 0
  expect(toldOf(isTold)).toBeGreaterThan(SAMPLE.length / 50)
})
