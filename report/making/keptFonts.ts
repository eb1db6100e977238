/** Decoded fonts, kept under the fonts' addresses: in the browser's store of answers, or until the page goes. */

const CACHE = 'roundview-fonts'

/** What cannot be kept longer: a plain-http address has no such store, and a full one takes nothing. */
const untilGone = new Map<string, Blob>()

async function openCache(): Promise<Cache | undefined> {
  // Absent where the address is plain http; refused where the browser keeps nothing of this site.
  const store: CacheStorage | undefined = globalThis.caches
  return store?.open(CACHE).catch(() => undefined)
}

async function findOne(cache: Cache | undefined, address: string): Promise<Blob | undefined> {
  const answer = await cache?.match(address).catch(() => undefined)
  return answer === undefined ? untilGone.get(address) : answer.blob()
}

/** All of them, or none. */
export async function findFonts(addresses: readonly string[]): Promise<Blob[] | undefined> {
  const cache = await openCache()
  const found = await Promise.all(addresses.map((address) => findOne(cache, address)))
  const fonts = found.filter((font) => font !== undefined)
  return fonts.length === addresses.length ? fonts : undefined
}

/** Keeps them, and of what was kept before only what has one of the addresses of today. */
export async function keepFonts(fonts: ReadonlyMap<string, Blob>, today: readonly string[]): Promise<void> {
  const cache = await openCache()
  const whole = (address: string) => new URL(address, location.href).href
  const wanted = new Set(today.map(whole))
  try {
    if (cache === undefined) throw new Error('nothing can be kept')
    for (const { url } of await cache.keys()) if (!wanted.has(url)) await cache.delete(url)
    for (const [address, font] of fonts) await cache.put(address, new Response(font))
  } catch {
    for (const [address, font] of fonts) untilGone.set(address, font)
  }
}
