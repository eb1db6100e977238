/** Settings of a questionnaire: one save for all of it. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const details = exampleResult('getQuestionnaireDetails')
const { setting, version } = details
const save = page.getByRole('button', { name: '保存', exact: true })

/** As the browser pastes: what is too long for the field is cut. */
const paste = async (text: string) => document.execCommand('insertText', false, text)

async function typeTitle(meanwhile = () => {}) {
  const questionnaire = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/settings/${questionnaire.id}`)
  const field = page.getByRole('textbox').first()
  await field.fill(' 秋季评估 ')
  meanwhile()
  await save.click()
  return { questionnaire, field }
}

test('title and settings go out in one call', async () => {
  const { questionnaire } = await typeTitle()
  await expect.element(page.getByText('已保存')).toBeVisible()
  const { id, type, summary } = questionnaire
  const body = { type, title: '秋季评估', summary, setting, version }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {}, body }])
})

test('a refusal keeps what was typed', async () => {
  refuse('saveQuestionnaireDetails', 'NOT_EDITABLE')
  const { field } = await typeTitle()
  await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
  await expect.element(field).toHaveValue(' 秋季评估 ')
})

test.each([
  { label: '标题', most: 200 },
  { label: '说明', most: 5000 },
  { label: '欢迎语', most: 2000 },
  { label: '感谢语', most: 2000 },
])(
  '$label that is longer than $most characters is pasted whole, said to be too long, and not saved cut',
  async (text) => {
    const { id } = answerQuestionnaire({ processStatus: 10 })
    await renderPage(`/questionnaire/edit/settings/${id}`)
    const field = page.getByRole('textbox', { name: text.label })
    await field.click()
    await paste('长'.repeat(text.most + 1))
    await expect.element(field).toHaveValue(expect.stringContaining('长'.repeat(text.most + 1)))
    await save.click()
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`${text.most}`))
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expectNoWrites()
    await field.fill('好'.repeat(text.most))
    await save.click()
    await expect.poll(writes).toHaveLength(1)
  },
)

test('another type brings its own rule along', async () => {
  const { id, title, summary } = answerQuestionnaire({ processStatus: 10, type: 2 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  await page.getByRole('radio', { name: /^实名/ }).click()
  await expect.element(page.getByLabelText('得分：至少几人')).toHaveValue(1)
  await save.click()
  const rule = { scoreFloor: 1, commentFloor: 1, exemptLevelTypes: ['superior', 'self'], pooling: false }
  const body = { type: 1, title, summary, setting: { ...setting, ...rule }, version }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {}, body }])
})

test.each([
  { field: 'deadline', label: '截止时间' },
  { field: 'setting.welcomeText', label: '欢迎语' },
  { field: 'exemptLevelTypes', label: '上级的结果不受人数限制' },
])('what the server finds wrong with $field stands there', async ({ field, label }) => {
  refuse('saveQuestionnaireDetails', 'INVALID_INPUT', { fields: [{ field, message: '这一项无效' }] })
  await typeTitle()
  await expect.element(page.getByLabelText(label, { exact: false })).toHaveAccessibleDescription(/这一项无效/)
  await expect.element(page.getByLabelText(label, { exact: false })).toHaveAttribute('aria-invalid', 'true')
})

test('a switch is turned and sent', async () => {
  const { id, type, title, summary } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  await page.getByRole('checkbox', { name: '上级的结果不受人数限制' }).click()
  await save.click()
  const body = { type, title, summary, setting: { ...setting, exemptLevelTypes: ['self'] }, version }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {}, body }])
})

describe('a deadline that is typed by half', () => {
  const deadline = page.getByLabelText('截止时间', { exact: true })
  const moment = new Date('2026-03-23T18:05').toISOString()

  /** Opens the settings with a deadline, or none, and types one part of another; the browser knows no time for it. */
  async function typeHalf(before: string | null) {
    const { id, type, summary } = answerQuestionnaire({ processStatus: 10 })
    const record = exampleResult('getQuestionnaireDetails')
    answer('getQuestionnaireDetails', {
      ...record,
      questionnaire: { ...record.questionnaire, id, type, summary, processStatus: 10 },
      setting: { ...setting, deadline: before },
    })
    await renderPage(`/questionnaire/edit/settings/${id}`)
    await expect.element(deadline).toHaveValue(before === null ? '' : '2026-03-23T18:05')
    await deadline.click()
    await userEvent.keyboard(before === null ? '12' : '{Delete}')
    expect((deadline.element() as HTMLInputElement).validity.badInput).toBe(true)
    await page.getByLabelText('标题', { exact: true }).fill('秋季评估')
    await save.click()
  }

  test.each([{ before: moment }, { before: null }])(
    'over $before is told, kept and not saved as none',
    async ({ before }) => {
      await typeHalf(before)
      await expect.element(deadline).toHaveAccessibleDescription(/截止时间无效，请重新选择/)
      await expect.element(deadline).toHaveAttribute('aria-invalid', 'true')
      await expectNoWrites()
      expect((deadline.element() as HTMLInputElement).validity.badInput).toBe(true)
    },
  )

  test.each([
    { name: 'to its end', typed: '2026-03-24T09:00', want: new Date('2026-03-24T09:00').toISOString() },
    { name: 'away', typed: '', want: null },
  ])('and then $name is saved so', async ({ typed, want }) => {
    await typeHalf(moment)
    await expect.element(deadline).toHaveAttribute('aria-invalid', 'true')
    await deadline.fill(typed)
    await save.click()
    await expect
      .poll(() => writes().map(({ body }) => body))
      .toMatchObject([{ title: '秋季评估', setting: { deadline: want } }])
  })
})

test.each([
  { what: 'groups that are too small stay merged', name: '人数不足的关系合并为“其他评价人”' },
  { what: 'a superior stays without a floor', name: '上级的结果不受人数限制' },
  { what: 'self stays without a floor', name: '自评不受人数限制' },
])('once started, $what', async ({ name }) => {
  const { id } = answerQuestionnaire({ processStatus: 30 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  const flag = page.getByRole('checkbox', { name })
  await expect.element(flag).toHaveAttribute('aria-disabled', 'true')
  await flag.click({ force: true })
  await expect.element(flag).toBeChecked()
  await expect.element(save).toBeDisabled()
})

test('superiors are promised the report before the start', async () => {
  const { id, type, title, summary } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  const flag = page.getByRole('checkbox', { name: '允许把报告发布给被评价人的上级' })
  await expect.element(flag).not.toBeChecked()
  await flag.click()
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  const body = { type, title, summary, setting: { ...setting, superiorReads: true }, version }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {}, body }])
})

test('once started, who receives the report stays', async () => {
  const { id } = answerQuestionnaire({ processStatus: 30 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  const flag = page.getByRole('checkbox', { name: '允许把报告发布给被评价人的上级' })
  await expect.element(flag).toHaveAttribute('aria-disabled', 'true')
  await flag.click({ force: true })
  await expect.element(flag).not.toBeChecked()
  await expect.element(save).toBeDisabled()
})

test.each([
  { type: 2 as const, isFixed: true },
  { type: 1 as const, isFixed: false },
])('once started, whether one may be unable stays in type 2 alone: type $type', async ({ type, isFixed }) => {
  const { id, title, summary } = answerQuestionnaire({ processStatus: 30, type })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  const flag = page.getByRole('checkbox', { name: '允许选择“没有机会观察”' })
  await expect.element(flag).toHaveAttribute('aria-disabled', String(isFixed))
  await flag.click({ force: true })
  if (isFixed) {
    await expect.element(flag).toBeChecked()
    return expect.element(save).toBeDisabled()
  }
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  const body = { type, title, summary, setting: { ...setting, allowUnable: false }, version }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {}, body }])
})

describe('settings that somebody else changed meanwhile', () => {
  const dialog = page.getByRole('dialog', { name: '其他人刚刚修改过' })
  const told = (text: string) => expect.element(dialog.getByText(text, { exact: false })).toBeVisible()

  async function overtaken() {
    const questionnaire = answerQuestionnaire({ processStatus: 10, type: 1, summary: '旧的说明' })
    const { id, type, summary } = questionnaire
    await renderPage(`/questionnaire/edit/settings/${id}`)
    await expect.element(page.getByLabelText('说明', { exact: true })).toHaveValue(summary)
    refuse('saveQuestionnaireDetails', 'STALE_VERSION', { version: version + 1 })
    const deadline = new Date('2026-03-23T18:05').toISOString()
    const theirs = {
      ...details,
      questionnaire: { ...questionnaire, title: '他们的标题', summary: '他们的说明' },
      setting: { ...setting, deadline, allowUnable: false, thanksText: '', language: 'en' as const },
      version: version + 1,
    }
    answer('getQuestionnaireDetails', theirs)
    await page.getByLabelText('标题', { exact: true }).fill('我的标题')
    await save.click()
    await told('说明: 他们的说明')
    const call = { operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {} }
    const first = { ...call, body: { type, title: '我的标题', summary, setting, version } }
    await expect.poll(writes).toEqual([first])
    return { call, first, theirs }
  }

  test('are told in the words of the form, without a toast; mine are laid over theirs', async () => {
    const { call, first, theirs } = await overtaken()
    await told('标题: 他们的标题')
    await told('截止时间: 2026年3月23日 18:05')
    await told('允许选择“没有机会观察”: 否')
    await told('感谢语: —')
    await told('问卷与邮件的语言: English')
    expect(dialog.getByRole('listitem').elements()).toHaveLength(6)
    expect(page.getByText('[2034]', { exact: false }).elements()).toEqual([])
    const questionnaire = { ...theirs.questionnaire, title: '我的标题' }
    const now = { ...theirs, questionnaire, version: theirs.version + 1 }
    answer('saveQuestionnaireDetails', now)
    answer('getQuestionnaireDetails', now)
    await page.getByRole('button', { name: '保留我的修改' }).click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    const { type, summary } = questionnaire
    const body = { type, title: '我的标题', summary, setting: theirs.setting, version: theirs.version }
    await expect.poll(writes).toEqual([first, { ...call, body }])
  })

  test('are taken, and nothing is sent', async () => {
    const { first } = await overtaken()
    await page.getByRole('button', { name: '使用对方的修改' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByLabelText('标题', { exact: true })).toHaveValue('他们的标题')
    await expect.element(page.getByLabelText('说明', { exact: true })).toHaveValue('他们的说明')
    await expect.element(save).toBeDisabled()
    await expect.poll(writes).toEqual([first])
  })

  test('one’s own save is nobody else’s change, also where what is stored cannot be read again', async () => {
    answer('saveQuestionnaireDetails', { ...details, version: version + 1 })
    const { field } = await typeTitle(() => disconnect('getQuestionnaireDetails'))
    // The notice that nothing can be read takes the place of the one that it is saved, at once.
    await expect.element(page.getByText(/已保存|请求服务器失败/).first()).toBeVisible()
    await field.fill('再改')
    await save.click()
    await expect.poll(() => writes()).toHaveLength(2)
    await expect.poll(() => writes()[1]).toMatchObject({ body: { title: '再改', version: version + 1 } })
  })
})
