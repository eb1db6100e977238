/**
 * What is pasted with characters nobody sees, or is too long for a name, is told at its field before anything is sent, in the
 * server's words: no form stands around these fields.
 */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { all, answerDepartments, item, open, row } from './departmentPage.ts'
import { answer, exampleResult, expectNoWrites, refuseOnce, writes } from './network.ts'
import { bodyOf, button, expectSaved, openEditor, paper, questionnaireId, save } from './paper.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const HIDDEN = [
  { character: 'a space without width', text: '年度\u200b评估' },
  { character: 'what turns the writing round', text: '年度\u202e评估' },
]
const NO_NAME = '至少要有一个看得见的字符，且不能含有换行、控制字符或零宽字符'
const UNNAMABLE = [
  ...HIDDEN.map(({ character, text }) => ({ name: `with ${character}`, text, fault: NO_NAME })),
  { name: 'of more than 100 characters', text: '长'.repeat(152), fault: '最多 100 个字符' },
]

describe('in the title of a questionnaire', () => {
  const title = page.getByLabelText('问卷标题')
  const fault = '问卷标题不能含有换行、控制字符或零宽字符'

  test.each(HIDDEN)('$character is told at once, and no save is tried', async ({ text }) => {
    await openEditor()
    await expect.element(page.getByText('没有需要完善之处')).toBeVisible()
    await title.fill(text)
    await expect.element(title).toHaveAccessibleDescription(fault)
    await expect.element(title).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('没有需要完善之处')).not.toBeInTheDocument()
    await page.getByLabelText('问卷说明').click()
    await userEvent.keyboard('{Control>}s{/Control}')
    // In the notice as well, and the field is led to.
    await expect.poll(() => page.getByText(fault).elements()).toHaveLength(2)
    await expect.element(title).toHaveFocus()
    await expectNoWrites()
    await title.fill('年度评估')
    await expect.element(page.getByText('没有需要完善之处')).toBeVisible()
    await save.click()
    await expectSaved({ ...bodyOf(paper), title: '年度评估' })
  })

  test('a description of several lines may hold what pages on the web hold', async () => {
    await openEditor()
    await page.getByLabelText('问卷说明').fill('第一行\n\u200b第二行')
    await save.click()
    await expectSaved({ ...bodyOf(paper), summary: '第一行\n\u200b第二行' })
  })
})

describe('a dimension', () => {
  const dimensions = exampleResult('listDimensions')
  const [first] = dimensions
  const newName = page.getByLabelText('新指标的名称')
  const own = () => page.getByLabelText(`指标名称：${first?.name}`)

  beforeEach(async () => {
    answerQuestionnaire({ processStatus: 10 })
    await renderPage(`/questionnaire/edit/dimension/${questionnaireId}`)
    await expect.element(newName).toBeVisible()
  })

  test.each(UNNAMABLE)('is not added under a name $name, and that is said', async ({ text, fault }) => {
    await newName.fill(text)
    await expect.element(newName).toHaveAccessibleDescription(fault)
    await expect.element(newName).toHaveAttribute('aria-invalid', 'true')
    await expect.element(button('添加指标')).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expectNoWrites()
    await newName.fill('沟通协作')
    await expect.element(newName).toHaveAttribute('aria-invalid', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => writes().map(({ body }) => body)).toEqual([{ name: '沟通协作' }])
  })

  test('whose name the server refuses says why at its field, as long as it is called that', async () => {
    const message = '已有名为“沟通协作”的'
    refuseOnce('createDimension', 'NAME_TAKEN', { fields: [{ field: 'name', message }] })
    await newName.fill('沟通协作')
    await userEvent.keyboard('{Enter}')
    await expect.element(newName).toHaveAccessibleDescription(message)
    await newName.fill('沟通与协作')
    await expect.element(newName).toHaveAttribute('aria-invalid', 'false')
  })

  test.each(UNNAMABLE)('keeps its name where it is given one $name, and that is said', async ({ text, fault }) => {
    await own().fill(text)
    await expect.element(own()).toHaveAccessibleDescription(fault)
    await userEvent.keyboard('{Enter}')
    await expect.element(own()).toHaveValue(text)
    await expectNoWrites()
    await own().click()
    await userEvent.keyboard('{Escape}')
    await expect.element(own()).toHaveValue(first?.name ?? '')
  })
})

describe('a department that is renamed in place', () => {
  const field = page.getByRole('tree').getByRole('textbox')
  const named = (name: string) => ({
    operationId: 'updateDepartment',
    params: { id: '3' },
    query: {},
    body: { name, version: 30 },
  })

  beforeEach(async () => {
    answerDepartments()
    await open()
    await row('销售部').click()
    await userEvent.keyboard('{F2}')
    await expect.element(field).toHaveFocus()
  })

  test.each(UNNAMABLE)('is given no name $name: it is said, and stays to be typed on', async ({ text, fault }) => {
    await field.fill(text)
    await expect.element(field).toHaveAccessibleDescription(fault)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expectNoSeriousAxe()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
    // Left, it is not lost.
    await page.getByRole('searchbox', { name: '搜索部门名称或编号' }).click()
    await expect.element(field).toHaveValue(text)
    await expectNoWrites()
    answer(
      'listDepartments',
      all.map((one) => (one.id === 3 ? { ...one, name: '市场部' } : one)),
    )
    await field.fill(' 市场部 ')
    await userEvent.keyboard('{Enter}')
    await expect.element(row('市场部')).toBeVisible()
    await expect.poll(writes).toEqual([named('市场部')])
  })

  test.each(UNNAMABLE)('has its old name again where one $name is taken back by Escape', async ({ text }) => {
    await field.fill(text)
    await userEvent.keyboard('{Escape}')
    await expect.element(row('销售部')).toBeVisible()
    await expect.element(item('销售部')).toHaveFocus()
    await expectNoWrites()
  })

  test('is given no name of nothing but spaces', async () => {
    await field.fill('  ')
    await expect.element(field).toHaveAccessibleDescription('必须填写')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(row('销售部')).toBeVisible()
    await expectNoWrites()
  })

  test('says at its field why the server refuses the name, as long as it is called that', async () => {
    const message = '已有名为“研发部”的'
    refuseOnce('updateDepartment', 'NAME_TAKEN', { fields: [{ field: 'name', message }] })
    await field.fill('研发部')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(message)
    await expect.element(field).toHaveFocus()
    await field.fill('研发一部')
    await expect.element(field).toHaveAttribute('aria-invalid', 'false')
    await userEvent.keyboard('{Escape}')
    await expect.element(row('销售部')).toBeVisible()
  })
})
