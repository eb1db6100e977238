/** Starting, mailing and finishing are asked about, and one can always think better of it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clickBeside, expectGivenUp, expectHeld } from './dialog.ts'
import { answer, callsOf, exampleResult, hold, refuse } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const button = (name: string) => page.getByRole('button', { name })

test.each([
  { name: '启动问卷', status: 20, place: 'template', shown: '启动问卷', leave: '取消' },
  { name: '发送邀请', status: 30, place: 'template', shown: '2 人将收到邮件', leave: '取消' },
  { name: '提醒未完成的人', status: 30, place: 'stats', shown: '2 人将收到邮件', leave: '取消' },
  { name: '结束收集', status: 30, place: 'stats', shown: '结束收集？', leave: '取消' },
] as const)('$name is given up', async ({ name, status, place, shown, leave }) => {
  answerQuestionnaire({ processStatus: status })
  await renderPage(`/questionnaire/publish/${place}/${id}`)
  const open = async () => {
    await button(name).click()
    await expect.element(page.getByRole('dialog').getByText(shown).first()).toBeVisible()
  }
  await expectGivenUp(open, leave)
})

test.each([
  { name: '启动问卷', status: 20, place: 'template', act: 'publishQuestionnaire', go: '立即启动' },
  { name: '发送邀请', status: 30, place: 'template', act: 'sendNotifications', go: '发送 2 封邮件' },
] as const)('$name stays open until it is answered', async ({ name, status, place, act, go }) => {
  answerQuestionnaire({ processStatus: status })
  await renderPage(`/questionnaire/publish/${place}/${id}`)
  await button(name).click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: go })
  await expect.element(confirm).toBeEnabled()
  const release = hold(act)
  refuse(act, 'NOT_EDITABLE')
  await confirm.click()
  await expectHeld()
  release()
  await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
})

test.each(['提醒未完成的人', '结束收集'])(
  'a double click on %s opens it; a click beside it later leaves',
  async (name) => {
    answerQuestionnaire({ processStatus: 30 })
    await renderPage(`/questionnaire/publish/stats/${id}`)
    const dialog = page.getByRole('dialog')
    await button(name).dblClick()
    await expect.element(dialog.getByRole('button', { name: '取消' })).toBeVisible()
    // A dialog that is left fades out for a while; by then a click beside it counts.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await expect.element(dialog).toBeVisible()
    await clickBeside()
    await expect.element(dialog).not.toBeInTheDocument()
  },
)

test('the mails that failed stand on several pages', async () => {
  const mails = exampleResult('listMails')
  answer('listMails', { ...mails, total: 51 })
  await renderPage(`/questionnaire/publish/mails/${id}?status=failed`)
  await button('转到下一页').click()
  await expect.poll(() => callsOf('listMails').map(({ query }) => query.pageIndex)).toEqual(['1', '2'])
})
