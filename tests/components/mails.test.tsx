/** The mails of a round: what is typed, kept, saved. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
const button = (name: string) => page.getByRole('button', { name })
const write = (operationId: string, body?: unknown) => ({ operationId, params, query: {}, body })

describe('mails', () => {
  const open = async () => {
    await renderPage(`/questionnaire/publish/template/${id}`)
    await expect.element(page.getByLabelText('标题')).toBeVisible()
  }
  const [invite, remind] = exampleResult('listEmailTemplates')

  test('a changed mail is saved whole', async () => {
    await open()
    await expect.element(button('保存模板')).toBeDisabled()
    await page.getByLabelText('标题').fill('请作答')
    await button('企业名称').click()
    await button('保存模板').click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.poll(writes).toEqual([
      write('saveEmailTemplate', {
        emailType: 'invite',
        title: '请作答',
        content: expect.stringMatching(/\{enterpriseName\}/),
        before: { title: invite?.title, content: invite?.content },
      }),
    ])
  })

  test('a placeholder stands where the caret is, and one types on behind it', async () => {
    await open()
    await page.getByLabelText('正文').fill('您好，请作答：')
    await userEvent.keyboard('{ArrowLeft}')
    await button('答题链接').click()
    await expect.element(page.getByLabelText('正文')).toHaveValue('您好，请作答{link}：')
    await expect.element(page.getByLabelText('正文')).toHaveFocus()
  })

  test('what is typed stays beside another mail, until it is given up', async () => {
    await open()
    await page.getByLabelText('标题').fill('请作答')
    await page.getByRole('button', { name: '提醒', exact: true }).click()
    await expect.element(page.getByLabelText('标题')).toHaveValue(remind?.title ?? '')
    await page.getByRole('button', { name: '邀请', exact: true }).click()
    await expect.element(page.getByLabelText('标题')).toHaveValue('请作答')
    await button('放弃修改').click()
    await expect.element(page.getByLabelText('标题')).toHaveValue(invite?.title ?? '')
    await expectNoWrites()
  })

  test('a lost connection keeps what was typed', async () => {
    disconnect('saveEmailTemplate')
    await open()
    await page.getByLabelText('标题').fill('请作答')
    await button('保存模板').click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(page.getByLabelText('标题')).toHaveValue('请作答')
  })

  test('what the server finds wrong stands at its field until that is changed', async () => {
    const fields = [{ field: 'title', message: '标题中有不认识的占位符' }]
    refuse('saveEmailTemplate', 'INVALID_INPUT', { fields })
    await open()
    const title = page.getByLabelText('标题')
    await title.fill('请作答')
    await button('保存模板').click()
    await expect.element(title).toHaveAccessibleDescription('标题中有不认识的占位符')
    await expect.element(title).toHaveAttribute('aria-invalid', 'true')
    await expect.element(title).toHaveValue('请作答')
    await title.fill('请您作答')
    await expect.element(title).toHaveAttribute('aria-invalid', 'false')
  })

  test('a mail without the link cannot be saved', async () => {
    await open()
    const content = page.getByLabelText('正文')
    await content.fill('您好')
    await expect.element(content).toHaveAccessibleDescription(/正文中需要包含答题链接/)
    await expect.element(content).toHaveAttribute('aria-invalid', 'true')
    await expect.element(button('保存模板')).toBeDisabled()
  })
})
