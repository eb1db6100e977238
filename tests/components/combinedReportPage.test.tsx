/** A combined report: what it says of the rounds, and of everybody across them. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, expectNoWrites, refuse } from './network.ts'
import { renderPage } from './renderPage.tsx'

const button = (name: string) => page.getByRole('button', { name })

describe('the report', () => {
  const report = exampleResult('getCombinedReport')
  const address = `/reports/${report.reportId}`
  const row = (table: string, name: string | RegExp) =>
    page.getByRole('table', { name: table }).getByRole('row', { name })

  test('says its finding, and the figures of each round', async () => {
    await renderPage(address)
    await expect
      .element(
        page.getByRole('heading', {
          name: '总分从“2025 年度管理者 360° 评估”到“2026 年度管理者 360° 评估”上升 2.3 分，不太可能是偶然',
        }),
      )
      .toBeVisible()
    await expect
      .element(row('各轮得分', /总分/))
      .toHaveTextContent('总分78.480.779.6+2.3（+0.4 至 +4.2）不太可能是偶然')
    await expect
      .element(row('各轮得分', /引领变革/))
      .toHaveTextContent('引领变革77.278.477.8+1.2（−0.8 至 +3.2）可能是偶然')
    await expect
      .element(row('只出现在一轮的指标', /领导他人/))
      .toHaveTextContent('领导他人2026 年度管理者 360° 评估81.9')
    const heads = page.getByRole('table', { name: '只出现在一轮的指标' }).getByRole('columnheader').elements()
    expect(heads.map(({ textContent }) => textContent)).toEqual(['指标', '所在问卷', '平均分'])
    await expect.element(page.getByText('共 12 位被评价人，其中 6 位参加过两轮或以上。')).toBeVisible()
    await expect.element(page.getByText(/^计算于 2026年12月18日/)).toBeVisible()
    await expectNoSeriousAxe()
    await expectNoWrites()
  })

  test('shows its summary line by line', async () => {
    answer('getCombinedReport', { ...report, summary: '两年的比较\n供管理层讨论' })
    await renderPage(address)
    const summary = page.getByText('两年的比较', { exact: false })
    await expect.element(summary).toBeVisible()
    expect((summary.element() as HTMLElement).innerText).toBe('两年的比较\n供管理层讨论')
  })

  test('leads to the results of a round', async () => {
    await renderPage(address)
    await page.getByRole('list', { name: '合并的问卷' }).getByRole('link').first().click()
    await expect.poll(() => location.hash).toBe('#/questionnaire/reports/summary/report/7302100000')
  })

  test('everybody across the rounds, over all or in a dimension', async () => {
    await renderPage(address)
    await page.getByRole('link', { name: '被评价人' }).click()
    await expect.poll(() => location.hash).toBe(`#${address}?view=people`)
    await expect
      .element(row('被评价人', /何晓明/))
      .toHaveTextContent('何晓明前端组81.986.384.1+4.4（+1.1 至 +7.7）不太可能是偶然')
    await expect.element(row('被评价人', /孙洋/)).toHaveTextContent('孙洋前端组 · 数据不完整—79.579.5—')
    await expect
      .poll(() => callsOf('listCombinedScores').map(({ query }) => query))
      .toEqual([{ reportIds: String(report.reportId) }])
    await expectNoSeriousAxe()
    await page.getByRole('combobox', { name: '显示' }).click()
    await page.getByRole('option', { name: '引领变革' }).click()
    await expect
      .element(row('被评价人', /何晓明/))
      .toHaveTextContent('何晓明前端组81.584.583.0+3.0（−1.4 至 +7.4）可能是偶然')
    await page.getByRole('link', { name: '何晓明' }).click()
    await expect
      .poll(() => location.hash)
      .toBe('#/questionnaire/reports/personal/report/7302100001?employeeId=7301000011')
  })

  test('tells two people of one name apart, and how many are marked by chance', async () => {
    const [one, other] = exampleResult('listCombinedScores')
    if (one === undefined || other === undefined) throw new Error('the document has no example')
    answer('listCombinedScores', [
      { ...one, nameMark: 'E1' },
      { ...one, evaluatorId: other.evaluatorId, nameMark: 'E2' },
    ])
    await renderPage(`${address}?view=people`)
    await expect.element(page.getByRole('link', { name: '何晓明 (E1)' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '何晓明 (E2)' })).toBeVisible()
    await expect.element(page.getByText(/共比较 2 位；即使毫无变化，也会有约 0.1 位/)).toBeVisible()
  })

  test('many people have pages', async () => {
    const [one] = exampleResult('listCombinedScores')
    if (one === undefined) throw new Error('the document has no example')
    answer(
      'listCombinedScores',
      Array.from({ length: 150 }, (_, place) => ({
        ...one,
        evaluatorId: 9000 + place,
        evaluatorName: `员工${place + 1}`,
      })),
    )
    await renderPage(`${address}?view=people`)
    await expect.element(page.getByRole('link', { name: '员工100' })).toBeVisible()
    expect(page.getByRole('link', { name: '员工101' }).elements()).toEqual([])
    await page.getByRole('button', { name: /下一页/ }).click()
    await expect.element(page.getByRole('link', { name: '员工101' })).toBeVisible()
  })

  test.each([
    { count: 150, onPaper: 150, said: 0 },
    { count: 1001, onPaper: 100, said: 1 },
  ])('on paper $onPaper of $count people stand', async ({ count, onPaper, said }) => {
    const [one] = exampleResult('listCombinedScores')
    if (one === undefined) throw new Error('the document has no example')
    answer(
      'listCombinedScores',
      Array.from({ length: count }, (_, place) => ({ ...one, evaluatorId: 9000 + place })),
    )
    await renderPage(`${address}?view=people`)
    const people = page.getByRole('link', { name: '何晓明' })
    await expect.poll(() => people.elements().length).toBe(100)
    window.dispatchEvent(new Event('beforeprint'))
    // At once: the browser draws the paper as soon as all have heard.
    expect(people.elements()).toHaveLength(onPaper)
    expect(
      page.getByText('共 1001 项，纸上只有第 1 至 100 项。如需全部，请在页面上导出文件或下载 PDF。').elements(),
    ).toHaveLength(said)
    window.dispatchEvent(new Event('afterprint'))
    expect(people.elements()).toHaveLength(100)
    await expect.element(page.getByRole('button', { name: /下一页/ })).toBeVisible()
  })

  test('a page that is shown as paper has everybody from then on', async () => {
    const [one] = exampleResult('listCombinedScores')
    const people = Array.from({ length: 101 }, (_, place) => ({ ...one, evaluatorId: 9000 + place }))
    answer('listCombinedScores', people as (typeof one & object)[])
    await renderPage(`${address}?view=people`)
    const shown = () => page.getByRole('link', { name: '何晓明' }).elements().length
    await expect.poll(shown).toBe(100)
    await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
    onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
    await expect.poll(shown).toBe(101)
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
    await expect.poll(shown).toBe(100)
  })

  test('says what became of a round, and that nothing can be compared', async () => {
    const [first, second] = report.questionnaires
    if (first === undefined || second === undefined) throw new Error('the document has no example')
    const nothing = { combined: 78.4, byQuestionnaire: [78.4, null], change: null }
    answer('getCombinedReport', {
      ...{ ...report, overall: nothing },
      dimensions: [{ ...nothing, name: '引领变革', isMatched: false, isAsked: [true, false] }],
      questionnaires: [
        first,
        { ...second, state: 'gone', questionnaireId: null, title: '', finishedAt: null, evaluateeCount: 0 },
      ],
    })
    await renderPage(address)
    await expect.element(page.getByText('一份已删除的问卷，没有结果可显示')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '只有一份问卷有结果，无法比较' })).toBeVisible()
    await expect.element(row('各轮得分', /总分/)).toHaveTextContent('总分78.478.4')
    expect(page.getByRole('columnheader', { name: '变化' }).elements()).toEqual([])
  })

  test('a change over other rounds than that of the overall score names them, and one through another scale is not judged', async () => {
    const [first, second] = report.questionnaires
    if (first === undefined || second === undefined) throw new Error('the document has no example')
    const between = { ...first, questionnaireId: 7302100009, questionnaireUid: 'between', title: '年中评估' }
    const longer = {
      from: 0,
      to: 2,
      value: 6,
      band: { low: 4, high: 8 },
      isMarked: true,
      isPartial: false,
      evaluatees: 6,
    }
    const scale = { ...longer, from: 1, value: -10, band: null, isMarked: null, isOtherScale: true as const }
    const figures = {
      combined: 78.4,
      byQuestionnaire: [75.4, null, 81.4],
      isMatched: true,
      isAsked: [true, false, true],
    }
    answer('getCombinedReport', {
      ...{ ...report, overall: { ...report.overall, byQuestionnaire: [78, 78, 80], change: { ...longer, from: 1 } } },
      questionnaires: [first, between, second],
      dimensions: [
        { ...figures, name: '战略', change: longer },
        { ...figures, name: '滑块', change: scale },
      ],
    })
    await renderPage(address)
    await expect
      .element(row('各轮得分', /战略/))
      .toHaveTextContent(`战略75.4—81.478.4+6.0${first.title} → ${second.title}（+4.0 至 +8.0）不太可能是偶然`)
    await expect.element(row('各轮得分', /滑块/)).toHaveTextContent('滑块75.4—81.478.4−10.0无法判断')
    await expect.element(row('各轮得分', /总分/)).not.toHaveTextContent('→')
    await expect.element(page.getByText(/两轮的指标按名称对应，题目可能不同/)).toBeVisible()
    await expect.element(page.getByText(/两轮量表的起点不同时.*不作判断/)).toBeVisible()
    expect(page.getByText(/变化最大的指标/).elements()).toEqual([])
  })

  test('says that none of its rounds has results', async () => {
    const questionnaires = report.questionnaires.map((one) => ({
      ...one,
      state: 'notFinished' as const,
      finishedAt: null,
    }))
    answer('getCombinedReport', { ...report, questionnaires, dimensions: [] })
    await renderPage(address)
    await expect.element(page.getByText('这份报告中的问卷都没有可显示的结果。')).toBeVisible()
    await expect.element(page.getByText('问卷尚未结束，没有结果可显示').first()).toBeVisible()
  })

  test.each([
    { name: 'few people', dimensions: report.dimensions, want: '最近两轮中可以比较的不足 5 人，不计算总分的变化' },
    {
      name: 'no dimension of one name',
      dimensions: report.dimensions.map((one) => ({ ...one, isMatched: false, isAsked: [true, false], change: null })),
      want: '最近两份问卷没有同名的指标，不计算总分的变化',
    },
  ])('says why there is no change: $name', async ({ dimensions, want }) => {
    answer('getCombinedReport', {
      ...{ ...report, overall: { ...report.overall, change: null } },
      dimensions: dimensions.map((one) => ({ ...one, change: null })),
    })
    await renderPage(address)
    await expect.element(page.getByRole('heading', { name: want })).toBeVisible()
  })

  test.each([
    {
      name: 'a fall',
      change: { value: -2.3, band: { low: -4.2, high: -0.4 }, isMarked: true },
      want: /下降 2.3 分，不太可能是偶然/,
    },
    {
      name: 'one within its band',
      change: { value: 2.3, band: { low: -0.4, high: 5 }, isMarked: false },
      want: /变化 \+2.3 分，可能是偶然/,
    },
    {
      name: 'one without a band',
      change: { value: 2.3, band: null, isMarked: false },
      want: /变化 \+2.3 分，无法判断是否偶然/,
    },
  ])('words the change of the overall score: $name', async ({ change, want }) => {
    const whole = report.overall.change
    if (whole === null) return expect.unreachable()
    answer('getCombinedReport', { ...report, overall: { ...report.overall, change: { ...whole, ...change } } })
    await renderPage(address)
    await expect.element(page.getByRole('heading', { name: want })).toBeVisible()
  })

  test('names the dimension that changed most, where that is more than chance', async () => {
    const [first] = report.dimensions
    const change = first?.change
    if (first === undefined || change == null) return expect.unreachable()
    const second = { ...first, name: '领导他人', change: { ...change, value: -6.1, isMarked: true } }
    answer('getCombinedReport', { ...report, dimensions: [first, second] })
    await renderPage(address)
    await expect.element(page.getByText('变化最大的指标是“领导他人”（−6.1）')).toBeVisible()
  })

  test('that is gone says so, and is asked for again', async () => {
    refuse('getCombinedReport', 'NOT_FOUND')
    await renderPage(address)
    await expect.element(page.getByText(/\[2001\]/).first()).toBeVisible()
    answer('getCombinedReport', report)
    await button('重试').click()
    await expect.element(page.getByRole('heading', { name: report.title })).toBeVisible()
  })

  test('on a phone nothing is cut off', async () => {
    await renderPage(address, { width: 390 })
    await expect.element(row('各轮得分', /总分/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('in English', async () => {
    await renderPage(`${address}?view=people`, { language: 'en' })
    await expect.element(page.getByRole('table', { name: 'Evaluatees' })).toBeVisible()
  })
})
