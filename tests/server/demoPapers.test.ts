/** The papers of the demonstration enterprise's rounds, page by page as they are drawn. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allFaults } from '../../server/pdf/pictureFaults.fixture.ts'
import { type DemoRound, fillWatched } from './demoRounds.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let rounds: DemoRound[]

beforeAll(async () => {
  testApp = await startTestApp()
  rounds = await fillWatched(testApp)
  administrator = testApp.visitor()
  const { email, password } = ADMINISTRATOR
  await administrator.ok('signIn', { body: { email, password } })
}, 120_000)

afterAll(() => testApp.close())

/** Enough for every state a level has in these rounds. */
const PEOPLE = 2

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const query = { language }

  test.each([1, 2])('of type %i: of people, and of the team', async (type) => {
    const round = rounds.find((one) => one.type === type) ?? expect.unreachable()
    const path = { id: round.id }
    const papers = [(await administrator.call('downloadTeamReport', { path, query })).raw]
    for (const { employeeId } of round.evaluatees.slice(0, PEOPLE))
      papers.push((await administrator.call('downloadPersonalReport', { path: { ...path, employeeId }, query })).raw)
    for (const paper of papers) expect(await allFaults(paper)).toEqual([])
  })

  test('of both together', async () => {
    const uidOf = async ({ id }: DemoRound) => (await administrator.ok('getQuestionnaire', { path: { id } })).uid
    const questionnaireUids = await Promise.all(rounds.map(uidOf))
    const body = { reportId: 0, title: '两轮对比', summary: '', questionnaireUids }
    const { reportId } = await administrator.ok('saveCombinedReport', { body })
    const { raw } = await administrator.call('downloadCombinedReport', { path: { id: reportId }, query })
    expect(await allFaults(raw)).toEqual([])
  })
})
