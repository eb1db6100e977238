import { describe, expect, it } from 'vitest'
import type { ShownReport } from '../../domain/scoring/report.ts'
import type { Language } from '../../messages/format.ts'
import { madeUpReport } from '../../report/madeUp/report.ts'
import { exampleReport, figureless, oneUnscored, toldReport } from '../../report/personalReport.fixture.ts'
import { builtMaker } from './builtMaker.fixture.ts'
import { readPdf } from './pdfText.fixture.ts'

const maker = builtMaker()

const make = async (report: ShownReport, language: Language) => {
  const pdf = await maker().personalReport(report, language)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  return { size: pdf.length, ...readPdf(pdf) }
}

const SECTIONS = ['能力概览', '他评与自评', '阅读说明', '各评价关系的看法', '谁参与了评价', '各题得分', '评语']
/** Whoever it was released to reads besides how each score came about. */
const OWN_SECTIONS = [...SECTIONS, '得分是怎么算出来的']

describe('the personal report as PDF', () => {
  it('shows the findings, figures and comments in Chinese, in embedded fonts', async () => {
    const { pages, fonts, text, size, outline } = await make(exampleReport(), 'zh')
    expect(pages).toBe(4)
    expect(size).toBeLessThan(300_000)
    expect(fonts).toEqual(['NotoSansSC-Bold', 'NotoSansSC-Regular'])
    for (const wanted of [
      '孙磊',
      '“沟通协作”的他评比自评低12.0分，差距最大',
      '对“团队建设”的看法差异最大：上级82.0分，下级61.0分',
      // A dimension's row: name, weight, score, four levels.
      '团队建设20%71.082.070.061.072.0',
      '在跨部门会议上把复杂的Kubernetes迁移问题讲得让非技术同事也能听懂，并且愿意花时间回答他们的每一个问题',
      '技术判断准确，尤其是数据库（PostgreSQL）与缓存方面。',
      '部分关系作答的人不足5位，为保护评价人不显示。',
      '第1页，共4页',
      '第4页，共4页',
    ]) {
      expect(text).toContain(wanted)
    }
    expect(outline).toEqual(SECTIONS)
    // The contents: each section, and the page it begins on.
    expect(text).toMatch(/目录能力概览2他评与自评2阅读说明\d各评价关系的看法\d谁参与了评价\d各题得分\d评语4/)
  })

  it('shows the comments of exempt relations where those of others are hidden', async () => {
    const report = exampleReport()
    const groups = [{ levelKey: 'level:0', texts: ['上级写的话'] }]
    report.comments = [{ questionId: 91, title: '还想说什么？', hidden: true, groups }]
    const { text } = await make(report, 'zh')
    expect(text).toContain('上级写的话')
    expect(text).toContain('其余关系中，部分关系作答的人不足5位，为保护评价人不显示。')
  })

  it('tells its person from another of that name, on paper and in what it is called', async () => {
    const report = exampleReport()
    report.evaluatee.nameMark = 'E01001'
    const { title, text } = await make(report, 'zh')
    expect(title).toBe('孙磊 (E01001) · 2026 年度管理层 360 评估')
    // The heading, and the foot of each page.
    expect(text.match(/孙磊\(E01001\)/g)).toHaveLength(5)
    expect((await make(exampleReport(), 'zh')).title).toBe('孙磊 · 2026 年度管理层 360 评估')
  })

  it('ends with what its person has noted beside it, on the own paper alone', async () => {
    const notes = { text: '先问再说\nlisten first', aims: [{ text: '每月交流一次𠮷', date: '2027-03-31' }] }
    const { text, outline } = readPdf(await maker().ownReport(exampleReport(), notes, 'zh'))
    expect(outline).toEqual([...OWN_SECTIONS, '我的笔记与目标'])
    for (const wanted of ['先问再说', 'listenfirst', '1每月交流一次〓', '完成日期：2027年3月31日']) {
      expect(text).toContain(wanted)
      expect(text.indexOf(wanted)).toBeGreaterThan(text.lastIndexOf('技术判断准确'))
    }
    const open = { text: ' ', aims: [{ text: 'one talk a month', date: null }] }
    const english = readPdf(await maker().ownReport(exampleReport(), open, 'en')).text
    expect(english).toContain('Aims1onetalkamonth')
    expect(english).not.toMatch(/By\d|report\.[a-z]/)
    const plain = await make(exampleReport(), 'zh')
    expect(plain.outline).toEqual(SECTIONS)
    expect(plain.text).not.toContain('先问再说')
  })

  it('says once what a section is whose finding says no more, and marks gaps beyond chance', async () => {
    const report = exampleReport()
    const none = { norm: null, band: null, isMarked: true, change: null }
    const dimensions = report.dimensions.map(({ dimensionId }) => ({ dimensionId, ...none }))
    const band = { low: 60, high: 70 }
    const beside = { evaluatees: 7, norm: null, band, previous: null, compared: 5, dimensions }
    const { text, outline } = await make({ ...report, beside }, 'zh')
    expect(outline).toContain('得分有多确定')
    // In the contents, and at its head.
    expect(text.split('得分有多确定')).toHaveLength(3)
    expect(text).toMatch(/带\*的差距不太可能是偶然；他评至少8人才判断。比较5个指标时.*74.0\*−12.0/s)
  })

  it('says the same in English', async () => {
    const { text } = await make(exampleReport(), 'en')
    expect(text).toContain('Othersrate"沟通协作"12.0pointsbelowtheself-rating,thewidestgap')
    expect(text).toContain('Page1of4')
    expect(text).not.toMatch(/report\.[a-z]/)
  })

  it('draws 〓 for what the font lacks and leaves hidden levels out', async () => {
    const report = exampleReport()
    report.evaluatee.name = '李雷𠮷'
    report.incomplete = true
    report.levels = report.levels.map((level) =>
      level.kind === 'subordinate' ? { ...level, status: 'hidden', raterCount: '<3', weight: null } : level,
    )
    const { text } = await make(report, 'zh')
    expect(text).toContain('李雷〓')
    expect(text).toContain('数据不完整')
    expect(text).toContain('下级：回答的人太少，为保护评价人不显示，也不计入任何合计。')
    // The row of the dimension whose subordinates rated 61: no such column, even if a value came along.
    expect(text).toContain('团队建设20%71.082.070.072.0')
  })

  it('holds together with nothing to show', async () => {
    const report = { ...exampleReport(), overallPercent: null, points: null, levels: [], dimensions: [], comments: [] }
    const { pages, text } = await make(report, 'zh')
    // The cover, and how to read the report.
    expect(pages).toBe(2)
    expect(text).toContain('孙磊')
  })

  it('says that raters are too few where a score was asked for, not of a paper without one', async () => {
    const asked = await make(figureless('no score shown'), 'zh')
    expect(asked.text).toContain('可显示的评价人数不足，不显示总分')
    expect(asked.text).toContain('评价人数不足，他评不能与自评比较')
    expect(asked.outline).toContain('他评与自评')
    const unasked = await make(figureless('no score asked'), 'zh')
    expect(unasked.text).not.toContain('评价人数不足')
    expect(unasked.outline).not.toContain('他评与自评')
    expect((await make(figureless('no score asked'), 'en')).text).not.toMatch(/Toofew/)
    const tables = (outline: string[]) => outline.filter((one) => ['各评价关系的看法', '各题得分'].includes(one))
    expect([asked, unasked].map(({ outline }) => tables(outline).length)).toEqual([2, 0])
  })
})

describe('what its person noted', () => {
  const NOTED = {
    text: '倾听不同意见，先问再说。\n𠮷 慢一点 👍',
    aims: [
      { text: '每月与跨部门同事交流一次', date: '2027-03-31' },
      { text: '少打断别人', date: null },
    ],
  }
  const own = async (notes: typeof NOTED | null, language: Language = 'zh') =>
    readPdf(await maker().ownReport(exampleReport(), notes, language))

  it('stands at the end of the own paper, with fonts of its own for what the main one lacks', async () => {
    const { text, outline, fonts } = await own(NOTED)
    expect(outline).toEqual([...OWN_SECTIONS, '我的笔记与目标'])
    const end = text.slice(text.lastIndexOf('我的笔记与目标'))
    expect(end).toContain('倾听不同意见，先问再说。')
    expect(end).toContain('1每月与跨部门同事交流一次完成日期：2027年3月31日')
    expect(end).toContain('2少打断别人')
    expect(fonts).toContain('NotoEmoji-Regular')
    expect((await own(NOTED, 'en')).text).toContain('By31Mar2027')
  })

  it.each([null, { text: ' ', aims: [] }])('is nothing where nothing was noted: %j', async (notes) => {
    expect((await own(notes)).outline).toEqual(OWN_SECTIONS)
  })

  it('stands on no other paper', async () => {
    expect((await make(exampleReport(), 'zh')).text).not.toContain('我的笔记与目标')
  })
})

describe('what figures are compared with, and how they came about', () => {
  it('stands on the own paper of a released report', async () => {
    const { text, outline } = readPdf(await maker().ownReport(madeUpReport(2, 'zh'), null, 'zh'))
    expect(outline).toContain('与平均和上一轮的比较')
    expect(outline.at(-1)).toBe('得分是怎么算出来的')
    for (const wanted of [
      '总分的全体平均来自本问卷12位有总分的被评价人，指标的来自该指标有得分的人。上一轮：',
      '95%区间：平均分有多确定。',
      '两轮的指标按名称对应，题目可能不同。',
      '结果导向上级、同级：77.8→75.067.258.5–75.966.2+1.0',
      '沟通协作44.420%8.88',
      '合计→公布的得分54.64±0.05→54.6',
      '上级2×25%+同级3×25%+其他评价人1.5×50%=2±0.05→2.0',
      '2÷5×100=40±1→40',
      '各题平均→公布的得分44.3333±0.5→44.4',
    ])
      expect(text).toContain(wanted)
  })

  it.each([
    ['zh', '这个指标没有计分的题目，因此没有得分。', '没有计入得分的回答'],
    ['en', 'Thisindicatorhasnoscoredquestions,soithasnoscore.', 'Noanswersenterthescore'],
  ] as const)('says of a dimension without scored questions that it has none: %s', async (language, said, other) => {
    const { text } = readPdf(await maker().ownReport(oneUnscored(), null, language))
    // Among the questions, and where its score would be worked out.
    expect(text.split(said)).toHaveLength(3)
    expect(text).not.toContain(other)
  })

  it('walks to nothing on an administrator’s', async () => {
    const { outline } = await make(madeUpReport(2, 'zh'), 'zh')
    expect(outline).toContain('与平均和上一轮的比较')
    expect(outline).not.toContain('得分是怎么算出来的')
  })
})

describe('options, reasons and what does not count', () => {
  it('stand on the paper, each text once, and leave no section where there are none', async () => {
    const { text, outline } = await make(toldReport(), 'zh')
    expect(outline).toEqual([...SECTIONS.slice(0, -1), '选项分布', '评语', '不计入统计的回答'])
    for (const wanted of [
      '自评10%单独显示',
      '最需要加强什么选项上级同级下级自评授权100%33%——倾听0%67%——评价人数15–9——',
      '部分关系作答的人太少，为保护评价人不显示比例。选择“授权”的原因上级他很少授权',
      '评语原文照录，顺序随机。最需要加强什么其他评价人（不区分关系）开会太长',
      '·同级：2份答卷整份不计入统计（已离职）',
      '公平对待每个人——上级1人选择“无法观察”、上级2人没有作答',
    ]) {
      expect(text).toContain(wanted)
    }
    expect(text.split('他很少授权')).toHaveLength(2)
    expect((await make(toldReport(), 'en')).text).toContain('Samelevel:2wholeformsleftoutofthefigures(已离职)')
    expect((await make(exampleReport(), 'zh')).outline).toEqual(SECTIONS)
  })
})
