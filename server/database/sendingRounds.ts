/**
 * Whether mails of a round go at a moment: none of a removed one, and what asks for answers while they are taken. It is a
 * condition, so that those that rest cost no writing and stand in nobody's way; and it stands here and not among the records,
 * since stores of features read it, and what looks at the server's health.
 */
import type { ExpressionBuilder } from 'kysely'
import type { Database } from './schema/schema.ts'

/** Of rows of `outboxMail`; `now` is ISO 8601 UTC. It says what `isAsking` and `isAnswerable` of the domain say (tests/server/mailsStillMeant.test.ts). */
export const isSending = (now: string) => (eb: ExpressionBuilder<Database, 'outboxMail'>) =>
  eb.exists(
    eb
      .selectFrom('questionnaire')
      .select('questionnaire.id')
      .whereRef('questionnaire.enterpriseId', '=', 'outboxMail.enterpriseId')
      .whereRef('questionnaire.id', '=', 'outboxMail.questionnaireId')
      .where('deletedAt', 'is', null)
      .where(({ or, and, eb: is }) =>
        or([
          is('emailType', 'not in', ['invite', 'remind']),
          and([
            is('processStatus', '=', 30),
            is('closingSince', 'is', null),
            is('disableStatus', '=', 0),
            or([is('deadline', 'is', null), is('deadline', '>', now)]),
          ]),
        ]),
      ),
  )
