/** The figures of the demonstration's rounds as texts: as they must be printed, and as they came. */
import { readXlsx } from 'hucre/xlsx'
import { parseCsv } from '../../server/sheets/csv.ts'
import { type DemoRound, figuresOf } from './demoRounds.ts'
import { roundedTo } from './recomputed.ts'
import { unzipped } from './unzipped.ts'

/** What stands on pages and paper where there is no figure. */
export const NOTHING = '—'
type Figures = ReturnType<typeof figuresOf>
/** As it is printed, rounded once from what is exact. */
export const text = (decimals: number, value: number | null | undefined, nothing = '') =>
  value == null ? nothing : (roundedTo(decimals, value) ?? 0).toFixed(decimals)

/** A figure as it came: whatever is not rounded to its decimals shows. */
export const told = (decimals: number, value: unknown, nothing = '') => {
  if (value === null || value === undefined || value === '') return nothing
  const figure = Number(value)
  return figure === Number(figure.toFixed(decimals)) ? figure.toFixed(decimals) : String(value)
}

/** What others and oneself say as it is printed, and their difference as a reader would subtract it. */
export function seenAndSaid(one: { others: number | null; self: number | null } | undefined) {
  const [others, self] = [roundedTo(1, one?.others ?? null), roundedTo(1, one?.self ?? null)]
  return { others, self, gap: others === null || self === null ? null : roundedTo(1, others - self) }
}

export function gapText(gap: number | null): string {
  if (gap === null) return NOTHING
  if (gap === 0) return '0.0'
  return `${gap > 0 ? '+' : '−'}${Math.abs(gap).toFixed(1)}`
}

/** How many decimals points and the percentages of questions have. */
export interface Decimals {
  points: number
  share: number
}

/** What must be told of everybody in a round. */
export function expectedOf(round: DemoRound, { points, share }: Decimals) {
  const people = round.evaluatees.map((one) => ({ ...one, figures: figuresOf(round, one) }))
  const levels = round.levels.map(({ levelType }) => levelType)
  /** In the files of a round: every row of raters there can be. */
  const columns = round.type === 2 ? [...levels, 'pool'] : levels
  /** Of a question what its table says. */
  const questionTexts = (one: Figures['dimensions'][number]['questions'][number]) => [
    ...[one.score, one.others, one.self].map((value) => text(points, value)),
  ]
  const percentOf = (score: number | null) => text(share, score === null ? null : (100 * score) / 5)
  const titleAt = (dimension: number, at: number) =>
    round.questions[round.dimensions[dimension]?.places[at] ?? -1]?.title ?? ''

  function dimensionRows({ dimensions, shown }: Figures) {
    return dimensions.map((one, place) => [
      ...[round.dimensions[place]?.name ?? '', text(1, one.percent), text(1, one.others), text(1, one.self)],
      ...shown.map((key) => text(1, one.byLevel[key])),
    ])
  }

  function questionRows({ dimensions, shown }: Figures) {
    return dimensions.flatMap(({ questions }, place) =>
      questions.map((one, at) => [
        ...[titleAt(place, at), percentOf(one.score), ...questionTexts(one)],
        ...shown.map((key) => text(points, one.byLevel[key])),
      ]),
    )
  }

  /** Of a figure each, that of everybody as it is printed: means of people start from those (numbers.md 8). */
  const printedOf = (pick: (figures: Figures) => number | null | undefined) =>
    people.map(({ figures }) => roundedTo(1, pick(figures) ?? null))

  return { people, columns, questionTexts, percentOf, titleAt, dimensionRows, questionRows, printedOf }
}

export type Format = 'csv' | 'xlsx'

/** A file's figures are texts with their decimals in CSV, and numbers in Excel. */
export const toldIn = (format: Format, decimals: number, cell: unknown) =>
  format === 'csv' ? String(cell ?? '') : told(decimals, cell)

export async function cellsOf(raw: Buffer, format: Format): Promise<unknown[][]> {
  if (format === 'csv') return parseCsv(raw.toString()).rows.map(({ cells }) => cells)
  return (await readXlsx(raw)).sheets[0]?.rows.slice(1) ?? []
}

export async function sheetsOf(raw: Buffer, format: Format): Promise<Map<string, unknown[][]>> {
  if (format === 'xlsx') return new Map((await readXlsx(raw)).sheets.map(({ name, rows }) => [name, rows.slice(1)]))
  return new Map(
    [...unzipped(raw)].map(([name, body]) => [
      name.replace('.csv', ''),
      parseCsv(body.toString()).rows.map(({ cells }) => cells),
    ]),
  )
}
