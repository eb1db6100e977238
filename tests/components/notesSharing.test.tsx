/** Who sees the own notes beside a released report, and what was changed in two places at once. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, hold, letCallsArrive, refuse, refuseOnce, writes } from './network.ts'
import { alert, button, field, kept, onlyOwn, open, promised, status, write } from './notesPage.ts'

const conflict = page.getByRole('group', { name: '这份笔记在别处改动过。要留下哪一份？' })
const sharing = page.getByRole('checkbox', { name: /让上级看到/ })

describe('sharing', () => {
  test('is not offered where the superior may never receive the report', async () => {
    await open()
    await expect.element(field('笔记')).toBeVisible()
    await expect.element(sharing).not.toBeInTheDocument()
  })

  test('is the choice of the person', async () => {
    answer('getMyReport', promised)
    await open()
    answer('saveOwnNotes', (call) => ({ ...(call.body as typeof kept), version: kept.version + 1 }))
    await sharing.click()
    await expect.element(onlyOwn).toBeVisible()
    await button('保存').click()
    await expect.element(page.getByText('您和收到这份报告的上级看得到，管理员看不到', { exact: false })).toBeVisible()
    await expect.element(onlyOwn).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write({ ...kept, shared: true })])
  })

  test('is said of what is kept, from the beginning', async () => {
    answer('getMyReport', promised)
    answer('getOwnNotes', { ...kept, shared: true })
    await open()
    await expect.element(page.getByText('您和收到这份报告的上级看得到，管理员看不到', { exact: false })).toBeVisible()
    await sharing.click()
    await expect.element(status('有改动尚未保存')).toBeVisible()
    await expect.element(onlyOwn).not.toBeInTheDocument()
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

  async function collide(other = elsewhere, before = async () => {}): Promise<void> {
    await open()
    await field('笔记').fill('这里写的')
    await before()
    refuseOnce('saveOwnNotes', 'STALE_VERSION')
    answer('getOwnNotes', other)
    await button('保存').click()
    await expect.element(conflict).toHaveFocus()
    await expect.element(alert).toMatchTextContent('这份笔记在别处改动过。要留下哪一份？')
    await expect.element(page.getByText('别处写的')).toBeVisible()
    await expect.element(field('笔记')).toHaveValue('这里写的')
  }

  test('do not overwrite one another: the person keeps what was written here', async () => {
    await collide()
    await expectNoSeriousAxe()
    await button('保存我现在写的').click()
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(button('保存')).toHaveFocus()
    await expect
      .poll(() => writes().map(({ body }) => body))
      .toEqual([
        { ...kept, text: '这里写的' },
        { ...kept, text: '这里写的', version: 7 },
      ])
  })

  test('or takes the other one', async () => {
    await collide()
    await button('改用别处保存的').click()
    await expect.element(field('笔记')).toHaveValue('别处写的')
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(button('保存')).toHaveFocus()
    await expect.poll(writes).toHaveLength(1)
  })

  test('are asked once: neither two clicks nor the other button during the save do more', async () => {
    await collide()
    answer('saveOwnNotes', (call) => ({ ...(call.body as typeof kept), version: 8 }))
    const release = hold('saveOwnNotes')
    await button('保存我现在写的').dblClick()
    await expect.element(conflict.getByRole('button', { name: '正在保存…' })).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('改用别处保存的')).toHaveAttribute('aria-disabled', 'true')
    await button('改用别处保存的').click({ force: true })
    await expect.element(field('笔记')).toHaveValue('这里写的')
    release()
    await expect.element(status('已保存')).toBeVisible()
    await expect.element(field('笔记')).toHaveValue('这里写的')
    await expect.poll(writes).toHaveLength(2)
  })

  test('are no two where the answer to a save was lost', async () => {
    disconnect('saveOwnNotes')
    await open()
    await field('笔记').fill('这里写的')
    await button('保存').click()
    await expect.element(alert).toMatchTextContent('没有保存')
    refuse('saveOwnNotes', 'STALE_VERSION')
    answer('getOwnNotes', { ...kept, text: '这里写的', version: kept.version + 1 })
    await button('保存').click()
    await expect.element(status('已保存')).toBeVisible()
    await expect.element(conflict).not.toBeInTheDocument()
  })

  test('that were not saved are told in sight on a phone, not under the bar at its bottom, each time anew', async () => {
    disconnect('saveOwnNotes')
    await open()
    await page.viewport(390, 640)
    await field('笔记').fill('这里写的')
    await button('保存').click()
    await expect.element(alert).toMatchTextContent('没有保存')
    const bar = page.getByRole('link', { name: '返回我的报告' })
    const bottomOf = (line: Element) => line.getBoundingClientRect().bottom
    const topOf = (over: Element) => over.getBoundingClientRect().top
    const line = alert.element()
    expect(bottomOf(line)).toBeLessThan(topOf(bar.element()))
    const release = hold('saveOwnNotes')
    await button('保存').click()
    await expect.element(button('正在保存…')).toBeVisible()
    // Of the last save, not of this one.
    await expect.element(page.getByText('没有保存', { exact: false })).not.toBeVisible()
    window.scrollTo(0, 0)
    expect(bottomOf(line)).toBeGreaterThan(topOf(bar.element()))
    release()
    await expect.element(alert).toMatchTextContent('没有保存')
    expect(bottomOf(alert.element())).toBeLessThan(topOf(bar.element()))
  })

  test('Enter in a field chooses nothing', async () => {
    answer('getMyReport', promised)
    answer('getOwnNotes', { ...kept, aims: [] })
    await collide({ ...elsewhere, aims: [] })
    ;(sharing.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await letCallsArrive()
    expect(writes()).toHaveLength(1)
    await expect.element(conflict).toBeVisible()
  })

  test('an aim without words is told before the own ones are kept', async () => {
    await collide()
    await field('目标 1').fill(' ')
    await button('保存我现在写的').click()
    await expect.element(page.getByText('请写下目标 1，或将它删除。')).toBeVisible()
    await letCallsArrive()
    expect(writes()).toHaveLength(1)
  })

  test('tell whether the other is shared; sharing that was withdrawn elsewhere stays withdrawn', async () => {
    answer('getMyReport', promised)
    answer('getOwnNotes', { ...kept, shared: true })
    await collide({ ...elsewhere, shared: false })
    await expect.element(conflict.getByText('没有与上级分享。')).toBeVisible()
    await expect.element(onlyOwn).toBeVisible()
    await expect.element(sharing).not.toBeChecked()
    await button('保存我现在写的').click()
    await expect.poll(() => writes()[1]?.body).toEqual({ ...kept, text: '这里写的', shared: false, version: 7 })
  })

  test('sharing that began elsewhere goes on', async () => {
    answer('getMyReport', promised)
    await collide({ ...elsewhere, shared: true })
    await expect.element(conflict.getByText('已与上级分享。')).toBeVisible()
    await button('保存我现在写的').click()
    await expect.poll(() => writes()[1]?.body).toEqual({ ...kept, text: '这里写的', shared: true, version: 7 })
  })

  test('sharing that was chosen here is newer', async () => {
    answer('getMyReport', promised)
    await collide(elsewhere, () => sharing.click())
    await expect.element(sharing).toBeChecked()
    await button('保存我现在写的').click()
    await expect.poll(() => writes()[1]?.body).toEqual({ ...kept, text: '这里写的', shared: true, version: 7 })
  })
})
