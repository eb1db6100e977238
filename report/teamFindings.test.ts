import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../messages/format.ts'
import {
  heatFinding,
  qualityCaption,
  teamFinding,
  teamGapFinding,
  teamLevelsFinding,
  windowsFinding,
} from './teamFindings.ts'
import { exampleTeamReport } from './teamReport.fixture.ts'
import type { ShownTeamDimension } from './teamReport.ts'
import { translate } from './translate.ts'

/** Dimensions like the example's first, each with other values. */
function dimensionsWith(values: Partial<ShownTeamDimension>[]): ShownTeamDimension[] {
  const [example] = exampleTeamReport().dimensions
  if (example === undefined) throw new Error('the example has no dimension')
  return values.map((own, index) => ({ ...example, ...own, name: `D${index}` }))
}

const scoreOf = (mean: number) => ({ mean, evaluatees: 5, deviation: 3, band: null })

describe('the means of a team', () => {
  it.each([
    [[scoreOf(70), scoreOf(81.25), scoreOf(66)], { key: 'report.team.range', high: 'D1', low: 'D2' }],
    [[scoreOf(70), null, scoreOf(70)], { key: 'report.team.even', score: '70.0' }],
    [[null, scoreOf(70)], { key: 'report.team.single', name: 'D1', score: '70.0' }],
    [[null, null], { key: 'report.team.tooFew' }],
  ])('%j', (scores, { key, ...params }) => {
    const found = teamFinding({ dimensions: dimensionsWith(scores.map((score) => ({ score }))) })
    expect(found).toMatchObject({ key, params })
  })
})

describe('others and self of a team', () => {
  it.each([
    [[-4, 6.5, null], { key: 'report.gap.above', params: { name: 'D1', size: '6.5' } }],
    [[-7, 6.5], { key: 'report.gap.below', params: { name: 'D0', size: '7.0' } }],
    [[-4.9, 1], { key: 'report.gap.agree', params: { size: '4.9' } }],
    [[5], { key: 'report.gap.above', params: { name: 'D0', size: '5.0' } }],
    [[null], { key: 'report.pdf.gap', params: {} }],
  ])('%j', (gaps, want) => {
    expect(teamGapFinding({ dimensions: dimensionsWith(gaps.map((gap) => ({ gap }))) })).toEqual(want)
  })
})

it('relations of a team are compared over the people whom both rated, whatever the means over others are', () => {
  const { levels } = exampleTeamReport()
  const pair = (highMean: number, lowMean: number) => ({
    ...{ high: 'level:3', highMean, low: 'level:1', lowMean, evaluatees: 6 },
  })
  const found = (...pairs: ShownTeamDimension['widestPair'][]) => {
    const apart = { byLevel: [90, 60, null, 10] }
    return teamLevelsFinding(
      { levels, dimensions: dimensionsWith(pairs.map((widestPair) => ({ ...apart, widestPair }))) },
      'en',
    )
  }
  expect(found(pair(76, 70), pair(79.5, 70), null)).toEqual({
    key: 'report.team.levelsDiffer',
    params: { name: 'D1', high: '客户', highScore: '79.5', low: 'Superior', lowScore: '70.0', count: 6 },
  })
  expect(found(pair(74, 70))).toEqual({ key: 'report.team.levelsAgree', params: { size: '4.0', count: 6 } })
  expect(found(pair(60, 60))).toEqual({ key: 'report.team.levelsAgree', params: { size: '0.0', count: 6 } })
  expect(found(null)).toEqual({ key: 'report.levels.plain', params: {} })
})

it('windows tell how many are sure, and how many of them see themselves higher than others do', () => {
  const quadrants = ['blind', 'blind', 'open', null, 'unseen'] as const
  const line = { mean: 70, margin: 3, evaluatees: 5 }
  const places = quadrants.map((quadrant, employeeId) => ({
    ...{ employeeId, name: 'P', nameMark: '', others: 60, self: 80, quadrant, hasBand: true },
  }))
  const params = { name: 'D', people: 5, sure: 4, blind: 2 }
  expect(windowsFinding({ name: 'D', windows: { line, places } })).toEqual({
    key: 'report.team.windowsFinding',
    params,
  })
  // Fewer raters are no surer: whoever has no band of their own does not stand there clearly.
  const [first, ...rest] = places
  const unsure = first === undefined ? [] : [{ ...first, hasBand: false }, ...rest]
  expect(windowsFinding({ name: 'D', windows: { line, places: unsure } })).toEqual({
    key: 'report.team.windowsPlaced',
    params: { ...params, bandless: 1 },
  })
})

it('people differ most where the deviation is largest, and nothing is said where none is told', () => {
  const of = (name: string, deviation: number | null) => ({ name, deviation, lowest: 41.25, highest: 88 })
  const none = { lowest: null, highest: null }
  expect(heatFinding([of('A', 3), of('B', 9.1), { ...of('C', null), ...none }])).toEqual({
    key: 'report.team.heatFinding',
    params: { name: 'B', low: '41.3', high: '88.0' },
  })
  expect(heatFinding([{ ...of('C', null), ...none }])).toBeNull()
  expect(heatFinding([of('A', 9.1), of('B', 9.1), of('C', 3)])).toBeNull()
  expect(heatFinding([])).toBeNull()
})

it('what statistics take is told as it is: in an anonymous round raters of one relation about each of ten people', () => {
  const { questionnaire } = exampleTeamReport()
  const said = (type: 1 | 2) => qualityCaption({ questionnaire: { ...questionnaire, type } }, 'en')
  expect(said(2)).toMatch(/only for evaluatees with at least 5 raters of it; reliability needs at least 10 such/)
  expect(said(1)).not.toMatch(/anonymous/)
  for (const type of [1, 2] as const) expect(said(type)).toMatch(/Counted: the forms of the relations that are shown/)
})

it.each(LANGUAGES)('each is a sentence in %s', (language) => {
  const report = exampleTeamReport()
  const [dimension] = report.dimensions
  const found = [teamFinding(report), teamGapFinding(report), teamLevelsFinding(report, language)]
  if (dimension !== undefined) found.push(windowsFinding(dimension))
  for (const { key, params } of found) expect(translate(language, key, params)).not.toMatch(/[{}]|report\./)
})
