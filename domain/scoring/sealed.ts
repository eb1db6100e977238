/**
 * What is kept of the protected answers about one evaluatee of an anonymous questionnaire once it is finished
 * (anonymity.md R21, docs/decisions/answers.md): of each published row and question a list that is shuffled on its
 * own. Nothing joins two questions, no deviation of a row's dimension either: beside the lists it would tell whole forms
 * (of five raters and two questions in 59 % of draws on 1..5). What no published row shows is not kept.
 */

import { type RandomSource, type Released, releasedTexts, shuffled } from './comments.ts'
import { type DisclosedRow, type Disclosure, isExempt } from './gate.ts'
import type { ScoringInput, ScoringResponse, Tally } from './input.ts'
import { floorsOf } from './rule.ts'
import { spreadFloor } from './statistics/agreement.ts'

/** One question of a published row; a list is absent where the row shows nothing of its kind. */
export interface SealedCell {
  questionId: number
  /** Counted scores, in points. */
  scores?: number[]
  /** Enough raters stand behind the scores to show how they differ; absent where not, and in cells of before it was kept. */
  mayDiffer?: true
  /** Options, each as often as it was chosen, and by how many raters. */
  chosen?: { raters: number; optionIds: number[] }
  /** Open texts, and reasons with the option they explain. */
  texts?: { text: string; optionId: number | null }[]
}

export interface SealedRow {
  /** As in reports, or `texts`: all protected levels together, unlabelled. */
  key: string
  cells: SealedCell[]
}

/** The key of the row that holds the texts nobody labels. */
const UNLABELLED = 'texts'

/** The protected rows as published, in the report's order. */
export function sealedRowsOf(
  input: ScoringInput,
  counted: Tally,
  disclosure: Disclosure,
  random: RandomSource,
  released: readonly Released[] = releasedTexts(input, counted, disclosure, false),
): SealedRow[] {
  const rows = protectedRows(input, disclosure).map((row) => ({
    key: row.key,
    cells: cellsOf(input, row, random),
  }))
  const exempt = new Set(input.levels.flatMap((level) => (isExempt(input, level) ? [`level:${level.levelId}`] : [])))
  for (const { q, groups } of released) {
    for (const { levelKey, texts } of groups) {
      if (levelKey !== null && exempt.has(levelKey)) continue
      addTexts(rows, levelKey ?? UNLABELLED, input.questions[q]?.questionId ?? 0, shuffled(texts, random))
    }
  }
  return rows.filter(({ cells }) => cells.length > 0)
}

/** Rows of scores that are shown and hold protected raters; those of one person or one's own are not among them. */
function protectedRows(input: ScoringInput, { rows }: Disclosure): DisclosedRow[] {
  const isProtected = (index: number) => {
    const level = input.levels[index]
    return level !== undefined && !isExempt(input, level)
  }
  return rows.filter(({ status, members }) => status === 'shown' && members.some(isProtected))
}

/** The forms of a row. */
export function responsesOf(input: ScoringInput, { members }: Pick<DisclosedRow, 'members'>): ScoringResponse[] {
  const levelIds = members.map((index) => input.levels[index]?.levelId)
  return input.responses.filter(({ levelId }) => levelIds.includes(levelId))
}

function cellsOf(input: ScoringInput, row: DisclosedRow, random: RandomSource): SealedCell[] {
  const responses = responsesOf(input, row)
  const fewest = spreadFloor({ anonymous: true, commentFloor: floorsOf(input).comments })
  return input.questions.flatMap(({ questionId, scored }, q) => {
    if (scored && !row.shown[q]) return []
    const scores = scored ? responses.flatMap((response) => scoreOf(response, q) ?? []) : []
    const sureScores = responses.filter((response) => response.isUnsure !== true && scoreOf(response, q) !== null)
    const choosing = responses.filter(({ chosen }) => chosen[q] != null)
    const isEnough = choosing.filter(({ isUnsure }) => isUnsure !== true).length >= fewest
    const cell: SealedCell = {
      questionId,
      ...(scores.length > 0 && { scores: shuffled(scores, random) }),
      ...(scored && sureScores.length >= fewest && { mayDiffer: true as const }),
      ...(isEnough && {
        chosen: {
          raters: choosing.length,
          optionIds: shuffled(
            choosing.flatMap(({ chosen }) => chosen[q] ?? []),
            random,
          ),
        },
      }),
    }
    return cell.scores === undefined && cell.chosen === undefined ? [] : [cell]
  })
}

/** The counted score of a form, if any. */
function scoreOf({ scores }: ScoringResponse, q: number): number | null {
  const score = scores[q]
  return typeof score === 'number' && Number.isFinite(score) ? score : null
}

/** A reason and the option it explains, under the label it is published under. */
export interface GivenReason {
  levelKey: string | null
  questionId: number
  text: string
  optionId: number
}

/** Of rows that were kept. */
export const reasonsOfSealed = (rows: readonly SealedRow[]): GivenReason[] =>
  rows.flatMap(({ key, cells }) =>
    cells.flatMap(({ questionId, texts = [] }) => givenReasons(key === UNLABELLED ? null : key, questionId, texts)),
  )

/** Of texts that are released. */
export const reasonsOfReleased = (input: ScoringInput, released: readonly Released[]): GivenReason[] =>
  released.flatMap(({ q, groups }) =>
    groups.flatMap(({ levelKey, texts }) => givenReasons(levelKey, input.questions[q]?.questionId ?? 0, texts)),
  )

const givenReasons = (
  levelKey: string | null,
  questionId: number,
  texts: SealedCell['texts'] & object,
): GivenReason[] =>
  texts.flatMap(({ text, optionId }) => (optionId === null ? [] : [{ levelKey, questionId, text, optionId }]))

function addTexts(rows: SealedRow[], key: string, questionId: number, texts: SealedCell['texts'] & object): void {
  const row = rows.find((known) => known.key === key)
  const cell = row?.cells.find((known) => known.questionId === questionId)
  if (cell !== undefined) cell.texts = texts
  else if (row !== undefined) row.cells.push({ questionId, texts })
  else rows.push({ key, cells: [{ questionId, texts }] })
}
