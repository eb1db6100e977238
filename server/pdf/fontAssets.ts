/** Where browsers get the fonts of a report and their decoder (spec §7 "Static assets"), and what of them lies here. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FontAddresses } from '../../report/making/protocol.ts'
import { type FontAsset, type FontManifest, MANIFEST_FILE } from './fontFiles.ts'

/** The font folder of a static host: this server, or one with the same layout. */
const FOLDER = '/static/font/'
/** Hexadecimal digits of the content's hash that tell two versions apart. */
const VERSION_LENGTH = 16

export interface FontAssets {
  addresses(): Promise<FontAddresses>
  /** The file of that name, with the version its address has; undefined for any other name, and for all before the build. */
  find(name: string): Promise<{ path: string; bytes: number; version: string } | undefined>
}

const versionOf = ({ sha256 }: FontAsset) => sha256.slice(0, VERSION_LENGTH)

/** `directory` is where the build put them, `host` the static host where it is another. */
export function createFontAssets(directory: string, host = ''): FontAssets {
  let manifest: Promise<FontManifest> | undefined
  async function read(): Promise<FontManifest> {
    // The JSON edge: the build wrote it.
    return JSON.parse(await readFile(join(directory, MANIFEST_FILE), 'utf8')) as FontManifest
  }
  function readOnce(): Promise<FontManifest> {
    manifest ??= read().catch((error: unknown) => {
      manifest = undefined
      throw error
    })
    return manifest
  }
  const addressOf = (asset: FontAsset) => ({
    address: `${host}${FOLDER}${asset.file}?v=${versionOf(asset)}`,
    bytes: asset.bytes,
    sha256: asset.sha256,
  })
  return {
    async addresses() {
      const { assets, fallbacks } = await readOnce()
      return {
        regular: addressOf(assets.regular),
        bold: addressOf(assets.bold),
        decoder: addressOf(assets.decoder),
        fallbacks: fallbacks.map(({ family, ...asset }) => ({ family, ...addressOf(asset) })),
      }
    },
    async find(name) {
      const made = await readOnce().catch(() => undefined)
      const assets = made && [...Object.values(made.assets), ...made.fallbacks]
      const asset = assets?.find(({ file }) => file === name)
      return asset && { path: join(directory, asset.file), bytes: asset.bytes, version: versionOf(asset) }
    },
  }
}
