/** Levels of one's own are told apart on paper as they are on screen. */
import { expect, test } from 'vitest'
import { exampleReport } from '../../personalReport.fixture.ts'
import { styleAmong } from '../../theme/levelStyle.ts'
import { PRINT_PALETTE } from '../../theme/tokens.ts'
import type { Writer } from '../typesetting/blocks.ts'
import { levelColumns } from './levelColumns.ts'

/** Every text fits. */
const writer = {
  language: 'zh',
  say: (key: string) => key,
  typesetter: { lines: () => [{ width: 1 }] },
} as unknown as Writer

test('the columns of two levels of one’s own have colours of their own', () => {
  const report = exampleReport()
  const levels = report.levels.map((level, at) =>
    at < 2 ? { ...level, key: `level:${at}`, kind: 'custom' as const, name: `${at}`, status: 'shown' as const } : level,
  )
  const own = levelColumns(writer, { ...report, levels })
    .flatMap(({ columns }) => columns)
    .slice(0, 2)
    .map(({ color }) => color)
  expect(own).toEqual(levels.slice(0, 2).map((level) => PRINT_PALETTE[styleAmong(levels, level).token]))
  expect(new Set(own).size).toBe(2)
})

test('wide figures are fewer beside each other', () => {
  const report = exampleReport()
  const [level = expect.unreachable()] = report.levels
  const levels = Array.from({ length: 6 }, (_, at) => ({ ...level, key: `level:${at}` }))
  // A character is five points wide.
  const typesetter = {
    lines: (text: string, { size }: { size: number }) => [{ width: (text.length * 5) / size }],
  } as unknown as Writer['typesetter']
  const sizesOf = (figure: string) =>
    levelColumns({ ...writer, typesetter }, { ...report, levels }, () => [figure]).map(({ indexes }) => indexes.length)
  expect(sizesOf('87.5')).toEqual([6])
  expect(sizesOf('−123456789012.55')).toEqual([3, 3])
})
