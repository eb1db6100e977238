import { expect, test } from 'vitest'
import { answerTo, callFaults, dripFaults, sqlmapVerdict, told } from './verdict.ts'

const done = { exitCode: 0 }
const calls = new Map([
  [404, 20],
  [200, 400],
])

test.each([
  { name: 'what worked', given: [done, calls, true], want: [] },
  { name: 'what we stopped', given: [{ ...done, exitCode: null }, calls, true], want: [] },
  { name: 'what failed', given: [{ ...done, exitCode: 2 }, calls, true], want: ['it ended with 2'] },
  {
    name: 'what did nothing',
    given: [done, new Map(), true],
    want: ['it called 0 times only', 'nothing it asked for was answered'],
  },
  {
    name: 'what was refused throughout',
    given: [done, new Map([[401, 900]]), true],
    want: ['nothing it asked for was answered'],
  },
  {
    name: 'a server that failed',
    given: [done, new Map([...calls, [500, 3]]), true],
    want: ['the server answered 500 3 times'],
  },
  { name: 'what is not there yet', given: [done, new Map([...calls, [501, 3]]), true], want: [] },
  {
    name: 'a session that ended',
    given: [done, calls, false],
    want: ['its session had ended: it saw what strangers see'],
  },
] as const)('of a tool that calls: $name', ({ given: [ended, statuses, isSignedIn], want }) => {
  expect(callFaults(ended, statuses, isSignedIn)).toEqual(want)
})

test('statuses are told in their order', () => {
  expect(told(calls)).toBe('400 x 200, 20 x 404')
})

test('a finding has its own answer, or none', () => {
  expect(answerTo('HTTP Secure Headers: /: X-XSS-Protection is not set')).toContain('content security policy')
  expect(answerTo('Cross Site Scripting: /: X-XSS-Protection is not set, and a script ran')).toBeUndefined()
})

// As sqlmap 1.7 writes it.
const TESTED = `[17:50:01] [INFO] testing URL 'http://127.0.0.1:1/api/x?keyword=1'
[17:50:02] [INFO] testing if GET parameter 'keyword' is dynamic
[17:50:02] [WARNING] GET parameter 'keyword' does not appear to be dynamic
[17:50:02] [WARNING] heuristic (basic) test shows that GET parameter 'keyword' might not be injectable
`
const INJECTED = `[17:50:03] [INFO] GET parameter 'id' appears to be 'AND boolean-based blind - WHERE or HAVING clause' injectable
sqlmap identified the following injection point(s) with a total of 48 HTTP(s) requests:
`

const CHOSEN = `[18:06:21] [INFO] target URL content is stable
[18:06:21] [INFO] testing for SQL injection on GET parameter 'keyword'
`

const CLEARED = `[15:14:25] [INFO] checking if the injection point on GET parameter 'kw' is a false positive
[15:14:25] [WARNING] false positive or unexploitable injection point detected
[15:14:25] [WARNING] GET parameter 'kw' does not seem to be injectable
`
const NEXT = "[15:14:26] [INFO] testing URL 'http://127.0.0.1/next?kw=1'\n"
const FOUND = "[15:14:24] [INFO] heuristic (basic) test shows that GET parameter 'kw' might be injectable\n"
const tookBack = "GET parameter 'kw': it took this back itself: a false positive"

test('sqlmap: what it tried, and what it found', () => {
  expect(sqlmapVerdict({ said: TESTED })).toEqual({ found: [], answered: [], begun: 1 })
  expect(sqlmapVerdict({ said: CHOSEN })).toEqual({ found: [], answered: [], begun: 1 })
  expect(sqlmapVerdict({ said: TESTED + INJECTED }).found).toHaveLength(2)
  expect(sqlmapVerdict({ said: '[*] ending' })).toEqual({ found: ['it tried no parameter'], answered: [], begun: 0 })
})

test.each([
  { name: 'taken back', given: FOUND + CLEARED, found: [], answered: [tookBack] },
  { name: 'found at the next address', given: CLEARED + NEXT + FOUND, found: [FOUND.trim()], answered: [] },
  { name: 'taken back at another address', given: FOUND + NEXT + CLEARED, found: [FOUND.trim()], answered: [] },
  {
    name: 'taken back of another parameter',
    given: FOUND + CLEARED.replaceAll("'kw'", "'id'"),
    found: [FOUND.trim()],
    answered: [],
  },
])('sqlmap: $name', ({ given, found, answered }) => {
  expect(sqlmapVerdict({ said: TESTED + given })).toEqual({ found, answered, begun: 1 })
})

// As slowhttptest 1.8 writes it, every five seconds and at its end.
const status = (connected: number, closed: number, available = 'YES') => `slow HTTP test status on 5th second:

initializing:        0
pending:             0
connected:           ${connected}
error:               0
closed:              ${closed}
service available:   ${available}
`
const exit = (why: string) => `Test ended on 40th second\nExit status: ${why}\n`
const LIMIT = exit('Hit test time limit')
const wanted = { connections: 800, rate: 20 }
const waits = new Array<number>(790).fill(4)
const felt = { said: status(800, 0) + LIMIT, seconds: 40, waits, want: [] as string[] }

test.each([
  { ...felt, name: 'what nobody felt' },
  {
    ...felt,
    name: 'a server that closed all',
    said: status(19, 781) + exit('No open connections left'),
    seconds: 10,
    waits: waits.slice(0, 190),
  },
  { ...felt, name: 'what opened nothing', said: status(0, 0) + LIMIT, want: ['it opened 0 connections only'] },
  {
    ...felt,
    name: 'the last count',
    said: status(800, 0) + status(0, 10) + LIMIT,
    want: ['it opened 10 connections only'],
  },
  {
    ...felt,
    name: 'a server that was not there',
    said: status(800, 0) + exit('Connection refused'),
    want: ['it did not come to its end'],
  },
  {
    ...felt,
    name: 'a service that was away for a while',
    said: status(0, 800, 'NO') + status(0, 800) + LIMIT,
    want: ['the service was not available'],
  },
  { ...felt, name: 'nobody beside it', waits: [], want: ['somebody else was answered 0 times only'] },
  { ...felt, name: 'somebody who waited', waits: [...waits, 1200], want: ['somebody else waited 1200 ms'] },
])('of a caller that drips: $name', ({ said, seconds, waits: waited, want }) => {
  expect(dripFaults({ said, seconds, exitCode: 0 }, wanted, waited)).toEqual(want)
})
