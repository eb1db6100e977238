/** A failure of the page itself waits for what a person's own act has to tell, and is told once, while it is still so. */
import { CoreAdminContext } from 'react-admin'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react/pure'
import { createNoticeBoard } from '../../src/ui/notices/NoticeBoard.tsx'
import { createNotices } from '../../src/ui/notices/notices.ts'
import { answer, callsOf, disconnect, exampleResult, hold, letCallsArrive } from './network.ts'
import { renderPage } from './renderPage.tsx'
import { letNobodyRead } from './timers.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const example = exampleResult('listCombinedReports')
const items = ['第一份', '第二份'].map((title, index) => ({
  ...(example.items[0] as (typeof example.items)[0]),
  reportId: index + 1,
  title,
}))
const reports = { ...example, items, total: 2 }
const away = page.getByText(/请求服务器失败/)
const deleted = (title: string) => page.getByText(`已删除“${title}”`)
const remove = (title: string) => button(`删除：${title}`).click()

/** How often the text has come to stand on the page since. */
function countShown(text: string): () => number {
  let [shown, isThere] = [0, false]
  const look = new MutationObserver(() => {
    const isThereNow = document.body.textContent.includes(text)
    if (isThereNow && !isThere) shown += 1
    isThere = isThereNow
  })
  onTestFinished(() => look.disconnect())
  look.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => shown
}

async function removeFirstWhileTheListIsAway(): Promise<void> {
  disconnect('listCombinedReports')
  const asked = callsOf('listCombinedReports').length
  await remove('第一份')
  await expect.element(deleted('第一份')).toBeVisible()
  await expect.poll(() => callsOf('listCombinedReports').length).toBeGreaterThan(asked)
  await letCallsArrive()
}

async function openReports(): Promise<void> {
  answer('listCombinedReports', reports)
  await renderPage('/reports')
  await expect.element(button('删除：第二份')).toBeVisible()
}

test('what came of the next act is told at once, and what has been loaded since not at all', async () => {
  await openReports()
  const shown = countShown('请求服务器失败')
  await removeFirstWhileTheListIsAway()
  answer('listCombinedReports', reports)
  letNobodyRead()
  await remove('第二份')
  await expect.element(deleted('第二份')).toBeVisible()
  await button('撤销').click()
  await expect.element(deleted('第二份')).not.toBeInTheDocument()
  await letCallsArrive()
  expect(shown()).toBe(0)
})

test('a failure that stands already gives way at once to what comes of an act under way', async () => {
  letNobodyRead()
  await openReports()
  await removeFirstWhileTheListIsAway()
  const release = hold('deleteCombinedReport')
  await remove('第二份')
  await userEvent.keyboard('{Escape}')
  await expect.element(away).toBeVisible()
  release()
  await expect.element(deleted('第二份')).toBeVisible()
})

test('what fails again meanwhile is told once, after the way back', async () => {
  await openReports()
  const shown = countShown('请求服务器失败')
  await removeFirstWhileTheListIsAway()
  await remove('第二份')
  await expect.element(deleted('第二份')).toBeVisible()
  await button('撤销').click()
  await expect.element(away).toBeVisible()
  await button('关闭').click()
  await expect.element(away).not.toBeInTheDocument()
  await letCallsArrive()
  expect(shown()).toBe(1)
})

/** A board alone, and a button beside it by which a question fails. */
async function renderBoard() {
  const notices = createNotices(() => false)
  const Board = createNoticeBoard(notices)
  const fail = (isOver = false) => notices.report(new Error('away'), () => isOver)
  await render(
    <button type="button" onClick={() => fail()}>
      again
    </button>,
    {
      wrapper: ({ children }) => (
        <CoreAdminContext>
          {children}
          <Board />
        </CoreAdminContext>
      ),
    },
  )
  return fail
}

const told = page.getByText('failure.plain')

test('what several questions fail with at once is told once, and again to whoever asks again', async () => {
  const shown = countShown('failure.plain')
  const fail = await renderBoard()
  for (const report of [fail, fail, fail]) report()
  await expect.element(told).toBeVisible()
  fail()
  await button('ra.action.close').click()
  await expect.element(told).not.toBeInTheDocument()
  await letCallsArrive()
  expect(shown()).toBe(1)
  fail()
  await expect.element(told).toBeVisible()
  await button('again').click()
  await expect.poll(shown).toBe(3)
})

test('one that has its answer by now takes none with it that fails by the same words still', async () => {
  const fail = await renderBoard()
  fail(true)
  fail()
  await expect.element(told).toBeVisible()
})
