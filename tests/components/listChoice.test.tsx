/** Choosing all that match over several pages, and filters that name what is no more. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, callsOf, disconnect, exampleResult, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const person = exampleResult('getEmployee')
const people = (from: number) =>
  Array.from({ length: 50 }, (_, index) => ({ ...person, id: from + index, employeeNo: `E${from + index}` }))
const show = (pageIndex: number) =>
  answer('listEmployees', { items: people(pageIndex * 1000), total: 120, pageIndex, pageSize: 50 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const boxes = page.getByRole('checkbox', { name: /^选择此行/ })
const ticked = () => boxes.elements().filter((box) => box instanceof HTMLInputElement && box.checked).length
const disable = (body: object) => ({ operationId: 'bulkDisableEmployees', params: {}, query: {}, body })

async function disableChosen(): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog', { name: '停用' }).getByRole('button', { name: '停用' }).click()
}

describe('all that match', () => {
  beforeEach(async () => {
    show(1)
    await renderPage('/employees')
    await page.getByRole('checkbox', { name: '全选' }).click()
    await button('选择符合条件的全部 120 项').click()
    show(2)
    await page.getByRole('button', { name: /下一页/ }).click()
    await expect.poll(() => callsOf('listEmployees').at(-1)?.query).toMatchObject({ pageIndex: '2' })
    // Until they have come, the rows of the page before stand there, ticked as well.
    await expect.element(page.getByText('E2000', { exact: true })).toBeVisible()
    await expect.poll(ticked).toBe(50)
  })

  test('are ticked on every page, and the act is for all of them', async () => {
    await expect.element(page.getByText('已选 120 项 · 其中 70 项不在本页')).toBeVisible()
    await disableChosen()
    await expect.poll(writes).toEqual([disable({ filter: {}, expectedCount: 120 })])
  })

  test('are no longer meant once one is taken out: the others of this page are, and that is told', async () => {
    await boxes.first().click()
    await expect.element(page.getByText('现在只选中本页的 49 项')).toBeVisible()
    await expect.element(page.getByText('已选 49 项')).toBeVisible()
    expect(ticked()).toBe(49)
    await disableChosen()
    await expect.poll(writes).toEqual([
      disable({
        ids: people(2000)
          .map(({ id }) => id)
          .slice(1),
      }),
    ])
  })

  test('are let go by the box in the head', async () => {
    await page.getByRole('checkbox', { name: '全选' }).click()
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
    expect(ticked()).toBe(0)
  })
})

test('the bar of what is chosen stays on the screen', async () => {
  show(1)
  await renderPage('/employees')
  await boxes.nth(40).click()
  const bar = page.getByRole('toolbar')
  await expect.element(bar).toBeInTheDocument()
  await expect.poll(() => bar.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
})

describe('a filter that names', () => {
  const [department] = exampleResult('listDepartments')
  const gone = '筛选所指的记录已不存在，已忽略：筛选“部门”'

  test('a department that is no more is dropped, and told once', async () => {
    await renderPage('/employees?filter={"departId":999999,"kw":"孙"}')
    await expect.element(page.getByText(gone)).toBeVisible()
    const asked = () => callsOf('listEmployees').at(-1)?.query
    await expect.poll(() => [asked()?.['kw'], asked()?.['departId']]).toEqual(['孙', undefined])
    await expect.poll(() => location.hash).not.toContain('999999')
    expect(page.getByText(gone).elements()).toHaveLength(1)
  })

  test('a department that is no more is no step of the way back', async () => {
    await renderPage('/enterprise')
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    location.hash = `#/employees?filter=${encodeURIComponent('{"departId":999999}')}&page=2`
    await expect.element(page.getByText(gone)).toBeVisible()
    await expect.poll(() => location.hash).not.toContain('999999')
    await expect.poll(() => callsOf('listEmployees').at(-1)?.query).toMatchObject({ pageIndex: '1' })
    history.back()
    await expect.poll(() => location.hash).toBe('#/enterprise')
  })

  test('one that is there stays', async () => {
    await renderPage(`/employees?filter={"departId":${department?.id}}`)
    await expect.poll(() => callsOf('listDepartments').length).toBeGreaterThan(0)
    await expect.poll(() => callsOf('listEmployees').at(-1)?.query).toMatchObject({ departId: `${department?.id}` })
    expect(page.getByText(gone).elements()).toEqual([])
  })

  test('tags keeps those that are there', async () => {
    const [tag] = exampleResult('listTags')
    await renderPage(`/manage?filter={"tags":["nope","${tag?.name}"]}`)
    await expect.element(page.getByText('筛选所指的记录已不存在，已忽略：筛选“标签”')).toBeVisible()
    await expect.poll(() => callsOf('listQuestionnaires').at(-1)?.query).toMatchObject({ tags: tag?.name })
  })

  test('other tags that are no more later on is mended, and told, again', async () => {
    const [tag] = exampleResult('listTags')
    const address = (name: string) =>
      `/manage?filter=${encodeURIComponent(JSON.stringify({ tags: [name, tag?.name] }))}`
    const told = page.getByText('筛选所指的记录已不存在，已忽略：筛选“标签”')
    const tags = () => callsOf('listQuestionnaires').at(-1)?.query['tags']
    await renderPage(address('nope'))
    await expect.element(told).toBeVisible()
    await expect.poll(tags).toBe(tag?.name)
    const first = told.element()
    location.hash = `#${address('neither')}`
    await expect.poll(() => told.elements().filter((notice) => notice !== first)).toHaveLength(1)
    await expect.poll(() => location.hash).not.toContain('neither')
  })

  test('something that cannot be asked for is kept', async () => {
    disconnect('listDepartments')
    await renderPage('/employees?filter={"departId":999999}')
    await expect.element(page.getByText('请求服务器失败', { exact: false }).first()).toBeVisible()
    expect(page.getByText(gone).elements()).toEqual([])
    await expect.poll(() => callsOf('listEmployees').at(-1)?.query).toMatchObject({ departId: '999999' })
  })
})
