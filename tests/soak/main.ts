/** `npm run soak [-- kill]`: the long runs, on SQLite and, where TEST_DATABASE_URL names a PostgreSQL, there too. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { temporaryDirectory } from '../bench/processes.ts'
import { type KillResult, killRounds } from './kill.ts'

const ROUNDS = 20

function isSound({ lost, wrong, torn, acknowledged }: KillResult): boolean {
  return acknowledged > 0 && lost.length + wrong.length + torn.length === 0
}

async function soakKill(engine: string, url: string | undefined): Promise<boolean> {
  const sound: boolean[] = []
  for (const type of [1, 2] as const) {
    const { directory, remove } = temporaryDirectory()
    const own = url === undefined ? undefined : await createSchema(url)
    const result = await killRounds({ directory, url: own, type, rounds: ROUNDS })
    console.log(
      `kill ${engine} type ${type}: ${ROUNDS} kills, ${result.acknowledged} acknowledged, ${result.stored} stored, ` +
        `${result.lost.length} lost, ${result.wrong.length} wrong, ${result.torn.length} torn: ${isSound(result) ? 'ok' : 'FAILED'}`,
    )
    sound.push(isSound(result))
    remove()
  }
  return sound.every(Boolean)
}

async function createSchema(url: string): Promise<string> {
  const name = `soak_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create schema ${name}`)
  await client.end()
  return `${url}${url.includes('?') ? '&' : '?'}options=-c%20search_path%3D${name}`
}

const names = process.argv.slice(2)
if (names.some((name) => name !== 'kill')) throw new Error('there is one soak: kill')
const url = process.env['TEST_DATABASE_URL']
const outcomes = [await soakKill('sqlite', undefined)]
if (url === undefined) console.log('kill postgres: SKIPPED, TEST_DATABASE_URL is not set')
else outcomes.push(await soakKill('postgres', url))
if (!outcomes.every(Boolean)) process.exit(1)
