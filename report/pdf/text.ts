/**
 * Text on its way into @react-pdf/renderer, which breaks lines only at U+0020, hyphenates what is
 * left, and draws nothing at all for a character the font lacks (design §3, pitfalls).
 */
import LineBreaker from 'linebreak'
import type { Language } from '../translate.ts'

const NO_BREAK_SPACE = '\u00a0'
const MISSING_GLYPH = '〓'
/** Longest run without a break opportunity; longer ones (addresses, keys) are cut. */
export const LONGEST_RUN = 24

export type HasGlyph = (codePoint: number) => boolean

/** Joiners, marks of direction, variation selectors: nothing to see, and fonts need not have them. */
const INVISIBLE = /\p{Cf}|\p{Variation_Selector}/gu
const CONTROL = /(?!\n)\p{Cc}/gu

/**
 * The text as `<Text>` may get it: spaces as U+00A0 (so that our own breaks rule, see
 * `breakText`), no control characters, 〓 for each code point the font has no glyph for.
 */
export function printable(text: string, hasGlyph: HasGlyph): string {
  const plain = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .replace(CONTROL, ' ')
    .replaceAll(' ', NO_BREAK_SPACE)
  return [...plain].map((character) => (isPrintable(character, hasGlyph) ? character : MISSING_GLYPH)).join('')
}

function isPrintable(character: string, hasGlyph: HasGlyph): boolean {
  const codePoint = character.codePointAt(0) ?? 0
  return character === '\n' || character === NO_BREAK_SPACE || hasGlyph(codePoint)
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

/**
 * The hyphenation callback: the pieces a line may be broken between by UAX #14, with an empty
 * piece after each (an empty piece is a break without a hyphen); long runs are cut.
 */
export function breakText(word: string): string[] {
  return segments(word).flatMap((segment, index) => (index === 0 ? [segment] : ['', segment]))
}

function segments(word: string): string[] {
  // LineBreaker must see real spaces: U+00A0 forbids a break on both sides. Lengths stay the same.
  const breaker = new LineBreaker(word.replaceAll(NO_BREAK_SPACE, ' '))
  const found: string[] = []
  let start = 0
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    found.push(...cutRun(word.slice(start, next.position)))
    start = next.position
  }
  if (start < word.length) found.push(...cutRun(word.slice(start)))
  return found
}

/** Pieces of at most `LONGEST_RUN` characters; surrogate pairs stay whole. */
function cutRun(run: string): string[] {
  const characters = [...run]
  if (characters.length <= LONGEST_RUN) return [run]
  const pieces: string[] = []
  for (let at = 0; at < characters.length; at += LONGEST_RUN) {
    pieces.push(characters.slice(at, at + LONGEST_RUN).join(''))
  }
  return pieces
}
