/** A stored enterprise in use again: its people come back through their doors, and its collecting rounds go on. */
import { setTimeout as sleep } from 'node:timers/promises'
import { createCaller } from '../../server/demo/caller.ts'
import { listUnsealed } from '../../server/records/turns/sealing/sealing.ts'
import type { TestApp } from '../server/testApp.ts'
import { type Asked, type Askers, askQuestionnaire, askResults } from './asking.ts'
import type { Doors } from './enterprise.ts'
import { answerBy } from './round.ts'

type App = TestApp['app']

/** Signs in whoever has a password; the old session and the links are used as they were handed out. */
export async function openAskers(app: App, doors: Doors): Promise<Askers> {
  const chinese = { 'accept-language': 'zh' }
  const administrator = createCaller(app, chinese)
  await administrator.ok('signIn', { body: doors.administrator })
  const rater = createCaller(app, chinese)
  await rater.ok('signIn', { body: doors.rater })
  return {
    administrator,
    session: createCaller(app, { ...chinese, cookie: doors.session }),
    rater,
    links: doors.links.map(({ secret }) => createCaller(app, { ...chinese, authorization: `Bearer ${secret}` })),
  }
}

/** Waits until the server has made the rows of anonymous rounds that were finished before it knew of them. */
export async function untilSealed({ database }: Pick<TestApp, 'database'>): Promise<void> {
  while ((await database.read((db) => listUnsealed(db))).length > 0) await sleep(50)
}

export interface WentOn {
  id: number
  /** Forms sent before, and by the owners of the links since. */
  before: number
  sent: number
}

/** The deleted questionnaire is restored; whoever has a link sends what is open, drafts too; each collecting round is finished. */
export async function goOn(app: App, doors: Doors, { administrator }: Askers): Promise<WentOn[]> {
  await administrator.ok('restoreQuestionnaire', { path: { id: doors.deletedId } })
  const { items } = await administrator.ok('listQuestionnaires', { query: { status: 30, pageSize: 100 } })
  const rounds: WentOn[] = []
  for (const { id, disableStatus } of items) {
    if (disableStatus !== 0) continue
    const path = { id }
    const { submittedCount: before } = await administrator.ok('getFeedbackSummary', { path })
    const links = doors.links.filter(({ questionnaireId }) => questionnaireId === id)
    const sent = await answerBy(
      (headers) => createCaller(app, headers),
      links,
      () => 'send',
    )
    await administrator.ok('finishQuestionnaire', { path })
    rounds.push({ id, before, sent })
  }
  return rounds
}

/** What is asked when the rounds went on: the results of each, and what was restored. */
export async function askAfter({ administrator }: Askers, doors: Doors, rounds: WentOn[]): Promise<Asked[]> {
  const asked: Asked[] = [
    { as: 'administrator', operationId: 'listQuestionnaires', query: { pageSize: 100 } },
    ...askQuestionnaire(doors.deletedId),
  ]
  for (const { id } of rounds) asked.push(...(await askResults(administrator, id)))
  return asked
}
