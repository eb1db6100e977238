/** All text comes as UTF-8: what is in another charset, compressed or no text at all is refused, never guessed at. */
import { parse } from 'node:querystring'
import type { FastifyRequest } from 'fastify'
import { InputFault } from './validation.ts'

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/gi
const UTF8 = ['utf-8', 'utf8']

/** Refuses what its own head says is not to be read as UTF-8; `taken` are the types the operation takes. */
export function checkEncoding({ headers }: FastifyRequest, taken: string[]): void {
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding.toLowerCase() !== 'identity') {
    throw new InputFault('content-encoding', { name: 'noBody', params: {} }, 'UNSUPPORTED_MEDIA_TYPE')
  }
  const charsets = [...(headers['content-type'] ?? '').matchAll(CHARSET)].map(([, name = '']) => name.toLowerCase())
  if (charsets.every((name) => UTF8.includes(name))) return
  const values = taken.map((type) => `${type}; charset=utf-8`).join(', ')
  throw new InputFault('content-type', { name: 'contentType', params: { values } }, 'UNSUPPORTED_MEDIA_TYPE')
}

const notText = (field: string) => new InputFault(field, { name: 'notText', params: {} })

/** A body's letters, without a byte order mark; platforms put U+FFFD in the place of what is none. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notText('body')
  }
}

const unescaped = (letters: string): string | undefined => {
  try {
    return decodeURIComponent(letters.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Refuses a query or a form whose escaped letters (`%c4%ea`) are no UTF-8, by the name of the part. */
export function checkEscapes(text: string): void {
  for (const part of text.split('&')) {
    if (unescaped(part) === undefined) throw notText(unescaped(part.split('=', 1)[0] ?? '') || 'body')
  }
}

/** A form's fields; one that comes more than once is a list. */
export function readForm(bytes: Uint8Array): object {
  const text = decodeText(bytes)
  checkEscapes(text)
  return parse(text, '&', '=', { maxKeys: 0 })
}
