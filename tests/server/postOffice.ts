/** What the tests of the outbox share: a round's mails, the workers that send them, and where they arrive. */
import { afterAll, afterEach, beforeAll } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { createAway, type MailNews } from '../../server/mail/away.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { type MailWorker, startMailWorker } from '../../server/mail/worker.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import type { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

export const PUBLIC_URL = 'https://roundview.example'
const FROM = '环视 <roundview@yuanhang.example>'

export let testApp: TestApp
export let administrator: Visitor
export let catcher: MailCatcher
export const workers: MailWorker[] = []

/** For the file that calls it: opened before its first test, empty after each. */
export function openPostOffice(): void {
  beforeAll(async () => {
    testApp = await startTestApp()
    administrator = await testApp.setUpAdministrator()
    catcher = await catchMails()
  })

  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()))
    await testApp.database.write((db) => db.deleteFrom('outboxMail').execute())
    catcher.mails.length = 0
  })

  afterAll(async () => {
    await catcher.close()
    await testApp.close()
  })
}

interface WorkerSetup {
  smtpUrl: string
  database?: TestApp['database']
  errors?: unknown[]
  /** Hears that the mail server is away, or back. */
  tell?: (news: MailNews) => void
  /** By which who is not reached rests; the machine's when left out. */
  clock?: () => number
}

export function startWorker({
  smtpUrl,
  database = testApp.database,
  errors = [],
  tell = () => {},
  clock,
}: WorkerSetup): MailWorker {
  const now = () => testApp.clock.now
  const context = { database, now, ids: createIds(() => Date.now(), 62) }
  const mailer = createMailer({ server: smtpUrl, from: FROM })
  const worker = startMailWorker({
    outbox: createOutbox(context, PUBLIC_URL),
    serverFor: async () => ({ owner: null, mailer }),
    host: 'roundview.example',
    ...{ logError: (error) => errors.push(error), away: createAway(tell, clock) },
  })
  const whole = {
    ...worker,
    async stop() {
      await worker.stop()
      mailer.close()
    },
  }
  workers.push(whole)
  return whole
}

export async function invite(round: Collecting) {
  return administrator.ok('sendNotifications', {
    path: { id: round.questionnaireId },
    body: { businessType: 'invite', confirm: false },
  })
}

export async function outboxRows(round: Collecting) {
  return testApp.database.read((db) =>
    db
      .selectFrom('outboxMail')
      .selectAll()
      .where('questionnaireId', '=', round.questionnaireId)
      .orderBy('id')
      .execute(),
  )
}

/** Ends before the test does, so that a failure says what was waited for. */
export const PATIENCE_MS = 50_000

export async function until(condition: () => Promise<boolean>) {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`it did not come about in ${PATIENCE_MS} ms`)
    await new Promise((wait) => setTimeout(wait, 20))
  }
}

export const settled = (round: Collecting) =>
  until(async () => (await outboxRows(round)).every(({ status, attempts }) => status !== 'waiting' || attempts > 0))

export const pass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}

export const pathOf = ({ questionnaireId: id }: Collecting) => ({ id })

type Turn = ReturnType<typeof turnsOf>[number]

/** By an administrator. */
export async function withdraw(round: Collecting, { id, evaluateeId, raterId: valuerId }: Turn) {
  const evaluatorId = round.evaluatees.find((one) => one.id === evaluateeId)?.employeeId ?? 0
  const body = { evaluatorId, participantRelationId: id, valuerId }
  await administrator.ok('cancelAnswer', { path: pathOf(round), body })
}

export const sendThanks = (round: Collecting) =>
  administrator.ok('sendNotifications', {
    path: pathOf(round),
    body: { businessType: 'finished', confirm: false },
  })

export const colleagues = (type: 1 | 2, evaluatees: number, sameLevel: number) =>
  createCollecting(testApp, { type, evaluatees, ratersPerLevel: { sameLevel, self: 0 } })

export const setDeadline = (round: Collecting, value: string | null) =>
  administrator.ok('saveQuestionnaireSettingUnit', { path: pathOf(round), body: { key: 'deadline', value } })

export const inHours = (hours: number) => new Date(testApp.clock.now.getTime() + hours * 3_600_000).toISOString()
