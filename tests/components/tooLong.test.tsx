/** What is too long is pasted whole, said to be too long at its field, and not sent, nor cut where nobody sees it. */
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { button, openDetails, rows, toolbar } from './details.ts'
import { answer, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const dialog = page.getByRole('dialog')
const levels = exampleResult('listRelationLevels')

async function openLevels() {
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await button('评价关系设置').click()
}

async function openTemplates() {
  answerQuestionnaire({ processStatus: 30 })
  await renderPage(`/questionnaire/publish/template/${id}`)
}

/** As a person pastes: a field that takes no more would cut it. */
async function paste(field: Locator, text: string) {
  await field.click()
  document.execCommand('selectAll')
  document.execCommand('insertText', false, text)
}

interface Case {
  name: string
  most: number
  /** What it must hold at any rate. */
  begins?: string
  open: () => Promise<unknown>
  field: () => Locator
  send: () => Locator
}

test.each<Case>([
  {
    name: 'a reason',
    most: 500,
    async open() {
      await openDetails()
      await rows.first().click()
      await toolbar.getByRole('button', { name: '不计入统计' }).click()
    },
    field: () => dialog.getByLabelText('原因（必填）'),
    send: () => dialog.getByRole('button', { name: '不计入统计' }),
  },
  {
    name: 'a mail’s title',
    most: 200,
    open: openTemplates,
    field: () => page.getByLabelText('标题'),
    send: () => button('保存模板'),
  },
  {
    name: 'a mail’s text',
    most: 20_000,
    begins: '{link}',
    open: openTemplates,
    field: () => page.getByLabelText('正文'),
    send: () => button('保存模板'),
  },
  {
    name: 'a level’s name',
    most: 50,
    open: openLevels,
    field: () => dialog.getByRole('textbox', { name: /名称/ }).first(),
    send: () => dialog.getByRole('button', { name: '保存' }),
  },
  {
    name: 'a new level’s name',
    most: 50,
    open: openLevels,
    field: () => dialog.getByRole('textbox', { name: /^新关系的名称/ }),
    send: () => dialog.getByRole('button', { name: '添加关系' }),
  },
])('$name', async ({ most, begins = '', open, field, send }) => {
  await open()
  // Counted by characters, not by what they take.
  const long = `${begins}${'𠮷'.repeat(most + 1 - begins.length)}`
  await paste(field(), long)
  await expect.element(field()).toHaveValue(long)
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field()).toHaveAccessibleDescription(`最多 ${most} 个字符`)
  await expect.element(send()).toBeDisabled()
  await expectNoWrites()
  await field().fill(long.slice(0, -'𠮷'.length))
  await expect.element(send()).toBeEnabled()
})

test('a level’s name that is taken is told at that level', async () => {
  await openLevels()
  const names = dialog.getByRole('textbox', { name: /名称/ })
  const message = '名称“”已存在，请换一个名称。'
  refuse('saveRelationLevels', 'NAME_TAKEN', { fields: [{ field: 'levels.0.levelName', message }] })
  await names.nth(1).fill('同名')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(names.nth(1)).toHaveAccessibleDescription(message)
  expect(names.nth(0).element().getAttribute('aria-invalid')).toBe('false')
  await expect
    .poll(() => writes()[0]?.body)
    .toMatchObject({ levels: [{ levelId: levels[1]?.levelId, levelName: '同名' }] })
  answer('saveRelationLevels', levels)
  await names.nth(1).fill('另名')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})
