import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, settled, startSite } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite({ demo: false })
})

afterAll(async () => {
  await site.close()
})

test('a rater who signed in by password can sign out on the answering site', async () => {
  const context = await site.signedIn('member')
  const page = await context.newPage()
  await page.goto('/feedback/')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.waitForURL(/\/signin\//)
  const answer = await context.request.get('/api/users/me')
  expect(await answer.json()).toMatchObject({ returnCode: 401 })
  await context.close()
})

test('an administrator’s page that the browser shows again after the session ended is nobody’s to read', async () => {
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto('/manage.html#/employees')
  await settled(page)
  await context.clearCookies()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await page.waitForURL(/\/signin\//)
  await context.close()
})
