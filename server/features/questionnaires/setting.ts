/** The settings and the appearance of a questionnaire: what may be sent, and what may change when (R3, design §4). */
import { BusinessError, invalidInput } from '../../../domain/errors.ts'
import { LEVEL_TYPES, type LevelType } from '../../../domain/evaluation/levels.ts'
import { checkSetting, type SettingIssue, stricterOnly } from '../../../domain/evaluation/settings.ts'
import { isOver, isPast, isPublished } from '../../../domain/evaluation/status.ts'
import { momentOf } from '../../../domain/moment.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import { readSetting, type StoredSetting, type Style } from '../../records/questionnaire/setting.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'

const isWhole = (value: unknown) => Number.isInteger(value)
const isText = (value: unknown) => typeof value === 'string'
const isFlag = (value: unknown) => typeof value === 'boolean'
const isLevelType = (value: unknown) => LEVEL_TYPES.some((levelType) => levelType === value)

const KEY_CHECKS: Record<keyof StoredSetting, (value: unknown) => boolean> = {
  scoreFloor: isWhole,
  commentFloor: isWhole,
  maximumRatersPerLevel: isWhole,
  exemptLevelTypes: (value) => Array.isArray(value) && value.every(isLevelType),
  pooling: isFlag,
  superiorReads: isFlag,
  allowUnable: isFlag,
  deadline: (value) => value === null || (isText(value) && momentOf(String(value)) !== null),
  welcomeText: isText,
  thanksText: isText,
  language: (value) => value === 'zh' || value === 'en',
}

function isKey(key: string): key is keyof StoredSetting {
  return Object.hasOwn(KEY_CHECKS, key)
}

/** The settings with some keys replaced; an unknown key or a value of the wrong kind is refused by its name. */
export function withKeys(setting: StoredSetting, changes: Record<string, unknown>, language: Language): StoredSetting {
  const next: Record<string, unknown> = { ...setting }
  for (const [key, value] of Object.entries(changes)) {
    if (!isKey(key)) throw invalidInput(key, translateServer(language, 'setting.unknownKey'))
    if (!KEY_CHECKS[key](value)) throw invalidInput(key, translateServer(language, 'setting.wrongKind'))
    next[key] = key === 'deadline' && value !== null ? momentOf(String(value)) : value
  }
  const levelTypes = next.exemptLevelTypes as LevelType[]
  return { ...setting, ...next, exemptLevelTypes: [...new Set(levelTypes)] }
}

function fieldsOf(issues: SettingIssue[], language: Language) {
  return issues.map(({ field, key, params }) => ({ field, message: translateServer(language, key, params) }))
}

/** Nobody could answer: a round neither starts with a deadline that has passed nor is given one. */
export function refusePastDeadline(deadline: string | null, now: Date, language: Language): void {
  if (isPast(deadline, now.toISOString()))
    throw invalidInput('deadline', translateServer(language, 'setting.deadlinePast'))
}

interface Moment {
  now: Date
  language: Language
}

/**
 * Refuses settings out of bounds, any change once finished, a deadline that has passed, and once published a looser rule (R3,
 * R4). A deadline that was in time when it was set stays, whatever else is changed.
 */
export function refuseSetting(row: QuestionnaireRow, after: StoredSetting, { now, language }: Moment): void {
  if (isOver(row)) throw new BusinessError('NOT_EDITABLE')
  const wrong = fieldsOf(checkSetting(row.type, after), language)
  const [first] = wrong
  if (first !== undefined) {
    throw new BusinessError('INVALID_INPUT', { field: first.field, detail: first.message }, { fields: wrong })
  }
  const before = readSetting(row)
  const looser = isPublished(row.processStatus) ? fieldsOf(stricterOnly(row.type, before, after), language) : []
  if (looser.length > 0) throw new BusinessError('NOT_EDITABLE', {}, { fields: looser })
  if (after.deadline !== before.deadline) refusePastDeadline(after.deadline, now, language)
}

/** Reads the JSON text of settings or appearance; `field` is named when it is no object. */
export function parseObject(text: string, field: string, language: Language): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Refused below: a text that is no JSON is no object either.
  }
  throw invalidInput(field, translateServer(language, 'setting.notObject'))
}

const STYLE_CHECKS: Record<keyof Style, (value: unknown) => boolean> = {
  accentColor: (value) => isText(value) && /^#[0-9a-fA-F]{6}$/.test(String(value)),
  // A picture of this site only: another site would learn who answers, and when.
  logo: (value) => isText(value) && String(value).length <= 500 && /^$|^\/(?![/\\])/.test(String(value)),
  coverText: (value) => isText(value) && String(value).length <= 500,
}

const STYLE_REFUSALS = {
  accentColor: 'setting.wrongKind',
  logo: 'setting.logoNotUploaded',
  coverText: 'setting.wrongKind',
} as const

/** The appearance with some keys replaced; refused like settings. */
export function withStyleKeys(style: Style, changes: Record<string, unknown>, language: Language): Style {
  const next: Record<string, unknown> = { ...style }
  for (const [key, value] of Object.entries(changes)) {
    if (key !== 'accentColor' && key !== 'logo' && key !== 'coverText')
      throw invalidInput(key, translateServer(language, 'setting.unknownKey'))
    if (!STYLE_CHECKS[key](value)) throw invalidInput(key, translateServer(language, STYLE_REFUSALS[key]))
    next[key] = value
  }
  return { ...style, ...next }
}
