/** Who drips letters is sent away: nobody holds a connection for longer than a call may take. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './testApp.ts'

let testApp: TestApp
let port: number
let cookie: string

beforeAll(async () => {
  testApp = await startTestApp()
  cookie = (await testApp.setUpAdministrator()).cookie()
  port = Number(new URL(await testApp.app.listen({ host: '127.0.0.1', port: 0 })).port)
})

afterAll(async () => {
  await testApp.close()
})

const GIVEN_UP_SECONDS = 13

/** Sends `head`, then `drop` every half second; answers what came back and after how many seconds the server hung up. */
function drip(head: string, drop: string): Promise<{ answer: string; seconds: number }> {
  return new Promise((resolve) => {
    const started = performance.now()
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    const tell = () => {
      clearInterval(dripping)
      clearTimeout(givingUp)
      socket.destroy()
      resolve({ answer, seconds: (performance.now() - started) / 1000 })
    }
    const dripping = setInterval(() => drop !== '' && socket.write(drop), 500)
    const givingUp = setTimeout(tell, GIVEN_UP_SECONDS * 1000)
    socket.on('error', () => {})
    socket.on('data', (part) => {
      answer += String(part)
    })
    socket.on('close', tell)
    socket.write(head)
  })
}

const post = (address: string) =>
  [`POST ${address} HTTP/1.1`, 'host: x', `cookie: ${cookie}`, 'sec-fetch-site: same-origin'].join('\r\n')
const JSON_OF_500 = '\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n'

/** A second for node's next look, and one for a busy machine. */
const SPARE_SECONDS = 2

describe.concurrent('a connection is closed with 408', () => {
  test.for([
    { what: 'that says nothing', head: () => '', drop: '', within: 5 },
    { what: 'whose headers drip', head: () => 'GET / HTTP/1.1\r\nhost: x\r\n', drop: 'x-more: x\r\n', within: 5 },
    { what: 'whose body drips', head: () => post('/api/employees') + JSON_OF_500, drop: ' ', within: 10 },
    {
      what: 'whose body drips in chunks',
      head: () => `${post('/api/employees')}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
      drop: '1\r\n \r\n',
      within: 10,
    },
  ])('$what', async ({ head, drop, within }, { expect: expectHere }) => {
    const { answer, seconds } = await drip(head(), drop)
    expectHere(seconds).toBeLessThan(within + SPARE_SECONDS)
    expectHere(answer).toMatch(/^HTTP\/1.1 408 /)
    expectHere(answer).toContain('"returnCode":2000')
  })

  test('also when it was refused before its body was read', async ({ expect: expectHere }) => {
    const head = post('/api/employees').replace(cookie, 'none=none') + JSON_OF_500
    const { answer, seconds } = await drip(head, ' ')
    expectHere(seconds).toBeLessThan(10 + SPARE_SECONDS)
    expectHere(answer).toMatch(/^HTTP\/1.1 401 /)
  })

  test('but an upload has longer, and its answer comes', async ({ expect: expectHere }) => {
    const head = post('/api/employees/import/preview') + JSON_OF_500.replace('500', '22')
    expectHere((await drip(head, ' ')).answer).toMatch(/^HTTP\/1.1 400 /)
    expectHere(testApp.app.server.requestTimeout).toBe(60_000)
  })
})

test('who is in time is answered, call after call on one connection', async () => {
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/api/session/state`)).json()
  expect(await ask()).toMatchObject({ returnCode: 0 })
  expect(await ask()).toMatchObject({ returnCode: 0 })
})
