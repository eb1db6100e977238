/** The clock of the machine jumps by an hour, there and back, while people work. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { hashPassword } from '../../../server/records/people/passwords.ts'
import { root, startOurs } from '../../bench/processes.ts'
import { createFetchCaller } from '../../contract/fetchCaller.ts'
import { createOwnDatabase } from '../../server/ownDatabase.ts'
import { ACCOUNT, seedCollecting } from '../seed.ts'
import { startOutageRaters } from './outageRaters.ts'
import { inSeconds, type Outage, type OutagePlace, outageResult, TYPE } from './outageResult.ts'

const HOUR = 3_600_000
/** From the right time, one after the other: forwards, back, before it, and right again; each by an hour. */
const SHIFTS = [HOUR, 0, -HOUR, 0, HOUR, 0]
const AT_WORK_MILLISECONDS = 1500
const MOST_MILLISECONDS = 1000
const UNAUTHENTICATED = 401

/** An administrator who makes one department after the other, and signs in again when told to. */
function startAdministrator(url: string) {
  const browser = createFetchCaller(url, new Set())
  const made: number[] = []
  const wrong: string[] = []
  let isOver = false
  let signedIn = 0
  async function work() {
    while (!isOver) {
      const { returnCode, message, result } = await browser.call('createDepartment', {
        body: { name: `部门 ${made.length}` },
      })
      if (returnCode === 0) made.push((result as { id: number }).id)
      else if (returnCode === UNAUTHENTICATED) {
        signedIn += 1
        await browser.ok('signIn', { body: ACCOUNT })
      } else wrong.push(`${returnCode}: ${message}`)
      await pass(10)
    }
  }
  const all = work()
  return {
    /** Ends it; what was made, and what is there. */
    async stop() {
      isOver = true
      await all
      const there = (await browser.ok('listDepartments')).map(({ id }) => id)
      if (made.length === 0) wrong.push('no department was made')
      // Each above the one before it: then none is given twice, at whichever moment the clock says it is again.
      if (made.some((id, index) => id <= (made[index - 1] ?? 0))) wrong.push('an id was not above the one before it')
      const gone = made.filter((id) => !there.includes(id))
      if (gone.length > 0) wrong.push(`departments lost: ${gone.slice(0, 5).join(', ')}`)
      return { made: made.length, signedIn, wrong }
    },
  }
}

async function jump(place: OutagePlace): Promise<Outage> {
  const passwordHash = await hashPassword(ACCOUNT.password)
  const { forms } = await seedCollecting({ ...place, type: TYPE, evaluatees: 120, ratersPerLevel: 30, passwordHash })
  const file = join(place.directory, 'clock')
  const shift = (milliseconds: number) => writeFileSync(file, String(milliseconds))
  shift(0)
  const server = await startOurs(place.directory, {
    ...(place.url !== undefined && { DATABASE_URL: place.url }),
    NODE_OPTIONS: `--import ${join(root, 'tests/soak/faults/shiftedClock.ts')}`,
    CLOCK_SHIFT_FILE: file,
  })
  try {
    const raters = startOutageRaters(forms, () => server.url)
    const administrator = startAdministrator(server.url)
    const began = await raters.takenAfter(0)
    for (const milliseconds of SHIFTS) {
      await pass(AT_WORK_MILLISECONDS)
      shift(milliseconds)
    }
    await pass(AT_WORK_MILLISECONDS)
    const longest = raters.longestPause(began)
    const { made, signedIn, wrong } = await administrator.stop()
    const said =
      `${SHIFTS.length} jumps of the clock by an hour, at most ${inSeconds(longest)} without a form taken, ` +
      `${made} departments made, signed in ${signedIn} times`
    const result = await outageResult(place, raters, said)
    const slow = longest <= MOST_MILLISECONDS ? [] : ['it took too long']
    return { ...result, wrong: [...result.wrong, ...wrong, ...slow] }
  } finally {
    await server.end()
  }
}

/** On a database of its own beside the one given. */
export async function clockJumps({ directory, url }: OutagePlace): Promise<Outage> {
  const own = url === undefined ? undefined : await createOwnDatabase(url)
  const place = { directory: join(directory, 'clock'), url: own?.url }
  mkdirSync(place.directory)
  try {
    return await jump(place)
  } finally {
    await own?.drop()
  }
}
