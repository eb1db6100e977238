import { describe, expect, test } from 'vitest'
import { translateFeedback } from '../../messages/feedback.ts'
import type { Language } from '../../messages/format.ts'
import type { AnonymityRule } from '../scoring/report.ts'
import { standardRule } from '../scoring/rule.ts'
import { LEVEL_TYPES, type LevelType } from './levels.ts'
import { type PromiseSentence, promise } from './promise.ts'

const anonymous = standardRule(2)
const named = standardRule(1)
const { reportReceivers: _unknown, ...older } = anonymous

const guarded = 'receivers verbatim unanimous final | progress drafts mailbox doors newcomers'

const cases = [
  { name: 'a peer', rule: anonymous, level: 'sameLevel', want: `anonymous floor ${guarded}` },
  {
    name: 'a superior',
    rule: anonymous,
    level: 'superior',
    want: 'exempt receivers verbatim final | progress drafts mailbox doors',
  },
  {
    name: 'a superior where nobody is exempt',
    rule: { ...anonymous, exemptLevelTypes: [] },
    level: 'superior',
    want: `anonymous floor ${guarded}`,
  },
  {
    name: 'without pooling',
    rule: { ...anonymous, pooling: false },
    level: 'custom',
    want: `anonymous floorHidden ${guarded}`,
  },
  { name: 'oneself', rule: anonymous, level: 'self', want: 'selfSeen receivers final | progress drafts mailbox doors' },
  {
    name: 'oneself where nobody is exempt',
    rule: { ...anonymous, exemptLevelTypes: [] },
    level: 'self',
    want: 'selfHidden receivers final | progress drafts mailbox doors',
  },
  {
    name: 'a peer, the report being the superior’s as well',
    rule: { ...anonymous, reportReceivers: ['evaluatee', 'superior'] },
    level: 'sameLevel',
    want: `anonymous floor ${guarded.replace('receivers', 'receiversSuperior')}`,
  },
  {
    name: 'a peer of a round whose rule has no receivers',
    rule: older,
    level: 'sameLevel',
    want: `anonymous floor ${guarded}`,
  },
  { name: 'a named peer', rule: named, level: 'sameLevel', want: 'named receivers verbatim final | ' },
  { name: 'a named superior', rule: named, level: 'superior', want: 'named exempt receivers verbatim final | ' },
  {
    name: 'a named peer with a floor',
    rule: { ...named, scoreFloor: 3 },
    level: 'sameLevel',
    want: 'named namedFloor receivers verbatim final | ',
  },
  {
    name: 'a named peer, the report being the superior’s as well',
    rule: { ...named, reportReceivers: ['evaluatee', 'superior'] },
    level: 'sameLevel',
    want: 'named receiversSuperior verbatim final | ',
  },
  { name: 'oneself, named', rule: named, level: 'self', want: 'namedSelf receivers final | ' },
] satisfies { name: string; rule: AnonymityRule; level: LevelType; want: string }[]

test.each(cases)('$name is told: $want', ({ rule, level, want }) => {
  const { sentences, more } = promise(rule, level, false)
  const told = (part: PromiseSentence[]) => part.map(({ key }) => key.replace('feedback.privacy.', '')).join(' ')
  expect(`${told(sentences)} | ${told(more)}`).toBe(want)
})

test.each(LEVEL_TYPES)(
  'a rater of %s is told of a provider that opens the form, of an anonymous round alone',
  (level) => {
    const isTold = (rule: AnonymityRule, isProviderADoor: boolean) =>
      promise(rule, level, isProviderADoor).more.some(({ key }) => key === 'feedback.privacy.provider')
    expect([isTold(anonymous, true), isTold(anonymous, false), isTold(named, true)]).toEqual([true, false, false])
  },
)

test('the numbers are those of the rule', () => {
  const rule = { ...anonymous, scoreFloor: 4, commentFloor: 7 }
  expect(promise(rule, 'subordinate', false).sentences[1]).toEqual({
    key: 'feedback.privacy.floor',
    params: { scores: 4, comments: 7 },
  })
})

/** Every sentence of the promise in both languages, as a rater of the level reads it. */
function read(language: Language, rule: AnonymityRule, level: LevelType): string {
  const { sentences, more } = promise(rule, level, false)
  return [...sentences, ...more]
    .map(({ key, params }) => translateFeedback(language, key, { ...params, level: 'L' }))
    .join('\n')
}

describe.each([
  {
    language: 'zh',
    words: {
      comments: /评语会?单独显示|评分和评语/,
      draft: /管理员在系统里看不到您尚未提交的内容/,
      mailbox: /能看到您邮箱的人.*也能打开/,
      earlier: /启动之前他人为您设置的密码仍能打开/,
      reset: /重置您的密码或更改您的邮箱，您尚未提交的内容会被删除/,
      added: /不能再增加这类评价人/,
      receivers: /管理员可以打开报告.*发布给被评价人本人.*不发给其上级/,
      superior: /被评价人及其上级/,
    },
  },
  {
    language: 'en',
    words: {
      comments: /ratings and comments are shown on their own/,
      draft: /No page shows administrators what you have not sent/,
      mailbox: /whoever can read your mailbox.*can open it too/,
      earlier: /password that somebody else set for you before the round began still does/,
      reset: /resets your password or changes your e-mail address, your unsent answers are deleted/,
      added: /nobody can be added to such groups/,
      receivers: /Administrators can open the report and release it to the person it is about, not to their superior/,
      superior: /the person it is about and their superior/,
    },
  },
] as const)('issue 6 point 7: what the promise names, in $language', ({ language, words }) => {
  test.each(['superior', 'self'] as const)('comments of a %s stand alone', (level) => {
    expect(read(language, anonymous, level)).toMatch(words.comments)
  })

  test.each(LEVEL_TYPES)('drafts, resets and who may ever receive the report, to a rater of %s', (level) => {
    const text = read(language, anonymous, level)
    const { draft, mailbox, earlier, reset, receivers } = words
    for (const word of [draft, mailbox, earlier, reset, receivers]) expect(text).toMatch(word)
  })

  test('added raters, to those who are protected', () => {
    expect(read(language, anonymous, 'subordinate')).toMatch(words.added)
    expect(read(language, anonymous, 'superior')).not.toMatch(words.added)
  })

  test.each(LEVEL_TYPES)(
    'of a named round: who may ever receive the report, and nothing it does not keep, to %s',
    (level) => {
      const text = read(language, named, level)
      expect(text).toMatch(words.receivers)
      for (const word of [words.draft, words.reset, words.added]) expect(text).not.toMatch(word)
    },
  )

  test('the superior where the rule names him', () => {
    expect(read(language, { ...anonymous, reportReceivers: ['evaluatee', 'superior'] }, 'custom')).toMatch(
      words.superior,
    )
  })
})
