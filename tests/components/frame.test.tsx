/** The frame around every page: skip link, the drawer of small screens, what the system says, what does not come. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { followSystem } from '../../src/api/mode.ts'
import { lazyDialog } from '../../src/ui/page/lazyPage.tsx'
import { answer, callsOf, exampleResult, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

test('the content is one key away', async () => {
  await renderPage('/templates')
  await expect.element(page.getByRole('button', { name: '跳到正文' })).toBeInTheDocument()
  page.getByRole('button', { name: '跳到正文' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test.each(['/nope', '/evaluatees', '/evaluatees/1'])('%s is nowhere, and says so', async (address) => {
  await renderPage(address)
  await expect.element(page.getByText('没有找到该页面', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: '问卷管理' }).click()
  await expect.poll(() => location.hash).toBe('#/manage')
})

test('on a phone the navigation is opened, left by Escape, and closes by itself when one goes on', async () => {
  await renderPage('/templates', { width: 390, height: 844 })
  const opener = page.getByRole('button', { name: '主导航' })
  const drawer = page.getByRole('navigation', { name: '主导航' })
  await expect.element(drawer).not.toBeInTheDocument()
  await opener.click()
  await expect.element(drawer).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(drawer).not.toBeInTheDocument()
  await opener.click()
  await drawer.getByRole('link', { name: '问卷', exact: true }).click()
  await expect.poll(() => location.hash).toBe('#/manage')
  await expect.element(drawer).not.toBeInTheDocument()
})

test('on every page of a questionnaire its status is asked for anew (spec §2)', async () => {
  const { id } = answerQuestionnaire({ processStatus: 20, invalidDatas: [] })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  const status = page.getByRole('main').getByText('收集中', { exact: true })
  await expect.element(page.getByText('可启动', { exact: true })).toBeVisible()
  answerQuestionnaire({ processStatus: 30, invalidDatas: [] })
  await page.getByRole('navigation', { name: '问卷步骤' }).getByRole('link', { name: /外观/ }).click()
  await expect.element(status).toBeVisible()
  await expect.poll(() => callsOf('getQuestionnaire')).toHaveLength(2)
})

test('while nobody chose light or dark, the page follows the system, but on paper it is light', () => {
  const [system, paper] = [1, 2].map(() => Object.assign(new EventTarget(), { matches: false }))
  const { matchMedia } = window
  onTestFinished(() => {
    window.matchMedia = matchMedia
  })
  window.matchMedia = (query) => (query === 'print' ? paper : system) as unknown as MediaQueryList
  followSystem()
  const shownAfter = (query: EventTarget | undefined, matches: boolean) => {
    Object.assign(query ?? {}, { matches })
    query?.dispatchEvent(new Event('change'))
    return document.documentElement.dataset.theme
  }
  expect(shownAfter(system, true)).toBe('dark')
  expect(shownAfter(paper, true)).toBe('light')
  expect(shownAfter(paper, false)).toBe('dark')
  // Before the query changes, the paper is laid out.
  const shownOn = (event: string) => {
    window.dispatchEvent(new Event(event))
    return document.documentElement.dataset.theme
  }
  expect([shownOn('beforeprint'), shownOn('afterprint')]).toEqual(['light', 'dark'])
})

describe('a notice', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const people = [1, 2].map((id) => ({ ...exampleResult('getEmployee'), id, displayName: `员工${id}` }))
  const failure = page.getByText('[2090]', { exact: false })
  const enabled = page.getByText('已启用 2 人')

  async function choose() {
    answer('listEmployees', { items: people, total: 2, pageIndex: 1, pageSize: 50 })
    await renderPage('/employees')
    await page.getByRole('checkbox', { name: '全选' }).click()
  }

  /** The first try is refused, the next one is not. */
  async function fail() {
    refuse('bulkEnableEmployees', 'SELECTION_CHANGED')
    await choose()
    await button('启用').click()
    await expect.element(failure).toBeVisible()
    answer('bulkEnableEmployees', { changed: [1, 2], skipped: [], jobId: null })
  }

  test('that failed gives way at once to what the person did next', async () => {
    await fail()
    const begin = performance.now()
    await button('启用').click()
    await expect.element(enabled).toBeVisible()
    expect(performance.now() - begin).toBeLessThan(2500)
    await expect.element(failure).not.toBeInTheDocument()
  })

  test('that failed can be read before what nobody did anything for', async () => {
    await fail()
    const begin = performance.now()
    await expect.element(button('启用')).toBeEnabled()
    // As a program does: no hand touched anything.
    button('启用')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.poll(() => writes()).toHaveLength(2)
    await expect.element(enabled).toBeVisible()
    expect(performance.now() - begin).toBeGreaterThan(2500)
  })

  test('that failed is closed by its button', async () => {
    await fail()
    await button('关闭').click()
    await expect.element(failure).not.toBeInTheDocument()
  })

  test('of a plain sentence gives way at once', async () => {
    await renderPage(`/manage?filter=${encodeURIComponent('{"moon":1}')}`)
    await expect.element(page.getByText(/moon/)).toBeVisible()
    refuse('bulkDisableQuestionnaires', 'SELECTION_CHANGED')
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .first()
      .click()
    await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click()
    await expect.element(failure).toBeVisible()
    await expect.element(page.getByText(/moon/)).not.toBeInTheDocument()
  })

  test('stays when one clicks elsewhere, and goes by Escape', async () => {
    await choose()
    await button('启用').click()
    await expect.element(enabled).toBeVisible()
    await page.getByRole('heading', { level: 1 }).click()
    await page.getByRole('textbox', { name: '姓名、拼音、邮箱或工号' }).click()
    await page.getByRole('link', { name: '部门', exact: true }).click()
    await expect.poll(() => location.hash).toBe('#/departments')
    await expect.element(button('撤销')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(enabled).not.toBeInTheDocument()
  })
})

test.each(['button', 'Escape'])('a dialog whose file does not come says so and is closed by %s', async (way) => {
  let closed = 0
  const Broken = lazyDialog<{ onClose: () => void }>(() => Promise.reject(new Error('no file')))
  await render(<Broken onClose={() => (closed += 1)} />)
  await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await page.getByRole('button', { name: 'action.close' }).click()
  expect(closed).toBe(1)
})
