/** A question that was removed and saved comes back with the dimension it had: by undo, or as somebody's own version. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BodyOf } from '../../server/http/call.ts'
import { bindQuestions } from '../../server/records/paper/dimensions.ts'
import { addOrganisation, makeReady } from './round.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

type Save = BodyOf<'savePaper'>
type SavedQuestion = Save['pages'][number]['questions'][number]

let testApp: TestApp
let administrator: Visitor
let id: number

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
})

beforeEach(async () => {
  id = await fromTemplate()
})

afterAll(async () => {
  await testApp.close()
})

const fromTemplate = async () =>
  (await administrator.ok('createQuestionnaireFromTemplate', { path: { id: 1 }, body: { type: 2 } })).id

/** The stored paper as a save sends it. */
async function loaded(): Promise<Save> {
  const paper = await administrator.ok('getPaper', { path: { id } })
  const pages = paper.pages.map(({ id: pageId, sequence, questions }) => ({
    id: pageId,
    index: sequence,
    questions: questions.map(({ pageId: _, ...question }) => question),
  }))
  return { title: paper.title, summary: paper.summary, version: paper.version, pages }
}

const save = (body: Save) => administrator.ok('savePaper', { path: { id }, body })
const without = (paper: Save, place: number): Save => ({ ...paper, pages: paper.pages.filter((_, at) => at !== place) })
const broughtBack = (question: SavedQuestion): SavedQuestion => ({ ...question, id: 0, formerId: question.id })
const isCheckPassed = async (dataType: number) => {
  const { invalidDatas } = await administrator.ok('getQuestionnaire', { path: { id } })
  return invalidDatas.find((one) => one.dataType === dataType)?.valid
}

/** How many questions each dimension has. */
async function bound(): Promise<number[]> {
  const counts = (await administrator.ok('listDimensions', { path: { id } })).map((one) => one.questionCount)
  const bindings = await administrator.ok('listDimensionQuestions', { path: { id } })
  expect(bindings).toHaveLength(counts.reduce((sum, count) => sum + count, 0))
  return counts
}

/** `paper` over whatever is stored, as the editor sends it: what is not there any more is brought back. */
async function over(paper: Save): Promise<Save> {
  const stored = await loaded()
  const known = new Set(stored.pages.flatMap((page) => [page.id, ...page.questions.map((question) => question.id)]))
  const pages = paper.pages.map((page) => ({
    ...page,
    id: known.has(page.id) ? page.id : 0,
    questions: page.questions.map((question) => (known.has(question.id) ? question : broughtBack(question))),
  }))
  return { ...paper, version: stored.version ?? 0, pages }
}

test('a page removed, saved and brought back has its dimensions again, however often', async () => {
  const whole = await loaded()
  expect(await bound()).toEqual([4, 4, 4, 4, 6])
  await save(without(whole, 1))
  expect(await bound()).toEqual([4, 0, 4, 4, 6])
  expect((await administrator.ok('listDimensionQuestions', { path: { id } })).length).toBe(18)
  await save(await over(whole))
  expect(await bound()).toEqual([4, 4, 4, 4, 6])
  expect(await isCheckPassed(11)).toBe(true)
  // Once more, under the ids it has now, and all pages but the first.
  const again = await loaded()
  expect(again.pages[1]?.questions[0]?.id).not.toBe(whole.pages[1]?.questions[0]?.id)
  await save({ ...again, pages: again.pages.slice(0, 1) })
  expect(await bound()).toEqual([4, 0, 0, 0, 0])
  await save(await over(again))
  expect(await bound()).toEqual([4, 4, 4, 4, 6])
})

test('of several who bring the same questions back each gets them with their dimensions', async () => {
  const whole = await loaded()
  await save(without(whole, 1))
  await save(await over({ ...whole, title: '甲的版本' }))
  await save(await over({ ...whole, title: '乙的版本' }))
  expect(await bound()).toEqual([4, 4, 4, 4, 6])
})

test('a dimension that was removed or moved meanwhile stays as it is', async () => {
  const whole = await loaded()
  const [first, second] = await administrator.ok('listDimensions', { path: { id } })
  const [moved, ...others] = whole.pages[1]?.questions ?? []
  const relations = [{ questionId: moved?.id ?? 0, dimensionId: first?.id ?? 0 }]
  await administrator.ok('bindDimensionQuestions', { path: { id }, body: { relations } })
  await save(without(whole, 1))
  await administrator.ok('deleteDimension', { path: { id, dimensionId: second?.id ?? 0 } })
  await save(await over(whole))
  expect(await bound()).toEqual([5, 4, 4, 6])
  expect(others).toHaveLength(3)
  expect(await isCheckPassed(11)).toBe(false)
})

test('nothing is taken over of a question that had no dimension, is unknown or belongs to another paper', async () => {
  const own = id
  id = await fromTemplate()
  const foreign = (await loaded()).pages[0]?.questions[0]
  id = own
  const whole = await loaded()
  const [home, ...pages] = whole.pages
  const [question] = home?.questions ?? []
  if (home === undefined || question === undefined || foreign === undefined) return expect.unreachable()
  await administrator.ok('bindDimensionQuestions', {
    path: { id },
    body: { relations: [{ questionId: question.id, dimensionId: null }] },
  })
  const left = { ...home, questions: home.questions.slice(1) }
  await save({ ...whole, pages: [left, ...pages] })
  const back = [question, foreign, { ...question, id: 7 }].map(broughtBack)
  await save({ ...(await over(whole)), pages: [{ ...left, questions: [...left.questions, ...back] }, ...pages] })
  expect(await bound()).toEqual([3, 4, 4, 4, 6])
})

/** A page is left without its questions. */
const emptied = (paper: Save): Save => ({
  ...paper,
  pages: paper.pages.map((page, at) => (at === 1 ? { ...page, questions: [] } : page)),
})

test('from the start on nothing is kept of what was removed', async () => {
  id = await makeReady(administrator)
  const paper = await loaded()
  const rows = () =>
    testApp.database.read((db) =>
      db.selectFrom('dimensionQuestion').select('questionId').where('questionnaireId', '=', id).execute(),
    )
  const before = (await rows()).length
  await save(emptied(paper))
  expect(await rows()).toHaveLength(before)
  await administrator.ok('publishQuestionnaire', { path: { id } })
  expect(await rows()).toHaveLength((await loaded()).pages.flatMap(({ questions }) => questions).length)
})

test('the start of one round takes nothing from another that is a draft', async () => {
  const [whole, before] = [await loaded(), await bound()]
  await save(emptied(whole))
  const started = await makeReady(administrator)
  await administrator.ok('publishQuestionnaire', { path: { id: started } })
  await save(await over(whole))
  expect(await bound()).toEqual(before)
})

test('nor from one of another enterprise that has the same number', async () => {
  const { database } = testApp
  const started = await makeReady(administrator)
  const theirs = { enterpriseId: 7, questionnaireId: started, questionId: 7, dimensionId: 7 }
  await database.write((db) => bindQuestions(db, [theirs]))
  await administrator.ok('publishQuestionnaire', { path: { id: started } })
  expect(
    await database.read((db) => db.selectFrom('dimensionQuestion').selectAll().where('enterpriseId', '=', 7).execute()),
  ).toEqual([theirs])
})
