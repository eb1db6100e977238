/** Of each text within an element that holds these words: on how many lines they stand. */
export function linesOf(element: Element, words: string): number[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: number[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode as Text
    const at = text.data.indexOf(words)
    if (at < 0) continue
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + words.length)
    found.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
  }
  return found
}
