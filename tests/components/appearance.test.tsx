/** How the answering site looks: colour, logo and cover, in one save. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, disconnect, exampleResult, expectNoWrites, hold, refuse, refuseOnce, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { logo } = exampleResult('uploadLogo')
/** Of the questionnaire whose pages are opened. */
const details = { ...exampleResult('getQuestionnaireDetails'), questionnaire: exampleResult('getQuestionnaire') }
const { version } = details
const style = { accentColor: '#2f6f62', logo: '', coverText: '以坦诚成就彼此' }
const save = page.getByRole('button', { name: '保存', exact: true })
const cover = page.getByLabelText('封面文字')
const preview = page.getByRole('region', { name: '评价人看到的样子' })
const picture = new File([new Uint8Array([1, 2, 3])], 'logo.png', { type: 'image/png' })

async function open(processStatus: 10 | 30 | 40 = 10) {
  const questionnaire = answerQuestionnaire({ processStatus })
  answer('getQuestionnaireDetails', { ...details, questionnaire, style })
  await renderPage(`/questionnaire/edit/appearance/${questionnaire.id}`)
  await expect.element(cover).toHaveValue(style.coverText)
  return { operationId: 'saveQuestionnaireDetails', params: { id: String(questionnaire.id) }, query: {} }
}

test('colour, logo and cover text go out in one call', async () => {
  const call = await open()
  await expectNoSeriousAxe()
  await expect.element(save).toBeDisabled()
  await page.getByRole('button', { name: '红色' }).click()
  await page.getByLabelText('标志', { exact: true }).upload(picture)
  await expect.poll(() => preview.element().querySelector('img')?.getAttribute('src')).toBe(logo)
  await cover.fill('坦诚')
  await expect.element(preview.getByText('坦诚', { exact: true })).toBeVisible()
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(save).toBeDisabled()
  const body = { style: { accentColor: '#9c3d3d', logo, coverText: '坦诚' }, version }
  await expect.poll(() => writes().slice(1)).toEqual([{ ...call, body }])
})

test.each([
  { language: 'zh' as const, names: ['青绿色', '蓝色', '靛蓝色', '紫色', '红色', '棕色', '绿色', '深灰色'] },
  { language: 'en' as const, names: ['Teal', 'Blue', 'Indigo', 'Purple', 'Red', 'Brown', 'Green', 'Dark grey'] },
])('colours are called by their names: $language', async ({ language, names }) => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/appearance/${id}`, { language })
  await expect.element(page.getByRole('button', { name: names[0], exact: true })).toBeVisible()
  const told = [...document.querySelectorAll('.rv-swatch')].map((one) => one.getAttribute('aria-label'))
  expect(told).toEqual(names)
})

test('nothing is saved while the logo is on its way', async () => {
  const call = await open()
  await cover.fill('坦诚')
  const release = hold('uploadLogo')
  await page.getByLabelText('标志', { exact: true }).upload(picture)
  const uploading = page.getByRole('button', { name: '正在上传…' })
  await expect.poll(() => uploading.elements().map((one) => one.matches(':disabled'))).toEqual([true, true])
  await expect.element(save).not.toBeInTheDocument()
  release()
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect
    .poll(() => writes().slice(1))
    .toEqual([{ ...call, body: { style: { ...style, logo, coverText: '坦诚' }, version } }])
})

test('leaving while the logo is on its way is asked about', async () => {
  await open()
  const release = hold('uploadLogo')
  await page.getByLabelText('标志', { exact: true }).upload(picture)
  await expect.element(page.getByRole('button', { name: '正在上传…' }).first()).toBeVisible()
  await page.getByRole('link', { name: /评价关系/ }).click()
  await page.getByRole('button', { name: '留在此页' }).click()
  release()
  await save.click()
  await expect.poll(writes).toHaveLength(2)
})

test('a logo that does not arrive leaves the rest to be saved', async () => {
  disconnect('uploadLogo')
  await open()
  await cover.fill('坦诚')
  await page.getByLabelText('标志', { exact: true }).upload(picture)
  await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  await expect.element(save).toBeEnabled()
})

test('a colour of one’s own is taken, and a pale one is told', async () => {
  const call = await open()
  await page.getByLabelText('自选颜色').fill('#ffee88')
  await expect.element(page.getByText('这个颜色偏浅', { exact: false })).toBeVisible()
  await save.click()
  await expect.poll(writes).toEqual([{ ...call, body: { style: { ...style, accentColor: '#ffee88' }, version } }])
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
  await expect.poll(writes).toEqual([{ ...call, body: { style, version } }])
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

test('what is typed while the look is being saved stays, and is saved next', async () => {
  const call = await open()
  const release = hold('saveQuestionnaireDetails')
  await cover.fill('坦诚')
  await save.click()
  await expect.poll(() => writes()).toHaveLength(1)
  await cover.fill('坦诚相见')
  const now = { ...details, style: { ...style, coverText: '坦诚' }, version: version + 1 }
  answer('saveQuestionnaireDetails', now)
  answer('getQuestionnaireDetails', now)
  release()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(cover).toHaveValue('坦诚相见')
  await save.click()
  const body = { style: { ...style, coverText: '坦诚相见' }, version: now.version }
  await expect.poll(() => writes().at(-1)).toEqual({ ...call, body })
})

test('what the contract does not take is told at its field and not sent', async () => {
  const call = await open()
  await cover.fill('字'.repeat(501))
  await save.click()
  await expect.element(cover).toHaveAccessibleDescription('最多 500 个字符')
  await expect.element(cover).toHaveAttribute('aria-invalid', 'true')
  await expectNoWrites()
  await cover.fill('坦诚')
  await save.click()
  await expect.poll(writes).toEqual([{ ...call, body: { style: { ...style, coverText: '坦诚' }, version } }])
})

test.each([
  { field: 'style.coverText', message: '封面文字不能这样' },
  { field: 'accentColor', message: '主题色不能这样' },
])('a refused $field is told where it is', async ({ field, message }) => {
  await open()
  refuse('saveQuestionnaireDetails', 'INVALID_INPUT', { fields: [{ field, message }] })
  await cover.fill('坦诚')
  await save.click()
  await expect.element(page.getByRole('main').getByRole('alert').filter({ hasText: message })).toBeVisible()
})

test('a refused logo is told where it is chosen', async () => {
  await open()
  const fields = [{ field: 'logo', message: '标志必须是上传过的图片' }]
  refuse('saveQuestionnaireDetails', 'REFERENCE_UNKNOWN', { fields })
  await cover.fill('坦诚')
  await save.click()
  await expect.element(page.getByRole('alert').filter({ hasText: '标志必须是上传过的图片' }).first()).toBeVisible()
  answer('saveQuestionnaireDetails', details)
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
})

describe('a look that somebody else changed meanwhile', () => {
  const dialog = page.getByRole('dialog', { name: '其他人刚刚修改过' })
  const theirs = { ...details, style: { accentColor: '#7a3f7d', logo, coverText: '他们的' }, version: version + 1 }

  async function overtaken() {
    const call = await open()
    refuse('saveQuestionnaireDetails', 'STALE_VERSION', { version: theirs.version })
    answer('getQuestionnaireDetails', theirs)
    await cover.fill('我的')
    await save.click()
    await expect.element(dialog.getByText('封面文字: 他们的', { exact: false })).toBeVisible()
    await expect.element(dialog.getByText('主题色: #7a3f7d', { exact: false })).toBeVisible()
    expect(dialog.element().querySelector('img')?.getAttribute('src')).toBe(logo)
    const first = { ...call, body: { style: { ...style, coverText: '我的' }, version } }
    await expect.poll(writes).toEqual([first])
    return { call, first }
  }

  test('is told, without a toast; mine is laid over theirs', async () => {
    const { call, first } = await overtaken()
    expect(page.getByText('[2034]', { exact: false }).elements()).toEqual([])
    const both = { ...theirs.style, coverText: '我的' }
    const now = { ...theirs, style: both, version: theirs.version + 1 }
    answer('saveQuestionnaireDetails', now)
    answer('getQuestionnaireDetails', now)
    await page.getByRole('button', { name: '保留我的修改' }).click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect.poll(writes).toEqual([first, { ...call, body: { style: both, version: theirs.version } }])
    // One's own save is nobody else's change.
    await cover.fill('再改')
    await expect.element(save).toBeEnabled()
    await save.click()
    await expect.poll(() => writes()).toHaveLength(3)
    await expect
      .poll(() => writes()[2])
      .toEqual({ ...call, body: { style: { ...both, coverText: '再改' }, version: now.version } })
  })

  test('is taken, and nothing is sent', async () => {
    const { first } = await overtaken()
    await page.getByRole('button', { name: '使用对方的修改' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(cover).toHaveValue('他们的')
    await expect.element(save).toBeDisabled()
    await expect.poll(writes).toEqual([first])
  })

  test('leaves mine to be sent again when the connection is lost', async () => {
    await overtaken()
    disconnect('saveQuestionnaireDetails')
    await page.getByRole('button', { name: '保留我的修改' }).click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(cover).toHaveValue('我的')
    await expect.element(save).toBeEnabled()
  })

  test('is sent once more without a question where only the settings were changed', async () => {
    const call = await open()
    answer('saveQuestionnaireDetails', details)
    refuseOnce('saveQuestionnaireDetails', 'STALE_VERSION', { version: version + 1 })
    answer('getQuestionnaireDetails', {
      ...details,
      style,
      setting: { ...details.setting, pooling: false },
      version: 8,
    })
    await cover.fill('我的')
    await save.click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await expect
      .poll(() => writes().at(-1))
      .toEqual({ ...call, body: { style: { ...style, coverText: '我的' }, version: 8 } })
  })
})

test('a finished questionnaire stays as it is', async () => {
  await open(40)
  await expect.element(cover).toBeDisabled()
})
