/** Of levels of one's own each has its colour on paper in every table, as everywhere (design §6). */
import { expect, test } from 'vitest'
import { exampleReport } from '../personalReport.fixture.ts'
import { exampleTeamReport } from '../teamReport.fixture.ts'
import type { LevelStyle } from '../theme/levelStyle.ts'
import { levelStyle, styleAmong } from '../theme/levelStyle.ts'
import { PRINT_PALETTE } from '../theme/tokens.ts'
import { ratersSection } from './personal/levels.ts'
import { levelsSection } from './team/dimensions.ts'
import type { Writer } from './typesetting/blocks.ts'
import type { Ink } from './typesetting/Ink.tsx'

/** Every text fits; what is set is kept with its colour. */
function writerOf(set: { text: string; color: string }[] = []): Writer {
  const lines = (text: string, { color }: { color: string }) => {
    set.push({ text, color })
    return [{ width: 1, runs: [] }]
  }
  // Nothing else is asked of it.
  const typesetter = { lines, clamped: lines } as unknown as Writer['typesetter']
  return { language: 'en', say: (key) => key, typesetter }
}

const colourOf = ({ token }: LevelStyle): string => PRINT_PALETTE[token]

test('in the table of who took part', () => {
  const report = exampleReport()
  const levels = report.levels.map((level, at) =>
    at < 2 ? { ...level, kind: 'custom' as const, name: `Own ${at}` } : level,
  )
  const marks: (string | undefined)[] = []
  // Nothing else is asked of it.
  const on = {
    path: (_path: string, _x: number, _y: number, { fill, stroke }: { fill?: string; stroke?: string }) =>
      marks.push(fill ?? stroke),
    circle: (_x: number, _y: number, _radius: number, { stroke }: { stroke?: string }) => marks.push(stroke),
    rule: () => undefined,
    write: () => undefined,
  } as unknown as Ink
  for (const block of ratersSection(writerOf(), { ...report, levels }).blocks) block.draw(on, 0, 0, new Map())
  expect(marks).toEqual(levels.map((level) => colourOf(styleAmong(levels, level))))
  expect(new Set(marks).size).toBe(levels.length)
})

test('in the table of a team, as in reports in which another is read on its own', () => {
  const report = exampleTeamReport()
  const asked = report.participation.map((one) => (one.levelType === 'custom' ? { ...one, levelName: 'Clients' } : one))
  const pooled = { levelId: 9, levelType: 'custom', levelName: 'Advisers' } as const
  const participation = [...asked, { ...pooled, notAsked: 0, asked: 24, sent: 20, leftOut: 0, unable: null }]
  const levels = report.levels.map((one) => (one.kind === 'custom' ? { ...one, name: 'Clients' } : one))
  const set: { text: string; color: string }[] = []
  levelsSection(writerOf(set), { ...report, levels, participation })
  const [advisers, clients] = ['Advisers', 'Clients'].map((name) => ({ kind: 'custom' as const, name }))
  const own = styleAmong(
    [advisers, clients].flatMap((one) => one ?? []),
    clients ?? expect.unreachable(),
  )
  expect(set.find(({ text, color }) => text === 'Clients' && color === colourOf(own))).toBeDefined()
  expect(own).not.toEqual(levelStyle('custom'))
})
