/**
 * How the server ends its connections: calls in flight are answered, the last one of each connection says so, and nobody
 * who keeps a connection open, or never finishes a call, holds up the end.
 */
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** So long whoever is still sending a call may go on. */
const HANG_UP_MILLISECONDS = 4_000
const LOOK_MILLISECONDS = 100

export function registerEnding(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  /** Calls that are being answered, by connection. */
  const answering = new Map<Socket, FastifyRequest['raw']>()
  let isEnding = false

  app.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      sockets.delete(socket)
      answering.delete(socket)
    })
  })
  app.addHook('onRequest', async ({ raw }) => {
    // A call within the process comes over no connection.
    if (raw.socket instanceof Socket) answering.set(raw.socket, raw)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async ({ raw }) => {
    answering.delete(raw.socket)
  })

  /** Node looks no more at who drips a call once it listens no more (patience.ts). */
  function hangUpOnSenders(): void {
    for (const socket of sockets) if (answering.get(socket)?.complete !== true) socket.destroy()
  }

  let timers: NodeJS.Timeout[] = []
  app.addHook('preClose', async () => {
    isEnding = true
    timers = [
      // Also those that become idle now: of an answer whose head went out before.
      setInterval(() => app.server.closeIdleConnections(), LOOK_MILLISECONDS).unref(),
      setTimeout(hangUpOnSenders, HANG_UP_MILLISECONDS).unref(),
    ]
  })
  // The last connection is closed by then.
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer)
  })
}
