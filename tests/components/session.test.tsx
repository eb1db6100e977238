/** The foot of the navigation: account, password, language, light and dark. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followSystem, keepMode } from '../../src/api/mode.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import {
  answer,
  calls,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  letCallsArrive,
  refuse,
  writes,
} from './network.ts'
import { removePage, renderPage } from './renderPage.tsx'

const user = exampleResult('getCurrentUser')
const other = exampleResult('listRelatedEnterprises').find(({ enterpriseUid }) => enterpriseUid !== user.enterpriseUid)
const button = (name: string) => page.getByRole('button', { name })
const entry = (name: string) => page.getByRole('menuitem', { name })
const dialog = page.getByRole('dialog', { name: '修改密码' })
const write = (operationId: string, body?: unknown) => ({ operationId, params: {}, query: {}, body })

const objects = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function openMenu(): Promise<void> {
  await renderPage('/enterprise')
  await page.getByText(user.displayName, { exact: true }).first().click()
}

test('Escape closes the menu', async () => {
  await openMenu()
  await expect.element(entry('退出登录')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(entry('退出登录')).not.toBeInTheDocument()
})

test('one’s own particulars are led to, and the menu is gone', async () => {
  await openMenu()
  await entry('个人资料').click()
  await expect.poll(() => location.hash).toBe('#/profile')
  await expect.element(entry('退出登录')).not.toBeInTheDocument()
})

test('another enterprise is entered by loading the page anew', async () => {
  await openMenu()
  await entry(other?.enterpriseName ?? '').click()
  await expectLeftFor(`${location.pathname}${location.search}${location.hash}`)
  await expect.poll(writes).toEqual([write('switchEnterprise', { enterpriseUid: other?.enterpriseUid })])
})

test('nothing is asked between entering another enterprise and loading the page anew', async () => {
  await openMenu()
  await letCallsArrive()
  await entry(other?.enterpriseName ?? '').click()
  await expectLeftFor(`${location.pathname}${location.search}${location.hash}`)
  await letCallsArrive()
  const asked = calls.map(({ operationId }) => operationId)
  expect(asked.slice(asked.indexOf('switchEnterprise'))).toEqual(['switchEnterprise'])
})

test('in another enterprise one does not begin at a record or a filter of the former', async () => {
  for (const [address, there] of [
    ['/questionnaire/edit/settings/7302100001', '/manage'],
    ['/employees?filter=%7B%22kw%22%3A%22x%22%7D', '/employees'],
  ]) {
    await renderPage(address ?? '')
    await page.getByText(user.displayName, { exact: true }).first().click()
    await entry(other?.enterpriseName ?? '').click()
    await expectLeftFor(`${location.pathname}${location.search}#${there}`)
    await removePage()
  }
})

test('two clicks on another enterprise are one order', async () => {
  const release = hold('switchEnterprise')
  await openMenu()
  await entry(other?.enterpriseName ?? '').dblClick()
  release()
  await expectLeftFor(`${location.pathname}${location.search}${location.hash}`)
  await expect.poll(writes).toEqual([write('switchEnterprise', { enterpriseUid: other?.enterpriseUid })])
})

test('signing out leads to the sign-in page', async () => {
  await openMenu()
  await entry('退出登录').click()
  await expectLeftFor('/signin/?signedOut=1')
  await expect.poll(() => callsOf('logout')).toHaveLength(1)
})

test('the name of the enterprise leads to it', async () => {
  await renderPage('/templates')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(user.enterpriseName) })
    .click()
  await expect.poll(() => location.hash).toBe('#/enterprise')
})

test('the other language is shown at once and told to the server', async () => {
  await renderPage('/templates')
  await expect.poll(() => callsOf('listTemplates')).toHaveLength(1)
  await page.getByRole('button', { name: /English/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Template library' })).toBeVisible()
  await expect.poll(writes).toEqual([write('setSessionLanguage', { language: 'en' })])
  // What the server words is asked for again.
  await expect.poll(() => callsOf('listTemplates').length).toBeGreaterThan(1)
  await page.getByRole('button', { name: /中文/ }).click()
  await expect.poll(() => document.documentElement.lang).toBe('zh-CN')
})

test('what is typed stays when the language changes for the first time', async () => {
  await renderPage('/profile')
  await page.getByLabelText('QQ').fill('10001')
  await page.getByRole('button', { name: /English/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await expect.element(page.getByLabelText('QQ')).toHaveValue('10001')
})

test('with something unsaved, signing out is asked about before it is done', async () => {
  await renderPage('/profile')
  await page.getByLabelText('QQ').fill('10001')
  const signOut = async () => {
    await page.getByText(user.displayName, { exact: true }).first().click()
    await entry('退出登录').click()
  }
  await signOut()
  await button('留在此页').click()
  await expect.element(page.getByLabelText('QQ')).toHaveValue('10001')
  await letCallsArrive()
  expect(callsOf('logout')).toEqual([])
  await signOut()
  const release = hold('logout')
  expect(objects()).toBe(true)
  await button('不保存，离开').click()
  await expect.poll(() => callsOf('logout')).toHaveLength(1)
  // The browser does not ask once more.
  expect(objects()).toBe(false)
  release()
  await expectLeftFor('/signin/?signedOut=1')
  await expect.poll(() => callsOf('logout')).toHaveLength(1)
})

test('with something unsaved, another enterprise is asked about as well; a failure leaves the page guarded', async () => {
  disconnect('switchEnterprise')
  await renderPage('/profile')
  await page.getByLabelText('QQ').fill('10001')
  await page.getByText(user.displayName, { exact: true }).first().click()
  await entry(other?.enterpriseName ?? '').click()
  await letCallsArrive()
  expect(callsOf('switchEnterprise')).toEqual([])
  await button('不保存，离开').click()
  await expect.element(page.getByText('请求服务器失败', { exact: false }).first()).toBeVisible()
  await expect.element(page.getByLabelText('QQ')).toHaveValue('10001')
  await expect.poll(objects).toBe(true)
})

test('light becomes dark and light again', async () => {
  await renderPage('/templates')
  await button('切换到深色').click()
  expect(document.documentElement.dataset.theme).toBe('dark')
  await button('切换到浅色').click()
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('where nothing can be kept, dark stays dark after printing; once it can, what is kept counts again', async () => {
  const { setItem, getItem } = Storage.prototype
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const print = () => {
    window.dispatchEvent(new Event('beforeprint'))
    expect(document.documentElement.dataset.theme).toBe('light')
    window.dispatchEvent(new Event('afterprint'))
  }
  await renderPage('/templates')
  followSystem()
  try {
    Object.assign(Storage.prototype, { setItem: forbid, getItem: forbid })
    await button('切换到深色').click()
    print()
    expect(document.documentElement.dataset.theme).toBe('dark')
    Object.assign(Storage.prototype, { setItem, getItem })
    await button('切换到浅色').click()
    print()
    expect(document.documentElement.dataset.theme).toBe('light')
  } finally {
    Object.assign(Storage.prototype, { setItem, getItem })
    keepMode('light')
  }
})

describe('password', () => {
  test.each([
    { name: 'cancelling', close: () => dialog.getByRole('button', { name: '取消' }).click() },
    {
      name: 'Escape',
      close: async () => {
        await userEvent.keyboard('{Escape}')
        await button('不保存，离开').click()
      },
    },
  ])('$name changes nothing', async ({ close }) => {
    await openMenu()
    await entry('修改密码').click()
    await dialog.getByLabelText(/^新密码/).fill('correct horse')
    await close()
    // Nor the question over it, which would hide it.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expectNoWrites()
  })

  const confirm = dialog.getByRole('button', { name: '修改密码' })
  async function type(): Promise<void> {
    await openMenu()
    await entry('修改密码').click()
    await dialog.getByLabelText(/^当前密码/).fill('old and known')
    await dialog.getByLabelText(/^新密码/).fill('1234567')
    await confirm.click()
    await expect.element(dialog.getByLabelText(/^新密码/)).toHaveAttribute('aria-invalid', 'true')
    await expectNoWrites()
    await dialog.getByLabelText(/^新密码/).fill('correct horse')
    await confirm.click()
  }
  const body = { password: 'correct horse', oldPassword: 'old and known' }

  test('it is changed', async () => {
    await type()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByText('密码已修改', { exact: false })).toBeVisible()
    await expect.poll(writes).toEqual([write('changePassword', body)])
  })

  test('whoever came by the company account is asked for none, and told how it is changed', async () => {
    answer('getCurrentUser', { ...user, keepsPassword: true })
    await openMenu()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(dialog.getByText(/请退出后用密码登录再修改.*“忘记密码，或首次登录？”/)).toBeVisible()
    await expect.element(dialog).toHaveAccessibleDescription(/企业账号/)
    expect(dialog.getByRole('textbox').elements()).toEqual([])
    await expectNoSeriousAxe()
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expectNoWrites()
  })

  test.each([
    { name: 'a wrong old one', fail: () => refuse('changePassword', 'WRONG_PASSWORD'), told: /\[20\d\d\]/ },
    {
      name: 'that the company account came in, which changes none,',
      fail: () => refuse('changePassword', 'SIGN_ON_KEEPS_PASSWORD'),
      told: /请退出后用密码登录再修改.*“忘记密码，或首次登录？”.*\[2078\]/,
    },
    { name: 'a lost connection', fail: () => disconnect('changePassword'), told: /请求服务器失败/ },
  ])('$name is told, and what was typed stays', async ({ fail, told }) => {
    fail()
    await type()
    await expect.element(page.getByText(told).first()).toBeVisible()
    await expect.element(dialog.getByLabelText(/^新密码/)).toHaveValue('correct horse')
  })
})
