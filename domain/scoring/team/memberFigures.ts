/**
 * What team figures read of one evaluatee, from the vectors themselves: of a whole named round the reports they stand in
 * would take four times as long to make. The figures are those of `memberOf`.
 */
import { rounded, toOneDecimal } from '../figures.ts'
import { type DisclosedRow, type Disclosure, disclose, type Viewer } from '../gate.ts'
import { type ScoringInput, type Tally, tally } from '../input.ts'
import { isAnonymous } from '../rule.ts'
import { teamFigures } from '../scores.ts'
import { agreementFloor, rwgOf, varianceByChance } from '../statistics/agreement.ts'
import { orNull } from '../vectors.ts'
import type { MemberDimension, QuestionScores, WholeMember } from './member.ts'

/** What all evaluatees of a questionnaire share; made once. */
interface Questions {
  /** Places of the scored questions of each dimension. */
  byDimension: number[][]
  /** Variance of answers by chance, by place; null where scores cannot be told apart. */
  chances: (number | null)[]
}

export interface FoundMember {
  member: WholeMember
  disclosure: Disclosure
}

/** `scores` are those of each question where they are few enough to be told apart. */
export function memberFigures(scores: QuestionScores) {
  let questions: Questions | null = null
  return (input: ScoringInput, evaluatee: WholeMember['evaluatee'], viewer: Viewer): FoundMember => {
    questions ??= questionsOf(input, scores)
    const counted = tally(input)
    const disclosure = disclose(input, counted, viewer)
    return { member: memberOfVectors(input, evaluatee, { counted, disclosure, questions }), disclosure }
  }
}

function questionsOf({ questions, dimensions }: ScoringInput, scores: QuestionScores): Questions {
  return {
    byDimension: dimensions.map(({ dimensionId }) =>
      questions.flatMap((question, q) => (question.scored && question.dimensionId === dimensionId ? [q] : [])),
    ),
    chances: questions.map(({ questionId }) => {
      const own = scores.get(questionId) ?? null
      return own === null ? null : varianceByChance(own)
    }),
  }
}

interface Ground {
  counted: Tally
  disclosure: Disclosure
  questions: Questions
}

const printed = (percent: number | null) => (percent === null ? null : toOneDecimal(percent))

function memberOfVectors(input: ScoringInput, evaluatee: WholeMember['evaluatee'], ground: Ground): WholeMember {
  const { rows } = ground.disclosure
  const rule = { anonymous: isAnonymous(input) }
  const figures = teamFigures(input, ground.counted, ground.disclosure)
  const shown = rows.flatMap((row, index) => (row.status === 'shown' ? [{ row, index }] : []))
  const cells = rows.map((row) => cellsOf(row, ground.counted))
  const agreeing = { cells, squares: squaresOf(input, rows), chances: ground.questions.chances }
  const { points } = figures
  return {
    evaluatee,
    overallPercent: printed(figures.overallPercent),
    points: points && { ...points, earned: rounded(points.earned, 'points', rule) },
    incomplete: figures.incomplete,
    rows: shown.map(({ row: { key, kind, name }, index }) => ({
      ...{ key, kind, name },
      weight: figures.rowWeights[index] ?? null,
    })),
    dimensions: input.dimensions.map(({ dimensionId }, place): MemberDimension => {
      const own = ground.questions.byDimension[place] ?? []
      return {
        dimensionId,
        percent: printed(figures.percents[place] ?? null),
        othersPercent: printed(orNull(figures.others[place])),
        selfPercent: printed(orNull(figures.self[place])),
        byRow: shown.map(({ index }) => printed(orNull(figures.byRow[index]?.[place]))),
        raters: shown.map(({ row, index }) => fewestRaters(row, own, cells[index])),
        agreement: agreementOf(shown, own, { ...agreeing, fewest: agreementFloor(rule.anonymous) }),
      }
    }),
    questions: ground.questions.byDimension.flat().map((q) => {
      const percent = figures.questions[q] ?? null
      const questionId = input.questions[q]?.questionId ?? 0
      return { questionId, percent: percent === null ? null : rounded(percent, 'questionPercent', rule) }
    }),
  }
}

/** What answers of a row come to; of question q at `offset` + q. */
interface Cells {
  offset: number
  counts: Int32Array
  /** Of the answers those that enter floors. */
  sureCounts: Int32Array
  sums: Float64Array
}

/** A level on its own lies in the tally as it is. */
function cellsOf({ members }: DisclosedRow, counted: Tally): Cells {
  const { questions, counts, sureCounts, sums } = counted
  if (members.length === 1) return { ...{ counts, sureCounts, sums }, offset: (members[0] ?? 0) * questions }
  const pooled = (values: Int32Array | Float64Array) =>
    Array.from({ length: questions }, (_, q) =>
      members.reduce((sum, level) => sum + (values[level * questions + q] ?? 0), 0),
    )
  return {
    offset: 0,
    counts: Int32Array.from(pooled(counts)),
    sureCounts: Int32Array.from(pooled(sureCounts)),
    sums: Float64Array.from(pooled(sums)),
  }
}

function fewestRaters({ shown }: DisclosedRow, questions: readonly number[], cells: Cells | undefined): number {
  let fewest = 0
  for (const q of questions) {
    const count = shown[q] && cells !== undefined ? (cells.counts[cells.offset + q] ?? 0) : 0
    if (count > 0 && (fewest === 0 || count < fewest)) fewest = count
  }
  return fewest
}

/** Sums of squared scores; of row r and question q at r * questions + q. */
function squaresOf(input: ScoringInput, rows: readonly DisclosedRow[]): Float64Array {
  const questions = input.questions.length
  const squares = new Float64Array(rows.length * questions)
  const rowOf = new Map<number, number>()
  for (const [row, { members }] of rows.entries()) {
    for (const level of members) rowOf.set(input.levels[level]?.levelId ?? 0, row)
  }
  for (const { levelId, scores } of input.responses) {
    const row = rowOf.get(levelId)
    if (row === undefined) continue
    const offset = row * questions
    for (let q = 0; q < questions; q += 1) {
      const score = scores[q]
      if (typeof score !== 'number' || !Number.isFinite(score)) continue
      squares[offset + q] = (squares[offset + q] ?? 0) + score * score
    }
  }
  return squares
}

interface Agreeing {
  /** By row. */
  cells: readonly Cells[]
  squares: Float64Array
  /** Variance of answers by chance, by question. */
  chances: Questions['chances']
  fewest: number
}

/** The mean over a dimension's questions and the rows other than self. */
function agreementOf(
  shown: readonly { row: DisclosedRow; index: number }[],
  own: readonly number[],
  { cells, squares, chances, fewest }: Agreeing,
): number | null {
  let [sum, found] = [0, 0]
  for (const { row, index } of shown) {
    const answers = cells[index]
    if (row.kind === 'self' || answers === undefined) continue
    for (const q of own) {
      const byChance = chances[q] ?? null
      if (byChance === null || !row.shown[q]) continue
      const cell = answers.offset + q
      const count = answers.counts[cell] ?? 0
      if ((answers.sureCounts[cell] ?? 0) < fewest || count < 2) continue
      const square = squares[index * chances.length + q] ?? 0
      const agreement = rwgOf(Math.max(0, square - (answers.sums[cell] ?? 0) ** 2 / count) / (count - 1), byChance)
      if (agreement === null) continue
      sum += agreement
      found += 1
    }
  }
  return found > 0 ? sum / found : null
}
