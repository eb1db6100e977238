/** Evil strings through every text field into every sink: none runs, none breaks a line, all come back as typed (issue 6, point 19). */
import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../server/demo/caller.ts'
import { attachment } from '../../server/http/routes.ts'
import { htmlOf } from '../../server/mail/html.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { reasonOf, singleLine } from '../../server/mail/told.ts'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import { storedTitle } from '../../server/records/questionnaire/title.ts'
import { parseCsv } from '../../server/sheets/csv.ts'
import { catchMails } from '../e2e/mailCatcher.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { EVIL } from './evilStrings.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
const lines: string[] = []
const id = { questionnaire: 0, department: 0, dimension: 0, level: 0, employee: 0 }
let round: Collecting

beforeAll(async () => {
  testApp = await startTestApp({}, { level: 'trace', stream: { write: (line: string) => void lines.push(line) } })
  administrator = await testApp.setUpAdministrator()
  id.questionnaire = (await administrator.ok('createQuestionnaire', { body: { type: 1, title: 'A' } })).id
  const path = { id: id.questionnaire }
  id.department = (await administrator.ok('createDepartment', { body: { name: 'A' } })).id
  id.dimension = (await administrator.ok('createDimension', { path, body: { name: 'A' } })).id
  const level = { levelName: 'A', open: true as const }
  id.level = (await administrator.ok('createRelationLevel', { path, body: level })).levelId
  id.employee = (await administrator.ok('createEmployee', { body: { displayName: 'A', employeeNo: 'A' } })).id
  round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { sameLevel: 30 } })
})

afterAll(() => testApp.close())

const path = () => ({ id: id.questionnaire })

interface Door {
  field: string
  give(text: string): Promise<Answer<unknown>>
  /** The text in what was answered. */
  read(result: never): unknown
  /** What is kept of a text, where that is another one. */
  kept?: (text: string) => string
}

/** A door whose answer has the text where the call has it. */
const door = (field: string, give: Door['give'], read = (result: Record<string, unknown>) => result[field]): Door => ({
  field,
  give,
  read: read as Door['read'],
})

async function givePaper(text: string): Promise<Answer<unknown>> {
  const { title, summary, version, pages } = await administrator.ok('getPaper', { path: path() })
  const options = [1, 2].map((score) => ({ id: score, title: text, score }))
  const data = JSON.stringify({ title: text, summary: text, options })
  const question = { id: 0, index: 1, type: 'DAN_XUAN' as const, data, config: JSON.stringify({ required: true }) }
  const page = { id: pages[0]?.id ?? 0, index: 1, questions: [question] }
  return administrator.call('savePaper', { path: path(), body: { title, summary, version, pages: [page] } })
}

const EMPLOYEE = { employeeNo: 'A', departId: null }
const doors: Door[] = [
  door('displayName', (displayName) =>
    administrator.call('updateEmployee', { body: { id: id.employee, displayName, ...EMPLOYEE } }),
  ),
  door('realName', (realName) =>
    administrator.call('updateEmployee', { body: { id: id.employee, displayName: 'A', realName, ...EMPLOYEE } }),
  ),
  ...(['address', 'wechat', 'mobile'] as const).map((field) =>
    door(field, async (text) => {
      const { version: _, ...info } = await administrator.ok('getGeneralInfo')
      return administrator.call('updateGeneralInfo', { body: { ...info, [field]: text } })
    }),
  ),
  door('name', (name) => administrator.call('updateDepartment', { path: { id: id.department }, body: { name } })),
  door('departNo', (departNo) =>
    administrator.call('updateDepartment', { path: { id: id.department }, body: { name: 'A', departNo } }),
  ),
  door('enterpriseName', (enterpriseName) => administrator.call('updateEnterpriseName', { body: { enterpriseName } })),
  // Spec §5: entities become text.
  {
    ...door('title', (title) =>
      administrator.call('updateQuestionnaireBase', { path: path(), body: { type: 1, title, summary: '' } }),
    ),
    kept: storedTitle,
  },
  door('summary', (summary) =>
    administrator.call('updateQuestionnaireBase', { path: path(), body: { type: 1, title: 'A', summary } }),
  ),
  door('name', (name) => administrator.call('updateDimension', { path: path(), body: { id: id.dimension, name } })),
  door('levelName', (levelName) =>
    administrator.call('updateRelationLevel', { path: path(), body: { levelId: id.level, levelName } }),
  ),
  door('title', (title) =>
    administrator.call('saveEmailTemplate', { path: path(), body: { emailType: 'invite', title, content: '{link}' } }),
  ),
  door(
    'content',
    (text) =>
      administrator.call('saveEmailTemplate', {
        path: path(),
        body: { emailType: 'invite', title: 'A', content: `${text}{link}` },
      }),
    (result) => String(result['content']).replace(/\{link\}$/, ''),
  ),
  door(
    'welcomeText',
    (welcomeText) =>
      administrator.call('saveQuestionnaireDetails', { path: path(), body: { setting: { welcomeText } } }),
    ({ setting }) => (setting as Record<string, unknown>)['welcomeText'],
  ),
  door('question', givePaper, (result) => {
    const { pages } = result as { pages: { questions: { data: string }[] }[] }
    const { title, summary, options } = JSON.parse(pages[0]?.questions[0]?.data ?? '{}')
    expect([summary, options[0].title, options[1].title]).toEqual([title, title, title])
    return title
  }),
]

test.each(doors.map((one, index) => ({ ...one, index })))(
  'door $index, $field: each comes back as typed, or is refused with its field named',
  async ({ give, read, kept = (text) => text }) => {
    const wrong: unknown[] = []
    let taken = 0
    for (const text of EVIL) {
      const { status, returnCode, result, message } = await give(text)
      if (returnCode === 0) {
        taken += 1
        const stored = read(result as never)
        // Blanks around a name are no part of it.
        if (![text, text.trim(), kept(text)].includes(String(stored))) wrong.push({ text, stored })
      } else {
        const { fields = [] } = (result ?? {}) as { fields?: { field: string }[] }
        if (status >= 500 || fields.length === 0) wrong.push({ text, status, message })
      }
    }
    expect(wrong).toEqual([])
    expect(taken).toBeGreaterThan(EVIL.length / 3)
  },
)

test('whatever is looked for, lists answer', async () => {
  for (const kw of EVIL.map((text) => Buffer.from(text).toString()).filter((text) => text.length <= 100)) {
    for (const { status } of [
      await administrator.call('listEmployees', { query: { kw } }),
      await administrator.call('listQuestionnaires', { query: { keyword: kw, tags: [kw] } }),
      await administrator.call('listTemplates', { query: { keyword: kw } }),
      await administrator.call('listEvaluatees', { path: path(), query: { kw } }),
    ])
      expect(status).toBeLessThan(500)
  }
})

const RUN_BY_SHEETS = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/

async function fileOf(format: 'csv' | 'xlsx'): Promise<Buffer> {
  const { jobId } = await administrator.ok('createExport', { body: { list: 'employees', format, language: 'en' } })
  for (;;) {
    const { status } = await administrator.ok('getJob', { path: { id: jobId } })
    if (status === 'done') return (await administrator.call('downloadExport', { path: { jobId } })).raw
    if (status === 'failed') throw new Error('no file')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

test('sheets: names come back as typed, and no cell is a formula', async () => {
  const taken: string[] = []
  for (const [index, text] of EVIL.entries()) {
    const body = { displayName: text, employeeNo: `N${index}` }
    const { returnCode, result } = await administrator.call('createEmployee', { body })
    if (returnCode === 0) taken.push(result.displayName)
  }
  const csv = (await fileOf('csv')).toString().replace(/^\ufeff/, '')
  const rows = Papa.parse<string[]>(csv, { newline: '\r\n', delimiter: ',' }).data
  expect(rows.flat().filter((cell) => RUN_BY_SHEETS.test(cell))).toEqual([])
  // As it is cut where lists are separated by semicolons, which knows no quote within a line.
  expect(csv.split(/[;|\t\r\n]/).filter((cell) => RUN_BY_SHEETS.test(cell))).toEqual([])
  const inCsv = new Set(parseCsv(csv).rows.flatMap(({ cells }) => cells))
  expect(taken.filter((text) => !inCsv.has(text))).toEqual([])
  const { sheets } = await readXlsx(await fileOf('xlsx'))
  const cells = new Set((sheets[0]?.rows ?? []).flat().map(String))
  expect(taken.filter((text) => !cells.has(text))).toEqual([])
})

/** Names of the headers a mail has; nothing that was typed adds one. */
const HEADERS = ['auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']

test('mails: one line a header, nothing to run in the text', async () => {
  const catcher = await catchMails()
  const mailer = createMailer({ server: catcher.url, from: '环视 <roundview@yuanhang.example>' })
  const texts = EVIL.filter((text) => text.length < 1000).map((text) => Buffer.from(text).toString())
  for (const [index, text] of texts.entries()) {
    const mail = { messageId: `<${index}@a.example>`, name: text, address: 'a@b.example', subject: `#${text}` }
    await mailer.send({ ...mail, text: `#${text}`, html: htmlOf(text, null) })
  }
  mailer.close()
  await catcher.close()
  expect(catcher.mails).toHaveLength(texts.length)
  for (const [index, { mail, to }] of catcher.mails.entries()) {
    const text = texts[index] ?? ''
    expect({ text, to }).toEqual({ text, to: 'a@b.example' })
    expect([...new Set(mail.headers.map(({ key }) => key))].sort()).toEqual(HEADERS)
    expect(mail.subject).toBe(singleLine(`#${text}`))
    const tags = [...(mail.html ?? '').matchAll(/<\/?([a-z!]+)/gi)].map(([, name]) => name)
    expect(
      tags.filter((name) => !['!doctype', 'html', 'head', 'meta', 'body', 'p', 'br'].includes(name ?? '')),
    ).toEqual([])
  }
})

test('a file’s name stays in its header, and a reason or a log on its line', () => {
  for (const text of EVIL) {
    const whole = Buffer.from(text).toString()
    const header = attachment(text)
    expect(header).toMatch(/^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/)
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe(whole)
    expect(reasonOf(new Error(text))).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  }
  for (const line of lines) expect(line).toMatch(/^\{.*\}\n$/)
})

test('the report: comments come back as typed, on paper nothing runs', async () => {
  const texts = EVIL.filter((text) => text.trim() !== '' && text.length < 1000)
  const path = { id: round.questionnaireId }
  const given: string[] = []
  for (const [index, { id: relationId, raterId }] of round.relations.entries()) {
    const rater = testApp.visitor({ authorization: `Bearer ${await round.link(raterId)}` })
    const text = texts
      .filter((_, at) => at % round.relations.length === index)
      .join(' | ')
      .slice(0, 500)
    const { returnCode, result } = await rater.call('submitFeedback', {
      path: { relationId },
      body: { answers: round.answers(4, text) },
    })
    if (returnCode === 0) given.push(text)
    else {
      expect(result).toMatchObject({ fields: [{ field: expect.stringMatching(/text$/) }] })
      await rater.ok('submitFeedback', { path: { relationId }, body: { answers: round.answers(4, 'x') } })
    }
  }
  expect(given.length).toBeGreaterThan(round.relations.length / 2)
  await administrator.ok('finishQuestionnaire', { path })
  const employeeId = round.evaluatees[0]?.employeeId ?? 0
  const report = JSON.stringify(await administrator.ok('getPersonalReport', { path: { ...path, employeeId } }))
  expect(given.filter((text) => !report.includes(JSON.stringify(text.trim()).slice(1, -1)))).toEqual([])
  const { raw, status } = await administrator.call('downloadPersonalReport', { path: { ...path, employeeId } })
  expect(status).toBe(200)
  expect(readPdf(raw).active).toEqual([])
})
