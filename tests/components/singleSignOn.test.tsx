/** The way to the enterprise's own sign-in page and back, and out again (docs/decisions/0018). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import {
  answer,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  refuse,
  refuseOnce,
  writes,
} from './network.ts'
import { renderFeedback, renderPage, renderSignIn } from './renderPage.tsx'

const EID = 'ent-7k2m9q4x'
const BACK = '/manage.html#/employees?page=2'
const ASKED = `?${new URLSearchParams({ returnUrl: BACK, eid: EID })}`
const PROVIDER = '/authorize?client_id=roundview'

const leave = page.getByRole('button', { name: '使用企业账号登录' })
const finishing = page.getByRole('button', { name: '正在登录…' })
const name = page.getByLabelText('邮箱或工号', { exact: true })
const write = (operationId: string, body: unknown) => ({ operationId, params: {}, query: {}, body })

/** The browser shows the page again as it was left. */
const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

const { search } = location
const open = (query: string) => history.replaceState(null, '', `${location.pathname}${query}`)

beforeEach(() => answer('getSessionState', { ...exampleResult('getSessionState'), singleSignOn: true }))
afterEach(() => open(search))

describe('which enterprise', () => {
  const LONGEST = `ent-${'x'.repeat(36)}`

  test.each([
    { name: 'as long as one may be is asked of', query: `?eid=${LONGEST}`, asked: { eid: LONGEST } },
    { name: 'longer than one is not', query: `?eid=${LONGEST}x`, asked: {} },
    { name: 'without a letter is not', query: '?eid=', asked: {} },
  ])('$name', async ({ query, asked }) => {
    open(query)
    await renderSignIn()
    await leave.click()
    await expectLeftFor(PROVIDER)
    await expect.poll(() => callsOf('getSessionState').map((call) => call.query)).toEqual([asked])
    await expect.poll(writes).toEqual([write('beginSingleSignOn', asked)])
  })

  test('longer than one is not sent with a password either', async () => {
    open(`?eid=${LONGEST}x`)
    await renderSignIn()
    await name.fill('lin@yuanhang.example')
    await page.getByLabelText('密码', { exact: true }).fill('nobody else knows it')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expectLeftFor(exampleResult('signIn').returnUrl)
    const body = { email: 'lin@yuanhang.example', password: 'nobody else knows it' }
    await expect.poll(writes).toEqual([write('signIn', body)])
  })

  test('that is refused is asked of no more, and takes no sign-in away', async () => {
    refuseOnce('getSessionState', 'INVALID_INPUT')
    open(ASKED)
    await renderSignIn()
    await expect.element(name).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.poll(() => callsOf('getSessionState').map((call) => call.query)).toEqual([{ eid: EID }, {}])
  })

  test('a lost connection is told, and nothing is asked of another; the same is asked again', async () => {
    disconnect('getSessionState')
    open(ASKED)
    await renderSignIn()
    await expect.element(page.getByRole('alert').getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.poll(() => callsOf('getSessionState').map((call) => call.query)).toEqual([{ eid: EID }])
    await expectNoSeriousAxe()
    answer('getSessionState', { ...exampleResult('getSessionState'), singleSignOn: true })
    await page.getByRole('button', { name: '重试' }).click()
    await expect.element(leave).toBeVisible()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.poll(() => callsOf('getSessionState').map((call) => call.query)).toEqual([{ eid: EID }, { eid: EID }])
  })
})

describe('going there', () => {
  test('is not offered where the enterprise has no such page; which one is asked by eid', async () => {
    answer('getSessionState', exampleResult('getSessionState'))
    open(ASKED)
    await renderSignIn()
    await expect.element(name).toBeVisible()
    await expect.element(leave).not.toBeInTheDocument()
    await expect
      .poll(() => callsOf('getSessionState'))
      .toEqual([{ operationId: 'getSessionState', params: {}, query: { eid: EID } }])
  })

  test.each([
    { name: 'with what was asked for', query: ASKED, body: { eid: EID, returnUrl: BACK } },
    { name: 'when nothing was', query: '', body: {} },
  ])('leads to the company’s page $name', async ({ query, body }) => {
    open(query)
    await renderSignIn()
    await expect.element(leave).toBeVisible()
    await expectNoSeriousAxe()
    await leave.click()
    await expectLeftFor(PROVIDER)
    await expect.poll(writes).toEqual([write('beginSingleSignOn', body)])
    expect(location.search).toBe(query)
  })

  test('is asked once while it is under way', async () => {
    const release = hold('beginSingleSignOn')
    await renderSignIn()
    await leave.click()
    await expect.element(page.getByRole('button', { name: '正在转到贵企业的登录页面…' })).toBeDisabled()
    release()
    await expectLeftFor(PROVIDER)
    await expect.poll(writes).toHaveLength(1)
  })

  test('whoever goes back from there may try again, and sign in by password', async () => {
    await renderSignIn()
    await leave.click()
    await expectLeftFor(PROVIDER)
    const waiting = page.getByRole('button', { name: '正在转到贵企业的登录页面…' })
    await expect.element(waiting).toBeDisabled()
    comeBack()
    await expect.element(leave).toBeEnabled()
    await leave.click()
    await expectLeftFor(PROVIDER)
    comeBack()
    await name.fill('lin@yuanhang.example')
    await page.getByLabelText('密码', { exact: true }).fill('nobody else knows it')
    const submit = page.getByRole('button', { name: '登录', exact: true })
    await submit.click()
    await expectLeftFor(exampleResult('signIn').returnUrl)
    comeBack()
    await expect.element(submit).toBeEnabled()
  })

  test.each([
    { name: 'a refusal', fail: () => refuse('beginSingleSignOn', 'SIGN_ON_UNREACHABLE'), told: '[2044]' },
    { name: 'a lost connection', fail: () => disconnect('beginSingleSignOn'), told: '请求服务器失败' },
  ])('$name is told; the password, or another try, is left', async ({ fail, told }) => {
    fail()
    open(ASKED)
    await renderSignIn()
    await leave.click()
    await expect.element(page.getByRole('alert').getByText(told, { exact: false })).toBeVisible()
    await expect.element(leave).toBeEnabled()
    await expect.element(name).toBeVisible()
    answer('beginSingleSignOn', exampleResult('beginSingleSignOn'))
    await leave.click()
    await expectLeftFor(PROVIDER)
  })
})

describe('coming back', () => {
  const SENT = { state: 'of-this-attempt', code: 'of-the-person', iss: 'https://login.yuanhang.example' }
  const returned = (sent: Record<string, string>) => open(`?${new URLSearchParams(sent)}`)

  /** There once, as a person is before being led back. */
  async function goThere() {
    open(ASKED)
    await renderSignIn()
    await leave.click()
    await expectLeftFor(PROVIDER)
  }

  test('finishes with what the provider sent, which stands in no address any more', async () => {
    const release = hold('completeSingleSignOn')
    returned({ ...SENT, session_state: 'of-no-matter' })
    await renderSignIn()
    await expect.element(finishing).toBeDisabled()
    expect(location.search).toBe('')
    release()
    await expectLeftFor(exampleResult('completeSingleSignOn').returnUrl)
    await expect.poll(writes).toEqual([write('completeSingleSignOn', SENT)])
  })

  test('which enterprise it was is known when the next page names none', async () => {
    await goThere()
    returned(SENT)
    await renderSignIn()
    await expectLeftFor(exampleResult('completeSingleSignOn').returnUrl)
    open('')
    await renderSignIn()
    await leave.click()
    await expectLeftFor(PROVIDER)
    await expect.poll(() => writes().at(-1)).toEqual(write('beginSingleSignOn', { eid: EID }))
    await expect.poll(() => callsOf('getSessionState').at(-1)?.query).toEqual({ eid: EID })
  })

  test('a refusal is told; what was asked for before is asked for again', async () => {
    await goThere()
    refuse('completeSingleSignOn', 'SIGN_ON_UNKNOWN')
    returned(SENT)
    await renderSignIn()
    await expect.element(page.getByRole('alert').getByText('[2048]', { exact: false })).toBeVisible()
    await expectNoSeriousAxe()
    expect(location.search).toBe(ASKED)
    await leave.click()
    await expectLeftFor(PROVIDER)
    const begun = write('beginSingleSignOn', { eid: EID, returnUrl: BACK })
    await expect.poll(writes).toEqual([begun, write('completeSingleSignOn', SENT), begun])
  })

  test('whoever looks for a link meanwhile and comes back sends it no second time', async () => {
    refuse('completeSingleSignOn', 'SIGN_ON_UNKNOWN')
    returned(SENT)
    await renderSignIn()
    await expect.element(page.getByRole('alert').getByText('[2048]', { exact: false })).toBeVisible()
    await page.getByRole('link', { name: '忘记密码，或首次登录？' }).click()
    await page.getByRole('link', { name: '返回登录' }).click()
    await expect.element(leave).toBeEnabled()
    await expect.poll(writes).toHaveLength(1)
  })

  test('what the provider refused is sent, too', async () => {
    refuse('completeSingleSignOn', 'SIGN_ON_DENIED')
    returned({ state: SENT.state, error: 'access_denied', error_description: 'of-no-matter' })
    await renderSignIn()
    await expect.element(page.getByRole('alert').getByText('[2045]', { exact: false })).toBeVisible()
    await expect.poll(writes).toEqual([write('completeSingleSignOn', { state: SENT.state, error: 'access_denied' })])
  })

  test('a lost connection is told, and nothing is sent by itself again', async () => {
    disconnect('completeSingleSignOn')
    returned(SENT)
    await renderSignIn()
    await expect.element(page.getByRole('alert').getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.poll(writes).toHaveLength(1)
  })

  test('from signing out there, the enterprise is known and nothing is sent', async () => {
    returned({ state: EID })
    await renderSignIn()
    await expect.element(page.getByText('您已退出登录。')).toBeVisible()
    await expect.element(leave).toBeVisible()
    expect(location.search).toBe(`?signedOut=1&eid=${EID}`)
    await expect
      .poll(() => callsOf('getSessionState'))
      .toEqual([{ operationId: 'getSessionState', params: {}, query: { eid: EID } }])
    await expectNoWrites()
  })
})

test('what came back without an answer, and names no enterprise, draws the form all the same', async () => {
  open(`?state=${'s'.repeat(43)}`)
  await renderSignIn()
  await expect.element(name).toBeVisible()
  expect(location.search).toBe('?signedOut=1')
  await expect.poll(() => callsOf('getSessionState').map((call) => call.query)).toEqual([{}])
})

describe('signing out leads to where the company’s session ends', () => {
  const continueAt = 'https://login.yuanhang.example/session/end?client_id=roundview'

  beforeEach(() => answer('logout', { done: true, continueAt }))

  test('from the admin', async () => {
    await renderPage('/templates')
    await page.getByText(exampleResult('getCurrentUser').displayName, { exact: true }).first().click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expectLeftFor('/session/end?client_id=roundview')
  })

  test('from the answering site', async () => {
    await renderFeedback('/')
    await page.getByRole('button', { name: '退出登录' }).click()
    await expectLeftFor('/session/end?client_id=roundview')
  })

  test('whoever goes back from there to the answering site may sign out there again', async () => {
    await renderFeedback('/')
    const signOut = page.getByRole('button', { name: '退出登录' })
    await signOut.click()
    await expectLeftFor('/session/end?client_id=roundview')
    await expect.element(signOut).toBeDisabled()
    comeBack()
    await expect.element(signOut).toBeEnabled()
    await signOut.click()
    await expectLeftFor('/session/end?client_id=roundview')
  })
})
