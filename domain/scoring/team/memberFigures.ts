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
import type { Member, MemberDimension, QuestionScores } from './member.ts'

/** What all evaluatees of a questionnaire share; made once. */
interface Questions {
  /** Places of the scored questions of each dimension. */
  byDimension: number[][]
  /** Variance of answers by chance, by place; null where scores cannot be told apart. */
  chances: (number | null)[]
}

export interface FoundMember {
  member: Member
  disclosure: Disclosure
}

/** `scores` are those of each question where they are few enough to be told apart. */
export function memberFigures(scores: QuestionScores) {
  let questions: Questions | null = null
  return (input: ScoringInput, evaluatee: Member['evaluatee'], viewer: Viewer): FoundMember => {
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

function memberOfVectors(input: ScoringInput, evaluatee: Member['evaluatee'], ground: Ground): Member {
  const { rows } = ground.disclosure
  const rule = { anonymous: isAnonymous(input) }
  const figures = teamFigures(input, ground.counted, ground.disclosure)
  const shown = rows.flatMap((row, index) => (row.status === 'shown' ? [{ row, index }] : []))
  const cells = cellsOf(input, rows, ground.counted)
  const { points } = figures
  const { chances } = ground.questions
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
        raters: shown.map(({ row, index }) => fewestRaters(row, own, cells.counts.subarray(index * cells.questions))),
        agreement: agreementOf(shown, own, { cells, chances, fewest: agreementFloor(rule.anonymous) }),
      }
    }),
    questions: ground.questions.byDimension.flat().map((q) => {
      const percent = figures.questions[q] ?? null
      const questionId = input.questions[q]?.questionId ?? 0
      return { questionId, percent: percent === null ? null : rounded(percent, 'questionPercent', rule) }
    }),
  }
}

/** Of a row's cells, one for each question. */
function fewestRaters({ shown }: DisclosedRow, questions: readonly number[], counts: Int32Array): number {
  let fewest = 0
  for (const q of questions) {
    const count = shown[q] ? (counts[q] ?? 0) : 0
    if (count > 0 && (fewest === 0 || count < fewest)) fewest = count
  }
  return fewest
}

/** What answers of each row to each question come to; of row r and question q at r * questions + q. */
interface Cells {
  questions: number
  counts: Int32Array
  /** Of the answers those that enter floors. */
  sureCounts: Int32Array
  sums: Float64Array
  squares: Float64Array
}

function cellsOf(input: ScoringInput, rows: readonly DisclosedRow[], counted: Tally): Cells {
  const { questions } = counted
  const size = rows.length * questions
  const [counts, sureCounts, sums] = [new Int32Array(size), new Int32Array(size), new Float64Array(size)]
  rows.forEach(({ members }, row) => {
    for (const level of members) {
      for (let q = 0; q < questions; q += 1) {
        const from = level * questions + q
        const to = row * questions + q
        counts[to] = (counts[to] ?? 0) + (counted.counts[from] ?? 0)
        sureCounts[to] = (sureCounts[to] ?? 0) + (counted.sureCounts[from] ?? 0)
        sums[to] = (sums[to] ?? 0) + (counted.sums[from] ?? 0)
      }
    }
  })
  return { questions, counts, sureCounts, sums, squares: squaresOf(input, rows) }
}

/** Sums of squared scores. */
function squaresOf(input: ScoringInput, rows: readonly DisclosedRow[]): Float64Array {
  const questions = input.questions.length
  const squares = new Float64Array(rows.length * questions)
  const rowOf = new Map(
    rows.flatMap(({ members }, row) => members.map((level) => [input.levels[level]?.levelId ?? 0, row] as const)),
  )
  for (const { levelId, scores } of input.responses) {
    const row = rowOf.get(levelId)
    if (row === undefined) continue
    for (let q = 0; q < questions; q += 1) {
      const score = scores[q]
      if (typeof score !== 'number' || !Number.isFinite(score)) continue
      squares[row * questions + q] = (squares[row * questions + q] ?? 0) + score * score
    }
  }
  return squares
}

interface Agreeing {
  cells: Cells
  /** Variance of answers by chance, by question. */
  chances: Questions['chances']
  fewest: number
}

/** The mean over a dimension's questions and the rows other than self. */
function agreementOf(
  shown: readonly { row: DisclosedRow; index: number }[],
  own: readonly number[],
  { cells, chances, fewest }: Agreeing,
): number | null {
  let [sum, found] = [0, 0]
  for (const { row, index } of shown) {
    if (row.kind === 'self') continue
    for (const q of own) {
      const byChance = chances[q] ?? null
      if (byChance === null || !row.shown[q]) continue
      const cell = index * cells.questions + q
      const count = cells.counts[cell] ?? 0
      if ((cells.sureCounts[cell] ?? 0) < fewest || count < 2) continue
      const variance = ((cells.squares[cell] ?? 0) - (cells.sums[cell] ?? 0) ** 2 / count) / (count - 1)
      const agreement = rwgOf(Math.max(0, variance), byChance)
      if (agreement === null) continue
      sum += agreement
      found += 1
    }
  }
  return found > 0 ? sum / found : null
}
