/** Fonts beside the main one, for scripts it does not hold; each is loaded only for a text that asks for it. */

export interface FallbackFont {
  family: string
  covers: RegExp
}

export const FALLBACK_FONTS = [
  {
    family: 'Noto Sans Arabic',
    covers: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefe]/,
  },
  { family: 'Noto Sans Thai', covers: /[\u0e00-\u0e7f]/ },
  { family: 'Noto Sans Devanagari', covers: /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff]/ },
  { family: 'Noto Emoji', covers: /(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u },
] as const satisfies readonly FallbackFont[]

export type FallbackFamily = (typeof FALLBACK_FONTS)[number]['family']

/** The fonts a text asks for beside the main one. */
export const fallbackFor = (text: string): FallbackFamily[] =>
  FALLBACK_FONTS.filter(({ covers }) => covers.test(text)).map(({ family }) => family)
