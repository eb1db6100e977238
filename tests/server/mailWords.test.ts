/** What mails say that waited: what asks for answers is written when it goes. */
import { expect, test } from 'vitest'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
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
import { saveDraft, submitTurn, turnsOf } from './submitting.ts'
import { outboxOf, takeMails } from './takenMails.ts'

openPostOffice()

const ASKING = ['invite', 'remind'] as const
type AskingType = (typeof ASKING)[number]

/** Puts mails of a kind into the outbox: reminders go to whoever was invited. */
async function queue(kind: AskingType, round: Collecting): Promise<void> {
  await invite(round)
  if (kind === 'invite') return
  await takeMails(testApp, round)
  await testApp.database.write((db) => db.updateTable('outboxMail').set({ status: 'sent' }).execute())
  pass(19 * 60)
  const body = { businessType: 'remind' as const, confirm: false }
  await administrator.ok('sendNotifications', { path: pathOf(round), body })
}

const waiting = async (round: Collecting) => (await outboxRows(round)).filter(({ status }) => status === 'waiting')

test.each(ASKING)(
  '%s: a mail speaks of the forms that are open when it goes, begun or not, in the words it was queued with',
  async (emailType) => {
    const round = await colleagues(1, 4, 1)
    const [{ email } = expect.unreachable()] = round.raters
    const words = (title: string) => ({
      ...{ emailType, title: `${title} {count}` },
      content: '{raterName}: {evaluateeNames} {link}',
    })
    await administrator.ok('saveEmailTemplate', { path: pathOf(round), body: words('before') })
    await queue(emailType, round)
    expect((await waiting(round)).map(({ subject }) => subject)).toEqual(['before 4'])
    await administrator.ok('saveEmailTemplate', { path: pathOf(round), body: words('after') })
    const [withdrawn, sent, begun] = [0, 1, 2].map((at) => turnsOf(round, at, 'sameLevel')[0] ?? expect.unreachable())
    if (withdrawn === undefined || sent === undefined || begun === undefined) throw new Error('too few forms')
    await withdraw(round, withdrawn)
    expect((await submitTurn(testApp, round, sent)).returnCode).toBe(0)
    await saveDraft(testApp, round, begun)
    startWorker({ smtpUrl: catcher.url })
    await settled(round)
    expect(catcher.mails.map(({ to, mail: { subject } }) => ({ to, subject }))).toEqual([
      { to: email, subject: 'before 2' },
    ])
    const [first, second, third, fourth] = round.evaluatees.map(({ name }) => name)
    const text = catcher.mails[0]?.mail.text ?? ''
    for (const open of [third, fourth]) expect(text).toContain(open)
    for (const gone of [first, second]) expect(text).not.toContain(gone)
    // The list of mails shows it as it went.
    expect((await outboxRows(round)).map(({ subject }) => subject)).toContain('before 2')
  },
)

test('of two rounds with the same rater each mail is of its own, and goes once', async () => {
  const named = (title: string) =>
    createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { sameLevel: 1, self: 0 }, title })
  const rounds = [await named('问卷一'), await named('问卷二')]
  const raterId = rounds[0]?.raters[0]?.employeeId ?? 0
  const body = { emailType: 'invite' as const, title: '{questionnaireTitle}', content: '{evaluateeNames} {link}' }
  for (const round of rounds) {
    const { questionnaireId } = round
    await testApp.database.write((db) =>
      db.updateTable('relation').set({ raterId }).where('questionnaireId', '=', questionnaireId).execute(),
    )
    await administrator.ok('saveEmailTemplate', { path: pathOf(round), body })
    await invite(round)
  }
  const mails = await outboxOf(testApp).claim(10, { except: [] })
  expect(mails.map(({ subject, text }) => ({ subject, text: text.split(' ')[0] }))).toEqual(
    ['问卷一', '问卷二'].map((subject, at) => ({ subject, text: rounds[at]?.evaluatees[0]?.name })),
  )
})

test('of two languages in one round each mail has its own dates and lists', async () => {
  const round = await colleagues(1, 2, 2)
  await setDeadline(round, inHours(24 * 30))
  await invite(round)
  const [first] = await outboxRows(round)
  const en = { language: 'en', title: '{deadline}', content: '{deadline}: {evaluateeNames} {link}' }
  await testApp.database.write((db) =>
    db
      .updateTable('outboxMail')
      .set({ templateJson: JSON.stringify({ ...en, language: 'zh' }) })
      .execute(),
  )
  await testApp.database.write((db) =>
    db
      .updateTable('outboxMail')
      .set({ templateJson: JSON.stringify(en) })
      .where('id', '!=', first?.id ?? 0)
      .execute(),
  )
  const mails = await outboxOf(testApp).claim(10, { except: [] })
  expect(mails.map(({ subject }) => /\d+年\d+月\d+日/.test(subject))).toEqual([true, false])
  expect(mails.map(({ subject }) => /\b[A-Z][a-z]{2,}\b.* \d{4}\b/.test(subject))).toEqual([false, true])
  expect(mails.map(({ text }) => text.includes(', '))).toEqual([false, true])
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

test.each(ASKING)(
  '%s: after the deadline nobody is asked, until it is moved; then the mail says the new one',
  async (emailType) => {
    const round = await colleagues(1, 1, 1)
    await administrator.ok('saveEmailTemplate', {
      path: pathOf(round),
      body: { emailType, title: '{deadline}', content: '{deadline} {link}' },
    })
    await setDeadline(round, inHours(20))
    await queue(emailType, round)
    await setDeadline(round, inHours(1))
    const [old] = (await waiting(round)).map(({ subject }) => subject)
    pass(60)
    expect(await takeMails(testApp, round)).toEqual(new Map())
    await setDeadline(round, inHours(24 * 30))
    const [[email, mail] = expect.unreachable()] = await takeMails(testApp, round)
    expect(email).toBe(round.raters[0]?.email)
    expect(mail.subject).not.toBe(old)
    expect(mail.text).toContain(mail.subject)
    expect(mail.text).not.toContain(old)
  },
)
