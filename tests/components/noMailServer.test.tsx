/** Before the start it is said that no mail goes out, and who can mend it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const note = page.getByRole('note').filter({ hasText: '邮件服务器尚未配置' })
const way = note.getByRole('link', { name: '邮件服务器' })

async function openStart(setup: { allowedHosts: string[]; locked: boolean }) {
  answerQuestionnaire({ processStatus: 20 })
  answer('getNotifyConfig', { ...exampleResult('getNotifyConfig'), source: 'none', ...setup })
  await renderPage(`/questionnaire/publish/template/${id}`)
  await expect.element(note).toBeVisible()
}

test('where the enterprise may have its own, the note leads to it', async () => {
  await openStart({ allowedHosts: ['smtp.yuanhang.example'], locked: false })
  await expect.element(note.getByText('请设置本企业的邮件服务器', { exact: false })).toBeVisible()
  expect(note.element().textContent).not.toContain('SMTP_URL')
  await way.click()
  await expect.poll(() => location.hash).toBe('#/enterprise/mail')
})

test('while an anonymous questionnaire collects it says that this has to wait', async () => {
  await openStart({ allowedHosts: ['smtp.yuanhang.example'], locked: true })
  await expect.element(note.getByText('有匿名问卷正在收集', { exact: false })).toBeVisible()
  await expect.element(way).toBeVisible()
})

test('where only the operator can mend it, it names the operator’s way and leads nowhere', async () => {
  await openStart({ allowedHosts: [], locked: false })
  await expect.element(note.getByText('请让运维人员在服务器上设置 SMTP_URL', { exact: false })).toBeVisible()
  await expect.element(way).not.toBeInTheDocument()
})
