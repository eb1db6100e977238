/** An administrator's own page among the people: whoever finds it open cannot set the password without the old one. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const { employeeId, displayName } = exampleResult('getCurrentUser')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the own password is changed there by the old one, and is not reset', async () => {
  answer('getEmployee', { ...exampleResult('getEmployee'), id: employeeId, displayName })
  await renderPage(`/employees/${employeeId}`)
  await expect.element(button('修改密码')).toBeVisible()
  expect(button('重置密码').elements()).toEqual([])
  await button('修改密码').click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await expect.element(dialog.getByLabelText(/^当前密码/)).toBeVisible()
  expect(dialog.getByText('只能使用一次', { exact: false }).elements()).toEqual([])
  await expectNoSeriousAxe()
  await dialog.getByLabelText(/^当前密码/).fill('the old one of mine')
  await dialog.getByLabelText(/^新密码/).fill('correct horse')
  await dialog.getByRole('button', { name: '修改密码' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const body = { oldPassword: 'the old one of mine', password: 'correct horse' }
  await expect.poll(writes).toEqual([{ operationId: 'changePassword', params: {}, query: {}, body }])
})
