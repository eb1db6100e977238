/** What a tool's run comes to: a tool that did nothing has shown nothing, and counts as a finding. */

/** What a program said, and how it ended: with its exit code, or stopped by us when its time was over (null). */
export interface Ended {
  said: string
  exitCode: number | null
  seconds: number
}

/** How many calls the server answered while a tool worked, by HTTP status. */
export type Statuses = ReadonlyMap<number, number>

/** Fewer calls than this in two minutes is no attack. */
const FEWEST_CALLS = 300
/** Of the connections a caller that drips asks for. */
const FEWEST_OPENED = 0.5
/** Milliseconds; callers that drip take connections, not the server: nobody else waits longer. */
const MOST_WAIT = 1_000

/** What a scanner asks for and the product has a reason not to have. */
const ANSWERS = [
  {
    finding: 'X-XSS-Protection is not set',
    answer: 'browsers have dropped it, and it opened holes of its own; the content security policy is in its place',
  },
  {
    finding: 'Strict-Transport-Security is not set',
    answer: 'browsers heed it on https alone, where PUBLIC_URL is https it is sent',
  },
]

export const answerTo = (found: string): string | undefined =>
  ANSWERS.find(({ finding }) => found.endsWith(finding))?.answer

const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, number) => total + number, 0)

/** In their order: `3 x 200, 1 x 404`. */
export const told = (statuses: Statuses): string =>
  [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')

/** Of a tool that called through the counting door: it worked, it was signed in, and the server failed at nothing. */
export function callFaults({ exitCode }: Pick<Ended, 'exitCode'>, statuses: Statuses, isSignedIn: boolean): string[] {
  const calls = sum(statuses.values())
  // 501 is what the document says of what is not there yet.
  const failed = [...statuses].filter(([status]) => status >= 500 && status !== 501)
  return [
    ...(exitCode !== null && exitCode !== 0 ? [`it ended with ${exitCode}`] : []),
    ...(calls < FEWEST_CALLS ? [`it called ${calls} times only`] : []),
    ...(statuses.get(200) === undefined ? ['nothing it asked for was answered'] : []),
    ...failed.map(([status, count]) => `the server answered ${status} ${count} times`),
    ...(isSignedIn ? [] : ['its session had ended: it saw what strangers see']),
  ]
}

/**
 * What sqlmap says it found, what it took back itself once it looked closer (answers that tell the time of day differ from
 * each other without any SQL), and how many parameters it began with; none begun is a finding.
 */
export function sqlmapVerdict({ said }: Pick<Ended, 'said'>): { found: string[]; answered: string[]; begun: number } {
  const lines = said.split('\n')
  const begun = lines.filter((line) =>
    /testing (if|for SQL injection on) (GET|POST|URI|Cookie|\(custom\) \S+) parameter/.test(line),
  ).length
  const found: string[] = []
  const answered: string[] = []
  // Of the address it is at: another one may have a parameter of the same name.
  let here: string[] = []
  for (const line of lines) {
    if (/testing URL/.test(line)) {
      found.push(...here)
      here = []
    }
    if (/injection point\(s\)|appears to be .* injectable|is vulnerable|might be injectable/.test(line)) here.push(line)
    const cleared = /(\S+ parameter '[^']+') does not seem to be injectable/.exec(line)?.[1]
    if (cleared === undefined || !here.some((one) => one.includes(cleared))) continue
    here = here.filter((one) => !one.includes(cleared))
    answered.push(`${cleared}: it took this back itself: a false positive`)
  }
  found.push(...here)
  return { found: [...found, ...(begun === 0 ? ['it tried no parameter'] : [])], answered, begun }
}

/** What it counted last under this word; it counts every five seconds. */
function lastCount(said: string, word: string): number {
  const counts = [...said.matchAll(new RegExp(`${word}: *(\\d+)`, 'g'))]
  return Number(counts.at(-1)?.[1] ?? 0)
}

/**
 * Of one way to drip, with how long each call of somebody else waited (ms), of which `rate` a second were asked. A
 * server that closed all connections ends it early: that is what it is to do.
 */
export function dripFaults(
  { said, exitCode, seconds }: Ended,
  { connections, rate }: { connections: number; rate: number },
  waits: readonly number[],
): string[] {
  const opened = lastCount(said, 'connected') + lastCount(said, 'closed')
  const longest = Math.max(0, ...waits)
  return [
    ...(exitCode !== null && exitCode !== 0 ? [`it ended with ${exitCode}`] : []),
    ...(opened < connections * FEWEST_OPENED ? [`it opened ${opened} connections only`] : []),
    ...(/Exit status: *(No open connections left|Hit test time limit)/.test(said)
      ? []
      : ['it did not come to its end']),
    ...(/service available: *NO/.test(said) ? ['the service was not available'] : []),
    ...(waits.length < (seconds * rate) / 2 ? [`somebody else was answered ${waits.length} times only`] : []),
    ...(longest > MOST_WAIT ? [`somebody else waited ${longest.toFixed(0)} ms`] : []),
  ]
}
