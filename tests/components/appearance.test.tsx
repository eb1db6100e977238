/** How the answering site looks: colour, logo and cover, in one save. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, disconnect, exampleResult, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { logo } = exampleResult('uploadLogo')
const style = { accentColor: '#2f6f62', logo: '', coverText: '以坦诚成就彼此' }
const save = page.getByRole('button', { name: '保存', exact: true })
const cover = page.getByLabelText('封面文字')
const preview = page.getByRole('region', { name: '评价人看到的样子' })
const picture = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' })

async function open(processStatus: 10 | 30 | 40 = 10) {
  const questionnaire = answerQuestionnaire({ processStatus })
  const config = exampleResult('getQuestionnaireConfig')
  answer('getQuestionnaireConfig', { ...config, styleConfig: JSON.stringify(style) })
  await renderPage(`/questionnaire/edit/appearance/${questionnaire.id}`)
  await expect.element(cover).toHaveValue(style.coverText)
  return { operationId: 'saveQuestionnaireDetails', params: { id: String(questionnaire.id) }, query: {} }
}

test('colour, logo and cover text go out in one call', async () => {
  const call = await open()
  await expectNoSeriousAxe()
  await expect.element(save).toBeDisabled()
  await page.getByRole('button', { name: '#9c3d3d' }).click()
  await page.getByLabelText('标志', { exact: true }).upload(picture)
  await expect.poll(() => preview.element().querySelector('img')?.getAttribute('src')).toBe(logo)
  await cover.fill('坦诚')
  await expect.element(preview.getByText('坦诚', { exact: true })).toBeVisible()
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(save).toBeDisabled()
  const body = { style: { accentColor: '#9c3d3d', logo, coverText: '坦诚' } }
  expect(writes().slice(1)).toEqual([{ ...call, body }])
})

test('a colour of one’s own is taken, and a pale one is told', async () => {
  const call = await open()
  await page.getByLabelText('自选颜色').fill('#ffee88')
  await expect.element(page.getByText('这个颜色偏浅', { exact: false })).toBeVisible()
  await save.click()
  await expect.poll(writes).toEqual([{ ...call, body: { style: { ...style, accentColor: '#ffee88' } } }])
})

test('a logo taken away gives way to the enterprise’s', async () => {
  style.logo = logo
  const enterpriseLogo = '/api/files/logo/ent/of-the-enterprise.webp'
  answer('getCurrentUser', { ...exampleResult('getCurrentUser'), enterpriseLogo })
  const call = await open()
  style.logo = ''
  await page.getByRole('button', { name: '移除' }).click()
  await expect.poll(() => preview.element().querySelector('img')?.getAttribute('src')).toBe(enterpriseLogo)
  await save.click()
  await expect.poll(writes).toEqual([{ ...call, body: { style } }])
})

test.each([
  { name: 'a refusal', fail: () => refuse('saveQuestionnaireDetails', 'NOT_EDITABLE'), told: '[2031]' },
  { name: 'a lost connection', fail: () => disconnect('saveQuestionnaireDetails'), told: '请求服务器失败' },
])('$name keeps what was typed', async ({ fail, told }) => {
  await open()
  fail()
  await cover.fill('坦诚')
  await save.click()
  await expect.element(page.getByText(told, { exact: false })).toBeVisible()
  await expect.element(cover).toHaveValue('坦诚')
  await expect.element(save).toBeEnabled()
})

test('a finished questionnaire stays as it is', async () => {
  await open(40)
  await expect.element(cover).toBeDisabled()
})
