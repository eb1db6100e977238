/** A mail that was changed and not saved is lost by nothing one does on its page, and nothing is sent past it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, disconnect, exampleResult, expectNoWrites, hold, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const [invite, remind] = exampleResult('listEmailTemplates')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const save = button('保存模板')
const title = page.getByLabelText('标题')
const typed = '请作答'
const why = '邮件模板有未保存的修改，请先保存或放弃修改。'

/** What is saved is what is read next. */
function storeTemplates() {
  let stored = exampleResult('listEmailTemplates')
  answer('listEmailTemplates', () => stored)
  answer('saveEmailTemplate', ({ body }) => {
    // The JSON edge: the page sends what the document says.
    const { before: _, ...saved } = body as (typeof stored)[number] & { before: object }
    stored = stored.map((each) => (each.emailType === saved.emailType ? saved : each))
    return saved
  })
}

async function open(address = `/questionnaire/publish/template/${id}`, options = {}) {
  await renderPage(address, options)
  await expect.element(title).toBeVisible()
}

/** A title is typed and saved, and nothing can be read again. */
async function saveUnread() {
  storeTemplates()
  await open()
  await title.fill(typed)
  disconnect('listEmailTemplates')
  await save.click()
  // The notice that nothing can be read takes the place of the one that it is saved, at once.
  await expect.element(page.getByText(/已保存|请求服务器失败/).first()).toBeVisible()
}

describe('leaving', () => {
  const settings = page.getByRole('navigation', { name: '问卷步骤' }).getByRole('link', { name: /设置/ })

  test('staying keeps it, also while another mail is looked at; leaving drops it', async () => {
    await open()
    await title.fill(typed)
    await button('提醒').click()
    await expect.element(title).toHaveValue(remind?.title ?? '')
    await settings.click()
    await button('留在此页').click()
    await button('邀请').click()
    await expect.element(title).toHaveValue(typed)
    await settings.click()
    await button('不保存，离开').click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/settings/${id}`)
    await expectNoWrites()
  })

  test('a mail that reads as it is stored, or was saved, is not asked about', async () => {
    storeTemplates()
    await open()
    await title.fill(typed)
    await title.fill(invite?.title ?? '')
    await button('提醒').click()
    await title.fill(typed)
    await save.click()
    await expect.element(page.getByText('已保存')).toBeVisible()
    await settings.click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/settings/${id}`)
  })

  test('what was typed for one questionnaire never stands in the mails of another', async () => {
    const other = id + 1
    answer('getQuestionnaire', ({ params }) => ({ ...exampleResult('getQuestionnaire'), id: Number(params.id) }))
    // Both have been read, so that going from one to the other shows no sign of waiting.
    await open(`/questionnaire/publish/template/${other}`)
    location.hash = `#/questionnaire/publish/template/${id}`
    await expect
      .element(page.getByRole('link', { name: '查看进度' }))
      .toHaveAttribute('href', expect.stringMatching(`${id}$`))
    await title.fill(typed)
    location.hash = `#/questionnaire/publish/template/${other}`
    await button('不保存，离开').click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/publish/template/${other}`)
    await expect.element(title).toHaveValue(invite?.title ?? '')
  })
})

describe('saving', () => {
  beforeEach(() => void answerQuestionnaire({}))

  test.each([
    { name: 'and the mails are read again', read: () => {} },
    { name: 'though the mails cannot be read again', read: () => disconnect('listEmailTemplates') },
  ])('what is typed meanwhile stands unsaved, $name', async ({ read }) => {
    storeTemplates()
    await open()
    await title.fill(`${typed} A`)
    const release = hold('saveEmailTemplate')
    await save.click()
    await expect.poll(writes).toHaveLength(1)
    await expect.element(button('放弃修改')).toBeDisabled()
    await title.click()
    await userEvent.keyboard('{End} B')
    read()
    release()
    await expect.element(save).toBeEnabled()
    await expect.element(title).toHaveValue(`${typed} A B`)
    await expect.element(page.getByText(why)).toBeVisible()
    await save.click()
    await expect.poll(() => writes()[1]?.body).toMatchObject({ title: `${typed} A B`, before: { title: `${typed} A` } })
    await expect.element(page.getByText(why)).not.toBeInTheDocument()
  })

  test('what was saved stands as saved, though it cannot be read again', async () => {
    await saveUnread()
    await expect.element(page.getByText('请求服务器失败', { exact: false }).first()).toBeVisible()
    await expect.element(title).toHaveValue(typed)
    await expect.element(save).toBeDisabled()
    await expect.element(button('放弃修改')).not.toBeInTheDocument()
  })
})

describe('beside another mail', () => {
  test('only the one that is shown is given up', async () => {
    await open()
    await title.fill(typed)
    await button('提醒').click()
    await title.fill('还剩三天')
    await button('放弃修改').click()
    await expect.element(title).toHaveValue(remind?.title ?? '')
    await button('邀请').click()
    await expect.element(title).toHaveValue(typed)
  })

  test('what is saved stands in no other, though they cannot be read again', async () => {
    await saveUnread()
    await button('提醒').click()
    await expect.element(title).toHaveValue(remind?.title ?? '')
  })
})

describe('sending', () => {
  test.each([
    { name: '启动问卷', status: 20 },
    { name: '发送邀请', status: 30 },
  ] as const)('$name waits until the mails are saved or given up, and says so', async ({ name, status }) => {
    storeTemplates()
    answerQuestionnaire({ processStatus: status })
    await open(undefined, { width: 390 })
    await expect.element(button(name)).toBeEnabled()
    await title.fill(typed)
    await expect.element(button(name)).toBeDisabled()
    // In words, for a finger and a keyboard, too.
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(button(name)).toHaveAccessibleDescription(why)
    await expectNoSeriousAxe()
    await button('提醒').click()
    await expect.element(button(name)).toBeDisabled()
    await button('邀请').click()
    await button('放弃修改').click()
    await expect.element(button(name)).toBeEnabled()
    await title.fill(typed)
    const release = hold('saveEmailTemplate')
    await save.click()
    await expect.poll(writes).toHaveLength(1)
    await expect.element(button(name)).toBeDisabled()
    release()
    await expect.element(button(name)).toBeEnabled()
  })
})
