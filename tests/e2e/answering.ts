/** A rater in the browser, on a phone: opens the mailed link, reads the promise, answers with the keyboard, sends. */
import type { Browser, Page } from '../browser/launch.ts'
import type { SentForm } from './raters.ts'

const PHONE = { width: 390, height: 844 }
const WAIT = 30_000

/** Answers one scale question by its digit and goes on; an open one is skipped. Returns what was asked. */
async function answerQuestion(page: Page, score: number): Promise<{ title: string; isScale: boolean }> {
  const heading = page.locator('main h2, main h1').first()
  const title = ((await heading.textContent()) ?? '').replace(/\s*\*$/, '').trim()
  const radios = page.getByRole('radio')
  const isScale = (await radios.count()) > 0
  if (isScale) await radios.nth(score - 1).check({ force: true })
  return { title, isScale }
}

/** Answers the first open task behind `link`; `choose(index)` gives the score of the index-th scale question. */
export async function answerInBrowser(
  browser: Browser,
  link: string,
  evaluateeName: string,
  levelType: string,
  choose: (index: number) => number,
  check: (page: Page) => Promise<void>,
): Promise<SentForm> {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT)
  await page.goto(link)
  await page.getByRole('link', { name: /^开始/ }).first().click()
  await page.getByText('谁会看到我的回答').waitFor()
  await check(page)
  await page.getByRole('button', { name: '明白了，开始' }).click()
  const scores = new Map<string, number>()
  for (let index = 0; ; ) {
    const score = choose(index)
    const { title, isScale } = await answerQuestion(page, score)
    if (isScale) {
      scores.set(title, score)
      index += 1
    }
    const next = page.getByRole('button', { name: /^(下一题|检查并提交)$/ })
    const isLast = (await next.textContent())?.includes('检查并提交') === true
    await next.click()
    if (isLast) break
  }
  await check(page)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByText(/谢谢/).first().waitFor()
  await context.close()
  return { evaluateeName, levelType, scores }
}
