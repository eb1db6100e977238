/** Which of the superiors a report is released to as well. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, writes } from './network.ts'
import { button, dialog, done, first, list, open, plan, superior, write } from './releasesPage.ts'

describe('superiors', () => {
  test('who were ticked and are not any more read nothing', async () => {
    answer('bulkReleaseReports', done(first))
    await open()
    await button('重新发布 何晓明 的报告').click()
    const all = dialog.getByRole('checkbox', { name: '同时发布给上级（1 人）' })
    await all.click()
    await dialog.getByRole('checkbox', { name: '曾磊' }).click()
    await all.click()
    await expect.element(dialog.getByRole('checkbox', { name: '曾磊' })).not.toBeInTheDocument()
    await dialog.getByRole('button', { name: '发布 2 份报告' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => writes().at(-1)).toEqual(write('bulkReleaseReports', { ids: [first], toSuperior: false }))
  })

  test('of very many each can be found and left out', async () => {
    const name = (index: number) => `上级${String(index).padStart(3, '0')}`
    // The other way round than they are to be shown.
    const superiors = Array.from({ length: 230 }, (_, index) => ({
      ...{ employeeId: superior + 229 - index, name: name(229 - index), nameMark: '', reports: 1 },
    }))
    answer('planReleases', { ...plan, superiors })
    answer('bulkReleaseReports', done(first))
    await open()
    await button('重新发布 何晓明 的报告').click()
    await dialog.getByRole('checkbox', { name: '同时发布给上级（230 人）' }).click()
    const each = dialog.getByRole('group', { name: '上级' })
    await expect.element(each.getByText('另有 30 人，请用搜索查找')).toBeVisible()
    await expect.element(each.getByRole('listitem').first()).toMatchTextContent('上级000')
    await each.getByRole('checkbox', { name: name(1) }).click()
    const find = dialog.getByRole('searchbox', { name: '按姓名搜索上级' })
    // Read aloud when the dialog opens: what happens, not each name.
    await expect.element(dialog).toHaveAccessibleDescription(/^2 份报告将各自发布给被评价人本人。.*最好先告诉本人。$/)
    await find.fill('上级225')
    await expect.poll(() => each.getByRole('checkbox').elements()).toHaveLength(1)
    await each.getByRole('checkbox', { name: name(225) }).click()
    await expectNoSeriousAxe()
    await find.fill('没有这个人')
    await expect.element(each.getByText('没有符合条件的内容。')).toBeVisible()
    await dialog.getByRole('button', { name: '发布 2 份报告' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const exceptSuperiorIds = [superior + 1, superior + 225]
    await expect
      .poll(writes)
      .toEqual([write('bulkReleaseReports', { ids: [first], toSuperior: true, exceptSuperiorIds })])
  })

  test('few need no search', async () => {
    await open()
    await button('重新发布 何晓明 的报告').click()
    await dialog.getByRole('checkbox', { name: '同时发布给上级（1 人）' }).click()
    await expect.element(dialog.getByRole('checkbox', { name: '曾磊' })).toBeVisible()
    expect(dialog.getByRole('searchbox').elements()).toEqual([])
  })

  test('are not offered where raters were not told so', async () => {
    answer('planReleases', { ...plan, superiorPromised: false, superiors: [] })
    await open({ superiorReads: false })
    await button('重新发布 何晓明 的报告').click()
    await expect.element(dialog.getByText(/没有向评价人说明报告会发给上级/)).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: /上级/ }).elements()).toEqual([])
    answer('planReleases', { ...plan, superiors: [] })
    await dialog.getByRole('button', { name: '取消' }).click()
    await button('发布 孙洋 的报告').click()
    await expect.element(dialog.getByText(/没有可以接收报告的上级/)).toBeVisible()
  })
})

test.each(['zh', 'en'] as const)(
  'who else would read it stands beside what can be done, not below it (%s)',
  async (language) => {
    const [one, other] = list.items
    if (one === undefined || other === undefined) throw new Error('the example has two evaluatees')
    const withdrawnAt = '2026-12-19T02:00:00.000Z'
    const department = language === 'zh' ? '海外事业部' : 'Overseas business'
    answer('listReleases', {
      ...list,
      items: [
        { ...one, departmentName: department },
        { ...one, employeeId: 9, state: 'withdrawn', release: one.release && { ...one.release, withdrawnAt } },
        { ...other, departmentName: department },
      ],
    })
    await open({ type: 1, language })
    const row = page.getByRole('row').nth(1)
    await expect.element(row).toBeVisible()
    const [superiors, acts] = [...row.element().children].slice(-2)
    if (superiors === undefined || acts === undefined) return expect.unreachable()
    const range = document.createRange()
    range.selectNodeContents(superiors)
    const { left, right } = range.getBoundingClientRect()
    expect(right).toBeGreaterThan(left)
    expect(right).toBeLessThanOrEqual(acts.getBoundingClientRect().left)
  },
)
