/** What was typed on a page of a questionnaire is asked about before it is left. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { configure } from 'vitest-browser-react/pure'
import { disconnect, exampleResult, expectNoWrites } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const user = exampleResult('getCurrentUser')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const typed = '67'

/** On the settings: something is typed, then an address into the tab; whoever stays finds both as they were. */
async function typeAddressAndStay(id: number): Promise<void> {
  const field = page.getByRole('textbox').first()
  await field.fill(typed)
  location.hash = '#/tags'
  await button('留在此页').click()
  await expect.element(field).toHaveValue(typed)
  await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/settings/${id}`)
}

test.each([
  { step: 'settings', field: () => page.getByRole('textbox').first() },
  { step: 'appearance', field: () => page.getByLabelText('封面文字') },
  { step: 'dimension', field: () => page.getByLabelText(/的权重（%）$/).first() },
  { step: 'dimension', field: () => page.getByLabelText('新指标的名称') },
])('$step: staying keeps it, leaving drops it', async ({ step, field }) => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/${step}/${id}`)
  const relations = page.getByRole('navigation', { name: '问卷步骤' }).getByRole('link', { name: /评价关系/ })
  await field().fill(typed)
  await relations.click()
  await button('留在此页').click()
  await expect.element(field()).toHaveValue(typed)
  await relations.click()
  await button('不保存，离开').click()
  await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/relation/${id}`)
  await expectNoWrites()
})

test('the name of an indicator that could not be saved is asked about', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  disconnect('updateDimension')
  await renderPage(`/questionnaire/edit/dimension/${id}`)
  const field = page.getByLabelText(/^指标名称：/).first()
  await field.fill(typed)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('未保存：', { exact: false })).toBeVisible()
  // Closing the tab is asked about as well.
  await expect.poll(() => dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  location.hash = `#/questionnaire/edit/relation/${id}`
  await button('留在此页').click()
  await expect.element(field).toHaveValue(typed)
  location.hash = `#/questionnaire/edit/relation/${id}`
  await button('不保存，离开').click()
  await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/relation/${id}`)
})

test('an address typed into the tab asks as well; the way back stays', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  await typeAddressAndStay(id)
  location.hash = '#/tags'
  await button('不保存，离开').click()
  await expect.poll(() => location.hash).toBe('#/tags')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  history.back()
  await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/settings/${id}`)
})

test('an address typed while the question is open leaves the page and its address as they are', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  const field = page.getByRole('textbox').first()
  await field.fill(typed)
  for (const address of ['#/tags', '#/employees']) {
    location.hash = address
    await expect.element(button('留在此页')).toBeVisible()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/settings/${id}`)
  }
  await button('留在此页').click()
  await expect.element(field).toHaveValue(typed)
  expect(location.hash).toBe(`#/questionnaire/edit/settings/${id}`)
})

test('a page reached by a link asks about a typed address as well', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await page.getByRole('navigation', { name: '问卷步骤' }).getByRole('link', { name: /设置/ }).click()
  await typeAddressAndStay(id)
})

test('an app whose effects have run anew still asks about a typed address', async () => {
  configure({ reactStrictMode: true })
  try {
    const { id } = answerQuestionnaire({ processStatus: 10 })
    await renderPage(`/questionnaire/edit/settings/${id}`)
    await typeAddressAndStay(id)
  } finally {
    configure({ reactStrictMode: false })
  }
})

test('weights that stand as they stood are not asked about', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/dimension/${id}`)
  const weight = page.getByLabelText(/的权重（%）$/).first()
  await expect.element(weight).toBeVisible()
  const { value } = weight.element() as HTMLInputElement
  await weight.fill(typed)
  await weight.fill(value)
  await page
    .getByRole('navigation', { name: '问卷步骤' })
    .getByRole('link', { name: /评价关系/ })
    .click()
  await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/relation/${id}`)
})

test('a dialog in which nothing was typed does not stand in for the page behind it', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  const field = page.getByRole('textbox').first()
  await field.fill(typed)
  await page.getByText(user.displayName, { exact: true }).first().click()
  await page.getByRole('menuitem', { name: '修改密码' }).click()
  await expect.element(page.getByRole('dialog', { name: '修改密码' })).toBeVisible()
  location.hash = '#/tags'
  await button('留在此页').click()
  await button('取消').click()
  await expect.element(field).toHaveValue(typed)
})
