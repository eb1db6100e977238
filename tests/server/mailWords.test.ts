/** What mails say that waited: what asks for answers is written when it goes. */
import { expect, test } from 'vitest'
import { createCollecting } from './collectingQuestionnaire.ts'
import {
  administrator,
  catcher,
  colleagues,
  inHours,
  invite,
  openPostOffice,
  outboxRows,
  pass,
  pathOf,
  sendThanks,
  setDeadline,
  settled,
  startWorker,
  testApp,
  withdraw,
} from './postOffice.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { outboxOf, takeMails } from './takenMails.ts'

openPostOffice()

test('a mail speaks of the forms that are open when it goes, in the words it was queued with', async () => {
  const round = await colleagues(1, 3, 1)
  const [{ email } = expect.unreachable()] = round.raters
  const words = (title: string) => ({
    ...{ emailType: 'invite' as const, title: `${title} {count}` },
    content: '{raterName}: {evaluateeNames} {link}',
  })
  await administrator.ok('saveEmailTemplate', { path: pathOf(round), body: words('before') })
  await invite(round)
  expect((await outboxRows(round)).map(({ subject }) => subject)).toEqual(['before 3'])
  await administrator.ok('saveEmailTemplate', { path: pathOf(round), body: words('after') })
  const [withdrawn, sent] = [0, 1].map((place) => turnsOf(round, place, 'sameLevel')[0] ?? expect.unreachable())
  if (withdrawn === undefined || sent === undefined) throw new Error('too few forms')
  await withdraw(round, withdrawn)
  expect((await submitTurn(testApp, round, sent)).returnCode).toBe(0)
  startWorker({ smtpUrl: catcher.url })
  await settled(round)
  expect(catcher.mails.map(({ to, mail: { subject } }) => ({ to, subject }))).toEqual([
    { to: email, subject: 'before 1' },
  ])
  const [first, second, third] = round.evaluatees.map(({ name }) => name)
  const text = catcher.mails[0]?.mail.text ?? ''
  expect(text).toContain(third)
  for (const gone of [first, second]) expect(text).not.toContain(gone)
  // The list of mails shows it as it went.
  expect((await outboxRows(round)).map(({ subject }) => subject)).toEqual(['before 1'])
})

test('it keeps the language of its template, whatever is chosen since', async () => {
  const round = await colleagues(1, 2, 1)
  await setDeadline(round, inHours(24 * 30))
  await invite(round)
  const [[, before] = expect.unreachable()] = await takeMails(testApp, round)
  await administrator.ok('saveQuestionnaireSettingUnit', {
    path: pathOf(round),
    body: { key: 'language', value: 'en' },
  })
  pass(31)
  const [[, after] = expect.unreachable()] = await takeMails(testApp, round)
  expect(before.text).toMatch(/\d+年\d+月\d+日/)
  expect(after.text.replace(after.link ?? '', '')).toBe(before.text.replace(before.link ?? '', ''))
})

test('what stands for the link is no link in a name or a title', async () => {
  const round = await createCollecting(testApp, {
    ...{ type: 1, evaluatees: 1, ratersPerLevel: { sameLevel: 1, self: 0 }, title: '问卷{link}' },
  })
  await administrator.ok('saveEmailTemplate', {
    path: pathOf(round),
    body: { emailType: 'invite', title: '{questionnaireTitle}', content: '{questionnaireTitle} {link}' },
  })
  await administrator.ok('saveEmailTemplate', {
    path: pathOf(round),
    body: { emailType: 'finished', title: '{questionnaireTitle}', content: '{questionnaireTitle}' },
  })
  const shown = (text: string) => text.replaceAll('\u2060', '')
  await invite(round)
  const [[, { subject, text, link }] = expect.unreachable()] = await takeMails(testApp, round)
  expect([shown(subject), shown(text)]).toEqual(['问卷{link}', `问卷{link} ${link}`])
  await administrator.ok('finishQuestionnaire', { path: pathOf(round) })
  await sendThanks(round)
  const [[, thanks] = expect.unreachable()] = await takeMails(testApp, round)
  expect({ ...thanks, text: shown(thanks.text) }).toMatchObject({ text: '问卷{link}', link: null })
})

test('one that was written by an earlier version goes as it is', async () => {
  const round = await colleagues(1, 1, 1)
  await invite(round)
  const written = { subject: '计划 {2026}', content: '{count} {2026}: {link}', templateJson: null }
  await testApp.database.write((db) => db.updateTable('outboxMail').set(written).execute())
  const [[, { subject, text, link }] = expect.unreachable()] = await takeMails(testApp, round)
  expect({ subject, text }).toEqual({ subject: written.subject, text: `{count} {2026}: ${link}` })
})

test('a second try is the same mail to a mail server as long as it says the same', async () => {
  const round = await colleagues(1, 1, 1)
  await invite(round)
  const outbox = outboxOf(testApp)
  const tryOnce = async () => {
    const [mail = expect.unreachable()] = await outbox.claim(1, { except: [] })
    await outbox.release(mail)
    return mail
  }
  const [first, again] = [await tryOnce(), await tryOnce()]
  expect(again.link).not.toBe(first.link)
  expect([again.id, again.copy]).toEqual([first.id, first.copy])
  await setDeadline(round, inHours(48))
  const other = await tryOnce()
  expect(other.id).toBe(first.id)
  expect(other.copy).not.toBe(first.copy)
})

test('after the deadline nobody is asked, until it is moved; then the mail says the new one', async () => {
  const round = await colleagues(1, 1, 1)
  await administrator.ok('saveEmailTemplate', {
    path: pathOf(round),
    body: { emailType: 'invite', title: '{deadline}', content: '{deadline} {link}' },
  })
  await setDeadline(round, inHours(1))
  await invite(round)
  const [old] = (await outboxRows(round)).map(({ subject }) => subject)
  pass(60)
  expect(await takeMails(testApp, round)).toEqual(new Map())
  await setDeadline(round, inHours(24 * 30))
  const [[email, mail] = expect.unreachable()] = await takeMails(testApp, round)
  expect(email).toBe(round.raters[0]?.email)
  expect(mail.subject).not.toBe(old)
  expect(mail.text).toContain(mail.subject)
  expect(mail.text).not.toContain(old)
})
