/** The tags of the enterprise: the page, one or many removed, and the way back. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp, expectHeld } from './dialog.ts'
import { answer, callsOf, disconnect, expectNoWrites, hold, letCallsArrive, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'
import {
  annual,
  answerTags,
  boss,
  box,
  button,
  choose,
  confirm,
  dialog,
  lines,
  link,
  pick,
  removing,
  renaming,
  restoring,
  start,
  tag,
  toolbar,
  trial,
} from './tagsPage.ts'

beforeEach(answerTags)

test('the page says how one is made; the questionnaires that carry one are a click away', async () => {
  await start()
  await expect.element(page.getByText('在问卷列表中给问卷添加新标签', { exact: false })).toBeVisible()
  await expectNoSeriousAxe()
  await link('管理者').click()
  await expect.poll(() => callsOf('listQuestionnaires').at(-1)?.query['tags']).toEqual('管理者')
})

test('all tags stand on one page, however many they are', async () => {
  const many = Array.from({ length: 60 }, (_, index) => tag(index + 100, `标签${index + 100}`, 1))
  answer('listTags', many)
  await renderPage('/tags')
  await expect.element(link('标签159')).toBeVisible()
  await new Promise<unknown>((then) => requestIdleCallback(then, { timeout: 2_000 }))
  await letCallsArrive()
  await expect.element(page.getByText('每页行数', { exact: false })).not.toBeInTheDocument()
})

test('the menu of a tag is closed again without an act', async () => {
  await start()
  await button('更多: 管理者').click()
  await expect.element(page.getByRole('menuitem', { name: '重命名' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button('更多: 管理者')).toHaveFocus()
  await expectNoWrites()
})

describe('removing one', () => {
  const removed = [{ name: '管理者', questionnaireIds: [1, 2, 3] }]

  test('says first how many questionnaires lose it by now; then it goes, and undo binds it again', async () => {
    answer('bulkDeleteTags', { changed: ['管理者'], removed })
    answer('bulkRestoreTags', { changed: ['管理者'], removed })
    await start()
    await choose('管理者', '试点')
    await pick('管理者', '删除')
    await expect.element(dialog.getByText('3 份问卷', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    answer('listTags', [annual, { ...boss, questionnaireCount: 4 }, trial])
    await pick('管理者', '删除')
    await expect.element(dialog.getByRole('heading', { name: '删除标签“管理者”？' })).toBeVisible()
    await expect.element(dialog.getByText('4 份问卷将不再带有此标签，问卷本身不变。')).toBeVisible()
    await expectNoSeriousAxe()
    await expectNoWrites()
    answer('listTags', [annual, trial])
    await confirm.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(link('管理者')).not.toBeInTheDocument()
    await expect.element(page.getByText('已删除 1 个标签')).toBeVisible()
    // The other one is still chosen, and nothing that is gone.
    await expect.element(toolbar.getByText('已选 1 项', { exact: true })).toBeVisible()
    await expect.element(box('试点')).toBeChecked()
    answer('listTags', [annual, boss, trial])
    await button('撤销').click()
    await expect.element(link('管理者')).toBeVisible()
    await expect.element(page.getByText('已删除 1 个标签')).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([removing('管理者'), restoring(removed)])
  })

  test.each([
    { name: 'some', back: [{ name: '管理者', questionnaireIds: [2] }], missed: 2 },
    { name: 'all', back: [], missed: 3 },
  ])('what could not be bound again is told: $name', async ({ back, missed }) => {
    answer('bulkDeleteTags', { changed: ['管理者'], removed })
    answer('bulkRestoreTags', { changed: back.map(({ name }) => name), removed: back })
    await start()
    await pick('管理者', '删除')
    await confirm.click()
    await button('撤销').click()
    const says = `${missed} 份问卷没有恢复全部标签：问卷已不存在，或已有 20 个标签。`
    await expect.element(page.getByText(says)).toBeVisible()
    // Nothing else is told over it.
    await letCallsArrive()
    await expect.element(page.getByText('没有更改', { exact: false })).not.toBeInTheDocument()
    await expect.element(page.getByText(says)).toBeVisible()
    await expect.poll(writes).toEqual([removing('管理者'), restoring(removed)])
  })

  test('a failure leaves the dialog open and the tag chosen', async () => {
    const release = hold('bulkDeleteTags')
    disconnect('bulkDeleteTags')
    await start()
    await choose('管理者')
    await pick('管理者', '删除')
    await confirm.click()
    await expectHeld()
    release()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(box('管理者')).toBeChecked()
    await expect.poll(writes).toEqual([removing('管理者')])
  })

  test('without knowing what is lost nothing can be removed', async () => {
    await start()
    disconnect('listTags')
    await pick('管理者', '删除')
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(confirm).toBeDisabled()
  })
})

describe('removing many', () => {
  test('says what each is taken from; they go at once, none stays chosen, and undo binds all again', async () => {
    const removed = [boss, trial].map(({ name, id }) => ({ name, questionnaireIds: [id, 9] }))
    answer('bulkDeleteTags', { changed: ['管理者', '试点'], removed })
    answer('bulkRestoreTags', { changed: ['管理者', '试点'], removed })
    await start()
    await choose('管理者', '试点')
    await toolbar.getByRole('button', { name: '删除' }).click()
    await expect.element(dialog.getByRole('heading', { name: '删除 2 个标签？' })).toBeVisible()
    await expect.poll(lines).toEqual(['管理者3 份问卷', '试点2 份问卷'])
    await expectNoSeriousAxe()
    answer('listTags', [annual])
    await confirm.click()
    await expect.element(page.getByText('已删除 2 个标签')).toBeVisible()
    await expect.element(toolbar).not.toBeInTheDocument()
    await expect.element(link('管理者')).not.toBeInTheDocument()
    answer('listTags', [annual, boss, trial])
    await button('撤销').click()
    await expect.element(link('管理者')).toBeVisible()
    await expect.poll(writes).toEqual([removing('管理者', '试点'), restoring(removed)])
  })

  test('of very many the first are named; those the search does not show are meant as well', async () => {
    const many = Array.from({ length: 12 }, (_, index) => tag(index + 100, `标签${index + 100}`, index))
    answer('listTags', ({ query }) => (query['kw'] === undefined ? many : many.slice(0, 1)))
    answer('bulkDeleteTags', { changed: [], removed: [] })
    await renderPage('/tags')
    await page.getByRole('checkbox', { name: '全选' }).click()
    await page.getByRole('textbox', { name: '标签' }).fill('100')
    await expect.element(page.getByText('已选 12 项 · 其中 11 项不在本页')).toBeVisible()
    await toolbar.getByRole('button', { name: '删除' }).click()
    await expect
      .poll(lines)
      .toEqual([...Array.from({ length: 8 }, (_, index) => `标签${index + 100}${index} 份问卷`), '另外 4 个标签'])
    await confirm.click()
    await expect.poll(writes).toEqual([removing(...many.map(({ name }) => name))])
  })

  test('a failure leaves all chosen; given up, nothing is sent', async () => {
    await start()
    await choose('管理者', '试点')
    await expectGivenUp(() => toolbar.getByRole('button', { name: '删除' }).click())
    await expectNoWrites()
    await toolbar.getByRole('button', { name: '删除' }).click()
    disconnect('bulkDeleteTags')
    await confirm.click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(toolbar.getByText('已选 2 项', { exact: true })).toBeVisible()
    await expect.poll(writes).toEqual([removing('管理者', '试点')])
  })
})

test('on a phone a tag is renamed and removed from its card', async () => {
  answer('renameTag', { ...boss, name: '主管' })
  await renderPage('/tags', { width: 390, height: 844 })
  await pick('管理者', '重命名')
  await dialog.getByLabelText('名称').fill('主管')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.poll(writes).toEqual([renaming('管理者', '主管')])
  await expect.element(dialog).not.toBeInTheDocument()
  await pick('试点', '删除')
  await confirm.click()
  await expect.poll(writes).toEqual([renaming('管理者', '主管'), removing('试点')])
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
