/** What was typed into the editor is not lost to Back, which the router cannot hold: it is offered again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, settled, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: false })
})
afterAll(() => site?.close())

test.each([
  { name: 'at once', pause: 0 },
  { name: 'after a while', pause: 1500 },
])('typed, Back $name, Forward: the text is offered again', async ({ pause }) => {
  const [id] = site.questionnaires.values()
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto(`/manage.html#/questionnaire/edit/relation/${id}`)
  await settled(page)
  await page.locator(`a[href="#/questionnaire/edit/survey/${id}"]`).first().click()
  const title = page.locator('.rv-editor-paper textarea, .rv-editor-paper input').first()
  await title.waitFor()
  const typed = `未保存的标题 ${pause}`
  await title.fill(typed)
  await page.waitForTimeout(pause)
  await page.goBack()
  await page.waitForURL('**/edit/relation/**')
  await settled(page)
  await page.goForward()
  await page.getByRole('button', { name: '恢复修改' }).click()
  expect(await title.inputValue()).toBe(typed)
  await context.close()
})
