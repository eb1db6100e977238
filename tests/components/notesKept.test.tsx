/** Notes that are not saved stay in the browser until they are, or their writer signs out (docs/anonymity.md). */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { KEPT_DAYS } from '../../src/feedback/kept.ts'
import { expectLeftFor } from './departures.ts'
import {
  answer,
  answerExample,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  letCallsArrive,
  refuse,
  writes,
} from './network.ts'
import { alert, button, comeBack, field, kept, leave, open, status, write } from './notesPage.ts'
import { removePage, renderFeedback, renderPage } from './renderPage.tsx'

const SECRET = 'S3cretS3cretS3cretS3cretS3cretS3cretS3cret1'
const DAY = 24 * 60 * 60 * 1000
const [entry] = exampleResult('listMyReports').reports
const user = exampleResult('getCurrentUser')
const path = `${entry?.questionnaireId}/${entry?.employeeId}`

const openByLink = () => renderFeedback(`/t/${SECRET}/reports/${path}`)
/** What lies in the browser of notes, by its keys. */
const lying = () => Object.keys(localStorage).filter((key) => key.startsWith('roundview.notes.'))
const stillHere = page.getByText('您写了还没有保存的笔记仍在这个浏览器里', { exact: false })
const endsBySignOut = page.getByText('退出登录会清除它们。')

async function typed(words: string): Promise<void> {
  await field('笔记').fill(words)
  await expect.element(status('有改动尚未保存')).toBeVisible()
}

describe.each([
  { by: 'signed in', openReport: open, bearer: {} },
  { by: 'by a link', openReport: openByLink, bearer: { bearer: SECRET } },
])('whoever came $by', ({ by, openReport, bearer }) => {
  test('finds after a reload what could not be saved while the report was withdrawn', async () => {
    await openReport()
    await typed('还没有保存')
    await button('添加目标').click()
    await field('目标 2').fill('多听')
    refuse('saveOwnNotes', 'NOT_FOUND')
    await button('保存').click()
    await expect.element(alert).toMatchTextContent('没有保存，您写的内容还在这里。')
    await removePage()
    refuse('getMyReport', 'NOT_FOUND')
    // A link names its person by itself: who comes by one has no session.
    if (by === 'signed in') answer('getCurrentUser', { ...user, employeeId: entry?.employeeId ?? 0 })
    else refuse('getCurrentUser', 'UNAUTHENTICATED')
    await openReport()
    await expect.element(stillHere).toBeVisible()
    expect(endsBySignOut.elements()).toHaveLength(by === 'signed in' ? 1 : 0)
    await removePage()
    answerExample('getMyReport')
    answer('saveOwnNotes', { ...kept, version: kept.version + 1 })
    await openReport()
    await expect.element(field('笔记')).toHaveValue('还没有保存')
    await expect.element(status('有改动尚未保存')).toBeVisible()
    await button('保存').click()
    const aims = [...kept.aims, { text: '多听', date: null }]
    await expect.poll(() => writes()[1]).toEqual({ ...write({ ...kept, text: '还没有保存', aims }), ...bearer })
  })

  test('leaves nothing in the browser once it is saved, or taken back', async () => {
    await openReport()
    await typed('还没有保存')
    expect(lying()).toHaveLength(1)
    expect(JSON.stringify(lying())).not.toContain(SECRET)
    await field('笔记').fill(kept.text)
    await expect.poll(lying).toEqual([])
    await typed('新的')
    expect(lying()).toHaveLength(1)
    answer('saveOwnNotes', { ...kept, text: '新的', version: kept.version + 1 })
    await button('保存').click()
    await expect.element(status('已保存')).toBeVisible()
    expect(lying()).toEqual([])
  })

  test('is asked whose change stays where it was saved elsewhere meanwhile', async () => {
    await openReport()
    await typed('还没有保存')
    await removePage()
    answer('getOwnNotes', { ...kept, text: '别处的', version: kept.version + 1 })
    refuse('saveOwnNotes', 'STALE_VERSION')
    await openReport()
    await expect.element(field('笔记')).toHaveValue('还没有保存')
    await button('保存').click()
    await expect.element(page.getByText('这份笔记在别处改动过。要留下哪一份？')).toBeVisible()
    await button('改用别处保存的').click()
    await expect.element(field('笔记')).toHaveValue('别处的')
    expect(lying()).toEqual([])
  })
})

describe('signing out', () => {
  beforeEach(async () => {
    await openByLink()
    await typed('由链接写的')
    await removePage()
    await open()
    await typed('登录后写的')
    await removePage()
    expect(lying()).toHaveLength(2)
  })

  const own = () => lying().filter((key) => key.startsWith('roundview.notes.own.'))

  test('from the answering site takes the own ones along, and those typed on until the page is left', async () => {
    await open()
    await expect.element(field('笔记')).toHaveValue('登录后写的')
    const listening = vi.spyOn(window, 'addEventListener')
    await button('退出登录').click()
    await expectLeftFor('/signin/')
    const leave = listening.mock.calls.find(([kind]) => kind === 'pagehide')?.[1]
    listening.mockRestore()
    expect([own().length, lying().length]).toEqual([0, 1])
    await field('笔记').fill('还在写')
    await expect.poll(own).toHaveLength(1)
    // Not told to the window: the test's own frame would take itself for left.
    if (typeof leave === 'function') leave(new Event('pagehide'))
    expect([own().length, lying().length]).toEqual([0, 1])
  })

  test('from the admin takes them along, too', async () => {
    await renderPage('/enterprise')
    await page.getByText(exampleResult('getCurrentUser').displayName, { exact: true }).first().click()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expectLeftFor('/signin/?signedOut=1')
    expect([own().length, lying().length]).toEqual([0, 1])
  })

  test('that failed takes nothing', async () => {
    disconnect('logout')
    await renderFeedback('/')
    await button('退出登录').click()
    await expect.element(button('没能退出，再试一次')).toBeEnabled()
    expect(lying()).toHaveLength(2)
  })
})

test('nobody else finds them: not who may only read along, nor another person', async () => {
  await open()
  await typed('还没有保存')
  await removePage()
  const [id, employeeId] = [entry?.questionnaireId, (entry?.employeeId ?? 0) + 1]
  refuse('getMyReport', 'NOT_FOUND')
  await renderFeedback(`/reports/${id}/${employeeId}`)
  await expect.element(page.getByRole('heading', { name: '这份报告现在不能打开' })).toBeVisible()
  await expect.element(stillHere).not.toBeInTheDocument()
  await removePage()
  // Of the superior, too, the report is withdrawn.
  answer('getCurrentUser', { ...user, employeeId: (entry?.employeeId ?? 0) + 2 })
  await open()
  await expect.element(page.getByRole('heading', { name: '这份报告现在不能打开' })).toBeVisible()
  await letCallsArrive()
  await expect.element(stillHere).not.toBeInTheDocument()
  expect(callsOf('getCurrentUser')).toHaveLength(1)
  await expectNoWrites()
})

test.each([
  { name: 'on their last day stay', keptAt: () => Date.now() - (KEPT_DAYS - 1) * DAY, stays: true },
  { name: 'a moment later go', keptAt: () => Date.now() - KEPT_DAYS * DAY - 1, stays: false },
  { name: 'that nobody can read go', keptAt: () => '{', stays: false },
])('of whoever comes to the list, those $name', async ({ keptAt, stays }) => {
  const key = 'roundview.notes.link.somebody'
  localStorage.setItem(key, JSON.stringify({ typed: kept, kept, keptAt: keptAt() }))
  await renderFeedback('/')
  await expect.element(page.getByRole('heading', { name: '邀请您', exact: false })).toBeVisible()
  expect(localStorage.getItem(key) !== null).toBe(stays)
})

test('those of a clock that went ahead have their days from now on', async () => {
  const key = 'roundview.notes.link.somebody'
  const before = Date.now()
  localStorage.setItem(key, JSON.stringify({ typed: kept, kept, keptAt: before + 400 * DAY }))
  await renderFeedback('/')
  await expect.element(page.getByRole('heading', { name: '邀请您', exact: false })).toBeVisible()
  const { keptAt, ...left } = JSON.parse(localStorage.getItem(key) ?? '{}')
  expect(left).toEqual({ typed: kept, kept })
  expect(keptAt - before).toBeLessThan(DAY)
})

test('what lies there and is no notes is passed over', async () => {
  await open()
  await typed('还没有保存')
  const [key = ''] = lying()
  await removePage()
  for (const text of ['{', 'null', JSON.stringify({ typed: { text: '' }, kept })]) {
    localStorage.setItem(key, text)
    await open()
    await expect.element(field('笔记')).toHaveValue(kept.text)
    await removePage()
  }
})

test('a browser that forbids its storage still keeps them from page to page', async () => {
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = () => {
    throw new DOMException('denied', 'QuotaExceededError')
  }
  try {
    await open()
    await typed('还没有保存')
    await page.getByRole('link', { name: '返回我的报告' }).click()
    await page.getByRole('link', { name: `打开：${entry?.title}，关于您本人` }).click()
    await expect.element(field('笔记')).toHaveValue('还没有保存')
  } finally {
    Storage.prototype.setItem = setItem
  }
})

test('what was taken back does not come back with its writer', async () => {
  await open()
  await typed('还没有保存')
  await field('笔记').fill(kept.text)
  await expect.poll(lying).toEqual([])
  await leave()
  await comeBack()
  await expect.element(field('笔记')).toHaveValue(kept.text)
})
