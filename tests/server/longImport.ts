/** An import that is long enough to be caught in the middle. */
import { expect } from 'vitest'
import type { Caller } from '../../server/demo/caller.ts'
import type { TestDatabase } from './testDatabase.ts'

/** Sixty transactions. */
export const PEOPLE = 12_000

export async function startLongImport(administrator: Caller): Promise<number> {
  const rows = Array.from({ length: PEOPLE }, (_, index) => `E${index},张${index},p${index}@import.example`)
  const text = `employeeNo,displayName,email\n${rows.join('\n')}\n`
  return (await administrator.ok('importEmployees', { body: { text, allOrNothing: false } })).jobId
}

type Place = Pick<TestDatabase, 'database'>

export const readJob = ({ database }: Place, id: number) =>
  database.read((db) => db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow())

/** Waits until it is in the middle: some slices are written, and most are not. */
export async function inTheMiddle(place: Place, id: number): Promise<void> {
  await expect.poll(async () => (await readJob(place, id)).done, { interval: 5 }).toBeGreaterThan(0)
  const job = await readJob(place, id)
  expect(job).toMatchObject({ status: 'running' })
  expect(job.done).toBeLessThan(PEOPLE / 2)
}

/** Waits for the end of it: each row is there once, and nothing of the order is kept. */
export async function expectWhole(place: Place, id: number): Promise<void> {
  await expect.poll(async () => (await readJob(place, id)).status, { timeout: 120_000 }).toBe('done')
  const { claimedBy, done, resultJson } = await readJob(place, id)
  // A row that was done twice would be counted as one without a change.
  expect({ claimedBy, done, result: JSON.parse(resultJson) }).toMatchObject({
    claimedBy: null,
    done: PEOPLE,
    result: { created: PEOPLE, updated: 0, skipped: 0, failedRows: 0, failed: [] },
  })
  const imported = place.database.read((db) =>
    db
      .selectFrom('employee')
      .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.count<number>('email').distinct().as('addresses')])
      .where('employeeNo', 'like', 'E%')
      .executeTakeFirstOrThrow(),
  )
  expect(await imported).toEqual({ rows: PEOPLE, addresses: PEOPLE })
  expect(await place.database.read((db) => db.selectFrom('jobOrder').select('part').execute())).toEqual([])
}
