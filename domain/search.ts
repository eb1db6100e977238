/** Searching by typed words, in columns made for it (engines.md) and in lists at hand: width and case do not count. */

const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** The words somebody typed, as search columns are written; eight at most. */
export function searchWords(typed: string | undefined): string[] {
  const words = folded(typed ?? '').split(/\s+/)
  return words.filter((word) => word !== '').slice(0, 8)
}

/** Whether some texts hold every word somebody typed, each word in one of them. */
export function holdsWords(typed: string | undefined): (...texts: string[]) => boolean {
  const words = searchWords(typed)
  return (...texts) => {
    const text = folded(texts.join(' '))
    return words.every((word) => text.includes(word))
  }
}
