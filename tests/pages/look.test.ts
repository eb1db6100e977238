/** Language and light or dark are kept; axe finds nothing serious on the pages people use most (issue point 8). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectNoSeriousAxe } from '../browser/axe.ts'
import type { BrowserContext } from '../browser/launch.ts'
import { type Site, settled, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: true })
})
afterAll(() => site?.close())

/** The contrast of a page that is still fading in says nothing. */
async function calm(context: BrowserContext) {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return page
}

test.each([
  ['zh-CN', '环视 · 问卷管理', 'Roundview · Questionnaire management', 'en'],
  ['en-GB', 'Roundview · Questionnaire management', '环视 · 问卷管理', 'zh-CN'],
])('a browser in %s gets its language; another choice is kept over reload', async (locale, first, second, lang) => {
  const context = await site.signedIn('administrator', locale)
  const page = await context.newPage()
  await page.goto('/manage.html#/manage')
  await settled(page)
  await expect.poll(() => page.title()).toBe(first)
  await page.locator('nav button[lang]').click()
  await page.waitForFunction((title) => document.title === title, second)
  await page.reload()
  await settled(page)
  await expect.poll(() => page.title()).toBe(second)
  expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  await page.goto('/signin/')
  await page.waitForFunction((prefix) => document.title.startsWith(prefix), second.slice(0, 2))
  await context.close()
})

test.each(['light', 'dark'] as const)(
  'a system in %s mode is followed; another choice is kept over reload',
  async (mode) => {
    const other = mode === 'light' ? 'dark' : 'light'
    const context = await site.signedIn()
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme: mode })
    const theme = () => page.locator('html').getAttribute('data-theme')
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.goto('/manage.html#/manage')
    await settled(page)
    await expect.poll(theme).toBe(mode)
    const before = await background()
    await page.locator('nav button[title]:not([lang])').click()
    await expect.poll(theme).toBe(other)
    await page.reload()
    await settled(page)
    await expect.poll(theme).toBe(other)
    await expect.poll(background).not.toBe(before)
    await context.close()
  },
)

describe.each(['light', 'dark'] as const)('axe in %s mode', (colorScheme) => {
  test('sign-in', async () => {
    const context = await site.stranger()
    const page = await calm(context)
    await page.emulateMedia({ colorScheme })
    await page.goto('/signin/')
    await page.locator('input[name=name]').waitFor()
    await expectNoSeriousAxe(page)
    await page.locator('button[type=submit]').click()
    await expectNoSeriousAxe(page)
    await context.close()
  })

  test.each([
    ['list', '/manage', 0],
    ['editor', '/questionnaire/edit/survey/', 10],
    ['relations', '/questionnaire/edit/relation/', 10],
    ['progress', '/questionnaire/publish/stats/', 30],
    ['personal report', '/questionnaire/reports/personal/report/', 40],
    ['ranking', '/questionnaire/reports/summary/rankList/', 40],
  ] as const)('%s', async (_, address, status) => {
    const context = await site.signedIn()
    const page = await calm(context)
    await page.emulateMedia({ colorScheme })
    await page.goto(`/manage.html#${address}${site.questionnaires.get(status) ?? ''}`)
    await settled(page)
    await page.locator('#content h1').first().waitFor()
    await expectNoSeriousAxe(page)
    await context.close()
  })

  test('feedback: tasks, promise and questions', async () => {
    const context = await site.signedIn('rater')
    const page = await calm(context)
    await page.emulateMedia({ colorScheme })
    await page.goto('/feedback/')
    await page.locator('h1').waitFor()
    await page.waitForLoadState('networkidle')
    await expectNoSeriousAxe(page)
    const { id, relationId } = await openTask(context)
    expect(id).toBe(site.questionnaires.get(30))
    await page.goto(`/feedback/#/${relationId}`)
    await page.locator('button.button.main').waitFor()
    await expectNoSeriousAxe(page)
    await page.locator('button.button.main').click()
    await page.locator('input[type=radio]').first().waitFor({ state: 'attached' })
    await expectNoSeriousAxe(page)
    await context.close()
  })
})

/** A task the rater has not sent yet. */
async function openTask(context: BrowserContext): Promise<{ id: number; relationId: number }> {
  const answer = await context.request.get('/api/feedback/tasks')
  const { result } = (await answer.json()) as {
    result: { questionnaires: { questionnaireId: number; tasks: { relationId: number; status: string }[] }[] }
  }
  for (const { questionnaireId, tasks } of result.questionnaires) {
    const open = tasks.find(({ status }) => status === 'waiting')
    if (open !== undefined) return { id: questionnaireId, relationId: open.relationId }
  }
  throw new Error('the rater has nothing left to answer')
}
