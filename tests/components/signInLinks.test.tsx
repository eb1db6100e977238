/** The sign-in page with a mailed link: asking for one, the password it sets, an invitation. */
import { afterEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, callsOf, disconnect, exampleResult, expectNoWrites, refuse, refuseOnce, writes } from './network.ts'
import { renderSignIn } from './renderPage.tsx'

const password = page.getByLabelText('密码', { exact: true })
/** Twelve by JavaScript's length. */
const SIX_HORSES = '🐎'.repeat(6)

describe('asking for a link', () => {
  const address = page.getByLabelText('邮箱', { exact: true })
  const send = page.getByRole('button', { name: '发送链接' })

  const WISHES = { returnUrl: '/manage.html#/employees', eid: 'ent-2' }
  const { search } = location
  afterEach(() => history.replaceState(null, '', `${location.pathname}${search}`))

  async function open() {
    await renderSignIn()
    await page.getByRole('link', { name: '忘记密码，或首次登录？' }).click()
    await expect.element(page.getByRole('heading', { name: '通过邮件设置密码' })).toBeVisible()
    expect(document.title).toContain('通过邮件设置密码')
  }

  test('the address alone is sent, and one is back where one signs in', async () => {
    await open()
    await expectNoSeriousAxe()
    await send.click()
    await expect.element(address).toHaveAccessibleDescription('请填写邮箱')
    await expectNoWrites()
    await address.fill(' li.xiaomei@yuanhang.example ')
    await send.click()
    await expectLeftFor('/signin/?linkAsked=1')
    const body = { email: 'li.xiaomei@yuanhang.example' }
    await expect.poll(writes).toEqual([{ operationId: 'mailSignInLinks', params: {}, query: {}, body }])
  })

  test('where to go back to and the enterprise to enter are still asked for afterwards', async () => {
    history.replaceState(null, '', `?${new URLSearchParams(WISHES)}`)
    await open()
    await address.fill('li.xiaomei@yuanhang.example')
    await send.click()
    await expectLeftFor(`/signin/?${new URLSearchParams({ ...WISHES, linkAsked: '1' })}`)
  })

  test('who asks too often is told, and what was typed stays', async () => {
    refuse('mailSignInLinks', 'LINKS_THROTTLED')
    await open()
    await address.fill('li.xiaomei@yuanhang.example')
    await send.click()
    await expect.element(page.getByRole('alert').getByText('[2028]', { exact: false })).toBeVisible()
    await expect.element(address).toHaveValue('li.xiaomei@yuanhang.example')
  })

  test('one can go back without asking', async () => {
    await open()
    await page.getByRole('link', { name: '返回登录' }).click()
    await expect.element(password).toBeVisible()
    await expectNoWrites()
  })

  test('a server that mails nothing says whom to ask', async () => {
    answer('getSessionState', { ...exampleResult('getSessionState'), mailsLinks: false })
    await renderSignIn()
    await expect.element(page.getByText('忘记密码？请联系企业管理员重置。')).toBeVisible()
    await expect.element(page.getByRole('link')).not.toBeInTheDocument()
  })
})

describe('a mailed link', () => {
  const { secret } = { secret: 'Zm9yLWV4YW1wbGUtMzItYnl0ZXMtb2Ytc2VjcmV0LXM' }
  const field = page.getByLabelText('新密码', { exact: true })
  const set = page.getByRole('button', { name: '设置密码' })
  const open = () => renderSignIn(`/password/${secret}`)

  test('sets the password, and leads to signing in', async () => {
    await open()
    await expectNoSeriousAxe()
    await field.fill(SIX_HORSES)
    await set.click()
    await expect.element(page.getByText('密码至少 12 个字符')).toBeVisible()
    await expectNoWrites()
    await field.fill('correct horse battery')
    await set.click()
    await expectLeftFor('/signin/?passwordSet=1')
    await expect.poll(writes).toEqual([
      {
        operationId: 'setPasswordByLink',
        params: {},
        query: {},
        body: { secret, password: 'correct horse battery' },
      },
    ])
  })

  test('one that is used up is told, and what was typed stays', async () => {
    refuse('setPasswordByLink', 'PASSWORD_LINK_INVALID')
    await open()
    await field.fill('correct horse battery')
    await set.click()
    await expect.element(page.getByRole('alert').getByText('[2018]', { exact: false })).toBeVisible()
    await expect.element(field).toHaveValue('correct horse battery')
  })
})

describe('an invitation', () => {
  const secret = 'Zm9yLWV4YW1wbGUtMzItYnl0ZXMtb2Ytc2VjcmV0LXM'
  const open = () => renderSignIn(`/invitation/${secret}`)
  const field = page.getByLabelText('密码', { exact: true })
  const confirm = page.getByRole('button', { name: '确认', exact: true })
  const again = page.getByRole('button', { name: '重试' })
  // Reading the link is a POST, so that the secret stands in no address.
  const sent = () => writes().filter(({ operationId }) => operationId !== 'readInvitation')
  const accepted = (body: object) => [{ operationId: 'acceptInvitation', params: {}, query: {}, body }]

  test('names the enterprise and sets the password; nothing happens before it is confirmed', async () => {
    await open()
    await expect.element(page.getByText('远航科技有限公司为您开通登录账号', { exact: false })).toBeVisible()
    await expectNoSeriousAxe()
    await field.fill(SIX_HORSES)
    await confirm.click()
    await expect.element(page.getByText('密码至少 12 个字符')).toBeVisible()
    expect(sent()).toEqual([])
    await field.fill('correct horse')
    await confirm.click()
    await expectLeftFor(`/signin/?joined=1&eid=${exampleResult('readInvitation').enterpriseUid}`)
    await expect.poll(sent).toEqual(accepted({ secret, password: 'correct horse' }))
  })

  const MAILED = [/两个企业便共用一个账号/, /此邮箱原来的密码将失效/]
  const PRINTED = [/它只用于登录该企业/, /您在该企业原来的密码将失效/]

  test.each([
    { isMailed: true, said: MAILED, unsaid: PRINTED },
    // It shares no account, and no other password ends.
    { isMailed: false, said: PRINTED, unsaid: MAILED },
  ])('says what is true of a link that was mailed: $isMailed', async ({ isMailed, said, unsaid }) => {
    answer('readInvitation', { ...exampleResult('readInvitation'), isMailed })
    await open()
    for (const text of said) await expect.element(page.getByText(text)).toBeVisible()
    for (const text of unsaid) await expect.element(page.getByText(text)).not.toBeInTheDocument()
  })

  test('to somebody who confirmed the address before it asks for no password', async () => {
    answer('readInvitation', { ...exampleResult('readInvitation'), needsPassword: false })
    await open()
    await expect.element(confirm).toBeVisible()
    await expect.element(field).not.toBeInTheDocument()
    await confirm.click()
    await expectLeftFor(`/signin/?joined=1&eid=${exampleResult('readInvitation').enterpriseUid}`)
    await expect.poll(sent).toEqual(accepted({ secret }))
  })

  test('a link that is used up is told, and there is nothing to send', async () => {
    refuse('readInvitation', 'PASSWORD_LINK_INVALID')
    await open()
    await expect.element(page.getByRole('alert').getByText('[2018]', { exact: false })).toBeVisible()
    await expect.element(confirm).not.toBeInTheDocument()
    await expect.element(again).not.toBeInTheDocument()
  })

  test('that could not be read is read again; one that fails again says so again', async () => {
    disconnect('readInvitation')
    await open()
    await expect.element(page.getByRole('alert').getByText('请求服务器失败', { exact: false })).toBeVisible()
    await again.click()
    await expect.poll(() => callsOf('readInvitation')).toHaveLength(2)
    await expect.element(page.getByRole('alert').getByText('请求服务器失败', { exact: false })).toBeVisible()
    answer('readInvitation', exampleResult('readInvitation'))
    await again.click()
    await expect.element(confirm).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect
      .poll(() => callsOf('readInvitation').map(({ body }) => body))
      .toEqual([{ secret }, { secret }, { secret }])
    expect(sent()).toEqual([])
  })

  test('a refusal keeps what was typed', async () => {
    refuse('acceptInvitation', 'WEAK_PASSWORD', { fields: [{ field: 'password', message: '密码太弱' }] })
    await open()
    await field.fill('correct horse')
    await confirm.click()
    await expect.element(page.getByText('密码太弱')).toBeVisible()
    await expect.element(field).toHaveValue('correct horse')
  })
})

describe('a mailed link pasted over the open page', () => {
  const first = 'Zm9yLWV4YW1wbGUtMzItYnl0ZXMtb2Ytc2VjcmV0LXM'
  const second = 'YW5vdGhlci1saW5rLW9mLTMyLWJ5dGVzLXNlY3JldHM'
  const paste = (address: string) => {
    location.hash = `#${address}`
  }
  const invited = () => callsOf('readInvitation').map(({ body }) => body)
  const typed = page.getByLabelText('密码', { exact: true })

  test('is opened in place of signing in', async () => {
    await renderSignIn()
    await expect.element(page.getByRole('heading', { name: '登录' })).toBeVisible()
    paste(`/invitation/${first}`)
    await expect.element(page.getByText('远航科技有限公司为您开通登录账号', { exact: false })).toBeVisible()
    expect(invited()).toEqual([{ secret: first }])
    await expect.element(page.getByRole('heading', { name: '登录' })).not.toBeInTheDocument()
  })

  test('is opened in place of another one, of which nothing stays', async () => {
    refuseOnce('acceptInvitation', 'WEAK_PASSWORD', { fields: [{ field: 'password', message: '密码太弱' }] })
    await renderSignIn(`/invitation/${first}`)
    await typed.fill('correct horse')
    await page.getByRole('button', { name: '确认', exact: true }).click()
    await expect.element(page.getByText('密码太弱')).toBeVisible()
    paste(`/invitation/${second}`)
    await expect.poll(invited).toEqual([{ secret: first }, { secret: second }])
    await expect.element(typed).toHaveValue('')
    await expect.element(page.getByText('密码太弱')).not.toBeInTheDocument()
  })

  test('sets the password by its own secret', async () => {
    const field = page.getByLabelText('新密码', { exact: true })
    await renderSignIn(`/password/${first}`)
    await field.fill('typed for the first')
    paste(`/password/${second}`)
    await expect.element(field).toHaveValue('')
    await field.fill('correct horse battery')
    await page.getByRole('button', { name: '设置密码' }).click()
    await expectLeftFor('/signin/?passwordSet=1')
    await expect
      .poll(() => writes().map(({ body }) => body))
      .toEqual([{ secret: second, password: 'correct horse battery' }])
  })
})
