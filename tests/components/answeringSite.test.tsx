/** The answering site around the questions: tasks, the promise, the check, sending, signing out. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, heading, next, openForm, relationId, serveForm, submission, submissions } from './answeringForm.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, answerExample, callsOf, disconnect, exampleResult, hold, refuse } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const tasks = exampleResult('listFeedbackTasks')
const answered = [
  { questionId: 4, text: '好' },
  { questionId: 7, score: 70 },
]
const sent = [submission(answered)]

/** A form in which nothing is missing, at the check before sending. */
async function openCheck(): Promise<void> {
  await openForm(answered)
  await expect.element(heading('检查并提交')).toBeVisible()
}

test('from the list to a form and, by the thanks, to the next person', async () => {
  await renderFeedback('/')
  await expectNoSeriousAxe()
  await page.getByRole('link', { name: '继续：评价 何晓明' }).click()
  await expect.element(page.getByRole('link', { name: '返回任务列表' })).toBeVisible()
  expect(location.hash).toBe(`#/${relationId}`)
})

test('after sending, the next person is one touch away', async () => {
  await openCheck()
  await button('提交').click()
  await page.getByRole('link', { name: '接着填写自评' }).click()
  const own = tasks.questionnaires[0]?.tasks[1]
  await expect.poll(() => callsOf('getFeedbackTask').at(-1)?.params).toEqual({ relationId: String(own?.relationId) })
})

test('the promise is read again, and one goes back from the first question to it', async () => {
  await openForm()
  await button('谁会看到我的回答？').click()
  await expect.element(button('明白了，开始')).toBeVisible()
  await button('明白了，开始').click()
  await button('上一题').click()
  await expect.element(button('明白了，开始')).toBeVisible()
})

describe('the check', () => {
  test('what is missing is one touch away', async () => {
    await openForm([{ questionId: 7, score: 70 }])
    await expect.element(page.getByText('还有 1 道题需要处理', { exact: false })).toBeVisible()
    expect(button('提交').elements()).toEqual([])
    await page.getByRole('listitem').getByRole('button').click()
    await expect.element(heading('问答')).toBeVisible()
    for (const title of ['打分', '填分', '滑动']) {
      await next()
      await expect.element(heading(title)).toBeVisible()
    }
    await button('检查并提交').click()
    await button('去答第一道未答的题').click()
    await expect.element(heading('问答')).toBeVisible()
  })

  test('one goes back to the last question', async () => {
    await openCheck()
    await button('上一题').click()
    await expect.element(heading('滑动')).toBeVisible()
  })
})

describe('sending', () => {
  test('it is sent once while it is under way', async () => {
    await openCheck()
    const release = hold('submitFeedback')
    await button('提交').click()
    await button('正在提交…').click({ force: true })
    // Where one goes on in the form meanwhile, what is sent would not be what is seen.
    await expect.element(button('上一题')).toBeDisabled()
    release()
    await expect.element(page.getByText('您的反馈已提交，谢谢！')).toBeVisible()
    await expect.poll(submissions).toEqual(sent)
  })

  test('without a connection it is tried again until it is taken', async () => {
    disconnect('submitFeedback')
    await openCheck()
    await button('提交').click()
    await expect.element(page.getByText('网络不通，正在重试', { exact: false })).toBeVisible()
    answerExample('submitFeedback')
    await expect.element(page.getByText('您的反馈已提交，谢谢！')).toBeVisible()
    await expect.poll(submissions).toEqual([...sent, ...sent])
  })

  test('an answer the server does not take is told at its question, until it is changed', async () => {
    refuse('submitFeedback', 'ANSWER_INVALID', { fields: [{ field: 'answers[7]', message: '请重新评分' }] })
    await openCheck()
    await button('提交').click()
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /请重新评分/ })
      .click()
    await expect.element(heading('滑动')).toBeVisible()
    await expect.element(page.getByRole('alert').getByText('请重新评分')).toBeVisible()
    await page.getByRole('slider').fill('80')
    await expect.element(page.getByText('请重新评分')).not.toBeInTheDocument()
    await expect.element(page.getByText('已保存').first()).toBeVisible()
    answerExample('submitFeedback')
    await button('检查并提交').click()
    await button('提交').click()
    await expect.element(page.getByText('您的反馈已提交，谢谢！')).toBeVisible()
    await expect.poll(() => submissions().at(-1)).toEqual(submission([answered[0] ?? {}, { questionId: 7, score: 80 }]))
  })

  test('what was given elsewhere since is shown, and sent when it was checked', async () => {
    refuse('submitFeedback', 'DRAFT_CHANGED')
    await openCheck()
    const later = [
      { questionId: 4, text: '后来' },
      { questionId: 7, score: 90 },
    ]
    serveForm(later)
    await button('提交').click()
    await expect.element(page.getByText('您在别处改过这份评价', { exact: false })).toBeVisible()
    answerExample('submitFeedback')
    await button('提交').click()
    await expect.element(page.getByText('您的反馈已提交，谢谢！')).toBeVisible()
    await expect.poll(submissions).toEqual([...sent, submission(later)])
  })

  test('what was given elsewhere and does not come is asked for again before anything is sent', async () => {
    refuse('submitFeedback', 'DRAFT_CHANGED')
    await openCheck()
    disconnect('getFeedbackTask')
    await button('提交').click()
    await expect.element(page.getByText('没能提交，您的回答都还在', { exact: false })).toBeVisible()
    serveForm([{ questionId: 4, text: '后来' }, ...answered.slice(1)])
    await button('提交').click()
    await expect.element(page.getByText('您在别处改过这份评价', { exact: false })).toBeVisible()
    await expect.poll(submissions).toEqual([...sent, ...sent])
  })

  test.each([
    { name: 'ANSWERING_CLOSED', told: '答题已经结束' },
    { name: 'ALREADY_SUBMITTED', told: '这份评价已经提交' },
  ] as const)('$name is told, and leads back to the list', async ({ name, told }) => {
    refuse('submitFeedback', name)
    await openCheck()
    await button('提交').click()
    await expect.element(heading(told)).toBeVisible()
    await page.getByRole('link', { name: '返回任务列表' }).click()
    await expect.element(heading('远航科技有限公司邀请您提供反馈')).toBeVisible()
  })
})

describe('around it', () => {
  test('the other language is shown at once', async () => {
    await renderFeedback('/')
    await button('English').click()
    await expect.element(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(document.documentElement.lang).toBe('en')
  })

  test('signing out leads to the sign-in page', async () => {
    await renderFeedback('/')
    await button('退出登录').click()
    await expectLeftFor('/signin/')
    await expect.poll(() => callsOf('logout')).toHaveLength(1)
  })

  test('signing out that fails says so', async () => {
    disconnect('logout')
    const release = hold('listFeedbackTasks')
    await renderFeedback('/')
    await button('退出登录').click()
    await expect.element(button('没能退出，再试一次')).toBeEnabled()
    release()
    await expect.element(heading('远航科技有限公司邀请您提供反馈')).toBeVisible()
    await expect.element(button('没能退出，再试一次')).toBeEnabled()
  })

  test('what cannot be loaded is loaded again', async () => {
    disconnect('listFeedbackTasks')
    await renderFeedback('/')
    await expect.element(button('重试')).toBeVisible()
    answer('listFeedbackTasks', tasks)
    await button('重试').click()
    await expect.element(heading('远航科技有限公司邀请您提供反馈')).toBeVisible()
  })

  test('somebody who is signed out is led to the sign-in page', async () => {
    refuse('listFeedbackTasks', 'UNAUTHENTICATED')
    await renderFeedback('/')
    await expectLeftFor('/signin/?returnUrl=/feedback/')
  })
})
