import { invalidInput, refuseStale } from '../../../domain/errors.ts'
import { isPublished, type QuestionnaireType } from '../../../domain/evaluation/status.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { copyPaper, readDimensions } from '../../records/paper/copying.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import { getQuestionnaire, takeQuestionnaire, takeUnfinished } from '../../records/questionnaire/access.ts'
import { type QuestionnaireInfo, questionnaireInfo } from '../../records/questionnaire/info.ts'
import { insertNewQuestionnaire } from '../../records/questionnaire/newQuestionnaire.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { readSetting, withType } from '../../records/questionnaire/setting.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { storedTitle } from '../../records/questionnaire/title.ts'
import { type CopyData, copyLevels, copyPeople } from './copy.ts'
import {
  type Base,
  type BaseInput,
  type DetailsInput,
  detailsVersion,
  readDetails,
  saveDetails,
  updateBase,
} from './details.ts'
import { createQuestionnaireList } from './list.ts'
import { publishQuestionnaire } from './publish.ts'
import { removing, restoring, setDisabled } from './state.ts'

/** Who calls, about which questionnaire, in which language to answer. */
interface Copy {
  data: { paper?: boolean; dimensions?: boolean; settings?: boolean; relations?: boolean }
  title?: string
  summary?: string
  type?: QuestionnaireType
}

export interface Caller {
  enterpriseId: number
  userId: number
  employeeId: number
  remoteAddress: string
  sessionHash: string
  language: Language
}

/** The questionnaires themselves: list, make, change, start, disable, remove (spec §4, §7 "Questionnaires"). */
export function createQuestionnairesService(context: ServiceContext) {
  const { database, now } = context

  /** One change in a transaction, answered with what the questionnaire is afterwards. */
  function change(work: (db: Handle) => Promise<QuestionnaireRow>): Promise<QuestionnaireInfo> {
    return database.write(async (db) => questionnaireInfo(db, await work(db)))
  }

  /** One act upon one questionnaire, answered with what it is afterwards. */
  function one({ enterpriseId }: Caller, id: number, act: ReturnType<typeof setDisabled>): Promise<QuestionnaireInfo> {
    return change(async (db) => {
      await act(db, enterpriseId, [id])
      return getQuestionnaire(db, enterpriseId, id)
    })
  }

  return {
    ...createQuestionnaireList(context),

    async get(caller: Caller, id: number) {
      return database.read(async (db) => questionnaireInfo(db, await getQuestionnaire(db, caller.enterpriseId, id)))
    },

    async create(caller: Caller, input: { title?: string; summary?: string; type?: QuestionnaireType }) {
      const { enterpriseId, employeeId: createdBy, language } = caller
      const title = storedTitle(input.title ?? translateServer(language, 'questionnaires.defaultTitle'))
      const given = { enterpriseId, createdBy, language, title, summary: input.summary ?? '', type: input.type ?? 1 }
      return change(async (db) => {
        const id = await insertNewQuestionnaire(context, db, given)
        return getQuestionnaire(db, enterpriseId, id)
      })
    },

    async updateBase(caller: Caller, id: number, input: BaseInput) {
      return change(async (db) => {
        const row = await takeUnfinished(db, caller.enterpriseId, id)
        refuseStale(detailsVersion(row), input.version)
        return updateBase(db, { ...context, ...caller }, row, input)
      })
    },

    details: ({ enterpriseId }: Caller, id: number) => database.read((db) => readDetails(db, enterpriseId, id)),

    saveDetails: (caller: Caller, id: number, input: DetailsInput) =>
      database.write((db) => saveDetails(db, { ...context, ...caller }, id, input)),

    async publish(caller: Caller, id: number) {
      const { enterpriseId, language } = caller
      return change((db) => publishQuestionnaire(db, { enterpriseId, id, now: now(), language }))
    },

    /** What is not said is taken along, the people apart; dimensions go with the paper. */
    async copy(caller: Caller, id: number, { data: wanted, ...base }: Copy) {
      const { paper = true, dimensions = paper, settings = true, relations = false } = wanted
      const data = { paper, dimensions, settings, relations }
      if (data.dimensions && !data.paper) {
        throw invalidInput('data.dimensions', translateServer(caller.language, 'input.dimensionsNeedPaper'))
      }
      return change((db) => copyQuestionnaire(context, db, caller, id, data, base))
    },

    async remove(caller: Caller, id: number) {
      await database.write((db) => removing(context, caller)(db, caller.enterpriseId, [id]))
    },

    restore: (caller: Caller, id: number) => one(caller, id, restoring(context, caller)),
    disable: (caller: Caller, id: number) => one(caller, id, setDisabled(1)),
    enable: (caller: Caller, id: number) => one(caller, id, setDisabled(0)),
  }
}

export type QuestionnairesService = ReturnType<typeof createQuestionnairesService>

/** In one state: held while it may still be changed. From its start on only people come and go, and nobody who answers waits for a copy. */
async function originalOf(db: Handle, enterpriseId: number, id: number): Promise<QuestionnaireRow> {
  const row = await getQuestionnaire(db, enterpriseId, id)
  return isPublished(row.processStatus) ? row : takeQuestionnaire(db, enterpriseId, id)
}

async function copyQuestionnaire(
  context: ServiceContext,
  db: Handle,
  caller: Caller,
  id: number,
  data: CopyData,
  base: Partial<Base>,
): Promise<QuestionnaireRow> {
  const { enterpriseId, employeeId: createdBy, language } = caller
  const { newId } = context.ids
  const row = await originalOf(db, enterpriseId, id)
  const { paper, questionIds } = copyPaper(await loadPaper(db, enterpriseId, id, row), newId)
  const { levels, levelIds } = await copyLevels(db, enterpriseId, id, newId)
  const { type = row.type, summary = row.summary } = base
  const copyTitle = translateServer(language, 'questionnaires.copyTitle', { title: row.title })
  const title = base.title === undefined ? copyTitle : storedTitle(base.title)
  // The round is over: its deadline is nothing for the next one.
  const setting = { ...readSetting(row), deadline: null }
  const copied = await insertNewQuestionnaire(context, db, {
    enterpriseId,
    createdBy,
    language,
    title,
    summary,
    type,
    ...(data.paper && { paper }),
    ...(data.dimensions && { dimensions: await readDimensions(db, enterpriseId, id, questionIds) }),
    ...(data.settings && { setting: type === row.type ? setting : withType(setting, type), styleJson: row.styleJson }),
    ...((data.settings || data.relations) && { levels }),
  })
  if (data.relations) {
    await copyPeople(context, db, enterpriseId, id, copied, levelIds)
    await refreshReadiness(db, enterpriseId, copied)
  }
  return getQuestionnaire(db, enterpriseId, copied)
}
