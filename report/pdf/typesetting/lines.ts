/** Breaks text into lines. What was broken once is kept: the questions of a questionnaire are the same in everyone's report. */
import bidiFactory from 'bidi-js'
import type { Language } from '../../translate.ts'
import { type Face, type Faces, loadedFaces, type Shaped, type Weight } from './faces.ts'
import { breakable, charactersOf, narrowQuotes, printable } from './text.ts'

export interface TextStyle {
  /** Points. */
  size: number
  /** Points from line to line. */
  leading: number
  weight: Weight
  color: string
}

export interface Line {
  /** From left to right. */
  runs: readonly Shaped[]
  /** Ems. */
  width: number
  /** Of a paragraph that is read from right to left. */
  isRightToLeft: boolean
}

const ELLIPSIS = '…'
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/
const MARK = /^\p{M}/u
/** Sums of widths are a little off: what just fits must. */
const SLACK = 1e-6
/** Texts kept broken, and the longest of them: longer ones are comments, which stand in one report only. */
const MOST_KEPT = 10_000
const LONGEST_KEPT = 300

const bidi = bidiFactory()

export class Typesetter {
  private readonly faces: Faces
  private readonly kept = new Map<string, readonly Line[]>()
  private readonly widths: Record<Weight, Map<string, number>> = { 400: new Map(), 700: new Map() }

  constructor(faces: Faces) {
    this.faces = faces
  }

  /** The lines of a text in `width` points; line ends of the text stay, and no line is wider. */
  lines(text: string, { size, weight }: TextStyle, width: number, language: Language): readonly Line[] {
    if (text.length > LONGEST_KEPT) return this.broken(this.drawn(text, language), weight, width / size)
    const key = `${language}${weight}${(width / size).toFixed(3)} ${text}`
    const known = this.kept.get(key)
    if (known !== undefined) return known
    if (this.kept.size >= MOST_KEPT) this.kept.clear()
    const lines = this.broken(this.drawn(text, language), weight, width / size)
    this.kept.set(key, lines)
    return lines
  }

  /** At most so many lines, the last one ending in "…" where there would be more. */
  clamped(text: string, style: TextStyle, width: number, most: number, language: Language): readonly Line[] {
    const lines = this.lines(text, style, width, language)
    const last = lines[most - 1]
    if (lines.length <= most || last === undefined) return lines
    const characters = charactersOf(last.runs.map((run) => run.text).join('')).slice(0, -1)
    const room = width / style.size - this.width(ELLIPSIS, style.weight)
    while (characters.length > 0 && this.width(characters.join(''), style.weight) > room) characters.pop()
    return [...lines.slice(0, most - 1), this.line(characters.join('').trimEnd() + ELLIPSIS, style.weight)]
  }

  /** What the main font alone can write of a text, for drawings that are set by react-pdf: it has no other that is in the file. */
  plain(text: string, language: Language): string {
    return printable(narrowQuotes(text, language), (codePoint) => this.faces[400][0].hasGlyph(codePoint))
  }

  private drawn(text: string, language: Language): string {
    const faces = this.faces[400]
    return printable(narrowQuotes(text, language), (codePoint) => faces.some((face) => face.hasGlyph(codePoint)))
  }

  private broken(text: string, weight: Weight, width: number): Line[] {
    return text.split('\n').flatMap((paragraph) => {
      const levels = RIGHT_TO_LEFT.test(paragraph) ? bidi.getEmbeddingLevels(paragraph) : null
      let start = 0
      return this.fill(paragraph, weight, width).map((part) => {
        const line = this.line(part.trimEnd(), weight, levels?.levels.subarray(start), levels?.paragraphs[0]?.level)
        start += part.length
        return line
      })
    })
  }

  /** As much into each line as it holds; a piece wider than a whole line is cut. */
  private fill(paragraph: string, weight: Weight, width: number): string[] {
    const lines: string[] = []
    let line = ''
    let used = 0
    for (const piece of breakable(paragraph)) {
      const whole = this.width(piece, weight)
      const needed = piece.endsWith(' ') ? this.width(piece.trimEnd(), weight) : whole
      if (used + needed > width + SLACK && line !== '') {
        lines.push(line)
        line = ''
        used = 0
      }
      if (needed <= width + SLACK) {
        line += piece
        used += whole
        continue
      }
      for (const character of charactersOf(piece)) {
        const own = this.width(character, weight)
        if (used + own > width + SLACK && line !== '') {
          lines.push(line)
          line = ''
          used = 0
        }
        line += character
        used += own
      }
    }
    return [...lines, line]
  }

  /** Ems. */
  private width(text: string, weight: Weight): number {
    const first = text.codePointAt(0) ?? 0
    const main = this.faces[weight][0]
    if (text.length === (first > 0xffff ? 2 : 1) && main.hasGlyph(first)) return main.advanceOf(first)
    const known = this.widths[weight].get(text)
    if (known !== undefined) return known
    if (this.widths[weight].size >= MOST_KEPT) this.widths[weight].clear()
    const { width } = this.line(text, weight)
    this.widths[weight].set(text, width)
    return width
  }

  private line(text: string, weight: Weight, levels?: Uint8Array, base = 0): Line {
    const items = inVisualOrder(this.items(text, weight, levels))
    const runs = items.map(({ face, text: part, level }) =>
      face.shape(level % 2 === 1 ? mirrored(part) : part, level % 2 === 1),
    )
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), isRightToLeft: base % 2 === 1 }
  }

  /** Stretches of one face and one direction. */
  private items(text: string, weight: Weight, levels: Uint8Array | undefined): Item[] {
    const faces = this.faces[weight]
    if (levels === undefined && [...text].every((each) => faces[0].hasGlyph(each.codePointAt(0) ?? 0))) {
      return text === '' ? [] : [{ face: faces[0], text, level: 0 }]
    }
    const items: Item[] = []
    let at = 0
    for (const character of text) {
      const level = levels?.[at] ?? 0
      const last = items.at(-1)
      const face = this.faceFor(character, weight, last?.face)
      if (last !== undefined && last.face === face && last.level === level) last.text += character
      else items.push({ face, text: character, level })
      at += character.length
    }
    return items
  }

  private faceFor(character: string, weight: Weight, previous: Face | undefined): Face {
    const codePoint = character.codePointAt(0) ?? 0
    const [main, ...fallbacks] = this.faces[weight]
    const staysInFont = character === ' ' || character === '\u200c' || character === '\u200d' || MARK.test(character)
    if (staysInFont && previous?.hasGlyph(codePoint) === true) return previous
    return [main, ...fallbacks].find((face) => face.hasGlyph(codePoint)) ?? main
  }
}

interface Item {
  face: Face
  text: string
  level: number
}

/** Rule L2 of the bidirectional algorithm, over whole stretches: each is turned round inside by its shaping. */
function inVisualOrder(items: Item[]): Item[] {
  let ordered = items
  for (let level = Math.max(0, ...items.map((item) => item.level)); level > 0; level -= 1) {
    const turned: Item[] = []
    let stretch: Item[] = []
    for (const item of ordered) {
      if (item.level >= level) stretch.unshift(item)
      else {
        turned.push(...stretch, item)
        stretch = []
      }
    }
    ordered = [...turned, ...stretch]
  }
  return ordered
}

/** Brackets of a right-to-left stretch, which open on the other side. */
const mirrored = (text: string): string =>
  Array.from(text, (character) => bidi.getMirroredCharacter(character) ?? character).join('')

let current: { faces: Faces; typesetter: Typesetter } | null = null

/** The one for the fonts that are loaded: what it keeps serves every document until another font comes. */
export function currentTypesetter(): Typesetter {
  const faces = loadedFaces()
  const isSame =
    current?.faces[400].length === faces[400].length && current.faces[400].every((face, at) => face === faces[400][at])
  if (current === null || !isSame) current = { faces, typesetter: new Typesetter(faces) }
  return current.typesetter
}
