import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ShownReport } from '../../domain/scoring/report.ts'
import { exampleReport, figureless, oneUnscored, scaledReport, toldReport } from '../personalReport.fixture.ts'
import { PersonalReportView } from './PersonalReportView.tsx'

const show = (report: ShownReport, language: 'zh' | 'en' = 'zh'): string =>
  renderToStaticMarkup(<PersonalReportView report={report} language={language} />)

/** Why there is neither an overall score nor a gap. */
const TOO_FEW = [
  ['zh', ['可显示的评价人数不足，不显示总分', '评价人数不足，他评不能与自评比较']],
  [
    'en',
    [
      'Too few raters may be shown for an overall score',
      'Too few others have rated to compare them with the self-rating',
    ],
  ],
] as const

/** The cells of the table row whose head is `name`, the first one that has figures. */
function rowsOf(html: string, name: string): string[] {
  return html
    .split('<tr>')
    .filter((row) => row.includes(`<th scope="row">${name}</th>`))
    .map((row) => [...row.matchAll(/<td[^>]*>(?:<svg.*?<\/svg>)?([^<]*)<\/td>/g)].map((match) => match[1]).join('|'))
}

describe('the personal report on screen', () => {
  it('puts figures beside the chart and by relation', () => {
    expect(rowsOf(show(exampleReport()), '沟通协作')).toEqual(['|62.0|74.0|−12.0', '20%|62.5|65.0|63.0|60.0|74.0'])
  })

  it('marks a gap that is more than chance by a sign beside it, and explains the sign', () => {
    const report = exampleReport()
    const dimensions = report.dimensions.map(({ dimensionId }, place) => {
      return { dimensionId, norm: null, band: null, isMarked: place === 0, change: null }
    })
    const beside = { evaluatees: 7, norm: null, band: null, previous: null, compared: 5, dimensions }
    const html = show({ ...report, beside })
    expect(rowsOf(html, '沟通协作')[0]).toBe('|62.0|74.0|* −12.0')
    expect(rowsOf(html, '结果导向')[0]).toBe('|81.0|76.0|+5.0')
    expect(html).toContain('带 * 的差距不太可能是偶然')
  })

  it('names its person, and tells the person from another of that name', () => {
    expect(show(exampleReport())).toMatch(/<h1[^>]*>孙磊<\/h1>/)
    const report = exampleReport()
    report.evaluatee.nameMark = 'E01001'
    expect(show(report)).toMatch(/<h1[^>]*>孙磊 \(E01001\)<\/h1>/)
  })

  it('prints points with two decimals when nobody was promised anonymity', () => {
    const report = exampleReport()
    report.rule = { ...report.rule, anonymous: false }
    expect(rowsOf(show(report), '沟通协作')).toEqual(['|62.0|74.0|−12.0', '20%|62.5|65.0|63.0|60.0|74.0'])
  })

  it('has no column for a hidden relation, even if a value came along, and says why', () => {
    const report = exampleReport()
    report.levels = report.levels.map((level) =>
      level.kind === 'subordinate' ? { ...level, status: 'hidden' as const, raterCount: '<3' } : level,
    )
    const html = show(report)
    expect(rowsOf(html, '沟通协作')[1]).toBe('20%|62.5|65.0|63.0|74.0')
    expect(html).toContain('下级：回答的人太少，为保护评价人不显示，也不计入任何合计。')
  })

  it('says of what counts for nothing that it does, by one word', () => {
    const report = exampleReport()
    report.levels = report.levels.map((level) => (level.kind === 'superior' ? { ...level, weight: null } : level))
    report.dimensions = report.dimensions.map((one, place) => (place === 0 ? { ...one, weight: null } : one))
    const html = show(report)
    expect(rowsOf(html, report.dimensions[0]?.name ?? '')[1]).toMatch(/^0%\|/)
    expect(html).toMatch(/>0%<\/td><td>单独显示；权重为 0，不计入得分，但计入他评</)
    expect(html).toMatch(/>5–9<\/td>/)
  })

  it('names what was pooled', () => {
    const report = exampleReport()
    report.levels = report.levels.map((level) =>
      level.kind === 'subordinate'
        ? {
            ...level,
            kind: 'pool' as const,
            pooledNames: [
              { levelType: 'subordinate' as const, name: '' },
              { levelType: 'custom' as const, name: 'Partners' },
            ],
          }
        : level,
    )
    expect(show(report, 'en')).toContain('Together: Subordinates, Partners')
  })

  it('says that it is incomplete, and why there is no score', () => {
    const report = { ...exampleReport(), incomplete: true, overallPercent: null, points: null }
    const dimensionsOf = (change: Partial<(typeof report.dimensions)[number]>) =>
      report.dimensions.map((one) => ({ ...one, ...change }))
    const weightless = show({ ...report, dimensions: dimensionsOf({ percent: null }) })
    expect(weightless).toContain('数据不完整')
    expect(weightless).toContain('所显示的评价关系都没有权重，因此没有总分')
    const few = show({ ...report, dimensions: dimensionsOf({ percent: null, othersPercent: null }) })
    expect(few).toContain('可显示的评价人数不足，不显示总分')
    expect(few).not.toContain('都没有权重')
  })

  it.each(TOO_FEW)(
    'says that raters are too few where a score was asked for, not of a paper without one: %s',
    (language, said) => {
      const asked = show(figureless('no score shown'), language)
      const unasked = show(figureless('no score asked'), language)
      for (const sentence of said) {
        expect(asked).toContain(sentence)
        expect(unasked).not.toContain(sentence)
      }
      expect(unasked).not.toMatch(/人数不足|Too few/)
    },
  )

  it('has no tables of scores of a paper that asks for none', () => {
    const heads = (html: string) => ['各指标得分', '各题得分'].map((head) => html.includes(`>${head}<`))
    expect(heads(show(figureless('no score shown')))).toEqual([true, true])
    expect(heads(show(figureless('no score asked')))).toEqual([false, false])
  })

  it.each([
    ['zh', '这个指标没有计分的题目，因此没有得分。'],
    ['en', 'This indicator has no scored questions, so it has no score.'],
  ] as const)('says of a dimension without scored questions that it has none, below its name: %s', (language, said) => {
    const html = show(oneUnscored(), language)
    expect(html.replaceAll(/<.?span.*?>/g, '')).toContain(
      `沟通协作</th></tr><tr><td colSpan="7">${said}</td></tr></tbody>`,
    )
    expect(html.split(said)).toHaveLength(2)
    expect(show(figureless('no score shown'), language)).not.toContain(said)
  })

  it.each(['zh', 'en'] as const)('has a sentence for everything in %s', (language) => {
    expect(show(exampleReport(), language)).not.toMatch(/report\.[a-z]/)
  })

  it('heads every row and column', () => {
    const heads = [...show(exampleReport()).matchAll(/<th\b[^>]*>/g)].map((match) => match[0])
    expect(heads.filter((head) => !head.includes('scope='))).toEqual([])
  })
})

describe('options, reasons and what does not count', () => {
  it('stand in the report: shares by relation, how many chose, and the reason under its option', () => {
    const html = show(toldReport())
    expect(rowsOf(html, '授权')).toEqual(['100%|33%|—|—'])
    expect(rowsOf(html, '倾听')).toEqual(['0%|67%|—|—'])
    expect(html).toContain('部分关系作答的人太少，为保护评价人不显示比例。')
    const why = html.slice(html.indexOf('选择“授权”的原因'))
    expect(why.indexOf('他很少授权')).toBeGreaterThan(0)
    expect(why.indexOf('他很少授权')).toBeLessThan(why.indexOf('评语</h2>'))
    expect(html).not.toContain('选择“倾听”的原因')
  })

  it('are folded away of questions that have a score above, but for those with a reason', () => {
    const report = toldReport()
    const [chosen] = report.told?.choices ?? []
    const [scored, explained] = report.dimensions.flatMap(({ questions }) => questions)
    if (chosen === undefined || scored === undefined || explained === undefined) throw new Error('the example is empty')
    const choices = [
      { ...chosen, questionId: explained.questionId, title: 'explained' },
      { ...chosen, questionId: scored.questionId, title: 'folded', reasons: [] },
      chosen,
    ]
    report.told = { choices, leftOut: { forms: [], answers: [] } }
    const html = show(report)
    const [open = '', within = ''] = html.slice(html.indexOf('选项分布')).split('<details')
    expect(within).toContain('查看 1 道评分题的选项分布')
    expect([open.includes('folded'), within.slice(0, within.indexOf('</details>')).includes('folded')]).toEqual([
      false,
      true,
    ])
    expect(open).toContain('explained')
    expect(open).toContain(chosen.title)
    expect(show(toldReport())).not.toContain('<details')
  })

  it('are one table of questions with the same options, a line for each relation, as on paper', () => {
    const html = show(scaledReport(['Never', 'wholeheartedly']))
    const [, within = ''] = html.slice(html.indexOf('选项分布')).split('<details')
    expect(within).toContain('查看 20 道评分题的选项分布')
    expect(within).toContain('A Never · B wholeheartedly')
    expect(within.match(/<table/g)).toHaveLength(1)
    const cells = within.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, '|')
    const bare = cells.replace(/\|+/g, '|')
    expect(bare).toContain('|题目|评价关系|A|B|评价人数|')
    expect(bare).toContain('并确认每个人都理解 *|上级|0%|100%|1|同级|—|—|—|下级|—|—|—|自评|—|—|—|')
    expect(bare).toContain('具体、及时的反馈|上级|0%|100%|1|同级|100%|0%|5–9|下级|')
    expect(bare).toContain('|* 部分关系作答的人太少，为保护评价人不显示比例。|')
    expect(within.match(/<th scope="rowgroup" rowSpan="4">/g)).toHaveLength(20)
  })

  it('leave among the comments what stands under no option, and say each text once', () => {
    const html = show(toldReport())
    expect(html.split('他很少授权')).toHaveLength(2)
    expect(html.slice(html.indexOf('评语</h2>'))).toContain('开会太长')
    const all = toldReport()
    all.comments = all.comments.map((one) => ({ ...one, groups: one.groups.slice(0, 1) }))
    expect(show(all)).not.toContain('评语</h2>')
  })

  it('say in words what does not count, in both languages', () => {
    expect(show(toldReport())).toContain('同级：2 份答卷整份不计入统计（已离职）')
    expect(show(toldReport())).toContain('公平对待每个人——上级 1 人选择“无法观察”、上级 2 人没有作答')
    expect(show(toldReport())).toContain('只说明不受匿名保护的关系')
    expect(show(toldReport(), 'en')).toContain('Same level: 2 whole forms left out of the figures (已离职)')
    expect(show(toldReport(), 'en')).toContain('Superior: 1 “unable to observe”, Superior: 2 without an answer')
  })

  it('are absent from a report of before they were kept, and what counts wholly is not mentioned', () => {
    expect(show(exampleReport())).not.toMatch(/选项分布|不计入统计的回答/)
    const whole = toldReport()
    whole.told = { choices: [], leftOut: { forms: [], answers: [] } }
    expect(show(whole)).not.toMatch(/选项分布|不计入统计的回答/)
  })
})
