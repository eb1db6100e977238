/** The last answers on a connection at a stop: each that was begun is given, and none is begun that would not be. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { PassThrough } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { registerEnding } from '../../server/http/ending.ts'

const call = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
const CLOSES = /\r\nconnection: close\r\n/i

let app: FastifyInstance
let begun: string[]
let release: () => void
let body: PassThrough

beforeEach(async () => {
  const released = Promise.withResolvers<void>()
  release = released.resolve
  begun = []
  body = new PassThrough()
  app = Fastify({ return503OnClosing: false })
  registerEnding(app)
  app.get('/slow', async () => {
    begun.push('slow')
    await released.promise
    return 'slow is done'
  })
  app.get('/long', async (_request, reply) => {
    begun.push('long')
    return reply.send(body)
  })
  app.post('/dripped', async () => 'never')
  app.get('/next', async () => {
    begun.push('next')
    return 'next is done'
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
})

afterEach(() => app.close())

/** A client whose first call is `path`, once that is begun. */
async function visit(path: string) {
  const [address] = app.addresses()
  if (typeof address !== 'object') throw new Error('it does not listen')
  const socket = connect(address.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (part) => {
    heard += String(part)
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.write(call(path))
  await expect.poll(() => begun).toEqual([path.slice(1)])
  return { socket, closed, heard: () => heard }
}

const answersIn = (heard: string) => heard.split(/(?=HTTP\/1\.1 )/)

test('a call sent behind one that is being answered is answered too, and the last answer ends the connection', async () => {
  const { socket, closed, heard } = await visit('/slow')
  socket.write(call('/next'))
  await expect.poll(() => begun).toEqual(['slow', 'next'])
  const end = app.close()
  socket.write(call('/next'))
  await expect.poll(() => begun).toEqual(['slow', 'next', 'next'])
  release()
  await closed
  const answers = answersIn(heard())
  expect(answers).toEqual(['slow', 'next', 'next'].map((name) => expect.stringContaining(`${name} is done`)))
  expect(answers.map((answer) => CLOSES.test(answer))).toEqual([false, false, true])
  await end
})

test('a call sent behind an answer that ends the connection is not begun', async () => {
  const { socket, closed, heard } = await visit('/slow')
  const end = app.close()
  socket.write(call('/long'))
  await expect.poll(() => begun).toEqual(['slow', 'long'])
  body.write('long ')
  release()
  await expect.poll(heard).toContain('long ')
  expect(heard()).toMatch(CLOSES)
  socket.write(call('/next'))
  // Long enough to be read.
  await new Promise((resolve) => setTimeout(resolve, 200))
  body.end('is done')
  await closed
  expect(begun).toEqual(['slow', 'long'])
  expect(heard()).toContain('is done')
  await end
})

test('a call that is dripped behind one that is being answered is hung up on once that is answered', async () => {
  const { socket, closed, heard } = await visit('/slow')
  const end = app.close()
  socket.write('POST /dripped HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 99\r\n\r\n')
  const dripping = setInterval(() => socket.write('.'), 500)
  // Longer than whoever sends alone is waited for.
  await new Promise((resolve) => setTimeout(resolve, 4_500))
  expect(socket.destroyed).toBe(false)
  release()
  await closed
  clearInterval(dripping)
  expect(heard()).toContain('slow is done')
  await end
}, 20_000)
