/** The own notes and aims beside a released report. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, answerExample, disconnect, expectNoWrites, hold, refuse, writes } from './network.ts'
import { alert, button, comeBack, field, kept, leave, onlyOwn, open, promised, status, write } from './notesPage.ts'

const EMPTY = { text: '', aims: [], shared: false, version: 0 }

describe('writing', () => {
  test('a note and three aims, saved on what was read', async () => {
    answer('getOwnNotes', EMPTY)
    answer('saveOwnNotes', (call) => ({ ...(call.body as typeof kept), version: 1 }))
    await open()
    await field('笔记').fill('先问再说。\n慢一点。')
    for (const index of [1, 2, 3]) {
      await button('添加目标').click()
      await expect.element(field(`目标 ${index}`)).toHaveFocus()
      await field(`目标 ${index}`).fill(`第 ${index} 个`)
    }
    await expect.element(button('添加目标')).not.toBeInTheDocument()
    await field('目标 2 的完成日期').fill('2027-03-31')
    await expect.element(status('有改动尚未保存')).toBeVisible()
    await expectNoSeriousAxe()
    await button('保存').click()
    await expect.element(status('已保存')).toBeVisible()
    const aims = [1, 2, 3].map((index) => ({ text: `第 ${index} 个`, date: index === 2 ? '2027-03-31' : null }))
    const body = { text: '先问再说。\n慢一点。', aims, shared: false, version: 0 }
    await expect.poll(writes).toEqual([write(body)])
    await button('删除目标 1').click()
    await expect.element(field('目标 1')).toHaveValue('第 2 个')
    await expect.element(button('添加目标')).toHaveFocus()
    await button('保存').click()
    await expect.poll(() => writes()[1]).toEqual(write({ ...body, aims: aims.slice(1), version: 1 }))
  })

  test('is not left without a question until it is saved', async () => {
    answer('saveOwnNotes', { ...kept, text: '慢一点', version: kept.version + 1 })
    await open()
    const objects = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(objects()).toBe(false)
    await field('笔记').fill('慢一点')
    await expect.poll(objects).toBe(true)
    await button('保存').click()
    await expect.element(status('已保存')).toBeVisible()
    // The question goes once the page is drawn.
    await expect.poll(objects).toBe(false)
  })

  test('a day is taken away', async () => {
    await open()
    await field('目标 1 的完成日期').fill('')
    await button('保存').click()
    await expect
      .poll(() => writes())
      .toEqual([write({ ...kept, aims: kept.aims.map((aim) => ({ ...aim, date: null })) })])
  })

  test('half a day is not sent', async () => {
    await open()
    await button('添加目标').click()
    await field('目标 2').fill('一个目标')
    await field('目标 2 的完成日期').click()
    await userEvent.keyboard('2')
    await button('保存').click()
    await expect.element(alert).toHaveTextContent('目标 2 的日期不完整。')
    await expectNoWrites()
  })

  test('half a day goes with its aim', async () => {
    await open()
    for (const index of [2, 3]) {
      await button('添加目标').click()
      await field(`目标 ${index}`).fill(`第 ${index} 个`)
    }
    await field('目标 2 的完成日期').click()
    await userEvent.keyboard('2')
    await button('删除目标 2').click()
    await button('保存').click()
    await expect
      .poll(() => writes())
      .toEqual([write({ ...kept, aims: [...kept.aims, { text: '第 3 个', date: null }] })])
  })

  test('a year has four digits', async () => {
    await open()
    await expect.element(field('目标 1 的完成日期')).toHaveAttribute('max', '9999-12-31')
  })

  test('a failure keeps what was typed, and two clicks are one save', async () => {
    disconnect('saveOwnNotes')
    await open()
    await field('笔记').fill('新的')
    await button('保存').click()
    await expect.element(page.getByText(/没有保存，您写的内容还在这里。/)).toBeVisible()
    await expect.element(field('笔记')).toHaveValue('新的')
    answerExample('saveOwnNotes')
    const release = hold('saveOwnNotes')
    await button('保存').dblClick()
    await expect.element(button('正在保存…')).toBeVisible()
    release()
    await expect.element(status('已保存')).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
    await expect.poll(writes).toHaveLength(2)
  })

  test('what was not saved is still there on coming back', async () => {
    await open()
    await field('笔记').fill('还没有保存')
    await leave()
    await comeBack()
    await expect.element(field('笔记')).toHaveValue('还没有保存')
    await expect.element(status('有改动尚未保存')).toBeVisible()
    await field('笔记').fill(kept.text)
    await expect.element(status('有改动尚未保存')).not.toBeInTheDocument()
    await expectNoWrites()
  })
})

describe('leaving during a save', () => {
  const saved = { ...kept, text: '新的', version: kept.version + 1 }

  async function leaveWhileSaving(typedOn?: string): Promise<void> {
    await open()
    await field('笔记').fill('新的')
    answer('saveOwnNotes', saved)
    const release = hold('saveOwnNotes')
    await button('保存').click()
    await expect.element(button('正在保存…')).toBeVisible()
    if (typedOn !== undefined) await field('笔记').fill(typedOn)
    await leave()
    answer('getOwnNotes', saved)
    await comeBack()
    await expect.element(page.getByRole('heading', { level: 1, name: '您的报告' })).toBeVisible()
    release()
  }

  test('is no change of somebody else on coming back', async () => {
    await leaveWhileSaving()
    await expect.element(field('笔记')).toHaveValue('新的')
    await expect.element(status('有改动尚未保存')).not.toBeInTheDocument()
    await field('笔记').fill('更新的')
    await button('保存').click()
    await expect.poll(() => writes()[1]).toEqual(write({ ...saved, text: '更新的' }))
  })

  test('keeps what was typed on meanwhile', async () => {
    await leaveWhileSaving('更新的')
    await expect.element(field('笔记')).toHaveValue('更新的')
    await expect.element(status('有改动尚未保存')).toBeVisible()
    await button('保存').click()
    await expect.poll(() => writes()[1]).toEqual(write({ ...saved, text: '更新的' }))
  })

  test('whose answer was lost is found saved', async () => {
    disconnect('saveOwnNotes')
    await open()
    await field('笔记').fill('新的')
    await button('保存').click()
    await expect.element(alert).toBeVisible()
    await leave()
    answer('getOwnNotes', saved)
    answerExample('saveOwnNotes')
    await comeBack()
    await expect.element(field('笔记')).toHaveValue('新的')
    await expect.element(status('有改动尚未保存')).not.toBeInTheDocument()
    await field('笔记').fill('更新的')
    await button('保存').click()
    await expect.poll(() => writes()[1]).toEqual(write({ ...saved, text: '更新的' }))
  })
})

describe('notes that do not open', () => {
  const SHUT = [
    {
      name: 'OTHERS_PASSWORD',
      step: '邮箱没有被他人更改过的，请联系管理员重新发送这份报告的邮件，再用邮件中的链接打开',
    },
    { name: 'OTHERS_ADDRESS', step: '请改用您在此之前自己设置的密码登录' },
    { name: 'SIGN_ON_LATER', step: '请用这份报告邮件中的链接打开，或用您自己的密码登录。' },
  ] as const

  test.each(SHUT)('for $name leave the report open, and say what opens them', async ({ name, step }) => {
    refuse('getOwnNotes', name)
    await open()
    await expect.element(alert).toMatchTextContent('打不开笔记；报告仍可阅读。')
    await expect.element(page.getByText(step, { exact: false })).toBeVisible()
    await expect.element(onlyOwn).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { level: 1, name: '您的报告' })).toBeVisible()
    await expect.element(button('下载 PDF')).toHaveAttribute('aria-disabled', 'false')
    await expect.element(button('重试')).not.toBeInTheDocument()
  })

  test.each(SHUT)('for $name tell a superior to whom they are shared the same', async ({ name, step }) => {
    answer('getMyReport', { ...promised, role: 'superior' })
    refuse('getOwnNotes', name)
    await open()
    await expect.element(alert).toMatchTextContent('打不开何晓明与您分享的笔记；报告仍可阅读。')
    await expect.element(page.getByText(step, { exact: false })).toBeVisible()
    await expect.element(button('重试')).not.toBeInTheDocument()
  })

  test('for a door that was shut meanwhile are not saved, and say so in the same words', async () => {
    refuse('saveOwnNotes', 'OTHERS_PASSWORD')
    await open()
    await field('笔记').fill('新的')
    await button('保存').click()
    await expect.element(alert).toMatchTextContent('没有保存，您写的内容还在这里。问卷开始之后，您的密码由他人设置')
  })

  test('for want of a connection are asked for again', async () => {
    disconnect('getOwnNotes')
    await open()
    await expect.element(page.getByText(/笔记没能载入。/)).toBeVisible()
    answerExample('getOwnNotes')
    await button('重试').click()
    await expect.element(field('笔记')).toHaveValue(kept.text)
  })
})
