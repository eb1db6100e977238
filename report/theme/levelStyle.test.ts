import { expect, test } from 'vitest'
import { ANONYMOUS, inputOf, levelOf as scoringLevelOf } from '../../domain/scoring/example.fixture.ts'
import { disclose } from '../../domain/scoring/gate.ts'
import { tally } from '../../domain/scoring/input.ts'
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

const ROUND = [
  scoringLevelOf(1, 'superior'),
  scoringLevelOf(2, 'sameLevel'),
  scoringLevelOf(3, 'custom', { name: 'Advisers' }),
  scoringLevelOf(4, 'custom', { name: 'Clients' }),
]

/** Of somebody about whom so many answered. */
const clientsOf = (...[peers, advisers, clients]: [number, number, number]) => {
  const of = (count: number) => Array.from({ length: count }, () => 3)
  const input = inputOf(ROUND, { 1: [4], 2: of(peers), 3: of(advisers), 4: of(clients) }, { rule: ANONYMOUS })
  const { rows } = disclose(input, tally(input), 'evaluatee')
  const own = rows.find(({ name }) => name === 'Clients') ?? expect.unreachable()
  return { shown: own.status, pooled: rows.some(({ kind }) => kind === 'pool'), style: styleAmong(rows, own) }
}

test('a level of one’s own looks alike in the reports of two people, also where another is pooled for one of them', () => {
  const [whole, pooled] = [clientsOf(4, 4, 5), clientsOf(3, 2, 5)]
  expect(whole).toMatchObject({ shown: 'shown', pooled: false })
  expect(pooled).toEqual({ ...whole, pooled: true })
  expect(whole.style).not.toEqual(levelStyle('custom'))
})
