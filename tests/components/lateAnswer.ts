import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { writes } from './network.ts'

/** A save that is under way is answered by `release` after its page was left: it is told, and leads nobody away. */
export async function expectLeadsNobodyAway(release: () => void): Promise<void> {
  await expect.poll(() => writes()).toHaveLength(1)
  await page.getByRole('link', { name: '模板', exact: false }).first().click()
  await page.getByRole('button', { name: '不保存，离开' }).click()
  await expect.poll(() => location.hash).toBe('#/templates')
  release()
  await expect.element(page.getByText('已保存')).toBeVisible()
  expect(location.hash).toBe('#/templates')
}
