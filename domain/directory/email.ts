/** What an e-mail address is, wherever one comes from: else somebody gets one that signing in refuses. */
import { fullFormats } from 'ajv-formats/dist/formats.js'

export const LONGEST_EMAIL = 254

/** The document's `format: email`, by which every body is checked. */
const { email: FORMAT } = fullFormats

export const isEmail = (text: string): boolean =>
  text.length <= LONGEST_EMAIL && FORMAT instanceof RegExp && FORMAT.test(text)
