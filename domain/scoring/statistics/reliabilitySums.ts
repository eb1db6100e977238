/**
 * What reliability is computed from (numbers.md, ICC and alpha), added up over the evaluatees of a questionnaire: of an
 * anonymous one while its forms are still whole, since nothing joins two answers of a rater afterwards (anonymity.md R21).
 * From shown cells alone; a protected row takes part from the floor of deviations on.
 */

import { type DisclosedRow, type Disclosure, isExempt } from '../gate.ts'
import type { ScoringInput, ScoringResponse } from '../input.ts'
import { isAnonymous } from '../rule.ts'
import { dimensionPercents, responsesOf } from '../sealed.ts'
import { agreementFloor, squaredDeviations } from './agreement.ts'
import type { DimensionReliability, ItemCovariances, OneWaySquares } from './meanSquares.ts'
import { EVALUATEES_FLOOR, FORMS_FLOOR } from './reliability.ts'

/** Of a named questionnaire, which answers its readers anyway; an anonymous one keeps no mean squares below the floor. */
const FEWEST_EVALUATEES = 2

interface Group {
  evaluatee: number
  row: string
  values: number[]
}

interface Sums {
  groups: Group[]
  forms: ItemForm[]
}

/** Percentages by question, null where nothing was counted. */
interface ItemForm {
  form: (number | null)[]
  /** Of an exempt level, or of somebody who enters no floor: it hides nobody. */
  isFree: boolean
}

/** Adds up evaluatee after evaluatee of one questionnaire: all of them have its questions and dimensions. */
export function reliabilitySums() {
  let evaluatees = 0
  let fewest = EVALUATEES_FLOOR
  let questionsOf: { dimensionId: number; questionIds: number[] }[] = []
  const sums = new Map<number, Sums>()

  function sumsOf(dimensionId: number): Sums {
    const known = sums.get(dimensionId) ?? { groups: [], forms: [] }
    sums.set(dimensionId, known)
    return known
  }

  return {
    add(input: ScoringInput, disclosure: Disclosure): void {
      const evaluatee = evaluatees++
      fewest = isAnonymous(input) ? EVALUATEES_FLOOR : FEWEST_EVALUATEES
      questionsOf = input.dimensions.map(({ dimensionId }) => ({
        dimensionId,
        questionIds: itemsOf(input, dimensionId).map((q) => input.questions[q]?.questionId ?? 0),
      }))
      for (const row of disclosure.rows.filter((one) => takesPart(input, one))) {
        const responses = responsesOf(input, row)
        const percents = responses.map((response) => dimensionPercents(input, row, response))
        const isFree = isFreeRow(input, row)
        input.dimensions.forEach(({ dimensionId }, index) => {
          const { groups, forms } = sumsOf(dimensionId)
          const items = itemsOf(input, dimensionId)
          const own = responses.map(({ scores, isUnsure }) => ({
            form: items.map((q) => percentOf(input, row, scores, q)),
            isFree: isFree || isUnsure === true,
          }))
          const values = percents.flatMap((form) => form[index] ?? [])
          const guarded = own.filter((one) => !one.isFree)
          const cells = guarded.map(({ form }) => form.filter((_, item) => row.shown[items[item] ?? -1]))
          if (isFree ? values.length > 0 : isSafe(cells)) groups.push({ evaluatee, row: row.key, values })
          forms.push(...own)
        })
      }
    },

    /** Of each dimension the steps to it, a pause after each: of 100,000 forms it takes half a second. */
    results(): Generator<void, DimensionReliability>[] {
      return questionsOf.map(function* ({ dimensionId, questionIds }) {
        const { groups, forms } = sumsOf(dimensionId)
        const squares = yield* squaresOf(groups, fewest)
        return { dimensionId, squares, items: yield* covariancesOf(questionIds, forms) }
      })
    },
  }
}

/** One's own row says nothing of how raters agree. */
function takesPart(input: ScoringInput, row: DisclosedRow): boolean {
  const isFree = isFreeRow(input, row)
  const guarding = responsesOf(input, row).filter(({ isUnsure }) => isFree || isUnsure !== true)
  return row.kind !== 'self' && row.status === 'shown' && guarding.length >= (isFree ? 1 : agreementFloor(true))
}

/** Whether the forms of a row lie whole in the database anyway. */
function isFreeRow(input: ScoringInput, { members }: DisclosedRow): boolean {
  if (!isAnonymous(input)) return true
  return members.every((index) => {
    const level = input.levels[index]
    return level !== undefined && isExempt(input, level)
  })
}

/**
 * Whether the sum of these raters' means may be known beside the lists of their cells: those who answered some of the
 * questions and not the others would be told by subtraction, unless there are none or five of them (R7).
 */
function isSafe(forms: readonly (number | null)[][]): boolean {
  const answered = forms.filter((form) => form.some((value) => value !== null))
  const complete = answered.filter((form) => !form.includes(null)).length
  return complete >= agreementFloor(true) && !areFew(answered.length - complete)
}

/** Whether somebody is there, and too few to hide each other in a deviation. */
const areFew = (count: number) => count > 0 && count < agreementFloor(true)

/** A score of a shown cell in percent of its question's maximum; null where nothing counts. */
function percentOf(
  { questions }: ScoringInput,
  { shown }: DisclosedRow,
  scores: ScoringResponse['scores'],
  q: number,
): number | null {
  const score = shown[q] ? scores[q] : null
  if (typeof score !== 'number' || !Number.isFinite(score)) return null
  return (100 * score) / (questions[q]?.maximum ?? Number.NaN)
}

/** Places of a dimension's questions that have a percentage. */
function itemsOf({ questions }: ScoringInput, dimensionId: number): number[] {
  return questions.flatMap((question, q) =>
    question.dimensionId === dimensionId && question.scored && question.maximum > 0 ? [q] : [],
  )
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const meanOf = (values: readonly number[]) => sum(values) / values.length

function* squaresOf(groups: readonly Group[], fewest: number): Generator<void, OneWaySquares[]> {
  const byRow = new Map<string, Group[]>()
  for (const group of groups) {
    const known = byRow.get(group.row)
    if (known === undefined) byRow.set(group.row, [group])
    else known.push(group)
    yield
  }
  const own = new Map<string, number>()
  for (const [row, within] of byRow) {
    own.set(row, meanOf(within.flatMap(({ values }) => values)))
    yield
  }
  const centred: Group[] = []
  for (const group of groups) {
    centred.push({ ...group, values: group.values.map((value) => value - (own.get(group.row) ?? 0)) })
    yield
  }
  const squares: OneWaySquares[] = []
  for (const [scope, within] of [...byRow, ['centred', centred] as const]) {
    const one = yield* oneWaySquares(scope, within, fewest)
    if (one !== null) squares.push(one)
  }
  return squares
}

/** Null below the floor, and where no evaluatee has a second rater. */
function* oneWaySquares(
  scope: string,
  groups: readonly Group[],
  fewest: number,
): Generator<void, OneWaySquares | null> {
  const byEvaluatee = new Map<number, number[]>()
  for (const { evaluatee, values } of groups) {
    const known = byEvaluatee.get(evaluatee)
    if (known === undefined) byEvaluatee.set(evaluatee, [...values])
    else known.push(...values)
    yield
  }
  const targets = [...byEvaluatee.values()]
  const raters = sum(targets.map(({ length }) => length))
  if (targets.length < fewest || raters <= targets.length) return null
  const grand = meanOf(targets.flat())
  yield
  return {
    scope,
    evaluatees: targets.length,
    raters,
    squaredSizes: sum(targets.map(({ length }) => length ** 2)),
    between: sum(targets.map((values) => values.length * (meanOf(values) - grand) ** 2)) / (targets.length - 1),
    within: sum(targets.map(squaredDeviations)) / (raters - targets.length),
  }
}

/**
 * Over the complete forms; null below the floors, where those of them that are not known anyway are too few to stay unknown,
 * and where those that answered a question without the others are, beside its deviation over all (R7).
 */
function* covariancesOf(questionIds: number[], forms: readonly ItemForm[]): Generator<void, ItemCovariances | null> {
  const complete: number[][] = []
  for (const { form } of forms) {
    const values = form.filter((value) => value !== null)
    if (values.length === form.length) complete.push(values)
    yield
  }
  // Free forms hide nobody: they lie whole beside this, or are known to whoever opened their doors.
  const guarded = forms.filter(({ isFree }) => !isFree).map(({ form }) => form)
  const partial = guarded.filter((form) => form.includes(null))
  const isTelling =
    areFew(guarded.length - partial.length) ||
    questionIds.some((_, item) => areFew(partial.filter((form) => form[item] !== null).length))
  if (questionIds.length < 2 || complete.length < FORMS_FLOOR || 2 * complete.length < forms.length || isTelling) {
    return null
  }
  const covariances = yield* covariancesIn(complete, questionIds.length)
  return { questionIds, forms: forms.length, complete: complete.length, covariances }
}

/** Of the items of complete forms, row by row. */
function* covariancesIn(complete: readonly number[][], items: number): Generator<void, number[][]> {
  const means: number[] = []
  for (let item = 0; item < items; item += 1) {
    means.push(meanOf(complete.map((values) => values[item] ?? Number.NaN)))
    yield
  }
  const distances: number[][] = []
  for (const values of complete) {
    distances.push(values.map((value, item) => value - (means[item] ?? Number.NaN)))
    yield
  }
  const rows: number[][] = []
  for (let a = 0; a < items; a += 1) {
    const row: number[] = []
    for (let b = 0; b < items; b += 1) {
      row.push(covariance(distances, a, b))
      yield
    }
    rows.push(row)
  }
  return rows
}

/** A loop: an array of products for each pair of items took six times as long, and everybody waits meanwhile. */
function covariance(distances: readonly number[][], a: number, b: number): number {
  let total = 0
  for (const form of distances) total += (form[a] ?? Number.NaN) * (form[b] ?? Number.NaN)
  return total / (distances.length - 1)
}
