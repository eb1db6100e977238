/** The page of questions: how each was answered, table below table, and what stands beside each other on a screen and on paper. */
import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { removePage, renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')

async function open(language: 'zh' | 'en' = 'zh'): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/personal/indexScoreDetails/${id}`, { language })
}

/** As A4 upright less what a browser leaves at its edges (10 mm). */
async function onPaper(width: number): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await page.viewport(width, 1046)
}

/** Answers to one question, so that each figure is as long as any. */
function answerDistribution(labels: string[]): string {
  const found = exampleResult('getQuestionStatistics')
  const [question] = found.questions
  if (question === undefined) return expect.unreachable()
  const rows = question.rows.map((one) => ({
    ...{ ...one, mean: -10.55, deviation: 47.49, agreement: 0.83, raters: '12' },
    shares: labels.map(() => 100),
  }))
  answer('getQuestionStatistics', { ...found, questions: [{ ...question, labels, rows }] })
  return question.title
}

/** Those of cells whose text stands on more than one line. */
const broken = (cells: readonly Element[]) =>
  cells.flatMap((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    return tops.size > 1 ? [cell.textContent] : []
  })

const SCALE = Array.from({ length: 11 }, (_, score) => String(score))
const WORDS = ['完全不同意这一说法', '不太同意这一说法', '说不清楚同意与否', '比较同意这一说法', '完全同意这一说法']

test.each([
  { name: 'a scale from 0 to 10, A4', labels: SCALE, width: 718, language: 'zh' as const },
  { name: 'a scale from 0 to 10 in English, A4', labels: SCALE, width: 718, language: 'en' as const },
  { name: 'many options in words, A4', labels: [...WORDS, ...WORDS, ...WORDS, ...WORDS], width: 718 },
  { name: 'eleven options in words, Letter', labels: [...WORDS, ...WORDS, '不知道'], width: 740 },
])('on paper no figure is broken and every column stands on it: $name', async ({ labels, width, language }) => {
  const title = answerDistribution(labels)
  await open(language)
  const tables = page.getByRole('table', { name: title, exact: true })
  await expect.element(tables.first()).toBeVisible()
  await onPaper(width)
  const sheet = tables.first().element().closest('section')?.getBoundingClientRect().right ?? 0
  for (const table of tables.elements()) expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(sheet)
  const figures = tables.elements().flatMap((table) => [...table.querySelectorAll('td')])
  expect(figures.length).toBeGreaterThan(labels.length)
  expect(broken(figures)).toEqual([])
  // None is wider than its column: it would stand over the next one.
  for (const figure of figures) expect(figure.scrollWidth).toBeLessThanOrEqual(figure.clientWidth)
})

test('a scale from 0 to 10 is in sight beside its figures, and two options take no more than their own columns', async () => {
  const title = answerDistribution(SCALE)
  await open()
  const table = page.getByRole('table', { name: title, exact: true })
  await expect.element(table).toBeVisible()
  const box = table.element().parentElement
  if (box === null) return expect.unreachable()
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  const width = table.element().getBoundingClientRect().width
  answerDistribution(['是', '否'])
  await removePage()
  await open()
  await expect.element(table.getByRole('columnheader', { name: '是' })).toBeVisible()
  expect(table.element().getBoundingClientRect().width).toBeLessThan(width - 200)
})

test('a dimension without a scored question heads nothing on the page of questions', async () => {
  const scores = exampleResult('getQuestionScores')
  const [first] = scores.dimensions
  if (first === undefined) return expect.unreachable()
  answer('getQuestionScores', {
    ...scores,
    dimensions: [first, { ...first, dimensionId: 2, name: '开放问题', questions: [] }],
  })
  await open()
  const rowOf = (name: string) =>
    page.getByRole('table', { name: '题目', exact: true }).getByRole('row', { name: new RegExp(`^${name}`) })
  await expect.element(rowOf(first.name)).toBeVisible()
  expect(rowOf('开放问题').elements()).toEqual([])
})
