import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from '../../domain/paper/model.ts'
import { disclose, isExempt } from '../../domain/scoring/gate.ts'
import { type ScoringInput, tally } from '../../domain/scoring/input.ts'
import { toldOfPublished } from '../../domain/scoring/personal/told.ts'
import { personalReport, unroundedReport } from '../../domain/scoring/personalReport.ts'
import { CHANGES, type Draws, draws } from '../../domain/scoring/proof/changes.fixture.ts'
import { SUBJECT, sortedTexts } from '../../domain/scoring/proof/published.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import { publish } from '../../domain/scoring/publish.ts'
import type { PersonalReport, ToldReport } from '../../domain/scoring/report.ts'
import { LANGUAGES, type Language } from '../../messages/format.ts'
import { builtMaker } from './builtMaker.fixture.ts'

const maker = builtMaker()

/** anonymity.md, the second proof (R17), over the paper: 20 drawn rounds here, all that is said of them in 2,000 in tests/anonymity. */
describe('the paper of a drawn round', () => {
  const ROUNDS = Number(process.env['PROVEN_PAPERS'] ?? 20)
  const PEOPLE = { ...SUBJECT, computedAt: '2026-11-20T09:05:00.000Z' }
  const drawn = fc.sample(fc.tuple(situation, draws), { numRuns: 15 * ROUNDS, seed: 20261122 })

  /** With what stands beside its figures, of what a finish keeps. */
  const reportOf = (input: ScoringInput): ToldReport => {
    const report = sortedTexts(personalReport(input, PEOPLE, 'evaluatee', () => 0))
    const { rows } = publish(input, PEOPLE, () => 0)
    const exempt = new Set(input.levels.flatMap((one) => (isExempt(input, one) ? [one.levelId] : [])))
    const left = { ...input, responses: input.responses.filter(({ levelId }) => exempt.has(levelId)) }
    return { ...report, told: toldOfPublished(left, report, rows, paperWith(input)) }
  }
  const paperWith = ({ questions }: ScoringInput): Question[] =>
    questions.map(({ questionId, scored, commentable }, index) => ({
      ...{ id: questionId, pageId: 1, index, config: {} },
      type: scored ? 'DAN_XUAN' : commentable ? 'WEN_DA' : 'DUO_XUAN',
      data: { title: 'Q', summary: '', options: SCORES.map((score) => ({ id: score, title: String(score), score })) },
    }))
  const SCORES = [1, 2.25, 3, 4, 5]
  const changed = (input: ScoringInput, given: Draws) => CHANGES.reduce((now, [, change]) => change(now, given), input)

  /** Every byte, but for when the file was made and under which random name its fonts stand in it. */
  async function paperOf(report: ToldReport, language: Language): Promise<string> {
    const evaluatee = { ...report.evaluatee, nameMark: '' }
    // A reader's own paper says all that an archive's does, and how each score came about.
    const pdf = await maker().ownReport({ ...report, evaluatee }, null, language)
    return pdf
      .toString('latin1')
      .replace(/\/(CreationDate|ModDate) \([^)]*\)/g, '')
      .replace(/\/ID \[[^\]]*\]/g, '')
      .replace(/\/[A-Z]{6}\+Noto/g, '/Noto')
  }

  /** Totals as they would be with hidden levels in them. */
  function brokenReport(input: ScoringInput): PersonalReport {
    const counted = tally(input)
    const disclosure = disclose(input, counted, 'evaluatee')
    const rows = disclosure.rows.map((row) => ({ ...row, counted: row.counted.map(() => true) }))
    const ground = { counted, disclosure: { ...disclosure, rows } }
    return sortedTexts(unroundedReport(input, PEOPLE, ground, 'evaluatee', () => 0))
  }

  // Rounds in which a paper would tell: the changes change an overall score that hidden answers stand in.
  const overallOf = (input: ScoringInput) => Math.round(brokenReport(input).overallPercent ?? 0)
  const rounds = drawn
    .filter(([input, given]) => overallOf(input) !== overallOf(changed(input, given)))
    .slice(0, ROUNDS)
    .map(([input, given], index) => ({
      papersOf: async (report: (of: ScoringInput) => ToldReport) => {
        const language = LANGUAGES[index % LANGUAGES.length] ?? 'zh'
        return [await paperOf(report(input), language), await paperOf(report(changed(input, given)), language)]
      },
    }))

  it(
    'stays the same after all four changes of answers that are not shown',
    async () => {
      expect(rounds).toHaveLength(ROUNDS)
      for (const { papersOf } of rounds) {
        const [before, after] = await papersOf(reportOf)
        // Compared first: a difference of two files is nothing to print.
        expect(after === before).toBe(true)
      }
    },
    9_000 * ROUNDS,
  )

  it('turns red on totals with hidden levels in them', async () => {
    for (const { papersOf } of rounds.slice(0, 3)) {
      const [before, after] = await papersOf(brokenReport)
      expect(after === before).toBe(false)
    }
  })
})
