import { BusinessError } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { QuestionnaireRow } from '../../../records/questionnaire/store.ts'
import { openListedReports } from '../../../records/turns/listedReports.ts'

/** One evaluatee's report with what the raters of its rows answered, and the paper's questions; undefined where there is none. */
export async function findListed(db: Handle, row: QuestionnaireRow, employeeId: number, computedAt: string) {
  const { questions, read } = await openListedReports(db, row)
  const [listed] = await read(db, [employeeId], computedAt)
  return listed && { ...listed, questions }
}

export type Listed = NonNullable<Awaited<ReturnType<typeof findListed>>>

/** Throws NOT_FOUND when the person is no evaluatee of the questionnaire. */
export async function readListed(
  { database, now }: ServiceContext,
  row: QuestionnaireRow,
  employeeId: number,
): Promise<Listed> {
  const listed = await database.read((db) => findListed(db, row, employeeId, now().toISOString()))
  if (listed === undefined) throw new BusinessError('NOT_FOUND')
  return listed
}
