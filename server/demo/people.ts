/** The made-up company: its table, and who of it is evaluated. */
import { readFileSync } from 'node:fs'
import type { Caller } from './caller.ts'

const TABLE = new URL('./org-300.csv', import.meta.url)
const MOST_WAITS = 600
const MOST_LEADERS = 100

/** Imports the 300 people with their departments and leaders; waits until the job is done. */
export async function importPeople(administrator: Caller): Promise<void> {
  const text = readFileSync(TABLE, 'utf8')
  const { jobId } = await administrator.ok('importEmployees', { body: { text, allOrNothing: true } })
  for (let waits = 0; waits < MOST_WAITS; waits += 1) {
    const { status, message } = await administrator.ok('getJob', { path: { id: jobId } })
    if (status === 'done') return
    if (status !== 'waiting' && status !== 'running') throw new Error(`the import ended as ${status}: ${message}`)
    await new Promise((wait) => setTimeout(wait, 100))
  }
  throw new Error('the import did not end within a minute')
}

/** The leaders of departments that have members besides them, most members first. */
export async function findLeaders(administrator: Caller, count = MOST_LEADERS): Promise<number[]> {
  const departments = await administrator.ok('listDepartments')
  const { items } = await administrator.ok('listEmployees', { query: { pageSize: 1000 } })
  const members = new Map<number, number>()
  for (const { departId } of items) if (departId !== null) members.set(departId, (members.get(departId) ?? 0) + 1)
  return departments
    .filter(({ leaderId, id }) => leaderId !== null && (members.get(id) ?? 0) > 3)
    .sort((a, b) => (members.get(b.id) ?? 0) - (members.get(a.id) ?? 0))
    .flatMap(({ leaderId }) => leaderId ?? [])
    .slice(0, count)
}
