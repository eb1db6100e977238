/** How much of the licence is used, as the enterprise's page says it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { renderPage } from './renderPage.tsx'

const near = page.getByText(/已使用 \d+ % 的授权人数/)
const beyond = page.getByText(/超出授权的 \d+ 人/)

async function open(totalUserCount: number, permitUserCount: number) {
  answer('authorizeProduct', { ...exampleResult('authorizeProduct'), totalUserCount, permitUserCount })
  await renderPage('/enterprise')
  await expect
    .element(page.getByRole('progressbar', { name: `已用 ${totalUserCount} / ${permitUserCount}` }))
    .toBeVisible()
}

test.each([
  { used: 0, permitted: 0, told: '已使用 100 % 的授权人数' },
  { used: 995, permitted: 1000, told: '已使用 99 % 的授权人数' },
  { used: 1000, permitted: 1000, told: '已使用 100 % 的授权人数' },
])('$used of $permitted is nearly all, not beyond', async ({ used, permitted, told }) => {
  await open(used, permitted)
  await expect.element(near).toHaveTextContent(told)
  expect(beyond.elements()).toEqual([])
})

test('one more is beyond, and said once', async () => {
  await open(1001, 1000)
  await expect.element(beyond).toBeVisible()
  expect(near.elements()).toEqual([])
})

test('just below nine tenths nothing is said', async () => {
  await open(895, 1000)
  expect([...near.elements(), ...beyond.elements()]).toEqual([])
})
