/** What was done: the list, what it can be narrowed to, and its file. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { callsOf, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const asked = () => callsOf('listAuditEvents').at(-1)?.query

test('each row says who, what, whom and from where; what is kept by the day has no time', async () => {
  await renderPage('/audit')
  await expect.element(page.getByRole('heading', { name: '操作日志' })).toBeVisible()
  const rows = page.getByRole('row')
  await expect.element(rows.nth(1)).toHaveTextContent('2026年3月2日 09:30孙磊更改角色李晓梅员工 → 管理员203.0.113.7')
  await expect.element(rows.nth(2)).toHaveTextContent('2026年3月2日—登录失败—员工共 3 次—')
  await expect.element(page.getByRole('link', { name: '操作日志' })).toHaveAttribute('aria-current', 'page')
  await expectNoSeriousAxe()
})

test('it is narrowed to one kind, and back', async () => {
  await renderPage('/audit')
  await page.getByRole('combobox', { name: '操作' }).click()
  await expect.element(page.getByRole('option').first()).toHaveTextContent('全部')
  await page.getByRole('option', { name: '登录失败' }).click()
  await expect.poll(asked).toMatchObject({ action: 'session.refused' })
  await page.getByRole('combobox', { name: '操作' }).click()
  await page.getByRole('option').first().click()
  // What was read a moment ago is not read again: the address tells that all of it is asked for.
  await expect.poll(() => decodeURIComponent(location.hash)).not.toContain('action')
})

test('what matches is made a file', async () => {
  await renderPage(`/audit?filter=${encodeURIComponent('{"kw":"李"}')}`)
  await page.getByRole('button', { name: '导出', exact: true }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).click()
  const body = { list: 'audit', format: 'csv', filter: { kw: '李' }, sort: 'at', order: 'desc', language: 'zh' }
  await expect.poll(writes).toEqual([{ operationId: 'createExport', params: {}, query: {}, body }])
})
