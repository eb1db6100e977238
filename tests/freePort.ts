/** Ports for whoever has to name one before a server listens there: another process, or the same server once more. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/**
 * Below what systems hand to whoever asks for any port (Linux from 32,768, macOS and Windows from 49,152): one of
 * theirs might be somebody else's by the time it is listened at. Above 10,080, the last one that browsers refuse.
 */
const PORTS = { from: 11_000, below: 32_768 }
const OF_A_PROCESS = 64
const BLOCKS = Math.floor((PORTS.below - PORTS.from) / OF_A_PROCESS)

async function listenAt(port: number): Promise<Server | null> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    return server
  } catch {
    return null
  }
}

/** The first port of as many that are this process's until it ends: who listens there has them. */
async function takeBlock(): Promise<number> {
  for (let tries = 0; tries < BLOCKS; tries += 1) {
    // Processes that run at a time have numbers near each other.
    const first = PORTS.from + OF_A_PROCESS * ((process.pid + tries) % BLOCKS)
    const server = await listenAt(first)
    server?.unref()
    if (server !== null) return first
  }
  throw new Error(`something listens at every ${OF_A_PROCESS}th port from ${PORTS.from} to ${PORTS.below}`)
}

let block: Promise<number> | undefined
let asked = 0

async function isFree(port: number): Promise<boolean> {
  const server = await listenAt(port)
  if (server === null) return false
  server.close()
  await once(server, 'close')
  return true
}

/** One of 127.0.0.1 that nobody listens at, and that nobody else is given meanwhile. */
export async function freePort(): Promise<number> {
  block ??= takeBlock()
  const first = (await block) + 1
  for (let tries = 1; tries < OF_A_PROCESS; tries += 1) {
    const port = first + (asked % (OF_A_PROCESS - 1))
    asked += 1
    if (await isFree(port)) return port
  }
  throw new Error(`something listens at each port from ${first} on`)
}
