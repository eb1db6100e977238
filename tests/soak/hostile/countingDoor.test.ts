import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CountingDoor, openCountingDoor } from './countingDoor.ts'

let server: Server
let door: CountingDoor

beforeEach(async () => {
  server = createServer((request, response) => {
    if (request.url === '/break') return request.socket.destroy()
    request.pipe(response.writeHead(Number(request.url?.slice(1)), { 'x-host': String(request.headers.host) }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  door = await openCountingDoor(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`)
})

afterEach(async () => {
  await door.close()
  server.closeAllConnections()
  server.close()
})

test('hands on both ways as it is, and counts by status, each answer once', async () => {
  const answer = await fetch(`${door.url}/201`, { method: 'POST', body: 'asked' })
  expect([answer.status, await answer.text(), answer.headers.get('x-host')]).toEqual([
    201,
    'asked',
    new URL(door.url).host,
  ])
  await (await fetch(`${door.url}/201`)).text()
  await (await fetch(`${door.url}/500`)).text()
  expect(Object.fromEntries(door.take())).toEqual({ 201: 2, 500: 1 })
  expect(door.take().size).toBe(0)
})

test('a server that breaks off has failed', async () => {
  await expect(fetch(`${door.url}/break`)).rejects.toThrow()
  expect(Object.fromEntries(door.take())).toEqual({ 502: 1 })
})
