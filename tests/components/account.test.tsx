/** One's own sign-in on the answering site: the password, and the devices it is used on. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { translateServer } from '../../messages/server.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import {
  answer,
  answerAfter,
  answerExample,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  refuse,
  writes,
} from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const SIGN_IN = '/signin/?returnUrl=/feedback/%23%2Faccount'
const devices = exampleResult('listSessions')
const [here, there] = devices
const alone = devices.filter(({ isCurrent }) => isCurrent)
const button = (name: string) => page.getByRole('button', { name })
const link = (name: string) => page.getByRole('link', { name })
const field = (name: string) => page.getByLabelText(name, { exact: true })
const alert = page.getByRole('alert')
const status = (text: string) => page.getByRole('status').getByText(text, { exact: false })
const write = (operationId: string, params: object, body: unknown) => ({ operationId, params, query: {}, body })

const open = (options = {}) => renderFeedback('/account', options)

describe('the way there', () => {
  test('is beside signing out, and leads back to the list', async () => {
    await renderFeedback('/')
    await expect.element(button('退出登录')).toBeVisible()
    await link('我的账号').click()
    await expect.element(page.getByRole('heading', { level: 1, name: '我的账号' })).toHaveFocus()
    await expectNoSeriousAxe()
    expect(document.title).toBe('环视 · 我的账号')
    await link('返回任务列表').click()
    await expect.element(page.getByText('远航科技有限公司邀请您提供反馈')).toBeVisible()
  })

  test('is not there for whoever came by a link', async () => {
    await renderFeedback('/t/S3cretS3cretS3cretS3cretS3cretS3cretS3cret1')
    await expect.element(page.getByText('远航科技有限公司邀请您提供反馈')).toBeVisible()
    await expect.element(link('我的账号')).not.toBeInTheDocument()
    await expect.element(button('退出登录')).not.toBeInTheDocument()
  })

  test.each(['zh', 'en'] as const)('fits the narrowest phone (%s), as does the page', async (language) => {
    const fits = () => expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await renderFeedback('/', { language, width: 320 })
    await link(language === 'zh' ? '我的账号' : 'My account').click()
    await expect.element(field(language === 'zh' ? '新密码' : 'New password')).toBeVisible()
    await fits()
    await expect.element(button(language === 'zh' ? '退出登录' : 'Sign out').first()).toBeInViewport({ ratio: 1 })
    await expect.element(button(language === 'zh' ? 'English' : '中文')).toBeInViewport({ ratio: 1 })
  })

  test('what did not come is asked for again', async () => {
    disconnect('listSessions')
    await open()
    await expect.element(button('重试')).toBeVisible()
    answerExample('listSessions')
    await button('重试').click()
    await expect.element(field('新密码')).toBeVisible()
  })

  test('somebody who is signed out is led to the sign-in page', async () => {
    refuse('listSessions', 'UNAUTHENTICATED')
    await open()
    await expectLeftFor(SIGN_IN)
  })
})

describe('the password', () => {
  const body = { password: 'correct horse', oldPassword: 'old and known' }
  const change = button('修改密码')

  async function type() {
    await open()
    await field('当前密码').fill(body.oldPassword)
    await field('新密码').fill(body.password)
    await change.click()
  }

  test('is changed by keyboard alone, and the devices that are left are shown', async () => {
    answerAfter('changePassword', 'listSessions', alone)
    await open({ language: 'en' })
    await field('Current password').click()
    await userEvent.keyboard(`${body.oldPassword}{Tab}${body.password}{Enter}`)
    await expect.element(status('The password is changed; other devices are signed out.')).toBeVisible()
    await expect.element(page.getByText('You are signed in nowhere else.')).toBeVisible()
    await expect.element(field('Current password')).toHaveValue('')
    await expect.element(field('New password')).toHaveValue('')
    await expect.poll(writes).toEqual([write('changePassword', {}, body)])
  })

  test('what is missing or too short is told at its field, and nothing is sent', async () => {
    await open()
    await field('新密码').fill('elevenchars')
    await change.click()
    await expect.element(field('当前密码')).toHaveFocus()
    await expect.element(field('当前密码')).toHaveAccessibleDescription('请填写此项')
    await expect.element(field('新密码')).toHaveAccessibleDescription('密码至少 12 个字符')
    await expectNoWrites()
    await expectNoSeriousAxe()
    await field('当前密码').fill(body.oldPassword)
    await change.click()
    await expect.element(field('新密码')).toHaveFocus()
    await expect.element(field('当前密码')).not.toHaveAttribute('aria-invalid')
    await expectNoWrites()
  })

  test.each([
    {
      name: 'a wrong old one',
      fail: () => refuse('changePassword', 'WRONG_PASSWORD', { fields: [{ field: 'oldPassword', message: '不对' }] }),
      told: /\[20\d\d\]/,
      at: '不对',
    },
    {
      name: 'that the company account came in, which changes none,',
      fail: () => refuse('changePassword', 'SIGN_ON_KEEPS_PASSWORD'),
      told: /请退出后用密码登录再修改.*\[2078\]/,
      at: '',
    },
    { name: 'a lost connection', fail: () => disconnect('changePassword'), told: /请求服务器失败/, at: '' },
  ])('$name is told, and what was typed stays', async ({ fail, told, at }) => {
    fail()
    await type()
    await expect.element(alert.getByText(told)).toBeVisible()
    await expect.element(field('当前密码')).toHaveAccessibleDescription(at)
    await expect.element(field('当前密码')).toHaveValue(body.oldPassword)
    await expect.element(field('新密码')).toHaveValue(body.password)
    answerExample('changePassword')
    await change.click()
    await expect.element(status('密码已修改')).toBeVisible()
    await expect.element(alert).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('changePassword', {}, body), write('changePassword', {}, body)])
  })

  test('is asked of nobody who came by the company account, which changes none: it is said where it is changed', async () => {
    answer('getCurrentUser', { ...exampleResult('getCurrentUser'), keepsPassword: true })
    await open()
    await expect.element(page.getByText(translateServer('zh', 'error.SIGN_ON_KEEPS_PASSWORD'))).toBeVisible()
    await expect.element(button('退出登录')).toBeVisible()
    await expect.element(field('当前密码')).not.toBeInTheDocument()
    await expect.element(change).not.toBeInTheDocument()
    await expect.element(page.getByText(/^修改密码后/)).not.toBeInTheDocument()
    await expectNoSeriousAxe()
  })

  test('is sent once while it is under way', async () => {
    const release = hold('changePassword')
    await type()
    await button('正在修改…').click({ force: true })
    release()
    await expect.element(status('密码已修改')).toBeVisible()
    await expect.poll(writes).toEqual([write('changePassword', {}, body)])
  })

  test('of somebody who is signed out meanwhile leads to the sign-in page', async () => {
    refuse('changePassword', 'UNAUTHENTICATED')
    await type()
    await expectLeftFor(SIGN_IN)
  })

  test('stays changed where the devices cannot be read anew', async () => {
    await open()
    await expect.element(change).toBeVisible()
    disconnect('listSessions')
    await field('当前密码').fill(body.oldPassword)
    await field('新密码').fill(body.password)
    await change.click()
    await expect.element(status('密码已修改')).toBeVisible()
    await expect.poll(() => callsOf('listSessions')).toHaveLength(2)
    await expect.element(alert).not.toBeInTheDocument()
  })
})

describe('the devices', () => {
  const end = button(`退出此设备: ${there?.device}`)
  const endOthers = button('退出其他所有设备')

  test('are listed; one is signed out, or all others', async () => {
    answerAfter('endOtherSessions', 'listSessions', alone)
    await open()
    await expect.element(page.getByText(`${here?.device} · ${here?.remoteAddress}`)).toBeVisible()
    await expect.element(page.getByText('此浏览器')).toBeVisible()
    await expect.element(page.getByText(/^登录于 2026年11月2日 .*，最近使用 2026年11月2日 /).first()).toBeVisible()
    await end.click()
    await expect.element(status('已退出该设备')).toBeVisible()
    await endOthers.click()
    await expect.element(status('已退出其他所有设备')).toBeVisible()
    await expect.element(page.getByText('没有在其他设备上登录。')).toBeVisible()
    await expect.element(endOthers).not.toBeInTheDocument()
    await expect.element(page.getByRole('heading', { name: '登录的设备' })).toHaveFocus()
    await expect
      .poll(writes)
      .toEqual([write('endSession', { key: there?.key }, undefined), write('endOtherSessions', {}, undefined)])
    await expectNoSeriousAxe()
  })

  test('without a name, and by the day', async () => {
    const other = { ...devices[1], device: '', isByDay: true, createdAt: '2026-11-01T00:00:00.000Z' }
    answer('listSessions', [...alone, { ...other, lastSeenAt: '2026-11-02T00:00:00.000Z' } as (typeof devices)[0]])
    await open()
    await expect.element(button('退出此设备: 未知设备')).toBeVisible()
    await expect.element(page.getByText('登录于 2026年11月1日，最近使用 2026年11月2日')).toBeVisible()
  })

  test.each([
    { name: 'a lost connection', fail: () => disconnect('endSession'), told: '请求服务器失败' },
    { name: 'that it is over already', fail: () => refuse('endSession', 'NOT_FOUND'), told: '[2001]' },
  ])('$name is told, and what is left is read anew', async ({ fail, told }) => {
    fail()
    await open()
    await end.click()
    await expect.element(alert.getByText(told, { exact: false })).toBeVisible()
    await expect.poll(() => callsOf('listSessions')).toHaveLength(2)
    await expect.element(status('已退出')).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('endSession', { key: there?.key }, undefined)])
  })

  test('are signed out once while it is under way', async () => {
    const release = hold('endOtherSessions')
    await open()
    await endOthers.click()
    await endOthers.click({ force: true })
    await end.click({ force: true })
    release()
    await expect.element(status('已退出其他所有设备')).toBeVisible()
    await expect.poll(writes).toEqual([write('endOtherSessions', {}, undefined)])
  })

  test('of somebody who is signed out meanwhile lead to the sign-in page', async () => {
    refuse('endOtherSessions', 'UNAUTHENTICATED')
    await open()
    await endOthers.click()
    await expectLeftFor(SIGN_IN)
  })
})
