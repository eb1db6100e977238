import type { PersonalReport } from '../../domain/scoring/report.ts'
import type { Language } from '../../messages/format.ts'
import type { CsvCell } from '../../server/sheets/csv.ts'

/** Names tell nothing here. */
export const UNMARKED = { sortKeys: new Map<number, string>(), markOf: () => '' }

/** What sheets need besides a report: a column for each of its rows. */
export const groundOf = ({ rule, levels }: PersonalReport, language: Language) => ({
  ...{ rule, language, marked: { ...UNMARKED, numberOf: () => '' } },
  levels: levels.map(({ key }) => ({ key, name: key })),
})

/** The figures of a sheet, each at its place. */
export const figuresIn = (rows: readonly (readonly CsvCell[])[]) =>
  rows.map((cells) => cells.map((cell) => (typeof cell === 'number' ? cell : null)))
