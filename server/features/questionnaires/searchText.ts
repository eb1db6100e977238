import { pinyin } from '../../database/pinyin.ts'

/** What a search of titles looks through: the title, its pinyin and initials (engines.md). */
export function searchText(title: string): string {
  const name = title.normalize('NFKC')
  const syllables = pinyin(name, { toneType: 'none', type: 'array' })
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('')
  return [name, syllables.join(''), initials].join(' ').toLowerCase()
}
