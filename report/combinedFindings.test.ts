import { describe, expect, it } from 'vitest'
import type { CombinedChange, CombinedFigures } from '../domain/scoring/combined/combinedReport.ts'
import { LANGUAGES } from '../messages/format.ts'
import { changeNotes, combinedFindings } from './combinedFindings.ts'
import { type CombinedRound, changeBandText, changePairText } from './combinedReport.ts'
import { translate } from './translate.ts'

const ROUNDS: CombinedRound[] = ['2023', '2024', '2025'].map((title) => ({
  ...{ title, state: 'included', finishedAt: `${title}-11-20T09:00:00.000Z`, evaluateeCount: 9 },
}))
const LAST = { from: 1, to: 2 }
const LONGER = { from: 0, to: 2 }

const change = (value: number, more: Partial<CombinedChange> = {}): CombinedChange => ({
  ...{ ...LAST, value, band: { low: value - 1, high: value + 1 }, isMarked: true, isPartial: false, evaluatees: 9 },
  ...more,
})
const figures = (own: CombinedChange | null): CombinedFigures => ({
  ...{ combined: 70, byQuestionnaire: [70, 70, 70], change: own },
})
const dimension = (name: string, own: CombinedChange | null) => ({
  ...{ name, isMatched: true, isAsked: [true, true, true] },
  ...figures(own),
})
const found = (...dimensions: ReturnType<typeof dimension>[]) =>
  combinedFindings({ questionnaires: ROUNDS, overall: figures(change(3)), dimensions }).slice(1)

describe('the indicator that changed most', () => {
  it('is one of those between the rounds of the overall score: two years are no one year', () => {
    const said = [{ key: 'report.combined.find.dimensions', params: { name: 'People', change: '+4.0' } }]
    expect(found(dimension('Strategy', change(9, LONGER)), dimension('People', change(4)))).toEqual(said)
    expect(found(dimension('Strategy', change(9, LONGER)))).toEqual([])
  })

  it('is none that is not judged', () => {
    const scale = change(-10, { band: null, isMarked: null, isOtherScale: true })
    expect(found(dimension('Sliders', scale), dimension('People', change(4)))).toMatchObject([
      { params: { name: 'People' } },
    ])
    expect(found(dimension('Sliders', change(-10, { band: null, isMarked: null })))).toEqual([])
  })
})

describe('the rounds of a change', () => {
  const of = (own: CombinedChange | null, rounds = ROUNDS) => changePairText(own, rounds, ({ title }) => title)

  it('stand beside it where they are not those of the overall score', () => {
    expect(of(change(9, LONGER))).toBe('2023 → 2025')
    expect(of(change(9))).toBe('')
    expect(of(null)).toBe('')
  })

  it('are those of the overall score where a round between has no results', () => {
    const gone = ROUNDS.map((round, place) => (place === 1 ? { ...round, state: 'gone' as const } : round))
    expect(of(change(9, LONGER), gone)).toBe('')
  })
})

describe('what is said of changes', () => {
  const keys = (...changes: (CombinedChange | null)[]) =>
    changeNotes(changes.map(figures), ROUNDS).map(({ key }) => key)

  it('is that names alone match, why one is not judged, and which one is longer', () => {
    expect(keys(null)).toEqual([])
    expect(keys(change(3, { band: null }))).toEqual(['report.change.byName'])
    expect(keys(change(3, { band: null, isOtherScale: true }), change(2, { ...LONGER, band: null }))).toEqual([
      'report.change.byName',
      'report.change.otherScale',
      'report.change.otherPair',
    ])
  })

  it('is said in place of the band', () => {
    const scale = change(-10, { band: null, isMarked: null, isOtherScale: true })
    expect(changeBandText(scale, 'en')).toBe('cannot be judged')
    expect(changeBandText(change(3), 'en')).toBe('(+2.0 to +4.0) unlikely to be chance')
  })

  it.each(LANGUAGES)('is a sentence in %s', (language) => {
    for (const key of ['byName', 'otherScale', 'otherPair'])
      expect(translate(language, `report.change.${key}`)).not.toMatch(/[{}]|report\./)
  })
})
