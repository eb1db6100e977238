/** What becomes of a turn, its form and its draft when its level or its rater changes (anonymity.md R3, R16). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { addOrganisation, makeReady, PEOPLE } from './round.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let round: Collecting
/** The first peer's turn about the first evaluatee. */
let turn: Collecting['relations'][number]
let rater: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
})

afterAll(async () => {
  await testApp.close()
})

beforeEach(async () => {
  round = await createCollecting(testApp, { type: 2, evaluatees: 1 })
  const [first] = turnsOf(round, 0, 'sameLevel')
  if (first === undefined) throw new Error('the fixture has no peer')
  turn = first
  rater = testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
})

const drafts = () =>
  testApp.database.read((db) =>
    db.selectFrom('draft').selectAll().where('questionnaireId', '=', round.questionnaireId).execute(),
  )

async function saveDraft() {
  const [answer] = round.answers(4)
  if (answer === undefined) throw new Error('the paper asks nothing')
  await rater.ok('saveFeedbackDraft', { path: { relationId: turn.id }, body: { answers: [answer] } })
  expect(await drafts()).toHaveLength(1)
}

/** Gives every rater of the evaluatee the level `levelFor` names. */
function saveLevels(levelFor: (relation: Collecting['relations'][number]) => number) {
  const valuers = round.relations.map((each) => ({ valuerId: each.raterId, levelId: levelFor(each) }))
  return administrator.ok('saveEvaluateeRaters', {
    path: { id: round.questionnaireId },
    body: { evaluateeId: turn.evaluateeId, valuers },
  })
}

const levelIdOf = (type: string) => round.levels.find((level) => level.type === type)?.id ?? 0

test('while collecting, another level is another turn: the open form is refused and the new promise is read', async () => {
  const before = await rater.ok('getFeedbackTask', { path: { relationId: turn.id } })
  await saveDraft()
  const saved = await saveLevels((each) => (each.id === turn.id ? levelIdOf('superior') : each.levelId))
  const moved = saved.valuers.find(({ valuerId }) => valuerId === turn.raterId)
  expect(moved?.levelId).toBe(levelIdOf('superior'))
  const sent = await rater.call('submitFeedback', {
    path: { relationId: turn.id },
    body: { answers: round.answers(4) },
  })
  expect(sent.status).toBe(404)
  expect(moved?.participantRelationId).not.toBe(turn.id)
  const relationId = moved?.participantRelationId ?? 0
  const after = await rater.ok('getFeedbackTask', { path: { relationId } })
  expect(after.promise).not.toEqual(before.promise)
  expect(after).toMatchObject({ answers: [], task: { levelType: 'superior', status: 'waiting' } })
  expect(await drafts()).toEqual([])
  const kept = saved.valuers.filter(({ valuerId }) => valuerId !== turn.raterId)
  expect(kept.map((each) => each.participantRelationId).sort()).toEqual(
    round.relations
      .filter(({ id }) => id !== turn.id)
      .map(({ id }) => id)
      .sort(),
  )
})

test('before the start a turn keeps its id on another level', async () => {
  await testApp.database.write((db) =>
    db.updateTable('questionnaire').set({ processStatus: 20 }).where('id', '=', round.questionnaireId).execute(),
  )
  const saved = await saveLevels((each) => (each.id === turn.id ? levelIdOf('superior') : each.levelId))
  expect(saved.valuers.find(({ valuerId }) => valuerId === turn.raterId)).toMatchObject({
    participantRelationId: turn.id,
    levelId: levelIdOf('superior'),
  })
})

test('a disabled person’s draft goes with the turn', async () => {
  await saveDraft()
  await administrator.ok('disableUser', { query: { uid: String(turn.raterId) } })
  expect(await drafts()).toEqual([])
})

test('a withdrawn turn’s draft goes when a new turn takes its place', async () => {
  await saveDraft()
  await testApp.database.write((db) =>
    db.updateTable('relation').set({ status: 'withdrawn' }).where('id', '=', turn.id).execute(),
  )
  await saveLevels((each) => each.levelId)
  expect(await drafts()).toEqual([])
})

test('a draft whose only rater is disabled is not ready any more', async () => {
  const id = await makeReady(administrator, 1, [PEOPLE.works[0] ?? 0])
  const [only] = (await administrator.ok('listEvaluatees', { path: { id }, query: { containValuer: true } })).items
  const valuer = only?.valuers?.find(({ valuerId }) => valuerId === PEOPLE.works[1])
  const valuers = valuer === undefined ? [] : [{ valuerId: valuer.valuerId, levelId: valuer.levelId }]
  await administrator.ok('saveEvaluateeRaters', { path: { id }, body: { evaluateeId: only?.id ?? 0, valuers } })
  const status = async () => (await administrator.ok('getQuestionnaire', { path: { id } })).processStatus
  expect(await status()).toBe(20)
  await administrator.ok('disableUser', { query: { uid: String(PEOPLE.works[1]) } })
  expect(await status()).toBe(10)
  const published = await administrator.call('publishQuestionnaire', { path: { id } })
  expect(published.returnCode).not.toBe(0)
})
