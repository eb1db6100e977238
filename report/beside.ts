/** What stands beside the dimensions of a report: the mean of all evaluatees, and the round before. */
import type { ShownReport } from '../domain/scoring/report.ts'

interface BesideColumn {
  /** Keys of its heading, and of where it comes from. */
  label: string
  note: string
  /** Percent. */
  figureOf(dimensionId: number): number | null
}

/** A column each where there is something in it. */
export function besideColumns({ beside }: Pick<ShownReport, 'beside'>): BesideColumn[] {
  const columns = [
    { label: 'report.norm', note: 'report.normNote', pick: 'norm' },
    { label: 'report.before', note: 'report.beforeNote', pick: 'before' },
  ] as const
  const of = new Map(beside?.dimensions.map((one) => [one.dimensionId, one]))
  return columns
    .filter(({ pick }) => beside?.dimensions.some((one) => one[pick] !== null))
    .map(({ label, note, pick }) => ({ label, note, figureOf: (dimensionId) => of.get(dimensionId)?.[pick] ?? null }))
}

/** Whether the gap of a dimension is more than chance; never where it is not known. */
export const isMarkedGap = ({ beside }: Pick<ShownReport, 'beside'>, wanted: number): boolean =>
  beside?.dimensions.some(({ dimensionId, isMarked }) => dimensionId === wanted && isMarked) ?? false

/** The key of what the chart of gaps says below its title: without the statistics no gap is judged. */
export const gapCaption = ({ beside }: Pick<ShownReport, 'beside'>): string =>
  beside === undefined ? 'report.gap.caption' : 'report.gap.judged'

/** Where the figures of these columns come from. */
export function besideNotes(
  report: Pick<ShownReport, 'beside'>,
  say: (key: string, params?: Record<string, string>) => string,
): string[] {
  const title = report.beside?.previousTitle ?? null
  return besideColumns(report).map(({ note }) => say(note, { title: title ?? '' }))
}
