/** What the tests of released reports share: rounds that are over, and who opens what by a link of one's own. */
import type { BodyOf } from '../../server/http/call.ts'
import type { Collecting, CollectingOptions } from './collectingQuestionnaire.ts'
import { createResults, pathOf } from './results.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

export const HIDDEN_TEXT = 'what only a subordinate could know'
export const NOTE = 'listen first, then speak'
export const NOTES: BodyOf<'saveOwnNotes'> = {
  text: NOTE,
  aims: [{ text: 'one talk a month', date: '2027-03-31' }],
  shared: false,
  version: 0,
}

export interface ReleaseTest {
  testApp: TestApp
  administrator: Visitor
  results: ReturnType<typeof createResults>
  /** Two evaluatees with a superior, four peers, themselves, and two subordinates too few to be shown; over. */
  over(type: 1 | 2, more?: Partial<CollectingOptions>): Promise<Collecting>
  release(round: Collecting, more?: Partial<BodyOf<'releaseReports'>>): ReturnType<typeof release>
  withdraw(round: Collecting, evaluatee?: number): Promise<number>
  /** Somebody who came by the mailed link of this round. */
  byLink(round: Collecting, employeeId: number): Promise<Visitor>
  evaluatee(round: Collecting, index?: number): Promise<Visitor>
  pass(milliseconds?: number): void
}

function release(administrator: Visitor, round: Collecting, more: Partial<BodyOf<'releaseReports'>>) {
  const body = { toSuperior: false, confirm: false, ...more }
  return administrator.call('releaseReports', { path: { id: round.questionnaireId }, body })
}

export async function startReleaseTest(): Promise<ReleaseTest> {
  const testApp = await startTestApp()
  const administrator = await testApp.setUpAdministrator()
  const results = createResults(testApp, administrator)
  const byLink = async (round: Collecting, employeeId: number) =>
    testApp.visitor({ authorization: `Bearer ${await round.link(employeeId)}` })
  return {
    testApp,
    administrator,
    results,
    byLink,
    async over(type, more = {}) {
      const setting = { scoreFloor: 3, commentFloor: 8, ...more.setting }
      const round = await results.worked({ type, evaluatees: 2, ...more, setting })
      for (const index of round.evaluatees.keys()) await results.answerWorked(round, index, [1, 2], HIDDEN_TEXT)
      await results.finish(round)
      return round
    },
    release: (round, more = {}) => release(administrator, round, more),
    async withdraw(round, evaluatee = 0) {
      const { id, employeeId } = pathOf(round, evaluatee)
      return (await administrator.ok('withdrawReports', { path: { id }, body: { employeeIds: [employeeId] } })).count
    },
    evaluatee: (round, index = 0) => byLink(round, round.evaluatees[index]?.employeeId ?? 0),
    pass(milliseconds = 1000) {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
    },
  }
}
