/** Ranking, heat map, one person, and raters' answers as files. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namedApart } from '../../domain/evaluation/names.ts'
import { formatPercent } from '../../report/format.ts'
import { parseCsv } from '../../server/sheets/csv.ts'
import {
  type Answered,
  answered,
  CASES,
  EVIL,
  expectedOf,
  isIn,
  LEVELS,
  made,
  optionOf,
  personsOf,
  printed,
  RATERS,
  WORDS,
} from './answeredRound.ts'
import { printedSheets } from './printedSheets.ts'
import { createResults } from './results.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(() => testApp.close())

describe.each(CASES)('a questionnaire of type $type', (one) => {
  const { type, points } = one
  let given: Answered

  beforeAll(async () => {
    given = await answered(testApp, results, type)
    if (type === 2) await results.finish(given.round)
  })

  test('the ranking is the one on the screen', async () => {
    const path = { id: given.round.questionnaireId }
    for (const sort of ['scoreDesc', 'scoreAsc', 'name'] as const) {
      const { items, incomplete } = await administrator.ok('getRanking', { path, query: { sort } })
      const { raw } = await administrator.call('exportRanking', { path, query: { sort, format: 'csv' } })
      const { header, rows } = parseCsv(raw.toString())
      expect(header).toEqual([
        ...['名次', '工号', '姓名', '部门', '得分', '95% 区间下限', '95% 区间上限'],
        ...['可能的最好名次', '可能的最差名次'],
        ...['原始分', '原始分满分', '数据不完整'],
      ])
      const onScreen = [...items, ...incomplete].map(({ rank, name, percent }) => [
        ...[String(rank ?? ''), name, formatPercent(percent)],
      ])
      expect(rows.map(({ cells: [rank, , name, , percent] }) => [rank, name, percent])).toEqual(onScreen)
      const want = [0, 1].map((evaluatee) => {
        const { figures } = expectedOf(given, one, evaluatee)
        return [printed(1, figures.overall), printed(points, figures.points), String(figures.possible)].join()
      })
      expect(new Set(rows.map(({ cells }) => [cells[4], cells[9], cells[10]].join()))).toEqual(new Set(want))
    }
    const { raw } = await administrator.call('exportRanking', { path, query: { format: 'xlsx' } })
    const [sheet] = (await readXlsx(raw)).sheets
    expect(sheet?.rows).toHaveLength(3)
    expect(sheet?.rows.slice(1).every((cells) => typeof cells[4] === 'number')).toBe(true)
  })

  test.each(['exportRanking', 'exportRankingDetail'] as const)(
    '%s prints in Excel what it prints in CSV',
    async (id) => {
      const path = { id: given.round.questionnaireId }
      const { header, rows } = parseCsv((await administrator.call(id, { path })).raw.toString())
      const { raw } = await administrator.call(id, { path, query: { format: 'xlsx' } })
      const [printedRows] = (await printedSheets(raw)).values()
      expect(printedRows).toEqual([header, ...rows.map(({ cells }) => cells)])
      expect(printedRows?.flat().some((cell) => /^\d+\.0$/.test(cell))).toBe(true)
    },
  )

  test('the heat map has each dimension with its levels', async () => {
    const path = { id: given.round.questionnaireId }
    const { raw, headers } = await administrator.call('exportRankingDetail', { path })
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent('团队明细.csv'))
    const { header, rows } = parseCsv(raw.toString())
    const names = given.round.dimensions.map(({ name }) => name)
    const levels = Object.values(WORDS)
    expect(header).toEqual([
      ...['工号', '姓名', '部门', '得分'],
      ...names.flatMap((name) => [name, ...levels.map((level) => `${name} · ${level}`)]),
      '数据不完整',
    ])
    const want = personsOf(given).map((person, evaluatee) => {
      const { figures } = expectedOf(given, one, evaluatee)
      const cells = figures.dimensions.flatMap((own) => [
        printed(1, own.percent),
        ...LEVELS.map((level) => (isIn(one, level) ? printed(1, own.byLevel[level]) : '')),
      ])
      return [...person, printed(1, figures.overall), ...cells, type === 1 ? '否' : '是']
    })
    expect(rows.slice(0, 2).map(({ cells }) => cells)).toEqual(want)
    // Of two evaluatees nothing is summed up (R7).
    const below = rows.slice(2).map(({ cells }) => cells.filter((cell) => cell !== ''))
    expect(below).toEqual([['平均'], ['标准差'], ['最低'], ['最高']])
  })

  test('the heat map, its file and the relation levels stand in the order asked for', async () => {
    const path = { id: given.round.questionnaireId }
    for (const sort of ['scoreDesc', 'scoreAsc', 'name'] as const) {
      const ranking = await administrator.ok('getRanking', { path, query: { sort } })
      // Of an anonymous round both lack a level, and one list holds both.
      const want = (type === 1 ? ranking.items : ranking.incomplete).map(({ name }) => name)
      expect(want).toHaveLength(2)
      const { rows } = await administrator.ok('getRankingDetail', { path, query: { sort } })
      const levels = await administrator.ok('getRankingLevels', { path, query: { sort } })
      const { raw } = await administrator.call('exportRankingDetail', { path, query: { sort } })
      const cells = parseCsv(raw.toString()).rows.slice(0, 2)
      expect(rows.map(({ name }) => name)).toEqual(want)
      expect(levels.rows.map(({ name }) => name)).toEqual(want)
      expect(cells.map((row) => row.cells[1])).toEqual(want)
    }
  })

  test('the file stands in the order of one dimension where one is named, as its relation levels do', async () => {
    const path = { id: given.round.questionnaireId }
    const orders = new Set<string>()
    for (const { id: dimensionId } of given.round.dimensions) {
      const query = { sort: 'scoreDesc', dimensionId } as const
      const want = (await administrator.ok('getRankingLevels', { path, query })).rows.map(({ name }) => name)
      const { raw } = await administrator.call('exportRankingDetail', { path, query })
      const cells = parseCsv(raw.toString()).rows.slice(0, 2)
      expect(cells.map((row) => row.cells[1])).toEqual(want)
      orders.add(want.join())
    }
    expect(orders.size).toBe(2)
    const query = { dimensionId: 5 }
    const refused = await administrator.call('exportRankingDetail', { path, query })
    expect(refused.returnCode).toBe((await administrator.call('getRankingLevels', { path, query })).returnCode)
    expect(refused.returnCode).toBeGreaterThanOrEqual(2000)
  })

  test('an evaluatee’s figure is the same one in every list and in his report', async () => {
    const path = { id: given.round.questionnaireId }
    const { items, incomplete } = await administrator.ok('getRanking', { path })
    const { rows } = await administrator.ok('getRankingDetail', { path })
    const csv = async (operation: 'exportRanking' | 'exportRankingDetail') =>
      parseCsv((await administrator.call(operation, { path })).raw.toString()).rows.map(({ cells }) => cells)
    const [ranked, mapped] = [await csv('exportRanking'), await csv('exportRankingDetail')]
    expect([...items, ...incomplete]).toHaveLength(2)
    for (const { employeeId, name, percent, points, incomplete: isIncomplete } of [...items, ...incomplete]) {
      const report = await administrator.ok('getPersonalReport', { path: { ...path, employeeId } })
      const { overallPercent, dimensions } = report
      expect(percent).not.toBeNull()
      expect({ percent, points, isIncomplete }).toEqual({
        ...{ percent: overallPercent, points: report.points, isIncomplete: report.incomplete },
      })
      const row = rows.find((one) => one.employeeId === employeeId)
      const percents = dimensions.map((dimension) => dimension.percent)
      expect(row).toMatchObject({ percent: overallPercent, percents, incomplete: report.incomplete })
      expect(ranked.find(([, , own]) => own === name)?.[4]).toBe(printed(1, percent))
      const cells = mapped.find(([, own]) => own === name)
      expect(cells?.[3]).toBe(printed(1, percent))
      const byDimension = cells?.slice(4, -1).filter((_, column) => column % (1 + LEVELS.length) === 0)
      expect(byDimension).toEqual(percents.map((own) => printed(1, own)))
    }
  })

  test('what is opened is recorded', async () => {
    const events = await testApp.database.read((db) =>
      db
        .selectFrom('auditEvent')
        .select(['action', 'detailJson'])
        .where('objectId', '=', given.round.questionnaireId)
        .execute(),
    )
    const told = new Set(events.map(({ action, detailJson }) => `${action} ${detailJson}`))
    const all = ['report.rankingExport {}', 'report.rankingDetailExport {}']
    for (const event of all) expect(told).toContain(event)
  })
})

describe('what raters sent', () => {
  test('comes with their names where the questionnaire is named, also what is left out of the figures', async () => {
    const { round, scored, open } = await answered(testApp, results, 1)
    const [leftOut] = turnsOf(round, 1, 'superior')
    const path = { id: round.questionnaireId }
    const body = { ids: [leftOut?.id ?? 0], statistic: false, reason: '作答时间过短' }
    await administrator.ok('setFeedbackStatistic', { path, body })
    const { raw, headers } = await made(administrator, round, { content: 'answers', format: 'csv', language: 'zh' })
    // One table is no archive.
    expect(headers['content-type']).toContain('text/csv')
    const { header, rows } = parseCsv(raw.toString())
    expect(header.slice(3)).toEqual(
      '评价人,评价关系,提交日期,计入统计,页,题号,题目,原始分,所选选项,文字,无法观察'.split(','),
    )
    const forms = LEVELS.flatMap((level) => Array.from({ length: RATERS[level] }, (_, rater) => ({ level, rater })))
    expect(rows).toHaveLength(2 * forms.length * (scored.length + open.length))
    const { items } = await administrator.ok('listFeedback', { path, query: { pageSize: 100 } })
    const nameOf = new Map(
      items.map((row) => [row.participantRelationId, namedApart(row.valuerName, row.valuerNameMark)]),
    )
    const scoredTitles = new Map(scored.map(({ data }, place) => [data.title, place]))
    const told = rows.filter(({ cells }) => cells[1] === EVIL && scoredTitles.has(cells[9] ?? ''))
    const want = forms.flatMap(({ level, rater }) => {
      const turn = turnsOf(round, 1, level)[rater]
      const name = nameOf.get(turn?.id ?? 0)
      return scored.map(({ data }, place) => {
        const option = optionOf(1, level, rater, place)
        const chosen = data.options?.find(({ id }) => id === option)?.title ?? ''
        const counted = turn?.id === leftOut?.id ? '否' : '是'
        return [
          name,
          WORDS[level],
          counted,
          data.title,
          String(option ?? ''),
          chosen,
          option === null ? '是' : '',
        ].join()
      })
    })
    const line = (cells: string[]) => [3, 4, 6, 9, 10, 11, 13].map((column) => cells[column] ?? '').join()
    expect(told.map(({ cells }) => line(cells)).toSorted()).toEqual(want.toSorted())
    expect(raw.toString()).toContain("'=1+1 上级 0")
    const [sheet] = (
      await readXlsx((await made(administrator, round, { content: 'answers', format: 'xlsx', language: 'zh' })).raw)
    ).sheets
    expect(sheet?.rows).toHaveLength(1 + rows.length)
    const events = await testApp.database.read((db) =>
      db.selectFrom('auditEvent').select('action').where('objectId', '=', path.id).execute(),
    )
    expect(events.filter(({ action }) => action === 'report.answers')).toHaveLength(2)
  })

  test('is nobody’s to read where it is anonymous, finished or not', async () => {
    const round = await results.worked()
    const body = { content: 'answers', format: 'csv', language: 'zh' } as const
    const asked = () => administrator.call('exportResults', { path: { id: round.questionnaireId }, body })
    expect((await asked()).returnCode).toBe(2033)
    await results.answerWorked(round, 0, [2, 3])
    await results.finish(round)
    expect((await asked()).returnCode).toBe(2061)
  })
})
