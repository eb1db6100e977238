/** A form that is sent or saved while its round stops taking answers: what is found open before the write may not be so within it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { createAnswersService } from '../../server/features/answers/service.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { undisturbed } from './undisturbed.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await undisturbed(() => startTestApp())
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

/** In the words of the form's page: it is saved, or sent. */
const WRITES = ['saveDraft', 'submit'] as const

const STOPS = [
  {
    name: 'is disabled',
    stop: ({ questionnaireId: id }: Collecting) => administrator.ok('disableQuestionnaire', { path: { id } }),
    code: 'ANSWERING_PAUSED',
  },
  {
    name: 'begins to be finished',
    stop: ({ enterpriseId, questionnaireId }: Collecting) =>
      testApp.database.write((db) =>
        updateQuestionnaire(db, enterpriseId, questionnaireId, { closingSince: testApp.clock.now.toISOString() }),
      ),
    code: 'ANSWERING_CLOSED',
  },
  {
    name: 'is removed',
    stop: ({ questionnaireId: id }: Collecting) => administrator.ok('deleteQuestionnaire', { path: { id } }),
    code: 'ANSWERING_CLOSED',
  },
]

/** The transaction of whoever answers is not begun before others have stopped the round. */
function stoppedBeforeWriting(stop: () => Promise<unknown>): DatabaseService {
  const write: DatabaseService['write'] = async (work) => {
    await stop()
    return testApp.database.write(work)
  }
  return { ...testApp.database, write }
}

/** What is stored of a turn. */
const stored = (relationId: number) =>
  testApp.database.read(async (db) => ({
    turn: await db.selectFrom('relation').select(['status', 'submittedDay']).where('id', '=', relationId).execute(),
    drafts: await db.selectFrom('draft').select('answerJson').where('relationId', '=', relationId).execute(),
    forms: await db.selectFrom('response').select('answersJson').where('relationId', '=', relationId).execute(),
    ballots: await db.selectFrom('ballot').select('answersJson').where('relationId', '=', relationId).execute(),
  }))

describe.each(STOPS)('while the round $name', ({ stop, code }) => {
  test.each(([1, 2] as const).flatMap((type) => WRITES.map((act) => ({ type, act }))))(
    'nothing is stored: $act, type $type',
    async ({ type, act }) => {
      const round = await createCollecting(testApp, { type, evaluatees: 1, ratersPerLevel: 1 })
      const [turn] = round.relations
      if (turn === undefined) throw new Error('a round without relations')
      const context = { ids: createIds(Date.now, 61), now: () => testApp.clock.now }
      const answers = createAnswersService({ ...context, database: stoppedBeforeWriting(() => stop(round)) })
      const { enterpriseId, questionnaireId } = round
      const rater = { kind: 'rater' as const, enterpriseId, questionnaireId, employeeId: turn.raterId }
      const form = { relationId: turn.id, answers: round.answers(), language: 'en' as const }
      await expect(answers[act]({ ...rater, opensReports: false }, form)).rejects.toMatchObject({ errorName: code })
      expect(await stored(turn.id)).toEqual({
        turn: [{ status: 'waiting', submittedDay: null }],
        drafts: [],
        forms: [],
        ballots: [],
      })
    },
  )
})
