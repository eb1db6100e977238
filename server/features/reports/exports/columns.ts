/** What the sheets of a round have in common: whose row it is, and a column for each relation level. */
import { levelTypeOf } from '../../../../domain/evaluation/levels.ts'
import { namedApart } from '../../../../domain/evaluation/names.ts'
import { decimalsOf, type FigureKind, type FigureRule } from '../../../../domain/scoring/figures.ts'
import type { PersonalReport } from '../../../../domain/scoring/report.ts'
import { translateServer } from '../../../../messages/server.ts'
import type { Handle } from '../../../database/open.ts'
import type { Language } from '../../../http/call.ts'
import { listLevels } from '../../../records/questionnaire/levels.ts'
import { ruleOf } from '../../../records/questionnaire/rule.ts'
import type { QuestionnaireRow } from '../../../records/questionnaire/store.ts'
import type { CsvCell, Heading } from '../../../sheets/csv.ts'
import { levelName } from '../levelWords.ts'
import type { Numbers } from '../names.ts'
import type { Names } from '../teamFigures.ts'

export type Marked = Pick<Names, 'markOf'> & Numbers

export interface LevelColumn {
  key: string
  name: string
  /** Whether it is the one whose figures stand as “self” beside those of others. */
  isSelf: boolean
}

/** What stands in a sheet beside figures. */
export interface SheetGround {
  /** Of the promise: how many decimals there are. */
  rule: FigureRule
  /** Every row of raters there can be: what may be shown of one evaluatee tells nothing of another. */
  levels: readonly LevelColumn[]
  marked: Marked
  language: Language
}

export const wordIn = (language: Language) => (key: string) => translateServer(language, `sheet.${key}`)

/** A column of figures of this kind. */
export const figureHeading = (text: string, kind: FigureKind, rule: FigureRule): Heading => ({
  text,
  decimals: decimalsOf(kind, rule),
})

export const personHeadings = (language: Language): string[] =>
  ['employeeNo', 'name', 'department'].map(wordIn(language))

export function personCells(
  { employeeId, name, departmentName }: PersonalReport['evaluatee'],
  { markOf, numberOf }: Marked,
): CsvCell[] {
  return [numberOf(employeeId), namedApart(name, markOf(employeeId)), departmentName]
}

export const yesOrNo = (is: boolean, language: Language): string =>
  translateServer(language, is ? 'notice.yes' : 'notice.no')

/** The open levels in their order, behind them the pool where small ones may be shown together (R2b). */
export async function readLevelColumns(db: Handle, row: QuestionnaireRow, language: Language): Promise<LevelColumn[]> {
  const levels = (await listLevels(db, row.enterpriseId, row.id)).filter(({ open }) => open === 1)
  const columns = levels.map(({ id, type, name }) => ({
    key: `level:${id}`,
    name: levelName({ kind: levelTypeOf(type), name }, language),
    isSelf: levelTypeOf(type) === 'self',
  }))
  const pools = row.type === 2 && ruleOf(row).pooling
  return pools
    ? [...columns, { key: 'pool', name: levelName({ kind: 'pool', name: '' }, language), isSelf: false }]
    : columns
}
