/** The route guard in a real browser (spec §2, §6): who is not signed in, and who is but may not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
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

test.each([
  ['zh-CN', '/manage.html#/manage', null],
  ['en-GB', '/manage.html#/questionnaire/edit/survey/7', null],
  ['zh-CN', '/manage.html?eid=ent-7k2m#/reports/global', 'ent-7k2m'],
  ['en-GB', '/manage.html#/manage?eid=ent-7k2m', 'ent-7k2m'],
] as const)('signed out (%s) at %s: told, then led to the sign-in page', async (locale, address, eid) => {
  const context = await site.stranger({ locale })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByText(SIGN_IN[locale]).waitFor()
  await page.waitForURL('**/signin/?**')
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('returnUrl')).toBe(address)
  expect(searchParams.get('eid')).toBe(eid)
  await context.close()
})

test('signed in, one is where one wanted to be', async () => {
  const context = await site.stranger()
  const page = await context.newPage()
  await page.goto(`/manage.html#/questionnaire/edit/settings/${site.questionnaires.get(10)}`)
  await page.waitForURL('**/signin/?**')
  await page.locator('input[name=email]').fill('admin@yuanhang.example')
  await page.locator('input[name=password]').fill('correct horse battery')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`**/manage.html#/questionnaire/edit/settings/${site.questionnaires.get(10)}`)
  await settled(page)
  expect(await page.title()).toBe('环视 · 问卷设置')
  await context.close()
})

test('a session that ends while one works leads to the sign-in page with the way back', async () => {
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto('/manage.html#/manage')
  await settled(page)
  await context.clearCookies()
  await page.evaluate(() => location.assign('#/add/template'))
  await page.getByText(SIGN_IN['zh-CN']).waitFor()
  await page.waitForURL('**/signin/?**')
  expect(new URL(page.url()).searchParams.get('returnUrl')).toBe('/manage.html#/add/template')
  await context.close()
})

test.each(['zh-CN', 'en-GB'] as const)(
  'a member (%s) is told for 1.5 s, then led to the feedback site',
  async (locale) => {
    const context = await site.signedIn('member', locale)
    const page = await context.newPage()
    await page.goto('/manage.html#/manage')
    await page.getByText(FORBIDDEN[locale]).waitFor()
    const told = Date.now()
    await page.waitForURL('**/feedback/**')
    expect(Date.now() - told).toBeGreaterThan(1200)
    expect(Date.now() - told).toBeLessThan(5000)
    await context.close()
  },
)

test('a member is shown nothing of the management area', async () => {
  const context = await site.signedIn('member')
  const page = await context.newPage()
  await page.goto(`/manage.html#/questionnaire/edit/survey/${site.questionnaires.get(10)}`)
  await page.getByText(FORBIDDEN['zh-CN']).waitFor()
  expect(await page.getByText('空白问卷').count()).toBe(0)
  await context.close()
})
