/** What the tests of released reports share: rounds that are over, and who opens what by a link of one's own. */
import type { BodyOf } from '../../server/http/call.ts'
import type { Collecting, CollectingOptions } from './collectingQuestionnaire.ts'
import { createResults, pathOf } from './results.ts'
import { outboxOf } from './takenMails.ts'
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
  release(round: Collecting, more?: Partial<BodyOf<'bulkReleaseReports'>>): ReturnType<typeof release>
  /** Raters were told that the superior reads along. */
  promise(round: Collecting): Promise<void>
  /** To the readers of all reports that are open, where nothing else is said. */
  sendMails(round: Collecting, more?: Partial<BodyOf<'sendNotifications'>>): ReturnType<typeof sendMails>
  outbox(): ReturnType<typeof outboxOf>
  /** Answers of whom. */
  withdraw(round: Collecting, evaluatee?: number): Promise<number[]>
  /** Somebody who came by the mailed link of this round. */
  byLink(round: Collecting, employeeId: number): Promise<Visitor>
  evaluatee(round: Collecting, index?: number): Promise<Visitor>
  /** Somebody who signed in with a password of the own. */
  signedIn(employeeId: number): Promise<Visitor>
  /** All versions of a round. */
  snapshots(round: Collecting): ReturnType<typeof listSnapshots>
  pass(milliseconds?: number): void
}

/** Of everybody, where no ids are given. */
function release(administrator: Visitor, round: Collecting, more: Partial<BodyOf<'bulkReleaseReports'>>) {
  const all = more.ids === undefined ? { filter: {}, expectedCount: round.evaluatees.length } : {}
  const body = { toSuperior: false, ...all, ...more }
  return administrator.call('bulkReleaseReports', { path: { id: round.questionnaireId }, body })
}

function sendMails(administrator: Visitor, round: Collecting, more: Partial<BodyOf<'sendNotifications'>>) {
  const body = { businessType: 'report' as const, confirm: false, ...more }
  return administrator.call('sendNotifications', { path: { id: round.questionnaireId }, body })
}

const promise = ({ database }: TestApp, round: Collecting) =>
  database.write(async (db) => {
    const { ruleJson } = await db
      .selectFrom('questionnaire')
      .select('ruleJson')
      .where('id', '=', round.questionnaireId)
      .executeTakeFirstOrThrow()
    const rule = { ...JSON.parse(ruleJson ?? '{}'), reportReceivers: ['evaluatee', 'superior'] }
    await db
      .updateTable('questionnaire')
      .set({ ruleJson: JSON.stringify(rule) })
      .where('id', '=', round.questionnaireId)
      .execute()
  })

const listSnapshots = ({ database }: TestApp, round: Collecting) =>
  database.read((db) =>
    db
      .selectFrom('reportRelease')
      .select(['employeeId', 'version', 'snapshotJson', 'endedAt', 'isReplaced'])
      .where('questionnaireId', '=', round.questionnaireId)
      .orderBy('version')
      .orderBy('employeeId')
      .execute(),
  )

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
    promise: (round) => promise(testApp, round),
    sendMails: (round, more = {}) => sendMails(administrator, round, more),
    outbox: () => outboxOf(testApp),
    async withdraw(round, evaluatee = 0) {
      const { id, employeeId } = pathOf(round, evaluatee)
      return (await administrator.ok('bulkWithdrawReports', { path: { id }, body: { ids: [employeeId] } })).changed
    },
    evaluatee: (round, index = 0) => byLink(round, round.evaluatees[index]?.employeeId ?? 0),
    async signedIn(id) {
      const { email } = await administrator.ok('getEmployee', { path: { id } })
      const password = 'somebody has a long one'
      await administrator.ok('resetUserPassword', { path: { id }, body: { password } })
      const visitor = testApp.visitor()
      await visitor.ok('signIn', { body: { email, password, newPassword: 'and then one of the own' } })
      return visitor
    },
    snapshots: (round) => listSnapshots(testApp, round),
    pass(milliseconds = 1000) {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
    },
  }
}
