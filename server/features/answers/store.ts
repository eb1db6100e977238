/** What answering reads: the rater's turns, drafts and names. */
import { kept } from '../../database/kept.ts'
import type { Handle } from '../../database/open.ts'
import { toldBeside } from '../../database/toldTurns.ts'

/** The published questionnaires' turns of one rater, in open levels only, with what a list of tasks shows. */
function turns(db: Handle, enterpriseId: number, raterId: number) {
  return db
    .selectFrom('relation')
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'relation.enterpriseId')
        .onRef('questionnaire.id', '=', 'relation.questionnaireId'),
    )
    .innerJoin('relationLevel', (join) =>
      join
        .onRef('relationLevel.enterpriseId', '=', 'relation.enterpriseId')
        .onRef('relationLevel.questionnaireId', '=', 'relation.questionnaireId')
        .onRef('relationLevel.id', '=', 'relation.levelId'),
    )
    .innerJoin('employee as rater', (join) =>
      join.onRef('rater.enterpriseId', '=', 'relation.enterpriseId').onRef('rater.id', '=', 'relation.raterId'),
    )
    .select([
      'relation.id as relationId',
      'relation.questionnaireId',
      toldBeside.status.as('status'),
      'relationLevel.type as levelType',
      'relationLevel.name as levelName',
      'questionnaire.type',
      'questionnaire.version',
      'questionnaire.processStatus',
      'questionnaire.disableStatus',
      'questionnaire.closingSince',
      'questionnaire.settingJson',
      'questionnaire.publishedAt',
      'rater.signInSetAt',
      'rater.addressSetAt',
    ])
    .where('relation.enterpriseId', '=', enterpriseId)
    .where('relation.raterId', '=', raterId)
    .where('relationLevel.open', '=', 1)
    .where('questionnaire.processStatus', '>=', 30)
    .where('questionnaire.deletedAt', 'is', null)
}

interface TurnValues {
  enterpriseId: number
  employeeId: number
  relationId: number
}

const turnOf = kept((db, { enterpriseId, employeeId, relationId }: TurnValues) =>
  turns(db, enterpriseId, employeeId).where('relation.id', '=', relationId),
)

const turnInOne = kept(
  (db, { enterpriseId, employeeId, relationId, questionnaireId }: TurnValues & { questionnaireId: number }) =>
    turns(db, enterpriseId, employeeId)
      .where('relation.id', '=', relationId)
      .where('relation.questionnaireId', '=', questionnaireId),
)

/** One turn of the rater; `questionnaireId` null looks through all questionnaires. */
export async function findTurn(
  db: Handle,
  { enterpriseId, employeeId }: { enterpriseId: number; employeeId: number },
  relationId: number,
  questionnaireId: number | null,
) {
  const who = { enterpriseId, employeeId, relationId }
  const [row] = questionnaireId === null ? await turnOf(db, who) : await turnInOne(db, { ...who, questionnaireId })
  return row
}

/** A turn with the evaluatee's name and the rule of the promise, for the answering page. */
export async function findForm(
  db: Handle,
  who: { enterpriseId: number; employeeId: number },
  relationId: number,
  questionnaireId: number | null,
) {
  const query = withEvaluatee(turns(db, who.enterpriseId, who.employeeId).where('relation.id', '=', relationId))
    .innerJoin('enterprise', 'enterprise.id', 'relation.enterpriseId')
    .leftJoin('signOnProvider', 'signOnProvider.enterpriseId', 'relation.enterpriseId')
    .select(['questionnaire.styleJson', 'enterprise.logo as enterpriseLogo', 'signOnProvider.setAt as issuerSetAt'])
  const inOne = questionnaireId === null ? query : query.where('relation.questionnaireId', '=', questionnaireId)
  return inOne.executeTakeFirst()
}

/** All turns of the rater but the withdrawn ones: newest questionnaire first, evaluatees in their order. */
export async function listTurns(
  db: Handle,
  who: { enterpriseId: number; employeeId: number },
  questionnaireId: number | null,
) {
  const query = withEvaluatee(turns(db, who.enterpriseId, who.employeeId))
    .where(toldBeside.status, '!=', 'withdrawn')
    .orderBy('relation.questionnaireId', 'desc')
    .orderBy('evaluatee.seq')
    .orderBy('relation.id')
  const inOne = questionnaireId === null ? query : query.where('relation.questionnaireId', '=', questionnaireId)
  return inOne.execute()
}

function withEvaluatee(query: ReturnType<typeof turns>) {
  return query
    .innerJoin('evaluatee', (join) =>
      join
        .onRef('evaluatee.enterpriseId', '=', 'relation.enterpriseId')
        .onRef('evaluatee.questionnaireId', '=', 'relation.questionnaireId')
        .onRef('evaluatee.id', '=', 'relation.evaluateeId'),
    )
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'evaluatee.enterpriseId')
        .onRef('employee.id', '=', 'evaluatee.employeeId'),
    )
    .select([
      'evaluatee.employeeId as evaluateeEmployeeId',
      'employee.displayName as evaluateeName',
      'questionnaire.title',
      'questionnaire.ruleJson',
    ])
}

const openTurns = kept(
  (
    db,
    { enterpriseId, questionnaireId, raterId }: { enterpriseId: number; questionnaireId: number; raterId: number },
  ) =>
    db
      .selectFrom('relation')
      .innerJoin('relationLevel', (join) =>
        join
          .onRef('relationLevel.enterpriseId', '=', 'relation.enterpriseId')
          .onRef('relationLevel.questionnaireId', '=', 'relation.questionnaireId')
          .onRef('relationLevel.id', '=', 'relation.levelId'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('relation.enterpriseId', '=', enterpriseId)
      .where('relation.questionnaireId', '=', questionnaireId)
      .where('relation.raterId', '=', raterId)
      .where('relation.status', 'in', ['waiting', 'drafting'])
      .where('relationLevel.open', '=', 1),
)

/** How many of the rater's turns in a questionnaire are still open. */
export async function countOpenTurns(db: Handle, enterpriseId: number, questionnaireId: number, raterId: number) {
  const [row] = await openTurns(db, { enterpriseId, questionnaireId, raterId })
  return row?.count ?? 0
}

/** Names for the head of the page. */
export async function findRaterNames(db: Handle, enterpriseId: number, employeeId: number) {
  return db
    .selectFrom('employee')
    .innerJoin('enterprise', 'enterprise.id', 'employee.enterpriseId')
    .select([
      'employee.displayName as raterName',
      'enterprise.name as enterpriseName',
      'enterprise.logo as enterpriseLogo',
    ])
    .where('employee.enterpriseId', '=', enterpriseId)
    .where('employee.id', '=', employeeId)
    .executeTakeFirst()
}

export async function countQuestions(db: Handle, enterpriseId: number, questionnaireIds: number[]) {
  if (questionnaireIds.length === 0) return []
  return db
    .selectFrom('question')
    .select((eb) => ['questionnaireId', eb.fn.countAll<number>().as('count')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', 'in', questionnaireIds)
    .groupBy('questionnaireId')
    .execute()
}
