import { expect, it } from 'vitest'
import { fallbackFor } from './fallback.ts'

it.each([
  ['年度“管理者”评估 © 2026 Roundview® ™', []],
  ['很好😀', ['Noto Emoji']],
  ['مرحبا', ['Noto Sans Arabic']],
])('%s asks for the fonts of its scripts alone', (text, wanted) => {
  expect(fallbackFor(text)).toEqual(wanted)
})
