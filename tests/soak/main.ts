/**
 * `npm run soak [-- kill rows finish crowd fuzz hostile proxy faults guards handlers late papers proofs repeat]`: the long runs, on SQLite and, where TEST_DATABASE_URL names a
 * PostgreSQL, there too. What begins with a dash is handed on: `npm run soak -- repeat --project=unit`,
 * `npm run soak -- handlers --only=src/features/dimensions`; a number is too: `npm run soak -- crowd 100000`,
 * `npm run soak -- rows 20000`.
 */
import { buildOurs, temporaryDirectory } from '../bench/processes.ts'
import { fuzz, tellFault } from '../contract/fuzz/fuzz.ts'
import { createOwnDatabase } from '../server/ownDatabase.ts'
import { besides } from './crowd/beside.ts'
import { crowdLists } from './crowd/lists.ts'
import { killsInEachKind } from './faults/kills.ts'
import { outages } from './faults/outages.ts'
import { bigFinish } from './finish.ts'
import { soakGuards } from './guards/soak.ts'
import { soakHandlers } from './handlers/soak.ts'
import { hostile } from './hostile/hostile.ts'
import { killRounds } from './kill.ts'
import { lateAnswers } from './late.ts'
import { manyPapers } from './papers.ts'
import { provePapers } from './proofs.ts'
import { behindNginx } from './proxy.ts'
import { repeatTests } from './repeat.ts'
import { manyRows } from './rows.ts'

interface Place {
  engine: string
  directory: string
  url: string | undefined
}

const KILLS = 20
/** Seconds from a kill, the start included, until a server on a busy machine has gone on with what it had in hand. */
const MOST_RECOVERY = 30
const REPEATS = 5
const FUZZED = 10_000
/** Milliseconds nobody waits longer than for another's work. */
const MOST_WAIT = 250

async function soakKill({ engine, ...place }: Place, type: 1 | 2): Promise<boolean> {
  const { acknowledged, stored, lost, wrong, torn } = await killRounds({ ...place, type, rounds: KILLS })
  const isSound = acknowledged > 0 && lost.length + wrong.length + torn.length === 0
  console.log(
    `kill ${engine} type ${type}: ${KILLS} kills, ${acknowledged} acknowledged, ${stored} stored, ` +
      `${lost.length} lost, ${wrong.length} wrong, ${torn.length} torn: ${isSound ? 'ok' : 'FAILED'}`,
  )
  return isSound
}

/** Submissions, and everything else that is more than a moment's work. */
async function soakFaultKills(place: Place, options: string[]): Promise<boolean> {
  const only = options.find((option) => option.startsWith('--only='))?.slice('--only='.length)
  let isSound = only !== undefined || (await soakKill(place, 2))
  const given = { ...place, kills: KILLS, only }
  for await (const { name, acknowledged, lost, torn, longestRecovery } of killsInEachKind(given)) {
    const isKept = acknowledged > 0 && lost.length + torn.length === 0 && longestRecovery <= MOST_RECOVERY
    console.log(
      `faults ${place.engine}: kill -9 x ${KILLS} in ${name}: ${acknowledged} acknowledged, lost ${lost.length}, torn ` +
        `${torn.length}, longest recovery ${longestRecovery.toFixed(1)} s: ${isKept ? 'ok' : 'FAILED'}`,
    )
    for (const fault of [...lost, ...torn]) console.log(`  ${fault}`)
    isSound = isSound && isKept
  }
  return isSound
}

/** Turns of the rounds of `rows` where no number is given; and how many times as long as SQLite PostgreSQL may take. */
const ROWS = 100_000
const TIMES_AS_LONG = 3
/** What takes no longer than this is good in itself. */
const SHORT_SECONDS = 0.1
const LEVELS = 3

/** What PostgreSQL takes too long for, beside SQLite; says how the figures compare. */
function compareRows(sqlite: Record<string, number>, postgres: Record<string, number>): string[] {
  const compared = Object.entries(postgres).map(([name, seconds]) => {
    const times = seconds / Math.max(sqlite[name] ?? 0, 0.001)
    return { name, times, isShort: seconds > SHORT_SECONDS && times > TIMES_AS_LONG }
  })
  const short = compared.filter(({ isShort }) => isShort).map(({ name }) => name)
  const told = compared.map(({ name, times }) => `${name} ${times.toFixed(2)} x`).join(', ')
  console.log(`rows: PostgreSQL beside SQLite: ${told}: ${short.length === 0 ? 'ok' : 'FAILED'}`)
  return short.map((name) => `${name}: more than ${TIMES_AS_LONG} x of SQLite`)
}

const secondsOnSqlite: Record<string, number> = {}

async function soakRows({ engine, ...place }: Place, options: string[]): Promise<boolean> {
  const evaluatees = 1000
  const ratersPerLevel = Math.max(1, Math.round(turnsIn(options, ROWS) / evaluatees / LEVELS))
  const { turns, sent, seconds, wrong } = await manyRows({ ...place, evaluatees, ratersPerLevel, sentEvery: 3 })
  const times = Object.entries(seconds).map(([name, value]) => `${name} ${value.toFixed(2)} s`)
  console.log(
    `rows ${engine}: ${turns} turns, ${sent} sent; ${times.join(', ')}: ${wrong.length === 0 ? 'ok' : 'FAILED'}`,
  )
  if (engine === 'sqlite') Object.assign(secondsOnSqlite, seconds)
  else wrong.push(...compareRows(secondsOnSqlite, seconds))
  for (const fault of wrong) console.log(`  ${fault}`)
  return wrong.length === 0
}

async function soakFinish({ engine, ...place }: Place): Promise<boolean> {
  const { seconds, alone, waits, traces, wrong } = await bigFinish({ ...place, forms: 20_000, beside: 40_000 })
  const longest = Math.max(...waits)
  const isSound = wrong.length === 0 && longest <= MOST_WAIT && (traces ?? 0) === 0
  console.log(
    `finish ${engine}: 20,000 forms in ${seconds.toFixed(1)} s, ${waits.length} calls beside it waited at most ` +
      `${longest.toFixed(0)} ms (before it ${Math.max(...alone).toFixed(0)}), ${traces === null ? 'files not read' : `${traces} whole forms in the files`}: ` +
      `${isSound ? 'ok' : 'FAILED'}`,
  )
  for (const fault of wrong) console.log(`  ${fault}`)
  return isSound
}

/** Turns of the crowd's rounds where no number is given, and how many make a list of up to three seconds good. */
const CROWD = 20_000
const LARGE_CROWD = 100_000

async function soakLists({ engine, ...place }: Place, turns: number): Promise<boolean> {
  const most = turns >= LARGE_CROWD ? 3 : 1
  const { calls, slowest, wrong } = await crowdLists({ ...place, turns, beside: turns, paired: true, most })
  const [first] = slowest
  console.log(
    `crowd ${engine}: ${turns} turns, ${calls} lists, filters and orders, none over ${most} s; the slowest ` +
      `${first?.seconds.toFixed(2)} s: ${first?.said}: ${wrong.length === 0 ? 'ok' : 'FAILED'}`,
  )
  for (const { said, seconds } of slowest.slice(1, 10)) console.log(`  ${seconds.toFixed(2)} s ${said}`)
  for (const fault of wrong) console.log(`  ${fault}`)
  return wrong.length === 0
}

async function soakBeside({ engine, ...place }: Place, turns: number): Promise<boolean> {
  let isSound = true
  for await (const { name, seconds, longest, calls } of besides({ ...place, people: turns / 2, turns })) {
    // What one waits beside nothing at all is the machine's own doing: told, so that the rest can be judged.
    const isShort = name !== 'nothing' && longest > MOST_WAIT
    console.log(
      `crowd ${engine}: beside ${name} (${seconds.toFixed(1)} s) ${calls} calls waited at most ` +
        `${longest.toFixed(0)} ms: ${isShort ? 'FAILED' : 'ok'}`,
    )
    isSound = isSound && !isShort
  }
  return isSound
}

const turnsIn = (options: string[], usual: number) => Number(options.find((option) => /^\d+$/.test(option)) ?? usual)

async function soakFuzz({ engine }: Place, options: string[]): Promise<boolean> {
  const seed = Number(options.find((option) => option.startsWith('--seed='))?.slice('--seed='.length) ?? Date.now())
  const { faults, statuses } = await fuzz({ seed, calls: FUZZED, engine: engine === 'postgres' ? engine : 'sqlite' })
  const counted = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  for (const fault of faults) console.log(`  ${tellFault(fault, seed)}`)
  console.log(
    `fuzz ${engine}: ${FUZZED} calls, ${counted.join(', ')}, ${faults.length} faults (once more: npm run soak -- fuzz ` +
      `--seed=${seed}): ${faults.length === 0 ? 'ok' : 'FAILED'}`,
  )
  return faults.length === 0
}

async function soakHostile({ engine, ...place }: Place): Promise<boolean> {
  let isSound = true
  for await (const { tool, found, answered = [], said } of hostile(place)) {
    console.log(`hostile ${engine}: ${tool}, ${said}; found ${found.length}: ${found.length === 0 ? 'ok' : 'FAILED'}`)
    for (const each of found) console.log(`  ${each}`)
    for (const each of answered) console.log(`  answered: ${each}`)
    isSound = isSound && found.length === 0
  }
  return isSound
}

/** Several processes need PostgreSQL. */
async function soakProxy({ directory, url }: Place): Promise<boolean> {
  if (url === undefined) return true
  let isSound = true
  for await (const { said, wrong } of behindNginx({ directory, url })) {
    console.log(`proxy: ${said}: ${wrong.length === 0 ? 'ok' : 'FAILED'}`)
    for (const fault of wrong) console.log(`  ${fault}`)
    isSound = isSound && wrong.length === 0
  }
  return isSound
}

async function soakOutages({ engine, ...place }: Place): Promise<boolean> {
  let isSound = true
  for await (const { said, wrong } of outages(place)) {
    console.log(`faults ${engine}: ${said}: ${wrong.length === 0 ? 'ok' : 'FAILED'}`)
    for (const fault of wrong) console.log(`  ${fault}`)
    isSound = isSound && wrong.length === 0
  }
  return isSound
}

async function soakRepeat(options: string[]): Promise<boolean> {
  const { directory, remove } = temporaryDirectory()
  let green = 0
  for (const { seed, passed, failed, seconds, isGreen, log, red } of repeatTests({
    directory,
    runs: REPEATS,
    options,
  })) {
    const outcome = isGreen ? 'ok' : `FAILED, see ${log}`
    console.log(`repeat seed ${seed}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s: ${outcome}`)
    for (const name of red) console.log(`  ${name}`)
    if (isGreen) green += 1
  }
  remove()
  console.log(`repeat: ${green} of ${REPEATS} runs green: ${green === REPEATS ? 'ok' : 'FAILED'}`)
  return green === REPEATS
}

const ON_EACH_ENGINE: Record<string, (place: Place, options: string[]) => Promise<boolean>> = {
  kill: (place) => soakKill(place, 2),
  'kill named': (place) => soakKill(place, 1),
  rows: soakRows,
  finish: soakFinish,
  'crowd lists': (place, options) => soakLists(place, turnsIn(options, CROWD)),
  'crowd beside': (place, options) => soakBeside(place, turnsIn(options, CROWD)),
  'faults kills': soakFaultKills,
  fuzz: soakFuzz,
  hostile: soakHostile,
  proxy: soakProxy,
  'faults outages': soakOutages,
}

const ONCE: Record<string, (options: string[]) => boolean | Promise<boolean>> = {
  guards: soakGuards,
  handlers: soakHandlers,
  late: lateAnswers,
  papers: manyPapers,
  proofs: provePapers,
  repeat: soakRepeat,
}

/** `kill` chooses `kill named` too. */
function wordOf(soak: string): string {
  return soak.split(' ')[0] ?? ''
}

async function onEachEngine(
  soak: (place: Place, options: string[]) => Promise<boolean>,
  options: string[],
): Promise<boolean> {
  const url = process.env['TEST_DATABASE_URL']
  if (url === undefined) console.log('PostgreSQL: SKIPPED, TEST_DATABASE_URL is not set')
  let isSound = true
  for (const engine of url === undefined ? ['sqlite'] : ['sqlite', 'postgres']) {
    const { directory, remove } = temporaryDirectory()
    const own = engine === 'postgres' && url !== undefined ? await createOwnDatabase(url) : undefined
    isSound = (await soak({ engine, directory, url: own?.url }, options)) && isSound
    await own?.drop()
    remove()
  }
  return isSound
}

async function main() {
  const isOption = (argument: string) => /^(-|\d+$)/.test(argument)
  const names = process.argv.slice(2).filter((argument) => !isOption(argument))
  const options = process.argv.slice(2).filter(isOption)
  const words = [...Object.keys(ON_EACH_ENGINE), ...Object.keys(ONCE)].map(wordOf)
  const unknown = names.find((name) => !words.includes(name))
  if (unknown !== undefined) throw new Error(`no soak ${unknown}; there are ${[...new Set(words)].join(', ')}`)
  const isChosen = ([name]: [string, unknown]) => names.length === 0 || names.includes(wordOf(name))
  const outcomes: boolean[] = []
  const onEach = Object.entries(ON_EACH_ENGINE).filter(isChosen)
  // What they start is the product as `npm start` runs it.
  if (onEach.length > 0) buildOurs()
  for (const [, soak] of onEach) outcomes.push(await onEachEngine(soak, options))
  for (const [, soak] of Object.entries(ONCE).filter(isChosen)) outcomes.push(await soak(options))
  // Said either way: a test that a planted fault turned red leaves a code of its own.
  process.exit(outcomes.every(Boolean) ? 0 : 1)
}

await main()
