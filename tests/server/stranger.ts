import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { ADMINISTRATOR, type TestApp, type Visitor } from './testApp.ts'

/** The administrator, signed in, of a second enterprise, with the first one's password. */
export async function addStranger(testApp: TestApp): Promise<Visitor> {
  const { passwordHash } = await testApp.database.read((db) =>
    db.selectFrom('user').select('passwordHash').executeTakeFirstOrThrow(),
  )
  const now = () => testApp.clock.now
  const context = { database: testApp.database, now, ids: createIds(() => now().getTime(), 7) }
  const who = { enterpriseName: '别家', displayName: '别人', email: 'other@other.example' }
  await setUpEnterprise(context, { ...who, passwordHash: passwordHash ?? '' }, false)
  const stranger = testApp.visitor()
  await stranger.ok('signIn', { body: { email: who.email, password: ADMINISTRATOR.password } })
  return stranger
}
