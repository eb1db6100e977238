import { expect, test } from 'vitest'
import { brokenNameRule } from './inputRules.ts'

const rule = (name: string, params: object = {}) => ({ name, params })

test.each([
  { given: '', want: null },
  { given: ' 销售部 ', want: null },
  { given: '长'.repeat(100), want: null },
  { given: '𠮷'.repeat(100), want: null },
  { given: ` ${'长'.repeat(100)} `, want: null },
  { given: '长'.repeat(101), want: rule('maxLength', { count: 100 }) },
  { given: '销售\u200b部', want: rule('name') },
  { given: '销售\u202e部', want: rule('name') },
  { given: '\u200b', want: rule('name') },
  { given: '销售\ud83d', want: rule('halfCharacter') },
])('the name $given', ({ given, want }) => expect(brokenNameRule(given)).toEqual(want))
