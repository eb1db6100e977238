import { createHash } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { receive } from './receiving.ts'

const CONTENT = Buffer.from('a font, or what stands for one')
/** More than a busy machine needs. */
const PATIENCE = { silence: 10_000, whole: 20_000 }
const IMPATIENCE = { silence: 300, whole: 20_000 }

let server: Server
let origin: string
let answer: (response: ServerResponse) => void

// A host for each test: a connection that was broken off would be the next one's for a moment.
beforeEach(async () => {
  server = createServer((_, response) => answer(response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  vi.unstubAllGlobals()
})

const sha256 = createHash('sha256').update(CONTENT).digest('hex')
const asset = () => ({ address: `${origin}/font?v=1`, bytes: CONTENT.length, sha256 })

async function outcome(patience = PATIENCE) {
  const heard: number[] = []
  const result = await receive(asset(), 'default', (bytes) => heard.push(bytes), patience).then(
    (content) => Buffer.from(content).toString(),
    ({ name, reason }: { name: string; reason: string }) => `${name}: ${reason}`,
  )
  return { result, heard }
}

describe('a file of the static host', () => {
  test('comes whole, and is told of as it comes', async () => {
    answer = (response) => {
      response.write(CONTENT.subarray(0, 10))
      setTimeout(() => response.end(CONTENT.subarray(10)), 100)
    }
    const { result, heard } = await outcome()
    expect(result).toBe(CONTENT.toString())
    expect(heard).toEqual([10, CONTENT.length - 10])
  })

  test('may come slowly, as long as it comes', async () => {
    answer = (response) => {
      const parts = [CONTENT.subarray(0, 10), CONTENT.subarray(10, 20), CONTENT.subarray(20)]
      for (const [index, part] of parts.entries()) {
        setTimeout(() => (index === 2 ? response.end(part) : response.write(part)), index * 1_000)
      }
    }
    expect((await outcome({ ...PATIENCE, silence: 1_800 })).result).toBe(CONTENT.toString())
  })

  test.each<[string, string, (response: ServerResponse) => void]>([
    ['is not there', 'missing', (response) => response.writeHead(404).end('no')],
    ['the host breaks over', 'missing', (response) => response.writeHead(500).end('no')],
    ['is another one', 'rubbish', (response) => response.end(Buffer.alloc(CONTENT.length, 'x'))],
    ['is a page that says sign in', 'rubbish', (response) => response.end('<html>Sign in</html>')],
    ['ends early', 'rubbish', (response) => response.end(CONTENT.subarray(0, 5))],
    ['is empty', 'rubbish', (response) => response.end()],
    ['goes on and on', 'rubbish', (response) => response.end(Buffer.concat([CONTENT, CONTENT]))],
    ['breaks off', 'gone', (response) => response.write('a', () => response.destroy())],
    ['does not begin', 'slow', () => {}],
    ['stops', 'slow', (response) => void response.write(CONTENT.subarray(0, 5))],
  ])('that %s is told as %s', async (_, reason, behave) => {
    answer = behave
    expect((await outcome(reason === 'slow' ? IMPATIENCE : PATIENCE)).result).toBe(`PdfFailure: ${reason}`)
  })

  test('that drips for ever is slow in the end', async () => {
    answer = (response) => {
      const timer = setInterval(() => response.write('a'), 100)
      response.on('close', () => clearInterval(timer))
    }
    expect((await outcome({ ...PATIENCE, whole: 1_200 })).result).toBe('PdfFailure: slow')
  })

  test('of a host that is not there is told as gone', async () => {
    const place = asset()
    const gone = receive({ ...place, address: 'http://127.0.0.1:1/' }, 'default', () => {}, PATIENCE)
    await expect(gone).rejects.toMatchObject({ reason: 'gone' })
  })

  test('too large for the memory says so', async () => {
    answer = (response) => response.end(CONTENT)
    const huge = receive({ ...asset(), bytes: Number.MAX_SAFE_INTEGER }, 'default', () => {}, PATIENCE)
    await expect(huge).rejects.toMatchObject({ reason: 'memory' })
  })

  test('is not compared at a plain-http address, where browsers have nothing to compare with', async () => {
    vi.stubGlobal('crypto', {})
    answer = (response) => response.end(Buffer.alloc(CONTENT.length, 'x'))
    expect((await outcome()).result).toBe('x'.repeat(CONTENT.length))
  })
})
