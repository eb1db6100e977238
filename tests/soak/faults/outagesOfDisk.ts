/** SQLite on a small disk that fills up under load, and has room again. */
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { hashPassword } from '../../../server/records/people/passwords.ts'
import { startOurs } from '../../bench/processes.ts'
import { createFetchCaller } from '../../contract/fetchCaller.ts'
import { smallDisk } from '../../server/smallDisk.ts'
import { ACCOUNT, seedCollecting } from '../seed.ts'
import { type OutageRaters, startOutageRaters } from './outageRaters.ts'
import { inSeconds, type Outage, type OutagePlace, outageResult, TYPE } from './outageResult.ts'

const DISK_BYTES = 32_000_000
const AT_WORK_MILLISECONDS = 1000
const FULL_MILLISECONDS = 3000
const MOST_MILLISECONDS = 1000
const REFUSED = '503 2084'

/** Returns once it has no room, though SQLite may find some in its own files. */
function fill(file: string): void {
  try {
    writeFileSync(file, Buffer.alloc(DISK_BYTES, 1))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return
    throw error
  }
  throw new Error('the disk is too large')
}

const refusals = ({ answered }: OutageRaters) => answered.get(REFUSED) ?? 0

async function untilRefused(raters: OutageRaters): Promise<void> {
  const last = performance.now() + 60_000
  while (refusals(raters) === 0) {
    if (performance.now() > last) throw new Error(`a full disk is not told: ${[...raters.answered].join(', ')}`)
    await pass(10)
  }
}

async function fillAndFree(place: OutagePlace): Promise<Outage> {
  const passwordHash = await hashPassword(ACCOUNT.password)
  const seed = { ...place, type: TYPE, evaluatees: 40, ratersPerLevel: 30, passwordHash } as const
  const { collecting, forms } = await seedCollecting(seed)
  const server = await startOurs(place.directory, { LOG_LEVEL: 'silent' })
  try {
    const administrator = createFetchCaller(server.url, new Set())
    await administrator.ok('signIn', { body: ACCOUNT })
    const raters = startOutageRaters(forms, () => server.url)
    await pass(AT_WORK_MILLISECONDS)
    const filling = join(place.directory, 'somebody-elses')
    fill(filling)
    await untilRefused(raters)
    const until = performance.now() + FULL_MILLISECONDS
    let reads = 0
    while (performance.now() < until) {
      await administrator.ok('listEmployees')
      await administrator.ok('getFeedbackSummary', { path: { id: collecting.questionnaireId } })
      reads += 2
    }
    rmSync(filling)
    const moment = performance.now()
    const waited = (await raters.takenAfter(moment)) - moment
    await pass(AT_WORK_MILLISECONDS)
    const said = `full disk, ${reads} reads meanwhile, taken again ${inSeconds(waited)} after there was room`
    const result = await outageResult(place, raters, said)
    return { ...result, wrong: [...result.wrong, ...(waited <= MOST_MILLISECONDS ? [] : ['it took too long'])] }
  } finally {
    await server.end()
  }
}

export async function diskOutage(): Promise<Outage> {
  const disk = smallDisk(DISK_BYTES)
  if (disk === null) return { said: 'full disk: SKIPPED, mounting is not allowed here', wrong: [] }
  try {
    return await fillAndFree({ directory: disk.directory })
  } finally {
    disk.remove()
  }
}
