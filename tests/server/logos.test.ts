/** How long an uploaded logo is kept: as long as somebody may see it, and a day to be chosen. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { plainPicture, sendFile } from './pictureFiles.ts'
import { LONGEST_SESSION, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const DAY = 86_400_000
const PASSWORD = 'a long enough line'

let testApp: TestApp
let administrator: Visitor
let stranger: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(PASSWORD)
  const other = { enterpriseName: '别家公司', displayName: '别家', email: 'boss@other.example', passwordHash }
  await setUpEnterprise(context, other, false)
  stranger = testApp.visitor()
  await stranger.ok('signIn', { body: { email: other.email, password: PASSWORD } })
})

afterAll(() => testApp.close())

async function uploaded(who = administrator): Promise<string> {
  const { result } = await sendFile(testApp, who, 'uploadLogo', await plainPicture(40, 20).png().toBuffer())
  return result.logo
}

/** Whether somebody without a session gets the picture. */
async function isThere(logo: string): Promise<boolean> {
  const [name = '', enterpriseUid = ''] = logo.split('/').reverse()
  return (await testApp.visitor().call('getLogo', { path: { enterpriseUid, name } })).status === 200
}

const create = async () => (await administrator.ok('createQuestionnaire', { body: { title: '有标志的' } })).id
const setEnterprise = (logo: string, who = administrator) => who.ok('updateEnterpriseBasic', { body: { logo } })
const setStyle = (id: number, logo: string) =>
  administrator.ok('saveQuestionnaireDetails', { path: { id }, body: { style: { logo } } })

function purgeAfter(days: number) {
  const { database, clock } = testApp
  return purgeStale({ database, now: () => new Date(clock.now.getTime() + days * DAY) }, LONGEST_SESSION)
}

test('the enterprise’s goes when another is chosen, or none', async () => {
  const [first, second] = [await uploaded(), await uploaded()]
  await setEnterprise(first)
  await setEnterprise(first)
  expect(await isThere(first)).toBe(true)
  await setEnterprise(second)
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  await setEnterprise('')
  expect(await isThere(second)).toBe(false)
  // Each time it became another one, and only then.
  const { items } = await administrator.ok('listAuditEvents', { query: { action: 'enterprise.changed' } as never })
  expect(items.map(({ detail }) => detail)).toEqual(['标志', '标志', '标志'])
})

test('a questionnaire’s goes when another is chosen, or none, through any of its doors', async () => {
  const [first, second] = [await uploaded(), await uploaded()]
  const id = await create()
  await setStyle(id, first)
  await administrator.ok('saveQuestionnaireDetails', { path: { id }, body: { style: { coverText: '坦诚' } } })
  expect(await isThere(first)).toBe(true)
  await administrator.ok('updateQuestionnaireConfig', {
    path: { id },
    body: { styleConfig: JSON.stringify({ logo: second }) },
  })
  expect([await isThere(first), await isThere(second)]).toEqual([false, true])
  await setStyle(id, '')
  expect(await isThere(second)).toBe(false)
})

test('one that several show stays until the last of them has another: enterprise, copy, removed questionnaire', async () => {
  const logo = await uploaded()
  const [id, removed] = [await create(), await create()]
  await setEnterprise(logo)
  for (const each of [id, removed]) await setStyle(each, logo)
  const data = { paper: true, dimensions: true, settings: true, relations: false }
  const copy = await administrator.ok('copyQuestionnaire', { path: { id }, body: { data } })
  await administrator.ok('deleteQuestionnaire', { path: { id: removed } })
  await setStyle(id, '')
  expect(await isThere(logo)).toBe(true)
  await setEnterprise('')
  expect(await isThere(logo)).toBe(true)
  await setStyle(copy.id, '')
  expect(await isThere(logo)).toBe(true)
  await administrator.ok('restoreQuestionnaire', { path: { id: removed } })
  await setStyle(removed, '')
  expect(await isThere(logo)).toBe(false)
})

test('one that nobody chose goes after a day; one that is shown stays, however old it is', async () => {
  const [ofEnterprise, ofQuestionnaire, unused] = [await uploaded(), await uploaded(), await uploaded()]
  const [ofOthers, unusedOfOthers] = [await uploaded(stranger), await uploaded(stranger)]
  await setEnterprise(ofEnterprise)
  await setEnterprise(ofOthers, stranger)
  await setStyle(await create(), ofQuestionnaire)
  const all = [ofEnterprise, ofQuestionnaire, ofOthers, unused, unusedOfOthers]
  await purgeAfter(0.9)
  expect(await Promise.all(all.map(isThere))).toEqual([true, true, true, true, true])
  await purgeAfter(1.1)
  expect(await Promise.all(all.map(isThere))).toEqual([true, true, true, false, false])
})

test('one that is chosen while the purge runs, or while its other place lets go of it, is there or refused', async () => {
  const [one, other] = [await create(), await create()]
  for (let round = 0; round < 30; round += 1) {
    const logo = await uploaded()
    const choose = (id: number) =>
      administrator.call('saveQuestionnaireDetails', { path: { id }, body: { style: { logo } } })
    const [chosen] = await Promise.all([choose(one), purgeAfter(1.1)])
    expect(await isThere(logo)).toBe(chosen.returnCode === 0)
    if (chosen.returnCode !== 0) continue
    const [again] = await Promise.all([choose(other), setStyle(one, '')])
    expect(await isThere(logo)).toBe(again.returnCode === 0)
  }
})
