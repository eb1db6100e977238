/** Relations that go with their levels (decisions/0007): many of them before the transaction that needs them gone, slice by slice. */
import type { DatabaseService, Handle } from '../../../database/open.ts'
import { sliceBySlice } from '../../../database/sliceBySlice.ts'
import { refreshReadiness } from '../../questionnaire/readiness.ts'
import type { RoundKey } from '../answers.ts'
import { countTurns } from '../counted.ts'
import { deleteNextOnLevels, RELATIONS_A_SLICE } from '../relations.ts'

/** Whether there may be too many on a level for one transaction. */
export async function hasManyTurns(database: DatabaseService, key: RoundKey): Promise<boolean> {
  return (await database.read((db) => countTurns(db, key))) > RELATIONS_A_SLICE
}

/**
 * Removes the relations on these levels, each slice a transaction that begins with `refuseStaying`, which holds the questionnaire
 * and throws where the rest must stay.
 */
export async function emptyLevels(
  database: DatabaseService,
  { enterpriseId, questionnaireId }: RoundKey,
  levelIds: readonly number[],
  refuseStaying: (db: Handle) => Promise<void>,
): Promise<void> {
  await sliceBySlice((after) =>
    database.write(async (db) => {
      await refuseStaying(db)
      const last = await deleteNextOnLevels(db, enterpriseId, questionnaireId, levelIds, after)
      await refreshReadiness(db, enterpriseId, questionnaireId)
      return last
    }),
  )
}
