/** The report over a team on paper: what it says is what getTeamReport says, recorded as a download. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatPercent } from '../../report/format.ts'
import { qualityCaption } from '../../report/teamFindings.ts'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import { createResults } from './results.ts'
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

const EVALUATEES = 6

async function answered(evaluatees: number) {
  const round = await results.worked({ type: 1, evaluatees, ratersPerLevel: { superior: 1, sameLevel: 5, self: 1 } })
  for (let evaluatee = 0; evaluatee < evaluatees; evaluatee += 1) {
    await results.answerLevel(round, evaluatee, 'superior', [1 + (evaluatee % 5)])
    await results.answerLevel(round, evaluatee, 'sameLevel', [1, 2, 3, 4, 5])
    await results.answerLevel(round, evaluatee, 'self', [5 - (evaluatee % 4)])
  }
  return { id: round.questionnaireId }
}

test.each(['zh', 'en'] as const)('says what the page says, in %s', async (language) => {
  const path = await answered(EVALUATEES)
  const report = await administrator.ok('getTeamReport', { path })
  const answer = await administrator.call('downloadTeamReport', { path, query: { language } })
  expect(answer.headers['content-type']).toBe('application/pdf')
  const name = `${report.questionnaire.title} ${language === 'zh' ? '团队报告' : 'Team report'}.pdf`
  expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(name)
  const { text, outline } = readPdf(answer.raw)
  const figures = report.dimensions.flatMap(({ score, others, self }) => [score?.mean ?? null, others, self])
  for (const figure of [report.overall?.mean ?? null, ...figures]) expect(text).toContain(formatPercent(figure))
  for (const { name: dimension } of report.dimensions) expect(text).toContain(dimension.replaceAll(' ', ''))
  expect(outline.length).toBeGreaterThan(5)
})

test('below five people it has no mean of them', async () => {
  const path = await answered(4)
  const { raw } = await administrator.call('downloadTeamReport', { path, query: { language: 'zh' } })
  const { text, outline } = readPdf(raw)
  expect(text).toContain('有总分的被评价人不足5位，不显示平均分')
  expect(outline).not.toContain('总分分布')
})

test.each(['zh', 'en'] as const)(
  'says whole what keeps most figures of an anonymous round away, in %s',
  async (language) => {
    const round = await results.worked({ type: 2, evaluatees: EVALUATEES, ratersPerLevel: { sameLevel: 5 } })
    for (let evaluatee = 0; evaluatee < EVALUATEES; evaluatee += 1)
      await results.answerLevel(round, evaluatee, 'sameLevel', [1, 2, 3, 4, 5])
    await results.finish(round)
    const path = { id: round.questionnaireId }
    const report = await administrator.ok('getTeamReport', { path })
    const { raw } = await administrator.call('downloadTeamReport', { path, query: { language } })
    expect(readPdf(raw).text).toContain(qualityCaption(report, language).replaceAll(' ', ''))
  },
)

test('making it is recorded', async () => {
  const path = await answered(EVALUATEES)
  await administrator.call('downloadTeamReport', { path })
  const events = await testApp.database.read((db) =>
    db.selectFrom('auditEvent').select(['action', 'detailJson']).where('objectId', '=', path.id).execute(),
  )
  expect(events.filter(({ action }) => action.startsWith('report.'))).toEqual([
    { action: 'report.teamPdf', detailJson: '{}' },
  ])
})
