/** What was typed into the editor is not lost to Back: one is asked, or the text is offered again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from '../browser/launch.ts'
import { type Site, settled, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: false })
})
afterAll(() => site?.close())

async function typedInto(go: (page: Page, id: number) => Promise<void>, typed: string) {
  const [id = 0] = site.questionnaires.values()
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto(`/manage.html#/questionnaire/edit/relation/${id}`)
  await settled(page)
  await go(page, id)
  const title = page.locator('.rv-editor-paper textarea, .rv-editor-paper input').first()
  await title.waitFor()
  await title.fill(typed)
  return { context, page, title }
}

/** By a link of the page: the router knows the way back. */
const byLink = (page: Page, id: number) => page.locator(`a[href="#/questionnaire/edit/survey/${id}"]`).first().click()

/** By the address bar: the router sees only that the address has changed. */
const byAddress = (page: Page, id: number) =>
  page.evaluate((to) => {
    location.hash = to
  }, `/questionnaire/edit/survey/${id}`)

test.each([
  { name: 'at once', pause: 0 },
  { name: 'after a while', pause: 1500 },
])('typed, loaded again $name: the text is offered again', async ({ pause }) => {
  const typed = `未保存的标题 ${pause}`
  const { context, page, title } = await typedInto(byLink, typed)
  await page.waitForTimeout(pause)
  await page.reload()
  await page.getByRole('button', { name: '恢复修改' }).click()
  expect(await title.inputValue()).toBe(typed)
  await context.close()
})

test.each([
  { way: 'a link', go: byLink },
  { way: 'the address bar', go: byAddress },
])('came by $way, typed, Back: asked first; who stays keeps the text, who leaves is led back', async ({ go }) => {
  const { context, page, title } = await typedInto(go, '未保存的标题')
  await page.goBack()
  await page.getByRole('button', { name: '留在此页' }).click()
  expect(page.url()).toContain('/edit/survey/')
  expect(await title.inputValue()).toBe('未保存的标题')
  await page.goBack()
  await page.getByRole('button', { name: '不保存，离开' }).click()
  await page.waitForURL('**/edit/relation/**')
  await context.close()
})
