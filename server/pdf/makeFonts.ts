/** Build step: the WOFF2 fonts, made once from the TrueType files of the font package (design §3), and their decoder. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readDecoder } from './decoder.ts'
import { DECODER_FILE, FONT_FILES, type FontAsset, type FontManifest, MANIFEST_FILE } from './fontFiles.ts'

const FONT_PACKAGE = '@expo-google-fonts/noto-sans-sc'
const SOURCES = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
}

const run = promisify(execFile)
const { resolve } = createRequire(import.meta.url)
const compressScript = fileURLToPath(new URL('./compressFont.ts', import.meta.url))

/** Fills `directory` with both fonts, their licence and the decoder unless these versions' are there; returns whether it had to. */
export async function makeFonts(directory: string): Promise<boolean> {
  const packageDirectory = dirname(resolve(`${FONT_PACKAGE}/package.json`))
  const from = `${await named(FONT_PACKAGE)}, ${await named('woff2-encoder')}`
  const manifestFile = join(directory, MANIFEST_FILE)
  if ((await madeFrom(manifestFile)) === from) return false
  await mkdir(directory, { recursive: true })
  await Promise.all([
    compressOne(join(packageDirectory, SOURCES.regular), join(directory, FONT_FILES.regular)),
    compressOne(join(packageDirectory, SOURCES.bold), join(directory, FONT_FILES.bold)),
  ])
  await writeFile(join(directory, DECODER_FILE), (await readDecoder()).binary)
  await writeFile(join(directory, 'OFL.txt'), await readFile(join(packageDirectory, 'LICENSE_FONT')))
  const assets = {
    regular: await assetOf(directory, FONT_FILES.regular),
    bold: await assetOf(directory, FONT_FILES.bold),
    decoder: await assetOf(directory, DECODER_FILE),
  }
  await writeFile(`${manifestFile}.${process.pid}`, JSON.stringify({ from, assets } satisfies FontManifest))
  await rename(`${manifestFile}.${process.pid}`, manifestFile)
  return true
}

async function named(name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(resolve(`${name}/package.json`), 'utf8')) as { version: string }
  return `${name} ${version}`
}

/** Empty where nothing was made, or only half of it. */
async function madeFrom(manifestFile: string): Promise<string> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}')
  return (JSON.parse(text) as Partial<FontManifest>).from ?? ''
}

async function assetOf(directory: string, file: string): Promise<FontAsset> {
  const content = await readFile(join(directory, file))
  return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

async function compressOne(source: string, target: string): Promise<void> {
  await run(process.execPath, [compressScript, source, target])
}
