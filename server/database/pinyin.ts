import { createRequire } from 'node:module'

type Pinyin = typeof import('pinyin-pro')['pinyin']

const require = createRequire(import.meta.url)
let loaded: Pinyin | undefined

/** pinyin-pro, loaded with the first name that is saved: its dictionary costs a start 30 ms and 10 MB. */
export const pinyin: Pinyin = ((...input: Parameters<Pinyin>) => {
  loaded ??= (require('pinyin-pro') as { pinyin: Pinyin }).pinyin
  return loaded(...input)
}) as Pinyin

/**
 * What a name is sorted by: its syllables, then itself, so that Chinese and Latin names stand in one alphabet and the
 * order is the same on both engines. `isPerson` reads surnames as surnames.
 */
export function sortKeyOf(text: string, isPerson = false): string {
  const name = text.normalize('NFKC')
  return sortKeyFrom(syllablesOf(name, isPerson), name)
}

/** The same for a name in NFKC whose syllables are known. */
export const sortKeyFrom = (syllables: readonly string[], name: string) =>
  `${syllables.join(' ')} ${name}`.toLowerCase()

/** The syllables of a name in NFKC; words of other scripts stay whole. */
export function syllablesOf(name: string, isPerson: boolean): string[] {
  // v: true writes ü as people type it.
  const surname = isPerson ? 'head' : 'off'
  const parts = pinyin(name, { toneType: 'none', type: 'array', surname, nonZh: 'consecutive', v: true })
  return parts.flatMap((part) => part.split(/\s+/)).filter((part) => part !== '')
}
