import { afterEach, expect, test, vi } from 'vitest'
import { translateManage } from '../../../messages/manage.ts'
import { ChunkLoadError, loadChunk } from '../../api/chunkFailure.ts'
import { failureLines } from '../notices/failureLines.ts'

afterEach(() => vi.unstubAllGlobals())

const failing = (message: string) => () => Promise.reject(new TypeError(message))
const SCRIPT = 'Failed to fetch dynamically imported module: http://x.test/assets/Page-1.js'

async function reasonOf(load: () => Promise<unknown>, timeOut?: number) {
  const error = await loadChunk(load, timeOut).catch((caught: unknown) => caught)
  return error instanceof ChunkLoadError ? error : null
}

test.each([
  { name: 'missing', answer: async () => new Response('', { status: 404 }), want: 'missing' },
  { name: 'there, but broken', answer: async () => new Response('', { status: 200 }), want: 'other' },
  { name: 'unreachable', answer: async () => Promise.reject(new TypeError('offline')), want: 'other' },
])('a chunk that is $name', async ({ answer, want }) => {
  vi.stubGlobal('fetch', answer)
  const error = await reasonOf(failing(SCRIPT))
  expect(error).toMatchObject({ reason: want, address: 'http://x.test/assets/Page-1.js', isStylesheet: false })
})

test('a chunk that does not come in time', async () => {
  vi.stubGlobal('location', { href: 'http://x.test/manage.html' })
  expect(await reasonOf(() => new Promise(() => {}), 5)).toMatchObject({ reason: 'timeout' })
})

test('a chunk that does not come in time is named, where its loader names it', async () => {
  const load = Object.assign(() => new Promise(() => {}), {
    toString: () => '()=>preload(()=>import("/assets/Page-1.js"),[]).then(m=>m.Page)',
  })
  const error = await reasonOf(load, 5)
  expect(error?.address).toMatch(/^\w+:\/\/.*\/assets\/Page-1\.js$/)
})

test('a stylesheet is told apart', () => {
  const error = new ChunkLoadError('missing', '/assets/Page-1.css')
  const lines = failureLines(error, (key, params) => translateManage('en', key, params))
  expect(lines).toEqual([translateManage('en', 'failure.chunk.css', { address: '/assets/Page-1.css' })])
})

test('an error inside a page is not a chunk’s', async () => {
  const own = new Error('broken page')
  await expect(loadChunk(() => Promise.reject(own))).rejects.toBe(own)
})
