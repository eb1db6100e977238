import { expect, test } from 'vitest'
import { exampleReport } from '../../personalReport.fixture.ts'
import { translate } from '../../translate.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { gapSection } from './gap.ts'

/** What a section has set in bold. */
function boldIn(make: (writer: Writer) => unknown): string[] {
  const bold: string[] = []
  const lines: Writer['typesetter']['lines'] = (text, style) => {
    if (style.weight === 700) bold.push(text)
    return []
  }
  make({
    language: 'en',
    // Nothing else is asked of it.
    typesetter: { lines, clamped: lines } as unknown as Writer['typesetter'],
    say: (key, params) => translate('en', key, params),
  })
  return bold
}

test('of the gaps those that are more than chance alone are bold, and bear a sign', () => {
  const report = exampleReport()
  const dimensions = report.dimensions.map(({ dimensionId }, place) => {
    return { dimensionId, norm: null, band: null, isMarked: place < 2, change: null }
  })
  const beside = { evaluatees: 7, norm: null, band: null, previous: null, dimensions }
  const gapsOf = (report: Parameters<typeof gapSection>[1]) =>
    boldIn((writer) => gapSection(writer, report)).filter((text) => /^(\* )?[+−]?\d/.test(text))
  expect(gapsOf({ ...report, beside })).toEqual(['* −12.0', '* +5.0'])
  expect(gapsOf(report)).toEqual([])
})
