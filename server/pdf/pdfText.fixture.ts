/** Reads back what a PDF made by react-pdf shows, so that tests need no program for it. */
import { inflateSync } from 'node:zlib'

interface PdfContent {
  /** What a viewer calls the document. */
  title: string
  pages: number
  /** Names of the embedded fonts without their subset prefix, sorted. */
  fonts: string[]
  /** The text in drawing order, without spaces: lines and pieces follow each other directly. */
  text: string
  /** What the outline names, in its order. */
  outline: string[]
  /** What a viewer would run, open or send, by its name in the PDF; object streams, as they could hide it. */
  active: string[]
}

export function readPdf(pdf: Buffer): PdfContent {
  const { source, objects } = openPdf(pdf)
  const glyphs = fontGlyphs(source, objects)
  const streams = [...objects.values()].map(streamOf).filter((stream) => / Tf\n/.test(stream))
  return {
    title: titleOf(source, objects),
    pages: [...source.matchAll(/\/Type \/Page\n/g)].length,
    fonts: [...new Set([...source.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map((match) => match[1] ?? ''))].sort(),
    text: streams
      .map((stream) => textOf(stream, glyphs))
      .join('')
      .replace(/\s/g, ''),
    outline: [...objects.values()]
      .filter((object) => object.includes('/Parent ') && object.includes('/Dest ['))
      .map((object) => textIn(/\/Title (\((?:\\[\s\S]|[^\\)])*\))/.exec(object)?.[1] ?? '')),
    active: [...withoutStreams(source).matchAll(ACTIVE)].map((match) => match[1] ?? ''),
  }
}

/** The file as text, and its objects by number. */
export function openPdf(pdf: Buffer): { source: string; objects: Map<string, string> } {
  const source = pdf.toString('latin1')
  const objects = new Map<string, string>()
  for (const match of source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(match[1] ?? '', match[2] ?? '')
  return { source, objects }
}

function titleOf(source: string, objects: ReadonlyMap<string, string>): string {
  return textIn(objects.get(/\/Title (\d+) 0 R/.exec(source)?.[1] ?? '') ?? '')
}

/** pdfkit writes what is not ASCII as UTF-16 with a byte order mark; brackets and line ends are escaped. */
function textIn(written: string): string {
  const escaped = written.slice(1, -1)
  const ends: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const bytes = escaped.replace(/\\([\s\S])/g, (_, sign: string) => ends[sign] ?? sign)
  if (!bytes.startsWith('\u00fe\u00ff')) return bytes
  return Buffer.from(bytes, 'latin1').swap16().toString('utf16le').slice(1)
}

const ACTIVE = /\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile|ObjStm)\b/g

/** Compressed bytes say "/AA" by chance now and then. */
const withoutStreams = (source: string) => source.replaceAll(/(?<=>>\n)stream\n[\s\S]*?\nendstream/g, '')

export function streamOf(object: string): string {
  const start = object.indexOf('stream\n')
  if (start < 0) return ''
  const bytes = Buffer.from(object.slice(start + 'stream\n'.length, object.lastIndexOf('\nendstream')), 'latin1')
  return object.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1')
}

export type Glyphs = Map<string, Map<number, string>>

/** For each font's resource name ("F1"): glyph id to text, from its ToUnicode map. */
export function fontGlyphs(source: string, objects: Map<string, string>): Glyphs {
  const glyphs: Glyphs = new Map()
  for (const [, name, id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const unicodeId = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id ?? '') ?? '')?.[1]
    if (name !== undefined && unicodeId !== undefined)
      glyphs.set(name, parseMap(streamOf(objects.get(unicodeId) ?? '')))
  }
  return glyphs
}

/** pdfkit writes ranges of up to 256 glyphs: <first> <last> [<text> <text> ...]. */
function parseMap(map: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [, first, list] of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const texts = [...(list ?? '').matchAll(/<([0-9a-f ]*)>/gi)]
    for (const [offset, text] of texts.entries()) {
      const bytes = Buffer.from((text[1] ?? '').replaceAll(' ', ''), 'hex').swap16()
      found.set(Number.parseInt(first ?? '0', 16) + offset, bytes.toString('utf16le'))
    }
  }
  return found
}

function textOf(stream: string, glyphs: Glyphs): string {
  let current = new Map<number, string>()
  let text = ''
  for (const [, font, list] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font !== undefined) current = glyphs.get(font) ?? new Map()
    for (const [, hex] of (list ?? '').matchAll(/<([0-9a-f]+)>/gi)) {
      for (const code of (hex ?? '').match(/.{4}/g) ?? []) text += current.get(Number.parseInt(code, 16)) ?? '?'
    }
  }
  return text
}
