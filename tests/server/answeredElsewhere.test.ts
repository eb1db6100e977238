/** One rater on two devices: what was saved last is what counts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../domain/paper/model.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp } from './testApp.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const idOf = ({ questionId }: Answer) => questionId

/** A rater with the form open on a computer, where the first question was saved, and on a phone. */
async function openTwice(type: 1 | 2) {
  const round = await createCollecting(testApp, { type, evaluatees: 1, ratersPerLevel: 1 })
  const [turn] = turnsOf(round, 0, 'sameLevel')
  if (turn === undefined) throw new Error('the fixture has no peer')
  const path = { relationId: turn.id }
  const visit = async () => testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
  const [computer, phone] = [await visit(), await visit()]
  const answers = round.answers(4, '在电脑上')
  const [first, comment] = [answers.at(0), answers.at(-1)]
  if (first === undefined || comment === undefined) throw new Error('the fixture has no answers')
  await computer.ok('saveFeedbackDraft', { path, body: { answers: [first] } })
  const unsaved = answers.slice(1, -1).map(idOf)
  const rows = (table: 'ballot' | 'response' | 'draft') =>
    testApp.database.read((db) => db.selectFrom(table).selectAll().where('relationId', '=', turn.id).execute())
  return {
    path,
    computer,
    phone,
    answers,
    comment,
    unsaved,
    rows,
    sent: () => rows(type === 2 ? 'ballot' : 'response'),
  }
}

test.each([1, 2] as const)('a form that never saw what was saved elsewhere is refused, type %i', async (type) => {
  const { path, computer, phone, answers, comment, unsaved, rows, sent } = await openTwice(type)
  await phone.ok('saveFeedbackDraft', { path, body: { answers: [{ ...comment, text: '在手机上' }] } })
  expect(await computer.call('submitFeedback', { path, body: { answers, unsaved } })).toMatchObject({
    status: 409,
    returnCode: 2091,
  })
  // Nor one that has what was taken back there.
  await phone.ok('saveFeedbackDraft', { path, body: { answers: [{ questionId: idOf(comment) }] } })
  expect((await computer.call('submitFeedback', { path, body: { answers, unsaved } })).returnCode).toBe(2091)
  expect(await sent()).toEqual([])
  expect(await rows('draft')).toHaveLength(1)
})

test.each([1, 2] as const)('what a page could not save yet is its own, type %i', async (type) => {
  const { path, computer, phone, answers, comment, unsaved, sent } = await openTwice(type)
  await phone.ok('saveFeedbackDraft', { path, body: { answers: [{ ...comment, text: '在手机上' }] } })
  await computer.ok('submitFeedback', { path, body: { answers, unsaved: [...unsaved, idOf(comment)] } })
  const [stored] = await sent()
  expect(stored?.answersJson).toContain('在电脑上')
})

test.each([1, 2] as const)('a form that says nothing of drafts is taken as it is, type %i', async (type) => {
  const { path, computer, answers, sent } = await openTwice(type)
  await computer.ok('submitFeedback', { path, body: { answers } })
  expect(await sent()).toHaveLength(1)
})
