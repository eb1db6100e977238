/** A disabled person's open forms are withdrawn, what was sent stays (design §5.14). */
import { ANONYMOUS, COLLECTING, FINISHED, isCollecting, isOver } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import type { Round } from '../questionnaire/raterChanges.ts'
import { refreshReadiness } from '../questionnaire/readiness.ts'
import { lockQuestionnaire, type QuestionnaireRow } from '../questionnaire/store.ts'
import { countWithdrawn } from '../questionnaire/turnCounts.ts'
import { deleteDraftsOf } from './answers.ts'

type Asking = Round & Pick<QuestionnaireRow, 'type'>

/** What a questionnaire lost by it. */
export interface Withdrawal {
  round: Round
  /** A rater for each turn that is gone from it, as it may be told (toldOf). */
  raterIds: number[]
}

/**
 * The questionnaires that are not finished and wait for forms of these raters, removed ones included, each once, in the
 * order of their ids; of anonymous ones that collect also those that have all of them.
 */
async function askingRounds(db: Handle, enterpriseId: number, raterIds: readonly number[]): Promise<Asking[]> {
  return db
    .selectFrom('relation')
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'relation.enterpriseId')
        .onRef('questionnaire.id', '=', 'relation.questionnaireId'),
    )
    .select([
      'questionnaire.enterpriseId',
      'questionnaire.id',
      'questionnaire.type',
      'questionnaire.processStatus',
      'questionnaire.closingSince',
    ])
    .distinct()
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.raterId', 'in', raterIds)
    .where('questionnaire.processStatus', '<', FINISHED)
    .where((eb) =>
      eb.or([
        eb('relation.status', 'in', ['waiting', 'drafting']),
        eb.and([eb('questionnaire.type', '=', ANONYMOUS), eb('questionnaire.processStatus', '=', COLLECTING)]),
      ]),
    )
    .orderBy('questionnaire.id')
    .execute()
}

/**
 * Whose turns are told to be gone. In an anonymous round all the raters have, sent and withdrawn ones too: the number stays
 * after the finish, beside who was disabled, and must not tell who had answered by then (anonymity.md R5).
 */
async function toldOf(
  db: Handle,
  { enterpriseId, id, type, ...stage }: Asking,
  raterIds: readonly number[],
  withdrawn: readonly { raterId: number }[],
): Promise<number[]> {
  if (type !== ANONYMOUS || !isCollecting(stage)) return withdrawn.map(({ raterId }) => raterId)
  const turns = await db
    .selectFrom('relation')
    .select('raterId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', id)
    .where('raterId', 'in', raterIds)
    .execute()
  return turns.map(({ raterId }) => raterId)
}

/**
 * Withdraws every open turn of raters in questionnaires that are not finished, with its draft, and keeps those
 * not started yet right in their status; answers what each lost. Takes the questionnaires first, as everybody does.
 */
export async function withdrawTurnsOf(
  db: Handle,
  enterpriseId: number,
  raterIds: readonly number[],
): Promise<Withdrawal[]> {
  const withdrawals: Withdrawal[] = []
  for (const asking of await askingRounds(db, enterpriseId, raterIds)) {
    const { id: questionnaireId } = asking
    const questionnaire = await lockQuestionnaire(db, enterpriseId, questionnaireId)
    // Somebody has finished it: what is open is being closed, and stays in every total.
    if (questionnaire !== undefined && isOver(questionnaire)) continue
    const rows = await db
      .updateTable('relation')
      .set({ status: 'withdrawn' })
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where('raterId', 'in', raterIds)
      .where('status', 'in', ['waiting', 'drafting'])
      .returning(['id', 'evaluateeId', 'levelId', 'raterId'])
      .execute()
    await countWithdrawn(db, { enterpriseId, questionnaireId }, rows)
    const ids = rows.map(({ id }) => id)
    await deleteDraftsOf(db, enterpriseId, questionnaireId, ids)
    await refreshReadiness(db, enterpriseId, questionnaireId)
    const round = questionnaire ?? asking
    withdrawals.push({ round, raterIds: await toldOf(db, round, raterIds, rows) })
  }
  return withdrawals
}
