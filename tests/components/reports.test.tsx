/** Results: how they are sorted, whose they are, from view to view, and as files. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectLeftFor } from './departures.ts'
import { answer, callsOf, exampleResult, hold, refuse } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id, title } = exampleResult('getQuestionnaire')
const evaluatees = exampleResult('listReportEvaluatees')
const [first, second] = evaluatees
const button = (name: string) => page.getByRole('button', { name })
const choice = page.getByRole('combobox', { name: '选择被评价人' })
const told = page.getByText(/\[20\d\d\]/).first()

async function open(view: string, search = ''): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/${view}/${id}${search}`)
  await expect.element(page.getByRole('navigation', { name: '结果视图' })).toBeVisible()
}

test('the ranking is sorted by the server, as chosen', async () => {
  await open('summary/rankList')
  await button('从低到高').click()
  await expect.element(button('从低到高')).toHaveAttribute('aria-pressed', 'true')
  await button('按姓名').click()
  await expect
    .poll(() => callsOf('getRanking').map(({ query }) => query))
    .toEqual([{ sort: 'scoreDesc' }, { sort: 'scoreAsc' }, { sort: 'name' }])
})

test('the chosen person stands in the address and goes along from view to view', async () => {
  await open('personal/indexScoreStats')
  await expect.element(choice).toHaveValue(`${first?.name} · ${first?.departmentName}`)
  await choice.click()
  await page.getByRole('option', { name: second?.name, exact: false }).click()
  await expect.poll(() => location.hash.split('?')[1]).toBe(`employeeId=${second?.employeeId}`)
  await page.getByRole('link', { name: '题目得分' }).click()
  await expect.element(choice).toHaveValue(`${second?.name} · ${second?.departmentName}`)
  const asked = { id: String(id), employeeId: String(second?.employeeId) }
  await expect.poll(() => callsOf('getQuestionScores').map(({ params }) => params)).toEqual([asked])
})

describe('files', () => {
  const person = { id: String(id), employeeId: String(first?.employeeId) }
  const { questionnaire, evaluatee } = exampleResult('getPersonalReport')

  test('the questions come as a table', async () => {
    await open('personal/indexScoreDetails')
    const release = hold('exportQuestionScores')
    await button('导出表格').click()
    await expect.element(button('导出表格')).toBeDisabled()
    release()
    await expectLeftFor(`download ${title} - ${first?.employeeId}.csv`)
    expect(callsOf('exportQuestionScores').map(({ params, query }) => ({ params, query }))).toEqual([
      { params: person, query: {} },
    ])
  })

  test('the report comes as a PDF in the language one reads', async () => {
    await open('personal/report')
    await button('下载 PDF').click()
    await expectLeftFor(`download ${questionnaire.title} - ${evaluatee.name}.pdf`)
    expect(callsOf('downloadPersonalReport').map(({ params, query }) => ({ params, query }))).toEqual([
      { params: person, query: { language: 'zh' } },
    ])
  })

  test('a refusal is told, and it can be asked for again', async () => {
    refuse('downloadPersonalReport', 'PDF_UNAVAILABLE')
    await open('personal/report')
    await button('下载 PDF').click()
    await expect.element(told).toBeVisible()
    await expect.element(button('下载 PDF')).toBeEnabled()
  })

  test('it is printed', async () => {
    let printed = 0
    const { print } = window
    window.print = () => {
      printed += 1
    }
    await open('personal/report')
    await button('打印').click()
    window.print = print
    expect(printed).toBe(1)
  })
})

test('what cannot be loaded says so and is loaded again', async () => {
  refuse('getRanking', 'NOT_FINISHED')
  await open('summary/rankList')
  await expect.element(told).toBeVisible()
  answer('getRanking', exampleResult('getRanking'))
  await button('重试').click()
  await expect.element(button('从低到高')).toBeVisible()
})
