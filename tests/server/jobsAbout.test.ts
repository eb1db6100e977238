/** The list of jobs tells two of one kind apart: by the questionnaire each is of, and by the kind of file it makes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { jobEnded } from './jobEnded.ts'
import { createResults } from './results.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let rounds: Collecting[]

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const results = createResults(testApp, administrator)
  rounds = [await results.worked({ title: '经理 2026' }), await results.worked({ title: '总监 2026' })]
  for (const round of rounds) {
    await results.answerWorked(round, 0, [2, 3])
    await results.finish(round)
  }
})

afterAll(() => testApp.close())

const titleOf = async ({ questionnaireId: id }: Collecting) =>
  (await administrator.ok('getQuestionnaire', { path: { id } })).title

/** As the list tells the job, and the job itself. */
async function told(jobId: number) {
  const job = await jobEnded(administrator, jobId)
  const { items } = await administrator.ok('listJobs')
  expect(items.find(({ id }) => id === jobId)).toEqual(job)
  const { kind, about, format } = job
  return { kind, about, format }
}

test('all results of two rounds, as a workbook and as tables', async () => {
  for (const round of rounds) {
    for (const format of ['xlsx', 'csv'] as const) {
      const body = { content: 'results', format, language: 'zh' } as const
      const { jobId } = await administrator.ok('exportResults', { path: { id: round.questionnaireId }, body })
      expect(await told(jobId)).toEqual({ kind: 'exportResults', about: await titleOf(round), format })
    }
  }
})

test('lists of a round and of the enterprise, and reports, whose kind of file nobody chose', async () => {
  const [round] = rounds
  if (round === undefined) return expect.unreachable()
  const { questionnaireId: id } = round
  const about = await titleOf(round)
  const start = (body: object) =>
    administrator.ok('createExport', { body: { format: 'csv', language: 'zh', ...body } as never })
  const evaluatees = await start({ list: 'evaluatees', parentId: id })
  expect(await told(evaluatees.jobId)).toEqual({ kind: 'exportEvaluatees', about, format: 'csv' })
  const people = await start({ list: 'employees', format: 'xlsx' })
  expect(await told(people.jobId)).toEqual({ kind: 'exportEmployees', about: '', format: 'xlsx' })
  const reports = await administrator.ok('archiveReports', { path: { id }, body: { language: 'zh' } })
  expect(await told(reports.jobId)).toEqual({ kind: 'archiveReports', about, format: null })
})

test('an act upon the reports of many', async () => {
  const many = await createCollecting(testApp, {
    type: 1,
    evaluatees: 501,
    ratersPerLevel: { self: 0 },
    title: '全员 2026',
  })
  const body = { filter: {}, expectedCount: 501 }
  const { jobId } = await administrator.ok('bulkWithdrawReports', { path: { id: many.questionnaireId }, body })
  expect(await told(jobId ?? 0)).toEqual({ kind: 'bulkWithdrawReports', about: '全员 2026', format: null })
})
