import { describe, expect, test } from 'vitest'
import { markOf, namedApart, sharedNames } from './names.ts'

describe('markOf', () => {
  test.each([
    { name: 'the number', person: { employeeNo: '0017', email: 'a@b.example' }, want: '0017' },
    { name: 'without one the address', person: { employeeNo: null, email: 'a@b.example' }, want: 'a@b.example' },
    { name: 'an empty number is none', person: { employeeNo: '', email: 'a@b.example' }, want: 'a@b.example' },
    { name: 'nothing', person: { employeeNo: '', email: '' }, want: '' },
  ])('$name', ({ person, want }) => {
    expect(markOf(person)).toBe(want)
  })
})

test('a mark stands behind the name, none leaves the name alone', () => {
  expect([namedApart('孙磊', '0017'), namedApart('孙磊', '')]).toEqual(['孙磊 (0017)', '孙磊'])
})

test('shared are the names that occur twice or more', () => {
  expect(sharedNames(['孙磊', '何晓明', '孙磊', '孙洋', '孙磊'])).toEqual(new Set(['孙磊']))
})
