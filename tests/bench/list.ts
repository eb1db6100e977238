/** Bytes and time until the first row of the list page, against the smallest react-admin list page; size of the other two entries. */
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { type Browser, launchBrowser } from '../browser/launch.ts'
import { seedCollecting } from '../soak/seed.ts'
import { load } from './pageLoad.ts'
import { type Figure, interleave, median } from './pairs.ts'
import { type RunningServer, startBare, startOurs, temporaryDirectory } from './processes.ts'

const ROWS = 20
const PAIRS = 10
const LIST_ALLOWANCE_KB = 50
const SIGN_IN_KB = 80
const FEEDBACK_KB = 110

/** An installation with an administrator and a page of questionnaires; answers the session cookie. */
async function fillOurs(server: RunningServer): Promise<string> {
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...OWN_PAGE, cookie },
      body: JSON.stringify(body),
    })
  const account = { email: 'admin@bench.example', password: 'correct horse battery' }
  const response = await post('/api/session/setup', { enterpriseName: 'bench', displayName: 'admin', ...account })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  for (let index = 1; index <= ROWS; index += 1) {
    await post('/api/questionnaires', { type: 1, title: `Questionnaire ${index}`, summary: '' }, cookie)
  }
  return cookie
}

async function entrySizes(browser: Browser, server: RunningServer, feedbackUrl: string): Promise<Figure[]> {
  const signIn = await load(browser, `${server.url}/signin/`, 'button[type=submit]', '')
  const feedback = await load(browser, feedbackUrl, 'main', '2026')
  const figure = (name: string, kilobytes: number, bound: number): Figure => ({
    name,
    unit: 'kB',
    ours: kilobytes,
    peer: bound,
    ratio: kilobytes / bound,
    bound: 1,
    sense: 'most',
  })
  return [
    figure('list: sign-in page', signIn.kilobytes, SIGN_IN_KB),
    figure('list: feedback entry', feedback.kilobytes, FEEDBACK_KB),
  ]
}

async function compareLists(browser: Browser, ours: RunningServer, bare: RunningServer) {
  const cookie = await fillOurs(ours)
  const bytes = { ours: [] as number[], peer: [] as number[] }
  const loadOurs = async () => {
    const result = await load(browser, `${ours.url}/manage.html#/manage`, 'tbody', 'Questionnaire', cookie)
    bytes.ours.push(result.kilobytes)
    return result.milliseconds
  }
  const loadBare = async () => {
    const result = await load(browser, `${bare.url}/`, 'tbody', 'Questionnaire')
    bytes.peer.push(result.kilobytes)
    return result.milliseconds
  }
  await loadOurs()
  await loadBare()
  const result = await interleave(loadOurs, loadBare, PAIRS)
  const [oursKb, peerKb] = [median(bytes.ours), median(bytes.peer) + LIST_ALLOWANCE_KB]
  const figures: Figure[] = [
    {
      name: 'list: kB until first row',
      unit: 'kB',
      ours: oursKb,
      peer: peerKb,
      ratio: oursKb / peerKb,
      bound: 1,
      sense: 'most',
    },
    { name: 'list: first row', unit: 'ms', bound: 1.25, sense: 'most', ...result },
  ]
  return { figures, control: result.control }
}

export async function benchList(): Promise<{ figures: Figure[]; control: number }> {
  const list = temporaryDirectory()
  const answering = temporaryDirectory()
  const seeded = await seedCollecting({ directory: answering.directory, type: 2, evaluatees: 1, ratersPerLevel: 1 })
  const servers = [
    await startOurs(list.directory),
    await startOurs(answering.directory),
    await startBare(list.directory),
  ]
  const [ours, feedback, bare] = servers
  if (ours === undefined || feedback === undefined || bare === undefined) throw new Error('a server did not start')
  const browser = await launchBrowser()
  try {
    const compared = await compareLists(browser, ours, bare)
    const secret = seeded.forms[0]?.secret ?? ''
    const sizes = await entrySizes(browser, feedback, `${feedback.url}/feedback/#/t/${secret}`)
    return { figures: [...compared.figures, ...sizes], control: compared.control }
  } finally {
    await browser.close()
    for (const server of servers) await server.end()
    list.remove()
    answering.remove()
  }
}
