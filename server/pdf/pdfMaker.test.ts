import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleReport } from '../../report/personalReport.fixture.ts'
import { createPdfMaker, isOwnFault, type PdfLimits, type PdfMaker } from './pdfMaker.ts'

/** Stand-ins for the built worker, which do what the evaluatee's name says. */
const OBEDIENT = `
  import { parentPort, workerData } from 'node:worker_threads'
  let served = 0
  parentPort.on('message', ({ id, report, language }) => {
    const order = report.evaluatee.name
    if (order === 'hang') return
    if (order === 'crash') process.exit(3)
    if (order === 'exhaust') { const all = []; for (;;) all.push(new Array(1e5).fill({})) }
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

async function start(source: string, limits: Partial<PdfLimits> = {}): Promise<(order: string) => Promise<string>> {
  const workerFile = join(directory, 'worker.mjs')
  await writeFile(workerFile, source)
  const made = createPdfMaker({ workerFile, fontDirectory: '/fonts', limits })
  maker = made
  return async (order) => {
    const report = { ...exampleReport(), evaluatee: { employeeId: 1, name: order, nameMark: '', departmentName: '' } }
    return (await made.personalReport(report, 'zh')).toString()
  }
}

describe('the PDF maker', () => {
  it('answers each request with its own report, one after the other in one worker', async () => {
    const make = await start(OBEDIENT)
    expect(await Promise.all(['a', 'b', 'c'].map(make))).toEqual(['a zh 1 /fonts', 'b zh 2 /fonts', 'c zh 3 /fonts'])
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
})
