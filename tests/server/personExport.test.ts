/** One person's results as a file: the sheets of all results, of that person alone, and the table of questions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseCsv } from '../../server/sheets/csv.ts'
import { type Answered, answered, CASES, sheetsOf } from './answeredRound.ts'
import { printedSheets, withoutOrder } from './printedSheets.ts'
import { createResults, pathOf } from './results.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { unzipped } from './unzipped.ts'

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(() => testApp.close())

interface Asked {
  evaluatee?: number
  format?: 'csv' | 'xlsx' | 'zip'
  language?: 'zh' | 'en'
}

const exported = ({ round }: Pick<Answered, 'round'>, { evaluatee = 0, format = 'xlsx', language = 'zh' }: Asked) =>
  administrator.call('exportQuestionScores', {
    path: pathOf(round, evaluatee),
    query: { format },
    headers: { 'accept-language': language },
  })

const savedAs = (headers: Awaited<ReturnType<typeof exported>>['headers']) =>
  decodeURIComponent(String(headers['content-disposition']).split("filename*=UTF-8''")[1] ?? '')

/** By sheet its rows, the heading first. */
const tablesOf = (zip: Buffer) =>
  new Map(
    [...unzipped(zip)].map(([name, body]): [string, string[][]] => {
      const { header, rows } = parseCsv(body.toString())
      return [name.replace('.csv', ''), [header, ...rows.map(({ cells }) => cells)]]
    }),
  )

describe.each(CASES)('of a questionnaire of type $type', ({ type }) => {
  let given: Answered

  beforeAll(async () => {
    given = await answered(testApp, results, type)
    if (type === 2) await results.finish(given.round)
  })

  test.each([0, 1])('holds what all results say of evaluatee %i, and of nobody else', async (evaluatee) => {
    const own = await administrator.ok('getPersonalReport', { path: pathOf(given.round, evaluatee) })
    const all = new Map(
      [...(await sheetsOf(administrator, given.round))].map(([sheet, { header, rows }]): [string, string[][]] => {
        const cells = rows.map((row) => row.cells)
        return [sheet, [header, ...cells.filter((row) => row[1] === own.evaluatee.name)]]
      }),
    )
    expect([...all.values()].every((rows) => rows.length > 1)).toBe(true)
    const { raw, headers } = await exported(given, { evaluatee, format: 'zip' })
    expect(headers['content-type']).toContain('zip')
    expect(withoutOrder(tablesOf(raw))).toEqual(withoutOrder(all))
    const excel = await exported(given, { evaluatee })
    expect(excel.headers['content-type']).toContain('spreadsheetml')
    expect(withoutOrder(await printedSheets(excel.raw))).toEqual(withoutOrder(all))
  })

  test('says what the page says of each dimension and question', async () => {
    const sheets = await printedSheets((await exported(given, {})).raw)
    const { levels, dimensions } = await administrator.ok('getPersonalReport', { path: pathOf(given.round) })
    const inColumns = (figures: (number | null)[]) => figures.filter((_, place) => levels[place]?.kind !== 'self')
    const figures = (rows: string[][] | undefined) => (rows ?? []).slice(1).map((cells) => cells.map(Number))
    expect(figures(sheets.get('指标得分')).map((cells) => cells.slice(4))).toEqual(
      dimensions.map(({ percent, othersPercent, selfPercent, byLevel, weight }) => [
        ...[percent, othersPercent, selfPercent, ...inColumns(byLevel), weight].map((figure) => figure ?? 0),
      ]),
    )
    expect(figures(sheets.get('题目得分')).map((cells) => cells.slice(5, -1))).toEqual(
      dimensions.flatMap(({ questions }) =>
        questions.map(({ maximum, percent, weightedScore, othersScore, selfScore, byLevel }) => [
          ...[maximum, percent, weightedScore, othersScore, selfScore, ...inColumns(byLevel)].map(
            (figure) => figure ?? 0,
          ),
        ]),
      ),
    )
  })

  test('is the table of questions alone as CSV, which is what one gets unasked', async () => {
    const { raw, headers } = await exported(given, { format: 'csv' })
    expect(headers['content-type']).toContain('text/csv')
    const { header, rows } = parseCsv(raw.toString())
    expect(header.slice(0, 6)).toEqual(['指标', '题目', '满分', '原始分', '他评', '自评'])
    expect(header.at(-1)).toBe('权重')
    expect(rows).toHaveLength(given.scored.length)
    const unasked = await administrator.call('exportQuestionScores', { path: pathOf(given.round) })
    expect(unasked.raw.equals(raw)).toBe(true)
  })

  test('is called after the person, in the language of who asks', async () => {
    const { title } = await administrator.ok('getQuestionnaire', { path: { id: given.round.questionnaireId } })
    for (const format of ['csv', 'xlsx', 'zip'] as const) {
      const { headers } = await exported(given, { format })
      const name = `${title} ${given.round.evaluatees[0]?.name}.${format}`
      expect(savedAs(headers)).toBe(name)
    }
    const english = await printedSheets((await exported(given, { language: 'en' })).raw)
    expect([...english.keys()]).toEqual([
      ...['Overall', 'Relations', 'Indicators', 'Questions', 'Question statistics', 'Comments', 'Choices'],
    ])
    expect(english.get('Relations')?.[0]?.slice(3)).toEqual(['Relation', 'Raters', 'Weight in percent', 'Shown as'])
    expect(english.get('Relations')?.[1]?.slice(3)).toEqual(expect.arrayContaining(['1', 'On its own']))
  })

  test('runs nothing', async () => {
    for (const evaluatee of [0, 1]) {
      const excel = await exported(given, { evaluatee })
      expect([...unzipped(excel.raw).values()].some((file) => file.includes('<f>'))).toBe(false)
      for (const file of unzipped((await exported(given, { evaluatee, format: 'zip' })).raw).values()) {
        expect(file.toString()).not.toMatch(/(^|[\n,])"?[=+@]/)
      }
    }
  })

  test('is recorded, whatever kind of file it is', async () => {
    const recorded = () =>
      testApp.database.read((db) =>
        db
          .selectFrom('auditEvent')
          .select('detailJson')
          .where('objectId', '=', given.round.questionnaireId)
          .where('action', '=', 'report.export')
          .orderBy('id')
          .execute(),
      )
    const before = (await recorded()).length
    for (const format of ['csv', 'xlsx', 'zip'] as const) await exported(given, { evaluatee: 1, format })
    const { employeeId } = pathOf(given.round, 1)
    expect((await recorded()).slice(before)).toEqual(Array(3).fill({ detailJson: JSON.stringify({ employeeId }) }))
  })
})

test.each([1, 2] as const)('two people of one name are told apart (type %i)', async (type) => {
  const round = await results.worked({ type, evaluatees: 2 })
  for (const [evaluatee, employeeNo] of ['N-1', ''].entries()) {
    const body = { id: pathOf(round, evaluatee).employeeId, displayName: '张伟', employeeNo: '', departId: null }
    await administrator.ok('updateEmployee', { body: { ...body, employeeNo: employeeNo && `${employeeNo}-${type}` } })
    await results.answerLevel(round, evaluatee, 'superior', [4])
  }
  if (type === 2) await results.finish(round)
  const { title } = await administrator.ok('getQuestionnaire', { path: { id: round.questionnaireId } })
  const [first, second] = [`N-1-${type}`, round.evaluatees[1]?.email ?? '']
  for (const [evaluatee, mark] of [first, second].entries()) {
    const { raw, headers } = await exported({ round }, { evaluatee })
    const name = `张伟 (${mark})`
    expect(savedAs(headers)).toBe(`${title} ${name}.xlsx`)
    const people = [...(await printedSheets(raw)).values()].flatMap((rows) => rows.slice(1))
    expect(people.length).toBeGreaterThan(3)
    for (const cells of people) expect(cells.slice(0, 2)).toEqual([evaluatee === 0 ? first : '', name])
  }
})

test('a person many have written about comes whole', async () => {
  const round = await results.worked({ type: 1, ratersPerLevel: { superior: 0, sameLevel: 110, subordinate: 0 } })
  const said = Array.from({ length: 110 }, (_, rater) => `${rater} ${'长'.repeat(450)}`)
  await results.answerLevel(round, 0, 'sameLevel', Array(110).fill(4), (rater) => said[rater] ?? '')
  for (const format of ['xlsx', 'zip'] as const) {
    const { raw } = await exported({ round }, { format })
    const sheets = format === 'zip' ? tablesOf(raw) : await printedSheets(raw)
    const texts = (sheets.get('评语') ?? []).slice(1).map((cells) => cells[5])
    const open = round.paper.pages.flatMap(({ questions }) => questions.filter(({ type }) => type === 'WEN_DA'))
    expect(texts.toSorted()).toEqual(open.flatMap(() => said).toSorted())
    // More than are made in one go.
    expect(texts.length).toBeGreaterThan(200)
  }
})
