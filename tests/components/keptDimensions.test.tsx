/** Weights and the name of a new indicator typed when the session ends are kept in the tab, and offered again. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, exampleResult, expectNoWrites, refuse, refuseOnce, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { removePage, renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const { enterpriseUid, employeeId } = exampleResult('getCurrentUser')
const dimensions = exampleResult('listDimensions')
const stored = dimensions.map((each, index) => ({ ...each, weight: [30, 25, 20, 15, 10][index] ?? null }))
const [first, second] = stored
const address = `/questionnaire/edit/dimension/${id}`
const KEY = `roundview.unsaved.${enterpriseUid}.${employeeId}.dimensions.${id}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const weightOf = (name: string | undefined) => page.getByLabelText(`“${name}”的权重（%）`)
const newName = page.getByLabelText('新指标的名称')
const offer = page.getByText('上次离开时有修改没有保存', { exact: false })
const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
const TYPED = {
  weights: [
    { id: first?.id, text: '35', over: 30 },
    { id: second?.id, text: '20', over: 25 },
  ],
  newName: '战略思维',
}

async function open(processStatus: 10 | 30 = 10): Promise<void> {
  answerQuestionnaire({ processStatus })
  answer('listDimensions', stored)
  await renderPage(address)
}

async function type(): Promise<void> {
  await weightOf(first?.name).fill('35')
  await weightOf(second?.name).fill('20')
}

const expectSignIn = () =>
  expectLeftFor(`/signin/?${new URLSearchParams({ returnUrl: `${location.pathname}${location.search}#${address}` })}`)

test('what is typed is kept, and the browser does not hold the page back', async () => {
  refuse('createDimension', 'UNAUTHENTICATED')
  await open()
  await type()
  await newName.fill('战略思维')
  await button('添加指标').click()
  await expect.poll(kept).toEqual(TYPED)
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await expectSignIn()
})

test('what is kept is added to what waited to be restored', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ weights: TYPED.weights.slice(1), newName: '战略思维' }))
  refuse('setDimensionWeights', 'UNAUTHENTICATED')
  await open()
  await weightOf(first?.name).fill('31')
  await weightOf(stored[4]?.name).fill('9')
  await button('保存权重').click()
  await expectSignIn()
  const texts = kept().weights.map(({ text }: { text: string }) => text)
  expect([texts.includes('31'), texts.includes('9'), kept().newName]).toEqual([true, true, '战略思维'])
})

test('restored it stands where it was typed, unsaved, and is sent with what it was typed over', async () => {
  sessionStorage.setItem(KEY, JSON.stringify(TYPED))
  await open()
  await expect.element(offer).toBeVisible()
  await expectNoSeriousAxe()
  await button('恢复修改').click()
  await expect.element(weightOf(first?.name)).toHaveValue('35')
  await expect.element(weightOf(second?.name)).toHaveValue('20')
  await expect.element(newName).toHaveValue('战略思维')
  await expect.element(offer).not.toBeInTheDocument()
  expect(kept()).toBeNull()
  await expectNoWrites()
  await button('保存权重').click()
  const wanted = [35, 20, 20, 15, 10]
  const body = {
    weights: stored.map((each, index) => ({ id: each.id, weight: wanted[index] })),
    before: stored.map((each) => ({ id: each.id, weight: each.weight })),
  }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'setDimensionWeights', params: { id: String(id) }, query: {}, body }])
})

test('discarded it is offered no more', async () => {
  sessionStorage.setItem(KEY, JSON.stringify(TYPED))
  await open()
  await button('放弃').click()
  await expect.element(offer).not.toBeInTheDocument()
  expect(kept()).toBeNull()
  await expect.element(weightOf(first?.name)).toHaveValue('30')
})

test.each([
  { what: 'nothing readable', lies: { weights: [{ id: 'x', text: 3 }], newName: 7 }, status: 10 as const },
  { what: 'something, but nothing may change any more', lies: TYPED, status: 30 as const },
])('is not offered where there is $what', async ({ lies, status }) => {
  sessionStorage.setItem(KEY, JSON.stringify(lies))
  await open(status)
  await expect
    .element(
      page
        .getByText(first?.name ?? '')
        .or(weightOf(first?.name))
        .first(),
    )
    .toBeVisible()
  await expect.element(offer).not.toBeInTheDocument()
})

describe('the name of an indicator', () => {
  const NAME = `roundview.unsaved.${enterpriseUid}.${employeeId}.dimensionName.${id}.${first?.id}`
  const keptName = () => JSON.parse(sessionStorage.getItem(NAME) ?? 'null')
  const field = page.getByLabelText(`指标名称：${first?.name}`)
  const typed = { text: '远见', over: first?.name }
  const rename = {
    operationId: 'updateDimension',
    params: { id: String(id) },
    query: {},
    body: { id: first?.id, name: '远见', before: first?.name },
  }

  test('that was being saved when the session ended is kept, offered again, and saved', async () => {
    refuseOnce('updateDimension', 'UNAUTHENTICATED')
    await open()
    await field.fill('远见')
    await userEvent.keyboard('{Enter}')
    await expect.poll(keptName).toEqual(typed)
    await expectSignIn()
    await removePage()

    await open()
    await expect.element(offer).toBeVisible()
    await expectNoSeriousAxe()
    await button('恢复修改').click()
    await expect.element(field).toHaveValue('远见')
    await expect.element(offer).not.toBeInTheDocument()
    expect(keptName()).toBeNull()
    await field.click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(writes).toEqual([rename, rename])
  })

  test('that is still typed when another act finds the session ended is kept, beside the weights', async () => {
    refuse('updateDimension', 'NAME_TAKEN')
    refuse('setDimensionWeights', 'UNAUTHENTICATED')
    await open()
    await field.fill('远见')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('未保存：', { exact: false })).toBeVisible()
    await type()
    await button('保存权重').click()
    await expect.poll(keptName).toEqual(typed)
    // A save takes all weights along.
    expect(kept().weights.slice(0, 2)).toEqual(TYPED.weights)
    await expectSignIn()
  })

  test('is discarded', async () => {
    sessionStorage.setItem(NAME, JSON.stringify(typed))
    await open()
    await button('放弃').click()
    await expect.element(offer).not.toBeInTheDocument()
    expect(keptName()).toBeNull()
    await expect.element(field).toHaveValue(first?.name)
  })

  test.each([
    { what: 'cannot be read', lies: { text: 7 } },
    { what: 'is stored by now', lies: { text: first?.name, over: '远见' } },
  ])('is not offered where it $what', async ({ lies }) => {
    sessionStorage.setItem(NAME, JSON.stringify(lies))
    await open()
    await expect.element(field).toBeVisible()
    expect(offer.elements()).toEqual([])
  })
})
