import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BodyOf } from '../../server/http/call.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

type Save = BodyOf<'savePaper'>
type SavedQuestion = Save['pages'][number]['questions'][number]

let testApp: TestApp
let administrator: Visitor
let id: number

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

beforeEach(async () => {
  id = (await administrator.ok('createQuestionnaire', { body: { title: '编辑' } })).id
})

afterAll(async () => {
  await testApp.close()
})

const choice = (title: string, score: unknown = 1): string =>
  JSON.stringify({
    title,
    summary: '',
    options: [
      { id: 1, title: 'a', score },
      { id: 2, title: 'b', score: 2 },
    ],
  })

const question = (title: string, over: Partial<SavedQuestion> = {}): SavedQuestion => ({
  id: 0,
  index: 1,
  type: 'DAN_XUAN',
  data: choice(title),
  config: '{"required":true}',
  ...over,
})

/** The stored paper as a save sends it back. */
async function loaded(): Promise<Save & { version: number }> {
  const paper = await administrator.ok('getPaper', { path: { id } })
  const pages = paper.pages.map(({ id: pageId, sequence, questions }) => ({
    id: pageId,
    index: sequence,
    questions: questions.map(({ id: questionId, index, type, data, config }) => ({
      id: questionId,
      index,
      type,
      data,
      config,
    })),
  }))
  return { title: paper.title, summary: paper.summary, version: paper.version, pages }
}

const save = (body: Save) => administrator.ok('savePaper', { path: { id }, body })

test('what is saved is what is loaded; ids stay, order counts, what is left out goes', async () => {
  const start = await loaded()
  expect(start).toMatchObject({ version: 1, pages: [{ index: 1, questions: [] }] })
  const first = await save({
    ...start,
    title: 'Q&amp;A',
    pages: [
      {
        ...start.pages[0],
        id: start.pages[0]?.id ?? 0,
        index: 1,
        questions: [question('一', { index: 2 }), question('零')],
      },
      {
        id: 0,
        index: 2,
        questions: [question('二', { type: 'DA_FEN', data: '{"title":"二","summary":"s"}', config: '' })],
      },
    ],
  })
  expect(first).toMatchObject({ title: 'Q&A', version: 2, pages: [{ type: 'HOME' }, { type: 'CONTENT', sequence: 2 }] })
  expect(first.pages[0]?.questions.map(({ data }) => JSON.parse(data).title)).toEqual(['零', '一'])
  expect(JSON.parse(first.pages[1]?.questions[0]?.config ?? '')).toMatchObject({ minimumScore: 1, maximumScore: 5 })
  const again = await loaded()
  const [home, second] = again.pages
  if (home === undefined || second === undefined) throw new Error('two pages were saved')
  const [zero, one] = home.questions
  if (zero === undefined || one === undefined) throw new Error('two questions were saved')
  // 一 moves to the second page, 零 is dropped, 二 stays.
  const moved = await save({
    ...again,
    pages: [
      { ...home, questions: [] },
      { ...second, questions: [...second.questions, { ...one, index: 2, data: choice('改') }] },
    ],
  })
  expect(moved.pages[1]?.questions.map((each) => each.id)).toEqual([second.questions[0]?.id, one.id])
  expect(await administrator.ok('getPaper', { path: { id } })).toEqual(moved)
  expect(await administrator.ok('getQuestionnaire', { path: { id } })).toMatchObject({
    title: 'Q&A',
    version: 3,
    paperDataValid: true,
    invalidDatas: [{ dataType: 10, valid: true }, {}, { dataType: 11, valid: false }, {}, {}],
  })
})

test('a dropped question leaves its dimension', async () => {
  const saved = await save({
    title: 'T',
    summary: '',
    version: 1,
    pages: [{ id: 0, index: 1, questions: [question('a'), question('b')] }],
  })
  const [a, b] = saved.pages[0]?.questions ?? []
  const dimension = await administrator.ok('createDimension', { path: { id }, body: { name: 'D' } })
  const relations = [a, b].map((each) => ({ questionId: each?.id ?? 0, dimensionId: dimension.id }))
  await administrator.ok('bindDimensionQuestions', { path: { id }, body: { relations } })
  const paper = await loaded()
  const home = paper.pages[0]
  await save({ ...paper, pages: [{ id: home?.id ?? 0, index: 1, questions: home?.questions.slice(1) ?? [] }] })
  expect(await administrator.ok('listDimensionQuestions', { path: { id } })).toEqual([relations[1]])
})

test('of two saves at once one is stored, the other is told the version', async () => {
  const paper = await loaded()
  const answers = await Promise.all(
    ['甲', '乙', '丙'].map((title) => administrator.call('savePaper', { path: { id }, body: { ...paper, title } })),
  )
  expect(answers.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2034, 2034])
  expect(answers.find(({ returnCode }) => returnCode === 2034)).toMatchObject({ status: 409, result: { version: 2 } })
  const stored = answers.findIndex(({ returnCode }) => returnCode === 0)
  expect((await loaded()).title).toBe(['甲', '乙', '丙'][stored])
})

test('without a version a save counts what this session read last', async () => {
  const other = testApp.visitor()
  await other.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
  const { version: _, ...paper } = await loaded()
  await other.ok('getPaper', { path: { id } })
  await save(paper)
  await save({ ...paper, title: '再存' })
  const refused = await other.call('savePaper', { path: { id }, body: { ...paper, title: '旧' } })
  expect(refused).toMatchObject({ returnCode: 2034, result: { version: 3 } })
  await other.ok('getPaper', { path: { id } })
  await other.ok('savePaper', { path: { id }, body: { ...paper, title: '新' } })
  expect((await administrator.call('savePaper', { path: { id }, body: paper })).returnCode).toBe(2034)
})

test('entities of a title are decoded once, when it is new; as it was read it stays', async () => {
  await save({ ...(await loaded()), title: 'A &amp;lt;b&gt; &#29615;&#x89C6;' })
  const read = await loaded()
  expect(read.title).toBe('A &lt;b> 环视')
  await save(read)
  expect((await loaded()).title).toBe('A &lt;b> 环视')
  const base = { path: { id }, body: { type: 1 as const, title: read.title, summary: '说明' } }
  expect((await administrator.ok('updateQuestionnaireBase', base)).title).toBe('A &lt;b> 环视')
  const copy = await administrator.ok('copyQuestionnaire', { path: { id }, body: { data: {} } })
  expect(copy.title).toContain('A &lt;b> 环视')
  const template = await administrator.ok('copyToTemplate', { path: { id } })
  const made = await administrator.ok('createQuestionnaireFromTemplate', { path: { id: template.id }, body: {} })
  expect(made.title).toBe('A &lt;b> 环视')
})

test('without a version a save right after the same session changed the title is no conflict', async () => {
  const { version: _, ...paper } = await loaded()
  const rename = (visitor: Visitor, title: string) =>
    visitor.ok('updateQuestionnaireBase', { path: { id }, body: { type: 1, title, summary: '' } })
  await rename(administrator, '改名')
  await save({ ...paper, title: '改名' })
  const other = testApp.visitor()
  await other.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
  await rename(other, '别人改名')
  // This session has not seen the other's title: renaming over it is no reading.
  await rename(administrator, '又改名')
  expect((await administrator.call('savePaper', { path: { id }, body: paper })).returnCode).toBe(2034)
})

test('a questionnaire renamed before its paper was ever read is saved without a version', async () => {
  const made = await administrator.ok('createQuestionnaire', { body: { title: '新' } })
  const body = { type: 1 as const, title: '改过', summary: '' }
  await administrator.ok('updateQuestionnaireBase', { path: { id: made.id }, body })
  const paper = { title: '改过', summary: '', pages: [{ id: 0, index: 1, questions: [question('一')] }] }
  expect((await administrator.call('savePaper', { path: { id: made.id }, body: paper })).returnCode).toBe(0)
})

test('a changed title is a changed paper', async () => {
  const paper = await loaded()
  await administrator.ok('updateQuestionnaireBase', { path: { id }, body: { type: 1, title: '改名', summary: '' } })
  expect((await administrator.call('savePaper', { path: { id }, body: paper })).returnCode).toBe(2034)
})

test.each<{ name: string; questions: SavedQuestion[]; field: string; text: string }>([
  {
    name: 'broken JSON',
    questions: [question('a'), question('b', { data: '{', index: 2 })],
    field: 'pages.0.questions.1.data',
    text: '第 1 页第 2 题',
  },
  {
    name: 'a list for data',
    questions: [question('b', { data: '[]' })],
    field: 'pages.0.questions.0.data',
    text: '第 1 页第 1 题',
  },
  {
    name: 'a text for a score',
    questions: [question('b', { data: choice('b', 'x') })],
    field: 'pages.0.questions.0.data.options.score',
    text: '第 1 题',
  },
  {
    name: 'a negative score',
    questions: [question('b', { data: choice('b', -1) })],
    field: 'pages.0.questions.0.data.options.score',
    text: '0 到 1000000',
  },
  { name: 'a foreign id', questions: [question('b', { id: 4711 })], field: 'pages.0.questions.0.id', text: '不属于' },
  {
    name: 'an id twice',
    questions: [question('b', { id: 4711 }), question('c', { id: 4711 })],
    field: 'pages.0.questions.1.id',
    text: '重复',
  },
])('a save with $name is refused by page and question and changes nothing', async ({ questions, field, text }) => {
  const paper = await loaded()
  const home = paper.pages[0]
  const body = { ...paper, title: '不存', pages: [{ id: home?.id ?? 0, index: 1, questions }] }
  const answer = await administrator.call('savePaper', { path: { id }, body })
  expect(answer).toMatchObject({ returnCode: 2035, status: 422, result: { fields: [{ field }] } })
  expect(answer.message).toContain(text)
  expect(await loaded()).toEqual(paper)
})

test('questions and pages of another paper cannot be taken', async () => {
  const saved = await save({ title: 'T', summary: '', pages: [{ id: 0, index: 1, questions: [question('a')] }] })
  const theirs = saved.pages[0]
  id = (await administrator.ok('createQuestionnaire', { body: {} })).id
  const own = await loaded()
  const stolen = {
    ...own,
    pages: [{ id: own.pages[0]?.id ?? 0, index: 1, questions: [question('a', { id: theirs?.questions[0]?.id ?? 0 })] }],
  }
  expect((await administrator.call('savePaper', { path: { id }, body: stolen })).returnCode).toBe(2035)
  const page = { ...own, pages: [...own.pages, { id: theirs?.id ?? 0, index: 2, questions: [] }] }
  expect((await administrator.call('savePaper', { path: { id }, body: page })).returnCode).toBe(2035)
})

test('the home page stays first', async () => {
  const paper = await save({
    ...(await loaded()),
    pages: [
      { id: 0, index: 1, questions: [] },
      { id: 0, index: 2, questions: [] },
    ],
  })
  const [home, content] = paper.pages.map((page) => ({ id: page.id, index: page.sequence, questions: [] }))
  if (home === undefined || content === undefined) throw new Error('two pages were saved')
  const base = { title: 'T', summary: '', version: paper.version }
  for (const pages of [
    [],
    [content],
    [
      { ...content, index: 1 },
      { ...home, index: 2 },
    ],
  ]) {
    expect((await administrator.call('savePaper', { path: { id }, body: { ...base, pages } })).returnCode).toBe(2035)
  }
})

test('five hundred questions, drafts without titles among them, are saved and loaded', async () => {
  const pages = Array.from({ length: 5 }, (_, index) => ({
    id: 0,
    index: index + 1,
    questions: Array.from({ length: 100 }, (_each, at) => question(at === 0 ? '' : `题 ${at}`, { index: at + 1 })),
  }))
  const saved = await save({ title: '', summary: '', pages })
  expect(await administrator.ok('getPaper', { path: { id } })).toEqual(saved)
  expect(await administrator.ok('getQuestionnaire', { path: { id } })).toMatchObject({ paperDataValid: false })
})
