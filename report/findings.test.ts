import { describe, expect, it, test } from 'vitest'
import type { PersonalReport, ReportBeside, ReportDimension } from '../domain/scoring/report.ts'
import { LANGUAGES } from '../messages/format.ts'
import { gapFinding, gapTone, keyFindings, levelsFinding, profileFinding, withoutOverall } from './findings.ts'
import { exampleReport } from './personalReport.fixture.ts'
import { withoutSteps } from './steps.ts'
import { translate } from './translate.ts'

/** The example with its dimensions replaced by [percent, others, self, byLevel]. */
function reportOf(
  rows: [number | null, number | null, number | null, (number | null)[]?][],
  overrides: Partial<PersonalReport> = {},
): PersonalReport {
  const dimensions = rows.map(
    ([percent, othersPercent, selfPercent, byLevel], index): ReportDimension => ({
      dimensionId: index,
      name: `D${index}`,
      weight: null,
      percent,
      othersPercent,
      selfPercent,
      byLevel: byLevel ?? [null, null, null, selfPercent],
      questions: exampleReport().dimensions[0]?.questions ?? [],
    }),
  )
  return { ...exampleReport(), dimensions, ...overrides }
}

/** Of a paper of texts and choices alone. */
const [bare = expect.unreachable()] = reportOf([[null, null, null]]).dimensions
const texts = { ...bare, questions: [] }
const unscored = reportOf([], { dimensions: [texts] })
/** Of a paper with one such dimension beside another. */
const besideTexts = (scored: Parameters<typeof reportOf>[0]) =>
  reportOf([], { dimensions: [texts, ...reportOf(scored).dimensions] })

/** Nobody but oneself was asked, or could tell. */
const unseen = exampleReport().levels.map((level) =>
  level.kind === 'self' ? level : { ...level, status: 'empty' as const, absence: 'unable' as const },
)

test('why there is no overall score is said', () => {
  const figures = (others: number | null, percent: number | null = null) =>
    reportOf([[percent, others, 70]], { overallPercent: null })
  expect(withoutOverall(figures(null))).toBe('report.overallHidden')
  expect(withoutOverall(figures(60))).toBe('report.overallWeightless')
  // Another dimension, which nobody could rate, has all the weight.
  expect(
    withoutOverall(
      reportOf([
        [null, null, null],
        [82, 82, 70],
      ]),
    ),
  ).toBe('report.overallUnweighted')
  expect(withoutOverall({ ...figures(null), levels: unseen })).toBe('report.overallNobody')
})

test('where no question has a positive maximum, that is why nothing is told in percent', () => {
  const report = reportOf([[null, null, null]])
  const [dimension = expect.unreachable()] = report.dimensions
  const below = (maximum: number) => dimension.questions.map((question) => ({ ...question, maximum, percent: null }))
  const lacking = { ...report, dimensions: [texts, { ...dimension, questions: [...below(-1), ...below(0)] }] }
  const told = [{ key: 'report.noMaximum', params: {} }]
  expect(withoutOverall(lacking)).toBe('report.noMaximum')
  expect([gapFinding(lacking)]).toEqual(told)
  expect([profileFinding(lacking)]).toEqual(told)
  expect(keyFindings(lacking, 'zh')).toEqual(told)
  const [percentless, other] = [lacking, report].map(({ dimensions }) => dimensions.at(-1) ?? expect.unreachable())
  expect([percentless, other, texts].map((one) => withoutSteps(one ?? texts))).toEqual([
    'report.noMaximum',
    'report.steps.none',
    'report.noQuestions',
  ])
})

describe('the gap between others and self', () => {
  it.each([
    {
      given: reportOf([
        [70, 62, 74],
        [70, 81, 76],
      ]),
      want: { key: 'report.gap.below', params: { name: 'D0', size: '12.0' } },
    },
    {
      given: reportOf([
        [70, 62, 60],
        [70, 81, 76],
      ]),
      want: { key: 'report.gap.above', params: { name: 'D1', size: '5.0' } },
    },
    { given: reportOf([[70, 62, 66]]), want: { key: 'report.gap.agree', params: { size: '4.0' } } },
    { given: reportOf([[70, 61.6, 66.4]]), want: { key: 'report.gap.agree', params: { size: '4.8' } } },
    {
      given: reportOf([[70, 61.6, 66.6]]),
      want: { key: 'report.gap.below', params: { name: 'D0', size: '5.0' } },
    },
    { given: reportOf([[70, 62, null]]), want: { key: 'report.gap.noSelf', params: {} } },
    { given: reportOf([[null, null, 70]]), want: { key: 'report.gap.noOthers', params: {} } },
    { given: reportOf([]), want: { key: 'report.gap.noOthers', params: {} } },
    { given: reportOf([[null, null, 70]], { levels: unseen }), want: { key: 'report.gap.nobody', params: {} } },
  ])('$want.key $want.params', ({ given, want }) => {
    expect(gapFinding(given)).toEqual(want)
  })
})

describe('a gap that is more than chance', () => {
  const besideOf = (marked: boolean[]): ReportBeside => ({
    ...{ evaluatees: 4, norm: null, band: null, previous: null },
    dimensions: marked.map((isMarked, dimensionId) => ({
      dimensionId,
      norm: null,
      band: null,
      change: null,
      isMarked,
    })),
  })
  const wide = reportOf([
    [70, 62, 74],
    [70, 65, 74],
    [70, 74, 70],
  ])
  const narrow = reportOf([[70, 70, 74]])

  it.each([
    [wide, [false, true, true], { key: 'report.gap.below.marked', params: { name: 'D1', size: '9.0' } }],
    [wide, [false, false, true], { key: 'report.gap.above.marked', params: { name: 'D2', size: '4.0' } }],
    [wide, [false, false, false], { key: 'report.gap.below.maybe', params: { name: 'D0', size: '12.0' } }],
    [narrow, [true], { key: 'report.gap.below.marked', params: { name: 'D0', size: '4.0' } }],
    [narrow, [false], { key: 'report.gap.agree', params: { size: '4.0' } }],
  ])('goes before a wider one that may be chance, however narrow it is: %#', (report, marked, want) => {
    const judged = { ...report, beside: besideOf(marked) }
    expect(gapFinding(judged)).toEqual(want)
    expect(keyFindings(judged, 'en').at(-1)).toEqual(want)
    for (const language of LANGUAGES) expect(translate(language, want.key, want.params)).not.toContain('report.gap')
  })
})

describe('the report in a few words', () => {
  it('names what others rate highest and lowest, and the widest gap', () => {
    const report = reportOf([
      [70, 62, 74],
      [70, 81, 76],
      [70, 66, 60],
    ])
    expect(keyFindings(report, 'en')).toEqual([
      { key: 'report.key.strongest', params: { names: 'D1', score: '81.0' } },
      { key: 'report.key.weakest', params: { names: 'D0', score: '62.0' } },
      { key: 'report.gap.below', params: { name: 'D0', size: '12.0' } },
    ])
  })

  it('names all of those that share a place, in the words of the language', () => {
    const report = reportOf([
      [70, 81, null],
      [70, 62, null],
      [70, 81, null],
      [70, 62, null],
    ])
    const named = (language: 'zh' | 'en') => keyFindings(report, language).map(({ params }) => params.names)
    expect(named('zh')).toEqual(['D0、D2', 'D1、D3', undefined])
    expect(named('en')).toEqual(['D0, D2', 'D1, D3', undefined])
  })

  it.each([
    { given: unscored, want: [] },
    { given: reportOf([[null, null, 70]]), want: ['report.key.none'] },
    { given: besideTexts([[null, null, 70]]), want: ['report.key.none'] },
    { given: besideTexts([[70, 62, 74]]), want: ['report.profile.single', 'report.gap.below'] },
    { given: reportOf([[70, 62, 74]]), want: ['report.profile.single', 'report.gap.below'] },
    {
      given: reportOf([
        [70, 62, 60],
        [70, 62, 64],
      ]),
      want: ['report.profile.even', 'report.gap.agree'],
    },
  ])('calls nothing the strongest or the weakest that is not: $want', ({ given, want }) => {
    expect(keyFindings(given, 'zh').map(({ key }) => key)).toEqual(want)
  })
})

describe('the profile', () => {
  it.each([
    {
      given: reportOf([
        [1, 70, null],
        [2, 90, null],
        [3, 65, null],
        [99, null, null],
      ]),
      want: { key: 'report.profile.range', params: { high: 'D1', highScore: '90.0', low: 'D2', lowScore: '65.0' } },
    },
    {
      given: reportOf([
        [1, 70, 1],
        [2, 70, 1],
      ]),
      want: { key: 'report.profile.even', params: { name: 'D0', score: '70.0' } },
    },
    { given: reportOf([[1, 70, 1]]), want: { key: 'report.profile.single', params: { name: 'D0', score: '70.0' } } },
    { given: reportOf([[70, null, 1]]), want: { key: 'report.profile.none', params: {} } },
  ])('$want.key', ({ given, want }) => {
    expect(profileFinding(given)).toEqual(want)
  })
})

describe('the difference between levels', () => {
  const hideFirst = (report: PersonalReport): PersonalReport => ({
    ...report,
    levels: report.levels.map((level, index) => (index === 0 ? { ...level, status: 'hidden' as const } : level)),
  })

  it.each([
    {
      name: 'names both levels; self is not a level of raters',
      given: reportOf([
        [70, 70, 5, [82, 70, 61, 5]],
        [70, 70, 70, [70, 71, 72, 70]],
      ]),
      want: {
        key: 'report.levels.differ',
        params: { name: 'D0', high: '上级', highScore: '82.0', low: '下级', lowScore: '61.0' },
      },
    },
    {
      name: 'leaves a hidden level out even if a value came along',
      given: hideFirst(reportOf([[70, 70, 70, [99, 70, 61, 70]]])),
      want: {
        key: 'report.levels.differ',
        params: { name: 'D0', high: '同级', highScore: '70.0', low: '下级', lowScore: '61.0' },
      },
    },
    {
      name: 'agrees below five points',
      given: reportOf([[70, 70, 70, [70, 71, 74, 70]]]),
      want: { key: 'report.levels.agree', params: { size: '4.0' } },
    },
    {
      name: 'is silent with one level',
      given: reportOf([[70, 70, 70, [70, null, null, 20]]]),
      want: { key: 'report.levels.plain', params: {} },
    },
  ])('$name', ({ given, want }) => {
    expect(levelsFinding(given, 'zh')).toEqual(want)
  })
})

it.each([
  { gap: -12, isMarked: false, want: 'even' },
  { gap: -2, isMarked: true, want: 'below' },
  { gap: 2, isMarked: true, want: 'above' },
  { gap: null, isMarked: true, want: 'even' },
])('where a band says $isMarked it marks a gap of $gap as $want', ({ gap, isMarked, want }) => {
  expect(gapTone(gap, isMarked)).toBe(want)
})

it.each(LANGUAGES)('every finding has a sentence in %s', (language) => {
  const findings = [gapFinding, profileFinding].map((find) => find(exampleReport()))
  for (const { key, params } of [...findings, levelsFinding(exampleReport(), language)]) {
    expect(translate(language, key, params)).not.toBe(key)
  }
})
