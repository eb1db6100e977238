/** Build step: the WOFF2 fonts, made once from the TrueType files of the font package (design §3). */
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { FONT_FILES } from './fontFiles.ts'

const FONT_PACKAGE = '@expo-google-fonts/noto-sans-sc'
const SOURCES = {
  regular: '400Regular/NotoSansSC_400Regular.ttf',
  bold: '700Bold/NotoSansSC_700Bold.ttf',
}

const run = promisify(execFile)
const compressScript = fileURLToPath(new URL('./compressFont.ts', import.meta.url))

/** Fills `directory` with both fonts and their licence unless this package version's are there; returns whether it had to. */
export async function makeFonts(directory: string): Promise<boolean> {
  const packageFile = createRequire(import.meta.url).resolve(`${FONT_PACKAGE}/package.json`)
  const packageDirectory = dirname(packageFile)
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string }
  const stamp = join(directory, 'version.txt')
  const made = await readFile(stamp, 'utf8').catch(() => '')
  if (made === version) return false
  await mkdir(directory, { recursive: true })
  await Promise.all([
    compressOne(join(packageDirectory, SOURCES.regular), join(directory, FONT_FILES.regular)),
    compressOne(join(packageDirectory, SOURCES.bold), join(directory, FONT_FILES.bold)),
  ])
  await writeFile(join(directory, 'OFL.txt'), await readFile(join(packageDirectory, 'LICENSE_FONT')))
  await writeFile(stamp, version)
  return true
}

async function compressOne(source: string, target: string): Promise<void> {
  await run(process.execPath, [compressScript, source, target])
}
