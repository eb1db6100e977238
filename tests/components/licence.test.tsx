/** How much of the licence is used, as the enterprise's page says it, and the line below the navigation. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, answerAfter, callsOf, exampleResult, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const near = page.getByText(/已使用 \d+ % 的授权人数/)
const beyond = page.getByText(/超出授权的 \d+ 人/)

async function open(totalUserCount: number, permitUserCount: number) {
  answer('authorizeProduct', { ...exampleResult('authorizeProduct'), totalUserCount, permitUserCount })
  await renderPage('/enterprise')
  await expect
    .element(page.getByRole('progressbar', { name: `已用 ${totalUserCount} / ${permitUserCount}` }))
    .toBeVisible()
}

test.each([
  { used: 0, permitted: 0, told: '已使用 100 % 的授权人数' },
  { used: 995, permitted: 1000, told: '已使用 99 % 的授权人数' },
  { used: 1000, permitted: 1000, told: '已使用 100 % 的授权人数' },
])('$used of $permitted is nearly all, not beyond', async ({ used, permitted, told }) => {
  await open(used, permitted)
  await expect.element(near).toHaveTextContent(told)
  expect(beyond.elements()).toEqual([])
})

test('one more is beyond, and said once', async () => {
  await open(1001, 1000)
  await expect.element(beyond).toBeVisible()
  expect(near.elements()).toEqual([])
})

test('just below nine tenths nothing is said', async () => {
  await open(895, 1000)
  expect([...near.elements(), ...beyond.elements()]).toEqual([])
})

describe('the line in the navigation is counted anew by what changes it', () => {
  const { id } = exampleResult('getQuestionnaire')
  const { id: personId } = exampleResult('getEmployee')
  const licence = { ...exampleResult('authorizeProduct'), permitUserCount: 500 }
  const line = (used: number) => page.getByText(`企业版 · 已用 ${used} / 500`)
  const button = (name: string) => page.getByRole('button', { name })
  const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name })

  const start = {
    act: 'publishQuestionnaire' as const,
    address: `/questionnaire/publish/template/${id}`,
    before: () => answerQuestionnaire({ processStatus: 20, publishedAt: null }),
    async does() {
      await button('启动问卷').click()
      answerQuestionnaire({ processStatus: 30 })
      await inDialog('立即启动').click()
    },
    sent: { params: { id: String(id) }, query: {}, body: undefined },
  }
  const finish = {
    act: 'finishQuestionnaire' as const,
    address: `/questionnaire/publish/stats/${id}`,
    before: () => answerQuestionnaire({ processStatus: 30 }),
    async does() {
      await button('结束收集').click()
      await page.getByRole('dialog').getByRole('checkbox').click()
      answerQuestionnaire({ processStatus: 40, finishedAt: '2026-11-20T02:00:00.000Z' })
      await inDialog('确认结束').click()
    },
    sent: { params: { id: String(id) }, query: {}, body: undefined },
  }
  const disable = {
    act: 'disableUser' as const,
    address: `/employees/${personId}`,
    before: () => undefined,
    async does() {
      await button('停用').click()
      await inDialog('停用').click()
    },
    sent: { params: {}, query: { uid: String(personId) }, body: undefined },
  }

  test.each([start, finish, disable])('$act', async ({ act, address, before, does, sent }) => {
    answer('authorizeProduct', { ...licence, totalUserCount: 300 })
    answerAfter(act, 'authorizeProduct', { ...licence, totalUserCount: 346 })
    before()
    await renderPage(address)
    await expect.element(line(300)).toBeVisible()
    await does()
    await expect.element(line(346)).toBeVisible()
    await expect.poll(writes).toEqual([{ operationId: act, ...sent }])
    await expect.poll(() => callsOf('authorizeProduct')).toHaveLength(2)
  })
})
