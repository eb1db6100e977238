/** The link by which a person confirms the address and signs in: mailed from the person's page. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const person = exampleResult('getEmployee')
const button = (name: string) => page.getByRole('button', { name })

describe('a sign-in link', () => {
  const invite = button('发送登录链接')

  test('is mailed to the person, and said to be', async () => {
    await renderPage(`/employees/${person.id}`)
    await invite.click()
    await expect.element(page.getByText('已发送登录链接', { exact: false })).toBeVisible()
    const params = { id: String(person.id) }
    await expect.poll(writes).toEqual([{ operationId: 'inviteEmployee', params, query: {}, body: undefined }])
  })

  test('that was not sent is told with the reason', async () => {
    refuse('inviteEmployee', 'LINK_NOT_SENT')
    await renderPage(`/employees/${person.id}`)
    await invite.click()
    await expect.element(page.getByText('[2074]', { exact: false })).toBeVisible()
  })

  test.each([{ email: '' }, { disabled: true }])('is not offered to a person with %o', async (other) => {
    answer('getEmployee', { ...person, ...other })
    await renderPage(`/employees/${person.id}`)
    await expect.element(button('重置密码')).toBeVisible()
    await expect.element(invite).not.toBeInTheDocument()
  })
})
