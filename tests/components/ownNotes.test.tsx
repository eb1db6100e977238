/** The own notes and aims beside a released report. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import {
  answer,
  answerExample,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  refuse,
  refuseOnce,
  writes,
} from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const { reports } = exampleResult('listMyReports')
const released = exampleResult('getMyReport')
const kept = exampleResult('getOwnNotes')
const [entry] = reports
const path = `${entry?.questionnaireId}/${entry?.employeeId}`
const params = { id: String(entry?.questionnaireId), employeeId: String(entry?.employeeId) }
const EMPTY = { text: '', aims: [], shared: false, version: 0 }

const field = (name: string) => page.getByLabelText(name, { exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const status = (text: string) => page.getByRole('status').getByText(text)
const alert = page.getByRole('alert')
const link = (name: string) => page.getByRole('link', { name })
const write = (body: unknown) => ({ operationId: 'saveOwnNotes', params, query: {}, body })

/** As the superior was promised to the raters, too. */
const promised = {
  ...released,
  report: {
    ...released.report,
    rule: { ...released.report.rule, reportReceivers: ['evaluatee' as const, 'superior' as const] },
  },
}

const open = (options = {}) => renderFeedback(`/reports/${path}`, options)

describe('writing', () => {
  test('a note and three aims, saved on what was read', async () => {
    answer('getOwnNotes', EMPTY)
    answer('saveOwnNotes', (call) => ({ ...(call.body as typeof kept), version: 1 }))
    await open()
    await field('笔记').fill('先问再说。\n慢一点。')
    for (const index of [1, 2, 3]) {
      await button('添加目标').click()
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
    expect(writes()).toEqual([write(body)])
    await button('删除目标 1').click()
    await expect.element(field('目标 1')).toHaveValue('第 2 个')
    await button('保存').click()
    await expect.poll(() => writes()[1]).toEqual(write({ ...body, aims: aims.slice(1), version: 1 }))
  })

  test('a day is taken away', async () => {
    await open()
    await field('目标 1 的完成日期').fill('')
    await button('保存').click()
    await expect
      .poll(() => writes())
      .toEqual([write({ ...kept, aims: kept.aims.map((aim) => ({ ...aim, date: null })) })])
  })

  test('an aim without words is not sent, and its field gets the focus', async () => {
    await open()
    await button('添加目标').click()
    await field('目标 2').fill('  ')
    await button('保存').click()
    await expect.element(alert).toHaveTextContent('请写下目标 2，或将它删除。')
    await expect.element(field('目标 2')).toHaveFocus()
    await expectNoWrites()
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
    expect(writes()).toHaveLength(2)
  })

  test('what was not saved is still there on coming back', async () => {
    await open()
    await field('笔记').fill('还没有保存')
    await link('返回我的报告').click()
    await link(`打开：${entry?.title}，关于您本人`).click()
    await expect.element(field('笔记')).toHaveValue('还没有保存')
    await expect.element(status('有改动尚未保存')).toBeVisible()
    await field('笔记').fill(kept.text)
    await expect.element(status('有改动尚未保存')).not.toBeInTheDocument()
    await expectNoWrites()
  })
})

describe('sharing', () => {
  test('is not offered where the superior may never receive the report', async () => {
    await open()
    await expect.element(field('笔记')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: /让上级看到/ })).not.toBeInTheDocument()
  })

  test('is the choice of the person', async () => {
    answer('getMyReport', promised)
    await open()
    await page.getByRole('checkbox', { name: /让上级看到/ }).click()
    await button('保存').click()
    await expect.poll(() => writes()).toEqual([write({ ...kept, shared: true })])
  })

  test('shows them to the superior, who changes nothing', async () => {
    answer('getMyReport', { ...promised, role: 'superior' })
    answer('getOwnNotes', { ...kept, shared: true })
    await open()
    await expect.element(page.getByRole('heading', { name: '何晓明的笔记与目标' })).toBeVisible()
    await expect.element(page.getByText(kept.text)).toBeVisible()
    await expect.element(page.getByText('完成日期：2027年3月31日')).toBeVisible()
    await expect.element(button('保存')).not.toBeInTheDocument()
    await expectNoSeriousAxe()
  })

  test('shows the superior nothing while they are not shared', async () => {
    answer('getMyReport', { ...promised, role: 'superior' })
    refuse('getOwnNotes', 'NOT_FOUND')
    await open()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => callsOf('getOwnNotes')).toHaveLength(1)
    await expect.element(page.getByText('笔记与目标')).not.toBeInTheDocument()
    await expect.element(alert).not.toBeInTheDocument()
  })
})

describe('two tabs', () => {
  const elsewhere = { ...kept, text: '别处写的', version: 7 }

  async function collide(): Promise<void> {
    await open()
    await field('笔记').fill('这里写的')
    refuseOnce('saveOwnNotes', 'STALE_VERSION')
    answer('getOwnNotes', elsewhere)
    await button('保存').click()
    await expect.element(page.getByText(/这份笔记在别处改动过。要留下哪一份？/)).toBeVisible()
    await expect.element(page.getByText('别处写的')).toBeVisible()
    await expect.element(field('笔记')).toHaveValue('这里写的')
  }

  test('do not overwrite one another: the person keeps what was written here', async () => {
    await collide()
    await expectNoSeriousAxe()
    await button('保存我现在写的').click()
    await expect.element(alert).not.toBeInTheDocument()
    expect(writes().map(({ body }) => body)).toEqual([
      { ...kept, text: '这里写的' },
      { ...kept, text: '这里写的', version: 7 },
    ])
  })

  test('or takes the other one', async () => {
    await collide()
    await button('改用别处保存的').click()
    await expect.element(field('笔记')).toHaveValue('别处写的')
    await expect.element(alert).not.toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })
})

describe('notes that do not open', () => {
  test.each(['OTHERS_PASSWORD', 'OTHERS_ADDRESS', 'SIGN_ON_LATER'] as const)(
    'for %s leave the report open',
    async (name) => {
      refuse('getOwnNotes', name)
      await open()
      await expect.element(page.getByText(/从这里打不开笔记；报告仍可阅读/)).toBeVisible()
      await expect.element(page.getByRole('heading', { level: 1, name: '您的报告' })).toBeVisible()
      await expect.element(button('下载 PDF')).toHaveAttribute('aria-disabled', 'false')
      await expect.element(button('重试')).not.toBeInTheDocument()
    },
  )

  test('for want of a connection are asked for again', async () => {
    disconnect('getOwnNotes')
    await open()
    await expect.element(page.getByText(/笔记没能载入。/)).toBeVisible()
    answerExample('getOwnNotes')
    await button('重试').click()
    await expect.element(field('笔记')).toHaveValue(kept.text)
  })
})
