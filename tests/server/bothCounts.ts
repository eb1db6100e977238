import { listKept } from '../../server/records/questionnaire/turnCounts.ts'
import { countAnew } from '../../server/records/questionnaire/turnsCountedAnew.ts'
import type { TestApp } from './testApp.ts'

/** What is kept and what the rows say, of every questionnaire of the first enterprise, in the order of their ids. */
export async function bothCounts({ database }: Pick<TestApp, 'database'>) {
  return database.read(async (db) => {
    const rows = await db.selectFrom('questionnaire').select(['enterpriseId', 'id']).orderBy('enterpriseId').execute()
    const enterpriseId = rows[0]?.enterpriseId ?? 0
    const ids = rows.filter((row) => row.enterpriseId === enterpriseId).map(({ id }) => id)
    const sorted = (counts: Awaited<ReturnType<typeof listKept>>) => [...counts].sort(([one], [other]) => one - other)
    return {
      kept: sorted(await listKept(db, enterpriseId, ids)),
      anew: sorted(await countAnew(db, enterpriseId, ids)),
    }
  })
}
