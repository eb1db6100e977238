import { describe, expect, it } from 'vitest'
import { breakable, charactersOf, narrowQuotes, printable } from './text.ts'

const hasAll = () => true
const hasBasic = (codePoint: number) => codePoint < 0x10000

describe('printable', () => {
  it.each([
    { name: 'tabs are spaces', given: 'a\tb', want: 'a b' },
    { name: 'lines stay', given: 'a\r\nb\rc\u2028d', want: 'a\nb\nc\nd' },
    { name: 'control characters do not reach the page', given: 'a\u0000\u0085b', want: 'a  b' },
    { name: 'direction marks and joiners vanish', given: 'a\u202eb\u200dc\ufe0f', want: 'abc' },
    { name: 'joiners stay between Arabic letters', given: 'می\u200cخواهم', want: 'می\u200cخواهم' },
    { name: 'letters are composed', given: 'e\u0301', want: 'é' },
    { name: 'a missing glyph is seen', given: '好😀!', want: '好〓!' },
    { name: 'a sequence is one box for each visible code point', given: '👨‍👩', want: '〓〓' },
    { name: 'nothing', given: '', want: '' },
  ])('$name', ({ given, want }) => {
    expect(printable(given, hasBasic)).toBe(want)
  })

  it('keeps what the font has', () => {
    expect(printable('𠮷野家', hasAll)).toBe('𠮷野家')
  })
})

describe('breakable', () => {
  it.each([
    { name: 'breaks between Chinese characters', given: '能清楚', want: ['能', '清', '楚'] },
    { name: 'keeps closing punctuation with its word', given: '好，是', want: ['好，', '是'] },
    { name: 'keeps opening brackets with what follows', given: '读《好', want: ['读', '《好'] },
    { name: 'breaks after a space', given: 'to be or', want: ['to ', 'be ', 'or'] },
    { name: 'keeps a Latin word whole', given: '用Kubernetes做', want: ['用', 'Kubernetes', '做'] },
    { name: 'breaks Thai at its words', given: 'สวัสดีครับ', want: ['สวัสดี', 'ครับ'] },
    { name: 'nothing', given: '', want: [] },
  ])('$name', ({ given, want }) => {
    expect(breakable(given)).toEqual(want)
  })
})

it('never cuts a character in two', () => {
  expect(charactersOf('e\u0301𝒳👍🏽ก็')).toEqual(['e\u0301', '𝒳', '👍🏽', 'ก็'])
})

describe('narrowQuotes', () => {
  it.each([
    { language: 'en' as const, given: '“沟通” isn’t ‘ok’', want: "\"沟通\" isn't 'ok'" },
    { language: 'zh' as const, given: '“沟通”：it’s ‘好’', want: "“沟通”：it's ‘好’" },
  ])('$language', ({ language, given, want }) => {
    expect(narrowQuotes(given, language)).toBe(want)
  })
})
