/** People from a file: chosen or dropped, previewed, started, followed, called off. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const TEXT = '姓名,邮箱\n林晓,lin@yuanhang.example\n'
const file = (name = '人员.csv') => new File([TEXT], name, { type: 'text/csv' })
const preview = exampleResult('previewEmployeeImport')
const job = { ...exampleResult('getJob'), status: 'running' as const, done: 1, total: 2, result: null }
const button = (name: string) => page.getByRole('button', { name })
const input = page.getByLabelText('选择 CSV 文件')
const start = button('开始导入')
const write = (operationId: string, body?: unknown, params: object = {}) => ({ operationId, params, query: {}, body })
const asked = write('previewEmployeeImport', { text: TEXT })

async function choose(): Promise<void> {
  await renderPage('/employees/import')
  await input.upload(file())
  await expect.element(page.getByText('人员.csv · UTF-8')).toBeVisible()
}

describe('the file', () => {
  test('chosen, it is previewed; the same one can be chosen again', async () => {
    await choose()
    await expectNoSeriousAxe()
    await expect.element(page.getByText(`${preview.valid} 行可以导入`)).toBeVisible()
    await page.getByLabelText('换一个文件').upload(file())
    await expect.poll(writes).toEqual([asked, asked])
  })

  test('the number of each row stands in the preview, and what is wrong with it is seen there', async () => {
    const [first, second] = preview.rows
    const errors = [{ row: 3, field: 'employeeNo', message: '与第 2 行的工号相同' }]
    answer('previewEmployeeImport', { ...preview, rows: [first, { ...second, employeeNo: 'E01001' }] as never, errors })
    await choose()
    const region = page.getByLabelText('预览', { exact: true })
    await expect.element(region.getByRole('columnheader', { name: '工号' })).toBeVisible()
    const numbers = region.getByRole('cell', { name: 'E01001', exact: true })
    await expect.poll(() => numbers.elements()).toHaveLength(2)
    const [sound, faulty] = numbers.elements().map((cell) => getComputedStyle(cell).color)
    expect(faulty).not.toBe(sound)
    expect(getComputedStyle(region.getByRole('cell', { name: '吴涛' }).element()).color).toBe(sound)
  })

  test.each([
    { name: 'of one word', text: 'x'.repeat(300) },
    { name: 'of many', text: '很长的名字 '.repeat(60).trim() },
  ])('a name $name is cut to two lines and told whole by its title; a short one stands as it is', async ({ text }) => {
    const [first, second] = preview.rows
    answer('previewEmployeeImport', { ...preview, rows: [first, { ...second, displayName: text }] as never })
    await choose()
    const region = page.getByLabelText('预览', { exact: true })
    const named = (name: string) => region.getByTitle(name, { exact: true })
    await expect.element(named(text)).toHaveTextContent(text)
    const { height, width } = named(text).element().getBoundingClientRect()
    const line = named(first?.displayName ?? '')
      .element()
      .getBoundingClientRect().height
    expect(Math.round(height / line)).toBe(2)
    expect(width).toBeLessThanOrEqual(240)
    const table = region.getByRole('table').element()
    expect(table.getBoundingClientRect().width).toBeLessThanOrEqual(region.element().clientWidth)
  })

  test('columns that are not imported are named, but for those without a heading', async () => {
    const columns = ['姓名', '角色', '已停用', ' '].map((name) => ({
      name,
      field: name === '姓名' ? 'displayName' : null,
    }))
    answer('previewEmployeeImport', { ...preview, columns })
    await choose()
    await expect.element(page.getByText('不会导入的列：角色、已停用', { exact: true })).toBeVisible()
  })

  test('dropped, it is previewed, and the place shows that it would take it', async () => {
    await renderPage('/employees/import')
    await expect.element(input).toBeInTheDocument()
    const place = input.element().closest('label')?.parentElement ?? document.body
    const colour = () => getComputedStyle(place).borderColor
    const before = colour()
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(file())
    const drag = (name: string) => {
      const event = new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer })
      place.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(drag('dragover')).toBe(true)
    await expect.poll(colour).not.toBe(before)
    drag('dragleave')
    await expect.poll(colour).toBe(before)
    // Otherwise the browser opens the file itself.
    expect(drag('drop')).toBe(true)
    await expect.element(page.getByText('人员.csv · UTF-8')).toBeVisible()
    await expect.poll(writes).toEqual([asked])
  })

  test('a workbook is refused with what to do', async () => {
    await renderPage('/employees/import')
    await input.upload(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0xff])], '人员.xlsx'))
    await expect.element(page.getByText('请在表格软件中另存为“CSV UTF-8”', { exact: false }).first()).toBeVisible()
    await expectNoWrites()
  })

  test('one that cannot be read is told, and another can be chosen', async () => {
    refuse('previewEmployeeImport', 'IMPORT_INVALID')
    await renderPage('/employees/import')
    await input.upload(file())
    await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
    await expect.element(input).toBeEnabled()
  })
})

describe('the import', () => {
  test('only whole or not at all, when that is asked for', async () => {
    await choose()
    await page.getByRole('checkbox', { name: '有任何错误时都不导入' }).click()
    await expect.element(start).toBeDisabled()
    await page.getByRole('checkbox', { name: '有任何错误时都不导入' }).click()
    await start.click()
    await expect.poll(() => writes().at(-1)).toEqual(write('importEmployees', { text: TEXT, allOrNothing: false }))
  })

  test('it is followed to its end; then people are loaded again, and another file can be chosen', async () => {
    answer('getJob', job)
    await choose()
    await start.click()
    await expect.element(page.getByText('正在导入 1 / 2').first()).toBeVisible()
    answer('getJob', exampleResult('getJob'))
    await expect.element(page.getByRole('link', { name: '查看人员' })).toBeVisible()
    const asked = callsOf('getJob').length
    await button('再导入一个文件').click()
    await expect.element(input).toBeInTheDocument()
    expect(page.getByText('人员.csv · UTF-8').elements()).toEqual([])
    expect(callsOf('getJob')).toHaveLength(asked)
  })

  test('it is followed though it could not be asked for at first', async () => {
    disconnect('getJob')
    await choose()
    await start.click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    answer('getJob', job)
    await expect.element(page.getByText('正在导入 1 / 2').first()).toBeVisible()
    answer('getJob', exampleResult('getJob'))
    await expect.element(page.getByRole('link', { name: '查看人员' })).toBeVisible()
  })

  test('it cannot be started a second time while the first answer about it is awaited', async () => {
    const release = hold('getJob')
    await choose()
    await start.click()
    await expect.element(page.getByText(`正在导入 0 / ${preview.total}`).first()).toBeVisible()
    await expect.element(start).not.toBeInTheDocument()
    await expect.element(input).not.toBeInTheDocument()
    answer('getJob', job)
    release()
    await expect.element(page.getByText('正在导入 1 / 2').first()).toBeVisible()
    await expect.poll(() => callsOf('importEmployees')).toHaveLength(1)
  })

  test('it is called off', async () => {
    answer('getJob', job)
    await choose()
    await start.click()
    await button('取消').click()
    const { jobId } = exampleResult('importEmployees')
    await expect.poll(() => writes().at(-1)).toEqual(write('cancelJob', undefined, { id: String(jobId) }))
    answer('getJob', { ...job, status: 'cancelled', message: '导入已取消' })
    await expect.element(page.getByText('导入已取消')).toBeVisible()
  })

  test('it is called off before the first answer about it has come', async () => {
    hold('getJob')
    await choose()
    await start.click()
    await button('取消').click()
    const { jobId } = exampleResult('importEmployees')
    await expect.poll(() => writes().at(-1)).toEqual(write('cancelJob', undefined, { id: String(jobId) }))
  })

  test('a lost connection keeps the preview', async () => {
    disconnect('importEmployees')
    await choose()
    await start.click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(start).toBeEnabled()
  })
})
