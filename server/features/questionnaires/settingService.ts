import { BusinessError } from '../../../domain/errors.ts'
import { anonymityRule } from '../../../domain/evaluation/settings.ts'
import { isPublished } from '../../../domain/evaluation/status.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { findEnterprise, lockEnterprise } from '../../records/people/enterprises.ts'
import { deleteLogoLeft, isLogoOf } from '../../records/people/pictures.ts'
import { getQuestionnaire, takeUnfinished } from '../../records/questionnaire/access.ts'
import { insertEvent } from '../../records/questionnaire/audit.ts'
import { ruleOf } from '../../records/questionnaire/rule.ts'
import { readSetting, readStyle, type StoredSetting, type Style } from '../../records/questionnaire/setting.ts'
import { type QuestionnaireRow, updateQuestionnaire } from '../../records/questionnaire/store.ts'
import { parseObject, refuseSetting, withKeys, withStyleKeys } from './setting.ts'

interface Caller {
  enterpriseId: number
  language: Language
}

/** Who changes something. */
export interface Changer extends Caller {
  userId: number
  remoteAddress: string
}

/** Keys and kinds of value are checked one by one (setting.ts). */
export interface SettingChange {
  setting?: Partial<Record<keyof StoredSetting, unknown>> | undefined
  style?: Partial<Record<keyof Style, unknown>> | undefined
}

/** Settings and appearance: /setting, /setting/unit and /config write the same object (design §4). */
export function createSettingService({ database, ids, now }: ServiceContext) {
  async function write(caller: Changer, id: number, changes: SettingChange) {
    return database.write(async (db) =>
      writeSetting(db, { ...caller, ids, now }, await takeUnfinished(db, caller.enterpriseId, id), changes),
    )
  }

  async function read(caller: Caller, id: number) {
    return database.read(async (db) => {
      const row = await getQuestionnaire(db, caller.enterpriseId, id)
      return { setting: readSetting(row), style: readStyle(row) }
    })
  }

  function asConfig({ setting, style }: { setting: StoredSetting; style: object }) {
    return { settingConfig: JSON.stringify(setting), styleConfig: JSON.stringify(style) }
  }

  return {
    async get(caller: Caller, id: number) {
      return (await read(caller, id)).setting
    },
    async save(caller: Changer, id: number, setting: SettingChange['setting'] & object) {
      return (await write(caller, id, { setting })).setting
    },
    async getConfig(caller: Caller, id: number) {
      return asConfig(await read(caller, id))
    },
    async saveConfig(caller: Changer, id: number, texts: { settingConfig?: string; styleConfig?: string }) {
      const parse = (text: string | undefined, field: string) =>
        text === undefined ? undefined : parseObject(text, field, caller.language)
      const setting = parse(texts.settingConfig, 'settingConfig')
      const style = parse(texts.styleConfig, 'styleConfig')
      return asConfig(await write(caller, id, { setting, style }))
    },
  }
}

export type SettingService = ReturnType<typeof createSettingService>

/** Changes keys of the settings and the appearance of a questionnaire that is locked; what is not given stays. */
export async function writeSetting(
  db: Handle,
  changer: Changer & Pick<ServiceContext, 'ids' | 'now'>,
  row: QuestionnaireRow,
  changes: SettingChange,
) {
  const { language } = changer
  const setting = withKeys(readSetting(row), { ...changes.setting }, language)
  refuseSetting(row, setting, { now: changer.now(), language })
  const before = readStyle(row)
  const style = withStyleKeys(before, { ...changes.style }, language)
  const isOtherLogo = style.logo !== before.logo
  if (isOtherLogo) {
    // No logo is deleted between the look for it and the end of this.
    await lockEnterprise(db, row.enterpriseId)
    await refuseUnknownLogo(db, row.enterpriseId, style.logo, language)
  }
  await updateQuestionnaire(db, row.enterpriseId, row.id, {
    settingJson: JSON.stringify(setting),
    styleJson: JSON.stringify(style),
    // What was promised at the start may be kept more strictly, and then it is kept so (R3).
    ...(isPublished(row.processStatus) && {
      ruleJson: JSON.stringify(anonymityRule(row.type, setting, ruleOf(row))),
    }),
  })
  if (isOtherLogo) await deleteLogoLeft(db, row.enterpriseId, before.logo)
  await noteChanges(db, changer, row, { ...readSetting(row), ...readStyle(row) }, { ...setting, ...style })
  return { setting, style }
}

/** What is changed of a round that collects stands in the audit log, by the names of what it was. */
export async function noteChanges(
  db: Handle,
  { ids, now, userId, remoteAddress }: Changer & Pick<ServiceContext, 'ids' | 'now'>,
  row: QuestionnaireRow,
  before: Readonly<Record<string, unknown>>,
  after: object,
): Promise<void> {
  if (!isPublished(row.processStatus)) return
  const isOther = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before[key])
  const keys = Object.entries(after)
    .filter(isOther)
    .map(([key]) => key)
  if (keys.length === 0) return
  const { enterpriseId, id: objectId } = row
  const event = { enterpriseId, id: ids.newId(), at: now().toISOString(), userId, remoteAddress, objectId }
  await insertEvent(db, { ...event, action: 'setting.changed', detailJson: JSON.stringify({ keys }) })
}

/** Raters would see a broken picture. */
async function refuseUnknownLogo(db: Handle, enterpriseId: number, logo: string, language: Language) {
  if (logo === '') return
  const enterprise = await findEnterprise(db, enterpriseId)
  if (enterprise !== undefined && (await isLogoOf(db, enterprise, logo))) return
  const message = translateServer(language, 'setting.logoNotUploaded')
  throw new BusinessError('REFERENCE_UNKNOWN', { field: 'logo' }, { fields: [{ field: 'logo', message }] })
}
