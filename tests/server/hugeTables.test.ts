/** Tables made to hold up or fill up the server: refused with the row named, while others go on (issue 6, point 17). */
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsTable } from '../../openapi/generated/operations.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

/** Milliseconds nobody waits longer than for another's work; of this thread alone, whatever else the machine does. */
const MOST_WAIT = 250
const MOST_MEMORY = 400e6
const LARGEST = 10_000_000
const HEADING = 'displayName,email'

let testApp: TestApp
let administrator: Visitor
let origin: string

beforeAll(async () => {
  testApp = await startTestApp()
  origin = await testApp.app.listen({ host: '127.0.0.1', port: 0 })
  administrator = testApp.visitor({ host: new URL(origin).host })
  await administrator.ok('setUpEnterprise', { body: ADMINISTRATOR })
})

afterAll(async () => {
  await testApp.close()
})

interface Answer {
  status: number
  returnCode: number
  result: unknown
}

/** Over the wire, with a body made before: what the caller's own work takes is not to be counted. */
function send(operationId: 'previewEmployeeImport' | 'importEmployees', payload: Buffer): Promise<Answer> {
  const headers = {
    ...OWN_PAGE,
    cookie: administrator.cookie(),
    'content-type': 'application/json',
    'content-length': payload.length,
  }
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false }
    const call = request(origin + operationsTable[operationId].path, options, async (response) => {
      const envelope = (await json(response)) as Omit<Answer, 'status'>
      resolve({ status: response.statusCode ?? 0, ...envelope })
    })
    // A body that is not read is not sent to its end.
    call.on('error', reject).end(payload)
  })
}

/** Sends it while somebody else's calls go on; answers the most work one of those waited for, and the memory it took. */
async function beside(operationId: Parameters<typeof send>[0], body: object) {
  const payload = Buffer.from(JSON.stringify(body))
  global.gc?.()
  const { rss: before } = process.memoryUsage()
  let isDone = false
  let memory = 0
  let longest = 0
  const others = (async () => {
    while (!isDone) {
      const began = process.threadCpuUsage()
      await pause(5)
      await administrator.ok('getSessionState')
      const { user, system } = process.threadCpuUsage(began)
      longest = Math.max(longest, (user + system) / 1000)
      memory = Math.max(memory, process.memoryUsage().rss - before)
    }
  })()
  const answer = await send(operationId, payload)
  isDone = true
  await others
  return { answer, longest, memory }
}

const ATTACKS = [
  {
    what: 'a heading line of ten million commas',
    make: () => ','.repeat(LARGEST),
    fault: { row: 1, field: '', message: '该行单元格过多，最多 200 列。' },
  },
  {
    what: 'a heading of one cell without end',
    make: () => 'x'.repeat(LARGEST),
    fault: { row: 1, field: '', message: '该行有单元格内容过长，最多 10000 个字符。' },
  },
  {
    what: 'millions of newlines',
    make: () => `${HEADING}${'\n'.repeat(6_000_000)}`,
    fault: {
      row: 100_001,
      field: '',
      message: '从这一行起行数过多，每次最多导入 50000 行，请删除空行或拆分文件。',
    },
  },
  {
    what: 'a row too many',
    make: () => `${HEADING}\n${'甲,\n'.repeat(50_001)}`,
    fault: {
      row: 50_002,
      field: '',
      message: '从这一行起行数过多，每次最多导入 50000 行，请删除空行或拆分文件。',
    },
  },
  {
    what: 'a quotation mark that is never closed',
    make: () => `${HEADING}\n甲,"${'\n'.repeat(5_000_000)}`,
    fault: { row: 2, field: '', message: '该行有单元格内容过长，最多 10000 个字符。' },
  },
  {
    what: 'quotation marks alone',
    make: () => `${HEADING}\n${'"'.repeat(5_000_000)}`,
    fault: { row: 2, field: '', message: '该行有单元格内容过长，最多 10000 个字符。' },
  },
]

function expectNobodyWaited(...all: { longest: number; memory: number }[]) {
  expect(Math.max(...all.map(({ longest }) => longest))).toBeLessThan(MOST_WAIT)
  expect(Math.max(...all.map(({ memory }) => memory))).toBeLessThan(MOST_MEMORY)
}

test.each(ATTACKS)('$what is told by its row', async ({ make, fault }) => {
  const text = make()
  const seen = await beside('previewEmployeeImport', { text })
  expect(seen.answer).toMatchObject({ returnCode: 0, result: { total: 0, valid: 0, rows: [], errors: [fault] } })
  const begun = await beside('importEmployees', { text, allOrNothing: false })
  const fields = [{ field: `rows.${fault.row}.`, message: fault.message }]
  expect(begun.answer).toMatchObject({ returnCode: 2055, result: { fields } })
  expectNobodyWaited(seen, begun)
})

test.each([
  { what: 'a heading line of 20 MB', make: () => ','.repeat(20_000_000) },
  { what: 'ten million newlines', make: () => '\n'.repeat(10_000_000) },
])('$what is not even read', async ({ make }) => {
  const sent = await beside('importEmployees', { text: make(), allOrNothing: false })
  expect(sent.answer).toMatchObject({ status: 413, returnCode: 2003 })
  expectNobodyWaited(sent)
})

test('fifty thousand rows are read', async () => {
  const row = (_: unknown, index: number) => `张${index},p${index}@import.example,总经办,1008${index}`
  const text = `${HEADING},department,mobile\n${Array.from({ length: 50_000 }, row).join('\n')}`
  const seen = await beside('previewEmployeeImport', { text })
  expect(seen.answer).toMatchObject({ result: { total: 50_000, valid: 50_000, newEmployees: 50_000, errors: [] } })
  expectNobodyWaited(seen)
})
