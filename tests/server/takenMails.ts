/** Mails as a worker takes them: what they say is written then. */
import { createIds } from '../../server/database/ids.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import type { TestApp } from './testApp.ts'

type App = Pick<TestApp, 'database' | 'clock'>

/** Of another process than the app's. */
export function outboxOf({ database, clock }: App) {
  const context = { database, now: () => clock.now, ids: createIds(() => clock.now.getTime(), 60) }
  return createOutbox(context, 'https://roundview.example')
}

/** What a round's waiting mails say, to whom; no more than `most` are taken. */
export async function takeMails(app: App, { questionnaireId }: Pick<Collecting, 'questionnaireId'>, most = 500) {
  const mails = await outboxOf(app).claim(most, { except: [] })
  const own = mails.filter((mail) => mail.questionnaireId === questionnaireId)
  return new Map(own.map(({ address, subject, text, link }) => [address, { subject, text, link }]))
}
