import { expect, test } from 'vitest'
import { createMailer, MailFault } from './mailer.ts'

const MAIL = { messageId: '<1@x.example>', name: 'x', address: 'x@y.example', subject: 'x', text: 'x', html: 'x' }
const mailer = () => createMailer({ server: 'smtp://127.0.0.1:1', from: 'x@y.example' })

test('a server that is not there is the server’s fault', async () => {
  const failing = mailer().send(MAIL)
  await expect(failing).rejects.toBeInstanceOf(MailFault)
  await expect(failing).rejects.toMatchObject({ kind: 'unreached' })
})

test.each([
  ['of the program', new TypeError('cannot read properties of undefined')],
  ['of Node’s', Object.assign(new TypeError('must be of type string'), { code: 'ERR_INVALID_ARG_TYPE' })],
])('an error %s is thrown as it is', async (_, ours) => {
  const text = {
    get path(): never {
      throw ours
    },
  }
  await expect(mailer().send({ ...MAIL, text: text as unknown as string })).rejects.toBe(ours)
})

test('what waits at a mailer that is closed was not reached', async () => {
  const closed = mailer()
  const failing = closed.send(MAIL)
  closed.close()
  await expect(failing).rejects.toMatchObject({ kind: 'unreached' })
})
