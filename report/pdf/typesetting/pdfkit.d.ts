/** It has no types of its own; what is used of it here. */
declare module 'pdfkit' {
  export default class PDFDocument {
    text(text: string, x: number, y: number, options?: object): this
    markContent(tag: 'Span', options: { actual: string }): this
    endMarkedContent(): this
  }
}
