/** Answering links, stored as hashes: the only writer of their table (design §5.7). */
import { NOBODY } from '../../database/ids.ts'
import { kept } from '../../database/kept.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
import { IDS_A_STATEMENT, ROWS_A_STATEMENT, slices } from '../../database/statements.ts'
import type { RoundKey } from './answers.ts'

const linkByHash = kept((db, { tokenHash }: { tokenHash: string }) =>
  db
    .selectFrom('answeringLink')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'answeringLink.enterpriseId')
        .onRef('employee.id', '=', 'answeringLink.employeeId'),
    )
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'answeringLink.enterpriseId')
        .onRef('questionnaire.id', '=', 'answeringLink.questionnaireId'),
    )
    .select(['answeringLink.enterpriseId', 'answeringLink.questionnaireId', 'answeringLink.employeeId'])
    .where('answeringLink.tokenHash', '=', tokenHash)
    .where('employee.disabled', '=', 0)
    .where('questionnaire.deletedAt', 'is', null)
    .limit(1),
)

/** Who a link belongs to; undefined for a disabled person or a deleted questionnaire. */
export async function findLink(db: Handle, tokenHash: string) {
  const [row] = await linkByHash(db, { tokenHash })
  return row
}

export async function insertLinks(db: Handle, rows: Database['answeringLink'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('answeringLink').values(slice).execute()
}

/**
 * Takes out of some of a questionnaire's links whose they are and when they were made: who had to be mailed again had not
 * answered (anonymity.md R5, R9). The hashes stay, so that whoever opens an old link is told that answering is over.
 * Answers whether there were any.
 */
export async function forgetSomeLinks(db: Handle, { enterpriseId, questionnaireId }: RoundKey): Promise<boolean> {
  const owned = db
    .selectFrom('answeringLink')
    .select('tokenHash')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '!=', NOBODY)
    .limit(ROWS_A_STATEMENT)
  const { numUpdatedRows } = await db
    .updateTable('answeringLink')
    .set({ employeeId: NOBODY, createdAt: '' })
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('tokenHash', 'in', owned)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** True for a link that `forgetSomeLinks` took from its owner. */
export async function isForgottenLink(db: Handle, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('answeringLink')
    .select('employeeId')
    .where('tokenHash', '=', tokenHash)
    .where('employeeId', '=', NOBODY)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes every link these people were sent. */
export async function deleteLinksOf(db: Handle, enterpriseId: number, employeeIds: readonly number[]): Promise<void> {
  for (const slice of slices(employeeIds, IDS_A_STATEMENT)) {
    await db
      .deleteFrom('answeringLink')
      .where('enterpriseId', '=', enterpriseId)
      .where('employeeId', 'in', slice)
      .execute()
  }
}

/** Questionnaires that finished before `finishedBefore` and have links. All enterprises'. */
export async function listFinishedWithLinks(db: Handle, finishedBefore: string): Promise<RoundKey[]> {
  return db
    .selectFrom('questionnaire')
    .select(['enterpriseId', 'id as questionnaireId'])
    .where('finishedAt', '<', finishedBefore)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('answeringLink')
          .select('answeringLink.tokenHash')
          .whereRef('answeringLink.enterpriseId', '=', 'questionnaire.enterpriseId')
          .whereRef('answeringLink.questionnaireId', '=', 'questionnaire.id'),
      ),
    )
    .execute()
}

/** Deletes up to `most` links of a questionnaire; answers how many. */
export async function deleteSomeLinks(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  most: number,
): Promise<number> {
  const some = db
    .selectFrom('answeringLink')
    .select('tokenHash')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('answeringLink')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('tokenHash', 'in', some)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
