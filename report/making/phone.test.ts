import { expect, test } from 'vitest'
import { isPhone } from './phone.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

test.each([
  ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5, true],
  ['Android phone', 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 5, true],
  ['Android tablet', 'Mozilla/5.0 (Linux; Android 15; K) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 5, true],
  ['iPad that says it is a Mac', MAC, 5, true],
  ['Mac', MAC, 0, false],
  ['Windows with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 10, false],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', 0, false],
])('%s', (_, userAgent, maxTouchPoints, want) => {
  expect(isPhone({ userAgent, maxTouchPoints })).toBe(want)
})
