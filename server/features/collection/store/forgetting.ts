/** What the finish of an anonymous questionnaire takes out of the outbox (anonymity.md R5). */
import type { Handle } from '../../../database/open.ts'
import { IDS_A_STATEMENT, slices } from '../../../database/statements.ts'

/**
 * Removes every reminder, and every invitation but a person's first: they went to those who had not
 * answered by then, so their rows would tell who that was.
 */
export async function forgetWhoWasAskedAgain(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  const asked = await db
    .selectFrom('outboxMail')
    .select(['id', 'employeeId', 'emailType'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('emailType', 'in', ['invite', 'remind'])
    .orderBy('id')
    .execute()
  const invited = new Set<number>()
  const again = asked.filter(({ employeeId, emailType }) => {
    if (emailType === 'remind' || invited.has(employeeId)) return true
    invited.add(employeeId)
    return false
  })
  for (const slice of slices(again, IDS_A_STATEMENT)) {
    await db
      .deleteFrom('outboxMail')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where(
        'id',
        'in',
        slice.map(({ id }) => id),
      )
      .execute()
  }
}
