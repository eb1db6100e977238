import { describe, expect, test } from 'vitest'
import { fileNamer, personFile, safeFileName } from './fileNames.ts'

describe('a name every system takes', () => {
  test.each([
    { given: 'E01 何晓明', want: 'E01 何晓明' },
    { given: '../../etc/passwd', want: '_.._etc_passwd' },
    { given: 'C:\\a|b?c*"<d>', want: 'C__a_b_c___d_' },
    { given: 'line\r\nbreak\tand\0nul', want: 'line__break_and_nul' },
    { given: 'evil\u202Egpj.exe', want: 'evil_gpj.exe' },
    { given: 'half \uD83D of a pair', want: 'half _ of a pair' },
    { given: ' dots. . ', want: 'dots' },
    { given: '...', want: '_' },
    { given: '', want: '_' },
    { given: 'con', want: '_con' },
    { given: 'LPT¹.张', want: '_LPT¹.张' },
    { given: 'Contact', want: 'Contact' },
    { given: 'e\u0301', want: '\u00E9' },
    { given: '名'.repeat(100), want: '名'.repeat(66) },
    { given: `${'a'.repeat(198)}👩‍👧`, want: 'a'.repeat(198) },
  ])('$given', ({ given, want }) => {
    expect(safeFileName(given)).toBe(want)
  })
})

test('names that would fall on each other get numbers, also beside those of before', () => {
  const nameOf = fileNamer(['E01 王伟.pdf'])
  expect(['E01 王伟', 'e01 王伟', 'E02 王伟', 'Ｅ02 王伟', 'a?', 'a*'].map((text) => nameOf(text, '.pdf'))).toEqual([
    'E01 王伟 (2).pdf',
    'e01 王伟 (3).pdf',
    'E02 王伟.pdf',
    'Ｅ02 王伟 (2).pdf',
    'a_.pdf',
    'a_ (2).pdf',
  ])
})

test('a person is called by number and name, without a number by what tells them apart', () => {
  const person = { employeeNo: '', name: '王伟', nameMark: '' }
  expect(personFile({ ...person, employeeNo: 'E01', nameMark: 'E01' })).toBe('E01 王伟')
  expect(personFile(person)).toBe('王伟')
  expect(personFile({ ...person, nameMark: 'w@x.example' })).toBe('王伟 (w@x.example)')
})
