/** Who is rated by whom: people, raters, levels, auto-bind. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, exampleResult, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
const { items: rows } = exampleResult('listEvaluatees')
const levels = exampleResult('listRelationLevels')
const [superior, sameLevel, subordinate, self] = levels.map(({ levelId }) => levelId)
const people = exampleResult('listEmployees')
const [person] = people.items
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
/** The row of an evaluatee. */
const head = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const write = (operationId: string, body?: unknown) => ({ operationId, params, query: {}, body })

async function open(processStatus: 10 | 30 | 40 = 10): Promise<void> {
  answerQuestionnaire({ processStatus })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await expect.element(head('何晓明')).toBeVisible()
}

describe('the matrix', () => {
  test('a rater is taken out; one who has sent stays, and that is said', async () => {
    await open()
    // A row under the pointer has another ground.
    await page.getByTitle('不足', { exact: false }).first().hover()
    await expectNoSeriousAxe()
    answer('deleteParticipants', { removed: 0, skipped: 1, jobId: null })
    // Its button shows with the pointer on the chip.
    await head('何晓明').getByText('孙洋', { exact: true }).hover()
    await button('移除 何晓明 的同级：孙洋').click()
    await expect.element(page.getByText('孙洋 已提交回答，不能移除')).toBeVisible()
    await expect.poll(writes).toEqual([write('deleteParticipants', { participantRelationIds: [7305200002] })])
  })

  test('one rates oneself with one click', async () => {
    await open()
    await button('为 孙洋 添加自评').click()
    await expect.poll(writes).toEqual([
      write('updateParticipants', {
        levelId: self,
        valuerIds: [rows[1]?.employeeId],
        evaluateeIds: [rows[1]?.id],
        addType: 1,
        isSyncAll: false,
        isExcludeEvaluatee: true,
      }),
    ])
  })

  test('an evaluatee who is taken out comes back with undo', async () => {
    const previous = [{ employeeId: 1, seq: 1, valuers: [] }]
    answer('bulkRemoveEvaluatees', { changed: [rows[1]?.id ?? 0], skipped: [], jobId: null, previous })
    await open()
    answer('listEvaluatees', { ...exampleResult('listEvaluatees'), items: rows.slice(0, 1), total: 1 })
    await button('移除被评价人 孙洋').click()
    await expect.element(page.getByText('已移除 1 位被评价人及其评价关系')).toBeVisible()
    await expect.element(head('孙洋')).not.toBeInTheDocument()
    answer('listEvaluatees', exampleResult('listEvaluatees'))
    await button('撤销').click()
    await expect.element(head('孙洋')).toBeVisible()
    await expect
      .poll(writes)
      .toEqual([write('bulkRemoveEvaluatees', { ids: [rows[1]?.id] }), write('bulkRestoreEvaluatees', { previous })])
  })

  test('one who was rated already stays, with the reason', async () => {
    const skipped = [{ id: 1, name: '孙洋', returnCode: 2060, message: '已有人提交，不能移除。' }]
    answer('bulkRemoveEvaluatees', { changed: [], skipped, jobId: null, previous: [] })
    await open()
    await button('移除被评价人 孙洋').click()
    await expect.element(page.getByText(/孙洋: 已有人提交，不能移除。/)).toBeVisible()
    expect(page.getByText('已移除', { exact: false }).elements()).toEqual([])
  })

  test('filters and words leave the rows they mean', async () => {
    await open()
    await button('无评价人 1').click()
    await expect.element(head('何晓明')).not.toBeInTheDocument()
    await button('全部 2').click()
    await button('逐个处理').click()
    await expect.element(button('无评价人 1')).toHaveAttribute('aria-pressed', 'true')
    await button('不足 3 人 1').click()
    await expect.element(head('孙洋')).not.toBeInTheDocument()
    await button('全部 2').click()
    const { items, ...rest } = exampleResult('listEvaluatees')
    answer('listEvaluatees', ({ query }) => ({ ...rest, items: query.kw === 'sy' ? items.slice(1) : items }))
    await page.getByRole('searchbox').fill('sy')
    await expect.element(head('何晓明')).not.toBeInTheDocument()
    await expect.element(head('孙洋')).toBeVisible()
    await expect
      .poll(() => callsOf('listEvaluatees').at(-1)?.query)
      .toEqual({ kw: 'sy', pageSize: '100000', containValuer: 'false' })
  })

  test('rows beyond a page stand on the next one', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({
      ...(rows[1] ?? exampleResult('listEvaluatees').items[0]),
      id: index + 1,
      evaluateName: `人${index + 1}`,
    }))
    answer('listEvaluatees', { items: [...rows.slice(0, 1), ...many], total: 52, pageIndex: 1, pageSize: 100 } as never)
    await open()
    await button('转到下一页').click()
    await expect.element(head('人51')).toBeVisible()
    await button('转到上一页').click()
    await expect.element(head('何晓明')).toBeVisible()
  })

  test('once the round is finished, nothing can be changed', async () => {
    await open(40)
    expect(page.getByRole('button', { name: /^移除|添加|匹配/ }).elements()).toEqual([])
  })
})

describe('raters of a cell', () => {
  const add = dialog.getByRole('button', { name: '添加 1 人' })
  const body = {
    levelId: subordinate,
    valuerIds: [person?.id],
    evaluateeIds: [rows[0]?.id],
    addType: 1,
    isSyncAll: false,
    isExcludeEvaluatee: true,
  }
  async function choose(): Promise<void> {
    await open()
    await button('为 何晓明 添加下级').click()
    await dialog.getByRole('checkbox', { name: /^孙磊/ }).click()
  }

  test('chosen people are added', async () => {
    await choose()
    await expectNoSeriousAxe()
    await add.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('updateParticipants', body)])
  })

  test('a refusal keeps who was chosen', async () => {
    refuse('updateParticipants', 'LICENCE_EXCEEDED')
    await choose()
    await add.click()
    await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
    await expect.element(dialog.getByRole('checkbox', { name: /^孙磊/ })).toBeChecked()
  })

  test('people are looked for by words and department; all of them can be chosen', async () => {
    const lastQuery = () => callsOf('listEmployees').at(-1)?.query
    await choose()
    await dialog.getByRole('checkbox', { name: /^孙磊/ }).click()
    await expect.element(dialog.getByText('已选 0 项')).toBeVisible()
    await dialog.getByRole('button', { name: /显示更多/ }).click()
    await expect.poll(lastQuery).toEqual({ pageIndex: '1', pageSize: '100' })
    await dialog.getByRole('searchbox').fill('孙')
    await dialog.getByRole('combobox').selectOptions('总经办')
    const asked = { kw: '孙', departId: '7301444403100001', pageIndex: '1' }
    await expect.poll(lastQuery).toEqual({ ...asked, pageSize: '50' })
    await dialog.getByRole('button', { name: '选择全部 300 人' }).click()
    await expect.element(dialog.getByText('已选 1 项')).toBeVisible()
    expect(lastQuery()).toEqual({ ...asked, pageSize: '10000' })
    await dialog.getByRole('button', { name: '清除' }).click()
    await expect.element(dialog.getByText('已选 0 项')).toBeVisible()
  })
})

describe('evaluatees', () => {
  async function choose(): Promise<void> {
    await open()
    await button('添加被评价人').click()
    await dialog.getByRole('checkbox', { name: /^孙磊/ }).click()
    await dialog.getByRole('button', { name: '添加 1 人' }).click()
  }

  test('chosen people are added', async () => {
    await choose()
    await expect.element(page.getByText('已添加 2 位被评价人')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('addEvaluatees', { employeeIds: [person?.id] })])
  })

  test('a lost connection keeps who was chosen', async () => {
    disconnect('addEvaluatees')
    await choose()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('checkbox', { name: /^孙磊/ })).toBeChecked()
  })
})

describe('auto-bind', () => {
  test('the chosen levels are filled, and it says for whom nobody was found', async () => {
    await open()
    await button('自动匹配评价人').click()
    await dialog.getByRole('checkbox', { name: /下级/ }).click()
    await dialog.getByRole('button', { name: '开始匹配' }).click()
    await expect.element(dialog.getByText('新增 11 条')).toBeVisible()
    await expect
      .poll(writes)
      .toEqual([write('autobindParticipants', { participantLevelCodes: ['superior', 'sameLevel', 'self'] })])
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('a refusal is told, and the choice stays', async () => {
    refuse('autobindParticipants', 'LICENCE_EXCEEDED')
    await open()
    await button('自动匹配评价人').click()
    await dialog.getByRole('button', { name: '开始匹配' }).click()
    await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: '开始匹配' })).toBeEnabled()
  })
})

describe('levels', () => {
  const save = dialog.getByRole('button', { name: '保存' })
  async function openLevels(): Promise<void> {
    await open()
    await button('评价关系设置').click()
  }

  test('names, openness and weights go out in one call', async () => {
    await openLevels()
    await expectNoSeriousAxe()
    await dialog.getByLabelText('关系名称：同级').fill(' 同事 ')
    await dialog.getByRole('switch', { name: '启用“下级”' }).click()
    await expect.element(save).toBeDisabled()
    await dialog.getByLabelText('“上级”的权重（%）').fill('60')
    await dialog.getByLabelText('“同级”的权重（%）').fill('40')
    await save.click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([
      write('saveRelationLevels', {
        levels: [
          { levelId: superior, weight: 60 },
          { levelId: sameLevel, levelName: '同事', weight: 40 },
          { levelId: subordinate, open: false },
          { levelId: self, weight: 0 },
        ],
        before: levels,
      }),
    ])
  })

  test('weights are made equal', async () => {
    await openLevels()
    await dialog.getByRole('switch', { name: '启用“下级”' }).click()
    await dialog.getByRole('button', { name: '平均分配权重' }).click()
    await expect.element(dialog.getByLabelText('“上级”的权重（%）')).toHaveValue('50')
  })

  test('a refusal keeps what was typed', async () => {
    refuse('saveRelationLevels', 'NAME_TAKEN')
    await openLevels()
    await dialog.getByLabelText('关系名称：同级').fill('同事')
    await save.click()
    await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
    await expect.element(dialog.getByLabelText('关系名称：同级')).toHaveValue('同事')
    await expect
      .poll(writes)
      .toEqual([write('saveRelationLevels', { levels: [{ levelId: sameLevel, levelName: '同事' }], before: levels })])
  })

  test('a level of one’s own is added, and deleted after asking', async () => {
    await openLevels()
    const created = exampleResult('createRelationLevel')
    answer('listRelationLevels', [...levels, created])
    await dialog.getByLabelText('新关系的名称', { exact: false }).fill(' 内部客户 ')
    await dialog.getByRole('button', { name: '添加关系' }).click()
    await dialog.getByRole('button', { name: '删除关系“内部客户”' }).click()
    await expect.poll(writes).toEqual([write('createRelationLevel', { levelName: '内部客户', open: true })])
    answer('listRelationLevels', levels)
    await page
      .getByRole('dialog', { name: /^删除关系/ })
      .getByRole('button', { name: '删除', exact: true })
      .click()
    await expect.element(page.getByRole('dialog', { name: /^删除关系/ })).not.toBeInTheDocument()
    await expect
      .poll(() => writes().at(-1))
      .toEqual({
        operationId: 'deleteRelationLevel',
        params: { ...params, levelId: String(created.levelId) },
        query: {},
        body: undefined,
      })
  })

  test('while the round collects, they are only shown', async () => {
    await open(30)
    await button('评价关系设置').click()
    await expect.element(dialog.getByLabelText('关系名称：同级')).toBeDisabled()
    expect(save.elements()).toEqual([])
  })
})
