/** Mail servers that take a mail and say so late, as those that scan mails do, or slow senders down on purpose. */
import { expect, test } from 'vitest'
import { createMailer } from '../../server/mail/mailer.ts'
import { catchMails } from '../e2e/mailCatcher.ts'

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
