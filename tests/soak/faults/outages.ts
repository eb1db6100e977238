/** What happens around the server while raters send their forms: the database away, a process dead, the disk full, the clock wrong. */
import { createCluster } from './outageCluster.ts'
import type { Outage, OutagePlace } from './outageResult.ts'
import { clockJumps } from './outagesOfClock.ts'
import { databaseOutages } from './outagesOfDatabase.ts'
import { diskOutage } from './outagesOfDisk.ts'
import { processOutage } from './outagesOfProcess.ts'

/** All of them in turn, each with what it needs of its own. */
export async function* outages(place: OutagePlace): AsyncGenerator<Outage> {
  const { directory, url } = place
  if (url === undefined) yield await diskOutage()
  else {
    const cluster = await createCluster()
    if (cluster === null) yield { said: 'SKIPPED, no initdb of PostgreSQL here', wrong: [] }
    else {
      try {
        yield* databaseOutages(directory, cluster)
      } finally {
        await cluster.remove()
      }
    }
    yield await processOutage({ directory, url })
  }
  yield await clockJumps(place)
}
