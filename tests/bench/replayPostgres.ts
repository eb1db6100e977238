/** The peer of `submit` on PostgreSQL: as many connections as the server has, each statement prepared on each. */
import pg from 'pg'
import type { Form } from '../soak/submitter.ts'
import { type LoggedStatement, parameterKinds, type Replay } from './replay.ts'

/** As many as DATABASE_POOL_SIZE is when nobody sets it. */
const CONNECTIONS = 10

/** Opens the installation's copy at `url`. */
export async function openPostgresReplay(url: string, logged: LoggedStatement[], form: Form): Promise<Replay> {
  const steps = logged.map(({ sql, parameters }, index) => ({
    text: sql,
    ...(parameters.length > 0 && { name: `step${index}` }),
    kinds: parameterKinds({ sql, parameters }, form),
  }))
  const clients = Array.from({ length: CONNECTIONS }, () => new pg.Client({ connectionString: url }))
  for (const client of clients) await client.connect()

  async function replayOn(client: pg.Client, waiting: Form[]): Promise<void> {
    for (let other = waiting.pop(); other !== undefined; other = waiting.pop()) {
      const one = other
      for (const { kinds, ...statement } of steps) {
        await client.query({ ...statement, values: kinds.map((kind) => kind(one)) })
      }
    }
  }

  return {
    async run(forms) {
      const waiting = [...forms]
      const began = performance.now()
      await Promise.all(clients.map((client) => replayOn(client, waiting)))
      return (forms.length / (performance.now() - began)) * 1000
    },
    async close() {
      for (const client of clients) await client.end()
    },
  }
}
