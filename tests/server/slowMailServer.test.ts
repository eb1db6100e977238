/** Mail servers that take a mail and say so late, as those that scan mails do, or slow senders down on purpose, or never. */
import { expect, test } from 'vitest'
import { createMailer } from '../../server/mail/mailer.ts'
import { catchMails } from '../e2e/mailCatcher.ts'
import { layCable } from './cable.ts'

const mailTo = (address: string) => ({
  ...{ messageId: `<${address}>`, name: 'x', address, subject: 'x', text: 'x', html: 'x' },
})

test('one that answers late has taken the mail, but for who waits for it', async () => {
  const catcher = await catchMails({}, 1_500)
  const server = { server: catcher.url, from: 'hr@yuanhang.example' }
  const mailer = createMailer({ ...server, answerWithin: { awaited: 300, patient: 60_000 } })
  await mailer.sendPatiently(mailTo('a@y.example'))
  await expect(mailer.send(mailTo('b@y.example'))).rejects.toMatchObject({ kind: 'unanswered', message: 'Timeout' })
  expect(catcher.mails.map(({ to }) => to)).toEqual(['a@y.example', 'b@y.example'])
  mailer.close()
  await catcher.close()
})

test('half a minute is not too late for anybody', async () => {
  const catcher = await catchMails({}, 31_000)
  const mailer = createMailer({ server: catcher.url, from: 'hr@yuanhang.example' })
  await Promise.all([mailer.sendPatiently(mailTo('a@y.example')), mailer.send(mailTo('b@y.example'))])
  expect(catcher.mails).toHaveLength(2)
  mailer.close()
  await catcher.close()
}, 60_000)

/** A mailer whose connections can be ended, and what takes its mails and says so after a minute. */
async function onCable() {
  const catcher = await catchMails({}, 60_000)
  const cable = await layCable(catcher.url)
  const mailer = createMailer({ server: cable.through(catcher.url), from: 'hr@yuanhang.example' })
  return {
    ...{ catcher, cable, mailer },
    async close() {
      mailer.close()
      await cable.remove()
      await catcher.close()
    },
  }
}

test('one whose connection ends before it answers may have taken the mail', async () => {
  const { catcher, cable, mailer, close } = await onCable()
  const failing = Promise.allSettled([mailer.sendPatiently(mailTo('a@y.example'))])
  await catcher.waitFor(1)
  cable.cut()
  expect(await failing).toMatchObject([{ reason: { kind: 'unanswered', message: 'Connection closed unexpectedly' } }])
  expect(catcher.mails.map(({ to }) => to)).toEqual(['a@y.example'])
  await close()
})

test.each(['EHLO', 'MAIL FROM', 'RCPT TO', 'DATA'])('one whose connection ends at %s has not', async (command) => {
  const { catcher, cable, mailer, close } = await onCable()
  cable.cutAt(command)
  await expect(mailer.sendPatiently(mailTo('a@y.example'))).rejects.toMatchObject({ kind: 'unreached' })
  expect(catcher.mails).toEqual([])
  await close()
})
