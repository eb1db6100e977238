/** `npm run soak [-- kill] [-- rows]`: the long runs, on SQLite and, where TEST_DATABASE_URL names a PostgreSQL, there too. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { temporaryDirectory } from '../bench/processes.ts'
import { killRounds } from './kill.ts'
import { manyRows } from './rows.ts'

interface Place {
  engine: string
  directory: string
  url: string | undefined
}

const KILLS = 20

async function soakKill({ engine, ...place }: Place, type: 1 | 2): Promise<boolean> {
  const { acknowledged, stored, lost, wrong, torn } = await killRounds({ ...place, type, rounds: KILLS })
  const isSound = acknowledged > 0 && lost.length + wrong.length + torn.length === 0
  console.log(
    `kill ${engine} type ${type}: ${KILLS} kills, ${acknowledged} acknowledged, ${stored} stored, ` +
      `${lost.length} lost, ${wrong.length} wrong, ${torn.length} torn: ${isSound ? 'ok' : 'FAILED'}`,
  )
  return isSound
}

async function soakRows({ engine, ...place }: Place): Promise<boolean> {
  const { turns, sent, seconds, wrong } = await manyRows({
    ...place,
    evaluatees: 1000,
    ratersPerLevel: 33,
    sentEvery: 3,
  })
  const times = Object.entries(seconds).map(([name, value]) => `${name} ${value.toFixed(1)} s`)
  console.log(
    `rows ${engine}: ${turns} turns, ${sent} sent; ${times.join(', ')}: ${wrong.length === 0 ? 'ok' : 'FAILED'}`,
  )
  for (const fault of wrong) console.log(`  ${fault}`)
  return wrong.length === 0
}

const SOAKS: Record<string, (place: Place) => Promise<boolean>> = {
  kill: (place) => soakKill(place, 2),
  'kill named': (place) => soakKill(place, 1),
  rows: soakRows,
}

async function createSchema(url: string): Promise<string> {
  const name = `soak_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create schema ${name}`)
  await client.end()
  return `${url}${url.includes('?') ? '&' : '?'}options=-c%20search_path%3D${name}`
}

async function main() {
  const names = process.argv.slice(2)
  const chosen = Object.entries(SOAKS).filter(
    ([name]) => names.length === 0 || names.includes(name.split(' ')[0] ?? ''),
  )
  if (chosen.length === 0) throw new Error('there are the soaks kill and rows')
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) console.log('PostgreSQL: SKIPPED, TEST_DATABASE_URL is not set')
  const outcomes: boolean[] = []
  for (const [, soak] of chosen) {
    for (const engine of url === undefined ? ['sqlite'] : ['sqlite', 'postgres']) {
      const { directory, remove } = temporaryDirectory()
      const own = engine === 'postgres' && url !== undefined ? await createSchema(url) : undefined
      outcomes.push(await soak({ engine, directory, url: own }))
      remove()
    }
  }
  if (!outcomes.every(Boolean)) process.exit(1)
}

await main()
