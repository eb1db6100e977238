import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseFault, faultOf } from './faults.ts'
import { connectionOf } from './postgres.ts'

const BETWEEN_TRIES_MILLISECONDS = 500
const TOLD_AGAIN_MILLISECONDS = 60_000
/** What waiting does not mend: who is not let in, and a database that does not exist. */
const FOR_GOOD = /^(28|3D)/

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client(connectionOf(url))
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

/** Why it is worth another try; throws what is not. */
function reasonToWait(error: unknown): DatabaseFault {
  const fault = faultOf(error)
  const code = error instanceof pg.DatabaseError ? (error.code ?? '') : ''
  if (!(fault instanceof DatabaseFault) || FOR_GOOD.test(code)) throw error
  return fault
}

/** Waits as long as it takes for a database that starts later than the server; tells so at once and every minute. */
export async function awaitPostgres(url: string, tell: (cause: Error) => void): Promise<void> {
  let told = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      return await connectOnce(url)
    } catch (error) {
      const { cause } = reasonToWait(error)
      if (performance.now() - told > TOLD_AGAIN_MILLISECONDS) {
        told = performance.now()
        tell(cause)
      }
      await wait(BETWEEN_TRIES_MILLISECONDS)
    }
  }
}
