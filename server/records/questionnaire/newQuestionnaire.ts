/** Makes questionnaires: empty, from a template, or as a copy (spec §7, design §4 "copy data"). */
import { randomBytes } from 'node:crypto'
import type { QuestionnaireType } from '../../../domain/evaluation/status.ts'
import type { Paper } from '../../../domain/paper/model.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import type { NewDimension } from '../paper/copying.ts'
import { bindQuestions, insertDimensions } from '../paper/dimensions.ts'
import { upsertPages, upsertQuestions } from '../paper/pages.ts'
import { paperRows, paperValid } from '../paper/paper.ts'
import { FIRST_VERSION } from '../paper/reads.ts'
import { insertLevels, newLevels } from './levels.ts'
import { refreshReadiness } from './readiness.ts'
import { DEFAULT_STYLE, newSetting, type StoredSetting } from './setting.ts'
import { insertQuestionnaire } from './store.ts'
import { shortTitle } from './title.ts'

export interface NewQuestionnaire {
  enterpriseId: number
  createdBy: number
  /** Text, its entities decoded. */
  title: string
  summary: string
  type: QuestionnaireType
  language: 'zh' | 'en'
  /** Its pages and questions have their final ids; an empty home page when left out. */
  paper?: Paper
  dimensions?: NewDimension[]
  setting?: StoredSetting
  styleJson?: string
  /** The four built-in levels when left out; `questionnaireId` is filled in. */
  levels?: Omit<Database['relationLevel'], 'enterpriseId' | 'questionnaireId'>[]
}

function rowOf(
  context: ServiceContext,
  given: NewQuestionnaire,
  paper: Paper,
): Parameters<typeof insertQuestionnaire>[1] {
  return {
    enterpriseId: given.enterpriseId,
    id: context.ids.newId(),
    uid: `q-${randomBytes(12).toString('base64url')}`,
    title: paper.title,
    summary: given.summary,
    type: given.type,
    processStatus: 10,
    disableStatus: 0,
    paperValid: paperValid(paper),
    version: FIRST_VERSION,
    settingJson: JSON.stringify(given.setting ?? newSetting(given.type, given.language)),
    styleJson: given.styleJson ?? JSON.stringify(DEFAULT_STYLE),
    ruleJson: null,
    createdBy: given.createdBy,
    createdAt: context.now().toISOString(),
    publishedAt: null,
    finishedAt: null,
    sealedAt: null,
    deletedAt: null,
  }
}

/** Writes a draft with all that is given; answers its id. Evaluatees are the caller's to add. */
export async function insertNewQuestionnaire(
  context: ServiceContext,
  db: Handle,
  given: NewQuestionnaire,
): Promise<number> {
  const { newId } = context.ids
  const home = { id: newId(), type: 'HOME' as const, isServerExists: true, questions: [] }
  const pages = given.paper?.pages ?? [home]
  const paper: Paper = { title: shortTitle(given.title), summary: given.summary, pages }
  const row = rowOf(context, given, paper)
  const lead = { enterpriseId: given.enterpriseId, questionnaireId: row.id }
  await insertQuestionnaire(db, row)
  const rows = paperRows(given.enterpriseId, row.id, paper)
  await upsertPages(db, rows.pages)
  await upsertQuestions(db, rows.questions)
  const dimensions = (given.dimensions ?? []).map((dimension) => ({ ...dimension, id: newId() }))
  await insertDimensions(
    db,
    dimensions.map(({ id, name, weight }, seq) => ({ ...lead, id, name, weight, seq })),
  )
  await bindQuestions(
    db,
    dimensions.flatMap(({ id, questionIds }) =>
      questionIds.map((questionId) => ({ ...lead, questionId, dimensionId: id })),
    ),
  )
  const levels = given.levels?.map((level) => ({ ...lead, ...level }))
  await insertLevels(db, levels ?? newLevels(given.enterpriseId, row.id, newId))
  await refreshReadiness(db, given.enterpriseId, row.id)
  return row.id
}
