/** Filters that are changed one right after the other, before the list shows the first. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openDetails } from './details.ts'
import { callsOf } from './network.ts'

const first = { sort: 'participantRelationId', order: 'asc', pageIndex: '1', pageSize: '50' }
const lastQuery = () => callsOf('listFeedback').at(-1)?.query

test('choices that are touched quickly one after the other all count', async () => {
  await openDetails()
  const [waiting, drafting] = [button('未开始').element(), button('进行中').element()]
  // Nothing is drawn in between.
  for (const chip of [waiting, drafting]) (chip as HTMLElement).click()
  await expect.poll(lastQuery).toEqual({ ...first, feedbackStatusList: ['waiting', 'drafting'] })
  await expect.element(button('未开始')).toHaveAttribute('aria-pressed', 'true')
  await button('全部').click()
  await expect.element(button('未开始')).toHaveAttribute('aria-pressed', 'false')
  await button('进行中').click()
  await expect.poll(lastQuery).toEqual({ ...first, feedbackStatusList: 'drafting' })
})

test('points that are typed and a choice touched before they are asked for both count', async () => {
  await openDetails()
  const waiting = button('未开始').element() as HTMLElement
  await page.getByLabelText('最低得分').fill('3')
  waiting.click()
  await expect.poll(lastQuery).toEqual({ ...first, feedbackStatusList: 'waiting', valuerScoreMin: '3' })
  await expect.element(button('未开始')).toHaveAttribute('aria-pressed', 'true')
})
