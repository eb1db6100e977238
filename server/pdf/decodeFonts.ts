import { createHash, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import decompress from 'woff2-encoder/decompress'
import { FONT_FILES } from './fontFiles.ts'

interface DecodeOptions {
  /** Where decoded fonts are kept for the next worker; beside the WOFF2 files when absent. */
  keptIn?: string
  decode?: (woff2: Uint8Array) => Promise<Uint8Array>
}

/** A file that is being written longer than this was left by a process that is gone. */
const LEFT_MILLISECONDS = 3_600_000

/**
 * Lends both WOFF2 fonts of `directory` to `use` as TrueType files. react-pdf takes 10 s and 150 MB a report when it is
 * given WOFF2, and in Node it takes fonts by path only. Decoded once (spec §7) and kept on disk for every later worker
 * under the hash of what they were made from and their own, so that a damaged one is noticed and made anew; where nothing
 * can be kept they lie in a folder of their own and are gone when this resolves.
 */
export async function withDecodedFonts(
  directory: string,
  use: (files: { regular: string; bold: string }) => Promise<void>,
  { keptIn = join(directory, 'decoded'), decode = decompress }: DecodeOptions = {},
): Promise<void> {
  const sources = {
    regular: await readFile(join(directory, FONT_FILES.regular)),
    bold: await readFile(join(directory, FONT_FILES.bold)),
  }
  const kept = new KeptFonts(keptIn, Object.values(sources).map(hashOf), decode)
  try {
    await use({ regular: await kept.decoded(sources.regular), bold: await kept.decoded(sources.bold) })
  } finally {
    await kept.close()
  }
}

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

class KeptFonts {
  private readonly folder: string
  private readonly wanted: readonly string[]
  private readonly decode: (woff2: Uint8Array) => Promise<Uint8Array>
  private temporary: string | undefined

  constructor(folder: string, wanted: readonly string[], decode: (woff2: Uint8Array) => Promise<Uint8Array>) {
    this.folder = folder
    this.wanted = wanted
    this.decode = decode
  }

  /** The path of the TrueType font that `woff2` holds. */
  async decoded(woff2: Uint8Array): Promise<string> {
    const source = hashOf(woff2)
    return (await this.find(source)) ?? this.keep(source, await this.decode(woff2))
  }

  async close(): Promise<void> {
    if (this.temporary !== undefined) await rm(this.temporary, { recursive: true, force: true })
  }

  /** A whole one; damaged ones are taken away. */
  private async find(source: string): Promise<string | undefined> {
    const names = await readdir(this.folder).catch(() => [])
    for (const name of names.filter((one) => one.startsWith(`${source}.`) && one.endsWith('.ttf'))) {
      const path = join(this.folder, name)
      const content = await readFile(path).catch(() => undefined)
      if (content !== undefined && name === nameOf(source, content)) return path
      await rm(path, { force: true }).catch(() => undefined)
    }
    return undefined
  }

  private async keep(source: string, font: Uint8Array): Promise<string> {
    try {
      await mkdir(this.folder, { recursive: true })
      await this.removeStale()
      return await writeWhole(this.folder, nameOf(source, font), font)
    } catch {
      // A folder that cannot be written, a full disk: a start that decodes is better than none.
      this.temporary ??= await mkdtemp(join(tmpdir(), 'roundview-fonts-'))
      return writeWhole(this.temporary, nameOf(source, font), font)
    }
  }

  /** Fonts of an earlier version, and what was left half written. */
  private async removeStale(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const path = join(this.folder, name)
      const isWanted = this.wanted.some((source) => name.startsWith(`${source}.`))
      // Gone meanwhile, where another worker has just written it whole.
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
      const isLeft = !name.endsWith('.ttf') && Date.now() - mtimeMs > LEFT_MILLISECONDS
      if (!isWanted || isLeft) await rm(path, { recursive: true, force: true })
    }
  }
}

const nameOf = (source: string, font: Uint8Array) => `${source}.${hashOf(font)}.ttf`

/** Under its name only once it is whole: another worker may look for it meanwhile. */
async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<string> {
  const path = join(folder, name)
  const partial = join(folder, `${name}.${randomUUID()}`)
  try {
    await writeFile(partial, content)
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined)
    throw error
  }
  return path
}
