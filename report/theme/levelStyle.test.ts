import { expect, test } from 'vitest'
import type { ReportLevel } from '../../domain/scoring/report.ts'
import { levelStyle, styleAmong } from './levelStyle.ts'

const KINDS = ['superior', 'sameLevel', 'subordinate', 'self', 'custom', 'pool'] as const

test('no two kinds of levels have the same marker or the same dash: without colour they are told apart', () => {
  const styles = KINDS.map(levelStyle)
  expect(new Set(styles.map(({ shape }) => shape)).size).toBe(KINDS.length)
  expect(new Set(styles.map(({ dash }) => dash)).size).toBe(KINDS.length)
})

const levelOf = (kind: ReportLevel['kind'], key: string): ReportLevel => ({
  ...{ key, kind, name: key, pooledNames: [], status: 'shown', raterCount: '1', weight: null },
})
const own = (count: number) => Array.from({ length: count }, (_, at) => levelOf('custom', `level:${at}`))

test('six levels of one’s own are told apart among themselves and from all others, with colour and without', () => {
  const levels = [...KINDS.filter((kind) => kind !== 'custom').map((kind) => levelOf(kind, kind)), ...own(6)]
  const styles = levels.map((level) => styleAmong(levels, level))
  expect(new Set(styles.map(({ shape }) => shape)).size).toBe(levels.length)
  expect(new Set(styles.map(({ dash }) => dash)).size).toBe(levels.length)
  expect(new Set(styles.slice(-6).map(({ token }) => token)).size).toBe(6)
})

test('a seventh begins again, and what is built in keeps its style', () => {
  const levels = [levelOf('superior', 'superior'), ...own(7)]
  const styles = levels.map((level) => styleAmong(levels, level))
  expect(styles[0]).toBe(levelStyle('superior'))
  expect(styles[1]).toBe(levelStyle('custom'))
  expect(styles[7]).toBe(styles[1])
})
