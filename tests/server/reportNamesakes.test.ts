/** Reports of two people of one name are told apart: in their answer and by their files' names. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults, pathOf } from './results.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

/** Quotes, and what a search of the database might take for anything. */
const NAME = '张"伟\\%_'
const OTHER_NAME = '张"伟\\xx'

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

const rename = (round: Collecting, evaluatee: number, displayName: string, employeeNo = '') =>
  administrator.ok('updateEmployee', {
    body: { id: pathOf(round, evaluatee).employeeId, displayName, employeeNo, departId: null },
  })

/** Two of one name, and two who are called almost so. */
async function roundOf(type: 1 | 2): Promise<Collecting> {
  const round = await results.worked({ type, evaluatees: 4 })
  for (const [evaluatee, name] of [NAME, NAME, OTHER_NAME, NAME.slice(0, -1)].entries()) {
    await rename(round, evaluatee, name, evaluatee === 0 ? `E-${type}` : '')
    await results.answerLevel(round, evaluatee, 'superior', [4])
  }
  return round
}

const evaluateeOf = async (round: Collecting, evaluatee: number) =>
  (await results.personalReport(round, evaluatee)).evaluatee

const marksIn = (round: Collecting) =>
  Promise.all(round.evaluatees.map(async (_, place) => (await evaluateeOf(round, place)).nameMark))

/** As the ranking tells them apart. */
async function rankedMarks(round: Collecting) {
  const { items, incomplete } = await administrator.ok('getRanking', { path: { id: round.questionnaireId } })
  const marks = new Map([...items, ...incomplete].map(({ employeeId, nameMark }) => [employeeId, nameMark]))
  return round.evaluatees.map(({ employeeId }) => marks.get(employeeId))
}

/** What a file is called. */
async function fileName(
  operation: 'exportQuestionScores' | 'downloadPersonalReport',
  round: Collecting,
  place: number,
) {
  const { headers } = await administrator.call(operation, { path: pathOf(round, place) })
  return decodeURIComponent(String(headers['content-disposition']).split("filename*=UTF-8''")[1] ?? '')
}

test('of a named round, by number or else by address', async () => {
  const round = await roundOf(1)
  const [, second] = round.evaluatees
  const want = ['E-1', second?.email, '', '']
  expect(await marksIn(round)).toEqual(want)
  expect(await rankedMarks(round)).toEqual(want)
  const { title } = (await results.personalReport(round)).questionnaire
  const marked = `${title} ${NAME} (E-1)`
  expect(await fileName('exportQuestionScores', round, 0)).toBe(`${marked}.csv`)
  expect(await fileName('downloadPersonalReport', round, 0)).toBe(`${marked}.pdf`)
  expect(await fileName('exportQuestionScores', round, 2)).toBe(`${title} ${OTHER_NAME}.csv`)
  // Whoever is called otherwise now has the name alone.
  await rename(round, 1, '张炜')
  expect(await marksIn(round)).toEqual(['', '', '', ''])
})

test('of an anonymous round, by the names of the finish; what was published is kept as it is', async () => {
  const round = await roundOf(2)
  await results.finish(round)
  const kept = () =>
    testApp.database.read((db) =>
      db
        .selectFrom('publishedReport')
        .select('reportJson')
        .where('questionnaireId', '=', round.questionnaireId)
        .execute(),
    )
  const before = await kept()
  expect(before).toHaveLength(4)
  await rename(round, 1, '张炜')
  await rename(round, 3, NAME)
  const want = ['E-2', round.evaluatees[1]?.email, '', '']
  expect(await marksIn(round)).toEqual(want)
  expect(await rankedMarks(round)).toEqual(want)
  expect((await evaluateeOf(round, 1)).name).toBe(NAME)
  const { title } = (await results.personalReport(round)).questionnaire
  expect(await fileName('downloadPersonalReport', round, 0)).toBe(`${title} ${NAME} (E-2).pdf`)
  expect(await kept()).toEqual(before)
  expect(before.filter(({ reportJson }) => reportJson.includes('nameMark'))).toEqual([])
})
