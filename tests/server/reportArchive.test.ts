/** All personal reports as one ZIP: whose they are, what they are called, what is in them, and who gets it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { purgeStale } from '../../server/features/session/purge.ts'
import type { BodyOf } from '../../server/http/call.ts'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import { insertDepartments } from '../../server/records/people/departments.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { jobEnded } from './jobEnded.ts'
import { ownPasswords } from './ownPasswords.ts'
import { createResults } from './results.ts'
import { ADMINISTRATOR, LONGEST_SESSION, startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { unzipped } from './unzipped.ts'

const DAY = 86_400_000
const [TOP, BELOW, ELSEWHERE] = [8101, 8102, 8103]

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>
let round: Collecting

const change = (place: number, values: object) =>
  testApp.database.write((db) =>
    db
      .updateTable('employee')
      .set(values)
      .where('id', '=', round.evaluatees[place]?.employeeId ?? 0)
      .execute(),
  )

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
  round = await results.worked({ evaluatees: 5, ratersPerLevel: { superior: 1, sameLevel: 3, subordinate: 0 } })
  const { enterpriseId } = round
  const department = (id: number, parentId: number | null) => ({
    ...{ enterpriseId, id, parentId, seq: id, departNo: '', leaderId: null, name: `部门 ${id}` },
  })
  await testApp.database.write((db) =>
    insertDepartments(db, [department(TOP, null), department(BELOW, TOP), department(ELSEWHERE, null)]),
  )
  await change(0, { displayName: '王伟', employeeNo: 'E01', departmentId: TOP })
  await change(1, { displayName: '王伟', employeeNo: 'E02', departmentId: BELOW })
  await change(2, { displayName: '../con:<王>\u202E', departmentId: ELSEWHERE })
  await change(3, { displayName: '李娜', email: 'li.na@yuanhang.example' })
  await change(4, { displayName: '李娜', email: 'li.na.2@yuanhang.example' })
  for (const evaluatee of round.evaluatees.keys()) {
    await results.answerLevel(round, evaluatee, 'superior', [1 + evaluatee])
    await results.answerLevel(round, evaluatee, 'sameLevel', [4, 4, 4])
  }
  await results.finish(round)
})

afterAll(() => testApp.close())

const start = (body: Omit<BodyOf<'archiveReports'>, 'language'>, language: 'zh' | 'en' = 'zh') =>
  administrator.call('archiveReports', { path: { id: round.questionnaireId }, body: { ...body, language } })

async function archived(body: Omit<BodyOf<'archiveReports'>, 'language'>, language: 'zh' | 'en' = 'zh') {
  const { jobId } = (await start(body, language)).result
  const job = await jobEnded(administrator, jobId)
  expect(job).toMatchObject({ status: 'done', hasFile: true, result: { failed: [] } })
  const { raw, headers } = await administrator.call('downloadExport', { path: { jobId } })
  return { jobId, job, headers, files: unzipped(raw) }
}

const idOf = (place: number) => round.evaluatees[place]?.employeeId ?? 0

describe('whose reports', () => {
  test('all, each under a name of its own that every system takes, and each says whose it is', async () => {
    const { files, job, headers } = await archived({})
    expect(job).toMatchObject({ total: 5, done: 5, result: { created: 5 } })
    expect(job.message).toBe('已生成 5 份报告，0 份未能生成。')
    expect(headers['content-type']).toBe('application/zip')
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent('打包个人报告.zip'))
    expect([...files.keys()]).toEqual([
      'E01 王伟.pdf',
      'E02 王伟.pdf',
      '_con__王__.pdf',
      '李娜 (li.na@yuanhang.example).pdf',
      '李娜 (li.na.2@yuanhang.example).pdf',
    ])
    const texts = [...files.values()].map((file) => readPdf(file).text)
    const scores = await Promise.all(round.evaluatees.map((_, place) => results.personalReport(round, place)))
    for (const [place, text] of texts.entries()) {
      const { overallPercent, evaluatee } = scores[place] ?? {}
      expect(text).toContain((overallPercent ?? 0).toFixed(1))
      if (evaluatee?.nameMark) expect(text).toContain(evaluatee.nameMark)
    }
    // Nobody has another's.
    expect(new Set(scores.map(({ overallPercent }) => overallPercent)).size).toBe(5)
  })

  test('some of them, in the language asked for', async () => {
    const { files } = await archived({ employeeIds: [idOf(4), idOf(1)] }, 'en')
    expect([...files.keys()]).toEqual(['E02 王伟.pdf', '李娜 (li.na.2@yuanhang.example).pdf'])
    expect(readPdf(files.get('E02 王伟.pdf') ?? Buffer.alloc(0)).text).toContain('Personalreport')
  })

  test('a department’s with those below it', async () => {
    const { files } = await archived({ departmentId: TOP })
    expect([...files.keys()]).toEqual(['E01 王伟.pdf', 'E02 王伟.pdf'])
    expect([...(await archived({ departmentId: BELOW })).files.keys()]).toEqual(['E02 王伟.pdf'])
  })

  test('nobody’s who is not evaluated here, of no department that is another’s or empty, and not both', async () => {
    const other = await results.worked({ type: 1 })
    const events = () =>
      testApp.database.read((db) =>
        db.selectFrom('auditEvent').select('id').where('action', '=', 'report.archive').execute(),
      )
    const before = await events()
    const refused = [
      await start({ employeeIds: [idOf(0), other.evaluatees[0]?.employeeId ?? 0] }),
      await start({ departmentId: 999_999 }),
      await start({ departmentId: TOP, employeeIds: [idOf(0)] }),
    ]
    expect(refused.map(({ returnCode, result }) => [returnCode, Object(result).fields])).toEqual([
      [2000, [{ field: 'employeeIds', message: '有 1 人不是本问卷的被评价人' }]],
      [2000, [{ field: 'departmentId', message: '该部门及其下级部门没有本问卷的被评价人' }]],
      [2000, [{ field: 'departmentId', message: '请只选人员或只选部门' }]],
    ])
    expect(await events()).toEqual(before)
  })
})

test('that it was asked for, and opened, is recorded', async () => {
  const { jobId } = await archived({ employeeIds: [idOf(0)] })
  const events = await testApp.database.read((db) =>
    db
      .selectFrom('auditEvent')
      .select(['action', 'detailJson'])
      .where('objectId', '=', round.questionnaireId)
      .execute(),
  )
  expect(events.slice(-2)).toEqual([
    { action: 'report.archive', detailJson: JSON.stringify({ count: 1 }) },
    { action: 'export.opened', detailJson: JSON.stringify({ kind: 'archiveReports', jobId }) },
  ])
  const { items } = await administrator.ok('listAuditEvents', { query: { action: 'report.archive' } })
  expect(items[0]?.detail).toBe('1 位被评价人')
})

test('who asked for it gets it, nobody else, for a day, as long as the questionnaire is there', async () => {
  const { password } = ADMINISTRATOR
  const who = { displayName: '同事', email: 'second@yuanhang.example', password }
  const { id } = await administrator.ok('createEmployee', { body: who })
  await testApp.database.write((db) => db.updateTable('employee').set({ role: 'admin' }).where('id', '=', id).execute())
  await ownPasswords(testApp)
  const colleague = testApp.visitor()
  await colleague.ok('signIn', { body: { email: who.email, password } })
  const { jobId } = await archived({ employeeIds: [idOf(0)] })
  const path = { jobId }
  expect((await colleague.call('downloadExport', { path })).returnCode).toBe(2001)
  expect((await testApp.visitor().call('downloadExport', { path })).returnCode).toBe(401)
  const { enterpriseId, questionnaireId } = round
  const remove = (deletedAt: string | null) =>
    testApp.database.write((db) => updateQuestionnaire(db, enterpriseId, questionnaireId, { deletedAt }))
  await remove(testApp.clock.now.toISOString())
  expect((await administrator.call('downloadExport', { path })).returnCode).toBe(2001)
  await remove(null)
  expect((await administrator.call('downloadExport', { path })).returnCode).toBe(0)
  const before = testApp.clock.now
  testApp.clock.now = new Date(before.getTime() + DAY + 60_000)
  expect((await administrator.call('downloadExport', { path })).returnCode).toBe(2001)
  await purgeStale({ database: testApp.database, now: () => new Date(Date.now() + 400 * DAY) }, LONGEST_SESSION)
  const parts = await testApp.database.read((db) => db.selectFrom('exportPart').select('part').execute())
  expect(parts).toEqual([])
  testApp.clock.now = before
})
