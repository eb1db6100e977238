/** Where whoever runs the server looks after it: on loopback, at a port of its own that no proxy leads people to. */
import Fastify from 'fastify'
import { createMetrics, type Metrics } from './metrics.ts'
import { orElse } from './patience.ts'

const LOOPBACK = '127.0.0.1'

export interface Health {
  metrics: Metrics
  /** What readiness is asked by; not ready before, nor once it is null again. */
  askBy(ask: (() => Promise<void>) | null): void
  close(): Promise<void>
}

/** Answers /health/live, /health/ready and /metrics until it is closed; live as soon as the process is. */
export async function listenForHealth(port: number): Promise<Health> {
  const metrics = createMetrics()
  let ready: (() => Promise<void>) | null = null
  const app = Fastify()
  app.get('/health/live', async () => ({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const ask = ready
    const isReady = ask !== null && (await orElse(async () => ask().then(() => true), false))
    if (isReady) return { status: 'ready' }
    return reply.status(503).send({ status: 'not ready' })
  })
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  await app.listen({ host: LOOPBACK, port })
  return {
    metrics,
    askBy(ask) {
      ready = ask
    },
    close: () => app.close(),
  }
}
