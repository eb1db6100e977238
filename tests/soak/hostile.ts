/**
 * What strangers' tools find on the product as it is started, two minutes each: wapiti (a scanner of web pages), sqlmap
 * (injected SQL) and slowhttptest (callers that drip), while somebody else goes on working.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { createIds } from '../../server/database/ids.ts'
import { openDatabase } from '../../server/database/open.ts'
import { addressOf } from '../../server/demo/caller.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { startOurs } from '../bench/processes.ts'
import { exampleInput, inputsOf, schemaOf } from '../contract/exampleCall.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { createCollecting } from '../server/collectingQuestionnaire.ts'
import { probe } from './probe.ts'

const TOOLS = ['wapiti', 'sqlmap', 'slowhttptest'] as const
const SECONDS = 120
const ACCOUNT = { displayName: 'admin', email: 'admin@soak.example', password: 'correct horse battery' }
/** Callers that drip take connections, not the server: nobody else waits longer. */
const MOST_WAIT = 1_000

export interface HostileResult {
  tool: string
  /** What it found; empty when nothing. */
  found: string[]
  /** What it did, in its own figures. */
  said: string
}

interface Target {
  directory: string
  url: string
  cookie: string
  /** Addresses of every question of the document, with something to each parameter. */
  addresses: string[]
}

/** Debian's packages; the machine of the project has them or may install them. */
function install(): void {
  const missing = TOOLS.filter((tool) => spawnSync('which', [tool]).status !== 0)
  if (missing.length === 0) return
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0)
    throw new Error(`install ${missing.join(', ')} first (Debian: apt-get install ${missing.join(' ')})`)
}

/** Runs a program for at most so long; answers what it said. */
function run(program: string, words: string[], seconds: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] })
    const parts: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
    const timer = setTimeout(() => child.kill('SIGTERM'), seconds * 1000)
    child.once('error', reject)
    child.once('close', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(parts).toString())
    })
  })
}

function questionsAt(ids: Record<string, number>): string[] {
  const questions = (Object.keys(operationsTable) as OperationId[]).filter((id) => operationsTable[id].method === 'GET')
  return questions
    .filter((id) => id !== 'logout')
    .map((id) => {
      const asked = inputsOf(id).parameters.filter((parameter) => parameter.in === 'query')
      const query = asked.map(({ name, schema }) => [name, String(schemaOf(schema).enum?.[0] ?? 1)])
      return addressOf(id, exampleInput(id, ids).path, Object.fromEntries(query))
    })
}

interface WapitiReport {
  vulnerabilities: Record<string, { path: string; parameter: string | null; info: string }[]>
  anomalies: Record<string, { path: string; info: string }[]>
  infos: { crawled_pages_nbr?: number }
}

async function wapiti({ directory, url, cookie, addresses }: Target): Promise<HostileResult> {
  const file = join(directory, 'wapiti.json')
  const starts = addresses.flatMap((address) => ['-s', url + address])
  const words = ['-u', `${url}/`, ...starts, '--scope', 'folder', '--flush-session', '--max-scan-time', String(SECONDS)]
  const said = await run(
    'wapiti',
    [...words, '-H', `Cookie: ${cookie}`, '-f', 'json', '-o', file, '-v', '0'],
    SECONDS + 60,
  )
  const report = JSON.parse(readFileSync(file, 'utf8')) as WapitiReport
  const kinds = { ...report.vulnerabilities, ...report.anomalies }
  const found = Object.entries(kinds).flatMap(([kind, all]) => all.map(({ path, info }) => `${kind}: ${path}: ${info}`))
  return { tool: 'wapiti', found, said: `${report.infos.crawled_pages_nbr ?? said.length} addresses` }
}

async function sqlmap({ directory, url, cookie, addresses }: Target): Promise<HostileResult> {
  const file = join(directory, 'addresses.txt')
  const withParameters = addresses.filter((address) => address.includes('?'))
  writeFileSync(file, withParameters.map((address) => url + address).join('\n'))
  const where = ['-m', file, '--cookie', cookie, '--output-dir', join(directory, 'sqlmap'), '--flush-session']
  const how = ['--batch', '--level', '2', '--risk', '2', '--smart', '--threads', '2', '--disable-coloring']
  const said = await run('sqlmap', [...where, ...how], SECONDS)
  const found = said
    .split('\n')
    .filter((line) => /injection point\(s\)|appears to be .* injectable|is vulnerable/.test(line))
  const tested = said.split('\n').filter((line) => /testing (if )?(GET|URI|Cookie) parameter/.test(line)).length
  return { tool: 'sqlmap', found, said: `${withParameters.length} addresses, ${tested} parameters begun` }
}

/** Each way to drip for a third of the time; somebody else asks twenty times a second meanwhile. */
async function slowhttptest({ url }: Target): Promise<HostileResult> {
  const caller = createFetchCaller(url, new Set())
  const found: string[] = []
  const said: string[] = []
  for (const way of ['-H', '-B', '-X']) {
    const stop = probe([() => caller.ok('getSessionState', {})])
    const load = ['-c', '800', '-r', '200', '-i', '5', '-l', String(SECONDS / 3), '-p', '3']
    const told = await run('slowhttptest', [way, ...load, '-u', `${url}/api/session/sign-in`], SECONDS)
    const longest = Math.max(...(await stop()))
    if (longest > MOST_WAIT) found.push(`${way}: somebody else waited ${longest.toFixed(0)} ms`)
    if (/service available:\s*NO/i.test(told)) found.push(`${way}: the service was not available`)
    said.push(`${way} ${longest.toFixed(0)} ms`)
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
  install()
  const ids = await fill(directory, url)
  const server = await startOurs(directory, url === undefined ? {} : { DATABASE_URL: url })
  const administrator = createFetchCaller(server.url, new Set())
  await administrator.ok('signIn', { body: { email: ACCOUNT.email, password: ACCOUNT.password } })
  const target = { directory, url: server.url, cookie: administrator.cookie(), addresses: questionsAt(ids) }
  for (const tool of [wapiti, sqlmap, slowhttptest]) yield await tool(target)
  if (server.process.exitCode !== null) throw new Error('the server ended')
  await server.end()
}
