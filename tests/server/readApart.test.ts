/** Lists that show or sort by what stands in another table: each table is read alone, and the order is the engines' own. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Handle } from '../../server/database/open.ts'
import type { Database } from '../../server/database/schema/schema.ts'
import type { Order } from '../../server/database/statements.ts'
import { listMails } from '../../server/features/collection/store/outbox.ts'
import * as directory from '../../server/features/directory/store.ts'
import * as relations from '../../server/features/relations/store.ts'
import { listNames } from '../../server/features/reports/store.ts'
import { insertDepartments, listBranchIds } from '../../server/records/people/departments.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { nameMarks } from '../../server/records/people/nameMarks.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { listSubjects } from '../../server/records/turns/counted.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

const PEOPLE = 60
const PAGE = 7
const ROUND = 5
const KEY = { enterpriseId: 1, questionnaireId: ROUND }
/** The last two come in the other order where their halves are compared. */
const NAMES = ['an', 'bo', 'an', '\u{20BB7}', '\uFF21']
const OTHERWISE = 6
const ORDERS: Order[] = ['asc', 'desc']

/** Two trees of departments, two of one name, and one that is gone. */
const DEPARTMENTS = [
  { id: 11, parentId: null, name: 'north' },
  { id: 12, parentId: 11, name: 'east' },
  { id: 13, parentId: 12, name: 'south' },
  { id: 14, parentId: null, name: 'east' },
]
const PLACES = [11, 12, 13, 14, null, 99]

/** The last one bears a name alone; one shares the key of a name, but not the name. */
function person(index: number) {
  const name = index === PEOPLE - 1 ? 'zz' : (NAMES[index % NAMES.length] ?? '')
  return {
    ...newEmployee({
      ...{ enterpriseId: 1, id: 1000 + ((index * 37) % PEOPLE), email: `${index % 9}-${index}@a` },
      displayName: index === OTHERWISE ? 'BO' : name,
      ...{ departmentId: PLACES[index % PLACES.length] ?? null, createdAt: '', mobile: `13${index}` },
      employeeNo: index % 4 === 0 ? `N${index}` : null,
    }),
    sortKey: name,
  }
}

const people = Array.from({ length: PEOPLE }, (_, index) => person(index))
const evaluatees = people.map(({ id }, seq) => ({
  ...KEY,
  id: 5000 + ((seq * 17) % PEOPLE),
  employeeId: id,
  seq: seq >> 1,
}))
const asAdded = [...evaluatees].sort((one, other) => one.seq - other.seq || one.id - other.id)
const mails = people.flatMap(({ id: employeeId }, index) =>
  [0, 1].map((time): Database['outboxMail'] => ({
    ...{ ...KEY, id: 9000 + (((index * 2 + time) * 29) % (2 * PEOPLE)), employeeId, address: `${index % 5}@a` },
    ...{
      emailType: time === 0 ? 'invite' : 'remind',
      subject: `s${index % 3}`,
      templateJson: null,
      content: '',
      status: 'sent' as const,
    },
    ...{ attempts: 1, unreached: 0, nextAttemptAt: '', claimedUntil: null, claimedBy: null, error: '', createdAt: '' },
    sentAt: index % 2 === 0 ? `2026-11-0${1 + (index % 9)}` : null,
  })),
)

let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await openTestDatabase()
  await testDatabase.database.write(async (db) => {
    await insertDepartments(
      db,
      DEPARTMENTS.map((row, index) => ({ ...row, enterpriseId: 1, seq: index + 1, departNo: '', leaderId: null })),
    )
    await insertEmployees(db, people)
    // The same ids in another enterprise, whose names must not come.
    await insertDepartments(
      db,
      DEPARTMENTS.map((row) => ({ ...row, name: 'other', enterpriseId: 2, seq: 1, departNo: '', leaderId: null })),
    )
    await insertEmployees(
      db,
      people.map((row) => ({ ...row, enterpriseId: 2, displayName: 'other' })),
    )
    await db.insertInto('evaluatee').values(evaluatees).execute()
    await db.insertInto('outboxMail').values(mails).execute()
  })
})

afterAll(() => testDatabase.remove())

const read = <T>(work: (db: Handle) => Promise<T>) => testDatabase.database.read(work)

/** The ids as they must come: by a text's bytes, what has none last, then by id. */
function wanted<Row extends { id: number }>(
  rows: readonly Row[],
  order: Order,
  keyOf: (row: Row) => string | number | null,
) {
  const sign = order === 'asc' ? 1 : -1
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' ? a - Number(b) : Buffer.compare(Buffer.from(a), Buffer.from(String(b)))
  return [...rows]
    .sort((one, other) => {
      const [a, b] = [keyOf(one), keyOf(other)]
      if (a === null || b === null) return Number(a === null) - Number(b === null) || sign * (one.id - other.id)
      return sign * (compare(a, b) || one.id - other.id)
    })
    .map(({ id }) => id)
}

/** All pages of a list, one behind the other. */
async function paged(count: number, page: (offset: number) => Promise<readonly { id: number }[]>): Promise<number[]> {
  const ids: number[] = []
  for (let offset = 0; offset < count; offset += PAGE) ids.push(...(await page(offset)).map(({ id }) => id))
  return ids
}

const departmentOf = (departmentId: number | null) => DEPARTMENTS.find(({ id }) => id === departmentId)?.name ?? null
const personOf = (employeeId: number) => people.find(({ id }) => id === employeeId) ?? person(0)

describe.each(ORDERS)('%s', (order) => {
  test.each([
    { sort: 'displayName', keyOf: (row: (typeof people)[number]) => row.sortKey },
    { sort: 'email', keyOf: (row: (typeof people)[number]) => row.email },
    { sort: 'employeeNo', keyOf: (row: (typeof people)[number]) => row.employeeNo },
    { sort: 'departName', keyOf: (row: (typeof people)[number]) => departmentOf(row.departmentId) },
  ] as const)('people by $sort', async ({ sort, keyOf }) => {
    for (const [departmentId, branch] of [
      [undefined, PLACES],
      [11, [11, 12, 13]],
      [14, [14]],
      [98, []],
    ] as const) {
      const fitting = people.filter((row) => (branch as readonly (number | null)[]).includes(row.departmentId))
      const want = wanted(fitting, order, keyOf)
      const departmentIds =
        departmentId === undefined ? undefined : await read((db) => listBranchIds(db, 1, departmentId))
      const filter = { departmentIds }
      const ids = await paged(PEOPLE, (offset) =>
        read((db) => directory.listEmployees(db, 1, filter, { offset, limit: PAGE }, { sort, order })),
      )
      expect(ids).toEqual(want)
      expect(await read((db) => directory.listEmployeeIds(db, 1, filter, { sort, order }))).toEqual(want)
      expect(await read((db) => directory.countEmployees(db, 1, filter))).toBe(want.length)
    }
  })

  test.each([
    { sort: 'id', keyOf: (row: (typeof evaluatees)[number]) => row.seq },
    { sort: 'evaluateName', keyOf: (row: (typeof evaluatees)[number]) => personOf(row.employeeId).sortKey },
    { sort: 'evaluateEmail', keyOf: (row: (typeof evaluatees)[number]) => personOf(row.employeeId).email },
    {
      sort: 'departName',
      keyOf: (row: (typeof evaluatees)[number]) => departmentOf(personOf(row.employeeId).departmentId),
    },
  ] as const)('evaluatees by $sort', async ({ sort, keyOf }) => {
    for (const kw of [undefined, ' ', 'an', 'nobody']) {
      const word = kw?.trim() ?? ''
      const fitting = evaluatees.filter((row) => personOf(row.employeeId).search.includes(word))
      const want = wanted(fitting, order, keyOf)
      const search = (offset: number) =>
        read((db) => relations.searchEvaluatees(db, 1, ROUND, { kw, offset, limit: PAGE }, { sort, order }))
      expect(await paged(PEOPLE, async (offset) => (await search(offset)).items)).toEqual(want)
      expect((await search(PEOPLE)).total).toBe(want.length)
      expect(await read((db) => relations.listEvaluateeIds(db, 1, ROUND, kw, { sort, order }))).toEqual(want)
    }
  })

  test.each([
    { sort: 'recipient', keyOf: (row: Database['outboxMail']) => personOf(row.employeeId).sortKey },
    { sort: 'address', keyOf: (row: Database['outboxMail']) => row.address },
    { sort: 'sentAt', keyOf: (row: Database['outboxMail']) => row.sentAt },
  ] as const)('mails by $sort', async ({ sort, keyOf }) => {
    const filter = { hiddenTypes: ['remind'], status: undefined }
    const want = wanted(
      mails.filter(({ emailType }) => emailType === 'invite'),
      order,
      keyOf,
    )
    const list = (pageIndex: number) =>
      read((db) => listMails(db, 1, ROUND, filter, { pageIndex, pageSize: PAGE }, { sort, order }))
    expect(await paged(PEOPLE, async (offset) => (await list(offset / PAGE + 1)).items)).toEqual(want)
    expect((await list(1)).total).toBe(want.length)
    expect((await list(100)).total).toBe(want.length)
  })
})

test('each row is shown with its own person and department', async () => {
  const shownOf = (row: (typeof evaluatees)[number]) => {
    const { displayName, email, mobile, employeeNo, departmentId } = personOf(row.employeeId)
    const named = { evaluateName: displayName, evaluateEmail: email, evaluateMobile: mobile }
    return { id: row.id, employeeId: row.employeeId, ...named, employeeNo, departName: departmentOf(departmentId) }
  }
  const all = await read((db) => relations.searchEvaluatees(db, 1, ROUND, { offset: 0, limit: PEOPLE }))
  expect(all.items).toEqual(asAdded.map(shownOf))
  const [first] = asAdded
  if (first === undefined) throw new Error('there is nobody')
  expect(await read((db) => relations.findEvaluatee(db, 1, ROUND, first.id))).toEqual(shownOf(first))
  const names = asAdded.map(({ id, employeeId }) => ({
    ...{ id, employeeId },
    displayName: personOf(employeeId).displayName,
  }))
  expect(await read((db) => relations.listNames(db, 1, ROUND))).toEqual(names)
  const subjects = names.map(({ displayName: name, ...one }) => ({
    ...{ ...one, name },
    departmentName: departmentOf(personOf(one.employeeId).departmentId),
  }))
  expect(await read((db) => listSubjects(db, 1, ROUND, null))).toEqual(subjects)
  expect(await read((db) => listSubjects(db, 1, ROUND, first.employeeId))).toEqual(subjects.slice(0, 1))
  const { email } = personOf(first.employeeId)
  expect((await read((db) => listNames(db, 1, [first.employeeId]))).get(first.employeeId)).toMatchObject({ email })
  const { items } = await read((db) =>
    listMails(db, 1, ROUND, { hiddenTypes: [], status: undefined }, { pageIndex: 1, pageSize: 200 }, BY_RECIPIENT),
  )
  const recipients = new Map(mails.map(({ id, employeeId }) => [id, personOf(employeeId).displayName]))
  expect(items.map(({ recipient }) => recipient)).toEqual(items.map(({ id }) => recipients.get(id)))
})

const BY_RECIPIENT = { sort: 'recipient', order: 'asc' } as const

test('few and many are told apart by the same marks', async () => {
  const some = [0, 1, 2, OTHERWISE, PEOPLE - 1].map(person)
  const chosen = some.map(({ id }) => id)
  const few = await read((db) => nameMarks(db, 1, chosen))
  const many = await read((db) => nameMarks(db, 1, [...chosen, ...Array.from({ length: 600 }, (_, one) => one)]))
  const want = [...some.slice(0, 3).map(({ employeeNo, email }) => employeeNo ?? email), '', '']
  expect(chosen.map(few)).toEqual(want)
  expect(chosen.map(many)).toEqual(want)
  // Of the other enterprise, in which everybody bears one name, nothing is known here.
  expect(chosen.map(await read((db) => nameMarks(db, 3, chosen)))).toEqual(['', '', '', '', ''])
})
