/** Choosing people while all of them are being looked for: what one does meanwhile counts. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, callsOf, exampleResult, hold, letCallsArrive, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const people = ['甲', '乙', '丙', '丁'].map((displayName, index) => ({
  ...exampleResult('getEmployee'),
  id: index + 1,
  displayName,
}))
const dialog = page.getByRole('dialog')
const button = (name: string) => dialog.getByRole('button', { name, exact: true })
const box = (name: string) => dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const touch = async (...names: string[]) => {
  for (const name of names) await box(name).click()
}

beforeEach(() => {
  answerQuestionnaire({ processStatus: 10 })
  answer('listEmployees', { items: people, total: 4, pageIndex: 1, pageSize: 50 })
})

/** All are being looked for; the answer comes with the returned function. */
async function askForAll(...chosen: string[]): Promise<() => void> {
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await page.getByRole('button', { name: '添加被评价人', exact: true }).click()
  await touch(...chosen)
  const release = hold('listEmployees')
  await button('选择全部 4 人').click()
  await expect.poll(() => callsOf('listEmployees').at(-1)?.query).toEqual({ pageIndex: '1', pageSize: '10000' })
  return release
}

test.each([
  { name: 'who is unticked stays out', before: ['甲', '乙'], meanwhile: ['乙'], want: [1, 3, 4] },
  { name: 'so does who was ticked meanwhile and unticked again', before: [], meanwhile: ['丙', '丙'], want: [1, 2, 4] },
  { name: 'who is unticked and ticked again is in', before: ['甲'], meanwhile: ['甲', '甲'], want: [1, 2, 3, 4] },
])('$name', async ({ before, meanwhile, want }) => {
  const release = await askForAll(...before)
  await touch(...meanwhile)
  release()
  await expect.element(dialog.getByText(`已选 ${want.length} 项`)).toBeVisible()
  await button(`添加 ${want.length} 人`).click()
  // In whatever order they were chosen.
  const employeeIds = expect.toSatisfy((given: number[]) => [...given].sort().join() === want.join())
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'addEvaluatees', params: { id: String(id) }, query: {}, body: { employeeIds } }])
})

test('whoever clears the choice meanwhile wants nobody; asked again, all are chosen', async () => {
  const release = await askForAll('甲')
  await button('清除').click()
  release()
  await letCallsArrive()
  await expect.element(dialog.getByText('已选 0 项')).toBeVisible()
  await button('选择全部 4 人').click()
  await expect.element(dialog.getByText('已选 4 项')).toBeVisible()
})
