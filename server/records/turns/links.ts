/** Answering links, stored as hashes: the only writer of their table (design §5.7). */
import { NOBODY } from '../../database/ids.ts'
import { kept } from '../../database/kept.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
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
    .select(['answeringLink.createdAt', 'questionnaire.finishedAt'])
    .where('answeringLink.tokenHash', '=', tokenHash)
    .where('employee.disabled', '=', 0)
    .where('questionnaire.deletedAt', 'is', null)
    .limit(1),
)

/** Who a link belongs to; undefined for a disabled person or a deleted questionnaire. */
export async function findLink(db: Handle, tokenHash: string) {
  const [row] = await linkByHash(db, { tokenHash })
  if (row === undefined) return undefined
  const { createdAt, finishedAt, ...link } = row
  // What was mailed to answer with opens no report: the mail of one comes after the finish.
  return { ...link, opensReports: finishedAt !== null && createdAt >= finishedAt }
}

export async function insertLinks(db: Handle, rows: Database['answeringLink'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('answeringLink').values(slice).execute()
}

/** Read before they are changed by their hashes alone, which are the key: whatever the engines guess, nothing else is read. */
const linksOf = (db: Handle, { enterpriseId, questionnaireId }: RoundKey) =>
  db
    .selectFrom('answeringLink')
    .select('tokenHash')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)

const hashesOf = (links: readonly { tokenHash: string }[]) => links.map(({ tokenHash }) => tokenHash)

/**
 * Takes out of some of a questionnaire's links whose they are and when they were made: who had to be mailed again had not
 * answered (anonymity.md R5, R9). The hashes stay, so that whoever opens an old link is told that answering is over.
 * Answers whether there were any.
 */
export async function forgetSomeLinks(db: Handle, key: RoundKey): Promise<boolean> {
  const owned = await linksOf(db, key).where('employeeId', '>', NOBODY).limit(ROWS_A_STATEMENT).execute()
  if (owned.length === 0) return false
  await db
    .updateTable('answeringLink')
    .set({ employeeId: NOBODY, createdAt: '' })
    .where('tokenHash', 'in', hashesOf(owned))
    .execute()
  return true
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

/** Deletes up to `most` links of a questionnaire that were made before; one to a report may be newer. Answers how many. */
export async function deleteSomeLinks(db: Handle, key: RoundKey, createdBefore: string, most: number): Promise<number> {
  const some = await linksOf(db, key).where('createdAt', '<', createdBefore).limit(most).execute()
  if (some.length > 0) await db.deleteFrom('answeringLink').where('tokenHash', 'in', hashesOf(some)).execute()
  return some.length
}
