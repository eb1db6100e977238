/** The PDF of a personal report, made by the page in the real browser with the real fonts, policies and a host of another origin. */
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import type { BrowserContext, Page } from '../browser/launch.ts'
import { type FontHost, startFontHost } from './fontHost.ts'
import { type Site, startSite, watchFaults } from './site.ts'

const FILES = ['NotoSansSC-Bold.woff2', 'NotoSansSC-Regular.woff2', 'woff2-decoder.wasm']
const PATIENCE = { timeout: 60_000 }

let host: FontHost
let site: Site
let context: BrowserContext
let employeeId: number

const questionnaire = () => site.questionnaires.get(40) ?? 0

beforeAll(async () => {
  host = await startFontHost()
  site = await startSite({ demo: true, staticHost: host.origin })
  const people = await site.administrator.ok('listReportEvaluatees', { path: { id: questionnaire() } })
  employeeId = people[0]?.employeeId ?? 0
})
afterAll(async () => {
  await site?.close()
  await host?.close()
})

beforeEach(async () => {
  context = await site.signedIn()
  host.asked.length = 0
  host.givenUp = 0
})
afterEach(async () => {
  await context.close()
  host.behave('well')
})

async function openReport(within = context, language = ''): Promise<Page> {
  const page = await within.newPage()
  await page.goto(
    `/manage.html${language}#/questionnaire/reports/personal/report/${questionnaire()}?employeeId=${employeeId}`,
  )
  await button(page, '下载 PDF').waitFor()
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The file that comes once `act` was done. */
async function fileOf(page: Page, act: () => Promise<void>) {
  const coming = page.waitForEvent('download', PATIENCE)
  await act()
  const download = await coming
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

const pressed = (page: Page, name = '下载 PDF') => fileOf(page, () => button(page, name).click())

const fileOfServer = () =>
  site.administrator.call('downloadPersonalReport', {
    path: { id: questionnaire(), employeeId },
    query: { language: 'zh' },
  })

describe('the page makes the PDF', () => {
  test('with fonts of the other host, page for page as the server would', async () => {
    const page = await openReport()
    const faults = watchFaults(page)
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    page.on('worker', (worker) => worker.on('console', (message) => said.push(message.text())))
    const beside = site.administrator.ok('getPersonalReport', { path: { id: questionnaire(), employeeId } })
    const { name, content } = await pressed(page)
    const { raw, headers } = await fileOfServer()
    const [ours, server] = [readPdf(content), readPdf(raw)]
    expect(ours.text).toContain((await beside).evaluatee.name)
    expect({ ...ours, active: [] }).toEqual({ ...server, active: [] })
    expect(ours.active).toEqual([])
    expect(ours.pages).toBeGreaterThan(1)
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent(name))
    expect([...host.asked].sort()).toEqual(FILES)
    expect({ faults, said }).toEqual({ faults: [], said: [] })
    // Done, it says nothing any more.
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  })

  test('a second time, and in a page opened later, without asking for a font again', async () => {
    const page = await openReport()
    await pressed(page)
    await pressed(page)
    await page.close()
    const later = await openReport()
    const { content } = await pressed(later)
    expect(readPdf(content).pages).toBeGreaterThan(1)
    expect([...host.asked].sort()).toEqual(FILES)
  })

  test('where the browser keeps no answers and has no locks, as at a plain-http address', async () => {
    await context.addInitScript(`
      Object.defineProperty(window, 'caches', { value: undefined })
      Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })
    `)
    const page = await openReport()
    await pressed(page)
    const { content } = await pressed(page)
    expect(readPdf(content).pages).toBeGreaterThan(1)
    expect([...host.asked].sort()).toEqual(FILES)
  })

  test('on a phone the server does, and no font is loaded', async () => {
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
    const phone = await site.signedIn('administrator', 'zh-CN', { userAgent })
    const page = await openReport(phone)
    const { content } = await pressed(page)
    expect(readPdf(content).fonts).toEqual(['NotoSansSC-Bold', 'NotoSansSC-Regular'])
    expect(host.asked).toEqual([])
    await phone.close()
  })
})

describe('a bad host', () => {
  test.each([
    ['missing', '提供字体的主机上没有所需的文件'],
    ['rubbish', '收到的字体文件不正确'],
    ['closed to others', '无法连接提供字体的主机'],
  ] as const)('that is %s is told, and the server makes it instead', async (manner, words) => {
    host.behave(manner)
    const page = await openReport()
    await button(page, '下载 PDF').click()
    await page.getByRole('alert').getByText(words).waitFor(PATIENCE)
    const { content } = await pressed(page, '由服务器生成')
    expect(readPdf(content).text).toBe(readPdf((await fileOfServer()).raw).text)
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('that sent rubbish and is well again is asked anew', async () => {
    host.behave('rubbish')
    const page = await openReport()
    await button(page, '下载 PDF').click()
    await page.getByText('收到的字体文件不正确').waitFor(PATIENCE)
    host.behave('well')
    const { content } = await pressed(page, '重试')
    expect(readPdf(content).pages).toBeGreaterThan(1)
  })

  test('that falls silent is told within 20 seconds, and the page lives on meanwhile', async () => {
    host.behave('silent')
    const page = await openReport()
    const since = Date.now()
    await button(page, '下载 PDF').click()
    await page.getByText(/已加载 0\.\d \/ 8\.\d MB/).waitFor(PATIENCE)
    await page.getByText('字体加载较慢').waitFor(PATIENCE)
    expect(Date.now() - since).toBeGreaterThan(9_000)
    await page.getByRole('heading', { level: 2 }).first().click()
    await page.getByText('字体加载超时').waitFor(PATIENCE)
    expect(Date.now() - since).toBeLessThan(20_000)
    await button(page, '关闭').click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: '得分排名' }).click()
    await page.getByRole('table', { name: '得分排名' }).waitFor()
  })

  test('is left when one cancels, and another try goes on from there', async () => {
    host.behave('silent')
    const page = await openReport()
    await button(page, '下载 PDF').click()
    await page.getByText('已加载').waitFor(PATIENCE)
    await expect.poll(() => host.asked.length).toBe(3)
    await button(page, '取消').click()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    await expect.poll(() => host.givenUp).toBeGreaterThan(0)
    host.behave('well')
    expect(readPdf((await pressed(page)).content).pages).toBeGreaterThan(1)
  })
})

test('two pages make theirs one after the other', async () => {
  host.behave('silent')
  const [first, second] = [await openReport(), await openReport()]
  const ofFirst = fileOf(first, () => button(first, '下载 PDF').click())
  await first.getByText('已加载').waitFor(PATIENCE)
  const ofSecond = fileOf(second, () => button(second, '下载 PDF').click())
  await second.getByText('另一个页面正在生成 PDF').waitFor(PATIENCE)
  await expect.poll(() => host.asked.length).toBe(3)
  host.behave('well')
  const [one, other] = await Promise.all([ofFirst, ofSecond])
  expect(readPdf(one.content).text).toBe(readPdf(other.content).text)
  expect([...host.asked].sort()).toEqual(FILES)
})

test('a host that is not there is told, at once', async () => {
  const gone = await startFontHost()
  await gone.close()
  const elsewhere = await startSite({ demo: true, staticHost: gone.origin })
  const visitor = await elsewhere.signedIn()
  const page = await visitor.newPage()
  const id = elsewhere.questionnaires.get(40) ?? 0
  await page.goto(`/manage.html#/questionnaire/reports/personal/report/${id}`)
  await button(page, '下载 PDF').click()
  await page.getByRole('alert').getByText('无法连接提供字体的主机').waitFor(PATIENCE)
  await elsewhere.close()
})
