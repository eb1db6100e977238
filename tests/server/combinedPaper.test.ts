/** A combined report on paper: what it says is what the page's calls say, recorded of each round it shows. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namedApart } from '../../domain/evaluation/names.ts'
import { changeText } from '../../report/combinedReport.ts'
import { formatPercent } from '../../report/format.ts'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createRounds } from './combinedRounds.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let rounds: ReturnType<typeof createRounds>
let first: Collecting
let second: Collecting
let reportId: number

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  rounds = createRounds(testApp, administrator)
  first = await rounds.answered(2, 0)
  second = await rounds.answered(2, 1, first.evaluatees.slice(0, 5))
  reportId = (await rounds.save([first, second])).reportId
}, 120_000)

afterAll(() => testApp.close())

const path = () => ({ id: reportId })
const bare = (text: string) => text.replace(/\s/g, '')

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  test('says what the page says', async () => {
    const report = await rounds.get(reportId)
    const people = await rounds.scores(reportId)
    const answer = await administrator.call('downloadCombinedReport', { path: path(), query: { language } })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain('两轮对比.pdf')
    const { text, title } = readPdf(answer.raw)
    expect(title).toBe(language === 'zh' ? '两轮对比 · 综合报告' : '两轮对比 · Combined report')
    const rowsOf = [report, ...people].flatMap(({ overall, dimensions }) => [overall, ...dimensions])
    for (const { byQuestionnaire, combined, change } of rowsOf) {
      if (byQuestionnaire.some((one) => one !== null))
        expect(text).toContain(bare([...byQuestionnaire, combined].map(formatPercent).join('') + changeText(change)))
    }
    for (const { evaluatorName, nameMark } of people) expect(text).toContain(bare(namedApart(evaluatorName, nameMark)))
    for (const { title: round } of report.questionnaires) expect(text).toContain(round)
  })
})

test('shows those chosen alone, told from those of their name who are not', async () => {
  const [one, other] = (await rounds.scores(reportId)).filter(({ nameMark }) => nameMark !== '')
  if (one === undefined || other === undefined) throw new Error('no two are called alike')
  const query = { language: 'zh' as const, evaluatorIds: [one.evaluatorId] }
  const { text } = readPdf((await administrator.call('downloadCombinedReport', { path: path(), query })).raw)
  expect(one.evaluatorName).toBe(other.evaluatorName)
  expect(text).toContain(bare(namedApart(one.evaluatorName, one.nameMark)))
  expect(text).not.toContain(bare(other.nameMark))
  const [alone] = await rounds.scores(reportId, [one.evaluatorId])
  expect(alone?.nameMark).toBe(one.nameMark)
})

test('or nobody', async () => {
  const query = { language: 'zh', people: 'none' } as const
  const { outline } = readPdf((await administrator.call('downloadCombinedReport', { path: path(), query })).raw)
  expect(outline).not.toContain('被评价人')
  expect(outline).toContain('各轮得分')
})

test.each(['downloadCombinedReport', 'prepareCombinedReport'] as const)(
  'is recorded of each of its rounds: %s',
  async (operation) => {
    const query = { action: 'report.combinedPdf', pageSize: 2 } as const
    const before = (await administrator.ok('listAuditEvents', { query })).total
    await administrator.call(operation, { path: path() })
    const { items, total } = await administrator.ok('listAuditEvents', { query })
    expect(total).toBe(before + 2)
    expect(items.map(({ about, detail }) => [about, detail])).toEqual([
      ['第2轮', '两轮对比'],
      ['第1轮', '两轮对比'],
    ])
  },
)

test('a page that makes it itself gets the name the server would give it, and the fonts', async () => {
  const { fileName, fonts } = await administrator.ok('prepareCombinedReport', { path: path() })
  expect(fileName).toBe('两轮对比.pdf')
  expect(fonts.regular.address).toContain('/static/font/')
})

test('one that was removed is not made', async () => {
  const { reportId: gone } = await rounds.save([first, second], '不要了')
  await administrator.ok('deleteCombinedReport', { path: { id: gone } })
  for (const operation of ['downloadCombinedReport', 'prepareCombinedReport'] as const)
    expect((await administrator.call(operation, { path: { id: gone } })).status).toBe(404)
})

test('without results it says so, and there is nothing to record', async () => {
  const draft = await rounds.results.worked({ type: 1, title: '进行中' })
  const row = await rounds.save([first, second], '没有结果')
  const uids = [{ id: draft.questionnaireId, uid: await rounds.uidOf(draft) }]
  await testApp.database.write((db) =>
    db
      .updateTable('combinedReport')
      .set({ questionnairesJson: JSON.stringify(uids) })
      .where('id', '=', row.reportId)
      .execute(),
  )
  const query = { action: 'report.combinedPdf' } as const
  const before = (await administrator.ok('listAuditEvents', { query })).total
  const made = await administrator.call('downloadCombinedReport', { path: { id: row.reportId } })
  const { text } = readPdf(made.raw)
  expect(text).toContain('这份报告中的问卷都没有可显示的结果。')
  expect(text).not.toMatch(/NaN|undefined/)
  expect((await administrator.ok('listAuditEvents', { query })).total).toBe(before)
})
