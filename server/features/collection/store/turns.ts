/**
 * The turns of a round as every list of a collection reads them. Each table is read alone, by the key that leads it, and
 * they are joined here: of tables it has no statistics of, PostgreSQL joins one inside the other and reads it again for
 * each turn, even where it is asked for by its whole key (4 to 30 s at 20,000 turns; engines.md).
 */
import { byId, hasId } from '../../../database/byId.ts'
import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema/schema.ts'
import { IDS_A_STATEMENT, searchHolds } from '../../../database/statements.ts'

export interface Round {
  enterpriseId: number
  questionnaireId: number
}

export type MailStatus = Database['outboxMail']['status']

/** The open levels in their order: raters on closed ones are nobody yet. */
export async function openLevels(db: Handle, { enterpriseId, questionnaireId }: Round) {
  return db
    .selectFrom('relationLevel')
    .select(['id', 'type', 'name'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('open', '=', 1)
    .orderBy('seq')
    .orderBy('id')
    .execute()
}

export type Level = Awaited<ReturnType<typeof openLevels>>[number]

/** The turns on these levels, of which there is one at least. */
export function turnsOn(db: Handle, { enterpriseId, questionnaireId }: Round, levels: readonly Level[]) {
  return db
    .selectFrom('relation')
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.questionnaireId', '=', questionnaireId)
    .where(
      'relation.levelId',
      'in',
      levels.map(({ id }) => id),
    )
}

export interface Evaluatee {
  id: number
  employeeId: number
  seq: number
}

/** These evaluatees by their id; all of the round, of more than a statement takes. */
export async function readEvaluatees(db: Handle, round: Round, ids: ReadonlySet<number>) {
  if (ids.size === 0) return new Map<number, Evaluatee>()
  let query = db
    .selectFrom('evaluatee')
    .select(['id', 'employeeId', 'seq'])
    .where('enterpriseId', '=', round.enterpriseId)
    .where('questionnaireId', '=', round.questionnaireId)
  if (ids.size <= IDS_A_STATEMENT) query = query.where('id', 'in', [...ids])
  return new Map<number, Evaluatee>((await query.execute()).map((row) => [row.id, row]))
}

/** People by their id. */
export async function readPeople(db: Handle, { enterpriseId }: Round, ids: ReadonlySet<number>) {
  return byId(ids, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'displayName', 'email', 'disabled', 'sortKey'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
}

/** Whose search column holds all that was typed. */
export async function peopleHolding(db: Handle, { enterpriseId }: Round, typed: string): Promise<Set<number>> {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where(searchHolds('employee.search', typed))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** What became of the newest mail that counts to each of `raterIds` (to everybody, of more than a statement takes), by rater. */
export async function newestMails(db: Handle, round: Round, raterIds?: ReadonlySet<number>) {
  let mails = db
    .selectFrom('outboxMail')
    .select((eb) => [
      'employeeId',
      'status',
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('employeeId').orderBy('id', 'desc'))
        .as('place'),
    ])
    .where('enterpriseId', '=', round.enterpriseId)
    .where('questionnaireId', '=', round.questionnaireId)
    .where('emailType', '!=', 'report')
  if (raterIds !== undefined && raterIds.size <= IDS_A_STATEMENT) mails = mails.where('employeeId', 'in', [...raterIds])
  const rows = await db
    .selectFrom(mails.as('mail'))
    .select(['mail.employeeId', 'mail.status'])
    .where('mail.place', '=', 1)
    .execute()
  return new Map<number, MailStatus>(rows.map(({ employeeId, status }) => [employeeId, status]))
}

interface Turn {
  evaluateeId: number
  raterId: number
}

/** The turns with their two people; one whose people are gone is left out. */
export async function withPeople<T extends Turn>(db: Handle, round: Round, turns: readonly T[]) {
  if (turns.length === 0) return []
  const evaluatees = await readEvaluatees(db, round, new Set(turns.map(({ evaluateeId }) => evaluateeId)))
  const employeeIds = [...evaluatees.values()].map(({ employeeId }) => employeeId)
  const people = await readPeople(db, round, new Set([...employeeIds, ...turns.map(({ raterId }) => raterId)]))
  return turns.flatMap((turn) => {
    const evaluated = people.get(evaluatees.get(turn.evaluateeId)?.employeeId ?? 0)
    const rater = people.get(turn.raterId)
    return evaluated === undefined || rater === undefined ? [] : [{ ...turn, evaluated, rater }]
  })
}

/** What was sent on one relation of a named questionnaire. */
export async function findResponse(db: Handle, enterpriseId: number, questionnaireId: number, relationId: number) {
  const row = await db
    .selectFrom('response')
    .select('answersJson')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('relationId', '=', relationId)
    .executeTakeFirst()
  return row?.answersJson
}
