import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSeriousAxe, seriousFindings } from './axe.ts'
import { installBrowser } from './install.ts'
import { type Browser, launchBrowser, type Page } from './launch.ts'

const good = `<!doctype html><html lang="zh"><head><title>环视</title></head>
  <body><main><h1>环视</h1><label>姓名 <input></label><button>提交</button></main></body></html>`
const bad = `<!doctype html><html lang="zh"><head><title>环视</title></head>
  <body><main><h1>环视</h1><input><button></button></main></body></html>`

let browser: Browser
let page: Page
let server: Server
let address: string

/** A real server with the product's kind of CSP: no inline script, no eval. */
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (request.url !== '/open') response.setHeader('content-security-policy', "default-src 'self'")
    response.end(request.url === '/bad' ? bad : good)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  address = `http://127.0.0.1:${port}`
  browser = await launchBrowser()
  page = await browser.newPage()
})

afterAll(async () => {
  await browser?.close()
  await new Promise((done) => server.close(done))
})

/** Runs with a TMPDIR of its own, then says what was left in it. */
async function leftBehind(work: (folder: string) => Promise<void>): Promise<string[]> {
  const before = process.env.TMPDIR
  const folder = await mkdtemp(join(tmpdir(), 'roundview-test-'))
  try {
    process.env.TMPDIR = folder
    await work(folder)
    return await readdir(folder)
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    await rm(folder, { recursive: true, force: true })
  }
}

test('unpacks whole, once, and leaves the environment as it was', async () => {
  await leftBehind(async (folder) => {
    const environment = { ...process.env }
    const installed = await installBrowser(folder)
    expect({ ...process.env }).toEqual(environment)
    expect((await stat(installed.executable)).size).toBeGreaterThan(50_000_000)
    expect(await readdir(installed.libraries)).toContain('libnss3.so')
    const { mtimeMs } = await stat(folder)
    expect(await installBrowser(folder)).toEqual(installed)
    expect((await stat(folder)).mtimeMs).toBe(mtimeMs)
    expect(await readdir(folder)).toHaveLength(1)
  })
})

test('draws Chinese: different characters look different, which boxes would not', async () => {
  await page.setContent('<p id="a" style="font:40px sans-serif">环</p><p id="b" style="font:40px sans-serif">视</p>')
  const [first, second] = await Promise.all(['#a', '#b'].map((id) => page.locator(id).screenshot()))
  expect(first?.equals(second ?? Buffer.of())).toBe(false)
})

test('uses the npm font in both weights for whatever family a page asks for', async () => {
  for (const family of ['sans-serif', 'PingFang SC', 'Noto Sans SC']) {
    await page.setContent(`<p style="font:400 40px '${family}'">环视</p><p style="font:700 40px ${family}">环视</p>`)
    expect(await fontsOf(page, 'p:first-child')).toEqual(['NotoSansSC-Regular'])
  }
  expect(await fontsOf(page, 'p:last-child')).toEqual(['NotoSansSC-Bold'])
})

test('axe finds nothing serious on a good page, also under a strict CSP', async () => {
  await page.goto(address)
  await expectNoSeriousAxe(page)
})

test('axe names what is wrong on a bad page, and where', async () => {
  await page.goto(`${address}/bad`)
  const findings = await seriousFindings(page)
  expect(findings.map((finding) => finding.split(':')[0])).toEqual(['button-name', 'label'])
  expect(findings[0]).toContain(' at button')
  await expect(expectNoSeriousAxe(page)).rejects.toThrow('button-name')
})

test('web security is on: a page cannot read another origin', async () => {
  await page.goto(`${address}/open`)
  const read = (url: string) =>
    page.evaluate(
      (each) =>
        fetch(each).then(
          () => 'read',
          () => 'refused',
        ),
      url,
    )
  expect(await read(address)).toBe('read')
  expect(await read(address.replace('127.0.0.1', 'localhost'))).toBe('refused')
})

test('close leaves no file behind', async () => {
  const left = await leftBehind(async (folder) => {
    const second = await launchBrowser()
    expect(await readdir(folder)).not.toEqual([])
    await second.close()
  })
  expect(left).toEqual([])
})

/** PostScript names of the fonts an element is really drawn with. */
async function fontsOf(on: Page, selector: string): Promise<string[]> {
  const session = await on.context().newCDPSession(on)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  return fonts.map(({ postScriptName }) => postScriptName)
}
