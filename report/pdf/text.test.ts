import { describe, expect, it } from 'vitest'
import { breakText, LONGEST_RUN, narrowQuotes, printable } from './text.ts'

const hasAll = () => true
const hasBasic = (codePoint: number) => codePoint < 0x10000

describe('printable', () => {
  it.each([
    { name: 'spaces do not break', given: '团队 A b', want: '团队\u00a0A\u00a0b' },
    { name: 'tabs are spaces', given: 'a\tb', want: 'a\u00a0b' },
    { name: 'lines stay', given: 'a\r\nb\rc\u2028d', want: 'a\nb\nc\nd' },
    { name: 'control characters do not reach the page', given: 'a\u0000\u0085b', want: 'a\u00a0\u00a0b' },
    { name: 'direction marks and joiners vanish', given: 'a\u202eb\u200dc\ufe0f', want: 'abc' },
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

describe('breakText', () => {
  it.each([
    { name: 'breaks between Chinese characters', given: '能清楚', want: ['能', '', '清', '', '楚'] },
    { name: 'keeps closing punctuation with its word', given: '好，是', want: ['好，', '', '是'] },
    { name: 'keeps opening brackets with what follows', given: '读《好', want: ['读', '', '《好'] },
    { name: 'breaks after a space', given: 'to\u00a0be\u00a0or', want: ['to\u00a0', '', 'be\u00a0', '', 'or'] },
    { name: 'keeps a Latin word whole', given: '用Kubernetes做', want: ['用', '', 'Kubernetes', '', '做'] },
    { name: 'cuts a long run', given: 'x'.repeat(50), want: ['x'.repeat(24), '', 'x'.repeat(24), '', 'xx'] },
    { name: 'leaves a run of just 24 alone', given: 'x'.repeat(24), want: ['x'.repeat(24)] },
    { name: 'nothing', given: '', want: [] },
  ])('$name', ({ given, want }) => {
    expect(breakText(given)).toEqual(want)
  })

  it('never cuts a character in two', () => {
    // Letters outside the basic plane: one run without a break, whose halves are out of step by the leading x.
    const run = `x${'\u{1d4b3}'.repeat(LONGEST_RUN)}`
    const pieces = breakText(run)
    expect(() => pieces.map(encodeURIComponent)).not.toThrow()
    expect(pieces.join('')).toBe(run)
  })
})

describe('narrowQuotes', () => {
  it.each([
    { language: 'en' as const, given: '“沟通” isn’t ‘ok’', want: "\"沟通\" isn't 'ok'" },
    { language: 'zh' as const, given: '“沟通”：it’s ‘好’', want: "“沟通”：it's ‘好’" },
  ])('$language', ({ language, given, want }) => {
    expect(narrowQuotes(given, language)).toBe(want)
  })
})
