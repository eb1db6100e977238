/** Options, the reasons under them and answers that do not count, in the administrator's report and the released one. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { toldReport } from '../../report/personalReport.fixture.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderFeedback, renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const released = exampleResult('getMyReport')
const [first] = exampleResult('listMyReports').reports
const PHONE = 390

const report = toldReport()
const section = (name: string) => page.getByRole('region', { name })

/** Something but what scrolls by itself is wider than the page; the radar is drawn before it is measured. */
const isClipped = () => document.documentElement.scrollWidth > window.innerWidth

async function expectTold() {
  const table = section('选项分布').getByRole('table')
  const rows = table.getByRole('row')
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual(['选项上级同级下级自评', '授权100%33%——', '倾听0%67%——', '评价人数15–9——'])
  await expect.element(section('选项分布').getByRole('heading', { name: '选择“授权”的原因' })).toBeVisible()
  await expect.element(section('选项分布').getByRole('listitem')).toHaveTextContent('他很少授权')
  expect(
    section('评语')
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['开会太长'])
  expect(
    section('不计入统计的回答')
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['同级：2 份答卷整份不计入统计（已离职）', '公平对待每个人——上级 1 人选择“无法观察”、上级 2 人没有作答'])
}

describe.each([1280, PHONE])('at a width of %i', (width) => {
  test('the administrator’s report tells of them', async () => {
    answerQuestionnaire({ processStatus: 40 })
    answer('getPersonalReport', report)
    await renderPage(`/questionnaire/reports/personal/report/${id}`, { width })
    await expectTold()
    await expect.poll(isClipped).toBe(false)
    await expectNoSeriousAxe()
  })

  test('the released report tells of them', async () => {
    answer('getMyReport', { ...released, report })
    await renderFeedback(`/reports/${first?.questionnaireId}/${first?.employeeId}`, { width })
    await expectTold()
    await expect.poll(isClipped).toBe(false)
    await expectNoSeriousAxe()
  })
})
