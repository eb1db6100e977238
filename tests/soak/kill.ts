/** kill -9 while raters submit, again and again: every acknowledged answer must be there, once. */
import { join } from 'node:path'
import { openDatabase } from '../../server/database/open.ts'
import { startOurs } from '../bench/processes.ts'
import { markerOf, seedCollecting } from './seed.ts'
import { createSubmitter, type Form, sendAll } from './submitter.ts'

const CONNECTIONS = 16

interface Place {
  directory: string
  url?: string | undefined
}

export interface KillOptions extends Place {
  type: 1 | 2
  rounds: number
}

export interface StoredResult {
  acknowledged: number
  stored: number
  /** Acknowledged, but not stored: must be empty. */
  lost: number[]
  /** Stored more than once, or with another form's answers: must be empty. */
  wrong: number[]
  /** Turns and stored forms that contradict each other: must be empty. */
  torn: number[]
}

/** One life of the server: raters submit until it is killed in the middle. Returns how many forms were acknowledged. */
async function liveAndDie(options: KillOptions, forms: Form[], acknowledged: Set<number>, patience: number) {
  const environment: Record<string, string> = options.url === undefined ? {} : { DATABASE_URL: options.url }
  const server = await startOurs(options.directory, environment)
  const submitter = createSubmitter(CONNECTIONS)
  let isKilled = false
  const before = acknowledged.size
  const waiting = forms.filter(({ relationId }) => !acknowledged.has(relationId))
  const sending = sendAll(
    submitter,
    server.url,
    waiting,
    CONNECTIONS,
    ({ relationId }) => {
      acknowledged.add(relationId)
      if (!isKilled && acknowledged.size - before >= patience) {
        isKilled = true
        server.process.kill('SIGKILL')
      }
    },
    () => isKilled,
  )
  await sending
  await server.end()
  submitter.close()
}

async function readStored(place: Place, type: 1 | 2) {
  const database = await openDatabase({ url: place.url, file: join(place.directory, 'roundview.sqlite') })
  const table = type === 2 ? 'ballot' : 'response'
  const rows = await database.read((db) => db.selectFrom(table).select(['relationId', 'answersJson']).execute())
  const turns = await database.read((db) => db.selectFrom('relation').select(['id', 'status']).execute())
  await database.close()
  return { rows, turns }
}

/** Compares the forms that were acknowledged with those that are stored. */
export async function compareStored(
  place: Place,
  type: 1 | 2,
  acknowledged: ReadonlySet<number>,
): Promise<StoredResult> {
  const { rows, turns } = await readStored(place, type)
  const count = new Map<number, number>()
  const wrong: number[] = []
  for (const { relationId, answersJson } of rows) {
    const id = relationId ?? 0
    count.set(id, (count.get(id) ?? 0) + 1)
    if (!answersJson.includes(markerOf(id))) wrong.push(id)
  }
  const stored = new Set(count.keys())
  return {
    acknowledged: acknowledged.size,
    stored: stored.size,
    lost: [...acknowledged].filter((id) => !stored.has(id)),
    wrong: [...wrong, ...[...count].filter(([, times]) => times > 1).map(([id]) => id)],
    torn: turns.filter(({ id, status }) => (status === 'submitted') !== stored.has(id)).map(({ id }) => id),
  }
}

/** Runs `rounds` lives and compares what was acknowledged with what is stored. */
export async function killRounds(options: KillOptions): Promise<StoredResult> {
  const { forms } = await seedCollecting({ ...options, evaluatees: 20, ratersPerLevel: 40 })
  const acknowledged = new Set<number>()
  for (let round = 0; round < options.rounds; round += 1) {
    // Another moment in every life: between the 5th and the 95th acknowledgement.
    await liveAndDie(options, forms, acknowledged, 5 + ((round * 37) % 91))
  }
  return compareStored(options, options.type, acknowledged)
}
