import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const HOST = 'https://roundview.example'

/** The browser's store of answers, as far as it is used. */
class Store {
  readonly entries = new Map<string, Response>()
  isFull = false
  private readonly key = (address: string) => new URL(address, HOST).href
  match = async (address: string) => this.entries.get(this.key(address))?.clone()
  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  delete = async (url: string) => this.entries.delete(url)
  put = async (address: string, answer: Response) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(this.key(address), answer)
  }
}

const ADDRESSES = ['/static/font/a.woff2?v=1', '/static/font/b.woff2?v=1']
const fontsOf = (addresses: readonly string[]) => new Map(addresses.map((address) => [address, new Blob([address])]))
const textsOf = async (fonts: Blob[] | undefined) => fonts && Promise.all(fonts.map((font) => font.text()))

let store: Store
let fonts: typeof import('./keptFonts.ts')

beforeEach(async () => {
  store = new Store()
  vi.stubGlobal('location', { href: `${HOST}/manage.html` })
  vi.stubGlobal('caches', { open: async () => store })
  // A page of its own for each test.
  vi.resetModules()
  fonts = await import('./keptFonts.ts')
})
afterEach(() => vi.unstubAllGlobals())

describe('fonts once decoded', () => {
  test('are found again under their addresses', async () => {
    expect(await fonts.findFonts(ADDRESSES)).toBeUndefined()
    await fonts.keepFonts(fontsOf(ADDRESSES), ADDRESSES)
    expect(await textsOf(await fonts.findFonts(ADDRESSES))).toEqual(ADDRESSES)
    expect([...store.entries.keys()]).toEqual(ADDRESSES.map((address) => HOST + address))
  })

  test('are found again on another host, too', async () => {
    const elsewhere = ADDRESSES.map((address) => `https://static.example${address}`)
    await fonts.keepFonts(fontsOf(elsewhere), elsewhere)
    expect(await textsOf(await fonts.findFonts(elsewhere))).toEqual(elsewhere)
    expect(await fonts.findFonts(ADDRESSES)).toBeUndefined()
  })

  test('are none where one is missing', async () => {
    await fonts.keepFonts(fontsOf(ADDRESSES), ADDRESSES)
    store.entries.delete(HOST + ADDRESSES[1])
    expect(await fonts.findFonts(ADDRESSES)).toBeUndefined()
  })

  test('of a former version go', async () => {
    await fonts.keepFonts(fontsOf(ADDRESSES), ADDRESSES)
    const next = ADDRESSES.map((address) => address.replace('v=1', 'v=2'))
    await fonts.keepFonts(fontsOf(next), next)
    expect([...store.entries.keys()]).toEqual(next.map((address) => HOST + address))
  })

  test('of today stay, also those that are not kept anew', async () => {
    await fonts.keepFonts(fontsOf(ADDRESSES), ADDRESSES)
    const [first = ''] = ADDRESSES
    await fonts.keepFonts(fontsOf([first]), ADDRESSES)
    expect(await textsOf(await fonts.findFonts(ADDRESSES))).toEqual(ADDRESSES)
  })

  test.each<[string, () => void]>([
    ['has no store, as at a plain-http address', () => vi.stubGlobal('caches', undefined)],
    ['refuses its store', () => vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no')) })],
    ['has no room', () => (store.isFull = true)],
  ])('last as long as the page where the browser %s', async (_, arrange) => {
    arrange()
    await fonts.keepFonts(fontsOf(ADDRESSES), ADDRESSES)
    expect(await textsOf(await fonts.findFonts(ADDRESSES))).toEqual(ADDRESSES)
  })
})
