/** Another name for a tag: told, refused at its field, taken back. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectAsked, expectHeld } from './dialog.ts'
import { answer, callsOf, disconnect, expectNoWrites, hold, refuse, writes } from './network.ts'
import {
  annual,
  answerTags,
  boss,
  box,
  button,
  choose,
  dialog,
  link,
  pick,
  renaming,
  start,
  tag,
  toolbar,
  trial,
} from './tagsPage.ts'

beforeEach(answerTags)

describe('another name', () => {
  const field = dialog.getByLabelText('名称')
  const save = dialog.getByRole('button', { name: '保存' })

  test('takes the place of the old one as soon as one types', async () => {
    await start()
    await pick('管理者', '重命名')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('主管')
    await expect.element(field).toHaveValue('主管')
  })

  test('is sent with the old one, and told; what was chosen stays chosen, and undo gives the old name back', async () => {
    answer('renameTag', { ...boss, name: '主管' })
    await start()
    await choose('管理者', '试点')
    await pick('管理者', '重命名')
    await expect.element(field).toHaveValue('管理者')
    await expect.element(save).toBeDisabled()
    await expectNoSeriousAxe()
    await field.fill(' #主管 ')
    answer('listTags', [annual, { ...boss, name: '主管' }, trial])
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(link('主管')).toBeVisible()
    await expect.element(box('主管')).toBeChecked()
    await expect.element(toolbar.getByText('已选 2 项', { exact: true })).toBeVisible()
    await expect.element(page.getByText('“管理者”已改名为“主管”')).toBeVisible()
    answer('listTags', [annual, boss, trial])
    answer('renameTag', boss)
    await button('撤销').click()
    await expect.element(box('管理者')).toBeChecked()
    await expect.element(toolbar.getByText('已选 2 项', { exact: true })).toBeVisible()
    await expect.poll(writes).toEqual([renaming('管理者', '#主管'), renaming('主管', '管理者')])
  })

  test('the list stays where it was', async () => {
    const many = Array.from({ length: 40 }, (_, index) => tag(index + 100, `标签${index + 100}`, 1))
    answer('listTags', [...many, boss])
    answer('renameTag', { ...boss, name: '主管' })
    await start('/tags?filter=%7B%7D&sort=questionnaireCount&order=DESC')
    await button('更多: 管理者').click()
    const before = scrollY
    expect(before).toBeGreaterThan(500)
    await page.getByRole('menuitem', { name: '重命名' }).click()
    await field.fill('主管')
    answer('listTags', [...many, { ...boss, name: '主管' }])
    await save.click()
    await expect.element(link('主管')).toBeVisible()
    expect(scrollY).toBe(before)
    expect(location.hash).toContain('order=DESC')
    await expect.poll(() => callsOf('listTags').at(-1)?.query).toEqual({ sort: 'questionnaireCount', order: 'desc' })
  })

  test('a name that is taken is told at its field; what was typed stays, and another one is sent', async () => {
    refuse('renameTag', 'NAME_TAKEN', { fields: [{ field: 'newName', message: '该名称已存在' }] })
    await start()
    await pick('管理者', '重命名')
    await field.fill('试点')
    await save.click()
    await expect.element(field).toHaveAccessibleDescription('该名称已存在')
    await expect.element(field).toHaveValue('试点')
    await expect.element(field).toHaveFocus()
    answer('renameTag', { ...boss, name: '试点二' })
    await field.fill('试点二')
    await save.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([renaming('管理者', '试点'), renaming('管理者', '试点二')])
  })

  test.each([
    { typed: '#', told: '除了 # 还需要名称' },
    { typed: ' ', told: '必须填写' },
    { typed: '长'.repeat(41), told: '最多 40 个字符' },
  ])('"$typed" is told at its field before anything is sent', async ({ typed, told }) => {
    await start()
    await pick('管理者', '重命名')
    await field.fill(typed)
    await save.click()
    await expect.element(field).toHaveAccessibleDescription(told)
    await expectNoWrites()
    await field.fill('主管')
    await save.click()
    await expect.poll(writes).toEqual([renaming('管理者', '主管')])
  })

  test('while it is sent the dialog stays and takes nothing; a lost connection keeps what was typed', async () => {
    const release = hold('renameTag')
    disconnect('renameTag')
    await start()
    await choose('管理者')
    await pick('管理者', '重命名')
    await field.fill('主管')
    await save.click()
    await expect.poll(() => field.element().closest('[inert]')).not.toBeNull()
    await expectHeld()
    release()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(save).toBeEnabled()
    await expectAsked(() => expect.element(field).toHaveValue('主管'))
    await expect.element(box('管理者')).toBeChecked()
    await expect.poll(writes).toEqual([renaming('管理者', '主管')])
  })
})
