import { describe, expect, it } from 'vitest'
import type { ReportBeside, ReportChange, ShownReport } from '../domain/scoring/report.ts'
import { besideFigures, besideFinding, besideNotes, besideTable, besideTitle, gapCaption } from './beside.ts'
import { isMarkedGap } from './findings.ts'
import { exampleReport } from './personalReport.fixture.ts'
import { translate } from './translate.ts'

const PREVIOUS = { title: 'Last year', finishedAt: '2025-12-18T03:00:00.000Z' }
const BAND = { band: { low: 60, high: 70 } }
const CHANGE: ReportChange = { before: 60, now: 62.5, difference: 2.5, isMarked: null, levelKeys: null }

/** Of every dimension of the example the same. */
function shown(own: Partial<ReportBeside['dimensions'][number]> = {}, whole: Partial<ReportBeside> = {}) {
  const report = exampleReport()
  const nothing = { norm: null, band: null, isMarked: false, change: null }
  const dimensions = report.dimensions.map(({ dimensionId }) => ({ dimensionId, ...nothing, ...own }))
  const beside: ReportBeside = { evaluatees: 7, norm: null, band: null, previous: null, dimensions, ...whole }
  return { ...report, beside }
}
const rowOf = (report: ReturnType<typeof shown>, name: string) =>
  besideTable(report, 'en').rows.find((row) => row.name === name)

describe('what stands beside a report', () => {
  it.each<[string, ShownReport, boolean]>([
    ['it is not known', exampleReport(), false],
    ['there are too few people and no round before', shown(), false],
    ['there is a mean', shown({ norm: 70.5 }), true],
    ['there is a band of the overall score', shown({}, { band: { low: 60, high: 70 } }), true],
    ['there is a round before', shown({ change: CHANGE }), true],
  ])('is shown where there is something: %s', (_, report, want) => {
    expect(besideFigures(report) !== null).toBe(want)
  })

  it('has a row for each dimension and one for the overall score, every figure as it is published', () => {
    const report = shown(
      { norm: 70.5, band: { low: 55, high: 70 }, change: CHANGE },
      { norm: 68, band: { low: 60.1, high: 80 } },
    )
    expect(besideTable(report, 'en').columns.map(({ label }) => label)).toEqual([
      ...['Score', '95% band', 'Mean of all', 'From the mean', 'Previous round', 'Change'],
    ])
    expect(rowOf(report, '沟通协作')).toMatchObject({
      detail: '',
      cells: ['62.5', '55.0 – 70.0', '70.5', '−8.0', '60.0', '+2.5 (cannot be judged)'],
    })
    expect(rowOf(report, 'Overall score')?.cells.slice(1)).toEqual([
      '60.1 – 80.0',
      '68.0',
      expect.any(String),
      '—',
      '—',
    ])
  })

  it.each<[string, Parameters<typeof shown>, string[], string]>([
    ['bands', [{}, { band: { low: 60, high: 70 } }], ['score', 'band'], 'How sure the scores are'],
    ['a mean', [{ norm: 70.5 }], ['score', 'norm', 'toNorm'], 'Beside the mean'],
    ['a mean of overall scores', [{}, { norm: 70.5 }], ['score', 'norm', 'toNorm'], 'Beside the mean'],
    ['a round before', [{ change: CHANGE }], ['score', 'before', 'change'], 'Beside the previous round'],
    [
      'a mean and a round before',
      [{ norm: 70.5, change: CHANGE }],
      ['score', 'norm', 'toNorm', 'before', 'change'],
      'Beside the mean and the previous round',
    ],
  ])('has no column of what nothing is known of, nor a title: %s', (_, own, want, title) => {
    const report = shown(...own)
    const { columns, rows } = besideTable(report, 'en')
    expect(columns.map(({ key }) => key)).toEqual(want)
    expect(rows.map(({ cells }) => cells.length)).toEqual(rows.map(() => want.length))
    expect(translate('en', besideTitle(report.beside))).toBe(title)
  })

  it.each([
    [true, '+2.5 (unlikely to be chance)'],
    [false, '+2.5 (may be chance)'],
  ])('judges a change where its bands do: %s', (isMarked, want) => {
    expect(rowOf(shown({ change: { ...CHANGE, isMarked } }), '沟通协作')?.cells.at(-1)).toBe(want)
  })

  it('says which relations a change is of, where they are not all', () => {
    const [level] = exampleReport().levels
    const change = { ...CHANGE, levelKeys: [level?.key ?? ''] }
    expect(rowOf(shown({ change }), '沟通协作')?.detail).toBe('Superior: 60.0 → 62.5')
    const isTold = (own: ReportChange) =>
      besideNotes(shown({ change: own }), 'en').some((note) => note.startsWith('Where relations stand below'))
    expect([change, CHANGE].map(isTold)).toEqual([true, false])
    // That round's own report printed another figure.
    const headOf = (own: ReportChange, language: 'zh' | 'en') =>
      besideTable(shown({ change: own }), language).columns.find(({ key }) => key === 'before')?.label
    expect(headOf(change, 'en')).toBe('Previous round (shared relations)')
    expect(headOf(change, 'zh')).toBe('上一轮（仅共同关系）')
    expect(headOf(CHANGE, 'en')).toBe('Previous round')
  })

  it('finds the dimension furthest from the mean, or that none is', () => {
    expect(besideFinding(shown())).toEqual({ key: 'report.beside.titleBands', params: {} })
    const report = shown({ norm: 62.5 })
    const [first, ...others] = report.beside.dimensions
    if (first === undefined) return expect.unreachable()
    const above = besideFinding({
      ...report,
      beside: { ...report.beside, dimensions: [{ ...first, norm: 0 }, ...others] },
    })
    expect(above.key).toBe('report.beside.above')
    expect(above.params['name']).toBe(report.dimensions[0]?.name)
    const even = report.dimensions.map(({ dimensionId, percent }) => ({ ...first, dimensionId, norm: percent }))
    expect(besideFinding({ ...report, beside: { ...report.beside, dimensions: even } }).key).toBe('report.beside.even')
  })

  it('says whom the mean is over, which round was before and what a band is', () => {
    const [few, none, , , band] = besideNotes(shown({}, BAND), 'en')
    expect([few, none]).toEqual(['Fewer than 5 evaluatees have an overall score: no mean is shown.', ''])
    const [norm, before, , , again] = besideNotes(shown({}, { ...BAND, norm: 70, previous: PREVIOUS }), 'en')
    // Of an indicator they may be fewer, or more.
    expect(norm).toBe(
      'The mean of the overall score is over the 7 evaluatees of this questionnaire who have one, that of an indicator over those who have a score of it.',
    )
    expect(before).toBe('The previous round: “Last year”, finished on 18 December 2025.')
    expect(again).toBe(band)
    expect(band).toMatch(/^95% band: how sure the mean is\./)
  })

  it.each([
    [false, 'No 95% band is given: that takes at least 5 raters whose answers are not all alike.'],
    [
      true,
      'No 95% band is given: in an anonymous questionnaire that takes a relation with at least 5 raters about each of at least 10 evaluatees, whose answers are not all alike.',
    ],
  ])('says why there is no band; anonymous: %s', (anonymous, want) => {
    const report = shown({ norm: 70.5 })
    expect(besideNotes({ ...report, rule: { ...report.rule, anonymous } }, 'en').at(-1)).toBe(want)
  })
})

describe('how many would be marked by chance', () => {
  const [gaps, changes] = [
    'Of 5 gaps, 0.3 would be marked by chance on average even if there were none.',
    'Of 5 changes, 0.3 would be marked by chance on average even if nothing had changed.',
  ]

  it.each([
    [shown({ isMarked: true }, { compared: 5 }), true],
    // Released before it was kept.
    [shown({ isMarked: true }), false],
    [shown({}, { compared: 5 }), false],
  ])('is said of gaps where several are marked and it is known: %#', (report, isSaid) => {
    const caption = gapCaption(report, 'en')
    expect([caption.endsWith(gaps), caption.includes('by chance')]).toEqual([isSaid, isSaid])
  })

  it('is not said of a single one', () => {
    const report = shown({}, { compared: 5 })
    const [first, ...others] = report.beside.dimensions
    if (first === undefined) return expect.unreachable()
    const one = { ...report.beside, dimensions: [{ ...first, isMarked: true }, ...others] }
    expect(gapCaption({ beside: one }, 'en')).not.toContain('by chance')
  })

  it.each([
    [true, true],
    [false, false],
    [null, false],
  ])('is said of changes where several are marked: %s', (isMarked, isSaid) => {
    expect(besideNotes(shown({ change: { ...CHANGE, isMarked } }), 'en').includes(changes)).toBe(isSaid)
  })
})

it('marks the gaps that are more than chance, and says so where that is known', () => {
  const report = shown()
  const [first, second] = report.beside.dimensions
  if (first === undefined || second === undefined) return expect.unreachable()
  const beside = { ...report.beside, dimensions: [{ ...first, isMarked: true }, second] }
  expect([first.dimensionId, second.dimensionId].map((wanted) => isMarkedGap({ beside }, wanted))).toEqual([
    true,
    false,
  ])
  expect(isMarkedGap({}, first.dimensionId)).toBe(false)
  expect([report, {}].map((given) => gapCaption(given, 'en'))).toEqual([
    'Filled: others; hollow: self. * marks a gap that is unlikely to be chance; from 8 others on.',
    'Filled: others; hollow: self.',
  ])
})
