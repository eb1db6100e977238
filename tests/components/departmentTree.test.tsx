/** The tree of departments: walked, searched, moved by key and by hand, renamed in place. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import {
  all,
  among,
  answerDepartments,
  button,
  drop,
  item,
  label,
  moving,
  names,
  open,
  position,
  row,
  told,
} from './departmentPage.ts'
import { answer, disconnect, expectNoWrites, hold, letCallsArrive, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

beforeEach(answerDepartments)

describe('the tree', () => {
  test('shows who lies below whom, and how many people', async () => {
    await open()
    expect(names()).toEqual(['总部', '-研发部', '--测试组', '-销售部', '-财务部', '分公司'])
    await expect.element(page.getByText('2 人 · 共 18 人')).toBeVisible()
    await expectNoSeriousAxe()
  })

  test('words leave what they are found in and what that lies within', async () => {
    await renderPage('/departments')
    await page.getByRole('searchbox', { name: '搜索部门名称或编号' }).fill('测试')
    await expect.poll(names).toEqual(['总部', '-研发部', '--测试组'])
    await page.getByRole('searchbox', { name: '搜索部门名称或编号' }).fill('没有')
    await expect.element(page.getByText('没有符合条件的内容。')).toBeVisible()
  })

  test('a branch is closed and opened by its arrow', async () => {
    await open()
    const arrow = () => item('研发部').element().querySelector('.MuiTreeItem-iconContainer')
    await userEvent.click(arrow() as Element)
    await expect.poll(names).toEqual(['总部', '-研发部', '-销售部', '-财务部', '分公司'])
    await userEvent.click(arrow() as Element)
    await expect.poll(names).toContain('--测试组')
  })

  test('is walked by keys: arrows, letters, Enter chooses', async () => {
    await open()
    await row('总部').click()
    await expect.poll(() => location.hash).toBe('#/departments/1')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(() => location.hash).toBe('#/departments/5')
    await userEvent.keyboard('{Home}{End}{ArrowUp}{Enter}')
    await expect.poll(() => location.hash).toBe('#/departments/4')
    await expectNoWrites()
  })

  test('keeps its focus where the first department is opened by key, so that the next key is for that one', async () => {
    await open('/departments')
    await userEvent.click(page.getByRole('searchbox', { name: '搜索部门名称或编号' }))
    await userEvent.keyboard('{Tab}{Tab}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('heading', { name: '研发部' })).toBeVisible()
    expect(location.hash).toBe('#/departments/2')
    await expect.element(item('研发部')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect.element(page.getByRole('dialog', { name: '删除“研发部”？' })).toBeVisible()
    await expectNoWrites()
  })

  test('without departments it says what to do first', async () => {
    answer('listDepartments', [])
    await renderPage('/departments')
    await expect.element(page.getByRole('link', { name: '导入人员' })).toHaveAttribute('href', '#/employees/import')
    await page.getByRole('link', { name: '添加第一个部门' }).click()
    await expect.element(page.getByRole('heading', { name: '添加部门' })).toBeVisible()
  })

  test('that cannot be loaded says so, and trying again brings it', async () => {
    refuse('listDepartments', 'INTERNAL')
    await renderPage('/departments')
    await expect.element(button('重试')).toBeVisible()
    answer('listDepartments', all)
    await button('重试').click()
    await expect.element(row('总部')).toBeVisible()
  })
})

describe('moving by key', () => {
  test.each([
    {
      name: '研发部',
      key: 'ArrowDown',
      call: position(2, 2),
      now: ['-销售部', '-研发部', '--测试组', '-财务部'],
      after: among(3, 2, 4),
    },
    {
      name: '财务部',
      key: 'ArrowUp',
      call: position(4, 2),
      now: ['-研发部', '--测试组', '-财务部', '-销售部'],
      after: among(2, 4, 3),
    },
  ])('$name $key', async ({ name, key, call, now, after }) => {
    await open()
    await row(name).click()
    const release = hold('positionDepartments')
    await userEvent.keyboard(`{Alt>}{${key}}{/Alt}`)
    await expect.poll(names).toEqual(['总部', ...now, '分公司'])
    answer('listDepartments', after)
    release()
    await expect.element(told.filter({ hasText: `“${name}”现在在“总部”下，第 2 位，共 3 个` })).toBeInTheDocument()
    await expect.poll(names).toEqual(['总部', ...now, '分公司'])
    await expect.element(item(name)).toHaveFocus()
    await expect.poll(writes).toEqual([call])
  })

  const inside = { id: '3', body: { parentId: 2 } }
  const outside = { id: '3', body: { parentId: null, position: 2 } }
  test.each([
    {
      key: 'ArrowRight',
      ...inside,
      now: ['-研发部', '--测试组', '--销售部', '-财务部', '分公司'],
      says: '“销售部”现在在“研发部”下，第 2 位，共 2 个',
    },
    {
      key: 'ArrowLeft',
      ...outside,
      now: ['-研发部', '--测试组', '-财务部', '销售部', '分公司'],
      says: '“销售部”现在在最上级，第 2 位，共 3 个',
    },
  ])('$key changes the level', async ({ key, body, now, says }) => {
    await open()
    await row('销售部').click()
    const release = hold('moveDepartment')
    await userEvent.keyboard(`{Alt>}{${key}}{/Alt}`)
    await expect.poll(names).toEqual(['总部', ...now])
    await expect.element(item('销售部')).toHaveFocus()
    release()
    await expect.element(told.filter({ hasText: says })).toBeInTheDocument()
    await expect.poll(writes).toEqual([moving(3, body)])
  })

  test('where there is no place nothing is sent', async () => {
    await open()
    await row('总部').click()
    await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowLeft}{ArrowRight}{/Alt}')
    // Moves go out one after the other: whatever was sent before would stand before this one.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(writes).toEqual([position(1, 2)])
    await letCallsArrive()
    expect(writes()).toEqual([position(1, 2)])
  })

  test.each([
    { name: 'a refusal', fail: () => refuse('moveDepartment', 'NAME_TAKEN'), says: '[2052]' },
    { name: 'a lost connection', fail: () => disconnect('moveDepartment'), says: '请求服务器失败' },
  ])('$name puts the tree back', async ({ fail, says }) => {
    fail()
    await open()
    await row('销售部').click()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect.element(page.getByText(says, { exact: false })).toBeVisible()
    await expect.poll(names).toEqual(['总部', '-研发部', '--测试组', '-销售部', '-财务部', '分公司'])
    await expect.poll(writes).toEqual([moving(3, { parentId: 2 })])
  })
})

describe('a real drop', () => {
  test('before another one of its family is an order, and undo puts it back', async () => {
    await open()
    await drop('财务部', '销售部', 'before')
    await expect.poll(writes).toEqual([position(4, 2)])
    await expect.element(page.getByText('已移动“财务部”')).toBeVisible()
    await button('撤销').click()
    await expect.poll(writes).toEqual([position(4, 2), moving(4, { parentId: 1, position: 3 })])
  })

  test.each([
    { name: '财务部', target: '测试组', place: 'behind', want: [moving(4, { parentId: 2, position: 2 })] },
    { name: '分公司', target: '销售部', place: 'inside', want: [moving(6, { parentId: 3 })] },
    { name: '总部', target: '测试组', place: 'inside', want: [] },
    { name: '财务部', target: '销售部', place: 'behind', want: [] },
    { name: '分公司', target: '总部', place: 'behind', want: [] },
  ] as const)('$name $place $target', async ({ name, target, place, want }) => {
    await open()
    await drop(name, target, place)
    await expect.poll(writes).toEqual(want)
  })

  test('says where it would land as long as it is held', async () => {
    await open()
    const marks = () => [...document.querySelectorAll('[data-drop]')].map((marked) => marked.getAttribute('data-drop'))
    const [held, target] = [label('分公司').element(), label('销售部').element()]
    const { x, y, height } = target.getBoundingClientRect()
    // A real pointer lets go before a frame has passed; these events wait for what they show.
    const say = (on: Element, type: string) =>
      on.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          clientX: x + 60,
          clientY: y + height / 2,
          dataTransfer: new DataTransfer(),
        }),
      )
    say(held, 'dragstart')
    await expect
      .poll(() => {
        say(target, 'dragover')
        return marks()
      })
      .toEqual(['combine'])
    say(target, 'drop')
    await expect.poll(writes).toEqual([moving(6, { parentId: 3 })])
    expect(marks()).toEqual([])
  })
})

describe('a name', () => {
  const named = (name: string) => ({
    operationId: 'updateDepartment',
    params: { id: '3' },
    query: {},
    body: { name, version: 30 },
  })
  const field = page.getByRole('tree').getByRole('textbox', { name: '部门名称' })

  test('is changed in place with F2', async () => {
    await open()
    await row('销售部').click()
    await userEvent.keyboard('{F2}')
    await expect.element(field).toHaveFocus()
    // The old name is chosen: what is typed stands in its place.
    await userEvent.keyboard('市场部')
    answer(
      'listDepartments',
      all.map((one) => (one.id === 3 ? { ...one, name: '市场部' } : one)),
    )
    await userEvent.keyboard('{Enter}')
    await expect.element(row('市场部')).toBeVisible()
    await expect.element(item('市场部')).toHaveFocus()
    await expect.poll(writes).toEqual([named('市场部')])
  })

  test('stays when Escape is pressed, or nothing is changed', async () => {
    await open()
    await row('销售部').dblClick()
    await field.fill('市场部')
    await userEvent.keyboard('{Escape}')
    await expect.element(row('销售部')).toBeVisible()
    await userEvent.keyboard('{F2}{Enter}')
    await expect.element(row('销售部')).toBeVisible()
    await expectNoWrites()
  })

  test('that is refused stays to be typed on; left, it is the old one again', async () => {
    refuse('updateDepartment', 'NAME_TAKEN')
    await open()
    await row('销售部').click()
    await userEvent.keyboard('{F2}')
    await field.fill('研发部')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('[2052]', { exact: false })).toBeVisible()
    await expect.element(field).toHaveValue('研发部')
    await expect.element(field).toHaveFocus()
    await field.fill('研发一部')
    await userEvent.keyboard('{Enter}')
    await expect.poll(writes).toEqual([named('研发部'), named('研发一部')])
    await expect.element(field).toHaveValue('研发一部')
    await userEvent.keyboard('{Escape}')
    await expect.element(row('销售部')).toBeVisible()
    expect(field.elements()).toEqual([])
  })

  test('that is refused pulls nobody back who has gone elsewhere meanwhile', async () => {
    refuse('updateDepartment', 'NAME_TAKEN')
    await open()
    const release = hold('updateDepartment')
    await row('销售部').dblClick()
    await field.fill('研发部')
    await userEvent.keyboard('{Enter}')
    await expect.poll(writes).toEqual([named('研发部')])
    const search = page.getByRole('searchbox', { name: '搜索部门名称或编号' })
    await search.click()
    release()
    await expect.element(page.getByText('[2052]', { exact: false })).toBeVisible()
    await expect.element(row('销售部')).toBeVisible()
    await expect.element(search).toHaveFocus()
  })
})
