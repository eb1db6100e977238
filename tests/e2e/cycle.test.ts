/** The whole evaluation, from an empty installation to the PDF: real server, real database, real mail, real browser. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { leadershipTemplates } from '../../domain/templates/leadership.ts'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import { type RunningServer, startOurs, temporaryDirectory } from '../bench/processes.ts'
import { expectNoSeriousAxe } from '../browser/axe.ts'
import { type Browser, launchBrowser, type Page } from '../browser/launch.ts'
import * as administrator from './administrator.ts'
import { answerInBrowser } from './answering.ts'
import { expectedFigures } from './figures.ts'
import { type CaughtMail, catchMails, type MailCatcher } from './mailCatcher.ts'
import { answerTask, type SentForm, secretOf, tasksOf } from './raters.ts'

const TABLE = new URL('../../server/demo/org-300.csv', import.meta.url).pathname
/** Leaders of departments of different sizes, by their numbers in the table. */
const EVALUATEES = ['E01010', 'E01032', 'E01066', 'E01086', 'E01273', 'E01241']
const OLD_WORDING = '在要求大家改变做法之前'
const NEW_WORDING = '在要求改变之前，先讲清楚原因。'
const IN_BROWSER = 3
const FEWEST_RATERS = 30

/** Dimension names and the item titles as they stand after the rewording. */
const DIMENSIONS = new Map(
  leadershipTemplates.zh.dimensions.map(({ name, items }) => [
    name,
    items.map((item) => (item.startsWith(OLD_WORDING) ? NEW_WORDING : item)),
  ]),
)

/** Every rater and every item gets another score, the same in every run. */
const scoreOf = (rater: number, index: number) => 1 + ((rater * 7 + index * 3 + ((rater * index) % 5)) % 5)

let catcher: MailCatcher
let server: RunningServer
let browser: Browser
let page: Page
const installation = temporaryDirectory()

beforeAll(async () => {
  catcher = await catchMails()
  server = await startOurs(installation.directory, { SMTP_URL: catcher.url })
  browser = await launchBrowser()
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  page.setDefaultTimeout(30_000)
})

afterAll(async () => {
  await browser.close()
  await server.end()
  await catcher.close()
  installation.remove()
})

/** Answers everything behind one mailed link over HTTP, or in the browser where the rater has one task. */
async function answerMail(mail: CaughtMail, rater: number, inBrowser: boolean): Promise<SentForm[]> {
  const choose = (index: number) => scoreOf(rater, index)
  const secret = secretOf(mail)
  const tasks = await tasksOf(server.url, secret)
  const [only] = tasks
  if (inBrowser && only !== undefined) {
    const { evaluateeName, levelType } = only
    return [await answerInBrowser(browser, mail.link ?? '', evaluateeName, levelType, choose, expectNoSeriousAxe)]
  }
  const forms: SentForm[] = []
  for (const task of tasks) forms.push(await answerTask(server.url, secret, task, choose))
  return forms
}

async function answerAll(mails: CaughtMail[]): Promise<SentForm[]> {
  const single: CaughtMail[] = []
  for (const mail of mails) {
    if (single.length < IN_BROWSER && (await tasksOf(server.url, secretOf(mail))).length === 1) single.push(mail)
  }
  expect(single).toHaveLength(IN_BROWSER)
  const forms: SentForm[] = []
  for (const [rater, mail] of mails.entries()) forms.push(...(await answerMail(mail, rater, single.includes(mail))))
  return forms
}

async function readResult<T>(path: string): Promise<T> {
  const response = await page.request.get(`${server.url}${path}`)
  const { returnCode, message, result } = (await response.json()) as { returnCode: number; message: string; result: T }
  expect({ returnCode, message }).toEqual({ returnCode: 0, message: '' })
  return result
}

/** Compares every evaluatee's report and place in the ranking with the figures computed from the sent forms. */
async function compareFigures(id: number, forms: SentForm[], anonymous: boolean): Promise<void> {
  const base = `/api/questionnaire/${id}/statistics`
  const evaluatees = await readResult<{ employeeId: number; name: string }[]>(`${base}/evaluatees`)
  const ranking = await readResult<Record<'items' | 'incomplete', { employeeId: number; percent: number | null }[]>>(
    `${base}/ranking`,
  )
  const ranked = new Map([...ranking.items, ...ranking.incomplete].map((row) => [row.employeeId, row.percent]))
  expect(evaluatees).toHaveLength(EVALUATEES.length)
  for (const { employeeId, name } of evaluatees) {
    const want = expectedFigures(
      forms.filter((form) => form.evaluateeName === name),
      DIMENSIONS,
      anonymous,
    )
    const report = await readResult<PersonalReport>(`${base}/${employeeId}/report`)
    const got = new Map(
      report.dimensions.map(({ name: dimension, percent, othersPercent, selfPercent }) => [
        dimension,
        { percent, others: othersPercent, self: selfPercent },
      ]),
    )
    expect({ name, dimensions: got, overall: report.overallPercent }).toEqual({
      name,
      dimensions: want.dimensions,
      overall: want.overall,
    })
    expect(ranked.get(employeeId)).toBe(want.overall)
  }
}

/** Downloads the report by the button and reads the file. */
async function checkPdf(name: string): Promise<void> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载 PDF' }).click()
  const file = await (await coming).path()
  const { pages, fonts, text } = readPdf(readFileSync(file))
  expect(pages).toBeGreaterThan(1)
  expect(fonts.join()).toContain('NotoSansSC')
  expect(text).toContain(name)
  for (const dimension of DIMENSIONS.keys()) expect(text).toContain(dimension)
}

test('an empty installation is set up and 300 people are imported', async () => {
  await page.goto(`${server.url}/signin/`)
  await administrator.seeText(page, '首次设置')
  await expectNoSeriousAxe(page)
  await administrator.setUp(page, server.url)
  await administrator.importPeople(page, server.url, TABLE, 300)
})

describe.each([
  { type: 1 as const, title: '实名的评估' },
  { type: 2 as const, title: '匿名的评估' },
])('$title', ({ type, title }) => {
  test('from the template to the PDF', async () => {
    catcher.mails.length = 0
    const id = await administrator.createFromTemplate(page, server.url, type, title)
    await expectNoSeriousAxe(page)
    await administrator.reword(page, OLD_WORDING, NEW_WORDING)
    await administrator.setRelations(page, server.url, id, EVALUATEES)
    const raters = await administrator.publishAndInvite(page, server.url, id)
    expect(raters).toBeGreaterThanOrEqual(FEWEST_RATERS)
    await catcher.waitFor(raters)
    const forms = await answerAll(catcher.mails.slice(0, raters))
    await administrator.seeProgress(page, server.url, id, forms.length)
    await administrator.finish(page, server.url, id)
    await compareFigures(id, forms, type === 2)
    const name = forms[0]?.evaluateeName ?? ''
    await administrator.openReport(page, server.url, id, name)
    await expectNoSeriousAxe(page)
    await checkPdf(name)
  })
})

test('the list has nothing serious to mend for those who cannot see it', async () => {
  await page.goto(`${server.url}/manage.html#/manage`)
  await administrator.seeText(page, '匿名的评估')
  await expectNoSeriousAxe(page)
})
