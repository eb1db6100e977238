/**
 * The turns of a round as every list of a collection reads them, in a way no plan can make slow: PostgreSQL joins tables
 * it knows nothing of one inside the other, and read them again for each turn (20 s at 20,000). So the turns are read
 * alone; what a filter or an order asks of other tables is asked by key for each turn; names are read for those shown.
 */
import { expressionBuilder, sql } from 'kysely'
import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema.ts'
import { IDS_A_STATEMENT, searchHolds, slices } from '../../../database/statements.ts'

/** The turns of a questionnaire's open levels. */
export function turnsOf(db: Handle, enterpriseId: number, questionnaireId: number) {
  const open = db
    .selectFrom('relationLevel')
    .select('relationLevel.id')
    .where('relationLevel.enterpriseId', '=', enterpriseId)
    .where('relationLevel.questionnaireId', '=', questionnaireId)
    .where('relationLevel.open', '=', 1)
  return db
    .selectFrom('relation')
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.questionnaireId', '=', questionnaireId)
    .where('relation.levelId', 'in', open)
}

const ofTurn = expressionBuilder<Database, 'relation'>()

const evaluatee = () =>
  ofTurn
    .selectFrom('evaluatee')
    .whereRef('evaluatee.enterpriseId', '=', 'relation.enterpriseId')
    .whereRef('evaluatee.questionnaireId', '=', 'relation.questionnaireId')
    .whereRef('evaluatee.id', '=', 'relation.evaluateeId')

const level = () =>
  ofTurn
    .selectFrom('relationLevel')
    .whereRef('relationLevel.enterpriseId', '=', 'relation.enterpriseId')
    .whereRef('relationLevel.questionnaireId', '=', 'relation.questionnaireId')
    .whereRef('relationLevel.id', '=', 'relation.levelId')

const person = () => ofTurn.selectFrom('employee').whereRef('employee.enterpriseId', '=', 'relation.enterpriseId')
const rater = () => person().whereRef('employee.id', '=', 'relation.raterId')
const evaluated = () => person().where('employee.id', '=', evaluatee().select('evaluatee.employeeId'))

/** Each is one value of a turn, found by key. */
export const seqOfTurn = () => evaluatee().select('evaluatee.seq')
export const levelSeqOfTurn = () => level().select('relationLevel.seq')
export const evaluatedKeyOfTurn = () => evaluated().select('employee.sortKey')
export const raterKeyOfTurn = () => rater().select('employee.sortKey')

/** What became of the newest mail to the rater that counts; null without any. */
export const mailOfTurn = () =>
  ofTurn
    .selectFrom('outboxMail')
    .select('outboxMail.status')
    .whereRef('outboxMail.enterpriseId', '=', 'relation.enterpriseId')
    .whereRef('outboxMail.questionnaireId', '=', 'relation.questionnaireId')
    .whereRef('outboxMail.employeeId', '=', 'relation.raterId')
    .where('outboxMail.emailType', '!=', 'report')
    .orderBy('outboxMail.id', 'desc')
    .limit(sql.lit(1))

/** 1 where the person's search column holds all that was typed. */
const holds = (people: ReturnType<typeof person>, typed: string) =>
  people.select(sql<number>`case when ${searchHolds('employee.search', typed)} then 1 else 0 end`.as('holds'))
export const evaluatedHolds = (typed: string) => holds(evaluated(), typed)
export const raterHolds = (typed: string) => holds(rater(), typed)

interface Turn {
  evaluateeId: number
  raterId: number
}

async function readPeople(db: Handle, enterpriseId: number, ids: readonly number[]) {
  const query = db
    .selectFrom('employee')
    .select(['id', 'displayName', 'email', 'disabled'])
    .where('enterpriseId', '=', enterpriseId)
  const rows = []
  for (const slice of slices([...new Set(ids)], IDS_A_STATEMENT)) {
    rows.push(...(await query.where('id', 'in', slice).execute()))
  }
  return new Map(rows.map((row) => [row.id, row]))
}

async function readEvaluatees(db: Handle, enterpriseId: number, questionnaireId: number, ids: readonly number[]) {
  const chosen = [...new Set(ids)]
  let query = db
    .selectFrom('evaluatee')
    .select(['id', 'employeeId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
  // Of more than a statement takes, all are read.
  if (chosen.length <= IDS_A_STATEMENT) query = query.where('id', 'in', chosen)
  return new Map((await query.execute()).map(({ id, employeeId }) => [id, employeeId]))
}

/** The turns with their two people; one whose people are gone is left out. */
export async function withPeople<T extends Turn>(db: Handle, enterpriseId: number, questionnaireId: number, turns: T[]) {
  if (turns.length === 0) return []
  const evaluateeIds = turns.map(({ evaluateeId }) => evaluateeId)
  const employeeIds = await readEvaluatees(db, enterpriseId, questionnaireId, evaluateeIds)
  const people = await readPeople(db, enterpriseId, [
    ...employeeIds.values(),
    ...turns.map(({ raterId }) => raterId),
  ])
  return turns.flatMap((turn) => {
    const evaluatedPerson = people.get(employeeIds.get(turn.evaluateeId) ?? 0)
    const raterPerson = people.get(turn.raterId)
    if (evaluatedPerson === undefined || raterPerson === undefined) return []
    return [{ ...turn, evaluated: evaluatedPerson, rater: raterPerson }]
  })
}
