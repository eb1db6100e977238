import type { Handle } from '../../database/open.ts'
import type { DepartmentTable } from '../../database/schema.ts'

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
  for (let start = 0; start < rows.length; start += 1000) {
    await db
      .insertInto('department')
      .values(rows.slice(start, start + 1000))
      .execute()
  }
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
