import { expect, test } from 'vitest'
import { readImport } from './importReading.ts'

const known = {
  employees: [JSON.stringify([{ id: 1, email: 'li@x.example', employeeNo: null, userId: null }])],
  departments: [],
}
const text = 'name,email\n单雄信,shan@x.example\n李四,li@x.example\n王五,none'

test('the pinyin of every good row is found out here, and not where everybody waits', () => {
  const { slices } = readImport({ text, known, withRows: true })
  const rows = slices.flatMap((slice) => JSON.parse(slice))
  expect(rows).toMatchObject([
    { status: 'new', spoken: { words: '单雄信 shanxiongxin sxx', sortKey: 'shan xiong xin 单雄信' } },
    { status: 'update', spoken: { words: '李四 lisi ls', sortKey: 'li si 李四' } },
    { status: 'error' },
  ])
  expect(rows[2].spoken).toBeUndefined()
})

test('without the rows there is nothing to find out', () => {
  expect(readImport({ text, known, withRows: false }).slices).toEqual([])
})
