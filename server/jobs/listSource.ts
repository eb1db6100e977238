/** What a feature gives of its list so that the list can be made a file; exports know no feature. */
import type { Handle } from '../database/open.ts'
import type { Order } from '../database/statements.ts'
import type { BodyOf } from '../http/call.ts'

type ExportOrder = BodyOf<'createExport'>
export type ExportedListName = ExportOrder['list']

export interface ListOrder {
  filter: Exclude<ExportOrder['filter'], undefined>
  /** Only these; instead of the filter. */
  ids: ReadonlySet<number | string> | null
  /** A value of the list's own sort. */
  sort: string
  order: Order
}

export interface ListSource {
  /** The ids of every row, in the list's order. */
  idsOf(db: Handle, enterpriseId: number, wanted: ListOrder): Promise<number[]>
  /** These rows as the list answers them, in any order; those that are gone are left out. */
  recordsOf(db: Handle, enterpriseId: number, ids: number[]): Promise<{ id: number }[]>
}
