/** People for provocations, and two administrators who act against each other. */
import type { Answer, Caller } from '../../../server/demo/caller.ts'
import { lockEnterprise } from '../../../server/records/people/enterprises.ts'
import { type Ground, PASSWORD } from './ground.ts'

export const WEAK = '111111111111'
const HELD_MILLISECONDS = 300

/** A new person of the enterprise. */
export async function person(
  { administrator, newEmail }: Ground,
  more: { employeeNo?: string; password?: string } = {},
) {
  const body = { displayName: '张员', email: newEmail(), ...more }
  return { ...body, ...(await administrator.ok('createEmployee', { body })) }
}

/** A person who confirmed the address, so that nobody else sets the password. */
export async function confirmed(ground: Ground) {
  const made = await person(ground, { password: PASSWORD })
  const { database, clock } = ground.testApp
  const confirmedAt = clock.now.toISOString()
  await database.write((db) => db.updateTable('user').set({ confirmedAt }).where('email', '=', made.email).execute())
  return made
}

/**
 * The refusal of one of two administrators who act against each other at the same moment: both are let in before
 * either has done it, since the enterprise is held meanwhile.
 */
export async function againstEachOther(
  ground: Ground,
  act: (caller: Caller, other: number) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const { elsewhere, newEmail, signIn, testApp } = ground
  const emails = [newEmail(), newEmail()] as const
  const { enterpriseId, employeeId } = await elsewhere(emails[0])
  const first = await signIn(emails[0])
  const body = { displayName: '第二', email: emails[1], password: PASSWORD }
  const { id } = await first.ok('createEmployee', { body })
  await first.ok('updateEmployee', { body: { id, displayName: '第二', employeeNo: '', departId: null, role: 'admin' } })
  const second = await signIn(emails[1])
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const holding = testApp.database.write(async (db) => {
    await lockEnterprise(db, enterpriseId)
    held.resolve()
    await free.promise
  })
  await held.promise
  const begun = [act(first, id), act(second, employeeId)]
  await new Promise((resolve) => setTimeout(resolve, HELD_MILLISECONDS))
  free.resolve()
  await holding
  const answers = await Promise.all(begun)
  const refused = answers.filter(({ returnCode }) => returnCode !== 0)
  if (refused[0] === undefined || refused.length > 1)
    throw new Error(`refused: ${answers.map((one) => `${one.returnCode} ${one.message}`).join(', ')}`)
  return refused[0]
}
