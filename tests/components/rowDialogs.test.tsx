/** Dialogs of the row menu while something is sent, and after it. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectHeld } from './dialog.ts'
import { answer, answerAfter, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { dialog, example, openMenu, path, pick, submit, told, write } from './rowMenuPage.tsx'

describe('stays until the answer has come, which is told in it or over it:', () => {
  test('rename', async () => {
    const field = dialog.getByLabelText('标题')
    const release = hold('updateQuestionnaireBase')
    refuse('updateQuestionnaireBase', 'NOT_EDITABLE', { fields: [{ field: 'title', message: '标题不能再改' }] })
    await openMenu()
    await pick('重命名')
    await field.fill('新的标题')
    await submit('保存')
    await expectHeld()
    release()
    await expect.element(dialog.getByText('标题不能再改')).toBeVisible()
    await expect.element(field).toHaveValue('新的标题')
  })

  test('copy', async () => {
    const release = hold('copyQuestionnaire')
    disconnect('copyQuestionnaire')
    await openMenu()
    await pick('复制')
    await dialog.getByRole('checkbox', { name: '设置与外观' }).click()
    await submit('复制并打开')
    await expectHeld()
    release()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('checkbox', { name: '设置与外观' })).not.toBeChecked()
  })

  test('delete', async () => {
    const release = hold('deleteQuestionnaire')
    refuse('deleteQuestionnaire', 'NOT_FOUND')
    await openMenu()
    await pick('删除')
    await submit('删除')
    await expectHeld()
    release()
    await expect.element(told).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: '取消' })).toBeEnabled()
  })

  test('rename, and after it while there is more to save', async () => {
    const details = exampleResult('getQuestionnaireDetails')
    answer('getQuestionnaireDetails', { ...details, questionnaire: { ...details.questionnaire, summary: '说明' } })
    const field = dialog.getByLabelText('标题')
    const release = hold('updateQuestionnaireBase')
    await openMenu()
    await pick('重命名')
    await field.fill('新的标题')
    await submit('保存')
    await expect.poll(() => writes()).toHaveLength(1)
    await field.fill('更新的标题')
    release()
    await expect.element(dialog.getByRole('button', { name: '保存' })).toBeEnabled()
    await submit('保存')
    await expect.element(dialog).not.toBeInTheDocument()
    const { type } = details.questionnaire
    const { version } = details
    const rename = (title: string) => write('updateQuestionnaireBase', { type, title, summary: '说明', version })
    await expect.poll(writes).toEqual([rename('新的标题'), rename('更新的标题')])
  })

  test('tags, and after it while there is more to save', async () => {
    const release = hold('bindTags')
    const tagNames = [...example.tags, '甲']
    answerAfter('bindTags', 'getQuestionnaire', { ...example, tags: tagNames })
    await openMenu()
    await pick('标签')
    await dialog.getByRole('combobox').fill('甲')
    await userEvent.keyboard('{Enter}')
    await submit('保存')
    await expect.poll(() => writes()).toHaveLength(1)
    await dialog.getByRole('combobox').fill('乙')
    await userEvent.keyboard('{Enter}')
    release()
    await expect.element(dialog.getByRole('button', { name: '保存' })).toBeEnabled()
    await submit('保存')
    await expect.element(dialog).not.toBeInTheDocument()
    const bind = (before: string[], name: string) =>
      write('bindTags', { objectId: path.id, useType: 'QUESTIONNAIRE', tagNames: [...before, name], before }, {})
    await expect.poll(writes).toEqual([bind(example.tags, '甲'), bind(tagNames, '乙')])
  })
})

test('Tab goes through a dialog in the order it is read', async () => {
  await openMenu()
  await pick('重命名')
  await dialog.getByLabelText('标题').fill('新的标题')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByRole('button', { name: '取消' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog.getByRole('button', { name: '保存' })).toHaveFocus()
})

test('Escape asks about what was chosen to be copied', async () => {
  await openMenu()
  await pick('复制')
  await dialog.getByRole('checkbox', { name: '设置与外观' }).click()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '留在此页' }).click()
  await expect.element(dialog.getByRole('checkbox', { name: '设置与外观' })).not.toBeChecked()
  await expectNoWrites()
})
