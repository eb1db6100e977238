import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withDecodedFonts } from './decodeFonts.ts'
import { FONT_FILES } from './fontFiles.ts'

let fonts: string
let keptIn: string
let decoded: string[]

beforeEach(async () => {
  fonts = await mkdtemp(join(tmpdir(), 'roundview-test-'))
  keptIn = join(fonts, 'decoded')
  decoded = []
  await give('regular', 'bold')
})
afterEach(() => rm(fonts, { recursive: true, force: true }))

async function give(regular: string, bold: string): Promise<void> {
  await writeFile(join(fonts, FONT_FILES.regular), regular)
  await writeFile(join(fonts, FONT_FILES.bold), bold)
}

/** A stand-in for the decoder: the source's text, said twice. */
async function decode(woff2: Uint8Array): Promise<Uint8Array> {
  const text = Buffer.from(woff2).toString()
  decoded.push(text)
  return Buffer.from(`${text} ${text}`)
}

/** What a worker that starts is lent. */
async function lent(keepIn = keptIn) {
  const files = { regular: '', bold: '' }
  const contents: string[] = []
  const use = async (given: typeof files) => {
    Object.assign(files, given)
    for (const path of [given.regular, given.bold]) contents.push(await readFile(path, 'utf8'))
  }
  await withDecodedFonts(fonts, use, { keptIn: keepIn, decode })
  return { ...files, contents }
}

const CONTENTS = ['regular regular', 'bold bold']

describe('decoded fonts', () => {
  it('are decoded once, and read by every worker that starts later', async () => {
    const first = await lent()
    expect(await lent()).toEqual(first)
    expect(first.contents).toEqual(CONTENTS)
    expect(decoded).toEqual(['regular', 'bold'])
    expect((await readdir(keptIn)).every((name) => /^[0-9a-f]{64}\.[0-9a-f]{64}\.ttf$/.test(name))).toBe(true)
  })

  it('are kept beside the WOFF2 files when nobody says where', async () => {
    await withDecodedFonts(fonts, async () => {}, { decode })
    expect(await readdir(keptIn)).toHaveLength(2)
  })

  it.each([
    ['changed', 'bold b0ld'],
    ['cut short', 'bold'],
    ['empty', ''],
  ])('are made anew where the kept one is %s', async (_, damage) => {
    const { bold } = await lent()
    await writeFile(bold, damage)
    expect((await lent()).contents).toEqual(CONTENTS)
    expect(decoded).toEqual(['regular', 'bold', 'bold'])
    expect(await readdir(keptIn)).toHaveLength(2)
    await lent()
    expect(decoded).toHaveLength(3)
  })

  it('are never taken from a file that is still being written', async () => {
    const { bold } = await lent()
    await rm(bold)
    const half = `${bold}.half`
    await writeFile(half, 'bold')
    expect((await lent()).contents).toEqual(CONTENTS)
    expect(await readdir(keptIn)).toHaveLength(3)
    // Its writer is gone: nobody needs a whole hour for it.
    await utimes(half, new Date(0), new Date(0))
    await rm(bold)
    await lent()
    expect(await readdir(keptIn)).toHaveLength(2)
  })

  it('of another version are new ones, and the former go', async () => {
    await lent()
    await give('regular 2', 'bold')
    expect((await lent()).contents).toEqual(['regular 2 regular 2', 'bold bold'])
    expect(decoded).toEqual(['regular', 'bold', 'regular 2'])
    const source = createHash('sha256').update('regular').digest('hex')
    expect((await readdir(keptIn)).filter((name) => name.startsWith(source))).toEqual([])
    expect(await readdir(keptIn)).toHaveLength(2)
  })

  it('are decoded by two that start at once without harm', async () => {
    const [one, other] = await Promise.all([lent(), lent()])
    expect(one).toEqual(other)
    expect(await readdir(keptIn)).toHaveLength(2)
  })

  it('lie in a folder of their own, which goes, where nothing can be kept', async () => {
    // A file in the folder's place: root may write everywhere else.
    const place = join(fonts, 'taken')
    await writeFile(place, '')
    const { regular, contents } = await lent(place)
    expect(contents).toEqual(CONTENTS)
    expect(dirname(dirname(regular))).toBe(tmpdir())
    await expect(readdir(dirname(regular))).rejects.toThrow('ENOENT')
  })

  it.skipIf(process.getuid?.() === 0)('lie there, too, where the folder is not to be written', async () => {
    await mkdir(keptIn)
    await chmod(keptIn, 0o500)
    expect((await lent()).contents).toEqual(CONTENTS)
  })
})
