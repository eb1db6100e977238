import { BusinessError } from '../../../domain/errors.ts'
import { namesOf } from '../../database/byId.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import { type NameMarks, nameMarks } from '../../records/people/nameMarks.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { countWithoutDoor } from '../../records/turns/doors.ts'
import { listEvaluatees } from '../../records/turns/evaluatees.ts'
import { listRelationsOf, readRelations, type StoredRelation } from '../../records/turns/relations.ts'
import type { RelationCaller } from './levelService.ts'
import * as store from './store.ts'

/** Above this many evaluatees their raters are read all at once. */
const MOST_NAMED_EVALUATEES = 1000

/** The evaluatees with their raters, and how many there are (spec §3 "Evaluatee relation row"). */
export function createEvaluateeReading({ database, now }: ServiceContext) {
  return {
    /** A page of evaluatees with their raters when asked for: one query each, put together in memory. */
    async list(
      { enterpriseId }: RelationCaller,
      id: number,
      input: { kw?: string | undefined; withRaters: boolean; pageIndex: number; pageSize: number },
      sort: store.EvaluateeSort,
    ) {
      const { kw, withRaters, pageIndex, pageSize } = input
      const filter = { kw, offset: (pageIndex - 1) * pageSize, limit: pageSize }
      const { items, total } = await database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        return store.searchEvaluatees(db, enterpriseId, id, filter, sort)
      })
      const relations = withRaters ? await relationsOf(database, enterpriseId, id, items) : []
      return { items: await database.read((db) => toWire(db, enterpriseId, items, relations)), total }
    },

    /** Raters on closed levels are nobody yet. */
    async totals({ enterpriseId }: RelationCaller, id: number) {
      const { levels, evaluatees } = await database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        return {
          levels: await listLevels(db, enterpriseId, id),
          evaluatees: await listEvaluatees(db, enterpriseId, id),
        }
      })
      const open = new Set(levels.flatMap((level) => (level.open === 1 ? [level.id] : [])))
      const all = await readRelations(database, enterpriseId, id)
      const relations = all.filter(({ levelId, status }) => open.has(levelId) && status !== 'withdrawn')
      const rated = new Set(relations.map(({ evaluateeId }) => evaluateeId))
      const raters = new Set(relations.map(({ raterId }) => raterId))
      return {
        evaluateeCount: evaluatees.length,
        raterCount: raters.size,
        relationCount: relations.length,
        withoutRaterCount: evaluatees.filter((evaluatee) => !rated.has(evaluatee.id)).length,
        withoutDoorCount: await database.read((db) => countWithoutDoor(db, enterpriseId, raters, now())),
      }
    },

    async employees({ enterpriseId }: RelationCaller, id: number) {
      return database.read(async (db) => {
        await getQuestionnaire(db, enterpriseId, id)
        const evaluatees = await store.listNames(db, enterpriseId, id)
        return evaluatees.map((one) => ({ evaluateeId: one.id, employeeId: one.employeeId, name: one.displayName }))
      })
    },
  }
}

export type EvaluateeReading = ReturnType<typeof createEvaluateeReading>

export interface WireRater {
  participantRelationId: number
  valuerId: number
  valuerName: string
  valuerNameMark: string
  levelId: number
}

type Shown = NonNullable<Awaited<ReturnType<typeof store.findEvaluatee>>>

/** The relations of these evaluatees; of many all there are, which is sooner read. */
async function relationsOf(database: DatabaseService, enterpriseId: number, id: number, evaluatees: { id: number }[]) {
  if (evaluatees.length > MOST_NAMED_EVALUATEES) return readRelations(database, enterpriseId, id)
  const ids = evaluatees.map((evaluatee) => evaluatee.id)
  return database.read((db) => listRelationsOf(db, enterpriseId, id, ids))
}

/** The evaluatees with those who rate them by these relations, in the order they were added; namesakes told apart. */
async function toWire(db: Handle, enterpriseId: number, evaluatees: Shown[], relations: StoredRelation[]) {
  const raterIds = [...new Set(relations.map(({ raterId }) => raterId))]
  const names = await namesOf(db, enterpriseId, raterIds)
  const markOf = await nameMarks(db, enterpriseId, [...evaluatees.map(({ employeeId }) => employeeId), ...raterIds])
  const raters = ratersOf(relations, names, markOf)
  return evaluatees.map((one) => ({ ...one, nameMark: markOf(one.employeeId), valuers: raters.get(one.id) ?? [] }))
}

function ratersOf(relations: StoredRelation[], names: ReadonlyMap<number, string>, markOf: NameMarks) {
  const raters = new Map<number, WireRater[]>()
  for (const relation of relations.toSorted((a, b) => a.id - b.id)) {
    const valuerName = names.get(relation.raterId)
    if (valuerName === undefined || relation.status === 'withdrawn') continue
    const rater = {
      participantRelationId: relation.id,
      valuerId: relation.raterId,
      valuerName,
      valuerNameMark: markOf(relation.raterId),
      levelId: relation.levelId,
    }
    const there = raters.get(relation.evaluateeId)
    if (there === undefined) raters.set(relation.evaluateeId, [rater])
    else there.push(rater)
  }
  return raters
}

/** The evaluatee; NOT_FOUND when the questionnaire has no such row. */
export async function getEvaluatee(db: Handle, { enterpriseId, id }: QuestionnaireRow, evaluateeId: number) {
  const found = await store.findEvaluatee(db, enterpriseId, id, evaluateeId)
  if (found === undefined) throw new BusinessError('NOT_FOUND')
  return found
}

/** The evaluatee with the raters. */
export async function readEvaluatee(db: Handle, row: QuestionnaireRow, evaluateeId: number) {
  const evaluatee = await getEvaluatee(db, row, evaluateeId)
  const relations = await listRelationsOf(db, row.enterpriseId, row.id, [evaluateeId])
  const [shown] = await toWire(db, row.enterpriseId, [evaluatee], relations)
  if (shown === undefined) throw new BusinessError('NOT_FOUND')
  return shown
}
