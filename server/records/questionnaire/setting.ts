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

/** The settings of a stored questionnaire; what an older version did not know takes its default. */
export function readSetting(row: Pick<QuestionnaireRow, 'type' | 'settingJson'>): StoredSetting {
  return { ...newSetting(row.type, 'zh'), ...(JSON.parse(row.settingJson) as Partial<StoredSetting>) }
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
