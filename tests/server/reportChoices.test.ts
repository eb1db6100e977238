/** What a report says of options, reasons and answers that do not count: as it was answered (named), as the gate lets it (anonymous). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuiltInLevelType } from '../../domain/evaluation/levels.ts'
import { type Answer, questionsOf } from '../../domain/paper/model.ts'
import type { ReportTold } from '../../domain/scoring/report.ts'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { printedSheets } from './printedSheets.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'
import { pathOf } from './results.ts'
import { turnsOf } from './submitting.ts'

let given: ReleaseTest

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

/** Choosing it asks for a reason. */
const REASONED = 2
const HIDDEN = 'only a subordinate says so'
const WHY = ['whyone', 'whytwo', 'whyboss']

interface Said {
  option: number
  why?: string
  /** Of the question where several may be chosen. */
  several: number[]
  isUnable?: boolean
}

/** The first choice asks for reasons, the second takes several options. */
async function withOptions({ questionnaireId, paper }: Collecting) {
  const [reasoned, several] = questionsOf(paper)
  if (reasoned === undefined || several === undefined) throw new Error('a paper without questions')
  const options = (reasoned.data.options ?? []).map((each) => ({ ...each, reasonRequired: each.id === REASONED }))
  await given.testApp.database.write(async (db) => {
    const change = (id: number, set: { dataJson?: string; type?: string }) =>
      db.updateTable('question').set(set).where('questionnaireId', '=', questionnaireId).where('id', '=', id).execute()
    await change(reasoned.id, { dataJson: JSON.stringify({ ...reasoned.data, options }) })
    const plain = (several.data.options ?? []).map(({ id, title }) => ({ id, title }))
    await change(several.id, { type: 'DUO_XUAN', dataJson: JSON.stringify({ ...several.data, options: plain }) })
  })
}

function answersOf({ paper }: Collecting, { option, why, several, isUnable = false }: Said): Answer[] {
  return questionsOf(paper).map(({ id: questionId, type }, place) => {
    if (type === 'WEN_DA') return { questionId, text: '' }
    if (place === 1) return { questionId, optionIds: several }
    if (place === 2 && isUnable) return { questionId, unable: true }
    if (place !== 0) return { questionId, optionIds: [3] }
    return { questionId, optionIds: [option], ...(why !== undefined && { text: why }) }
  })
}

async function answered(type: 1 | 2, said: Partial<Record<BuiltInLevelType, Said[]>>): Promise<Collecting> {
  const ratersPerLevel = Object.fromEntries(Object.entries(said).map(([level, forms]) => [level, forms.length]))
  const setting = type === 1 ? { scoreFloor: 3, commentFloor: 3 } : {}
  const round = await given.results.worked({ type, evaluatees: 1, ratersPerLevel, setting })
  await withOptions(round)
  for (const [level, forms] of Object.entries(said)) {
    for (const [place, turn] of turnsOf(round, 0, level as BuiltInLevelType).entries()) {
      const visitor = await given.byLink(round, turn.raterId)
      const answers = answersOf(round, forms[place] ?? { option: 3, several: [1] })
      await visitor.ok('submitFeedback', { path: { relationId: turn.id }, body: { answers } })
    }
  }
  return round
}

const SAID = {
  superior: [{ option: REASONED, why: 'whyboss', several: [1, 2], isUnable: true }],
  sameLevel: [
    { option: REASONED, why: 'whyone', several: [1] },
    { option: REASONED, why: 'whytwo', several: [1, 3] },
    { option: 3, several: [1] },
    { option: 4, several: [3], isUnable: true },
    { option: 4, several: [3] },
  ],
  subordinate: [
    { option: REASONED, why: HIDDEN, several: [2] },
    { option: 5, several: [2] },
  ],
  self: [{ option: 4, several: [5] }],
} satisfies Partial<Record<BuiltInLevelType, Said[]>>

type Level = keyof typeof SAID
const keyOf = (round: Collecting, level: Level) => `level:${round.levels.find(({ type }) => type === level)?.id}`

/** The shares of a level, recomputed from what was said. */
const sharesOf = (forms: readonly Said[], chosen: (one: Said) => number[]) =>
  [1, 2, 3, 4, 5].map((option) =>
    Math.round((100 * forms.filter((one) => chosen(one).includes(option)).length) / forms.length),
  )

function expectShares(round: Collecting, told: ReportTold, said: Partial<Record<Level, readonly Said[]>>) {
  const [reasoned, several] = told.choices
  const chosen = [(one: Said) => [one.option], (one: Said) => one.several]
  for (const [index, question] of [reasoned, several].entries()) {
    expect(question?.rows.map(({ levelKey, percents }) => [levelKey, percents])).toEqual(
      Object.entries(said).map(([level, forms]) => [
        keyOf(round, level as Level),
        sharesOf(forms, chosen[index] ?? (() => [])),
      ]),
    )
  }
}

/** By label the texts under the option that asks for them. */
const reasonsIn = (told: ReportTold) =>
  Object.fromEntries(told.choices[0]?.reasons.map((one) => [one.levelKey, [one.option, [...one.texts].sort()]]) ?? [])

/** Of the comments' sheet each reason and the option beside it; other texts have none. */
async function reasonsInSheet(round: Collecting): Promise<[string, string][]> {
  const { raw } = await given.administrator.call('exportQuestionScores', {
    ...{ path: pathOf(round), query: { format: 'xlsx' }, headers: { 'accept-language': 'zh' } },
  })
  const [header = [], ...rows] = (await printedSheets(raw)).get('评语') ?? []
  expect(header.slice(-2)).toEqual(['评语', '所说明的选项'])
  return rows.flatMap((cells): [string, string][] => [[cells.at(-2) ?? '', cells.at(-1) ?? '']]).toSorted()
}

/** The title of the option that asks for reasons. */
const reasonedTitle = ({ paper: { pages } }: Collecting) =>
  pages[0]?.questions[0]?.data.options?.find(({ id }) => id === REASONED)?.title ?? ''

async function paper(
  visitor: Pick<ReleaseTest['administrator'], 'call'>,
  operation: 'downloadPersonalReport' | 'downloadMyReport',
  round: Collecting,
) {
  const { raw } = await visitor.call(operation, { path: pathOf(round) })
  return readPdf(raw).text
}

describe('a named round', () => {
  let round: Collecting
  beforeAll(async () => {
    round = await answered(1, SAID)
  })

  test('tells administrators of every option and reason, and why a form was left out', async () => {
    const { told } = await given.results.personalReport(round)
    if (told === undefined) throw new Error('nothing is told')
    expectShares(round, told, SAID)
    expect(told.choices.map(({ hidden }) => hidden)).toContain(false)
    expect(reasonsIn(told)).toEqual({
      [keyOf(round, 'superior')]: [1, ['whyboss']],
      [keyOf(round, 'sameLevel')]: [1, ['whyone', 'whytwo']],
      [keyOf(round, 'subordinate')]: [1, [HIDDEN]],
    })
    const title = reasonedTitle(round)
    expect(title).not.toBe('')
    expect(await reasonsInSheet(round)).toEqual([HIDDEN, ...WHY].toSorted().map((why) => [why, title]))
    expect(told.leftOut).toEqual({
      forms: [],
      answers: [
        expect.objectContaining({
          rows: [
            { levelKey: keyOf(round, 'superior'), unable: 1, blank: 0 },
            { levelKey: keyOf(round, 'sameLevel'), unable: 1, blank: 0 },
          ],
        }),
      ],
    })
    const [, , left] = turnsOf(round, 0, 'sameLevel')
    const body = { ids: [left?.id ?? 0], statistic: false, reason: 'left in March' }
    await given.administrator.ok('setFeedbackStatistic', { path: { id: round.questionnaireId }, body })
    const after = (await given.results.personalReport(round)).told
    expect(after?.leftOut.forms).toEqual([
      { levelKey: keyOf(round, 'sameLevel'), count: 1, reasons: ['left in March'] },
    ])
    const counted = SAID.sameLevel.filter((_, place) => place !== 2)
    if (after !== undefined) expectShares(round, after, { ...SAID, sameLevel: counted })
    const text = await paper(given.administrator, 'downloadPersonalReport', round)
    for (const wanted of ['选项分布', ...WHY, '1份答卷整份不计入统计（leftinMarch）']) expect(text).toContain(wanted)
  })

  test('tells the evaluatee what the floor lets through, and not why a form was left out', async () => {
    await given.results.finish(round)
    await given.release(round)
    const own = await given.evaluatee(round)
    const { report } = await own.ok('getMyReport', { path: pathOf(round) })
    if (report.told === undefined) throw new Error('nothing is told')
    const { superior, self, sameLevel } = SAID
    expectShares(round, report.told, { superior, sameLevel: sameLevel.filter((_, place) => place !== 2), self })
    // All are read together, since subordinates are too few; of these nothing is told, so no reason says its option.
    expect(reasonsIn(report.told)).toEqual({ [keyOf(round, 'superior')]: [1, ['whyboss']] })
    expect(report.told.leftOut.forms).toEqual([{ levelKey: keyOf(round, 'sameLevel'), count: 1, reasons: [] }])
    expect(JSON.stringify(report.told)).not.toContain('left in March')
    const text = await paper(own, 'downloadMyReport', round)
    expect(text).toContain('1份答卷整份不计入统计')
    expect(text).not.toContain('leftinMarch')
  })
})

test('a relation whose only form was left out is not told as one that sent none', async () => {
  const { superior, sameLevel, self } = SAID
  const round = await answered(1, { superior, sameLevel, self })
  const [left] = turnsOf(round, 0, 'superior')
  const body = { ids: [left?.id ?? 0], statistic: false, reason: '' }
  await given.administrator.ok('setFeedbackStatistic', { path: { id: round.questionnaireId }, body })
  const { levels } = await given.results.personalReport(round)
  const row = { key: keyOf(round, 'superior'), status: 'empty', absence: 'leftOut' }
  expect(levels).toContainEqual(expect.objectContaining(row))
  const text = await paper(given.administrator, 'downloadPersonalReport', round)
  for (const wanted of ['已提交，但不计入统计', '已提交，但管理员设为不计入统计']) expect(text).toContain(wanted)
  expect(text).not.toContain('没有人提交')
})

describe('an anonymous round', () => {
  let round: Collecting
  beforeAll(async () => {
    round = await answered(2, SAID)
    await given.results.finish(round)
    await given.release(round)
  })

  test('tells both readers the same: shares from five raters on, and nothing of who is protected beside', async () => {
    const { told } = await given.results.personalReport(round)
    if (told === undefined) throw new Error('nothing is told')
    const { superior, self, sameLevel } = SAID
    expectShares(round, told, { superior, sameLevel, self })
    expect(told.choices[0]?.rows[1]?.raters).toBe('5-9')
    expect(reasonsIn(told)).toEqual({
      [keyOf(round, 'superior')]: [1, ['whyboss']],
      [keyOf(round, 'sameLevel')]: [1, ['whyone', 'whytwo']],
    })
    expect(await reasonsInSheet(round)).toEqual(WHY.toSorted().map((why) => [why, reasonedTitle(round)]))
    // Peers who were unable are not told of (R23).
    expect(told.leftOut.answers.flatMap(({ rows }) => rows)).toEqual([
      { levelKey: keyOf(round, 'superior'), unable: 1, blank: 0 },
    ])
    expect(JSON.stringify(told)).not.toContain(HIDDEN)
    const own = await given.evaluatee(round)
    expect((await own.ok('getMyReport', { path: pathOf(round) })).report.told).toEqual(told)
    for (const text of [
      await paper(given.administrator, 'downloadPersonalReport', round),
      await paper(own, 'downloadMyReport', round),
    ]) {
      for (const wanted of ['选项分布', '40%', ...WHY]) expect(text).toContain(wanted)
      expect(text).not.toContain(HIDDEN.replaceAll(' ', ''))
    }
  })

  test('opens a report that was released before options were kept in it', async () => {
    const { database } = given.testApp
    const own = await given.evaluatee(round)
    const [row] = await given.snapshots(round)
    const { told: _told, ...before } = JSON.parse(row?.snapshotJson ?? '{}')
    await database.write(async (db) => {
      await db
        .updateTable('reportRelease')
        .set({ snapshotJson: JSON.stringify(before) })
        .where('questionnaireId', '=', round.questionnaireId)
        .execute()
    })
    const { report } = await own.ok('getMyReport', { path: pathOf(round) })
    expect(report.told).toBeUndefined()
    expect(report.overallPercent).not.toBeNull()
    const text = await paper(own, 'downloadMyReport', round)
    expect(text).not.toContain('选项分布')
    // What was written is there all the same, among the comments.
    for (const wanted of ['评语', ...WHY]) expect(text).toContain(wanted)
  })
})
