/** What a person reads when a call fails: every situation of spec §8, in both languages, told once. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BrowserContext, Page } from '../browser/launch.ts'
import { type Site, settled, startSite } from './site.ts'

type Route = Parameters<Parameters<Page['route']>[1]>[0]

let site: Site
const contexts = new Map<string, BrowserContext>()
beforeAll(async () => {
  site = await startSite({ demo: false })
  for (const locale of ['zh-CN', 'en-GB']) contexts.set(locale, await site.signedIn('administrator', locale))
})
afterAll(() => site?.close())

const envelope =
  (returnCode: number, message: string, status = 200) =>
  (route: Route) =>
    route.fulfill({ status, json: { returnCode, message, result: null } })

interface Situation {
  name: string
  answer: (route: Route) => Promise<void>
  zh: string | RegExp
  en: string | RegExp
}

const SITUATIONS: Situation[] = [
  { name: 'a business error, 2000', answer: envelope(2000, '有误', 400), zh: '有误 [2000]', en: '有误 [2000]' },
  { name: 'one with HTTP status 200', answer: envelope(2030, '还没好'), zh: '还没好 [2030]', en: '还没好 [2030]' },
  { name: 'another code', answer: envelope(1999, 'inner'), zh: '操作失败 [1999]', en: 'Operation failed [1999]' },
  { name: 'another code as 500', answer: envelope(500, 'x', 500), zh: '操作失败 [500]', en: 'Operation failed [500]' },
  {
    name: 'a network failure',
    answer: (route) => route.abort('connectionrefused'),
    zh: /^请求服务器失败 \[.+\]$/,
    en: /^Request to server failed \[.+\]$/,
  },
  {
    name: 'a proxy’s page',
    answer: (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    zh: '请求服务器失败 [HTTP 502]',
    en: 'Request to server failed [HTTP 502]',
  },
  {
    name: 'an answer that is no envelope',
    answer: (route) => route.fulfill({ json: { rows: [] } }),
    zh: /^数据无效：/,
    en: /^The data is not valid: /,
  },
  {
    name: 'a result the page cannot work with: a plain failure',
    answer: (route) => route.fulfill({ json: { returnCode: 0, message: '', result: null } }),
    zh: '操作错误',
    en: 'Operation error',
  },
]

async function newPage(locale: string): Promise<Page> {
  const context = contexts.get(locale)
  if (context === undefined) throw new Error(`no browser speaks ${locale}`)
  return context.newPage()
}

/** All that is said about failures on the page: in the toast, and in place of what could not be shown. */
async function failuresOn(page: Page) {
  const alert = page.locator('[role=alert]')
  await alert.first().waitFor()
  await settled(page)
  return (await alert.allInnerTexts()).map((text) => text.trim())
}

describe.each(['zh-CN', 'en-GB'] as const)('in %s', (locale) => {
  test.each(SITUATIONS)('loading the list: $name', async ({ answer, zh, en }) => {
    const page = await newPage(locale)
    await page.route('**/api/questionnaires?**', answer)
    await page.goto('/manage.html#/manage')
    const said = await failuresOn(page)
    const wanted = locale === 'zh-CN' ? zh : en
    expect(said.some((text) => text.split('\n').some((line) => fits(line, wanted)))).toBe(true)
    if (!(wanted instanceof RegExp)) expect(new Set(said.map((text) => text.split('\n')[0]))).toEqual(new Set([wanted]))
    await page.close()
  })

  test('saving: the server’s own sentence with its code, a line for the field', async () => {
    const page = await newPage(locale)
    const fields = [{ field: 'name', message: '这个名称已被使用' }]
    await page.route('**/api/departments', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, json: { returnCode: 2051, message: '未保存', result: { fields } } })
        : route.continue(),
    )
    await page.goto('/manage.html#/departments/create')
    await page.locator('#field-name').fill('销售部')
    await page.locator('button[type=submit]').click()
    await page.getByText('未保存 [2051]').first().waitFor()
    expect(await page.getByText('这个名称已被使用').count()).toBeGreaterThan(0)
    await page.close()
  })

  test('at start: nothing is hidden, and trying again mends it', async () => {
    const page = await newPage(locale)
    await page.route('**/api/users/me', envelope(2001, '找不到'))
    await page.goto('/manage.html#/manage')
    expect(await failuresOnStart(page)).toContain('找不到 [2001]')
    await page.unroute('**/api/users/me')
    await page.getByRole('button', { name: locale === 'zh-CN' ? '重试' : 'Try again' }).click()
    await page.getByText('空白问卷').first().waitFor()
    await page.close()
  })

  test.each([
    { status: 404, zh: '文件不存在', en: 'missing' },
    { status: 503, zh: '其他原因', en: 'other reason' },
  ])('a chunk that is answered with $status: which file, and why', async ({ status, zh, en }) => {
    const page = await newPage(locale)
    await page.goto('/manage.html#/manage')
    await settled(page)
    await page.route('**/assets/WizardPage-*.js', (route) => route.fulfill({ status, body: '' }))
    await page.evaluate(() => location.assign('#/addwizard'))
    const [said = ''] = await failuresOn(page)
    const [sentence, reason] =
      locale === 'zh-CN' ? ['页面文件加载失败（', `${zh}：`] : ['Part of the page failed to load (', `${en}: `]
    expect(said.startsWith(`${sentence}${reason}`), said).toBe(true)
    expect(said).toMatch(/\/assets\/WizardPage-.*\.js/)
    await page.close()
  })

  test('a language whose words do not come is told by its file, and the page keeps its own', async () => {
    const page = await newPage(locale)
    await page.goto('/manage.html#/manage')
    await settled(page)
    const [file, other, title] =
      locale === 'zh-CN' ? ['manageEn', 'English', '问卷'] : ['manageZh', '中文', 'Questionnaire']
    await page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('button', { name: other }).click()
    const [said = ''] = await failuresOn(page)
    expect(said).toContain(`/assets/${file}-`)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(title)
    await page.close()
  })

  test('a stylesheet that does not arrive is named as such', async () => {
    const page = await newPage(locale)
    await page.goto('/manage.html#/manage')
    await settled(page)
    await page.route('**/assets/*.css', (route) => route.abort('failed'))
    const [id = 0] = site.questionnaires.values()
    await page.evaluate((to) => location.assign(to), `#/questionnaire/edit/survey/${id}`)
    const [said] = await failuresOn(page)
    expect(said).toMatch(
      locale === 'zh-CN' ? /^样式文件加载失败（.*\.css.*）/ : /^The CSS chunk failed to load \(.*\.css.*\)/,
    )
    await page.close()
  })
})

function fits(line: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? line === wanted : wanted.test(line)
}

/** Before the session is known there is no frame around the page. */
async function failuresOnStart(page: Page): Promise<string> {
  await page.locator('[role=alert]').first().waitFor()
  return (await page.locator('[role=alert]').allInnerTexts()).join('\n')
}
