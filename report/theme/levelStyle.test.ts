import { expect, test } from 'vitest'
import { levelStyle } from './levelStyle.ts'

const KINDS = ['superior', 'sameLevel', 'subordinate', 'self', 'custom', 'pool'] as const

test('no two kinds of levels have the same marker or the same dash: without colour they are told apart', () => {
  const styles = KINDS.map(levelStyle)
  expect(new Set(styles.map(({ shape }) => shape)).size).toBe(KINDS.length)
  expect(new Set(styles.map(({ dash }) => dash)).size).toBe(KINDS.length)
})
