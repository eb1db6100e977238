/** A page's files that did not arrive (spec §8 ChunkLoadError): which, and why. */

type Reason = 'missing' | 'timeout' | 'other'

/** A script or stylesheet chunk failed to load; `reason` and `address` say what happened. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly reason: Reason
  readonly address: string
  readonly isStylesheet: boolean

  constructor(reason: Reason, address: string) {
    const isStylesheet = address.endsWith('.css')
    super(isStylesheet ? `CSS chunk ${address} failed to load` : `Chunk ${address} failed to load (${reason})`)
    this.reason = reason
    this.address = address
    this.isStylesheet = isStylesheet
  }
}

const TIME_OUT = 120_000
// What Chromium, Firefox, Safari and vite say when a dynamic import fails.
const FAILED = /(dynamically imported module|Importing a module script failed|Unable to preload CSS)/i

/** Loads a chunk within 120 s (spec §7, Static assets), and words its failure as ChunkLoadError. */
export async function loadChunk<Module>(load: () => Promise<Module>, timeOut = TIME_OUT): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', addressOf(load))), timeOut)
  })
  try {
    return await Promise.race([load(), late])
  } catch (error) {
    throw await asChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** The file a loader imports, as its own text says; the page's address where it does not. */
function addressOf(load: () => Promise<unknown>): string {
  const path = /import\(\s*["'`]([^"'`]+)["'`]/.exec(load.toString())?.[1]
  return path === undefined ? location.href : new URL(path, import.meta.url).href
}

async function asChunkError(error: unknown): Promise<unknown> {
  if (!(error instanceof Error) || !FAILED.test(error.message)) return error
  const address = error.message.match(/\S+\.(js|css)\S*/)?.[0] ?? location.href
  return new ChunkLoadError(await whyMissing(address), address)
}

/** The browser does not tell why an import failed; asking for the file again does. */
async function whyMissing(address: string): Promise<Reason> {
  try {
    const { status } = await fetch(address, { method: 'HEAD' })
    return status === 404 ? 'missing' : 'other'
  } catch {
    return 'other'
  }
}
