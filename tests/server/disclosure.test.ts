/** anonymity.md R17, R18, R23 through HTTP: what is published tells nothing of answers and levels that are not shown. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Question } from '../../domain/paper/model.ts'
import { questionsOf } from '../../domain/paper/model.ts'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults, pathOf } from './results.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(async () => {
  await testApp.close()
})

const choiceOf = (round: Collecting): Question => {
  const found = questionsOf(round.paper).find(({ type }) => type === 'DAN_XUAN')
  if (found === undefined) throw new Error('the paper has no single choice')
  return found
}

/** Gives the options of the first single choice other properties. */
async function changeOptions(round: Collecting, change: (id: number) => { score: number; reasonRequired?: boolean }) {
  const { id, data } = choiceOf(round)
  const options = (data.options ?? []).map((option) => ({ ...option, ...change(option.id) }))
  await testApp.database.write((db) =>
    db
      .updateTable('question')
      .set({ dataJson: JSON.stringify({ ...data, options }) })
      .where('questionnaireId', '=', round.questionnaireId)
      .where('id', '=', id)
      .execute(),
  )
}

/** Sends the first waiting form of a level, with `first` as the answer to the first single choice. */
async function send(
  round: Collecting,
  evaluatee: number,
  level: 'sameLevel' | 'subordinate',
  place: number,
  first: Partial<Answer>,
) {
  const turn = turnsOf(round, evaluatee, level)[place]
  if (turn === undefined) throw new Error(`nobody at ${place} on ${level}`)
  const { id } = choiceOf(round)
  const answers = round.answers(3).map((answer) => (answer.questionId === id ? { questionId: id, ...first } : answer))
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
  await visitor.ok('submitFeedback', { path: { relationId: turn.id }, body: { answers } })
}

/** All that is said of one evaluatee, without what names the person. */
async function saidOf(round: Collecting, place: number): Promise<string> {
  const { evaluatee: _, ...report } = await results.personalReport(round, place)
  return JSON.stringify(report)
}

describe('a level of two of three forms', () => {
  let round: Collecting
  const WORDS = 'only one of two could have written this'

  // The evaluatees differ in the choice of one hidden rater alone: the second option asks for a reason.
  beforeAll(async () => {
    round = await results.worked({ evaluatees: 2, setting: { pooling: false } })
    await changeOptions(round, (id) => ({ score: id, reasonRequired: id === 2 }))
    const chosen: Partial<Answer>[] = [{ optionIds: [2], text: WORDS }, { optionIds: [4] }]
    for (const [evaluatee, first] of chosen.entries()) {
      for (const place of [0, 1, 2, 3]) await send(round, evaluatee, 'sameLevel', place, { optionIds: [3] })
      await send(round, evaluatee, 'subordinate', 0, first)
      await send(round, evaluatee, 'subordinate', 1, { optionIds: [4] })
    }
    await results.finish(round)
  })

  test('does not tell by a flag that a reason was given (R17)', async () => {
    expect(await saidOf(round, 0)).toBe(await saidOf(round, 1))
    expect(await saidOf(round, 0)).not.toContain(WORDS)
  })
})

test('nobody answered, one answered and unable throughout are one word (R23)', async () => {
  const round = await results.worked({ evaluatees: 3, setting: { pooling: false } })
  for (const evaluatee of [0, 1, 2]) {
    for (const place of [0, 1, 2, 3]) await send(round, evaluatee, 'sameLevel', place, { optionIds: [3] })
  }
  await send(round, 1, 'subordinate', 0, { optionIds: [5] })
  await send(round, 2, 'subordinate', 0, { unable: true })
  await send(round, 2, 'subordinate', 1, { optionIds: [1] })
  await results.finish(round)
  const said = [await saidOf(round, 0), await saidOf(round, 1), await saidOf(round, 2)]
  expect(new Set(said).size).toBe(1)
  const { levels } = await results.personalReport(round, 0)
  expect(levels.find(({ kind }) => kind === 'subordinate')).toMatchObject({ status: 'hidden', raterCount: '<3' })
})

test('the mean of a question of two scores waits for five, others for three (R18)', async () => {
  const round = await results.worked({ ratersPerLevel: { sameLevel: 3, subordinate: 5 }, setting: { pooling: false } })
  await changeOptions(round, (id) => ({ score: id <= 2 ? 1 : 2 }))
  for (const place of [0, 1, 2]) await send(round, 0, 'sameLevel', place, { optionIds: [place + 1] })
  for (const place of [0, 1, 2, 3, 4]) await send(round, 0, 'subordinate', place, { optionIds: [place + 1] })
  await results.finish(round)
  const { levels, dimensions } = await results.personalReport(round)
  const figures = (questionId: number) => {
    const question = dimensions.flatMap(({ questions }) => questions).find((one) => one.questionId === questionId)
    return levels.flatMap(({ kind }, row) =>
      kind === 'sameLevel' || kind === 'subordinate' ? [question?.byLevel[row]] : [],
    )
  }
  expect(figures(choiceOf(round).id)).toEqual([null, 1.6])
  const other = questionsOf(round.paper).filter(({ type }) => type === 'DAN_XUAN')[1]
  expect(figures(other?.id ?? 0)).toEqual([3, 3])
})

test('figures of a question carry one decimal in points and none in percent, named rounds two and one (R13)', async () => {
  const figures = async (type: 1 | 2) => {
    const round = await results.worked({ type, ratersPerLevel: { sameLevel: 11 } })
    // 25 points of eleven raters: 2.2727 of 5, 45.4545 %.
    await results.answerLevel(round, 0, 'sameLevel', [2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3])
    if (type === 2) await results.finish(round)
    const path = pathOf(round)
    const answers = [
      await results.personalReport(round),
      await administrator.ok('getQuestionScores', { path }),
      // What is stored at the finish is all that is ever asked again.
      ...(await published(round)),
    ]
    const { id } = choiceOf(round)
    return answers.map(({ dimensions }) => {
      const question = dimensions.flatMap(({ questions }) => questions).find(({ questionId }) => questionId === id)
      return [question?.weightedScore, question?.byLevel.filter((mean) => mean !== null), question?.percent]
    })
  }
  const published = async ({ questionnaireId }: Collecting) => {
    const rows = await testApp.database.read((db) =>
      db.selectFrom('publishedReport').select('reportJson').where('questionnaireId', '=', questionnaireId).execute(),
    )
    return rows.map(({ reportJson }) => JSON.parse(reportJson) as PersonalReport)
  }
  expect(await figures(2)).toEqual(Array.from({ length: 3 }, () => [2.3, [2.3], 45]))
  expect(await figures(1)).toEqual(Array.from({ length: 2 }, () => [2.27, [2.27], 45.5]))
})
