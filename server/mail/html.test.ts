import { expect, test } from 'vitest'
import { htmlOf } from './html.ts'

test.each([
  { given: ['a & b\nc\n\nd', null], want: '<p>a &amp; b<br>\nc</p>\n<p>d</p>' },
  {
    given: ['see https://x.example/?a=1&b="2" now', 'https://x.example/?a=1&b="2"'],
    want: 'href="https://x.example/?a=1&amp;b=&quot;2&quot;"',
  },
] as const)('$given as HTML', ({ given: [text, link], want }) => {
  expect(htmlOf(text, link)).toContain(want)
})
