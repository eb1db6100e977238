/** The outbox against a real SMTP server: every mail once, whoever sends. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { openDatabase } from '../../server/database/open.ts'
import { hashSecret } from '../../server/database/secrets.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { MailFault } from '../../server/mail/mailer.ts'
import type { CaughtMail } from '../e2e/mailCatcher.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import {
  administrator,
  catcher,
  invite,
  openPostOffice,
  outboxRows,
  PATIENCE_MS,
  PUBLIC_URL,
  pass,
  settled,
  startWorker,
  testApp,
  until,
  workers,
} from './postOffice.ts'
import type { TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'
import { waitedFor } from './waitedFor.ts'

openPostOffice()

function mailTo(address: string): CaughtMail {
  const found = catcher.mails.filter(({ to }) => to === address)
  const [mail] = found
  if (mail === undefined || found.length > 1) throw new Error(`${found.length} mails to ${address}`)
  return mail
}

test('an invitation carries a link that opens the rater’s tasks; the database keeps its hash alone', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 2, ratersPerLevel: 1 })
  expect(await invite(round)).toMatchObject({ count: 5, skipped: 0 })
  startWorker({ smtpUrl: catcher.url })
  await catcher.waitFor(5, PATIENCE_MS)
  await settled(round)
  const rater = round.raters[0]
  if (rater === undefined) throw new Error('no rater')
  const { mail, link } = mailTo(rater.email)
  expect(mail.subject).toBe('邀请您参与“2026 年度管理者 360° 评估”')
  expect(mail.from).toMatchObject({ name: '环视', address: 'roundview@yuanhang.example' })
  expect(mail.to).toMatchObject([{ name: rater.name, address: rater.email }])
  expect(mail.text).toContain('经理1、经理2')
  expect(mail.html).toContain(`<a href="${link}">`)
  const [, secret = ''] = /^https:\/\/roundview\.example\/feedback\/#\/t\/([\w-]{43})$/.exec(link ?? '') ?? []
  const visitor = testApp.visitor({ authorization: `Bearer ${secret}` })
  expect((await visitor.ok('listFeedbackTasks')).questionnaires[0]?.tasks).toHaveLength(2)
  const rows = await outboxRows(round)
  expect(rows.every(({ status, attempts, sentAt }) => status === 'sent' && attempts === 1 && sentAt !== null)).toBe(
    true,
  )
  const links = await testApp.database.read((db) =>
    db.selectFrom('answeringLink').selectAll().where('employeeId', '=', rater.employeeId).execute(),
  )
  expect(links.map(({ tokenHash }) => tokenHash)).toEqual([hashSecret(secret)])
  expect(JSON.stringify([rows, links])).not.toContain(secret)
})

test('a mail that was sent says where it went, whatever becomes of the address', async () => {
  const ratersPerLevel = { superior: 1, self: 0 }
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel })
  const path = { id: round.questionnaireId }
  const [rater] = round.raters
  await invite(round)
  startWorker({ smtpUrl: catcher.url })
  await settled(round)
  const person = await administrator.ok('getEmployee', { path: { id: rater?.employeeId ?? 0 } })
  const { id, displayName, departId } = person
  for (const email of ['right@yuanhang.example', null]) {
    await administrator.ok('updateEmployee', { body: { id, displayName, departId, employeeNo: 'R1', email } })
    const { items } = await administrator.ok('listMails', { path })
    expect(items).toMatchObject([{ status: 'sent', address: rater?.email }])
  }
})

test('two workers of two processes send each mail once', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 60, ratersPerLevel: 1 })
  await invite(round)
  const file = join(testApp.directory, 'roundview.sqlite')
  const second = await openDatabase({ url: testApp.url, file, poolSize: 3 })
  const errors: unknown[] = []
  startWorker({ smtpUrl: catcher.url, errors })
  startWorker({ smtpUrl: catcher.url, database: second, errors })
  startWorker({ smtpUrl: catcher.url, errors })
  await until(async () => (await outboxRows(round)).every(({ status }) => status === 'sent'))
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await second.close()
  expect(errors).toEqual([])
  const addresses = catcher.mails.map(({ to }) => to)
  expect(addresses).toHaveLength(63)
  expect(new Set(addresses).size).toBe(63)
})

test.runIf(testEngine === 'postgres')('a process that wants what another takes gets the next ones', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 60, ratersPerLevel: 1 })
  await invite(round)
  const claimOver = (database: TestApp['database']) => {
    const context = { database, now: () => testApp.clock.now, ids: createIds(() => Date.now(), 61) }
    return createOutbox(context, PUBLIC_URL).claim(20, { except: [] })
  }
  const { locked, database } = waitedFor(testApp.database)
  const first = claimOver(database)
  await locked
  const [theirs, own] = await Promise.all([first, claimOver(testApp.database)])
  expect([theirs.length, own.length]).toEqual([20, 20])
  expect(new Set([...theirs, ...own].map(({ id }) => id)).size).toBe(40)
})

test('what a crashed process had in hand is sent when its lease has ended, not before', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: 1 })
  await invite(round)
  const context = { database: testApp.database, now: () => testApp.clock.now, ids: createIds(() => Date.now(), 61) }
  const crashed = createOutbox(context, PUBLIC_URL)
  const inHand = await crashed.claim(50, { except: [] })
  expect(inHand).toHaveLength(4)
  const other = createOutbox(context, PUBLIC_URL)
  expect(await other.claim(50, { except: [] })).toEqual([])
  pass(31)
  const again = await other.claim(50, { except: [] })
  expect(again.map(({ id }) => id).sort()).toEqual(inHand.map(({ id }) => id).sort())
  const [late] = inHand
  if (late === undefined) throw new Error('nothing in hand')
  await crashed.failed(late, new MailFault('later', 'too late to say'))
  expect((await outboxRows(round)).map(({ error }) => error)).toEqual(['', '', '', ''])
})

test('a template cannot glue the link to another site’s address, which would be handed its secret', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel: 1 })
  const content = '请点击：http://evil.example/r#{link}.evil.example/{link}{link}'
  await administrator.ok('saveEmailTemplate', {
    path: { id: round.questionnaireId },
    body: { emailType: 'invite', title: '邀请', content },
  })
  await invite(round)
  const context = { database: testApp.database, now: () => testApp.clock.now, ids: createIds(() => Date.now(), 61) }
  const [mail] = await createOutbox(context, PUBLIC_URL).claim(1, { except: [] })
  const words = mail?.text.split(' ')
  expect(words?.filter((word) => word.includes('/feedback/'))).toEqual([mail?.link, mail?.link, mail?.link])
  expect(words?.[0]).toBe('请点击：http://evil.example/r#')
})

test('names cannot add headers or markup', async () => {
  const round = await createCollecting(testApp, {
    type: 1,
    evaluatees: 1,
    ratersPerLevel: { superior: 1, self: 0 },
  })
  const [rater] = round.raters
  const title = 'Round\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>'
  await testApp.database.write((db) =>
    db.updateTable('questionnaire').set({ title }).where('id', '=', round.questionnaireId).execute(),
  )
  await testApp.database.write((db) =>
    db
      .updateTable('employee')
      .set({ displayName: '<img src=x onerror=alert(1)>\r\nX-Evil: 1' })
      .where('id', '=', rater?.employeeId ?? 0)
      .execute(),
  )
  await invite(round)
  startWorker({ smtpUrl: catcher.url })
  await catcher.waitFor(1, PATIENCE_MS)
  await settled(round)
  expect(catcher.mails.map(({ to }) => to)).toEqual([rater?.email])
  const { mail } = mailTo(rater?.email ?? '')
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(mail.bcc).toBeUndefined()
  expect(mail.html).not.toMatch(/<script|<img/)
  expect(mail.html).toContain('&lt;img src=x')
})
