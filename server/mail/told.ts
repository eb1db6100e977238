/** What is told of a mail server's answer: its own words without the password it was given, and not all too many. */

const LONGEST_REASON = 300

/** Text for one header line: no line ends or other control characters, so that nothing can add a header. */
export function singleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** What went wrong in the SMTP server's own words, or the network's; never the mail's text. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const response = 'response' in error && typeof error.response === 'string' ? error.response : ''
  return singleLine(response || error.message) || error.name
}

/** The same, not all too many; of a mailer's own error, which holds nothing that is hidden. */
export const reasonOf = (error: unknown): string => wordsOf(error).slice(0, LONGEST_REASON)

const literally = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)

/** As an address of a server has it: each character may stand there as it is, or as its bytes. */
function inAddress(text: string): string {
  const either = Array.from(text, (character) => {
    const bytes = [...Buffer.from(character)].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0'))
    const encoded = bytes.map((byte) => `%${byte.replaceAll(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`)}`)
    return `(?:${literally(character)}|${encoded.join('')})`
  })
  return either.join('')
}

/** Base64 that holds the text, with a user's name before it or alone (RFC 4616, AUTH LOGIN); letters may touch its beginning. */
function holdsEncoded(run: string, text: string): boolean {
  return [0, 1, 2, 3].some((start) => Buffer.from(run.slice(start), 'base64').includes(text))
}

function withoutPassword(words: string, password: string): string {
  const ofOneLine = singleLine(password)
  if (ofOneLine === '') return words
  const plain = words.replace(new RegExp(inAddress(ofOneLine), 'g'), '***')
  return plain.replace(/[A-Za-z0-9+/]+={0,2}/g, (run) => (holdsEncoded(run, password) ? '***' : run))
}

/** However its server writes the address. */
function withoutAddress(words: string, address: string): string {
  return words.replace(new RegExp(literally(address), 'gi'), '***')
}

/** Of a server that has `password`, if only to repeat it. */
export function createTold(password: string) {
  // Hidden before it is cut: of what the cut goes through, the beginning would be left.
  const hidden = (words: string, address: string | undefined) => {
    const safe = withoutPassword(words, password)
    return address === undefined ? safe : withoutAddress(safe, address)
  }
  const told = (error: unknown, address?: string) => hidden(wordsOf(error), address).slice(0, LONGEST_REASON)
  return {
    /** The reason; without `address` where it is given. */
    told,
    /** An error of our own as a log may have it: nodemailer's carry whom a mail was to. */
    ownFault(error: unknown, address: string): Error {
      const fault = new Error(told(error, address))
      if (error instanceof Error) fault.stack = hidden(error.stack ?? '', address)
      return fault
    },
  }
}
