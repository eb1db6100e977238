/** How far a rater is: half an answer is kept, and counts as little in the list as in the check before sending. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encodeQuestion } from '../../domain/paper/codec.ts'
import { questionsOf } from '../../domain/paper/model.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp } from './testApp.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

test('a reason still owed leaves its question unanswered, in the list and in the form', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 2, ratersPerLevel: 1 })
  const [first, second] = questionsOf(round.paper)
  const [rater] = round.raters
  const [whole] = round.answers(3)
  if (first === undefined || second === undefined || rater === undefined || whole === undefined)
    return expect.unreachable()
  const options = (first.data.options ?? []).map((option) => ({ ...option, reasonRequired: option.id === 2 }))
  const { data } = encodeQuestion({ ...first, data: { ...first.data, options } })
  await testApp.database.write((db) =>
    db.updateTable('question').set({ dataJson: data }).where('id', '=', first.id).execute(),
  )
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(rater.employeeId)}` })
  const own = round.relations.filter(({ raterId }) => raterId === rater.employeeId).map(({ id }) => id)
  const [relationId = 0, otherId = 0] = own
  const path = { relationId }
  const save = (answers: object[]) => visitor.ok('saveFeedbackDraft', { path, body: { answers: answers as never } })
  /** As the list has it of both, and the form of the first. */
  const told = async () => {
    const { questionnaires } = await visitor.ok('listFeedbackTasks')
    const { task, answers } = await visitor.ok('getFeedbackTask', { path })
    const listed = questionnaires.flatMap(({ tasks }) => tasks)
    expect(listed.map((one) => one.relationId)).toEqual([relationId, otherId])
    expect(listed[0]).toEqual(task)
    expect(listed[1]).toMatchObject({ status: 'waiting', answeredCount: 0 })
    return { status: task.status, answered: task.answeredCount, kept: answers.length }
  }

  await save([{ questionId: first.id, optionIds: [2] }])
  expect(await told()).toEqual({ status: 'drafting', answered: 0, kept: 1 })
  await save([{ ...whole, questionId: second.id }])
  expect(await told()).toEqual({ status: 'drafting', answered: 1, kept: 2 })
  await save([{ questionId: first.id, optionIds: [2], text: '很忙' }])
  expect(await told()).toEqual({ status: 'drafting', answered: 2, kept: 2 })
})

test('each of more drafts than one question reads counts as far as it is answered itself', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 101, ratersPerLevel: 1 })
  const [first, second] = round.answers(3)
  const rater = round.raters.find(({ levelType }) => levelType === 'superior')
  if (first === undefined || second === undefined || rater === undefined) return expect.unreachable()
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(rater.employeeId)}` })
  const own = round.relations.filter(({ raterId }) => raterId === rater.employeeId)
  expect(own).toHaveLength(101)
  const answersOf = (place: number) => (place % 2 === 0 ? [first] : [first, second])
  for (const [place, { id: relationId }] of own.entries()) {
    await visitor.ok('saveFeedbackDraft', { path: { relationId }, body: { answers: answersOf(place) } })
  }
  const { questionnaires } = await visitor.ok('listFeedbackTasks')
  const listed = new Map(
    questionnaires.flatMap(({ tasks }) => tasks).map(({ relationId, answeredCount }) => [relationId, answeredCount]),
  )
  expect(own.map(({ id }) => listed.get(id))).toEqual(own.map((_, place) => answersOf(place).length))
})
