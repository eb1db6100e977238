import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { Database } from '../../server/database/schema/schema.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { answerLevel, saveDraft, submitTurn, turnsOf } from './submitting.ts'
import { FINISH_PATIENCE, startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { undisturbed } from './undisturbed.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await undisturbed(startTestApp)
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

type Table = 'ballot' | 'draft' | 'response' | 'sealedLevel' | 'relation' | 'publishedReport' | 'outboxMail'

async function rowsOf<T extends Table>(round: Collecting, table: T): Promise<Database[T][]> {
  const rows = await testApp.database.read((db) =>
    db
      .selectFrom(table as Table)
      .selectAll()
      .where('questionnaireId', '=', round.questionnaireId)
      .execute(),
  )
  return rows as Database[T][]
}

async function actionsOf(round: Collecting) {
  const rows = await testApp.database.read((db) =>
    db.selectFrom('auditEvent').select('action').where('objectId', '=', round.questionnaireId).orderBy('id').execute(),
  )
  return rows.map(({ action }) => action)
}

async function sealedAtOf(round: Collecting) {
  const row = await testApp.database.read((db) =>
    db.selectFrom('questionnaire').select('sealedAt').where('id', '=', round.questionnaireId).executeTakeFirst(),
  )
  return row?.sealedAt
}

/** Forms sent by level type, as noted at the finish. */
async function sentOn(round: Collecting) {
  const rows = await rowsOf(round, 'sealedLevel')
  const typeOf = new Map(round.levels.map(({ id, type }) => [id, type]))
  return Object.fromEntries(rows.map(({ levelId, forms }) => [typeOf.get(levelId), forms]))
}

/** Forms that count after the finish. */
async function countSent(round: Collecting, type: 1 | 2) {
  if (type === 1) return (await rowsOf(round, 'response')).length
  return (await rowsOf(round, 'sealedLevel')).reduce((sum, { forms }) => sum + forms, 0)
}

const finish = (round: Collecting) => administrator.call('finishQuestionnaire', { path: { id: round.questionnaireId } })

function countBy<T>(items: T[], keyOf: (item: T) => string) {
  const groups = Object.entries(Object.groupBy(items, keyOf))
  return Object.fromEntries(groups.map(([key, group = []]) => [key, group.length]))
}

/** One evaluatee: two peers have answered, the third has begun, the subordinates have not. */
async function halfAnswered(type: 1 | 2) {
  const round = await createCollecting(testApp, { type, evaluatees: 1 })
  await answerLevel(testApp, round, 0, 'sameLevel', [4, 5])
  const [late] = turnsOf(round, 0, 'sameLevel').slice(2)
  if (late === undefined) throw new Error('the fixture has no third peer')
  await saveDraft(testApp, round, late)
  return { round, late }
}

describe('a named questionnaire', () => {
  test('keeps who answered what; open turns are closed, drafts go', async () => {
    const { round, late } = await halfAnswered(1)
    const before = await rowsOf(round, 'response')
    const answer = await finish(round)
    expect(answer.result).toMatchObject({ processStatus: 40, finishedAt: testApp.clock.now.toISOString() })
    const sent = turnsOf(round, 0, 'sameLevel').slice(0, 2)
    const responses = await rowsOf(round, 'response')
    expect(new Set(responses.map(({ relationId }) => relationId))).toEqual(new Set(sent.map(({ id }) => id)))
    expect(responses).toEqual(before)
    expect(countBy(await rowsOf(round, 'relation'), ({ status }) => status)).toEqual({ submitted: 2, closed: 6 })
    expect(await rowsOf(round, 'draft')).toEqual([])
    expect(await rowsOf(round, 'publishedReport')).toEqual([])
    expect((await submitTurn(testApp, round, late)).returnCode).toBe(2022)
    expect(await rowsOf(round, 'response')).toHaveLength(2)
  })
})

describe('an anonymous questionnaire', () => {
  test('seals the answers, closes every turn and publishes every report', async () => {
    const { round } = await halfAnswered(2)
    expect(await rowsOf(round, 'ballot')).toHaveLength(2)
    const answer = await finish(round)
    expect(answer.result).toMatchObject({ processStatus: 40, raterCount: 8, submittedCount: 2 })
    expect(await rowsOf(round, 'ballot')).toEqual([])
    expect(await rowsOf(round, 'draft')).toEqual([])
    // Two peers are too few for any row: that they sent something is all that stays.
    expect(await rowsOf(round, 'response')).toEqual([])
    expect(await sentOn(round)).toEqual({ sameLevel: 2 })
    const relations = await rowsOf(round, 'relation')
    expect(countBy(relations, ({ status, submittedDay }) => `${status} ${submittedDay}`)).toEqual({ 'closed null': 8 })
    // Nothing else about a turn changes.
    const known = relations.map(({ id, raterId, levelId, evaluateeId }) => ({ id, raterId, levelId, evaluateeId }))
    const made = round.relations.map(({ id, raterId, levelId, evaluateeId }) => ({ id, raterId, levelId, evaluateeId }))
    expect(known.sort((a, b) => a.id - b.id)).toEqual(made.sort((a, b) => a.id - b.id))
    const published = await rowsOf(round, 'publishedReport')
    expect(published.map(({ employeeId }) => employeeId)).toEqual(round.evaluatees.map((one) => one.employeeId))
    expect(await actionsOf(round)).toEqual(['questionnaire.finished'])
    expect(await sealedAtOf(round)).toBe(testApp.clock.now.toISOString())
  })

  test('takes no late answer, not even from who had begun (R6)', async () => {
    const { round, late } = await halfAnswered(2)
    await finish(round)
    const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(late.raterId)}` })
    expect((await submitTurn(testApp, round, late)).returnCode).toBe(2022)
    const body = { answers: round.answers(3).slice(0, 1) }
    expect((await visitor.call('saveFeedbackDraft', { path: { relationId: late.id }, body })).returnCode).toBe(2022)
    expect((await visitor.call('getFeedbackTask', { path: { relationId: late.id } })).returnCode).toBe(2022)
    expect(await sentOn(round)).toEqual({ sameLevel: 2 })
    // The list of tasks no longer tells who answered, neither to those who did nor to those who did not.
    const [sent] = turnsOf(round, 0, 'sameLevel')
    const other = testApp.visitor({ authorization: `Bearer ${await round.link(sent?.raterId ?? 0)}` })
    for (const one of [visitor, other]) {
      const { questionnaires } = await one.ok('listFeedbackTasks')
      expect(questionnaires).toMatchObject([{ closed: true, tasks: [] }])
    }
  })

  test.each([
    { type: 2 as const, want: ['invite nobody', 'invite nobody', 'invite nobody', 'invite nobody', 'remind nobody'] },
    { type: 1 as const, want: ['invite 1', 'invite 2', 'remind 3', 'invite 4', 'invite 5'] },
  ])(
    'mails of type $type: who was mailed again, as those who had not answered are, is forgotten (R5)',
    async ({ type, want }) => {
      const { round } = await halfAnswered(type)
      const [first, second, third] = round.raters
      const mails = [
        { id: 1, emailType: 'invite', employeeId: first?.employeeId ?? 0 },
        { id: 2, emailType: 'invite', employeeId: second?.employeeId ?? 0 },
        { id: 3, emailType: 'remind', employeeId: first?.employeeId ?? 0 },
        { id: 4, emailType: 'invite', employeeId: third?.employeeId ?? 0 },
        { id: 5, emailType: 'invite', employeeId: first?.employeeId ?? 0 },
      ]
      const { enterpriseId, questionnaireId } = round
      const rest = {
        address: 'a@b.example',
        ...{ subject: '', templateJson: null },
        content: '',
        status: 'sent' as const,
        attempts: 1,
        unreached: 0,
        error: '',
      }
      const at = { createdAt: '2026-11-01', nextAttemptAt: '2026-11-01', claimedUntil: null, sentAt: '2026-11-01' }
      await testApp.database.write((db) =>
        db
          .insertInto('outboxMail')
          .values(mails.map((mail) => ({ enterpriseId, questionnaireId, ...mail, ...rest, ...at })))
          .execute(),
      )
      await finish(round)
      const left = await rowsOf(round, 'outboxMail')
      const toldBy = ({ id, employeeId, emailType }: (typeof left)[number]) =>
        `${emailType} ${employeeId === 0 ? 'nobody' : id}`
      expect(left.sort((a, b) => a.id - b.id).map(toldBy)).toEqual(want)
    },
  )

  test('completes a sealing that was cut short when the server starts again', async () => {
    const { round } = await halfAnswered(2)
    const { database } = testApp
    let rewritten = 0
    const brokenDisk = { ...database, rewrite: () => Promise.reject(new Error('no space left')) }
    const wholeDisk = {
      ...database,
      rewrite: async (tables: (keyof Database)[]) => {
        rewritten += 1
        await database.rewrite(tables)
      },
    }
    const config = readConfig({ DATA_DIR: testApp.directory })
    const now = () => testApp.clock.now
    const broken = await createApp({ config, database: brokenDisk, now, finishPatience: FINISH_PATIENCE })
    const url = `/api/questionnaires/${round.questionnaireId}/process/finish`
    const answer = await broken.inject({ method: 'PUT', url, headers: { ...OWN_PAGE, cookie: administrator.cookie() } })
    await broken.close()
    expect(answer.json()).toMatchObject({ returnCode: 0, result: { processStatus: 40 } })
    expect(await sealedAtOf(round)).toBeNull()
    for (const expected of [1, 1]) {
      // Ids come from the clock: a server that starts again starts later.
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 1000)
      const again = await createApp({ config, database: wholeDisk, now })
      await again.ready()
      await again.close()
      expect(rewritten).toBe(expected)
    }
    expect(await sealedAtOf(round)).not.toBeNull()
  })
})

test.each([1, 2] as const)('a finished questionnaire of type %d takes nobody and no other words', async (type) => {
  const { round } = await halfAnswered(type)
  await finish(round)
  const path = { id: round.questionnaireId }
  const employeeIds = round.raters.map(({ employeeId }) => employeeId)
  const base = { type, title: '改名', summary: '' }
  for (const answer of [
    await administrator.call('addEvaluatees', { path, body: { employeeIds } }),
    await administrator.call('deleteParticipants', {
      path,
      body: { evaluateeIds: round.evaluatees.map(({ id }) => id) },
    }),
    await administrator.call('updateQuestionnaireBase', { path, body: base }),
    await administrator.call('saveQuestionnaireSettingUnit', { path, body: { key: 'welcomeText', value: 'x' } }),
  ]) {
    expect(answer.returnCode).toBe(2031)
  }
})

describe('what is not collecting is not finished', () => {
  test.each([10, 20] as const)('status %d', async (processStatus) => {
    const round = await createCollecting(testApp, { type: 2, evaluatees: 1, processStatus })
    expect((await finish(round)).returnCode).toBe(2032)
    expect(await actionsOf(round)).toEqual([])
  })

  test('one that was removed', async () => {
    const round = await createCollecting(testApp, { type: 2, evaluatees: 1 })
    await testApp.database.write((db) =>
      db
        .updateTable('questionnaire')
        .set({ deletedAt: '2026-11-02T00:00:00.000Z' })
        .where('id', '=', round.questionnaireId)
        .execute(),
    )
    expect((await finish(round)).returnCode).toBe(2001)
  })
})

describe('at the same moment', () => {
  test.each([1, 2] as const)('two finishes of type %d: one does it', async (type) => {
    const { round } = await halfAnswered(type)
    const codes = (await Promise.all([finish(round), finish(round)])).map(({ returnCode }) => returnCode)
    const [done, second] = codes.sort()
    expect(done).toBe(0)
    // It is closing when the second comes, or closed already.
    expect([2037, 2032]).toContain(second)
    expect(await countSent(round, type)).toBe(2)
    expect((await actionsOf(round)).filter((action) => action === 'questionnaire.finished')).toHaveLength(1)
  })

  test.each([1, 2] as const)(
    'submissions of type %d: every acknowledged one is counted, none comes after',
    async (type) => {
      const round = await createCollecting(testApp, { type, evaluatees: 4, ratersPerLevel: 5 })
      const turns = [...round.relations]
      let acknowledged = 0
      let refused = 0
      let finishing: ReturnType<typeof finish> | undefined
      async function answerOnAndOn() {
        for (let turn = turns.pop(); turn !== undefined; turn = turns.pop()) {
          const { returnCode } = await submitTurn(testApp, round, turn, { option: 4 })
          if (returnCode === 0) acknowledged += 1
          else {
            expect(returnCode).toBe(2022)
            refused += 1
          }
          // Amidst the others' submissions, whatever the speed of the machine.
          if (acknowledged === 10) finishing ??= finish(round)
        }
      }
      await Promise.all(Array.from({ length: 6 }, answerOnAndOn))
      const finished = await finishing
      expect(finished?.returnCode).toBe(0)
      expect(acknowledged + refused).toBe(round.relations.length)
      expect([acknowledged > 0, refused > 0]).toEqual([true, true])
      expect(await countSent(round, type)).toBe(acknowledged)
      expect(await rowsOf(round, 'ballot')).toEqual([])
      if (type === 2) return
      const statuses = countBy(await rowsOf(round, 'relation'), ({ status }) => status)
      expect(statuses).toEqual({ submitted: acknowledged, closed: refused })
    },
  )
})
