import { expect, test } from 'vitest'
import { isShortPassword, isStrongPassword } from './passwordRule.ts'

const OWNER = {
  email: 'Li.Xiaomei@yuanhang.example',
  displayName: '李小梅',
  employeeNo: 'A00012',
  enterpriseNames: ['远航科技有限公司', 'Far Sails Ltd.'],
}
const COMMON = new Set(['password', 'dragon', 'qwertyuiop', '123456', 'unbelievable'])
const isStrong = (password: string) => isStrongPassword(password, OWNER, (each) => COMMON.has(each))

test.each([
  { given: 'x7#kQp2!mZv', want: false },
  { given: 'x7#kQp2!mZvw', want: true },
  { given: '山高月小水落石出清风徐来', want: true },
  { given: '山高月小水落石出清风徐', want: false },
  { given: 'ab c'.repeat(32), want: true },
  { given: `${'ab c'.repeat(32)}d`, want: false },
  { given: 'a'.repeat(12), want: false },
  { given: 'abababababab', want: false },
  { given: 'Unbelievable', want: false },
  { given: 'Password2026!', want: false },
  { given: '2026-Dragon-2026', want: false },
  { given: 'dragondragon', want: false },
  { given: 'dragon and a sword', want: true },
  { given: '112233445566778899', want: false },
  { given: 'the yuanhang way in', want: false },
  { given: 'li.xiaomei is here', want: false },
  { given: '我们远航科技最好最好最好', want: false },
  { given: '李小梅的密码谁也猜不到吧', want: false },
  { given: 'many SAILS on the lake', want: false },
  { given: 'roundview for me', want: false },
  { given: 'number a00012 opens', want: false },
  { given: 'ＰＡＳＳＷＯＲＤ２０２６', want: false },
])('$given is strong: $want', ({ given, want }) => {
  expect(isStrong(given)).toBe(want)
})

test.each([
  { given: '', want: true },
  { given: 'x7#kQp2!mZv', want: true },
  { given: 'x7#kQp2!mZvw', want: false },
  // Twelve by JavaScript's length, six to a person.
  { given: '🐎'.repeat(6), want: true },
  { given: '🐎'.repeat(11), want: true },
  { given: '🐎'.repeat(12), want: false },
  { given: '    x7#kQp2!mZv    ', want: true },
])('$given is short: $want', ({ given, want }) => {
  expect(isShortPassword(given)).toBe(want)
  if (want) expect(isStrong(given)).toBe(false)
})
