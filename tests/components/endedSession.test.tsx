/** The page of a released report stays as it is when the session has ended meanwhile. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answerExample, refuse, refuseOnce, writes } from './network.ts'
import { alert, button, field, kept, open, signInAddress, write } from './notesPage.ts'

const link = page.getByRole('link', { name: '在新标签页登录' })
const download = page.getByRole('button', { name: '下载 PDF' })

describe('an ended session', () => {
  test('is told when saving; what was typed is saved after signing in elsewhere', async () => {
    refuseOnce('saveOwnNotes', 'UNAUTHENTICATED')
    await open()
    await field('笔记').fill('新的')
    await button('保存').click()
    await expect.element(alert).toMatchTextContent('没有保存，您写的内容还在这里。登录已失效。请在另一个标签页登录')
    await expect.element(link).toHaveAttribute('target', '_blank')
    expect(link.element().getAttribute('href')).toBe(signInAddress)
    await expectNoSeriousAxe()
    await expect.element(field('笔记')).toHaveValue('新的')
    await button('保存').click()
    await expect.element(alert).not.toBeInTheDocument()
    // The alert goes as soon as it is tried again.
    await expect.poll(writes).toEqual([write({ ...kept, text: '新的' }), write({ ...kept, text: '新的' })])
  })

  test('is told in place of the notes, which are asked for again', async () => {
    refuse('getOwnNotes', 'UNAUTHENTICATED')
    await open()
    await expect.element(alert).toMatchTextContent('笔记没能载入。登录已失效')
    await expect.element(link).toBeVisible()
    answerExample('getOwnNotes')
    await button('重试').click()
    await expect.element(field('笔记')).toHaveValue(kept.text)
  })

  test('is told beside the PDF', async () => {
    refuse('prepareMyReport', 'UNAUTHENTICATED')
    await open()
    await expect.element(download).toHaveAttribute('aria-disabled', 'false')
    await download.click()
    await expect.element(alert).toMatchTextContent('登录已失效。请在另一个标签页登录')
    await expect.element(link).toHaveAttribute('target', '_blank')
    expect(link.element().getAttribute('href')).toBe(signInAddress)
    await expectNoSeriousAxe()
  })
})
