/** A static host of another origin with the fonts of the build: as well as it should be, or as bad as hosts can be. */
import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'

const FONTS = join(import.meta.dirname, '..', '..', 'dist', 'fonts')

/** `silent` sends a first part of each file and then nothing, until it is well again. */
type Manner = 'well' | 'silent' | 'missing' | 'rubbish' | 'closed to others'

export interface FontHost {
  origin: string
  /** Names of the files that were asked for. */
  asked: string[]
  /** Answers that were given up by who had asked. */
  givenUp: number
  behave(manner: Manner): void
  close(): Promise<void>
}

export async function startFontHost(): Promise<FontHost> {
  let manner: Manner = 'well'
  const held = new Set<() => void>()
  async function answer(name: string, response: ServerResponse): Promise<void> {
    const content = await readFile(join(FONTS, name))
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    const open = manner === 'closed to others' ? {} : { 'access-control-allow-origin': '*' }
    response.writeHead(manner === 'missing' ? 404 : 200, { ...headers, ...open })
    if (manner === 'rubbish') return void response.end(Buffer.alloc(content.length, 'rubbish'))
    if (manner !== 'silent') return void response.end(content)
    response.write(content.subarray(0, 100_000))
    held.add(() => response.end(content.subarray(100_000)))
    response.on('close', () => {
      if (!response.writableFinished) host.givenUp += 1
    })
  }
  const server = createServer((request, response) => {
    const name = /^\/static\/font\/([\w.-]+)\?v=[0-9a-f]{16}$/.exec(request.url ?? '')?.[1]
    if (name === undefined) return void response.writeHead(400).end()
    host.asked.push(name)
    void answer(name, response)
  })
  const port = await freePort()
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const host: FontHost = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    givenUp: 0,
    behave(next) {
      manner = next
      if (next === 'well') for (const release of held) release()
      held.clear()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
  return host
}
