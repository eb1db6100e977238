/** Results as files: every figure is what plain arithmetic makes of the raw answers, or is not there; nothing is ever run. */
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDecimals } from '../../domain/scoring/figures.ts'
import { parseCsv } from '../../server/sheets/csv.ts'
import {
  type Answered,
  answered,
  CASES,
  expectedOf,
  isIn,
  LEVELS,
  made,
  personsOf,
  printed,
  RATERS,
  rowsOf,
  seen,
  sheetsOf,
  textOf,
  UNSEEN_BELOW,
  UNSEEN_BY_PEERS,
  WORDS,
} from './answeredRound.ts'
import { printedSheets, withoutOrder } from './printedSheets.ts'
import { createResults } from './results.ts'
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

/** Those that have a column beside self. */
const OTHERS = LEVELS.filter((level) => level !== 'self')

describe.each(CASES)('a questionnaire of type $type', (one) => {
  const { type, points, questionPercent } = one
  let given: Answered
  let sheets: Awaited<ReturnType<typeof sheetsOf>>

  beforeAll(async () => {
    given = await answered(testApp, results, type)
    if (type === 2) await results.finish(given.round)
    sheets = await sheetsOf(administrator, given.round)
  })

  test('has a sheet a kind, and of levels those it may ever show', () => {
    expect([...sheets.keys()]).toEqual([
      ...['总分', '评价关系', '指标得分', '题目得分', '题目统计', '评语', '选项分布'],
    ])
    // Self stands beside others, and no second time.
    const levels = ['上级', '同级', '下级']
    expect(sheets.get('指标得分')?.header).toEqual([
      ...['工号', '姓名', '部门', '指标', '得分', '他评', '自评', ...levels, '权重（%）'],
    ])
    expect(sheets.get('题目得分')?.header.slice(-7)).toEqual(['原始分', '他评', '自评', ...levels, '本题权重'])
  })

  test('overall scores are those of the raw answers', () => {
    const want = personsOf(given).map((person, evaluatee) => {
      const { figures } = expectedOf(given, one, evaluatee)
      const total = [printed(1, figures.overall), printed(points, figures.points), String(figures.possible)]
      return [...person, ...total, type === 1 ? '否' : '是']
    })
    expect(rowsOf(sheets, '总分')).toEqual(want)
  })

  test('so are dimensions', () => {
    const want = personsOf(given).flatMap((person, evaluatee) =>
      expectedOf(given, one, evaluatee).figures.dimensions.map((own, index) => [
        ...[...person, given.round.dimensions[index]?.name ?? ''],
        ...[own.percent, own.others, own.self].map((value) => printed(1, value)),
        ...OTHERS.map((level) => (isIn(one, level) ? printed(1, own.byLevel[level]) : '')),
        String(given.round.dimensions[index]?.weight),
      ]),
    )
    expect(rowsOf(sheets, '指标得分')).toEqual(want)
  })

  test('so is who took part, with the weights that were in effect', () => {
    // Self has no weight unless it is set one.
    const weighing = LEVELS.filter((level) => level !== 'self' && isIn(one, level)).length
    const want = personsOf(given).flatMap((person) =>
      LEVELS.map((level) => {
        if (!isIn(one, level)) return [...person, WORDS[level], '<3', '', '人数不足，不显示']
        const raters = type === 2 && level === 'sameLevel' ? '5–9' : String(RATERS[level])
        const weight = level === 'self' ? '0' : String(toDecimals(100 / weighing, 1))
        return [...person, WORDS[level], raters, weight, '单独显示']
      }),
    )
    expect(rowsOf(sheets, '评价关系')).toEqual(want)
  })

  test('so is how many answered each question, and how far they lie apart', () => {
    const enough = type === 1 ? 3 : 5
    const want = personsOf(given).flatMap((person, evaluatee) =>
      given.scored.flatMap(({ data }, place) =>
        LEVELS.filter((level) => isIn(one, level)).map((level) => {
          const said = Array.from({ length: RATERS[level] }, (_, rater) => seen(type, evaluatee, level, rater, place))
          const known = said.filter((option) => option !== null)
          const mean = known.reduce((sum, option) => sum + option, 0) / known.length
          const variance = known.reduce((sum, option) => sum + (option - mean) ** 2, 0) / (known.length - 1)
          // Of five options taken as equally likely the variance is 2.
          const agreement = Math.max(0, 1 - variance / 2)
          const raters = type === 2 && level === 'sameLevel' ? '5–9' : String(known.length)
          return [
            ...[...person, data.title, WORDS[level]],
            ...(known.length === 0 ? ['', ''] : [raters, printed(points, mean)]),
            ...(known.length < enough ? ['', ''] : [printed(points, Math.sqrt(variance)), printed(2, agreement)]),
          ]
        }),
      ),
    )
    expect(rowsOf(sheets, '题目统计')).toEqual(want)
  })

  test('so are questions, each with the weights that made it where they are its own', () => {
    const rows = rowsOf(sheets, '题目得分')
    const want = personsOf(given).flatMap((person, evaluatee) => {
      const { dimensions, figures } = expectedOf(given, one, evaluatee)
      return figures.dimensions.flatMap(({ questions }, index) =>
        questions.map((own, at) => {
          const place = dimensions[index]?.places[at] ?? 0
          const title = given.scored[place]?.data.title ?? ''
          const percent = own.score === null ? null : (100 * own.score) / 5
          const figuresOf = [own.score, own.others, own.self].map((value) => printed(points, value))
          return [
            ...[...person, given.round.dimensions[index]?.name ?? '', title, '5', printed(questionPercent, percent)],
            ...[...figuresOf, ...OTHERS.map((level) => (isIn(one, level) ? printed(points, own.byLevel[level]) : ''))],
            weightsAt(place),
          ]
        }),
      )
    })
    expect(rows).toEqual(want)
    expect(rows.some((cells) => cells.at(-1) !== '')).toBe(true)
  })

  /** Where a level that is shown has no figure, the others share its weight. */
  function weightsAt(place: number): string {
    if (type === 2) return place === UNSEEN_BY_PEERS ? '上级 100%' : ''
    return place === UNSEEN_BELOW ? '上级 50%、同级 50%' : ''
  }

  test('comments are those the gate publishes, and no row tells of others', () => {
    const rows = rowsOf(sheets, '评语')
    const want = personsOf(given).flatMap((person) =>
      given.open.flatMap(({ data }) =>
        LEVELS.filter((level) => type === 1 || level !== 'subordinate').flatMap((level) =>
          Array.from({ length: RATERS[level] }, (_, rater) => [
            ...person,
            data.title,
            WORDS[level],
            textOf(level, rater),
            // No reason: it explains no option.
            '',
          ]),
        ),
      ),
    )
    expect(rows.toSorted()).toEqual(want.toSorted())
    expect(rows.length).toBeGreaterThan(0)
  })

  test('choices are shares, from five raters on where raters are protected', () => {
    const rows = rowsOf(sheets, '选项分布')
    const want = personsOf(given).flatMap((person, evaluatee) =>
      given.scored.flatMap(({ data }, place) =>
        LEVELS.filter((level) => type === 1 || level !== 'subordinate').flatMap((level) => {
          const chosen = Array.from({ length: RATERS[level] }, (_, rater) => seen(type, evaluatee, level, rater, place))
          const known = chosen.filter((option) => option !== null)
          if (known.length === 0 || (type === 2 && level === 'sameLevel' && known.length < 5)) return []
          return (data.options ?? []).map(({ id, title }) => {
            const count = known.filter((option) => option === id).length
            const share = String(toDecimals((100 * count) / known.length, 0))
            return [
              ...[...person, data.title, WORDS[level], title, share],
              type === 2 && level === 'sameLevel' ? '' : String(count),
            ]
          })
        }),
      ),
    )
    expect(rows).toEqual(want)
  })

  test('an Excel file has the same sheets with numbers as numbers, printed alike', async () => {
    const { raw, headers } = await made(administrator, given.round, {
      content: 'results',
      format: 'xlsx',
      language: 'zh',
    })
    expect(headers['content-type']).toContain('spreadsheetml')
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent('导出全部结果.xlsx'))
    const book = await readXlsx(raw)
    expect(book.sheets.map(({ name }) => name)).toEqual([...sheets.keys()])
    for (const { name, rows } of book.sheets) {
      const table = sheets.get(name)
      const [head, ...body] = rows
      expect(head).toEqual(table?.header)
      // Texts of one question stand in another order in each file.
      const cellsOf = (cells: readonly unknown[], width: number) =>
        Array.from({ length: width }, (_, column) => cells[column] ?? '')
      const width = table?.header.length ?? 0
      const numbered = body.map((cells) => cellsOf(cells, width))
      const texts = (table?.rows ?? []).map(({ cells }, row) =>
        cells.map((cell, column) => (typeof numbered[row]?.[column] === 'number' ? Number(cell) : cell)),
      )
      if (name === '评语') expect(numbered.toSorted()).toEqual(texts.toSorted())
      else expect(numbered).toEqual(texts)
    }
    const overall = book.sheets[0]?.rows[1] ?? []
    expect(typeof overall[3]).toBe('number')
    const inTables = [...sheets].map(([name, { header, rows }]): [string, string[][]] => {
      return [name, [header, ...rows.map(({ cells }) => cells)]]
    })
    expect(withoutOrder(await printedSheets(raw))).toEqual(withoutOrder(new Map(inTables)))
    expect([...unzipped(raw).values()].some((file) => file.includes('<f>'))).toBe(false)
  })

  test('nothing in a CSV file is run', async () => {
    const { raw } = await made(administrator, given.round, { content: 'results', format: 'csv', language: 'zh' })
    for (const file of unzipped(raw).values()) {
      expect(file.toString()).not.toMatch(/(^|[\n,])"?[=+@]/)
    }
    expect(unzipped(raw).get('评语.csv')?.toString()).toContain("'=1+1")
  })

  test('that they were asked for, and opened, is recorded', async () => {
    const events = await testApp.database.read((db) =>
      db
        .selectFrom('auditEvent')
        .select(['action', 'detailJson'])
        .where('objectId', '=', given.round.questionnaireId)
        .execute(),
    )
    const told = events.map(({ action, detailJson }) => `${action} ${detailJson.replace(/,"jobId":\d+/, '')}`)
    expect(told).toContain('report.results {"count":2}')
    expect(told).toContain('export.opened {"kind":"exportResults"}')
  })

  test('heads come in the language that was asked for', async () => {
    const english = await sheetsOf(administrator, given.round, 'en')
    expect([...english.keys()]).toEqual([
      ...['Overall', 'Relations', 'Indicators', 'Questions', 'Question statistics', 'Comments', 'Choices'],
    ])
    expect(english.get('Overall')?.header).toContain('Points possible')
  })
})

test('a questionnaire nobody answered gives files that say so', async () => {
  const round = await results.worked({ type: 1 })
  const sheets = await sheetsOf(administrator, round)
  expect(rowsOf(sheets, '总分')).toEqual([['', round.evaluatees[0]?.name, '', '', '', '', '是']])
  expect(rowsOf(sheets, '评语')).toEqual([])
  expect(rowsOf(sheets, '评价关系').map((cells) => cells.slice(3))).toEqual(
    LEVELS.map((level) => [WORDS[level], '0', '', '已邀请，没有人提交']),
  )
  const { raw } = await made(administrator, round, { content: 'answers', format: 'csv', language: 'zh' })
  expect(parseCsv(raw.toString()).rows).toEqual([])
})
