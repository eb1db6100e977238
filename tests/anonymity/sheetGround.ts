import { SUBJECT } from '../../domain/scoring/proof/published.fixture.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import type { Member } from '../../domain/scoring/team/member.ts'
import type { Language } from '../../messages/format.ts'
import type { Selection } from '../../server/features/reports/selection.ts'
import { rankingLevelsAnswer } from '../../server/features/reports/teamFigures.ts'
import type { CsvCell } from '../../server/sheets/csv.ts'

/** Names tell nothing here. */
export const UNMARKED = { sortKeys: new Map<number, string>(), markOf: () => '' }

/** What sheets need besides a report: a column for each of its rows. */
export const groundOf = ({ rule, levels }: PersonalReport, language: Language) => ({
  ...{ rule, language, marked: { ...UNMARKED, numberOf: () => '' } },
  levels: levels.map(({ key, kind }) => ({ key, name: key, isSelf: kind === 'self' })),
})

/** The figures of a sheet, each at its place. */
export const figuresIn = (rows: readonly (readonly CsvCell[])[]) =>
  rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cell : null)))

/** A department of the one alone: too few to be summed up. */
export const OF_SUBJECT: Selection = {
  has: (employeeId) => employeeId === SUBJECT.evaluatee.employeeId,
  maySum: () => false,
}

/** The dimensions as they were set. */
export const settingsOf = ({ dimensions }: PersonalReport) =>
  dimensions.map(({ dimensionId, name, weight }) => ({ id: dimensionId, name, weight }))

/** What relation levels say of the one, over all and in each dimension; of everybody are the same rows, and others'. */
export function besideLevels(team: readonly Member[], report: PersonalReport) {
  const dimensions = settingsOf(report)
  return [null, ...dimensions.map(({ id }) => id)].map((dimensionId) =>
    rankingLevelsAnswer(team, dimensions, UNMARKED.markOf, { dimensionId, selection: OF_SUBJECT }),
  )
}
