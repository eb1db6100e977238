/**
 * Enterprises stored as earlier versions had them (tests/dumps), opened by today's server: people find everything as it
 * was, and go on. Answers may gain properties, never lose one. All people are made up; passwords stand in expected.json.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { openDatabase } from '../../server/database/open.ts'
import { sortKeyOf } from '../../server/database/pinyin.ts'
import type { ResultOf } from '../../server/http/call.ts'
import { type Askers, type Told, tell } from '../dumps/asking.ts'
import { type Contents, readContents } from '../dumps/contents.ts'
import { type DatabasePlace, readExpected, storedDumps, unpackDump } from '../dumps/files.ts'
import { goOn, openAskers, untilSealed } from '../dumps/goingOn.ts'
import { asToldToday } from './asToldToday.ts'
import { bothCounts } from './bothCounts.ts'
import { startTestApp, type TestApp } from './testApp.ts'

type Row = Contents['rows'][string][number]

/** Rows of which no later one has all the values; later ones may have more columns. */
function lostRows(before: Row[], after: Row[]): Row[] {
  const columns = Object.keys(before[0] ?? {})
  const lineOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]))
  const lines = new Set(after.map(lineOf))
  return before.filter((row) => !lines.has(lineOf(row)))
}

const finishedAnonymous = ({ rows }: Contents) =>
  (rows.questionnaire ?? []).filter(({ type, processStatus }) => Number(type) === 2 && Number(processStatus) === 40)

const cellsOf = ({ dimensions }: PersonalReport) =>
  dimensions.flatMap(({ questions }) => questions.flatMap(({ byLevel }) => byLevel))

const textsOf = ({ comments }: PersonalReport) => comments.flatMap(({ groups }) => groups.flatMap(({ texts }) => texts))

/** Each cell as it was, or hidden; the same texts, or fewer. */
function expectNoMore(before: PersonalReport | undefined, after: PersonalReport) {
  if (before === undefined) throw new Error('a report more than there was')
  expect(after.evaluatee).toEqual(before.evaluatee)
  expect(after.levels.map(({ key }) => key)).toEqual(before.levels.map(({ key }) => key))
  const shown = cellsOf(before)
  const now = cellsOf(after)
  expect(now).toEqual(shown.map((cell, index) => (now[index] === null ? null : cell)))
  const left = textsOf(before)
  for (const text of textsOf(after)) {
    expect(left).toContain(text)
    left.splice(left.indexOf(text), 1)
  }
}

/** Of rounds that were finished before: whole forms of protected levels, and who was asked (anonymity.md R21, R22). */
function goesAtOpening(contents: Contents): (table: string, row: Row) => boolean {
  const finished = new Set(finishedAnonymous(contents).map(({ id }) => id))
  const levels = contents.rows.relationLevel ?? []
  const exempt = new Set(levels.filter(({ type }) => type === 'superior' || type === 'self').map(({ id }) => id))
  return (table, row) => {
    if (!finished.has(row.questionnaireId)) return false
    if (table === 'response') return !exempt.has(row.levelId)
    return table === 'outboxMail' && (row.emailType === 'invite' || row.emailType === 'remind')
  }
}

type Promised = Partial<ResultOf<'getFeedbackTask'>['promise']>

const promiseIn = (result: unknown) => (result as { promise?: Promised } | null)?.promise

/** What raters are told may become more, and is looked at apart. */
function exceptPromise({ result, ...one }: Told) {
  if (promiseIn(result) === undefined) return { ...one, result }
  const { promise: _promise, ...rest } = result as { promise: Promised }
  return { ...one, result: rest }
}

/** Settings travel as JSON within a string: it may gain properties, too. */
function unfolded({ result, ...one }: Told): Told {
  const settings = (result as { settingConfig?: string } | null)?.settingConfig
  return {
    ...one,
    result: settings === undefined ? result : { ...Object(result), settingConfig: JSON.parse(settings) },
  }
}

test('every dump that was stored is asked', () =>
  expect(storedDumps()).toEqual(['0001', '0008', '0019', '0022', '0023', '0024', '0033']))

describe.each(storedDumps())('the enterprise stored at migration %s', (name) => {
  const { doors, askedAt, told, toldAfter } = readExpected(name)
  let testApp: TestApp
  let askers: Askers
  let stored: Contents
  let opened: Contents

  beforeAll(async () => {
    async function fill(place: DatabasePlace) {
      await unpackDump(name, place)
      stored = await readContents(place)
    }
    testApp = await startTestApp({}, false, { fill, now: new Date(askedAt) })
    await untilSealed(testApp)
    opened = await readContents(testApp)
    askers = await openAskers(testApp.app, doors)
  })

  afterAll(async () => {
    await testApp.close()
  })

  test('every row is still there, with all its values, but what may not be kept', () => {
    const mayGo = goesAtOpening(stored)
    // When the files were rewritten, what of a report a floor of today hides, and what stood beside it are looked at apart.
    const compared = ({ sealedAt: _sealedAt, reportJson: _reportJson, memberJson: _memberJson, ...row }: Row) => row
    // When a session is over is asked of its times and the configuration (0014).
    const withoutEnd = ({ expiresAt: _expiresAt, ...row }: Row) => row
    const lost = Object.entries(stored.rows).flatMap(([table, rows]) => {
      const before = rows.filter((row) => !mayGo(table, row))
      const known = table === 'session' ? before.map(withoutEnd) : before
      return lostRows(known.map(compared), (opened.rows[table] ?? []).map(compared))
    })
    expect(lost).toEqual([])
  })

  test('evaluatees and turns were counted at the upgrade', async () => {
    const { kept, anew } = await bothCounts(testApp)
    expect(anew.some(([, { submitted }]) => submitted > 0)).toBe(true)
    expect(kept).toEqual(anew)
  })

  test('what was done before is told of whoever had the account at the upgrade', () => {
    const doneBefore = new Set((stored.rows.auditEvent ?? []).map(({ id }) => id))
    const events = (opened.rows.auditEvent ?? []).filter(({ id }) => doneBefore.has(id))
    expect(events.length).toBeGreaterThan(0)
    const actorOf = ({ enterpriseId, userId }: Row) =>
      opened.rows.employee?.find((row) => row.enterpriseId === enterpriseId && row.userId === userId)?.id ?? 0
    expect(events.map(({ actorId }) => Number(actorId))).toEqual(events.map((row) => Number(actorOf(row))))
    expect(events.some(({ actorId }) => Number(actorId) !== 0)).toBe(true)
  })

  test('sessions of before were opened by password, and a provider signs in whom it did', () => {
    const sessions = opened.rows.session ?? []
    expect(sessions.length).toBeGreaterThan(0)
    expect(sessions.filter(({ issuerSetAt }) => issuerSetAt !== null)).toEqual([])
    expect(opened.rows.signOnProvider ?? []).toEqual(stored.rows.signOnProvider ?? [])
  })

  test('reports that were published show no cell they did not show, and no text', () => {
    const reportsIn = ({ rows }: Contents) =>
      (rows.publishedReport ?? [])
        .map(({ reportJson }) => JSON.parse(String(reportJson)) as PersonalReport)
        .sort((a, b) => a.questionnaire.id - b.questionnaire.id || a.evaluatee.employeeId - b.evaluatee.employeeId)
    const before = reportsIn(stored)
    expect(before.length).toBeGreaterThan(0)
    for (const [index, after] of reportsIn(opened).entries()) expectNoMore(before[index], after)
  })

  test('what team figures read of published reports stands in a table of its own, as it was, with whom each names', () => {
    const heldOf = (rows: Row[] = []) =>
      rows
        .map(({ employeeId, memberJson = '', questionsJson = '' }) => ({ employeeId, memberJson, questionsJson }))
        .filter(({ memberJson }) => memberJson !== '')
        .map(({ employeeId, memberJson, questionsJson }) => {
          const { questions = JSON.parse(String(questionsJson || 'null')), ...member } = JSON.parse(String(memberJson))
          return JSON.stringify({ employeeId, member, questions })
        })
    const now = heldOf(opened.rows['publishedMember'])
    expect(now.length).toBe(opened.rows.publishedReport?.length)
    expect(now).toEqual(expect.arrayContaining(heldOf(stored.rows.publishedReport)))
    for (const { memberJson, evaluateeName } of opened.rows['publishedMember'] ?? []) {
      const { evaluatee, ...member } = JSON.parse(String(memberJson))
      expect(evaluateeName).toBe(evaluatee.name)
      // They are most of it, and stand apart.
      expect(member).not.toHaveProperty('questions')
    }
  })

  test('of rounds that were finished before, protected answers are kept by row, and joined by nothing', () => {
    const mayGo = goesAtOpening(stored)
    const finished = finishedAnonymous(stored).map(({ id }) => id)
    expect(finished.length).toBeGreaterThan(0)
    // Whole forms were kept until 0010; later versions have sealed what they finished themselves.
    const wasWhole = stored.rows.sealedRow === undefined
    expect((stored.rows.response ?? []).some((row) => mayGo('response', row))).toBe(wasWhole)
    expect((opened.rows.response ?? []).filter((row) => mayGo('response', row))).toEqual([])
    expect(new Set((opened.rows.sealedRow ?? []).map(({ questionnaireId }) => questionnaireId))).toEqual(
      new Set(finished),
    )
    const asked = (opened.rows.outboxMail ?? []).filter((row) => mayGo('outboxMail', row))
    expect(asked.every(({ employeeId, address }) => Number(employeeId) === 0 && address === '')).toBe(true)
  })

  test('mails that wait are written already, as they were', () => {
    const wordsOf = ({ rows }: typeof stored) =>
      new Map((rows.outboxMail ?? []).map(({ id, subject, content, status }) => [id, { subject, content, status }]))
    const before = wordsOf(stored)
    const now = (opened.rows.outboxMail ?? []).filter(({ status }) => status === 'waiting')
    expect(now.length).toBeGreaterThan(0)
    for (const { id, templateJson, subject, content, status } of now) {
      expect(templateJson).toBeNull()
      expect({ subject, content, status }).toEqual(before.get(id))
    }
  })

  test('what lists sort by is there for the rows of before', () => {
    const namedBy = { questionnaire: 'title', template: 'title', department: 'name', tag: 'name' }
    for (const [table, name] of Object.entries(namedBy)) {
      for (const row of opened.rows[table] ?? []) expect(row.sortKey).toBe(sortKeyOf(String(row[name])))
    }
    const rounds = opened.rows.questionnaire ?? []
    expect(rounds.length).toBeGreaterThan(0)
    for (const { settingJson, deadline } of rounds) expect(deadline).toBe(JSON.parse(String(settingJson)).deadline)
  })

  test('migrating once more changes nothing', async () => {
    const before = await readContents(testApp)
    await (await openDatabase(testApp)).close()
    expect(await readContents(testApp)).toEqual(before)
  })

  test('administrators, raters and the owners of links find everything as it was', async () => {
    for (const one of told) {
      const found = await tell(askers, one)
      const before = exceptPromise(asToldToday(one, found))
      expect.soft(unfolded(found)).toMatchObject(unfolded(before))
    }
  })

  test('raters of the collecting rounds are promised all that they were promised', async () => {
    const forms = told.filter(({ result }) => promiseIn(result) !== undefined)
    expect(forms.length).toBeGreaterThan(0)
    for (const form of forms) {
      const { sentences = [], more = [] } = promiseIn((await tell(askers, form)).result) ?? {}
      const before = promiseIn(form.result)?.sentences ?? []
      expect.soft([...sentences, ...more]).toEqual(expect.arrayContaining(before))
    }
  })

  test('the collecting rounds are answered on, finished, and come to the same figures', async () => {
    const rounds = await goOn(testApp.app, doors, askers)
    expect(rounds.length).toBeGreaterThan(1)
    for (const { id, before, sent } of rounds) {
      expect(sent).toBeGreaterThan(0)
      const { submittedCount } = await askers.administrator.ok('getFeedbackSummary', { path: { id } })
      expect(submittedCount).toBe(before + sent)
    }
    for (const one of toldAfter) {
      const found = await tell(askers, one)
      expect.soft(unfolded(found)).toMatchObject(unfolded(asToldToday(one, found)))
    }
  })

  test('results bear the departments of the finish wherever they are listed', async () => {
    const lists = [...told, ...toldAfter].filter(({ operationId }) => operationId === 'listReportEvaluatees')
    expect(lists.length).toBeGreaterThan(1)
    for (const { path } of lists) {
      const { id } = path as { id: number }
      const listed = await askers.administrator.ok('listReportEvaluatees', { path: { id } })
      expect(listed.length).toBeGreaterThan(0)
      for (const { employeeId, departmentName } of listed) {
        const { evaluatee } = await askers.administrator.ok('getPersonalReport', { path: { id, employeeId } })
        expect(departmentName).toBe(evaluatee.departmentName)
      }
    }
  })
})
