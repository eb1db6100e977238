/** Adding and removing relations within a transaction: what every use case of raters shares. */
import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { isProtected, levelTypeOf } from '../../../domain/evaluation/levels.ts'
import { isCollecting, isPublished } from '../../../domain/evaluation/status.ts'
import { translateServer } from '../../../messages/server.ts'
import type { Ids } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import { findPeople } from '../../records/people/employees.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { refuseBeyondLicence } from '../../records/questionnaire/licence.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { ruleOf } from '../../records/questionnaire/rule.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { deleteDraftsOf } from '../../records/turns/answers.ts'
import { deleteUnsent, insertRelations, type StoredRelation } from '../../records/turns/relations.ts'
import type { RelationCaller } from './levelService.ts'

/** Most relations one call may add: its whole order is kept until it is over. */
export const MOST_NEW_RELATIONS = 200_000

export interface NewRelation {
  evaluateeId: number
  levelId: number
  raterId: number
}

/** After people may have been added: readiness while editable, the licence while collecting. Taking people away is always licensed. */
export async function settle(db: Handle, row: QuestionnaireRow): Promise<void> {
  await refreshReadiness(db, row.enterpriseId, row.id)
  if (isCollecting(row)) await refuseBeyondLicence(db, row.enterpriseId)
}

/** What became of relations that were to be added. */
export interface Additions {
  added: { levelId: number }[]
  /** Newcomers who come too late (R19). */
  refused: NewRelation[]
}

/**
 * Adds those whose rater the evaluatee does not have yet, but for newcomers who come too late. A withdrawn turn does not
 * count as having one: it makes way. `existing` are the relations of the questionnaire, or of the evaluatees in `wanted`.
 */
export async function addRelations(
  db: Handle,
  ids: Ids,
  row: QuestionnaireRow,
  existing: readonly StoredRelation[],
  wanted: readonly NewRelation[],
): Promise<Additions> {
  const comesTooLate = await newcomersRefused(db, row, existing)
  const refused: NewRelation[] = []
  const there = new Map(existing.map((relation) => [pairKey(relation), relation]))
  const fresh = new Map<string, NewRelation>()
  const withdrawn: number[] = []
  for (const relation of wanted) {
    const key = pairKey(relation)
    const old = there.get(key)
    if (fresh.has(key) || (old !== undefined && old.status !== 'withdrawn')) continue
    if (comesTooLate(relation)) {
      refused.push(relation)
      continue
    }
    if (old !== undefined) withdrawn.push(old.id)
    fresh.set(key, relation)
  }
  await removeUnsent(db, row, withdrawn)
  const lead = { enterpriseId: row.enterpriseId, questionnaireId: row.id }
  const turn = { status: 'waiting' as const, counted: 1 as const, submittedDay: null }
  const rows = [...fresh.values()].map((relation) => ({ ...lead, id: ids.newId(), ...relation, ...turn }))
  return { added: await insertRelations(db, rows), refused }
}

/**
 * Who comes too late (anonymity.md R19): once a form of a protected level was sent about an evaluatee, whoever is added
 * to such a level could subtract the own answers from what is published, and be left with those sent before.
 */
export async function newcomersRefused(db: Handle, row: QuestionnaireRow, existing: readonly StoredRelation[]) {
  if (row.type !== 2 || !isPublished(row.processStatus)) return () => false
  const { exemptLevelTypes } = ruleOf(row)
  const levels = await listLevels(db, row.enterpriseId, row.id)
  const guarded = new Set(
    levels.flatMap(({ id, type }) => (isProtected(levelTypeOf(type), exemptLevelTypes) ? [id] : [])),
  )
  const begun = new Set(
    existing.flatMap(({ evaluateeId, levelId, status }) =>
      status === 'submitted' && guarded.has(levelId) ? [evaluateeId] : [],
    ),
  )
  return ({ evaluateeId, levelId }: NewRelation) => guarded.has(levelId) && begun.has(evaluateeId)
}

/** Refuses what consists of newcomers who come too late alone: beside others they are passed over and counted as skipped. */
export function refuseLateAlone({ added, refused }: Additions): void {
  if (refused.length > 0 && added.length === 0) throw new BusinessError('NEWCOMERS_REFUSED')
}

/** Names a rater of an evaluatee. */
export function pairKey({ evaluateeId, raterId }: { evaluateeId: number; raterId: number }): string {
  return `${evaluateeId} ${raterId}`
}

/** Removes relations with their drafts, except those whose answers were sent; answers the ids that went. */
export async function removeUnsent(db: Handle, row: QuestionnaireRow, relationIds: number[]): Promise<number[]> {
  const gone = await deleteUnsent(db, row.enterpriseId, row.id, relationIds)
  await deleteDraftsOf(db, row.enterpriseId, row.id, gone)
  return gone
}

/** Removes all of them, or refuses with ALREADY_SENT when one was sent. */
export async function removeAllOrRefuse(db: Handle, row: QuestionnaireRow, relationIds: number[]): Promise<void> {
  const gone = await removeUnsent(db, row, relationIds)
  if (gone.length < relationIds.length) throw new BusinessError('ALREADY_SENT')
}

/** The people among `employeeIds` who may take part; those the enterprise does not have are refused by `field`. */
export async function activePeople(
  db: Handle,
  { enterpriseId, language }: RelationCaller,
  employeeIds: readonly number[],
  field: string,
): Promise<Set<number>> {
  const people = await findPeople(db, enterpriseId, employeeIds)
  const count = new Set(employeeIds.filter((id) => !people.has(id))).size
  if (count > 0) throw invalidInput(field, translateServer(language, 'input.unknownEmployees', { count }))
  return new Set([...people].filter(([, { disabled }]) => !disabled).map(([id]) => id))
}
