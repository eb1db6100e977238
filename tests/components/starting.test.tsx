/** What is told before the start of a collection, and starting it. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
const button = (name: string | RegExp) => page.getByRole('button', { name })
const write = (operationId: string, body?: unknown) => ({ operationId, params, query: {}, body })

describe('start', () => {
  const ready = (deadline: string | null = null) =>
    answerQuestionnaire({ processStatus: 20, publishedAt: null, deadline })
  const openStart = () => renderPage(`/questionnaire/publish/template/${id}`)

  test('a questionnaire is started after asking, and the page shows it', async () => {
    ready()
    await openStart()
    await expectNoSeriousAxe()
    await button('启动问卷').click()
    await expectNoWrites()
    answerQuestionnaire({ processStatus: 30 })
    await page.getByRole('dialog').getByRole('button', { name: '立即启动' }).click()
    await expect.element(page.getByText('问卷已启动')).toBeVisible()
    await expect.element(button('发送邀请')).toBeVisible()
    await expect.poll(writes).toEqual([write('publishQuestionnaire')])
  })

  test.each([
    { type: 1 as const, count: 1, want: '1 rater has neither an e-mail address nor a password, and cannot answer.' },
    { type: 2 as const, count: 3, want: 'before the start: what somebody else sets later does not open' },
    { type: 2 as const, count: 0, want: null },
  ])('raters who could not come in are told before it: $count in type $type', async ({ type, count, want }) => {
    answerQuestionnaire({ processStatus: 20, publishedAt: null, type })
    answer('getEvaluateeTotals', { ...exampleResult('getEvaluateeTotals'), withoutDoorCount: count })
    await renderPage(`/questionnaire/publish/template/${id}`, { language: 'en' })
    await expect.element(page.getByText('Raters: 46.', { exact: false })).toBeVisible()
    const told = page.getByRole('note').filter({ hasText: 'nor a password' })
    if (want === null) await expect.element(told).not.toBeInTheDocument()
    else await expect.element(told).toMatchTextContent(want)
  })

  test('a refusal is told, and nothing has started', async () => {
    ready()
    refuse('publishQuestionnaire', 'LICENCE_EXCEEDED')
    await openStart()
    await button('启动问卷').click()
    await page.getByRole('dialog').getByRole('button', { name: '立即启动' }).click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(button('启动问卷')).toBeEnabled()
  })

  test('it cannot be started while something is missing, and the check leads there', async () => {
    answerQuestionnaire({ processStatus: 10, publishedAt: null, invalidDatas: [{ dataType: 30, valid: false }] })
    await openStart()
    await expect.element(button('启动问卷')).toBeDisabled()
    await page.getByRole('listitem').filter({ hasText: '被评价人' }).getByRole('link').click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/relation/${id}`)
  })

  test('it cannot be started once its deadline has passed, and the check leads to the settings', async () => {
    ready('2020-01-01T00:00:00.000Z')
    await openStart()
    await expect.element(button('启动问卷')).toHaveAccessibleDescription('截止时间已过，请改为将来的时间')
    await expect.element(button('启动问卷')).toBeDisabled()
    await page.getByRole('listitem').filter({ hasText: '截止时间' }).getByRole('link').click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/settings/${id}`)
  })

  test('a deadline to come is among what is done', async () => {
    ready('2999-01-01T00:00:00.000Z')
    await openStart()
    await expect.element(page.getByText('截止时间还没到')).toBeVisible()
    await expect.element(button('启动问卷')).toBeEnabled()
  })

  test('where there is no deadline nothing is said of it', async () => {
    ready()
    await openStart()
    await expect.element(page.getByText('题目内容完整')).toBeVisible()
    expect(page.getByText(/截止时间(还没到|已过)/).query()).toBeNull()
  })

  test('the promise of a chosen level is what is read', async () => {
    ready()
    await openStart()
    await page.getByRole('button', { name: '上级' }).click()
    await expect.element(page.getByRole('button', { name: '上级' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('who changed the raters since the start is told (R19)', async () => {
    answerQuestionnaire({ processStatus: 30, type: 2 })
    const change = { id: 1, at: '2026-03-02T02:10:00.000Z', name: '曾磊', nameMark: 'E01010', added: 2, removed: 1 }
    answer('listRaterChanges', [
      change,
      { ...change, id: 2, at: '2026-03-01T02:10:00.000Z', name: '', nameMark: '', removed: 0 },
    ])
    await openStart()
    await expect.element(page.getByRole('heading', { name: '启动后评价人的变动' })).toBeVisible()
    await expect.element(page.getByText(/曾磊.*E01010.*：新增 2 份评价，移除 1 份/)).toBeVisible()
    await expect.element(page.getByText('已离开的人员：新增 2 份评价，移除 0 份', { exact: false })).toBeVisible()
    await expect.poll(() => callsOf('listRaterChanges')).toMatchObject([{ params }])
  })

  test('nothing is said where nobody was changed', async () => {
    answerQuestionnaire({ processStatus: 30, type: 2 })
    answer('listRaterChanges', [])
    await openStart()
    await expect.element(page.getByText('匿名问卷：对评价人的承诺')).toBeVisible()
    await expect.poll(() => callsOf('listRaterChanges')).toHaveLength(1)
    expect(page.getByRole('heading', { name: '启动后评价人的变动' }).query()).toBeNull()
  })

  describe('what figures can still tell (R18)', () => {
    const heading = page.getByRole('heading', { name: '数字仍可能透露什么' })
    const setting = exampleResult('getQuestionnaireSetting')

    /** A paper of as many single choices as there are lists of scores. */
    const answerPaper = (scales: number[][]) => {
      const paper = exampleResult('getPaper')
      const [home] = paper.pages
      if (home === undefined) throw new Error('a paper has a home page')
      const questions = scales.map((scores, place) => ({
        id: 7_303_000_100 + place,
        pageId: home.id,
        index: place + 1,
        type: 'DAN_XUAN' as const,
        data: JSON.stringify({
          title: `第${place + 1}题`,
          summary: '',
          options: scores.map((score, option) => ({ id: option + 1, title: `${score}`, score })),
        }),
        config: JSON.stringify({ required: true }),
      }))
      answer('getPaper', { ...paper, pages: [{ ...home, questions }] })
    }

    test('questions of few scores are named with the raters they need', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
      answer('getQuestionnaireSetting', { ...setting, scoreFloor: 4 })
      answerPaper([
        [1, 2],
        [1, 2, 3, 4, 5],
        [1, 2, 3],
        [1, 2, 3],
        [0, 1],
      ])
      await openStart()
      await expect
        .element(page.getByText('第 1、3、4、5 题（编号同“指标”页）：满 5 人才显示', { exact: false }))
        .toBeVisible()
      await expect.element(page.getByText('只有两种分值的题目', { exact: false })).toBeVisible()
      expect(page.getByText('三位评价人中的一位', { exact: false }).query()).toBeNull()
    })

    test('one of three is told to learn much, also where every scale is long', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
      answer('getQuestionnaireSetting', { ...setting, scoreFloor: 3 })
      answerPaper([[1, 2, 3, 4, 5]])
      await openStart()
      await expect.element(page.getByText('三位评价人中的一位', { exact: false })).toBeVisible()
      expect(page.getByText('只有两种分值的题目', { exact: false }).query()).toBeNull()
      await expect.element(page.getByText('某人收到受保护关系', { exact: false })).toBeVisible()
      expect(page.getByText('可选分值很少', { exact: false }).query()).toBeNull()
    })

    test('one of two learns the other’s answers, and two scores always tell', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
      answer('getQuestionnaireSetting', { ...setting, scoreFloor: 2 })
      answerPaper([[0, 1]])
      await openStart()
      await expect.element(page.getByText('只有两位评价人时', { exact: false })).toBeVisible()
      await expect.element(page.getByText('只有两种分值的题目', { exact: false })).toBeVisible()
    })

    test('four raters of long scales leave nothing to tell', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
      answer('getQuestionnaireSetting', { ...setting, scoreFloor: 4 })
      answerPaper([[1, 2, 3, 4, 5]])
      await openStart()
      await expect.element(page.getByText('匿名问卷：对评价人的承诺')).toBeVisible()
      await expect.poll(() => callsOf('getPaper')).toHaveLength(1)
      expect(heading.query()).toBeNull()
    })

    test('a named questionnaire has nothing to tell', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 1 })
      await openStart()
      await expect.element(page.getByText('实名问卷：评价人看到的说明')).toBeVisible()
      expect(heading.query()).toBeNull()
      expect(page.getByText('某人收到受保护关系', { exact: false }).query()).toBeNull()
    })
  })
})
