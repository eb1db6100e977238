/**
 * What strangers' tools find on the product as it is started, two minutes each: wapiti (a scanner of web pages), sqlmap
 * (injected SQL) and slowhttptest (callers that drip), while somebody else goes on working.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationId, operationsTable } from '../../../openapi/generated/operations.ts'
import { createIds } from '../../../server/database/ids.ts'
import { openDatabase } from '../../../server/database/open.ts'
import { addressOf, type Caller } from '../../../server/demo/caller.ts'
import { setUpEnterprise } from '../../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../../server/records/people/passwords.ts'
import { startOurs } from '../../bench/processes.ts'
import { exampleInput, inputsOf, type Schema, schemaOf } from '../../contract/exampleCall.ts'
import { createFetchCaller } from '../../contract/fetchCaller.ts'
import { createCollecting } from '../../server/collectingQuestionnaire.ts'
import { install } from '../install.ts'
import { PROBES_A_SECOND, probe } from '../probe.ts'
import { type CountingDoor, openCountingDoor } from './countingDoor.ts'
import { runFor } from './runFor.ts'
import { answerTo, callFaults, dripFaults, type Ended, sqlmapVerdict, told } from './verdict.ts'

const TOOLS = ['wapiti', 'sqlmap', 'slowhttptest'] as const
const SECONDS = 120
const ACCOUNT = { displayName: 'admin', email: 'admin@soak.example', password: 'correct horse battery' }
const DRIPPERS = 800
/** The parameter that takes any text. */
const FREE_TEXT = 'keyword='

export interface HostileResult {
  tool: string
  /** What it found and nobody has answered; empty when nothing. */
  found: string[]
  /** What it found, with the answer. */
  answered?: string[]
  /** What it did, in its own figures. */
  said: string
}

interface Target {
  directory: string
  /** The server itself. */
  url: string
  /** The way to it on which answers are counted. */
  door: CountingDoor
  cookie: string
  isSignedIn(): Promise<boolean>
  /** Every question of the document, with something to each parameter, from the door on. */
  addresses: string[]
}

/** Something to a parameter. */
function someValue(schema: Schema): string {
  const { type, enum: choices, minimum } = schemaOf(schema)
  if (choices !== undefined) return String(choices[0])
  return type === 'boolean' ? 'true' : String(minimum ?? 1)
}

/**
 * The questions that are answered, each with as many parameters as are taken together: behind one that is refused
 * nothing would be tried. Without those that end the session they are asked in.
 */
async function questionsAt(administrator: Caller, ids: Record<string, number>): Promise<string[]> {
  const found: string[] = []
  for (const id of Object.keys(operationsTable) as OperationId[]) {
    if (operationsTable[id].method !== 'GET' || id === 'logout') continue
    const { path } = exampleInput(id, ids)
    const isAnswered = async (query: Record<string, string>) =>
      (await administrator.call(id, { path, query } as never)).status === 200
    const asked = inputsOf(id).parameters.filter((parameter) => parameter.in === 'query')
    const values = (isRequired: boolean) =>
      asked
        .filter(({ required = false }) => required === isRequired)
        .map(({ name, schema }) => [name, someValue(schema)] as const)
    let query = Object.fromEntries(values(true))
    for (const [name, value] of values(false)) {
      const more = { ...query, [name]: value }
      if (await isAnswered(more)) query = more
    }
    if (await isAnswered(query)) found.push(addressOf(id, path, query))
  }
  return found
}

interface WapitiReport {
  vulnerabilities: Record<string, { path: string; parameter: string | null; info: string }[]>
  anomalies: Record<string, { path: string; info: string }[]>
}

function seenBy(file: string, { said }: Ended): string[] {
  if (!existsSync(file)) return [`it wrote no report: ${said.slice(-300)}`]
  const report = JSON.parse(readFileSync(file, 'utf8')) as WapitiReport
  const kinds = { ...report.vulnerabilities, ...report.anomalies }
  return Object.entries(kinds).flatMap(([kind, all]) => all.map(({ path, info }) => `${kind}: ${path}: ${info}`))
}

async function wapiti({ directory, door, cookie, addresses, isSignedIn }: Target): Promise<HostileResult> {
  const file = join(directory, 'wapiti.json')
  const starts = addresses.flatMap((address) => ['-s', door.url + address])
  const where = ['-u', `${door.url}/`, ...starts, '--scope', 'folder']
  const how = ['--flush-session', '--max-scan-time', String(SECONDS), '-H', `Cookie: ${cookie}`, '-v', '0']
  const ended = await runFor(SECONDS + 60, 'wapiti', [...where, ...how, '-f', 'json', '-o', file])
  const statuses = door.take()
  const seen = seenBy(file, ended)
  return {
    tool: 'wapiti',
    found: [...seen.filter((one) => answerTo(one) === undefined), ...callFaults(ended, statuses, await isSignedIn())],
    answered: seen.flatMap((one) => (answerTo(one) === undefined ? [] : [`${one}: ${answerTo(one)}`])),
    said: `${addresses.length} addresses begun with, ${told(statuses)}`,
  }
}

/** All parameters a little, and then those that take any text with all it has, for as long as there is. */
async function sqlmap({ directory, door, cookie, addresses, isSignedIn }: Target): Promise<HostileResult> {
  const ofText = addresses.filter((address) => address.includes(FREE_TEXT))
  const rounds = [
    { chosen: addresses.filter((address) => address.includes('?')), how: ['--smart'], seconds: SECONDS / 2 },
    { chosen: ofText, how: ['-p', 'keyword'], seconds: SECONDS / 2 },
  ]
  const found: string[] = []
  const answered: string[] = []
  const said: string[] = []
  for (const [index, { chosen, how, seconds }] of rounds.entries()) {
    const file = join(directory, `addresses-${index}.txt`)
    writeFileSync(file, chosen.map((address) => door.url + address).join('\n'))
    const where = ['-m', file, '--cookie', cookie, '--output-dir', join(directory, 'sqlmap'), '--flush-session']
    const always = ['--batch', '--level', '2', '--risk', '2', '--threads', '2', '--disable-coloring']
    const ended = await runFor(seconds, 'sqlmap', [...where, ...always, ...how])
    const statuses = door.take()
    const verdict = sqlmapVerdict(ended)
    found.push(...verdict.found, ...callFaults(ended, statuses, await isSignedIn()))
    answered.push(...verdict.answered)
    said.push(`${how[0]}: ${chosen.length} addresses, ${verdict.begun} parameters begun, ${told(statuses)}`)
  }
  return { tool: 'sqlmap', found, answered, said: said.join('; ') }
}

/** Each way to drip for a third of the time; somebody else asks twenty times a second meanwhile. */
async function slowhttptest({ url }: Target): Promise<HostileResult> {
  const caller = createFetchCaller(url, new Set())
  const found: string[] = []
  const said: string[] = []
  for (const way of [['-H'], ['-B', '-f', 'application/json'], ['-X']]) {
    const stop = probe([() => caller.ok('getSessionState', {})])
    const load = ['-c', String(DRIPPERS), '-r', '200', '-i', '5', '-l', String(SECONDS / 3), '-p', '3']
    const ended = await runFor(SECONDS, 'slowhttptest', [...way, ...load, '-u', `${url}/api/session/sign-in`])
    const waits = await stop()
    const wanted = { connections: DRIPPERS, rate: PROBES_A_SECOND }
    found.push(...dripFaults(ended, wanted, waits).map((fault) => `${way[0]}: ${fault}`))
    said.push(`${way[0]} ${ended.seconds.toFixed(0)} s, at most ${Math.max(0, ...waits).toFixed(0)} ms beside it`)
  }
  return { tool: 'slowhttptest', found, said: said.join(', ') }
}

async function fill(directory: string, url: string | undefined) {
  const database = await openDatabase({ url, file: join(directory, 'roundview.sqlite') })
  const context = { database, ids: createIds(Date.now, 62), now: () => new Date() }
  const passwordHash = await hashPassword(ACCOUNT.password)
  const { displayName, email } = ACCOUNT
  const made = await setUpEnterprise(context, { enterpriseName: 'soak', displayName, email, passwordHash }, true)
  const round = await createCollecting({ database }, { type: 1, enterpriseId: made.enterpriseId, evaluatees: 3 })
  await database.close()
  return { id: round.questionnaireId, employeeId: round.evaluatees[0]?.employeeId ?? 0 }
}

/** Yields each tool's outcome as it ends. */
export async function* hostile({
  directory,
  url,
}: {
  directory: string
  url?: string | undefined
}): AsyncGenerator<HostileResult> {
  install(TOOLS)
  const ids = await fill(directory, url)
  const server = await startOurs(directory, url === undefined ? {} : { DATABASE_URL: url })
  const door = await openCountingDoor(server.url)
  const administrator = createFetchCaller(server.url, new Set())
  await administrator.ok('signIn', { body: { email: ACCOUNT.email, password: ACCOUNT.password } })
  const target: Target = {
    directory,
    url: server.url,
    door,
    cookie: administrator.cookie(),
    isSignedIn: async () => (await administrator.call('getCurrentUser')).returnCode === 0,
    addresses: await questionsAt(administrator, ids),
  }
  for (const tool of [wapiti, sqlmap, slowhttptest]) yield await tool(target)
  if (server.process.exitCode !== null) throw new Error('the server ended')
  await door.close()
  await server.end()
}
