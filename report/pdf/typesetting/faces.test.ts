import { expect, it } from 'vitest'
import { Face } from './faces.ts'

it('takes the outline of a glyph apart once, however many documents take the glyph up', () => {
  const decoded: number[] = []
  // What fontkit hands out: its own cache has the glyph, and not what is found in it.
  const glyphs = new Map([7, 8].map((id) => [id, { id, _decode: () => [decoded.push(id)] }]))
  const font = { postscriptName: 'Any', unitsPerEm: 1000, getGlyph: (id: number) => glyphs.get(id) }
  const { source } = new Face(font as never, true) as { source: Partial<typeof font> }
  const taken = [7, 8, 7, 8, 7].map((id) => source.getGlyph?.(id))
  expect(taken.map((glyph) => glyph?.id)).toEqual([7, 8, 7, 8, 7])
  expect(new Set(taken.map((glyph) => glyph?._decode())).size).toBe(2)
  expect(decoded).toEqual([7, 8])
})
