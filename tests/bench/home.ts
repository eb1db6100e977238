/** The list of questionnaires and one questionnaire's own call with 250,000 relations, against the same with 360, on each engine. */
import { join } from 'node:path'
import { createIds } from '../../server/database/ids.ts'
import { openDatabase } from '../../server/database/open.ts'
import type { Caller } from '../../server/demo/caller.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { keepCounts } from '../../server/records/questionnaire/turnCounts.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { createCollecting } from '../server/collectingQuestionnaire.ts'
import { createOwnDatabase } from '../server/ownDatabase.ts'
import { type Figure, interleave, median } from './pairs.ts'
import { startOurs, temporaryDirectory } from './processes.ts'

const LARGE = 250_000
const SMALL = 360
const RATERS = 10
const PAIRS = 10
const MOST_TIMES = 1.5
const ACCOUNT = { displayName: 'admin', email: 'admin@bench.example', password: 'correct horse battery' }

interface House {
  administrator: Caller
  questionnaireId: number
  end(): Promise<void>
}

/** A server over one round of so many relations. */
async function open(engine: string, base: string | undefined, relations: number): Promise<House> {
  const { directory, remove } = temporaryDirectory()
  const own = engine === 'PostgreSQL' && base !== undefined ? await createOwnDatabase(base) : undefined
  const database = await openDatabase({ url: own?.url, file: join(directory, 'roundview.sqlite') })
  const context = { database, ids: createIds(Date.now, 62), now: () => new Date() }
  const passwordHash = await hashPassword(ACCOUNT.password)
  const { displayName, email } = ACCOUNT
  await setUpEnterprise(context, { enterpriseName: 'bench', displayName, email, passwordHash }, true)
  const { enterpriseId, questionnaireId } = await createCollecting(
    { database },
    {
      ...{ type: 1, evaluatees: relations / RATERS, amongThemselves: true },
      ratersPerLevel: { superior: 1, sameLevel: 5, subordinate: 4, self: 0 },
    },
  )
  await database.write((db) => keepCounts(db, enterpriseId, questionnaireId))
  await database.close()
  const server = await startOurs(directory, own === undefined ? {} : { DATABASE_URL: own.url })
  const administrator = createFetchCaller(server.url, new Set())
  await administrator.ok('signIn', { body: { email, password: ACCOUNT.password } })
  return {
    administrator,
    questionnaireId,
    async end() {
      await server.end()
      await own?.drop()
      remove()
    },
  }
}

const CALLS: { name: string; call(house: House): Promise<unknown> }[] = [
  { name: 'list', call: ({ administrator }) => administrator.ok('listQuestionnaires') },
  {
    name: 'questionnaire',
    call: ({ administrator, questionnaireId }) =>
      administrator.ok('getQuestionnaire', { path: { id: questionnaireId } }),
  },
]

async function benchEngine(engine: string, base?: string) {
  const large = await open(engine, base, LARGE)
  const small = await open(engine, base, SMALL)
  const timed = (house: House, call: (house: House) => Promise<unknown>) => async () => {
    const began = performance.now()
    await call(house)
    return performance.now() - began
  }
  const figures: Figure[] = []
  const controls: number[] = []
  for (const { name, call } of CALLS) {
    const { control, ...result } = await interleave(timed(large, call), timed(small, call), PAIRS)
    figures.push({ name: `home: ${name}, ${engine}`, unit: 'ms', bound: MOST_TIMES, sense: 'most', ...result })
    controls.push(control)
  }
  await large.end()
  await small.end()
  return { figures, control: median(controls) }
}

export async function benchHome(): Promise<{ figures: Figure[]; control: number }> {
  const results = [await benchEngine('SQLite')]
  const base = process.env['TEST_DATABASE_URL']
  if (base === undefined) console.log('PostgreSQL: SKIPPED, TEST_DATABASE_URL is not set')
  else results.push(await benchEngine('PostgreSQL', base))
  return {
    figures: results.flatMap(({ figures }) => figures),
    control: median(results.map(({ control }) => control)),
  }
}
