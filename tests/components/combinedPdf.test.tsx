/** The PDF of a combined report: whom it lists is chosen, then the page makes it, or the server. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, answerFile, callsOf, exampleResult, expectNoWrites, refuse } from './network.ts'
import { renewed, standDown, standIn, worker, workers } from './pdfWorkers.ts'
import { renderPage } from './renderPage.tsx'

const report = exampleResult('getCombinedReport')
const people = exampleResult('listCombinedScores')
const evaluatees = exampleResult('listCombinedEvaluatees')
const { fileName } = exampleResult('prepareCombinedReport')
const path = { id: String(report.reportId) }

const button = (name: string) => page.getByRole('button', { name, exact: true })
const download = button('下载 PDF')
const dialog = page.getByRole('dialog', { name: '下载 PDF' })
const choice = (name: string) => dialog.getByRole('radio', { name })
const make = dialog.getByRole('button', { name: '生成 PDF' })

beforeEach(standIn)
afterEach(async () => {
  standDown()
  await caches.delete('roundview-fonts')
})

async function choose(name: string, view = ''): Promise<void> {
  await renderPage(`/reports/${report.reportId}${view}`)
  await download.click()
  await choice(name).click()
}

/** What the page's worker is given to print. */
async function printed(): Promise<unknown> {
  const font = await worker('font')
  font.say({ kind: 'done', fonts: [new ArrayBuffer(4), new ArrayBuffer(4)] })
  const pdf = await worker('pdf')
  const { fonts: _fonts, ...asked } = pdf.asked.at(-1) ?? {}
  pdf.say({ kind: 'done', pdf: new Blob(['%PDF']) })
  await expectLeftFor(`download ${fileName}`)
  return asked
}

const asked = (operation: 'prepareCombinedReport' | 'downloadCombinedReport' | 'listCombinedScores') =>
  callsOf(operation).map(({ params, query }) => ({ params, query }))

beforeEach(() => answer('prepareCombinedReport', renewed(exampleResult('prepareCombinedReport'))))

describe('the page makes it', () => {
  test('of everybody', async () => {
    await renderPage(`/reports/${report.reportId}`)
    await download.click()
    await expect.element(choice('全部 2 位被评价人')).toBeChecked()
    await expectNoSeriousAxe()
    expect(asked('listCombinedScores')).toEqual([])
    await make.click()
    expect(await printed()).toEqual({ kind: 'combined', report: { ...report, people }, language: 'zh' })
    expect(asked('prepareCombinedReport')).toEqual([{ params: path, query: {} }])
    expect(asked('listCombinedScores')).toEqual([{ params: {}, query: { reportIds: path.id } }])
    expect(asked('downloadCombinedReport')).toEqual([])
    await expect.element(dialog).not.toBeInTheDocument()
    await expectNoWrites()
  })

  test('of those chosen', async () => {
    await choose('选定的被评价人')
    await expect.element(make).toBeDisabled()
    await dialog.getByRole('combobox', { name: '选择被评价人（最多 200 位）' }).click()
    await page.getByRole('option', { name: '孙洋 · 前端组' }).click()
    await dialog.getByRole('heading', { name: '下载 PDF' }).click()
    await make.click()
    const wanted = people.filter(({ evaluatorName }) => evaluatorName === '孙洋')
    expect(wanted).toHaveLength(1)
    expect(await printed()).toEqual({ kind: 'combined', report: { ...report, people: wanted }, language: 'zh' })
  })

  test('of nobody, without asking for their figures', async () => {
    await choose('不逐一列出，只要各轮对比')
    await make.click()
    expect(await printed()).toEqual({ kind: 'combined', report: { ...report, people: null }, language: 'zh' })
    expect(asked('listCombinedScores')).toEqual([])
  })

  test('without a question where nobody was evaluated', async () => {
    const nobody = { ...report, evaluateeCount: 0, repeatedCount: 0 }
    answer('getCombinedReport', nobody)
    answer('listCombinedScores', [])
    await renderPage(`/reports/${report.reportId}`)
    await download.click()
    expect(await printed()).toEqual({ kind: 'combined', report: { ...nobody, people: [] }, language: 'zh' })
  })
})

describe('the server makes it', () => {
  const [first] = evaluatees

  test.each([
    ['全部 2 位被评价人', { people: 'shown' }],
    ['不逐一列出，只要各轮对比', { people: 'none' }],
    ['选定的被评价人', { people: 'shown', evaluatorIds: String(first?.evaluatorId) }],
  ])('%s', async (name, query) => {
    answerFile('downloadCombinedReport', 'application/pdf', '对比.pdf')
    await choose(name)
    if ('evaluatorIds' in query) {
      await dialog.getByRole('combobox').click()
      await page.getByRole('option', { name: '何晓明 · 前端组' }).click()
      await dialog.getByRole('heading', { name: '下载 PDF' }).click()
    }
    await make.click()
    await worker('font')
    await button('由服务器生成').click()
    await expectLeftFor('download 对比.pdf')
    expect(asked('downloadCombinedReport')).toEqual([{ params: path, query: { ...query, language: 'zh' } }])
  })
})

describe('nothing comes of it', () => {
  test('where one leaves the choice', async () => {
    await choose('选定的被评价人')
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(asked('prepareCombinedReport')).toEqual([])
    expect(workers).toEqual([])
  })

  test.each(['prepareCombinedReport', 'listCombinedScores'] as const)('where it is refused: %s', async (operation) => {
    refuse(operation, operation === 'listCombinedScores' ? 'NOT_FOUND' : 'PDF_UNAVAILABLE')
    await choose('全部 2 位被评价人')
    await make.click()
    await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
    await expect.element(download).toBeEnabled()
    expect(workers).toEqual([])
  })

  test('where the server refuses', async () => {
    refuse('downloadCombinedReport', 'PDF_UNAVAILABLE')
    await choose('全部 2 位被评价人')
    await make.click()
    await worker('font')
    await button('由服务器生成').click()
    await expect.element(page.getByText(/\[2080\]/).first()).toBeVisible()
    await expect.element(download).toBeEnabled()
  })

  test('where it is not known who was evaluated; they are asked for again', async () => {
    refuse('listCombinedEvaluatees', 'NOT_FOUND')
    await renderPage(`/reports/${report.reportId}`)
    await download.click()
    await expect.element(dialog.getByText(/\[2001\]/)).toBeVisible()
    await expect.element(make).toBeDisabled()
    answer('listCombinedEvaluatees', evaluatees)
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect.element(choice('全部 2 位被评价人')).toBeChecked()
  })
})

test('the page is printed', async () => {
  let prints = 0
  const { print } = window
  window.print = () => {
    prints += 1
  }
  await renderPage(`/reports/${report.reportId}`)
  await button('打印').click()
  window.print = print
  expect(prints).toBe(1)
})

test('on a phone whom it lists can be chosen', async () => {
  await renderPage(`/reports/${report.reportId}`, { width: 390, language: 'en' })
  await button('Download PDF').click()
  await expect.element(page.getByRole('radio', { name: 'All 2 evaluatees' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
