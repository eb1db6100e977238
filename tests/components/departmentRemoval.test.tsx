/** Removing a department: what happens is said first, and can be taken back. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import type { Call } from './call.ts'
import { all, answerDepartments, button, department, open, row } from './departmentPage.ts'
import { answer, callsOf, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

beforeEach(answerDepartments)

describe('removing', () => {
  const effects = {
    ...{ members: 5, disabledMembers: 1, childDepartments: 1, leaderName: '赵国强', questionnaires: 2 },
    ...{ clashes: [] as string[], version: 77 },
  }
  const removed = {
    ...{ id: 2, name: '研发部', departNo: 'D2', parentId: 1, seq: 1, leaderId: null },
    ...{ memberIds: [71], childIds: [5] },
  }
  const removal = { operationId: 'deleteDepartment', params: { id: '2' }, query: { version: '77' }, body: undefined }
  const dialog = page.getByRole('dialog', { name: '删除“研发部”？' })
  const ofRemoved = (calls: Call[]) => calls.filter(({ params }) => params.id === '2').length

  beforeEach(() => {
    answer('previewDepartmentRemoval', effects)
    answer('deleteDepartment', removed)
  })

  test('what happens is said first; it is done and can be undone', async () => {
    await open('/departments/2')
    await button('删除部门').click()
    const lines = () =>
      dialog
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent)
    await expect
      .poll(lines)
      .toEqual([
        '5 名成员将不属于任何部门。',
        '1 名已停用的成员也将不属于任何部门。',
        '1 个下级部门连同其成员移到“总部”下。',
        '赵国强不再担任负责人。',
        '2 份未结束的问卷评价了该部门的成员：以后自动匹配找不到他们的上级和同级，已指定的评价人不变。',
      ])
    await expectNoSeriousAxe()
    answer(
      'listDepartments',
      all.filter(({ id }) => id !== 2),
    )
    const asked = () => [callsOf('previewDepartmentRemoval'), callsOf('listDepartmentMembers')].map(ofRemoved)
    const before = asked()
    await dialog.getByRole('button', { name: '删除部门' }).click()
    await expect.element(page.getByText('已删除“研发部”')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => location.hash).toBe('#/departments/1')
    await expect.element(row('研发部')).not.toBeInTheDocument()
    // What is gone is not asked about again: its fault would stand in place of the way back.
    expect(asked()).toEqual(before)
    answer('listDepartments', all)
    answer('restoreDepartment', { department: department(2, 1, 1, '研发部'), missedMembers: 1, missedDepartments: 2 })
    await button('撤销').click()
    const missed = '1 人现在属于其他部门，没有移回。\n2 个下级部门已移到别处或已删除，没有移回。'
    await expect.element(page.getByText(`已恢复“研发部”\n${missed}`, { exact: false })).toBeVisible()
    await expect.element(row('研发部')).toBeVisible()
    const restoring = { operationId: 'restoreDepartment', params: {}, query: {}, body: removed }
    await expect.poll(writes).toEqual([removal, restoring])
  })

  test('the key asks as well; giving up removes nothing', async () => {
    answer('previewDepartmentRemoval', {
      ...effects,
      members: 0,
      disabledMembers: 0,
      childDepartments: 0,
      leaderName: '',
      questionnaires: 0,
    })
    await open('/departments/2')
    await row('研发部').click()
    await userEvent.keyboard('{Delete}')
    await expect.element(dialog.getByText('该部门没有成员，也没有下级部门。')).toBeVisible()
    await button('取消').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expectNoWrites()
  })

  test('while a name is taken above, it cannot be removed', async () => {
    answer('previewDepartmentRemoval', { ...effects, clashes: ['测试组'] })
    await open('/departments/2')
    await button('删除部门').click()
    await expect.element(dialog.getByText('上一级已有同名部门：测试组', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: '删除部门' })).toBeDisabled()
  })

  test('a change meanwhile is told, and what would happen now is said', async () => {
    await open('/departments/2')
    await button('删除部门').click()
    await expect.element(dialog.getByText('5 名成员', { exact: false })).toBeVisible()
    refuse('deleteDepartment', 'STALE_VERSION', { version: 78 })
    answer('previewDepartmentRemoval', { ...effects, members: 6, version: 78 })
    await dialog.getByRole('button', { name: '删除部门' }).click()
    await expect.element(page.getByText('[2034]', { exact: false })).toBeVisible()
    await expect.element(dialog.getByText('6 名成员', { exact: false })).toBeVisible()
    await expect.poll(writes).toEqual([removal])
  })
})

test('one that is not there is said to be gone, and the others are a step away', async () => {
  await renderPage('/departments/99')
  await expect.element(page.getByText('找不到这个部门', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '查看全部部门' }).click()
  await expect.element(page.getByText('选择一个部门，在这里查看和修改。')).toBeVisible()
  expect(location.hash).toBe('#/departments')
})
