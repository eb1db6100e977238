/** Rounds as tests make them: dimensions by name, people by their figures. */
import type { LevelType } from '../../evaluation/levels.ts'
import type { Round, RoundMember } from './rounds.ts'

export interface RowGiven {
  kind: LevelType | 'pool'
  name?: string
  weight: number | null
  raters?: number
  /** Percent in each dimension. */
  percents: (number | null)[]
}

export const ROW = (percents: (number | null)[], more: Partial<RowGiven> = {}): RowGiven => ({
  ...{ kind: 'superior' as const, weight: 50, percents },
  ...more,
})

/** Somebody whose dimensions have these figures. */
export function member(
  employeeId: number,
  overallPercent: number | null,
  percents: (number | null)[],
  rows: RowGiven[] = [ROW(percents, { weight: 100 })],
): RoundMember {
  return {
    evaluatee: { employeeId, name: `P${employeeId}`, departmentName: '' },
    overallPercent,
    incomplete: false,
    rows: rows.map(({ kind, name = '', weight }, index) => ({ key: `level:${index}`, kind, name, weight })),
    dimensions: percents.map((percent, index) => ({
      ...{ dimensionId: index + 1, percent, othersPercent: percent, selfPercent: null, agreement: null },
      byRow: rows.map((row) => row.percents[index] ?? null),
      raters: rows.map((row) => row.raters ?? 1),
    })),
  }
}

export function round(names: string[], members: RoundMember[], more: Partial<Round['dimensions'][number]> = {}): Round {
  return {
    dimensions: names.map((name, index) => ({
      dimensionId: index + 1,
      name,
      weight: null,
      spread: null,
      lowest: 20,
      ...more,
    })),
    members,
  }
}
