import { hashSecret, newSecret } from '../../server/database/secrets.ts'
import type { MailCatcher } from '../e2e/mailCatcher.ts'
import type { TestApp } from '../server/testApp.ts'

/** Puts a link that sets somebody's password, as it would have been mailed; answers its secret. */
export async function putPasswordLink({ database, clock }: TestApp, email: string): Promise<string> {
  const secret = newSecret()
  const createdAt = clock.now.toISOString()
  const expiresAt = new Date(clock.now.getTime() + 60_000).toISOString()
  await database.write(async (db) => {
    const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    const row = { userId: user.id, tokenHash: hashSecret(secret), createdAt, expiresAt }
    await db.insertInto('passwordLink').values(row).execute()
  })
  return secret
}

/** Puts a link to somebody's report of a questionnaire, as it would have been mailed; answers its secret. */
export async function putReportLink(
  { database, clock }: TestApp,
  { id: questionnaireId, employeeId }: { id: number; employeeId: number },
): Promise<string> {
  const secret = newSecret()
  const createdAt = clock.now.toISOString()
  await database.write(async (db) => {
    const round = db.selectFrom('questionnaire').select('enterpriseId').where('id', '=', questionnaireId)
    const { enterpriseId } = await round.executeTakeFirstOrThrow()
    const row = { enterpriseId, questionnaireId, employeeId, tokenHash: hashSecret(secret), createdAt }
    await db.insertInto('answeringLink').values(row).execute()
  })
  return secret
}

/** The secret of the link that has been mailed to invite somebody. */
export function mailedInvitation({ mails }: MailCatcher): string {
  return /\/invitation\/([\w-]{43})/.exec(mails.map(({ mail }) => mail.text).join())?.[1] ?? ''
}
