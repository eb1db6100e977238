/**
 * What a turn tells of itself. From the first moment of the closing of an anonymous round it tells nothing (anonymity.md R5),
 * however many of its turns are closed by then: whoever reads a status reads it here, and so in the statement that sees the round.
 * It stands here and not among the records, since stores of features read it, too.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Database } from './schema/schema.ts'

type Relation = Database['relation']

const told = (isClosing: RawBuilder<boolean>) => ({
  status: sql<Relation['status']>`case when ${isClosing} then 'closed' else ${sql.ref('relation.status')} end`,
  submittedDay: sql<
    Relation['submittedDay']
  >`case when ${isClosing} then null else ${sql.ref('relation.submittedDay')} end`,
})

/** Of turns of one enterprise, read from `relation`: the rounds are looked up once, not for each turn. */
export const toldTurns = (enterpriseId: number) =>
  told(sql`${sql.ref('relation.questionnaireId')} in (
    select "round"."id" from "questionnaire" as "round" where "round"."enterpriseId" = ${enterpriseId}
    and "round"."type" = 2 and "round"."closingSince" is not null)`)

/** Of turns joined with their `questionnaire`. */
export const toldBeside = told(
  sql`(${sql.ref('questionnaire.type')} = 2 and ${sql.ref('questionnaire.closingSince')} is not null)`,
)
