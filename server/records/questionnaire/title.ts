/** A questionnaire's title as it is stored and as it is found. */
import { decodeHTML } from 'entities'
import { onOneLine } from '../../../domain/directory/name.ts'
import { pinyin } from '../../database/pinyin.ts'

const LONGEST_TITLE = 200

/** A title as stored: a new one with its entities as text (spec §5) on one line, one sent back as it is `stored` untouched. */
export function storedTitle(sent: string, stored?: string): string {
  return sent === stored ? sent : shortTitle(onOneLine(decodeHTML(sent)))
}

/** A title that is text already, at most 200 characters of it. */
export function shortTitle(title: string): string {
  return [...title].slice(0, LONGEST_TITLE).join('')
}

/** What a search of titles looks through: the title, its pinyin and initials (engines.md). */
export function searchText(title: string): string {
  const name = title.normalize('NFKC')
  const syllables = pinyin(name, { toneType: 'none', type: 'array' })
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return [name, syllables.join(''), initials].join(' ').toLowerCase()
}
