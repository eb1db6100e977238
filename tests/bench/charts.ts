/** Twelve radars against nivo's own in a bare page; a report's page against the list's, in bytes. */
import { execFileSync } from 'node:child_process'
import { type Browser, launchBrowser } from '../browser/launch.ts'
import { createFetchCaller } from '../contract/fetchCaller.ts'
import { load } from './pageLoad.ts'
import { type Figure, interleave } from './pairs.ts'
import { buildPeer, openPeer } from './peerPage.ts'
import { root, startOurs, temporaryDirectory } from './processes.ts'

const PAIRS = 15
const WARMING = 5
const MOST_TIMES = 1.25
const REPORT_ALLOWANCE_KB = 120

async function compareCharts(browser: Browser) {
  await buildPeer('charts')
  const draw = async (side: 'ours' | 'nivo') => {
    const page = await openPeer(browser, 'charts')
    return () =>
      page.evaluate(async (drawn) => {
        const { drawCharts } = globalThis as { drawCharts?: (of: string) => Promise<number> }
        return (await drawCharts?.(drawn)) ?? Number.NaN
      }, side)
  }
  const [ours, nivo] = [await draw('ours'), await draw('nivo')]
  for (let warmed = 0; warmed < WARMING; warmed += 1) {
    await ours()
    await nivo()
  }
  return interleave(ours, nivo, PAIRS)
}

/** The demonstration enterprise; answers its administrator's account. */
function fillDemo(directory: string) {
  const told = execFileSync(process.execPath, ['server/cli/demo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
    encoding: 'utf8',
  })
  const [, email = '', password = ''] = /administrator\s+(\S+)\s+(\S+)/.exec(told) ?? []
  return { email, password }
}

async function comparePages(browser: Browser): Promise<Figure> {
  const { directory, remove } = temporaryDirectory()
  const account = fillDemo(directory)
  const server = await startOurs(directory)
  try {
    const administrator = createFetchCaller(server.url, new Set())
    await administrator.ok('signIn', { body: account })
    const { items } = await administrator.ok('listQuestionnaires', { query: { status: 40 } })
    const id = items.find(({ type }) => type === 2)?.id ?? 0
    const [person] = await administrator.ok('listReportEvaluatees', { path: { id } })
    const report = `/questionnaire/reports/personal/report/${id}?employeeId=${person?.employeeId}`
    const open = (address: string, selector: string) =>
      load(browser, `${server.url}/manage.html#${address}`, selector, '', administrator.cookie())
    const ours = (await open(report, 'svg[role=img]')).kilobytes
    const peer = (await open('/manage', 'tbody tr')).kilobytes + REPORT_ALLOWANCE_KB
    return { name: 'charts: kB of a report page', unit: 'kB', ours, peer, ratio: ours / peer, bound: 1, sense: 'most' }
  } finally {
    await server.end()
    remove()
  }
}

export async function benchCharts(): Promise<{ figures: Figure[]; control: number }> {
  const browser = await launchBrowser()
  try {
    const { control, ...drawn } = await compareCharts(browser)
    const charts: Figure = { name: 'charts: 12 radars', unit: 'ms', bound: MOST_TIMES, sense: 'most', ...drawn }
    return { figures: [charts, await comparePages(browser)], control }
  } finally {
    await browser.close()
  }
}
