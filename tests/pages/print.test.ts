/** Report pages on paper: nothing is cut off, nothing of the frame around them is printed, nor what one presses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIGHT } from '../../report/theme/tokens.ts'
import { cutOff, onPaper } from './onPaper.ts'
import { type OwnLevelsRound, ownLevelsRound } from './ownLevels.ts'
import { type Site, settled, startSite } from './site.ts'

let site: Site
let combinedId: number

beforeAll(async () => {
  site = await startSite({ demo: true })
  combinedId = await combine()
}, 120_000)
afterAll(() => site?.close())

/** A report over the finished rounds of the demonstration. */
async function combine(): Promise<number> {
  const { administrator } = site
  const { items } = await administrator.ok('listQuestionnaires', { query: { status: 40 } })
  const questionnaireUids = items.map(({ uid }) => uid)
  const body = { reportId: 0, title: '各轮对比', summary: '供讨论', questionnaireUids }
  return (await administrator.ok('saveCombinedReport', { body })).reportId
}

/** Runs in the page: each word in these, and on how many lines it stands. */
function wordsByLines(heads: Element[]): { word: string; lines: number }[] {
  const texts = heads.flatMap((head) => {
    const walker = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    return found
  })
  return texts.flatMap((text) =>
    [...text.data.matchAll(/[a-z]+/gi)].map(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return { word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size }
    }),
  )
}

const ROUND = () => String(site.questionnaires.get(40))

test.each([
  ['ranking', () => `/questionnaire/reports/summary/rankList/${ROUND()}`],
  ['details', () => `/questionnaire/reports/summary/details/${ROUND()}`],
  ['team report', () => `/questionnaire/reports/summary/report/${ROUND()}`],
  ['statistics of one person', () => `/questionnaire/reports/personal/indexScoreStats/${ROUND()}`],
  ['details of one person', () => `/questionnaire/reports/personal/indexScoreDetails/${ROUND()}`],
  ['personal report', () => `/questionnaire/reports/personal/report/${ROUND()}`],
  ['test report', () => '/questionnaire/reports/test'],
  ['combined report', () => `/reports/${combinedId}`],
  ['people of a combined report', () => `/reports/${combinedId}?view=people`],
])('%s', async (_name, address) => {
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto(`/manage.html#${address()}`)
  await settled(page)
  await page.locator('#content table').first().waitFor()
  const frame = page.locator('nav:visible, [role=tablist]:visible')
  expect(await frame.count()).toBeGreaterThan(0)
  await onPaper(page)
  expect(await frame.count()).toBe(0)
  // A figure that leads to how it came about is a button, too.
  const pressed = page.locator('#content button:visible:not(table button)')
  expect(await pressed.allTextContents()).toEqual([])
  expect(await cutOff(page)).toEqual([])
  await context.close()
})

/** As a browser words a token's colour. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

test.each([
  ['bars of the ranking', 'rankList', '#content [role=progressbar] > i', LIGHT.accent],
  ['histogram of the ranking', 'rankList', '#content .MuiCard-root [aria-hidden=true] *', LIGHT.accent],
  ['tints of the heat map', 'details', '.rv-heat-cell', null],
])('also where the browser leaves backgrounds out: %s', async (_name, part, selector, colour) => {
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto(`/manage.html#/questionnaire/reports/summary/${part}/${ROUND()}`)
  await settled(page)
  await page.locator('#content table').first().waitFor()
  await onPaper(page)
  const adjusted = await page
    .locator(selector)
    .evaluateAll(
      (drawn, wanted) =>
        drawn
          .filter((one) => wanted === null || getComputedStyle(one).backgroundColor === wanted)
          .map((one) => getComputedStyle(one).getPropertyValue('-webkit-print-color-adjust')),
      colour && rgb(colour),
    )
  expect(adjusted.length).toBeGreaterThan(0)
  expect(new Set(adjusted)).toEqual(new Set(['exact']))
  await context.close()
})

test.each([
  ['statistics', 'indexScoreStats'],
  ['details', 'indexScoreDetails'],
  ['report', 'report'],
])('whose results they are is printed once, and only there: %s of one person', async (_name, part) => {
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto(`/manage.html#/questionnaire/reports/personal/${part}/${ROUND()}`)
  await settled(page)
  await page.locator('#content table').first().waitFor()
  const chosen = await page.getByRole('combobox').first().inputValue()
  const [name = ''] = chosen.split(' · ')
  expect(name).not.toBe('')
  const heading = page.locator('#content').getByRole('heading', { level: 2, name })
  expect(await heading.count()).toBe(part === 'report' ? 1 : 0)
  await onPaper(page)
  expect(await heading.allTextContents()).toEqual([part === 'report' ? name : chosen])
  await context.close()
})

test.each([
  ['statistics of one person', 'indexScoreStats'],
  ['details of one person', 'indexScoreDetails'],
])('in English, from a dark screen: %s', async (_name, part) => {
  const context = await site.signedIn('administrator', 'en-US', { colorScheme: 'dark' })
  const page = await context.newPage()
  await page.goto(`/manage.html#/questionnaire/reports/personal/${part}/${ROUND()}`)
  await settled(page)
  await page.locator('#content table').first().waitFor()
  const colours = () =>
    page.evaluate(() =>
      [document.body, document.documentElement]
        .map((of) => getComputedStyle(of))
        .map(({ color, colorScheme }) => [color, colorScheme]),
    )
  expect(await colours()).not.toEqual([[rgb(LIGHT.ink), 'light'], expect.anything()])
  await onPaper(page)
  // Paper is white: what is pale on a dark screen would hardly be read on it.
  expect(await colours()).toEqual([
    [rgb(LIGHT.ink), 'light'],
    [expect.anything(), 'light'],
  ])
  expect(await cutOff(page)).toEqual([])
  await context.close()
})

describe.each([
  ['zh-CN', 'zh', 2],
  ['en-US', 'en', 1],
] as const)('six own levels with long names, %s', (locale, language, type) => {
  let round: OwnLevelsRound
  beforeAll(async () => {
    round = await ownLevelsRound(site, type, language)
    const body = { ids: [round.employeeId], toSuperior: false }
    await site.administrator.ok('bulkReleaseReports', { path: { id: round.id }, body })
  })

  test.each([
    ['levels of the team', 'summary/details'],
    ['team report', 'summary/report'],
    ['statistics of one person', 'personal/indexScoreStats'],
    ['details of one person', 'personal/indexScoreDetails'],
    ['personal report', 'personal/report'],
  ])('%s', async (_name, part) => {
    const context = await site.signedIn('administrator', locale)
    const page = await context.newPage()
    await page.goto(`/manage.html#/questionnaire/reports/${part}/${round.id}`)
    await settled(page)
    if (part === 'summary/details') await page.getByRole('button', { name: /^(按评价关系|By relation)$/ }).click()
    await page.locator('#content table').first().waitFor()
    await settled(page)
    await onPaper(page)
    expect(await cutOff(page)).toEqual([])
    await context.close()
  })

  test.runIf(language === 'en')('on a phone the words above the figures stay whole', async () => {
    const context = await site.signedIn('administrator', locale)
    const page = await context.newPage()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/manage.html#/questionnaire/reports/summary/report/${round.id}`)
    await settled(page)
    const words = await page.locator('#content thead').evaluateAll(wordsByLines)
    expect(words.map(({ word }) => word)).toContain('Customer')
    expect(words.filter(({ lines }) => lines > 1)).toEqual([])
    await context.close()
  })

  test('released report', async () => {
    const context = await site.signedIn('rater', locale)
    const page = await context.newPage()
    await page.goto(`/feedback/#/reports/${round.id}/${round.employeeId}`)
    await page.locator('table').first().waitFor()
    await onPaper(page)
    expect(await cutOff(page)).toEqual([])
    await context.close()
  })
})
