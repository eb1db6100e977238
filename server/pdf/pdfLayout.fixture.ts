/** Where a PDF made by react-pdf writes what: the pieces of its text with their places, so that a test can see them collide. */
import { fontGlyphs, type Glyphs, openPdf, streamOf } from './pdfText.fixture.ts'

export interface Piece {
  text: string
  /** Points from the left and, of the line it stands on, from the bottom. */
  left: number
  right: number
  baseline: number
  size: number
}

export interface PdfPage {
  width: number
  height: number
  pieces: Piece[]
}

type Matrix = readonly [number, number, number, number, number, number]

const times = (one: Matrix, other: Matrix): Matrix => [
  one[0] * other[0] + one[1] * other[2],
  one[0] * other[1] + one[1] * other[3],
  one[2] * other[0] + one[3] * other[2],
  one[2] * other[1] + one[3] * other[3],
  one[4] * other[0] + one[5] * other[2] + other[4],
  one[4] * other[1] + one[5] * other[3] + other[5],
]
const UNCHANGED: Matrix = [1, 0, 0, 1, 0, 0]

export function readLayout(pdf: Buffer): PdfPage[] {
  const { source, objects } = openPdf(pdf)
  const fonts = { glyphs: fontGlyphs(source, objects), widths: fontWidths(source, objects) }
  return [...objects.values()]
    .filter((object) => /\/Type \/Page\n/.test(object))
    .map((page) => {
      const [, , width = 0, height = 0] = numbersIn(/\/MediaBox \[([^\]]*)\]/.exec(page)?.[1] ?? '')
      const content = objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '') ?? ''
      return { width, height, pieces: piecesOf(streamOf(content), fonts) }
    })
}

const numbersIn = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number)

/** For each font's resource name: thousandths of an em, by glyph. */
function fontWidths(source: string, objects: Map<string, string>): Map<string, number[]> {
  const widths = new Map<string, number[]>()
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(objects.get(id) ?? '')?.[1] ?? ''
    const list = /\/W \[0 \[([^\]]*)\]/.exec(objects.get(descendant) ?? '')?.[1]
    if (list !== undefined) widths.set(name, numbersIn(list))
  }
  return widths
}

interface Fonts {
  glyphs: Glyphs
  widths: Map<string, number[]>
}

const COMMAND = /(?:^|\n)(?:(q)|(Q)|([-\d. ]+) cm|([-\d. ]+) Tm|\/(F\d+) ([\d.]+) Tf|\[([^\]]*)\] TJ)(?=\n|$)/g

function piecesOf(stream: string, { glyphs, widths }: Fonts): Piece[] {
  const pieces: Piece[] = []
  const kept: Matrix[] = []
  let current = UNCHANGED
  let place = UNCHANGED
  let font = ''
  let size = 0
  for (const [, save, restore, change, moved, name, points, shown] of stream.matchAll(COMMAND)) {
    if (save !== undefined) kept.push(current)
    else if (restore !== undefined) current = kept.pop() ?? UNCHANGED
    else if (change !== undefined) current = times(matrixIn(change), current)
    else if (moved !== undefined) place = matrixIn(moved)
    else if (name !== undefined) {
      font = name
      size = Number(points)
    } else {
      const given = { at: times(place, current), size, glyphs: glyphs.get(font), widths: widths.get(font) ?? [] }
      pieces.push(...shownPieces(shown ?? '', given))
    }
  }
  return pieces
}

function matrixIn(text: string): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersIn(text)
  return [a, b, c, d, e, f]
}

interface Shown {
  at: Matrix
  size: number
  glyphs: Map<number, string> | undefined
  widths: number[]
}

/** Thousandths of an em: a longer leap between two glyphs begins another piece. */
const LEAP = 300

function shownPieces(list: string, { at, size, glyphs, widths }: Shown): Piece[] {
  const scale = Math.hypot(at[0], at[1])
  const unit = (size * scale) / 1000
  const pieces: Piece[] = []
  let x = 0
  let isOpen = false
  for (const [, hex = '', back = ''] of list.matchAll(/<([0-9a-f]*)> (-?[\d.]+)/gi)) {
    const codes = (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))
    const width = codes.reduce((sum, code) => sum + (widths[code] ?? 0), 0)
    const text = codes.map((code) => glyphs?.get(code) ?? '?').join('')
    const last = pieces.at(-1)
    const right = at[4] + (x + width) * unit
    if (isOpen && last !== undefined) {
      last.text += text
      last.right = right
    } else pieces.push({ text, left: at[4] + x * unit, right, baseline: at[5], size: size * scale })
    x += width - Number(back)
    isOpen = Math.abs(Number(back)) < LEAP
  }
  return pieces
}

/** Of an em: so far Arabic letters reach over their neighbours. */
const OVERHANG = 0.06

/** Pieces of a page that are written over one another. */
function collisions({ pieces }: PdfPage): string[] {
  const found: string[] = []
  // Marks stand over their letters.
  const sorted = pieces
    .filter(({ text }) => /[^\s\p{M}]/u.test(text))
    .sort((one, other) => one.baseline - other.baseline)
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      const between = other.baseline - one.baseline
      if (between > Math.max(one.size, other.size)) break
      const isAbove = between >= 0.75 * Math.min(one.size, other.size)
      const overhang = OVERHANG * Math.min(one.size, other.size)
      const isBeside = one.right <= other.left + overhang || other.right <= one.left + overhang
      if (!isAbove && !isBeside) found.push(`${one.text} / ${other.text}`)
    }
  }
  return found
}

const MARGIN = 42
/** From the bottom: the text of a page ends above, its foot stands below. */
const FOOT = 56

/** What runs off a page, onto its foot, or over something else. */
export function faults(pdf: Buffer): string[] {
  return readLayout(pdf).flatMap((page, index) => {
    const said = (what: string, text: string) => `page ${index + 1}: ${what}: ${text}`
    const outside = page.pieces.filter(
      ({ left, right, baseline }) =>
        left < MARGIN - 0.5 || right > page.width - MARGIN + 0.5 || baseline < 20 || baseline > page.height - MARGIN,
    )
    const onFoot = page.pieces.filter(({ baseline, size }) => baseline - 0.2 * size < FOOT && baseline > FOOT - 18)
    return [
      ...outside.map(({ text }) => said('off the page', text)),
      ...onFoot.map(({ text }) => said('on the foot', text)),
      ...collisions(page).map((text) => said('over one another', text)),
    ]
  })
}
