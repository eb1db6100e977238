/** Issue 6, point 9: two enterprises in one browser, and a licence that is set, nearly used up and exceeded. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../browser/launch.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { operate } from '../server/operatorCommand.ts'
import { type Site, settled, startSite } from './site.ts'

const ADDRESS = 'admin@yuanhang.example'
const OWN = 'one for both enterprises'

let catcher: MailCatcher
let site: Site
beforeAll(async () => {
  catcher = await catchMails()
  site = await startSite({ demo: true, smtpUrl: catcher.url })
})
afterAll(async () => {
  await site?.close()
  await catcher.close()
})

const operator = (...words: string[]) => operate(site.place, words, { SMTP_URL: catcher.url, PUBLIC_URL: site.origin })

async function at(page: Page, hash: string): Promise<void> {
  await page.goto(`/manage.html#${hash}`)
  await settled(page)
}

test('the administrator of one joins a second by the mailed link and changes between both', async () => {
  const made = await operator('enterprise', 'add', '远航教育（上海）')
  const uid = /ent-\S{12}/.exec(made.out)?.[0] ?? ''
  const appointed = await operator('administrator', uid, ADDRESS, '--name', '管理员')
  expect(appointed).toMatchObject({ code: 0, err: '' })
  const letter = catcher.mails.find(({ to, mail }) => to === ADDRESS && mail.text?.includes('/invitation/'))
  const [link = ''] = /https?:\S+invitation\/[\w-]{43}/.exec(letter?.mail.text ?? '') ?? []

  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto(link)
  await page.getByText('远航教育（上海）为您开通登录账号').waitFor()
  await page.getByLabel('密码', { exact: true }).fill(OWN)
  await page.getByRole('button', { name: '确认', exact: true }).click()
  await page.getByText('登录账号可以使用了，请登录。').waitFor()
  await page.getByLabel('邮箱或工号').fill(ADDRESS)
  await page.getByLabel('密码', { exact: true }).fill(OWN)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(/manage\.html/)

  const foot = page.locator('.rv-nav-foot')
  const enter = async (name: string) => {
    await page.locator('.rv-nav-account').click()
    await page.getByRole('menuitem', { name }).click()
    await foot.getByText(name).waitFor()
    await settled(page)
  }
  const people = async () => {
    await at(page, '/employees')
    await page.locator('tbody tr').first().waitFor()
    return page.locator('tbody tr').count()
  }
  const leave = async () => {
    await page.locator('.rv-nav-account').click()
    await page.getByRole('menuitem', { name: /远航/ }).click()
    await foot.getByText('远航教育（上海）').waitFor({ state: 'detached' })
    await settled(page)
  }
  // The link led into the enterprise that was joined.
  await foot.getByText('远航教育（上海）').waitFor()
  expect(await people()).toBe(1)
  await leave()
  expect(await people()).toBeGreaterThan(1)
  await enter('远航教育（上海）')
  expect(await people()).toBe(1)
  await page.reload()
  await foot.getByText('远航教育（上海）').waitFor()
  await leave()
  expect(await people()).toBeGreaterThan(1)
  await context.close()
})

test('a tab that still shows the enterprise another tab has left changes nothing in the one that was entered', async () => {
  const context = await site.stranger()
  const first = await context.request.post('/api/session/sign-in', { data: { email: ADDRESS, password: OWN } })
  expect(await first.json()).toMatchObject({ returnCode: 0 })
  const other = await context.newPage()
  await at(other, '/employees')
  const page = await context.newPage()
  await at(page, '/employees/create')
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('李晓梅')
  await page.getByLabel('工号').fill('E777')

  await other.locator('.rv-nav-account').click()
  await other.getByRole('menuitem', { name: /远航/ }).click()
  await other.waitForLoadState('load')
  await settled(other)
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByText('[2029]', { exact: false }).waitFor()
  expect(await page.getByRole('textbox', { name: '姓名', exact: true }).inputValue()).toBe('李晓梅')
  await other.reload()
  await settled(other)
  await other.locator('tbody tr').first().waitFor()
  expect(await other.getByText('李晓梅').count()).toBe(0)
  await context.close()
})

test('a licence is shown, warned of at 90 %, and told when it is exceeded; the running server heeds each', async () => {
  const context = await site.stranger()
  const signIn = await context.request.post('/api/session/sign-in', { data: { email: ADDRESS, password: OWN } })
  expect(await signIn.json()).toMatchObject({ returnCode: 0 })
  const page = await context.newPage()
  await at(page, '/enterprise')
  const state = await context.request.get('/api/enterprises/me')
  const { result } = (await state.json()) as { result: { enterpriseUid: string } }
  const uid = result.enterpriseUid
  const authorised = await context.request.post('/api/enterprises/product/authorize', {
    headers: { origin: site.origin },
  })
  const { totalUserCount: used } = ((await authorised.json()) as { result: { totalUserCount: number } }).result
  expect(used).toBeGreaterThan(10)
  const permit = async (people: number) => {
    expect((await operator('licence', uid, '--people', String(people))).code).toBe(0)
    await page.reload()
    await settled(page)
    await page.getByText(`已用 ${used} / ${people}`).first().waitFor()
  }
  const near = page.getByText(/已使用 \d+ % 的授权人数/)
  const beyond = page.getByText('超出授权的', { exact: false })
  const post = async (path: string, data: unknown) =>
    (await context.request.post(path, { data, headers: { origin: site.origin } })).json()
  const data = { paper: true, dimensions: true, settings: true, relations: true }
  const copied: { result: { id: number } } = await post(`/api/questionnaires/copy/${site.questionnaires.get(30)}`, {
    data,
  })
  const start = async () => {
    await at(page, `/questionnaire/publish/template/${copied.result.id}`)
    await page.getByRole('button', { name: '启动问卷' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '立即启动' }).click()
  }

  await permit(used * 2)
  expect([await near.count(), await beyond.count()]).toEqual([0, 0])
  await permit(Math.floor(used / 0.9))
  expect([await near.count(), await beyond.count()]).toEqual([1, 0])
  await permit(used - 1)
  expect([await near.count(), await beyond.count()]).toEqual([0, 1])
  await start()
  await page.getByText('[2040]', { exact: false }).first().waitFor()
  await at(page, '/enterprise')
  await permit(used * 2)
  expect([await near.count(), await beyond.count()]).toEqual([0, 0])
  await start()
  await page.getByText('问卷已启动').first().waitFor()
  await context.close()
})
