/**
 * What a text says where its glyphs do not: Hindi and Thai draw signs before or into letters they are read behind, and whoever
 * searches or copies is given glyphs. react-pdf's canvas hands on the document's drawing methods alone, so its own `text` takes
 * one option more (docs/decisions/0028-fast-papers.md).
 */
import PDFDocument from 'pdfkit'

export interface Said {
  /** The text as it is read. */
  actualText?: string
}

const draw = PDFDocument.prototype.text

PDFDocument.prototype.text = function text(this: PDFDocument, drawn: string, x: number, y: number, options?: Said) {
  if (options?.actualText === undefined) return draw.call(this, drawn, x, y, options)
  this.markContent('Span', { actual: options.actualText })
  draw.call(this, drawn, x, y, options)
  return this.endMarkedContent()
}
