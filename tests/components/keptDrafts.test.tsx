/** People chosen and levels typed in a dialog when the session ended are kept in the tab, and offered where they were. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answerDepartments, open as openDepartment } from './departmentPage.ts'
import { button, dialog, expectSignIn, kept, lay, objects, offer, press } from './keptDrafts.ts'
import { answer, exampleResult, expectNoWrites, refuseOnce, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { keepMine, question } from './whoseStays.ts'

const { id } = exampleResult('getQuestionnaire')
const { items: rows } = exampleResult('listEvaluatees')
const [first, second] = rows
const levels = exampleResult('listRelationLevels')
const [superior, , subordinate, self] = levels
const people = ['甲', '乙', '丙', '丁'].map((displayName, index) => ({
  ...exampleResult('getEmployee'),
  id: index + 1,
  displayName,
}))
const params = { id: String(id) }
const box = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const choose = async (...names: string[]) => {
  for (const name of names) await box(name).click()
}
const RELATIONS = `/questionnaire/edit/relation/${id}`

async function openRelations(name: string): Promise<void> {
  await renderPage(RELATIONS)
  await button(name).click()
}

beforeEach(() => {
  answerQuestionnaire({ processStatus: 10 })
  answerDepartments()
  answer('listEmployees', { items: people, total: 4, pageIndex: 1, pageSize: 50 })
})

describe('people who are chosen', () => {
  const raters = (valuerIds: number[]) => ({
    ...{ levelId: subordinate?.levelId, valuerIds, evaluateeIds: [first?.id] },
    ...{ addType: 1, isSyncAll: false, isExcludeEvaluatee: true },
  })
  const DIALOGS = [
    {
      what: 'as evaluatees',
      name: `evaluatees.${id}`,
      address: RELATIONS,
      open: () => openRelations('添加被评价人'),
      act: 'addEvaluatees',
      sent: (employeeIds: number[]) => ({ params, body: { employeeIds } }),
    },
    {
      what: 'as raters',
      name: `raters.${id}.${first?.id}.${subordinate?.levelId}`,
      address: RELATIONS,
      open: () => openRelations('为 何晓明 添加下级'),
      act: 'updateParticipants',
      sent: (ids: number[]) => ({ params, body: raters(ids) }),
    },
    {
      what: 'as members of a department',
      name: 'members.5',
      address: '/departments/5',
      open: async () => {
        await openDepartment()
        await button('添加成员').click()
      },
      act: 'bulkMoveEmployees',
      sent: (ids: number[]) => ({ params: {}, body: { ids, departId: 5 } }),
    },
  ] as const

  test.each(DIALOGS)('$what are kept, offered again, and sent', async ({ name, address, open, act, sent }) => {
    refuseOnce(act, 'UNAUTHENTICATED')
    await open()
    await choose('甲', '丙')
    expect(objects()).toBe(true)
    await press('添加 2 人')
    await expect.poll(kept).toEqual({ [name]: [1, 3] })
    await expectSignIn(address)

    await open()
    await expect.element(offer).toBeVisible()
    await expectNoSeriousAxe()
    await choose('乙')
    await press('恢复修改')
    await expect.element(offer).not.toBeInTheDocument()
    await expect.element(dialog.getByText('已选 3 项')).toBeVisible()
    expect(kept()).toEqual({})
    await press('添加 3 人')
    await expect.element(dialog).not.toBeInTheDocument()
    const call = { operationId: act, query: {} }
    await expect.poll(writes).toEqual([
      { ...call, ...sent([1, 3]) },
      { ...call, ...sent([1, 3, 2]) },
    ])
    expect(kept()).toEqual({})
  })

  test('are kept beside those who still wait for a word', async () => {
    lay(`evaluatees.${id}`, [1, 3])
    refuseOnce('addEvaluatees', 'UNAUTHENTICATED')
    await openRelations('添加被评价人')
    await choose('乙', '丙')
    await press('添加 2 人')
    await expect.poll(kept).toEqual({ [`evaluatees.${id}`]: [1, 3, 2] })
    await expectSignIn(RELATIONS)
  })

  test('who is there meanwhile, and what cannot be read, is not offered', async () => {
    lay(`evaluatees.${id}`, [first?.employeeId, '甲', null])
    await openRelations('添加被评价人')
    await expect.element(box('甲')).toBeVisible()
    expect(offer.elements()).toEqual([])
  })

  test('as raters of one are offered for that one alone', async () => {
    lay(`raters.${id}.${first?.id}.${subordinate?.levelId}`, [1, 3])
    await openRelations('为 孙洋 添加下级')
    await expect.element(box('甲')).toBeVisible()
    expect(offer.elements()).toEqual([])
    expect(second?.evaluateName).toBe('孙洋')
  })

  test('are offered no more once others are saved', async () => {
    lay(`evaluatees.${id}`, [1, 3])
    await openRelations('添加被评价人')
    await choose('乙')
    await press('添加 1 人')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kept()).toEqual({})
  })

  test('are discarded', async () => {
    lay(`evaluatees.${id}`, [1, 3])
    await openRelations('添加被评价人')
    await press('放弃')
    await expect.element(offer).not.toBeInTheDocument()
    await expect.element(dialog.getByText('已选 0 项')).toBeVisible()
    expect(kept()).toEqual({})
    await expectNoWrites()
  })

  test.each([
    { how: 'its button', leave: () => press('取消') },
    {
      how: 'Escape',
      leave: async () => {
        // The focused button was drawn off; the dialog takes the focus back a moment later.
        await expect.poll(() => document.activeElement === document.body).toBe(false)
        await userEvent.keyboard('{Escape}')
        await button('不保存，离开').click()
      },
    },
  ])('are given up by $how; what waits for a word does so still', async ({ leave }) => {
    lay(`evaluatees.${id}`, [1])
    refuseOnce('addEvaluatees', 'UNAUTHENTICATED')
    await openRelations('添加被评价人')
    await choose('乙')
    await press('添加 1 人')
    await expect.poll(kept).toEqual({ [`evaluatees.${id}`]: [1, 2] })
    // The page is still here, and its reader wants them no more.
    await expect.element(dialog.getByRole('button', { name: '取消' })).toBeEnabled()
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(kept()).toEqual({ [`evaluatees.${id}`]: [1] })
    await expectSignIn(RELATIONS)
  })
})

describe('levels', () => {
  const NAME = `levels.${id}`
  const nameOf = (level: string) => dialog.getByLabelText(`关系名称：${level}`)
  const weightOf = (level: string) => dialog.getByLabelText(`“${level}”的权重`, { exact: false })
  const newName = dialog.getByLabelText('新关系的名称', { exact: false })
  const DRAFT = { name: '直接上级', open: true, weight: '50' }
  const TYPED = {
    edited: [
      { draft: DRAFT, over: superior },
      { draft: { name: '', open: true, weight: '20' }, over: subordinate },
    ],
    newName: '内部客户',
  }
  const sent = (before = levels) => ({
    operationId: 'saveRelationLevels',
    ...{ params, query: {} },
    body: {
      levels: [
        { levelId: superior?.levelId, levelName: '直接上级', weight: 50 },
        { levelId: levels[1]?.levelId, weight: 30 },
        { levelId: subordinate?.levelId, weight: 20 },
        { levelId: self?.levelId, weight: 0 },
      ],
      before,
    },
  })

  test('typed are kept with what they were typed over, offered again, and saved', async () => {
    refuseOnce('saveRelationLevels', 'UNAUTHENTICATED')
    await openRelations('评价关系设置')
    await nameOf('上级').fill('直接上级')
    await weightOf('上级').fill('50')
    await weightOf('下级').fill('20')
    await newName.fill('内部客户')
    await press('保存')
    await expect.poll(kept).toEqual({ [NAME]: TYPED })
    await expectSignIn(RELATIONS)

    await openRelations('评价关系设置')
    await expect.element(offer).toBeVisible()
    await expectNoSeriousAxe()
    await press('恢复修改')
    await expect.element(nameOf('上级')).toHaveValue('直接上级')
    await expect.element(weightOf('上级')).toHaveValue('50')
    await expect.element(weightOf('下级')).toHaveValue('20')
    await expect.element(newName).toHaveValue('内部客户')
    await expect.element(offer).not.toBeInTheDocument()
    expect(kept()).toEqual({})
    await newName.fill('')
    await press('保存')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([sent(), sent()])
    expect(kept()).toEqual({})
  })

  test('the name of a new one that could not be added is kept beside what waits for a word', async () => {
    lay(NAME, { ...TYPED, newName: '' })
    refuseOnce('createRelationLevel', 'UNAUTHENTICATED')
    await openRelations('评价关系设置')
    await weightOf('上级').fill('60')
    await newName.fill('内部客户')
    await press('添加关系')
    const later = { draft: { name: '', open: true, weight: '60' }, over: superior }
    await expect.poll(kept).toEqual({ [NAME]: { edited: [TYPED.edited[1], later], newName: '内部客户' } })
    await expectSignIn(RELATIONS)
  })

  test('that somebody else changed since are asked about before they are overwritten', async () => {
    const theirs = levels.map((level) => (level === superior ? { ...level, levelName: '主管' } : level))
    lay(NAME, { ...TYPED, newName: '' })
    answer('listRelationLevels', theirs)
    refuseOnce('saveRelationLevels', 'STALE_VERSION')
    await openRelations('评价关系设置')
    await press('恢复修改')
    await press('保存')
    await expect.element(question.getByText('主管', { exact: false })).toBeVisible()
    await keepMine()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([sent(levels), sent(theirs)])
  })

  test('are discarded, and what stands is what is stored', async () => {
    lay(NAME, TYPED)
    await openRelations('评价关系设置')
    await press('放弃')
    await expect.element(offer).not.toBeInTheDocument()
    await expect.element(weightOf('上级')).toHaveValue('40')
    expect(kept()).toEqual({})
  })

  test.each([
    { what: 'nothing can be read', lies: { edited: [{ draft: 7, over: superior }, null], newName: 7 } },
    {
      what: 'the level is gone',
      lies: { edited: [{ draft: DRAFT, over: { ...superior, levelId: 1 } }], newName: ' ' },
    },
    { what: 'nothing may change any more', lies: TYPED, processStatus: 30 as const },
  ])('are not offered where $what', async ({ lies, processStatus = 10 as const }) => {
    lay(NAME, lies)
    answerQuestionnaire({ processStatus })
    await openRelations('评价关系设置')
    await expect.element(weightOf('上级')).toHaveValue('40')
    await expect.element(page.getByText('上次离开时', { exact: false })).not.toBeInTheDocument()
  })
})
