/** A published questionnaire with real rows, put straight into the database: for tests, soak and bench. */
import { BUILT_IN_LEVEL_TYPES, type BuiltInLevelType } from '../../domain/evaluation/levels.ts'
import { anonymityRule, defaultSetting, type QuestionnaireSetting } from '../../domain/evaluation/settings.ts'
import { encodeQuestion } from '../../domain/paper/codec.ts'
import type { Answer, Paper } from '../../domain/paper/model.ts'
import { templatePaper } from '../../domain/templates/convert.ts'
import { leadershipTemplates } from '../../domain/templates/leadership.ts'
import type { ShippedTemplate } from '../../domain/templates/model.ts'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService, Handle } from '../../server/database/open.ts'
import type { Database } from '../../server/database/schema/schema.ts'
import { hashSecret, newSecret } from '../../server/database/secrets.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'

export interface CollectingOptions {
  /** 1 named, 2 anonymous. */
  type: 1 | 2
  evaluatees: number
  /** Raters of each evaluatee; the same people rate every evaluatee, self is always one. */
  ratersPerLevel?: number | Partial<Record<BuiltInLevelType, number>>
  /** True: the evaluatees rate each other, each those after it in a circle, and nobody else comes. */
  amongThemselves?: boolean
  /** 30 unless said otherwise. */
  processStatus?: 10 | 20 | 30 | 40
  /** `language` is the one raters are written to in. */
  setting?: Partial<QuestionnaireSetting & { language: 'zh' | 'en' }>
  title?: string
  /** The scale questions of the paper so many times over; once unless said. */
  times?: number
  /** The enterprise; the only one there is unless said. */
  enterpriseId?: number
}

export interface Person {
  employeeId: number
  name: string
  email: string
}

export interface Collecting {
  enterpriseId: number
  questionnaireId: number
  paper: Paper
  dimensions: { id: number; name: string; weight: number; questionIds: number[] }[]
  levels: { id: number; type: BuiltInLevelType }[]
  evaluatees: (Person & { id: number })[]
  raters: (Person & { levelType: BuiltInLevelType })[]
  relations: Database['relation'][]
  /** Makes a new answering link for a rater and answers its secret (Authorization: Bearer). */
  link(employeeId: number): Promise<string>
  /** A complete form: `optionId` (1..5) for every scale question, a text for every open one. */
  answers(optionId?: number, text?: string): Answer[]
}

const ids = createIds(() => Date.now(), 63)
const ROWS_A_STATEMENT = 400
const CREATED_AT = '2026-11-01T00:00:00.000Z'

type Tables = keyof Database

async function insertAll<T extends Tables>(db: Handle, table: T, rows: Database[T][]) {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    const slice = rows.slice(start, start + ROWS_A_STATEMENT)
    await db
      .insertInto(table)
      .values(slice as never)
      .execute()
  }
}

function makePeople(enterpriseId: number, prefix: string, count: number) {
  const run = ids.newId().toString(36)
  return Array.from({ length: count }, (_, index) =>
    newEmployee({
      enterpriseId,
      id: ids.newId(),
      displayName: `${prefix}${index + 1}`,
      email: `${prefix === '经理' ? 'manager' : 'rater'}${index + 1}.${run}@yuanhang.example`,
      createdAt: CREATED_AT,
    }),
  )
}

function ratersOf(options: CollectingOptions, levelType: BuiltInLevelType): number {
  if (levelType === 'self') return 0
  const wanted = options.ratersPerLevel ?? { superior: 1, sameLevel: 3, subordinate: 3 }
  return typeof wanted === 'number' ? wanted : (wanted[levelType] ?? 0)
}

function makeRelations(
  key: { enterpriseId: number; questionnaireId: number },
  evaluatees: { id: number; employeeId: number }[],
  ratersOfOne: (index: number) => { employeeId: number; levelType: BuiltInLevelType }[],
  levels: { id: number; type: BuiltInLevelType }[],
  withSelf: boolean,
): Database['relation'][] {
  const levelId = new Map(levels.map(({ id, type }) => [type, id]))
  return evaluatees.flatMap((evaluatee, index) => {
    const self = withSelf ? [{ employeeId: evaluatee.employeeId, levelType: 'self' as const }] : []
    return [...ratersOfOne(index), ...self].map(({ employeeId, levelType }) => ({
      ...key,
      id: ids.newId(),
      evaluateeId: evaluatee.id,
      levelId: levelId.get(levelType) ?? 0,
      raterId: employeeId,
      status: 'waiting' as const,
      counted: 1 as const,
      submittedDay: null,
    }))
  })
}

async function insertPaper(db: Handle, key: { enterpriseId: number; questionnaireId: number }, made: Paper) {
  const pages = made.pages.map(({ id, type }, index) => ({ ...key, id, type, sequence: index + 1 }))
  const questions = made.pages.flatMap((page) =>
    page.questions.map((question, position) => {
      const { type, data, config } = encodeQuestion(question)
      return { ...key, id: question.id, pageId: page.id, position, type, dataJson: data, configJson: config }
    }),
  )
  await insertAll(db, 'page', pages)
  await insertAll(db, 'question', questions)
}

async function insertQuestionnaire(
  db: Handle,
  key: { enterpriseId: number; questionnaireId: number },
  options: CollectingOptions,
) {
  const { type, processStatus = 30, title = '2026 年度管理者 360° 评估' } = options
  const setting = { ...defaultSetting(type), ...options.setting }
  await insertAll(db, 'questionnaire', [
    {
      enterpriseId: key.enterpriseId,
      id: key.questionnaireId,
      uid: `q-${key.questionnaireId.toString(36)}`,
      title,
      summary: '',
      type,
      processStatus,
      disableStatus: 0,
      paperValid: 1 as const,
      version: 1,
      settingJson: JSON.stringify(setting),
      styleJson: '{}',
      ruleJson: processStatus >= 30 ? JSON.stringify(anonymityRule(type, setting)) : null,
      sortKey: title,
      deadline: setting.deadline ?? null,
      search: title.toLowerCase(),
      createdBy: 0,
      createdAt: CREATED_AT,
      publishedAt: processStatus >= 30 ? CREATED_AT : null,
      finishedAt: processStatus === 40 ? CREATED_AT : null,
      sealedAt: processStatus === 40 ? CREATED_AT : null,
      peopleJobId: null,
      closingSince: null,
      deletedAt: null,
    },
  ])
}

async function findEnterprise(database: DatabaseService): Promise<number> {
  const row = await database.read((db) => db.selectFrom('enterprise').select('id').executeTakeFirst())
  if (row === undefined) throw new Error('set up the enterprise first (testApp.setUpAdministrator)')
  return row.id
}

/** Every option chosen alike: enough where the test is not about scores. */
function completeForm(paper: Paper, optionId: number, text: string): Answer[] {
  return paper.pages.flatMap(({ questions }) =>
    questions.map(({ id, type }) =>
      type === 'WEN_DA' ? { questionId: id, text } : { questionId: id, optionIds: [optionId] },
    ),
  )
}

function atCircle<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('a circle needs somebody')
  return item
}

const timesOver = (times: number): ShippedTemplate => ({
  ...leadershipTemplates.zh,
  dimensions: leadershipTemplates.zh.dimensions.map((dimension) => ({
    ...dimension,
    items: Array.from({ length: times }, () => dimension.items).flat(),
  })),
})

/** Inserts the questionnaire with its people, levels, dimensions and relations; the shipped leadership paper in Chinese. */
export async function createCollecting(
  { database }: { database: DatabaseService },
  options: CollectingOptions,
): Promise<Collecting> {
  const enterpriseId = options.enterpriseId ?? (await findEnterprise(database))
  const key = { enterpriseId, questionnaireId: ids.newId() }
  const { paper, dimensions: bound } = templatePaper(timesOver(options.times ?? 1), () => ids.newId())
  const dimensions = bound.map((dimension) => ({ ...dimension, id: ids.newId() }))
  const levels = BUILT_IN_LEVEL_TYPES.map((type) => ({ id: ids.newId(), type }))
  const managers = makePeople(enterpriseId, '经理', options.evaluatees)
  const evaluatees = managers.map((row) => ({
    id: ids.newId(),
    employeeId: row.id,
    name: row.displayName,
    email: row.email,
  }))
  const raterLevels = BUILT_IN_LEVEL_TYPES.flatMap((type) =>
    Array.from({ length: ratersOf(options, type) }, () => type),
  )
  const isCircle = options.amongThemselves === true
  const people = isCircle ? [] : makePeople(enterpriseId, '同事', raterLevels.length)
  const raters = people.map((row, index) => ({
    employeeId: row.id,
    name: row.displayName,
    email: row.email,
    levelType: raterLevels[index] ?? 'sameLevel',
  }))
  const withSelf = typeof options.ratersPerLevel !== 'object' || options.ratersPerLevel.self !== 0
  const nextTo = (index: number) =>
    raterLevels.map((levelType, step) => ({ ...atCircle(evaluatees, index + step + 1), levelType }))
  const relations = makeRelations(key, evaluatees, isCircle ? nextTo : () => raters, levels, withSelf)
  await database.write(async (db) => {
    await insertAll(db, 'employee', [...managers, ...people])
    await insertQuestionnaire(db, key, options)
    await insertPaper(db, key, paper)
    await insertAll(
      db,
      'dimension',
      dimensions.map(({ id, name, weight }, seq) => ({ ...key, id, name, weight, seq })),
    )
    await insertAll(
      db,
      'dimensionQuestion',
      dimensions.flatMap(({ id, questionIds }) =>
        questionIds.map((questionId) => ({ ...key, questionId, dimensionId: id })),
      ),
    )
    await insertAll(
      db,
      'relationLevel',
      levels.map(({ id, type }, seq) => ({ ...key, id, type, name: '', open: 1 as const, weight: null, seq })),
    )
    await insertAll(
      db,
      'evaluatee',
      evaluatees.map(({ id, employeeId }, seq) => ({ ...key, id, employeeId, seq })),
    )
    await insertAll(db, 'relation', relations)
  })
  return {
    ...key,
    paper,
    dimensions,
    levels,
    evaluatees,
    raters: isCircle ? evaluatees.map((one) => ({ ...one, levelType: 'sameLevel' as const })) : raters,
    relations,
    async link(employeeId) {
      const secret = newSecret()
      await database.write(async (db) => {
        const round = db.selectFrom('questionnaire').select('finishedAt').where('id', '=', key.questionnaireId)
        // One of after the finish came with the mail of a report.
        const createdAt = (await round.executeTakeFirstOrThrow()).finishedAt ?? CREATED_AT
        await insertAll(db, 'answeringLink', [{ tokenHash: hashSecret(secret), ...key, employeeId, createdAt }])
      })
      return secret
    },
    answers: (optionId = 4, text = '') => completeForm(paper, optionId, text).filter((answer) => answer.text !== ''),
  }
}
