/**
 * What reliability is computed from (numbers.md, ICC and alpha), added up over the evaluatees of a questionnaire: of an
 * anonymous one while its forms are still whole, since nothing joins two answers of a rater afterwards (anonymity.md R21).
 * From shown cells alone; a protected row takes part from the floor of deviations on.
 */

import { type DisclosedRow, type Disclosure, isExempt } from '../gate.ts'
import type { ScoringInput, ScoringResponse } from '../input.ts'
import { isAnonymous } from '../rule.ts'
import { responsesOf } from '../sealed.ts'
import { agreementFloor } from './agreement.ts'
import type { DimensionReliability, ItemCovariances } from './meanSquares.ts'
import { addGroup, type Groups, squaresOf } from './oneWay.ts'
import { EVALUATEES_FLOOR, FORMS_FLOOR } from './statisticFloors.ts'

/** Of a named questionnaire, which answers its readers anyway; an anonymous one keeps no mean squares below the floor. */
const FEWEST_EVALUATEES = 2

/** Complete forms that lie together. */
const FORMS_A_BLOCK = 1000

/** A question that takes part in alpha, and the most it can bring. */
interface Item {
  q: number
  questionId: number
  maximum: number
}

interface Sums {
  dimensionId: number
  items: Item[]
  /** Of the items the question and the maximum: as typed arrays, since every form of a round is read by them. */
  places: Int32Array
  maxima: Float64Array
  byRow: Map<string, Groups>
  forms: number
  /** Percentages of the complete forms, one form after the other, in blocks; and of each item their sum. */
  blocks: Float64Array[]
  /** Complete forms. */
  complete: number
  totals: number[]
  /** Forms that hide nobody left out: all, those with a question missing, and how often each question was answered in those. */
  guarded: number
  partial: number
  answeredInPartial: number[]
  /** Of the form in hand, by item; NaN where nothing counts. */
  percents: Float64Array
}

/** Adds up evaluatee after evaluatee of one questionnaire: all of them have its questions and dimensions. */
export function reliabilitySums() {
  let evaluatees = 0
  let fewest = EVALUATEES_FLOOR
  let sums: Sums[] | null = null

  return {
    add(input: ScoringInput, disclosure: Disclosure): void {
      const evaluatee = evaluatees++
      fewest = isAnonymous(input) ? EVALUATEES_FLOOR : FEWEST_EVALUATEES
      sums ??= input.dimensions.map(({ dimensionId }) => emptySums(input, dimensionId))
      for (const row of disclosure.rows) {
        if (row.kind === 'self' || row.status !== 'shown') continue
        const responses = responsesOf(input, row)
        const isFree = isFreeRow(input, row)
        if (!takesPart(responses, isFree)) continue
        for (const one of sums) addRow(one, row, { evaluatee, responses, isFree })
      }
    },

    /** Of each dimension the steps to it, a pause after each: of 100,000 forms it takes a tenth of a second. */
    results(): Generator<void, DimensionReliability>[] {
      return (sums ?? []).map(function* (one) {
        const squares = yield* squaresOf(one.byRow, { evaluatees, fewest })
        return { dimensionId: one.dimensionId, squares, items: yield* covariancesOf(one) }
      })
    },
  }
}

function emptySums(input: ScoringInput, dimensionId: number): Sums {
  const items = itemsOf(input, dimensionId)
  return {
    ...{ dimensionId, items, byRow: new Map<string, Groups>() },
    places: Int32Array.from(items, ({ q }) => q),
    maxima: Float64Array.from(items, ({ maximum }) => maximum),
    ...{ forms: 0, blocks: [], complete: 0, totals: items.map(() => 0), guarded: 0, partial: 0 },
    ...{ answeredInPartial: items.map(() => 0), percents: new Float64Array(items.length) },
  }
}

/** One's own row says nothing of how raters agree. */
function takesPart(responses: readonly ScoringResponse[], isFree: boolean): boolean {
  const guarding = isFree ? responses : responses.filter(({ isUnsure }) => isUnsure !== true)
  return guarding.length >= (isFree ? 1 : agreementFloor(true))
}

/** Whether the forms of a row lie whole in the database anyway. */
function isFreeRow(input: ScoringInput, { members }: DisclosedRow): boolean {
  if (!isAnonymous(input)) return true
  return members.every((index) => {
    const level = input.levels[index]
    return level !== undefined && isExempt(input, level)
  })
}

interface RowForms {
  evaluatee: number
  responses: readonly ScoringResponse[]
  isFree: boolean
}

function addRow(sums: Sums, row: DisclosedRow, { evaluatee, responses, isFree }: RowForms): void {
  const { places, percents } = sums
  let open = 0
  for (let item = 0; item < places.length; item++) if (row.shown[places[item] ?? -1]) open += 1
  const values: number[] = []
  let [answered, whole] = [0, 0]
  for (const { scores, isUnsure } of responses) {
    const count = fillPercents(sums, row, scores)
    if (count > 0) values.push(totalOf(percents) / count)
    const isGuarded = !isFree && isUnsure !== true
    if (isGuarded && count > 0) answered += 1
    if (isGuarded && count > 0 && count === open) whole += 1
    addForm(sums, { isComplete: count === places.length, isGuarded })
  }
  if (isFree ? values.length > 0 : isSafe(answered, whole)) addGroup(sums.byRow, row.key, evaluatee, values)
}

/** The scores of shown cells in percent of their questions' maxima; answers how many there are. */
function fillPercents(
  { places, maxima, percents }: Sums,
  { shown }: DisclosedRow,
  scores: ScoringResponse['scores'],
): number {
  let count = 0
  for (let item = 0; item < places.length; item++) {
    const q = places[item] ?? -1
    const score = shown[q] ? scores[q] : null
    const isCounted = typeof score === 'number' && Number.isFinite(score)
    percents[item] = isCounted ? (100 * score) / (maxima[item] ?? Number.NaN) : Number.NaN
    if (isCounted) count += 1
  }
  return count
}

function totalOf(percents: Float64Array): number {
  let total = 0
  for (let item = 0; item < percents.length; item++) {
    const percent = percents[item] ?? Number.NaN
    if (!Number.isNaN(percent)) total += percent
  }
  return total
}

function addForm(sums: Sums, { isComplete, isGuarded }: { isComplete: boolean; isGuarded: boolean }): void {
  sums.forms += 1
  if (isGuarded) sums.guarded += 1
  if (isGuarded && !isComplete) sums.partial += 1
  if (!isComplete && !isGuarded) return
  const { percents, totals, answeredInPartial } = sums
  if (isComplete) keepForm(sums)
  for (let place = 0; place < percents.length; place++) {
    const percent = percents[place] ?? Number.NaN
    if (Number.isNaN(percent)) continue
    if (isComplete) totals[place] = (totals[place] ?? 0) + percent
    else answeredInPartial[place] = (answeredInPartial[place] ?? 0) + 1
  }
}

/** One list of all would be copied as a whole whenever it grows, and everybody waits meanwhile. */
function keepForm(sums: Sums): void {
  const { percents, blocks } = sums
  const place = sums.complete % FORMS_A_BLOCK
  if (place === 0) blocks.push(new Float64Array(FORMS_A_BLOCK * percents.length))
  blocks.at(-1)?.set(percents, place * percents.length)
  sums.complete += 1
}

/**
 * Whether the sum of these raters' means may be known beside the lists of their cells: those who answered some of the
 * questions and not the others would be told by subtraction, unless there are none or five of them (R7).
 */
const isSafe = (answered: number, whole: number): boolean => whole >= agreementFloor(true) && !areFew(answered - whole)

/** Whether somebody is there, and too few to hide each other in a deviation. */
const areFew = (count: number) => count > 0 && count < agreementFloor(true)

/** A dimension's questions that have a percentage. */
function itemsOf({ questions }: ScoringInput, dimensionId: number): Item[] {
  return questions.flatMap(({ questionId, maximum, ...question }, q) =>
    question.dimensionId === dimensionId && question.scored && maximum > 0 ? [{ q, questionId, maximum }] : [],
  )
}

/**
 * Over the complete forms; null below the floors, where those of them that are not known anyway are too few to stay unknown,
 * and where those that answered a question without the others are, beside its deviation over all (R7). Free forms hide
 * nobody: they lie whole beside this, or are known to whoever opened their doors.
 */
function* covariancesOf(sums: Sums): Generator<void, ItemCovariances | null> {
  const questionIds = sums.items.map(({ questionId }) => questionId)
  const { complete } = sums
  const isTelling = areFew(sums.guarded - sums.partial) || sums.answeredInPartial.some(areFew)
  if (questionIds.length < 2 || complete < FORMS_FLOOR || 2 * complete < sums.forms || isTelling) return null
  const covariances = yield* covariancesIn(sums)
  return { questionIds, forms: sums.forms, complete, covariances }
}

/** Of the items of complete forms, row by row. */
function* covariancesIn(sums: Sums): Generator<void, number[][]> {
  const { totals, complete } = sums
  const items = sums.items.length
  const means = totals.map((total) => total / complete)
  const rows = means.map(() => means.map(() => 0))
  for (let a = 0; a < items; a += 1) {
    for (let b = a; b < items; b += 1) {
      const both = yield* covariance(sums, { place: a, mean: means[a] ?? 0 }, { place: b, mean: means[b] ?? 0 })
      for (const [row, column] of [[a, b] as const, [b, a] as const]) {
        const own = rows[row]
        if (own !== undefined) own[column] = both
      }
    }
  }
  return rows
}

interface Column {
  place: number
  mean: number
}

/** A loop: an array of products for each pair of items took six times as long, and everybody waits meanwhile. */
function* covariance({ blocks, complete, items }: Sums, one: Column, other: Column): Generator<void, number> {
  let total = 0
  for (const [index, forms] of blocks.entries()) {
    const end = Math.min(FORMS_A_BLOCK, complete - index * FORMS_A_BLOCK) * items.length
    for (let form = 0; form < end; form += items.length) {
      const first = (forms[form + one.place] ?? Number.NaN) - one.mean
      total += first * ((forms[form + other.place] ?? Number.NaN) - other.mean)
    }
    yield
  }
  return total / (complete - 1)
}
