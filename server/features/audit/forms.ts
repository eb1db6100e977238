/** Whose forms an event is about: the rater and the evaluatee, as far as it may be told. */
import { ANONYMOUS } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import { listEvaluateesThere } from '../../records/turns/evaluatees.ts'
import type { FormsKept } from '../../records/turns/leftOut.ts'
import { listRelationsById } from '../../records/turns/relations.ts'
import type { AuditRow } from './store.ts'

/** So many forms or people of an event are named. */
export const NAMED_MOST = 10

/** By employee ids; no rater where that is not told. */
export interface FormPeople {
  raterId: number | null
  evaluateeId: number
}

export interface EventForms {
  forms: FormPeople[]
  /** There are more than are named. */
  isMore: boolean
}

/**
 * A withdrawn form: of an anonymous questionnaire the rater is never told, also while it collects. The list can be made a file,
 * which stays, and an open form had not been answered (anonymity.md R5).
 */
const withdrawn = ({ type }: AuditRow, { evaluatorId, valuerId }: FormsKept): FormPeople[] =>
  evaluatorId === undefined
    ? []
    : [{ evaluateeId: evaluatorId, raterId: type === null || type === ANONYMOUS ? null : (valuerId ?? null) }]

/** The people of relations of one questionnaire, by the relations' ids. */
async function peopleOf(db: Handle, enterpriseId: number, questionnaireId: number, relationIds: number[]) {
  const relations = await listRelationsById(db, enterpriseId, questionnaireId, relationIds)
  const evaluateeIds = [...new Set(relations.map(({ evaluateeId }) => evaluateeId))]
  const employeeIds = await listEvaluateesThere(db, enterpriseId, questionnaireId, evaluateeIds)
  return new Map(
    relations.flatMap(({ id, raterId, evaluateeId: evaluatedAs }): [number, FormPeople][] => {
      const evaluateeId = employeeIds.get(evaluatedAs)
      return evaluateeId === undefined ? [] : [[id, { raterId, evaluateeId }]]
    }),
  )
}

/** For each row the forms it is about; `kept` are the rows' details. */
export async function formsOf(
  db: Handle,
  enterpriseId: number,
  rows: readonly AuditRow[],
  kept: readonly FormsKept[],
): Promise<EventForms[]> {
  const named = kept.map(({ relationIds = [] }) => relationIds.slice(0, NAMED_MOST))
  const wanted = new Map<number, number[]>()
  rows.forEach(({ objectId }, place) => {
    const more = named[place] ?? []
    if (more.length > 0) wanted.set(objectId, [...(wanted.get(objectId) ?? []), ...more])
  })
  const people = new Map<number, FormPeople>()
  for (const [questionnaireId, relationIds] of wanted) {
    const found = await peopleOf(db, enterpriseId, questionnaireId, [...new Set(relationIds)])
    for (const [id, one] of found) people.set(id, one)
  }
  return rows.map((row, place) => {
    const own = kept[place] ?? {}
    const counted = (named[place] ?? []).flatMap((id) => people.get(id) ?? [])
    return { forms: [...withdrawn(row, own), ...counted], isMore: (own.relationIds ?? []).length > NAMED_MOST }
  })
}
