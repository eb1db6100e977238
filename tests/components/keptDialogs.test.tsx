/** What was typed into a row's dialog when the session ended is offered for that row alone. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectLeftFor } from './departures.ts'
import { answer, answerAfter, exampleResult, refuse, refuseOnce, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'
import { keepMine, question } from './whoseStays.ts'

const dialog = page.getByRole('dialog')
const offer = dialog.getByText('上次离开时有修改没有保存', { exact: false })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('roundview.unsaved.'))
const list = exampleResult('listQuestionnaires')
const example = exampleResult('getQuestionnaire')
const titles = ['年度评估', '春季评估']
const [department] = exampleResult('listDepartments')
const tags = ['年度', '管理者'].map((name, index) => ({
  id: index + 11,
  name,
  useType: 'QUESTIONNAIRE' as const,
  questionnaireCount: 1,
}))
const names = tags.map(({ name }) => name)

function pick(entry: string) {
  return async (name: string | undefined) => {
    await button(`更多: ${name}`).first().click()
    await page.getByRole('menuitem', { name: entry, exact: true }).click()
  }
}

async function typeTag() {
  await dialog.getByRole('combobox').fill('秋季')
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => {
  answer('listTags', tags)
  const rows = titles.map((title, index) => ({ ...example, id: index + 7, title }))
  answer('listQuestionnaires', { ...list, items: rows, total: rows.length })
})

async function endSession(address: string, save: string) {
  await press(save)
  await expectLeftFor(
    `/signin/?${new URLSearchParams({ returnUrl: `${location.pathname}${location.search}#${address}` })}`,
  )
  await press('取消')
  await expect.element(dialog).not.toBeInTheDocument()
}

describe('of two rows it is offered for the one alone', () => {
  const choose = (name: string | undefined) => button(`选用: ${name}`).first().click()
  const title = dialog.getByRole('textbox')
  const isTitled = () => expect.element(title).toHaveValue('秋季评估')
  const isTagged = () => expect.element(dialog.getByRole('button', { name: '秋季' })).toBeVisible()

  test.each([
    { what: 'a tag’s name', address: '/tags', rows: names, act: 'renameTag', open: pick('重命名') },
    { what: 'a title', address: '/manage', rows: titles, act: 'updateQuestionnaireBase', open: pick('重命名') },
    {
      what: 'a copy',
      address: '/addwizard/history',
      rows: titles,
      act: 'copyQuestionnaire',
      open: choose,
      save: '创建问卷',
      type: async () => {
        await title.fill('秋季评估')
        await dialog.getByRole('radio').nth(1).click()
      },
    },
    {
      what: 'tags',
      address: '/manage',
      rows: titles,
      act: 'bindTags',
      open: pick('标签'),
      type: typeTag,
      expectRestored: isTagged,
    },
  ] as const)('$what', async ({ address, rows, act, open, ...more }) => {
    const { save = '保存', type = () => title.fill('秋季评估'), expectRestored = isTitled } = { ...more }
    refuse(act, 'UNAUTHENTICATED')
    await renderPage(address)
    await open(rows[0])
    await type()
    await endSession(address, save)
    await open(rows[1])
    await expect.element(dialog.getByRole('button', { name: save, exact: true })).toBeVisible()
    await expect.element(offer).not.toBeInTheDocument()
    await press('取消')
    await expect.element(dialog).not.toBeInTheDocument()
    await open(rows[0])
    await expect.element(offer).toBeVisible()
    await press('恢复修改')
    await expectRestored()
    expect(kept()).toEqual([])
  })
})

test('a title that somebody else changed since is asked about, and sent with the version read now', async () => {
  const details = exampleResult('getQuestionnaireDetails')
  const { type, summary } = details.questionnaire
  const now = {
    ...details,
    questionnaire: { ...details.questionnaire, title: '夏季评估' },
    version: details.version + 1,
  }
  refuseOnce('updateQuestionnaireBase', 'UNAUTHENTICATED')
  answerAfter('updateQuestionnaireBase', 'getQuestionnaireDetails', now)
  const save = (version: number) => ({
    operationId: 'updateQuestionnaireBase',
    params: { id: '7' },
    query: {},
    body: { type, title: '秋季评估', summary, version },
  })
  await renderPage('/manage')
  await pick('重命名')(titles[0])
  await dialog.getByRole('textbox').fill('秋季评估')
  await endSession('/manage', '保存')
  await pick('重命名')(titles[0])
  await press('恢复修改')
  await expect.element(question.getByText('夏季评估', { exact: false })).toBeVisible()
  await keepMine()
  await expect.element(dialog.getByRole('textbox')).toHaveValue('秋季评估')
  await press('保存')
  await expect.poll(writes).toEqual([save(details.version), save(now.version)])
  expect(kept()).toEqual([])
})

describe('of a form about many nothing is kept: they may be others the next time', () => {
  test.each([
    {
      what: 'tags',
      address: '/manage',
      act: 'bulkTagQuestionnaires',
      open: '标签',
      save: '保存',
      type: typeTag,
    },
    {
      what: 'people',
      address: '/employees',
      act: 'bulkMoveEmployees',
      open: '移动到部门',
      save: '移动到部门',
      type: async () => {
        await dialog.getByRole('combobox').click()
        await page.getByRole('option', { name: department?.name, exact: true }).click()
      },
    },
  ] as const)('$what', async ({ address, act, open, save, type }) => {
    refuse(act, 'UNAUTHENTICATED')
    await renderPage(address)
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .first()
      .click()
    await page.getByRole('toolbar').getByRole('button', { name: open, exact: true }).click()
    await type()
    await endSession(address, save)
    expect(kept()).toEqual([])
  })
})
