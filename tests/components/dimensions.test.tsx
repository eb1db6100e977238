/** Indicators and their names. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { COMPOSING, isTaken } from './composing.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const dimensions = exampleResult('listDimensions')
const { id: questionnaireId } = exampleResult('getQuestionnaire')

async function openPage(): Promise<void> {
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/dimension/${questionnaireId}`)
  await expect.element(page.getByLabelText('新指标的名称')).toBeVisible()
}

test('while a round collects, nothing can be changed', async () => {
  const { id } = answerQuestionnaire({ processStatus: 30 })
  await renderPage(`/questionnaire/edit/dimension/${id}`)
  await expect.element(page.getByRole('table').getByText('引领变革')).toBeVisible()
  expect(page.getByRole('button', { name: '保存权重' }).elements()).toEqual([])
  expect(page.getByRole('textbox').elements()).toEqual([])
})

test('an indicator that has no weight while others have one is shown without', async () => {
  const { id } = answerQuestionnaire({ processStatus: 30 })
  answer(
    'listDimensions',
    dimensions.map((each, index) => ({ ...each, weight: index === 0 ? null : 25 })),
  )
  await renderPage(`/questionnaire/edit/dimension/${id}`)
  await expect.element(page.getByRole('cell', { name: '— %', exact: true })).toBeVisible()
})

describe('indicators', () => {
  const fieldOf = (name: string) => page.getByLabelText(`指标名称：${name}`)
  const [first, second] = dimensions
  const write = (operationId: string, params: object, body?: unknown) => ({
    operationId,
    params: { id: String(questionnaireId), ...params },
    query: {},
    body,
  })

  test('one is added, and the line stays ready for the next', async () => {
    await openPage()
    const name = page.getByLabelText('新指标的名称')
    await name.fill(first?.name ?? '')
    await expect.element(page.getByRole('alert').getByText('已有同名指标')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await name.fill(' 沟通协作 ')
    await page.getByRole('button', { name: '添加指标' }).click()
    await expect.element(name).toHaveValue('')
    await expect.poll(writes).toEqual([write('createDimension', {}, { name: '沟通协作' })])
  })

  test('a name that is pasted over two lines is one line', async () => {
    await openPage()
    const name = fieldOf(first?.name ?? '')
    await name.fill('团队 \n协作')
    await expect.element(name).toHaveValue('团队 协作')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => writes()[0]?.body).toMatchObject({ name: '团队 协作' })
  })

  test('the next name typed while one is added stays', async () => {
    await openPage()
    const release = hold('createDimension')
    const added = { id: 1, name: '沟通协作', weight: null, questionCount: 0 }
    answer('createDimension', () => {
      answer('listDimensions', [...dimensions, added])
      return added
    })
    const name = page.getByLabelText('新指标的名称')
    await name.fill(added.name)
    await userEvent.keyboard('{Enter}')
    await name.fill('学习成长')
    release()
    await expect.element(fieldOf(added.name)).toBeVisible()
    // The line can be sent once the one before is over.
    await expect.element(page.getByRole('button', { name: '添加指标' })).toBeEnabled()
    await expect.element(name).toHaveValue('学习成长')
  })

  test('a new name that is too long is pasted whole, said to be too long, and not sent cut', async () => {
    await openPage()
    const field = page.getByLabelText('新指标的名称')
    await field.click()
    document.execCommand('insertText', false, '长'.repeat(101))
    await expect.element(field).toHaveValue('长'.repeat(101))
    await expect.element(page.getByText('最多 100 个字符')).toBeVisible()
    await expect.element(field).toHaveAccessibleDescription('最多 100 个字符')
    await expect.element(page.getByRole('button', { name: '添加指标' })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expectNoWrites()
    await field.fill('长'.repeat(100))
    await userEvent.keyboard('{Enter}')
    await expect.poll(writes).toEqual([write('createDimension', {}, { name: '长'.repeat(100) })])
  })

  test('a changed name that is too long stays whole, is said to be too long, and is not sent cut', async () => {
    await openPage()
    const field = fieldOf(first?.name ?? '')
    await field.fill('')
    document.execCommand('insertText', false, '长'.repeat(101))
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('长'.repeat(101))
    await expect.element(field).toHaveAccessibleDescription(/最多 100 个字符/)
    await expectNoWrites()
    await field.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue(first?.name ?? '')
  })

  test('a name is changed where it stands, by Enter and by leaving it', async () => {
    await openPage()
    const names = { [first?.id ?? 0]: '甲', [second?.id ?? 0]: '乙' }
    const stored = dimensions.map((each) => ({ ...each, name: names[each.id] ?? each.name }))
    answer('updateDimension', () => {
      answer('listDimensions', stored)
      return exampleResult('updateDimension')
    })
    await fieldOf(first?.name ?? '').fill('甲')
    await userEvent.keyboard('{Enter}')
    await expect.element(fieldOf('甲')).toBeVisible()
    answer('listDimensions', stored)
    await fieldOf('乙').fill(' 乙乙 ')
    await userEvent.tab()
    await expect
      .poll(writes)
      .toEqual([
        write('updateDimension', {}, { id: first?.id, name: '甲', before: first?.name }),
        write('updateDimension', {}, { id: second?.id, name: '乙乙', before: '乙' }),
      ])
  })

  test('a name that is still being typed is no fault', async () => {
    await openPage()
    const field = fieldOf(first?.name ?? '')
    await field.fill('甲')
    await expect.element(field).toHaveAttribute('aria-invalid', 'false')
    expect(page.getByText('未保存：', { exact: false }).elements()).toEqual([])
  })

  test.each(COMPOSING)('keys of an input method that $by neither save nor take back', async ({ composing }) => {
    await openPage()
    const field = fieldOf(first?.name ?? '')
    await field.fill('甲')
    for (const key of ['Enter', 'Escape']) expect(isTaken(field, key, composing)).toBe(false)
    await expectNoWrites()
    await expect.element(field).toHaveValue('甲')
    await expect.element(field).toHaveFocus()
  })

  test('a name that is pasted over several lines is one line', async () => {
    await openPage()
    const field = fieldOf(first?.name ?? '')
    await field.fill('')
    document.execCommand('insertText', false, '沟通 \r\n 协作')
    await expect.element(field).toHaveValue('沟通 协作')
  })

  test('Escape and an empty name leave the old one', async () => {
    await openPage()
    const field = fieldOf(first?.name ?? '')
    await field.fill('甲')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue(first?.name)
    await field.fill(' ')
    await userEvent.tab()
    await expect.element(field).toHaveValue(first?.name)
    await expectNoWrites()
  })

  test('a name that could not be saved stays, is said to be unsaved, and is sent again or taken back', async () => {
    await openPage()
    const field = fieldOf(first?.name ?? '')
    const hint = page.getByText('未保存：', { exact: false })
    disconnect('updateDimension')
    await field.fill('甲')
    await userEvent.keyboard('{Enter}')
    await expect.element(hint).toBeVisible()
    await expect.element(field).toHaveValue('甲')
    await expect.element(field).toHaveAccessibleDescription(/^未保存/)
    await expectNoSeriousAxe()
    refuse('updateDimension', 'NAME_TAKEN')
    await field.click()
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => writes().map(({ body }) => body))
      .toEqual([
        { id: first?.id, name: '甲', before: first?.name },
        { id: first?.id, name: '甲', before: first?.name },
      ])
    await expect.element(hint).toBeVisible()
    await expect.element(field).toHaveValue('甲')
    await field.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue(first?.name)
    await userEvent.tab()
    await expect.element(hint).not.toBeInTheDocument()
    await expect.poll(writes).toHaveLength(2)
  })

  test('a name that could be saved after all is not asked about', async () => {
    await openPage()
    const objects = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const field = fieldOf(first?.name ?? '')
    disconnect('updateDimension')
    await field.fill('甲')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('未保存：', { exact: false })).toBeVisible()
    await expect.poll(objects).toBe(true)
    answer('updateDimension', () => {
      answer(
        'listDimensions',
        dimensions.map((each, index) => (index === 0 ? { ...each, name: '甲' } : each)),
      )
      return exampleResult('updateDimension')
    })
    await field.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(fieldOf('甲')).toBeVisible()
    await expect.poll(objects).toBe(false)
  })

  test('Escape takes back nothing that is being saved', async () => {
    await openPage()
    const field = fieldOf(first?.name ?? '')
    const release = hold('updateDimension')
    await field.fill('甲')
    await userEvent.keyboard('{Enter}')
    await expect.poll(writes).toHaveLength(1)
    await field.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('甲')
    release()
  })

  test('a name typed while one is saved stays', async () => {
    await openPage()
    const release = hold('updateDimension')
    answer('updateDimension', () => {
      answer(
        'listDimensions',
        dimensions.map((each, index) => (index === 0 ? { ...each, name: '甲' } : each)),
      )
      return exampleResult('updateDimension')
    })
    await fieldOf(first?.name ?? '').fill('甲')
    await userEvent.keyboard('{Enter}')
    await fieldOf(first?.name ?? '').fill('甲乙')
    release()
    await expect.element(fieldOf('甲')).toHaveValue('甲乙')
  })

  test('one is deleted after asking', async () => {
    await openPage()
    const ask = () => page.getByRole('button', { name: `删除指标“${first?.name}”` }).click()
    await expectGivenUp(ask)
    await ask()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('deleteDimension', { dimensionId: String(first?.id) })])
  })
})
