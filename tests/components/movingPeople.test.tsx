/** People chosen in their list are moved to a department. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectGivenUp } from './dialog.ts'
import { answer, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const [department] = exampleResult('listDepartments')
const dialog = page.getByRole('dialog')
const field = dialog.getByRole('combobox', { name: '部门' })
const open = () => page.getByRole('toolbar').getByRole('button', { name: '移动到部门' }).click()
const moving = { operationId: 'bulkMoveEmployees', params: {}, query: {}, body: { ids: [1], departId: department?.id } }

beforeEach(async () => {
  const items = [1, 2].map((id) => ({ ...exampleResult('getEmployee'), id, displayName: `员工${id}` }))
  answer('listEmployees', { items, total: 2, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees')
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
})

async function move() {
  await open()
  await field.click()
  await page.getByRole('option', { name: department?.name, exact: true }).click()
  await dialog.getByRole('button', { name: '移动到部门' }).click()
}

test('they go there, and undo puts each back where they were', async () => {
  const previous = [{ departId: 9, ids: [1] }]
  answer('bulkMoveEmployees', { changed: [1], skipped: [], jobId: null, previous })
  await move()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect
    .poll(writes)
    .toEqual([moving, { operationId: 'bulkMoveBackEmployees', params: {}, query: {}, body: { previous } }])
})

test('a refusal says so at the field; the department and the selection stay', async () => {
  const fields = [{ field: 'departId', message: '这个部门已被删除' }]
  refuse('bulkMoveEmployees', 'REFERENCE_UNKNOWN', { fields })
  await move()
  await expect.element(field).toHaveAccessibleDescription('这个部门已被删除')
  await expect.element(field).toHaveValue(department?.name)
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
  await expect.poll(writes).toEqual([moving])
})

test('given up, nobody is moved, and the selection stays', async () => {
  await expectGivenUp(open)
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
  await expectNoWrites()
})
