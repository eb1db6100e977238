/** The report over a team: its tables, its windows and its PDF. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, answerFile, callsOf, exampleResult, refuse } from './network.ts'
import { renewed, standDown, standIn, worker } from './pdfWorkers.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const button = (name: string) => page.getByRole('button', { name })

async function open(width = 1280): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/summary/report/${id}`, { width })
  await expect.element(page.getByRole('navigation', { name: '结果视图' })).toBeVisible()
}

describe('the team report', () => {
  const report = exampleResult('getTeamReport')
  const [dimension] = report.dimensions
  const cells = (table: string, row: RegExp) => page.getByRole('table', { name: table }).getByRole('row', { name: row })

  test('has means, levels, windows, departments, quality and participation', async () => {
    await open()
    await expect.element(page.getByText('平均分的 95% 区间 76.8 – 84.0')).toBeVisible()
    const finding = (text: string) => page.getByRole('heading', { name: text, exact: true })
    await expect.element(finding('“引领变革”的他评比自评低 5.3 分，差距最大')).toBeVisible()
    // A column of drawings has no head.
    const heads = page.getByRole('columnheader').elements()
    expect(heads.filter(({ textContent }) => textContent.trim() === '')).toEqual([])
    expect(document.querySelectorAll('thead td').length).toBeGreaterThan(0)
    await expect.element(finding('只看两种关系都评价过的人，任何两种关系的平均相差不超过 2.4 分')).toBeVisible()
    await expect.element(finding('“引领变革”：2 人中 1 人能明确归类，其中 0 人自评高、他评低')).toBeVisible()
    await expect.element(cells('他评与自评', /引领变革/)).toHaveTextContent('引领变革77.983.2−5.3')
    await expect.element(page.getByText(/各列未必是同一批人/)).toBeVisible()
    await expect.element(cells('各评价关系的看法', /引领变革/)).toHaveTextContent('引领变革79.276.883.2')
    await expect.element(cells('部门', /远航科技/)).toHaveTextContent('远航科技680.478.4')
    await expect.element(page.getByText(/有得分的人太少，或者其余有得分的人太少时，不显示得分。/)).toBeVisible()
    await expect.element(cells('数据质量', /引领变革/)).toHaveTextContent('引领变革0.72—0.8441 / 44')
    await expect.element(cells('参与情况', /同级/)).toHaveTextContent('同级02422291.7%')
    await expect.element(page.getByText(/其余各列以问卷计。匿名问卷不显示有多少份没有评分。/)).toBeVisible()
    await page.getByText('以表格查看').click()
    await expect.element(cells('引领变革', /何晓明/)).toHaveTextContent('何晓明84.590.0双方都高')
    await expectNoSeriousAxe()
  })

  test('compares relations over the same people, and counts apart who stands in a window without a band', async () => {
    if (dimension?.windows == null) throw new Error('the example has no windows')
    const { key: high } = report.levels[0] ?? { key: '' }
    const widestPair = { high, highMean: 88, low: report.levels[1]?.key ?? '', lowMean: 70.5, evaluatees: 6 }
    const places = dimension.windows.places.map((place) => ({ ...place, hasBand: false }))
    const windows = { ...dimension.windows, places }
    answer('getTeamReport', { ...report, dimensions: [{ ...dimension, widestPair, windows }] })
    await open()
    const differ = /对“引领变革”的看法差异最大：上级 88.0 分，同级 70.5 分（两种关系都评价过的 6 人的平均）/
    await expect.element(page.getByRole('heading', { name: differ })).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: /2 人中 1 人归入一种情形.*1 人中有 1 人自己没有 95% 区间/ }))
      .toBeVisible()
    await page.getByText('以表格查看').click()
    await expect.element(cells('引领变革', /何晓明/)).toHaveTextContent('何晓明84.590.0双方都高 *')
    await expect.element(page.getByText(/自己没有 95% 区间（多因他评不足 5 位）/)).toBeVisible()
  })

  test('tells of a named round how many forms were left out, and how many have no score', async () => {
    const [level] = report.participation
    if (level === undefined) throw new Error('the example asks nobody')
    const participation = [{ ...level, asked: 6, sent: 4, leftOut: 1, unable: 3 }]
    answer('getTeamReport', { ...report, questionnaire: { ...report.questionnaire, type: 1 }, participation })
    await open()
    const heads = page.getByRole('table', { name: '参与情况' }).getByRole('columnheader')
    const words = '评价关系 未邀请（人） 邀请 未提交 不计入统计 已提交但没有评分 提交 提交率'
    await expect
      .poll(() =>
        heads
          .elements()
          .map(({ textContent }) => textContent)
          .join(' '),
      )
      .toBe(words)
    await expect.element(cells('参与情况', /上级/)).toHaveTextContent('上级06113466.7%')
    await expect.element(page.getByText(/其余各列以问卷计。“不计入统计”的.*“提交”中不含这些问卷/)).toBeVisible()
  })

  test('has scales that begin below nothing, with the minus of all other figures', async () => {
    const dimensions = report.dimensions.map((one) => ({ ...one, lowest: -20 })) as typeof report.dimensions
    answer('getTeamReport', { ...report, percents: [...report.percents, -15], dimensions })
    await open()
    await expect.element(page.getByRole('rowheader', { name: '−20 至 −10' })).toBeInTheDocument()
    await expect.element(page.getByText('−20', { exact: true }).first()).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/(?<!\d)-\d/)
  })

  test('shows another dimension’s windows, and tells a reliability of nothing', async () => {
    const other = {
      ...{ ...dimension, dimensionId: 9, name: '领导他人', reliability: [{ scope: 'centred', single: 0 }] },
      windows: { line: { mean: 60, margin: 2, evaluatees: 6 }, places: dimension?.windows?.places.slice(1) ?? [] },
    }
    answer('getTeamReport', { ...report, dimensions: [...report.dimensions, other] as typeof report.dimensions })
    await open()
    await expect.element(cells('数据质量', /领导他人/)).toHaveTextContent('领导他人0.72不大于 00.8441 / 44')
    await page.getByRole('combobox', { name: '指标' }).selectOptions('领导他人')
    await page.getByText('以表格查看').click()
    await expect.element(cells('领导他人', /孙洋/)).toHaveTextContent('孙洋75.080.0不能确定')
    expect(cells('领导他人', /何晓明/).elements()).toEqual([])
  })

  test.each([
    [500, 0],
    [501, 1],
  ])('draws 500 people of the windows at most, and says so: of %i', async (count, said) => {
    const place = dimension?.windows?.places[0]
    if (dimension === undefined || place === undefined) throw new Error('the example has no windows')
    const places = Array.from({ length: count }, (_, at) => ({ ...place, employeeId: 9000 + at }))
    const windows = { line: { mean: 60, margin: 2, evaluatees: count }, places }
    answer('getTeamReport', { ...report, dimensions: [{ ...dimension, windows }] as typeof report.dimensions })
    await open()
    await expect.element(page.getByText(`双方都高：${count} 人`)).toBeVisible()
    const line = page.getByText('他评平均 60.0，误差范围 ±2.0。', { exact: true })
    await expect.element(line).toBeVisible()
    const drawn = page.getByText('图中只画前 500 人，表格中有全部人员。').elements()
    expect(drawn).toHaveLength(said)
    // Each on a line of its own.
    const end = line.element().getBoundingClientRect().bottom
    for (const one of drawn) expect(one.getBoundingClientRect().top).toBeGreaterThanOrEqual(end)
    expect(document.querySelectorAll('svg circle[fill-opacity="0.7"]')).toHaveLength(500)
  })

  test('shows everybody of the windows in its table, page by page', async () => {
    const place = dimension?.windows?.places[0]
    if (dimension === undefined || place === undefined) throw new Error('the example has no windows')
    const places = Array.from({ length: 101 }, (_, at) => ({ ...place, employeeId: 9000 + at, name: `员工${at + 1}` }))
    const windows = { line: { mean: 60, margin: 2, evaluatees: 101 }, places }
    answer('getTeamReport', { ...report, dimensions: [{ ...dimension, windows }] as typeof report.dimensions })
    await open()
    await page.getByText('以表格查看').click()
    await expect.element(cells('引领变革', /^员工100/)).toBeVisible()
    expect(cells('引领变革', /^员工101/).elements()).toEqual([])
    await page.getByRole('button', { name: /下一页/ }).click()
    await expect.element(cells('引领变革', /^员工101/)).toBeVisible()
  })

  test('keeps within a phone’s width, however long its title is', async () => {
    const title = 'x'.repeat(200)
    answer('getTeamReport', { ...report, questionnaire: { ...report.questionnaire, title } })
    await open(390)
    const heading = page.getByRole('heading', { name: title })
    await expect.element(heading).toBeVisible()
    expect(heading.element().getBoundingClientRect().right).toBeLessThanOrEqual(390)
    expect(heading.element().scrollWidth).toBeLessThanOrEqual(heading.element().clientWidth)
  })

  test('is printed, and says when there are too few people', async () => {
    let printed = 0
    const { print } = window
    window.print = () => {
      printed += 1
    }
    const few = report.dimensions.map((one) => ({
      ...one,
      score: null,
      others: null,
      self: null,
      gap: null,
      windows: null,
    }))
    answer('getTeamReport', { ...report, overall: null, dimensions: few, departments: [], highest: [], lowest: [] })
    await open(390)
    await expect.element(page.getByRole('heading', { name: '有总分的被评价人不足 5 位，不显示平均分' })).toBeVisible()
    expect(page.getByRole('heading', { name: /中位数/ }).elements()).toEqual([])
    await button('打印').click()
    window.print = print
    expect(printed).toBe(1)
  })
})

describe('the team report as a PDF', () => {
  const path = { id: String(id) }
  const asked = (operation: 'prepareTeamReport' | 'downloadTeamReport') =>
    callsOf(operation).map(({ params, query }) => ({ params, query }))

  beforeEach(() => {
    standIn()
    answer('prepareTeamReport', renewed(exampleResult('prepareTeamReport')))
  })
  afterEach(async () => {
    standDown()
    await caches.delete('roundview-fonts')
  })

  test('is made by the page, of what stands on it, in the language one reads', async () => {
    await open()
    await button('下载 PDF').click()
    const font = await worker('font')
    font.say({ kind: 'done', fonts: [new ArrayBuffer(4), new ArrayBuffer(4)] })
    const pdf = await worker('pdf')
    expect(pdf.asked).toEqual([
      {
        ...{ kind: 'team', report: exampleResult('getTeamReport'), language: 'zh' },
        fonts: { regular: expect.any(Blob), bold: expect.any(Blob), fallbacks: [] },
      },
    ])
    pdf.say({ kind: 'done', pdf: new Blob(['%PDF']) })
    await expectLeftFor(`download ${exampleResult('prepareTeamReport').fileName}`)
    expect(asked('prepareTeamReport')).toEqual([{ params: path, query: { language: 'zh' } }])
    expect(asked('downloadTeamReport')).toEqual([])
  })

  test('is made by the server, where one does not want to wait', async () => {
    answerFile('downloadTeamReport', 'application/pdf', '年度 团队报告.pdf')
    await open()
    await button('下载 PDF').click()
    await worker('font')
    await button('由服务器生成').click()
    await expectLeftFor('download 年度 团队报告.pdf')
    expect(asked('downloadTeamReport')).toEqual([{ params: path, query: { language: 'zh' } }])
  })

  test.each(['prepareTeamReport', 'downloadTeamReport'] as const)(
    'a refusal is told, and it can be asked for again: %s',
    async (operation) => {
      refuse(operation, 'PDF_UNAVAILABLE')
      await open()
      await button('下载 PDF').click()
      if (operation === 'downloadTeamReport') {
        await worker('font')
        await button('由服务器生成').click()
      }
      await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
      await expect.element(button('下载 PDF')).toBeEnabled()
    },
  )
})
