import { BusinessError } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import { apart } from '../../../jobs/reading.ts'
import type { QuestionnaireRow } from '../../../records/questionnaire/store.ts'
import { openListedReports } from '../../../records/turns/published/listedReports.ts'

/**
 * One evaluatee's report with what the raters of its rows answered, and the paper's questions; undefined where there is none.
 * What the round's reports share is read in pieces, between which others come.
 */
async function findListed({ database, now }: ServiceContext, row: QuestionnaireRow, employeeId: number) {
  const { questions, read } = await openListedReports(apart(database).read, row)
  const [listed] = await database.read((db) => read(db, [employeeId], now().toISOString()))
  return listed && { ...listed, questions }
}

export type Listed = NonNullable<Awaited<ReturnType<typeof findListed>>>

/** Throws NOT_FOUND when the person is no evaluatee of the questionnaire. */
export async function readListed(context: ServiceContext, row: QuestionnaireRow, employeeId: number): Promise<Listed> {
  const listed = await findListed(context, row, employeeId)
  if (listed === undefined) throw new BusinessError('NOT_FOUND')
  return listed
}
