import { describe, expect, test } from 'vitest'
import { templateFault } from './mailTemplate.ts'

describe('templateFault', () => {
  test.each([
    { given: ['invite', 'Hello', 'Open {link}'], want: null },
    { given: ['invite', ' ', 'Open {link}'], want: { fault: 'titleEmpty', field: 'title', names: [] } },
    { given: ['invite', 'Hello', '\n'], want: { fault: 'contentEmpty', field: 'content', names: [] } },
    { given: ['invite', 'Hello', 'No way in'], want: { fault: 'linkMissing', field: 'content', names: [] } },
    { given: ['remind', 'Hello', 'No way in'], want: { fault: 'linkMissing', field: 'content', names: [] } },
    { given: ['invite', 'Open {link}', 'Open {link}'], want: { fault: 'linkInTitle', field: 'title', names: [] } },
    { given: ['finished', 'Hello', 'Thanks'], want: null },
    {
      given: ['finished', 'Thanks', '{姓名} {a} {a}'],
      want: { fault: 'unknown', field: 'content', names: ['{姓名}', '{a}'] },
    },
    { given: ['finished', '{b}', 'Thanks'], want: { fault: 'unknown', field: 'title', names: ['{b}'] } },
  ] as const)('$given', ({ given, want }) => {
    expect(templateFault(given[0], given[1], given[2])).toEqual(want)
  })
})
