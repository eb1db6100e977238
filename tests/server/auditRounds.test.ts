/** What the audit log tells of people let in or shut out, of running rounds, and of forms: whose, as far as it may be told. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pass } from './clock.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const FROM = '203.0.113.7'
/** So many forms are named in one event. */
const NAMED_MOST = 10

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp({ TRUSTED_PROXIES: '1' })
  await testApp.setUpAdministrator()
  administrator = testApp.visitor({ 'x-forwarded-for': FROM })
  const { email, password } = ADMINISTRATOR
  await administrator.ok('signIn', { body: { email, password } })
})

afterAll(() => testApp.close())

beforeEach(() => pass(testApp, 1_000))

const pathOf = ({ questionnaireId: id }: Collecting) => ({ id })
const titleOf = async (round: Collecting) => (await administrator.ok('getQuestionnaire', { path: pathOf(round) })).title

/** Newest first. */
async function list(action: string, language: 'zh' | 'en' = 'zh') {
  const query = { action, pageSize: 100 } as never
  return (await administrator.ok('listAuditEvents', { query, headers: { 'accept-language': language } })).items
}

const told = (about: string, detail = '') => ({ actor: '管理员', remoteAddress: FROM, isByDay: false, about, detail })

async function addPeople(...names: string[]) {
  const ids: number[] = []
  for (const displayName of names) {
    const body = { displayName, employeeNo: `N${ids.length}${displayName}` }
    ids.push((await administrator.ok('createEmployee', { body })).id)
  }
  return ids
}

test('who is disabled and let in again, one or many; who was so already is not', async () => {
  const [one = 0, other = 0] = await addPeople('甲一', '乙二')
  const query = { uid: String(one) }
  for (const act of ['disableUser', 'disableUser', 'enableUser', 'enableUser'] as const) {
    await administrator.ok(act, { query })
  }
  expect(await list('person.disabled')).toMatchObject([told('甲一')])
  expect(await list('person.enabled')).toMatchObject([told('甲一')])
  await administrator.ok('disableUser', { query })
  await administrator.ok('bulkDisableEmployees', { body: { ids: [one, other] } })
  await administrator.ok('bulkEnableEmployees', { body: { ids: [one, other] } })
  expect(await list('person.disabled')).toMatchObject([told('乙二'), told('甲一'), told('甲一')])
  const enabled = await list('person.enabled')
  expect(enabled.map(({ about }) => about).sort()).toEqual(['乙二', '甲一', '甲一'])
  expect(enabled[0]).toMatchObject({ actor: '管理员', remoteAddress: FROM })
})

test('what is done to a running round: its start, stopping it and going on; before the start stopping is not', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, processStatus: 20 })
  const path = pathOf(round)
  await administrator.ok('disableQuestionnaire', { path })
  await administrator.ok('enableQuestionnaire', { path })
  expect(await list('questionnaire.disabled')).toEqual([])
  expect((await administrator.call('publishQuestionnaire', { path: { id: 77 } })).returnCode).not.toBe(0)
  await administrator.ok('publishQuestionnaire', { path })
  const title = await titleOf(round)
  expect(await list('questionnaire.started')).toMatchObject([told(title)])
  for (const act of ['disableQuestionnaire', 'disableQuestionnaire', 'enableQuestionnaire'] as const) {
    await administrator.ok(act, { path })
  }
  await administrator.ok('bulkDisableQuestionnaires', { body: { ids: [round.questionnaireId] } })
  await administrator.ok('bulkEnableQuestionnaires', { body: { ids: [round.questionnaireId] } })
  for (const action of ['questionnaire.disabled', 'questionnaire.enabled']) {
    expect(await list(action)).toMatchObject([told(title), told(title)])
  }
})

test('which mail template of a running round has other words; the same words, and those of a draft, are not', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 1 })
  const draft = await createCollecting(testApp, { type: 2, evaluatees: 1, processStatus: 20 })
  const save = (of: Collecting, emailType: 'invite' | 'remind', title: string) =>
    administrator.ok('saveEmailTemplate', { path: pathOf(of), body: { emailType, title, content: '请点击 {link}' } })
  await save(draft, 'remind', '提醒')
  await save(round, 'invite', '邀请')
  await save(round, 'invite', '邀请')
  expect(await list('mail.template')).toMatchObject([told(await titleOf(round), '邀请')])
  await save(round, 'invite', '请您参与')
  expect(await list('mail.template', 'en')).toMatchObject([{ detail: 'Invitation' }, { detail: 'Invitation' }])
})

test('several things in one event are told as the language tells them', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1 })
  const body = { type: 1 as const, title: '改名', summary: '另一个说明' }
  await administrator.ok('updateQuestionnaireBase', { path: pathOf(round), body })
  expect((await list('setting.changed'))[0]?.detail).toBe('标题、说明')
  expect((await list('setting.changed', 'en'))[0]?.detail).toBe('title, introduction')
})

/** A round whose first peer bears the same name as somebody else, unlike the second and the evaluatee. */
async function withNamesake(type: 1 | 2) {
  const round = await createCollecting(testApp, { type, evaluatees: 1, ratersPerLevel: 3 })
  const [turn, second] = turnsOf(round, 0, 'sameLevel')
  if (turn === undefined || second === undefined) throw new Error('no two peers')
  const [namesake, other, evaluatee] = [`同名${type}`, `另一位${type}`, `被评${type}`]
  const named = [
    { id: turn.raterId, displayName: namesake, employeeNo: `E${type}` },
    { id: second.raterId, displayName: other, employeeNo: `F${type}` },
    { id: round.evaluatees[0]?.employeeId ?? 0, displayName: evaluatee, employeeNo: `G${type}` },
  ]
  for (const body of named) await administrator.ok('updateEmployee', { body: { ...body, departId: null } })
  await addPeople(namesake)
  return { round, turn, second, evaluatee, other }
}

const cancelBody = (round: Collecting, turn: { id: number; raterId: number }, reason: string) => ({
  evaluatorId: round.evaluatees[0]?.employeeId ?? 0,
  participantRelationId: turn.id,
  valuerId: turn.raterId,
  reason,
})

async function exported(action: 'answer.cancel' | 'feedback.setstatistic') {
  const body = { list: 'audit', format: 'csv', filter: { action }, language: 'en' } as const
  const { jobId } = await administrator.ok('createExport', { body })
  await expect.poll(() => administrator.ok('getJob', { path: { id: jobId } })).toMatchObject({ status: 'done' })
  return (await administrator.call('downloadExport', { path: { jobId } })).raw.toString('utf8')
}

test('whose form of a named round was withdrawn, and whose were left out, on the page and in its file', async () => {
  const { round, turn, second, evaluatee, other } = await withNamesake(1)
  for (const one of [turn, second]) expect((await submitTurn(testApp, round, one)).returnCode).toBe(0)
  const ids = [turn.id, second.id]
  await administrator.ok('bulkSetStatistic', { path: pathOf(round), body: { ids, statistic: false, reason: '重复' } })
  await administrator.ok('cancelAnswer', { path: pathOf(round), body: cancelBody(round, turn, '利益冲突') })
  expect(await list('answer.cancel')).toMatchObject([
    told(await titleOf(round), `同名1 (E1) 对 ${evaluatee}；利益冲突`),
  ])
  const [leftOut] = await list('feedback.setstatistic')
  expect(leftOut?.detail).toBe(`不计入 2 份；重复；同名1 (E1) 对 ${evaluatee}、${other} 对 ${evaluatee}`)
  expect(await exported('answer.cancel')).toContain(`同名1 (E1) about ${evaluatee}; 利益冲突`)
  expect(await exported('feedback.setstatistic')).toContain(
    `Left out: 2; 重复; 同名1 (E1) about ${evaluatee}, ${other} about ${evaluatee}`,
  )
  await administrator.ok('finishQuestionnaire', { path: pathOf(round) })
  expect((await list('answer.cancel'))[0]?.detail).toBe(`同名1 (E1) 对 ${evaluatee}；利益冲突`)
})

test('of an anonymous round whom the form was about, alone, and the same after the finish', async () => {
  const { round, turn, evaluatee } = await withNamesake(2)
  await administrator.ok('cancelAnswer', { path: pathOf(round), body: cancelBody(round, turn, '利益冲突') })
  const [before] = await list('answer.cancel')
  expect(before).toMatchObject(told(await titleOf(round), `对 ${evaluatee}；利益冲突`))
  expect(await exported('answer.cancel')).not.toContain('同名2')
  await administrator.ok('finishQuestionnaire', { path: pathOf(round) })
  expect((await list('answer.cancel'))[0]).toEqual(before)
})

test('where nothing tells any more whether a round was anonymous, whom the form was about, alone', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1 })
  const [turn] = turnsOf(round, 0, 'sameLevel')
  if (turn === undefined) throw new Error('no peer')
  await administrator.ok('cancelAnswer', { path: pathOf(round), body: cancelBody(round, turn, '利益冲突') })
  const detail = async () => (await list('answer.cancel'))[0]?.detail
  expect(await detail()).toMatch(/^同事\S* .*对 经理.*；利益冲突$/)
  // No call takes a round's row away.
  await testApp.database.write((db) => db.deleteFrom('questionnaire').where('id', '=', round.questionnaireId).execute())
  expect(await detail()).toMatch(/^对 经理.*；利益冲突$/)
})

test('of many forms some are named, and it says that there are more', async () => {
  const peers = NAMED_MOST + 1
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { sameLevel: peers } })
  const ids = turnsOf(round, 0, 'sameLevel').map(({ id }) => id)
  const body = { ids, statistic: false, reason: '测试' }
  await administrator.ok('bulkSetStatistic', { path: pathOf(round), body })
  const detail = (await list('feedback.setstatistic'))[0]?.detail ?? ''
  expect(detail.split(' 对 ')).toHaveLength(NAMED_MOST + 1)
  expect(detail).toMatch(/^不计入 11 份；测试；.*等$/)
})
