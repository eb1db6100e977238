/** anonymity.md R2, R7, R13 on the page of questions: no distribution, deviation or agreement tells of fewer than five raters. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Question } from '../../domain/paper/model.ts'
import { disclose } from '../../domain/scoring/gate.ts'
import { cellOf, type ScoringInput, tally } from '../../domain/scoring/input.ts'
import { type AnswerLists, listsOfForms, listsOfPublished } from '../../domain/scoring/lists.ts'
import { questionRows } from '../../domain/scoring/personal/questionRows.ts'
import {
  type NumbersOf,
  rowsOf,
  SUBJECT,
  unknownsOf,
  withAnswers,
} from '../../domain/scoring/proof/published.fixture.ts'
import { exposedRaters } from '../../domain/scoring/proof/rowSpace.fixture.ts'
import { situation } from '../../domain/scoring/proof/situations.fixture.ts'
import { publish } from '../../domain/scoring/publish.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { statisticsOf } from '../../server/features/reports/personal/statistics.ts'
import { teamOf } from './teamGround.ts'

/** Distributions, deviations and agreement start here. */
const FIVE = 5

const paperOf = ({ questions }: ScoringInput): Question[] =>
  questions.map(({ questionId }, index) => {
    const options = [0, 1].map((score) => ({ id: score, title: String(score), score }))
    return { id: questionId, pageId: 1, index, type: 'DAN_XUAN', data: { title: '', summary: '', options }, config: {} }
  })

interface Kept {
  report: PersonalReport
  lists: AnswerLists
}

/** What a finish keeps. */
const kept = (input: ScoringInput): Kept => {
  const { report, rows } = publish(input, SUBJECT, () => 0)
  return { report, lists: listsOfPublished(input, report, rows) }
}

/** Of every cell of which the page tells more than a mean: the sum over it, of indicators or squares in the place of scores. */
const sumsOf =
  (keptOf: (input: ScoringInput) => Kept): NumbersOf =>
  (input) => {
    const { report, lists } = keptOf(input)
    const counted = tally(input)
    const shown = disclose(input, counted, 'evaluatee').rows
    const page = questionRows(report, paperOf(input), lists)
    return new Map(
      page.questions.flatMap(({ rows }, q) =>
        rows.flatMap(({ levelKey, shares, deviation, agreement }): [string, number][] => {
          const members = shown.find(({ key }) => key === levelKey)?.members ?? []
          const isTold = shares !== null || deviation !== null || agreement !== null
          return isTold ? [[`${levelKey}.${q}`, cellOf(counted, members, q).sum]] : []
        }),
      ),
    )
  }

const SAMPLE = fc.sample(situation, { numRuns: 300, seed: 20261127 })

function tells(input: ScoringInput, numbers: NumbersOf): boolean {
  const { rows, unknowns } = rowsOf(input, numbers, unknownsOf(input), withAnswers)
  return (
    exposedRaters(
      rows,
      unknowns.map(({ rater }) => rater),
      FIVE,
    ) !== null
  )
}

it('tells nothing of fewer than five, and often something', () => {
  expect(SAMPLE.filter((input) => tells(input, sumsOf(kept)))).toEqual([])
  expect(SAMPLE.filter((input) => sumsOf(kept)(input).size > 0).length).toBeGreaterThan(SAMPLE.length / 4)
})

it('turns red where raters whose door somebody else opened reach the floor (R20)', () => {
  const wide = sumsOf((input) => {
    const everybody = { ...input, responses: input.responses.map((one) => ({ ...one, isUnsure: false })) }
    const disclosure = disclose(input, tally(input), 'evaluatee')
    return { report: kept(input).report, lists: listsOfForms(everybody, disclosure) }
  })
  expect(SAMPLE.filter((input) => tells(input, wide)).length).toBeGreaterThan(0)
})

it('the raters of an indicator are those of its question with the fewest, which the page tells anyway', () => {
  const from = (words: string) => Number.parseInt(words, 10)
  let told = 0
  for (const input of SAMPLE.slice(0, 100)) {
    const { report, lists } = kept(input)
    const questions = paperOf(input)
    const page = questionRows(report, questions, lists)
    const { dimensions } = statisticsOf({ report, lists, questions }, teamOf(report, lists), [], null)
    for (const [place, { rows }] of dimensions.entries()) {
      const own = report.dimensions[place]?.questions.map(({ questionId }) => questionId) ?? []
      for (const { levelKey, raters } of rows) {
        const said = page.questions
          .filter(({ questionId }) => own.includes(questionId))
          .flatMap((one) => one.rows.filter((row) => row.levelKey === levelKey && row.mean !== null))
          .flatMap((row) => row.raters ?? [])
        const fewest = said.toSorted((one, other) => from(one) - from(other)).at(0) ?? null
        expect(raters).toBe(fewest)
        if (raters !== null && /-|\+/.test(raters)) told += 1
      }
    }
  }
  expect(told).toBeGreaterThan(50)
})
