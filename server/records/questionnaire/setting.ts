/** The settings and the appearance of a questionnaire as they are stored (R3). */
import { defaultSetting, type QuestionnaireSetting } from '../../../domain/evaluation/settings.ts'
import type { QuestionnaireType } from '../../../domain/evaluation/status.ts'
import type { QuestionnaireRow } from './store.ts'

/** What settingJson holds. */
export interface StoredSetting extends QuestionnaireSetting {
  /** The language raters are written to in. */
  language: 'zh' | 'en'
}

export interface Style {
  accentColor: string
  logo: string
  coverText: string
}

export const DEFAULT_STYLE: Style = { accentColor: '#2f6f62', logo: '', coverText: '' }

/** The settings a new questionnaire starts with. */
export function newSetting(type: QuestionnaireType, language: 'zh' | 'en'): StoredSetting {
  return { ...defaultSetting(type), language }
}

const KEPT_SETTINGS = 100
const kept = { 1: new Map<string, Readonly<StoredSetting>>(), 2: new Map<string, Readonly<StoredSetting>>() }

/**
 * The settings of a stored questionnaire; what an older version did not know takes its default. Each form that is sent asks
 * for those of its round three times: what was read last is kept.
 */
export function readSetting({ type, settingJson }: Pick<QuestionnaireRow, 'type' | 'settingJson'>) {
  const ofType = kept[type]
  const known = ofType.get(settingJson)
  if (known !== undefined) return known
  const stored = JSON.parse(settingJson) as Partial<StoredSetting>
  const setting = Object.freeze({ ...newSetting(type, 'zh'), ...stored })
  if (ofType.size >= KEPT_SETTINGS) ofType.clear()
  ofType.set(settingJson, setting)
  return setting
}

/** The appearance of a stored questionnaire. */
export function readStyle(row: Pick<QuestionnaireRow, 'styleJson'>): Style {
  return { ...DEFAULT_STYLE, ...(JSON.parse(row.styleJson) as Partial<Style>) }
}

/** The settings with the rule of another type: floors of a named one must not slip into an anonymous one. */
export function withType(setting: StoredSetting, type: QuestionnaireType): StoredSetting {
  const { scoreFloor, commentFloor, exemptLevelTypes, pooling } = defaultSetting(type)
  return { ...setting, scoreFloor, commentFloor, exemptLevelTypes, pooling }
}
