/** Build step: the fonts, made once from the TrueType files of the font packages (design §3). */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { FALLBACK_FILES, FONT_FILES } from './fontFiles.ts'

const MAIN_PACKAGE = '@expo-google-fonts/noto-sans-sc'
/** Compressed: ten megabytes each as they come. */
const COMPRESSED = [
  { source: '400Regular/NotoSansSC_400Regular.ttf', target: FONT_FILES.regular },
  { source: '700Bold/NotoSansSC_700Bold.ttf', target: FONT_FILES.bold },
]
const COPIED = [
  {
    package: '@expo-google-fonts/noto-sans-arabic',
    source: '400Regular/NotoSansArabic_400Regular.ttf',
    target: FALLBACK_FILES['Noto Sans Arabic'],
  },
  {
    package: '@expo-google-fonts/noto-sans-thai',
    source: '400Regular/NotoSansThai_400Regular.ttf',
    target: FALLBACK_FILES['Noto Sans Thai'],
  },
  {
    package: '@expo-google-fonts/noto-sans-devanagari',
    source: '400Regular/NotoSansDevanagari_400Regular.ttf',
    target: FALLBACK_FILES['Noto Sans Devanagari'],
  },
  {
    package: '@expo-google-fonts/noto-emoji',
    source: '400Regular/NotoEmoji_400Regular.ttf',
    target: FALLBACK_FILES['Noto Emoji'],
  },
]

const run = promisify(execFile)
const compressScript = fileURLToPath(new URL('./compressFont.ts', import.meta.url))

/** Fills `directory` with the fonts and their licence unless these package versions' are there; returns whether it had to. */
export async function makeFonts(directory: string): Promise<boolean> {
  await mkdir(directory, { recursive: true })
  const copied = await Promise.all(COPIED.map((font) => copyFont(font, directory)))
  const main = await packageOf(MAIN_PACKAGE)
  const stamp = join(directory, 'version.txt')
  const made = await readFile(stamp, 'utf8').catch(() => '')
  if (made === main.version) return copied.includes(true)
  await Promise.all(
    COMPRESSED.map(({ source, target }) =>
      run(process.execPath, [compressScript, join(main.directory, source), join(directory, target)]),
    ),
  )
  await writeFile(join(directory, 'OFL.txt'), await readFile(join(main.directory, 'LICENSE_FONT')))
  await writeFile(stamp, main.version)
  return true
}

async function packageOf(name: string): Promise<{ directory: string; version: string }> {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string }
  return { directory: dirname(file), version }
}

async function copyFont(font: (typeof COPIED)[number], directory: string): Promise<boolean> {
  const { directory: from, version } = await packageOf(font.package)
  const target = join(directory, font.target)
  const stamp = `${target}.version.txt`
  if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return false
  await copyFile(join(from, font.source), target)
  await copyFile(join(from, 'LICENSE_FONT'), `${target}.OFL.txt`)
  await writeFile(stamp, version)
  return true
}
