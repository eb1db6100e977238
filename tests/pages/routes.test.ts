/** The 24 routes of spec §2 in a real browser, on the demonstration company: title, content, and nothing goes wrong. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BrowserContext, Page } from '../browser/launch.ts'
import { type Site, settled, startSite, watchFaults } from './site.ts'

const Q = '/questionnaire'

/** Route -> title in Chinese and English; '' where the spec gives none. */
const ROUTES = [
  ['/manage', '问卷管理', 'Questionnaire management'],
  ['/add/history', '从历史问卷创建', 'Create from an earlier questionnaire'],
  ['/add/template', '从模板库创建', 'Create from a template'],
  ['/addwizard', '新建问卷', 'New questionnaire'],
  ['/addwizard/history', '新建问卷：选择历史问卷', 'New questionnaire: choose an earlier one'],
  ['/addwizard/template', '新建问卷：选择模板', 'New questionnaire: choose a template'],
  // The bare address leads on to the survey, so its title is the survey's.
  [`${Q}/:id`, '编辑问卷', 'Edit questionnaire'],
  [`${Q}/relation/:id`, '设置评价关系', 'Set evaluation relationships'],
  [`${Q}/edit/dimension/:id`, '设置问卷指标', 'Set questionnaire indicators'],
  [`${Q}/edit/survey/:id`, '编辑问卷', 'Edit questionnaire'],
  [`${Q}/edit/relation/:id`, '设置问卷评价关系', 'Set questionnaire evaluation relationships'],
  [`${Q}/edit/appearance/:id`, '', ''],
  [`${Q}/edit/settings/:id`, '问卷设置', 'Questionnaire settings'],
  [`${Q}/publish/template/:id`, '启动问卷', 'Start questionnaire'],
  [`${Q}/publish/stats/:id`, '回收进度', 'Collection progress'],
  [`${Q}/publish/details/:id`, '回收进度明细', 'Collection progress details'],
  [`${Q}/reports/summary/rankList/:id`, '团队得分排名', 'Team score ranking'],
  [`${Q}/reports/summary/details/:id`, '团队得分明细', 'Team score details'],
  [`${Q}/reports/personal/indexScoreStats/:id`, '个人指标得分统计', 'Personal indicator score statistics'],
  [`${Q}/reports/personal/indexScoreDetails/:id`, '个人指标得分明细', 'Personal indicator score details'],
  [`${Q}/reports/personal/report/:id`, '个人报告', 'Personal report'],
  [`${Q}/reports/summary/report/:id`, '团队报告', 'Team report'],
  [`${Q}/reports/test`, '报告测试页', 'Test report'],
  ['/reports/global', '综合报告', 'Combined reports'],
] as const

let site: Site
const browsers = new Map<string, { context: BrowserContext; page: Page; faults: string[] }>()

beforeAll(async () => {
  site = await startSite({ demo: true })
  for (const locale of ['zh-CN', 'en-GB']) {
    const context = await site.signedIn('administrator', locale)
    const page = await context.newPage()
    browsers.set(locale, { context, page, faults: watchFaults(page) })
  }
})
afterAll(() => site?.close())

/** The page at a route, opened by its address as from a bookmark. */
async function open(locale: string, route: string) {
  const browser = browsers.get(locale)
  if (browser === undefined) throw new Error(`no browser speaks ${locale}`)
  const { page, faults } = browser
  faults.length = 0
  // The demonstration's finished questionnaire has something to show on every page, the reports included.
  const address = route.replace(':id', String(site.questionnaires.get(40)))
  await page.goto('about:blank')
  await page.goto(`/manage.html#${address}`)
  await settled(page)
  return browser
}

test('the table has the 24 routes', () => expect(new Set(ROUTES.map(([route]) => route)).size).toBe(24))

async function check(locale: string, route: string, title: string) {
  const { page, faults } = await open(locale, route)
  await expect.poll(() => page.title()).toBe(title)
  expect(await page.locator('#content h1').first().textContent()).not.toBe('')
  expect(await page.locator('#content [role=alert]').allTextContents()).toEqual([])
  expect(await page.locator('.MuiSnackbar-root').count()).toBe(0)
  expect(faults).toEqual([])
}

test.each(ROUTES)('%s', async (route, zh, en) => {
  await Promise.all([
    check('zh-CN', route, zh === '' ? '环视' : `环视 · ${zh}`),
    check('en-GB', route, en === '' ? 'Roundview' : `Roundview · ${en}`),
  ])
})

test.each([
  ['/', '/manage'],
  [`${Q}/:id`, `${Q}/edit/survey/:id`],
])('%s leads to %s', async (from, to) => {
  const { page } = await open('zh-CN', from)
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${to.replace(':id', String(site.questionnaires.get(40)))}`)
})

test.each(['/', '/manage'])('the server leads %s to the page', async (address) => {
  const page = browsers.get('zh-CN')?.page
  await page?.goto(address)
  await page?.waitForURL('**/manage.html#/manage')
})

test('the test report loads no status; a page of a questionnaire does', async () => {
  for (const [route, count] of [
    [`${Q}/reports/test`, 0],
    [`${Q}/edit/settings/:id`, 1],
  ] as const) {
    const asked: string[] = []
    const page = browsers.get('zh-CN')?.page
    const note = (request: { url: () => string }) => asked.push(new URL(request.url()).pathname)
    page?.on('request', note)
    await open('zh-CN', route)
    const status = `/api/questionnaires/${site.questionnaires.get(40)}`
    await expect.poll(() => asked.filter((path) => path === status)).toHaveLength(count)
    page?.off('request', note)
  }
})

test('an address that is not there says so', async () => {
  const { page } = await open('en-GB', '/nowhere')
  await expect.poll(() => page.title()).toBe('Roundview · Page not found')
})
