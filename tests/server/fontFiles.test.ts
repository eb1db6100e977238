/** The fonts of PDFs that pages make: where they are, who may keep them, and what the workers' files allow (spec §7 "Static assets"). */
import { readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FALLBACK_FONTS } from '../../report/pdf/typesetting/fallback.ts'
import type { ResultOf } from '../../server/http/call.ts'
import { PDF_BUILD } from '../../server/starting.ts'
import { createResults, pathOf } from './results.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const BUILD = join(import.meta.dirname, '..', '..', 'dist', 'browser')
const PAGES = { staticDirectory: BUILD }
const HOST = 'https://static.example'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp({}, false, PAGES)
  administrator = await testApp.setUpAdministrator()
})
afterAll(() => testApp.close())

type Fonts = ResultOf<'preparePersonalReport'>['fonts']
const assetsOf = ({ fallbacks, ...assets }: Fonts) => [...Object.values(assets), ...fallbacks]

async function partsOf(app: TestApp, visitor: Visitor) {
  const results = createResults(app, visitor)
  const round = await results.worked({ type: 1 })
  return visitor.ok('preparePersonalReport', { path: pathOf(round) })
}

describe('the parts of a PDF', () => {
  test('are its name, as the server would call it, and addresses on this server', async () => {
    const { fileName, fonts } = await partsOf(testApp, administrator)
    expect(fileName).toMatch(/经理1\.pdf$/)
    expect(Object.keys(fonts)).toEqual(['regular', 'bold', 'decoder', 'fallbacks'])
    expect(fonts.fallbacks.map(({ family }) => family)).toEqual(FALLBACK_FONTS.map(({ family }) => family))
    for (const { address, bytes, sha256 } of assetsOf(fonts)) {
      const file = await testApp.app.inject(address)
      expect(file.statusCode).toBe(200)
      expect(file.rawPayload.length).toBe(bytes)
      const digest = await crypto.subtle.digest('SHA-256', Uint8Array.from(file.rawPayload))
      expect(Buffer.from(digest).toString('hex')).toBe(sha256)
      expect(address).toMatch(new RegExp(`^/static/font/[\\w-]+\\.(woff2|wasm|ttf)\\?v=${sha256.slice(0, 16)}$`))
    }
  })

  test('lie on the static host where there is another one', async () => {
    const elsewhere = await startTestApp({ STATIC_HOST: `${HOST}/` })
    const { fonts } = await partsOf(elsewhere, await elsewhere.setUpAdministrator())
    for (const { address } of assetsOf(fonts)) expect(address).toMatch(/^https:\/\/static\.example\/static\/font\/\w/)
    await elsewhere.close()
  })
})

describe('a file of the font folder', () => {
  test.each([
    ['NotoSansSC-Regular.woff2', 'font/woff2'],
    ['NotoSansSC-Bold.woff2', 'font/woff2'],
    ['woff2-decoder.wasm', 'application/wasm'],
    ['NotoSansThai-Regular.ttf', 'font/ttf'],
  ])('%s may be kept for ever under its version, under no other, and fetched by any host', async (name, type) => {
    const { fonts } = await partsOf(testApp, administrator)
    const address = assetsOf(fonts).find((font) => font.address.includes(name))?.address ?? ''
    const { headers } = await testApp.app.inject(address)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    for (const other of [`/static/font/${name}`, `/static/font/${name}?v=0`, `${address}&v=1`]) {
      expect((await testApp.app.inject(other)).headers['cache-control'], other).toBe('no-cache')
    }
  })

  test.each(['manifest.json', 'decoded', 'OFL.txt', '..%2fpdf%2fworker.js', '%2e%2e', 'constructor', 'x'.repeat(150)])(
    'that is none of the three is not there: %s',
    async (name) => {
      const { statusCode } = await testApp.app.inject(`/static/font/${name}`)
      expect(statusCode).toBe(404)
    },
  )

  test('is not there before the build', async () => {
    const pdfBuild = { ...PDF_BUILD, fontDirectory: testApp.directory }
    const empty = await startTestApp({}, false, { pdfBuild })
    expect((await empty.app.inject('/static/font/NotoSansSC-Regular.woff2')).statusCode).toBe(404)
    await empty.close()
  })
})

describe('the policy', () => {
  const directivesOf = async ({ app }: TestApp, url: string) => {
    const { headers, statusCode } = await app.inject(url)
    expect(statusCode, url).toBe(200)
    // One header: of two, both would hold.
    expect(typeof headers['content-security-policy']).toBe('string')
    return String(headers['content-security-policy']).split(';')
  }
  const files = readdirSync(join(BUILD, 'assets')).filter((name) => name.endsWith('.js'))
  const find = (name: string) => `/assets/${files.find((file) => file.startsWith(`${name}-`))}`

  test('of the font worker allows its decoder and its host', async () => {
    expect(await directivesOf(testApp, find('fontWorker'))).toEqual([
      "default-src 'none'",
      "script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval'",
      "connect-src 'self'",
    ])
    const elsewhere = await startTestApp({ STATIC_HOST: HOST }, false, PAGES)
    expect(await directivesOf(elsewhere, find('fontWorker'))).toContain(`connect-src ${HOST}`)
    expect(await directivesOf(elsewhere, find('pdfWorker'))).toContain('connect-src blob: data:')
    expect(await directivesOf(elsewhere, '/manage.html')).toContain("connect-src 'self'")
    await elsewhere.close()
  })

  test('of the PDF worker allows its layout and fonts it is given', async () => {
    expect(await directivesOf(testApp, find('pdfWorker'))).toEqual([
      "default-src 'none'",
      "script-src 'self' 'wasm-unsafe-eval'",
      'connect-src blob: data:',
    ])
  })

  test('of no other file allows eval, of none inline scripts', async () => {
    const others = files.filter((name) => !/^(fontWorker|pdfWorker)-/.test(name))
    expect(others.length).toBeGreaterThan(5)
    for (const url of ['/manage.html', '/signin/', '/feedback/', ...others.map((name) => `/assets/${name}`)]) {
      const directives = await directivesOf(testApp, url)
      expect(directives.join(), url).not.toContain('eval')
      expect(directives, url).toContain("script-src 'self'")
    }
  }, 120_000)

  test('is that of the worker also where the compressed file is sent', async () => {
    const { headers } = await testApp.app.inject({ url: find('pdfWorker'), headers: { 'accept-encoding': 'br' } })
    expect(headers['content-encoding']).toBe('br')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
})

test('a host of another origin may get them from here and pass them on', async () => {
  const { fonts } = await partsOf(testApp, administrator)
  // What a content network does: whatever it is asked for it asks of this server, and passes the headers on.
  const network = createServer((request, response) => {
    void testApp.app.inject(request.url ?? '').then(({ statusCode, headers, rawPayload }) => {
      response.writeHead(statusCode, { 'access-control-allow-origin': headers['access-control-allow-origin'] })
      response.end(rawPayload)
    })
  })
  await new Promise<void>((done) => network.listen(0, '127.0.0.1', done))
  const place = network.address()
  const port = typeof place === 'object' ? place?.port : 0
  const answer = await fetch(`http://127.0.0.1:${port}${fonts.decoder.address}`)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect((await answer.arrayBuffer()).byteLength).toBe(fonts.decoder.bytes)
  network.closeAllConnections()
  await new Promise((done) => network.close(done))
})
