/** The report over a team: what it says is recomputed here from the answers that were sent (numbers.md 8 and statistics). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../domain/paper/model.ts'
import { makeMembers } from '../../server/records/turns/published/members.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults } from './results.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(async () => {
  await testApp.close()
})

const PEERS = { ratersPerLevel: { superior: 1, sameLevel: 5, self: 1 } } as const
const EVALUATEES = 6

/** What the superior, the five peers and the evaluatee chose on every question, of 5. */
const chosenOf = (evaluatee: number) => ({
  superior: [1 + (evaluatee % 5)],
  sameLevel: [0, 1, 2, 3, 4].map((rater) => 1 + ((evaluatee * 2 + rater * rater) % 5)),
  self: [5 - (evaluatee % 4)],
})

async function answered(type: 1 | 2): Promise<Collecting> {
  const round = await results.worked({ type, evaluatees: EVALUATEES, ...PEERS })
  for (let evaluatee = 0; evaluatee < EVALUATEES; evaluatee += 1) {
    const { superior, sameLevel, self } = chosenOf(evaluatee)
    await results.answerLevel(round, evaluatee, 'superior', superior)
    await results.answerLevel(round, evaluatee, 'sameLevel', sameLevel)
    await results.answerLevel(round, evaluatee, 'self', self)
  }
  if (type === 2) await results.finish(round)
  return round
}

const team = (round: Collecting) => administrator.ok('getTeamReport', { path: { id: round.questionnaireId } })

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const toOne = (value: number) => Math.round(value * 10) / 10
const inPercent = (options: readonly number[]) => mean(options.map((option) => 20 * option))

/** Of each evaluatee the figures a personal report shows: every question has the same. */
const PEOPLE = Array.from({ length: EVALUATEES }, (_, evaluatee) => {
  const { superior, sameLevel, self } = chosenOf(evaluatee)
  const score = (inPercent(superior) + inPercent(sameLevel)) / 2
  const others = inPercent([...superior, ...sameLevel])
  return { score: toOne(score), others: toOne(others), self: inPercent(self), superior: inPercent(superior) }
})

describe.each([1, 2] as const)('of a questionnaire of type %i', (type) => {
  let round: Collecting
  beforeAll(async () => {
    round = await answered(type)
  })

  test('is the mean of what the personal reports show', async () => {
    const report = await team(round)
    const scores = PEOPLE.map(({ score }) => score)
    expect(report).toMatchObject({
      questionnaire: { id: round.questionnaireId, type },
      ...{ evaluatees: EVALUATEES, scored: EVALUATEES, complete: EVALUATEES },
      percents: [...scores].sort((a, b) => a - b),
      overall: { mean: toOne(mean(scores)), evaluatees: EVALUATEES },
    })
    expect(report.levels.map(({ kind }) => kind)).toEqual(['superior', 'sameLevel', 'self'])
    expect(report.dimensions).toHaveLength(round.dimensions.length)
    for (const dimension of report.dimensions) {
      expect(dimension).toMatchObject({
        lowest: 20,
        score: { mean: toOne(mean(scores)) },
        others: toOne(mean(PEOPLE.map(({ others }) => others))),
        self: toOne(mean(PEOPLE.map(({ self }) => self))),
        gap: toOne(mean(PEOPLE.map(({ others, self }) => others - self))),
      })
      expect(dimension.byLevel[0]).toBe(toOne(mean(PEOPLE.map(({ superior }) => superior))))
      expect(dimension.windows?.places.map(({ others, self }) => ({ others, self }))).toEqual(
        PEOPLE.map(({ others, self }) => ({ others, self })),
      )
      // Six evaluatees are too few for a reliability, and thirty complete forms enough for alpha; every question is alike.
      expect(dimension.reliability).toEqual([])
      expect(dimension.consistency?.alpha).toBeCloseTo(1, 10)
    }
    expect(report.participation.map(({ levelType, asked, sent }) => [levelType, asked, sent])).toEqual([
      ['superior', EVALUATEES, EVALUATEES],
      ['sameLevel', 5 * EVALUATEES, 5 * EVALUATEES],
      ['subordinate', 0, 0],
      ['self', EVALUATEES, EVALUATEES],
    ])
  })

  test('has the agreement of the peers, by its formula', async () => {
    const rwg = PEOPLE.map((_, evaluatee) => {
      const { sameLevel } = chosenOf(evaluatee)
      const variance = sameLevel.reduce((sum, option) => sum + (option - mean(sameLevel)) ** 2, 0) / 4
      return Math.max(0, 1 - variance / 2)
    })
    for (const { agreement } of (await team(round)).dimensions) expect(agreement).toBeCloseTo(mean(rwg), 10)
  })

  test('is recorded', async () => {
    await team(round)
    const { items } = await administrator.ok('listAuditEvents', { query: { action: 'report.team' } })
    expect(items[0]).toMatchObject({ actor: '管理员', action: 'report.team' })
  })
})

test('team figures of a round that was finished before they were kept are made from sealed rows, and are those of the finish', async () => {
  const round = await answered(2)
  const { enterpriseId, questionnaireId } = round
  const said = async () => ({
    team: await team(round),
    ranking: await administrator.ok('getRanking', { path: { id: questionnaireId } }),
  })
  const before = await said()
  expect(before.team.highest.length).toBeGreaterThan(0)
  await testApp.database.write((db) =>
    db
      .updateTable('publishedMember')
      .set({ memberJson: '', questionsJson: '' })
      .where('questionnaireId', '=', questionnaireId)
      .execute(),
  )
  expect((await team(round)).evaluatees).toBe(0)
  await makeMembers(testApp.database, { enterpriseId, questionnaireId })
  expect(await said()).toEqual(before)
})

test('of forms without a score it speaks where there could be one, and nowhere else', async () => {
  const unableOf = async (hasScores: boolean) => {
    const round = await results.worked({ type: 1, evaluatees: 2, ratersPerLevel: { superior: 1, sameLevel: 2 } })
    if (!hasScores) {
      await testApp.database.write((db) =>
        db
          .deleteFrom('question')
          .where('questionnaireId', '=', round.questionnaireId)
          .where('type', '<>', 'WEN_DA')
          .execute(),
      )
    }
    for (const turn of round.relations) {
      const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
      const answers = round.answers(1, '说得很清楚').flatMap(({ questionId, text }): Answer[] => {
        if (text !== undefined) return [{ questionId, text }]
        return hasScores ? [{ questionId, unable: true }] : []
      })
      await visitor.ok('submitFeedback', { path: { relationId: turn.id }, body: { answers } })
    }
    return (await team(round)).participation.map(({ sent, unable }) => ({ sent, unable }))
  }
  const sent = [2, 4, 0, 2]
  expect(await unableOf(true)).toEqual(sent.map((forms) => ({ sent: forms, unable: forms })))
  expect(await unableOf(false)).toEqual(sent.map((forms) => ({ sent: forms, unable: null })))
})
