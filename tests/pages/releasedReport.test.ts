/** A released report as its evaluatee meets it: the mail of a real server, the page, the own aims, the paper, the withdrawal. */
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import type { Page } from '../browser/launch.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { cutOff, onPaper } from './onPaper.ts'
import { type Site, startSite, watchFaults } from './site.ts'

const PHONE = { width: 390, height: 844 }
const NOTE = '先问再说。'
const AIM = '每月与跨部门同事交流一次'
const PATIENCE = { timeout: 60_000 }
const LINK = /https?:\/\/\S+#\/t\/([\w-]+)\/reports/

let mails: MailCatcher
let site: Site
let employeeId: number

const id = () => site.questionnaires.get(40) ?? 0
const path = () => ({ id: id(), employeeId })

beforeAll(async () => {
  mails = await catchMails()
  site = await startSite({ demo: true, smtpUrl: mails.url })
  const { items } = await site.administrator.ok('listReleases', { path: { id: id() } })
  employeeId = items.find(({ noMail }) => noMail === null)?.employeeId ?? 0
})
afterAll(async () => {
  await site?.close()
  await mails?.close()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

let link = ''

/** What the person gets once the report is released: the address in the mail. */
async function releasedLink(): Promise<string> {
  if (link !== '') return link
  const { administrator } = site
  const employeeIds = [employeeId]
  await administrator.ok('bulkReleaseReports', {
    path: { id: id() },
    body: { ids: employeeIds, toSuperior: false },
  })
  await administrator.ok('sendNotifications', { path: { id: id() }, body: { businessType: 'report', confirm: false } })
  // Mails of other rounds of the demonstration may come, too.
  const found = () => mails.mails.flatMap(({ mail }) => LINK.exec(mail.text ?? '')?.[0] ?? [])[0]
  await expect.poll(found, PATIENCE).toBeDefined()
  link = found() ?? ''
  return link
}

async function fileOf(page: Page, act: () => Promise<void>) {
  const coming = page.waitForEvent('download', PATIENCE)
  await act()
  const download = await coming
  return { name: download.suggestedFilename(), ...readPdf(await readFile(await download.path())) }
}

test('is printed whole, its notes too, without what one presses', async () => {
  const context = await site.stranger()
  const page = await context.newPage()
  await page.goto(await releasedLink())
  await page.getByRole('link', { name: /^打开：/ }).click()
  const notes = page.getByLabel('笔记', { exact: true })
  await notes.fill(Array.from({ length: 80 }, (_, at) => `第${at + 1}条笔记`).join('\n'))
  await onPaper(page)
  expect(
    await page.locator('button:visible, .site > header:visible, .site > footer:visible').allTextContents(),
  ).toEqual([])
  expect(await cutOff(page)).toEqual([])
  await context.close()
})

test('is opened from the mail, noted upon, kept on paper, and gone once it is withdrawn', async () => {
  const { administrator } = site
  const address = await releasedLink()
  const context = await site.stranger()
  const page = await context.newPage()
  await page.setViewportSize(PHONE)
  const faults = watchFaults(page)
  await page.goto(address)
  await page.getByRole('link', { name: /^打开：/ }).click()
  await page.getByRole('heading', { level: 1, name: '您的报告' }).waitFor()
  // A phone's page does not move sideways, once its charts have found their width.
  const width = () => page.evaluate('document.documentElement.scrollWidth')
  await expect.poll(width, PATIENCE).toBeLessThanOrEqual(PHONE.width)
  await page.getByLabel('笔记', { exact: true }).fill(NOTE)
  await button(page, '添加目标').click()
  await page.getByLabel('目标 1', { exact: true }).fill(AIM)
  await page.getByLabel('目标 1 的完成日期', { exact: true }).fill('2027-03-31')
  await button(page, '保存').click()
  await page.getByText('已保存', { exact: true }).waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('目标 1', { exact: true }).inputValue()).toBe(AIM)

  const made = await fileOf(page, () => button(page, '下载 PDF').click())
  expect(made.outline.at(-1)).toBe('我的笔记与目标')
  expect(made.text).toContain(NOTE)
  expect(made.text).toContain(`1${AIM}完成日期：2027年3月31日`)
  // The server's is the same, page for page.
  const byServer = await page.evaluate(
    async ([address, secret]) => {
      const response = await fetch(address ?? '', { headers: { authorization: `Bearer ${secret}` } })
      return Array.from(new Uint8Array(await response.arrayBuffer()))
    },
    [`/api/feedback/reports/${id()}/${employeeId}/pdf?language=zh`, LINK.exec(link)?.[1] ?? ''],
  )
  const served = readPdf(Buffer.from(byServer))
  expect({ text: served.text, pages: served.pages }).toEqual({ text: made.text, pages: made.pages })
  // The administrator's own paper says nothing of it.
  const { raw } = await administrator.call('downloadPersonalReport', { path: path(), query: { language: 'zh' } })
  expect(readPdf(raw).text).not.toContain(NOTE)
  expect(faults).toEqual([])

  const { items } = await administrator.ok('listReleases', { path: { id: id() } })
  const reader = items.find((one) => one.employeeId === employeeId)?.release?.readers[0]
  expect(reader?.openings).toBeGreaterThanOrEqual(3)
  expect(reader?.firstOpenedAt).not.toBeNull()

  await administrator.ok('bulkWithdrawReports', { path: { id: id() }, body: { ids: [employeeId] } })
  await page.reload()
  await page.getByRole('heading', { name: '这份报告现在不能打开' }).waitFor()
  await page.getByRole('link', { name: '返回我的报告' }).click()
  await page.getByRole('heading', { name: '目前没有发布给您的报告' }).waitFor()
  await context.close()
})

test('what only readers of reports need is loaded by nobody else', async () => {
  const context = await site.signedIn('rater')
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/feedback/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => /eport|frame-|manage/.test(address))).toEqual([])
  expect(asked).not.toEqual([])
  await context.close()
})
