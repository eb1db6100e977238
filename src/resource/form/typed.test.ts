import { describe, expect, test } from 'vitest'
import type { Row } from './body.ts'
import { contested, fieldsOf, readTyped, typedOver } from './typed.ts'

const server = { port: 25, host: 'a.example' }

test.each([
  { name: 'nothing', before: { qq: '1', tags: ['a'] }, now: { qq: '1', tags: ['a'] }, want: null },
  {
    name: 'a field',
    before: { qq: '1', wechat: 'w', sex: null },
    now: { qq: '2', wechat: 'w', sex: 'male' },
    want: { values: { qq: '2', sex: 'male' }, over: { qq: '1', sex: null } },
  },
  {
    name: 'a list, whole',
    before: { tags: ['a', 'b'] },
    now: { tags: ['a'] },
    want: { values: { tags: ['a'] }, over: { tags: ['a', 'b'] } },
  },
  {
    name: 'of an object what lies within it',
    before: { config: server },
    now: { config: { ...server, port: 587 } },
    want: { values: { config: { port: 587 } }, over: { config: { port: 25 } } },
  },
])('typed: $name', ({ before, now, want }) => {
  expect(typedOver(before, now)).toEqual(want)
})

test.each([
  { name: 'nothing', kept: null, want: null },
  { name: 'an empty one', kept: {}, want: null },
  { name: 'no object', kept: 'a text', want: null },
  {
    name: 'values and what they were typed over',
    kept: { values: { qq: '2' }, over: { qq: '1' } },
    want: { values: { qq: '2' }, over: { qq: '1' } },
  },
  { name: 'values alone, of an earlier release', kept: { qq: '2' }, want: { values: { qq: '2' }, over: null } },
])('kept: $name', ({ kept, want }) => {
  expect(readTyped(kept)).toEqual(want)
})

test('fields are called as their inputs', () => {
  expect(fieldsOf({ qq: '2', tags: ['a'], config: server })).toEqual([
    ['qq', '2'],
    ['tags', ['a']],
    ['config.port', 25],
    ['config.host', 'a.example'],
  ])
})

describe('somebody else changed', () => {
  /** As a form tells them: by the name of the input, with what it is now. */
  function changes(before: Row, now: Row) {
    const old = new Map(fieldsOf(before))
    return fieldsOf(now).flatMap(([name, value]) => (old.get(name) === value ? [] : [{ name, value }]))
  }
  const now = { qq: '3', wechat: 'w', config: server }

  test.each([
    { name: 'nothing', typed: { values: { qq: '2' }, over: { qq: '3' } }, want: [] },
    { name: 'what was typed', typed: { values: { qq: '2' }, over: { qq: '1' } }, want: [{ name: 'qq', value: '3' }] },
    { name: 'it to the same', typed: { values: { qq: '3' }, over: { qq: '1' } }, want: [] },
    { name: 'what was not typed', typed: { values: { wechat: 'x' }, over: { wechat: 'w' } }, want: [] },
    {
      name: 'what was typed within an object',
      typed: { values: { config: { port: 587 } }, over: { config: { port: 465 } } },
      want: [{ name: 'config.port', value: 25 }],
    },
    {
      name: 'perhaps what would be changed, where it is not known what was typed over',
      typed: { values: { qq: '2', wechat: 'w' }, over: null },
      want: [{ name: 'qq', value: '3' }],
    },
  ])('$name', ({ typed, want }) => {
    expect(contested(changes, typed, now)).toEqual(want)
  })
})
