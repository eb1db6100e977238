/** The first screen asks for little: at most 15 requests, one language, nothing twice (issue "The look"). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, settled, startSite } from './site.ts'

const MOST_REQUESTS = 15
/** As the list asks for it. */
const LIST = '/api/questionnaires?pageIndex=1&pageSize=50&sort=createdAt&order=desc'

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: true })
})
afterAll(() => site?.close())

test.each([
  ['zh-CN', 'En'],
  ['en-GB', 'Zh'],
])('the list in %s', async (locale, otherWords) => {
  const context = await site.signedIn('administrator', locale)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url().replace(site.origin, '')}`))
  await page.goto('/manage.html')
  await page.locator('tbody tr').first().waitFor()
  await settled(page)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS)
  expect([...new Set(asked)]).toEqual(asked)
  expect(asked.filter((address) => address.includes('/api/questionnaires?'))).toEqual([`GET ${LIST}`])
  expect(
    asked.filter(
      (address) =>
        address.includes(`manage${otherWords}-`) || /words-(zh|en)/.exec(address)?.[1] === otherWords.toLowerCase(),
    ),
  ).toEqual([])
  await context.close()
})

test('who is here, and the first list, are asked before the code of the app has come', async () => {
  const context = await site.signedIn()
  const page = await context.newPage()
  // The app itself never comes: what is asked all the same is asked by the first file.
  await page.route(/\/assets\/frame-.*\.js$/, () => {})
  const first = ['/api/users/me', '/api/enterprises/related', '/api/session/preferences', LIST]
  const answered = first.map((address) => page.waitForResponse((response) => response.url().endsWith(address)))
  await page.goto('/manage.html', { waitUntil: 'commit' })
  expect((await Promise.all(answered)).map((response) => response.status())).toEqual([200, 200, 200, 200])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
})
