/** Copying a questionnaire: what is taken along gets ids of its own; answers never are (spec §7, design §4). */
import { invalidInput } from '../../../domain/errors.ts'
import { isPublished, type QuestionnaireType } from '../../../domain/evaluation/status.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { JobRunner } from '../../jobs/runner.ts'
import { copyPaper, readDimensions } from '../../records/paper/copying.ts'
import { loadPaper } from '../../records/paper/paper.ts'
import { getQuestionnaire, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { questionnaireInfo } from '../../records/questionnaire/info.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { insertNewQuestionnaire } from '../../records/questionnaire/newQuestionnaire.ts'
import { readSetting, withType } from '../../records/questionnaire/setting.ts'
import { type QuestionnaireRow, updateQuestionnaire } from '../../records/questionnaire/store.ts'
import { storedTitle } from '../../records/questionnaire/title.ts'
import { createCopyJob } from './copyJob.ts'
import type { PeopleCopy } from './copyPeople.ts'
import type { Base } from './details.ts'

export interface CopyCaller {
  enterpriseId: number
  employeeId: number
  language: Language
}

interface CopyData {
  paper: boolean
  dimensions: boolean
  settings: boolean
  relations: boolean
}

export interface Copy {
  data: Partial<CopyData>
  title?: string
  summary?: string
  type?: QuestionnaireType
}

/** The people of a copy who come by a job. */
interface Coming {
  jobId: number
  people: PeopleCopy
  /** Rows of the original there are to go through. */
  total: number
}

/**
 * What is not said is taken along, the people apart; dimensions go with the paper. Many people come beside: the copy names the
 * job that brings them as long as it is under way.
 */
export function createCopying(context: ServiceContext, jobs: Pick<JobRunner, 'start' | 'onTakeUp'>) {
  const { database, ids, now } = context
  const job = createCopyJob(context, jobs)

  function make(caller: CopyCaller, from: number, data: CopyData, base: Partial<Base>) {
    const { enterpriseId } = caller
    return database.write(async (db): Promise<{ to: number; coming: Coming | null }> => {
      const { to, levelIds } = await insertCopy(context, db, caller, from, data, base)
      const people: PeopleCopy = { enterpriseId, from, to, levelIds: [...levelIds] }
      const total = data.relations ? await job.copyFew(db, people) : null
      if (total === null) return { to, coming: null }
      const jobId = ids.newId()
      await updateQuestionnaire(db, enterpriseId, to, { peopleJobId: jobId })
      return { to, coming: { jobId, people, total } }
    })
  }

  /** A copy to which nobody can come is none: who asked for it is told, and asks again. */
  async function beginOrDrop(caller: CopyCaller, { jobId, people, total }: Coming): Promise<void> {
    try {
      await job.start(caller, jobId, people, total)
    } catch (error) {
      const deletedAt = now().toISOString()
      await database.write((db) => updateQuestionnaire(db, caller.enterpriseId, people.to, { deletedAt }))
      throw error
    }
  }

  return async (caller: CopyCaller, id: number, { data: wanted, ...base }: Copy) => {
    const { paper = true, dimensions = paper, settings = true, relations = false } = wanted
    if (dimensions && !paper) {
      throw invalidInput('data.dimensions', translateServer(caller.language, 'input.dimensionsNeedPaper'))
    }
    const { to, coming } = await make(caller, id, { paper, dimensions, settings, relations }, base)
    if (coming !== null) await beginOrDrop(caller, coming)
    return database.read(async (db) => questionnaireInfo(db, await getQuestionnaire(db, caller.enterpriseId, to)))
  }
}

/** In one state: held while it may still be changed. From its start on only people come and go, and nobody who answers waits for a copy. */
async function originalOf(db: Handle, enterpriseId: number, id: number): Promise<QuestionnaireRow> {
  const row = await getQuestionnaire(db, enterpriseId, id)
  return isPublished(row.processStatus) ? row : takeQuestionnaire(db, enterpriseId, id)
}

/** Makes the copy without its people; answers its id and its level for each of the original's. */
async function insertCopy(
  context: ServiceContext,
  db: Handle,
  { enterpriseId, employeeId: createdBy, language }: CopyCaller,
  id: number,
  data: CopyData,
  base: Partial<Base>,
) {
  const { newId } = context.ids
  const row = await originalOf(db, enterpriseId, id)
  const { paper, questionIds } = copyPaper(await loadPaper(db, enterpriseId, id, row), newId)
  const { levels, levelIds } = await copyLevels(db, enterpriseId, id, newId)
  const { type = row.type, summary = row.summary } = base
  const copyTitle = translateServer(language, 'questionnaires.copyTitle', { title: row.title })
  const title = base.title === undefined ? copyTitle : storedTitle(base.title)
  // The round is over: its deadline is nothing for the next one.
  const setting = { ...readSetting(row), deadline: null }
  const to = await insertNewQuestionnaire(context, db, {
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
  return { to, levelIds }
}

/** The levels under new ids, and where each went. */
async function copyLevels(db: Handle, enterpriseId: number, questionnaireId: number, newId: () => number) {
  const levelIds = new Map<number, number>()
  const levels = (await listLevels(db, enterpriseId, questionnaireId)).map(({ id, type, name, open, weight, seq }) => {
    const copied = newId()
    levelIds.set(id, copied)
    return { id: copied, type, name, open, weight, seq }
  })
  return { levels, levelIds }
}
