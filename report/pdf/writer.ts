import { type Language, translate } from '../translate.ts'
import type { Writer } from './typesetting/blocks.ts'
import { currentTypesetter } from './typesetting/lines.ts'

/** Writes in a language with the fonts that are loaded. */
export const writerIn = (language: Language): Writer => ({
  language,
  typesetter: currentTypesetter(),
  say: (key, params) => translate(language, key, params),
})
