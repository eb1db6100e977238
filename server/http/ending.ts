/**
 * How the server ends its connections: calls in flight are answered, the last one of each connection says so, and nobody
 * who keeps a connection open, or never finishes a call, holds up the end.
 */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** So long whoever is still sending a call may go on. */
export const HANG_UP_MILLISECONDS = 4_000
const LOOK_MILLISECONDS = 100

export function registerEnding(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  /** Calls that are being answered, by connection, in their order: a client may send one before the last one is answered. */
  const answering = new Map<Socket, FastifyRequest['raw'][]>()
  /** Connections that end with an answer whose head is made: what comes behind it is heard by nobody. */
  const saidClose = new WeakSet<Socket>()
  let isEnding = false

  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      answering.delete(socket)
    })
  })
  app.addHook('onRequest', async ({ raw }, reply) => {
    // A call within the process comes over no connection.
    if (!(raw.socket instanceof Socket)) return
    // Not begun, so that its sender, who gets no answer, may do it again.
    if (saidClose.has(raw.socket)) return reply.hijack()
    answering.set(raw.socket, [...(answering.get(raw.socket) ?? []), raw])
  })
  app.addHook('onSend', async ({ raw }, reply) => {
    const behind = answering.get(raw.socket)?.at(-1) ?? raw
    if (!isEnding || behind !== raw) return
    saidClose.add(raw.socket)
    reply.header('connection', 'close')
  })
  app.addHook('onResponse', async ({ raw }) => {
    const others = answering.get(raw.socket)?.filter((each) => each !== raw) ?? []
    if (others.length === 0) answering.delete(raw.socket)
    else answering.set(raw.socket, others)
  })

  /** Node looks no more at who drips a call once it listens no more (patience.ts). */
  function hangUpOnSenders(): void {
    for (const socket of sockets) {
      // Behind a call that is being answered another may drip: the first is answered all the same.
      const isAnswering = answering.get(socket)?.some(({ complete }) => complete) ?? false
      if (!isAnswering) socket.destroy()
    }
  }

  let timer: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    isEnding = true
    const began = performance.now()
    timer = setInterval(() => {
      // Also those that become idle now: of an answer whose head went out before.
      app.server.closeIdleConnections()
      if (performance.now() - began >= HANG_UP_MILLISECONDS) hangUpOnSenders()
    }, LOOK_MILLISECONDS).unref()
  })
  // The last connection is closed by then.
  app.addHook('onClose', async () => clearInterval(timer))
}
