/** A cable between the server and PostgreSQL, or a mail server, that can be cut, pulled out, and that can swallow what goes through it. */
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from '../freePort.ts'

export interface Cable {
  /** The same database, reached through the cable. */
  through(url: string): string
  /** Ends the connections there are; new ones come through. */
  cut(): void
  /** Ends them, and refuses new ones. */
  pull(): Promise<void>
  /** Takes new ones again. */
  plug(): Promise<void>
  /** Ends them as soon as the server says `words`, which do not come through. */
  cutAt(words: string): void
  /** Nothing comes through any more, and nobody is told. */
  swallow(): void
  /** Of the connections there are, as a firewall does it: nothing comes through, not even that an end is closed; new ones work. */
  forget(): void
  /** What comes from now on gets through again, on new connections. */
  mend(): void
  remove(): Promise<void>
}

/** Lays it to the host and port of `url`. */
export async function layCable(url: string): Promise<Cable> {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  const forgotten = new WeakSet<Socket>()
  let isSwallowing = false
  let lastWords: string | undefined
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(from)
      from.on('data', (bytes) => {
        if (from === near && lastWords !== undefined && bytes.includes(lastWords)) cut()
        else if (!isSwallowing && !forgotten.has(from)) to.write(bytes)
      })
      from.on('error', () => {
        if (!forgotten.has(from)) to.destroy()
      })
      from.on('close', () => {
        ends.delete(from)
        if (!forgotten.has(from)) to.destroy()
      })
    }
  })
  const own = await freePort()
  const plug = () => new Promise<void>((done) => server.listen(own, '127.0.0.1', done))
  await plug()

  function cut() {
    for (const end of ends) end.destroy()
  }

  async function pull() {
    const closed = new Promise<void>((done) => server.close(() => done()))
    cut()
    await closed
  }

  return {
    through(to) {
      const changed = new URL(to)
      changed.host = `127.0.0.1:${own}`
      return changed.href
    },
    cut,
    pull,
    cutAt(words) {
      lastWords = words
    },
    plug,
    swallow() {
      isSwallowing = true
    },
    forget() {
      for (const end of ends) forgotten.add(end)
    },
    mend() {
      isSwallowing = false
    },
    async remove() {
      if (server.listening) await pull()
    },
  }
}
