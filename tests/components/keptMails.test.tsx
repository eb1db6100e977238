/** Mails typed when the session ends are kept in the tab, with what they are changes of, and offered again. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { keepMine, question } from './whoseStays.ts'

const { id } = exampleResult('getQuestionnaire')
const { enterpriseUid, employeeId } = exampleResult('getCurrentUser')
const stored = exampleResult('listEmailTemplates')
const address = `/questionnaire/publish/template/${id}`
const button = (name: string) => page.getByRole('button', { name, exact: true })
const save = button('保存模板')
const title = page.getByLabelText('标题')
const offer = page.getByText('上次离开时有修改没有保存', { exact: false })

const mailOf = (type: string) => {
  const mail = stored.find(({ emailType }) => emailType === type)
  if (mail === undefined) throw new Error(`there is no mail of type ${type}`)
  return mail
}
const invite = mailOf('invite')
const remind = mailOf('remind')
const KEY = `roundview.unsaved.${enterpriseUid}.${employeeId}.mails.${id}`
const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
const draft = (over: typeof invite, typed: string) => ({ [over.emailType]: { mail: { ...over, title: typed }, over } })
const sent = (mail: typeof invite, typed: string, before = mail) => ({
  operationId: 'saveEmailTemplate',
  params: { id: String(id) },
  query: {},
  body: { ...mail, title: typed, before: { title: before.title, content: before.content } },
})

/** Opens the page with the mails that were kept. */
async function openWith(...drafts: object[]) {
  sessionStorage.setItem(KEY, JSON.stringify(Object.assign({}, ...drafts)))
  answerQuestionnaire({ processStatus: 30 })
  await renderPage(address)
  await expect.element(offer).toBeVisible()
}

const expectSignIn = () =>
  expectLeftFor(`/signin/?${new URLSearchParams({ returnUrl: `${location.pathname}${location.search}#${address}` })}`)

test('all that is typed is kept, and the browser does not hold the page back', async () => {
  refuse('saveEmailTemplate', 'UNAUTHENTICATED')
  await renderPage(address)
  await title.fill('请作答')
  await button('提醒').click()
  await title.fill('还剩三天')
  await save.click()
  await expect.poll(kept).toEqual({ ...draft(invite, '请作答'), ...draft(remind, '还剩三天') })
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await expectSignIn()
})

test('what is kept is added to what waited to be restored', async () => {
  refuse('saveEmailTemplate', 'UNAUTHENTICATED')
  await openWith(draft(remind, '还剩三天'))
  await title.fill('请作答')
  await save.click()
  await expect.poll(kept).toEqual({ ...draft(invite, '请作答'), ...draft(remind, '还剩三天') })
  await expectSignIn()
})

test('restored it stands where it was typed, unsaved; saved, it is no more kept', async () => {
  await openWith(draft(remind, '还剩三天'))
  await expectNoSeriousAxe()
  await button('恢复修改').click()
  await expect.element(title).toHaveValue('还剩三天')
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(button('发送邀请')).toBeDisabled()
  await expectNoWrites()
  await save.click()
  await expect.poll(writes).toEqual([sent(remind, '还剩三天')])
  expect(kept()).toBeNull()
})

test('somebody else changed the mail since: it is asked whose change shall stay', async () => {
  const theirs = { ...invite, title: '他的标题' }
  answer('listEmailTemplates', [theirs, ...stored.filter(({ emailType }) => emailType !== 'invite')])
  refuse('saveEmailTemplate', 'STALE_VERSION')
  await openWith(draft(invite, '请作答'))
  await button('恢复修改').click()
  await expect.element(title).toHaveValue('请作答')
  await save.click()
  await expect.element(question.getByText('标题: 他的标题')).toBeVisible()
  answer('saveEmailTemplate', { ...invite, title: '请作答' })
  await keepMine()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.poll(writes).toEqual([sent(invite, '请作答'), sent(invite, '请作答', theirs)])
})

test('who does not want it is not asked again', async () => {
  await openWith(draft(invite, '请作答'))
  await button('放弃').click()
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(title).toHaveValue(invite.title)
  expect(kept()).toBeNull()
})

test('a mail that is saved takes the place of the one that was kept, and of no other', async () => {
  await openWith(draft(invite, '请作答'), draft(remind, '还剩三天'))
  await title.fill('请您作答')
  await save.click()
  await expect.element(page.getByText('已保存')).toBeVisible()
  expect(kept()).toEqual(draft(remind, '还剩三天'))
  await expect.poll(writes).toEqual([sent(invite, '请您作答')])
})

test('what cannot be read is not offered', async () => {
  sessionStorage.setItem(KEY, JSON.stringify({ invite: { mail: { title: 7 } }, other: draft(invite, '请作答') }))
  await renderPage(address)
  await expect.element(title).toHaveValue(invite.title)
  expect(offer.elements()).toEqual([])
})
