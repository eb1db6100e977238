import type { Handle } from '../../database/open.ts'
import type { DepartmentTable } from '../../database/schema.ts'
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

export async function insertDepartments(db: Handle, rows: DepartmentTable[]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('department').values(slice).execute()
}

export async function updateDepartment(
  db: Handle,
  enterpriseId: number,
  id: number,
  change: Partial<Omit<DepartmentTable, 'enterpriseId' | 'id'>>,
) {
  await db.updateTable('department').set(change).where('enterpriseId', '=', enterpriseId).where('id', '=', id).execute()
}

export async function deleteDepartment(db: Handle, enterpriseId: number, id: number) {
  await db.deleteFrom('department').where('enterpriseId', '=', enterpriseId).where('id', '=', id).execute()
}
