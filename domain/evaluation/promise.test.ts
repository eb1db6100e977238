import { expect, test } from 'vitest'
import { standardRule } from '../scoring/rule.ts'
import type { LevelType } from './levels.ts'
import { promise } from './promise.ts'

const anonymous = standardRule(2)
const named = standardRule(1)

const cases = [
  { name: 'a peer', rule: anonymous, level: 'sameLevel', want: 'anonymous floor verbatim unanimous progress final' },
  { name: 'a superior', rule: anonymous, level: 'superior', want: 'exempt verbatim progress final' },
  {
    name: 'a superior where nobody is exempt',
    rule: { ...anonymous, exemptLevelTypes: [] },
    level: 'superior',
    want: 'anonymous floor verbatim unanimous progress final',
  },
  {
    name: 'without pooling',
    rule: { ...anonymous, pooling: false },
    level: 'custom',
    want: 'anonymous floorHidden verbatim unanimous progress final',
  },
  { name: 'oneself', rule: anonymous, level: 'self', want: 'selfSeen final' },
  { name: 'a named peer', rule: named, level: 'sameLevel', want: 'named verbatim final' },
  { name: 'a named superior', rule: named, level: 'superior', want: 'named exempt verbatim final' },
  {
    name: 'a named peer with a floor',
    rule: { ...named, scoreFloor: 3 },
    level: 'sameLevel',
    want: 'named namedFloor verbatim final',
  },
  { name: 'oneself, named', rule: named, level: 'self', want: 'namedSelf final' },
] satisfies { name: string; rule: typeof named; level: LevelType; want: string }[]

test.each(cases)('$name is told: $want', ({ rule, level, want }) => {
  expect(
    promise(rule, level)
      .map(({ key }) => key.replace('feedback.privacy.', ''))
      .join(' '),
  ).toBe(want)
})

test('the numbers are those of the rule', () => {
  const rule = { ...anonymous, scoreFloor: 4, commentFloor: 7 }
  expect(promise(rule, 'subordinate')[1]).toEqual({ key: 'feedback.privacy.floor', params: { scores: 4, comments: 7 } })
})
