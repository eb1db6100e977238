/** Text on its way onto paper: what of it can be drawn, and where its lines may end. */
import LineBreaker from 'linebreak'
import type { Language } from '../../translate.ts'

const MISSING_GLYPH = '〓'

export type HasGlyph = (codePoint: number) => boolean

/** Marks of direction and variation selectors: nothing to see, and fonts need not have them. */
const INVISIBLE = /(?![\u200c\u200d])\p{Cf}|\p{Variation_Selector}/gu
/** Joiners matter between letters that change with their neighbours; elsewhere they are nothing to see. */
const IDLE_JOINER = /(?<![\u0600-\u0dff])[\u200c\u200d]|[\u200c\u200d](?![\u0600-\u0dff])/g
const CONTROL = /(?!\n)\p{Cc}/gu
const JOINER = /[\u200c\u200d]/

/** The text as it may be drawn: composed, without control characters, 〓 for each code point no font has a glyph for. */
export function printable(text: string, hasGlyph: HasGlyph): string {
  const plain = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(IDLE_JOINER, '')
    .replace(CONTROL, ' ')
  let drawn = ''
  for (const character of plain) drawn += isPrintable(character, hasGlyph) ? character : MISSING_GLYPH
  return drawn
}

function isPrintable(character: string, hasGlyph: HasGlyph): boolean {
  return character === '\n' || hasGlyph(character.codePointAt(0) ?? 0) || JOINER.test(character)
}

const LATIN_QUOTES: Record<string, string> = { '“': '"', '”': '"', '‘': "'", '’': "'" }

/**
 * Chinese fonts draw curly quotes as wide as a character, which tears Latin text apart: in English
 * all become straight, in Chinese the apostrophe inside a Latin word.
 */
export function narrowQuotes(text: string, language: Language): string {
  const wide = language === 'en' ? /[“”‘’]/g : /(?<=[A-Za-z])’(?=[A-Za-z])/g
  return text.replace(wide, (quote) => LATIN_QUOTES[quote] ?? quote)
}

/** Scripts that set no spaces between words: UAX #14 leaves the breaks inside them to a dictionary. */
const WITHOUT_SPACES = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/
const words = new Intl.Segmenter('th', { granularity: 'word' })
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The pieces a line may be broken between by UAX #14, spaces at the end of theirs. */
export function breakable(text: string): string[] {
  const breaker = new LineBreaker(text)
  const found: string[] = []
  let start = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    addPieces(found, text.slice(start, next.position))
    start = next.position
  }
  if (start < text.length) addPieces(found, text.slice(start))
  return found
}

function addPieces(found: string[], piece: string): void {
  if (!WITHOUT_SPACES.test(piece)) found.push(piece)
  else for (const { segment } of words.segment(piece)) found.push(segment)
}

/** What a reader takes for one character each: where a run that is wider than a whole line may be cut. */
export const charactersOf = (run: string): string[] => Array.from(characters.segment(run), ({ segment }) => segment)
