import { expect, test } from 'vitest'
import { exampleReport } from '../../personalReport.fixture.ts'
import { translate } from '../../translate.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { questionsSection } from './questions.ts'

test('a dimension none of whose questions is scored heads nothing: it would take its place alone on a new page', () => {
  const texts: string[] = []
  const lines: Writer['typesetter']['lines'] = (text) => {
    texts.push(text)
    return []
  }
  const report = exampleReport()
  const [first] = report.dimensions
  if (first === undefined) return expect.unreachable()
  const { blocks } = questionsSection(
    {
      language: 'en',
      // Nothing else is asked of it.
      typesetter: { lines, clamped: lines } as unknown as Writer['typesetter'],
      say: (key, params) => translate('en', key, params),
    },
    { ...report, dimensions: [first, { ...first, dimensionId: 99, name: 'Open questions', questions: [] }] },
  )
  expect(texts).toContain(first.name)
  expect(texts).not.toContain('Open questions')
  expect(blocks.at(-1)?.leadsOn).not.toBe(true)
})
