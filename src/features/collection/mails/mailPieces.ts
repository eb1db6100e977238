/** A mail template as its preview shows it. */
import { isPlaceholder, type Placeholder } from '../../../../domain/evaluation/mailTemplate.ts'

/** A mail's text in pieces: plain, or a placeholder with what would stand there. */
export interface Piece {
  text: string
  isFilled: boolean
}

/** Fills a template with sample values; an unknown placeholder stays as it is written. */
export function previewPieces(template: string, sample: Readonly<Record<Placeholder, string>>): Piece[] {
  return template
    .split(/(\{\w+\})/)
    .filter((text) => text !== '')
    .map((text) => {
      const name = text.slice(1, -1)
      return text.startsWith('{') && isPlaceholder(name)
        ? { text: sample[name], isFilled: true }
        : { text, isFilled: false }
    })
}
