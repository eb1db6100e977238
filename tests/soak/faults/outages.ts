/** What happens around the server while raters send their forms: the database away, a process dead, the disk full, the clock wrong. */
import { createCluster } from './outageCluster.ts'
import type { Outage, OutagePlace } from './outageResult.ts'
import { clockJumps } from './outagesOfClock.ts'
import { databaseOutages } from './outagesOfDatabase.ts'
import { diskOutage } from './outagesOfDisk.ts'
import { processOutage } from './outagesOfProcess.ts'

/** What breaks off is a fault like any other: the next ones are tried all the same. */
async function* orFault(name: string, outages: AsyncIterable<Outage>): AsyncGenerator<Outage> {
  try {
    yield* outages
  } catch (error) {
    yield { said: name, wrong: [`it broke off: ${error}`] }
  }
}

async function* one(outage: () => Promise<Outage>): AsyncGenerator<Outage> {
  yield await outage()
}

async function* onOwnCluster(directory: string): AsyncGenerator<Outage> {
  const cluster = await createCluster()
  if (cluster === null) return yield { said: 'restarts: SKIPPED, PostgreSQL has no initdb here', wrong: [] }
  try {
    yield* databaseOutages(directory, cluster)
  } finally {
    await cluster.remove()
  }
}

/** All of them in turn, each with what it needs of its own. */
export async function* outages({ directory, url }: OutagePlace): AsyncGenerator<Outage> {
  if (url === undefined) {
    yield* orFault('full disk', one(diskOutage))
  } else {
    yield* orFault('database', onOwnCluster(directory))
    const place = { directory, url }
    yield* orFault(
      'two processes',
      one(() => processOutage(place)),
    )
  }
  yield* orFault(
    'clock',
    one(() => clockJumps({ directory, url })),
  )
}
