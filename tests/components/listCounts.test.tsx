/** The figures on the chips of a filter: how many each choice would show under the other filters. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, callsOf } from './network.ts'
import { renderPage } from './renderPage.tsx'

test('a status is chosen with one touch; its count follows the search', async () => {
  answer('countQuestionnaires', {
    counts: { '10': 3, '20': 0, '30': 5, '40': 1, disabled: 0 },
    all: 9,
    closingToday: 2,
  })
  await renderPage('/manage?keyword=年度')
  await page.getByRole('button', { name: /收集中 5/ }).click()
  await expect.poll(() => callsOf('listQuestionnaires').at(-1)?.query).toMatchObject({ keyword: '年度', status: '30' })
  const day = { dayStart: '2026-11-19T16:00:00.000Z', dayEnd: '2026-11-20T16:00:00.000Z' }
  await expect.element(page.getByText('5 份进行中，2 份今天截止')).toBeVisible()
  // Of each status it is counted what a touch on it would show: the chosen one is no part of the question.
  await page.getByRole('textbox', { name: '标题或标签' }).fill('高管')
  await expect
    .poll(() => callsOf('listQuestionnaires').at(-1)?.query)
    .toMatchObject({ keyword: '高管', status: '30', pageIndex: '1' })
  const counted = () => callsOf('countQuestionnaires').map(({ query }) => query)
  const words = [undefined, '年度', '高管'].map((keyword) => ({ ...day, ...(keyword && { keyword }) }))
  await expect.poll(counted).toHaveLength(words.length)
  expect(counted()).toEqual(expect.arrayContaining(words))
})
