/** Gets the files of the static host (spec §7) and takes none that is not what the server said. */
import { asPdfFailure, PdfFailure } from './failure.ts'
import type { FontAddress } from './protocol.ts'

export interface Patience {
  /** Milliseconds a host may say nothing. */
  silence: number
  /** Milliseconds for a whole file, like a chunk's (spec §9). */
  whole: number
}

const PATIENCE: Patience = { silence: 15_000, whole: 120_000 }

/** The file of `asset`; `hear` is told the bytes as they come. Throws a PdfFailure that says what the host did. */
export async function receive(
  asset: FontAddress,
  cache: RequestCache,
  hear: (bytes: number) => void,
  patience = PATIENCE,
): Promise<Uint8Array<ArrayBuffer>> {
  const giveUp = new AbortController()
  const late = () => giveUp.abort(new PdfFailure('slow', `${asset.address} does not come`))
  const end = setTimeout(late, patience.whole)
  let silence = setTimeout(late, patience.silence)
  try {
    const response = await fetch(asset.address, { cache, signal: giveUp.signal })
    if (!response.ok) throw new PdfFailure('missing', `${asset.address}: ${response.status}`)
    const content = await readAll(response, asset, (bytes) => {
      clearTimeout(silence)
      silence = setTimeout(late, patience.silence)
      hear(bytes)
    })
    await refuseRubbish(content, asset)
    return content
  } catch (error) {
    // What is read just when we give up may say that the host broke off.
    throw asPdfFailure(giveUp.signal.reason ?? error, 'gone')
  } finally {
    clearTimeout(end)
    clearTimeout(silence)
  }
}

/** No byte more than there are to be: a host might never stop. */
async function readAll({ body }: Response, { address, bytes }: FontAddress, hear: (bytes: number) => void) {
  const content = new Uint8Array(bytes)
  const reader = body?.getReader()
  let length = 0
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    if (length + part.value.length > bytes) {
      await reader?.cancel()
      throw new PdfFailure('rubbish', `${address} is longer than ${bytes} bytes`)
    }
    content.set(part.value, length)
    length += part.value.length
    hear(part.value.length)
  }
  if (length < bytes) throw new PdfFailure('rubbish', `${address} is ${length} bytes long instead of ${bytes}`)
  return content
}

async function refuseRubbish(content: Uint8Array<ArrayBuffer>, { address, sha256 }: FontAddress): Promise<void> {
  // Absent at a plain-http address: there the decoder alone says what is no font.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (subtle === undefined) return
  const digest = new Uint8Array(await subtle.digest('SHA-256', content))
  const found = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (found !== sha256) throw new PdfFailure('rubbish', `${address} is another file`)
}
