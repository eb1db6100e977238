/** The link of an invitation without a mail server: a row as inviteEmployee places it, and what the person does with it. */
import { hashSecret, newSecret } from '../../server/database/secrets.ts'
import type { TestApp } from './testApp.ts'

const DAY = 86_400_000

/** The secret of a link that was mailed to the employee. */
export async function invite(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  employeeId: number,
  isMailed: 0 | 1 = 1,
) {
  const secret = newSecret()
  const createdAt = clock.now.toISOString()
  const expiresAt = new Date(clock.now.getTime() + DAY).toISOString()
  await database.write(async (db) => {
    const person = db.selectFrom('employee').select(['enterpriseId', 'email']).where('id', '=', employeeId)
    const { enterpriseId, email } = await person.executeTakeFirstOrThrow()
    const row = { enterpriseId, employeeId, email, tokenHash: hashSecret(secret), isMailed, createdAt, expiresAt }
    await db.insertInto('invitation').values(row).execute()
  })
  return secret
}

/** The employee confirms the address with this password: one account for every enterprise that has joined so. */
export async function join(testApp: TestApp, employeeId: number, password: string): Promise<void> {
  const secret = await invite(testApp, employeeId)
  await testApp.visitor().ok('acceptInvitation', { body: { secret, password } })
}
