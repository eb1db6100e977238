/** A small round and what an administrator and its raters do in it; for the tests of notices and progress. */
import { type Collecting, type CollectingOptions, createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

export interface CollectionTest {
  testApp: TestApp
  administrator: Visitor
  /** Two evaluatees, one superior, three peers and themselves: 10 forms, 6 raters. */
  newRound(type: 1 | 2, more?: Partial<CollectingOptions>): Promise<Collecting>
  /** Sends the rater's forms, all or the first `count`. */
  answer(round: Collecting, employeeId: number, optionId?: number, count?: number): Promise<void>
  send(
    round: Collecting,
    businessType: 'invite' | 'remind' | 'finished' | 'report',
    more?: { confirm?: boolean; repeat?: boolean },
  ): ReturnType<typeof sendNotifications>
  notify(
    round: Collecting,
    participants: number[],
    more?: { repeat?: boolean; notifyAll?: boolean },
  ): ReturnType<typeof notifyParticipants>
  pass(hours: number): void
}

function sendNotifications(
  administrator: Visitor,
  round: Collecting,
  body: { businessType: 'invite' | 'remind' | 'finished' | 'report'; confirm: boolean; repeat?: boolean },
) {
  return administrator.call('sendNotifications', { path: { id: round.questionnaireId }, body })
}

function notifyParticipants(
  administrator: Visitor,
  round: Collecting,
  body: { confirm: boolean; participants: number[]; repeat?: boolean; notifyAll?: boolean },
) {
  return administrator.ok('notifyParticipants', { path: { id: round.questionnaireId }, body })
}

export function raterAt(round: Collecting, index: number) {
  const rater = round.raters[index]
  if (rater === undefined) throw new Error(`no rater ${index}`)
  return rater
}

export function relationsOf(round: Collecting, employeeId: number) {
  return round.relations.filter(({ raterId }) => raterId === employeeId)
}

/** Starts an app with its administrator. */
export async function startCollectionTest(): Promise<CollectionTest> {
  const testApp = await startTestApp()
  const administrator = await testApp.setUpAdministrator()
  return {
    testApp,
    administrator,
    newRound: (type, more = {}) =>
      createCollecting(testApp, { type, evaluatees: 2, ratersPerLevel: { superior: 1, sameLevel: 3 }, ...more }),
    async answer(round, employeeId, optionId = 4, count = 99) {
      const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(employeeId)}` })
      for (const { id } of relationsOf(round, employeeId).slice(0, count)) {
        await visitor.ok('submitFeedback', { path: { relationId: id }, body: { answers: round.answers(optionId) } })
      }
    },
    send: (round, businessType, more = {}) =>
      sendNotifications(administrator, round, { businessType, confirm: false, ...more }),
    notify: (round, participants, more = {}) =>
      notifyParticipants(administrator, round, { confirm: false, participants, ...more }),
    pass(hours) {
      testApp.clock.now = new Date(testApp.clock.now.getTime() + hours * 3_600_000)
    },
  }
}
