import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { cutDecoder, readDecoder } from './decoder.ts'

let source: string
beforeAll(async () => {
  source = await readFile(
    fileURLToPath(new URL('../../node_modules/woff2-encoder/dist/decompress.js', import.meta.url)),
    'utf8',
  )
})

describe('the decoder in two parts', () => {
  it('is a module of 16 MB at first, 2 GB at most, and a script that does not hold it', async () => {
    const { binary, binding } = await readDecoder()
    const module = await WebAssembly.compile(binary)
    expect(WebAssembly.Module.exports(module).filter(({ kind }) => kind === 'memory')).toHaveLength(1)
    expect(binding).not.toMatch(/[A-Za-z0-9+/]{500}/)
    expect(binding.length).toBeLessThan(20_000)
    expect(binding).toMatch(/export default I$/)
  })

  // The limits as the binary writes them: flags 1, 256 and 32,768 pages.
  it.each([
    ['no most', [1, 0, 128, 2]],
    ['more at first', [1, 1, 128, 4, 128, 128, 2]],
    ['more at most', [1, 1, 128, 2, 128, 128, 4]],
    ['memory that others see', [1, 3, 128, 2, 128, 128, 2]],
  ])('is refused with %s', (_, limits) => {
    const module = [0, 97, 115, 109, 1, 0, 0, 0, 5, limits.length, ...limits]
    const other = source.replace(/(base64,)[A-Za-z0-9+/=]+/, `$1${Buffer.from(module).toString('base64')}`)
    expect(() => cutDecoder(other)).toThrow("The decoder's memory is")
  })

  it('is refused where the package is another one', () => {
    expect(() => cutDecoder(source.replace('let C=new Promise(', 'let C=later('))).toThrow(
      'woff2-encoder is not as it was',
    )
    expect(() => cutDecoder('')).toThrow('woff2-encoder is not as it was')
  })
})
