/** A door before a server that hands everything on as it is and counts the answers: whether a tool did anything, and 5xx. */
import { createServer, request } from 'node:http'

export interface CountingDoor {
  url: string
  /** The answers since the last time this was asked, by HTTP status. */
  take(): ReadonlyMap<number, number>
  close(): Promise<void>
}

export async function openCountingDoor(target: string): Promise<CountingDoor> {
  let statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const door = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const onward = request(target + url, { method, headers, setHost: false }, (answer) => {
      const { statusCode = 502 } = answer
      count(statusCode)
      outgoing.writeHead(statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    // A tool breaks off what it likes; a server that breaks off is counted as one that failed.
    onward.on('error', () => {
      if (!incoming.socket.destroyed) count(502)
      outgoing.destroy()
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => door.listen(0, '127.0.0.1', listening))
  const address = door.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    take() {
      const taken = statuses
      statuses = new Map()
      return taken
    },
    async close() {
      door.closeAllConnections()
      await new Promise((closed) => door.close(closed))
    },
  }
}
