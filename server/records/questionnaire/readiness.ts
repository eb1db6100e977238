/** What a questionnaire has and lacks, counted for many at once; keeps processStatus 10 and 20 right (design §5.1, §5.2). */
import { sql } from 'kysely'
import { type ReadinessInput, readiness } from '../../../domain/evaluation/readiness.ts'
import { type ProcessStatus, statusAfterChange } from '../../../domain/evaluation/status.ts'
import { isBlank } from '../../../domain/paper/blank.ts'
import { QUESTION_TYPES } from '../../../domain/paper/model.ts'
import { isScored } from '../../../domain/paper/questionTypes.ts'
import type { Handle } from '../../database/open.ts'
import { type QuestionnaireRow, setStatus } from './store.ts'
import { hasCounts, keepCounts, readCounts } from './turnCounts.ts'

export interface QuestionnaireCounts extends ReadinessInput {
  /** Some dimension holds a scored question (design §4). */
  hasDimensionReport: boolean
  /** Turns somebody is asked for, and those whose form is sent. */
  invitedCount: number
  submittedCount: number
}

const SCORED_TYPES = QUESTION_TYPES.filter((type) => isScored({ type }))

function countQuestions(db: Handle, enterpriseId: number, ids: number[]) {
  return db
    .selectFrom('question')
    .leftJoin('dimensionQuestion', (join) =>
      join
        .onRef('dimensionQuestion.enterpriseId', '=', 'question.enterpriseId')
        .onRef('dimensionQuestion.questionnaireId', '=', 'question.questionnaireId')
        .onRef('dimensionQuestion.questionId', '=', 'question.id'),
    )
    .select((eb) => [
      'question.questionnaireId',
      eb.fn.countAll<number>().as('total'),
      eb.fn.count<number>('dimensionQuestion.dimensionId').as('bound'),
      sql<number>`sum(case when ${eb.and([
        eb('dimensionQuestion.dimensionId', 'is not', null),
        eb('question.type', 'in', SCORED_TYPES),
      ])} then 1 else 0 end)`.as('scored'),
    ])
    .where('question.enterpriseId', '=', enterpriseId)
    .where('question.questionnaireId', 'in', ids)
    .groupBy('question.questionnaireId')
    .execute()
}

function countDimensions(db: Handle, enterpriseId: number, ids: number[]) {
  return db
    .selectFrom('dimension')
    .select((eb) => ['questionnaireId', eb.fn.countAll<number>().as('total')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', 'in', ids)
    .groupBy('questionnaireId')
    .execute()
}

function byQuestionnaire<T extends { questionnaireId: number }>(rows: T[]): Map<number, T> {
  return new Map(rows.map((row) => [row.questionnaireId, row]))
}

/** The counts behind the readiness checks, for each of `ids`. */
export async function countContents(
  db: Handle,
  enterpriseId: number,
  ids: number[],
): Promise<Map<number, QuestionnaireCounts>> {
  if (ids.length === 0) return new Map()
  const questions = byQuestionnaire(await countQuestions(db, enterpriseId, ids))
  const dimensions = byQuestionnaire(await countDimensions(db, enterpriseId, ids))
  const turns = await readCounts(db, enterpriseId, ids)
  return new Map(
    ids.map((id) => {
      const question = questions.get(id)
      const counts: QuestionnaireCounts = {
        questionCount: question?.total ?? 0,
        unboundQuestionCount: (question?.total ?? 0) - (question?.bound ?? 0),
        dimensionCount: dimensions.get(id)?.total ?? 0,
        evaluateeCount: turns.get(id)?.evaluatees ?? 0,
        evaluateesWithoutRaterCount: (turns.get(id)?.evaluatees ?? 0) - (turns.get(id)?.rated ?? 0),
        hasDimensionReport: (question?.scored ?? 0) > 0,
        invitedCount: turns.get(id)?.invited ?? 0,
        submittedCount: turns.get(id)?.submitted ?? 0,
      }
      return [id, counts]
    }),
  )
}

/** The five checks of one questionnaire as it stands in this transaction. */
export async function readReadiness(db: Handle, enterpriseId: number, questionnaireId: number) {
  const counts = (await countContents(db, enterpriseId, [questionnaireId])).get(questionnaireId)
  if (counts === undefined) throw new Error('counts of a questionnaire that was asked for are missing')
  return readiness(counts)
}

/** Whether title and questions pass the check of spec §5; false where there are no questions. */
export function isPaperValid({ paperValid, title }: Pick<QuestionnaireRow, 'paperValid' | 'title'>): boolean {
  return paperValid === 1 && !isBlank(title)
}

async function readPaperValid(db: Handle, enterpriseId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('questionnaire')
    .select(['paperValid', 'title'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return isPaperValid(row)
}

/**
 * Sets processStatus 10 or 20 after a change of title, paper, dimensions or relations, in the same transaction.
 * A published questionnaire keeps its status. The caller holds the lock of lockQuestionnaire.
 */
export async function refreshReadiness(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  if (!(await hasCounts(db, enterpriseId, questionnaireId))) await keepCounts(db, enterpriseId, questionnaireId)
  const { ready: isComplete } = await readReadiness(db, enterpriseId, questionnaireId)
  const ready = isComplete && (await readPaperValid(db, enterpriseId, questionnaireId))
  const before: ProcessStatus = ready ? 10 : 20
  await setStatus(db, enterpriseId, questionnaireId, [before], statusAfterChange(before, ready))
}
