/**
 * From the first moment of the closing of an anonymous round no call tells who had answered (anonymity.md R5), although its
 * turns are closed piece by piece: whatever these say by then, every reading call answers the same.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { Handle } from '../../server/database/open.ts'
import type { RelationTable } from '../../server/database/schema/questionnaireSchema.ts'
import { finishQuestionnaire } from '../../server/features/collection/finish.ts'
import { closeTurns } from '../../server/records/turns/sealing/closing.ts'
import { type CrowdCall, crowdCalls, type Offered } from '../soak/crowd/calls.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { answerLevel, submitTurn, turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const FOR_GOOD = '9999-01-01T00:00:00.000Z'

let testApp: TestApp
let administrator: Visitor
let round: Collecting
/** How often each rater's link was opened before does not matter: one for all. */
let raters: { turn: RelationTable; visitor: Visitor }[]

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const ratersPerLevel = { superior: 1, sameLevel: 6, subordinate: 4 }
  round = await createCollecting(testApp, { type: 2, evaluatees: 2, ratersPerLevel })
  await answerLevel(testApp, round, 0, 'superior', [4])
  await answerLevel(testApp, round, 0, 'sameLevel', [1, 2, 3])
  await answerLevel(testApp, round, 1, 'subordinate', [5])
  await withdraw(0, 5)
  await begin(1, 4)
  await Promise.all([0, 1].map((evaluatee) => link(evaluatee)))
  await close()
})

afterAll(() => testApp.close())

const peer = (evaluatee: number, place: number): RelationTable => {
  const turn = turnsOf(round, evaluatee, 'sameLevel')[place]
  if (turn === undefined) throw new Error('the fixture has no such peer')
  return turn
}

const cancelOf = ({ evaluateeId, id, raterId }: RelationTable) => ({
  evaluatorId: round.evaluatees.find((one) => one.id === evaluateeId)?.employeeId ?? 0,
  participantRelationId: id,
  valuerId: raterId,
})

async function withdraw(evaluatee: number, place: number) {
  const path = { id: round.questionnaireId }
  await administrator.ok('cancelAnswer', { path, body: cancelOf(peer(evaluatee, place)) })
}

async function begin(evaluatee: number, place: number) {
  const turn = peer(evaluatee, place)
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
  const body = { answers: round.answers(3).slice(0, 2) }
  await visitor.ok('saveFeedbackDraft', { path: { relationId: turn.id }, body })
}

async function link(evaluatee: number) {
  for (const turn of turnsOf(round, evaluatee, 'sameLevel')) {
    const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
    raters = [...(raters ?? []), { turn, visitor }]
  }
}

/** As the finish does it, in the hands of a process that never goes on. */
async function close() {
  const { enterpriseId, questionnaireId } = round
  const taken = (db: Handle) =>
    db.updateTable('closing').set({ claimedUntil: FOR_GOOD }).where('questionnaireId', '=', questionnaireId).execute()
  const { database, clock } = testApp
  const context = {
    database: {
      ...database,
      write: <Result>(work: (db: Handle) => Promise<Result>) =>
        database.write(async (db) => {
          const result = await work(db)
          await taken(db)
          return result
        }),
    },
    ids: createIds(() => Date.now(), 62),
    now: () => clock.now,
  }
  const caller = { enterpriseId, userId: 1, remoteAddress: '' }
  await finishQuestionnaire(context, { soon: () => Promise.resolve() }, caller, questionnaireId)
}

const stored = () =>
  testApp.database.read((db) =>
    db.selectFrom('relation').selectAll().where('questionnaireId', '=', round.questionnaireId).orderBy('id').execute(),
  )

function put(rows: Pick<RelationTable, 'id' | 'status' | 'submittedDay'>[]) {
  return testApp.database.write(async (db) => {
    for (const { id, status, submittedDay } of rows) {
      await db.updateTable('relation').set({ status, submittedDay }).where('id', '=', id).execute()
    }
  })
}

/** What the document names no values for. */
function offered(): Offered {
  const [first, ...others] = round.evaluatees
  if (first === undefined) throw new Error('nobody is evaluated')
  const turns = [peer(0, 0), peer(0, 4), peer(0, 5), peer(1, 4)]
  const people = [first.employeeId, ...turns.map(({ raterId }) => raterId)]
  return {
    paths: {
      questionnaire: [round.questionnaireId],
      employee: people,
      employeeId: people,
      department: [],
      relationId: turns.map(({ id }) => id),
      ...{ 'getJob.id': [], 'getTemplate.id': [], 'getTemplatePaper.id': [], 'prepareCombinedReport.id': [] },
    },
    query: {
      ...{ kw: ['经理1'], keyword: ['经理1'], evaluatorKeyword: ['经理1'], valuerKeyword: ['同事1'] },
      ...{ departId: [1], parentId: [0], ids: [others.map(({ employeeId }) => employeeId)], tags: [['none']] },
      ...{ valuerScoreMin: [10], valuerScoreMax: [100], days: [1], levelId: [undefined] },
      ...{ dayStart: ['2026-11-01T00:00:00.000Z'], dayEnd: ['2026-12-01T00:00:00.000Z'] },
      ...{ dimensionId: [undefined], reportId: [1], reportIds: [[1]], evaluatorIds: [[1]] },
      ...{ questionnaireUids: [['1']], title: ['none'], summary: ['none'] },
    },
    base: {},
  }
}

/** The audit has these very calls in it: each of them makes it longer. */
const isAboutRound = ({ operationId }: CrowdCall) => operationId !== 'listAuditEvents'

async function answerOf({ operationId, path, query, said }: CrowdCall) {
  // The JSON edge: parameters are made from the document.
  const { status, returnCode, result } = await administrator.call(
    operationId as 'listFeedback',
    { path, query } as never,
  )
  return [said, status, returnCode, JSON.stringify(result)]
}

/** Every answer there is about the round: administrators' and raters'. */
async function told() {
  const answers: unknown[] = []
  for (const call of crowdCalls(offered(), false).filter(isAboutRound)) answers.push(await answerOf(call))
  for (const { turn, visitor } of raters) {
    const path = { relationId: turn.id }
    const body = { answers: round.answers(3).slice(0, 1) }
    answers.push(await visitor.ok('listFeedbackTasks'))
    answers.push((await visitor.call('getFeedbackTask', { path })).returnCode)
    answers.push((await visitor.call('saveFeedbackDraft', { path, body })).returnCode)
    answers.push((await submitTurn(testApp, round, turn)).returnCode)
    const cancel = { path: { id: round.questionnaireId }, body: cancelOf(turn) }
    answers.push((await administrator.call('cancelAnswer', cancel)).returnCode)
  }
  return answers
}

/** Of each evaluatee and level what one turn says, another one does. */
function exchanged(rows: RelationTable[]) {
  const besides = (one: RelationTable) =>
    rows.filter(({ evaluateeId, levelId }) => evaluateeId === one.evaluateeId && levelId === one.levelId)
  return rows.map((one) => {
    const turns = besides(one)
    const { status, submittedDay } = turns.at(-1 - turns.indexOf(one)) ?? one
    return { id: one.id, status, submittedDay }
  })
}

test('whoever had answered, and however many of its turns are closed by then, every call answers the same', async () => {
  const { enterpriseId, questionnaireId } = round
  const before = await stored()
  expect(new Set(before.map(({ status }) => status))).toEqual(
    new Set(['submitted', 'waiting', 'drafting', 'withdrawn']),
  )
  const begun = await told()
  expect(begun.length).toBeGreaterThan(100)
  await put(exchanged(before))
  expect(await stored()).not.toEqual(before)
  expect(await told()).toEqual(begun)
  const half = before
    .slice(0, before.length / 2)
    .map(({ id }) => ({ id, status: 'closed' as const, submittedDay: null }))
  await put(half)
  expect(await told()).toEqual(begun)
  await testApp.database.write((db) => closeTurns(db, { enterpriseId, questionnaireId }, 0))
  expect(new Set((await stored()).map(({ status, submittedDay }) => `${status} ${submittedDay}`))).toEqual(
    new Set(['closed null']),
  )
  expect(await told()).toEqual(begun)
})
