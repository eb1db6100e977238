/** Reading the rounds of combined reports: each one's results as they are published, or what became of it. */
import { BusinessError } from '../../../../domain/errors.ts'
import { isFinished } from '../../../../domain/evaluation/status.ts'
import type { Round } from '../../../../domain/scoring/combined/rounds.ts'
import { pooledSpread } from '../../../../domain/scoring/statistics/bands.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { CombinedReportTable } from '../../../database/schema/releaseSchema.ts'
import type { ResultOf } from '../../../http/call.ts'
import { listDimensions } from '../../../records/paper/dimensions.ts'
import { findQuestionnaire, type QuestionnaireRow } from '../../../records/questionnaire/store.ts'
import { readRound } from '../reading.ts'
import { readDimensionGrounds } from '../rounds.ts'

/** A questionnaire as a combined report keeps it. */
export interface RoundRef {
  /** Null where it never was one of the enterprise's. */
  id: number | null
  uid: string
}

type WireRound = ResultOf<'getCombinedReport'>['questionnaires'][number]

export interface FoundRound {
  ref: RoundRef
  state: WireRound['state']
  row: QuestionnaireRow | undefined
}

export interface ShownRound extends FoundRound {
  /** Null where it is not included. */
  round: Round | null
}

// The JSON edge: save wrote it.
export const refsOf = ({ questionnairesJson }: Pick<CombinedReportTable, 'questionnairesJson'>) =>
  JSON.parse(questionnairesJson) as { id: number; uid: string }[]

/** What became of each. */
export async function findRounds(
  { database }: Pick<ServiceContext, 'database'>,
  enterpriseId: number,
  refs: readonly RoundRef[],
): Promise<FoundRound[]> {
  return database.read(async (db) => {
    const found: FoundRound[] = []
    for (const ref of refs) {
      const row = ref.id === null ? undefined : await findQuestionnaire(db, enterpriseId, ref.id)
      const state = row === undefined ? 'gone' : isFinished(row.processStatus) ? 'included' : 'notFinished'
      found.push({ ref, state, row })
    }
    return found
  })
}

/** Their results; each is read once, however many reports have it. */
export function createRoundReader(context: ServiceContext, enterpriseId: number) {
  const known = new Map<number, Promise<Round | null>>()

  function roundOf({ row, state }: FoundRound): Promise<Round | null> {
    if (row === undefined || state !== 'included') return Promise.resolve(null)
    const reading = known.get(row.id) ?? readOne(context, enterpriseId, row.id)
    known.set(row.id, reading)
    return reading
  }

  return async (refs: readonly RoundRef[]): Promise<ShownRound[]> => {
    const shown: ShownRound[] = []
    // One after the other: each may hold a whole round in hand.
    for (const found of await findRounds(context, enterpriseId, refs)) {
      const round = await roundOf(found)
      const state = found.state === 'included' && round === null ? 'gone' : found.state
      shown.push({ ...found, state, round })
    }
    return shown
  }
}

/** Null where it was removed meanwhile. */
async function readOne(context: ServiceContext, enterpriseId: number, id: number): Promise<Round | null> {
  try {
    const { row, members, reliability } = await readRound(context, enterpriseId, id)
    const dimensions = await context.database.read((db) => listDimensions(db, enterpriseId, id))
    const grounds = await context.database.read((db) => readDimensionGrounds(db, row))
    const lowestOf = new Map(grounds.map(({ dimensionId, lowest }) => [dimensionId, lowest]))
    const squaresOf = new Map(reliability.map(({ dimensionId, squares }) => [dimensionId, squares]))
    return {
      dimensions: dimensions.map((dimension) => ({
        ...{ dimensionId: dimension.id, name: dimension.name, weight: dimension.weight },
        spread: pooledSpread(squaresOf.get(dimension.id) ?? []),
        lowest: lowestOf.get(dimension.id) ?? 0,
      })),
      members: members.map(({ evaluatee, overallPercent, incomplete, rows, dimensions: own }) => ({
        ...{ evaluatee, overallPercent, incomplete, rows, dimensions: own },
      })),
    }
  } catch (error) {
    if (error instanceof BusinessError && error.errorName === 'NOT_FOUND') return null
    throw error
  }
}

/** As the report names it. */
export function wireRound({ ref, state, row, round }: ShownRound): WireRound {
  const isGone = row === undefined || state === 'gone'
  return {
    questionnaireUid: ref.uid,
    questionnaireId: isGone ? null : row.id,
    title: isGone ? '' : row.title,
    finishedAt: state === 'included' && row !== undefined ? row.finishedAt : null,
    state,
    evaluateeCount: round?.members.length ?? 0,
  }
}
