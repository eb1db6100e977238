/** `npm run dev:mock`: the admin without a server, started and used as a person would. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, launchBrowser, type Page } from '../browser/launch.ts'
import { freePort } from '../freePort.ts'

let origin: string
let browser: Browser
let stop: () => Promise<void>

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const words = ['run', 'dev:mock', '--', '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  // A group of its own, so that npm, its shell and vite end together.
  const started = spawn('npm', words, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const { pid } = started
  stop = async () => {
    if (pid === undefined || started.exitCode !== null) return
    process.kill(-pid)
    await once(started, 'exit')
  }
  const ready = Promise.withResolvers<void>()
  started.stdout.on('data', (chunk) => String(chunk).includes('ready in') && ready.resolve())
  started.once('exit', (code) => ready.reject(new Error(`vite ended with ${code}`)))
  await ready.promise
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stop?.()
})

async function open(address: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${origin}${address}`)
  return page
}

test('the address it prints leads to the list, which shows the rows of the examples', async () => {
  const page = await open('/')
  await page
    .getByRole('row', { name: /2026 年度中层管理者/ })
    .first()
    .waitFor()
  await page.context().close()
})

test('an employee who is made is in the list, found by name, and forgotten with the page', async () => {
  const page = await open('/manage.html#/employees/create')
  await page.getByRole('textbox', { name: '姓名', exact: true }).fill('欧阳试')
  await page.getByRole('textbox', { name: '邮箱' }).fill('ouyang@yuanhang.example')
  await page.getByRole('button', { name: '保存' }).click()
  const made = page.getByRole('row', { name: /欧阳试/ })
  const other = page.getByRole('row', { name: /孙磊/ })
  await made.waitFor()
  expect(await other.count()).toBe(1)
  await page.getByRole('textbox', { name: '姓名、拼音、邮箱或工号' }).fill('欧阳')
  await other.waitFor({ state: 'detached' })
  expect(await made.count()).toBe(1)
  await page.getByRole('textbox', { name: '姓名、拼音、邮箱或工号' }).fill('')
  await other.waitFor()
  await page.reload()
  await other.waitFor()
  expect(await made.count()).toBe(0)
  await page.context().close()
})

test('questionnaires that are removed together are gone', async () => {
  const page = await open('/')
  const rows = page.getByRole('row', { name: /2026 年度中层管理者/ })
  await rows.first().waitFor()
  const before = await rows.count()
  await rows.first().getByRole('checkbox').check()
  await page.getByRole('button', { name: '删除', exact: true }).click()
  // It holds answers: the page asks.
  await page.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click()
  await expect.poll(() => rows.count()).toBe(before - 1)
  await page.context().close()
})

test('a scenario nobody knows is told, with those there are', async () => {
  const page = await open('/manage.html?scenario=bogus')
  await page.getByText('No scenario bogus').waitFor()
  await page.getByRole('link', { name: 'signed-out' }).waitFor()
  await page.getByRole('link', { name: 'default' }).click()
  await page
    .getByRole('row', { name: /2026 年度中层管理者/ })
    .first()
    .waitFor()
  await page.context().close()
})

test('?scenario=error shows the error', async () => {
  const page = await open('/?scenario=error')
  await page.getByText('演示:服务器拒绝了请求').first().waitFor()
  await page.context().close()
})

test('?scenario=signed-out leads to the sign-in page, where anybody comes in', async () => {
  const page = await open('/?scenario=signed-out')
  await page.waitForURL(/\/signin\//)
  await page.locator('input[name=name]').fill('any@yuanhang.example')
  await page.locator('input[name=password]').fill('anything at all')
  await page.locator('button[type=submit]').click()
  await page
    .getByRole('row', { name: /2026 年度中层管理者/ })
    .first()
    .waitFor()
  await page.context().close()
})
