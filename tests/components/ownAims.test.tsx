/** Aims beside a released report: rows that were left empty, and what keeps one from being saved, on a small phone. */
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, expectNoWrites, writes } from './network.ts'
import { alert, button, field, kept, open, status, write } from './notesPage.ts'

/** Whether all of it can be seen between the bars. */
function isBetweenBars(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
  return top >= (edge('header.top')?.bottom ?? 0) && bottom <= (edge('footer.foot')?.top ?? Number.NaN)
}

const answerSaved = () =>
  answer('saveOwnNotes', (call) => ({ ...(call.body as typeof kept), version: kept.version + 1 }))

describe('an aim left wholly empty', () => {
  test('is no change, and is not sent', async () => {
    answerSaved()
    await open()
    await button('添加目标').click()
    await field('目标 2').fill('  ')
    await expect.element(status('有改动尚未保存')).not.toBeInTheDocument()
    await field('笔记').fill('慢一点')
    await button('保存').click()
    await expect.element(status('已保存')).toBeVisible()
    await expect.poll(writes).toEqual([write({ ...kept, text: '慢一点' })])
    await expect.element(field('目标 2')).not.toBeInTheDocument()
  })

  test('among others leaves these as they are', async () => {
    answerSaved()
    await open()
    await button('添加目标').click()
    await button('添加目标').click()
    await field('目标 3').fill('多听')
    await userEvent.keyboard('{Enter}')
    await expect.element(status('已保存')).toBeVisible()
    await expect.poll(writes).toEqual([write({ ...kept, aims: [...kept.aims, { text: '多听', date: null }] })])
    await expect.element(field('目标 2')).toHaveValue('多听')
    await expect.element(field('目标 3')).not.toBeInTheDocument()
    await expect.element(button('添加目标')).toHaveFocus()
  })

  test('takes an aim back whose words were deleted', async () => {
    answerSaved()
    await open()
    await field('目标 1').fill('')
    await field('目标 1 的完成日期').fill('')
    await expect.element(status('有改动尚未保存')).toBeVisible()
    await button('保存').click()
    await expect.poll(writes).toEqual([write({ ...kept, aims: [] })])
  })
})

describe('what keeps an aim from being saved is seen beside it, above the bar', () => {
  async function expectSeen(index: number, name: string, message: string): Promise<void> {
    await expect.element(alert).toHaveTextContent(message)
    await expect.element(field(name)).toHaveFocus()
    await expect.element(field(name)).toHaveAccessibleDescription(message)
    await expect.element(field(name)).toBeInvalid()
    await expect.poll(() => isBetweenBars(field(`目标 ${index}`).element())).toBe(true)
    await expect.poll(() => isBetweenBars(alert.element())).toBe(true)
    await expectNoSeriousAxe()
    await expectNoWrites()
  }

  test('a date without words', async () => {
    await open()
    await button('添加目标').click()
    await field('目标 2 的完成日期').fill('2027-03-31')
    await button('保存').click()
    await expectSeen(2, '目标 2', '请写下目标 2，或将它删除。')
    await field('目标 2').fill('多听')
    await expect.element(alert).not.toBeInTheDocument()
  })

  test('half a date, with words or without', async () => {
    await open()
    await button('添加目标').click()
    await field('目标 2 的完成日期').click()
    await userEvent.keyboard('2')
    await button('保存').click()
    await expectSeen(2, '目标 2', '请写下目标 2，或将它删除。')
    await field('目标 2').fill('多听')
    await button('保存').click()
    await expectSeen(2, '目标 2 的完成日期', '目标 2 的日期不完整。')
  })

  test('where the message stands elsewhere than the page was scrolled to', async () => {
    await open()
    for (const _ of [1, 2]) await button('添加目标').click()
    await field('目标 1').fill('')
    await button('保存').click()
    await expectSeen(1, '目标 1', '请写下目标 1，或将它删除。')
  })
})
