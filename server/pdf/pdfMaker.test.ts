import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleReport } from '../../report/personalReport.fixture.ts'
import { isOwnFault } from './pdfError.ts'
import { createPdfMaker, type PdfLimits, type PdfMaker } from './pdfMaker.ts'

/** Stand-ins for the built worker, which do what the evaluatee's name says. */
const OBEDIENT = `
  import { parentPort, workerData } from 'node:worker_threads'
  let served = 0
  parentPort.on('message', ({ id, kind, report, language }) => {
    const order = report.evaluatee?.name ?? kind
    if (order === 'hang') return
    if (order === 'crash') process.exit(3)
    if (order === 'exhaust') { const all = []; for (;;) all.push(new Array(1e5).fill({})) }
    if (order.startsWith('slow')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    if (order === 'fail') return parentPort.postMessage({ kind: 'failed', id, reason: 'no such luck' })
    served += 1
    const pdf = new TextEncoder().encode([order, language, served, workerData.fontDirectory].join(' '))
    parentPort.postMessage({ kind: 'done', id, pdf }, [pdf.buffer])
  })
  parentPort.postMessage({ kind: 'ready' })
`
const BROKEN = `throw new Error('no fonts here')`
const SILENT = `setInterval(() => {}, 1000)`

let directory: string
let maker: PdfMaker | undefined

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'roundview-test-'))
})

afterEach(async () => {
  await maker?.close()
  maker = undefined
  await rm(directory, { recursive: true, force: true })
})

type Make = (order: string, urgency?: 'now' | 'batch') => Promise<string>

async function start(source: string, limits: Partial<PdfLimits> = {}): Promise<Make> {
  const workerFile = join(directory, 'worker.mjs')
  await writeFile(workerFile, source)
  const made = createPdfMaker({ workerFile, fontDirectory: '/fonts', limits: { workers: 1, ...limits } })
  maker = made
  return async (order, urgency) => {
    const report = { ...exampleReport(), evaluatee: { employeeId: 1, name: order, nameMark: '', departmentName: '' } }
    return (await made.personalReport(report, 'zh', urgency)).toString()
  }
}

describe('the PDF maker', () => {
  it('answers each request with its own report, one after the other in one worker', async () => {
    const make = await start(OBEDIENT)
    expect(await Promise.all(['a', 'b', 'c'].map((order) => make(order)))).toEqual([
      'a zh 1 /fonts',
      'b zh 2 /fonts',
      'c zh 3 /fonts',
    ])
  })

  it('fails one report and goes on in the same worker', async () => {
    const make = await start(OBEDIENT)
    await expect(make('fail')).rejects.toMatchObject({ failure: 'failed', message: 'no such luck' })
    expect(await make('a')).toBe('a zh 1 /fonts')
  })

  it.each([
    { order: 'crash', failure: 'crashed' },
    { order: 'exhaust', failure: 'crashed' },
    { order: 'hang', failure: 'timeout' },
  ])('starts a new worker for what waits after: $order', async ({ order, failure }) => {
    const make = await start(OBEDIENT, { reportTimeout: order === 'hang' ? 2000 : 30_000, heapMb: 32 })
    const first = make('a')
    const bad = make(order)
    const next = make('b')
    expect(await first).toBe('a zh 1 /fonts')
    await expect(bad).rejects.toMatchObject({ name: 'PdfError', failure })
    expect(isOwnFault(await bad.catch((error: unknown) => error))).toBe(true)
    expect(await next).toBe('b zh 1 /fonts')
  })

  it.each([
    { name: 'breaks at start', source: BROKEN, startTimeout: 30_000, failure: 'crashed' },
    { name: 'is never ready', source: SILENT, startTimeout: 500, failure: 'timeout' },
  ])('refuses every report when the worker $name', async ({ source, startTimeout, failure }) => {
    const make = await start(source, { startTimeout })
    const results = await Promise.allSettled([make('a'), make('b')])
    expect(results).toMatchObject([
      { status: 'rejected', reason: { failure } },
      { status: 'rejected', reason: { failure } },
    ])
  })

  it('refuses what is beyond the queue, and closes what waits', async () => {
    const make = await start(OBEDIENT, { queueLength: 2 })
    const waiting = [make('hang'), make('a')]
    const busy: unknown = await make('b').catch((error: unknown) => error)
    expect(busy).toMatchObject({ failure: 'busy' })
    expect(isOwnFault(busy)).toBe(false)
    const [results] = await Promise.all([Promise.allSettled(waiting), maker?.close()])
    expect(results).toMatchObject([{ reason: { failure: 'closed' } }, { reason: { failure: 'closed' } }])
    const closed: unknown = await make('c').catch((error: unknown) => error)
    expect(closed).toMatchObject({ failure: 'closed' })
    expect(isOwnFault(closed)).toBe(false)
  })

  it('gives the memory back when idle', async () => {
    const make = await start(OBEDIENT, { idleTimeout: 50 })
    expect(await make('a')).toBe('a zh 1 /fonts')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(await make('b')).toBe('b zh 1 /fonts')
  })

  it('takes what somebody waits for before what is left of a batch', async () => {
    const make = await start(OBEDIENT)
    const order: string[] = []
    const told = (name: string, urgency?: 'batch') => make(name, urgency).then(() => order.push(name))
    await Promise.all([told('slow', 'batch'), told('a', 'batch'), told('b', 'batch'), told('c')])
    expect(order).toEqual(['c', 'slow', 'a', 'b'])
  })

  it('starts one more worker where several wait, up to its limit', async () => {
    const make = await start(OBEDIENT, { workers: 2 })
    // Each worker counts what it has served: 'slow zh 3 /fonts'.
    const served = await Promise.all(Array.from({ length: 10 }, (_, at) => make(`slow${at}`, 'batch')))
    const counts = served.map((text) => Number(text.split(' ')[2]))
    expect(counts.filter((count) => count === 1)).toHaveLength(2)
    expect(Math.max(...counts)).toBeLessThan(10)
  })

  it('leaves a few to the worker there is', async () => {
    const make = await start(OBEDIENT, { workers: 2 })
    const served = await Promise.all(['slow1', 'b', 'c'].map((order) => make(order)))
    expect(served).toEqual(['slow1 zh 1 /fonts', 'b zh 2 /fonts', 'c zh 3 /fonts'])
  })

  it('refuses more of a batch than it says it takes', async () => {
    const make = await start(OBEDIENT)
    const asked = Array.from({ length: (maker?.batchSize ?? 0) + 1 }, (_, at) => make(`a${at}`, 'batch'))
    const results = await Promise.allSettled(asked)
    expect(results.map(({ status }) => status).filter((status) => status === 'rejected')).toHaveLength(1)
    expect(results.at(-1)).toMatchObject({ reason: { failure: 'busy' } })
  })
})
