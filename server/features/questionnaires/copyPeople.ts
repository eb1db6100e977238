/** Evaluatees and raters of a questionnaire taken along to its copy, in pieces of which each may be a transaction of its own. */
import type { Ids } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import { findActive } from '../../records/people/employees.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import {
  findEvaluateesOf,
  insertEvaluatees,
  listEvaluateesAfter,
  listEvaluateesThere,
} from '../../records/turns/evaluatees.ts'
import { insertRelations, listRelationsAfter, RELATIONS_A_SLICE } from '../../records/turns/relations.ts'

export interface PeopleCopy {
  enterpriseId: number
  from: number
  to: number
  /** The levels of the original, each with the copy's own. */
  levelIds: [number, number][]
}

/** Behind which row of the original the next piece begins; all evaluatees come before the first relation. */
interface Place {
  of: 'evaluatees' | 'relations'
  after: number
}

export const BEGINNING: Place = { of: 'evaluatees', after: 0 }

export interface CopiedPiece {
  /** Null once all is through. */
  next: Place | null
  /** Rows of the original it went through. */
  read: number
  /** Relations the copy got, and those it did not get. */
  created: number
  skipped: number
}

/**
 * Copies the next piece. Left out are people who are disabled by now, with all their relations, and what is in the copy
 * already; a relation also where somebody withdrew it, or its evaluatee or level is not in the copy any more.
 */
export function copyPiece(db: Handle, ids: Ids, copy: PeopleCopy, { of, after }: Place): Promise<CopiedPiece> {
  return of === 'evaluatees' ? copyEvaluatees(db, ids, copy, after) : copyRelations(db, ids, copy, after)
}

async function copyEvaluatees(db: Handle, ids: Ids, copy: PeopleCopy, after: number): Promise<CopiedPiece> {
  const { enterpriseId, from, to } = copy
  const rows = await listEvaluateesAfter(db, enterpriseId, from, after, RELATIONS_A_SLICE)
  const employeeIds = rows.map(({ employeeId }) => employeeId)
  const active = await findActive(db, enterpriseId, employeeIds)
  const there = await findEvaluateesOf(db, enterpriseId, to, employeeIds)
  const fresh = rows.filter(({ employeeId }) => active.has(employeeId) && !there.has(employeeId))
  await insertEvaluatees(
    db,
    fresh.map((row) => ({ ...row, questionnaireId: to, id: ids.newId() })),
  )
  const last = rows.length < RELATIONS_A_SLICE ? undefined : rows.at(-1)
  const next: Place = last === undefined ? { of: 'relations', after: 0 } : { of: 'evaluatees', after: last.id }
  return { next, read: rows.length, created: 0, skipped: 0 }
}

async function copyRelations(db: Handle, ids: Ids, copy: PeopleCopy, after: number): Promise<CopiedPiece> {
  const { enterpriseId, from, to } = copy
  const lasting = new Set((await listLevels(db, enterpriseId, to)).map(({ id }) => id))
  const levelIds = new Map(copy.levelIds.filter(([, level]) => lasting.has(level)))
  const rows = await listRelationsAfter(db, enterpriseId, from, after)
  const evaluateeIds = [...new Set(rows.map(({ evaluateeId }) => evaluateeId))]
  const here = await listEvaluateesThere(db, enterpriseId, from, evaluateeIds)
  const there = await findEvaluateesOf(db, enterpriseId, to, [...here.values()])
  const active = await findActive(
    db,
    enterpriseId,
    rows.map(({ raterId }) => raterId),
  )
  const turn = { status: 'waiting' as const, counted: 1 as const, submittedDay: null }
  const fresh = rows.flatMap(({ evaluateeId: original, levelId: originalLevel, raterId, status }) => {
    const evaluateeId = there.get(here.get(original) ?? 0)
    const levelId = levelIds.get(originalLevel)
    const isLeftOut = status === 'withdrawn' || !active.has(raterId)
    if (evaluateeId === undefined || levelId === undefined || isLeftOut) return []
    return [{ enterpriseId, questionnaireId: to, id: ids.newId(), evaluateeId, levelId, raterId, ...turn }]
  })
  const { length: created } = await insertRelations(db, fresh)
  const last = rows.length < RELATIONS_A_SLICE ? undefined : rows.at(-1)
  const next: Place | null = last === undefined ? null : { of: 'relations', after: last.id }
  return { next, read: rows.length, created, skipped: rows.length - created }
}
