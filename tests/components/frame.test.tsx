/** The frame around every page: skip link, the drawer of small screens, what the system says, what does not come. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { followSystem } from '../../src/api/mode.ts'
import { lazyDialog } from '../../src/ui/lazyPage.tsx'
import { answerDepartments, item, names, open, row } from './departmentPage.ts'
import { callsOf, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

test('the content is one key away', async () => {
  await renderPage('/templates')
  await expect.element(page.getByRole('button', { name: '跳到正文' })).toBeInTheDocument()
  page.getByRole('button', { name: '跳到正文' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
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
  await expect.element(page.getByText('可发布', { exact: true })).toBeVisible()
  answerQuestionnaire({ processStatus: 30, invalidDatas: [] })
  await page.getByRole('navigation', { name: '问卷步骤' }).getByRole('link', { name: /外观/ }).click()
  await expect.element(status).toBeVisible()
  expect(callsOf('getQuestionnaire')).toHaveLength(2)
})

test('while nobody chose light or dark, the page follows the system', () => {
  const system = Object.assign(new EventTarget(), { matches: false })
  const { matchMedia } = window
  window.matchMedia = () => system as unknown as MediaQueryList
  followSystem()
  Object.assign(system, { matches: true })
  system.dispatchEvent(new Event('change'))
  window.matchMedia = matchMedia
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('a failure gives way to what is told next, once it has been read', async () => {
  refuse('moveDepartment', 'NAME_TAKEN')
  refuse('positionDepartments', 'REFERENCE_UNKNOWN')
  answerDepartments()
  await open()
  await row('销售部').click()
  const first = page.getByText('[2052]', { exact: false })
  const second = page.getByText('[2070]', { exact: false })
  const begin = performance.now()
  // By key: a click anywhere closes a notice.
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.element(first).toBeVisible()
  await expect.poll(names).toContain('-销售部')
  await expect.element(item('销售部')).toHaveFocus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => writes()).toHaveLength(2)
  await expect.element(second).toBeVisible()
  expect(performance.now() - begin).toBeGreaterThan(3000)
  await expect.element(first).not.toBeInTheDocument()
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
