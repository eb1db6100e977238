/** Build step: the fonts, made once from the TrueType files of the font packages (design §3), and their decoder. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readDecoder } from './decoder.ts'
import {
  DECODER_FILE,
  FALLBACK_FILES,
  FONT_FILES,
  type FontAsset,
  type FontManifest,
  MANIFEST_FILE,
} from './fontFiles.ts'

const MAIN_PACKAGE = '@expo-google-fonts/noto-sans-sc'
const SOURCES = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
}
const FALLBACKS = [
  {
    family: 'Noto Sans Arabic',
    package: '@expo-google-fonts/noto-sans-arabic',
    source: '400Regular/NotoSansArabic_400Regular.ttf',
  },
  {
    family: 'Noto Sans Thai',
    package: '@expo-google-fonts/noto-sans-thai',
    source: '400Regular/NotoSansThai_400Regular.ttf',
  },
  {
    family: 'Noto Sans Devanagari',
    package: '@expo-google-fonts/noto-sans-devanagari',
    source: '400Regular/NotoSansDevanagari_400Regular.ttf',
  },
  {
    family: 'Noto Emoji',
    package: '@expo-google-fonts/noto-emoji',
    source: '400Regular/NotoEmoji_400Regular.ttf',
  },
] as const
const PACKAGES = [MAIN_PACKAGE, ...FALLBACKS.map((fallback) => fallback.package), 'woff2-encoder']

const run = promisify(execFile)
const { resolve } = createRequire(import.meta.url)
const compressScript = fileURLToPath(new URL('./compressFont.ts', import.meta.url))

/** Fills `directory` with the fonts, their licences and the decoder unless these versions' are there; returns whether it had to. */
export async function makeFonts(directory: string): Promise<boolean> {
  const from = (await Promise.all(PACKAGES.map(named))).join(', ')
  const manifestFile = join(directory, MANIFEST_FILE)
  if ((await madeFrom(manifestFile)) === from) return false
  await mkdir(directory, { recursive: true })
  const main = folderOf(MAIN_PACKAGE)
  await Promise.all([
    compressOne(join(main, SOURCES.regular), join(directory, FONT_FILES.regular)),
    compressOne(join(main, SOURCES.bold), join(directory, FONT_FILES.bold)),
  ])
  await writeFile(join(directory, DECODER_FILE), (await readDecoder()).binary)
  await copyFile(join(main, 'LICENSE_FONT'), join(directory, 'OFL.txt'))
  const assets = {
    regular: await assetOf(directory, FONT_FILES.regular),
    bold: await assetOf(directory, FONT_FILES.bold),
    decoder: await assetOf(directory, DECODER_FILE),
  }
  const fallbacks = await Promise.all(FALLBACKS.map((fallback) => copyFallback(fallback, directory)))
  await writeFile(`${manifestFile}.${process.pid}`, JSON.stringify({ from, assets, fallbacks } satisfies FontManifest))
  await rename(`${manifestFile}.${process.pid}`, manifestFile)
  return true
}

const folderOf = (name: string) => dirname(resolve(`${name}/package.json`))

async function named(name: string): Promise<string> {
  const { version } = JSON.parse(await readFile(resolve(`${name}/package.json`), 'utf8')) as { version: string }
  return `${name} ${version}`
}

/** Empty where nothing was made, or only half of it. */
async function madeFrom(manifestFile: string): Promise<string> {
  const text = await readFile(manifestFile, 'utf8').catch(() => '{}')
  return (JSON.parse(text) as Partial<FontManifest>).from ?? ''
}

async function copyFallback({ family, ...one }: (typeof FALLBACKS)[number], directory: string) {
  const file = FALLBACK_FILES[family]
  await copyFile(join(folderOf(one.package), one.source), join(directory, file))
  await copyFile(join(folderOf(one.package), 'LICENSE_FONT'), join(directory, `${file}.OFL.txt`))
  return { family, ...(await assetOf(directory, file)) }
}

async function assetOf(directory: string, file: string): Promise<FontAsset> {
  const content = await readFile(join(directory, file))
  return { file, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}

async function compressOne(source: string, target: string): Promise<void> {
  await run(process.execPath, [compressScript, source, target])
}
