/** Where a dialog begins, for who goes on by the keyboard. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { all, answerDepartments, button, open as openDepartments, row } from './departmentPage.ts'
import { exampleResult, expectNoWrites, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'
import { dialog, openMenu, pick, write } from './rowMenuPage.tsx'

describe('in its first field:', () => {
  test('copying a questionnaire, which Enter then does', async () => {
    const data = { paper: true, dimensions: true, settings: true, relations: false }
    await openMenu()
    await pick('复制')
    await expect.element(dialog.getByRole('checkbox').first()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(writes).toEqual([write('copyQuestionnaire', { data })])
  })

  test('changing the password, each time it is opened', async () => {
    await renderPage('/enterprise')
    const account = page.getByText(exampleResult('getCurrentUser').displayName, { exact: true }).first()
    for (const _ of ['the first time', 'when its code is there']) {
      await account.click()
      await page.getByRole('menuitem', { name: '修改密码' }).click()
      await expect.element(dialog.getByLabelText(/^当前密码/)).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    }
  })

  test('setting somebody’s password', async () => {
    const { id } = exampleResult('getEmployee')
    await renderPage(`/employees/${id}`)
    await page.getByRole('button', { name: '重置密码' }).click()
    await expect.element(dialog.getByRole('textbox').first()).toHaveFocus()
  })

  test('moving a department; the list of the others waits until it is asked for', async () => {
    answerDepartments()
    await openDepartments()
    await row(all[1]?.name ?? '').click()
    await button('移动到…').click()
    await expect.element(dialog.getByRole('combobox')).toHaveFocus()
    expect(page.getByRole('listbox').elements()).toEqual([])
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('listbox')).toBeVisible()
  })

  test('choosing whose reports are made, where what is chosen already has it', async () => {
    const { reportId } = exampleResult('getCombinedReport')
    await renderPage(`/reports/${reportId}`)
    await page.getByRole('button', { name: '下载 PDF', exact: true }).click()
    await expect.element(dialog.getByRole('radio', { checked: true })).toHaveFocus()
  })
})

describe('where it asks without a field, at the button that leaves it:', () => {
  const cancel = dialog.getByRole('button', { name: '取消' })

  test('deleting a questionnaire, which Enter leaves alone', async () => {
    await openMenu({ submittedCount: 3 })
    await pick('删除')
    await expect.element(cancel).toHaveFocus()
    await expect.element(dialog).toHaveAccessibleDescription(/3 份答卷/)
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expectNoWrites()
  })

  test('removing a tag', async () => {
    await renderPage('/tags')
    await page
      .getByRole('button', { name: /^更多: / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: '删除' }).click()
    await expect.element(cancel).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(dialog).not.toBeInTheDocument()
    await expectNoWrites()
  })
})

test('what is read rather than answered begins at itself', async () => {
  await renderPage('/templates')
  await page.getByRole('button', { name: /^预览/ }).first().click()
  await expect.element(dialog).toHaveFocus()
})
