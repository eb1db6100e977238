/**
 * Two processes over one PostgreSQL behind nginx, as docs/deploy/nginx.conf puts them: what one knows the other knows, and
 * people go on while one is ended, killed and started again.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import type { Caller } from '../../server/demo/caller.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { type RunningServer, root, startOurs } from '../bench/processes.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { freePort } from '../freePort.ts'
import { install } from './install.ts'
import { ACCOUNT, seedCollecting } from './seed.ts'
import { createSubmitter, type Form } from './submitter.ts'

export interface ProxyResult {
  said: string
  wrong: string[]
}

const CONNECTIONS = 4
const PAUSE_MILLISECONDS = 40
/** Ended in turn, as an upgrade does it, and then killed. */
const ENDS = ['SIGTERM', 'SIGTERM', 'SIGTERM', 'SIGTERM', 'SIGKILL', 'SIGKILL'] as const
const MOST_GUESSES = 40

interface Backend {
  server: RunningServer
  health: string
  start(): Promise<RunningServer>
}

async function startBackend(directory: string, instance: number, common: Record<string, string>): Promise<Backend> {
  const [port, healthPort] = [String(await freePort()), String(await freePort())]
  const own = { ...common, PORT: port, HEALTH_PORT: healthPort, INSTANCE: String(instance), TRUSTED_PROXIES: '1' }
  const folder = join(directory, `process-${instance}`)
  const start = () => startOurs(folder, own)
  return { server: await start(), health: `http://127.0.0.1:${healthPort}`, start }
}

/** nginx by the configuration of docs/deploy, at ports that are free here. */
async function startNginx(directory: string, port: number, [one, two]: readonly [string, string]) {
  install(['nginx'])
  const text = readFileSync(join(root, 'docs/deploy/nginx.conf'), 'utf8')
  const places = [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['127.0.0.1:3600', new URL(one).host],
    ['127.0.0.1:3601', new URL(two).host],
  ] as const
  const site = places.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`docs/deploy/nginx.conf does not say ${from}`)
    return whole.replace(from, to)
  }, text)
  const folder = join(directory, 'nginx')
  mkdirSync(folder)
  writeFileSync(join(folder, 'site.conf'), site)
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`)
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log off; ${kept.join(' ')} include ${folder}/site.conf; }`,
  )
  const child = spawn('nginx', ['-p', folder, '-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  while ((await fetch(url).catch(() => null)) === null) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    await pass(20)
  }
  return {
    url,
    async end() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function callsOf({ health }: Backend, operation: string): Promise<number> {
  const text = await (await fetch(`${health}/metrics`)).text()
  return Number(
    new RegExp(`^roundview_calls_total\\{operation="${operation}",outcome="ok"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
  )
}

/** What one process does is seen by the other: a session, a job. */
async function shared(site: Caller, backends: readonly Backend[]): Promise<ProxyResult> {
  const wrong: string[] = []
  for (let call = 0; call < 20; call += 1) await site.ok('getSessionState')
  const calls = await Promise.all(backends.map((backend) => callsOf(backend, 'getSessionState')))
  if (calls.some((count) => count === 0)) wrong.push(`one process got no call: ${calls.join(' and ')}`)
  const { jobId } = await site.ok('createExport', {
    body: { list: 'employees', format: 'csv', filter: {}, language: 'zh' },
  })
  let status = ''
  const deadline = Date.now() + 20_000
  while (status !== 'done' && Date.now() < deadline) {
    const told = [await site.ok('getJob', { path: { id: jobId } }), await site.ok('getJob', { path: { id: jobId } })]
    status = told.every((job) => job.status === 'done') ? 'done' : (told[0]?.status ?? '')
  }
  if (status !== 'done') wrong.push(`an export is ${status} after 20 s`)
  return { said: `a session at both (${calls.join(' and ')} calls), an export of one seen at the other`, wrong }
}

/** Raters send their forms through nginx while one process after the other ends and starts again. */
async function restarts(url: string, forms: readonly Form[], backends: readonly Backend[]) {
  const submitter = createSubmitter(CONNECTIONS)
  const [acknowledged, broken]: [number[], string[]] = [[], []]
  let isOver = false
  let during = 'rest'
  const queue = [...forms]
  async function rater() {
    for (let form = queue.shift(); form !== undefined && !isOver; form = queue.shift()) {
      const outcome = await submitter.send(url, form).catch((error: Error) => error.message)
      if (outcome === true) acknowledged.push(form.relationId)
      else
        broken.push(
          `${during}: ${outcome === false ? 'the connection broke' : outcome.replace(/\s+/g, ' ').slice(0, 120)}`,
        )
      await pass(PAUSE_MILLISECONDS)
    }
  }
  const raters = Array.from({ length: CONNECTIONS }, rater)
  for (const [index, signal] of ENDS.entries()) {
    const backend = backends[index % backends.length]
    if (backend === undefined) continue
    await pass(1500)
    during = signal
    const gone = new Promise((resolve) => backend.server.process.once('exit', resolve))
    backend.server.process.kill(signal)
    await gone
    await pass(500)
    backend.server = await backend.start()
    during = 'rest'
  }
  await pass(1500)
  isOver = true
  await Promise.all(raters)
  submitter.close()
  return { acknowledged, broken }
}

/** How many wrong passwords are told to be wrong before the rest is not even looked at. */
async function guessesAt(url: string, email: string): Promise<number> {
  const stranger = createFetchCaller(url, new Set())
  const codes: number[] = []
  while (codes.length < MOST_GUESSES && new Set(codes).size < 2) {
    const { returnCode } = await stranger.call('signIn', { body: { email, password: `wrong ${codes.length}` } })
    codes.push(returnCode)
  }
  return codes.length - 1
}

/** Wrong passwords count together, whichever process is asked. */
async function throttled(url: string, alone: Backend, [one, two]: readonly [string, string]): Promise<ProxyResult> {
  const [asked, together] = [await guessesAt(alone.server.url, one), await guessesAt(url, two)]
  const wrong = asked === together && asked < MOST_GUESSES - 1 ? [] : ['the processes count apart']
  return { said: `${together} guesses at a password at both together, ${asked} at one alone`, wrong }
}

/** All of it in turn; ends what it started. */
export async function* behindNginx({
  directory,
  url,
}: {
  directory: string
  url: string
}): AsyncGenerator<ProxyResult> {
  const passwordHash = await hashPassword(ACCOUNT.password)
  const seed = { directory, url, type: 2 as const, evaluatees: 60, ratersPerLevel: 10, passwordHash }
  const { collecting, forms } = await seedCollecting(seed)
  const port = await freePort()
  const common = { DATABASE_URL: url, SECRET_KEY: 'k'.repeat(32), PUBLIC_URL: `http://127.0.0.1:${port}` }
  const backends = [await startBackend(directory, 0, common), await startBackend(directory, 1, common)] as const
  const nginx = await startNginx(directory, port, [backends[0].server.url, backends[1].server.url])
  try {
    const site = createFetchCaller(nginx.url, new Set())
    await site.ok('signIn', { body: ACCOUNT })
    yield await shared(site, backends)
    const { acknowledged, broken } = await restarts(nginx.url, forms, backends)
    const path = { id: collecting.questionnaireId }
    const counts = [await site.ok('getFeedbackSummary', { path }), await site.ok('getFeedbackSummary', { path })]
    const wrong = counts
      .filter(({ submittedCount }) => submittedCount < acknowledged.length)
      .map(({ submittedCount }) => `${acknowledged.length} forms acknowledged, ${submittedCount} there`)
    const ended = broken.filter((each) => !each.startsWith('SIGKILL'))
    const killed = broken.length - ended.length
    const mostKilled = CONNECTIONS * ENDS.filter((signal) => signal === 'SIGKILL').length
    if (killed > mostKilled)
      wrong.push(`${killed} forms broke off at two kills, at most ${mostKilled} were on their way`)
    yield {
      said:
        `${ENDS.length} restarts, ${acknowledged.length} forms acknowledged, ${counts[0]?.submittedCount} there, ` +
        `${ended.length} broke off where a process was ended, ${killed} where it was killed`,
      wrong: [...wrong, ...ended.slice(0, 5)],
    }
    const [one, two] = collecting.raters.map(({ email }) => email)
    yield await throttled(nginx.url, backends[0], [one ?? '', two ?? ''])
  } finally {
    await nginx.end()
    for (const { server } of backends) await server.end()
  }
}
