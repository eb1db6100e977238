/** A saved query is somebody's work: that it is not stored is told. How a list looks is not worth a notice. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { callsOf, disconnect, letCallsArrive, refuse } from './network.ts'
import { renderPage } from './renderPage.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = page.getByRole('textbox', { name: '查询名称' })

async function ask() {
  await renderPage(`/manage?filter=${encodeURIComponent('{"keyword":"年度"}')}`)
  await button('添加筛选').click()
  await page.getByRole('menuitem', { name: '保存当前查询…' }).click()
}

test.each([
  {
    why: 'the server is away',
    fail: () => disconnect('setPreference'),
    told: '已存查询的更改没有存到服务器，重新打开页面后会丢失。请稍后再保存一次。',
  },
  {
    why: 'there are too many settings',
    fail: () => refuse('setPreference', 'PREFERENCES_FULL'),
    told: '已存查询的更改没有存到服务器：个人设置过多。请先移除不再需要的已存查询，再保存一次。',
  },
  {
    why: 'it is too long',
    fail: () => refuse('setPreference', 'INVALID_INPUT'),
    told: '已存查询的更改没有存到服务器：此列表的已存查询过长。请移除几个，或减少筛选，再保存一次。',
  },
])('that is not stored, as $why, is told once with what to do, and serves till then', async ({ fail, told }) => {
  fail()
  await ask()
  await field.fill('今年')
  await button('保存').click()
  await expect.element(page.getByText(told, { exact: true })).toBeVisible()
  await expect.poll(() => page.getByRole('alert').elements()).toHaveLength(1)
  await expect.poll(() => callsOf('setPreference')).toHaveLength(1)
  await button('添加筛选').click()
  await expect.element(page.getByRole('menuitem', { name: '移除查询“今年”' })).toBeVisible()
})

test('a look that is not stored is told by nothing', async () => {
  disconnect('setPreference')
  await renderPage('/manage')
  await button('紧凑显示').click()
  await expect.poll(() => callsOf('setPreference')).toHaveLength(1)
  await letCallsArrive()
  expect(page.getByRole('alert').elements()).toEqual([])
})
