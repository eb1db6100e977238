/** Who will see my answers: what a rater reads before the first question, and the administrator before the start (R16). */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { LevelType } from '../../domain/evaluation/levels.ts'
import { promise } from '../../domain/evaluation/promise.ts'
import { anonymityRule } from '../../domain/evaluation/settings.ts'
import type { AnonymityRule } from '../../domain/scoring/report.ts'
import { standardRule } from '../../domain/scoring/rule.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult, expectNoWrites } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderFeedback, renderPage } from './renderPage.tsx'

const example = exampleResult('getFeedbackTask')
const { id } = exampleResult('getQuestionnaire')

const WORDS = {
  zh: {
    more: '更多：草稿、密码和提醒',
    start: '明白了，继续',
    read: '谁会看到我的回答？',
    exempt: '作为上级，您的评分和评语会单独显示',
    receivers: '管理员可以打开报告，并可发布给被评价人本人，不发给其上级；以后也不能增加其他人。',
    superior: '发布给被评价人及其上级',
    selfHidden: '您的自评（评分和评语）不会在报告中显示。',
    provider:
      '您的公司使用自己的统一登录服务。管理该服务的人能以您的身份登录：在您提交之前，他们可能看到您填写的内容，或以您的名义提交。',
    behind: [
      '收集期间管理员可以看到您是否已开始、已提交（以便提醒），看不到您的回答。',
      '管理员在系统里看不到您尚未提交的内容。',
      '邮件里的链接可以直接打开这些问卷：能看到您邮箱的人（例如公司的邮件管理员）也能打开，看到您尚未提交的内容，或以您的名义提交。',
      '如果他人重置您的密码或更改您的邮箱，您尚未提交的内容会被删除；他人此后设置的密码和邮箱都打不开这些问卷。问卷启动之前他人为您设置的密码仍能打开；拿不准时，请自己重新设置密码。',
      '与您类似的评价人中一旦有人提交了对此人的评价，就不能再增加这类评价人，以免有人借此推算他人的回答。',
    ],
  },
  en: {
    more: 'More: drafts, passwords, reminders',
    start: 'Understood, go on',
    read: 'Who will see my answers?',
    exempt: 'your ratings and comments are shown on their own',
    receivers:
      'Administrators can open the report and release it to the person it is about, not to their superior; nobody can be added later.',
    superior: 'release it to the person it is about and their superior',
    selfHidden: 'Your own ratings and comments are not shown in the report.',
    provider:
      'Your company has people sign in with its own service. Whoever runs that service can come in as you: until you have sent, they could read your answers or send some in your name.',
    behind: [
      'While answers are collected, administrators see whether you have begun and sent yours (to remind you), not what you answered.',
      'No page shows administrators what you have not sent yet.',
      'The link in your mail opens these forms: whoever can read your mailbox, such as those who run your company’s mail, can open it too, read what you have not sent, or send answers in your name.',
      'If somebody else resets your password or changes your e-mail address, your unsent answers are deleted; what they set from now on opens none of these forms. A password that somebody else set for you before the round began still does: if in doubt, set a new one yourself.',
      'Once somebody in a group like yours has sent answers about this person, nobody can be added to such groups any more: added people could work out the others’ answers.',
    ],
  },
} as const

interface Given {
  /** The administrator's name of the level. */
  levelName?: string
  rule?: AnonymityRule
}

/** The answering page of this rule and level, at its promise. */
async function openPromise(language: 'zh' | 'en', levelType: LevelType, given: Given = {}) {
  const { levelName = '', rule = standardRule(2) } = given
  const { sentences, more } = promise(rule, levelType, false)
  const wire = (part: typeof more) => part.map(({ key, params }) => ({ key, params: { ...params } }))
  const told = { anonymous: rule.anonymous, sentences: wire(sentences), more: wire(more) }
  answer('getFeedbackTask', {
    ...example,
    task: { ...example.task, levelType, levelName },
    answers: [],
    promise: told,
  })
  await renderFeedback(`/${example.task.relationId}`, { language, width: 390, height: 844 })
  await expect.element(page.getByRole('heading', { name: WORDS[language].read })).toBeVisible()
}

describe.each(['zh', 'en'] as const)('on a phone, in %s', (language) => {
  const words = WORDS[language]
  const summary = page.getByText(words.more)

  test('a peer reads the most important first, and the rest one tap away', async () => {
    await openPromise(language, 'sameLevel')
    await expect.element(page.getByText(words.receivers)).toBeVisible()
    for (const text of words.behind) await expect.element(page.getByText(text)).not.toBeVisible()
    await summary.click()
    for (const text of words.behind) await expect.element(page.getByText(text)).toBeVisible()
    await expectNoSeriousAxe()
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    await expectNoWrites()
    await summary.click()
    await expect.element(page.getByText(words.behind[0])).not.toBeVisible()
  })

  test('a superior reads that ratings and comments stand alone', async () => {
    await openPromise(language, 'superior')
    await expect.element(page.getByText(words.exempt, { exact: false })).toBeVisible()
    await summary.click()
    for (const text of words.behind.slice(0, 4)) await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByText(words.behind[4]).query()).toBeNull()
  })

  test('where nobody is exempt, one’s own view is said to be hidden', async () => {
    await openPromise(language, 'self', { rule: { ...standardRule(2), exemptLevelTypes: [] } })
    await expect.element(page.getByText(words.selfHidden)).toBeVisible()
  })

  test('a superior who may receive the report is named', async () => {
    await openPromise(language, 'sameLevel', {
      rule: { ...standardRule(2), reportReceivers: ['evaluatee', 'superior'] },
    })
    await expect.element(page.getByText(words.superior, { exact: false })).toBeVisible()
    expect(page.getByText(words.receivers).query()).toBeNull()
  })

  test('a named round says nothing more', async () => {
    await openPromise(language, 'sameLevel', { rule: standardRule(1) })
    await expect.element(page.getByText(words.receivers)).toBeVisible()
    expect(summary.query()).toBeNull()
  })

  test('before the start the administrator reads the same, by level', async () => {
    answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
    await renderPage(`/questionnaire/publish/template/${id}`, { language })
    await expect.element(page.getByText(words.receivers)).toBeVisible()
    for (const text of words.behind) await expect.element(page.getByText(text)).toBeVisible()
    expect(page.getByText(words.provider).query()).toBeNull()
    await page.getByRole('button', { name: language === 'zh' ? '上级' : 'Superior' }).click()
    await expect.element(page.getByText(words.exempt, { exact: false })).toBeVisible()
    expect(page.getByText(words.behind[4]).query()).toBeNull()
  })

  test('the administrator reads of a provider that opens the forms, too', async () => {
    answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2, opensByProvider: true })
    await renderPage(`/questionnaire/publish/template/${id}`, { language })
    await expect.element(page.getByText(words.provider)).toBeVisible()
  })
})

type Within = Pick<typeof page, 'getByRole'>

/** What the items of its lists say, hidden ones too. */
const itemsOf = (within: Within) =>
  within
    .getByRole('listitem', { includeHidden: true })
    .elements()
    .map((item) => item.textContent)

/** What whoever is exempt reads, after the level. */
const EXEMPT = { zh: '您的评分和评语会单独显示', en: 'your ratings and comments are shown on their own' }

describe.each(['zh', 'en'] as const)('in %s, word for word what the rater reads', (language) => {
  const rule = anonymityRule(2, exampleResult('getQuestionnaireSetting'))
  const [superior, sameLevel, ...others] = exampleResult('listRelationLevels')
  const chip = (name: string) => page.getByRole('button', { name, exact: true })

  async function openCard(levels: object[]) {
    answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2, opensByProvider: false })
    answer('listRelationLevels', levels as (typeof superior & object)[])
    await renderPage(`/questionnaire/publish/template/${id}`, { language })
    await expect.element(page.getByText(WORDS[language].receivers)).toBeVisible()
  }

  test.each([
    ['under its own name', '', language === 'zh' ? '上级' : 'Superior'],
    ['renamed', '项目负责人', '项目负责人'],
  ])('stands on the card: a built-in level %s', async (_, levelName, chipName) => {
    await openCard([{ ...superior, levelName }, sameLevel, ...others].filter((one) => one !== undefined))
    await chip(chipName).click()
    await expect.element(page.getByText(EXEMPT[language], { exact: false })).toBeVisible()
    const card = itemsOf(page)
    await openPromise(language, 'superior', { rule, levelName })
    const read = itemsOf(page.getByRole('region', { name: WORDS[language].read }))
    expect(read.length).toBeGreaterThan(4)
    expect(card).toEqual(expect.arrayContaining(read))
  })

  test('stands on the card: the superior, where reports may be released to them', async () => {
    const setting = { ...exampleResult('getQuestionnaireSetting'), superiorReads: true }
    answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2, opensByProvider: false })
    answer('getQuestionnaireSetting', setting)
    await renderPage(`/questionnaire/publish/template/${id}`, { language })
    await expect.element(page.getByText(WORDS[language].superior, { exact: false })).toBeVisible()
    expect(page.getByText(WORDS[language].receivers).elements()).toEqual([])
    await openPromise(language, 'sameLevel', { rule: anonymityRule(2, setting) })
    const read = page.getByRole('region', { name: WORDS[language].read })
    await expect.element(read.getByText(WORDS[language].superior, { exact: false })).toBeVisible()
  })

  test('levels of one’s own are each chosen, one at a time', async () => {
    const own = (levelId: number, levelName: string) => ({ ...superior, levelId, levelType: 'custom', levelName })
    await openCard([superior, sameLevel, own(91, '内部客户'), own(92, '供应商')].filter((one) => one !== undefined))
    const pressed = () => ['内部客户', '供应商'].filter((name) => chip(name).element().ariaPressed === 'true')
    await chip('供应商').click()
    await expect.element(chip('供应商')).toHaveAttribute('aria-pressed', 'true')
    expect(pressed()).toEqual(['供应商'])
    await chip('内部客户').click()
    await expect.element(chip('内部客户')).toHaveAttribute('aria-pressed', 'true')
    expect(pressed()).toEqual(['内部客户'])
    await expectNoWrites()
  })
})

describe('a rater is told a built-in level as the administrator renamed it', () => {
  const level = { levelType: 'sameLevel' as const, levelName: '项目协作' }

  test('in the bar of the form and among what it is about', async () => {
    await openPromise('zh', level.levelType, level)
    await expect.poll(() => page.getByText('您是项目协作', { exact: false }).elements()).toHaveLength(2)
  })

  test('in the list of tasks', async () => {
    const { questionnaires, ...rest } = exampleResult('listFeedbackTasks')
    const renamed = questionnaires.map((one) => ({ ...one, tasks: one.tasks.map((task) => ({ ...task, ...level })) }))
    answer('listFeedbackTasks', { ...rest, questionnaires: renamed })
    await renderFeedback('/')
    await expect.element(page.getByText('您是项目协作').first()).toBeVisible()
  })
})
