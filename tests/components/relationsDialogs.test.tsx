/** Who is rated by whom: dialogs that are given up, many raters in a cell. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectGivenUp, expectHeld } from './dialog.ts'
import { answer, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const { items: rows, ...rest } = exampleResult('listEvaluatees')
const levels = exampleResult('listRelationLevels')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

async function open(): Promise<void> {
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await expect.element(button('添加被评价人')).toBeVisible()
}

test.each([
  { name: '添加被评价人', leave: '取消' },
  { name: '自动匹配评价人', leave: '取消' },
  { name: '评价关系设置', leave: '取消' },
  { name: '为 何晓明 添加下级', leave: '关闭' },
])('$name is given up', async ({ name, leave }) => {
  await open()
  await expectGivenUp(() => button(name).click(), leave)
})

const choosePerson = () => dialog.getByRole('listitem').getByRole('checkbox', { disabled: false }).first().click()

test.each([
  { name: '添加被评价人', leave: '取消', act: 'addEvaluatees', change: choosePerson, save: '添加 1 人' },
  { name: '为 何晓明 添加下级', leave: '关闭', act: 'updateParticipants', change: choosePerson, save: '添加 1 人' },
  {
    name: '评价关系设置',
    leave: '取消',
    act: 'saveRelationLevels',
    change: () => dialog.getByRole('button', { name: '平均分配权重' }).click(),
    save: '保存',
  },
  {
    name: '自动匹配评价人',
    leave: '取消',
    act: 'autobindParticipants',
    change: async () => {},
    save: '开始匹配',
  },
] as const)('$name stays until the answer has come', async ({ name, leave, act, change, save }) => {
  const release = hold(act)
  refuse(act, 'NOT_EDITABLE')
  await open()
  await button(name).click()
  await change()
  await dialog.getByRole('button', { name: save }).click()
  await expectHeld(leave)
  release()
  await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: leave })).toBeEnabled()
})

test('nothing can be typed into levels that are being saved', async () => {
  const release = hold('saveRelationLevels')
  await open()
  await button('评价关系设置').click()
  await dialog.getByRole('button', { name: '平均分配权重' }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog.getByRole('button', { name: '取消' })).toBeDisabled()
  const equal = dialog.getByText('平均分配权重').element()
  for (const control of [...dialog.element().querySelectorAll('input'), equal]) {
    expect(control.closest('[inert]')).not.toBeNull()
  }
  release()
  await expect.element(dialog).not.toBeInTheDocument()
})

test.each(['添加被评价人', '为 何晓明 添加下级'])(
  'people who are chosen are asked about before the page is left: %s',
  async (name) => {
    await open()
    await button(name).click()
    await choosePerson()
    location.hash = '#/templates'
    await page.getByRole('button', { name: '留在此页' }).click()
    await expect.element(dialog.getByRole('button', { name: '添加 1 人' })).toBeVisible()
  },
)

test('deleting a level is given up', async () => {
  answer('listRelationLevels', [...levels, exampleResult('createRelationLevel')])
  await open()
  await button('评价关系设置').click()
  await expectGivenUp(() => dialog.getByRole('button', { name: '删除关系“内部客户”' }).click())
})

test('a level that cannot be deleted stays, and the question is over', async () => {
  answer('listRelationLevels', [...levels, exampleResult('createRelationLevel')])
  refuse('deleteRelationLevel', 'NOT_EDITABLE')
  await open()
  await button('评价关系设置').click()
  await dialog.getByRole('button', { name: '删除关系“内部客户”' }).click()
  const question = page.getByRole('dialog', { name: /^删除关系/ })
  await question.getByRole('button', { name: '删除', exact: true }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: '删除关系“内部客户”' })).toBeVisible()
})

test('a new level leaves the line empty for the next; weights are typed, saved as they are', async () => {
  await open()
  await button('评价关系设置').click()
  const name = dialog.getByLabelText('新关系的名称', { exact: false })
  await name.fill('内部客户')
  await dialog.getByRole('button', { name: '添加关系' }).click()
  await expect.element(name).toHaveValue('')
  // Nothing about the levels themselves has changed.
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(() => writes().map(({ operationId }) => operationId)).toEqual(['createRelationLevel'])
})

test('the name of the next level typed while one is added stays', async () => {
  const release = hold('createRelationLevel')
  await open()
  await button('评价关系设置').click()
  const name = dialog.getByLabelText('新关系的名称', { exact: false })
  const add = dialog.getByRole('button', { name: '添加关系' })
  await name.fill('内部客户')
  await add.click()
  await expect.element(add).toBeDisabled()
  await name.fill('外部客户')
  release()
  await expect.element(add).toBeEnabled()
  await expect.element(name).toHaveValue('外部客户')
})

test('the question whether to lose a name goes with its reason, and does not come back by itself', async () => {
  const release = hold('createRelationLevel')
  await open()
  await button('评价关系设置').click()
  const name = dialog.getByLabelText('新关系的名称', { exact: false })
  await name.fill('内部客户')
  await userEvent.keyboard('{Enter}')
  await expect.poll(writes).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  const stay = page.getByRole('button', { name: '留在此页' })
  await expect.element(stay).toBeVisible()
  release()
  await expect.element(stay).not.toBeInTheDocument()
  await expect.element(name).toHaveValue('')
  await name.fill('外部客户')
  await dialog.getByRole('button', { name: '添加关系' }).click()
  await expect.poll(writes).toHaveLength(2)
})

test('typed weights are asked about before Escape loses them', async () => {
  await open()
  await button('评价关系设置').click()
  const weight = dialog.getByRole('textbox', { name: /权重/ }).first()
  await weight.fill('37')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '留在此页' }).click()
  await expect.element(weight).toHaveValue('37')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '不保存，离开' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expectNoWrites()
})

test('the name of a new level is asked about before Escape loses it, and stays when the levels are saved', async () => {
  await open()
  await button('评价关系设置').click()
  const name = dialog.getByLabelText('新关系的名称', { exact: false })
  await name.fill('内部客户')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '留在此页' }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(name).toHaveValue('内部客户')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '不保存，离开' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('levels that were saved are not asked about, though a name kept them open', async () => {
  await open()
  await button('评价关系设置').click()
  const name = dialog.getByLabelText('新关系的名称', { exact: false })
  await name.fill('内部客户')
  await dialog.getByRole('button', { name: '平均分配权重' }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await name.fill('')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('equal weights are shown only while no weight is typed', async () => {
  answer(
    'listRelationLevels',
    levels.map((level) => ({ ...level, weight: null })),
  )
  await open()
  await button('评价关系设置').click()
  const weights = dialog.getByRole('textbox', { name: /权重/ })
  const shown = () => weights.elements().map((each) => each.getAttribute('placeholder'))
  // What the heads of the columns say.
  await expect.poll(shown).toEqual(['33.3', '33.3', '33.3', '0'])
  expect(page.getByText('33.3%', { exact: true }).elements()).toHaveLength(3)
  // One that is closed leaves its share to the others.
  await dialog.getByRole('switch').first().click()
  await expect.poll(shown).toEqual(['', '50', '50', '0'])
  await dialog.getByRole('switch').first().click()
  await weights.first().fill('50')
  await expect.poll(() => shown().every((text) => text === '')).toBe(true)
})

test('the summary of auto-bind is closed', async () => {
  await open()
  const run = async () => {
    await button('自动匹配评价人').click()
    await dialog.getByRole('button', { name: '开始匹配' }).click()
    await expect.element(dialog.getByText('新增 11 条')).toBeVisible()
  }
  await expectGivenUp(run, '关闭')
})

test('the raters a cell has no room for are shown by its figure', async () => {
  const [row] = rows
  if (row === undefined) throw new Error('the example has evaluatees')
  const valuers = ['甲', '乙', '丙', '丁'].map((valuerName, index) => ({
    participantRelationId: index + 1,
    valuerId: index + 1,
    valuerName,
    valuerNameMark: '',
    levelId: levels[1]?.levelId ?? 0,
  }))
  answer('listEvaluatees', { ...rest, items: [{ ...row, valuers }] })
  await open()
  expect(page.getByText('丁', { exact: true }).elements()).toEqual([])
  await button('+2：查看 何晓明 的全部同级（4 人）').click()
  await expect.element(dialog.getByText('丁', { exact: true })).toBeVisible()
})
