import { describe, expect, test } from 'vitest'
import { questionsOf } from '../paper/model.ts'
import { templatePaper } from './convert.ts'
import { leadershipTemplates } from './leadership.ts'

const counter = () => {
  let last = 100
  return () => {
    last += 1
    return last
  }
}

describe.each(['zh', 'en'] as const)('the leadership template in %s', (language) => {
  const template = leadershipTemplates[language]
  const { paper, dimensions } = templatePaper(template, counter())
  const questions = questionsOf(paper)

  test('has 5 dimensions of weight 20 with 4 scored items each', () => {
    expect(template.dimensions.map(({ weight, items }) => [weight, items.length])).toEqual(Array(5).fill([20, 4]))
    expect(questions.map((question) => question.type)).toEqual([...Array(20).fill('DAN_XUAN'), 'WEN_DA', 'WEN_DA'])
  })

  test('scores the frequency scale 1 to 5 and requires every item', () => {
    for (const { data, config } of questions.slice(0, 20)) {
      expect(data.options).toEqual(template.scale.map((title, at) => ({ id: at + 1, title, score: at + 1 })))
      expect(config).toEqual({ required: true })
    }
    expect(template.scale).toHaveLength(5)
  })

  test('leaves the two open questions optional, with a description (spec §5)', () => {
    for (const { data, config } of questions.slice(20)) {
      expect(config).toEqual({ required: false, lengthLimit: true, lengthMaximum: 500 })
      expect(data.summary.trim()).not.toBe('')
    }
  })

  test('binds every question to exactly one dimension, and starts with a home page', () => {
    expect(dimensions.flatMap(({ questionIds }) => questionIds)).toEqual(questions.map(({ id }) => id))
    expect(paper.pages.map(({ type }) => type)).toEqual(['HOME', 'CONTENT', 'CONTENT', 'CONTENT', 'CONTENT'])
    expect(paper.pages.map((page) => page.questions.map(({ index }) => index))).toEqual([
      ...Array(4).fill([1, 2, 3, 4]),
      [1, 2, 3, 4, 5, 6],
    ])
    for (const page of paper.pages)
      expect(new Set(page.questions.map(({ pageId }) => pageId))).toEqual(new Set([page.id]))
  })

  test('gives no id and no item text twice', () => {
    const ids = [...paper.pages.map(({ id }) => id), ...questions.map(({ id }) => id)]
    expect(new Set(ids).size).toBe(27)
    expect(new Set(questions.map(({ data }) => data.title)).size).toBe(22)
    expect(questions.every(({ data }) => data.title.trim() === data.title && data.title !== '')).toBe(true)
  })
})

test('both languages hold the same items under their own title', () => {
  expect(leadershipTemplates.zh.key).toBe(leadershipTemplates.en.key)
  for (const { title, scale, dimensions } of Object.values(leadershipTemplates)) {
    const isChinese = title === leadershipTemplates.zh.title
    for (const text of [title, ...scale, ...dimensions.flatMap(({ name, items }) => [name, ...items])]) {
      expect(/[\u4e00-\u9fff]/.test(text), text).toBe(isChinese)
    }
  }
})
