/** What a feature gives of its list so that the list can be made a file; exports know no feature. */
import type { Language } from '../../messages/format.ts'
import type { Handle } from '../database/open.ts'
import type { Reading } from '../database/sliceBySlice.ts'
import type { Order } from '../database/statements.ts'
import type { BodyOf } from '../http/call.ts'

type ExportOrder = BodyOf<'createExport'>
export type ExportedListName = ExportOrder['list']

/** Where a list stands and who reads it. */
export interface ListPlace {
  enterpriseId: number
  /** Whose evaluatees or forms they are; null for the enterprise's own lists. */
  questionnaireId: number | null
  language: Language
}

export interface ListOrder {
  filter: Exclude<ExportOrder['filter'], undefined>
  /** Only these; instead of the filter. */
  ids: ReadonlySet<number | string> | null
  /** A value of the list's own sort. */
  sort: string
  order: Order
}

/** These rows as the list answers them, in any order; those that are gone are left out. */
export type ReadRecords = (db: Handle, ids: number[]) => Promise<{ id: number }[]>

export interface ListSource {
  /** References the records name in words instead of ids. */
  named?: readonly string[]
  /** The ids of every row, in the list's order. */
  idsOf(reading: Reading, place: ListPlace, wanted: ListOrder): Promise<number[]>
  /** Once a file: reads what all its rows need, and answers how some of them are read. */
  openRecords(reading: Reading, place: ListPlace): Promise<ReadRecords>
}

/** The questionnaire a list is of. */
export function ofQuestionnaire({ questionnaireId }: ListPlace): number {
  if (questionnaireId === null) throw new Error('this list stands in a questionnaire')
  return questionnaireId
}
