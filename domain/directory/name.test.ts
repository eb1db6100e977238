import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isName, NAME_PATTERN, onOneLine, TITLE_PATTERN } from './name.ts'

describe('a name', () => {
  test.each([
    { given: '孙磊', want: true },
    { given: '', want: true },
    { given: "Zoë O'Neill-Ångström", want: true },
    { given: '𠮷野家', want: true },
    // Persian writes within words with the zero-width non-joiner, Hindi with the joiner.
    { given: 'می\u200cخواهم', want: true },
    { given: 'क्\u200dष', want: true },
    { given: 'محمد', want: true },
    { given: '👩\u200d👧', want: true },
    { given: ' ', want: false },
    { given: '\u3000', want: false },
    { given: '\u200b', want: false },
    { given: '\u200b\u2060\ufeff', want: false },
    { given: '\u3164', want: false },
    { given: '\u2800', want: false },
    { given: 'A\nB', want: false },
    { given: 'A\u2028B', want: false },
    { given: 'x\r\ny', want: false },
    { given: 'a\0b', want: false },
    { given: 'a\u007fb', want: false },
    { given: 'A\u202egnp.exe', want: false },
    { given: 'A\u2066B', want: false },
    { given: 'A\u200bB', want: false },
    { given: '\ufeffA', want: false },
    { given: 'A\u2060B', want: false },
    { given: 'A\u00adB', want: false },
    { given: 'A\u034fB', want: false },
    { given: 'A\u180eB', want: false },
    { given: 'A\u206aB', want: false },
    { given: 'A\u3164', want: false },
    { given: 'A\ufff9B', want: false },
    { given: 'A\u{e0041}', want: false },
    // Joiners between letters that know none.
    { given: 'An\u200dna', want: false },
    { given: 'Anna\u200c', want: false },
    { given: 'Anna\u200e', want: false },
    { given: '\u200dAnna', want: false },
    { given: '孙\u200c磊', want: false },
    { given: 'Анна\u061c', want: false },
    { given: 'Anna 👩\u200d👧', want: true },
    // A selector chooses the form of a character as its bearer writes it.
    { given: '葛\u{e0100}城', want: true },
    // The mark that keeps a full stop on its side of a Hebrew line.
    { given: 'שלום.\u200f', want: true },
  ])('$given: $want', ({ given, want }) => expect(isName(given)).toBe(want))

  test.each(['\u200b', 'x', 'x ', 'x\u200d', '\u200d'])('of great length is judged at once', (part) => {
    const start = performance.now()
    expect(isName(`${part.repeat(100_000)}\n`)).toBe(false)
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  test('is the same in the document', () => {
    const file = new URL('../../openapi/generated/openapi.json', import.meta.url)
    const { components } = JSON.parse(readFileSync(file, 'utf8'))
    expect(components.schemas.Name.pattern).toBe(NAME_PATTERN)
    expect(components.schemas.Title.pattern).toBe(TITLE_PATTERN)
  })
})

test.each([
  { given: '', want: true },
  { given: ' ', want: true },
  { given: '2026 年度 👩\u200d👧', want: true },
  { given: 'می\u200cخواهم', want: true },
  { given: 'A\u202egnp.exe', want: false },
  { given: 'A\nB', want: false },
  { given: 'A\u200bB', want: false },
  { given: 'A\u00adB', want: false },
  { given: 'A\u200dB', want: false },
])('a title $given: $want', ({ given, want }) => expect(new RegExp(TITLE_PATTERN, 'u').test(given)).toBe(want))

test.each([
  { given: '\ufeff年\u200b度', want: '年度' },
  { given: 'A\u00adB\u200dC\u200e', want: 'ABC' },
  { given: '2026\r\n年度', want: '2026 年度' },
  { given: '360\u202efdp.exe', want: '360 fdp.exe' },
  { given: 'می\u200cخواهم 👩\u200d👧', want: 'می\u200cخواهم 👩\u200d👧' },
])('$given stands on one line', ({ given, want }) => expect(onOneLine(given)).toBe(want))
