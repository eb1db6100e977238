/** Settings of a questionnaire: defaults, bounds and what may still change after the start (anonymity.md R2, R3). */
import type { MessageParams } from '../errors.ts'
import { momentOf } from '../moment.ts'
import { tooLongTexts } from '../paper/textLengths.ts'
import type { AnonymityRule } from '../scoring/report.ts'
import { receiversOf, receiversWhere, standardRule } from '../scoring/rule.ts'
import { SETTING_TEXT_MAXIMUM } from '../textMaxima.ts'
import { EXEMPT_LEVEL_TYPES, type LevelType } from './levels.ts'
import type { QuestionnaireType } from './status.ts'

export interface QuestionnaireSetting {
  /** Fewest counted answers of a protected level before its scores are shown. */
  scoreFloor: number
  /** Fewest answers before comments and distributions are shown; never below scoreFloor. */
  commentFloor: number
  /** Level types shown from one answer on. */
  exemptLevelTypes: LevelType[]
  /** Small protected levels join "other raters" (R2b); without it they are hidden. */
  pooling: boolean
  /** Raters are told that superiors may receive the released report (R16). */
  superiorReads: boolean
  allowUnable: boolean
  maximumRatersPerLevel: number
  /** ISO 8601 UTC, null = open until somebody finishes it. */
  deadline: string | null
  welcomeText: string
  thanksText: string
}

interface Bounds {
  minimum: number
  maximum: number
}

/** Bounds of the numeric settings by questionnaire type; two is the floor of anonymity (anonymity.md R2). */
export function settingBounds(
  type: QuestionnaireType,
): Record<'scoreFloor' | 'commentFloor' | 'maximumRatersPerLevel', Bounds> {
  const floor = type === 2 ? 2 : 1
  return {
    scoreFloor: { minimum: floor, maximum: 20 },
    commentFloor: { minimum: floor, maximum: 50 },
    maximumRatersPerLevel: { minimum: 1, maximum: 50 },
  }
}

/** What a new questionnaire starts with. */
export function defaultSetting(type: QuestionnaireType): QuestionnaireSetting {
  const { scoreFloor, commentFloor, exemptLevelTypes, pooling } = standardRule(type)
  return {
    scoreFloor,
    commentFloor,
    exemptLevelTypes,
    pooling,
    superiorReads: false,
    allowUnable: true,
    maximumRatersPerLevel: 6,
    deadline: null,
    welcomeText: '',
    thanksText: '',
  }
}

/**
 * The rule raters are promised and the gate enforces, made from the settings. `before` is the rule of a published round:
 * who may receive the report stays as it was promised, whatever the settings say (R16).
 */
export function anonymityRule(
  type: QuestionnaireType,
  setting: Pick<QuestionnaireSetting, 'scoreFloor' | 'commentFloor' | 'exemptLevelTypes' | 'pooling' | 'superiorReads'>,
  before?: Pick<AnonymityRule, 'reportReceivers'>,
): AnonymityRule {
  return {
    anonymous: type === 2,
    scoreFloor: setting.scoreFloor,
    commentFloor: setting.commentFloor,
    exemptLevelTypes: [...setting.exemptLevelTypes],
    pooling: setting.pooling,
    reportReceivers: before === undefined ? receiversWhere(setting.superiorReads) : receiversOf(before),
  }
}

/** What is wrong with a setting: the field, a message key and its parameters. */
export interface SettingIssue {
  field: keyof QuestionnaireSetting
  key:
    | 'setting.outOfRange'
    | 'setting.commentBelowScore'
    | 'setting.notExemptible'
    | 'setting.badDeadline'
    | 'setting.textTooLong'
    | 'setting.looser'
    | 'setting.unableChanged'
    | 'setting.exemptionChanged'
    | 'setting.poolingChanged'
    | 'setting.receiversChanged'
  params: MessageParams
}

const NUMERIC_FIELDS = ['scoreFloor', 'commentFloor', 'maximumRatersPerLevel'] as const

/** Checks a whole setting against the bounds of the type; empty when it may be stored. */
export function checkSetting(type: QuestionnaireType, setting: QuestionnaireSetting): SettingIssue[] {
  const issues: SettingIssue[] = []
  const bounds = settingBounds(type)
  for (const field of NUMERIC_FIELDS) {
    const { minimum, maximum } = bounds[field]
    const value = setting[field]
    if (!Number.isInteger(value) || value < minimum || value > maximum) {
      issues.push({ field, key: 'setting.outOfRange', params: { minimum, maximum } })
    }
  }
  if (setting.commentFloor < setting.scoreFloor) {
    issues.push({ field: 'commentFloor', key: 'setting.commentBelowScore', params: { scoreFloor: setting.scoreFloor } })
  }
  // Only superior and self may be shown from one answer on: every other rater counts on being hidden.
  if (setting.exemptLevelTypes.some((levelType) => !EXEMPT_LEVEL_TYPES.includes(levelType))) {
    issues.push({ field: 'exemptLevelTypes', key: 'setting.notExemptible', params: {} })
  }
  if (setting.deadline !== null && momentOf(setting.deadline) === null) {
    issues.push({ field: 'deadline', key: 'setting.badDeadline', params: {} })
  }
  for (const { field, maximum } of tooLongTexts(setting, SETTING_TEXT_MAXIMUM)) {
    issues.push({ field, key: 'setting.textTooLong', params: { maximum } })
  }
  return issues
}

/**
 * After the start the promise may only become stricter (R3): higher floors, the same exemptions, pooling and receivers, and in an
 * anonymous round the same answers for everybody. Empty when it does.
 */
export function stricterOnly(
  type: QuestionnaireType,
  before: QuestionnaireSetting,
  after: QuestionnaireSetting,
): SettingIssue[] {
  const issues: SettingIssue[] = []
  for (const field of ['scoreFloor', 'commentFloor'] as const) {
    if (after[field] < before[field]) issues.push({ field, key: 'setting.looser', params: { minimum: before[field] } })
  }
  // One exemption less is not stricter either: a level that was open to newcomers would join the pool with them (R19).
  const isOther = (levelType: LevelType) =>
    before.exemptLevelTypes.includes(levelType) !== after.exemptLevelTypes.includes(levelType)
  if ([...before.exemptLevelTypes, ...after.exemptLevelTypes].some(isOther)) {
    issues.push({ field: 'exemptLevelTypes', key: 'setting.exemptionChanged', params: {} })
  }
  // Neither way is stricter for everybody: pooling shows a small level inside a group, hiding shows others apart.
  if (after.pooling !== before.pooling) issues.push({ field: 'pooling', key: 'setting.poolingChanged', params: {} })
  // Who was told that superiors read it may have answered for that very reason.
  if (after.superiorReads !== before.superiorReads) {
    issues.push({ field: 'superiorReads', key: 'setting.receiversChanged', params: {} })
  }
  // A hidden cell says that somebody was unable (R23); who sent before or after the switch, that the progress shows (R5), would say who.
  if (type === 2 && after.allowUnable !== before.allowUnable) {
    issues.push({ field: 'allowUnable', key: 'setting.unableChanged', params: {} })
  }
  return issues
}
