/** Issue 6, point 13: through the company's own sign-in page and back, in the browser; and out of both again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../browser/launch.ts'
import { CLIENT, type IdentityProvider, startIdentityProvider } from '../server/identityProvider.ts'
import { operate } from '../server/operatorCommand.ts'
import { type Site, settled, startSite } from './site.ts'

const EMAIL = 'admin@yuanhang.example'

let site: Site
let provider: IdentityProvider
let uid: string

beforeAll(async () => {
  site = await startSite({ demo: false })
  provider = await startIdentityProvider({ redirectUri: `${site.origin}/signin/` })
  provider.people.set('boss', { email: EMAIL, email_verified: true })
  uid = (await site.administrator.ok('getEnterpriseBasic')).enterpriseUid
  const words = ['sso', 'set', uid, '--issuer', provider.issuer, '--client-id', CLIENT.clientId]
  const said = await operate(site.place, words, { PUBLIC_URL: site.origin }, CLIENT.clientSecret)
  expect(said).toMatchObject({ code: 0, err: '' })
})

afterAll(async () => {
  await site?.close()
  await provider?.close()
})

/** From a page of the admin, to which nobody is signed in, to the company's page. */
async function goThere(page: Page): Promise<void> {
  await page.goto(`/manage.html?eid=${uid}#/employees`)
  await page.waitForURL(/\/signin\/\?/)
  await page.getByRole('button', { name: '使用企业账号登录' }).click()
  await page.waitForURL(`${provider.issuer}/**`)
}

test('signed in by the company, back where one wanted to go, and out of both', async () => {
  const context = await site.stranger()
  const page = await context.newPage()
  await goThere(page)
  await page.getByPlaceholder('Enter any login').fill('boss')
  await page.getByPlaceholder('and password').fill('any')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.waitForURL(`${site.origin}/manage.html?eid=${uid}#/employees`)
  await settled(page)
  await page.getByText(EMAIL).first().waitFor()
  // Neither code nor state stands in the history.
  await page.goBack()
  await page.waitForURL(/\/signin\/\?returnUrl=/)
  expect(page.url()).not.toContain('code=')
  await page.goForward()
  await settled(page)

  await page.locator('.rv-nav-account').click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await page.waitForURL(`${provider.issuer}/session/end?**`)
  await page.getByRole('button', { name: 'Yes, sign me out' }).click()
  await page.waitForURL(`${site.origin}/signin/?signedOut=1&eid=${uid}`)
  await page.getByText('您已退出登录。').waitFor()
  const answer = await context.request.get('/api/users/me')
  expect(await answer.json()).toMatchObject({ returnCode: 401 })
  // The company asks anew.
  await page.getByRole('button', { name: '使用企业账号登录' }).click()
  await page.getByPlaceholder('Enter any login').waitFor()
  await context.close()
})

test('who gives up there is told, and what was asked for is kept for the password', async () => {
  const context = await site.stranger()
  const page = await context.newPage()
  await goThere(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alert').getByText('[2045]', { exact: false }).waitFor()
  const returnUrl = `/manage.html?eid=${uid}#/employees`
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ returnUrl, eid: uid })
  await page.getByLabel('邮箱或工号').fill(EMAIL)
  await page.getByLabel('密码', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(`${site.origin}${returnUrl}`)
  await context.close()
})
