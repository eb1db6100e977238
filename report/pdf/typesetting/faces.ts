/**
 * The registered fonts as what measures and writes text. A character of the main font is looked up, not shaped: fontkit's
 * shaping, asked for every text anew, was most of a report's time. Scripts that need shaping get it.
 */
import { Font } from '@react-pdf/renderer'
import { FALLBACK_FONTS } from './fallback.ts'

export const FONT_FAMILY = 'Noto Sans SC'

export type Weight = 400 | 700

type FontData = NonNullable<ReturnType<typeof Font.getFont>['data']>
type Glyph = ReturnType<FontData['glyphForCodePoint']>

interface Position {
  xAdvance: number
  yAdvance: number
  xOffset: number
  yOffset: number
}

/** Glyphs of one face in the order they are written, left to right, in the font's units. */
export interface Shaped {
  face: Face
  text: string
  glyphs: Glyph[]
  positions: Position[]
  /** In ems. */
  width: number
}

/** What pdfkit hands on to a font under the name of features: what to write, worked out already. */
export interface Writing {
  /** Runs of one face, and the leap before each in the font's units. */
  parts: readonly { run: Shaped; leap: number }[]
  /** pdfkit asks twice for a text: for its glyphs, and then how wide they were, which nobody needs. */
  isWritten: boolean
}

/** Letters whose distance hangs on their neighbours; everything else of the main font stands alone. */
const KERNED = /[A-Za-z\u00c0-\u024f]{2,}|./gsu
/** Words kept shaped; a worker that has seen more begins anew. */
const MOST_WORDS = 20_000

export class Face {
  /** What pdfkit keeps it by in a document. */
  readonly key: string
  readonly unitsPerEm: number
  /** What the pen takes as a font. */
  readonly source: object
  readonly isMain: boolean
  private readonly font: FontData
  private readonly glyphs = new Map<number, { glyph: Glyph; advance: number }>()
  private readonly taken = new Map<number, Glyph>()
  private readonly words = new Map<string, Pick<Shaped, 'glyphs' | 'positions'>>()

  constructor(font: FontData, isMain: boolean) {
    this.font = font
    this.key = font.postscriptName
    this.unitsPerEm = font.unitsPerEm
    this.isMain = isMain
    this.source = Object.create(font, {
      layout: { value: (_text: string, [writing]: Writing[]) => laidOut(writing) },
      getGlyph: { value: (id: number) => this.remembered(id) },
    })
  }

  hasGlyph(codePoint: number): boolean {
    return this.font.hasGlyphForCodePoint(codePoint)
  }

  /** Ems. */
  advanceOf(codePoint: number): number {
    return this.one(codePoint).advance / this.unitsPerEm
  }

  shape(text: string, isRightToLeft: boolean): Shaped {
    const { glyphs, positions } = this.isMain ? this.lookUp(text) : this.layOut(text, isRightToLeft)
    const units = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    return { face: this, text, glyphs, positions, width: units / this.unitsPerEm }
  }

  /** A glyph as documents take it up: fontkit takes its outline apart for each of them (docs/decisions/0028). */
  private remembered(id: number): Glyph {
    const known = this.taken.get(id)
    if (known !== undefined) return known
    const glyph = this.font.getGlyph(id) as Glyph & { _decode?(): unknown }
    const outline = glyph._decode?.()
    if (glyph._decode !== undefined) glyph._decode = () => outline
    this.taken.set(id, glyph)
    return glyph
  }

  private one(codePoint: number): { glyph: Glyph; advance: number } {
    const known = this.glyphs.get(codePoint)
    if (known !== undefined) return known
    const glyph = this.font.glyphForCodePoint(codePoint)
    const made = { glyph, advance: glyph.advanceWidth }
    this.glyphs.set(codePoint, made)
    return made
  }

  private lookUp(text: string): Pick<Shaped, 'glyphs' | 'positions'> {
    const glyphs: Glyph[] = []
    const positions: Position[] = []
    for (const [part] of text.matchAll(KERNED)) {
      if (part.length > 2 || (part.length === 2 && part.charCodeAt(0) < 0xd800)) {
        const word = this.layOut(part, false)
        glyphs.push(...word.glyphs)
        positions.push(...word.positions)
      } else {
        const { glyph, advance } = this.one(part.codePointAt(0) ?? 0)
        glyphs.push(glyph)
        positions.push({ xAdvance: advance, yAdvance: 0, xOffset: 0, yOffset: 0 })
      }
    }
    return { glyphs, positions }
  }

  private layOut(text: string, isRightToLeft: boolean): Pick<Shaped, 'glyphs' | 'positions'> {
    const key = isRightToLeft ? `<${text}` : text
    const known = this.words.get(key)
    if (known !== undefined) return known
    if (this.words.size >= MOST_WORDS) this.words.clear()
    const direction = isRightToLeft ? 'rtl' : 'ltr'
    const { glyphs, positions } = this.font.layout(text, undefined, undefined, undefined, direction)
    const shaped = { glyphs, positions }
    this.words.set(key, shaped)
    return shaped
  }
}

/** What pdfkit takes from a font; it changes the positions, so they are new ones. */
function laidOut(writing: Writing | undefined) {
  const glyphs: Glyph[] = []
  const positions: Position[] = []
  if (writing === undefined || writing.isWritten) return { glyphs, positions, advanceWidth: 0 }
  writing.isWritten = true
  for (const { run, leap } of writing.parts) {
    const last = positions.at(-1)
    if (last !== undefined) last.xAdvance += leap
    for (const glyph of run.glyphs) glyphs.push(glyph)
    for (const { xAdvance, yAdvance, xOffset, yOffset } of run.positions) {
      positions.push({ xAdvance, yAdvance, xOffset, yOffset })
    }
  }
  return { glyphs, positions, advanceWidth: 0 }
}

const made = new WeakMap<FontData, Face>()

function faceOf(fontFamily: string, fontWeight: Weight): Face | null {
  const font = Font.getFont({ fontFamily, fontWeight }).data
  if (font === null) return null
  const face = made.get(font) ?? new Face(font, fontFamily === FONT_FAMILY)
  made.set(font, face)
  return face
}

export type Faces = Readonly<Record<Weight, readonly [Face, ...Face[]]>>

/** The main font, and after it the fallbacks that are loaded. */
export function loadedFaces(): Faces {
  const registered = Font.getRegisteredFontFamilies()
  const fallbacks = FALLBACK_FONTS.flatMap(({ family }) =>
    registered.includes(family) ? (faceOf(family, 400) ?? []) : [],
  )
  const main = (weight: Weight): Face => {
    const face = registered.includes(FONT_FAMILY) ? faceOf(FONT_FAMILY, weight) : null
    if (face === null) throw new Error('The fonts are not loaded')
    return face
  }
  return { 400: [main(400), ...fallbacks], 700: [main(700), ...fallbacks] }
}
