import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import decompress from 'woff2-encoder/decompress'
import { FONT_FILES } from './fontFiles.ts'

/**
 * Decodes both WOFF2 fonts of `directory` once (spec §7: in a background worker) and lends them
 * to `use` as TrueType files. react-pdf takes 10 s and 150 MB a report when it is given WOFF2, and
 * in Node it takes fonts by path only, hence the files; they are gone when this resolves.
 */
export async function withDecodedFonts(
  directory: string,
  use: (files: { regular: string; bold: string }) => Promise<void>,
): Promise<void> {
  const place = await mkdtemp(join(tmpdir(), 'roundview-fonts-'))
  try {
    const files = { regular: join(place, 'regular.ttf'), bold: join(place, 'bold.ttf') }
    await decodeTo(join(directory, FONT_FILES.regular), files.regular)
    await decodeTo(join(directory, FONT_FILES.bold), files.bold)
    await use(files)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

async function decodeTo(source: string, target: string): Promise<void> {
  await writeFile(target, await decompress(await readFile(source)))
}
