/** Many rows are written with one text (issue 7, point 8): all of them, once each, in their order. */
import { expect, test } from 'vitest'
import { keptRows } from '../../server/database/kept.ts'
import type { Database } from '../../server/database/schema/schema.ts'
import { openTestDatabase } from './testDatabase.ts'

const department = (id: number): Database['department'] => ({
  ...{ enterpriseId: 1, id, parentId: null, seq: id, departNo: `D${id}`, leaderId: id % 2 === 0 ? id : null },
  name: `部门 ${id}`,
  sortKey: `bu men ${id}`,
})

test('full statements are built once, others for themselves, and every row is written as given', async () => {
  const { database, remove } = await openTestDatabase()
  try {
    let built = 0
    const insert = keptRows((db, rows: Database['department'][]) => {
      built += 1
      return db
        .insertInto('department')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['enterpriseId', 'id']).doNothing())
        .returning('id')
    })
    const rows = Array.from({ length: 1234 }, (_, index) => department(index + 1))
    await database.write((db) => insert(db, rows.slice(0, 700)))
    const fresh = await database.write((db) => insert(db, rows))
    expect(fresh.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.slice(700).map(({ id }) => id))
    expect(built).toBe(2)
    const stored = await database.read((db) => db.selectFrom('department').selectAll().orderBy('id').execute())
    expect(stored).toEqual(rows)
    expect(await database.write((db) => insert(db, []))).toEqual([])
    const [first, ...others] = rows.slice(0, 100)
    const { name: _name, ...nameless } = first ?? department(1)
    const mixed = [...others, nameless as Database['department']]
    await expect(database.write((db) => insert(db, mixed))).rejects.toThrow('rows of other columns')
  } finally {
    await remove()
  }
})
