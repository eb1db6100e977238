/** Rounds that tests of combined reports put side by side: what was answered in them is known, and so what comes of it. */
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults } from './results.ts'
import type { TestApp, Visitor } from './testApp.ts'

export const EVALUATEES = 6
const PEERS = { ratersPerLevel: { superior: 1, sameLevel: 5, self: 1 } } as const

/** What the superior and the five peers chose on every question, of 5, in each round. */
const chosenOf = (round: number, evaluatee: number) => ({
  superior: [1 + ((evaluatee + 2 * round) % 5)],
  sameLevel: [0, 1, 2, 3, 4].map((rater) => 1 + ((evaluatee * 2 + rater * rater + round) % 5)),
})

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
export const toOne = (value: number) => Math.round(value * 10 + 1e-9) / 10
const inPercent = (options: readonly number[]) => mean(options.map((option) => 20 * option))

/** As the personal report shows it: every question has the same. */
export const scoreOf = (round: number, evaluatee: number) => {
  const { superior, sameLevel } = chosenOf(round, evaluatee)
  return toOne((inPercent(superior) + inPercent(sameLevel)) / 2)
}

/** The helpers of a test file, for its app and its signed-in administrator. */
export function createRounds(testApp: TestApp, administrator: Visitor) {
  const results = createResults(testApp, administrator)

  /** Whoever `people` names is evaluated in it; the others of an earlier round are not. */
  async function answered(type: 1 | 2, round: number, people: readonly Collecting['evaluatees'][number][] = []) {
    const made = await results.worked({ type, evaluatees: EVALUATEES, title: `第${round + 1}轮`, ...PEERS })
    for (const [place, { employeeId }] of people.entries()) {
      const { id = 0 } = made.evaluatees[place] ?? {}
      await testApp.database.write((db) =>
        db
          .updateTable('evaluatee')
          .set({ employeeId })
          .where('questionnaireId', '=', made.questionnaireId)
          .where('id', '=', id)
          .execute(),
      )
    }
    for (let evaluatee = 0; evaluatee < EVALUATEES; evaluatee += 1) {
      const { superior, sameLevel } = chosenOf(round, evaluatee)
      await results.answerLevel(made, evaluatee, 'superior', superior)
      await results.answerLevel(made, evaluatee, 'sameLevel', sameLevel)
    }
    await results.finish(made)
    return made
  }

  const uidOf = async ({ questionnaireId: id }: Collecting) =>
    (await administrator.ok('getQuestionnaire', { path: { id } })).uid

  const rename = ({ questionnaireId }: Collecting, from: string, to: string) =>
    testApp.database.write((db) =>
      db
        .updateTable('dimension')
        .set({ name: to })
        .where('questionnaireId', '=', questionnaireId)
        .where('name', '=', from)
        .execute(),
    )

  async function save(rounds: readonly Collecting[], title = '两轮对比') {
    const questionnaireUids = await Promise.all(rounds.map(uidOf))
    return administrator.ok('saveCombinedReport', { body: { reportId: 0, title, summary: '说明', questionnaireUids } })
  }

  const get = (reportId: number) => administrator.ok('getCombinedReport', { query: { reportId } })
  const scores = (reportId: number, evaluatorIds?: number[]) =>
    administrator.ok('listCombinedScores', { query: { reportIds: [reportId], ...(evaluatorIds && { evaluatorIds }) } })

  return { results, answered, uidOf, rename, save, get, scores }
}
