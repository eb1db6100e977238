/** The PDF of a personal report: what is shown while the page makes it, what when it cannot, and what the server is asked for. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, answerFile, callsOf, exampleResult, expectNoWrites, hold, refuse } from './network.ts'
import { renewed, standDown, standIn, worker, workers } from './pdfWorkers.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const report = exampleResult('getPersonalReport')
const { evaluatees, norm, band, compared, previous, dimensions } = exampleResult('getPersonalStatistics')
/** As it stands on the screen, beside the mean of all and the round before. */
const shown = {
  ...report,
  beside: {
    ...{ evaluatees, norm, band, compared },
    previous: previous && { title: previous.title, finishedAt: previous.finishedAt },
    dimensions: dimensions.map((one) => ({
      ...{ dimensionId: one.dimensionId, norm: one.norm, band: one.band, isMarked: one.isMarked },
      change: one.change,
    })),
  },
}
const { fileName } = exampleResult('preparePersonalReport')
const [first] = exampleResult('listReportEvaluatees')
const person = { id: String(id), employeeId: String(first?.employeeId) }
const OURS = '年度 何晓明 (E-0042).pdf'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const download = button('下载 PDF')

let { fonts } = exampleResult('preparePersonalReport')
const { userAgent: ownUserAgent } = navigator

beforeEach(() => {
  standIn()
  const parts = renewed(exampleResult('preparePersonalReport'))
  fonts = parts.fonts
  answer('preparePersonalReport', parts)
})
afterEach(async () => {
  standDown()
  await caches.delete('roundview-fonts')
})

async function open(width = 1280): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/personal/report/${id}`, { width })
  await expect.element(download).toBeVisible()
}

async function makeOne(): Promise<void> {
  const font = await worker('font')
  font.say({ kind: 'done', fonts: [new ArrayBuffer(4), new ArrayBuffer(4)] })
  const pdf = await worker('pdf')
  pdf.say({ kind: 'done', pdf: new Blob(['%PDF']) })
}

describe('the page makes it', () => {
  test('telling how far it is', async () => {
    await open()
    const release = hold('preparePersonalReport')
    await download.click()
    await expect.element(page.getByText('正在准备 PDF…')).toBeVisible()
    await expect.element(download).toBeDisabled()
    release()
    const font = await worker('font')
    expect(font.asked).toEqual([
      { fonts: [fonts.regular, fonts.bold], plain: [], decoder: fonts.decoder, cache: 'default' },
    ])
    font.say({ kind: 'received', bytes: 2_000_000 })
    font.say({ kind: 'received', bytes: 100_000 })
    await expect.element(page.getByText('已加载 2.1 / 8.7 MB')).toBeVisible()
    await expect
      .element(page.getByRole('progressbar', { name: '首次生成需要加载字体…' }))
      .toHaveAttribute('aria-valuenow', '24')
    await expectNoSeriousAxe()
    font.say({ kind: 'decoding' })
    await expect.element(page.getByText('正在处理字体…')).toBeVisible()
    font.say({ kind: 'done', fonts: [new ArrayBuffer(4), new ArrayBuffer(4)] })
    const pdf = await worker('pdf')
    expect(pdf.asked).toEqual([
      {
        ...{ kind: 'personal', report: shown, language: 'zh' },
        fonts: { regular: expect.any(Blob), bold: expect.any(Blob), fallbacks: [] },
      },
    ])
    expect(font.isEnded).toBe(true)
    await expect.element(page.getByText('正在生成 PDF…')).toBeVisible()
    pdf.say({ kind: 'writing' })
    pdf.say({ kind: 'done', pdf: new Blob(['%PDF']) })
    await expectLeftFor(`download ${fileName}`)
    await expect.element(download).toBeEnabled()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    await expect.poll(() => callsOf('preparePersonalReport').map(({ params }) => params)).toEqual([person])
    expect(callsOf('downloadPersonalReport')).toEqual([])
    await expectNoWrites()
  })

  test('a second one with the worker that has the fonts', async () => {
    await open()
    await download.click()
    await makeOne()
    await expectLeftFor(`download ${fileName}`)
    await download.click()
    const pdf = await worker('pdf')
    await expect.poll(() => pdf.asked.length).toBe(2)
    expect(pdf.asked[1]).toEqual({ kind: 'personal', report: shown, language: 'zh', fonts: undefined })
    pdf.say({ kind: 'done', pdf: new Blob(['%PDF']) })
    await expectLeftFor(`download ${fileName}`)
    expect(workers.filter(({ kind }) => kind === 'font')).toHaveLength(1)
  })

  test('with fonts for the scripts of its texts, and only those', async () => {
    const evaluatee = { ...report.evaluatee, name: '何晓明 👍 ครับ' }
    answer('getPersonalReport', { ...report, evaluatee })
    const [emoji] = fonts.fallbacks
    if (emoji === undefined) throw new Error('The example has one')
    const { family, ...asset } = emoji
    const thai = { ...asset, address: asset.address.replace(/\w+-?\w*\.ttf/, 'thai.ttf') }
    const arabic = { ...asset, address: asset.address.replace(/\w+-?\w*\.ttf/, 'arabic.ttf') }
    fonts.fallbacks.push({ family: 'Noto Sans Thai', ...thai }, { family: 'Noto Sans Arabic', ...arabic })
    answer('preparePersonalReport', { fileName, fonts })
    const kept = await caches.open('roundview-fonts')
    await kept.put(arabic.address, new Response('of another report'))
    await open()
    await download.click()
    const font = await worker('font')
    expect(font.asked).toEqual([
      { fonts: [fonts.regular, fonts.bold], plain: [asset, thai], decoder: fonts.decoder, cache: 'default' },
    ])
    font.say({ kind: 'done', fonts: [4, 5, 6, 7].map((bytes) => new ArrayBuffer(bytes)) })
    const pdf = await worker('pdf')
    const [asked] = pdf.asked
    const given = [family, 'Noto Sans Thai'].map((name) => ({ family: name, font: expect.any(Blob) }))
    expect(asked).toMatchObject({ fonts: { fallbacks: given } })
    pdf.say({ kind: 'done', pdf: new Blob(['%PDF']) })
    await expectLeftFor(`download ${fileName}`)
    const sizeOf = async ({ address }: { address: string }) => (await (await kept.match(address))?.blob())?.size
    expect(await sizeOf(asset)).toBe(6)
    expect(await sizeOf(thai)).toBe(7)
    expect(await sizeOf(arabic)).toBe('of another report'.length)
  })

  test('and tells it where its worker breaks', async () => {
    await open()
    await download.click()
    const font = await worker('font')
    font.say({ kind: 'done', fonts: [new ArrayBuffer(4), new ArrayBuffer(4)] })
    const pdf = await worker('pdf')
    pdf.dispatchEvent(new Event('error'))
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(pdf.isEnded).toBe(true)
  })

  test('until one cancels', async () => {
    await open()
    await download.click()
    const font = await worker('font')
    await button('取消').click()
    await expect.element(download).toBeEnabled()
    await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
    await expect.poll(() => workers.map(({ isEnded }) => isEnded)).toEqual([true])
    font.say({ kind: 'done', fonts: [new ArrayBuffer(4), new ArrayBuffer(4)] })
    expect(workers).toHaveLength(1)
  })

  test('until one goes to another page', async () => {
    await open()
    await download.click()
    await worker('font')
    await page.getByRole('link', { name: '得分排名' }).click()
    await expect.poll(() => workers.map(({ isEnded }) => isEnded)).toEqual([true])
  })

  test('while the server is asked instead, when one does not want to wait', async () => {
    answerFile('downloadPersonalReport', 'application/pdf', OURS)
    await open()
    await download.click()
    await worker('font')
    await button('由服务器生成').click()
    await expectLeftFor(`download ${OURS}`)
    expect(workers.map(({ isEnded }) => isEnded)).toEqual([true])
    await expect
      .poll(() => callsOf('downloadPersonalReport').map(({ params, query }) => ({ params, query })))
      .toEqual([{ params: person, query: { language: 'zh' } }])
  })
})

describe('the page cannot', () => {
  test.each([
    ['slow', '字体加载超时，浏览器未能生成 PDF。请改由服务器生成，或稍后重试。'],
    ['gone', '无法连接提供字体的主机，浏览器未能生成 PDF。请改由服务器生成，或检查网络后重试。'],
    [
      'missing',
      '提供字体的主机上没有所需的文件，浏览器未能生成 PDF。请改由服务器生成；如反复出现，请告诉系统管理员缺少字体文件。',
    ],
    ['rubbish', '收到的字体文件不正确，浏览器未能生成 PDF。请改由服务器生成，或重试以重新加载字体。'],
    ['worker', '浏览器未能生成 PDF。请改由服务器生成，或刷新页面后重试。'],
  ])('since the fonts are %s: it says so, and the server makes it', async (reason, words) => {
    answerFile('downloadPersonalReport', 'application/pdf', OURS)
    await open()
    await download.click()
    const font = await worker('font')
    font.say({ kind: 'failed', reason, detail: 'in a test' })
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
    await expect.element(download).toBeEnabled()
    await expectNoSeriousAxe()
    const release = hold('downloadPersonalReport')
    await button('由服务器生成').click()
    await expect.element(page.getByText('正在由服务器生成 PDF…')).toBeVisible()
    release()
    await expectLeftFor(`download ${OURS}`)
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect
      .poll(() => callsOf('downloadPersonalReport').map(({ params, query }) => ({ params, query })))
      .toEqual([{ params: person, query: { language: 'zh' } }])
  })

  test('and is told to try again: then nothing that was kept is trusted', async () => {
    await open()
    await download.click()
    const font = await worker('font')
    font.say({ kind: 'failed', reason: 'rubbish', detail: 'in a test' })
    await button('重试').click()
    const anew = await worker('font', 1)
    expect(anew.asked).toEqual([
      { fonts: [fonts.regular, fonts.bold], plain: [], decoder: fonts.decoder, cache: 'reload' },
    ])
    await expect.poll(() => callsOf('preparePersonalReport')).toHaveLength(2)
    await button('取消').click()
  })

  test('and one leaves it at that', async () => {
    await open()
    await download.click()
    const font = await worker('font')
    font.say({ kind: 'failed', reason: 'gone', detail: 'in a test' })
    await button('关闭').click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    expect(callsOf('downloadPersonalReport')).toEqual([])
  })

  test('for want of memory: the server makes it without a question', async () => {
    answerFile('downloadPersonalReport', 'application/pdf', OURS)
    await open()
    await download.click()
    const font = await worker('font')
    font.say({ kind: 'done', fonts: [new ArrayBuffer(4), new ArrayBuffer(4)] })
    const pdf = await worker('pdf')
    pdf.say({ kind: 'failed', reason: 'memory', detail: 'RangeError: Array buffer allocation failed' })
    await expectLeftFor(`download ${OURS}`)
    expect(pdf.isEnded).toBe(true)
  })

  test('on a phone: the server is asked at once', async () => {
    Object.defineProperty(navigator, 'userAgent', { value: `${ownUserAgent} Mobile`, configurable: true })
    answerFile('downloadPersonalReport', 'application/pdf', OURS)
    await open(390)
    await download.click()
    await expectLeftFor(`download ${OURS}`)
    Object.defineProperty(navigator, 'userAgent', { value: ownUserAgent, configurable: true })
    expect(callsOf('preparePersonalReport')).toEqual([])
    expect(workers).toEqual([])
  })
})

describe('a refusal is told', () => {
  const told = page.getByText(/\[2080\]/).first()

  test('before it is begun', async () => {
    refuse('preparePersonalReport', 'PDF_UNAVAILABLE')
    await open()
    await download.click()
    await expect.element(told).toBeVisible()
    await expect.element(download).toBeEnabled()
    expect(workers).toEqual([])
  })

  test('of the server that was to make it', async () => {
    refuse('downloadPersonalReport', 'PDF_UNAVAILABLE')
    await open()
    await download.click()
    await worker('font')
    await button('由服务器生成').click()
    await expect.element(told).toBeVisible()
    await expect.element(download).toBeEnabled()
  })
})
