/** What can be done with one questionnaire from the list. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, callsOf, disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'
import { dialog, example, openMenu, path, pick, submit, told, write } from './rowMenuPage.tsx'

test('the menu closes with Escape; the next action leads on without opening the row', async () => {
  await openMenu()
  await expectNoSeriousAxe()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await page.getByRole('link', { name: new RegExp(`: ${example.title}`) }).click()
  await expect.poll(() => location.hash).toBe(`#/questionnaire/publish/stats/${example.id}`)
})

describe('rename', () => {
  const field = dialog.getByLabelText('标题')
  const details = exampleResult('getQuestionnaireDetails')
  const { version } = details
  const { type, summary } = details.questionnaire
  const base = { type, summary, version }

  test('one types over the old title', async () => {
    await openMenu()
    await pick('重命名')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('新的标题')
    await submit('保存')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('updateQuestionnaireBase', { ...base, title: '新的标题' })])
    expect(callsOf('listQuestionnaires').length).toBeGreaterThan(1)
  })

  test('an empty title is told at the field and not sent; a refusal stands there, too, and keeps what was typed', async () => {
    const fields = [{ field: 'title', message: '标题不能再改' }]
    refuse('updateQuestionnaireBase', 'NOT_EDITABLE', { fields })
    await openMenu()
    await pick('重命名')
    await field.fill(' ')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByText('问卷标题为空')).toBeVisible()
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expectNoWrites()
    await field.fill('新的标题')
    await userEvent.keyboard('{Enter}')
    await expect.element(told).toBeVisible()
    await expect.element(dialog.getByText('标题不能再改')).toBeVisible()
    await expect.element(field).toHaveValue('新的标题')
  })

  describe('after somebody else did', () => {
    const theirs = { ...details.questionnaire, title: '他们的标题', summary: '他们的说明' }
    const stale = page.getByRole('dialog', { name: '其他人刚刚修改过' })

    async function overtaken() {
      await openMenu()
      await pick('重命名')
      await field.fill('新的标题')
      refuse('updateQuestionnaireBase', 'STALE_VERSION', { version: 7 })
      answer('getQuestionnaireDetails', { ...details, questionnaire: theirs, version: 7 })
      await userEvent.keyboard('{Enter}')
      await expect.element(stale.getByText('标题: 他们的标题', { exact: false })).toBeVisible()
      await expect.element(stale.getByText('说明: 他们的说明', { exact: false })).toBeVisible()
      await expect.poll(writes).toEqual([write('updateQuestionnaireBase', { ...base, title: '新的标题' })])
    }

    test('takes only the title from mine, once I keep it', async () => {
      await overtaken()
      answer('updateQuestionnaireBase', theirs)
      await page.getByRole('button', { name: '保留我的修改' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
      const body = { ...base, title: '新的标题', summary: '他们的说明', version: 7 }
      await expect.poll(() => writes().slice(1)).toEqual([write('updateQuestionnaireBase', body)])
    })

    test('shows theirs, once I take it', async () => {
      await overtaken()
      await page.getByRole('button', { name: '使用对方的修改' }).click()
      await expect.element(field).toHaveValue('他们的标题')
      await expect.poll(writes).toHaveLength(1)
    })
  })

  test('a title that cannot be read leaves nothing to be sent', async () => {
    disconnect('getQuestionnaireDetails')
    await openMenu()
    await pick('重命名')
    await expect.element(dialog.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: '保存' })).not.toBeInTheDocument()
  })

  test('a title that is too long is told by the schema', async () => {
    await openMenu()
    await pick('重命名')
    await field.fill('题'.repeat(201))
    await submit('保存')
    await expect.element(dialog.getByText('最多 200 个字符')).toBeVisible()
    await expectNoWrites()
  })
})

test.each(['重命名', '复制', '标签'])('%s is given up', async (entry) => {
  await openMenu()
  await userEvent.keyboard('{Escape}')
  await expectGivenUp(async () => {
    await page.getByRole('button', { name: `更多: ${example.title}` }).click()
    await pick(entry)
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  })
})

describe('copy', () => {
  test('what is taken along is chosen, and the copy opens', async () => {
    await openMenu()
    await pick('复制')
    // Indicators need the questions they name.
    await dialog.getByRole('checkbox', { name: '题目' }).click()
    await expect.element(dialog.getByRole('checkbox', { name: '指标与绑定' })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: '被评价人与评价人' }).click()
    await submit('复制并打开')
    const made = exampleResult('copyQuestionnaire')
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/survey/${made.id}`)
    const data = { paper: false, dimensions: false, settings: true, relations: true }
    await expect.poll(writes).toEqual([write('copyQuestionnaire', { data })])
  })

  test('a lost connection keeps what was chosen', async () => {
    disconnect('copyQuestionnaire')
    await openMenu()
    await pick('复制')
    await dialog.getByRole('checkbox', { name: '设置与外观' }).click()
    await submit('复制并打开')
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('checkbox', { name: '设置与外观' })).not.toBeChecked()
  })
})

describe('tags', () => {
  const field = dialog.getByRole('combobox')
  const bind = (...tagNames: string[]) =>
    write('bindTags', { objectId: path.id, useType: 'QUESTIONNAIRE', tagNames, before: example.tags }, {})

  test('are added, also the one still being typed, and taken away', async () => {
    await openMenu()
    await pick('标签')
    await expect.element(dialog.getByRole('button', { name: '保存' })).toBeDisabled()
    await field.fill('#高管')
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('新标签')
    await dialog.getByRole('button', { name: '年度评估' }).getByTestId('CancelIcon').click()
    await submit('保存')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([bind('管理者', '高管', '新标签')])
  })

  test('what is wrong stands at the field, a refusal, too, and keeps what was typed', async () => {
    refuse('bindTags', 'INVALID_INPUT', { fields: [{ field: 'tagNames.2', message: '不能这样叫' }] })
    await openMenu()
    await pick('标签')
    await field.fill('#')
    await submit('保存')
    await expect.element(field).toHaveAccessibleDescription('“#”除了 # 还需要名称')
    await expectNoWrites()
    await field.fill('新标签')
    await submit('保存')
    await expect.element(field).toHaveAccessibleDescription('“新标签”不能这样叫')
    await expect.element(field).toHaveValue('新标签')
    await expect.poll(writes).toEqual([bind('年度评估', '管理者', '新标签')])
  })
})

describe('at once', () => {
  test.each([
    { entry: '存为企业模板', said: '已存入模板库', call: 'copyToTemplate', disableStatus: 0 },
    { entry: '停用', said: '问卷已停用，不能再答题，数据保留', call: 'disableQuestionnaire', disableStatus: 0 },
    { entry: '启用', said: '问卷已启用', call: 'enableQuestionnaire', disableStatus: 1 },
  ] as const)('$entry', async ({ entry, said, call, disableStatus }) => {
    await openMenu({ disableStatus })
    await pick(entry)
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.poll(writes).toEqual([write(call)])
  })

  test.each([
    { entry: '停用', disableStatus: 0, calls: ['disableQuestionnaire', 'enableQuestionnaire'] },
    { entry: '启用', disableStatus: 1, calls: ['enableQuestionnaire', 'disableQuestionnaire'] },
  ] as const)('$entry is taken back', async ({ entry, disableStatus, calls }) => {
    await openMenu({ disableStatus })
    await pick(entry)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(writes).toEqual(calls.map((call) => write(call)))
  })
})

test('what is done to one row by its menu leaves another one chosen', async () => {
  const list = exampleResult('listQuestionnaires')
  const [first] = list.items
  answer('listQuestionnaires', { ...list, items: first ? [first, { ...first, id: 99, title: '另一份' }] : [] })
  await renderPage('/manage')
  const other = page.getByRole('checkbox', { name: /^选择此行/ }).nth(1)
  await other.click()
  await page.getByRole('button', { name: `更多: ${example.title}` }).click()
  await pick('停用')
  await expect.element(page.getByText('问卷已停用', { exact: false })).toBeVisible()
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
  await expect.element(other).toBeChecked()
  await expect.poll(writes).toEqual([write('disableQuestionnaire')])
})

describe('delete', () => {
  const deleted = page.getByText(`已删除“${example.title}”`)

  test.each([10, 20] as const)('a draft (%s) goes at once, and comes back with undo', async (processStatus) => {
    await openMenu({ submittedCount: 0, processStatus })
    await pick('删除')
    await expect.element(deleted).toBeVisible()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.element(deleted).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('deleteQuestionnaire'), write('restoreQuestionnaire')])
  })

  test.each([
    [30, 0, '0 份答卷'],
    [40, 1, '1 份答卷'],
  ] as const)(
    'one that was started (%s) is asked about, with %i answers',
    async (processStatus, submittedCount, told) => {
      await openMenu({ submittedCount, processStatus })
      await pick('删除')
      await expect
        .element(dialog.getByText(`确定删除“${example.title}”吗？其中已有 ${told}，评价人将不能再作答。`))
        .toBeVisible()
      await expectNoWrites()
    },
  )

  test('with answers it is asked first', async () => {
    await openMenu()
    await userEvent.keyboard('{Escape}')
    const ask = async () => {
      await page.getByRole('button', { name: `更多: ${example.title}` }).click()
      await pick('删除')
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    }
    await expectGivenUp(ask)
    await ask()
    await submit('删除')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(deleted).toBeVisible()
    await expect.poll(writes).toEqual([write('deleteQuestionnaire')])
  })

  test('a refusal is told', async () => {
    refuse('deleteQuestionnaire', 'NOT_FOUND')
    await openMenu()
    await pick('删除')
    await submit('删除')
    await expect.element(told).toBeVisible()
    expect(deleted.elements()).toEqual([])
  })
})
