/** What a whole questionnaire says of its dimensions, and how sure each overall score of it is. */
import { effectiveWeights } from '../../../domain/evaluation/weights.ts'
import { questionsOf } from '../../../domain/paper/model.ts'
import { isScored } from '../../../domain/paper/questionTypes.ts'
import { lowestPercent } from '../../../domain/paper/score.ts'
import type { Band } from '../../../domain/scoring/statistics/bands.ts'
import { comparisonOf, roundGroundSteps } from '../../../domain/scoring/team/comparison.ts'
import type { TeamDimensionGround } from '../../../domain/scoring/team/teamReport.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { inPieces } from '../../pacing/pieces.ts'
import { listBindings, listDimensions } from '../../records/paper/dimensions.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import type { readRound } from './reading.ts'

/** The dimensions as they were set, with their questions. */
export async function readDimensionGrounds(db: Handle, row: QuestionnaireRow): Promise<TeamDimensionGround[]> {
  const { enterpriseId, id } = row
  const questions = questionsOf(await loadPaper(db, enterpriseId, id, row)).filter(isScored)
  const bindings = await listBindings(db, enterpriseId, id)
  const dimensions = await listDimensions(db, enterpriseId, id)
  const dimensionOf = new Map(bindings.map(({ questionId, dimensionId }) => [questionId, dimensionId]))
  const weights = effectiveWeights(dimensions.map(({ weight }) => ({ weight, takesPart: true })))
  return dimensions.map(({ id: dimensionId, name }, index) => {
    const own = questions.filter((question) => dimensionOf.get(question.id) === dimensionId)
    return {
      ...{ dimensionId, name, weight: weights[index] ?? null, lowest: lowestPercent(own) },
      questions: own.map((question) => ({ questionId: question.id, title: question.data.title })),
    }
  })
}

type Round = Awaited<ReturnType<typeof readRound>>

/** The band of everybody's overall score, by employee; null where too few stand behind it. */
export async function readBands(
  { database }: ServiceContext,
  { row, members, reliability }: Round,
): Promise<(employeeId: number) => Band | null> {
  const grounds = await database.read((db) => readDimensionGrounds(db, row))
  const weights = new Map(grounds.map(({ dimensionId, weight }) => [dimensionId, weight]))
  const lowest = new Map(grounds.map((one) => [one.dimensionId, one.lowest]))
  const ground = await inPieces(roundGroundSteps(members, reliability, lowest))
  const bands = new Map<number, Band | null>()
  function* found() {
    for (const member of members) {
      bands.set(member.evaluatee.employeeId, comparisonOf(member, ground, weights).overallBand)
      yield
    }
  }
  await inPieces(found())
  return (employeeId) => bands.get(employeeId) ?? null
}
