import { sql } from 'kysely'
import { branchIds } from '../../../domain/directory/tree.ts'
import type { Handle } from '../../database/open.ts'
import { sortKeyOf } from '../../database/pinyin.ts'
import type { DepartmentTable } from '../../database/schema/schema.ts'
import { ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

export async function listDepartments(db: Handle, enterpriseId: number) {
  return db.selectFrom('department').selectAll().where('enterpriseId', '=', enterpriseId).orderBy('seq').execute()
}

export async function findDepartment(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('department')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A department and all below it, by id; none where it is not there. */
export async function listBranchIds(db: Handle, enterpriseId: number, id: number): Promise<number[]> {
  const places = db.selectFrom('department').select(['id', 'parentId', 'seq']).where('enterpriseId', '=', enterpriseId)
  return branchIds(await places.execute(), id)
}

export type NewDepartment = Omit<DepartmentTable, 'sortKey'>

export async function insertDepartments(db: Handle, rows: NewDepartment[]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) {
    const sorted = slice.map((row) => ({ ...row, sortKey: sortKeyOf(row.name) }))
    await db.insertInto('department').values(sorted).execute()
  }
}

export async function updateDepartment(
  db: Handle,
  enterpriseId: number,
  id: number,
  change: Partial<Omit<NewDepartment, 'enterpriseId' | 'id'>>,
) {
  const columns = { ...change, ...(change.name !== undefined && { sortKey: sortKeyOf(change.name) }) }
  await db
    .updateTable('department')
    .set(columns)
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .execute()
}

/** Gives departments their parents and places, many by one statement. */
export async function setPlaces(
  db: Handle,
  enterpriseId: number,
  places: readonly Pick<DepartmentTable, 'id' | 'parentId' | 'seq'>[],
) {
  for (const slice of slices(places, ROWS_A_STATEMENT)) {
    const rows = slice.map(
      ({ id, parentId, seq }) => sql`(cast(${id} as bigint), cast(${parentId} as bigint), cast(${seq} as bigint))`,
    )
    await sql`with place(id, parent, seq) as (values ${sql.join(rows)})
      update department set "parentId" = place.parent, seq = place.seq from place
      where department."enterpriseId" = ${enterpriseId} and department.id = place.id`.execute(db)
  }
}

export async function deleteDepartment(db: Handle, enterpriseId: number, id: number) {
  await db.deleteFrom('department').where('enterpriseId', '=', enterpriseId).where('id', '=', id).execute()
}
