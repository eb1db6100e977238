/**
 * The four changes of answers that nothing published may tell (anonymity.md, second proof). Which raters stand in which
 * published row is worked out here from the rule and the forms sent alone, apart from the gate it examines. Whose door
 * somebody else opened stands in none: nothing of theirs is changed, and no floor is reached by them (R20).
 */
import fc from 'fast-check'
import type { ScoringInput, ScoringResponse } from '../input.ts'
import { isCounted } from './published.fixture.ts'
import { chosenFor, someScore, someText, textFor } from './situations.fixture.ts'

/** Indexes into ScoringInput.responses. */
type Row = number[]

interface Guarded {
  levelId: number
  responses: Row
}

/** The protected levels somebody was asked on or answered, but for self. */
function guardedLevels({ levels, responses, rule }: ScoringInput): Guarded[] {
  return levels.flatMap(({ levelId, levelType, open, assigned }) => {
    const all = responses.flatMap((response, index) => (response.levelId === levelId ? [index] : []))
    const own = all.filter((index) => responses[index]?.isUnsure !== true)
    if (!open || levelType === 'self' || rule.exemptLevelTypes.includes(levelType)) return []
    return assigned > 0 || all.length > 0 ? [{ levelId, responses: own }] : []
  })
}

/** The rows of protected raters that are published for scores: levels of k forms, and the pool. */
export function scoreRows(input: ScoringInput): Row[] {
  const { scoreFloor: k, pooling } = input.rule
  const bySize = guardedLevels(input).sort((a, b) => a.responses.length - b.responses.length || a.levelId - b.levelId)
  const pool: Guarded[] = pooling ? bySize.filter(({ responses }) => responses.length < k) : []
  const sizeOfPool = () => pool.reduce((sum, { responses }) => sum + responses.length, 0)
  if (pool.length > 0) {
    for (const level of bySize.slice(pool.length)) if (sizeOfPool() < k) pool.push(level)
  }
  const isPooled = sizeOfPool() >= k
  const alone = bySize.filter((level) => level.responses.length >= k && !(isPooled && pool.includes(level)))
  const rows = alone.map(({ responses }) => responses)
  return isPooled ? [...rows, pool.flatMap(({ responses }) => responses)] : rows
}

/** The rows of protected raters whose texts are published together: each level of enough forms, or all. */
export function textRows(input: ScoringInput): Row[] {
  const { commentFloor, pooling } = input.rule
  const apart = scoreRows(input)
  const levels = guardedLevels(input)
  const large = levels.filter(
    ({ responses }) =>
      responses.length >= commentFloor &&
      apart.some((row) => row.length === responses.length && row.every((index) => responses.includes(index))),
  )
  if (large.length === levels.length || !pooling) return large.map(({ responses }) => responses)
  const all = levels.flatMap(({ responses }) => responses)
  return all.length >= commentFloor ? [all] : []
}

/** What each change draws its new answers, texts and orders from. */
export interface Draws {
  scores: fc.Stream<number | null>
  texts: fc.Stream<string | null>
  /** Numbers in [0, 1). */
  order: () => number
}

export const draws: fc.Arbitrary<Draws> = fc
  .tuple(
    fc.infiniteStream(someScore),
    fc.infiniteStream(someText),
    fc.infiniteStream(fc.double({ min: 0, max: 0.999 })),
  )
  .map(([scores, texts, order]) => ({ scores, texts, order: () => order.next().value ?? 0 }))

const isProtected = ({ levels, rule }: ScoringInput, { levelId, isUnsure }: ScoringResponse) =>
  isUnsure !== true &&
  levels.some((level) => level.levelId === levelId && level.open && !rule.exemptLevelTypes.includes(level.levelType))

function withResponses(input: ScoringInput, change: (response: ScoringResponse, index: number) => ScoringResponse) {
  return { ...input, responses: input.responses.map(change) }
}

const anyScores = (response: ScoringResponse, { scores }: Draws) =>
  Array.from(response.scores, () => scores.next().value ?? null)
const otherScores = (response: ScoringResponse, { scores }: Draws) =>
  Array.from(response.scores, (score) => (isCounted(score) ? (scores.next().value ?? 3) : null))

/** The response with these scores, and with the reasons that go with them; open texts are new where `rewrites` says so. */
function withScores(
  { questions }: ScoringInput,
  response: ScoringResponse,
  scores: (number | null)[],
  { texts }: Draws,
  rewrites: (q: number) => boolean,
): ScoringResponse {
  const written = questions.map((question, q) => {
    const old = response.texts[q] ?? null
    if (!question.scored) return rewrites(q) ? textFor(question, null, texts.next().value ?? null) : old
    return scores[q] === response.scores[q] ? old : textFor(question, scores[q], texts.next().value ?? null)
  })
  return { ...response, scores, texts: written, chosen: chosenFor(questions, scores) }
}

/** (1) Whatever raters in no published row of a kind said of that kind. */
function changeUnpublished(input: ScoringInput, given: Draws): ScoringInput {
  const inScores = new Set(scoreRows(input).flat())
  const inTexts = new Set(textRows(input).flat())
  return withResponses(input, (response, index) => {
    if (!isProtected(input, response)) return response
    const scores = inScores.has(index)
      ? Array.from(response.scores, (score) => score ?? null)
      : anyScores(response, given)
    return withScores(input, response, scores, given, () => !inTexts.has(index))
  })
}

/** A row's places in another order. */
function shuffled(row: Row, order: () => number): Row {
  return row
    .map((index) => ({ index, at: order() }))
    .sort((a, b) => a.at - b.at)
    .map(({ index }) => index)
}

function sourcesOf(rows: Row[], order: () => number): Map<number, number> {
  return new Map(
    rows.flatMap((row) => {
      const from = shuffled(row, order)
      return row.map((index, place): [number, number] => [index, from[place] ?? index])
    }),
  )
}

/** (2) The raters of a published row exchanged with each other as wholes. */
function exchangeRaters(input: ScoringInput, { order }: Draws): ScoringInput {
  const sources = sourcesOf(scoreRows(input), order)
  return withResponses(input, (response, index) => {
    const source = input.responses[sources.get(index) ?? index] ?? response
    return { ...response, scores: source.scores, texts: source.texts, chosen: source.chosen }
  })
}

/** (3) The answers of a published row exchanged question by question; a reason goes with its choice, an open text alone. */
function exchangeAnswers(input: ScoringInput, { order }: Draws): ScoringInput {
  const answers = input.questions.map(() => sourcesOf(scoreRows(input), order))
  const openTexts = input.questions.map(() => sourcesOf(textRows(input), order))
  const textsOf = (q: number) => (input.questions[q]?.scored ? answers : openTexts)
  const from = (sources: Map<number, number>[], index: number, q: number) =>
    input.responses[sources[q]?.get(index) ?? index]
  return withResponses(input, (response, index) => ({
    ...response,
    scores: input.questions.map((_, q) => from(answers, index, q)?.scores[q] ?? null),
    texts: input.questions.map((_, q) => from(textsOf(q), index, q)?.texts[q] ?? null),
    chosen: input.questions.map((_, q) => from(answers, index, q)?.chosen[q] ?? null),
  }))
}

/** (4) What stands in the hidden cells of published rows, answered or not as before. */
function changeHiddenCells(input: ScoringInput, given: Draws): ScoringInput {
  const rows = scoreRows(input)
  const answers = (row: Row, q: number) => row.filter((index) => isCounted(input.responses[index]?.scores[q])).length
  const isHidden = (index: number, q: number) => {
    const row = rows.find((found) => found.includes(index))
    const question = input.questions[q]
    return row !== undefined && question?.scored === true && answers(row, q) < question.floor
  }
  return withResponses(input, (response, index) => {
    const other = otherScores(response, given)
    const scores = other.map((score, q) => (isHidden(index, q) ? score : (response.scores[q] ?? null)))
    return withScores(input, response, scores, given, () => false)
  })
}

export const CHANGES: [string, (input: ScoringInput, given: Draws) => ScoringInput][] = [
  ['(1) what raters in no published row said', changeUnpublished],
  ['(2) the raters of a published row exchanged as wholes', exchangeRaters],
  ['(3) the answers of a published row exchanged question by question', exchangeAnswers],
  ['(4) what stands in the hidden cells of published rows', changeHiddenCells],
]
