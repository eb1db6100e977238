/** Results as files where there is little to tell, or nothing for who asks: a file that says so, or the refusal that fits. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collecting, CollectingOptions } from './collectingQuestionnaire.ts'
import { printedSheets } from './printedSheets.ts'
import { createResults, pathOf } from './results.ts'
import { addStranger } from './stranger.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { unzipped } from './unzipped.ts'

const [MISSING, NOT_COLLECTING, NOT_FINISHED] = [2001, 2032, 2033]

let testApp: TestApp
let administrator: Visitor
let stranger: Visitor
let results: ReturnType<typeof createResults>
let enterpriseId: number

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  enterpriseId = (
    await testApp.database.read((db) => db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow())
  ).id
  stranger = await addStranger(testApp)
  results = createResults(testApp, administrator)
})

afterAll(() => testApp.close())

const worked = (options: Partial<CollectingOptions>) => results.worked({ enterpriseId, ...options })

/** Every file of results that is made within a call: its return code. */
async function asked(visitor: Visitor, path: ReturnType<typeof pathOf>): Promise<Record<string, number>> {
  const codes: Record<string, number> = {}
  for (const format of ['csv', 'xlsx', 'zip'] as const) {
    codes[`person ${format}`] = (await visitor.call('exportQuestionScores', { path, query: { format } })).returnCode
  }
  for (const id of ['exportRanking', 'exportRankingDetail'] as const) {
    for (const format of ['csv', 'xlsx'] as const) {
      codes[`${id} ${format}`] = (await visitor.call(id, { path: { id: path.id }, query: { format } })).returnCode
    }
  }
  return codes
}

const ofPerson = (code: number) => ({ 'person csv': code, 'person xlsx': code, 'person zip': code })
const ofTeam = (code: number) => ({
  ...{ 'exportRanking csv': code, 'exportRanking xlsx': code },
  ...{ 'exportRankingDetail csv': code, 'exportRankingDetail xlsx': code },
})
const all = (code: number) => ({ ...ofPerson(code), ...ofTeam(code) })

/** All files of the person as texts: none has anything in it that is no figure and no word. */
async function filesOf(round: Collecting, evaluatee = 0) {
  const path = pathOf(round, evaluatee)
  const { raw: table } = await administrator.call('exportQuestionScores', { path })
  const { raw: zip } = await administrator.call('exportQuestionScores', { path, query: { format: 'zip' } })
  const { raw: book } = await administrator.call('exportQuestionScores', { path, query: { format: 'xlsx' } })
  const { raw: ranking } = await administrator.call('exportRanking', { path: { id: path.id } })
  const { raw: detail } = await administrator.call('exportRankingDetail', { path: { id: path.id } })
  const parts = [table, ranking, detail, ...unzipped(zip).values(), ...unzipped(book).values()]
  for (const part of parts) expect(part.toString()).not.toMatch(/NaN|Infinity|undefined|null|\[object/)
  return { sheets: await printedSheets(book), table: table.toString() }
}

/** Without whose rows they are, and without the heading. */
const rowsOf = (sheets: ReadonlyMap<string, string[][]>, name: string) =>
  (sheets.get(name) ?? []).slice(1).map((cells) => cells.slice(3))

test('a questionnaire, a person or an enterprise that is not the caller’s is none', async () => {
  const round = await worked({ type: 1 })
  const path = pathOf(round)
  expect(await asked(administrator, path)).toEqual(all(0))
  expect(await asked(stranger, path)).toEqual(all(MISSING))
  expect(await asked(administrator, { ...path, id: 4711 })).toEqual(all(MISSING))
  const { employeeId } = await stranger.ok('getCurrentUser')
  for (const nobody of [employeeId, round.raters[0]?.employeeId ?? 0, 4711]) {
    expect(await asked(administrator, { ...path, employeeId: nobody })).toEqual({ ...all(0), ...ofPerson(MISSING) })
  }
  await administrator.ok('deleteQuestionnaire', { path: { id: path.id } })
  expect(await asked(administrator, path)).toEqual(all(MISSING))
})

test('a round that has not begun, or is anonymous and not over, has no file yet', async () => {
  expect(await asked(administrator, pathOf(await worked({ type: 1, processStatus: 20 })))).toEqual(all(NOT_COLLECTING))
  expect(await asked(administrator, pathOf(await worked({ type: 2 })))).toEqual(all(NOT_FINISHED))
})

test('who is no evaluatee any more has none', async () => {
  const round = await worked({ type: 1, evaluatees: 2 })
  const [gone] = round.evaluatees
  const path = { id: round.questionnaireId, evaluateeId: gone?.id ?? 0 }
  await administrator.ok('removeEvaluatee', { path })
  expect(await asked(administrator, pathOf(round))).toEqual({ ...all(0), ...ofPerson(MISSING) })
  expect(await asked(administrator, pathOf(round, 1))).toEqual(all(0))
})

describe.each([1, 2] as const)('of type %i', (type) => {
  const over = async (round: Collecting) => {
    if (type === 2) await results.finish(round)
    return round
  }

  test('nobody answered: the file says who was asked, and has no figure', async () => {
    const { sheets, table } = await filesOf(await over(await worked({ type })))
    expect(rowsOf(sheets, '总分')).toEqual([['', '', '', '是']])
    const words = rowsOf(sheets, '评价关系').map(([relation, , weight, status]) => [relation, weight, status])
    const [asked, hidden] = ['已邀请，没有人提交', '人数不足，不显示']
    expect(words).toEqual(
      [
        ...[
          ['上级', asked],
          ['同级', type === 2 ? hidden : asked],
          ['下级', type === 2 ? hidden : asked],
        ],
        ['自评', asked],
      ].map(([relation = '', status = '']) => [relation, '', status]),
    )
    for (const name of ['题目统计', '评语', '选项分布']) expect(rowsOf(sheets, name)).toEqual([])
    const dimensions = rowsOf(sheets, '指标得分')
    expect(dimensions.length).toBeGreaterThan(0)
    for (const cells of dimensions) expect(cells.slice(1, -1).join('')).toBe('')
    expect(rowsOf(sheets, '题目得分').length).toBeGreaterThan(dimensions.length)
    expect(table.split('\r\n').length).toBe(rowsOf(sheets, '题目得分').length + 2)
  })

  test('one answered: that one’s figures where they may be seen, and no deviation', async () => {
    const round = await worked({ type })
    await results.answerLevel(round, 0, 'superior', [4], () => '只有一位')
    const { sheets } = await filesOf(await over(round))
    expect(rowsOf(sheets, '总分')).toEqual([['80.0', type === 2 ? '80.0' : '80.00', '100', '是']])
    expect(rowsOf(sheets, '评价关系')[0]).toEqual(['上级', '1', '100', '单独显示'])
    for (const cells of rowsOf(sheets, '题目统计')) {
      expect(cells.slice(1)).toEqual(['上级', '1', type === 2 ? '4.0' : '4.00', '', ''])
    }
    expect(new Set(rowsOf(sheets, '评语').map((cells) => cells[2]))).toEqual(new Set(['只有一位']))
    const chosen = rowsOf(sheets, '选项分布').filter(([, , , share]) => share === '100')
    expect(chosen).toHaveLength(rowsOf(sheets, '题目统计').length)
    for (const [, , , , count] of chosen) expect(count).toBe('1')
  })

  test('everybody was unable: no figure, and it says why where that may be told', async () => {
    const round = await worked({ type })
    for (const level of ['superior', 'sameLevel', 'subordinate', 'self'] as const) {
      for (const turn of turnsOf(round, 0, level)) {
        const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(turn.raterId)}` })
        const answers = round
          .answers(3, '')
          .map((one) => ('optionIds' in one ? { questionId: one.questionId, unable: true } : one))
        await visitor.ok('submitFeedback', { path: { relationId: turn.id }, body: { answers } })
      }
    }
    const { sheets } = await filesOf(await over(round))
    expect(rowsOf(sheets, '总分')).toEqual([['', '', '', '是']])
    const unable = '已提交，但没有评分（例如都选择了“无法观察”）'
    const status = rowsOf(sheets, '评价关系').map((cells) => cells.at(-1))
    expect([status[0], status.at(-1)]).toEqual([unable, unable])
    expect(rowsOf(sheets, '选项分布')).toEqual([])
  })

  test('who was removed from the directory stays in the results, under the name they bear there', async () => {
    const round = await worked({ type })
    await results.answerLevel(round, 0, 'superior', [4])
    await over(round)
    const { employeeId, name } = round.evaluatees[0] ?? { employeeId: 0, name: '' }
    await administrator.ok('bulkDisableEmployees', { body: { ids: [employeeId] } })
    expect(await asked(administrator, pathOf(round))).toEqual(all(0))
    const { sheets } = await filesOf(round)
    expect(sheets.get('总分')?.[1]?.slice(0, 4)).toEqual(['', name, '', '80.0'])
  })
})
