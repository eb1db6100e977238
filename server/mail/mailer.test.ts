import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { CONNECTIONS, createMailer, MailFault } from './mailer.ts'

const MAIL = { messageId: '<1@x.example>', name: 'x', address: 'x@y.example', subject: 'x', text: 'x', html: 'x' }
const mailer = () => createMailer({ server: 'smtp://127.0.0.1:1', from: 'x@y.example' })

test('a server that is not there is the server’s fault', async () => {
  const failing = mailer().send(MAIL)
  await expect(failing).rejects.toBeInstanceOf(MailFault)
  await expect(failing).rejects.toMatchObject({ kind: 'unreached' })
})

test.each([
  ['of the program', Object.assign(new TypeError(`cannot read ${MAIL.address}`), { rejected: [MAIL.address] })],
  ['of Node’s', Object.assign(new TypeError('must be of type string'), { code: 'ERR_INVALID_ARG_TYPE' })],
])('an error %s is no server’s fault, and says without whom a mail was to what it was', async (_, ours) => {
  const text = {
    get path(): never {
      throw ours
    },
  }
  const fault = await mailer()
    .send({ ...MAIL, text: text as unknown as string })
    .catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(Error)
  expect(fault).not.toBeInstanceOf(MailFault)
  expect(fault).toMatchObject({ message: `${ours.message.replace(MAIL.address, '***')}` })
  expect(Object.keys(fault as Error)).toEqual([])
  const { stack = '' } = fault as Error
  expect(stack).toContain('mailer.test.ts')
  expect(stack).not.toContain(MAIL.address)
})

test('what waits for a connection when its mailer is closed was not reached', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const sockets: Socket[] = []
  silent.on('connection', (socket) => sockets.push(socket))
  const closing = createMailer({ server: `smtp://127.0.0.1:${port}`, from: 'x@y.example' })
  const sends = Promise.allSettled(Array.from({ length: CONNECTIONS + 2 }, () => closing.send(MAIL)))
  await expect.poll(() => sockets.length).toBe(CONNECTIONS)
  closing.close()
  for (const socket of sockets) socket.destroy()
  const reasons = (await sends).map((each) => each.status === 'rejected' && each.reason)
  expect(reasons).toMatchObject(Array(CONNECTIONS + 2).fill({ kind: 'unreached' }))
  silent.close()
})
