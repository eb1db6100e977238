/** The tags of the enterprise: another name, one or many removed, and the way back. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectAsked, expectGivenUp, expectHeld } from './dialog.ts'
import { answer, callsOf, disconnect, expectNoWrites, hold, letCallsArrive, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const useType = 'QUESTIONNAIRE'
const tag = (id: number, name: string, count: number) => ({ id, name, useType, questionnaireCount: count }) as const
const [annual, boss, trial] = [tag(11, '年度', 1), tag(12, '管理者', 3), tag(13, '试点', 2)]
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const box = (name: string) => row(name).getByRole('checkbox')
const dialog = page.getByRole('dialog')
const toolbar = page.getByRole('toolbar')
const confirm = dialog.getByRole('button', { name: '删除', exact: true })
const write = (operationId: string, body: object) => ({ operationId, params: {}, query: {}, body })
const renaming = (name: string, newName: string) => write('renameTag', { name, newName })
const removing = (...ids: string[]) => write('bulkDeleteTags', { ids })
const restoring = (removed: object[]) => write('bulkRestoreTags', { removed })
const lines = () =>
  dialog
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)

beforeEach(() => answer('listTags', [annual, boss, trial]))

async function start(address = '/tags') {
  await renderPage(address)
  await expect.element(link('管理者')).toBeVisible()
}

async function pick(name: string, entry: string) {
  await button(`更多: ${name}`).click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}

async function choose(...names: string[]) {
  for (const name of names) await box(name).click()
}

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
    expect(writes()).toEqual([renaming('管理者', '#主管'), renaming('主管', '管理者')])
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
    expect(callsOf('listTags').at(-1)?.query).toEqual({ sort: 'questionnaireCount', order: 'desc' })
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
    expect(writes()).toEqual([renaming('管理者', '试点'), renaming('管理者', '试点二')])
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
    expect(writes()).toEqual([renaming('管理者', '主管')])
  })
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
    expect(writes()).toEqual([removing('管理者'), restoring(removed)])
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
    expect(writes()).toEqual([removing('管理者'), restoring(removed)])
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
    expect(writes()).toEqual([removing('管理者')])
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
    expect(writes()).toEqual([removing('管理者', '试点'), restoring(removed)])
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
    expect(writes()).toEqual([removing('管理者', '试点')])
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
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
