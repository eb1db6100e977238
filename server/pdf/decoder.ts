/**
 * The decoder of woff2-encoder in two parts. The package holds its WebAssembly as text within its script; browsers get it
 * as a file of its own from the static host (spec §7), and the script without it. The binary declares its memory itself:
 * 16 MB at first, 2 GB at most, not shared (spec §9).
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PAGES_OF_64_KB = { initial: 256, maximum: 32_768 }
/** The first byte of a memory's limits: there is a maximum, and no other thread may see it. */
const BOUNDED_AND_UNSHARED = 1
const MEMORY_SECTION = 5

const EMBEDDED = /"data:application\/octet-stream;base64,([A-Za-z0-9+/=]+)"/
/** Where the package opens its decoder when it is loaded. */
const OPENING = /let C=new Promise\([\s\S]*$/
const OWN_NAME = 'I'

interface Decoder {
  binary: Uint8Array<ArrayBuffer>
  /** A module whose default export opens the decoder of an Emscripten module object. */
  binding: string
}

/** Throws where the package is not the one these places were found in. */
export function cutDecoder(source: string): Decoder {
  const [, encoded] = EMBEDDED.exec(source) ?? []
  if (encoded === undefined || !OPENING.test(source)) throw new Error('woff2-encoder is not as it was: see decoder.ts')
  const binary = Uint8Array.from(Buffer.from(encoded, 'base64'))
  const { flags, initial, maximum } = memoryOf(binary)
  if (flags !== BOUNDED_AND_UNSHARED || initial !== PAGES_OF_64_KB.initial || maximum !== PAGES_OF_64_KB.maximum) {
    throw new Error(`The decoder's memory is ${initial} to ${maximum} pages, flags ${flags}`)
  }
  const binding = source.replace(EMBEDDED, '"decoder"').replace(OPENING, `export default ${OWN_NAME}`)
  return { binary, binding }
}

export async function readDecoder(): Promise<Decoder> {
  return cutDecoder(await readFile(createRequire(import.meta.url).resolve('woff2-encoder/decompress'), 'utf8'))
}

/** The limits of the one memory a WebAssembly module declares. */
function memoryOf(binary: Uint8Array) {
  let at = 8
  const next = () => binary[at++] ?? 0
  function number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = next()
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
  }
  while (at < binary.length) {
    const section = next()
    const end = number() + at
    if (section === MEMORY_SECTION) {
      number()
      return { flags: next(), initial: number(), maximum: number() }
    }
    at = end
  }
  throw new Error('The decoder declares no memory')
}

const NAME = 'virtual:woff2-decoder'

/** Gives the browser's font worker the binding by its name. */
export function decoderBinding(): Plugin {
  return {
    name: 'woff2-decoder',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) => (id === `\0${NAME}` ? (await readDecoder()).binding : undefined),
  }
}
