/** Roughly the width of a text in em: a Chinese character is one, a Latin letter a little over half. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) > 0x2e7f ? 1 : 0.56), 0)

/** The pieces a line may end after: words, and every Chinese character. */
const piecesOf = (text: string): string[] => text.match(/[\u2e80-\uffff]|[^\s\u2e80-\uffff]+\s*|\s+/g) ?? []

/**
 * Breaks an axis label into at most `maxLines` lines of at most `maxWidth` em; what does not fit
 * ends with an ellipsis (the full name stands in the table beside the chart).
 */
export function axisLabel(text: string, maxWidth: number, maxLines = 2): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(text.trim())) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > maxWidth) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += piece
  }
  lines.push(line.trimEnd())
  const kept = lines.slice(0, maxLines)
  return kept.map((each, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines
    return isCut || widthOf(each) > maxWidth ? cut(each, maxWidth, isCut) : each
  })
}

function cut(text: string, maxWidth: number, hasMore: boolean): string {
  let kept = text
  while (kept.length > 1 && widthOf(`${kept}…`) > maxWidth) kept = [...kept].slice(0, -1).join('')
  return hasMore || kept !== text ? `${kept.trimEnd()}…` : kept
}
