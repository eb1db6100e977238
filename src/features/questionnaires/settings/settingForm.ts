/** The settings as a form holds them, and back; the rules themselves are domain/evaluation/settings (anonymity.md R2, R3). */

import {
  checkSetting,
  defaultSetting,
  type SettingIssue,
  stricterOnly,
} from '../../../../domain/evaluation/settings.ts'
import type { QuestionnaireType } from '../../../../domain/evaluation/status.ts'
import { PAPER_TEXT_MAXIMUM, tooLongTexts } from '../../../../domain/paper/textLengths.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { localTime } from '../../../resource/form/localTime.ts'

export type Setting = components['schemas']['QuestionnaireSetting']

/** What the form is about: the questionnaire's own words, its settings, and the version that a save sends back. */
interface SettingRecord {
  questionnaire: Pick<components['schemas']['Questionnaire'], 'title' | 'summary' | 'type'>
  setting: Setting
  version: number
}

export interface SettingForm {
  version: number
  title: string
  summary: string
  type: QuestionnaireType
  scoreFloor: number
  commentFloor: number
  exemptSuperior: boolean
  exemptSelf: boolean
  pooling: boolean
  superiorReads: boolean
  allowUnable: boolean
  maximumRatersPerLevel: number
  /** As an input of type datetime-local holds it, by the reader's clock; empty for none. */
  deadline: string
  welcomeText: string
  thanksText: string
  language: 'zh' | 'en'
}

/** A time that makes no sense stays as it is, so that the check can name it. */
function utcTime(local: string): string | null {
  if (local === '') return null
  const time = new Date(local)
  return Number.isNaN(time.getTime()) ? local : time.toISOString()
}

export function toForm({ questionnaire, setting: stored, version }: SettingRecord): SettingForm {
  const { title, summary, type } = questionnaire
  const { exemptLevelTypes, deadline, ...setting } = stored
  return {
    version,
    title,
    summary,
    type,
    ...setting,
    exemptSuperior: exemptLevelTypes.includes('superior'),
    exemptSelf: exemptLevelTypes.includes('self'),
    deadline: localTime(deadline),
  }
}

/** `before` is what the form was made from: of a time that was not typed anew the seconds stay. */
export function toSetting(form: SettingForm, before: Pick<Setting, 'deadline'>): Setting {
  const { version: _version, title: _title, summary: _summary, type: _type, ...rest } = form
  const { exemptSuperior, exemptSelf, deadline, ...setting } = rest
  return {
    ...setting,
    exemptLevelTypes: [...(exemptSuperior ? (['superior'] as const) : []), ...(exemptSelf ? (['self'] as const) : [])],
    deadline: deadline === localTime(before.deadline) ? before.deadline : utcTime(deadline),
  }
}

/** The part of the form that another type starts with; the server does the same (R2: no floor slips from named into anonymous). */
export function ruleOf(type: QuestionnaireType) {
  const { scoreFloor, commentFloor, exemptLevelTypes, pooling } = defaultSetting(type)
  return {
    type,
    scoreFloor,
    commentFloor,
    exemptSuperior: exemptLevelTypes.includes('superior'),
    exemptSelf: exemptLevelTypes.includes('self'),
    pooling,
  }
}

export interface FormIssue {
  field: keyof SettingForm
  key: SettingIssue['key'] | 'paper.check.titleEmpty'
  params: SettingIssue['params']
}

export const BAD_DEADLINE: FormIssue = { field: 'deadline', key: 'setting.badDeadline', params: {} }

/** The input a fault is told at: a refused call names `setting.deadline` or, where a rule is broken, `deadline`; it may name others. */
export function inputOf(field: string): keyof SettingForm {
  const name = field.replace(/^setting\./, '')
  return (name === 'exemptLevelTypes' ? 'exemptSuperior' : name) as keyof SettingForm
}

/** What is wrong with the form; once published the promise may only become stricter than `before`. */
export function checkForm(form: SettingForm, before: Setting, isPublished: boolean): FormIssue[] {
  const setting = toSetting(form, before)
  const issues = [...checkSetting(form.type, setting), ...(isPublished ? stricterOnly(form.type, before, setting) : [])]
  const found: FormIssue[] = issues.map(({ field, ...issue }) => ({ field: inputOf(field), ...issue }))
  if (form.title.trim() === '') found.unshift({ field: 'title', key: 'paper.check.titleEmpty', params: {} })
  const texts = { title: form.title.trim(), summary: form.summary }
  for (const { field, maximum } of tooLongTexts(texts, PAPER_TEXT_MAXIMUM)) {
    found.push({ field, key: 'setting.textTooLong', params: { maximum } })
  }
  return found
}
