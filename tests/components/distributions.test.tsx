/** The page of questions: how each was answered, table below table, and what stands beside each other on a screen and on paper. */
import { expect, onTestFinished, test } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { removePage, renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')

async function open(language: 'zh' | 'en' = 'zh'): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/personal/indexScoreDetails/${id}`, { language })
}

/** An upright sheet less what a browser leaves at its edges: of A4 718 px beside 10 mm, 698 beside half an inch. */
async function onPaper(width: number): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
  await page.viewport(width, 1046)
}

/** Answers to one question, so that each figure is as long as any, unless the shares are given. */
function answerDistribution(labels: string[], shares = labels.map(() => 100)): string {
  const found = exampleResult('getQuestionStatistics')
  const [question] = found.questions
  if (question === undefined) return expect.unreachable()
  const rows = question.rows.map((one) => ({
    ...{ ...one, mean: -10.55, deviation: 47.49, agreement: 0.83, raters: '12', shares },
  }))
  answer('getQuestionStatistics', { ...found, questions: [{ ...question, labels, rows }] })
  return question.title
}

const stretchesLines = (range: Range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1

/** Those of cells whose text stands on more than one line. */
const broken = (cells: readonly Element[]) =>
  cells.flatMap((cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    return stretchesLines(range) ? [cell.textContent] : []
  })

/** Those words in cells that are broken, of however many lines the cells are. */
const brokenWords = (cells: readonly Element[]) =>
  cells.flatMap((cell) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { data } = walker.currentNode as Text
      for (const { 0: word, index } of data.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + word.length)
        if (stretchesLines(range)) found.push(word)
      }
    }
    return found
  })

const SCALE = Array.from({ length: 11 }, (_, score) => String(score))
const WORDS = ['完全不同意这一说法', '不太同意这一说法', '说不清楚同意与否', '比较同意这一说法', '完全同意这一说法']

/** Twenty of them, no two alike. */
const OPTIONS = Array.from({ length: 20 }, (_, at) => `${WORDS[at % WORDS.length]} ${at + 1}`)

const within = (tables: Locator, selector: string) =>
  tables.elements().map((table) => [...table.querySelectorAll(selector)])

test.each([
  { name: 'a scale from 0 to 10, A4', labels: SCALE, width: 718, language: 'zh' as const },
  { name: 'a scale from 0 to 10 in English, A4', labels: SCALE, width: 718, language: 'en' as const },
  { name: 'many options in words, A4', labels: OPTIONS, width: 718 },
  { name: 'many options in words, A4 with wide edges', labels: OPTIONS, width: 698 },
  { name: 'eleven options in words, Letter', labels: [...WORDS, ...WORDS, '不知道'], width: 740 },
])('on paper no figure is broken and every column stands on it: $name', async ({ labels, width, language }) => {
  const title = answerDistribution(labels)
  await open(language)
  const tables = page.getByRole('table', { name: title, exact: true })
  await expect.element(tables.first()).toBeVisible()
  await onPaper(width)
  const sheet = tables.first().element().closest('section')?.getBoundingClientRect().right ?? 0
  for (const table of tables.elements()) expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(sheet)
  const figures = within(tables, 'td').flat()
  expect(figures.length).toBeGreaterThan(labels.length)
  expect(broken(figures)).toEqual([])
  const names = within(tables, 'tbody th').flat()
  expect(names.length).toBeGreaterThan(0)
  expect(brokenWords(names)).toEqual([])
  // None is wider than its column: it would stand over the next one.
  for (const cell of within(tables, 'th, td').flat()) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
})

test('on paper each of twenty options has the room of one of eleven', async () => {
  const roomsOf = async (labels: string[]) => {
    const title = answerDistribution(
      labels,
      labels.map(() => 5),
    )
    await open()
    const tables = page.getByRole('table', { name: title, exact: true })
    await expect.element(tables.first().getByRole('columnheader', { name: labels[0], exact: true })).toBeVisible()
    await onPaper(718)
    const heads = within(tables, 'thead th').map(([, ...answers]) => answers)
    const rooms = heads.flat().map((head) => head.getBoundingClientRect().width)
    await removePage()
    return rooms.slice(-labels.length)
  }
  const [eleven] = await roomsOf(OPTIONS.slice(0, 11))
  if (eleven === undefined) return expect.unreachable()
  const twenty = await roomsOf(OPTIONS)
  expect(twenty).toHaveLength(20)
  for (const room of twenty) expect(Math.abs(room - eleven)).toBeLessThan(3)
})

test('of twenty options none is left out, and each has its own share below it', async () => {
  const title = answerDistribution(
    OPTIONS,
    OPTIONS.map((_, at) => at + 1),
  )
  await open()
  const tables = page.getByRole('table', { name: title, exact: true })
  await expect.element(tables.first()).toBeVisible()
  // At the head of each table stands whose figures they are.
  const cells = within(tables, 'tbody tr:first-child td')
  const columns = within(tables, 'thead th').map(([, ...heads], table) =>
    heads.map((head, at) => [head.textContent, cells[table]?.[at]?.textContent]),
  )
  const options = OPTIONS.map((option, at) => [option, `${at + 1}%`])
  expect(columns).toEqual([
    [['评价人数', '12'], ['平均分', '−10.6'], ['标准差', '47.5'], ['一致性 rwg', '0.83'], ...options.slice(0, 11)],
    options.slice(11),
  ])
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
