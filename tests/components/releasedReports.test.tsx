/** Released reports on the answering site: the way there, the list, the report and its PDF. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import {
  answer,
  answerExample,
  answerFile,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  refuse,
} from './network.ts'
import { standDown, standIn, worker, workers } from './pdfWorkers.ts'
import { renderFeedback } from './renderPage.tsx'

const SECRET = 'S3cretS3cretS3cretS3cretS3cretS3cretS3cret1'
const tasks = exampleResult('listFeedbackTasks')
const { reports } = exampleResult('listMyReports')
const released = exampleResult('getMyReport')
const notes = exampleResult('getOwnNotes')
const { fileName } = exampleResult('prepareMyReport')
const [first] = reports
const path = `${first?.questionnaireId}/${first?.employeeId}`
const person = { id: String(first?.questionnaireId), employeeId: String(first?.employeeId) }

const heading = (name: string, level = 1) => page.getByRole('heading', { level, name })
const link = (name: string) => page.getByRole('link', { name })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const download = button('下载 PDF')
const OPEN = `打开：${first?.title}，关于您本人`
const asSuperior = () => answer('getMyReport', { ...released, role: 'superior' })

const openReport = (options = {}) => renderFeedback(`/reports/${path}`, options)

describe('the way there', () => {
  test('is a card on the page of tasks, where there are any', async () => {
    answer('listFeedbackTasks', { ...tasks, reportCount: 2 })
    await renderFeedback('/')
    await expect.element(page.getByText('有 2 份报告发布给您。')).toBeVisible()
    await expectNoSeriousAxe()
    expect(document.title).toBe('环视 · 评价')
    await link('查看：我的报告').click()
    await expect.element(heading('我的报告')).toHaveFocus()
    expect(document.title).toBe('环视 · 我的报告')
    await link('返回任务列表').click()
    await expect.element(page.getByText('远航科技有限公司邀请您提供反馈')).toBeVisible()
  })

  test.each([
    { when: 'nothing is asked', questionnaires: [] },
    { when: 'all tasks are closed', questionnaires: tasks.questionnaires.map((one) => ({ ...one, closed: true })) },
  ])('stands there when $when, too', async ({ questionnaires }) => {
    answer('listFeedbackTasks', { ...tasks, questionnaires })
    await renderFeedback('/')
    await expect.element(link('查看：我的报告')).toBeVisible()
  })

  test('is not there without reports, and nobody asks for them', async () => {
    answer('listFeedbackTasks', { ...tasks, reportCount: 0 })
    await renderFeedback('/')
    await expect.element(page.getByText('远航科技有限公司邀请您提供反馈')).toBeVisible()
    await expect.element(link('查看：我的报告')).not.toBeInTheDocument()
    expect(callsOf('listMyReports')).toEqual([])
  })

  test('by the mailed link, with its secret as a token alone', async () => {
    await renderFeedback(`/t/${SECRET}/reports`)
    await link(OPEN).click()
    await expect.element(heading('您的报告')).toHaveFocus()
    expect(location.hash).toBe(`#/t/${SECRET}/reports/${path}`)
    await expect
      .poll(() => callsOf('getMyReport').map(({ params, bearer }) => ({ params, bearer })))
      .toEqual([{ params: person, bearer: SECRET }])
    await expect.poll(() => callsOf('getOwnNotes').map(({ bearer }) => bearer)).toEqual([SECRET])
    await expect.element(link('返回任务列表')).not.toBeInTheDocument()
    await link('返回我的报告').click()
    await expect.element(heading('我的报告')).toHaveFocus()
  })
})

describe('the list', () => {
  test('tells version, day, whom it is about, and what is unread', async () => {
    const other = {
      ...reports[0],
      employeeId: 7301000012,
      name: '孙洋',
      nameMark: 'E-0042',
      role: 'superior',
      opened: true,
    }
    answer('listMyReports', { reports: [...reports, other] as typeof reports })
    await renderFeedback('/reports')
    const rows = page.getByRole('listitem')
    await expect
      .element(rows.nth(0))
      .toHaveTextContent('2026 年度管理者 360° 评估关于您本人第 2 版，2026年12月17日发布未读打开')
    await expect
      .element(rows.nth(1))
      .toHaveTextContent('2026 年度管理者 360° 评估关于孙洋 (E-0042)您是上级第 2 版，2026年12月17日发布打开')
    await expectNoSeriousAxe()
    await expectNoWrites()
  })

  test('says that there is none', async () => {
    answer('listMyReports', { reports: [] })
    await renderFeedback('/reports')
    await expect.element(heading('目前没有发布给您的报告')).toBeVisible()
    await expectNoSeriousAxe()
  })

  test('is asked for again where it did not come', async () => {
    disconnect('listMyReports')
    await renderFeedback('/reports')
    await expect.element(button('重试')).toBeVisible()
    answerExample('listMyReports')
    await button('重试').click()
    await expect.element(heading('我的报告')).toBeVisible()
  })

  test('leads whoever is signed out to the sign-in page', async () => {
    refuse('listMyReports', 'UNAUTHENTICATED')
    await renderFeedback('/reports')
    await expectLeftFor('/signin/?returnUrl=/feedback/%23%2Freports')
  })
})

describe('the report', () => {
  test('begins with what counts and is read-only', async () => {
    await openReport()
    await expect.element(heading('要点', 2)).toBeVisible()
    const said = page.getByRole('region', { name: '要点' }).getByRole('listitem')
    await expect.element(said.nth(0)).toHaveTextContent('他评最高：领导他人，82.0 分')
    await expect.element(said.nth(1)).toHaveTextContent('他评最低：引领变革，76.0 分')
    await expect.element(said.nth(2)).toHaveTextContent('“引领变革”的他评比自评低 14.0 分，不太可能是偶然')
    await expect.element(page.getByText('第 2 版，2026年12月17日发布')).toBeVisible()
    await expect.element(heading('各题得分', 2)).toBeVisible()
    await expect.element(page.getByText('其他评价人（不区分关系）', { exact: true })).toBeVisible()
    await expectNoSeriousAxe()
    await expectNoWrites()
  })

  test.each(['zh', 'en'] as const)('fits the narrowest phone (%s)', async (language) => {
    await openReport({ language, width: 320 })
    await expect.element(page.getByRole('textbox').first()).toBeVisible()
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  test('of somebody else names the person', async () => {
    asSuperior()
    await openReport()
    await expect.element(heading(`${released.report.evaluatee.name}的报告`)).toBeVisible()
  })

  test('that was withdrawn says so, and leads back', async () => {
    refuse('getMyReport', 'NOT_FOUND')
    await openReport()
    await expect.element(heading('这份报告现在不能打开')).toHaveFocus()
    await expectNoSeriousAxe()
    await link('返回我的报告').click()
    await expect.element(heading('我的报告')).toBeVisible()
  })

  test('that did not come is asked for again', async () => {
    disconnect('getMyReport')
    await openReport()
    await expect.element(button('重试')).toBeVisible()
    answerExample('getMyReport')
    await button('重试').click()
    await expect.element(heading('您的报告')).toBeVisible()
  })
})

describe('the PDF', () => {
  let version = 0

  beforeEach(() => {
    standIn()
    // Fonts of a version of their own: the page keeps a worker for those of the test before.
    version += 1
    const { fonts } = exampleResult('prepareMyReport')
    for (const asset of [fonts.regular, fonts.bold, fonts.decoder]) asset.address = `${asset.address}${version}`
    answer('prepareMyReport', { fileName, fonts })
  })
  afterEach(async () => {
    standDown()
    await caches.delete('roundview-fonts')
  })

  async function makeOne(): Promise<Record<string, unknown> | undefined> {
    const font = await worker('font')
    font.say({ kind: 'done', fonts: [new ArrayBuffer(4), new ArrayBuffer(4)] })
    const pdf = await worker('pdf')
    pdf.say({ kind: 'done', pdf: new Blob(['%PDF']) })
    return pdf.asked[0]
  }

  test('is made by the page, with the own notes', async () => {
    await openReport()
    await expect.element(download).toHaveAttribute('aria-disabled', 'false')
    const release = hold('prepareMyReport')
    await download.click()
    await expect.element(page.getByText('正在准备 PDF…')).toBeVisible()
    await expect.element(download).toHaveAttribute('aria-disabled', 'true')
    release()
    const font = await worker('font')
    font.say({ kind: 'received', bytes: 2_100_000 })
    await expect.element(page.getByText('已加载 2.1 / 8.7 MB')).toBeVisible()
    await expectNoSeriousAxe()
    const asked = await makeOne()
    expect(asked).toMatchObject({
      report: { ...released.report, beside: released.beside },
      showsArithmetic: true,
      language: 'zh',
      ownNotes: { text: notes.text, aims: notes.aims },
    })
    await expectLeftFor(`download ${fileName}`)
    await expect.poll(() => callsOf('prepareMyReport').map(({ params }) => params)).toEqual([person])
    expect(callsOf('downloadMyReport')).toEqual([])
    await expectNoWrites()
  })

  test('of somebody else has no notes, shared ones neither', async () => {
    asSuperior()
    await openReport()
    await download.click()
    expect(await makeOne()).toMatchObject({ ownNotes: null })
    await expectLeftFor(`download ${fileName}`)
  })

  test('is given up', async () => {
    await openReport()
    await expect.element(download).toHaveAttribute('aria-disabled', 'false')
    await download.click()
    const font = await worker('font')
    await button('取消').click()
    await expect.poll(() => font.isEnded).toBe(true)
    await expect.element(download).toHaveAttribute('aria-disabled', 'false')
    await expect.element(button('取消')).not.toBeInTheDocument()
  })

  test('is made by the server where the page cannot, in the language of the page', async () => {
    answerFile('downloadMyReport', 'application/pdf', 'ours.pdf')
    await openReport()
    await expect.element(download).toHaveAttribute('aria-disabled', 'false')
    await download.click()
    const font = await worker('font')
    font.say({ kind: 'failed', reason: 'gone', detail: '' })
    await expect.element(page.getByText(/无法连接提供字体的主机/)).toBeVisible()
    await expectNoSeriousAxe()
    await button('由服务器生成').click()
    await expectLeftFor('download ours.pdf')
    await expect
      .poll(() => callsOf('downloadMyReport').map(({ params, query }) => ({ params, query })))
      .toEqual([{ params: person, query: { language: 'zh', again: 'true' } }])
  })

  test('is tried again, or the failure put away', async () => {
    await openReport()
    await expect.element(download).toHaveAttribute('aria-disabled', 'false')
    await download.click()
    ;(await worker('font')).say({ kind: 'failed', reason: 'rubbish', detail: '' })
    await button('重试').click()
    const again = await worker('font', 1)
    expect(again.asked[0]).toMatchObject({ cache: 'reload' })
    again.say({ kind: 'failed', reason: 'slow', detail: '' })
    await button('关闭').click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(workers.filter(({ kind }) => kind === 'pdf')).toEqual([])
  })

  test('that the server refuses says why', async () => {
    refuse('prepareMyReport', 'PDF_UNAVAILABLE')
    await openReport()
    await expect.element(download).toHaveAttribute('aria-disabled', 'false')
    await download.click()
    await expect.element(page.getByText(/暂时无法生成 PDF/)).toBeVisible()
    expect(workers).toEqual([])
  })

  test('of a report that was withdrawn meanwhile says so, beside the name and not in its place', async () => {
    refuse('prepareMyReport', 'NOT_FOUND')
    await openReport()
    await expect.element(download).toHaveAttribute('aria-disabled', 'false')
    await download.click()
    const told = page.getByRole('alert')
    await expect.element(told).toMatchTextContent('它可能已被撤回')
    expect(told.element().getBoundingClientRect().width).toBeLessThan(360)
  })
})
