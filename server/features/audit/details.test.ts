/** What the audit log says of released reports. */
import { expect, test } from 'vitest'
import { type Detail, detailOf } from './details.ts'

const people = Array.from({ length: 11 }, (_, index) => index + 1)
const names = new Map(people.map((id) => [id, `员工${id}`]))

const told = (detail: Detail, known = names) => detailOf({ action: 'report.release', times: 0 }, detail, known, 'zh')

test('of many people some are named, and it says that there are more', () => {
  expect(told({ employeeIds: people })).toBe(
    `11 位被评价人；${people
      .slice(0, 10)
      .map((id) => `员工${id}`)
      .join('、')}等`,
  )
  expect(told({ employeeIds: people.slice(0, 10) })).not.toContain('等')
})

test('who is gone is left out of the names, not of the number', () => {
  expect(told({ employeeIds: [1, 99], toSuperior: true })).toBe('2 位被评价人；同时发布给上级；员工1')
  expect(told({ employeeIds: people }, new Map())).toBe('11 位被评价人')
})

test('what was kept before whose it was knows the number alone', () => {
  expect(told({ count: 3 })).toBe('3 位被评价人')
  expect(told({})).toBe('')
})
