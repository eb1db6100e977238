import { refuseStale } from '../../../domain/errors.ts'
import type { QuestionnaireType } from '../../../domain/evaluation/status.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { getQuestionnaire, takeUnfinished } from '../../records/questionnaire/access.ts'
import { noteEach } from '../../records/questionnaire/audit.ts'
import { type QuestionnaireInfo, questionnaireInfo } from '../../records/questionnaire/info.ts'
import { insertNewQuestionnaire } from '../../records/questionnaire/newQuestionnaire.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { storedTitle } from '../../records/questionnaire/title.ts'
import { createCopying } from './copy.ts'
import { type BaseInput, type DetailsInput, detailsVersion, readDetails, saveDetails, updateBase } from './details.ts'
import { createQuestionnaireList } from './list.ts'
import { emptyClosedLevels, publishQuestionnaire } from './publish.ts'
import { type Act, disabling, enabling, removing, restoring } from './state.ts'

/** Who calls, about which questionnaire, in which language to answer. */
export interface Caller {
  enterpriseId: number
  userId: number
  employeeId: number
  remoteAddress: string
  sessionHash: string
  language: Language
}

/** The questionnaires themselves: list, make, change, start, disable, remove (spec §4, §7 "Questionnaires"). */
export function createQuestionnairesService(context: ServiceContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  const { database, now } = context

  /** One change in a transaction, answered with what the questionnaire is afterwards. */
  function change(work: (db: Handle) => Promise<QuestionnaireRow>): Promise<QuestionnaireInfo> {
    return database.write(async (db) => questionnaireInfo(db, await work(db)))
  }

  /** One act upon one questionnaire, answered with what it is afterwards. */
  function one({ enterpriseId }: Caller, id: number, act: Act): Promise<QuestionnaireInfo> {
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
      const given = { enterpriseId, id, now: now(), language }
      await emptyClosedLevels(database, given)
      return change(async (db) => {
        const started = await publishQuestionnaire(db, given)
        await noteEach(db, context, caller, 'questionnaire.started', [id])
        return started
      })
    },

    copy: createCopying(context, jobs),

    async remove(caller: Caller, id: number) {
      await database.write((db) => removing(context, caller)(db, caller.enterpriseId, [id]))
    },

    restore: (caller: Caller, id: number) => one(caller, id, restoring(context, caller)),
    disable: (caller: Caller, id: number) => one(caller, id, disabling(context, caller)),
    enable: (caller: Caller, id: number) => one(caller, id, enabling(context, caller)),
  }
}

export type QuestionnairesService = ReturnType<typeof createQuestionnairesService>
