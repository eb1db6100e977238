/** The font worker (spec §7): gets WOFF2 fonts and their decoder, decodes them once and hands them over. */
import openDecoder from 'virtual:woff2-decoder'
import { asPdfFailure, PdfFailure } from './failure.ts'
import type { FontAddress, FontAnswer, FontRequest } from './protocol.ts'
import { receive } from './receiving.ts'

self.addEventListener('message', ({ data }: MessageEvent<FontRequest>) => void answer(data))

const say = (news: FontAnswer, transfer: Transferable[] = []) => self.postMessage(news, { transfer })

async function answer({ fonts, plain, decoder, cache }: FontRequest): Promise<void> {
  try {
    const hear = (bytes: number) => say({ kind: 'received', bytes })
    const receiveAll = (assets: FontAddress[]) => Promise.all(assets.map((asset) => receive(asset, cache, hear)))
    const [[binary], files, asTheyCome] = await Promise.all([
      receiveAll([decoder]),
      receiveAll(fonts),
      receiveAll(plain),
    ])
    say({ kind: 'decoding' })
    const decode = await openBinary(binary)
    const done = [...files.map(decode), ...asTheyCome.map(({ buffer }) => buffer)]
    say({ kind: 'done', fonts: done }, done)
  } catch (error) {
    const { reason, message } = asPdfFailure(error)
    say({ kind: 'failed', reason, detail: message })
  }
}

/** Opens the decoder; what the host gave in its place is told as rubbish, and so is what it cannot decode. */
async function openBinary(binary: BufferSource | undefined): Promise<(woff2: Uint8Array) => ArrayBuffer> {
  const { decompress } = await new Promise<Awaited<ReturnType<typeof openDecoder>>>((resolve, reject) => {
    const open = async (imports: WebAssembly.Imports) =>
      (await WebAssembly.instantiate(binary ?? new Uint8Array(), imports)).instance
    openDecoder({
      instantiateWasm(imports, receiveInstance) {
        open(imports).then(receiveInstance).catch(reject)
        return {}
      },
      onAbort: reject,
    }).then(resolve, reject)
  }).catch((error: unknown) => {
    throw asPdfFailure(error, error instanceof WebAssembly.CompileError ? 'rubbish' : 'worker')
  })
  return (woff2) => {
    const font = decompress(woff2)
    if (!font) throw new PdfFailure('rubbish', 'A font cannot be decoded')
    return font.slice().buffer as ArrayBuffer
  }
}
