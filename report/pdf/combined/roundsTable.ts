/** Figures round by round, as the screen has them; more rounds than a table holds go on in another. */
import type { CombinedFigures } from '../../../domain/scoring/combined/combinedReport.ts'
import { type CombinedRound, changeBandText, changePairText, changeText, shownRounds } from '../../combinedReport.ts'
import { formatPercent } from '../../format.ts'
import { TEXT_WIDTH } from '../theme.ts'
import type { Block, Writer } from '../typesetting/blocks.ts'
import { type Column, columnStretches, figureWidth, type Row, tableBlocks } from '../typesetting/table.ts'

export interface FigureRow {
  head: string
  /** Whose department it is, in a column of its own where there is room for one; else below the head where that needs it. */
  department?: string
  needsDepartment?: boolean
  figures: CombinedFigures
  isStrong?: boolean
}

export interface FigureGroup {
  title?: string
  rows: readonly FigureRow[]
}

interface RoundsTable {
  /** Above the column that names the rows. */
  headLabel: string
  rounds: readonly CombinedRound[]
  groups: readonly FigureGroup[]
}

/** A round by its number on the cover, since heads of columns may cut its title. */
export const numbered = ({ title }: Pick<CombinedRound, 'title'>, place: number): string =>
  [`${place + 1}.`, title].filter(Boolean).join(' ')

/** As the heads of the columns begin. */
const numberOf = (_: unknown, place: number): string => `${place + 1}.`

/** Columns of figures beside which what became of them has room. */
const MOST_BESIDE = 4

interface FigureColumn {
  column: Column
  cellOf(figures: CombinedFigures): Row['cells'][number]
}

export function roundsTables(writer: Writer, { headLabel, rounds, groups }: RoundsTable): Block[] {
  const figures = groups.flatMap(({ rows }) => rows.map((row) => row.figures))
  const stretches = columnStretches(scoreColumns(writer, rounds)).map((stretch) => stretch.map(({ item }) => item))
  const changes = changeColumns(writer, figures, rounds)
  const last = stretches.at(-1) ?? []
  const tables =
    last.length > MOST_BESIDE && changes.length > 0
      ? [...stretches, changes]
      : [...stretches.slice(0, -1), [...last, ...changes]]
  return tables.flatMap((columns, index) => {
    const [head, ...below] = tableOf(writer, headLabel, columns, groups)
    return head === undefined ? [] : [index === 0 ? head : { ...head, above: 14 }, ...below]
  })
}

function scoreColumns(writer: Writer, rounds: readonly CombinedRound[]): FigureColumn[] {
  const shown = shownRounds(rounds)
  const most = shown.length < MOST_BESIDE - 1 ? 76 : 62
  const column = (key: string, label: string): Column => ({ key, label, width: figureWidth(writer, label, 58, most) })
  return [
    ...shown.map(
      ({ round, place }): FigureColumn => ({
        column: column(String(place), numbered(round, place)),
        cellOf: ({ byQuestionnaire }) => formatPercent(byQuestionnaire[place] ?? null),
      }),
    ),
    {
      column: column('mean', writer.say('report.combined.mean')),
      cellOf: ({ combined }) => formatPercent(combined),
    },
  ]
}

/** What became of the figures where any can be compared, the band only where one has it. */
function changeColumns(
  { say, language }: Writer,
  figures: readonly CombinedFigures[],
  rounds: readonly CombinedRound[],
): FigureColumn[] {
  if (figures.every(({ change }) => change === null)) return []
  const change: FigureColumn = {
    column: { key: 'change', label: say('report.change'), width: 48 },
    cellOf: ({ change: own }) => ({
      text: [changeText(own), changePairText(own, rounds, numberOf)].filter(Boolean).join('\n'),
      isStrong: own?.isMarked === true,
    }),
  }
  const band: FigureColumn = {
    column: { key: 'band', label: say('report.team.bandHead'), width: 98 },
    cellOf: ({ change: own }) => changeBandText(own, language, '\n'),
  }
  return figures.some(({ change: own }) => own !== null && (own.band !== null || own.isOtherScale))
    ? [change, band]
    : [change]
}

function tableOf(
  writer: Writer,
  headLabel: string,
  columns: readonly FigureColumn[],
  groups: readonly FigureGroup[],
): Block[] {
  const figures = columns.map(({ column }) => column)
  const department = departmentColumn(writer, figures, groups)
  const own = [{ key: 'head', label: headLabel }, ...department, ...figures]
  const filled = groups.map(({ title, rows }) => ({
    ...(title !== undefined && { title }),
    rows: rows.map((row) => ({
      cells: [
        { text: department.length > 0 ? row.head : headOf(row), isStrong: row.isStrong === true },
        ...department.map(() => row.department ?? ''),
        ...columns.map(({ cellOf }) => cellOf(row.figures)),
      ],
    })),
  }))
  return tableBlocks(writer, { columns: own, width: TEXT_WIDTH, keepsGroups: true }, filled)
}

const headOf = ({ head, department = '', needsDepartment = false }: FigureRow): string =>
  needsDepartment && department !== '' ? `${head}\n${department}` : head

/** Points of the column of departments, and those the names beside it need. */
const DEPARTMENT = { width: 104, beside: 96 }

function departmentColumn({ say }: Writer, figures: readonly Column[], groups: readonly FigureGroup[]): Column[] {
  const room = TEXT_WIDTH - figures.reduce((sum, { width = 0 }) => sum + width, 0)
  const isThere = groups.some(({ rows }) => rows.some(({ department }) => department !== undefined))
  if (!isThere || room < DEPARTMENT.width + DEPARTMENT.beside) return []
  return [{ key: 'department', label: say('report.team.department'), width: DEPARTMENT.width, isText: true }]
}
