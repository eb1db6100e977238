/** Raters of a fixture's questionnaire who answer through their links, as in life. */
import type { BuiltInLevelType } from '../../domain/evaluation/levels.ts'
import type { RelationTable } from '../../server/database/schema/questionnaireSchema.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import type { TestApp } from './testApp.ts'

/** Sends one turn's form; answers the envelope. */
export async function submitTurn(
  testApp: TestApp,
  round: Collecting,
  turn: RelationTable,
  form: { option?: number; text?: string } = {},
) {
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
  const answers = round.answers(form.option, form.text)
  return visitor.call('submitFeedback', { path: { relationId: turn.id }, body: { answers } })
}

/** Begins one turn's form: two answers. */
export async function saveDraft(
  testApp: TestApp,
  round: Collecting,
  { id: relationId, raterId }: Pick<RelationTable, 'id' | 'raterId'>,
): Promise<void> {
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(raterId)}` })
  const answers = round.answers(3).slice(0, 2)
  await visitor.ok('saveFeedbackDraft', { path: { relationId }, body: { answers } })
}

/** The turns about one evaluatee (by place) on one level, in the order they were made. */
export function turnsOf(round: Collecting, evaluatee: number, levelType: BuiltInLevelType): RelationTable[] {
  const evaluateeId = round.evaluatees[evaluatee]?.id
  const levelId = round.levels.find(({ type }) => type === levelType)?.id
  return round.relations.filter((turn) => turn.evaluateeId === evaluateeId && turn.levelId === levelId)
}

/** Everybody of one level answers about one evaluatee: one form for each option given, in that order. */
export async function answerLevel(
  testApp: TestApp,
  round: Collecting,
  evaluatee: number,
  levelType: BuiltInLevelType,
  options: number[],
  text: (rater: number) => string = () => '',
) {
  const turns = turnsOf(round, evaluatee, levelType)
  for (const [index, option] of options.entries()) {
    const turn = turns[index]
    if (turn === undefined) throw new Error(`the fixture has no rater ${index} on ${levelType}`)
    const { returnCode, message } = await submitTurn(testApp, round, turn, { option, text: text(index) })
    if (returnCode !== 0) throw new Error(`${returnCode} ${message}`)
  }
}
