import { describe, expect, test } from 'vitest'
import { levelWord } from '../../domain/scoring/levelWord.ts'
import { dimensionWeight } from '../../domain/scoring/shares.ts'
import { LANGUAGES } from '../../messages/format.ts'
import { madeUpReport } from './report.ts'

describe.each(LANGUAGES)('the made-up report (%s)', (language) => {
  const named = madeUpReport(1, language)
  const anonymous = madeUpReport(2, language)
  const states = (report: typeof named) => report.levels.map(({ kind, status, absence }) => [kind, status, absence])

  test('of a named round holds the states of a level there are without a pool', () => {
    expect(states(named)).toEqual([
      ['superior', 'empty', 'unable'],
      ['sameLevel', 'shown', undefined],
      ['subordinate', 'empty', 'notAnswered'],
      ['custom', 'hidden', undefined],
      ['custom', 'shown', undefined],
      ['self', 'shown', undefined],
    ])
    expect(named.levels.map(levelWord)).toContain('shown.weightless')
    expect(named.dimensions.map(dimensionWeight)).toContain(0)
  })

  test('of an anonymous round holds a pool', () => {
    expect(states(anonymous)).toEqual([
      ['superior', 'shown', undefined],
      ['sameLevel', 'shown', undefined],
      ['custom', 'empty', 'notAsked'],
      ['self', 'shown', undefined],
      ['pool', 'shown', undefined],
    ])
    expect(anonymous.levels.at(-1)?.pooledNames).toHaveLength(2)
  })

  test('holds a question below the floor, a negative score and a gap to oneself', () => {
    const questions = anonymous.dimensions.flatMap((dimension) => dimension.questions)
    const peers = anonymous.levels.findIndex(({ kind }) => kind === 'sameLevel')
    expect(questions.filter(({ byLevel }) => byLevel[peers] === null)).toHaveLength(1)
    expect(questions.filter(({ weightedScore }) => (weightedScore ?? 0) < 0)).toHaveLength(1)
    expect(
      anonymous.dimensions.some(({ othersPercent, selfPercent }) => (othersPercent ?? 0) < (selfPercent ?? 0)),
    ).toBe(true)
    expect(
      anonymous.dimensions.some(({ othersPercent, selfPercent }) => (othersPercent ?? 0) > (selfPercent ?? 0)),
    ).toBe(true)
  })

  test('holds the longest comment there can be, and hides what is too little', () => {
    const texts = anonymous.comments.flatMap(({ groups }) => groups.flatMap((group) => group.texts))
    expect(Math.max(...texts.map(({ length }) => length))).toBe(3_000)
    expect(named.comments.map(({ hidden }) => hidden)).toContain(true)
    expect(anonymous.comments.flatMap(({ groups }) => groups.map(({ levelKey }) => levelKey))).toContain(null)
  })

  test('holds options with reasons under them, shares that are hidden, and answers that do not count', () => {
    const choices = anonymous.told?.choices ?? []
    expect(choices.map(({ options, hidden }) => [options.length, hidden])).toEqual([
      [5, true],
      [4, true],
    ])
    expect(choices[0]?.reasons.map(({ levelKey, option }) => [levelKey, option])).toEqual([['level:1', 1]])
    expect(anonymous.told?.leftOut.answers.map(({ rows }) => rows)).toEqual([
      [{ levelKey: 'level:1', unable: 1, blank: 0 }],
    ])
    expect(named.told?.leftOut.forms).toEqual([{ levelKey: 'level:2', count: 1, reasons: [] }])
  })

  test('has the mean of all, the round before and marked gaps beside its dimensions', () => {
    const { previous, band, norm: overall, evaluatees = 0, dimensions = [] } = anonymous.beside ?? {}
    // An anonymous round has bands from ten people on, each with five raters of one relation.
    expect(evaluatees).toBeGreaterThanOrEqual(10)
    expect(previous?.title).toContain('2025')
    expect(dimensions).toHaveLength(anonymous.dimensions.length)
    for (const { norm, change } of dimensions)
      expect([typeof norm, typeof change?.before]).toEqual(['number', 'number'])
    for (const one of [band, ...dimensions.map((dimension) => dimension.band)])
      expect(one?.low).toBeLessThan(one?.high ?? 0)
    expect(overall).not.toBe(anonymous.overallPercent)
    for (const { change } of dimensions) expect(typeof change?.isMarked).toBe('boolean')
    expect(dimensions.some(({ isMarked }) => isMarked)).toBe(true)
    expect(dimensions.some(({ norm }, place) => norm !== anonymous.dimensions[place]?.percent)).toBe(true)
    // Three others are too few to judge a gap by.
    expect(named.beside?.dimensions.some(({ isMarked }) => isMarked)).toBe(false)
  })

  test('is the same whenever it is looked at', () => {
    expect(madeUpReport(2, language)).toEqual(anonymous)
  })
})
