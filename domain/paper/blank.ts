/** What "empty" means (spec §5: missing or whitespace only). */

/** Characters that print nothing but are not white space to JavaScript: zero-width ones, as pasted from web pages. */
const INVISIBLE = /[\s\u200b-\u200d\u2060\u180e]/g

/** True for a missing text and for one of white space only, the ideographic space included. */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.replace(INVISIBLE, '') === ''
}
