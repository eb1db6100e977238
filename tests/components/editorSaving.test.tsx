/** The editor: what is not saved is never lost without a word, and nobody's work is overwritten without one. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react/pure'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, answerAfter, answerExample, callsOf, disconnect, exampleResult, hold, refuseOnce } from './network.ts'
import { bodyOf, button, expectSaved, openEditor, paper, questionnaireId, save } from './paper.ts'
import { stopTimers } from './timers.ts'

const body = bodyOf(paper)
const title = page.getByLabelText('问卷标题')
const state = (text: string) => page.getByRole('status').getByText(text, { exact: true })
const user = exampleResult('getCurrentUser')
const KEPT = `roundview.unsaved.${user.enterpriseUid}.${user.employeeId}.paper.${questionnaireId}`
const kept = () => sessionStorage.getItem(KEPT)
const keptTitle = () => JSON.parse(kept() ?? '{}').title
const keptVersion = () => JSON.parse(kept() ?? '{}').version
const mine = { ...body, title: '我的标题' }
/** What a save sends before its JSON texts are read. */
const sent = {
  ...mine,
  pages: paper.pages.map((each, index) => ({ id: each.id, index: index + 1, questions: each.questions })),
}

async function type(): Promise<void> {
  await openEditor()
  await title.fill('我的标题')
  await expect.element(state('有未保存的修改')).toBeInTheDocument()
}

describe('a save', () => {
  test.each([
    { name: 'the button', press: () => save.click() },
    { name: 'Ctrl+S', press: () => userEvent.keyboard('{Control>}s{/Control}') },
  ])('by $name sends the paper once, and what it makes stale is read again', async ({ press }) => {
    await type()
    answer('savePaper', { ...paper, title: '我的标题', version: 8 })
    const release = hold('savePaper')
    const before = callsOf('getQuestionnaire').length
    const papers = callsOf('getPaper').length
    await press()
    await expect.element(button('正在保存…')).toBeDisabled()
    await userEvent.keyboard('{Control>}s{/Control}')
    release()
    const told = page.getByText('已保存', { exact: true })
    await expect.element(told).toBeVisible()
    // As everywhere else.
    const notice = told.element().closest('.MuiSnackbarContent-root') ?? told.element()
    expect(getComputedStyle(notice).backgroundColor).toBe(getComputedStyle(document.body).color)
    await expect.element(state('已全部保存')).toBeInTheDocument()
    await expectSaved(mine)
    await expect.poll(() => callsOf('getQuestionnaire').length).toBe(before + 1)
    await expect.poll(() => callsOf('getPaper').length).toBe(papers + 1)
    expect(kept()).toBeNull()
  })

  test('leaves what is typed meanwhile, whatever is read again', async () => {
    await type()
    answer('savePaper', { ...paper, title: '我的标题', version: 8 })
    answerAfter('savePaper', 'getPaper', { ...paper, title: '对方的标题', version: 9 })
    const papers = callsOf('getPaper').length
    const release = hold('savePaper')
    await save.click()
    await expect.element(button('正在保存…')).toBeDisabled()
    await title.fill('我的标题二')
    release()
    await expect.poll(() => callsOf('getPaper').length).toBe(papers + 1)
    await expect.element(state('有未保存的修改')).toBeInTheDocument()
    await expect.element(title).toHaveValue('我的标题二')
    await save.click()
    await expectSaved(mine, { ...mine, title: '我的标题二', version: 8 })
  })

  test('that fails says so, keeps what was typed, and can be tried again', async () => {
    await type()
    disconnect('savePaper')
    await save.click()
    await expect.element(state('保存失败，修改都还在')).toBeInTheDocument()
    await expect.element(title).toHaveValue('我的标题')
    answerExample('savePaper')
    await save.click()
    await expectSaved(mine, mine)
  })
})

describe('somebody else saved in between', () => {
  async function collide(): Promise<void> {
    answerAfter('savePaper', 'getPaper', { ...paper, title: '对方的标题', version: 9 })
    answer('savePaper', { ...paper, title: '我的标题', version: 10 })
    refuseOnce('savePaper', 'STALE_VERSION')
    await type()
    await save.click()
    await expect.element(page.getByRole('dialog', { name: '其他人已保存了新版本' })).toBeVisible()
  }

  test('each version is named with its pages and questions', async () => {
    await collide()
    const count = paper.pages.reduce((sum, { questions }) => sum + questions.length, 0)
    const holds = `${paper.pages.length} 页，${count} 题`
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(`“我的标题”，${holds}`)).toBeVisible()
    await expect.element(dialog.getByText(`“对方的标题”，${holds}`)).toBeVisible()
  })

  test('mine is kept: it is saved over theirs, knowingly', async () => {
    await collide()
    await expectNoSeriousAxe()
    await button('保留我的版本，覆盖对方的').click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expectSaved(mine, { ...mine, version: 9 })
    await expect.element(title).toHaveValue('我的标题')
  })

  test('theirs is taken: mine is gone, and nothing is sent', async () => {
    await collide()
    await button('使用对方的版本').click()
    await expect.element(title).toHaveValue('对方的标题')
    await expect.element(state('已全部保存')).toBeInTheDocument()
    await expectSaved(mine)
  })
})

describe('the copy in this tab', () => {
  test('is kept while one types, and at once when the page goes', async () => {
    await type()
    await expect.poll(keptTitle).toBe('我的标题')
    expect(keptVersion()).toBe(paper.version)
    await title.fill('新的标题')
    stopTimers()
    // Into the browser's own cache, as with Back: the mocked network goes for good with a page that does.
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    expect(keptTitle()).toBe('新的标题')
  })

  test('is offered, taken up and saved', async () => {
    sessionStorage.setItem(KEPT, JSON.stringify(sent))
    await openEditor()
    await button('恢复修改').click()
    await expect.element(title).toHaveValue('我的标题')
    expect(button('恢复修改').elements()).toEqual([])
    await save.click()
    await expectSaved(mine)
  })

  test('of a page that went while a save was under way is a change of what that stored', async () => {
    await type()
    answer('savePaper', { ...paper, title: '我的标题', version: 8 })
    const release = hold('savePaper')
    await save.click()
    await expect.element(button('正在保存…')).toBeDisabled()
    await title.fill('新的标题')
    await cleanup()
    expect([keptTitle(), keptVersion()]).toEqual(['新的标题', paper.version])
    release()
    await expect.poll(keptVersion).toBe(8)
    expect(keptTitle()).toBe('新的标题')
    await expectSaved(mine)
  })

  test('is offered and declined', async () => {
    sessionStorage.setItem(KEPT, JSON.stringify(sent))
    await openEditor()
    await button('放弃').click()
    await expect.poll(kept).toBeNull()
    await expect.element(title).toHaveValue(paper.title)
  })
})

describe('somebody else saved since the copy was kept', () => {
  const { version: _, ...unversioned } = sent
  const conflict = page.getByRole('dialog', { name: '其他人已保存了新版本' })

  const copies = [
    { copy: 'a copy', keptAs: sent, madeOn: paper.version },
    // No stored paper has version 0.
    { copy: 'a copy of an earlier release, which has no version,', keptAs: unversioned, madeOn: 0 },
  ]

  async function restoreAndSave(keptAs: object, pages = paper.pages): Promise<void> {
    sessionStorage.setItem(KEPT, JSON.stringify(keptAs))
    answer('getPaper', { ...paper, pages, title: '对方的标题', summary: '对方的说明', version: 9 })
    answer('savePaper', { ...paper, title: '我的标题', version: 10 })
    refuseOnce('savePaper', 'STALE_VERSION')
    await openEditor()
    await expect.element(title).toHaveValue('对方的标题')
    await button('恢复修改').click()
    await expect.element(title).toHaveValue('我的标题')
    await save.click()
    await expect.element(conflict).toBeVisible()
    await expect.element(conflict.getByText('“对方的标题”', { exact: false })).toBeVisible()
  }

  test.each(copies)('$copy is asked about; mine is kept, knowingly', async ({ keptAs, madeOn }) => {
    await restoreAndSave(keptAs)
    await button('保留我的版本，覆盖对方的').click()
    await expect.element(state('已全部保存')).toBeInTheDocument()
    await expectSaved({ ...mine, version: madeOn }, { ...mine, version: 9 })
    await expect.element(title).toHaveValue('我的标题')
    await expect.poll(kept).toBeNull()
  })

  test('the questions that differ are named, the first three of them', async () => {
    const [home, ...pages] = paper.pages
    const [question, ...others] = home?.questions ?? []
    if (home === undefined || question === undefined) return expect.unreachable()
    // The JSON edge: the example's own text.
    const data = JSON.parse(question.data) as { title: string }
    const called = (name: string) => JSON.stringify({ ...data, title: name })
    const added = ['甲', '乙', '丙', '丁'].map((name, place) => ({ ...question, id: 9000 + place, data: called(name) }))
    const questions = [{ ...question, data: called('对方改过的题目') }, ...others, ...added]
    await restoreAndSave(sent, [{ ...home, questions }, ...pages])
    await expect.element(conflict.getByText('两份内容不同的题目：')).toBeVisible()
    const items = () =>
      conflict
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent)
    expect(items()).toEqual([data.title, '甲', '乙', '另有 2 题'])
    await expectNoSeriousAxe()
  })

  test.each(copies)('$copy is asked about; theirs is taken', async ({ keptAs, madeOn }) => {
    await restoreAndSave(keptAs)
    await button('使用对方的版本').click()
    await expect.element(conflict).not.toBeInTheDocument()
    await expect.element(title).toHaveValue('对方的标题')
    await expect.element(state('已全部保存')).toBeInTheDocument()
    await expectSaved({ ...mine, version: madeOn })
    await expect.poll(kept).toBeNull()
  })

  test('kept once more it is a change of its own version still', async () => {
    sessionStorage.setItem(KEPT, JSON.stringify(sent))
    answer('getPaper', { ...paper, title: '对方的标题', version: 9 })
    await openEditor()
    await button('恢复修改').click()
    await title.fill('新的标题')
    await expect.poll(keptTitle).toBe('新的标题')
    expect(keptVersion()).toBe(paper.version)
  })
})

describe('leaving with unsaved changes', () => {
  const dialog = page.getByRole('dialog')
  async function leave(): Promise<void> {
    await type()
    await page.getByRole('link', { name: '模板库' }).click()
    await expect.element(dialog.getByText('有未保存的修改，确定要离开吗？')).toBeVisible()
  }

  test('one stays', async () => {
    await leave()
    await dialog.getByRole('button', { name: '留在此页' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(title).toHaveValue('我的标题')
    await page.getByRole('link', { name: '模板库' }).click()
    await expect.element(dialog.getByRole('button', { name: '留在此页' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(title).toHaveValue('我的标题')
  })

  test('one goes, and nothing is kept', async () => {
    await leave()
    await dialog.getByRole('button', { name: '不保存，离开' }).click()
    await expect.element(page.getByRole('heading', { name: '模板库' })).toBeVisible()
    expect(kept()).toBeNull()
  })

  test('closing the tab asks too', async () => {
    await type()
    const closing = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(closing)
    expect(closing.defaultPrevented).toBe(true)
  })
})
