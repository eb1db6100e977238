import { expect, test } from 'vitest'
import { feedbackCatalogue } from '../../messages/feedback.ts'
import { placeholders } from '../../messages/format.ts'
import { manageCatalogue } from '../../messages/manage.ts'
import { serverCatalogue } from '../../messages/server.ts'
import { LEVEL_LOOKS, LEVEL_TYPES } from '../evaluation/levels.ts'
import { promise } from '../evaluation/promise.ts'
import { READINESS_TYPES, readinessKey } from '../evaluation/readiness.ts'
import type { SettingIssue } from '../evaluation/settings.ts'
import type { AnonymityRule } from '../scoring/report.ts'
import { standardRule } from '../scoring/rule.ts'
import type { AnswerIssueKey } from './answers.ts'
import type { CheckKey } from './check.ts'
import type { PaperDataError } from './codec.ts'
import type { EditNotice } from './edit.ts'
import { CONFIG_NUMBERS } from './numbers.ts'

const question = 'pageNumber questionNumber'

/** Every key the rules give, with the parameters that come along. The types keep the lists complete. */
const check: Record<CheckKey, string> = {
  'paper.check.titleEmpty': '',
  'paper.check.titleHidden': '',
  'paper.check.titleUnstorable': '',
  'paper.check.summaryUnstorable': '',
  'paper.check.titleTooLong': 'length maximum',
  'paper.check.summaryTooLong': 'length maximum',
  'paper.check.questionTitleTooLong': `length maximum ${question}`,
  'paper.check.questionSummaryTooLong': `length maximum ${question}`,
  'paper.check.optionTitleTooLong': `length maximum optionNumber ${question}`,
  'paper.check.optionHintTooLong': `length maximum optionNumber ${question}`,
  'paper.check.leftDescriptionTooLong': `length maximum ${question}`,
  'paper.check.middleDescriptionTooLong': `length maximum ${question}`,
  'paper.check.rightDescriptionTooLong': `length maximum ${question}`,
  'paper.check.questionTextsTooLong': `length maximum ${question}`,
  'paper.check.questionTitleEmpty': question,
  'paper.check.questionSummaryEmpty': question,
  'paper.check.optionTitleEmpty': `optionNumber ${question}`,
  'paper.check.optionScoreEmpty': `optionNumber ${question}`,
  'paper.check.optionScoreOutOfBounds': `maximum minimum optionNumber ${question}`,
  'paper.check.tooFewOptions': `count ${question}`,
  'paper.check.scoreRange': question,
  'paper.check.minimumScore': `maximum minimum ${question}`,
  'paper.check.maximumScore': `maximum minimum ${question}`,
  'paper.check.step': `maximum minimum ${question}`,
  'paper.check.precision': `maximum minimum ${question}`,
  'paper.check.lengthMaximum': `maximum minimum ${question}`,
}
const data: Record<PaperDataError['key'], string> = {
  'paper.data.notJson': `field ${question}`,
  'paper.data.notObject': `field ${question}`,
  'paper.data.wrongType': `field ${question}`,
  'paper.data.unknownType': question,
  'paper.data.missingId': question,
}
const notices: Record<EditNotice['key'], string> = { 'editor.keepOptions': 'count', 'paper.edit.homePageStays': '' }
const settings: Record<SettingIssue['key'], string> = {
  'setting.outOfRange': 'maximum minimum',
  'setting.commentBelowScore': 'scoreFloor',
  'setting.notExemptible': '',
  'setting.badDeadline': '',
  'setting.textTooLong': 'maximum',
  'setting.looser': 'minimum',
  'setting.exemptionChanged': '',
  'setting.poolingChanged': '',
  'setting.unableChanged': '',
  'setting.receiversChanged': '',
}
const answers: Record<AnswerIssueKey, string> = {
  'paper.answer.required': '',
  'paper.answer.unknownQuestion': '',
  'paper.answer.twice': '',
  'paper.answer.wrongKind': '',
  'paper.answer.unableNotAllowed': '',
  'paper.answer.unknownOption': '',
  'paper.answer.oneOption': '',
  'paper.answer.notNumber': '',
  'paper.answer.scoreRange': 'maximum minimum',
  'paper.answer.whole': '',
  'paper.answer.precision': 'precision',
  'paper.answer.step': 'minimum step',
  'paper.answer.textTooLong': 'excess maximum',
  'paper.answer.reasonRequired': '',
}

test.each([
  { name: 'manage', catalogue: manageCatalogue, keys: { ...check, ...notices, ...settings } },
  { name: 'server', catalogue: serverCatalogue, keys: { ...check, ...data, ...settings, ...answers } },
  { name: 'feedback', catalogue: feedbackCatalogue, keys: answers },
])('$name has a sentence with the right parameters for every key', ({ catalogue, keys }) => {
  for (const language of ['zh', 'en'] as const) {
    const sentences: Record<string, string> = catalogue[language]
    const found = Object.keys(keys).map((key) => [key, placeholders(sentences[key] ?? 'missing {sentence}').join(' ')])
    expect(Object.fromEntries(found)).toEqual(keys)
  }
})

test('a sentence about a number calls it as its field is called', () => {
  for (const sentences of [manageCatalogue.zh, manageCatalogue.en]) {
    const labels = CONFIG_NUMBERS.map((name) => sentences[`editor.config.${name}`])
    const told = CONFIG_NUMBERS.map((name, index) => sentences[`paper.check.${name}`].includes(labels[index] ?? '?'))
    expect(told).toEqual(CONFIG_NUMBERS.map(() => true))
  }
})

test('levels and readiness have their sentences in manage', () => {
  const keys = [
    ...READINESS_TYPES.map(readinessKey),
    ...LEVEL_TYPES.flatMap((type) => [LEVEL_LOOKS[type].nameKey, LEVEL_LOOKS[type].letterKey]),
  ]
  expect(keys.filter((key) => !(key in manageCatalogue.zh))).toEqual([])
})

test('the promise has its sentences in feedback; the page gives `level` besides', () => {
  const rules: AnonymityRule[] = [
    standardRule(1),
    standardRule(2),
    { ...standardRule(2), pooling: false },
    { ...standardRule(1), scoreFloor: 3 },
    { ...standardRule(2), exemptLevelTypes: [], reportReceivers: ['evaluatee', 'superior'] },
  ]
  const sentences: Record<string, string> = feedbackCatalogue.zh
  const parts = rules.flatMap((rule) => LEVEL_TYPES.map((level) => promise(rule, level, true)))
  for (const { key, params } of parts.flatMap((part) => [...part.sentences, ...part.more])) {
    expect(sentences, key).toHaveProperty([key])
    expect(Object.keys({ ...params, level: '' })).toEqual(expect.arrayContaining(placeholders(sentences[key] ?? '')))
  }
})
