/** Whoever multiplies on paper what stands there gets what stands there (numbers.md 12). */
import { expect, test } from 'vitest'
import { exampleReport } from '../../personalReport.fixture.ts'
import { translate } from '../../translate.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { arithmeticSection } from './arithmetic.ts'

const THIRD = 100 / 3

/** Every text the section sets, of three dimensions of the same weight and three levels of the same weight. */
function textsOfThirds(): string[] {
  const texts: string[] = []
  const lines = (text: string) => {
    texts.push(text)
    return []
  }
  const report = exampleReport()
  const dimensions = report.dimensions.slice(0, 3).map((one) => ({ ...one, weight: THIRD }))
  const levels = report.levels.map((one) => (one.kind === 'self' ? one : { ...one, weight: THIRD }))
  arithmeticSection(
    {
      language: 'en',
      // Nothing else is asked of it.
      typesetter: { lines, clamped: lines } as unknown as Writer['typesetter'],
      say: (key, params) => translate('en', key, params),
    },
    { ...report, dimensions, levels },
  )
  return texts
}

const round = (value: number) => Math.round(value * 1e4) / 1e4

test('of the overall score every share has the decimals its product needs', () => {
  const texts = textsOfThirds()
  const at = texts.indexOf('81.3')
  expect(texts.slice(at - 1, at + 3)).toEqual(['结果导向', '81.3', '33.3333%', '27.1'])
})

test('of a question likewise', () => {
  const working = textsOfThirds().filter((text) => text.includes(' × ') && text.includes(' = '))
  expect(working.length).toBeGreaterThan(0)
  for (const text of working)
    for (const [, value, share] of text.matchAll(/(\d[\d.]*) × ([\d.]+)%/g))
      expect(round((Number(value) * Number(share)) / 100), text).toBe(round((Number(value) * THIRD) / 100))
})
