/** The server's figures for Prometheus: about calls and machines, never about people or enterprises. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { OwnFault } from '../../domain/errors.ts'
import { DatabaseFault } from '../database/engine/faults.ts'
import type { DatabaseService } from '../database/open.ts'
import { countOpenJobs, overdueSeconds } from './figures.ts'
import { orElse } from './patience.ts'

export type Outcome = 'ok' | 'refused' | 'unavailable' | 'failed'

/** By the HTTP status: 503 is something that is away for now, mostly the database, unless ours broke; any other 5xx a fault of ours. */
function outcomeOf(status: number): Outcome {
  if (status < 400) return 'ok'
  if (status < 500) return 'refused'
  return status === 503 ? 'unavailable' : 'failed'
}

export interface Watched {
  database: DatabaseService
  now: () => Date
}

export interface Metrics {
  /** Counts the calls of `app` from now on, and asks `watched` at each look. */
  watch(app: FastifyInstance, watched: Watched): void
  contentType: string
  /** The figures as text, in the form that Prometheus reads. */
  text(): Promise<string>
}

function addGauges(registry: Registry, { database, now }: Watched): void {
  const registers = [registry]
  new Gauge({
    ...{ name: 'roundview_outbox_overdue_seconds', registers },
    help: 'How long the mail that is due longest has waited past its time; NaN while the database does not answer',
    async collect() {
      this.set(await orElse(() => overdueSeconds(database, now()), Number.NaN))
    },
  })
  new Gauge({
    ...{ name: 'roundview_jobs_open', registers },
    help: 'Jobs that wait or run, whichever process has them in hand; NaN while the database does not answer',
    async collect() {
      this.set(await orElse(() => countOpenJobs(database), Number.NaN))
    },
  })
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const calls = new Counter({
    ...{ name: 'roundview_calls_total', registers: [registry], labelNames: ['operation', 'outcome'] as const },
    help: 'Calls by operation and outcome; other is a page, a file or an address where nothing is',
  })
  const faults = new Counter({
    ...{ name: 'roundview_database_faults_total', registers: [registry], labelNames: ['fault'] as const },
    help: 'Calls that failed since the database was away, was waited for in vain, or could not be written',
  })
  return {
    watch(app, watched) {
      addGauges(registry, watched)
      const failed = new WeakSet<FastifyRequest>()
      app.addHook('onError', async (request, _reply, error: Error) => {
        if (error instanceof DatabaseFault) faults.inc({ fault: error.fault })
        if (error instanceof OwnFault) failed.add(request)
      })
      app.addHook('onResponse', async (request, reply) => {
        const { operationId = 'other' } = request.routeOptions.config
        const outcome = failed.has(request) ? 'failed' : outcomeOf(reply.statusCode)
        calls.inc({ operation: operationId, outcome })
      })
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
