/** The route guard in a real browser (spec §2, §6): who is not signed in, and who is but may not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../browser/launch.ts'
import { type Site, settled, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: false })
})
afterAll(() => site?.close())

const SIGN_IN = {
  'zh-CN': '您尚未登录，正在跳转到登录页面',
  'en-GB': 'You are not logged in, redirecting you to the login page',
}
const FORBIDDEN = {
  'zh-CN': '当前用户权限不足，正在跳转到评价页面...',
  'en-GB': 'The current user has insufficient permission, redirecting you to the evaluation page...',
}

/** How long the notices stand before the guard leads on. */
const SIGN_IN_NOTICE = 800
const FORBIDDEN_NOTICE = 1500

/**
 * Holds the page's timer of `milliseconds` until the function that comes back is called: a notice that stands for a
 * moment would be gone before a busy machine has looked. Fails when the page set no such timer.
 */
async function holdTimer(page: Page, milliseconds: number): Promise<() => Promise<void>> {
  let letGo: (() => void) | undefined
  await page.exposeFunction('untilReleased', () => new Promise<void>((resolve) => (letGo = resolve)))
  await page.addInitScript(`{
    const setAnyTimer = setTimeout
    window.setTimeout = (run, wait, ...more) =>
      wait === ${milliseconds} ? void untilReleased().then(run) : setAnyTimer(run, wait, ...more)
  }`)
  return async () => {
    await expect.poll(() => letGo, { message: `a timer of ${milliseconds} ms` }).toBeDefined()
    letGo?.()
  }
}

test.each([
  ['zh-CN', '/manage.html#/manage', null],
  ['en-GB', '/manage.html#/questionnaire/edit/survey/7', null],
  ['zh-CN', '/manage.html?eid=ent-7k2m#/reports/global', 'ent-7k2m'],
  ['en-GB', '/manage.html#/manage?eid=ent-7k2m', 'ent-7k2m'],
] as const)('signed out (%s) at %s: told, then led to the sign-in page', async (locale, address, eid) => {
  const context = await site.stranger({ locale })
  const page = await context.newPage()
  const release = await holdTimer(page, SIGN_IN_NOTICE)
  await page.goto(address)
  await page.getByText(SIGN_IN[locale]).waitFor()
  await release()
  await page.waitForURL('**/signin/?**')
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('returnUrl')).toBe(address)
  expect(searchParams.get('eid')).toBe(eid)
  await context.close()
})

test('signed in, one is where one wanted to be', async () => {
  const context = await site.stranger()
  const page = await context.newPage()
  await page.goto(`/manage.html#/questionnaire/edit/settings/${site.questionnaires.get(10)}`, { waitUntil: 'commit' })
  await page.waitForURL('**/signin/?**')
  await page.locator('input[name=name]').fill('admin@yuanhang.example')
  await page.locator('input[name=password]').fill('correct horse battery')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`**/manage.html#/questionnaire/edit/settings/${site.questionnaires.get(10)}`)
  await expect.poll(() => page.title()).toBe('环视 · 问卷设置')
  await context.close()
})

test('a session that ends while one works leads to the sign-in page with the way back', async () => {
  const context = await site.signedIn()
  const page = await context.newPage()
  const release = await holdTimer(page, SIGN_IN_NOTICE)
  await page.goto('/manage.html#/manage')
  await settled(page)
  await context.clearCookies()
  await page.evaluate(() => location.assign('#/add/template'))
  await page.getByText(SIGN_IN['zh-CN']).waitFor()
  await release()
  await page.waitForURL('**/signin/?**')
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/manage.html#/add/template')
  await context.close()
})

test('whoever told the browser to stay is led away by the next call after', async () => {
  const context = await site.signedIn()
  const page = await context.newPage()
  const questions: string[] = []
  page.on('dialog', async (asking) => {
    questions.push(asking.type())
    await (questions.length === 1 ? asking.dismiss() : asking.accept())
  })
  await page.goto('/manage.html#/manage')
  await settled(page)
  await context.clearCookies()
  await page.getByText('管理员', { exact: true }).first().click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^当前密码/).fill('nobody keeps this')
  await dialog.getByLabel(/^新密码/).fill('correct horse')
  for (const asked of [1, 2]) {
    const answer = page.waitForResponse((response) => response.status() === 401)
    await dialog.getByRole('button', { name: '修改密码' }).click()
    await answer
    await expect.poll(() => questions).toHaveLength(asked)
  }
  await page.waitForURL('**/signin/?**')
  expect(questions).toEqual(['beforeunload', 'beforeunload'])
  await context.close()
})

test.each(['zh-CN', 'en-GB'] as const)(
  'a member (%s) is told for 1.5 s, then led to the feedback site',
  async (locale) => {
    const context = await site.signedIn('member', locale)
    const page = await context.newPage()
    const release = await holdTimer(page, FORBIDDEN_NOTICE)
    await page.goto('/manage.html#/manage')
    await page.getByText(FORBIDDEN[locale]).waitFor()
    await release()
    await page.waitForURL('**/feedback/**')
    await context.close()
  },
)

test('a member is shown nothing of the management area', async () => {
  const context = await site.signedIn('member')
  const page = await context.newPage()
  await holdTimer(page, FORBIDDEN_NOTICE)
  await page.goto(`/manage.html#/questionnaire/edit/survey/${site.questionnaires.get(10)}`)
  await page.getByText(FORBIDDEN['zh-CN']).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await page.getByText('空白问卷').count()).toBe(0)
  await context.close()
})
