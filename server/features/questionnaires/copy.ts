/** Copying a questionnaire: what is taken along gets ids of its own; answers never are (spec §7, design §4). */
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { listActiveIds } from '../../records/people/employees.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { insertEvaluatees, listEvaluatees } from '../../records/turns/evaluatees.ts'
import { insertRelations, listRelations } from '../../records/turns/relations.ts'

type NewId = () => number

export interface CopyData {
  paper: boolean
  dimensions: boolean
  settings: boolean
  relations: boolean
}

/** The levels under new ids, and where each went. */
export async function copyLevels(db: Handle, enterpriseId: number, questionnaireId: number, newId: NewId) {
  const levelIds = new Map<number, number>()
  const levels = (await listLevels(db, enterpriseId, questionnaireId)).map(({ id, type, name, open, weight, seq }) => {
    const copied = newId()
    levelIds.set(id, copied)
    return { id: copied, type, name, open, weight, seq }
  })
  return { levels, levelIds }
}

/** Takes evaluatees and raters along, except people who are disabled by now. */
export async function copyPeople(
  { ids }: ServiceContext,
  db: Handle,
  enterpriseId: number,
  from: number,
  to: number,
  levelIds: ReadonlyMap<number, number>,
): Promise<void> {
  const active = await listActiveIds(db, enterpriseId)
  const evaluateeIds = new Map<number, number>()
  const evaluatees = (await listEvaluatees(db, enterpriseId, from)).filter(({ employeeId }) => active.has(employeeId))
  await insertEvaluatees(
    db,
    evaluatees.map((row) => {
      const id = ids.newId()
      evaluateeIds.set(row.id, id)
      return { ...row, questionnaireId: to, id }
    }),
  )
  const relations = (await listRelations(db, enterpriseId, from)).flatMap(({ evaluateeId, levelId, raterId }) => {
    const evaluatee = evaluateeIds.get(evaluateeId)
    const level = levelIds.get(levelId)
    if (evaluatee === undefined || level === undefined || !active.has(raterId)) return []
    const lead = { enterpriseId, questionnaireId: to, id: ids.newId() }
    const turn = { status: 'waiting' as const, counted: 1 as const, submittedDay: null }
    return [{ ...lead, evaluateeId: evaluatee, levelId: level, raterId, ...turn }]
  })
  await insertRelations(db, relations)
}
