declare module 'linebreak' {
  /** Break opportunities of a text by UAX #14, in order. */
  export default class LineBreaker {
    constructor(text: string)
    nextBreak(): { position: number; required: boolean } | null
  }
}
