/** An administrator's own page among the people: whoever finds it open cannot set the password. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult } from './network.ts'
import { renderPage } from './renderPage.tsx'

const { employeeId, displayName } = exampleResult('getCurrentUser')
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('the own password is not reset and the own sign-in not disabled there: both would be refused', async () => {
  answer('getEmployee', { ...exampleResult('getEmployee'), id: employeeId, displayName })
  await renderPage(`/employees/${employeeId}`)
  await expect.element(page.getByRole('heading', { name: displayName })).toBeVisible()
  expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /密码|停用/ })
      .elements(),
  ).toEqual([])
  await expectNoSeriousAxe()
})

test('the password of somebody else is reset there, and the sign-in disabled', async () => {
  await renderPage(`/employees/${exampleResult('getEmployee').id}`)
  await expect.element(button('重置密码')).toBeVisible()
  await expect.element(button('停用')).toBeVisible()
})
