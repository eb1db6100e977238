import { expect, test } from 'vitest'
import { levelsOf } from './area.ts'

const district = { code: '330102', name: '上城区' }
const city = { code: '330100', name: '杭州市', districts: [district] }
const province = { code: '330000', name: '浙江省', cities: [city] }

test.each([
  { code: '', chosen: ['', '', ''], above: ['', '', ''], counts: [1, 0, 0] },
  { code: '330000', chosen: ['330000', '', ''], above: ['', '330000', ''], counts: [1, 1, 0] },
  { code: '330100', chosen: ['330000', '330100', ''], above: ['', '330000', '330100'], counts: [1, 1, 1] },
  { code: '330102', chosen: ['330000', '330100', '330102'], above: ['', '330000', '330100'], counts: [1, 1, 1] },
  { code: '999999', chosen: ['', '', ''], above: ['', '', ''], counts: [1, 0, 0] },
])('the seat "$code"', ({ code, chosen, above, counts }) => {
  const levels = levelsOf([province], code)
  expect(levels.map((level) => level.code)).toEqual(chosen)
  expect(levels.map((level) => level.above)).toEqual(above)
  expect(levels.map(({ places }) => places.length)).toEqual(counts)
})
