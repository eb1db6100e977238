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
import { ruleOf } from '../../records/questionnaire/rule.ts'
import { readSetting, readStyle, type StoredSetting, type Style } from '../../records/questionnaire/setting.ts'
import { type QuestionnaireRow, updateQuestionnaire } from '../../records/questionnaire/store.ts'
import { parseObject, refuseSetting, withKeys, withStyleKeys } from './setting.ts'

interface Caller {
  enterpriseId: number
  language: Language
}

/** Keys and kinds of value are checked one by one (setting.ts). */
export interface SettingChange {
  setting?: Partial<Record<keyof StoredSetting, unknown>> | undefined
  style?: Partial<Record<keyof Style, unknown>> | undefined
}

/** Settings and appearance: /setting, /setting/unit and /config write the same object (design §4). */
export function createSettingService({ database }: ServiceContext) {
  async function write(caller: Caller, id: number, changes: SettingChange) {
    return database.write(async (db) =>
      writeSetting(db, await takeUnfinished(db, caller.enterpriseId, id), changes, caller.language),
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
    async save(caller: Caller, id: number, setting: SettingChange['setting'] & object) {
      return (await write(caller, id, { setting })).setting
    },
    async getConfig(caller: Caller, id: number) {
      return asConfig(await read(caller, id))
    },
    async saveConfig(caller: Caller, id: number, texts: { settingConfig?: string; styleConfig?: string }) {
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
export async function writeSetting(db: Handle, row: QuestionnaireRow, changes: SettingChange, language: Language) {
  const setting = withKeys(readSetting(row), { ...changes.setting }, language)
  refuseSetting(row, setting, language)
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
  return { setting, style }
}

/** Raters would see a broken picture. */
async function refuseUnknownLogo(db: Handle, enterpriseId: number, logo: string, language: Language) {
  if (logo === '') return
  const enterprise = await findEnterprise(db, enterpriseId)
  if (enterprise !== undefined && (await isLogoOf(db, enterprise, logo))) return
  const message = translateServer(language, 'setting.logoNotUploaded')
  throw new BusinessError('REFERENCE_UNKNOWN', { field: 'logo' }, { fields: [{ field: 'logo', message }] })
}
