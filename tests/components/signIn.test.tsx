/** The sign-in page: by address or number, into which enterprise, and the password a mailed link sets. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { translateServer } from '../../messages/server.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, disconnect, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderSignIn } from './renderPage.tsx'

const name = page.getByLabelText('邮箱或工号', { exact: true })
const password = page.getByLabelText('密码', { exact: true })
/** Twelve by JavaScript's length. */
const SIX_HORSES = '🐎'.repeat(6)
const submit = page.getByRole('button', { name: '登录', exact: true })
const { returnUrl } = exampleResult('signIn')
const call = (body: unknown) => ({ operationId: 'signIn', params: {}, query: {}, body })

async function type(who: string, secret = 'correct horse battery'): Promise<void> {
  await renderSignIn()
  await name.fill(who)
  await password.fill(secret)
}

describe('signing in', () => {
  test.each([
    { name: 'an address', typed: ' sun.lei@yuanhang.example ', sent: { email: 'sun.lei@yuanhang.example' } },
    { name: 'a number', typed: 'E01001', sent: { employeeNo: 'E01001' } },
  ])('by $name leads on', async ({ typed, sent }) => {
    await type(typed)
    await expectNoSeriousAxe()
    await submit.click()
    await expectLeftFor(returnUrl)
    await expect.poll(writes).toEqual([call({ ...sent, password: 'correct horse battery' })])
  })

  test('what is missing is told, and nothing is sent', async () => {
    await renderSignIn()
    await submit.click()
    await expect.element(page.getByText('请填写邮箱或工号')).toBeVisible()
    await expect.element(page.getByText('请填写密码')).toBeVisible()
    await expect.element(name).toHaveFocus()
    await expectNoWrites()
  })

  test('a number of several enterprises: the chosen one is entered', async () => {
    const enterprises = [
      { logo: '', enterpriseName: '远航科技有限公司', enterpriseUid: 'ent-1' },
      { logo: '', enterpriseName: '别家', enterpriseUid: 'ent-2' },
    ]
    refuse('signIn', 'ENTERPRISE_NEEDED', { enterprises })
    await type('E01001')
    await submit.click()
    const chosen = page.getByRole('button', { name: '别家' })
    await expect.element(chosen).toBeVisible()
    await expect.element(page.getByRole('button', { name: '远航科技有限公司' })).toBeVisible()
    answer('signIn', { returnUrl })
    await chosen.click()
    await expectLeftFor(returnUrl)
    const body = { employeeNo: 'E01001', password: 'correct horse battery' }
    await expect.poll(writes).toEqual([call(body), call({ ...body, eid: 'ent-2' })])
  })

  describe('with a password of an administrator’s', () => {
    const own = page.getByLabelText('您自己的新密码')
    const choose = page.getByRole('button', { name: '设置密码并登录' })
    const given = { employeeNo: 'E01001', password: 'correct horse battery' }

    async function open() {
      refuse('signIn', 'PASSWORD_CHANGE_NEEDED')
      await type('E01001')
      await submit.click()
      await expect.element(own).toHaveFocus()
    }

    test('an own one is chosen, and leads on', async () => {
      await open()
      await expect.element(page.getByRole('alert').getByText('[2026]', { exact: false })).toBeVisible()
      // It is the next step, not a fault.
      await expect.element(page.getByRole('alert')).toHaveClass('hint')
      await expectNoSeriousAxe()
      await own.fill(SIX_HORSES)
      await choose.click()
      await expect.element(page.getByText('密码至少 12 个字符')).toBeVisible()
      await expect.poll(writes).toEqual([call(given)])
      answer('signIn', { returnUrl })
      await own.fill('mine alone, a long one')
      await choose.click()
      await expectLeftFor(returnUrl)
      await expect.poll(writes).toEqual([call(given), call({ ...given, newPassword: 'mine alone, a long one' })])
    })

    test('what is refused of it is told at its field, and all that was typed stays', async () => {
      await open()
      refuse('signIn', 'WEAK_PASSWORD', { fields: [{ field: 'newPassword', message: '密码太弱' }] })
      await own.fill('mine alone, a long one')
      await choose.click()
      await expect.element(own).toHaveAccessibleDescription('密码太弱')
      expect(page.getByText('密码太弱').elements()).toHaveLength(1)
      await expect.element(page.getByRole('alert')).toHaveClass('fault')
      await expect.element(own).toHaveValue('mine alone, a long one')
      await expect.element(password).toHaveValue('correct horse battery')
      await expect.poll(writes).toHaveLength(2)
    })
  })

  test.each([
    { name: 'a wrong password', fail: () => refuse('signIn', 'SIGN_IN_FAILED'), told: '[2010]' },
    { name: 'a lost connection', fail: () => disconnect('signIn'), told: '请求服务器失败' },
  ])('$name is told, and what was typed stays', async ({ fail, told }) => {
    fail()
    await type('E01001')
    await submit.click()
    await expect.element(page.getByRole('alert').getByText(told, { exact: false })).toBeVisible()
    await expect.element(name).toHaveValue('E01001')
    await expect.element(submit).toBeEnabled()
  })

  test('a refusal whose field has no words but its own is said once, and the field is marked', async () => {
    const message = translateServer('zh', 'error.SIGN_IN_FAILED')
    refuse('signIn', 'SIGN_IN_FAILED', { fields: [{ field: 'employeeNo', message }] })
    await type('E01001')
    await submit.click()
    await expect.element(name).toHaveAttribute('aria-invalid', 'true')
    expect(page.getByText(message, { exact: false }).elements()).toHaveLength(1)
  })

  test('it is sent once while it is under way', async () => {
    const release = hold('signIn')
    await type('E01001')
    await submit.click()
    await expect.element(page.getByRole('button', { name: '正在登录…' })).toBeDisabled()
    release()
    await expectLeftFor(returnUrl)
    await expect.poll(writes).toHaveLength(1)
  })

  test('the other language is shown at once', async () => {
    await renderSignIn()
    await page.getByRole('button', { name: 'English' }).click()
    await expect.element(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

describe('the first set-up', () => {
  const fill = async (label: string, text: string) => page.getByLabelText(label, { exact: true }).fill(text)
  const create = page.getByRole('button', { name: '创建并登录' })

  test('makes the enterprise and its administrator', async () => {
    answer('getSessionState', { ...exampleResult('getSessionState'), needsSetup: true })
    await renderSignIn()
    await expect.element(create).toBeVisible()
    await expect.element(page.getByLabelText('首次设置码', { exact: true })).not.toBeInTheDocument()
    await create.click()
    await expect.element(page.getByText('请填写此项').first()).toBeVisible()
    await expectNoWrites()
    await fill('企业名称', ' 远航 ')
    await fill('管理员姓名', '孙磊')
    await fill('管理员邮箱', 'sun.lei@yuanhang.example')
    await fill('密码', SIX_HORSES)
    await create.click()
    await expect.element(page.getByText('密码至少 12 个字符')).toBeVisible()
    await expectNoWrites()
    await fill('密码', 'correct horse battery')
    await create.click()
    await expectLeftFor(exampleResult('setUpEnterprise').returnUrl)
    const body = {
      enterpriseName: '远航',
      displayName: '孙磊',
      email: 'sun.lei@yuanhang.example',
      password: 'correct horse battery',
    }
    await expect.poll(writes).toEqual([{ operationId: 'setUpEnterprise', params: {}, query: {}, body }])
  })

  test.each([
    { language: 'zh', submit: '创建并登录', email: '管理员邮箱', others: ['企业名称', '管理员姓名', '密码'] },
    {
      language: 'en',
      submit: 'Create and sign in',
      email: 'Administrator e-mail',
      others: ['Enterprise name', 'Administrator name', 'Password'],
    },
  ] as const)('a wrong address is told at its field, not by the name of a property ($language)', async (words) => {
    const { language } = words
    answer('getSessionState', { ...exampleResult('getSessionState'), needsSetup: true })
    const message = translateServer(language, 'input.rule.format.email')
    const params = { field: 'email', detail: message }
    refuse('setUpEnterprise', 'INVALID_INPUT', { fields: [{ field: 'email', message }] }, params)
    await renderSignIn('/', { language })
    const email = page.getByLabelText(words.email, { exact: true })
    await email.fill('sun.lei')
    for (const label of words.others) await page.getByLabelText(label, { exact: true }).fill('correct horse battery')
    await page.getByRole('button', { name: words.submit }).click()
    await expect.element(email).toHaveAccessibleDescription(message)
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    const sentence = translateServer(language, 'error.INVALID_INPUT', { field: '', detail: '' }).trim()
    await expect.element(page.getByRole('alert')).toHaveTextContent(`${sentence} [2000]`)
    // Mended, while something else is missing.
    await email.fill('sun.lei@yuanhang.example')
    await page.getByLabelText(words.others[0], { exact: true }).fill('')
    await page.getByRole('button', { name: words.submit }).click()
    await expect.element(page.getByLabelText(words.others[0], { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('asks for the code of the start where the server says so', async () => {
    const state = { ...exampleResult('getSessionState'), needsSetup: true }
    answer('getSessionState', { ...state, needsSetupCode: true })
    refuse('setUpEnterprise', 'SETUP_CODE_WRONG', { fields: [{ field: 'setupCode', message: '设置码不对' }] })
    await renderSignIn()
    const code = page.getByLabelText('首次设置码', { exact: true })
    await fill('企业名称', '远航')
    await fill('管理员姓名', '孙磊')
    await fill('管理员邮箱', 'sun.lei@yuanhang.example')
    await fill('密码', 'correct horse battery')
    await expectNoSeriousAxe()
    await create.click()
    await expect.element(page.getByText('请填写此项')).toBeVisible()
    await expect.element(code).toHaveFocus()
    await expectNoWrites()
    await code.fill(' KMRT-WXHP ')
    await create.click()
    await expect.element(page.getByText('设置码不对')).toBeVisible()
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    answer('setUpEnterprise', exampleResult('setUpEnterprise'))
    await code.fill('kmrt wxhp dgqn bvcs')
    await create.click()
    await expectLeftFor(exampleResult('setUpEnterprise').returnUrl)
    const body = {
      enterpriseName: '远航',
      displayName: '孙磊',
      email: 'sun.lei@yuanhang.example',
      password: 'correct horse battery',
    }
    const call = (setupCode: string) => ({
      operationId: 'setUpEnterprise',
      params: {},
      query: {},
      body: { ...body, setupCode },
    })
    await expect.poll(writes).toEqual([call('KMRT-WXHP'), call('kmrt wxhp dgqn bvcs')])
  })
})
