import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { hashSecret, newSecret } from '../../server/database/secrets.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { join } from './inviting.ts'
import { ownPasswords } from './ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PASSWORD = 'a long enough line'
const OTHER = { email: 'boss@other.example', password: 'a second strong one' }

let testApp: TestApp
let administrator: Visitor
let count = 0

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(OTHER.password)
  const other = { enterpriseName: '别家公司', displayName: '别家', email: OTHER.email, passwordHash }
  await setUpEnterprise(context, other, false)
})

afterAll(async () => {
  await testApp.close()
})

async function signIn(email: string, password: string): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email, password } })
  return visitor
}

/** A member with an own sign-in. */
async function addMember() {
  count += 1
  const body = {
    displayName: '会员',
    email: `member${count}@yuanhang.example`,
    employeeNo: `M${count}`,
    password: PASSWORD,
  }
  return administrator.ok('createEmployee', { body })
}
type Member = Awaited<ReturnType<typeof addMember>>

const change = (member: Member, values: object) => {
  const { id, displayName, employeeNo, departId } = member
  return administrator.call('updateEmployee', { body: { id, displayName, employeeNo, departId, ...values } })
}

const PARTICULARS = {
  realName: '李小梅',
  sex: 'female' as const,
  mobile: '10081230456',
  telPhone: '021-1',
  qq: '10001',
  wechat: 'mei',
  address: '张江路 88 号',
}

test('every particular is taken at creation and by a change; what is left out stays', async () => {
  const body = { displayName: '李晓梅', email: 'mei@yuanhang.example', ...PARTICULARS }
  const made = await administrator.ok('createEmployee', { body })
  expect(made).toMatchObject(PARTICULARS)
  const changed = await change(made, { mobile: ' 1 ', qq: '' })
  expect(changed.result).toMatchObject({ ...PARTICULARS, mobile: '1', qq: '', email: 'mei@yuanhang.example' })
  expect(await administrator.ok('getEmployee', { path: { id: made.id } })).toEqual(changed.result)
})

test('somebody else’s change in between is told, and nothing is overwritten', async () => {
  const member = await addMember()
  const first = await change(member, { version: member.version, mobile: '1' })
  expect(first.returnCode).toBe(0)
  const late = await change(member, { version: member.version, mobile: '2' })
  expect(late).toMatchObject({ returnCode: 2034, status: 409, result: { version: first.result.version } })
  expect((await administrator.ok('getEmployee', { path: { id: member.id } })).mobile).toBe('1')
  const own = await signIn(member.email, PASSWORD)
  const general = await own.ok('getGeneralInfo')
  await own.ok('updateGeneralInfo', { body: { ...general, wechat: 'own' } })
  expect((await change(member, { version: first.result.version })).returnCode).toBe(2034)
  expect((await change(member, { mobile: '3' })).returnCode).toBe(0)
})

describe('a corrected address', () => {
  test('is signed in with; the sessions of the old one end, the administrator’s goes on', async () => {
    const member = await addMember()
    const session = await signIn(member.email, PASSWORD)
    expect((await change(member, { email: 'New@Yuanhang.example' })).result.email).toBe('new@yuanhang.example')
    expect((await session.call('getCurrentUser')).returnCode).toBe(401)
    await expect(signIn(member.email, PASSWORD)).rejects.toThrow('2010')
    await signIn('new@yuanhang.example', PASSWORD)
    expect((await administrator.ok('listEmployees', { query: { kw: 'new@yuanhang' } })).total).toBe(1)
    expect((await change(member, { email: ADMINISTRATOR.email })).returnCode).toBe(2050)
    const me = await administrator.ok('getCurrentUser')
    const self = await administrator.ok('getEmployee', { path: { id: me.employeeId } })
    expect((await change(self, { email: 'chief@yuanhang.example' })).returnCode).toBe(0)
    expect((await administrator.ok('getCurrentUser')).email).toBe('chief@yuanhang.example')
    await change(self, { email: ADMINISTRATOR.email })
  })

  test('ends the links that were sent, and waiting mails go to the new one', async () => {
    const own = await testApp.database.read((db) =>
      db.selectFrom('enterprise').select('id').orderBy('id').executeTakeFirstOrThrow(),
    )
    const people = { evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 }, enterpriseId: own.id }
    const round = await createCollecting(testApp, { type: 1, ...people })
    const { enterpriseId, questionnaireId, relations } = round
    const employeeId = relations[0]?.raterId ?? 0
    const secret = newSecret()
    const createdAt = testApp.clock.now.toISOString()
    const link = { tokenHash: hashSecret(secret), enterpriseId, questionnaireId, employeeId, createdAt }
    await testApp.database.write((db) => db.insertInto('answeringLink').values(link).execute())
    const path = { id: questionnaireId }
    await administrator.ok('sendNotifications', { path, body: { businessType: 'invite', confirm: false } })
    const rater = testApp.visitor({ authorization: `Bearer ${secret}` })
    expect((await rater.call('listFeedbackTasks')).returnCode).toBe(0)
    const person = await administrator.ok('getEmployee', { path: { id: employeeId } })
    await change(person, { mobile: '1' })
    expect((await rater.call('listFeedbackTasks')).returnCode).toBe(0)
    await change(person, { email: 'right@yuanhang.example' })
    expect((await rater.call('listFeedbackTasks')).returnCode).toBe(2020)
    const mails = await administrator.ok('listMails', { path })
    expect(mails.items.map(({ address }) => address)).toEqual(['right@yuanhang.example'])
    await change(person, { email: null, employeeNo: 'R1' })
    expect((await administrator.ok('listMails', { path })).items).toEqual([])
  })

  test('taken away, the person signs in by number; without a number it is refused', async () => {
    const member = await addMember()
    expect((await change(member, { email: null })).result.email).toBe('')
    const visitor = testApp.visitor()
    await ownPasswords(testApp)
    await visitor.ok('signIn', { body: { employeeNo: member.employeeNo, password: PASSWORD } })
    const other = await addMember()
    expect(await change(other, { email: null, employeeNo: '' })).toMatchObject({ returnCode: 2017 })
    expect(await change(member, { employeeNo: '' })).toMatchObject({ returnCode: 2017 })
    await signIn(other.email, PASSWORD)
    await change(member, { email: 'again@yuanhang.example' })
    await signIn('again@yuanhang.example', PASSWORD)
  })

  test('of a sign-in that another enterprise shares leaves that one alone', async () => {
    const shared = await administrator.ok('createEmployee', { body: { displayName: '误', email: OTHER.email } })
    const { employeeId } = await (await signIn(OTHER.email, OTHER.password)).ok('getCurrentUser')
    for (const id of [employeeId, shared.id]) await join(testApp, id, OTHER.password)
    const boss = await signIn(OTHER.email, OTHER.password)
    expect(await boss.ok('listRelatedEnterprises')).toHaveLength(2)
    await change(shared, { email: 'meant@yuanhang.example' })
    expect((await boss.call('getCurrentUser')).returnCode).toBe(401)
    const again = await signIn(OTHER.email, OTHER.password)
    expect(await again.ok('getCurrentUser')).toMatchObject({ enterpriseName: '别家公司' })
    expect(await again.ok('listRelatedEnterprises')).toHaveLength(1)
    await expect(signIn('meant@yuanhang.example', OTHER.password)).rejects.toThrow('2010')
  })

  test('that has a sign-in elsewhere opens nothing there; the person keeps the own one', async () => {
    const member = await addMember()
    const session = await signIn(member.email, PASSWORD)
    await change(member, { email: OTHER.email })
    expect((await session.call('getCurrentUser')).returnCode).toBe(401)
    const boss = await signIn(OTHER.email, OTHER.password)
    expect(await boss.ok('listRelatedEnterprises')).toHaveLength(1)
    const own = await signIn(OTHER.email, PASSWORD)
    expect(await own.ok('getCurrentUser')).toMatchObject({ enterpriseName: ADMINISTRATOR.enterpriseName })
    await expect(signIn(member.email, PASSWORD)).rejects.toThrow('2010')
    const body = { displayName: '新人', email: member.email, password: PASSWORD }
    await administrator.ok('createEmployee', { body })
  })
})
