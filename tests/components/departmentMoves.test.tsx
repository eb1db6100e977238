/** Departments that are moved while a move before has not arrived yet. */
import { CoreAdminContext } from 'react-admin'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderHook } from 'vitest-browser-react/pure'
import { useDepartmentActs } from '../../src/features/directory/departments/useDepartmentActs.ts'
import { createWiring } from '../../src/wiring.ts'
import {
  all,
  among,
  answerDepartments,
  button,
  drop,
  moving,
  names,
  open,
  position,
  row,
  told,
} from './departmentPage.ts'
import { answer, hold, refuse, writes } from './network.ts'

beforeEach(answerDepartments)

const twice = '{Alt>}{ArrowDown}{ArrowDown}{/Alt}'

test('keys struck quickly are shown at once and sent one after the other', async () => {
  await open()
  await row('研发部').click()
  const release = hold('positionDepartments')
  await userEvent.keyboard(twice)
  await expect.poll(names).toEqual(['总部', '-销售部', '-财务部', '-研发部', '--测试组', '分公司'])
  await expect.poll(writes).toEqual([position(2, 2)])
  answer('listDepartments', among(3, 4, 2))
  release()
  await expect.poll(writes).toEqual([position(2, 2), position(2, 3)])
  await expect.element(told.filter({ hasText: '“研发部”现在在“总部”下，第 3 位，共 3 个' })).toBeInTheDocument()
})

test('one that has left its parent is ordered among its new siblings', async () => {
  await open()
  await row('销售部').click()
  const release = hold('moveDepartment')
  await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowDown}{/Alt}')
  await expect.poll(names).toEqual(['总部', '-研发部', '--测试组', '-财务部', '分公司', '销售部'])
  release()
  await expect.poll(writes).toEqual([moving(3, { parentId: null, position: 2 }), position(3, 3)])
})

test('undo leads to where it stood then, not to where it stood before the others moved', async () => {
  await open()
  await row('研发部').click()
  const release = hold('positionDepartments')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(names).toEqual(['总部', '-销售部', '-研发部', '--测试组', '-财务部', '分公司'])
  await drop('销售部', '财务部', 'behind')
  await expect.poll(names).toEqual(['总部', '-研发部', '--测试组', '-财务部', '-销售部', '分公司'])
  answer('listDepartments', among(2, 4, 3))
  release()
  await button('撤销').click()
  await expect.poll(writes).toEqual([position(2, 2), position(3, 3), moving(3, { parentId: 1, position: 1 })])
})

test('behind one that is refused none is sent', async () => {
  await open()
  await row('研发部').click()
  const release = hold('positionDepartments')
  await userEvent.keyboard(twice)
  await expect.poll(writes).toEqual([position(2, 2)])
  refuse('positionDepartments', 'STALE_VERSION')
  release()
  await expect.element(page.getByText('[2034]', { exact: false })).toBeVisible()
  await expect.poll(names).toEqual(['总部', '-研发部', '--测试组', '-销售部', '-财务部', '分公司'])
  await expect.poll(writes).toEqual([position(2, 2)])
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(writes).toEqual([position(2, 2), position(2, 2)])
})

test('a key struck behind one that is refused, before the tree shows so, is neither sent nor shown', async () => {
  const wiring = createWiring(() => Promise.resolve())
  const { result, act } = await renderHook(() => useDepartmentActs(all), {
    wrapper: ({ children }) => <CoreAdminContext {...wiring}>{children}</CoreAdminContext>,
  })
  refuse('positionDepartments', 'STALE_VERSION')
  const release = hold('positionDepartments')
  result.current.move({ id: 2, parentId: 1, position: 2 }, false)
  await expect.poll(() => result.current.departments).not.toEqual(all)
  const drawnBefore = result.current
  release()
  await expect.poll(() => result.current.departments).toEqual(all)
  await act(() => drawnBefore.move({ id: 2, parentId: 1, position: 3 }, false))
  expect(result.current.departments).toEqual(all)
  result.current.move({ id: 4, parentId: 1, position: 1 }, false)
  await expect.poll(writes).toEqual([position(2, 2), position(4, 1)])
})
