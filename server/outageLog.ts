/** What the log says when the database is away, busy or full: once what began it, once that it is over. */
import type { FastifyInstance } from 'fastify'
import { DatabaseFault } from './database/engine/faults.ts'
import type { DatabaseService } from './database/open.ts'

const WORDS = {
  DATABASE_AWAY: 'the database is away; calls are answered with 503 until it is back',
  DATABASE_BUSY: 'the database is busy: a lock, a statement or a free connection was waited for in vain',
  DATABASE_FULL: 'the database cannot be written: the disk is full or not writable; reading goes on',
}

export function tellOutages(database: DatabaseService, { log }: Pick<FastifyInstance, 'log'>): void {
  database.tellOutages({
    failed: ({ fault, cause }) => log.error({ err: cause, fault }, WORDS[fault]),
    recovered: (fault, outage) => log.warn({ fault, ...outage }, 'the database works again'),
  })
}

/** Tells errors of what goes on beside the answers, but not each that an outage brings. */
export function tellError({ log }: Pick<FastifyInstance, 'log'>, words: string, about: object = {}) {
  return (error: unknown): void => {
    if (!(error instanceof DatabaseFault)) log.error({ ...about, err: error }, words)
  }
}
