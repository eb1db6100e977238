import { describe, expect, test } from 'vitest'
import { acceptedLanguages, chooseLanguage, createTranslator, fill, placeholders } from './format.ts'

const translate = createTranslator({
  zh: { greet: '{name}，您好', 'people.other': '{count} 人' },
  en: { greet: 'Hello {name}', 'people.one': '{count} person', 'people.other': '{count} people' },
})

describe('createTranslator', () => {
  const table = [
    { given: ['zh', 'greet', { name: '王芳' }], want: '王芳，您好' },
    { given: ['en', 'greet', { name: 'Ann' }], want: 'Hello Ann' },
    { given: ['en', 'people', { count: 0 }], want: '0 people' },
    { given: ['en', 'people', { count: 1 }], want: '1 person' },
    { given: ['en', 'people', { count: 2 }], want: '2 people' },
    { given: ['zh', 'people', { count: 1 }], want: '1 人' },
    { given: ['zh', 'people', { count: 2 }], want: '2 人' },
    { given: ['en', 'no.such.key', {}], want: 'no.such.key' },
  ] as const
  test.each(table)('$given -> $want', ({ given, want }) => {
    expect(translate(given[0], given[1], given[2])).toBe(want)
  })
})

describe('fill', () => {
  const table = [
    { given: ['a {x} b {x}', { x: 1 }], want: 'a 1 b 1' },
    { given: ['Correct it. {field} {detail}', { field: 'title' }], want: 'Correct it. title' },
    { given: ['Correct it. {field} {detail}', {}], want: 'Correct it.' },
    { given: ['{text}', { text: '$& {x}' }], want: '$& {x}' },
  ] as const
  test.each(table)('$given -> $want', ({ given, want }) => {
    expect(fill(given[0], given[1])).toBe(want)
  })
})

test('placeholders: sorted, each once', () => {
  expect(placeholders('{b} {a} {b}')).toEqual(['a', 'b'])
})

test.each([
  { given: ['zh-CN', 'en'], want: 'zh' },
  { given: ['fr', 'zh'], want: 'zh' },
  { given: ['en-GB'], want: 'en' },
  { given: [' EN '], want: 'en' },
  { given: ['fr'], want: 'en' },
  { given: [], want: 'en' },
])('chooseLanguage $given -> $want', ({ given, want }) => {
  expect(chooseLanguage(given)).toBe(want)
})

test.each([
  { given: 'zh-CN,en;q=0.8', want: ['zh-CN', 'en'] },
  { given: 'fr;q=0.1, zh; q=0.5 ,en', want: ['en', 'zh', 'fr'] },
  { given: 'zh;q=0, en;q=0.3', want: ['en'] },
  { given: 'en;q=x', want: [] },
  { given: '', want: [] },
])('acceptedLanguages $given -> $want', ({ given, want }) => {
  expect(acceptedLanguages(given)).toEqual(want)
})

test('a request that asks for nothing we have gets the language given', () => {
  expect(chooseLanguage(['fr'], 'zh')).toBe('zh')
})
