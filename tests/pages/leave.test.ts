/** Unsaved changes are not lost to a link: the plain forms ask like the editor does. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Site, settled, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ demo: false })
})
afterAll(() => site?.close())

test('a link away from a form that was typed into asks first; saving leads back without asking', async () => {
  const context = await site.signedIn()
  const page = await context.newPage()
  await page.goto('/manage.html#/departments/create')
  await settled(page)
  await page.locator('#field-name').fill('产品部')
  await page.getByRole('link', { name: '企业与授权' }).click()
  await page.getByRole('button', { name: '留在此页' }).click()
  expect(page.url()).toContain('#/departments/create')
  expect(await page.locator('#field-name').inputValue()).toBe('产品部')
  await page.getByRole('button', { name: '保存' }).click()
  await page.waitForURL(/manage\.html#\/departments\/\d+$/)
  await page.getByText('产品部').first().waitFor()
  await context.close()
})
