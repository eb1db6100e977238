/** Two people of one name are told apart wherever the server names them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type CollectionTest, raterAt, startCollectionTest } from './collectionRound.ts'
import { takeMails } from './takenMails.ts'
import { ADMINISTRATOR } from './testApp.ts'

const NUMBER = 'E-0042'

let at: CollectionTest
let round: Collecting
let path: { id: number }
/** By employee id. */
let marks: Record<number, string>

beforeAll(async () => {
  at = await startCollectionTest()
  round = await at.newRound(1)
  path = { id: round.questionnaireId }
  const [first, second] = round.evaluatees
  const rater = raterAt(round, 1)
  if (first === undefined || second === undefined) throw new Error('the round has two evaluatees')
  const named = (id: number, employeeNo: string) =>
    at.administrator.ok('updateEmployee', { body: { id, displayName: first.name, employeeNo, departId: null } })
  await named(first.employeeId, NUMBER)
  await named(second.employeeId, '')
  await named(rater.employeeId, '')
  marks = { [first.employeeId]: NUMBER, [second.employeeId]: second.email, [rater.employeeId]: rater.email }
  // In another enterprise everybody bears these names.
  const strangers = round.raters.map((person, index) =>
    newEmployee({ enterpriseId: 7, id: index + 1, displayName: person.name, email: '', createdAt: '' }),
  )
  await at.testApp.database.write((db) => insertEmployees(db, strangers))
  await at.answer(round, rater.employeeId)
})

afterAll(async () => {
  await at.testApp.close()
})

const markOf = (employeeId: number) => marks[employeeId] ?? ''

test('in the progress list and its files', async () => {
  const { items } = await at.administrator.ok('listFeedback', { path, query: {} })
  expect(items).toHaveLength(10)
  for (const row of items) {
    expect([row.evaluatorNameMark, row.valuerNameMark]).toEqual([markOf(row.evaluatorId), markOf(row.valuerId)])
  }
  const file = await at.administrator.call('exportParticipants', { path })
  const text = file.raw.toString('utf8')
  for (const mark of Object.values(marks)) expect(text).toContain(`经理1 (${mark})`)
})

test('among the evaluatees, their raters, and those who stay', async () => {
  const { items } = await at.administrator.ok('listEvaluatees', { path, query: { containValuer: true } })
  expect(items.map(({ nameMark }) => nameMark)).toEqual(round.evaluatees.map((one) => markOf(one.employeeId)))
  for (const { valuerId, valuerNameMark } of items.flatMap(({ valuers }) => valuers)) {
    expect(valuerNameMark).toBe(markOf(valuerId))
  }
  const ids = round.evaluatees.map(({ id }) => id)
  const { skipped } = await at.administrator.ok('bulkRemoveEvaluatees', { path, body: { ids } })
  expect(skipped.map(({ name }) => name)).toEqual(
    round.evaluatees.map(({ employeeId }) => `经理1 (${markOf(employeeId)})`),
  )
})

test('in results', async () => {
  const people = round.evaluatees.map(({ employeeId }) => [employeeId, markOf(employeeId)])
  const { items, incomplete } = await at.administrator.ok('getRanking', { path, query: { sort: 'name' } })
  const { rows } = await at.administrator.ok('getRankingDetail', { path })
  const listed = await at.administrator.ok('listReportEvaluatees', { path })
  for (const found of [[...items, ...incomplete], rows, listed]) {
    expect(found.map(({ employeeId, nameMark }) => [employeeId, nameMark])).toEqual(people)
  }
})

test('where people answer', async () => {
  const visitor = at.testApp.visitor({ authorization: `Bearer ${await round.link(raterAt(round, 0).employeeId)}` })
  const { questionnaires } = await visitor.ok('listFeedbackTasks')
  const tasks = questionnaires.flatMap((one) => one.tasks)
  expect(tasks.map(({ evaluateeNameMark }) => evaluateeNameMark)).toEqual(
    round.evaluatees.map(({ employeeId }) => markOf(employeeId)),
  )
  const relationId = tasks[0]?.relationId ?? 0
  const { task } = await visitor.ok('getFeedbackTask', { path: { relationId } })
  expect(task.evaluateeNameMark).toBe(NUMBER)
})

test('in notices, before they go out and in the words of the mails', async () => {
  const send = (confirm: boolean) =>
    at.administrator.ok('sendNotifications', { path, body: { businessType: 'invite', confirm } })
  const { recipients } = await send(true)
  expect(recipients.map(({ nameMark }) => nameMark)).toEqual(recipients.map(({ employeeId }) => markOf(employeeId)))
  await send(false)
  const mails = await takeMails(at.testApp, round)
  const names = round.evaluatees.map(({ employeeId }) => `经理1 (${markOf(employeeId)})`)
  expect(mails.get(raterAt(round, 0).email)?.text).toContain(names.join('、'))
})

test('among who asked for jobs', async () => {
  const { displayName, email } = ADMINISTRATOR
  await at.administrator.ok('createEmployee', { body: { displayName, email: 'other@yuanhang.example' } })
  const text = 'employeeNo,displayName\r\nE9,同事\r\n'
  const { jobId } = await at.administrator.ok('importEmployees', { body: { text, allOrNothing: false } })
  const job = await at.administrator.ok('getJob', { path: { id: jobId } })
  const { items } = await at.administrator.ok('listJobs')
  const who = { createdBy: displayName, createdByNameMark: email }
  expect([job, ...items]).toMatchObject([who, who])
})
