import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { isPublished, type QuestionnaireType } from '../../../domain/evaluation/status.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { copyPaper, readDimensions } from '../../records/paper/copying.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import { recordRead, seenVersion } from '../../records/paper/reads.ts'
import { getQuestionnaire, takeQuestionnaire, takeUnfinished } from '../../records/questionnaire/access.ts'
import { type QuestionnaireInfo, questionnaireInfo } from '../../records/questionnaire/info.ts'
import { refuseBeyondLicence } from '../../records/questionnaire/licence.ts'
import { insertNewQuestionnaire } from '../../records/questionnaire/newQuestionnaire.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { readSetting, withType } from '../../records/questionnaire/setting.ts'
import { type QuestionnaireRow, setDeleted, updateQuestionnaire } from '../../records/questionnaire/store.ts'
import { storedTitle } from '../../records/questionnaire/title.ts'
import { type CopyData, copyLevels, copyPeople } from './copy.ts'
import { createQuestionnaireList } from './list.ts'
import { publishQuestionnaire } from './publish.ts'

/** Who calls, about which questionnaire, in which language to answer. */
export interface Caller {
  enterpriseId: number
  employeeId: number
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

  async function setDisabled(caller: Caller, id: number, disableStatus: 0 | 1) {
    return change(async (db) => {
      await takeQuestionnaire(db, caller.enterpriseId, id)
      return updateQuestionnaire(db, caller.enterpriseId, id, { disableStatus })
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

    async updateBase(caller: Caller, id: number, input: { type: QuestionnaireType; title: string; summary: string }) {
      return change(async (db) => {
        const row = await takeUnfinished(db, caller.enterpriseId, id)
        return updateBase(db, row, input, caller.sessionHash)
      })
    },

    async publish(caller: Caller, id: number) {
      const { enterpriseId, language } = caller
      return change((db) => publishQuestionnaire(db, { enterpriseId, id, now: now(), language }))
    },

    /** What is not said is taken along, the people apart; dimensions go with the paper. */
    async copy(caller: Caller, id: number, wanted: Partial<CopyData>) {
      const { paper = true, dimensions = paper, settings = true, relations = false } = wanted
      const data = { paper, dimensions, settings, relations }
      if (data.dimensions && !data.paper) {
        throw invalidInput('data.dimensions', translateServer(caller.language, 'input.dimensionsNeedPaper'))
      }
      return change((db) => copyQuestionnaire(context, db, caller, id, data))
    },

    async remove(caller: Caller, id: number) {
      await database.write(async (db) => {
        const removed = await setDeleted(db, caller.enterpriseId, id, now().toISOString())
        if (removed === undefined) throw new BusinessError('NOT_FOUND')
      })
    },

    /** Brings a removed one back; one that was running needs its people under the licence again. */
    async restore(caller: Caller, id: number) {
      return change(async (db) => {
        const restored = await setDeleted(db, caller.enterpriseId, id, null)
        if (restored === undefined) return getQuestionnaire(db, caller.enterpriseId, id)
        if (restored.processStatus === 30) await refuseBeyondLicence(db, caller.enterpriseId)
        // Its raters may have been disabled meanwhile.
        await refreshReadiness(db, caller.enterpriseId, id)
        return getQuestionnaire(db, caller.enterpriseId, id)
      })
    },

    disable: (caller: Caller, id: number) => setDisabled(caller, id, 1),
    enable: (caller: Caller, id: number) => setDisabled(caller, id, 0),
  }
}

export type QuestionnairesService = ReturnType<typeof createQuestionnairesService>

async function updateBase(
  db: Handle,
  row: QuestionnaireRow,
  input: { type: QuestionnaireType; title: string; summary: string },
  sessionHash: string,
): Promise<QuestionnaireRow> {
  const isOtherType = input.type !== row.type
  if (isOtherType && isPublished(row.processStatus)) throw new BusinessError('NOT_EDITABLE')
  const title = storedTitle(input.title, row.title)
  const isOtherPaper = title !== row.title || input.summary !== row.summary
  const version = isOtherPaper ? row.version + 1 : row.version
  // Who saw the paper as it was knows what it is now.
  if (isOtherPaper && (await seenVersion(db, row.enterpriseId, row.id, sessionHash)) === row.version) {
    await recordRead(db, { enterpriseId: row.enterpriseId, questionnaireId: row.id, sessionHash, version })
  }
  return updateQuestionnaire(db, row.enterpriseId, row.id, {
    type: input.type,
    title,
    summary: input.summary,
    ...(isOtherType && { settingJson: JSON.stringify(withType(readSetting(row), input.type)) }),
    // Title and summary belong to the paper: an editor that is open must not write the old ones back unseen.
    version,
  })
}

async function copyQuestionnaire(
  context: ServiceContext,
  db: Handle,
  caller: Caller,
  id: number,
  data: CopyData,
): Promise<QuestionnaireRow> {
  const { enterpriseId, employeeId: createdBy, language } = caller
  const { newId } = context.ids
  const row = await takeQuestionnaire(db, enterpriseId, id)
  const { paper, questionIds } = copyPaper(await loadPaper(db, enterpriseId, id, row), newId)
  const { levels, levelIds } = await copyLevels(db, enterpriseId, id, newId)
  const copied = await insertNewQuestionnaire(context, db, {
    enterpriseId,
    createdBy,
    language,
    title: translateServer(language, 'questionnaires.copyTitle', { title: row.title }),
    summary: row.summary,
    type: row.type,
    ...(data.paper && { paper }),
    ...(data.dimensions && { dimensions: await readDimensions(db, enterpriseId, id, questionIds) }),
    // The round is over: its deadline is nothing for the next one.
    ...(data.settings && { setting: { ...readSetting(row), deadline: null }, styleJson: row.styleJson }),
    ...((data.settings || data.relations) && { levels }),
  })
  if (data.relations) {
    await copyPeople(context, db, enterpriseId, id, copied, levelIds)
    await refreshReadiness(db, enterpriseId, copied)
  }
  return getQuestionnaire(db, enterpriseId, copied)
}
