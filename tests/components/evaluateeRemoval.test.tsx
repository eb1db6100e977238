/** Of a round that was started evaluatees are not taken out by one click: undo does not bring back what was begun. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp, expectHeld } from './dialog.ts'
import { answer, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const list = exampleResult('listEvaluatees')
const [first, second] = list.items
const previous = [{ employeeId: 1, seq: 1, valuers: [{ valuerId: 2, levelId: 3 }] }]
const lost = '移除后不再请任何人评价。填到一半的评价会删除，撤销移除也不会恢复。已有人提交评价的不会移除。'
const button = (name: string) => page.getByRole('button', { name, exact: true })
const head = (name: RegExp) => page.getByRole('rowheader', { name })
const boxes = page.getByRole('checkbox', { name: /^(选择此行|Select this row)/ })
const bar = page.getByRole('toolbar')
const question = page.getByRole('dialog')
const cancel = question.getByRole('button', { name: '取消' })
const confirm = question.getByRole('button', { name: '移除', exact: true })
const write = (operationId: string, body: unknown) => ({ operationId, params: { id: String(id) }, query: {}, body })
const removing = (...ids: unknown[]) => write('bulkRemoveEvaluatees', { ids })
const restoring = write('bulkRestoreEvaluatees', { previous })

async function open(processStatus: 10 | 20 | 30, language: 'zh' | 'en' = 'zh') {
  answerQuestionnaire({ processStatus })
  await renderPage(`/questionnaire/edit/relation/${id}`, { language })
}

async function choose(processStatus: 10 | 20 | 30, language: 'zh' | 'en' = 'zh') {
  answer('getPreferences', { values: { 'evaluatees.view': '"list"' } })
  await open(processStatus, language)
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await expect.element(bar).toBeVisible()
}

function takesOut(...gone: (typeof list.items)[number][]) {
  const changed = gone.map((one) => one.id)
  answer('bulkRemoveEvaluatees', { changed, skipped: [], jobId: null, previous })
}

describe('those chosen in the list', () => {
  test('it says what undo does not bring back, and only who confirms takes them out', async () => {
    takesOut(...list.items)
    await choose(30)
    await bar.getByRole('button', { name: '移除', exact: true }).click()
    await expect.element(question).toHaveAccessibleName('移除 2 位被评价人')
    await expect.element(question).toHaveAccessibleDescription(lost)
    await expectNoSeriousAxe()
    await expect.element(cancel).toHaveFocus()
    await expectNoWrites()
    await confirm.click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(bar).not.toBeInTheDocument()
    await button('撤销').click()
    await expect.poll(writes).toEqual([removing(first?.id, second?.id), restoring])
  })

  test('whoever gives it up takes nobody out, and has them chosen still', async () => {
    await choose(30)
    await expectGivenUp(() => bar.getByRole('button', { name: '移除', exact: true }).click())
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
  })

  test('a refusal is told after the answer has come, and they stay chosen', async () => {
    const release = hold('bulkRemoveEvaluatees')
    refuse('bulkRemoveEvaluatees', 'SELECTION_CHANGED')
    await choose(30)
    await bar.getByRole('button', { name: '移除', exact: true }).click()
    await confirm.click()
    await expectHeld()
    release()
    await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
    await cancel.click()
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
  })

  test.each([10, 20] as const)('before the start (%s) one click takes them out', async (processStatus) => {
    takesOut(...list.items)
    await choose(processStatus)
    await bar.getByRole('button', { name: '移除', exact: true }).click()
    await expect.poll(writes).toEqual([removing(first?.id, second?.id)])
    expect(question.elements()).toEqual([])
  })

  test('it is asked in English too', async () => {
    await choose(30, 'en')
    await bar.getByRole('button', { name: 'Remove', exact: true }).click()
    await expect.element(question).toHaveAccessibleName('Remove 2 evaluatees')
    await expect
      .element(question)
      .toHaveAccessibleDescription(
        'Nobody is asked about these people any more. Forms that were begun are deleted, and undoing the removal does not bring them back. Whoever somebody has already answered about is not removed.',
      )
  })
})

describe('the row of the matrix', () => {
  const label = '移除被评价人 孙洋'
  async function press(processStatus: 10 | 20 | 30) {
    await open(processStatus)
    await expect.element(head(/孙洋/)).toBeVisible()
    button(label).element().focus()
    await userEvent.keyboard('{Enter}')
  }

  test('asks by name, and only who confirms takes it out', async () => {
    if (second) takesOut(second)
    await press(30)
    await expect.element(question).toHaveAccessibleName(label)
    await expect.element(question).toHaveAccessibleDescription(lost)
    await expect.element(cancel).toHaveFocus()
    await expectNoWrites()
    answer('listEvaluatees', { ...list, items: list.items.slice(0, 1), total: 1 })
    await confirm.click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(head(/孙洋/)).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.className).toBe('rv-body')
    answer('listEvaluatees', list)
    await button('撤销').click()
    await expect.element(head(/孙洋/)).toBeVisible()
    await expect.poll(writes).toEqual([removing(second?.id), restoring])
  })

  test('whoever gives it up takes nobody out, and is where it was asked', async () => {
    await open(30)
    await expectGivenUp(() => button(label).click())
    await expect.element(button(label)).toHaveFocus()
  })

  test('who was rated already stays, with the reason, and the question is over', async () => {
    const skipped = [{ id: 1, name: '孙洋', returnCode: 2060, message: '已有人提交，不能移除。' }]
    answer('bulkRemoveEvaluatees', { changed: [], skipped, jobId: null, previous: [] })
    await press(30)
    await confirm.click()
    await expect.element(page.getByText(/孙洋: 已有人提交，不能移除。/)).toBeVisible()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(button(label)).toHaveFocus()
  })

  test.each([10, 20] as const)('before the start (%s) one click takes it out', async (processStatus) => {
    if (second) takesOut(second)
    await press(processStatus)
    await expect.poll(writes).toEqual([removing(second?.id)])
    expect(question.elements()).toEqual([])
  })
})
