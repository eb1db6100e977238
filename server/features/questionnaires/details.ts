/** What an administrator changes of a questionnaire outside its paper: type, title, summary, settings, appearance. */
import { BusinessError, refuseStale } from '../../../domain/errors.ts'
import { isPublished, type QuestionnaireType } from '../../../domain/evaluation/status.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { recordRead, seenVersion } from '../../records/paper/reads.ts'
import { getQuestionnaire, takeUnfinished } from '../../records/questionnaire/access.ts'
import { questionnaireInfo } from '../../records/questionnaire/info.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { readSetting, readStyle, withType } from '../../records/questionnaire/setting.ts'
import { type QuestionnaireRow, updateQuestionnaire } from '../../records/questionnaire/store.ts'
import { storedTitle } from '../../records/questionnaire/title.ts'
import { type Changer, noteChanges, type SettingChange, writeSetting } from './settingService.ts'

export interface Base {
  type: QuestionnaireType
  title: string
  summary: string
}

/** The version that was read; whoever leaves it out overwrites what was changed since. */
interface Versioned {
  version?: number | undefined
}

export interface BaseInput extends Base, Versioned {}

export interface DetailsInput extends Partial<Base>, SettingChange, Versioned {}

type DetailsChanger = Changer & Pick<ServiceContext, 'ids' | 'now'> & { sessionHash: string }

/** All that this file changes, as one number; the paper has a version of its own. */
export const detailsVersion = ({ type, title, summary, settingJson, styleJson }: QuestionnaireRow) =>
  contentVersion([type, title, summary, settingJson, styleJson])

/** A questionnaire with its settings and appearance, and the version a save of them must carry. */
export async function readDetails(db: Handle, enterpriseId: number, id: number) {
  const row = await getQuestionnaire(db, enterpriseId, id)
  const questionnaire = await questionnaireInfo(db, row)
  return { questionnaire, setting: readSetting(row), style: readStyle(row), version: detailsVersion(row) }
}

/**
 * All of it or, when a part is refused, nothing. The type comes before the setting, for another type starts with its
 * own rule (R2).
 */
export async function saveDetails(
  db: Handle,
  caller: DetailsChanger,
  id: number,
  { setting, style, version, ...base }: DetailsInput,
) {
  const { enterpriseId } = caller
  const row = await takeUnfinished(db, enterpriseId, id)
  refuseStale(detailsVersion(row), version)
  const { type, title, summary } = row
  const after = await updateBase(db, caller, row, { type, title, summary, ...base })
  await writeSetting(db, caller, after, { setting, style })
  return readDetails(db, enterpriseId, id)
}

export async function updateBase(
  db: Handle,
  changer: DetailsChanger,
  row: QuestionnaireRow,
  input: Base,
): Promise<QuestionnaireRow> {
  const { sessionHash } = changer
  const isOtherType = input.type !== row.type
  if (isOtherType && isPublished(row.processStatus)) throw new BusinessError('NOT_EDITABLE')
  const title = storedTitle(input.title, row.title)
  const isOtherPaper = title !== row.title || input.summary !== row.summary
  const version = isOtherPaper ? row.version + 1 : row.version
  // Who saw the paper as it was knows what it is now.
  if (isOtherPaper && (await seenVersion(db, row.enterpriseId, row.id, sessionHash)) === row.version) {
    await recordRead(db, { enterpriseId: row.enterpriseId, questionnaireId: row.id, sessionHash, version })
  }
  const { summary } = input
  await noteChanges(db, changer, row, { title: row.title, summary: row.summary }, { title, summary })
  await updateQuestionnaire(db, row.enterpriseId, row.id, {
    type: input.type,
    title,
    summary,
    ...(isOtherType && { settingJson: JSON.stringify(withType(readSetting(row), input.type)) }),
    // Title and summary belong to the paper: an editor that is open must not write the old ones back unseen.
    version,
  })
  if (title !== row.title) await refreshReadiness(db, row.enterpriseId, row.id)
  return getQuestionnaire(db, row.enterpriseId, row.id)
}
